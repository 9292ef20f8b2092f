"""Cards and tiles at any time of one's turn: what may be used when, and in which order makes no difference."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import argosy
from argosy.games.goa.parts import CARD_IDS
from argosy.games.goa.state import Ask

from .table import Desk, cards, turn

FOUNDING = {"half": "B", "deck": ["ships2_1", "ducats5_1"]}  # two colonists come


def come(desk: Desk) -> int:
    """The colonists of the founding that waits for more."""
    rows = [row for row in desk.s.asks[: desk.s.depth] if row[0] == Ask.FOUND_ADD]
    return int(rows[0][3])


# --- a founding: the colonists of the tableau, and those of an opponent ---------------------------


@pytest.mark.parametrize("order", [("use viceroy", "spy 2 colonists"), ("spy 2 colonists", "use viceroy")])
def test_espionage_counts_in_place_of_ones_own_row_whether_the_viceroy_comes_before_or_after(order):
    laid = {"tiles": {0: ["b_viceroy", "b_espionage"]}, "rows": {0: [2, 2, 2, 2, 1], 1: {"colonists": 5}}}
    desk = turn(0, **FOUNDING, **laid).do("found calicut", *order)
    assert come(desk) == 6 + 2


@pytest.mark.parametrize("first", ["spy", "step"])
def test_espionage_and_a_step_for_ducats_count_the_same_in_both_orders(first):
    laid = {"tiles": {0: ["b_espionage"]}, "hand": {0: ["advance_for_ducats_1"]}, "rows": {1: {"colonists": 5}}}
    desk = turn(0, **FOUNDING, **laid, ducats={0: 5}).do("found calicut")
    spy, step = ["spy 2 colonists"], ["play advance_for_ducats_1", "advance colonists"]
    desk.do(*(spy + step if first == "spy" else step + spy))
    assert come(desk) == 6 + 2


def test_a_row_of_ones_own_that_overtakes_the_spied_one_counts():
    laid = {"tiles": {0: ["b_espionage", "b_viceroy"]}, "rows": {0: [4, 4, 4, 4, 3], 1: {"colonists": 4}}}
    desk = turn(0, **FOUNDING, **laid, ducats={0: 20}, hand={0: ["advance_for_ducats_1"]}).do("found calicut")
    assert come(desk) == 4 + 2
    desk.do("spy 2 colonists")
    assert come(desk) == 5 + 2
    desk.do("use viceroy")
    assert come(desk) == 5 + 2, "row 4 brings what row 4 of the opponent brings"
    desk.do("play advance_for_ducats_1", "advance colonists")
    assert come(desk) == 6 + 2


def test_what_espionage_brought_is_forgotten_when_the_founding_is_over():
    laid = {"tiles": {0: ["b_espionage"]}, "rows": {1: {"colonists": 5}}}
    desk = turn(0, seats=2, **FOUNDING, **laid).do("found calicut", "spy 2 colonists", "give up founding")
    assert desk.s.spied == 0


def test_a_step_counts_in_a_founding_although_the_question_of_another_tile_lies_between():
    laid = {"tiles": {0: ["a_red_spice", "b_viceroy"]}, "rows": {0: [2, 2, 2, 2, 1]}}
    desk = turn(0, **FOUNDING, **laid, fields={0: {"a_ginger_2": 0, "a_clove_2": 0}})
    desk.do("found calicut", "use red_spice", "use viceroy", "fill field1 ginger")
    assert desk.asked == Ask.FOUND_ADD and come(desk) == 2 + 2


# --- a harvest: room can be made in the middle of it ----------------------------------------------


def stored(desk: Desk, seat: int = 0) -> int:
    return sum(desk.spices(seat).values())


@pytest.mark.parametrize("colony", [False, True])
def test_the_duty_makes_room_in_the_middle_of_a_harvest_whatever_kind_of_slots_is_free(colony):
    """Four slots free, six spices come: the last two find room when the duty has been done in between."""
    laid: dict[str, Any] = {"fields": {0: {"b_ginger_3": None, "b_clove_3": None, "b_pepper_3": 0}}}
    if colony:
        laid["colonies"] = {0: {"cochin_1": []}}
    else:
        laid["fields"][0]["a_nutmeg_1"] = 0
    desk = turn(0, half="B", rows={0: {"harvest": 4}}, tiles={0: ["b_duty"]}, **laid).do("harvest")
    if colony:
        desk.do("fill cochin nutmeg")
    assert desk.asked == Ask.HARVEST and stored(desk) == 10 and desk.can("stop")
    desk.do("use duty", *["give field1 ginger"] * 3, *["give field2 clove"] * 3)
    assert desk.asked == Ask.HARVEST
    desk.do("fill field1 ginger", "fill field1 ginger")
    assert stored(desk) == 6 and desk.s.duties[0] == 1


def test_spices_sold_in_the_middle_of_a_harvest_make_room():
    desk = turn(0, rows={0: {"harvest": 3}}, hand={0: ["sell_spices_1"]}, fields={0: {"a_ginger_2": 1}}).do("harvest")
    assert desk.asked == Ask.HARVEST and desk.s.asks[desk.s.depth - 1, 2] == 3
    desk.do("play sell_spices_1", "give field1 ginger", "give field1 ginger")
    assert stored(desk) == 2 and desk.s.ducats[0] == 5 + 6, "what was sold is filled up again"


def test_who_lets_the_rest_of_a_harvest_go_ends_the_turn_with_it():
    desk = turn(0, seats=2, hand={0: ["ships2_1"]}, rows={0: {"harvest": 3}}, fields={0: {"a_ginger_2": 1}})
    assert desk.do("harvest", "stop").actor == 1


def test_without_cards_or_a_duty_the_rest_of_a_harvest_is_lost_without_a_question():
    desk = turn(0, seats=2, rows={0: {"harvest": 3}}, fields={0: {"a_ginger_2": 1}}).do("harvest")
    assert desk.actor == 1 and stored(desk) == 2


def test_the_question_whether_room_is_made_does_not_tell_which_cards_are_held():
    laid = {"rows": {0: {"harvest": 3}}, "fields": {0: {"a_ginger_2": 1}}}
    for held in ("sell_spices_1", "ships2_1"):
        assert turn(0, hand={0: [held]}, **laid).do("harvest").asked == Ask.HARVEST


def test_the_duty_may_be_done_between_the_spices_of_a_card():
    fields = {"a_ginger_2": None, "a_pepper_2": None, "a_clove_2": 1}
    desk = turn(0, hand={0: ["spices2_1"]}, tiles={0: ["a_duty"]}, fields={0: fields})
    desk.do("play spices2_1", "fill field3 clove")
    assert desk.can("use duty") and desk.do("use duty").asked == Ask.HARVEST


def test_the_duty_may_be_done_between_two_places_of_an_extra_harvest():
    fields = {"b_ginger_3": 0, "b_pepper_3": 0, "b_clove_3": 0}
    desk = turn(0, half="B", tiles={0: ["b_extra_harvest", "b_duty"]}, fields={0: fields})
    desk.do("use extra_harvest", "refill field1", "refill field2", "use duty")
    assert desk.do("refill field1").spices(0) == {"ginger": 3}


def test_a_red_spice_may_come_in_between_two_spices_that_are_sold():
    fields = {"a_ginger_2": None, "a_pepper_1": None}
    desk = turn(0, hand={0: ["sell_spices_1"]}, tiles={0: ["a_red_spice"]}, fields={0: fields}).do("play sell_spices_1")
    desk.do("give field1 ginger", "give field1 ginger", "give field2 pepper")
    assert desk.asked == Ask.TURN and desk.s.ducats[0] == 5 + 9, "nothing is left to sell"
    again = turn(0, hand={0: ["sell_spices_1"]}, tiles={0: ["a_red_spice"]}, fields={0: fields})
    again.do("play sell_spices_1", "give field1 ginger", "give field1 ginger", "use red_spice", "fill field1 ginger")
    again.do("give field1 ginger", "give field2 pepper")
    assert again.s.ducats[0] == 5 + 12


# --- what may be used when ------------------------------------------------------------------------

MOMENTS = {
    "before the action": [],
    "in a harvest": ["harvest"],
    "in a founding": ["found calicut"],
    "in a sale": ["play sell_spices_1"],
    "in an extra harvest": ["use extra_harvest"],
    "among the spices of a card": ["play spices2_1"],
    "after the action": ["taxes"],
}
THINGS = {
    "a red tile": "use red_ship", "a tile": "use supply", "the duty": "use duty", "espionage": "spy 2 ships",
    "the swap": "swap c3", "a discard": "discard ducats5_2", "a card": "play ducats5_2",
}  # fmt: skip


@pytest.mark.parametrize("thing", THINGS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_cards_and_tiles_before_during_and_after_an_action(moment, thing):
    fields = {"b_ginger_3": None, "b_pepper_3": None, "b_clove_3": 1, "b_nutmeg_3": 1}
    owned = ["a_red_ship", "b_supply", "b_duty", "b_espionage", "b_swap", "b_extra_harvest"]
    held = ["ducats5_2", "sell_spices_1", "spices2_1"]
    desk = turn(0, **FOUNDING, fields={0: fields}, tiles={0: owned}, hand={0: held}).do(*MOMENTS[moment])
    one_card_a_turn = thing == "a card" and desk.s.card_played == 1
    assert desk.can(THINGS[thing]) != one_card_a_turn


def test_cards_can_still_be_discarded_when_one_was_played_and_the_action_is_done():
    desk = turn(0, seats=2, hand={0: ["ships2_1", "ducats5_1"]}).do("play ships2_1", "taxes")
    assert desk.actor == 0 and desk.offers == ["end turn", "discard ducats5_1"]


# --- the order of two uses ------------------------------------------------------------------------

USES = {
    "use red_ship": [], "use red_colonist": [], "use red_ducats": [], "use red_spice": ["fill field1 ginger"],
    "use viceroy": ["advance colonists"], "spy 2 ships": [], "spy 2 taxes": [], "spy 2 colonists": [],
    "play ships2_1": [], "play colonists2_1": [], "play advance_for_ducats_1": ["advance colonists"],
    "discard harvest_mix_1": [], "use duty": ["give field2 pepper"] * 3 + ["give field3 clove"] * 3,
    "swap c3": [], "use extra_harvest": ["refill field4", "stop"],
}  # fmt: skip
DIFFERENT = {  # and the README says why
    ("play advance_for_ducats_1", "use viceroy"),  # the price is that of the row where the marker stands
    ("use duty", "use extra_harvest"),  # spices come onto the slots that are free at that moment
}


def used(desk: Desk, *texts: str) -> Desk | None:
    """The position after these uses, each with its answers; None where one of them rules the other out."""
    for text in texts:
        if not desk.can(text):
            return None
        desk.do(text)
        for answer in USES[text]:
            if desk.asked not in (Ask.TURN, Ask.AFTER) and desk.can(answer):
                desk.do(answer)
    return desk


@pytest.mark.parametrize("start", [[], ["found calicut"], ["harvest"], ["taxes"]], ids=lambda moves: " ".join(moves))
def test_two_uses_come_to_the_same_in_either_order(start):
    """Every pair of cards and tiles, before, in the middle of and after an action."""
    owned = [
        "a_red_ship", "a_red_colonist", "a_red_ducats", "a_red_spice", "b_viceroy", "b_espionage", "b_duty", "b_swap",
    ]  # fmt: skip
    fields = {"b_ginger_3": 1, "b_pepper_3": None, "b_clove_3": None, "b_nutmeg_3": 1}
    held = ["ships2_1", "colonists2_1", "advance_for_ducats_1", "harvest_mix_1"]
    rows = {0: [2, 2, 2, 2, 1], 1: {"colonists": 5, "ships": 3}}
    desk = turn(
        0, **FOUNDING, fields={0: fields}, tiles={0: [*owned, "b_extra_harvest"]}, hand={0: held}, rows=rows,
        ducats={0: 60}, grid={"c3": "b_ships"},
    )  # fmt: skip
    desk.do(*start)
    compared = 0
    for one in USES:
        for other in USES:
            ways = [used(desk.copy(), one, other), used(desk.copy(), other, one)]
            if one < other and ways[0] and ways[1] and (one, other) not in DIFFERENT:
                compared += 1
                assert differing(ways[0], ways[1]) == [], f"{one} and {other}"
    assert compared > 60


def differing(one: Desk, other: Desk) -> list[str]:
    """The fields in which two positions differ, but for the number of moves that led to them."""
    names = [name for name in one.s.dtype.names if name != "moves"]
    return [name for name in names if not np.array_equal(one.s[name], other.s[name])]


# --- cards in use ---------------------------------------------------------------------------------


def test_a_card_is_not_turned_up_by_the_founding_it_was_played_for():
    """It is discarded when the founding is over: the deck of two cards runs out, and nothing can be shuffled."""
    rest = [name for name in CARD_IDS if name not in ("extra_colonist_draw_1", "ships2_1", "ducats5_1")]
    laid = {"hand": {0: ["extra_colonist_draw_1"], 1: rest}, "deck": ["ships2_1", "ducats5_1"]}
    desk = turn(0, **laid).do("play extra_colonist_draw_1", "found calicut")
    assert int(desk.s.shown) == cards("ships2_1", "ducats5_1") and not desk.discarded("extra_colonist_draw_1")
    desk.do("give up founding")
    assert desk.discarded("extra_colonist_draw_1")


def test_a_card_does_not_come_back_as_the_reward_of_the_step_it_paid_for():
    rest = [name for name in CARD_IDS if name != "advance_for_ducats_1"]
    laid = {"hand": {0: ["advance_for_ducats_1"], 1: rest}, "rows": {0: {"ships": 3}}, "ducats": {0: 15}}
    desk = turn(0, **laid).do("play advance_for_ducats_1", "advance ships")
    assert desk.hand(0) == set() and desk.discarded("advance_for_ducats_1")


# --- what is binding ------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [["bid 3"], ["no bid"], ["bid 3", "no bid", "sell"], ["bid 3", "no bid", "keep"]])
def test_nothing_said_in_an_auction_can_be_taken_back(moves):
    match = argosy.new("goa", 3, seed=1)
    for _ in range(4):
        match.push(match.moves[0])
    for text in moves:
        seat = match.to_move
        match.push(text)
        assert seat is not None and not match.can_undo(seat)
