"""What holds where the rulebook is silent or can be read in two ways; one test a ruling.

Rulings that belong to one room of the rules are tested there too, from the side of the rule.
"""

from __future__ import annotations

import pytest

from argosy.games.goa import GAME
from argosy.games.goa.moves import Code
from argosy.games.goa.parts import CARD_IDS, PARTS
from argosy.games.goa.rules.cards import draw, turn_up
from argosy.games.goa.state import Ask, At, Phase

from .table import auction, buy, cards, new_game, no_bids, turn

# --- markers and auctions -------------------------------------------------------------------------


def test_the_outer_corners_of_the_rim_are_no_place_for_the_flag():
    """Nothing could touch the flag there; 20 places remain."""
    assert len(new_game().offers) == 20
    assert all(not GAME.rules.notation[Code.FLAG + place] for place in (0, 6, 42, 48))


def test_the_second_marker_may_lie_diagonally_beside_the_flag():
    """Two sentences of the rulebook differ; its sample round lays the marker diagonally."""
    assert new_game().do("flag nc").can("marker b1")


def test_a_bid_cannot_be_taken_back():
    desk = auction("na", "a1", "b1", "c1").do("bid 3")
    assert desk.s.bidder == 1 and desk.actor == 2
    desk.do("no bid", "sell")
    assert desk.s.ducats[1] == 7 and desk.s.flag == 1


def test_the_old_holder_of_the_flag_gets_the_extra_action_card_too_even_for_nothing():
    desk = no_bids(auction("na", "a1", "b1", "c1"))
    assert desk.s.flag == 0 and desk.s.extra[0] == 1 and desk.s.ducats[0] == 5


def test_bids_end_at_the_number_in_the_component_rows():
    most = next(row["value"] for row in PARTS["number"] if row["id"] == "highest_bid")
    desk = auction("na", "a1", "b1", "c1", ducats={1: most + 50})
    assert len(desk.offers) == most + 1 <= GAME.rules.max_moves


def test_there_is_no_trade_between_players():
    words = {text.split()[0] for text in GAME.rules.notation if text}
    assert words == {
        "quick", "flag", "marker", "swap", "no", "bid", "sell", "keep", "pass", "end", "build",
        "harvest", "taxes", "stop",
        "take", "add", "give", "expedition", "found", "advance", "play", "discard", "use", "spy", "refill", "fill",
        "replace", "choose", "favour",
    }  # fmt: skip
    assert not any("ducats" in text for text in GAME.rules.notation if text.startswith("give")), (
        "spices go to the supply only"
    )


# --- plantations and spices -----------------------------------------------------------------------


def test_the_new_plantation_cannot_be_the_one_that_goes():
    laid = {"fields": {1: ["a_ginger_2", "a_pepper_2", "a_cinnamon_2", "a_nutmeg_2"]}}
    desk = no_bids(no_bids(auction("na", "a1", "b1", seats=2, grid={"a1": "a_clove_1"}, **laid)))
    assert desk.offers == ["replace field1", "replace field2", "replace field3", "replace field4"]


def test_the_foremans_owner_scores_three_for_a_small_plantation_face_down():
    desk = new_game(
        tiles={0: ["a_foreman"]}, fields={0: ["a_ginger_1", "a_pepper_2", "a_cinnamon_2", "a_nutmeg_2"]}, ducats={0: 0}
    )
    assert desk.sheet(0)["plantations"] == 3
    desk.begin_turn(0)
    desk.give_tile(0, "b_swap")
    desk.lay_grid({"c3": "b_clove_2"})
    desk.do("swap c3", "replace field1")
    assert desk.where("a_ginger_1") == At.KEPT and desk.sheet(0)["plantations"] == 3


def test_crop_rotation_has_one_slot():
    assert [row["slots"] for row in PARTS["tile"] if row["kind"] == "crop_rotation"] == [1, 1]


def test_spices_stay_where_they_lie():
    """There is no move that shifts a spice from slot to slot."""
    desk = turn(0, fields={0: {"a_ginger_2": 1, "a_ginger_1": 0}})
    assert desk.offers_of("fill") == desk.offers_of("give") == []


def test_a_harvest_takes_as_much_as_fits():
    """Only cards say 'up to'; a harvest is taken in full."""
    desk = turn(0, rows={0: {"harvest": 2}}, fields={0: {"a_ginger_2": 0, "a_clove_2": 0}}).do("harvest")
    assert not desk.can("stop")


# --- expedition cards -----------------------------------------------------------------------------


def test_the_hand_limit_is_not_checked_at_the_end():
    held = ["ships2_1", "ducats5_1", "spices2_1", "colonists2_1", "harvest_mix_1", "sell_spices_1"]
    desk = turn(0, seats=2, half="B", action=3, hand={0: held})
    desk.s.round_no = 7
    desk.do("taxes", "end turn", "taxes")
    assert desk.s.phase == Phase.OVER and len(desk.hand(0)) == 6 and desk.sheet(0)["cards"] >= 6


