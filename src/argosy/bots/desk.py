"""The memory that a captain's compiled search works in."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from argosy.bots.beam import BEAM
from argosy.bots.workspace import Positions
from argosy.kernel.game import Game
from argosy.kernel.position import blank, words_of


class Desk(NamedTuple):
    """The memory of one search; threads have one each."""

    states: Positions  # in the rows that `beam` names
    words: Any  # the same memory as plain numbers
    first: Any  # the moves to choose from, and for each of them:
    visits: Any  # how often it was looked at,
    totals: Any  # the sum of what that brought,
    priors: Any  # and how much it attracts
    moves: Any  # the moves of a position further on
    marks: Any  # what the positions in the beams are worth
    tries: Any  # how many moves were made or tried
    numbers: Any  # scores or ranks
    usual: Any  # what the root is worth to its seat in an average deal, in points


def desk_for(game: Game, width: int) -> Desk:
    """An empty desk for beams of this width."""
    states = blank(game.rules.State, BEAM + 2 * width)
    return Desk(
        states=states,
        words=words_of(states),
        first=np.zeros(game.rules.max_moves, np.int16),
        visits=np.zeros(game.rules.max_moves, np.int64),
        totals=np.zeros(game.rules.max_moves, np.float64),
        priors=np.zeros(game.rules.max_moves, np.float64),
        moves=np.zeros(game.rules.max_moves, np.int16),
        marks=np.zeros(len(states), np.float64),
        tries=np.zeros(1, np.int64),
        numbers=np.zeros(game.rules.seats[-1], np.int16),
        usual=np.zeros(1, np.float64),
    )
