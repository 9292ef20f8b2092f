"""The memory in which an admiral plays many games on at once (see `lookout`)."""

from __future__ import annotations

from typing import Any, NamedTuple

from argosy.bots.desk import DEALS
from argosy.bots.workspace import Positions
from argosy.kernel.arrays import Floats, Grid, Ints, zero_floats, zero_grid, zero_ints, zero_longs
from argosy.kernel.game import Game
from argosy.kernel.position import blank, words_of

VIEW, SEEN, DEALT = 0, 1, 2  # rows of the memory: the root, what somebody sees, and where likely deals begin
GAMES = DEALT + DEALS  # from here on lie the games


class CrowsNest(NamedTuple):
    """The memory of one thread."""

    states: Positions  # the rows above, then the games
    words: Any  # the same memory as plain numbers
    deals: Ints  # the row from which the n-th deal is dealt, over and over
    legal: Grid  # the legal moves of every game
    counts: Ints  # how many there are; none when the game is over
    going: Ints  # the games that somebody is asked about
    sums: Floats  # the prizes that were expected near the end of every game, together
    asked: Ints  # how many those are
    worths: Floats  # what every game was worth in the end, -1 to 1
    numbers: Ints  # scores or ranks
    tries: Ints  # questions to the network


class Course(NamedTuple):
    """How games are played on and judged."""

    ahead: int  # decisions after the move
    tail: int  # decisions at the end, of which those of my own tell what I expect
    trust: float  # how much the network's prize counts in the judgement, against what captains foresee
    width: float  # points, of the curve from foresight to chances


def nest_for(game: Game, games: int) -> CrowsNest:
    """Room for so many games."""
    states = blank(game.rules.State, GAMES + games)
    return CrowsNest(
        states=states,
        words=words_of(states),
        deals=zero_longs(DEALS),
        legal=zero_grid(games, game.rules.max_moves),
        counts=zero_longs(games),
        going=zero_longs(games),
        sums=zero_floats(games),
        asked=zero_longs(games),
        worths=zero_floats(games),
        numbers=zero_ints(game.rules.seats[-1]),
        tries=zero_longs(1),
    )
