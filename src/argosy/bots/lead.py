"""How far a seat is ahead of the others: the one measure that judgements, searches and reviews share."""

from __future__ import annotations

from typing import Any

from argosy.kernel.compile import rule

BEST_ONLY = 1.0  # only the best opponent counts: who wins
BOTH = 0.5  # half of the best opponent counts, and half of the average one: who is likely to win in the end


@rule
def ahead(points: Any, seat: int, seats: int, leader: float) -> float:
    """The lead of a seat; `leader` is how much the best opponent counts, the average one counts the rest.

    Alone at the table the second number is that of the game's own rival.
    """
    if seats == 1:
        return float(points[0] - points[1])
    most = -30000.0
    total = 0.0
    for other in range(seats):
        if other != seat:
            most = max(most, points[other])
            total += points[other]
    return float(points[seat] - leader * most - (1.0 - leader) * total / (seats - 1))
