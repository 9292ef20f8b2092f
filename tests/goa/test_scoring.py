"""The points at the end, and who won."""

from __future__ import annotations

import pytest

from argosy.games.goa import GAME
from argosy.games.goa.parts import CARD_IDS, CARD_SYMBOL, SYMBOL_NAMES, TRACK_NAMES

from .table import cards_with, new_game

POOR = {"ducats": {0: 0, 1: 1, 2: 9}}  # seat 2 has the most money, so that seat 0 scores nothing for it


@pytest.mark.parametrize("track", TRACK_NAMES)
@pytest.mark.parametrize(("row", "points"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10)])
def test_a_marker_scores_by_its_row(track, row, points):
    desk = new_game(rows={0: {track: row}}, **POOR)
    assert desk.sheet(0)[track] == points == desk.scores[0]


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_colonies_score_by_their_number(count, points):
    names = ["quilon_pepper_nutmeg", "cochin_2", "madras_nutmeg_clove", "calicut_3"]
    desk = new_game(colonies={0: {name: [] for name in names[:count]}}, **POOR)
    assert desk.sheet(0)["colonies"] == points == desk.scores[0]


@pytest.mark.parametrize("symbol", SYMBOL_NAMES)
@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_cards_of_one_symbol_score_by_their_number(symbol, count, points):
    desk = new_game(hand={0: cards_with(symbol)[:count]}, **POOR)
    assert desk.sheet(0)["cards"] == points == desk.scores[0]


def test_each_symbol_scores_apart():
    desk = new_game(hand={0: cards_with("tiger")[:2] + cards_with("fish")[:3] + cards_with("palm")[:1]}, **POOR)
    assert desk.sheet(0)["cards"] == 3 + 6 + 1


def test_every_symbol_is_on_five_cards():
    assert sorted(CARD_SYMBOL) == [symbol for symbol in range(6) for _ in range(5)]
    assert len(CARD_IDS) == 30


def test_most_money_scores_three():
    desk = new_game(ducats={0: 7, 1: 8, 2: 6})
    assert [desk.sheet(seat)["money"] for seat in range(3)] == [0, 3, 0]


def test_most_money_is_scored_in_full_by_all_who_tie():
    desk = new_game(ducats={0: 8, 1: 8, 2: 6})
    assert [desk.sheet(seat)["money"] for seat in range(3)] == [3, 3, 0]


def test_a_tie_without_any_money_scores_too():
    desk = new_game(ducats={0: 0, 1: 0, 2: 0})
    assert [desk.sheet(seat)["money"] for seat in range(3)] == [3, 3, 3]


def test_small_plantations_score_one_each():
    desk = new_game(fields={0: {"a_ginger_1": 0, "a_pepper_1": 1, "a_clove_2": 2}}, **POOR)
    assert desk.sheet(0)["plantations"] == 2 == desk.scores[0], "with or without a spice on them"


def test_larger_plantations_score_nothing():
    assert new_game(fields={0: ["a_clove_2", "b_clove_3"]}, **POOR).scores[0] == 0


def test_unused_goods_score_nothing():
    desk = new_game(
        ships={0: 20}, colonists={0: 20}, extra={0: 1}, tiles={0: ["b_viceroy", "a_red_ship", "a_foreman"]}, **POOR
    )
    assert desk.scores[0] == 0


def test_the_sheet_adds_up_to_the_score():
    desk = new_game(
        rows={0: [2, 3, 4, 5, 1]}, colonies={0: {"cochin_1": [], "calicut_1": []}}, hand={0: cards_with("shell")[:4]},
        fields={0: ["a_ginger_1"]}, ducats={0: 30},
    )  # fmt: skip
    assert tuple(desk.sheet(0)) == GAME.rules.sheet
    assert sum(desk.sheet(0).values()) == desk.scores[0] == 1 + 3 + 6 + 10 + 3 + 10 + 1 + 3


def test_most_points_win():
    desk = new_game(seats=3, rows={0: {"ships": 3}, 1: {"ships": 5}}, ducats={0: 1, 1: 0, 2: 9})
    assert desk.scores == [3, 10, 3] and desk.ranks == [3, 1, 2]


def test_a_tie_in_points_is_won_by_more_money():
    desk = new_game(seats=3, rows={0: {"ships": 3}, 1: {"taxes": 3}}, ducats={0: 5, 1: 6, 2: 20})
    assert desk.scores[0] == desk.scores[1] and desk.ranks == [3, 2, 1]


def test_a_tie_in_points_and_money_is_shared():
    desk = new_game(seats=4, rows={0: {"ships": 5}, 1: {"taxes": 5}, 2: {"ships": 2}}, ducats={0: 7, 1: 7, 2: 7, 3: 6})
    assert desk.scores == [13, 13, 4, 0] and desk.ranks == [1, 1, 3, 4]
