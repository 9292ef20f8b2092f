"""Sets as bits, and the two tricks with numbers that stand for loops: each against the loop."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from argosy.games.grog_island.parts import COLOURS, EXCHANGE, GOALS, TRIPLES
from argosy.games.grog_island.rules.auction import with_any_die, with_die
from argosy.games.grog_island.rules.sets import first, is_single, size
from argosy.games.grog_island.rules.trade import affords, guarded_tiles

from .tables import table


@pytest.mark.parametrize("thing", range(GOALS))
def test_the_first_thing_of_a_set_is_found_whatever_comes_after_it(thing: int) -> None:
    alone = 1 << thing
    everything_after = (1 << GOALS) - alone
    assert first(np.int64(alone)) == first(np.int64(everything_after)) == thing


def test_the_size_of_a_set() -> None:
    for things in (0, 1, 0b101, (1 << GOALS) - 1):
        assert size(np.int64(things)) == bin(things).count("1")


def test_a_set_is_single_or_not() -> None:
    assert [is_single(np.int64(things)) for things in (0b1, 0b100, 0b101, 0b110)] == [True, True, False, False]


def test_sums_of_dice_are_all_that_some_of_them_make() -> None:
    sums = with_die(with_die(with_die(1, 3), 2), 6)
    made = {sum(some) for n in range(4) for some in itertools.combinations((3, 2, 6), n)}
    assert {n for n in range(32) if sums >> n & 1} == made


def test_a_die_that_a_parrot_sets_adds_anything_or_nothing() -> None:
    assert with_any_die(0b10) == 0b11111110


@pytest.mark.parametrize("good", range(COLOURS))
def test_three_tiles_are_afforded_exactly_when_they_are_there(good: int) -> None:
    s = table()
    for counts in itertools.product(range(EXCHANGE + 2), repeat=COLOURS):
        if sum(counts) > 5:
            continue
        s.goods[0] = counts
        tiles = guarded_tiles(s, 0, good)
        for triple, goods in enumerate(TRIPLES):
            there = good not in goods and all(counts[g] >= goods.count(g) for g in goods)
            assert affords(tiles, triple) == there, (counts, goods)
