"""Who sits where: invitations, holders and their devices, hosts, spectators, and the same crew once more.

A free seat has an invitation: a secret link that can be looked at as often as one likes and is spent by sitting down.
A taken seat has one holder, a person with one or more devices (browsers, each known by the hash of its own key) or a
program (known by the hash of the seat's key). A holder can make a link for further devices; a new one ends the old one
and signs off all other devices. Nobody else is ever told a key of a taken seat.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from secrets import randbits
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.engine import Connection, Row

from argosy.bots.levels import levels_of
from argosy.kernel.game import Game
from argosy.table import keys
from argosy.table.clocks import DAY, MORE
from argosy.table.errors import (
    BadRequest,
    ColourTaken,
    NoTable,
    NotOver,
    NotRunning,
    NotYours,
    OneSeat,
    SeatTaken,
    StillTime,
)
from argosy.table.names import LONGEST_NAME, clean, crew_name, distinct, nameless
from argosy.table.owner import Owner
from argosy.table.store import Store, change_seat, chat, holders, pack, seats, tables, touch

if TYPE_CHECKING:
    from argosy.table.house import Laid, Wish
    from argosy.table.live import LiveTable

COLOURS = 6
NEWS = -2  # the seat of a line of chat that tells what happened at the table
LONGEST_DEVICE = 40
FREE = {  # the columns of a seat that nobody has; whoever comes next finds nothing of whoever was there
    "kind": "open", "level": "", "key": None, "invitation": None, "colour": None, "again": 0, "turn_began": None,
    "spent": 0.0, "seen": 0, "note": "", "muted": 0, "hints": 0,
}  # fmt: skip


def check_level(game: Game, level: str | None) -> None:
    """A level that the game has."""
    if level not in levels_of(game):
        raise BadRequest(what="level", right=", ".join(levels_of(game)))


@dataclass(frozen=True)
class Sitter:
    """Whoever wants a seat: a browser, or a program, which is given a key instead."""

    person: str | None  # hash of the browser's key
    device: str = ""  # what kind of browser
    name: str = ""
    colour: int | None = None
    lang: str = "en"


@dataclass(frozen=True)
class Seated:
    """A seat that was taken; a program's key is shown only now."""

    table_id: str
    seat: int
    key: str | None = None


@dataclass(frozen=True)
class Again:
    """How far a crew is that wants to play again."""

    table_id: str | None  # where they play, once all have agreed
    seat: int | None = None
    key: str | None = None  # a program's new key
    waiting: tuple[int, ...] = ()  # seats that have not agreed yet


