"""A table as it stands now: its rows and the match that its events make, kept up with the database (see `owner`)."""

from __future__ import annotations

import functools
import json
import threading
import time
from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from sqlalchemy.engine import Row

from argosy.play import Match, Record, new, position
from argosy.play.errors import UnknownGame
from argosy.play.match import game_of
from argosy.table.clocks import Pace
from argosy.table.errors import NoTable, NotOver, OtherVersion
from argosy.table.logbook import Logbook
from argosy.table.prints import Print
from argosy.table.store import Store, together
from argosy.table.written import Written

BOTS_PATIENCE = 20.0  # seconds after which somebody looks whether a bot has forgotten its turn


class Doubt(Exception):
    """The database tells another story than the table in memory, which must be read anew."""


class LiveTable:
    """One table in memory. Whoever reads or changes it holds `lock`; it is changed by `owner` alone."""

    def __init__(self, store: Store, table_id: str) -> None:
        self.store = store
        self._empty(table_id)
        rows = self._glance()
        self._take(rows)
        if not fits(self.row):
            raise OtherVersion(**versions(self.row))
        self.match: Match = self._begin()
        self._follow(rows[0])

    def _empty(self, table_id: str) -> None:
        """A table of which nothing has been read."""
        self.id = table_id
        self.lock = threading.RLock()
        self.dropped = False  # no longer the one in memory: whoever waited for it asks again
        self.number = 0  # events applied to the match
        self.deciders: list[int] = []  # who made each move of the match
        self.times: list[float] = []  # when each move of the match was made
        self.chat: list[Any] = []
        self.talk: int | None = None  # the number of the last line of talk
        self.row: Any = None
        self.seats: list[Any] = []
        self.held: dict[int, set[str]] = {}  # who holds each seat
        self.nod: tuple[int, int, float] | None = None  # whose nod bots wait for, after which event, until when
        self.prints: dict[tuple[int | None, str], dict[str, Print]] = {}  # of what each seat was sent last, by language
        self.logbooks: dict[tuple[int | None, str], Logbook] = {}  # the log on the pages, by seats and languages
        self.written: dict[tuple[str, int | None, str], Written] = {}  # what each seat was told, by kind and language
        self._dealt = ""  # the seed of the match
        self._acting: tuple[int, int | None] = (-1, None)  # who is to move, and after which event that was found

    def refresh(self) -> LiveTable:
        """Read what other servers or requests have written meanwhile: one question, unless there is news."""
        rows = self._glance()
        self._take(rows)
        self._follow(rows[0])
        return self

    def _glance(self) -> Sequence[Row[Any]]:
        rows = self.store.glance(self.id)
        if not rows:
            raise NoTable
        return rows

    def _take(self, rows: Sequence[Row[Any]]) -> None:
        found = together(rows)
        self.seats, self.held = found.pop("seats"), found.pop("held")
        self.row = SimpleNamespace(**found)

    def _follow(self, row: Row[Any]) -> None:
        """The match, its names and the talk after what the database says happened last."""
        if self.row.seed != self._dealt:  # the table was full, and has been dealt: another match
            raise Doubt
        names = tuple(seat.name for seat in self.seats)
        if names != self.match.names:
            self.match.rename(names)
        last = row.last or 0
        if last < self.number:
            raise Doubt
        if last > self.number:
            for event in self.store.events(self.id, after=self.number):
                self.perform(event.kind, event.move, event.seat, event.at)
                self.number = event.number
        if row.talk != self.talk:
            self.chat, self.talk = self.store.chat(self.id), row.talk

    def perform(self, kind: str, move: str, seat: int, at: float) -> None:
        """Apply one event to the match."""
        if kind == "move":
            self.match.push(move)
            self.deciders.append(seat)
            self.times.append(at)
        else:
            self.match.pop()
            self.deciders.pop()
            self.times.pop()

    def advance(
        self, events: Sequence[Mapping[str, Any]], values: Mapping[str, Any], seat_values: Mapping[int, Any]
    ) -> None:
        """What was just written becomes true here, too. Rows are replaced, so that who reads one reads it whole."""
        for event in events:
            self.perform(event["kind"], event["move"], event["seat"], event["at"])
            self.number = event["number"]
        self.row = SimpleNamespace(**vars(self.row) | values)
        self.seats = [SimpleNamespace(**vars(seat) | seat_values.get(seat.seat, {})) for seat in self.seats]

    @property
    def pace(self) -> Pace:
        """How long seats may think."""
        return pace_of(self.row.pace)

    @property
    def to_move(self) -> int | None:
        """The seat that is to move; none while the table waits or is over.

        Bots and pages ask at any moment, also in the middle of an event, and without the lock. So what is kept says
        after which event it was found: what somebody saw while the next one was being made is found anew after it.
        """
        if self.row.status != "running":
            return None
        number, (known, acting) = self.number, self._acting
        if known != number:
            acting = self.match.to_move
            self._acting = (number, acting)
        return acting

    def left(self, seat: int) -> float | None:
        """Seconds that a seat has left on its clock."""
        return self.pace.left(self.seats[seat].spent, self.thinking(seat))

    def late(self, seat: int) -> bool:
        """Whether a seat has no time left."""
        return self.pace.late(self.seats[seat].spent, self.thinking(seat))

    def thinking(self, seat: int) -> float:
        """Seconds that a seat has thought in this turn."""
        return max(0.0, time.time() - self.row.turn_began) if self.to_move == seat else 0.0

    def due(self, acting: int | None, now: float) -> float | None:
        """When somebody must look at the table if this seat is to move from now on and nothing happens."""
        if acting is None:
            return None
        if self.seats[acting].kind == "bot":
            return now + BOTS_PATIENCE
        lasts = self.pace.lasts(self.seats[acting].spent)
        if lasts is None or self.pace.zero != "bot":  # where the table decides, nobody else looks
            return None
        return float(self.row.turn_began if acting == self.to_move else now) + lasts

    def _begin(self) -> Match:
        self._dealt = self.row.seed
        if self.row.start:
            return position(self.row.start)
        # until the table is full there is no deal: some other one stands in for it, of which nobody is shown anything
        return new(self.row.game, len(self.seats), int(self.row.seed or 0), json.loads(self.row.options))


