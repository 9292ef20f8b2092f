"""The red action, taking tiles, and the yellow one, buying production tokens."""

from __future__ import annotations

from argosy.games.amerigo.parts import GOOD_NAMES, PARTS
from argosy.games.amerigo.state import Ask

from .table import turn


def planner(points=4, **more):
    return turn(0, cubes={"red": points}, **more).do("choose planning")


def test_example_a_pair_and_two_villages():
    """Rulebook: 4 points take a neutral tile of 2 squares and villages of 4 and 3 squares."""
    desk = planner(4).do("take pair", "take village-line4")
    assert desk.s.points_left == 1
    desk.do("take village-line3")
    assert desk.stock(0) == {"pair": 1, "village-line4": 1, "village-line3": 1}


def test_a_village_costs_one_point_whatever_its_size():
    desk = planner(1)
    assert [text for text in desk.offers if "village" in text] == [
        "take village-single", "take village-pair", "take village-line3", "take village-corner", "take village-line4",
        "take village-square",
    ]  # fmt: skip


def test_a_neutral_tile_costs_its_size():
    assert [text for text in planner(3).offers if "village" not in text] == [
        "take single", "take pair", "take line3", "take corner", "done",
    ]  # fmt: skip


def test_one_neutral_tile_an_action():
    desk = planner(6).do("take pair")
    assert not any("village" not in text and text != "done" for text in desk.offers)
    desk.do("done")
    assert desk.s.neutrals_taken == 0, "the next planning action may take one again"


def test_two_neutral_tiles_with_the_token():
    desk = planner(6, tokens={0: ["two-neutral"]}).do("take pair")
    assert desk.can("take pair") and desk.can("take line4") and not desk.can("take horseshoe")
    desk.do("take pair")
    assert not desk.can("take pair")


def test_villages_are_ones_own_and_finite():
    desk = turn(0, cubes={"red": 7}, stock={0: ["village-line4"] * 2}).do("choose planning")
    assert not desk.can("take village-line4")
    assert desk.s.villages[1].sum() == 16


def test_neutral_stacks_are_shared_and_finite():
    desk = turn(0, cubes={"red": 6}, stock={1: ["block"] * 3}).do("choose planning")
    assert not desk.can("take block")


def test_missing_points_are_bought_with_gold():
    desk = planner(4, gold={0: 2}).do("take block")
    assert desk.s.gold[0] == 0 and desk.s.points_left == 0
    assert not planner(4, gold={0: 1}).can("take block")


def test_points_may_lapse():
    desk = planner(5).do("done")
    assert desk.stock(0) == {} and desk.s.points_left == 0


def test_a_chest_can_be_opened_in_the_middle_of_an_action():
    desk = planner(3, chests={0: 1})
    assert not desk.can("take block")
    desk.do("chest", "take block")
    assert desk.s.gold[0] == 0 and desk.s.chests[0] == 0


def trader(points=5, *tokens, **more):
    desk = turn(0, cubes={"yellow": points}, **more)
    desk.books = False
    desk.market(*tokens)
    return desk


def test_example_two_cotton_tokens_for_5_points():
    desk = trader(5, "cotton-2", "cotton-3", "sugar-4").do("choose goods", "buy cotton-2", "buy cotton-3")
    assert desk.s.products[0, GOOD_NAMES.index("cotton")] == 2
    assert desk.s.market.sum() == 1 and desk.asked == Ask.ACTION


def test_tokens_cost_2_3_or_4_points():
    desk = trader(3, "cotton-2", "coffee-3", "sugar-4").do("choose goods")
    assert desk.offers == ["buy cotton-2", "buy coffee-3", "done"]


def test_buying_is_not_offered_when_nothing_can_be_paid():
    assert not trader(3, "sugar-4").can("choose goods")
    assert trader(3, "sugar-4", gold={0: 1}).can("choose goods")


def test_buying_ends_when_nothing_more_can_be_paid():
    desk = trader(4, "sugar-4", "cotton-2").do("choose goods", "buy sugar-4")
    assert desk.asked == Ask.ACTION and desk.stock(0) == {}


def test_production_tokens_of_every_kind():
    """Per kind three cost 2, four cost 3, three cost 4; 6, 8 and 10 of a kind for 2, 3 and 4 players."""
    for good in GOOD_NAMES:
        rows = {row["cost"]: row for row in PARTS["production"] if row["good"] == good}
        assert {cost: r["from_two"] + r["from_three"] + r["for_four"] for cost, r in rows.items()} == {2: 3, 3: 4, 4: 3}
        assert sum(r["from_two"] for r in rows.values()) == 6
        assert sum(r["from_two"] + r["from_three"] for r in rows.values()) == 8
