"""How long a seat may think: no clock, a live clock (minutes a game, seconds a move), or days a move."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

DAY = 86_400.0
KINDS = ("none", "live", "days")


@dataclass(frozen=True)
class Pace:
    """The pace of a table."""

    kind: str = "none"
    minutes: int = 30  # live: for the whole game, each seat
    seconds: int = 30  # live: free for every move
    days: int = 3  # by turns: for each move

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
            return self.minutes * 60 - spent - max(0.0, thinking - self.seconds)
        if self.kind == "days":
            return self.days * DAY - thinking
        return None

    def cost(self, thinking: float) -> float:
        """The seconds that a move takes off the clock."""
        return max(0.0, thinking - self.seconds) if self.kind == "live" else 0.0
