"""A template (see `kernel.bind`): what a captain thinks of a position: the judgement, and what it overlooks.

Bots played thousands of games, and what every seat came to in the end was compared with what it had been judged to. A
little network was fitted to the difference (``bench/foresight.py``). It sees the traits of a seat, where the judgement
leaves them in its scratch, and after them how the seat stands in the race.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.bots.lead import BOTH, ahead
from argosy.bots.workspace import Workspace
from argosy.brains.anybrain import (
    ALL_ACTIONS,
    FIRST_TRAIT,
    FORESEEN,
    NEXT_SEAT,
    SCRATCH,
    SEATS,
    TABLE,
    THEN,
    TRAITS,
    actions_left,
    prospects,
)
from argosy.brains.little_net import answer_four
from argosy.brains.weights import RACE
from argosy.kernel.compile import rule
from argosy.kernel.memory import room_for
from argosy.kernel.position import Position
from argosy.kernel.stack import to_act

COUNT = len(TRAITS)
SEEN = COUNT + len(RACE)
LEFT, TO_MOVE, ORDER, TWO, FOUR, PROSPECT, MARGIN = range(COUNT, SEEN)
HUNDRED, TWENTY = 100.0, 20.0  # points come in hundreds, leads in twenties
NET = np.array(list(FORESEEN.values()), np.float32)  # by input: what it counts by itself, and in each neuron
WHEN_FIRED = np.array(THEN, np.float32)


@rule
def foresight(v: Position, seat: int) -> float:
    """How far one seat will be ahead of the others at the end."""
    found = room_for(SCRATCH)
    prospects(v, TABLE, found)
    if v.seats == 1:
        return ahead(found, seat, 1, BOTH)
    points = room_for(SEATS)
    foresee(v, found, points)
    return ahead(points, seat, v.seats, BOTH)


@rule
def by_foresight(m: Workspace, s: Position, seat: int) -> float:
    """The same in the form that searches take."""
    return foresight(s, seat)


@rule
def foresee(v: Position, found: Any, points: Any) -> None:
    """What every seat will come to; for a seat that is not there the last one is asked again."""
    for seat in range(v.seats):
        describe(v, seat, found)
    last = v.seats - 1
    third = min(2, last)
    a, b, c, d = place(0), place(1), place(third), place(last)
    more_a, more_b, more_c, more_d = answer_four(found, a, b, c, d, NET, WHEN_FIRED)
    points[0] = found[0] + more_a
    points[1] = found[1] + more_b
    points[third] = found[third] + more_c
    points[last] = found[last] + more_d


@rule
def place(seat: int) -> int:
    """Where the scratch has what the network sees of a seat."""
    return FIRST_TRAIT + seat * NEXT_SEAT


@rule
def describe(v: Position, seat: int, found: Any) -> None:
    """Write a seat's place in the race after its traits, which `prospects` left there."""
    x = place(seat)
    who = to_act(v)
    best = -1000.0
    for other in range(v.seats):
        if other != seat:
            best = max(best, found[other])
    found[x + LEFT] = 1.0 * actions_left(v, seat) / ALL_ACTIONS
    found[x + TO_MOVE] = 1.0 if seat == who else 0.0
    found[x + ORDER] = 1.0 * ((seat - who) % v.seats) / v.seats
    found[x + TWO] = 1.0 if v.seats == 2 else 0.0
    found[x + FOUR] = 1.0 if v.seats == 4 else 0.0
    found[x + PROSPECT] = found[seat] / HUNDRED
    found[x + MARGIN] = (found[seat] - best) / TWENTY
