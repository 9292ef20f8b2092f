"""What a host does beside the running servers: list, close, delete and expire tables, mute and remove players.

Everything is written to the database together with an order; servers look for new orders every few seconds, tell the
pages that are open, and wake the bots.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from argosy.play.errors import ArgosyError
from argosy.table.house import House
from argosy.table.names import nameless
from argosy.table.seats import FREE, after_leaving
from argosy.table.store import Store, change_seat, events, holders, orders, seats, tables

log = logging.getLogger("argosy.table")

LOOK = 2.0  # seconds between two looks for orders
KEPT = 86_400.0  # seconds after which an order is forgotten: every server has read it long since
DAY = 86_400.0
STATUSES = ("open", "running", "over", "closed")
UNFINISHED = ("open", "running")


class NoSuchTable(ArgosyError, LookupError):
    """The host named a table that is not there."""

    key = "host-no-table"


class NoSuchSeat(ArgosyError, LookupError):
    """The host named a seat that this table has not."""

    key = "host-no-seat"


class WrongStatus(ArgosyError, ValueError):
    """What was ordered cannot be done to a table that stands so."""

    key = "host-wrong-status"


@dataclass(frozen=True)
class Listed:
    """A table as the host sees it in a list."""

    id: str
    game: str
    status: str
    public: bool
    events: int
    made: float
    changed: float
    seats: list[str]  # a name, who plays there, and whether the seat is muted

    def data(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return asdict(self)


class Host:
    """The host's hands on the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def tables(self, statuses: Sequence[str] = (), idle_days: float = 0.0) -> list[Listed]:
        """Tables of these statuses (all without) that nobody touched for so many days; the latest last."""
        with self.store.engine.connect() as link:
            asked = select(tables).where(tables.c.changed <= time.time() - idle_days * DAY).order_by(tables.c.changed)
            rows = link.execute(asked.where(tables.c.status.in_(statuses)) if statuses else asked).all()
            counted = link.execute(select(events.c.table_id, func.count()).group_by(events.c.table_id))
            counts: dict[str, int] = {row[0]: row[1] for row in counted}
            players: dict[str, list[str]] = defaultdict(list)
            for seat in link.execute(select(seats).order_by(seats.c.table_id, seats.c.seat)):
                players[seat.table_id].append(_seated(seat))
        return [
            Listed(row.id, row.game, row.status, bool(row.listed), counts.get(row.id, 0), row.made, row.changed,
                   players[row.id])
            for row in rows
        ]  # fmt: skip

    def close(self, table_id: str) -> None:
        """End a table without a result. Nobody plays there any more; its record is kept."""
        with self.store.write() as link:
            status = self._status(link, table_id)
            if status not in UNFINISHED:
                raise WrongStatus(table=table_id, status=status)
            self._change(link, table_id, status="closed", acting=None, due=None)  # nobody is to move, or awaited
            self._order(link, table_id, "close")

    def delete(self, table_id: str) -> None:
        """Remove a table with everything that belongs to it."""
        with self.store.write() as link:
            self._status(link, table_id)
            self._delete(link, [table_id])

    def expire(self, days: float, statuses: Sequence[str] = ("open", "over", "closed")) -> list[str]:
        """Delete tables of these statuses that nobody touched for so many days; which."""
        with self.store.write() as link:
            old = tables.c.changed < time.time() - days * DAY, tables.c.status.in_(statuses)
            gone = [str(row.id) for row in link.execute(select(tables.c.id).where(*old))]
            self._delete(link, gone)
        return gone

    def mute(self, table_id: str, seat: int, muted: bool = True) -> None:
        """Let a seat not talk any more, or again."""
        with self.store.write() as link:
            self._seat(link, table_id, seat)
            change_seat(link, table_id, seat, muted=int(muted))
            self._order(link, table_id, "mute")

    def remove(self, table_id: str, seat: int, level: str = "mate") -> None:
        """Take a seat from whoever holds it, also while a bot plays for them: their devices and links open it no more.
        A bot plays on; at a table that has not begun the seat is free again."""
        with self.store.write() as link:
            status = self._status(link, table_id)
            row = self._seat(link, table_id, seat)
            at = holders.c.table_id == table_id, holders.c.seat == seat
            held = row.key is not None or link.execute(select(holders.c.person).where(*at)).first() is not None
            bot = row.kind == "bot" and not held
            if status not in UNFINISHED or bot:
                raise WrongStatus(table=table_id, status="bot" if bot else status)
            link.execute(delete(holders).where(*at))
            values: dict[str, Any] = FREE | {"name": nameless(seat + 1)}
            if status == "running":
                values = {
                    "kind": "bot",
                    "level": level,
                    "key": None,
                    "invitation": None,
                    "colour": None,
                    "again": 0,
                    "hints": 0,
                }
            change_seat(link, table_id, seat, **values)
            self._change(link, table_id, due=0.0)  # the bot is awaited
            if status == "open":
                table = link.execute(select(tables).where(tables.c.id == table_id)).one()
                self._change(link, table_id, **after_leaving(link, table, seat))
            self._order(link, table_id, "remove")

    def seat_named(self, table_id: str, text: str) -> int:
        """A seat by its number, counted from 1, or by the name of whoever sits there."""
        rows = self.store.seats(table_id)
        meant = [row for row in rows if text == str(row.seat + 1)]  # also where somebody is called like a number
        meant += [row for row in rows if text.casefold() == row.name.casefold()]
        if meant:
            return int(meant[0].seat)
        if not rows:
            raise NoSuchTable(table=table_id)
        raise NoSuchSeat(table=table_id, seat=text, seats=[f"{row.seat + 1} ({row.name})" for row in rows])

    def _status(self, link: Connection, table_id: str) -> str:
        row = link.execute(select(tables.c.status).where(tables.c.id == table_id)).first()
        if row is None:
            raise NoSuchTable(table=table_id)
        return str(row.status)

    def _seat(self, link: Connection, table_id: str, seat: int) -> Any:
        self._status(link, table_id)
        row = link.execute(select(seats).where(seats.c.table_id == table_id, seats.c.seat == seat)).first()
        if row is None:
            raise NoSuchSeat(table=table_id, seat=str(seat + 1), seats=[])
        return row

    def _change(self, link: Connection, table_id: str, **values: Any) -> None:
        link.execute(update(tables).where(tables.c.id == table_id).values(changed=time.time(), **values))

    def _delete(self, link: Connection, gone: Sequence[str]) -> None:
        for table_id in gone:
            link.execute(delete(tables).where(tables.c.id == table_id))  # what belongs to it goes with it
            self._order(link, table_id, "delete")

    def _order(self, link: Connection, table_id: str, what: str) -> None:
        now = time.time()
        link.execute(insert(orders), {"table_id": table_id, "what": what, "at": now})
        last = select(func.max(orders.c.id)).scalar_subquery()  # is never forgotten: numbers must go on
        link.execute(delete(orders).where(orders.c.at < now - KEPT, orders.c.id < last))


def _seated(seat: Any) -> str:
    who = {"bot": seat.level or "bot", "open": "free", "person": ""}.get(seat.kind, seat.kind)
    marks = [mark for mark in (who, "muted" if seat.muted else "") if mark]
    return f"{seat.name} ({', '.join(marks)})" if marks else str(seat.name)


async def heed_orders(house: House) -> None:
    """In a server: tell pages and bots of what the host changed beside it."""
    last: int | None = None
    while True:
        try:
            new = await asyncio.to_thread(house.store.orders, last)
            for order in new if last is not None else ():
                await asyncio.to_thread(house.tell, str(order.table_id))
            last = int(new[-1].id) if new else last or 0
        except Exception:
            log.exception("the host's orders could not be read")
        await asyncio.sleep(LOOK)
