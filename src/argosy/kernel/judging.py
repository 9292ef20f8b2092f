"""A template (see `bind`): from the points that seats can expect to how far each will be ahead, for any game.

A game's ``judgement.py`` says what every seat can expect (`prospects`); what is made of it is the same everywhere. All
seats are judged at once, because what one gains the others lose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from argosy.kernel.anyjudgement import SCRATCH, TABLE, prospects
from argosy.kernel.compile import rule
from argosy.kernel.memory import room_for

RACE = ("left", "to_move", "order", "two", "four", "prospect", "margin")  # what `foreseeing` sees beside the traits
LEADER = 0.5  # how much the best opponent counts, beside the average one


def by_time(traits: Sequence[str], knots: Any, weights: Mapping[str, Any]) -> Any:
    """The weights for every time of the game: straight lines between the times in which they are written."""
    times = np.arange(max(knots) + 1)
    return np.stack([np.interp(times, knots[::-1], weights[name][::-1]) for name in traits], 1).copy()


@rule
def judge(v: Any, out: Any) -> None:
    """How far every seat will be ahead of the others at the end."""
    judge_by(v, TABLE, out)


@rule
def judge_by(v: Any, table: Any, out: Any) -> None:
    """The same by a table of weights."""
    found = room_for(SCRATCH)
    prospects(v, table, found)
    for seat in range(v.seats):
        out[seat] = ahead(found, seat, v.seats)


@rule
def value(v: Any, seat: int) -> float:
    """How far one seat will be ahead of the others at the end."""
    return value_by(v, seat, TABLE)


@rule
def value_by(v: Any, seat: int, table: Any) -> float:
    """The same by a table of weights."""
    found = room_for(SCRATCH)
    prospects(v, table, found)
    return ahead(found, seat, v.seats)


@rule
def ahead(points: Any, seat: int, seats: int) -> float:
    """The lead of a seat: half of the best opponent counts, and half of the average one."""
    if seats == 1:
        return float(points[0] - points[1])
    most = -1000.0
    total = 0.0
    for other in range(seats):
        if other != seat:
            most = max(most, points[other])
            total += points[other]
    return float(points[seat] - LEADER * most - (1.0 - LEADER) * total / (seats - 1))
