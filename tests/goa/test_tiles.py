"""The auction tiles: what they bring at once, and what they do later."""

from __future__ import annotations

import pytest

from argosy.games.goa.parts import TILE_IDS, TILE_KIND, TRACK_NAMES, Kind
from argosy.games.goa.state import Ask, At, Phase

from .table import auction, cell, no_bids, start_of_actions, turn

A_KINDS = [
    "plantation",
    "crop_rotation",
    "foreman",
    "ships",
    "colonists",
    "ships_or_colonists",
    "settlement",
    "extra_actions",
    "expeditions",
    "red_ship",
    "red_colonist",
    "red_ducats",
    "red_spice",
    "duty",
]
B_KINDS = [
    "plantation",
    "crop_rotation",
    "mission",
    "ships",
    "colonists",
    "ships_or_colonists",
    "settlement",
    "extra_actions",
    "expeditions",
    "favour",
    "red_expedition",
    "extra_harvest",
    "supply",
    "viceroy",
    "duty",
    "espionage",
    "swap",
]


def bought(name, **laid):
    """Seat 1 of two players has just taken a tile for nothing."""
    half = "A" if name.startswith("a_") else "B"
    return no_bids(no_bids(auction("na", "a1", "b1", seats=2, half=half, grid={"a1": name}, **laid)))


# --- which tiles there are ------------------------------------------------------------------------


@pytest.mark.parametrize(("half", "kinds"), [(0, A_KINDS), (1, B_KINDS)])
def test_each_half_has_its_kinds_of_tiles(half, kinds):
    found = {Kind(int(kind)).name.lower() for kind in TILE_KIND[half * 29 : half * 29 + 29]}
    assert found == set(kinds)


# --- tiles that take effect at once ---------------------------------------------------------------


@pytest.mark.parametrize("half", "ab")
def test_ships_bring_four_ships(half):
    desk = bought(f"{half}_ships")
    assert desk.s.ships[1] == 8 and desk.where(f"{half}_ships") == At.DISCARD


@pytest.mark.parametrize("half", "ab")
def test_colonists_bring_four_colonists(half):
    desk = bought(f"{half}_colonists")
    assert desk.s.colonists[1] == 6 and desk.where(f"{half}_colonists") == At.DISCARD


@pytest.mark.parametrize("half", "ab")
@pytest.mark.parametrize(("choice", "ships", "colonists"), [("take ships", 7, 2), ("take colonists", 4, 5)])
def test_ships_or_colonists_bring_three_of_one_kind(half, choice, ships, colonists):
    desk = bought(f"{half}_ships_or_colonists")
    assert (desk.asked, desk.actor, len(desk.offers)) == (Ask.SHIPS_OR_COLONISTS, 1, 2)
    desk.do(choice)
    assert (desk.s.ships[1], desk.s.colonists[1]) == (ships, colonists)


@pytest.mark.parametrize("half", "ab")
def test_a_settlement_brings_a_ship_an_extra_action_and_a_colonist(half):
    s = bought(f"{half}_settlement").s
    assert (s.ships[1], s.extra[1], s.colonists[1]) == (5, 1, 3)


@pytest.mark.parametrize("half", "ab")
def test_extra_actions_bring_two_cards(half):
    assert bought(f"{half}_extra_actions").s.extra[1] == 2


@pytest.mark.parametrize(("name", "count"), [("a_expeditions", 2), ("b_expeditions", 3)])
def test_expeditions_bring_two_cards_in_a_and_three_in_b(name, count):
    desk = bought(name, deck=["ships2_1", "ducats5_1", "spices2_1"])
    assert desk.hand(1) == set(["ships2_1", "ducats5_1", "spices2_1"][:count])


def test_expeditions_may_exceed_the_hand_limit():
    desk = bought("b_expeditions", hand={1: ["colonists2_1"]})
    assert desk.s.hand_size[1] == 4 and desk.row(1, "expedition") == 1


# --- plantations ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "spices"), [("a_clove_1", {"clove": 1}), ("a_ginger_2", {"ginger": 2}), ("b_nutmeg_3", {"nutmeg": 3})]
)
def test_a_plantation_comes_filled(name, spices):
    desk = bought(name)
    assert desk.spices(1) == spices and desk.where(name) == At.OWNED + 1


