"""Who is asking: a browser with its own key in a cookie, or a program with a seat's key in its requests.

A browser that changes something must also send a token derived from its key (`X-Argosy-Token`): another site can make
it send the cookie, but cannot read the token.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from fastapi import Request

from argosy.table import keys
from argosy.table.errors import NoTable, NotYours, OtherVersion
from argosy.table.house import SPECTATOR, House
from argosy.table.live import LiveTable

COOKIE = "argosy_me"
TOKEN_HEADER = "X-Argosy-Token"
UNSAFE = {"POST", "PUT", "PATCH", "DELETE"}


def token_of(key: str) -> str:
    """The token that pages of this browser carry."""
    return hmac.new(key.encode(), b"argosy page token", hashlib.sha256).hexdigest()[:40]


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "?"


@dataclass(frozen=True)
class Visitor:
    """Whoever sent a request."""

    key: str | None  # of the browser
    bearer: str | None  # a seat's key

    @property
    def person(self) -> str | None:
        """What is kept of the browser's key."""
        return keys.hashed(self.key) if self.key else None

    @classmethod
    def of(cls, request: Request) -> Visitor:
        """The visitor behind a request."""
        scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
        sent = bearer.strip() if scheme.lower() == "bearer" and bearer.strip() else None
        key: Any = getattr(request.state, "me", None) or request.cookies.get(COOKIE)
        return cls(key if isinstance(key, str) and 20 <= len(key) <= 64 else None, sent)

    def seats(self, table: LiveTable | SimpleNamespace) -> list[int]:
        """The seats that this visitor holds at a table; also at one in a list."""
        if self.bearer:
            sent = keys.hashed(self.bearer)
            found = [seat.seat for seat in table.seats if hmac.compare_digest(seat.key, sent)]
            if not found:
                raise NotYours
            return found
        return sorted(seat for seat, persons in table.held.items() if self.person in persons)


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
    try:
        table = house.table(table_id)
    except OtherVersion:
        closed = house.kept(table_id)
        if not visitor.seats(closed) and not closed.listed:
            raise NoTable from None
        raise
    held = visitor.seats(table)
    if not held:
        if seat is not None:
            raise NotYours
        if not table.row.listed:
            raise NoTable
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
