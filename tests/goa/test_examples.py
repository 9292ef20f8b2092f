"""The worked examples of the rulebook with its numbers."""

from __future__ import annotations

from argosy.games.goa.state import Ask, At, Phase

from .table import auction, cards_with, new_game, no_bids, turn

YELLOW, RED, GREEN, BLUE = range(4)


def test_page_3_paying_two_ships_out_of_three_leaves_one():
    """A card of three ships makes change."""
    desk = turn(0, rows={0: {"ships": 2}}, fields={0: ["a_ginger_1", "a_cinnamon_1"]}, ships={0: 3}).do("advance ships")
    assert desk.s.ships[0] == 1


def test_page_4_the_auctioneer_buys_for_four_when_five_was_bid():
    desk = auction("na", "a1", "b1", "c1", ducats={0: 6}).do("bid 5", "no bid", "keep")
    assert list(desk.s.ducats[:3]) == [2, 10, 10] and desk.s.flag == 0


def test_page_5_red_moves_taxes_from_row_2_to_row_3():
    """One pepper, one nutmeg and two ships go back to the supply."""
    fields = {0: ["a_pepper_2", "a_nutmeg_1"]}
    desk = turn(0, rows={0: {"taxes": 2}}, fields=fields, ships={0: 3}).do("advance taxes")
    assert desk.row(0, "taxes") == 3 and desk.spices(0) == {"pepper": 1} and desk.s.ships[0] == 1


def test_page_5_shipbuilding_in_row_2_brings_two_ships():
    assert turn(0, rows={0: {"ships": 2}}, ships={0: 0}).do("build ships").s.ships[0] == 2


def test_page_5_a_harvest_of_four_spices():
    desk = turn(0, rows={0: {"harvest": 3}}, fields={0: {"a_ginger_2": 0, "a_clove_2": 0}}).do("harvest")
    assert desk.spices(0) == {"ginger": 2, "clove": 2}


def test_page_5_taxes_of_six_ducats():
    assert turn(0, rows={0: {"taxes": 2}}, ducats={0: 0}).do("taxes").s.ducats[0] == 6


def test_page_5_expedition_example_1_two_cards_in_row_4_with_one_in_hand():
    desk = turn(0, rows={0: {"expedition": 4}}, hand={0: ["ships2_1"]}).do("expedition 2")
    assert desk.s.hand_size[0] == 3


def test_page_5_expedition_example_2_three_cards_in_hand_leave_room_for_one():
    held = ["ships2_1", "ducats5_1", "colonists2_1"]
    desk = turn(0, rows={0: {"expedition": 4}}, hand={0: held})
    assert desk.offers_of("expedition") == ["expedition 1"], "only one card, or first make room"
    assert desk.copy().do("discard ships2_1", "expedition 2").s.hand_size[0] == 4
    assert desk.copy().do("play ships2_1", "expedition 2").s.hand_size[0] == 4
    assert desk.do("expedition 1").s.hand_size[0] == 4


def test_page_6_madras_is_founded_with_four_one_three_and_two_colonists():
    desk = turn(0, rows={0: {"colonists": 3}}, deck=["ships2_1", "ducats5_3"], colonists={0: 2}).do("found madras")
    assert desk.s.asks[desk.s.depth - 1, 3] == 8, "four on the tableau, one and three on the cards"
    desk.do("add colonists", "choose madras_pepper_nutmeg", "fill madras pepper", "fill madras nutmeg")
    assert desk.s.colonists[0] == 0 and desk.s.colony[0, 2] >= 0


def test_page_6_madras_is_not_named_by_who_has_it():
    assert not turn(0, colonies={0: {"madras_pepper_nutmeg": ["pepper"]}}).can("found madras")


def test_page_7_red_scores_42_points():
    desk = new_game(
        rows={0: [4, 5, 3, 4, 4]}, colonies={0: {"quilon_ginger_cinnamon": ["ginger"], "cochin_1": ["clove"]}},
        hand={0: cards_with("tiger")[:1] + cards_with("palm")[:2]}, ducats={0: 12, 1: 4, 2: 11},
        fields={0: ["a_pepper_1"]},
    )  # fmt: skip
    assert desk.sheet(0) == {
        "ships": 6, "harvest": 10, "taxes": 3, "expedition": 6, "colonists": 6,
        "colonies": 3, "cards": 4, "money": 3, "plantations": 1, "duty": 0, "missions": 0,
    }  # fmt: skip
    assert sum(list(desk.sheet(0).values())[:5]) == 31 and desk.scores[0] == 42


def test_page_10_red_is_first_in_the_last_row_but_one_of_ships():
    fields = {0: ["a_pepper_1", "a_nutmeg_1", "a_clove_1"]}
    desk = turn(0, rows={0: {"ships": 3}}, fields=fields).do("advance ships")
    assert desk.row(0, "ships") == 4 and desk.s.hand_size[0] == 1


def test_page_10_blue_is_first_in_the_last_row_of_harvest():
    fields = {1: ["a_ginger_1", "a_cinnamon_1", "a_nutmeg_1", "a_clove_1"]}
    desk = turn(1, rows={1: {"harvest": 4}}, fields=fields).do("advance harvest")
    assert desk.row(1, "harvest") == 5 and desk.s.hand_size[1] == 1


def test_page_10_red_has_all_markers_in_the_second_row():
    desk = turn(0, rows={0: [2, 1, 2, 2, 2]}, fields={0: ["a_pepper_1"]}).do("advance harvest")
    assert desk.row(0, "harvest") == 2 and desk.s.extra[0] == 1


