"""The ten kinds of expedition cards and when they may be played."""

from __future__ import annotations

import pytest

from argosy.games.goa.parts import CARD_IDS
from argosy.games.goa.state import Ask, Phase

from .table import new_game, turn

FREE = ["ships2_1", "colonists2_1", "ducats5_1", "spices2_1", "sell_spices_1", "advance_for_ducats_1"]
CHANGING = ["harvest_mix_1", "extra_colonist_draw_1", "advance_no_spices_1", "advance_no_ships_1"]
RICH = {"fields": {0: {"a_ginger_2": 1}}, "ducats": {0: 20}}

# --- cards that are independent of an action ------------------------------------------------------


def test_ships2_brings_two_ships():
    desk = turn(0, hand={0: ["ships2_1"]}).do("play ships2_1")
    assert desk.s.ships[0] == 6 and desk.discarded("ships2_1")


def test_colonists2_brings_two_colonists():
    assert turn(0, hand={0: ["colonists2_2"]}).do("play colonists2_2").s.colonists[0] == 4


def test_ducats5_brings_five_ducats():
    assert turn(0, hand={0: ["ducats5_3"]}, ducats={0: 1}).do("play ducats5_3").s.ducats[0] == 6


def test_spices2_brings_two_spices_of_choice_onto_free_slots():
    desk = turn(0, hand={0: ["spices2_1"]}, fields={0: {"a_ginger_2": 0}}, colonies={0: {"cochin_1": []}})
    desk.do("play spices2_1", "fill cochin nutmeg", "fill field1 ginger")
    assert desk.spices(0) == {"nutmeg": 1, "ginger": 1} and desk.asked == Ask.TURN


def test_spices2_may_bring_fewer():
    desk = turn(0, hand={0: ["spices2_1"]}, fields={0: {"a_ginger_2": 0}})
    desk.do("play spices2_1", "fill field1 ginger", "stop")
    assert desk.spices(0) == {"ginger": 1} and desk.asked == Ask.TURN


def test_spices2_needs_a_free_slot():
    assert not turn(0, hand={0: ["spices2_1"]}, fields={0: ["a_ginger_2"]}).can("play spices2_1")


def test_sell_spices_returns_up_to_four_for_three_ducats_each():
    laid = {"a_ginger_2": 2, "a_pepper_2": 2, "a_clove_2": 2}
    desk = turn(0, hand={0: ["sell_spices_1"]}, fields={0: laid}, ducats={0: 1}).do("play sell_spices_1")
    desk.do("give field1 ginger", "give field2 pepper", "give field3 clove", "give field3 clove")
    assert desk.s.ducats[0] == 13 and desk.spices(0) == {"ginger": 1, "pepper": 1} and desk.asked == Ask.TURN


def test_sell_spices_may_sell_fewer():
    desk = turn(0, hand={0: ["sell_spices_1"]}, fields={0: ["a_ginger_2"]}, ducats={0: 0})
    desk.do("play sell_spices_1", "give field1 ginger", "stop")
    assert desk.s.ducats[0] == 3 and desk.spices(0) == {"ginger": 1}


def test_sell_spices_needs_a_spice():
    assert not turn(0, hand={0: ["sell_spices_1"]}).can("play sell_spices_1")


@pytest.mark.parametrize(("row", "price"), [(1, 5), (2, 10), (3, 15), (4, 20)])
def test_advance_for_ducats_pays_a_step_with_ducats_alone(row, price):
    desk = turn(0, hand={0: ["advance_for_ducats_1"]}, rows={0: {"harvest": row}}, ducats={0: price}, ships={0: 0})
    desk.do("play advance_for_ducats_1", "advance harvest")
    assert (desk.row(0, "harvest"), desk.s.ducats[0], desk.s.ships[0]) == (row + 1, 0, 0)


def test_advance_for_ducats_moves_one_marker_by_one_row():
    desk = turn(0, hand={0: ["advance_for_ducats_1"]}, ducats={0: 20})
    desk.do("play advance_for_ducats_1", "advance taxes")
    assert desk.asked == Ask.TURN and desk.row(0, "taxes") == 2, "and the action is still to come"