def test_a_fifth_plantation_pushes_an_old_one_out_with_its_spices():
    desk = bought("a_clove_2", fields={1: ["a_ginger_2", "a_pepper_2", "a_cinnamon_2", "a_nutmeg_2"]})
    assert (desk.asked, desk.actor) == (Ask.REPLACE, 1)
    assert desk.offers == [f"replace field{n}" for n in range(1, 5)], "one of the four old ones"
    desk.do("replace field2")
    assert desk.spices(1) == {"ginger": 2, "cinnamon": 2, "nutmeg": 2, "clove": 2}
    assert desk.where("a_pepper_2") == At.DISCARD and desk.on(1, "field2") == {"clove": 2}


def test_a_small_plantation_pushed_out_is_kept_for_its_point():
    desk = bought("a_clove_2", fields={1: ["a_ginger_2", "a_pepper_1", "a_cinnamon_2", "a_nutmeg_2"]})
    desk.do("replace field2")
    assert desk.where("a_pepper_1") == At.KEPT + 1 and "pepper" not in desk.spices(1)
    assert desk.sheet(1)["plantations"] == 1


def test_a_larger_plantation_pushed_out_is_worth_nothing():
    desk = bought("a_clove_2", fields={1: ["a_ginger_2", "a_pepper_1", "a_cinnamon_2", "a_nutmeg_2"]})
    assert desk.do("replace field1").sheet(1)["plantations"] == 1, "the pepper that still lies there"


def test_four_plantations_are_laid_without_a_question():
    desk = bought("a_clove_2", fields={1: ["a_ginger_2", "a_pepper_2", "a_cinnamon_2"]})
    assert desk.on(1, "field4") == {"clove": 2} and desk.asked != Ask.REPLACE


@pytest.mark.parametrize("half", "ab")
def test_crop_rotation_takes_a_spice_of_choice(half):
    desk = bought(f"{half}_crop_rotation")
    assert (desk.asked, len(desk.offers)) == (Ask.STOCK, 5)
    desk.do("fill field1 nutmeg")
    assert desk.spices(1) == {"nutmeg": 1}


def test_crop_rotation_may_change_its_spice_at_every_harvest():
    desk = turn(0, fields={0: {"a_crop_rotation": 0}}).do("harvest")
    assert [text.split()[-1] for text in desk.offers] == ["ginger", "pepper", "cinnamon", "nutmeg", "clove"]


def test_crop_rotation_needs_a_plantation_field():
    desk = bought("a_crop_rotation", fields={1: ["a_ginger_2", "a_pepper_2", "a_cinnamon_2", "a_nutmeg_2"]})
    assert desk.asked == Ask.REPLACE
    desk.do("replace field1", "fill field1 clove")
    assert desk.on(1, "field1") == {"clove": 1}


def test_crop_rotation_is_worth_nothing_and_is_discarded_when_pushed_out():
    desk = bought(
        "a_clove_2", fields={1: {"a_crop_rotation": "clove", "a_pepper_2": 2, "a_cinnamon_2": 2, "a_nutmeg_2": 2}}
    )
    assert desk.sheet(1)["plantations"] == 0
    desk.do("replace field1")
    assert desk.where("a_crop_rotation") == At.DISCARD and desk.sheet(1)["plantations"] == 0


# --- foreman and missions -------------------------------------------------------------------------


def test_the_foreman_makes_small_plantations_worth_three():
    laid = {"fields": {1: ["a_ginger_1", "a_pepper_1", "a_clove_2"]}}
    desk = bought("a_foreman", **laid)
    assert desk.sheet(1)["plantations"] == 6 and desk.sheet(0)["plantations"] == 0


def test_the_foreman_counts_small_plantations_that_were_pushed_out():
    fields = {1: ["a_ginger_1", "a_pepper_2", "a_cinnamon_2", "a_nutmeg_2"]}
    desk = bought("a_clove_2", tiles={1: ["a_foreman"]}, fields=fields).do("replace field1")
    assert desk.sheet(1)["plantations"] == 3


def test_the_foreman_does_nothing_for_crop_rotation():
    desk = bought("a_foreman", fields={1: {"a_crop_rotation": "ginger"}})
    assert desk.sheet(1)["plantations"] == 0


@pytest.mark.parametrize(("name", "points"), [("b_mission_2#1", 2), ("b_mission_2#2", 2), ("b_mission_3", 3)])
def test_a_mission_is_worth_its_points(name, points):
    desk = bought(name)
    assert desk.sheet(1)["missions"] == points and desk.where(name) == At.OWNED + 1


