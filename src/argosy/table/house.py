"""What can be done at tables, by whom, and what it changes: the one place where pages, API and bots meet the store."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from secrets import randbits
from types import SimpleNamespace
from typing import Any

from argosy.play import Match, Record, View, load
from argosy.play.match import check_options, check_seats, game_of
from argosy.table import keys
from argosy.table.bus import Bus, LocalBus
from argosy.table.clocks import KINDS, Pace
from argosy.table.errors import (
    BadRequest,
    NoTable,
    NotOver,
    NotRunning,
    NotYours,
    NotYourTurn,
    NoUndo,
    OtherVersion,
    SeatTaken,
    Stale,
)
from argosy.table.live import LiveTable, kept, kept_record
from argosy.table.owner import Owner
from argosy.table.store import Store, pack

log = logging.getLogger("argosy.table")

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
        self.changed: Callable[[LiveTable], None] = lambda table: None  # the bots' crew wants to know
        self.share: Callable[[], float] = lambda: 1.0  # how much of their usual work captains do now
        self.owner = Owner(store)

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
        seat_keys = [keys.new_key() for _ in wish.seats]
        now = time.time()
        waiting = any(seat.kind == "open" for seat in wish.seats)
        row = {
            "id": table_id, "game": game.name, "rules": game.rules, "components": game.components().hash,
            "options": pack(options), "seed": str(seed), "seed_hash": keys.seed_hash(seed, table_id),
            "start": wish.start, "pace": pack(wish.pace.kept()), "status": "open" if waiting else "running",
            "listed": int(wish.listed), "hints": int(wish.hints), "watch": keys.hashed(watch), "made": now,
            "changed": now, "turn_began": now, "campaign": None, "acting": None, "moved": 0, "due": 0.0,
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
        with self.owner.owned(table_id) as table:
            if not 0 <= seat < len(table.seats):
                raise BadRequest(what="seat", right=f"0 to {len(table.seats) - 1}")
            taken = {other.name for other in table.seats if other.seat != seat}
            chosen = clean(name, LONGEST_NAME) or f"Guest {seat + 1}"
            while chosen in taken:
                chosen = f"{chosen[: LONGEST_NAME - 2]} {seat + 1}"
            with self.owner.doubted(table):
                if not self.store.sit_down(table_id, seat, chosen, person, time.time()):
                    raise SeatTaken
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

    # looking

    def table(self, table_id: str) -> LiveTable:
        """A table as it stands now."""
        return self.owner.table(table_id)

    def kept(self, table_id: str) -> SimpleNamespace:
        """The rows of a table that cannot be played here (see `OtherVersion`)."""
        return kept(self.store, table_id)

    def view(self, table: LiveTable, seat: int | None, at: int | None = None) -> View:
        """What a seat (or a spectator) sees now, or saw after the first `at` moves."""
        if at is None:
            return table.match.view(seat)
        return table.match.view_at(at, seat)

    # playing

    def move(self, table_id: str, seat: int, move: str | int, number: int, seen: LiveTable | None = None) -> LiveTable:
        """Make a move. `number` is how many events the mover has seen: an older page changes nothing. `seen` is the
        table for whoever has just looked at it."""
        with self.owner.owned(table_id, seen) as table:
            self._check_turn(table, seat, number)
            after = table.match.copy()
            made = after.push(move)
            self._commit(table, [("move", made.text)], seat, after)
        self._tell(table_id, table)
        return table

    def undo(
        self, table_id: str, seat: int, number: int, turn: bool = False, seen: LiveTable | None = None
    ) -> LiveTable:
        """Take back the last move, or everything of this turn, as far as nobody has seen anything new."""
        with self.owner.owned(table_id, seen) as table:
            self._check_running(table)
            if number != table.number:
                raise Stale
            taken: list[str] = []
            after = table.match.copy()
            while after.can_undo(seat) and (turn or not taken):
                taken.append(after.pop().text)
            if not taken:
                raise NoUndo
            self._commit(table, [("undo", text) for text in taken], seat, after)
        self._tell(table_id, table)
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

    def _commit(self, table: LiveTable, done: list[tuple[str, str]], seat: int, after: Match) -> None:
        """Events, and what they change of clock and table; `after` is the match as it will stand."""
        now, acting = time.time(), after.to_move
        moved = done[0][0] == "move"
        values: dict[str, Any] = {"changed": now}
        seat_values: dict[int, Any] = {}
        if moved and acting != seat:
            thinking = now - table.row.turn_began
            seat_values[seat] = {
                "spent": table.seats[seat].spent + table.pace.cost(thinking), "seen": len(table.deciders) + 1
            }  # fmt: skip
            values["turn_began"] = now
        if moved and acting is None:
            values["status"] = "over"
        self.owner.commit(table, done, seat, acting, values, seat_values, now)

    # who plays a seat

    def hand_to_bot(self, table_id: str, seat: int, level: str) -> None:
        """A bot plays on for a seat; where it was the last free one the game begins."""
        with self.owner.owned(table_id) as table, self.owner.doubted(table):
            self.store.hand_over(table_id, seat, "bot", level, time.time())
        self._tell(table_id)

    def take_back(self, table_id: str, seat: int) -> None:
        """A person plays again for a seat that a bot had."""
        with self.owner.owned(table_id) as table, self.owner.doubted(table):
            self.store.hand_over(table_id, seat, "person", "", time.time(), turn_began=time.time())
        self._tell(table_id)

    def look_after(self) -> list[str]:
        """Look at the tables that are due: a clock has run out, a bot is late, or nobody knows how it stands.

        Answers the tables where a bot took over. Tables that nobody waits for cost nothing.
        """
        late = []
        for table_id in self.store.due(time.time()):
            try:
                if self._look_after(table_id):
                    late.append(table_id)
            except OtherVersion:
                pass  # it is closed now
            except Exception:  # one table that cannot be read keeps nobody else waiting
                log.exception("table %s could not be looked after", table_id)
        return late

    enforce_clocks = look_after

    def _look_after(self, table_id: str) -> bool:
        """One table: hand an expired seat to a bot, or note when to look again and tell the bots; whether it did."""
        with self.owner.owned(table_id) as table:
            seat = table.to_move
            left = table.left(seat) if seat is not None and table.seats[seat].kind == "person" else None
            expired = left is not None and left <= 0
            if not expired:
                self.owner.stand(table)
        if expired:
            assert seat is not None
            self.hand_to_bot(table_id, seat, "mate")
        elif seat is not None and table.seats[seat].kind == "bot":
            self.changed(table)
        return expired

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
        self.store.change_seat(table_id, seat, note=text)

    # after the game

    def record(self, table_id: str) -> Record:
        """The record of a finished game, seed included; of one that was closed, as far as it came."""
        try:
            table = self.table(table_id)
        except OtherVersion:
            return kept_record(self.store, table_id)
        if table.row.status not in ("over", "closed"):
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

    def _tell(self, table_id: str, table: LiveTable | None = None) -> None:
        """Everybody who looks at the table, and the bots. What was done is done, even if they cannot be told."""
        try:
            self.bus.publish(table_id, table.number if table else None)
            now = table or self.table(table_id)
            seat = now.to_move
            if seat is not None and now.seats[seat].kind == "bot":
                self.changed(now)
        except Exception:
            log.exception("nobody could be told of a change at table %s", table_id)


def clean(text: str, longest: int) -> str:
    """A name or a line of talk without control characters and superfluous blanks."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:longest].strip()
