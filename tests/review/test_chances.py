"""Chances that agree: whoever asks hears the same numbers, and they add up to one."""

from __future__ import annotations

import numpy as np
import pytest

import argosy
from argosy.analysis.board import judged
from argosy.bots.errors import NotToMove
from argosy.kernel.position import copy_of
from argosy.play import View
from argosy.review import estimate
from argosy.review.chances import SEED, candidates, chances
from argosy.review.estimate import Curve
from argosy.review.hint import hint
from argosy.review.look_back import BUDGET, _Work

from .games import played

FEW = 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_and_every_spectator_hears_the_same(toy: str, seats: int) -> None:
    match = played(toy, seats, seats)
    for made in range(0, len(match.made), 5):
        spoken = chances(match.at(made), FEW)
        assert sum(spoken) == pytest.approx(1)
        for seat in range(seats):
            assert chances(match.view_at(made, seat), FEW) == spoken


def test_the_best_move_keeps_the_chance_of_the_position(toy: str) -> None:
    match = played(toy, 3, 4)
    for made in range(0, len(match.made), 4):
        view = match.at(made).view(match.movers[made])
        found = candidates(view, FEW)
        chance = chances(view, FEW)[match.movers[made]]
        assert found[0].chance == pytest.approx(chance)
        assert all(0 <= one.chance <= chance for one in found)
        assert all(one.move in view.moves and one.line[0] == one.move.code for one in found)
        assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)


def test_candidates_know_no_more_than_the_seat(toy: str) -> None:
    match = argosy.new(toy, seats=3, seed=4)
    seat = match.to_move
    dealt = copy_of(match.view(seat).state)
    match.game.rules.kernels.redeal(dealt, np.uint64(5))
    assert candidates(View.of(match.game, dealt, seat), FEW) == candidates(match.view(seat), FEW)
    with pytest.raises(NotToMove):
        candidates(match.view(), FEW)


def test_a_game_that_is_over_is_won(toy: str) -> None:
    match = played(toy, 2, 2)
    first = [rank == 1 for rank in match.ranks]
    assert chances(match) == [won / sum(first) for won in first]


@pytest.mark.parametrize("game", ["goa", "grog_island", "amerigo", "maracaibo"])
def test_hints_reviews_and_the_analysis_board_say_the_same_number(game: str) -> None:
    match = argosy.new(game, seats=2, seed=5)
    while len(match.made) < 24 or len(match.moves) < 3:
        match.push(match.moves[len(match.made) % len(match.moves)])
    made, seat = len(match.made), match.to_move
    assert seat is not None
    now = chances(match)
    hinted, board = hint(match.view(seat)), judged(match)
    match.push(match.moves[0])
    looked_back = _Work(match, BUDGET, lambda done, total: None, 1, SEED)._judged(made)[0]
    assert hinted["now"] == pytest.approx(now, abs=1e-4)
    assert list(board.chances) == pytest.approx(now) and looked_back == pytest.approx(now)
    for one in hinted["chances"]:
        assert one["chance"] == pytest.approx(board.of(one["code"]).chance, abs=1e-4)


def test_of_a_difference_between_moves_only_the_share_counts_that_lasts(toy: str, monkeypatch) -> None:
    match = argosy.new(toy, seats=3, seed=4)
    view = match.view(match.to_move)
    whole = [one.chance for one in candidates(view)]
    monkeypatch.setattr(estimate, "fitted", lambda: {toy: {"3": Curve(share=0.5)}})
    half = [one.chance for one in candidates(view)]
    assert whole[0] == half[0] and whole[-1] < whole[0]
    assert [half[0] - one for one in half] == pytest.approx([(whole[0] - one) / 2 for one in whole])
