"""Where tables are kept: SQLite by default, PostgreSQL by URL.

A table is its record and a numbered list of events. An event is a move or the taking back of one; the pair (table,
number) is unique, so a double click, two tabs or two servers cannot fork a game. Keys are kept only as hashes.
"""

from __future__ import annotations

import json
import pathlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import platformdirs
from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    insert,
    select,
    update,
)
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import IntegrityError

from argosy.table.database import Unwell, engine_for, for_writing, private_folder

metadata = MetaData()

tables = Table(
    "tables", metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(24), nullable=False),  # a text, because it has 64 bits; empty until the table is full
    Column("seed_hash", String(64), nullable=False),  # published with the deal, the seed itself at the end
    Column("seed_salt", String(64)),  # what else went into that hash, as secret as the seed; older tables have none
    Column("start", Text),  # the position it began from, when that was not the set-up
    Column("pace", Text, nullable=False),  # JSON, see `clocks`
    Column("status", String(10), nullable=False, index=True),  # open, running or over
    Column("listed", Integer, nullable=False),  # 1: shown in the lobby, may be watched by anybody
    Column("hints", Integer, nullable=False),
    Column("watch", String(64), nullable=False, unique=True),  # hash of the spectators' key
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("turn_began", Float, nullable=False),  # when the seat to move began to think
    Column("campaign", Text),  # JSON, where a table belongs to a campaign
    Column("host", Integer),  # the seat of whoever made the table
    Column("several", Integer, nullable=False, server_default="0"),  # 1: one visitor may take several seats
    Column("next", String(40)),  # the table where the same crew plays again
)  # fmt: skip

seats = Table(
    "seats", metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, open or bot
    Column("level", String(20), nullable=False),  # of a bot
    Column("name", String(40), nullable=False),
    Column("key", String(64), unique=True),  # hash of the holder's own key: a link for further devices, or a program's
    Column("invitation", String(64), unique=True),  # hash of the latest invitation; void once the seat is taken
    Column("colour", Integer),  # as chosen; none: the colour of the place
    Column("again", Integer, nullable=False, server_default="0"),  # 1: wants to play again with this crew
    Column("turn_began", Float),  # when the seat's last turn began, in case it is taken back
    Column("spent", Float, nullable=False),  # seconds of thinking, for the clock
    Column("seen", Integer, nullable=False),  # events that this seat had seen at the end of its last turn
    Column("note", Text, nullable=False),  # private
    Column("muted", Integer, nullable=False, default=0, server_default="0"),  # 1: the host lets this seat not talk
)  # fmt: skip

holders = Table(
    "holders", metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(64), primary_key=True),  # hash of the browser's own key
    Column("since", Float, nullable=False, server_default="0"),  # when this device came to the seat
    Column("device", String(40), nullable=False, server_default=""),  # what kind of browser
)  # fmt: skip
Index("holders_person", holders.c.person)

events = Table(
    "events", metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 1, 2, 3 … without gaps
    Column("kind", String(8), nullable=False),  # move or undo
    Column("seat", Integer, nullable=False),
    Column("move", String(200), nullable=False),  # notation
    Column("at", Float, nullable=False),
)  # fmt: skip

chat = Table(
    "chat", metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),  # -2: news of the house, kept as JSON in `text`
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip

orders = Table(
    "orders", metadata,  # what the host changed beside the servers, which look for new ones and read those tables again
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(40), nullable=False),
    Column("what", String(12), nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip

probe = Table(
    "probe", metadata,  # written to see whether anything can be written
    Column("name", String(20), primary_key=True),
    Column("at", Float, nullable=False),
)  # fmt: skip

PASSING = ("orders", "probe")  # what no backup needs

pulse = Table(
    "pulse", metadata,
    Column("id", Integer, primary_key=True),  # one row, whatever the number of servers
    Column("at", Float, nullable=False),  # when a server last looked at the clocks
)  # fmt: skip


class Taken(Exception):
    """Somebody else wrote this event first."""


def default_url() -> str:
    """SQLite in the user's data folder."""
    folder = private_folder(pathlib.Path(platformdirs.user_data_dir("argosy")))
    return f"sqlite:///{folder / 'tables.sqlite3'}"


class Store:
    """The database, and what is asked of it."""

    def __init__(self, url: str | None = None) -> None:
        self.url = url or default_url()
        self.troubles = 0  # how often the database could not do its work
        self.engine = engine_for(self.url, self._noted)
        self._writing = for_writing(self.engine)

    def _noted(self, trouble: Unwell) -> None:
        self.troubles += 1

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction: everything in it happens or nothing does."""
        with self._writing.begin() as link:
            yield link

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    # tables and seats

    def add_table(self, row: dict[str, Any], seat_rows: list[dict[str, Any]], held: list[dict[str, Any]]) -> None:
        """A new table with its seats, and who holds them."""
        with self.write() as link:
            link.execute(insert(tables), row)
            link.execute(insert(seats), seat_rows)
            if held:
                link.execute(insert(holders), held)

    def table(self, table_id: str) -> Row[Any] | None:
        """One table."""
        return self._one(select(tables).where(tables.c.id == table_id))

    def table_by_watch(self, watch: str) -> Row[Any] | None:
        """The table that a spectators' key belongs to."""
        return self._one(select(tables).where(tables.c.watch == watch))

    def seats(self, table_id: str) -> list[Row[Any]]:
        """The seats of a table in order."""
        return self._all(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))

    def holdings(self, person: str, table_id: str) -> list[int]:
        """The seats of a table that a person holds."""
        asked = select(holders.c.seat).where(holders.c.person == person, holders.c.table_id == table_id)
        return sorted(row.seat for row in self._all(asked))

    def held_seats(self, table_id: str) -> set[int]:
        """The seats of a table that somebody holds."""
        return {row.seat for row in self._all(select(holders.c.seat).where(holders.c.table_id == table_id))}

    def tables_of(self, person: str, limit: int = 50) -> list[Row[Any]]:
        """The tables where a person sits, the latest first."""
        mine = select(holders.c.table_id).where(holders.c.person == person)
        return self._all(select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc()).limit(limit))

    def listed(self, status: str, limit: int = 50) -> list[Row[Any]]:
        """Public tables of a status, the latest first."""
        asked = select(tables).where(tables.c.listed == 1, tables.c.status == status)
        return self._all(asked.order_by(tables.c.changed.desc()).limit(limit))

    def running(self) -> list[Row[Any]]:
        """All tables where somebody is to move."""
        return self._all(select(tables).where(tables.c.status == "running"))

    def change_table(self, table_id: str, **values: Any) -> None:
        """Set columns of a table."""
        with self.write() as link:
            link.execute(update(tables).where(tables.c.id == table_id).values(**values))

    def change_seat(self, table_id: str, seat: int, **values: Any) -> None:
        """Set columns of a seat."""
        with self.write() as link:
            link.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values))

    # what the host orders

    def muted(self, table_id: str, seat: int) -> bool:
        """Whether the host lets a seat not talk."""
        asked = select(seats.c.muted).where(seats.c.table_id == table_id, seats.c.seat == seat)
        found = self._one(asked)
        return found is not None and bool(found.muted)

    def orders(self, after: int | None) -> list[Row[Any]]:
        """Orders of the host since one of them; None asks for the last one alone."""
        if after is None:
            return self._all(select(orders).order_by(orders.c.id.desc()).limit(1))
        return self._all(select(orders).where(orders.c.id > after).order_by(orders.c.id))

    # events

    def events(self, table_id: str, after: int = 0) -> list[Row[Any]]:
        """What happened at a table since an event."""
        asked = select(events).where(events.c.table_id == table_id, events.c.number > after)
        return self._all(asked.order_by(events.c.number))

    def add_events(self, rows: list[dict[str, Any]], table_values: dict[str, Any], seat_values: dict[int, Any]) -> None:
        """Write events and what they change, together; `Taken` when their numbers are already there."""
        table_id = rows[0]["table_id"]
        try:
            with self.write() as link:
                link.execute(insert(events), rows)
                link.execute(update(tables).where(tables.c.id == table_id).values(**table_values))
                for seat, values in seat_values.items():
                    chosen = seats.c.table_id == table_id, seats.c.seat == seat
                    link.execute(update(seats).where(*chosen).values(**values))
        except IntegrityError as error:
            raise Taken from error

    # talk

    def add_chat(self, table_id: str, seat: int, name: str, text: str, at: float) -> None:
        """A line of talk."""
        with self.write() as link:
            link.execute(insert(chat), {"table_id": table_id, "seat": seat, "name": name, "text": text, "at": at})

    def chat(self, table_id: str, limit: int = 200) -> list[Row[Any]]:
        """The talk at a table, oldest first."""
        asked = select(chat).where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(limit)
        return list(reversed(self._all(asked)))

    def _one(self, asked: Any) -> Row[Any] | None:
        with self.engine.connect() as link:
            return link.execute(asked).first()

    def _all(self, asked: Any) -> list[Row[Any]]:
        with self.engine.connect() as link:
            return list(link.execute(asked))


def pack(value: Any) -> str:
    """A value as JSON for a column."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)
