"""What can be done at tables, by whom, and what it changes: the one place where pages, API and bots meet the store."""

from __future__ import annotations

import json
import threading
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from argosy.play import Match, Record, View, load
from argosy.play.match import check_options, check_seats, game_of
from argosy.table import keys
from argosy.table.bus import Bus, LocalBus
from argosy.table.clocks import BEAT, KINDS, ZERO, Pace, beat, turn_ends, turn_returns
from argosy.table.errors import (
    BadRequest,
    NotOver,
    NotRunning,
    NotYourTurn,
    NoUndo,
    Stale,
)
from argosy.table.live import LiveTable
from argosy.table.names import LONGEST_NAME, clean, clean_lines, crew_name, distinct, nameless
from argosy.table.seats import COLOURS, LEVELS, Seating, colours_of, deal
from argosy.table.store import Store, Taken, pack

MOST_CACHED = 600  # tables in memory; others are replayed when they are asked for
LONGEST_TALK = 500
LONGEST_NOTE = 5000
SPECTATOR = -1


@dataclass(frozen=True)
class Seat:
    """Who shall sit on a seat of a new table."""

    kind: str = "open"  # me, open or bot
    name: str = ""
    level: str = ""  # of a bot
    colour: int | None = None


@dataclass(frozen=True)
class Wish:
    """A new table as somebody wants it."""

    game: str
    seats: Sequence[Seat]
    options: Mapping[str, int | bool] = field(default_factory=dict)
    pace: Pace = field(default_factory=Pace)
    listed: bool = False
    hints: bool = True
    several: bool = False  # one visitor may take several seats
    seed: int | None = None
    start: str | None = None  # a position to go on from


@dataclass(frozen=True)
class Made:
    """A new table, with the keys that are shown only now."""

    table_id: str
    seat_keys: list[str | None]  # of a program's own seats
    invitations: list[str | None]  # of free seats
    watch_key: str