@functools.lru_cache(256)
def pace_of(kept: str) -> Pace:
    """The pace that a row keeps; there are few different ones."""
    return Pace.of(json.loads(kept))


def fits(row: Any) -> bool:
    """Whether this program plays a table by the rules and with the components that it began with."""
    return versions(row)["what"] == "same"


def versions(row: Any) -> dict[str, str]:
    """By which rules a table is played, and what is other in this program: game, rules, components, or all the same."""
    try:
        game = game_of(row.game)
    except UnknownGame:
        return {"game": str(row.game), "rules": str(row.rules), "known": "", "what": "game"}
    what = "rules" if row.rules != game.rules.version else "same"
    if what == "same" and row.components != game.rules.components().hash:
        what = "components"
    return {"game": game.title, "rules": str(row.rules), "known": str(game.rules.version), "what": what}


def kept(store: Store, table_id: str) -> SimpleNamespace:
    """A table as the database has it: its row, with its `seats` and who holds them (`held`)."""
    rows = store.glance(table_id)
    if not rows:
        raise NoTable
    return SimpleNamespace(**together(rows))


def kept_record(store: Store, table_id: str) -> Record:
    """The record of a table as the database has it, move by move, without playing it."""
    found = kept(store, table_id)
    if not found.seed:  # it never began
        raise NotOver
    moves: list[str] = []
    for event in store.events(table_id):
        if event.kind == "move":
            moves.append(event.move)
        else:
            moves.pop()
    return Record(
        game=found.game, rules=found.rules, components=found.components, seats=len(found.seats),
        options=json.loads(found.options), seed=int(found.seed), moves=tuple(moves),
        names=tuple(seat.name for seat in found.seats), start=tuple(found.start.splitlines()) if found.start else None,
    )  # fmt: skip
