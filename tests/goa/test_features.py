"""What a network is given of a position: looked up by name, on tables that are laid out for it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from argosy.games.goa import GAME
from argosy.games.goa.parts import CARD_COLONISTS, TILE_KIND, Kind
from argosy.games.goa.rules.cards import shuffle_discards
from argosy.games.goa.state import Ask, At, Phase

from .table import Desk, auction, buy, card, new_game, no_bids, turn

INPUTS = {name: place for place, name in enumerate(GAME.brain.features)}


def seen_by(desk: Desk, seat: int | None = None) -> Callable[[str], float]:
    """The inputs of a seat, by default of the one that decides, by name."""
    view = GAME.rules.view(desk.s, desk.actor if seat is None else seat)
    out = np.full(len(INPUTS), np.nan, np.float32)
    GAME.brain.kernels.features(view, out)
    assert np.isfinite(out).all()
    return lambda name: float(out[INPUTS[name]])


def lit(desk: Desk, stem: str, seat: int | None = None) -> list[str]:
    """The inputs with this beginning that are not zero, without it."""
    seen = seen_by(desk, seat)
    return [name.removeprefix(stem) for name in INPUTS if name.startswith(stem) and seen(name) != 0]


# --- the auction ----------------------------------------------------------------------------------


def test_every_name_is_there_once():
    assert len(INPUTS) == len(GAME.brain.features)


def test_the_lots_follow_in_order_with_what_they_are():
    grid = {"a1": "a_red_ship", "b1": "a_clove_2", "c1": "a_ginger_1"}
    desk = auction("na", "a1", "b1", "c1", grid=grid, fields={2: ["a_ginger_2"]})
    assert lit(desk, "lot0_") == [], "the flag is no tile"
    assert seen_by(desk)("sale_flag") == 1
    no_bids(desk)
    assert desk.actor == 2 and desk.asked == Ask.BID
    seen = seen_by(desk)
    assert seen("sale_flag") == 0
    assert lit(desk, "lot0_kind_") == ["red_ship"]
    assert lit(desk, "lot1_kind_") == ["plantation"] and lit(desk, "lot1_allows_") == ["clove"]
    assert seen("lot1_slots/3") == pytest.approx(2 / 3)
    assert seen("lot1_new") == 1 and seen("lot2_new") == 0, "seat 2 grows ginger, no clove"
    assert seen("lot2_vp/5") == pytest.approx(0.2)
    assert lit(desk, "lot3_") == []


def test_the_seller_is_counted_from_the_viewer():
    desk = no_bids(auction("na", "a1", "b1", "c1", starter=0))
    assert lit(desk, "sale_seller_", 0) == ["1"], "the first tile was marked by the seat after the starter"
    assert lit(desk, "sale_seller_", 2) == ["2"]
    assert seen_by(desk, 2)("lot1_mine") == 1 and seen_by(desk, 2)("lot2_mine") == 0
    assert seen_by(desk, 0)("lot2_mine") == 1, "the last one is the starter's"


def test_a_bidder_sees_the_bid_and_who_could_raise_it():
    desk = auction("na", "a1", "b1", "c1", "d1", seats=4, ducats={0: 7, 1: 9, 2: 3, 3: 12})
    desk.do("bid 4")
    assert desk.actor == 3, "seat 2 cannot raise"
    assert lit(desk, "bid_") == ["4"]
    assert lit(desk, "seller_ducats_") == ["7"]
    assert lit(desk, "followers_ducats_") == ["0"] and lit(desk, "may_raise_") == []
    before = auction("na", "a1", "b1", "c1", "d1", seats=4, ducats={0: 7, 1: 9, 2: 3, 3: 12})
    assert lit(before, "bid_") == ["0"]
    assert lit(before, "followers_ducats_") == ["12"] and lit(before, "may_raise_") == ["1", "2"]


def test_the_next_marker_goes_beside_the_end_of_the_chain():
    desk = new_game().do("flag nb")
    assert lit(desk, "chain_") == ["nb"] and seen_by(desk)("chain_nb") == 1
    desk.do("marker c1")
    assert seen_by(desk)("chain_c1") == 1 and seen_by(desk)("chain_nb") == 0.5
    assert lit(desk, "asked_count_") == ["2"], "the second marker is asked for"


def test_a_cell_that_grows_what_one_lacks():
    desk = new_game(grid={"a1": "a_clove_2", "b1": "a_ginger_1", "c1": "a_red_ship"}, fields={0: ["a_ginger_2"]})
    seen = seen_by(desk, 0)
    assert [seen(f"new_{cell}") for cell in ("a1", "b1", "c1")] == [1, 0, 0]


def test_a_corner_hides_a_bonanza_tile_until_it_is_sold():
    desk = no_bids(auction("na", "a1", "b1", "c1", bonanza=True))
    assert lit(desk, "covered_") == ["a1", "e1", "a5", "e5"] and seen_by(desk)("sale_bonanza") == 1
    assert lit(desk, "turned_") == []
    no_bids(desk)
    while desk.s.covered[0]:  # a question of the tile may come first
        desk.do(desk.offers[0])
    assert lit(desk, "covered_") == ["e1", "a5", "e5"] and len(lit(desk, "turned_")) == 1
    assert seen_by(desk, 0)("sale_bonanza") == 0


def test_the_tiles_that_a_favour_can_fetch():
    desk = new_game(removed=["a_duty", "a_clove_2", "a_red_spice"])
    found = lit(desk, "out_")
    assert {"duty", "red_spice", "clove_2"} <= set(found)
    kinds = {int(TILE_KIND[number]) for number in range(len(TILE_KIND)) if desk.s.at[number] == At.REMOVED}
    named = {Kind(kind).name.lower() for kind in kinds if kind != Kind.PLANTATION}
    assert named == {name for name in found if name.upper() in Kind.__members__}


# --- questions ------------------------------------------------------------------------------------


def test_a_mixed_harvest_says_how_much_and_with_which_card():
    desk = turn(0, hand={0: ["harvest_mix_1"]}, fields={0: {"a_ginger_2": 0}}, rows={0: {"harvest": 3}})
    assert lit(desk, "playing_") == [] and seen_by(desk)("hand_can_harvest_mix/2") == 0.5
    desk.do("play harvest_mix_1")
    assert lit(desk, "asked_harvest_") == ["mix"] and lit(desk, "asked_count_") == ["4"]
    assert lit(desk, "playing_") == ["harvest_mix"]
    assert lit(desk, "phase_") == ["actions"] and lit(desk, "action_") == ["1"]
    desk.do("take ships")
    assert lit(desk, "asked_count_") == ["3"] and lit(desk, "own_ships_") == ["5"]


def test_the_new_plantation_that_needs_a_field():
    four = ["a_ginger_1", "a_ginger_2", "a_pepper_2", "a_crop_rotation"]
    desk = auction("na", "a1", "b1", "c1", grid={"a1": "a_clove_2"}, fields={2: four})
    buy(no_bids(desk), 2)
    assert desk.asked == Ask.REPLACE
    assert lit(desk, "asked_tile_") == ["slots/3", "clove"]
    assert lit(desk, "small_") == ["field1"]
    assert lit(desk, "allows_field2_") == ["ginger"] and len(lit(desk, "allows_field4_")) == 5
    assert seen_by(desk)("slots_field3/3") == pytest.approx(2 / 3)


def test_a_founding_says_what_it_lacks():
    two = ["ships2_1", "ships2_2"]
    desk = turn(0, deck=two, colonists={0: 7})
    desk.do("found calicut")
    assert desk.asked == Ask.FOUND_ADD
    missing = 12 - int(desk.s.asks[desk.s.depth - 1, 3])
    assert lit(desk, "founding_missing_") == [str(missing)] and lit(desk, "asked_colony_") == ["calicut"]
    assert seen_by(desk)("founding_calicut") == 1
    assert seen_by(desk)("founding_spare/10") == pytest.approx((7 - missing) / 10)


def test_a_price_says_which_spice_and_for_which_track():
    desk = turn(0, fields={0: ["a_ginger_2", "a_crop_rotation"]}, ships={0: 2})
    desk.s.stock[0, 1, 0] = desk.s.spices[0, 0] = 1
    desk.s.room[0, 1] = 0
    desk.s.stock[0, 0, 0] = 2
    desk.s.spices[0, 0] = 3
    desk.check()
    desk.do("advance ships")
    assert desk.asked == Ask.PAY
    assert lit(desk, "asked_spice_") == ["ginger"] and lit(desk, "advancing_") == ["ships"]


def test_what_espionage_would_bring_is_told_by_the_seats_of_the_moves():
    desk = turn(1, half="B", tiles={1: ["b_espionage"]}, rows={0: {"ships": 4}, 2: {"taxes": 5}})
    seen = seen_by(desk)
    assert seen("spy_1_ships/8") == 5 / 8 and seen("spy_3_taxes/8") == 12 / 8
    assert seen("spy_2_ships/8") == 0, "nobody spies on oneself"
    assert lit(turn(1), "spy_") == []


# --- what everybody has ---------------------------------------------------------------------------


def test_what_the_next_steps_lack_and_bring():
    desk = turn(0, fields={0: {"a_pepper_2": 1}}, rows={0: [2, 1, 2, 2, 2]}, ships={0: 1}, ducats={0: 5})
    seen = seen_by(desk)
    assert lit(desk, "step_harvest_") == ["spices", "ships", "ducats", "completes"]
    assert lit(desk, "step_ships_") == ["lacks_ginger", "lacks_cinnamon"]
    assert lit(desk, "seat0_can_") == ["harvest"] and lit(desk, "own_lag_") == ["1"]
    assert seen("seat0_ships_at_2") == 1 and seen("seat0_harvest_at_2") == 0
    assert seen("wanted_clove/5") == pytest.approx(2 / 5), "the next steps of expedition and founding ask for it"
    assert lit(desk, "own_pepper_") == ["1"] and seen("room_pepper/6") == pytest.approx(1 / 6)


def test_who_is_first_in_a_row_is_rewarded():
    desk = turn(0, rows={0: {"taxes": 3}})
    assert seen_by(desk)("step_taxes_first") == 1 and seen_by(desk)("step_ships_first") == 0
    desk.s.firsts = 1 << 2 * 2
    assert seen_by(desk)("step_taxes_first") == 0


def test_the_chance_of_a_founding_follows_the_cards_that_are_left():
    few = ["ships2_1", "ships2_2", "ships2_3", "colonists2_1"]
    desk = turn(0, only_deck=few, colonists={0: 2})
    colonists = [int(CARD_COLONISTS[card(name)]) for name in few]
    pairs = [(one, other) for i, one in enumerate(colonists) for other in colonists[:i]]
    for colony, need in (("quilon", 6), ("cochin", 8)):
        expected = sum(one + other + 2 >= need for one, other in pairs) / len(pairs)
        assert seen_by(desk)(f"seat0_chance_{colony}") == pytest.approx(expected)
        alone = sum(one + other >= need for one, other in pairs) / len(pairs)
        assert seen_by(desk)(f"chance_alone_{colony}") == pytest.approx(alone)
    assert sum(seen_by(desk)(f"deck_colonists_{n}/10") for n in (1, 2, 3)) == pytest.approx(0.4)


def test_the_points_are_those_of_the_score_without_hidden_hands():
    desk = turn(
        0, hand={0: ["ships2_1", "ships2_2"], 1: ["ships2_3"]}, rows={1: [3, 1, 4, 1, 1]}, fields={1: ["a_clove_1"]},
        tiles={1: ["a_foreman"]}, ducats={0: 3, 1: 8, 2: 8},
    )  # fmt: skip
    mine, theirs, _ = desk.scores
    theirs -= desk.sheet(1)["cards"]
    seen = seen_by(desk, 0)
    assert seen("seat0_points/50") == pytest.approx(mine / 50)
    assert seen("seat1_points/50") == pytest.approx(theirs / 50)
    assert seen("seat1_ahead/20") == pytest.approx((theirs - mine) / 20)
    assert seen("seat1_plantations/10") == pytest.approx(0.3)
    assert [seen(f"seat{i}_most_money") for i in range(3)] == [0, 1, 1]
    assert seen("hand_points/15") == pytest.approx(desk.sheet(0)["cards"] / 15)
    assert seen_by(desk, 1)("seat2_points/50") == pytest.approx((mine - desk.sheet(0)["cards"]) / 50)


def test_cards_drawn_before_a_shuffle_are_known_by_their_symbols():
    desk = turn(0, hand={0: ["ships2_1"], 1: ["ships2_2"]}, only_deck=[])
    assert lit(desk, "seat1_holds_", 0) == [], "anything may be in the hand"
    shuffle_discards(desk.s)
    desk.check()
    assert len(lit(desk, "seat1_holds_", 0)) == 1, "the two cards that did not come back are in these hands"
    assert lit(desk, "seat1_holds_", 0) == lit(desk, "seat0_holds_", 1)


def test_what_is_left_of_the_game_and_of_this_turn_of_the_table():
    desk = turn(1, action=3)
    desk.s.round_no = 7
    seen = seen_by(desk)
    assert lit(desk, "round_") == ["8"] and seen("action_3") == 1
    assert [seen(f"seat{i}_left/24") for i in range(3)] == pytest.approx([1 / 24] * 3)
    desk.do("build ships")
    assert desk.actor == 2 and desk.s.phase == Phase.ACTIONS
    assert [seen_by(desk)(f"seat{i}_acted") for i in range(3)] == [1, 0, 1], "the acting seat counts as having acted"
    assert seen_by(desk)("seat2_left/24") == 0


def test_the_last_input_belongs_to_the_last_name():
    desk = turn(0, hand={0: ["advance_no_ships_1"]}, fields={0: ["a_ginger_2", "a_pepper_2"]})
    desk.do("play advance_no_ships_1")
    assert lit(desk, "playing_") == ["advance_no_ships"] and GAME.brain.features[-1] == "playing_advance_no_ships"
    assert lit(desk, "asked_step_") == ["no_ships"]


def test_a_colony_tile_that_is_gone():
    desk = turn(0, colonies={1: {"madras_clove_ginger": ["clove"]}})
    assert lit(desk, "taken_") == ["madras_clove_ginger"]
    seen = seen_by(desk)
    assert seen("seat1_grows_clove/6") == seen("seat1_grows_ginger/6") == pytest.approx(2 / 6)
    assert seen("seat1_grows_any/4") == 0 and seen("seat1_spice_clove/4") == 0.25
