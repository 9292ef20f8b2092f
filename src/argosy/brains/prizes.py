"""A template (see `kernel.bind`): what a finished game is worth to a seat that wants to win."""

from __future__ import annotations

from typing import Any

from argosy.kernel.anygame import ranks, scores
from argosy.kernel.compile import rule

SCORE_SCALE = 100.0
WIN, ORDER, LEAD = 0.4, 0.1, 0.5  # what winning, the place and the lead count
HALF_LEAD = 15.0  # points ahead that count as half of the most


@rule
def place(s: Any, seat: int, numbers: Any) -> float:
    """Whether the seat has won (ties share it), its place and its lead, together; equals expect nothing."""
    n = s.seats
    ranks(s, numbers)
    if n == 1:
        won = 1.0 if numbers[0] == 1 else -1.0
        scores(s, numbers)
        return float((1.0 - LEAD) * won + LEAD * min(1.0, numbers[0] / (2.0 * SCORE_SCALE)))
    winners = 0
    order = 0.0
    for other in range(n):
        winners += 1 if numbers[other] == 1 else 0
        order += (1.0 if numbers[other] > numbers[seat] else 0.0) - (1.0 if numbers[other] < numbers[seat] else 0.0)
    won = (1.0 / winners if numbers[seat] == 1 else 0.0) - 1.0 / n
    scores(s, numbers)
    best = -32000
    for other in range(n):
        if other != seat:
            best = max(best, numbers[other])
    ahead = float(numbers[seat] - best)
    return float(WIN * won * n / (n - 1) + ORDER * order / (n - 1) + LEAD * ahead / (abs(ahead) + HALF_LEAD))
