"""Chance is a pure function of seed, purpose and event, and fair."""

from __future__ import annotations

import itertools
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from argosy.kernel import below, shuffle
from argosy.kernel.compile import INTERPRETED

SEEDS = st.integers(0, 2**64 - 1)
MANY = 6_000 if INTERPRETED else 60_000


def chi_square(counts: list[int]) -> float:
    """How far counts are from equal, in standard deviations."""
    expected = sum(counts) / len(counts)
    chi, free = sum((count - expected) ** 2 / expected for count in counts), len(counts) - 1
    return float((chi - free) / (2 * free) ** 0.5)


@given(SEEDS, st.integers(0, 1000), st.integers(0, 100_000), st.integers(1, 10_000))
def test_the_same_question_has_the_same_answer_within_its_range(seed: int, purpose: int, event: int, n: int) -> None:
    answer = below(np.uint64(seed), purpose, event, n)
    assert 0 <= answer < n
    assert below(np.uint64(seed), purpose, event, n) == answer


@pytest.mark.parametrize("n", [2, 3, 6, 7, 30, 52])
@pytest.mark.parametrize("over", ["event", "seed", "purpose"])
def test_every_number_is_equally_likely(n: int, over: str) -> None:
    counts = Counter(
        int(below(np.uint64(i if over == "seed" else 7), i if over == "purpose" else 3, i if over == "event" else 5, n))
        for i in range(MANY)
    )
    assert chi_square([counts[k] for k in range(n)]) < 5


def test_neighbouring_events_do_not_follow_each_other() -> None:
    pairs = Counter((int(below(np.uint64(1), 1, i, 5)), int(below(np.uint64(1), 1, i + 1, 5))) for i in range(MANY))
    assert chi_square([pairs[pair] for pair in itertools.product(range(5), repeat=2)]) < 5


def test_neighbouring_seeds_do_not_follow_each_other() -> None:
    pairs = Counter((int(below(np.uint64(i), 1, 0, 5)), int(below(np.uint64(i + 1), 1, 0, 5))) for i in range(MANY))
    assert chi_square([pairs[pair] for pair in itertools.product(range(5), repeat=2)]) < 5


def test_every_order_is_equally_likely() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(MANY // 4):
        cards = np.arange(4, dtype=np.int16)
        shuffle(cards, 4, np.uint64(seed), 2, 0)
        orders[tuple(cards.tolist())] += 1
    assert len(orders) == 24
    assert chi_square(list(orders.values())) < 5


@given(SEEDS, st.integers(0, 60), st.integers(0, 30))
def test_a_shuffle_keeps_the_cards_and_the_rest(seed: int, n: int, event: int) -> None:
    cards = np.arange(64, dtype=np.int16)
    shuffle(cards, n, np.uint64(seed), 1, event)
    assert sorted(cards[:n].tolist()) == list(range(n))
    assert cards[n:].tolist() == list(range(n, 64))


def test_a_draw_elsewhere_disturbs_nothing() -> None:
    """Another purpose or another event is another question: no stream runs on."""
    alone = [int(below(np.uint64(9), 1, event, 100)) for event in range(20)]
    mixed = []
    for event in range(20):
        below(np.uint64(9), 2, event, 100)
        mixed.append(int(below(np.uint64(9), 1, event, 100)))
    assert alone == mixed
