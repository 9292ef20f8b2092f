"""The coach weighs moves by what a seat sees, and is silent where nothing much was given away."""

from __future__ import annotations

import pytest

from argosy.lessons.coach import weigh
from argosy.play import Match, new

pytestmark = pytest.mark.usefixtures("toy")
ALIKE = (2, 84)  # deals of the toy that look the same to the first seat, and differ in the other hand and the pile


def verdicts(match: Match, points: float = 0.0) -> dict[str, object]:
    view = match.view(0)
    return {move.text: weigh(view, move.code, points, deals=8) for move in match.moves}


def test_the_coach_says_nothing_that_the_seat_does_not_know() -> None:
    one, other = (new("toy", 2, seed=seed) for seed in ALIKE)
    assert one.view(0).state.tobytes() == other.view(0).state.tobytes()
    assert one.view(1).state.tobytes() != other.view(1).state.tobytes()
    assert verdicts(one) == verdicts(other)


def test_the_best_move_and_small_losses_are_passed_over() -> None:
    found = verdicts(new("toy", 2, seed=3))
    told = [verdict for verdict in found.values() if verdict is not None]
    assert told and len(told) < len(found)
    assert all(verdict.loss > 0 and verdict.better != verdict.made and verdict.deals == 8 for verdict in told)
    assert not any(verdicts(new("toy", 2, seed=3), points=100.0).values())


def test_whoever_has_no_choice_hears_nothing() -> None:
    match = new("toy", 2, seed=3)
    while len(match.moves) > 1 and not match.over:
        match.push(match.moves[-1])
    if not match.over:
        assert weigh(match.view(match.to_move), match.moves[0].code, 0.0) is None
