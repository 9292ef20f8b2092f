"""How long a seat may think: no clock, a live clock (minutes a game, seconds a move), or days a move.

The clock runs for the seat that is to move, whoever plays it and whoever asks for what: handing a seat to a bot, taking
it back or taking back a move gives no time. Time while no server ran is given back.
"""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from argosy.table.store import Store, pulse, seats, tables

DAY = 86_400.0
KINDS = ("none", "live", "days")
ZERO = ("bot", "table")  # who goes on when no time is left: a bot, or whoever the others at the table decide on
BEAT = 5.0  # seconds between two signs of life
MISSED = 30.0  # so many seconds without a sign of life were downtime
MORE = {"live": 300.0, "days": DAY}  # what the others can give to a seat without time


@dataclass(frozen=True)
class Pace:
    """The pace of a table."""

    kind: str = "none"
    minutes: int = 30  # live: for the whole game, each seat
    seconds: int = 30  # live: free for every move
    days: int = 3  # by turns: for each move
    zero: str = "bot"  # what happens when no time is left

    @classmethod
    def of(cls, value: dict[str, Any]) -> Pace:
        """The pace kept in a table's row."""
        return cls(**value)

    def kept(self) -> dict[str, Any]:
        """The pace as it is kept."""
        return asdict(self)

    def left(self, spent: float, thinking: float) -> float | None:
        """The seconds a seat has left, having spent some before and thought for a while now; None without a clock."""
        if self.kind == "live":
            return max(0.0, self.minutes * 60 - spent - self.cost(thinking))
        if self.kind == "days":
            return max(0.0, self.days * DAY - thinking)
        return None

    def late(self, spent: float, thinking: float) -> bool:
        """Whether a seat has no time left: a live clock at zero still has the free seconds of every move."""
        free = self.seconds if self.kind == "live" else 0.0
        return thinking > free and self.left(spent, thinking) == 0.0

    def lasts(self, spent: float) -> float | None:
        """The seconds that a turn may take before its seat is late; None without a clock."""
        if self.kind == "live":
            return self.seconds + max(0.0, self.minutes * 60 - spent)
        return self.days * DAY if self.kind == "days" else None

    def cost(self, thinking: float) -> float:
        """The seconds that a move takes off the clock."""
        return max(0.0, thinking - self.seconds) if self.kind == "live" else 0.0


def turn_ends(pace: Pace, spent: float, began: float, now: float) -> dict[str, float]:
    """What a seat's row keeps when its turn ends."""
    return {"spent": spent + pace.cost(now - began), "turn_began": began}


def turn_returns(pace: Pace, spent: float, ended: float, began: float | None) -> tuple[float, dict[str, float]]:
    """A turn that had ended is taken back: it goes on as if it never had ended. Answers when it began, and the row."""
    if began is None:  # before this was kept
        return ended, {}
    return began, {"spent": spent - pace.cost(ended - began)}


def beat(store: Store, now: float | None = None) -> float:
    """A sign of life; answers the seconds in which no server looked at the clocks, which are given back here.

    Several servers share one pulse, and of two that see the same gap only one gives it back.
    """
    now = time.time() if now is None else now
    row = store._one(select(pulse))
    if row is None:
        _first(store, now)
        return 0.0
    last = float(row.at)
    if now - last < BEAT:
        return 0.0
    with store.write() as link:
        mine = link.execute(update(pulse).where(pulse.c.at == last).values(at=now)).rowcount == 1
        gap = now - last
        if not mine or gap <= MISSED:
            return 0.0
        running = tables.c.status == "running"
        these = seats.c.table_id.in_(select(tables.c.id).where(running))
        link.execute(update(seats).where(these).values(turn_began=seats.c.turn_began + gap))
        after = tables.c.turn_began > last  # a turn that began after the last sign of life: it begins now
        link.execute(update(tables).where(running, after, tables.c.turn_began < now).values(turn_began=now))
        link.execute(update(tables).where(running, ~after).values(turn_began=tables.c.turn_began + gap))
        return gap


def _first(store: Store, now: float) -> None:
    try:
        with store.write() as link:
            link.execute(insert(pulse), {"id": 1, "at": now})
    except IntegrityError:
        pass  # another server was quicker
