"""The coach: weighs a move that was made against what a mate would have done, from what its seat could see.

What a seat does not see is dealt anew, many times; in every deal both moves are played and the game's judgement says
how far the seat will be ahead (see `argosy.review.outlook`). The difference is in points, so that it can be told.
"""

from __future__ import annotations

import functools
import math
import threading
from dataclasses import dataclass

import numpy as np

from argosy.bots import beam, bot
from argosy.play import View
from argosy.play.match import game_of
from argosy.review.estimate import Estimator

DEALS = 24
SURE = 2.0  # standard errors by which a loss must be larger than nothing
_one_at_a_time = threading.Lock()  # an estimator has one slate


@dataclass(frozen=True)
class Verdict:
    """A move that gave something away."""

    made: int  # codes of moves
    better: int
    loss: float  # points
    error: float  # the standard error of the loss
    deals: int  # that were looked at
    line: tuple[int, ...] = ()  # how a turn goes on after the better move, as far as nothing new is seen


@functools.lru_cache(8)
def _estimator(game: str) -> Estimator:
    return Estimator(game_of(game))


def weigh(view: View, made: int, points: float, deals: int = DEALS) -> Verdict | None:
    """What a move gave away, if that is more than `points` and more than chance; `view` is from before the move."""
    if len(view.moves) < 2:
        return None
    better = int(bot("mate", view.game, seed=1).choose(view))
    if better == made:
        return None
    with _one_at_a_time:
        losses = [one - other for one, other in _leads(view, better, made, deals)]
        mean = sum(losses) / deals
        error = math.sqrt(sum((loss - mean) ** 2 for loss in losses) / deals / max(1, deals - 1))
        if mean <= points or mean <= SURE * error:
            return None
        line = _estimator(view.game.name).line(view.state, better)
    return Verdict(made, better, mean, error, deals, tuple(line[1:]))


def _leads(view: View, one: int, other: int, deals: int) -> list[tuple[float, float]]:
    """How far the seat is ahead after each of two moves, in the same deals."""
    judge, seat = _estimator(view.game.name), int(view.game.rules.kernels.to_act(view.state))
    judge._lay(view.state)
    found = []
    for number in range(deals):
        judge.kernels.deal(judge.slate, judge.seed, number)
        found.append((_after(judge, one, seat), _after(judge, other, seat)))
    return found


def _after(judge: Estimator, move: int, seat: int) -> float:
    slate, kernels = judge.slate, judge.kernels
    kernels.copy(slate.words, beam.DEAL, beam.BEAM)
    judge.game.rules.kernels.apply(slate.states[beam.BEAM], np.int16(move))
    over = int(slate.states[beam.BEAM].depth) == 0
    kernels.go_round(slate, *judge.look, seat)
    kernels.leads(slate, over)
    return float(slate.worths[seat])
