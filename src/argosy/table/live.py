"""A table as it stands now: its rows and the match that its events make, kept up with the database."""

from __future__ import annotations

import json
import threading
import time
from typing import Any

from sqlalchemy.engine import Row

from argosy.play import Match, new, position
from argosy.table.clocks import Pace
from argosy.table.errors import NoTable
from argosy.table.store import Store


class LiveTable:
    """One table in memory. Whoever reads or changes it holds `lock`."""

    def __init__(self, store: Store, table_id: str) -> None:
        self.store = store
        self.id = table_id
        self.lock = threading.RLock()
        self.number = 0  # events applied to the match
        self.deciders: list[int] = []  # who made each move of the match
        self.times: list[float] = []  # when each move of the match was made
        self.row: Row[Any] = self._row()
        self.seats: list[Row[Any]] = []
        self._seed = self.row.seed
        self.match: Match = self._begin()
        self.refresh()

    def refresh(self) -> LiveTable:
        """Read what other servers or requests have written meanwhile."""
        self.row = self._row()
        self.seats = self.store.seats(self.id)
        if self.row.seed != self._seed:  # the table was full, and has been dealt
            self._seed, self.match = self.row.seed, self._begin()
        names = tuple(seat.name for seat in self.seats)
        if names != self.match.names:
            self.match.rename(names)
        for event in self.store.events(self.id, after=self.number):
            self.perform(event.kind, event.move, event.seat, event.at)
            self.number = event.number
        return self

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

    @property
    def pace(self) -> Pace:
        """How long seats may think."""
        return Pace.of(json.loads(self.row.pace))

    @property
    def to_move(self) -> int | None:
        """The seat that is to move; none while the table waits or is over."""
        return self.match.to_move if self.row.status == "running" else None

    def left(self, seat: int) -> float | None:
        """Seconds that a seat has left on its clock."""
        return self.pace.left(self.seats[seat].spent, self.thinking(seat))

    def late(self, seat: int) -> bool:
        """Whether a seat has no time left."""
        return self.pace.late(self.seats[seat].spent, self.thinking(seat))

    def thinking(self, seat: int) -> float:
        """Seconds that a seat has thought in this turn."""
        return max(0.0, time.time() - self.row.turn_began) if self.to_move == seat else 0.0

    def _row(self) -> Row[Any]:
        row = self.store.table(self.id)
        if row is None:
            raise NoTable
        return row

    def _begin(self) -> Match:
        if self.row.start:
            return position(self.row.start)
        count = len(self.store.seats(self.id))
        # until the table is full there is no deal: some other one stands in for it, of which nobody is shown anything
        return new(self.row.game, count, int(self.row.seed or 0), json.loads(self.row.options))