def test_advance_for_ducats_offers_only_steps_that_can_be_paid():
    desk = turn(0, hand={0: ["advance_for_ducats_1"]}, ducats={0: 9}, rows={0: [1, 2, 1, 5, 3]})
    assert desk.do("play advance_for_ducats_1").offers == ["advance ships", "advance taxes"]
    assert not turn(0, hand={0: ["advance_for_ducats_1"]}, ducats={0: 4}).can("play advance_for_ducats_1")


def test_advance_for_ducats_may_join_progress_in_one_turn():
    desk = turn(0, hand={0: ["advance_for_ducats_1"]}, ducats={0: 5}, fields={0: ["a_ginger_1"]})
    desk.do("advance ships", "play advance_for_ducats_1", "advance harvest")
    assert (desk.row(0, "ships"), desk.row(0, "harvest")) == (2, 2)


@pytest.mark.parametrize("name", FREE)
def test_a_free_card_may_be_played_before_the_action(name):
    desk = turn(0, hand={0: [name]}, **RICH).do(f"play {name}")
    assert desk.actor == 0 and desk.s.acted == 0


@pytest.mark.parametrize("name", FREE)
def test_a_free_card_may_be_played_after_the_action(name):
    desk = turn(0, hand={0: [name]}, **RICH).do("build ships")
    assert desk.asked == Ask.AFTER and desk.can(f"play {name}")


@pytest.mark.parametrize("name", FREE)
def test_a_free_card_may_be_played_during_the_action(name):
    desk = turn(0, hand={0: [name]}, **RICH, only_deck=["ships2_2", "ducats5_2"], colonists={0: 2}).do("found quilon")
    assert desk.asked == Ask.FOUND_ADD and desk.can(f"play {name}")


def test_colonists_of_a_card_help_a_founding_under_way():
    desk = turn(0, hand={0: ["colonists2_1"]}, deck=["ships2_1", "ducats5_1"], colonists={0: 2}).do("found quilon")
    assert not desk.can("add colonists")
    desk.do("play colonists2_1", "add colonists", "choose quilon_ginger_cinnamon", "fill quilon ginger")
    assert desk.s.colonists[0] == 0


def test_a_card_played_during_a_harvest_does_not_end_it():
    desk = turn(0, hand={0: ["ships2_1"]}, fields={0: {"a_ginger_2": 0, "a_clove_2": 0}}).do("harvest", "play ships2_1")
    assert desk.asked == Ask.HARVEST
    desk.do("fill field2 clove")
    assert desk.spices(0) == {"clove": 1} and desk.s.ships[0] == 6


def test_playing_a_card_is_no_action():
    desk = turn(0, hand={0: ["ducats5_1"]}).do("play ducats5_1")
    assert (desk.asked, desk.actor) == (Ask.TURN, 0)


# --- cards that change an action ------------------------------------------------------------------


def test_harvest_mix_brings_ships_colonists_and_spices_in_any_mix():
    desk = turn(0, hand={0: ["harvest_mix_1"]}, rows={0: {"harvest": 3}}, fields={0: {"a_ginger_2": 0}})
    desk.do("play harvest_mix_1", "take ships", "take colonists", "fill field1 ginger", "take ships")
    assert (desk.s.ships[0], desk.s.colonists[0], desk.spices(0)) == (6, 3, {"ginger": 1}) and desk.actor == 1


def test_harvest_mix_is_the_harvest_of_this_turn():
    desk = turn(0, hand={0: ["harvest_mix_1"]}).do("play harvest_mix_1", "take ships")
    assert desk.s.ships[0] == 5 and desk.actor == 1


def test_harvest_mix_needs_no_free_slot():
    desk = turn(0, hand={0: ["harvest_mix_1"]}).do("play harvest_mix_1")
    assert sorted(desk.offers) == ["take colonists", "take ships"]


def test_extra_colonist_draw_turns_up_a_third_card():
    deck = ["ships2_2", "ducats5_2", "spices2_2"]
    desk = turn(0, hand={0: ["extra_colonist_draw_1"]}, deck=deck).do("play extra_colonist_draw_1", "found quilon")
    assert desk.asked == Ask.COLONY_TILE, "2 + 2 + 2 colonists are enough"
    assert all(desk.discarded(name) for name in deck) and desk.s.colonists[0] == 2
    desk.do("choose quilon_ginger_cinnamon", "fill quilon ginger")
    assert desk.discarded("extra_colonist_draw_1"), "when what it did is done"


