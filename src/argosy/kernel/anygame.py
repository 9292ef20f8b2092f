"""The contract of a game, as templates see it (see `bind`): every game's ``contract.py`` offers these names."""

from __future__ import annotations

from typing import Any

from argosy.kernel.arrays import Ints
from argosy.kernel.position import Position

MAX_MOVES = 0
"""The most legal moves that any decision of the game can offer."""


def setup(s: Position, seats: int, options: Any, seed: Any) -> None:
    """Turn a zeroed record into the starting position."""
    raise NotImplementedError


def legal(s: Position, out: Ints) -> int:
    """Write the legal moves of the decision on top of the stack; none means that the game is over."""
    raise NotImplementedError


def apply(s: Position, move: int) -> None:
    """Perform a legal move: chance is drawn, follow-up decisions are pushed."""
    raise NotImplementedError


def to_act(s: Position) -> int:
    """The seat that decides; -1 when the game is over."""
    raise NotImplementedError


def scores(s: Position, out: Any) -> None:
    """The points of every seat."""
    raise NotImplementedError


def ranks(s: Position, out: Any) -> None:
    """The place of every seat, 1 for the winner, after the game's tie-breaks."""
    raise NotImplementedError


def sheet(s: Position, seat: int, out: Any) -> None:
    """The points of one seat line by line; they add up to its score."""
    raise NotImplementedError


def ledger(s: Position) -> int:
    """0 when every piece is accounted for, else the number of the first account that is wrong, counted from 1."""
    raise NotImplementedError


def view(s: Position, seat: int, out: Position) -> None:
    """The record as this seat may see it, into a zeroed record; seat -1 is a spectator."""
    raise NotImplementedError


def redeal(v: Position, seed: Any) -> None:
    """Turn a view, in place, into a full position drawn uniformly among those that agree with it."""
    raise NotImplementedError