def test_missions_add_up():
    desk = auction("na", "a1", "b1", seats=2, half="B", grid={"a1": "b_mission_2#1", "b1": "b_mission_3"})
    no_bids(desk).do("bid 1", "sell")
    no_bids(desk)
    assert desk.sheet(0)["missions"] == 5


# --- the red tiles, once a round ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "what", "count"),
    [("a_red_ship", "ships", 1), ("a_red_colonist", "colonists", 1), ("a_red_ducats", "ducats", 3)],
)
def test_a_red_tile_brings_its_goods(name, what, count):
    desk = turn(0, tiles={0: [name]})
    before = int(desk.s[what][0])
    desk.do(f"use {name[2:]}")
    assert desk.s[what][0] == before + count and desk.asked == Ask.TURN


def test_the_red_spice_brings_a_spice_of_choice():
    desk = turn(0, tiles={0: ["a_red_spice"]}, fields={0: {"a_ginger_2": 0, "a_clove_1": 0}}).do("use red_spice")
    assert desk.offers_of("fill") == ["fill field1 ginger", "fill field2 clove"]
    desk.do("fill field2 clove")
    assert desk.spices(0) == {"clove": 1} and desk.asked == Ask.TURN


def test_the_red_spice_needs_a_fitting_free_slot():
    assert not turn(0, tiles={0: ["a_red_spice"]}, fields={0: ["a_ginger_2"]}).can("use red_spice")


def test_the_red_expedition_draws_a_card_even_beyond_the_hand_limit():
    desk = turn(0, tiles={0: ["b_red_expedition"]}, hand={0: ["ships2_1", "ships2_2"]}, deck=["ducats5_1"])
    desk.do("use red_expedition")
    assert desk.hand(0) == {"ships2_1", "ships2_2", "ducats5_1"}
    assert desk.can("play ducats5_1"), "a tile is not the card of the turn"


def test_a_red_tile_is_used_once_a_round_not_once_an_action():
    desk = turn(0, seats=2, tiles={0: ["a_red_ship"]}).do("use red_ship")
    assert not desk.can("use red_ship")
    desk.do("taxes", "taxes")
    assert desk.actor == 0 and not desk.can("use red_ship")


def test_a_red_tile_is_turned_up_again_for_the_next_round():
    desk = turn(0, seats=2, tiles={0: ["a_red_ship"]}, action=3).do("use red_ship", "taxes", "taxes")
    assert desk.s.round_no == 1
    while not (desk.s.phase == Phase.ACTIONS and desk.actor == 0):
        desk.do("taxes" if desk.can("taxes") else desk.offers[0])
    assert desk.can("use red_ship")


def test_an_unused_red_tile_is_not_saved_up():
    desk = turn(0, seats=2, tiles={0: ["a_red_ship"]}, action=3).do("taxes", "end turn", "taxes")
    while not (desk.s.phase == Phase.ACTIONS and desk.actor == 0):
        desk.do("taxes" if desk.can("taxes") else desk.offers[0])
    assert not desk.do("use red_ship").can("use red_ship")


def test_a_red_tile_serves_from_the_action_phase_of_the_round_it_was_bought():
    desk = start_of_actions(seats=2, grid={"a1": "a_red_ducats", "b1": "a_ships"}).do("taxes")
    assert desk.actor == 1 and desk.can("use red_ducats")


def test_red_tiles_are_used_before_during_or_after_the_action():
    desk = turn(0, tiles={0: ["a_red_ship"]}, fields={0: {"a_ginger_2": 0}})
    assert desk.can("use red_ship")
    assert desk.copy().do("taxes").can("use red_ship")
    assert desk.do("harvest").can("use red_ship")


def test_using_a_tile_is_no_action_and_any_number_may_be_used():
    desk = turn(0, tiles={0: ["a_red_ship", "a_red_colonist", "a_red_ducats"]}, hand={0: ["ships2_1"]})
    desk.do("use red_ship", "use red_colonist", "play ships2_1", "use red_ducats", "taxes")
    assert (desk.s.ships[0], desk.s.colonists[0], desk.s.ducats[0]) == (7, 3, 12)


def test_tiles_are_used_only_in_ones_own_turn():
    assert turn(0, tiles={1: ["a_red_ship"]}).offers_of("use") == []


# --- tiles used once in the game ------------------------------------------------------------------


