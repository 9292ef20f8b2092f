"""Progress on the development tableau: costs, ways to pay, rewards."""

from __future__ import annotations

import pytest

from argosy.games.goa.parts import STEP_SHIPS, STEP_SPICES, TRACK_NAMES
from argosy.games.goa.state import Ask

from .table import turn

PLENTY = {"b_ginger_3": 3, "b_pepper_3": 3, "b_cinnamon_3": 3, "b_nutmeg_3": 3}
CLOVES = {"calicut_1": ["clove", "clove"]}


@pytest.mark.parametrize("track", TRACK_NAMES)
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_a_step_costs_its_spices_and_one_ship_for_each(track, row):
    desk = turn(0, rows={0: {track: row}}, fields={0: PLENTY}, colonies={0: CLOVES}, ships={0: 9})
    before = desk.s.spices[0].copy()
    desk.do(f"advance {track}")
    cost = STEP_SPICES[TRACK_NAMES.index(track), row - 1]
    assert sum(cost) == STEP_SHIPS[row - 1] == row
    assert list(before - desk.s.spices[0]) == list(cost)
    assert desk.s.ships[0] == 9 - row and desk.row(0, track) == row + 1


def test_one_ship_too_few_is_too_few():
    assert not turn(0, rows={0: {"ships": 4}}, fields={0: PLENTY}, colonies={0: CLOVES}, ships={0: 3}).can(
        "advance ships"
    )


def test_one_spice_too_few_is_too_few():
    assert not turn(0, rows={0: {"ships": 4}}, fields={0: PLENTY}, ships={0: 9}).can("advance ships"), "no clove"


def test_progress_moves_one_marker_by_one_row():
    desk = turn(0, fields={0: PLENTY}, ships={0: 9}).do("advance ships")
    assert [desk.row(0, track) for track in TRACK_NAMES] == [2, 1, 1, 1, 1] and desk.actor == 1


def test_a_marker_in_the_last_row_stays_there():
    assert not turn(0, rows={0: {"ships": 5}}, fields={0: PLENTY}, colonies={0: CLOVES}, ships={0: 9}).can(
        "advance ships"
    )


def test_spices_come_from_plantations_and_colonies_as_the_player_chooses():
    desk = turn(0, fields={0: ["a_ginger_2"]}, colonies={0: {"quilon_ginger_cinnamon": ["ginger"]}}).do("advance ships")
    assert (desk.asked, desk.offers) == (Ask.PAY, ["give field1 ginger", "give quilon ginger"])
    desk.do("give quilon ginger")
    assert desk.on(0, "quilon") == {} and desk.on(0, "field1") == {"ginger": 2} and desk.row(0, "ships") == 2


def test_where_a_spice_comes_from_is_not_asked_when_there_is_no_choice():
    desk = turn(0, fields={0: ["a_ginger_2", "a_pepper_1"]}).do("advance ships")
    assert desk.actor == 1 and desk.spices(0) == {"ginger": 1, "pepper": 1}


def test_the_marker_moves_when_everything_is_paid():
    fields = {"a_ginger_1": 1, "a_ginger_2": 2, "a_cinnamon_1": 1, "a_cinnamon_2": 2}
    desk = turn(0, rows={0: {"ships": 2}}, fields={0: fields}).do("advance ships")
    first = desk.offers
    assert desk.asked == Ask.PAY and len(first) == 2 and desk.row(0, "ships") == 2
    desk.do(first[0])
    assert desk.asked == Ask.PAY and desk.row(0, "ships") == 2 and desk.s.ships[0] == 2
    desk.do(desk.offers[0])
    assert desk.row(0, "ships") == 3


# --- the first one in the last rows ---------------------------------------------------------------


@pytest.mark.parametrize("track", TRACK_NAMES)
@pytest.mark.parametrize("row", [3, 4])
def test_the_first_in_the_last_two_rows_of_a_track_draws_an_expedition_card(track, row):
    desk = turn(0, rows={0: {track: row}}, fields={0: PLENTY}, colonies={0: CLOVES}, ships={0: 9}, deck=["ducats5_1"])
    desk.do(f"advance {track}")
    assert desk.hand(0) == {"ducats5_1"}


@pytest.mark.parametrize("row", [3, 4])
def test_the_second_one_there_draws_nothing(row):
    laid = {"fields": {0: PLENTY}, "colonies": {0: CLOVES}, "ships": {0: 9}}
    desk = turn(0, rows={0: {"ships": row}}, **laid)
    desk.s.firsts = 1 << (row - 3)
    desk.do("advance ships")
    assert desk.s.hand_size[0] == 0


def test_the_rewards_of_a_track_are_given_once_a_row_to_whoever_is_first():
    laid = {"fields": {0: PLENTY}, "ships": {0: 9, 1: 9}, "hand": {1: ["advance_no_spices_1"]}}
    desk = turn(0, seats=2, rows={0: {"taxes": 3}, 1: {"taxes": 3}}, colonies={0: CLOVES}, **laid)
    desk.do("advance taxes")
    assert desk.s.hand_size[0] == 1
    desk.do("end turn", "play advance_no_spices_1", "advance taxes")
    assert desk.s.hand_size[1] == 0 and desk.row(1, "taxes") == 4


def test_rows_two_and_three_bring_no_expedition_card():
    for row in (1, 2):
        desk = turn(0, rows={0: {"ships": row}}, fields={0: PLENTY}, ships={0: 9}).do("advance ships")
        assert desk.s.hand_size[0] == 0


def test_the_card_for_being_first_may_exceed_the_hand_limit():
    held = ["ships2_1", "ships2_2"]
    desk = turn(0, rows={0: {"ships": 3}}, fields={0: PLENTY}, colonies={0: CLOVES}, ships={0: 9}, hand={0: held})
    desk.do("advance ships")
    assert desk.s.hand_size[0] == 3


def test_the_card_for_being_first_can_be_played_after_the_step():
    desk = turn(0, rows={0: {"ships": 3}}, fields={0: PLENTY}, colonies={0: CLOVES}, ships={0: 9}, deck=["ducats5_1"])
    desk.do("advance ships", "play ducats5_1")
    assert desk.s.ducats[0] == 10


# --- all five markers -----------------------------------------------------------------------------


@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_all_markers_in_a_row_or_beyond_bring_an_extra_action_card(row):
    rows = [row, row + 1, 5, row + 1, 5]
    desk = turn(0, rows={0: rows}, fields={0: PLENTY}, colonies={0: CLOVES}, ships={0: 9})
    desk.do("advance ships")
    assert desk.s.extra[0] == 1


def test_a_marker_left_behind_means_no_extra_action_card():
    desk = turn(0, rows={0: [1, 1, 3, 3, 3]}, fields={0: PLENTY}, ships={0: 9}).do("advance ships")
    assert desk.s.extra[0] == 0


def test_every_player_gets_the_card_for_a_complete_row():
    laid = {"fields": {0: ["a_ginger_1"], 1: ["a_ginger_2"]}}
    desk = turn(0, seats=2, rows={0: [1, 2, 2, 2, 2], 1: [1, 2, 2, 2, 2]}, **laid).do("advance ships", "advance ships")
    assert list(desk.s.extra[:2]) == [1, 1]


def test_a_complete_row_is_rewarded_once():
    desk = turn(0, seats=2, rows={0: [1, 2, 2, 2, 2]}, fields={0: PLENTY}, ships={0: 9})
    desk.do("advance ships", "taxes", "advance ships")
    assert desk.s.extra[0] == 1
