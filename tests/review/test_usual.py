"""What others would have given away: the measure of kinds of decisions."""

from __future__ import annotations

import pytest

from argosy.play.match import game_of
from argosy.review.usual import expected, measured, rates, verdict


def test_rates_are_parts_of_what_was_at_stake() -> None:
    steps = [
        {"kind": "bid", "loss": 0.1, "stake": 0.3},
        {"kind": "bid", "loss": 0.0, "stake": 0.1},
        {"kind": "sail", "loss": 0.0, "stake": 0.0},
    ]
    assert rates(steps) == {"bid": pytest.approx(0.25)}
    assert expected([("bid", 0.2), ("bid", 0.2), ("sail", 0.5)], rates(steps)) == 10
    assert expected([("sail", 0.5)], rates(steps)) is None


@pytest.mark.parametrize(
    ("lost", "usual", "said"),
    [(9, 5, "weak"), (5, 9, "strong"), (6, 5, "usual"), (2, 1, "usual"), (30, 28, "usual"), (7, None, "")],
)
def test_little_more_or_less_is_as_usual(lost: int, usual: int | None, said: str) -> None:
    assert verdict(lost, usual) == said


@pytest.mark.parametrize("game", sorted(measured()))
def test_what_mates_give_away_is_a_part_of_what_is_at_stake(game: str) -> None:
    questions = game_of(game).rules.asks
    assert set(measured()[game]) <= set(questions) and all(0 <= rate <= 1 for rate in measured()[game].values())