@pytest.mark.parametrize(("track", "field", "gain"), [("ships", "ships", 5), ("taxes", "ducats", 10)])
def test_espionage_copies_an_opponents_ships_or_taxes(track, field, gain):
    desk = turn(0, half="B", tiles={0: ["b_espionage"]}, rows={2: {track: 4}})
    before = int(desk.s[field][0])
    desk.do(f"spy 3 {track}")
    assert desk.s[field][0] == before + gain and desk.asked == Ask.TURN and desk.where("b_espionage") == At.DISCARD


def test_espionage_copies_an_opponents_harvest():
    desk = turn(
        0, half="B", tiles={0: ["b_espionage"]}, rows={1: {"harvest": 3}}, fields={0: {"b_ginger_3": 0, "b_clove_3": 1}}
    )
    desk.do("spy 2 harvest")
    while desk.asked == Ask.HARVEST:
        desk.do(desk.offers[0])
    assert sum(desk.spices(0).values()) == 5, "four spices more"


def test_espionage_is_used_once():
    desk = turn(0, seats=2, half="B", tiles={0: ["b_espionage"]}).do("spy 2 ships", "taxes", "taxes")
    assert desk.actor == 0 and desk.offers_of("spy") == []


def test_espionage_never_copies_the_expedition():
    desk = turn(0, seats=4, half="B", tiles={0: ["b_espionage"]}, rows={1: {"expedition": 5}})
    assert not any("expedition" in text for text in desk.offers_of("spy"))


def test_espionage_looks_at_others_not_at_oneself():
    desk = turn(1, seats=3, half="B", tiles={1: ["b_espionage"]})
    assert {text.split()[1] for text in desk.offers_of("spy")} == {"1", "3"}


def test_espionage_lends_colonists_only_in_a_founding():
    desk = turn(0, half="B", tiles={0: ["b_espionage"]}, rows={1: {"colonists": 5}}, deck=["ships2_1", "ducats5_1"])
    assert not any(text.endswith("colonists") for text in desk.offers_of("spy"))
    desk.do("found cochin")
    assert desk.can("spy 2 colonists")


def test_espionage_in_a_founding_counts_the_opponents_colonists():
    laid = {"tiles": {0: ["b_espionage"]}, "rows": {1: {"colonists": 5}}, "deck": ["ships2_1", "ducats5_1"]}
    desk = turn(0, half="B", **laid).do("found cochin", "spy 2 colonists")
    assert desk.s.colony[0, 1] >= 0 and desk.s.colonists[0] == 2, "6 of the opponent and 1 + 1 are 8"


def test_extra_harvest_fills_up_to_three_places():
    laid = {"b_ginger_3": 0, "b_clove_3": 1, "a_pepper_2": 0, "a_nutmeg_2": 0}
    desk = turn(0, half="B", tiles={0: ["b_extra_harvest"]}, fields={0: laid}).do("use extra_harvest")
    desk.do("refill field1", "refill field2", "refill field4")
    assert desk.spices(0) == {"ginger": 3, "clove": 3, "nutmeg": 2} and desk.asked == Ask.TURN
    assert desk.where("b_extra_harvest") == At.DISCARD


def test_extra_harvest_fills_colonies_with_spices_of_choice():
    desk = turn(0, half="B", tiles={0: ["b_extra_harvest"]}, colonies={0: {"madras_pepper_nutmeg": [], "cochin_1": []}})
    desk.do(
        "use extra_harvest",
        "refill madras",
        "fill madras pepper",
        "fill madras nutmeg",
        "refill cochin",
        "fill cochin clove",
    )
    assert desk.spices(0) == {"pepper": 1, "nutmeg": 1, "clove": 1}


def test_extra_harvest_may_fill_fewer():
    desk = turn(0, half="B", tiles={0: ["b_extra_harvest"]}, fields={0: {"b_ginger_3": 0, "b_clove_3": 0}})
    desk.do("use extra_harvest", "refill field2", "stop")
    assert desk.spices(0) == {"clove": 3} and desk.asked == Ask.TURN and not desk.can("use extra_harvest")


def test_supply_turns_up_two_cards_and_brings_their_sum():
    desk = turn(0, half="B", tiles={0: ["b_supply"]}, deck=["ships2_3", "ducats5_2"]).do("use supply", "take ships")
    assert desk.s.ships[0] == 9 and desk.discarded("ships2_3") and desk.discarded("ducats5_2")


