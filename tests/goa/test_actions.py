"""The six actions."""

from __future__ import annotations

import pytest

from argosy.games.goa.parts import YIELD, Track
from argosy.games.goa.state import Ask

from .table import turn


@pytest.mark.parametrize(("row", "ships"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 6)])
def test_shipbuilding_brings_the_ships_of_the_track(row, ships):
    desk = turn(0, rows={0: {"ships": row}}).do("build ships")
    assert desk.s.ships[0] == 4 + ships


@pytest.mark.parametrize("row", range(1, 6))
def test_taxes_bring_the_ducats_of_the_track(row):
    desk = turn(0, rows={0: {"taxes": row}}, ducats={0: 7}).do("taxes")
    assert desk.s.ducats[0] == 7 + YIELD[Track.TAXES, row - 1]


@pytest.mark.parametrize(("row", "spices"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 8)])
def test_harvest_brings_the_spices_of_the_track(row, spices):
    empty = {"b_ginger_3": 0, "b_pepper_3": 0, "b_clove_3": 0}
    desk = turn(0, rows={0: {"harvest": row}}, fields={0: empty}).do("harvest")
    while desk.asked == Ask.HARVEST:
        desk.do(desk.offers[0])
    assert sum(desk.spices(0).values()) == spices


def test_harvested_spices_go_where_the_player_wants():
    desk = turn(0, rows={0: {"harvest": 2}}, fields={0: {"a_ginger_2": 0, "a_pepper_2": 0}}).do("harvest")
    desk.do("fill field1 ginger")
    assert desk.offers == ["fill field1 ginger", "fill field2 pepper"]
    desk.do("fill field2 pepper")
    assert desk.spices(0) == {"ginger": 1, "pepper": 1}


def test_a_harvest_fills_plantations_and_colonies():
    desk = turn(0, rows={0: {"harvest": 2}}, fields={0: {"a_ginger_2": 0}}, colonies={0: {"cochin_1": []}}).do(
        "harvest"
    )
    desk.do("fill cochin nutmeg", "fill field1 ginger")
    assert desk.on(0, "cochin") == {"nutmeg": 1} and desk.on(0, "field1") == {"ginger": 1}


def test_a_plantation_takes_only_its_own_spice_and_a_colony_only_its_two():
    desk = turn(0, fields={0: {"a_clove_2": 0}}, colonies={0: {"madras_pepper_nutmeg": []}}).do("harvest")
    assert sorted(desk.offers) == ["fill field1 clove", "fill madras nutmeg", "fill madras pepper"]


def test_surplus_spices_of_a_harvest_are_lost():
    desk = turn(0, rows={0: {"harvest": 5}}, fields={0: {"a_ginger_2": 1, "a_pepper_2": 0}}).do("harvest")
    assert desk.spices(0) == {"ginger": 2, "pepper": 2} and desk.actor == 1, "everything fits: nothing is asked"


def test_surplus_on_a_colony_still_lets_the_player_choose_the_spice():
    desk = turn(0, rows={0: {"harvest": 3}}, fields={0: {"a_ginger_2": 0}}, colonies={0: {"cochin_1": []}}).do(
        "harvest"
    )
    assert desk.spices(0) == {"ginger": 2} and len(desk.offers) == 5
    desk.do("fill cochin clove")
    assert desk.spices(0) == {"ginger": 2, "clove": 1} and desk.actor == 1


def test_a_refilled_colony_may_get_another_spice_than_before():
    desk = turn(0, colonies={0: {"quilon_pepper_nutmeg": []}}).do("harvest", "fill quilon pepper")
    assert desk.on(0, "quilon") == {"pepper": 1}


def test_without_a_free_slot_there_is_no_harvest():
    assert not turn(0).can("harvest")
    assert not turn(0, fields={0: ["a_ginger_2"]}).can("harvest")


@pytest.mark.parametrize(("row", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_an_expedition_draws_up_to_the_left_number_of_the_track(row, most):
    desk = turn(0, rows={0: {"expedition": row}})
    assert desk.offers_of("expedition") == [f"expedition {n}" for n in range(1, most + 1)]
    desk.do(f"expedition {most}")
    assert desk.s.hand_size[0] == most


@pytest.mark.parametrize(("row", "limit"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_the_expedition_action_keeps_to_the_hand_limit(row, limit):
    held = ["ships2_1", "ships2_2", "ships2_3", "ducats5_1", "ducats5_2"]
    full = turn(0, rows={0: {"expedition": row}}, hand={0: held[:limit]})
    assert full.offers_of("expedition") == []
    one_less = turn(0, rows={0: {"expedition": row}}, hand={0: held[: limit - 1]})
    assert one_less.offers_of("expedition") == ["expedition 1"]


def test_the_cards_drawn_are_the_top_ones_of_the_deck():
    desk = turn(0, rows={0: {"expedition": 3}}, deck=["ducats5_2", "spices2_1", "ships2_3"]).do("expedition 2")
    assert desk.hand(0) == {"ducats5_2", "spices2_1"}


def test_an_expedition_over_the_limit_needs_a_discard_first():
    desk = turn(0, rows={0: {"expedition": 1}}, hand={0: ["ships2_1", "ducats5_1", "spices2_1"]})
    desk.do("discard ships2_1", "discard ducats5_1")
    assert not desk.can("expedition 1")
    desk.do("discard spices2_1", "expedition 1")
    assert desk.s.hand_size[0] == 1


def test_playing_a_card_first_also_makes_room_in_the_hand():
    desk = turn(0, hand={0: ["ships2_1"]}).do("play ships2_1", "expedition 1")
    assert desk.s.hand_size[0] == 1


def test_there_is_no_action_that_takes_colonists_from_the_supply():
    desk = turn(0, rows={0: {"colonists": 5}})
    actions = {text.split()[0] for text in desk.offers}
    assert actions == {"build", "taxes", "expedition", "found"}, "the track of colonists serves foundings alone"


def test_progress_is_offered_only_where_spices_and_ships_are_there():
    desk = turn(0, fields={0: ["a_ginger_1", "a_clove_1"]}, ships={0: 1})
    assert desk.offers_of("advance") == ["advance ships", "advance colonists"]
    assert turn(0, fields={0: ["a_ginger_1", "a_clove_1"]}, ships={0: 0}).offers_of("advance") == []


def test_taxes_and_shipbuilding_are_always_possible():
    desk = turn(0, ships={0: 0}, ducats={0: 0}, colonists={0: 0}, rows={0: [5, 5, 5, 5, 5]})
    assert desk.can("taxes") and desk.can("build ships")
