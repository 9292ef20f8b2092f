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


def seemly(v: Position, moves: Ints, n: int) -> int:
    """Of the legal moves, in place, those that do not look absurd to people: how many there are, at least one.

    Mates and captains choose among them; what they think of the others can still be asked.
    """
    raise NotImplementedError


def turn_number(v: Position) -> int:
    """A number that changes when a turn is over although the same seat decides next: alone, the rival has moved.

    0 in games where another seat follows on every turn.
    """
    raise NotImplementedError


def features(v: Position, out: Any) -> None:
    """What a view says, as numbers for learning, seen from the seat that views."""
    raise NotImplementedError


def suppose(v: Position, s: Position) -> None:
    """Write into a view what the others hold in the position `s`, as far as it agrees: `redeal` keeps to it.

    This and `recall` only where the moves that everybody sees tell of hidden cards (`Brain.open_moves`).
    """
    raise NotImplementedError


def recall(v: Position, s: Position, seed: Any) -> None:
    """Make an earlier view a full position in which the others held what they hold in `s`, as far as it agrees."""
    raise NotImplementedError


HOLDINGS = 0
"""How many numbers `holdings` writes."""


def holdings(s: Position, out: Ints) -> None:
    """Add the hidden cards that every seat holds: a place for each kind of card in each hand. For guesses only."""
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
