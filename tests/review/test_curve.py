"""How leads become chances."""

from __future__ import annotations

import math

import numpy as np
import pytest

import argosy
from argosy.play.match import game_of
from argosy.review.curve import surprise
from argosy.review.estimate import Curve, Estimator, Horizon, shares

from .games import played


def test_equal_leads_are_equal_chances() -> None:
    assert shares(np.array([[3.0, 3.0, 3.0]]), 2.0) == pytest.approx([1 / 3] * 3)


def test_chances_are_the_mean_over_deals_and_add_up_to_one() -> None:
    found = shares(np.array([[4.0, 0.0], [0.0, 0.0]]), 2.0)
    assert found[0] == pytest.approx((1 / (1 + math.exp(-2)) + 0.5) / 2)
    assert found.sum() == pytest.approx(1.0)


def test_alone_a_lead_is_the_chance_to_win_at_all() -> None:
    assert shares(np.array([[2.0]]), 1.0) == pytest.approx([1 / (1 + math.exp(-2))])


def test_a_wider_curve_says_less() -> None:
    leads = np.array([[5.0, -5.0]])
    assert shares(leads, 1.0)[0] > shares(leads, 8.0)[0] > 0.5


def test_every_seat_is_judged_by_its_own_view(toy: str) -> None:
    match = argosy.new(toy, seats=2, seed=3)
    views = [match.view(seat).state for seat in range(2)]
    judge = Estimator(match.game)
    own = judge.own_leads(views, 3)
    assert own.shape == (3, 2)
    for seat, view in enumerate(views):
        assert own[:, seat].tolist() == judge.leads(view, 3)[:, seat].tolist()


def test_chances_know_something_of_who_will_win() -> None:
    assert surprise(game_of("goa"), 2, range(7_001, 7_010)) < math.log(2) - 0.03


def test_early_a_lead_says_less() -> None:
    curve = Curve(width=1.0, early=2.0)
    assert curve.wide(Horizon(5.0, 0.0)) == 15.0 and curve.wide(Horizon(5.0, 1.0)) == 5.0


def test_the_worth_of_being_to_move_changes_over_the_game() -> None:
    curve = Curve(tempo=(0.2, -0.1))
    found = [curve.to_move(Horizon(10.0, played)) for played in (0.0, 0.5, 1.0)]
    assert found == pytest.approx([2.0, 0.5, -1.0])


def test_the_part_that_is_played_grows(toy: str) -> None:
    match = played(toy, 2, 2)
    judge = Estimator(match.game)
    parts = [judge.horizon(match.view_at(made).state).played for made in range(len(match.made))]
    assert parts[0] == 0.0 and 0.5 < parts[-1] <= 1.0
    assert parts[len(parts) // 2] == pytest.approx(0.5, abs=0.25)
