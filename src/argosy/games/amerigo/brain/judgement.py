"""What a sensible player thinks of a position of Amerigo, in points; the weights were found by self-play."""

from __future__ import annotations

from typing import Any

from argosy.brains.weights import by_time
from argosy.games.amerigo.brain.judgement_weights import KNOTS, WEIGHTS
from argosy.games.amerigo.brain.traits import COUNT, TRAITS, actions_left, traits
from argosy.games.amerigo.parts import SEATS
from argosy.games.amerigo.rules.scoring import score
from argosy.games.amerigo.state import State
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
def prospects(v: State, table: Any, out: Any) -> None:
    """The points that every seat can expect at the end."""
    for seat in range(v.seats):
        out[seat] = prospect(v, seat, out[SEATS:], table)


@rule
def prospect(v: State, seat: int, out: Any, table: Any) -> float:
    """The points that a seat can expect at the end."""
    points = 1.0 * sure_points(v, seat)
    left = actions_left(v, seat)
    if v.depth > 0:
        traits(v, seat, out)
        for i in range(COUNT):
            points += table[left, i] * out[i]
    return points


@rule
def sure_points(v: State, seat: int) -> int:
    """The points if the game ended now."""
    return score(v, seat)


@rule
def hopes(v: State, totals: Any, scratch: Any, table: Any) -> None:
    """Nothing is pending between turns."""