def test_an_expedition_may_draw_fewer_than_the_track_allows():
    assert turn(0, rows={0: {"expedition": 5}}).offers_of("expedition") == [
        "expedition 1",
        "expedition 2",
        "expedition 3",
    ]


def test_a_card_that_would_do_nothing_is_not_played():
    """It can be discarded instead, which comes to the same."""
    desk = turn(0, hand={0: ["spices2_1", "sell_spices_1", "advance_no_ships_1"]}, fields={0: {}})
    assert desk.offers_of("play") == [] and len(desk.offers_of("discard")) == 3


def test_the_price_of_a_step_in_ducats_is_five_a_row():
    assert [row["ducats"] for row in PARTS["price"]] == [5, 10, 15, 20]
    assert {row["source"] for row in PARTS["price"]} == {"argosy"}


def test_the_deck_is_renewed_when_a_card_is_needed_not_before():
    desk = turn(0, seats=2, only_deck=["ships2_1"]).do("expedition 1", "end turn")
    assert desk.s.deck_size == 0 and desk.s.discard != 0 and desk.s.shuffles == 1
    desk.do("expedition 1")
    assert desk.s.shuffles == 2 and desk.s.discard == 0 and desk.s.hand_size[1] == 1


@pytest.mark.parametrize("count", [2, 3])
def test_a_card_turned_up_is_not_turned_up_again_when_the_discards_are_shuffled_meanwhile(count):
    """The cards on the table go to the discard pile when all of them have been turned up."""
    rest = [name for name in CARD_IDS if name not in ("ships2_3", "ducats5_1", "spices2_1")]
    for seed in range(12):
        desk = new_game(seats=2, seed=seed, hand={1: rest}, only_deck=["ships2_3"])
        assert desk.s.deck_size == 1 and int(desk.s.discard) == cards("ducats5_1", "spices2_1")
        sum_of_colonists = turn_up(desk.s, count)
        desk.check()
        assert sum_of_colonists == 3 + (count - 1), "three on the first card, one on each of the others"
        assert int(desk.s.shown).bit_count() == count and desk.s.deck_size == 3 - count


def test_with_deck_and_discards_empty_only_what_is_there_is_turned_up():
    rest = [name for name in CARD_IDS if name != "ships2_3"]
    desk = turn(0, hand={1: rest}).do("found calicut")
    assert desk.s.asks[desk.s.depth - 1, 3] == 3 and desk.asked == Ask.FOUND_ADD


def test_with_deck_and_discards_empty_a_reward_brings_no_card():
    desk = new_game(hand={1: list(CARD_IDS)})
    draw(desk.s, 0, 1)
    desk.check()
    assert desk.s.hand_size[0] == 0


# --- foundings ------------------------------------------------------------------------------------


def test_a_founding_that_needs_no_own_colonists_cannot_be_given_up():
    desk = turn(0, rows={0: {"colonists": 5}}, deck=["ships2_1", "ducats5_1"]).do("found cochin")
    assert desk.asked == Ask.STOCK, "six and two: founded, nothing to decide but the spice"


def test_a_failed_founding_keeps_all_own_colonists():
    desk = turn(0, deck=["ships2_1", "ducats5_1"], colonists={0: 3}).do("found calicut", "give up founding")
    assert desk.s.colonists[0] == 4


def test_only_the_missing_colonists_are_given():
    """Cards make change: nothing is lost by overpaying."""
    desk = turn(0, deck=["ships2_3", "ducats5_2"], colonists={0: 3}).do("found quilon", "add colonists")
    assert desk.s.colonists[0] == 2


def test_the_cards_turned_up_in_a_founding_are_discarded():
    desk = turn(0, deck=["ships2_1", "ducats5_1"]).do("found calicut")
    assert desk.discarded("ships2_1") and desk.discarded("ducats5_1")


def test_espionage_in_a_founding_replaces_ones_own_colonists():
    laid = {"rows": {0: {"colonists": 3}, 1: {"colonists": 5}}, "deck": ["ships2_1", "ducats5_1"]}
    desk = turn(0, half="B", tiles={0: ["b_espionage"]}, **laid).do("found madras")
    assert desk.s.asks[desk.s.depth - 1, 3] == 6, "four and two"
    desk.do("spy 2 colonists")
    assert desk.s.asks[desk.s.depth - 1, 3] == 8, "six and two, not four and six and two"


@pytest.mark.parametrize("way", ["viceroy", "card"])
def test_a_step_on_the_track_of_colonists_counts_in_a_founding_under_way(way):
    laid = {"tiles": {0: ["b_viceroy"]}, "hand": {0: ["advance_for_ducats_1"]}, "rows": {0: [2, 2, 2, 2, 1]}}
    desk = turn(0, half="B", deck=["ships2_1", "ducats5_2"], colonists={0: 1}, ducats={0: 5}, **laid).do("found quilon")
    assert desk.s.asks[desk.s.depth - 1, 3] == 3 and not desk.can("add colonists")
    desk.do(*{"viceroy": ["use viceroy"], "card": ["play advance_for_ducats_1", "advance colonists"]}[way])
    assert desk.row(0, "colonists") == 2 and desk.s.asks[desk.s.depth - 1, 3] == 5
    assert desk.do("add colonists").s.colonists[0] == 0


