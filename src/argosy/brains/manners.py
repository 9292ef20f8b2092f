"""What a bot would not do at a table of people (see `anybrain.seemly`)."""

from __future__ import annotations

from argosy.kernel.arrays import Ints
from argosy.kernel.compile import rule
from argosy.kernel.position import Position


@rule
def anything(v: Position, moves: Ints, n: int) -> int:
    """In most games every legal move is a move that one may think of."""
    return n
