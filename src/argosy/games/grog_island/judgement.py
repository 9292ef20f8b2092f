"""What a sensible player thinks of a position of Grog Island, in points; the weights were found by self-play."""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.grog_island.judgement_weights import KNOTS, WEIGHTS
from argosy.games.grog_island.parts import COINS_A_POINT
from argosy.games.grog_island.rules.scoring import score
from argosy.games.grog_island.thumb import deckhand
from argosy.games.grog_island.traits import COUNT, STEPS, TRAITS, actions_left, traits
from argosy.kernel import rule

__all__ = [
    "KNOTS",
    "TRAITS",
    "WEIGHTS",
    "actions_left",
    "deckhand",
    "hopes",
    "sure_points",
    "traits",
    "value",
    "value_by",
]

LEADER = 0.5  # how much the best opponent counts, beside the average one


def _table() -> Any:
    """The weights for every time of the game: straight lines between the times in which they are written."""
    table = np.zeros((STEPS + 1, COUNT))
    for i, name in enumerate(TRAITS):
        table[:, i] = np.interp(np.arange(STEPS + 1), KNOTS[::-1], WEIGHTS[name][::-1])
    return table


TABLE = _table()


@rule
def value(v: Any, seat: int) -> float:
    """How far a seat will be ahead of the others at the end."""
    return value_by(v, seat, TABLE)


@rule
def value_by(v: Any, seat: int, table: Any) -> float:
    """The same by a table of weights: half of the best opponent counts, and half of the average one."""
    out = np.empty(COUNT)
    mine = prospect(v, seat, out, table)
    most = -1000.0
    total = 0.0
    for other in range(v.seats):
        if other != seat:
            theirs = prospect(v, other, out, table)
            most = max(most, theirs)
            total += theirs
    return float(mine - LEADER * most - (1.0 - LEADER) * total / (v.seats - 1))


@rule
def prospect(v: Any, p: int, out: Any, table: Any) -> float:
    """The points that a seat can expect at the end."""
    points = 1.0 * sure_points(v, p)
    left = actions_left(v, p)
    traits(v, p, out)
    for i in range(COUNT):
        points += table[left, i] * out[i]
    return points


@rule
def sure_points(v: Any, p: int) -> int:
    """The points if the game ended now, the coins left aside."""
    return int(score(v, p) - v.coins[p] // COINS_A_POINT)


@rule
def hopes(v: Any, totals: Any, scratch: Any, table: Any) -> None:
    """What is pending in the auction is among the traits."""