def test_a_step_that_makes_the_colonists_enough_founds_the_colony_at_once():
    laid = {"tiles": {0: ["b_viceroy"]}, "rows": {0: [2, 2, 2, 2, 1]}, "deck": ["ships2_2", "ducats5_2"]}
    desk = turn(0, half="B", **laid).do("found quilon", "use viceroy")
    assert desk.asked == Ask.COLONY_TILE and desk.s.colonists[0] == 2


def test_espionage_after_such_a_step_still_counts_the_opponents_colonists_in_full():
    laid = {"tiles": {0: ["b_viceroy", "b_espionage"]}, "rows": {0: [2, 2, 2, 2, 1], 1: {"colonists": 5}}}
    desk = turn(0, half="B", deck=["ships2_1", "ducats5_1"], **laid).do(
        "found calicut", "use viceroy", "spy 2 colonists"
    )
    assert desk.s.asks[desk.s.depth - 1, 3] == 6 + 2


def test_other_steps_in_the_middle_of_a_founding_bring_no_colonists():
    laid = {"tiles": {0: ["b_viceroy"]}, "rows": {0: [1, 2, 2, 2, 2]}, "deck": ["ships2_1", "ducats5_1"]}
    desk = turn(0, half="B", **laid).do("found calicut", "use viceroy")
    assert desk.s.asks[desk.s.depth - 1, 3] == 4


def test_espionage_in_a_founding_needs_an_opponent_with_more_colonists():
    laid = {"rows": {0: {"colonists": 3}, 1: {"colonists": 3}, 2: {"colonists": 4}}, "deck": ["ships2_1", "ducats5_1"]}
    desk = turn(0, half="B", tiles={0: ["b_espionage"]}, **laid).do("found calicut")
    assert desk.can("spy 3 colonists") and not desk.can("spy 2 colonists")


def test_espionage_for_spices_needs_a_free_slot():
    desk = turn(0, half="B", tiles={0: ["b_espionage"]}, fields={0: ["b_clove_3"]})
    assert desk.can("spy 2 ships") and not desk.can("spy 2 harvest")


# --- turns ----------------------------------------------------------------------------------------


def test_a_normal_action_cannot_be_skipped():
    desk = turn(0, hand={0: ["ships2_1"]}, tiles={0: ["a_red_ship"]}).do("play ships2_1", "use red_ship")
    assert not desk.can("pass") and not desk.can("end turn")


def test_an_action_that_can_bring_nothing_is_not_offered():
    full = turn(0, fields={0: ["a_ginger_2"]}, hand={0: ["ships2_1"]})
    assert not full.can("harvest") and full.offers_of("expedition") == []


def test_extra_action_cards_are_unlimited():
    desk = turn(0, seats=2, half="B", extra={0: 9, 1: 9}, tiles={0: ["b_swap"]}, grid={"c3": "b_extra_actions"})
    assert desk.do("swap c3").s.extra[0] == 11


def test_cards_are_discarded_in_ones_own_turn_only():
    desk = turn(0, hand={1: ["ships2_1"]})
    assert desk.offers_of("discard") == []
    assert desk.do("taxes").actor == 1 and desk.offers_of("discard") == ["discard ships2_1"]


def test_extra_harvest_needs_a_free_slot():
    assert not turn(0, half="B", tiles={0: ["b_extra_harvest"]}, fields={0: ["b_clove_3"]}).can("use extra_harvest")


def test_favour_brings_nothing_when_no_tile_is_out():
    desk = turn(0, half="B", tiles={0: ["b_swap"]}, grid={"c3": "b_favour"})
    for number in range(len(desk.s.at)):
        if desk.s.at[number] == At.REMOVED:
            desk.s.at[number] = At.DISCARD
    assert desk.do("swap c3").asked == Ask.TURN


def test_tiles_may_be_used_in_a_turn_that_ends_with_a_pass():
    desk = turn(0, extra={0: 1}, extra_round=True, tiles={0: ["a_red_ship"]}).do("use red_ship")
    assert desk.can("pass") and desk.s.ships[0] == 5


def test_a_tile_that_brings_an_extra_action_card_can_take_the_right_to_pass():
    desk = turn(0, half="B", extra={0: 1}, extra_round=True, tiles={0: ["b_swap"]}, grid={"c3": "b_settlement"})
    assert desk.can("pass")
    assert not desk.do("swap c3").can("pass")


def test_the_flag_holder_of_the_round_begins_although_another_laid_the_flag():
    grid = {"a1": "a_ships", "b1": "a_colonists", "c1": "a_settlement"}
    desk = no_bids(no_bids(no_bids(buy(auction("na", "a1", "b1", "c1", grid=grid), 1))))
    assert desk.s.starter == 0 and desk.actor == desk.s.flag == 1