@pytest.mark.parametrize(("choice", "ships", "colonists"), [("take ships", 7, 2), ("take colonists", 4, 5)])
def test_supply_is_chosen_after_the_cards_are_seen(choice, ships, colonists):
    desk = turn(0, half="B", tiles={0: ["b_supply"]}, fields={0: {"b_ginger_3": 0}}, deck=["ships2_1", "ducats5_2"])
    desk.do("use supply")
    assert desk.asked == Ask.SUPPLY and desk.discarded("ships2_1") and len(desk.offers) == 3
    desk.do(choice)
    assert (desk.s.ships[0], desk.s.colonists[0]) == (ships, colonists)


def test_supply_as_spices_needs_room_and_loses_the_surplus():
    laid = {"tiles": {0: ["b_supply"]}, "deck": ["ships2_3", "ducats5_3"]}
    desk = turn(0, half="B", fields={0: {"b_ginger_3": 1}}, **laid).do("use supply", "take spices")
    assert desk.spices(0) == {"ginger": 3} and desk.asked == Ask.TURN
    assert not turn(0, half="B", fields={0: ["b_ginger_3"]}, **laid).do("use supply").can("take spices")


def test_the_viceroy_moves_the_least_advanced_marker_for_free():
    desk = turn(0, half="B", tiles={0: ["b_viceroy"]}, rows={0: [3, 2, 4, 3, 3]}, ships={0: 0}).do("use viceroy")
    assert desk.row(0, "harvest") == 3 and desk.asked == Ask.TURN and desk.where("b_viceroy") == At.DISCARD


def test_the_viceroy_lets_the_player_choose_among_equals():
    desk = turn(0, half="B", tiles={0: ["b_viceroy"]}, rows={0: [3, 2, 2, 3, 3]}).do("use viceroy")
    assert desk.offers == ["advance harvest", "advance taxes"]
    desk.do("advance taxes")
    assert [desk.row(0, track) for track in TRACK_NAMES] == [3, 2, 3, 3, 3]


def test_the_viceroys_step_brings_the_rewards_of_the_track():
    desk = turn(0, half="B", tiles={0: ["b_viceroy"]}, rows={0: [3, 4, 4, 4, 4]}).do("use viceroy")
    assert desk.s.extra[0] == 1, "all markers in row 4"
    assert desk.s.hand_size[0] == 1, "first in row 4 of ships"


def test_the_viceroy_has_nothing_to_do_when_all_markers_are_in_the_last_row():
    assert not turn(0, half="B", tiles={0: ["b_viceroy"]}, rows={0: [5, 5, 5, 5, 5]}).can("use viceroy")


@pytest.mark.parametrize("name", ["a_duty", "b_duty"])
def test_a_duty_takes_six_spices_for_five_points(name):
    desk = turn(0, tiles={0: [name]}, fields={0: {"a_ginger_2": 2, "a_pepper_2": 2, "b_clove_3": 3}}).do("use duty")
    desk.do("give field1 ginger", "give field2 pepper", *["give field3 clove"] * 3, "give field1 ginger")
    assert desk.spices(0) == {"pepper": 1} and desk.sheet(0)["duty"] == 5
    assert desk.where(name) == At.OWNED and not desk.can("use duty"), "the tile is kept for its points"


def test_a_duty_with_exactly_six_spices_takes_them_all():
    desk = turn(0, tiles={0: ["a_duty"]}, fields={0: ["b_ginger_3", "b_clove_3"]}).do("use duty")
    assert desk.spices(0) == {} and desk.sheet(0)["duty"] == 5 and desk.asked == Ask.TURN


def test_a_duty_needs_six_spices():
    assert not turn(0, tiles={0: ["a_duty"]}, fields={0: ["b_ginger_3", "a_clove_2"]}).can("use duty")


def test_a_duty_that_is_not_fulfilled_is_worth_nothing():
    assert turn(0, tiles={0: ["a_duty"]}).sheet(0)["duty"] == 0


def test_two_duties_are_two_times_five_points():
    spices = {0: ["b_ginger_3", "b_clove_3", "b_pepper_3", "b_nutmeg_3"]}
    desk = turn(0, tiles={0: ["a_duty", "b_duty"]}, fields=spices).do("use duty", *["give field1 ginger"] * 3)
    desk.do(*["give field2 clove"] * 3, "use duty")
    assert desk.spices(0) == {} and desk.sheet(0)["duty"] == 10


# --- swap -----------------------------------------------------------------------------------------


def test_swap_takes_a_tile_and_leaves_itself_in_its_place():
    desk = turn(0, half="B", tiles={0: ["b_swap"]}, grid={"c3": "b_ships"}).do("swap c3")
    assert desk.s.ships[0] == 8 and desk.where("b_swap") == At.GRID and desk.asked == Ask.TURN
    assert TILE_IDS[desk.s.grid[cell("c3")]] == "b_swap"