def test_extra_colonist_draw_names_only_colonies_not_yet_founded():
    desk = turn(0, hand={0: ["extra_colonist_draw_1"]}, colonies={0: {"quilon_ginger_cinnamon": []}})
    assert desk.do("play extra_colonist_draw_1").offers == ["found cochin", "found madras", "found calicut"]


def test_extra_colonist_draw_needs_a_colony_to_found():
    all_four = {"quilon_ginger_cinnamon": [], "cochin_1": [], "madras_pepper_nutmeg": [], "calicut_1": []}
    assert not turn(0, hand={0: ["extra_colonist_draw_1"]}, colonies={0: all_four}).can("play extra_colonist_draw_1")


def test_advance_no_spices_pays_the_ships_alone():
    desk = turn(0, hand={0: ["advance_no_spices_1"]}, rows={0: {"taxes": 4}}, fields={0: ["a_ginger_1"]})
    desk.do("play advance_no_spices_1", "advance taxes")
    assert desk.row(0, "taxes") == 5 and desk.s.ships[0] == 0 and desk.spices(0) == {"ginger": 1}


def test_advance_no_spices_needs_the_ships():
    assert not turn(0, hand={0: ["advance_no_spices_1"]}, ships={0: 0}).can("play advance_no_spices_1")
    desk = turn(0, hand={0: ["advance_no_spices_1"]}, ships={0: 1}, rows={0: [1, 2, 3, 4, 1]})
    assert desk.do("play advance_no_spices_1").offers == ["advance ships", "advance colonists"]


def test_advance_no_ships_pays_the_spices_alone():
    desk = turn(
        0,
        hand={0: ["advance_no_ships_1"]},
        rows={0: {"taxes": 2}},
        fields={0: ["a_pepper_1", "a_nutmeg_1"]},
        ships={0: 0},
    )
    desk.do("play advance_no_ships_1", "advance taxes")
    assert desk.row(0, "taxes") == 3 and desk.spices(0) == {} and desk.s.ships[0] == 0


def test_advance_no_ships_needs_the_spices():
    assert not turn(0, hand={0: ["advance_no_ships_1"]}).can("play advance_no_ships_1")


@pytest.mark.parametrize("name", CHANGING)
def test_a_card_that_changes_an_action_is_the_action_of_the_turn(name):
    desk = turn(0, hand={0: [name]}, fields={0: ["a_ginger_1"]}).do(f"play {name}")
    assert desk.s.acted == 1 and not desk.can("taxes")


@pytest.mark.parametrize("name", CHANGING)
def test_a_card_that_changes_an_action_is_not_played_after_one(name):
    desk = turn(0, hand={0: [name]}, fields={0: ["a_ginger_1"]}).do("build ships")
    assert desk.asked == Ask.AFTER and not desk.can(f"play {name}")


@pytest.mark.parametrize("name", CHANGING)
def test_a_card_that_changes_an_action_is_not_played_during_another(name):
    desk = turn(0, hand={0: [name]}, fields={0: {"a_ginger_2": 0}}, rows={0: {"harvest": 1}}).do("harvest")
    assert desk.asked == Ask.HARVEST and not desk.can(f"play {name}")


@pytest.mark.parametrize("name", CHANGING)
def test_a_changed_action_may_be_an_extra_action(name):
    desk = turn(0, hand={0: [name]}, extra={0: 1}, extra_round=True, fields={0: ["a_ginger_1"]}).do(f"play {name}")
    assert desk.s.extra[0] == 0 and desk.s.acted == 1


# --- one card a turn, discarding, the deck --------------------------------------------------------


def test_one_card_is_played_for_each_action():
    desk = turn(0, seats=2, hand={0: ["ships2_1", "ducats5_1"]}).do("play ships2_1")
    assert desk.offers_of("play") == []
    desk.do("taxes")
    assert desk.offers == ["end turn", "discard ducats5_1"], "nothing is left to play this turn"
    desk.do("end turn", "taxes")
    assert desk.can("play ducats5_1"), "the next action, the next card"


