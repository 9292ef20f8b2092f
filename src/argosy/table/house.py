"""What can be done at tables, by whom, and what it changes: the one place where pages, API and bots meet the store."""

from __future__ import annotations

import json
import threading
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from secrets import randbits
from typing import Any

from argosy.play import Match, Record, View, load
from argosy.play.match import check_options, check_seats, game_of
from argosy.table import keys
from argosy.table.bus import Bus, LocalBus
from argosy.table.clocks import KINDS, Pace
from argosy.table.errors import (
    BadRequest,
    Muted,
    NoTable,
    NotOver,
    NotRunning,
    NotYours,
    NotYourTurn,
    NoUndo,
    SeatTaken,
    Stale,
)
from argosy.table.live import LiveTable
from argosy.table.store import Store, Taken, pack

MOST_CACHED = 600  # tables in memory; others are replayed when they are asked for
LONGEST_NAME = 24
LONGEST_TALK = 500
LONGEST_NOTE = 5000
SPECTATOR = -1


@dataclass(frozen=True)
class Seat:
    """Who shall sit on a seat of a new table."""

    kind: str = "open"  # me, open or bot
    name: str = ""
    level: str = ""  # of a bot


@dataclass(frozen=True)
class Wish:
    """A new table as somebody wants it."""

    game: str
    seats: Sequence[Seat]
    options: Mapping[str, int | bool] = field(default_factory=dict)
    pace: Pace = field(default_factory=Pace)
    listed: bool = False
    hints: bool = True
    seed: int | None = None
    start: str | None = None  # a position to go on from


@dataclass(frozen=True)
class Made:
    """A new table, with the keys that are shown only now."""

    table_id: str
    seat_keys: list[str]
    watch_key: str