class Seating:
    """The part of the house that knows who sits where."""

    store: Store
    owner: Owner

    if TYPE_CHECKING:

        def table(self, table_id: str) -> LiveTable: ...
        def tell(self, table_id: str, table: LiveTable | None = None) -> None: ...
        def lay(self, wish: Wish) -> Laid: ...
        def wish_again(self, table: LiveTable) -> Wish: ...

    # sitting down

    def invite(self, table_id: str, seat: int) -> str:
        """A new invitation for a free seat; the one before is void."""
        self.at(table_id, seat)
        key = keys.new_key()
        free = seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == "open"
        with self.owner.changing(table_id) as (_, link):
            if link.execute(update(seats).where(*free).values(invitation=keys.hashed(key))).rowcount != 1:
                raise SeatTaken
        return key

    def invited(self, invitation: str) -> tuple[LiveTable, int]:
        """The table and the seat that an invitation is for, spent or not. Changes nothing."""
        row = self.store._one(select(seats).where(seats.c.invitation == keys.hashed(invitation)))
        if row is None:
            raise NoTable
        return self.table(str(row.table_id)), int(row.seat)

    def accept(self, invitation: str, sitter: Sitter) -> Seated:
        """Sit down on the seat of an invitation, which is spent by that."""
        table, seat = self.invited(invitation)
        return self.sit(table.id, seat, sitter, keys.hashed(invitation))

    def join(self, table_id: str, seat: int, name: str, person: str) -> Seated:
        """Sit down on a free seat by name alone."""
        return self.sit(table_id, seat, Sitter(person, name=name))

    def sit(self, table_id: str, seat: int, sitter: Sitter, invitation: str | None = None) -> Seated:
        """Sit down on a free seat; when the last one is taken, the game is dealt and begins."""
        self.at(table_id, seat)
        key = None if sitter.person else keys.new_key()
        with self.owner.changing(table_id) as (_, link):
            table, others = self._locked(link, table_id)
            row = others.pop(seat)
            if row.kind != "open" or invitation not in (None, row.invitation):
                raise SeatTaken
            if table.status != "open":  # the host has closed it meanwhile
                raise NotRunning(status=table.status)
            if sitter.person and not table.several and sitter.person in self._persons(link, table_id):
                raise OneSeat
            colour = _free_colour(others.values(), seat, sitter.colour)
            name = clean(sitter.name, LONGEST_NAME) or nameless(seat + 1, sitter.lang)
            name = distinct(name, [other.name for other in others.values() if other.kind != "open"], seat + 1)
            taken = {"kind": "person", "name": name, "colour": colour, "key": keys.hashed(key) if key else None}
            change_seat(link, table_id, seat, **taken)
            if sitter.person:
                _hold(link, table_id, seat, sitter)
            self._news(link, table_id, name, "joined")
            self._begin_if_full(link, table)
        self.tell(table_id)
        return Seated(table_id, seat, key)

    def leave(self, table_id: str, seat: int, by: str = "") -> None:
        """Leave a seat of a table that waits: it is free again, and nothing that opened it opens it any more. `by` is
        the host who takes a seat from somebody. Without its host a table is the next one's; without anybody, closed."""
        self.at(table_id, seat)
        with self.owner.changing(table_id) as (_, link):
            table, rows = self._locked(link, table_id)
            row = rows.pop(seat)
            if table.status != "open":
                raise NotRunning(status=table.status)
            if row.kind == "open":
                raise BadRequest(what="seat", right="one that somebody sits on")
            at = holders.c.table_id == table_id, holders.c.seat == seat
            link.execute(delete(holders).where(*at))
            change_seat(link, table_id, seat, **FREE, name=nameless(seat + 1))
            self._news(link, table_id, row.name, "removed" if by else "left", by=by)
            touch(link, table_id, time.time(), **after_leaving(link, table, seat))
        self.tell(table_id)

    def _locked(self, link: Connection, table_id: str) -> tuple[Row[Any], dict[int, Row[Any]]]:
        """The table and its seats, for us alone until the end of the transaction: two who sit down on the last two
        seats must not both believe that the other one is still missing."""
        touch(link, table_id, time.time())
        table = link.execute(select(tables).where(tables.c.id == table_id)).first()
        if table is None:
            raise NoTable
        found = link.execute(select(seats).where(seats.c.table_id == table_id))
        return table, {row.seat: row for row in found}

    def _begin_if_full(self, link: Connection, table: Row[Any]) -> None:
        """Deal when the last seat is taken, and not before: nobody can look at a deal and wish for another."""
        if table.status != "open":
            return
        free = select(seats.c.seat).where(seats.c.table_id == table.id, seats.c.kind == "open")
        if link.execute(free).first() is None:
            now = time.time()
            link.execute(update(tables).where(tables.c.id == table.id).values(
                status="running", turn_began=now, changed=now, **deal(table.id, int(table.seed) if table.seed else None)
            ))  # fmt: skip

    # holders and their devices

    def seat_of_key(self, table_id: str, seat_key: str) -> int | None:
        """The seat that a holder's key opens at this table, for programs that send it with every request."""
        row = self.store._one(select(seats).where(seats.c.key == keys.hashed(seat_key)))
        return int(row.seat) if row is not None and row.table_id == table_id else None

    def own_link(self, table_id: str, seat: int, person: str | None) -> str:
        """A key that opens a taken seat on other devices of its holder. The key before it is void, and every other
        device is signed off: whoever came in by the old link is out."""
        self.at(table_id, seat)
        key = keys.new_key()
        with self.owner.changing(table_id) as (_, link):
            change_seat(link, table_id, seat, key=keys.hashed(key))
            at = holders.c.table_id == table_id, holders.c.seat == seat
            link.execute(delete(holders).where(*at, holders.c.person != (person or "")))
        self.tell(table_id)
        return key

    def opened(self, seat_key: str) -> tuple[LiveTable, int]:
        """The table and the seat that a holder's link opens. Changes nothing."""
        row = self.store._one(select(seats).where(seats.c.key == keys.hashed(seat_key)))
        if row is None:
            raise NoTable
        return self.table(str(row.table_id)), int(row.seat)

    def add_device(self, seat_key: str, sitter: Sitter) -> Seated:
        """This browser, too, belongs to the holder of the seat."""
        table, seat = self.opened(seat_key)
        if sitter.person is None:
            raise NotYours
        with self.owner.changing(table.id) as (_, link):
            locked, rows = self._locked(link, table.id)
            if rows[seat].key != keys.hashed(seat_key):
                raise NoTable
            held = self._persons(link, table.id)
            if seat not in held.get(sitter.person, set()):
                if sitter.person in held and not locked.several:
                    raise OneSeat
                _hold(link, table.id, seat, sitter)
        self.tell(table.id)
        return Seated(table.id, seat)

    def devices(self, table_id: str, seat: int) -> list[Row[Any]]:
        """The browsers that hold a seat, the oldest first."""
        at = holders.c.table_id == table_id, holders.c.seat == seat
        return self.store._all(select(holders).where(*at).order_by(holders.c.since, holders.c.person))

    def drop_device(self, table_id: str, seat: int, device: str, person: str | None = None) -> None:
        """Sign a browser off a seat. Unless it is `person`'s own, the link goes with it by which it could come back."""
        gone = [row for row in self.devices(table_id, seat) if device_id(row) == device]
        if not gone:
            raise BadRequest(what="device", right="one of the seat's devices")
        at = holders.c.table_id == table_id, holders.c.seat == seat, holders.c.person == gone[0].person
        with self.owner.changing(table_id) as (_, link):
            link.execute(delete(holders).where(*at))
            if person is not None and gone[0].person != person:
                change_seat(link, table_id, seat, key=None)
        self.tell(table_id)

    def rename(self, table_id: str, seat: int, name: str | None, colour: int | None) -> None:
        """Another name or colour for a seat, for everybody to see."""
        self.at(table_id, seat)
        with self.owner.changing(table_id) as (_, link):
            _, rows = self._locked(link, table_id)
            row = rows.pop(seat)
            values: dict[str, Any] = {}
            if name is not None:
                said = clean(name, LONGEST_NAME)
                if not said:
                    raise BadRequest(what="name", right=f"1 to {LONGEST_NAME} characters")
                values["name"] = distinct(said, [o.name for o in rows.values() if o.kind != "open"], seat + 1)
            if colour is not None:
                values["colour"] = _free_colour(rows.values(), seat, colour)
            if values:
                change_seat(link, table_id, seat, **values)
            if values.get("name", row.name) != row.name:
                self._news(link, table_id, values["name"], "renamed", old=row.name)
        self.tell(table_id)

    # spectators

    def new_watch_key(self, table_id: str) -> str:
        """Another key for spectators; the old one is void."""
        key = keys.new_key()
        self.store.change_table(table_id, watch=keys.hashed(key))
        return key

    def table_to_watch(self, watch_key: str) -> str:
        """The table that a spectators' key opens."""
        row = self.store.table_by_watch(keys.hashed(watch_key))
        if row is None:
            raise NoTable
        return str(row.id)

    # who plays a seat

    def hand_to_bot(
        self, table_id: str, seat: int, level: str, why: str = "bot", by: str = "", free: bool = False
    ) -> None:
        """A bot plays on for a seat, or takes a free one; with `free` only such a one. Its clock goes on."""
        check_level(self.at(table_id, seat).match.game, level)
        with self.owner.changing(table_id) as (_, link):
            table, rows = self._locked(link, table_id)
            if table.status not in ("open", "running"):
                raise NotRunning(status=table.status)
            row = rows.pop(seat)
            if free and row.kind != "open":  # somebody has sat down meanwhile
                raise SeatTaken
            values: dict[str, Any] = {"kind": "bot", "level": level}
            if row.kind == "open":
                names = [other.name for other in rows.values() if other.kind != "open"]
                values |= {"name": distinct(crew_name(seat), names, seat + 1), "key": None}
                values["colour"] = _free_colour(rows.values(), seat, None)
            change_seat(link, table_id, seat, **values)
            if row.kind == "person":
                self._news(link, table_id, row.name, why, by=by)
            self._begin_if_full(link, table)
        self.tell(table_id)

    def take_back(self, table_id: str, seat: int) -> None:
        """A person plays again for a seat that a bot had. The clock goes on: time used is used."""
        with self.owner.changing(table_id) as (_, link):
            _, rows = self._locked(link, table_id)
            change_seat(link, table_id, seat, kind="person", level="")
            if rows[seat].kind == "bot":
                self._news(link, table_id, rows[seat].name, "back")
        self.tell(table_id)

    def decide(self, table_id: str, seat: int, by: int, level: str | None) -> None:
        """The others decide for a seat without time: a bot of some level plays on, or there is more time (None)."""
        self.at(table_id, seat)
        with self.owner.owned(table_id) as table:
            if table.pace.zero != "table" or table.to_move != seat or seat == by or not table.late(seat):
                raise StillTime(name=table.seats[seat].name)
            mine = table.seats[by].name
            if level is not None:
                self.hand_to_bot(table_id, seat, level, "decided", mine)
            else:
                self._more_time(table, seat, mine)

    def _more_time(self, table: LiveTable, seat: int, by: str) -> None:
        """A seat without time has some again, for this turn and in its purse."""
        more = MORE[table.pace.kind]
        with self.owner.changing(table.id) as (_, link):
            self._locked(link, table.id)
            began = time.time()
            if table.pace.kind == "live":  # so much in the purse, and this turn begins anew
                change_seat(link, table.id, seat, spent=table.pace.minutes * 60 - more)
            else:
                began -= table.pace.days * DAY - more
            link.execute(update(tables).where(tables.c.id == table.id).values(turn_began=began))
            self._news(link, table.id, table.seats[seat].name, "time", by=by)
        self.tell(table.id)

    # the same crew once more

    def again(self, table_id: str, seat: int, program: bool, agree: bool = True) -> Again:
        """Agree to another game with the same crew, or no longer. It begins when everybody has agreed who holds a
        seat; a program that asks then is told the key of its new seat."""
        table = self.at(table_id, seat)
        if table.row.status != "over":
            raise NotOver
        following = table.row.next or self._agree(table, seat, agree)
        if following is None:
            waiting = [one for one in self.people(table) if not self.table(table_id).seats[one].again]
            return Again(None, waiting=tuple(waiting))
        place = (seat - 1) % len(table.seats)
        key = keys.new_key() if program else None
        if key:
            with self.owner.changing(following) as (_, link):
                change_seat(link, following, place, key=keys.hashed(key))
        return Again(following, place, key)

    def _agree(self, table: LiveTable, seat: int, agree: bool) -> str | None:
        """Note what a seat wants; the next table, if that was the last agreement."""
        people = self.people(table)
        with self.owner.changing(table.id) as (_, link):
            row, rows = self._locked(link, table.id)
            asked = [one for one in people if rows[one].again and one != seat]
            if agree and not asked and len(people) > 1:
                self._news(link, table.id, rows[seat].name, "again")
            change_seat(link, table.id, seat, again=int(agree))
            following: str | None = row.next
            if following is None and agree and len(asked) == len(people) - 1:
                following = self._lay_again(link, table)
        self.tell(table.id)
        if following:
            self.tell(following)
        return following

    def _lay_again(self, link: Connection, table: LiveTable) -> str:
        """The next table: the same people with their devices, names and colours; the places move on by one."""
        laid = self.lay(self.wish_again(table))
        link.execute(insert(tables), laid.row)
        link.execute(insert(seats), laid.seats)
        for row in link.execute(select(holders).where(holders.c.table_id == table.id)).all():
            place = (row.seat - 1) % len(table.seats)
            link.execute(insert(holders), dict(row._mapping) | {"table_id": laid.row["id"], "seat": place})
        link.execute(update(tables).where(tables.c.id == table.id).values(next=laid.row["id"]))
        return str(laid.row["id"])

    def people(self, table: LiveTable) -> list[int]:
        """The seats that somebody holds, whoever plays them now."""
        return [seat.seat for seat in table.seats if table.held.get(seat.seat) or seat.key is not None]

    # hints between people

    def allow_hints(self, table_id: str, seat: int, agree: bool) -> None:
        """Agree that everybody at the table may get hints, or no longer; the others are told."""
        table = self.at(table_id, seat)
        if table.row.status not in ("open", "running"):
            raise NotRunning(status=table.row.status)
        with self.owner.changing(table_id) as (_, link):
            _, rows = self._locked(link, table_id)
            if bool(rows[seat].hints) == agree:
                return
            change_seat(link, table_id, seat, hints=int(agree))
            self._news(link, table_id, rows[seat].name, "hints" if agree else "no-hints")
        self.tell(table_id)

    def against_hints(self, table: LiveTable, held: Sequence[int]) -> list[int]:
        """The seats whose holders have not agreed to hints; whoever holds all of them need not ask anybody."""
        people = self.people(table)
        if set(people) <= set(held):
            return []
        return [seat for seat in people if not table.seats[seat].hints]

    # small things

    def at(self, table_id: str, seat: int) -> LiveTable:
        """A table that has such a seat."""
        table = self.table(table_id)
        if not 0 <= seat < len(table.seats):
            raise BadRequest(what="seat", right=f"0 to {len(table.seats) - 1}")
        return table

    def _persons(self, link: Connection, table_id: str) -> dict[str, set[int]]:
        """The browsers at a table and their seats."""
        found: dict[str, set[int]] = {}
        for row in link.execute(select(holders).where(holders.c.table_id == table_id)):
            found.setdefault(row.person, set()).add(row.seat)
        return found

    def _news(self, link: Connection, table_id: str, name: str, what: str, **facts: str) -> None:
        """Something that everybody at the table shall know, told in each reader's language."""
        line = {"table_id": table_id, "seat": NEWS, "name": name, "text": pack({"news": what, **facts})}
        link.execute(insert(chat), line | {"at": time.time()})


