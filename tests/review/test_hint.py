"""Hints: a legal move, its reason in words, the chances of the moves."""

from __future__ import annotations

import numpy as np
import pytest

import argosy
from argosy.bots.errors import NotToMove
from argosy.kernel.position import copy_of
from argosy.play import Match, View
from argosy.review.chances import chances
from argosy.review.hint import hint
from argosy.words import LANGUAGES


def only_one_move(game: str) -> Match:
    """A moment at which there is nothing to choose."""
    for seed in range(50):
        match = argosy.new(game, seats=2, seed=seed)
        while not match.over:
            if len(match.moves) == 1:
                return match
            match.push(match.moves[-1])
    raise AssertionError("the game always offers a choice")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_names_a_legal_move_and_compares_it_with_the_second_best(toy: str, lang: str) -> None:
    match = argosy.new(toy, seats=3, seed=4)
    view = match.view(match.to_move)
    found = hint(view, lang)
    assert found["code"] in view.moves
    assert found["words"] == view.moves.find(found["code"]).words(lang)
    best, second = found["chances"][:2]
    assert best["code"] == found["code"]
    assert second["words"] in found["reason"]
    assert f"{100 * best['chance']:.0f} %" in found["reason"]
    assert all(0 <= one["chance"] <= 1 for one in found["chances"])
    assert best["chance"] == found["now"][view.seat or 0] == pytest.approx(chances(view)[view.seat or 0], abs=1e-4)
    assert sum(found["now"]) == pytest.approx(1, abs=1e-3)
    assert found["nudge"] and best["words"] not in found["nudge"]


def test_every_move_that_is_told_says_what_it_brings_against_the_best(toy: str) -> None:
    whys = []
    for seed in range(6):
        match = argosy.new(toy, seats=3, seed=seed)
        found = hint(match.view(match.to_move))
        best = found["chances"][0]
        assert best["why"] == ""  # its reason is the hint's
        whys += [one["why"] for one in found["chances"][1:3] if one["why"]]
        assert all(best["words"] in one["why"] for one in found["chances"][1:3] if one["why"])
    assert whys


def test_where_there_is_one_move_the_hint_says_so(toy: str) -> None:
    match = only_one_move(toy)
    found = hint(match.view(match.to_move))
    assert found["code"] == match.moves[0].code
    assert found["reason"] == "There is nothing else to do."


def test_a_hint_knows_no_more_than_the_seat(toy: str) -> None:
    match = argosy.new(toy, seats=3, seed=4)
    seat = match.to_move
    assert seat is not None
    dealt = copy_of(match.view(seat).state)
    match.game.rules.kernels.redeal(dealt, np.uint64(5))
    other = View.of(match.game, dealt, seat)
    assert hint(match.view(seat)) == hint(other)


def test_nobody_else_gets_a_hint(toy: str) -> None:
    match = argosy.new(toy, seats=2, seed=4)
    assert match.to_move is not None
    with pytest.raises(NotToMove):
        hint(match.view(1 - match.to_move))
