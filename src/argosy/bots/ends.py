"""A template (see `kernel.bind`): what positions are worth to a seat when bots search, as `beam` takes it."""

from __future__ import annotations

from argosy.bots.judging import value
from argosy.bots.lead import BEST_ONLY, ahead
from argosy.bots.workspace import Workspace
from argosy.kernel.anygame import ranks, scores
from argosy.kernel.compile import rule
from argosy.kernel.position import Position

WON = 0.5  # a victory counts beyond its margin


@rule
def by_judgement(m: Workspace, s: Position, seat: int) -> float:
    """As mates judge: how far the seat will be ahead."""
    return value(s, seat)


@rule
def margin(m: Workspace, s: Position, seat: int) -> float:
    """How far a seat is ahead when the game is over."""
    if s.seats == 1:
        return value(s, seat)  # only the game knows its own opponent
    scores(s, m.numbers)
    lead = ahead(m.numbers, seat, s.seats, BEST_ONLY)
    ranks(s, m.numbers)
    return lead + (WON if m.numbers[seat] == 1 else -WON)
