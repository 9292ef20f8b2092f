"""Chance is a pure function of (seed, purpose, event): no stream that runs on, so no draw disturbs another.

`purpose` says what is drawn (each game numbers its own), `event` counts the draws of that purpose. The seed is secret:
no view contains it, and whoever plans ahead draws from a fresh one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.kernel.compile import rule

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
PURPOSE = np.uint64(0xD1342543DE82EF95)
EVENT = np.uint64(0x2545F4914F6CDD1D)
LOW_32 = np.uint64(0xFFFFFFFF)
BITS_32 = np.uint64(32)

PLAYOUT = 0x504C4159  # the purpose of choosing moves in random playouts; games number theirs from 1


@rule
def mixed(x: Any) -> Any:
    """Stir 64 bits until each depends on all."""
    x = (x ^ (x >> np.uint64(30))) * MIX_1
    x = (x ^ (x >> np.uint64(27))) * MIX_2
    return x ^ (x >> np.uint64(31))


@rule
def bits(seed: Any, purpose: int, event: int, attempt: int) -> Any:
    """64 random bits for one event."""
    where = np.uint64(purpose) * PURPOSE + np.uint64(event) * EVENT + np.uint64(attempt) * GOLDEN
    return mixed(np.uint64(seed) + mixed(where + GOLDEN))


@rule
def below(seed: Any, purpose: int, event: int, n: int) -> int:
    """A whole number from 0 to n - 1, each equally likely (Lemire's method: the few uneven draws are drawn again)."""
    bound = np.uint64(n)
    product = (bits(seed, purpose, event, 0) >> BITS_32) * bound
    if (product & LOW_32) < bound:
        uneven = (LOW_32 + np.uint64(1) - bound) % bound
        attempt = 1
        while (product & LOW_32) < uneven:
            product = (bits(seed, purpose, event, attempt) >> BITS_32) * bound
            attempt += 1
    return np.int64(product >> BITS_32)  # type: ignore[return-value]  # an int for the rules


@rule
def shuffle(cards: Any, n: int, seed: Any, purpose: int, event: int) -> None:
    """Put the first n entries into random order. One shuffle uses the events 256 * event to 256 * event + n."""
    for i in range(n - 1, 0, -1):
        j = below(seed, purpose, event * 256 + i, i + 1)
        kept = cards[i]
        cards[i] = cards[j]
        cards[j] = kept
