"""What a sensible player thinks of a position of Maracaibo, in points."""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.maracaibo.judgement_weights import KNOTS, WEIGHTS
from argosy.games.maracaibo.parts import JEAN_CARD_VP, JEAN_QUEST_VP, JEAN_TABLEAU_VP, ROUNDS
from argosy.games.maracaibo.rules.scoring import jean_leads, most_influence, nation_points
from argosy.games.maracaibo.state import JEAN
from argosy.games.maracaibo.thumb import deckhand
from argosy.games.maracaibo.traits import ALL_ACTIONS, COUNT, TRAITS, actions_left, sure_points, traits
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
JEAN_BY_PLACE = 1.1  # points that Jean makes for every place that is left, in all ways together


def _table() -> Any:
    """The weights for every number of places left: straight lines between the times in which they are written."""
    table = np.zeros((ALL_ACTIONS + 1, COUNT))
    for i, name in enumerate(TRAITS):
        table[:, i] = np.interp(np.arange(ALL_ACTIONS + 1), KNOTS[::-1], WEIGHTS[name][::-1])
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
    if v.seats == 1:
        return mine - jean_prospect(v)
    most = -1000.0
    total = 0.0
    for other in range(v.seats):
        if other != seat:
            theirs = prospect(v, other, out, table)
            most = max(most, theirs)
            total += theirs
    return mine - LEADER * most - (1.0 - LEADER) * total / (v.seats - 1)


@rule
def prospect(v: Any, p: int, out: Any, table: Any) -> float:
    """The points that a seat can expect at the end."""
    points = sure_points(v, p)
    if v.lap > ROUNDS:
        return 1.0 * v.points[p]
    traits(v, p, out)
    left = actions_left(v, p)
    for i in range(COUNT):
        points += table[left, i] * out[i]
    return points


@rule
def hopes(v: Any, totals: Any, scratch: Any, table: Any) -> None:
    """Nothing is promised that the traits do not show, so nothing is added to the totals."""


@rule
def jean_prospect(v: Any) -> float:
    """The points that Jean can expect: what she has, her income, her quests and leads as they stand, and time."""
    if v.lap > ROUNDS:
        return 1.0 * v.points[JEAN]
    scorings = ROUNDS + 1 - v.lap
    points = 1.0 * v.points[JEAN] + scorings * (JEAN_TABLEAU_VP[v.jean_discs] + JEAN_CARD_VP * v.jean_cards)
    points += JEAN_QUEST_VP * v.quests[JEAN] + jean_leads(v) + nation_points(v, JEAN) + most_influence(v, JEAN)
    return points + JEAN_BY_PLACE * actions_left(v, JEAN)
