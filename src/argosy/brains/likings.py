"""How rules of thumb compare: what differs by no more than rounding is equal, and the first of equals is taken.

A GPU rounds a sum of products once where a CPU rounds twice; bots shall play the same on both.
"""

from __future__ import annotations

from argosy.kernel.compile import rule

ROUNDING = 1.0e-9  # far more than it can be, far less than anything that is meant


@rule
def better(liking: float, most: float) -> bool:
    """Whether something is liked more than what was liked most so far."""
    return liking > most + ROUNDING
