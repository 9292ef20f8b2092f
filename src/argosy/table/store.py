"""Where tables are kept: SQLite by default, PostgreSQL by URL.

A table is its record and a numbered list of events. An event is a move or the taking back of one; the pair (table,
number) is unique, so a double click, two tabs or two servers cannot fork a game. Keys are kept only as hashes.
"""

from __future__ import annotations

import functools
import json
import pathlib
import threading
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from types import SimpleNamespace
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
    bindparam,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import IntegrityError

from argosy.table.database import Unwell, engine_for, for_reading, for_writing, private_folder

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
    Column("status", String(10), nullable=False, index=True),  # open, running, over, or closed (see `owner`)
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
    Column("acting", Integer),  # the seat that is to move, for lists; none while nobody is
    Column("moved", Integer, nullable=False, server_default="0"),  # moves made, for lists
    Column("due", Float, server_default="0", index=True),  # when somebody must look, though nobody has moved; 0: now
    Column("coach", Integer, nullable=False, server_default="0"),  # 1: a coach advises its one person
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
    Column("hints", Integer, nullable=False, server_default="0"),  # 1: agrees to hints at the table
)  # fmt: skip

TABLE, SEAT = (tuple(column.name for column in kept.columns) for kept in (tables, seats))
SEATS = [column.label(f"seat_{column.name}") for column in seats.columns]  # beside the columns of a table

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

voyages = Table(
    "voyages", metadata,  # how far a visitor has come in the lessons
    Column("person", String(64), primary_key=True),  # hash of the browser's own key
    Column("game", String(40), primary_key=True),
    Column("chapter", String(40), primary_key=True),
    Column("step", Integer, nullable=False),
    Column("chosen", Text, nullable=False),  # JSON, see `argosy.lessons.voyage`
    Column("done", Integer, nullable=False),  # 1: it was finished once
    Column("at", Float, nullable=False),
)  # fmt: skip

reviews = Table(
    "reviews", metadata,  # see `reviews`
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("state", String(8), nullable=False, index=True),  # waiting, working, done or failed
    Column("asked", Float, nullable=False),  # when somebody first wanted it
    Column("done", Integer, nullable=False),  # so far, of …
    Column("total", Integer, nullable=False),
    Column("worker", String(40), nullable=False),  # the server that works on it
    Column("began", Float, nullable=False, server_default="0"),  # when that server began
    Column("beat", Float, nullable=False),  # when it last gave a sign of life
    Column("found", Text),  # JSON
)  # fmt: skip

hints = Table(
    "hints", metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),  # events that had happened
    Column("lang", String(2), primary_key=True),
    Column("found", Text, nullable=False),  # JSON
)  # fmt: skip

PASSING = ("orders", "probe", "hints")  # what no backup needs

pulse = Table(
    "pulse", metadata,
    Column("id", Integer, primary_key=True),  # one row, whatever the number of servers
    Column("at", Float, nullable=False),  # when a server last looked at the clocks
)  # fmt: skip


NOW = {"due": 0.0}  # whoever changes who plays or how long does not know when the table must be looked at next
PRIVATE = {"note", "key"}  # changes of a seat that nobody else has to know of


class Taken(Exception):
    """Somebody else wrote this event first."""


def default_url() -> str:
    """SQLite in the user's data folder."""
    folder = private_folder(pathlib.Path(platformdirs.user_data_dir("argosy")))
    return f"sqlite:///{folder / 'tables.sqlite3'}"


class Deed:
    """Events that somebody wants to have written, and what they change; and how that ended."""

    def __init__(self, rows: list[dict[str, Any]], table_values: dict[str, Any], seat_values: dict[int, Any]) -> None:
        self.rows, self.table_values, self.seat_values = rows, table_values, seat_values
        self.done = False
        self.error: BaseException | None = None

    def write(self, link: Connection) -> None:
        """Within a transaction."""
        table_id = self.rows[0]["table_id"]
        link.execute(ADD_EVENTS, self.rows)
        link.execute(setting(tables, tuple(self.table_values)), {"which": table_id, **self.table_values})
        for seat, values in self.seat_values.items():
            change_seat(link, table_id, seat, **values)


