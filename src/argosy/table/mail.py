"""Mail by the host's own server: plain text, one link to switch it off, nothing that somebody else must not read."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from argosy.play.errors import ArgosyError
from argosy.table.errors import BadRequest

PATIENCE = 15.0  # seconds
LONGEST_ADDRESS = 200
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}


class BadMailServer(ArgosyError, ValueError):
    """The host's setting names no mail server."""

    key = "news-bad-mail-server"


class MailTrouble(Exception):
    """A mail that was not taken; says why in few words."""


@dataclass(frozen=True)
class Post:
    """The host's mail server."""

    server: str = ""  # smtp+starttls://user:password@mail.example.org:587
    sender: str = ""

    def __post_init__(self) -> None:
        if self.server and (urlsplit(self.server).scheme not in PORTS or not urlsplit(self.server).hostname):
            raise BadMailServer(server=self.server.rpartition("@")[2], right=", ".join(f"{one}://" for one in PORTS))
        if self.server and not ADDRESS.fullmatch(self.sender):
            raise BadMailServer(server=self.sender, right="ARGOSY_MAIL_FROM=games@example.org")

    @property
    def off(self) -> bool:
        """Whether there is no mail."""
        return not self.server

    def send(self, to: str, subject: str, text: str, stop: str) -> None:
        """One mail; `stop` is the link that ends them. `MailTrouble` where the server did not take it."""
        message = EmailMessage()
        message["From"] = Address("Argosy", addr_spec=self.sender)
        message["To"] = to
        message["Subject"] = " ".join(subject.split())
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        try:
            with self._connected() as link:
                link.send_message(message)
        except (OSError, smtplib.SMTPException) as error:
            raise MailTrouble(type(error).__name__) from error

    def _connected(self) -> smtplib.SMTP:
        parts = urlsplit(self.server)
        host, port = str(parts.hostname), parts.port or PORTS[parts.scheme]
        secure = ssl.create_default_context()
        if parts.scheme == "smtps":
            link: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=secure)
        else:
            link = smtplib.SMTP(host, port, timeout=PATIENCE)
        if parts.scheme == "smtp+starttls":
            link.starttls(context=secure)
        if parts.username:
            link.login(unquote(parts.username), unquote(parts.password or ""))
        return link


def checked(address: str) -> str:
    """An address that could be written to; `BadRequest` says what would be right."""
    if len(address) > LONGEST_ADDRESS or not ADDRESS.fullmatch(address):
        raise BadRequest(what="mail", right="name@example.org")
    return address
