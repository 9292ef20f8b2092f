"""What bots need of a game, as templates see it (see `kernel.bind`): its ``brain/contract.py`` offers these names.

Those from `FIRST_TRAIT` on only where captains have learned to foresee more (see `bots.foreseeing`).
"""

from __future__ import annotations

from typing import Any

from argosy.kernel.arrays import Ints
from argosy.kernel.position import Position


def deckhand(v: Position, moves: Ints, n: int, event: int) -> int:
    """A sensible move by rule of thumb: the index into the legal moves."""
    raise NotImplementedError


def playout(v: Position, moves: Ints, n: int, event: int) -> int:
    """What anybody is thought to do further on in a captain's search: the best quick rule that the game has."""
    raise NotImplementedError


def turn_number(v: Position) -> int:
    """A number that changes when a turn is over although the same seat decides next: alone, the rival has moved.

    0 in games where another seat follows on every turn.
    """
    raise NotImplementedError


def features(v: Position, out: Any) -> None:
    """What a view says, as numbers for learning, seen from the seat that views."""
    raise NotImplementedError


SCRATCH = 0
"""How many numbers `prospects` works with; the first ones are the prospects."""

TABLE: Any = None
"""The weights: a row for every time of the game, a column for every trait (see `weights.by_time`)."""


def prospects(v: Position, table: Any, out: Any) -> None:
    """The points that every seat can expect at the end; alone at the table, also those of the game's own rival."""
    raise NotImplementedError


FIRST_TRAIT, NEXT_SEAT = 0, 0
"""Where among the numbers of `prospects` the traits of the first seat begin, and how far on those of the next are."""

SEATS = 1
"""The most players."""

TRAITS: tuple[str, ...] = ("one",)
"""The names of the traits of a seat."""

ALL_ACTIONS = 1
"""The most that `actions_left` can be."""

FORESEEN: dict[str, tuple[float, ...]] = {}
THEN: tuple[float, ...] = ()
"""The weights of the network that captains have learned, by what it sees, and what its neurons count for."""


def actions_left(v: Position, seat: int) -> int:
    """How much time a seat still has."""
    raise NotImplementedError