def sample_round():
    """The table of the sample round: four players, Yellow has the flag; the hidden cards in the order they appear."""
    return new_game(
        seats=4,
        starter=YELLOW,
        grid={"c5": "a_colonists", "c4": "a_clove_2", "b3": "a_ginger_1", "b2": "a_red_colonist"},
        deck=[
            "colonists2_1", "ducats5_1",  # Blue's first founding: two colonists come
            "sell_spices_2", "spices2_3",  # Red's founding: five
            "advance_no_spices_1",  # Green draws it
            "spices2_1", "colonists2_2",  # Blue's second founding
            "ducats5_2", "harvest_mix_2",  # Yellow's founding
            "ships2_1",  # Red draws it
        ],
    )  # fmt: skip


def test_pages_11_and_12_a_whole_first_round():
    desk = sample_round()
    s = desk.s
    assert [int(n) for n in s.ducats] == [5, 10, 10, 10]

    # 1. the markers: the flag on the rim, the 2 diagonally beside it, the 3 above, then 4 and 5
    desk.do("flag sb", "marker c5", "marker c4", "marker b3", "marker b2")

    # 2. the auctions: Red says 4, Green passes, Blue says 6, Yellow sells
    assert (desk.actor, desk.asked) == (RED, Ask.BID)
    desk.do("bid 4", "no bid", "bid 6")
    kept = desk.copy().do("keep")
    assert kept.s.ducats[YELLOW] == 0 and kept.s.ducats[BLUE] == 10, "keeping would have cost 5"
    desk.do("sell")
    assert (s.ducats[YELLOW], s.ducats[BLUE], s.flag, s.extra[BLUE]) == (11, 4, BLUE, 1)
    no_bids(desk)  # Red keeps the colonists
    assert s.colonists[RED] == 6 and desk.where("a_colonists") == At.DISCARD
    desk.do("no bid", "bid 5", "no bid", "sell")  # Yellow buys the clove plantation from Green
    assert desk.spices(YELLOW) == {"clove": 2}
    desk.do("no bid", "no bid", "bid 3", "sell")  # Green buys the ginger plantation from Blue
    assert desk.spices(GREEN) == {"ginger": 1}
    desk.do("no bid", "no bid", "bid 4", "sell")  # Blue buys the colonist from Yellow
    assert desk.where("a_red_colonist") == At.OWNED + BLUE

    # 3. first actions: Blue begins, then Yellow, Red, Green
    assert (s.phase, desk.actor) == (Phase.ACTIONS, BLUE)
    desk.do("use red_colonist")
    assert s.colonists[BLUE] == 3
    desk.do("found quilon")
    assert s.asks[s.depth - 1, 3] == 2 and not desk.can("add colonists"), "2 + 3 are 5, Quilon needs 6"
    desk.do("give up founding")
    assert s.colonists[BLUE] == 4 and s.colony[BLUE, 0] < 0
    assert desk.actor == YELLOW
    desk.do("advance colonists")
    assert (desk.spices(YELLOW), s.ships[YELLOW], desk.row(YELLOW, "colonists")) == ({"clove": 1}, 3, 2)
    assert desk.actor == RED
    desk.do("found cochin")
    assert s.asks[s.depth - 1, 3] == 5
    desk.do("add colonists", "fill cochin cinnamon")
    assert s.colonists[RED] == 3 and desk.on(RED, "cochin") == {"cinnamon": 1}, "three cards make it 8"
    assert desk.actor == GREEN
    assert desk.offers_of("expedition") == ["expedition 1"]
    desk.do("expedition 1", "end turn")
    assert desk.hand(GREEN) == {"advance_no_spices_1"} and not desk.can("expedition 2")

    # second actions
    assert not desk.can("use red_colonist"), "once a round, not once an action"
    desk.do("found quilon", "add colonists", "choose quilon_pepper_nutmeg", "fill quilon nutmeg")
    assert desk.on(BLUE, "quilon") == {"nutmeg": 1} and s.colonists[BLUE] == 1
    desk.do("found quilon", "choose quilon_ginger_cinnamon", "fill quilon ginger")
    assert desk.spices(YELLOW) == {"ginger": 1, "clove": 1} and s.colonists[YELLOW] == 2
    desk.do("expedition 1", "end turn")
    assert desk.hand(RED) == {"ships2_1"}
    desk.do("advance ships", "end turn")
    assert (desk.spices(GREEN), s.ships[GREEN], desk.row(GREEN, "ships")) == ({}, 3, 2)

    # third actions
    before = int(s.ducats[BLUE])
    desk.do("taxes")
    assert s.ducats[BLUE] == before + 4
    desk.do("advance colonists")
    assert (desk.spices(YELLOW), s.ships[YELLOW], desk.row(YELLOW, "colonists")) == ({}, 1, 3)
    desk.do("advance taxes")
    assert (desk.spices(RED), s.ships[RED], desk.row(RED, "taxes")) == ({}, 3, 2)
    desk.do("play ships2_1")
    assert s.ships[RED] == 5 and desk.discarded("ships2_1")
    assert not desk.can("advance ships"), "Green has neither ginger nor cinnamon"
    desk.do("play advance_no_spices_1", "advance ships")
    assert (s.ships[GREEN], desk.row(GREEN, "ships")) == (1, 3)

    # Blue keeps the extra-action card; the round is over and Blue lays the flag
    assert (s.phase, desk.actor, s.extra[BLUE]) == (Phase.EXTRA, BLUE, 1)
    desk.do("pass")
    assert (s.round_no, desk.asked, desk.actor, s.extra[BLUE]) == (1, Ask.PLACE_FLAG, BLUE, 1)
