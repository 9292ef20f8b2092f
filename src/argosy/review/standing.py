"""A template (see `kernel.bind`): how far ahead seats stand at the end of a game, as reviews count it."""

from __future__ import annotations

from argosy.bots.judging import value
from argosy.bots.lead import BOTH, ahead
from argosy.kernel.anygame import ranks, scores
from argosy.kernel.compile import rule
from argosy.kernel.position import Position
from argosy.review.slate import Slate

WON = 1000.0  # points that stand for a game that is over and won


@rule
def lead(m: Slate, s: Position, seat: int) -> float:
    """How far a seat is ahead when the scores are in `m.numbers`."""
    if s.seats == 1:
        return value(s, seat)  # only the game knows its own opponent
    return ahead(m.numbers, seat, s.seats, BOTH)


@rule
def outright(m: Slate, s: Position, seat: int) -> float:
    """What a game that is over is worth to a seat: its lead, and far more if it won."""
    ranks(s, m.numbers)
    won = m.numbers[seat] == 1
    scores(s, m.numbers)
    return lead(m, s, seat) + (WON if won else 0.0)
