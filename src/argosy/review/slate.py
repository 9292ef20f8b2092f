"""The memory that a review's compiled judgement works in."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from argosy.bots.beam import BEAM, NO_MOVE
from argosy.bots.workspace import Positions
from argosy.kernel.compile import rule
from argosy.kernel.game import Game
from argosy.kernel.position import blank, words_of


class Slate(NamedTuple):
    """Positions and scratch; threads need one each."""

    states: Positions  # in the rows that `beam` names
    words: Any
    first: Any  # the moves to choose from
    moves: Any
    marks: Any
    tries: Any
    trails: Any  # the moves on the way to each position
    lengths: Any
    numbers: Any  # scores or ranks
    worths: Any  # how far each seat is ahead
    chances: Any
    totals: Any
    looks: Any
    order: Any


def slate_for(game: Game, width: int, depth: int) -> Slate:
    """A slate for beams of this width and depth."""
    rows = BEAM + 2 * width
    states = blank(game.rules.State, rows)
    return Slate(
        states=states,
        words=words_of(states),
        first=np.zeros(game.rules.max_moves, np.int16),
        moves=np.zeros(game.rules.max_moves, np.int16),
        marks=np.zeros(rows, np.float64),
        tries=np.zeros(1, np.int64),
        trails=np.zeros((rows, depth), np.int16),
        lengths=np.zeros(rows, np.int64),
        numbers=np.zeros(game.rules.seats[-1], np.int16),
        worths=np.zeros(game.rules.seats[-1], np.float64),
        chances=np.zeros(game.rules.seats[-1], np.float64),
        totals=np.zeros(game.rules.max_moves, np.float64),
        looks=np.zeros(game.rules.max_moves, np.int64),
        order=np.zeros(game.rules.max_moves, np.int64),
    )


@rule
def trail(m: Slate, parent: int, there: int, step: int, move: int) -> None:
    """Note the way to a position: that of its parent and one move more."""
    for i in range(min(step, m.lengths[parent])):
        m.trails[there, i] = m.trails[parent, i]
    m.lengths[there] = min(step, m.lengths[parent])
    if move != NO_MOVE:
        m.trails[there, step] = move
        m.lengths[there] = step + 1
