"""The memory that a captain's compiled search works in."""

from __future__ import annotations

from typing import Any, NamedTuple

from argosy.bots.beam import BEAM
from argosy.bots.workspace import Positions
from argosy.kernel.arrays import Floats, Ints, zero_floats, zero_ints, zero_longs
from argosy.kernel.game import Game
from argosy.kernel.position import blank, words_of

DEALS = 64  # that are told apart by the row they are dealt from


class Desk(NamedTuple):
    """The memory of one search; threads have one each."""

    states: Positions  # in the rows that `beam` names
    words: Any  # the same memory as plain numbers
    first: Ints  # the moves to choose from, and for each of them:
    visits: Ints  # how often it was looked at,
    totals: Floats  # the sum of what that brought,
    priors: Floats  # and how much it attracts
    moves: Ints  # the moves of a position further on
    marks: Floats  # what the positions in the beams are worth
    tries: Ints  # how many moves were made or tried
    numbers: Ints  # scores or ranks
    usual: Floats  # what the root is worth to its seat in an average deal, in points
    deals: Ints  # the row from which the n-th deal is dealt, over and over: the view, or a guess of what it hides


def desk_for(game: Game, width: int, guesses: int = 0) -> Desk:
    """An empty desk for beams of this width; behind them is room for so many guesses."""
    states = blank(game.rules.State, BEAM + 2 * width + guesses)
    return Desk(
        states=states,
        words=words_of(states),
        first=zero_ints(game.rules.max_moves),
        visits=zero_longs(game.rules.max_moves),
        totals=zero_floats(game.rules.max_moves),
        priors=zero_floats(game.rules.max_moves),
        moves=zero_ints(game.rules.max_moves),
        marks=zero_floats(len(states)),
        tries=zero_longs(1),
        numbers=zero_ints(game.rules.seats[-1]),
        usual=zero_floats(1),
        deals=zero_ints(DEALS),
    )