def after_leaving(link: Connection, table: Row[Any], seat: int) -> dict[str, Any]:
    """What changes of a table that waits when nobody has a seat any more."""
    asked = select(seats.c.seat).outerjoin(
        holders, (holders.c.table_id == seats.c.table_id) & (holders.c.seat == seats.c.seat)
    )
    somebody = or_(holders.c.person.is_not(None), seats.c.key.is_not(None))
    rows = link.execute(asked.where(seats.c.table_id == table.id, seats.c.seat != seat, somebody))
    left = sorted({int(row.seat) for row in rows})
    values: dict[str, Any] = {} if table.host not in (None, seat) else {"host": left[0] if left else None}
    return values if left else values | {"status": "closed", "due": None}


def deal(table_id: str, seed: int | None = None) -> dict[str, str]:
    """A seed, and the fingerprint of it that everybody may see."""
    chosen, salt = randbits(64) if seed is None else seed, keys.new_salt()
    return {"seed": str(chosen), "seed_salt": salt, "seed_hash": keys.seed_hash(chosen, table_id, salt)}


def colour_of(row: Any) -> int:
    """The colour of a seat: as chosen, or that of the place."""
    return int(row.seat if row.colour is None else row.colour)


def colours_of(rows: Any) -> list[int]:
    """The colours at a table, all different: what was chosen, then the place's own or the first that is left."""
    chosen: dict[int, int] = {row.seat: row.colour for row in rows if row.colour is not None}
    wished = set(chosen.values())
    chosen |= {row.seat: row.seat for row in rows if row.seat not in chosen and row.seat not in wished}
    for row in rows:
        if row.seat not in chosen:
            chosen[row.seat] = next(one for one in range(COLOURS) if one not in chosen.values())
    return [chosen[row.seat] for row in rows]


def _free_colour(others: Any, seat: int, wanted: int | None) -> int | None:
    """A wished-for colour, if nobody has it; without a wish, the first that is left."""
    taken = {colour_of(other) for other in others if other.kind != "open"}
    if wanted is not None and not 0 <= wanted < COLOURS:
        raise BadRequest(what="colour", right=f"0 to {COLOURS - 1}")
    if wanted is not None and wanted in taken:
        raise ColourTaken
    return next(one for one in ([seat, *range(COLOURS)] if wanted is None else [wanted]) if one not in taken)


def device_id(row: Any) -> str:
    """How a device is named in lists; its key stays unknown."""
    return keys.hashed(f"{row.table_id}:{row.seat}:{row.person}")[:12]


def _hold(link: Connection, table_id: str, seat: int, sitter: Sitter) -> None:
    link.execute(insert(holders), {
        "table_id": table_id, "seat": seat, "person": sitter.person, "since": time.time(),
        "device": sitter.device[:LONGEST_DEVICE],
    })  # fmt: skip


def news_of(line: Any) -> dict[str, str] | None:
    """What a line of chat tells, if it is the house that speaks."""
    if line.seat != NEWS:
        return None
    told: dict[str, str] = json.loads(line.text)
    return told
