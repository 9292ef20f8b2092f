"""What whoever binds a template chooses for it (see `argosy.kernel.bind`)."""

from __future__ import annotations

from typing import Any

from argosy.kernel.arrays import Ints
from argosy.kernel.position import Position


def value(m: Any, s: Position, seat: int) -> float:
    """What a position is worth to a seat, in points: as mates judge, or as captains foresee. `m` is the workspace."""
    raise NotImplementedError


def ended(m: Any, s: Position, seat: int) -> float:
    """The same of a game that is over."""
    raise NotImplementedError


def follow(m: Any, parent: int, there: int, step: int, move: int) -> None:
    """Note, or do not note, the way to a position: that of its parent and one move more (-1: none)."""
    raise NotImplementedError


def thumb(v: Position, moves: Ints, n: int, event: int) -> int:
    """The rule of thumb by which everybody plays on: the index into the legal moves."""
    raise NotImplementedError
