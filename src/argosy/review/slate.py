"""The memory that a review's compiled judgement works in."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from argosy.bots.beam import BEAM, NO_MOVE
from argosy.bots.workspace import Positions
from argosy.kernel.arrays import Floats, Grid, Ints, zero_floats, zero_grid, zero_ints, zero_longs
from argosy.kernel.compile import rule
from argosy.kernel.game import Game
from argosy.kernel.position import blank, words_of


class Slate(NamedTuple):
    """Positions and scratch; threads need one each."""

    states: Positions  # in the rows that `beam` names
    words: Any
    first: Ints  # the moves to choose from
    moves: Ints
    marks: Floats
    tries: Ints
    trails: Grid  # the moves on the way to each position
    lengths: Ints
    numbers: Ints  # scores or ranks
    worths: Floats  # how far each seat is ahead
    chances: Floats


class Ends(NamedTuple):
    """Positions that were reached, a row for each, and who is asked about them."""

    leads: Any  # how far every seat is ahead
    prizes: Any  # what every seat has won where the game is over (see `brains.prizes`), else what the network expects
    asked: Any  # the seat that acts; -1 where the game is over …
    over: Any  # … and whether it was so before anybody played on
    rows: Any  # what that seat sees, as the network takes it


def slate_for(game: Game, width: int, depth: int) -> Slate:
    """A slate for beams of this width and depth."""
    rows = BEAM + 2 * width
    states = blank(game.rules.State, rows)
    return Slate(
        states=states,
        words=words_of(states),
        first=zero_ints(game.rules.max_moves),
        moves=zero_ints(game.rules.max_moves),
        marks=zero_floats(rows),
        tries=zero_longs(1),
        trails=zero_grid(rows, depth),
        lengths=zero_longs(rows),
        numbers=zero_ints(game.rules.seats[-1]),
        worths=zero_floats(game.rules.seats[-1]),
        chances=zero_floats(game.rules.seats[-1]),
    )


def ends_for(game: Game, count: int, seen: int) -> Ends:
    """Room for so many ends, of which the network sees so many numbers (0: nobody is asked)."""
    seats = game.rules.seats[-1]
    return Ends(
        leads=np.zeros((count, seats)),
        prizes=np.zeros((count, seats)),
        asked=zero_longs(count),
        over=zero_longs(count),
        rows=np.zeros((count, seen), np.float32),
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
