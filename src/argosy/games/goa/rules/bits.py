"""Sets of small numbers (cards, tiles, cells) as the bits of one number: bit n is set while n is a member."""

from __future__ import annotations

from typing import Any

from argosy.kernel import below, rule


@rule
def ones(mask: int) -> int:
    """How many members a set has: each `mask & (mask - 1)` takes the lowest one out."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


@rule
def nth_member(mask: int, n: int) -> int:
    """A member of a set by its place, counted from 0: of 0b10110, which is {1, 2, 4}, number 1 is 2."""
    for _ in range(n):
        mask &= mask - 1
    member = 0
    while mask >> member & 1 == 0:
        member += 1
    return member


@rule
def drawn(pool: int, seed: Any, purpose: int, event: int) -> int:
    """A random member of a set, each equally likely."""
    return nth_member(pool, below(seed, purpose, event, ones(pool)))
