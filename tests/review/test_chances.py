"""Chances that agree: whoever asks hears the same numbers, and they add up to one."""

from __future__ import annotations

import numpy as np
import pytest

import argosy
from argosy.bots.errors import NotToMove
from argosy.kernel.position import copy_of
from argosy.play import View
from argosy.review.chances import candidates, chances

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
