"""The law of order where random games seldom come: all of Goa's tiles and kinds of cards in one hand, pair by pair."""

from __future__ import annotations

import itertools
from typing import Any

import orders
import pytest
from cases import cases_of
from tests.goa.table import Desk, turn

from argosy.kernel.position import copy_of

TILES = ["b_extra_harvest", "b_supply", "b_viceroy", "b_duty", "b_espionage", "a_red_spice", "a_red_ship",
         "a_red_ducats", "a_red_colonist", "b_red_expedition"]  # fmt: skip
HAND = ["ships2_1", "colonists2_1", "ducats5_1", "spices2_1", "sell_spices_1", "advance_for_ducats_1"]
LAID: dict[str, Any] = {
    "half": "B", "tiles": {0: TILES}, "hand": {0: HAND}, "ducats": {0: 40}, "ships": {0: 9},
    "rows": {0: [2, 3, 2, 2, 1], 1: [4, 4, 4, 4, 5]}, "fields": {0: {"b_ginger_3": 2, "b_clove_3": 2, "b_pepper_3": 1}},
}  # fmt: skip
BEFORE = {"turn": (), "found_add": ("found calicut",), "harvest": ("harvest",), "after": ("taxes",)}
DRAWS = ("found", "use supply", "use red_expedition")  # which cards come depends on when


def desk_at(question: str) -> Desk:
    """The table with one question standing."""
    desk = turn(0, seats=3, **LAID)
    return desk.do(*BEFORE[question])


@pytest.mark.parametrize("question", BEFORE)
def test_two_tiles_or_cards_come_to_the_same_in_either_order(question: str) -> None:
    case, uses = cases_of("goa")[1], orders.USES["goa"]
    rules, s = case.game.rules, desk_at(question).s
    known = uses.free | uses.answers
    compared = 0
    legal = [code for code in rules.legal(s) if rules.notation[code].split()[0] in known]
    after = {}
    for code in legal:
        after[code] = copy_of(s)
        rules.kernels.apply(after[code], code)
    for one, other in itertools.combinations(legal, 2):
        texts = rules.notation[one], rules.notation[other]
        same = orders.compared(case, s, uses, (one, after[one]), (other, after[other]))
        if same is None or all(text.startswith(DRAWS) for text in texts):
            continue
        compared += 1
        assert same or any(speaks(*texts) for speaks in orders.REASONS["goa"].values()), f"{question}: {texts}"
    assert compared > 15