def test_no_second_card_after_one_that_changed_the_action():
    desk = turn(0, hand={0: ["harvest_mix_1", "ships2_1"]}).do("play harvest_mix_1")
    assert not desk.can("play ships2_1")
    desk.do("take ships")
    assert desk.offers == ["end turn", "discard ships2_1"]


def test_an_extra_action_allows_a_card_of_its_own():
    desk = turn(0, hand={0: ["ships2_1"]}, extra={0: 1}, extra_round=True)
    assert desk.can("play ships2_1")


def test_an_expedition_card_goes_with_an_action_so_who_played_one_does_not_pass():
    desk = turn(0, hand={0: ["ships2_1"]}, extra={0: 1}, extra_round=True)
    assert desk.can("pass")
    desk.do("play ships2_1")
    assert not desk.can("pass") and desk.can("taxes")


def test_discarding_cards_does_not_keep_anybody_from_passing():
    desk = turn(0, hand={0: ["ships2_1"]}, extra={0: 1}, extra_round=True).do("discard ships2_1")
    assert desk.can("pass")


def test_a_card_just_drawn_may_be_played_after_that_action():
    desk = turn(0, deck=["ducats5_1"]).do("expedition 1", "play ducats5_1")
    assert desk.s.ducats[0] == 10 and desk.hand(0) == set()


def test_any_number_of_cards_may_be_discarded():
    held = ["ships2_1", "ducats5_1", "harvest_mix_1"]
    desk = turn(0, hand={0: held})
    desk.do(*[f"discard {name}" for name in held])
    assert desk.hand(0) == set() and all(map(desk.discarded, held)) and desk.asked == Ask.TURN


def test_discarding_is_possible_after_the_action_too():
    desk = turn(0, hand={0: ["ships2_1"]}).do("taxes", "discard ships2_1")
    assert desk.discarded("ships2_1")


def test_nobody_plays_cards_out_of_turn():
    assert turn(0, hand={1: ["ships2_1"]}).offers_of("play") == []


def test_no_cards_in_the_auction():
    desk = new_game(hand={0: ["ships2_1"], 1: ["ducats5_1"]})
    while desk.s.phase != Phase.ACTIONS:
        assert desk.offers_of("play") == desk.offers_of("discard") == []
        desk.do(desk.offers[0])


def test_an_empty_deck_is_made_of_the_discards():
    desk = turn(0, only_deck=[])
    pile = {CARD_IDS[c] for c in range(30) if int(desk.s.discard) >> c & 1}
    desk.do("expedition 1")
    assert desk.s.deck_size == len(pile) - 1 and desk.s.discard == 0 and desk.hand(0) <= pile


def test_the_discards_are_shuffled_in_the_middle_of_a_draw():
    desk = turn(0, rows={0: {"expedition": 5}}, only_deck=["ships2_1"]).do("expedition 3")
    assert desk.s.hand_size[0] == 3 and "ships2_1" in desk.hand(0) and desk.s.shuffles == 2


def test_without_deck_and_discards_only_what_is_there_can_be_drawn():
    rest = [name for name in CARD_IDS if name != "ships2_1"]
    desk = turn(0, hand={1: rest}, rows={0: {"expedition": 5}})
    assert desk.offers_of("expedition") == ["expedition 1"]
    desk.do("expedition 1", "end turn")
    assert desk.s.deck_size == 0 and desk.hand(0) == {"ships2_1"}


def test_a_card_that_changes_an_action_waits_while_a_tile_is_being_used():
    empty = {0: {"a_ginger_2": 0, "a_pepper_2": 0}}
    desk = turn(0, hand={0: ["harvest_mix_1"]}, tiles={0: ["a_red_spice"]}, fields=empty)
    desk.do("use red_spice")
    assert not desk.can("play harvest_mix_1")
    desk.do("fill field1 ginger")
    assert desk.can("play harvest_mix_1")


@pytest.mark.parametrize("move", ["play ducats5_1", "discard ducats5_1"])
def test_a_card_that_was_shown_cannot_be_taken_back(move):
    desk = turn(0, hand={0: ["ducats5_1"]})
    before = int(desk.s.reveals)
    desk.do(move)
    assert desk.s.reveals == before + 1
