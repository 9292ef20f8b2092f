"""What a sensible player thinks of a position of Maracaibo, in points."""

from __future__ import annotations

from typing import Any

from argosy.brains.weights import RACE, by_time
from argosy.games.maracaibo.brain.judgement_weights import KNOTS, WEIGHTS
from argosy.games.maracaibo.brain.traits import COUNT, TRAITS, actions_left, sure_points, traits
from argosy.games.maracaibo.parts import JEAN_CARD_VP, JEAN_QUEST_VP, JEAN_TABLEAU_VP, ROUNDS, SEATS
from argosy.games.maracaibo.rules.scoring import jean_leads, most_influence, nation_points
from argosy.games.maracaibo.state import JEAN, State
from argosy.kernel import Floats, rule

JEAN_BY_PLACE = 1.1  # points that Jean makes for every place that is left, in all ways together
FIRST_TRAIT = SEATS  # in the scratch, after the prospects: the traits of every seat
NEXT_SEAT = COUNT + len(RACE)  # after the traits there is room for what `foreseeing` adds
SCRATCH = FIRST_TRAIT + SEATS * NEXT_SEAT
TABLE = by_time(TRAITS, KNOTS, WEIGHTS)


@rule
def prospects(v: State, table: Any, out: Floats) -> None:
    """The points that every seat can expect at the end; alone at the table, after one's own those of Jean."""
    for seat in range(v.seats):
        out[seat] = prospect(v, seat, out[FIRST_TRAIT + seat * NEXT_SEAT :], table)
    if v.seats == 1:
        out[1] = jean_prospect(v)


@rule
def prospect(v: State, seat: int, out: Floats, table: Any) -> float:
    """The points that a seat can expect at the end."""
    traits(v, seat, out)
    if v.lap > ROUNDS:
        return 1.0 * v.points[seat]
    points = sure_points(v, seat)
    left = actions_left(v, seat)
    for i in range(COUNT):
        points += table[left, i] * out[i]
    return points


@rule
def hopes(v: State, totals: Any, scratch: Any, table: Any) -> None:
    """Nothing is promised that the traits do not show, so nothing is added to the totals."""


@rule
def jean_prospect(v: State) -> float:
    """The points that Jean can expect: what she has, her income, her quests and leads as they stand, and time."""
    if v.lap > ROUNDS:
        return 1.0 * v.points[JEAN]
    scorings = ROUNDS + 1 - v.lap
    points = 1.0 * v.points[JEAN] + scorings * (JEAN_TABLEAU_VP[v.jean_discs] + JEAN_CARD_VP * v.jean_cards)
    points += JEAN_QUEST_VP * v.quests[JEAN] + jean_leads(v) + nation_points(v, JEAN) + most_influence(v, JEAN)
    return points + JEAN_BY_PLACE * actions_left(v, JEAN)
