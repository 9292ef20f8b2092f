"""How leads become chances."""

from __future__ import annotations

import math

import numpy as np
import pytest

from argosy.play.match import game_of
from argosy.review.curve import surprise
from argosy.review.estimate import Curve, Estimator, Horizon, shares

from .games import played


def test_equals_have_equal_chances() -> None:
    assert shares(np.array([[3.0, 3.0, 3.0]]))[0] == pytest.approx([1 / 3] * 3)


def test_chances_add_up_to_one_and_grow_with_strength() -> None:
    found = shares(np.array([[2.0, 0.0], [1.0, 1.0]]))
    assert found[0, 0] == pytest.approx(1 / (1 + math.exp(-2)))
    assert found.sum(1) == pytest.approx([1.0, 1.0])


def test_alone_strength_is_the_chance_to_win_at_all() -> None:
    assert shares(np.array([[2.0]]))[0] == pytest.approx([1 / (1 + math.exp(-2))])


def test_the_more_can_happen_the_less_a_lead_says() -> None:
    leads, curve = np.array([[5.0, -5.0]]), Curve(lead=(1.0, 1.0, 1.0))
    narrow, wide = (curve.strength(leads, 0 * leads, Horizon(spread, 0.5)) for spread in (2.0, 10.0))
    assert narrow[0, 0] == 2.5 and wide[0, 0] == 0.5


def test_prizes_count_beside_leads() -> None:
    curve, ahead = Curve(lead=(1.0, 1.0, 1.0), prize=(4.0, 4.0, 4.0)), Horizon(10.0, 0.5)
    assert curve.strength(np.array([10.0, 0.0]), np.array([0.0, 0.5]), ahead).tolist() == [1.0, 2.0]
    assert curve.asks and not Curve().asks


def test_chances_know_something_of_who_will_win() -> None:
    assert surprise(game_of("goa"), 2, range(7_001, 7_010)) < math.log(2) - 0.03


def test_early_a_lead_says_less() -> None:
    curve, leads = Curve(lead=(0.2, 0.6, 1.0)), np.array([5.0])
    found = [float(curve.strength(leads, leads, Horizon(5.0, played))[0]) for played in (0.0, 0.25, 0.5, 1.0)]
    assert found == pytest.approx([0.2, 0.4, 0.6, 1.0])


def test_the_worth_of_being_to_move_changes_over_the_game() -> None:
    curve = Curve(tempo=(0.2, -0.1))
    found = [curve.to_move(Horizon(10.0, played)) for played in (0.0, 0.5, 1.0)]
    assert found == pytest.approx([0.2, 0.05, -0.1])


def test_the_part_that_is_played_grows(toy: str) -> None:
    match = played(toy, 2, 2)
    judge = Estimator(match.game)
    parts = [judge.horizon(match.view_at(made).state).played for made in range(len(match.made))]
    assert parts[0] == 0.0 and 0.5 < parts[-1] <= 1.0
    assert parts[len(parts) // 2] == pytest.approx(0.5, abs=0.25)
