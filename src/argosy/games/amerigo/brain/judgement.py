"""What a sensible player thinks of a position of Amerigo, in points; the weights were found by self-play."""

from __future__ import annotations

from typing import Any

from argosy.brains.weights import by_time
from argosy.games.amerigo.brain.judgement_weights import KNOTS, WEIGHTS
from argosy.games.amerigo.brain.traits import COUNT, TRAITS, actions_left, traits
from argosy.games.amerigo.parts import SEATS
from argosy.games.amerigo.rules.scoring import score
from argosy.kernel import rule

__all__ = [
    "KNOTS",
    "SCRATCH",
    "TABLE",
    "TRAITS",
    "WEIGHTS",
    "actions_left",
    "hopes",
    "prospects",
    "sure_points",
    "traits",
]

SCRATCH = SEATS + COUNT
TABLE = by_time(TRAITS, KNOTS, WEIGHTS)


@rule
def prospects(v: Any, table: Any, out: Any) -> None:
    """The points that every seat can expect at the end."""
    for p in range(v.seats):
        out[p] = prospect(v, p, out[SEATS:], table)


@rule
def prospect(v: Any, p: int, out: Any, table: Any) -> float:
    """The points that a seat can expect at the end."""
    points = 1.0 * sure_points(v, p)
    left = actions_left(v, p)
    if v.depth > 0:
        traits(v, p, out)
        for i in range(COUNT):
            points += table[left, i] * out[i]
    return points


@rule
def sure_points(v: Any, p: int) -> int:
    """The points if the game ended now."""
    return score(v, p)


@rule
def hopes(v: Any, totals: Any, scratch: Any, table: Any) -> None:
    """Nothing is pending between turns."""