class House:
    """All tables of this server."""

    def __init__(self, store: Store, bus: Bus | None = None) -> None:
        self.store = store
        self.bus: Bus = bus or LocalBus()
        self.changed: Any = lambda table_id: None  # the bots' crew wants to know
        self._cached: OrderedDict[str, LiveTable] = OrderedDict()
        self._lock = threading.Lock()

    # opening and joining

    def make(self, wish: Wish, person: str | None = None) -> Made:
        """A new table; `person` is the hash of the browser's key, who takes all seats marked as theirs."""
        game = game_of(wish.game)
        names = self._names(wish.seats)
        check_seats(game, len(wish.seats), names)
        options = check_options(game, wish.options)
        if wish.pace.kind not in KINDS:
            raise BadRequest(what="pace", right=", ".join(KINDS))
        table_id, watch = keys.new_table_id(), keys.new_key()
        seed = randbits(64) if wish.seed is None else wish.seed
        salt = keys.new_salt()
        seat_keys = [keys.new_key() for _ in wish.seats]
        now = time.time()
        waiting = any(seat.kind == "open" for seat in wish.seats)
        row = {
            "id": table_id, "game": game.name, "rules": game.rules.version, "components": game.rules.components().hash,
            "options": pack(options), "seed": str(seed), "seed_salt": salt,
            "seed_hash": keys.seed_hash(seed, table_id, salt),
            "start": wish.start, "pace": pack(wish.pace.kept()), "status": "open" if waiting else "running",
            "listed": int(wish.listed), "hints": int(wish.hints), "watch": keys.hashed(watch), "made": now,
            "changed": now, "turn_began": now, "campaign": None,
        }  # fmt: skip
        rows = [
            {
                "table_id": table_id, "seat": number, "kind": "person" if seat.kind == "me" else seat.kind,
                "level": seat.level, "name": names[number], "key": keys.hashed(seat_keys[number]), "spent": 0.0,
                "seen": 0, "note": "",
            }
            for number, seat in enumerate(wish.seats)
        ]  # fmt: skip
        mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
        held = [{"table_id": table_id, "seat": number, "person": person} for number in mine] if person else []
        self.store.add_table(row, rows, held)
        self._tell(table_id)
        return Made(table_id, seat_keys, watch)

    def _names(self, seats: Sequence[Seat]) -> list[str]:
        """A name for every seat, all different."""
        names: list[str] = []
        for number, seat in enumerate(seats):
            if seat.kind not in ("me", "open", "bot"):
                raise BadRequest(what="seat kind", right="me, open or bot")
            name = clean(seat.name, LONGEST_NAME) or f"{seat.level or 'Seat'} {number + 1}".capitalize()
            while name in names:
                name = f"{name[: LONGEST_NAME - 2]} {number + 1}"
            names.append(name)
        return names

    def join(self, table_id: str, seat: int, name: str, person: str) -> None:
        """Sit down on a free seat; the game begins when the last one is taken."""
        table = self.table(table_id)
        with table.lock:
            if not 0 <= seat < len(table.seats):
                raise BadRequest(what="seat", right=f"0 to {len(table.seats) - 1}")
            taken = {other.name for other in table.seats if other.seat != seat}
            chosen = clean(name, LONGEST_NAME) or f"Guest {seat + 1}"
            while chosen in taken:
                chosen = f"{chosen[: LONGEST_NAME - 2]} {seat + 1}"
            if not self.store.take_open_seat(table_id, seat, chosen):
                raise SeatTaken
            self.store.hold(table_id, seat, person)
            self._begin_if_full(table_id)
        self._tell(table_id)

    def enter(self, seat_key: str, person: str, name: str = "") -> str:
        """Open a seat's secret link: from now on this browser holds the seat. Answers the table."""
        row = self.store.seat_by_key(keys.hashed(seat_key))
        if row is None:
            raise NoTable
        if row.kind == "open":
            self.join(row.table_id, row.seat, name or row.name, person)
        else:
            self.store.hold(row.table_id, row.seat, person)
        return str(row.table_id)

    def seat_of_key(self, table_id: str, seat_key: str) -> int:
        """The seat that a secret key opens at this table, for programs that send it with every request."""
        row = self.store.seat_by_key(keys.hashed(seat_key))
        if row is None or row.table_id != table_id:
            raise NotYours
        return int(row.seat)

    def new_seat_key(self, table_id: str, seat: int) -> str:
        """Another secret key for a seat; the old one is void, who holds the seat keeps it."""
        key = keys.new_key()
        self.store.change_seat(table_id, seat, key=keys.hashed(key))
        return key

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

    def _begin_if_full(self, table_id: str) -> None:
        if all(seat.kind != "open" for seat in self.store.seats(table_id)):
            now = time.time()
            self.store.change_table(table_id, status="running", turn_began=now, changed=now)

    # looking

    def table(self, table_id: str) -> LiveTable:
        """A table as it stands now."""
        with self._lock:
            table = self._cached.get(table_id)
            if table is not None:
                self._cached.move_to_end(table_id)
        if table is None:
            table = LiveTable(self.store, table_id)
            with self._lock:
                table = self._cached.setdefault(table_id, table)
                while len(self._cached) > MOST_CACHED:
                    self._cached.popitem(last=False)
            return table
        with table.lock:
            return table.refresh()

    def view(self, table: LiveTable, seat: int | None, at: int | None = None) -> View:
        """What a seat (or a spectator) sees now, or saw after the first `at` moves."""
        if at is None:
            return table.match.view(seat)
        return table.match.view_at(at, seat)

    # playing

    def move(self, table_id: str, seat: int, move: str | int, number: int) -> LiveTable:
        """Make a move. `number` is how many events the mover has seen: an older page changes nothing."""
        table = self.table(table_id)
        with table.lock:
            self._check_turn(table, seat, number)
            made = table.match.push(move)
            try:
                self._commit(table, [("move", made.text)], seat)
            except BaseException:
                table.match.pop()
                raise
            table.deciders.append(seat)
        self._tell(table_id)
        return table

    def undo(self, table_id: str, seat: int, number: int, turn: bool = False) -> LiveTable:
        """Take back the last move, or everything of this turn, as far as nobody has seen anything new."""
        table = self.table(table_id)
        with table.lock:
            self._check_running(table)
            if number != table.number:
                raise Stale
            taken: list[str] = []
            trial = table.match.copy()
            while trial.can_undo(seat) and (turn or not taken):
                taken.append(trial.pop().text)
            if not taken:
                raise NoUndo
            self._commit(table, [("undo", text) for text in taken], seat)
            for _ in taken:
                table.match.pop()
                table.deciders.pop()
                table.times.pop()
        self._tell(table_id)
        return table

    def _check_turn(self, table: LiveTable, seat: int, number: int) -> None:
        self._check_running(table)
        if number != table.number:
            raise Stale
        if table.match.to_move != seat:
            acting = table.match.to_move
            raise NotYourTurn(name=table.seats[acting].name if acting is not None else "–")

    def _check_running(self, table: LiveTable) -> None:
        if table.row.status != "running":
            raise NotRunning(status=table.row.status)

    def _commit(self, table: LiveTable, done: list[tuple[str, str]], seat: int) -> None:
        """Write events; only then are they true. The match already stands after a move, still before an undo."""
        now = time.time()
        rows = [
            {"table_id": table.id, "number": table.number + i, "kind": kind, "seat": seat, "move": text, "at": now}
            for i, (kind, text) in enumerate(done, 1)
        ]
        moved = done[0][0] == "move"
        values: dict[str, Any] = {"changed": now}
        seat_values: dict[int, Any] = {}
        acting = table.match.to_move
        if moved and acting != seat:
            thinking = now - table.row.turn_began
            seat_values[seat] = {
                "spent": table.seats[seat].spent + table.pace.cost(thinking), "seen": len(table.match.made)
            }  # fmt: skip
            values["turn_began"] = now
        if moved and acting is None:
            values["status"] = "over"
        try:
            self.store.add_events(rows, values, seat_values)
        except Taken as error:
            raise Stale from error
        table.number += len(rows)
        if moved:
            table.times.append(now)
        table.row = table._row()
        table.seats = self.store.seats(table.id)

    # who plays a seat

    def hand_to_bot(self, table_id: str, seat: int, level: str) -> None:
        """A bot plays on for a seat."""
        self.store.change_seat(table_id, seat, kind="bot", level=level)
        self._begin_if_full(table_id) if self.table(table_id).row.status == "open" else None
        self._tell(table_id)

    def take_back(self, table_id: str, seat: int) -> None:
        """A person plays again for a seat that a bot had."""
        self.store.change_seat(table_id, seat, kind="person", level="")
        self.store.change_table(table_id, turn_began=time.time())
        self._tell(table_id)

    def enforce_clocks(self) -> list[str]:
        """Seats that have no time left are played on by a bot; answers their tables."""
        late = []
        for row in self.store.running():
            if json.loads(row.pace)["kind"] == "none":
                continue
            table = self.table(row.id)
            with table.lock:
                seat = table.to_move
                if seat is None or table.seats[seat].kind != "person":
                    continue
                left = table.left(seat)
                if left is not None and left <= 0:
                    self.hand_to_bot(row.id, seat, "mate")
                    late.append(str(row.id))
        return late

    # talk and notes

    def say(self, table_id: str, seat: int, name: str, text: str) -> None:
        """A line of talk, for everybody at the table."""
        said = clean(text, LONGEST_TALK)
        if not said:
            raise BadRequest(what="text", right=f"1 to {LONGEST_TALK} characters")
        if self.store.muted(table_id, seat):
            raise Muted
        self.store.add_chat(table_id, seat, name, said, time.time())
        self.bus.publish(table_id)

    def note(self, table_id: str, seat: int, text: str) -> None:
        """A private note; nobody else sees it."""
        if len(text) > LONGEST_NOTE:
            raise BadRequest(what="note", right=f"at most {LONGEST_NOTE} characters")
        self.store.change_seat(table_id, seat, note=text)

    # after the game

    def record(self, table_id: str) -> Record:
        """The record of a finished game, seed included."""
        table = self.table(table_id)
        if table.row.status != "over":
            raise NotOver
        return table.match.record()

    def wish_again(self, table_id: str, person: str | None) -> Wish:
        """The same table once more: same game, options and players; the seats move on by one.

        A person's seat stays a person's, even when a bot played it to the end.
        """
        table = self.table(table_id)
        mine = self.store.holdings(person, table_id) if person else []
        theirs = self.store.held_seats(table_id)
        again = []
        for seat in table.seats:
            kind = "me" if seat.seat in mine else "open" if seat.seat in theirs or seat.kind != "bot" else "bot"
            again.append(Seat(kind, seat.name, seat.level if kind == "bot" else ""))
        options = json.loads(table.row.options)
        return Wish(
            table.row.game, again[1:] + again[:1], options, table.pace, bool(table.row.listed), bool(table.row.hints)
        )

    def wish_from(self, table_id: str, at: int, seat: int, level: str, name: str) -> Wish:
        """Go on from an earlier position of a finished game, alone against bots."""
        table = self.table(table_id)
        if table.row.status != "over":
            raise NotOver
        begun: Match = table.match.at(at)
        others = [Seat("me", name) if i == seat else Seat("bot", "", level) for i in range(begun.seats)]
        return Wish(table.row.game, others, begun.options, start=begun.text(), seed=begun.seed)

    def replay(self, record: Record) -> Match:
        """A record as a match."""
        return load(record)

    def _tell(self, table_id: str) -> None:
        """Everybody who looks at the table, and the bots."""
        self.bus.publish(table_id)
        self.changed(table_id)


def clean(text: str, longest: int) -> str:
    """A name or a line of talk without control characters and superfluous blanks."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:longest].strip()