class Store:
    """The database, and what is asked of it."""

    def __init__(self, url: str | None = None) -> None:
        self.url = url or default_url()
        self.local = self.url.startswith("sqlite")  # a file of ours, no server
        self.troubles = 0  # how often the database could not do its work
        self.engine = engine_for(self.url, self._noted)
        self._writing = for_writing(self.engine)
        self._reading = for_reading(self.engine)
        # SQLite lets one write at a time and others wait for ever longer; who waits here is next at once
        self._deeds: list[Deed] = []
        self._waiting = threading.Lock()
        self._writer: AbstractContextManager[Any] = threading.Lock() if self.local else nullcontext()

    def _noted(self, trouble: Unwell) -> None:
        self.troubles += 1

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction: everything in it happens or nothing does."""
        with self._writer, self._writing.begin() as link:
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

    def tables_of(self, person: str, limit: int = 50) -> list[SimpleNamespace]:
        """The tables where a person sits, the latest first, each with its `seats` and who holds them (`held`)."""
        mine = select(holders.c.table_id).where(holders.c.person == person)
        return self._listed(select(tables).where(tables.c.id.in_(mine)), limit)

    def listed(self, status: str, limit: int = 50) -> list[SimpleNamespace]:
        """Public tables of a status, the latest first, with their `seats` and who holds them (`held`)."""
        return self._listed(select(tables).where(tables.c.listed == 1, tables.c.status == status), limit)

    def _listed(self, asked: Any, limit: int) -> list[SimpleNamespace]:
        """Tables for a list, each beside its seats: one question, however long the list."""
        inner = asked.order_by(tables.c.changed.desc()).limit(limit).subquery()
        joined = select(inner, *SEATS, holders.c.person).join(seats, seats.c.table_id == inner.c.id)
        joined = joined.outerjoin(holders, (holders.c.table_id == inner.c.id) & (holders.c.seat == seats.c.seat))
        found: dict[str, list[Row[Any]]] = {}
        for row in self._all(joined.order_by(inner.c.changed.desc(), inner.c.id, seats.c.seat)):
            found.setdefault(row.id, []).append(row)
        return [SimpleNamespace(**together(rows)) for rows in found.values()]

    def unfinished(self) -> list[Row[Any]]:
        """All tables that are played or shall be, as little of each as says by which rules."""
        asked = select(tables.c.id, tables.c.game, tables.c.rules, tables.c.components, tables.c.status)
        return self._all(asked.where(tables.c.status.in_(("open", "running"))))

    def due(self, now: float, limit: int = 200) -> list[str]:
        """The tables that somebody must look at, though nobody has moved: a clock has run out, a bot is late."""
        asked = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
        return [str(row.id) for row in self._all(asked)]

    def stand(self, table_id: str, known: float | None, **values: Any) -> None:
        """Note how a table stands and when to look again; unless it went on meanwhile and is due at another time."""
        with self.write() as link:
            link.execute(update(tables).where(tables.c.id == table_id, tables.c.due == known).values(**values))

    def change_table(self, table_id: str, **values: Any) -> None:
        """Set columns of a table."""
        with self.write() as link:
            link.execute(update(tables).where(tables.c.id == table_id).values(**NOW | values))

    def change_seat(self, table_id: str, seat: int, **values: Any) -> None:
        """Set columns of a seat."""
        with self.write() as link:
            change_seat(link, table_id, seat, **values)
            if not values.keys() <= PRIVATE:
                link.execute(update(tables).where(tables.c.id == table_id).values(**NOW))

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
        """Write events and what they change, together; `Taken` when their numbers are already there.

        To be certain that something is on the disk takes SQLite longer than to write it: what several tables want to
        have written at the same moment is made certain together. Who comes first writes for all who wait.
        """
        deed = Deed(rows, table_values, seat_values)
        if not self.local:  # PostgreSQL does that itself
            self._perform([deed])
        else:
            with self._waiting:
                self._deeds.append(deed)
            with self._writer:
                if not deed.done:
                    with self._waiting:
                        deeds, self._deeds = self._deeds, []
                    self._perform(deeds)
        if deed.error is not None:
            raise deed.error

    def _perform(self, deeds: list[Deed]) -> None:
        """Write what several want in one transaction; if one of them comes too late, each in its own."""
        try:
            with self._writing.begin() as link:
                for deed in deeds:
                    deed.write(link)
        except IntegrityError as error:
            if len(deeds) > 1:
                for deed in deeds:
                    self._perform([deed])
                return
            deeds[0].error = Taken()
            deeds[0].error.__cause__ = error
        except BaseException as error:  # nobody knows how far it came: all of them are in doubt
            for deed in deeds:
                deed.error = error
        for deed in deeds:
            deed.done = True

    # talk

    def add_chat(self, table_id: str, seat: int, name: str, text: str, at: float) -> None:
        """A line of talk."""
        with self.write() as link:
            link.execute(insert(chat), {"table_id": table_id, "seat": seat, "name": name, "text": text, "at": at})

    def chat(self, table_id: str, limit: int = 200) -> list[Row[Any]]:
        """The talk at a table, oldest first."""
        asked = select(chat).where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(limit)
        return list(reversed(self._all(asked)))

    # a table that is kept in memory

    def glance(self, table_id: str) -> list[Row[Any]]:
        """All that can change at a table in one question: its row beside each of its seats and of their holders, and
        the numbers of its last event (`last`) and line of talk (`talk`)."""
        with self._reading.connect() as link:
            return list(link.execute(GLANCE, {"table": table_id}))

    def _one(self, asked: Any) -> Row[Any] | None:
        with self._reading.connect() as link:
            return link.execute(asked).first()

    def _all(self, asked: Any) -> list[Row[Any]]:
        with self._reading.connect() as link:
            return list(link.execute(asked))


def change_seat(link: Connection, table_id: str, seat: int, **values: Any) -> int:
    """Set columns of a seat within a transaction; 0 where there is no such seat."""
    place = {"which": table_id, "place": seat}
    return int(link.execute(setting(seats, tuple(values)), place | values).rowcount)


@functools.lru_cache(64)
def setting(kept: Table, names: tuple[str, ...]) -> Any:
    """The statement that sets these columns of the table (or seat) that `which` (and `place`) name. To put one together
    takes longer than to carry it out, and there are few."""
    which: list[Any] = [kept.c.id == bindparam("which")] if kept is tables else []
    if kept is seats:
        which = [seats.c.table_id == bindparam("which"), seats.c.seat == bindparam("place")]
    return update(kept).where(*which).values({name: bindparam(name) for name in names})


def touch(link: Connection, table_id: str, now: float, **values: Any) -> None:
    """The first step of a change of seats: it keeps other servers from changing the same table meanwhile."""
    link.execute(update(tables).where(tables.c.id == table_id).values(changed=now, **NOW | values))


def together(rows: Sequence[Row[Any]]) -> dict[str, Any]:
    """Rows of a table beside each of its seats and of their holders: the table once, its `seats`, and for each the
    persons that have it (`held`)."""
    mapped = [row._mapping for row in rows]
    found = {name: mapped[0][name] for name in TABLE}
    chairs: dict[int, SimpleNamespace] = {}
    held: dict[int, set[str]] = {}
    for row in mapped:
        number = row["seat_seat"]
        if number not in chairs:
            chairs[number] = SimpleNamespace(**{name: row[f"seat_{name}"] for name in SEAT})
            held[number] = set()
        if row["person"] is not None:
            held[number].add(row["person"])
    return found | {"seats": list(chairs.values()), "held": held}


ADD_EVENTS = insert(events)
ASKED: Any = bindparam("table")
GLANCE = (
    select(
        tables, *SEATS, holders.c.person,
        select(func.max(events.c.number)).where(events.c.table_id == ASKED).scalar_subquery().label("last"),
        select(func.max(chat.c.id)).where(chat.c.table_id == ASKED).scalar_subquery().label("talk"),
    )
    .join(seats, seats.c.table_id == tables.c.id)
    .outerjoin(holders, (holders.c.table_id == tables.c.id) & (holders.c.seat == seats.c.seat))
    .where(tables.c.id == ASKED)
    .order_by(seats.c.seat)
)  # fmt: skip


def pack(value: Any) -> str:
    """A value as JSON for a column."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)
