"""The memory that a mate's compiled search works in."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from argosy.bots import beam
from argosy.bots.workspace import Positions
from argosy.kernel.game import Game
from argosy.kernel.position import blank, words_of


class Memory(NamedTuple):
    """Positions and scratch for one search at a time; threads need one each."""

    states: Positions  # in the rows that `beam` names
    words: Any  # the same memory as plain numbers
    first: Any  # the moves to choose from
    moves: Any  # the moves of a position further on
    marks: Any  # what the positions in the beams are worth
    tries: Any  # how many moves were tried in beams
    numbers: Any  # scores or ranks
    totals: Any  # what the moves are worth, over all deals
    order: Any  # the moves, the best first


def memory_for(game: Game, width: int) -> Memory:
    """Memory for a search of this width."""
    rows = beam.BEAM + 2 * width
    states = blank(game.rules.State, rows)
    return Memory(
        states=states,
        words=words_of(states),
        first=np.zeros(game.rules.max_moves, np.int16),
        moves=np.zeros(game.rules.max_moves, np.int16),
        marks=np.zeros(rows, np.float64),
        tries=np.zeros(1, np.int64),
        numbers=np.zeros(game.rules.seats[-1], np.int16),
        totals=np.zeros(game.rules.max_moves, np.float64),
        order=np.zeros(game.rules.max_moves, np.int64),
    )


def lay(words: Any, row: int, record: Any) -> None:
    """Lay a record into one row of a memory."""
    words[row] = np.frombuffer(np.asarray(record).tobytes(), np.uint64)
