"""What every search works in: rows of positions and scratch. Mates, captains and reviews add what they need."""

from __future__ import annotations

from typing import Any, Protocol

from argosy.kernel.arrays import Floats, Ints
from argosy.kernel.compile import rule
from argosy.kernel.memory import copy_row
from argosy.kernel.position import Position


class Positions(Protocol):
    """An array of positions."""

    def __getitem__(self, row: int, /) -> Position: ...

    def __len__(self) -> int: ...


class Workspace(Protocol):
    """What the parts of every search use."""

    @property
    def states(self) -> Positions:
        """Positions, in the rows that `beam` names."""

    @property
    def words(self) -> Any:
        """The same memory as plain numbers."""

    @property
    def moves(self) -> Ints:
        """The moves of a position further on."""

    @property
    def marks(self) -> Floats:
        """What the positions in the beams are worth."""

    @property
    def tries(self) -> Ints:
        """How many moves were made or tried."""

    @property
    def numbers(self) -> Ints:
        """Scores or ranks."""


@rule
def copy(words: Any, here: int, there: int) -> None:
    """Copy one position onto another."""
    copy_row(words, here, there)


@rule
def wipe(words: Any, here: int) -> None:
    """Zero the memory of one position."""
    for i in range(words.shape[1]):
        words[here, i] = 0


@rule
def sort_by(order: Any, n: int, totals: Any) -> None:
    """The best first; equals stay as they were."""
    for k in range(1, n):
        i = order[k]
        at = k
        while at > 0 and totals[order[at - 1]] < totals[i]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = i


@rule
def no_trail(m: Workspace, parent: int, there: int, step: int, move: int) -> None:
    """For searches that do not ask by which way a position was reached."""
