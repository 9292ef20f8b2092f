"""What a sensible player thinks of a position of Grog Island, in points; the weights were found by self-play."""

from __future__ import annotations

from typing import Any

from argosy.brains.weights import by_time
from argosy.games.grog_island.brain.judgement_weights import KNOTS, WEIGHTS
from argosy.games.grog_island.brain.traits import COUNT, OFFERS, TRAITS, actions_left, traits, traits_by, weigh_offers
from argosy.games.grog_island.parts import COINS_A_POINT, SEATS
from argosy.games.grog_island.rules.cards import goal_kinds
from argosy.games.grog_island.rules.scoring import score, score_with
from argosy.games.grog_island.state import State
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

SCRATCH = SEATS + OFFERS + COUNT
TABLE = by_time(TRAITS, KNOTS, WEIGHTS)


@rule
def prospects(v: State, table: Any, out: Any) -> None:
    """The points that every seat can expect at the end."""
    offers = out[SEATS : SEATS + OFFERS]
    weigh_offers(v, offers)
    for seat in range(v.seats):
        out[seat] = prospect(v, seat, offers, out[SEATS + OFFERS :], table)


@rule
def prospect(v: State, seat: int, offers: Any, out: Any, table: Any) -> float:
    """The points that a seat can expect at the end."""
    kinds = goal_kinds(v, v.held[seat])
    points = 1.0 * (score_with(v, seat, kinds) - v.coins[seat] // COINS_A_POINT)
    left = actions_left(v, seat)
    traits_by(v, seat, kinds, offers, out)
    for i in range(COUNT):
        points += table[left, i] * out[i]
    return points


@rule
def sure_points(v: State, seat: int) -> int:
    """The points if the game ended now, the coins left aside."""
    return int(score(v, seat) - v.coins[seat] // COINS_A_POINT)


@rule
def hopes(v: State, totals: Any, scratch: Any, table: Any) -> None:
    """What is pending in the auction is among the traits."""
