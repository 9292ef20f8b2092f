"""The memory that a mate's compiled search works in."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from argosy.bots import beam
from argosy.bots.workspace import Positions
from argosy.kernel.arrays import Floats, Ints, zero_floats, zero_ints, zero_longs
from argosy.kernel.game import Game
from argosy.kernel.position import blank, words_of


class Memory(NamedTuple):
    """Positions and scratch for one search at a time; threads need one each."""

    states: Positions  # in the rows that `beam` names
    words: Any  # the same memory as plain numbers
    first: Ints  # the moves to choose from
    moves: Ints  # the moves of a position further on
    marks: Floats  # what the positions in the beams are worth
    tries: Ints  # how many moves were tried in beams
    numbers: Ints  # scores or ranks
    totals: Floats  # what the moves are worth, over all deals
    order: Ints  # the moves, the best first


def memory_for(game: Game, width: int) -> Memory:
    """Memory for a search of this width."""
    rows = beam.BEAM + 2 * width
    states = blank(game.rules.State, rows)
    return Memory(
        states=states,
        words=words_of(states),
        first=zero_ints(game.rules.max_moves),
        moves=zero_ints(game.rules.max_moves),
        marks=zero_floats(rows),
        tries=zero_longs(1),
        numbers=zero_ints(game.rules.seats[-1]),
        totals=zero_floats(game.rules.max_moves),
        order=zero_longs(game.rules.max_moves),
    )


def lay(words: Any, row: int, record: Any) -> None:
    """Lay a record into one row of a memory."""
    words[row] = np.frombuffer(np.asarray(record).tobytes(), np.uint64)
