"""What a captain of Maracaibo thinks of a position: the judgement, and what it was found to overlook.

Mates played thousands of games, and what every seat came to in the end was compared with what it had been judged to.
A little network was fitted to the difference (``bench/maracaibo_foresight.py``).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.maracaibo.foresight_weights import THEN, WEIGHTS
from argosy.games.maracaibo.judgement import FIRST_TRAIT, SCRATCH, TABLE, prospects
from argosy.games.maracaibo.parts import SEATS
from argosy.games.maracaibo.traits import ALL_ACTIONS, COUNT, TRAITS, actions_left
from argosy.kernel import rule, to_act
from argosy.kernel.judging import ahead
from argosy.kernel.little_net import answer
from argosy.kernel.memory import room_for

SEEN = (*TRAITS, "left", "to_move", "order", "two", "four", "prospect", "margin")
WIDTH = len(SEEN)
LEFT, TO_MOVE, ORDER, TWO, FOUR, PROSPECT, MARGIN = range(COUNT, WIDTH)
HUNDRED, TWENTY = 100.0, 20.0  # points come in hundreds, leads in twenties
NET = np.array([WEIGHTS[name] for name in SEEN])  # by input: what it counts by itself, and in each neuron
WHEN_FIRED = np.array(THEN)


@rule
def foresight(v: Any, seat: int) -> float:
    """How far one seat will be ahead of the others at the end."""
    found = room_for(SCRATCH)
    prospects(v, TABLE, found)
    if v.seats == 1:
        return ahead(found, seat, 1)
    points = room_for(SEATS)
    x = room_for(WIDTH)
    for p in range(v.seats):
        describe(v, p, found, x)
        points[p] = found[p] + answer(x, NET, WHEN_FIRED)
    return ahead(points, seat, v.seats)


@rule
def describe(v: Any, p: int, found: Any, x: Any) -> None:
    """What the network sees of a seat, in the order of SEEN; `found` is what `prospects` wrote."""
    for i in range(COUNT):
        x[i] = found[FIRST_TRAIT + p * COUNT + i]
    who = to_act(v)
    best = -1000.0
    for other in range(v.seats):
        if other != p:
            best = max(best, found[other])
    x[LEFT] = 1.0 * actions_left(v, p) / ALL_ACTIONS
    x[TO_MOVE] = 1.0 if p == who else 0.0
    x[ORDER] = 1.0 * ((p - who) % v.seats) / v.seats
    x[TWO] = 1.0 if v.seats == 2 else 0.0
    x[FOUR] = 1.0 if v.seats == 4 else 0.0
    x[PROSPECT] = found[p] / HUNDRED
    x[MARGIN] = (found[p] - best) / TWENTY
