"""Calls to addresses that people give: a small JSON body, to public addresses only, never further than asked.

Whoever could make a server call its neighbours could look where they must not. So the name is looked up once, every
address it has must be a public one, and the call goes to that very address; nobody is followed elsewhere. Of the answer
only its first line is read, and nobody is waited for longer than some seconds in all: a byte now and then buys no time,
and whoever let us wait is left alone for a while.
"""

from __future__ import annotations

import http.client
import ipaddress
import json
import socket
import ssl
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from argosy.table.errors import BadRequest

LONGEST_URL = 400
PATIENCE = 10.0  # seconds for a whole call
LONGEST_LINE = 1000  # bytes of an answer's first line
LEFT_ALONE = 60.0  # seconds in which an address that let us wait is not called again
SCHEMES = {"http": 80, "https": 443}
EMBEDDING = [ipaddress.ip_network(text) for text in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]

UNICAST = ipaddress.ip_network("2000::/3")  # where the addresses of the world are


class HookTrouble(Exception):
    """A call that did not arrive; says why in few words."""


class HookLater(HookTrouble):
    """A call that was not made now: its address has just let somebody wait, which need not be this one's fault."""


@dataclass(frozen=True)
class Hooks:
    """Which addresses may be called: `public`, `any`, `off`, or names with commas between them."""

    allowed: str = "public"
    slow: dict[str, float] = field(default_factory=dict, compare=False)  # addresses that let us wait, and until when

    @property
    def off(self) -> bool:
        """Whether nobody is called."""
        return self.allowed == "off"

    def check(self, url: str) -> str:
        """An address that could be called; `BadRequest` says what would be right."""
        right = f"https://… with a name, without a user and at most {LONGEST_URL} characters"
        try:
            parts = urlsplit(url)
            ok = parts.scheme in SCHEMES and parts.hostname and not parts.username and not parts.password
            ok = bool(ok) and (parts.port is None or 0 < parts.port < 65536) and url.isascii() and url.isprintable()
        except ValueError:
            ok = False
        if self.off or not ok or " " in url or len(url) > LONGEST_URL:
            raise BadRequest(what="webhook", right=right)
        return url

    def call(self, url: str, body: dict[str, Any]) -> int:
        """Send a JSON body; the status of the answer. `HookTrouble` where there was none, or it was no success."""
        parts = urlsplit(self.check(url))
        host, port = str(parts.hostname), parts.port or SCHEMES[parts.scheme]
        address = self._address(host, port)
        if self.slow.get(address, 0.0) > time.monotonic():
            raise HookLater("slow")
        link = _Pinned(address, host, port, parts.scheme == "https")
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        try:
            sent = json.dumps(body, ensure_ascii=False).encode()
            link.request("POST", target, sent, {"Content-Type": "application/json", "User-Agent": "Argosy"})
            status = link.status()
        except TimeoutError as error:
            self._let_us_wait(address)
            raise HookTrouble(type(error).__name__) from error
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise HookTrouble(type(error).__name__) from error
        finally:
            link.close()
        if not 200 <= status < 300:
            raise HookTrouble(str(status))
        return status

    def _let_us_wait(self, address: str) -> None:
        now = time.monotonic()
        for old in [one for one, until in list(self.slow.items()) if until < now]:
            self.slow.pop(old, None)
        self.slow[address] = now + LEFT_ALONE

    def _address(self, host: str, port: int) -> str:
        """The address behind a name, if all that it has may be called."""
        try:
            found = [str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        except (OSError, UnicodeError) as error:
            raise HookTrouble("no such name") from error
        named = host.lower() in [one.strip().lower() for one in self.allowed.split(",")]
        if self.allowed != "any" and not named and not all(map(is_public, found)):
            raise HookTrouble("not a public address")
        return found[0]


def is_public(address: str) -> bool:
    """Whether an address is out in the world, and not a neighbour of this server in any disguise."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if found.version == 6 and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if found.version == 6 and any(found in network for network in EMBEDDING):
        return False
    if found.version == 6 and found not in UNICAST:  # all others are old names of neighbours, or nobody's
        return False
    return found.is_global and not found.is_multicast


class _Pinned(http.client.HTTPConnection):
    """A connection to an address that was looked at, whatever its name says now."""

    def __init__(self, address: str, host: str, port: int, secure: bool) -> None:
        super().__init__(host, port, timeout=PATIENCE)
        self.address, self.secure = address, secure
        self.until = time.monotonic() + PATIENCE

    def connect(self) -> None:
        """To the address, and with TLS for the name."""
        plain = socket.create_connection((self.address, self.port), self.left())
        plain.settimeout(self.left())
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host) if self.secure else plain
        self.sock.settimeout(self.left())

    def left(self) -> float:
        """The seconds that are left for all of it."""
        seconds = self.until - time.monotonic()
        if seconds <= 0:
            raise TimeoutError
        return seconds

    def status(self) -> int:
        """The number in the first line of the answer."""
        got = b""
        while b"\n" not in got and len(got) < LONGEST_LINE:
            self.sock.settimeout(self.left())
            more = self.sock.recv(LONGEST_LINE)
            if not more:
                break
            got += more
        words = got.split(None, 2)
        if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
            raise http.client.BadStatusLine("")
        return int(words[1])


def body_for(url: str, title: str, text: str, link: str, facts: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Where to send which body: as Discord, Slack and ntfy want it, and all of that together for everybody else."""
    parts = urlsplit(url)
    host = (parts.hostname or "").lower()
    said = f"{text}\n{link}" if link else text
    quiet: dict[str, Any] = {"allowed_mentions": {"parse": []}}  # a player may be called @everyone
    if host.endswith(("discord.com", "discordapp.com")):
        return url, {"content": said} | quiet
    if host.endswith("slack.com"):
        return url, {"text": for_slack(said)}
    told = {"title": title, "message": text, "click": link}
    if host.startswith("ntfy.") and parts.path.strip("/"):  # it takes JSON at its root alone
        topic = parts.path.strip("/").split("/")[0]
        root = f"{parts.scheme}://{parts.netloc}/"
        return root, {"topic": topic} | {key: value for key, value in told.items() if value}
    return url, {"content": said, "text": for_slack(said)} | quiet | told | {"argosy": facts}


def for_slack(text: str) -> str:
    """A text in which nobody's name is an order."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
