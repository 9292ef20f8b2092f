"""Chances that agree: whoever asks hears the same numbers, and they add up to one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import argosy
from argosy.analysis.board import judged
from argosy.bots.errors import NotToMove
from argosy.kernel.position import copy_of
from argosy.play import Match, View
from argosy.review import estimate
from argosy.review.chances import SEED, candidates, chances
from argosy.review.estimate import Curve, Estimator
from argosy.review.hint import hint
from argosy.review.look_back import BUDGET, _Work

from .games import played

FEW = 6
NETWORKS = ("goa", "grog_island", "amerigo", "maracaibo")


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


@pytest.mark.parametrize("game", NETWORKS)
def test_nothing_that_is_hidden_changes_a_chance(game: str) -> None:
    """The network is asked, too: in deals of what everybody, or for its own moves the seat, does not know."""
    match = _begun(game)
    seat = match.to_move
    for looks in (None, seat):
        dealt = copy_of(match.view(looks).state)
        match.game.rules.kernels.redeal(dealt, np.uint64(7))
        other = View.of(match.game, dealt, looks)
        assert chances(other, FEW) == chances(match.view(looks), FEW)
        if looks is not None:
            assert candidates(other, FEW) == candidates(match.view(looks), FEW)


@pytest.mark.parametrize("game", NETWORKS)
def test_the_network_says_the_same_one_by_one_and_all_at_once(game: str) -> None:
    match = _begun(game)
    view = match.view(match.to_move)
    judge, narrow = Estimator(match.game, SEED), Estimator(match.game, SEED)
    narrow.room = view.seats
    ahead = judge.horizon(view.state)
    for one, other in zip(judge.prospects(view.state, FEW), narrow.prospects(view.state, FEW), strict=True):
        assert one == pytest.approx(other, abs=1e-4)
    first, second = (each._after(view.state, view.moves.codes[:3], 0, FEW, ahead) for each in (judge, narrow))
    assert first == pytest.approx(second, abs=1e-4)


def test_prizes_belong_to_the_seats_that_the_network_means() -> None:
    """It counts from the seat that acts: here that one is sure to win."""
    match = argosy.new("goa", seats=3, seed=4)
    judge = Estimator(match.game, SEED)
    judge.net = _Proud()  # type: ignore[assignment]
    _, prizes = judge.prospects(match.view().state, 2)
    whole = judge.ends.prizes[: 2 * 3, :3]
    assert whole.argmax(1).tolist() == judge.ends.asked[: 2 * 3].tolist() and prizes.sum() == pytest.approx(0)
    assert len(set(judge.ends.asked[:3].tolist())) > 1, "several seats were asked"


class _Proud:
    """A network that sees only itself."""

    def prizes(self, rows: Any) -> Any:
        """What it expects."""
        return np.tile([1.0, 0.0, 0.0, 0.0], (len(rows), 1))


def _begun(game: str) -> Match:
    match = argosy.new(game, seats=3, seed=5)
    while len(match.made) < 24 or len(match.moves) < 3:
        match.push(match.moves[len(match.made) % len(match.moves)])
    return match


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
