"""Which puzzles somebody has tried, and when they come back: the better they went, the later."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import delete, insert, select

from argosy.analysis.puzzles import Puzzle
from argosy.table.shelves import solved
from argosy.table.store import Store

DAY = 86_400.0
AFTER = (1, 4, 10, 30)  # days until a puzzle comes back that was solved at once 0, 1, 2, … times in a row


class Solving:
    """The puzzles of all visitors."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def of(self, person: str | None) -> dict[str, Any]:
        """What somebody has tried, by the names of the puzzles."""
        if person is None:
            return {}
        return {row.puzzle: row for row in self.store._all(select(solved).where(solved.c.person == person))}

    def answered(self, person: str | None, game: str, puzzle: str, right: bool) -> int:
        """Note an answer. How many days later the puzzle comes back; 0 after a wrong one."""
        if person is None:
            return 0
        now, before = time.time(), self.of(person).get(puzzle)
        clean, tries = (before.clean, before.tries) if before else (0, 0)
        clean = clean + 1 if right and not tries else 0
        days = AFTER[min(clean, len(AFTER) - 1)] if right else 0
        row = {"person": person, "puzzle": puzzle, "game": game, "clean": clean, "tries": 0 if right else tries + 1}
        with self.store.write() as link:
            link.execute(delete(solved).where(solved.c.person == person, solved.c.puzzle == puzzle))
            link.execute(insert(solved), row | {"due": now + days * DAY, "at": now})
        return days


def is_solved(row: Any) -> bool:
    """Whether the latest answer was right."""
    return row is not None and row.tries == 0


def in_a_row(rows: Iterable[Any]) -> int:
    """How many of the latest puzzles were solved at once, without one that was not."""
    count = 0
    for row in sorted(rows, key=lambda row: -row.at):
        if row.tries or not row.clean:
            break
        count += 1
    return count


def next_puzzle(puzzles: Iterable[Puzzle], tried: Mapping[str, Any], name: Any, now: float) -> Puzzle | None:
    """The puzzle that comes next: one that is due, then one that was never tried, the easier first."""
    left = [(tried.get(name(one)), one) for one in puzzles]
    due = [(row.due, one.id, one) for row, one in left if row is not None and row.due <= now]
    fresh = [(one.level, one.id, one) for row, one in left if row is None]
    return min(due)[2] if due else min(fresh)[2] if fresh else None