def test_swap_takes_any_tile_of_the_grid():
    desk = turn(0, half="B", tiles={0: ["b_swap"]})
    desk.clear("a1", "c3", "e5")
    assert desk.offers_of("swap") == ["swap a1", "swap c3", "swap e5"]


def test_a_swapped_tile_is_used_like_any_other():
    desk = turn(0, half="B", tiles={0: ["b_swap"]}, grid={"b2": "b_clove_3"}).do("swap b2")
    assert desk.spices(0) == {"clove": 3}
    desk = turn(0, half="B", tiles={0: ["b_swap"]}, grid={"b2": "b_viceroy"}, rows={0: [1, 2, 2, 2, 2]}).do(
        "swap b2", "use viceroy"
    )
    assert desk.row(0, "ships") == 2


def test_swap_can_be_auctioned_again():
    desk = turn(0, seats=2, half="B", tiles={0: ["b_swap"]}, grid={"a1": "b_ships", "b1": "b_colonists"}, action=3)
    desk.do("swap a1", "taxes", "taxes", "flag na", "marker a1", "marker b1", "no bid", "no bid")
    assert desk.where("b_swap") == At.OWNED + 1


def test_swap_serves_in_the_action_phase_of_the_round_it_was_bought():
    desk = start_of_actions(seats=2, half="B", grid={"a1": "b_swap", "b1": "b_ships"}).do("taxes")
    assert desk.actor == 1 and len(desk.offers_of("swap")) == 23


def test_a_red_tile_swapped_in_serves_from_the_following_action_phase():
    desk = turn(0, seats=2, half="B", tiles={0: ["b_swap"]}, grid={"a1": "b_red_expedition"}, action=3).do("swap a1")
    assert not desk.can("use red_expedition")
    desk.do("taxes", "taxes")
    while not (desk.s.phase == Phase.ACTIONS and desk.actor == 0):
        desk.do("taxes" if desk.can("taxes") else desk.offers[-1 if desk.asked == Ask.PLACE_FLAG else 0])
    assert desk.s.round_no == 5 and desk.can("use red_expedition")


def test_a_swapped_plantation_may_push_an_old_one_out():
    laid = {"fields": {0: ["a_ginger_2", "a_pepper_2", "a_cinnamon_2", "a_nutmeg_2"]}}
    desk = turn(0, half="B", tiles={0: ["b_swap"]}, grid={"b2": "b_clove_3"}, **laid).do("swap b2", "replace field1")
    assert desk.on(0, "field1") == {"clove": 3}


# --- favour ---------------------------------------------------------------------------------------


def test_favour_offers_the_eight_tiles_that_were_taken_out():
    desk = bought("b_favour")
    removed = [t for t in range(58) if desk.s.at[t] == At.REMOVED]
    assert desk.asked == Ask.FAVOUR and desk.actor == 1 and len(desk.offers) == len(removed) == 8
    assert sum(t < 29 for t in removed) == 4, "four of each half"


def test_favour_takes_one_and_it_works_at_once():
    desk = bought("b_favour", removed=["b_ships", "b_mission_3", "b_clove_3", "b_duty"])
    desk.do("favour b_ships")
    assert desk.s.ships[1] == 8 and desk.where("b_ships") == desk.where("b_favour") == At.DISCARD


@pytest.mark.parametrize("name", ["b_mission_3", "b_clove_3", "b_duty", "b_swap"])
def test_favour_may_take_a_tile_that_is_kept(name):
    desk = bought("b_favour", removed=["b_mission_3", "b_clove_3", "b_duty", "b_swap"]).do(f"favour {name}")
    assert desk.where(name) == At.OWNED + 1


def test_favour_may_bring_a_red_tile_that_serves_in_the_same_round():
    grid = {"a1": "b_favour", "b1": "b_ships"}
    desk = auction("na", "a1", "b1", seats=2, half="B", removed=["b_red_expedition"], grid=grid)
    no_bids(no_bids(desk)).do("favour b_red_expedition")
    no_bids(desk).do("taxes")
    assert desk.actor == 1 and desk.can("use red_expedition")


def test_favour_by_swap_works_too():
    desk = turn(0, half="B", tiles={0: ["b_swap"]}, removed=["b_supply"], grid={"c3": "b_favour"}).do(
        "swap c3", "favour b_supply"
    )
    assert desk.can("use supply") and desk.asked == Ask.TURN
