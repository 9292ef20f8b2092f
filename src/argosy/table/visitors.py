"""Who is asking: a browser with its own key in a cookie, or a program with a seat's key in its requests.

A browser that changes something must also send a token derived from its key (`X-Argosy-Token`): another site can make
it send the cookie, but cannot read the token. Only a program says `Authorization: Bearer`; the password of a proxy in
front (`Basic`), which a browser sends by itself, makes no program of it.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from fastapi import Request

from argosy.table import keys
from argosy.table.door import crowd_of
from argosy.table.errors import NoTable, NotHost, NotYours, OtherVersion
from argosy.table.house import SPECTATOR, House
from argosy.table.live import LiveTable

COOKIE = "argosy_me"
TOKEN_HEADER = "X-Argosy-Token"
UNSAFE = {"POST", "PUT", "PATCH", "DELETE"}


def token_of(key: str) -> str:
    """The token that pages of this browser carry."""
    return hmac.new(key.encode(), b"argosy page token", hashlib.sha256).hexdigest()[:40]


def address_of(request: Request) -> str:
    """Where a request comes from, as limits count it: with IPv6 a whole network, all of which is one customer's."""
    return crowd_of(request.client.host) if request.client else "?"


@dataclass(frozen=True)
class Visitor:
    """Whoever sent a request."""

    key: str | None  # of the browser
    bearer: str | None  # a seat's key

    @property
    def person(self) -> str | None:
        """What is kept of the browser's key."""
        return keys.hashed(self.key) if self.key else None

    device: str = ""  # what kind of browser

    @classmethod
    def of(cls, request: Request) -> Visitor:
        """The visitor behind a request."""
        sent = bearer_of(request)
        if sent:
            return cls(None, sent)
        key: Any = getattr(request.state, "me", None) or request.cookies.get(COOKIE)
        device = device_of(request.headers.get("user-agent", ""))
        return cls(key if isinstance(key, str) and 20 <= len(key) <= 64 else None, None, device)

    def seats(self, table: LiveTable | SimpleNamespace) -> list[int]:
        """The seats that this visitor holds at a table; also at one in a list."""
        if self.bearer:
            sent = keys.hashed(self.bearer)
            return [seat.seat for seat in table.seats if seat.key and hmac.compare_digest(seat.key, sent)]
        return sorted(seat for seat, persons in table.held.items() if self.person in persons)


def bearer_of(request: Request) -> str | None:
    """The seat's key that a program sent."""
    scheme, _, sent = request.headers.get("authorization", "").partition(" ")
    return sent.strip() or None if scheme.lower() == "bearer" else None


BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS", "Mac"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


def device_of(agent: str) -> str:
    """What a browser says of itself, in two words, so that its owner knows it again in a list."""
    found = [next((name for mark, name in known if mark in agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found))


@dataclass(frozen=True)
class Look:
    """A visitor's look at a table: the table, the seats they hold, and the seat they see it from."""

    table: LiveTable
    held: list[int]
    seat: int | None  # None: a spectator

    @property
    def name(self) -> str:
        """How the visitor is called at the table."""
        return self.table.seats[self.seat].name if self.seat is not None else "…"

    @property
    def chat_seat(self) -> int:
        """The seat that a line of talk comes from."""
        return SPECTATOR if self.seat is None else self.seat


def look(house: House, table_id: str, visitor: Visitor, seat: int | None = None) -> Look:
    """Let a visitor look at a table: from a seat they hold, or as a spectator where that is open to all."""
    if not keys.is_table_id(table_id):
        raise NoTable
    try:
        table = house.table(table_id)
    except OtherVersion:
        closed = house.kept(table_id)
        if not visitor.seats(closed) and not closed.listed:
            raise NoTable from None
        raise
    held = visitor.seats(table)
    if not held:
        if not table.row.listed:  # as if there were no table, whatever is asked of it
            raise NoTable
        if seat is not None:
            raise NotYours
        return Look(table, [], None)
    if seat is not None and seat not in held:
        raise NotYours
    if seat is None:  # around one screen: the seat that is to move
        seat = table.to_move if table.to_move in held else held[0]
    return Look(table, held, seat)


def watch(house: House, watch_key: str) -> Look:
    """Look at a table through the spectators' link."""
    return Look(house.table(house.table_to_watch(watch_key)), [], None)


def own(house: House, table_id: str, visitor: Visitor, seat: int | None = None) -> Look:
    """Like `look`, but only for somebody who holds a seat."""
    found = look(house, table_id, visitor, seat)
    if found.seat is None:
        raise NotYours
    return found


def host(house: House, table_id: str, visitor: Visitor) -> Look:
    """Like `own`, but only for whoever made the table; where nobody did who sits there, for everybody at it."""
    found = own(house, table_id, visitor)
    if found.table.row.host is not None and found.table.row.host not in found.held:
        raise NotHost(name=found.table.seats[found.table.row.host].name)
    return found