@dataclass(frozen=True)
class Laid:
    """The rows of a new table, before they are kept, and the spectators' key."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    watch: str


class House(Seating):
    """All tables of this server."""

    def __init__(self, store: Store, bus: Bus | None = None) -> None:
        self.store = store
        self.bus: Bus = bus or LocalBus()
        self.changed: Any = lambda table_id: None  # the bots' crew wants to know
        self._cached: OrderedDict[str, LiveTable] = OrderedDict()
        self._lock = threading.Lock()
        self._beaten = 0.0  # when this server last gave a sign of life

    # opening and joining

    def make(self, wish: Wish, person: str | None = None, device: str = "") -> Made:
        """A new table; whoever makes it takes all seats marked as theirs: `person` (the hash of a browser's key), or a
        program, which is told the keys of its seats."""
        mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
        free = [number for number, seat in enumerate(wish.seats) if seat.kind == "open"]
        keys_of = {number: keys.new_key() for number in mine if person is None}
        invitations = {number: keys.new_key() for number in free}
        laid = self.lay(wish)
        for number, key in keys_of.items():
            laid.seats[number]["key"] = keys.hashed(key)
        for number, key in invitations.items():
            laid.seats[number]["invitation"] = keys.hashed(key)
        held = [
            {"table_id": laid.row["id"], "seat": number, "person": person, "since": laid.row["made"], "device": device}
            for number in mine
            if person
        ]
        self.store.add_table(laid.row, laid.seats, held)
        self._tell(laid.row["id"])
        count = range(len(wish.seats))
        return Made(laid.row["id"], [keys_of.get(i) for i in count], [invitations.get(i) for i in count], laid.watch)

    def lay(self, wish: Wish) -> Laid:
        """The rows of a new table; dealt at once when no seat is free."""
        game = game_of(wish.game)
        names = self._names(wish.seats)
        check_seats(game, len(wish.seats), names)
        options = check_options(game, wish.options)
        if wish.pace.kind not in KINDS or wish.pace.zero not in ZERO:
            raise BadRequest(what="pace", right=", ".join((*KINDS, *ZERO)))
        table_id, watch, now = keys.new_table_id(), keys.new_key(), time.time()
        kinds = [seat.kind for seat in wish.seats]
        seed = "" if wish.seed is None else str(wish.seed)
        dealt = {"seed": seed, "seed_hash": ""} if "open" in kinds else deal(table_id, wish.seed)
        row = {
            "id": table_id, "game": game.name, "rules": game.rules, "components": game.components().hash,
            "options": pack(options), "start": wish.start, "pace": pack(wish.pace.kept()),
            "status": "open" if "open" in kinds else "running", "listed": int(wish.listed), "hints": int(wish.hints),
            "watch": keys.hashed(watch), "made": now, "changed": now, "turn_began": now, "campaign": None,
            "host": kinds.index("me") if "me" in kinds else None, "several": int(wish.several), **dealt,
        }  # fmt: skip
        rows = [
            {
                "table_id": table_id, "seat": number, "kind": "person" if seat.kind == "me" else seat.kind,
                "level": seat.level, "name": names[number], "key": None, "invitation": None, "colour": seat.colour,
                "spent": 0.0, "seen": 0, "note": "",
            }
            for number, seat in enumerate(wish.seats)
        ]  # fmt: skip
        return Laid(row, rows, watch)

    def _names(self, seats: Sequence[Seat]) -> list[str]:
        """A name for every seat, all different."""
        names: list[str] = []
        colours = [seat.colour for seat in seats if seat.colour is not None]
        if len(set(colours)) < len(colours) or not all(0 <= colour < COLOURS for colour in colours):
            raise BadRequest(what="colours", right=f"different, 0 to {COLOURS - 1}")
        for number, seat in enumerate(seats):
            if seat.kind not in ("me", "open", "bot"):
                raise BadRequest(what="seat kind", right="me, open or bot")
            if seat.kind == "bot" and seat.level not in LEVELS:
                raise BadRequest(what="level", right=", ".join(LEVELS))
            usual = crew_name(number) if seat.kind == "bot" else nameless(number + 1)
            name = clean(seat.name, LONGEST_NAME) or usual
            names.append(distinct(name, names, number + 1))
        return names

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
        if table.row.status == "open":  # not dealt yet: nobody has anything to see
            return table.match.view(None)
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
        acting, row, mine = table.match.to_move, table.row, table.seats[seat]
        if moved and acting != seat:
            seat_values[seat] = turn_ends(table.pace, mine.spent, row.turn_began, now) | {"seen": len(table.match.made)}
            values["turn_began"] = now
        elif not moved and acting != seat:
            began, kept = turn_returns(table.pace, mine.spent, row.turn_began, mine.turn_began)
            values["turn_began"] = began
            seat_values |= {seat: kept} if kept else {}
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

    # clocks

    def enforce_clocks(self) -> list[str]:
        """Seats that have no time left are played on by a bot, where the table wants it so; answers their tables."""
        if time.time() - self._beaten >= BEAT:
            beat(self.store)
            self._beaten = time.time()
        late = []
        for row in self.store.running():
            if json.loads(row.pace)["kind"] == "none":
                continue
            table = self.table(row.id)
            with table.lock:
                seat = table.to_move
                if seat is None or table.seats[seat].kind != "person":
                    continue
                if table.pace.zero == "bot" and table.late(seat):
                    self.hand_to_bot(row.id, seat, "mate", "late")
                    late.append(str(row.id))
        return late

    # talk and notes

    def say(self, table_id: str, seat: int, name: str, text: str) -> None:
        """A line of talk, for everybody at the table."""
        said = clean(text, LONGEST_TALK)
        if not said:
            raise BadRequest(what="text", right=f"1 to {LONGEST_TALK} characters")
        self.store.add_chat(table_id, seat, name, said, time.time())
        self.bus.publish(table_id)

    def note(self, table_id: str, seat: int, text: str) -> None:
        """A private note; nobody else sees it."""
        if len(text) > LONGEST_NOTE:
            raise BadRequest(what="note", right=f"at most {LONGEST_NOTE} characters")
        self.store.change_seat(table_id, seat, note=clean_lines(text))

    # after the game

    def record(self, table_id: str) -> Record:
        """The record of a finished game, seed included."""
        table = self.table(table_id)
        if table.row.status != "over":
            raise NotOver
        return table.match.record()

    def wish_again(self, table: LiveTable) -> Wish:
        """The same table once more: same game, options and players; the seats move on by one.

        A person's seat stays a person's, even when a bot played it to the end.
        """
        people, colours = self.people(table), colours_of(table.seats)
        again = []
        for seat in table.seats:
            mine = seat.seat in people
            again.append(Seat("me" if mine else "bot", seat.name, "" if mine else seat.level, colours[seat.seat]))
        return Wish(
            table.row.game, again[1:] + again[:1], json.loads(table.row.options), table.pace, bool(table.row.listed),
            bool(table.row.hints), bool(table.row.several),
        )  # fmt: skip

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
