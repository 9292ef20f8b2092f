"""What bots think of Grog Island."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from argosy.bots.thinking import judgement
from argosy.games.grog_island import GAME
from argosy.games.grog_island.brain.judgement import TABLE, sure_points
from argosy.games.grog_island.brain.judgement_weights import KNOTS, WEIGHTS
from argosy.games.grog_island.brain.traits import COUNT, STEPS, TRAITS, actions_left, traits
from argosy.games.grog_island.state import Ask
from argosy.kernel import asked
from argosy.kernel.position import bytes_of, copy_of

value = judgement(GAME).value


def position(seats: int, seed: int, decisions: int) -> Any:
    """A position that deckhands reached."""
    options = [int(option.default) for option in GAME.rules.options.values()]
    s, out = GAME.rules.start(seats, seed, options), np.zeros(GAME.rules.max_moves, np.int16)
    for number in range(decisions):
        n = GAME.rules.kernels.legal(s, out)
        if n == 0:
            break
        GAME.rules.kernels.apply(s, out[GAME.brain.kernels.deckhand(s, out, n, number)])
    return s


def opening(seats: int = 2) -> Any:
    """A position in which a seat opens an auction."""
    decisions = 25
    while asked(s := position(seats, 4, decisions)) != Ask.BID or s.bid > 0:
        decisions += 1
    return s


def seen(s: Any, seat: int, trait: str) -> float:
    """One trait of a seat."""
    out = np.zeros(COUNT)
    traits(s, seat, out)
    return float(out[TRAITS.index(trait)])


def test_every_trait_has_weights_for_every_time() -> None:
    assert set(WEIGHTS) == set(TRAITS)
    assert all(len(row) == len(KNOTS) for row in WEIGHTS.values())
    assert TABLE.shape == (STEPS + 1, COUNT)
    for i, name in enumerate(TRAITS):
        assert [TABLE[left, i] for left in KNOTS] == pytest.approx(WEIGHTS[name])


@pytest.mark.parametrize("decisions", [0, 12, 30, 60, 100])
def test_judging_changes_nothing(decisions: int) -> None:
    s = position(3, 9, decisions)
    before = bytes_of(s)
    for seat in range(3):
        value(s, seat)
    assert bytes_of(s) == before


@pytest.mark.parametrize("decisions", [0, 12, 30, 60])
def test_with_two_players_what_one_gains_the_other_loses(decisions: int) -> None:
    s = position(2, 9, decisions)
    assert value(s, 0) == pytest.approx(-value(s, 1))


@pytest.mark.parametrize("what", ["coins", "points", "treasures", "parrots"])
def test_more_is_better(what: str) -> None:
    s = opening()
    more = copy_of(s)
    more[what][0] += 1
    assert value(more, 0) > value(s, 0)
    assert value(more, 1) < value(s, 1)


def test_time_runs_down_with_the_crew() -> None:
    options = [int(option.default) for option in GAME.rules.options.values()]
    s, out = GAME.rules.start(3, 2, options), np.zeros(GAME.rules.max_moves, np.int16)
    before = STEPS
    while (n := GAME.rules.kernels.legal(s, out)) > 0:
        assert actions_left(s, 0) <= before
        before = int(actions_left(s, 0))
        GAME.rules.kernels.apply(s, out[GAME.brain.kernels.deckhand(s, out, n, 0)])
    assert before <= 1
    assert actions_left(s, 0) == 0


def test_sure_points_are_the_score_without_the_coins() -> None:
    s = position(2, 5, 1000)
    scores, lines = np.zeros(4, np.int16), np.zeros(len(GAME.rules.sheet), np.int16)
    GAME.rules.kernels.scores(s, scores)
    for seat in range(2):
        GAME.rules.kernels.sheet(s, seat, lines)
        assert sure_points(s, seat) == scores[seat] - lines[list(GAME.rules.sheet).index("coins")]


def test_a_bid_that_stands_is_judged_by_what_it_brings_and_others_by_passing() -> None:
    s = opening()
    first = int(GAME.rules.kernels.to_act(s))
    assert seen(s, first, "passing") > 0
    out = np.zeros(GAME.rules.max_moves, np.int16)
    n = GAME.rules.kernels.legal(s, out)
    GAME.rules.kernels.apply(s, out[GAME.brain.kernels.deckhand(s, out, n, 0)])
    assert s.bidder == first + 1
    assert seen(s, first, "passing") == 0
    assert seen(s, first, "outbid") > 0
    assert seen(s, 1 - first, "passing") > 0
