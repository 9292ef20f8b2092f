"""A template (see `kernel.bind`): from the points that seats can expect to how far each will be ahead, for any game.

A game's ``judgement.py`` says what every seat can expect (`prospects`); what is made of it is the same everywhere. All
seats are judged at once, because what one gains the others lose.
"""

from __future__ import annotations

from typing import Any

from argosy.bots.lead import BOTH, ahead
from argosy.brains.anybrain import SCRATCH, TABLE, prospects
from argosy.kernel.compile import rule
from argosy.kernel.memory import room_for
from argosy.kernel.position import Position


@rule
def judge(v: Position, out: Any) -> None:
    """How far every seat will be ahead of the others at the end."""
    judge_by(v, TABLE, out)


@rule
def judge_by(v: Position, table: Any, out: Any) -> None:
    """The same by a table of weights."""
    found = room_for(SCRATCH)
    prospects(v, table, found)
    for seat in range(v.seats):
        out[seat] = ahead(found, seat, v.seats, BOTH)


@rule
def value(v: Position, seat: int) -> float:
    """How far one seat will be ahead of the others at the end."""
    return value_by(v, seat, TABLE)


@rule
def value_by(v: Position, seat: int, table: Any) -> float:
    """The same by a table of weights."""
    found = room_for(SCRATCH)
    prospects(v, table, found)
    return ahead(found, seat, v.seats, BOTH)
