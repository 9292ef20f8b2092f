"""A move tried on a copy of a view: what it does by itself, before anything is turned up. The log and previews ask."""

from __future__ import annotations

from typing import Any

from argosy.games.amerigo.rules.play import perform
from argosy.games.amerigo.state import SheetLine, State
from argosy.kernel.plain import plain
from argosy.kernel.position import copy_of


def tried(v: State, move: int) -> Any:
    """The view after the deed, by the rules themselves; nobody else has had a turn yet."""
    s = copy_of(v)
    plain(perform)(s, int(move))
    return s


class Difference:
    """What a stretch of the game brought to the seats: the table before it and after it."""

    def __init__(self, before: State, after: State) -> None:
        self.before, self.after = before, after

    def of(self, name: str, seat: int) -> int:
        """How much more a seat has of something that is counted by seats."""
        return int(self.after[name][seat]) - int(self.before[name][seat])  # type: ignore[index]

    def each(self, name: str, seat: int) -> list[int]:
        """The same for things of several kinds."""
        pairs = zip(self.after[name][seat], self.before[name][seat], strict=True)  # type: ignore[index]
        return [int(now) - int(then) for now, then in pairs]

    def scored(self, seat: int, line: SheetLine) -> int:
        """The points of a seat in one line of the sheet."""
        return int(self.after.points[seat, line]) - int(self.before.points[seat, line])

    def gold(self, seat: int) -> int:
        """Gold that came to a seat, less what it paid; also what found no room on its track."""
        return self.of("gold", seat) + self.scored(seat, SheetLine.SURPLUS_GOLD)
