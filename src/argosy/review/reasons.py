"""Why a move is better: what the two lines bring to whom, by the score sheets of the same deals."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import numpy as np

from argosy.bots import beam
from argosy.play.view import sheet_of
from argosy.review.estimate import Estimator

WORTH_A_WORD = 0.4  # points that a line of the sheet must differ by, on average
FACTS = 3


def contrast(judge: Estimator, state: Any, better: int, other: int, deals: int) -> tuple[tuple[int, str, float], ...]:
    """What the better move brings more than the other one until everybody has moved once: seat, line of the sheet,
    points, on average over the same deals; the largest first."""
    found: dict[tuple[int, str], float] = defaultdict(float)
    judge._lay(state)
    for number in range(deals):
        judge.kernels.deal(judge.slate, judge.seed, number)
        for move, sign in ((better, 1.0), (other, -1.0)):
            _play(judge, move)
            end = judge.slate.states[beam.BEST]
            for seat in range(int(state.seats)):
                for line, points in sheet_of(judge.game, end, seat).items():
                    found[seat, line] += sign * points / deals
    told = [(seat, line, round(points, 2)) for (seat, line), points in found.items() if abs(points) >= WORTH_A_WORD]
    return tuple(sorted(told, key=lambda one: -abs(one[2]))[:FACTS])


def _play(judge: Estimator, move: int) -> None:
    slate, kernels = judge.slate, judge.kernels
    kernels.copy(slate.words, beam.DEAL, beam.BEAM)
    judge.game.rules.kernels.apply(slate.states[beam.BEAM], np.int16(move))
    kernels.go_round(slate, *judge.look, int(judge.game.rules.kernels.to_act(slate.states[beam.DEAL])))
