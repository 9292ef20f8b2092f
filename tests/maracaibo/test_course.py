"""Set-up, sailing, main actions, drawing up: the course of a turn and of a round."""

from __future__ import annotations

import pytest

from argosy.games.maracaibo.effects import NATIONS
from argosy.games.maracaibo.parts import (
    AREA,
    AT,
    CARD_IDS,
    FIRST_B,
    FIRST_C,
    PARTS,
    QUEST_SPACES,
    SCENARIO_LEGACY,
    TILE_FITS,
)
from argosy.games.maracaibo.state import QUEST_TRACK, Ask, At, SheetLine

from .table import Desk, money, points

# ---- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everyone_has_what_the_set_up_says(seats: int) -> None:
    s = Desk(seats, begun=False).s
    assert list(s.doubloons[:seats]) == [8, 9, 10, 11][:seats]
    for p in range(seats):
        assert (s.combat[p], s.figures[p], s.supply[p], s.income_d[p], s.income_vp[p], s.hand_size[p]) == (
            1,
            2,
            3,
            8,
            0,
            8,
        )
        assert all(card < FIRST_B for card in s.hand[p])
        assert s.ship[p] == AT["0"] and s.explorer[p] == 0
    assert s.deck_size == 56 - 8 * seats + 40 - 4
    assert sum(FIRST_B <= int(c) < FIRST_C for c in [*s.deck[: s.deck_size], *(d - 1 for d in s.display)]) == 40
    assert list(s.stack_size) == [13, 12] and s.quests_drawn == 3 + sum(1 for _ in _quests(seats))
    assert all(bin(int(s.quest_at[QUEST_TRACK + k])).count("1") == 1 for k in range(len(QUEST_SPACES)))
    assert [int(x) > 0 for x in s.prestige_open] == [True, False, False, False]


def _quests(seats: int) -> list[str]:
    return [
        r["at"]
        for r in PARTS["quest_place"]
        if r["scenario"] == "75" and r["when"] == 0 and r["min_players"] <= max(2, seats)
    ]


@pytest.mark.parametrize(("seats", "markers"), [(1, 3), (2, 3), (3, 0), (4, 0)])
def test_two_players_and_solo_begin_with_markers_and_the_overlay(seats: int, markers: int) -> None:
    s = Desk(seats).s
    assert sum(1 for site in s.marker if site) == markers
    if markers:
        assert [NATIONS[s.marker[AT[p]] - 1] for p in ("6", "7", "8")] == ["SP", "EN", "FR"]
        assert list(s.taken) == [1, 1, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_city_tiles_two_wheels_and_two_others_of_the_right_number_of_players(seats: int) -> None:
    for seed in range(6):
        s = Desk(seats, seed).s
        kinds = sorted(int(TILE_FITS[seats, s.city[AT[p]] - 1]) for p in ("4", "5", "13", "14"))
        assert kinds == [1, 1, 2, 2] and len({int(s.city[AT[p]]) for p in ("4", "5", "13", "14")}) == 4


def test_first_choices_one_planned_three_discarded_four_kept_one_career() -> None:
    desk = Desk(2, begun=False)
    assert desk.asked == Ask.FIRST_PLAN and len(desk.legal()) == 8
    while desk.s.setting_up:
        desk.apply(desk.legal()[-1])
    assert list(desk.s.hand_size[:2]) == [4, 4] and desk.s.discard_size == 6
    assert all(sum(x > 0 for x in desk.s.plan[p]) == 1 and desk.s.career[p] > 0 for p in range(2))
    assert desk.asked == Ask.SAIL and desk.s.turn == 0


@pytest.mark.parametrize(
    ("setup", "tiles"), [(75, []), (76, ["L1", "L4", "L5", "L6"]), (77, ["L1", "L4", "L5", "L6", "L7", "L8", "L9"])]
)
def test_set_ups_bring_their_legacy_tiles_and_c_cards(setup: int, tiles: list[str]) -> None:
    s = Desk(2, setup=setup).s
    assert int(s.legacy) == int(SCENARIO_LEGACY[setup - 75]) and bin(int(s.legacy)).count("1") == len(tiles)
    in_box = [int(s.place[c]) == At.BOX for c in range(FIRST_C, len(CARD_IDS))]
    assert all(in_box) if setup == 75 else not any(in_box)


# ---- sailing ---------------------------------------------------------------------------------------------------------


def test_a_ship_sails_one_to_seven_points_along_the_arrows() -> None:
    desk = Desk().turn(0, "0")
    reached = {tuple(text.split()[1:]) for text in desk.can("sail")}
    assert ("1", "1") in reached and ("7", "5") in reached and ("9", "7") in reached
    assert ("10", "8") not in reached and not any(int(points) > 7 for _, points in reached)


def test_both_arms_of_a_fork_and_ways_of_different_length() -> None:
    desk = Desk().turn(0, "12")
    assert {"sail 13 1", "sail 14 1", "sail 17 2", "sail 17 4"} <= set(desk.legal())


def test_homeward_places_cannot_be_passed() -> None:
    assert "sail 20 3" in Desk().turn(0, "17").legal()
    assert not any("21" in text for text in Desk().turn(0, "17").legal())
    desk = Desk().turn(0, "20")
    assert desk.legal() == ["sail 21a 1"]


def test_the_only_course_is_sailed_without_asking() -> None:
    desk = Desk()
    desk.arrive(1, "5", hand=[])
    desk.s.ship[0] = AT["20"]
    desk.unplan(0).unplan(1).have(1, doubloons=0).do("pass")
    assert desk.s.ship[0] == AT["21a"] and desk.asked == Ask.MAIN


def test_in_the_last_round_the_way_home_has_three_places() -> None:
    assert Desk().lap(4).turn(0, "20").legal() == ["sail 21b 1"]
    assert Desk().lap(4).turn(0, "21b").legal() == ["sail 22 1"]


def test_ships_may_share_a_place() -> None:
    desk = Desk()
    desk.s.ship[1] = AT["7"]
    assert "sail 7 5" in desk.turn(0, "0").legal()


# ---- main actions ----------------------------------------------------------------------------------------------------


def test_a_city_takes_one_matching_card_then_its_action_may_follow() -> None:
    desk = Desk().arrive(0, "11", hand=["PA04", "PA06", "PA01"])  # sugar, sugar, maize
    assert desk.can("deliver") == ["deliver PA04", "deliver PA06"]
    desk.do("deliver PA04", "disc S4")
    assert desk.s.stored[AT["11"]] == 1 and desk.s.half[0] == 1 << AREA["S4"]
    assert "act" in desk.legal() and not desk.can("deliver")


def test_a_full_market_takes_nothing() -> None:
    desk = Desk()
    desk.s.stored[AT["11"]] = 1  # with two players one space
    desk.s.gone -= 1
    assert not desk.arrive(0, "11", hand=["PA04"]).can("deliver")


def test_no_delivery_on_the_way_home() -> None:
    assert not Desk().arrive(0, "20", hand=["PA04", "PA01", "PA02"]).can("deliver")


@pytest.mark.parametrize(("points_sailed", "rigged", "actions"), [
    (1, False, 1), (3, False, 1), (4, False, 2), (6, False, 2), (7, False, 3), (1, True, 1), (2, True, 2), (5, True, 3),
])  # fmt: skip
def test_village_actions_by_distance(points_sailed: int, rigged: bool, actions: int) -> None:
    areas = ("S1",) if rigged else ()
    desk = Desk().arrive(0, "7", points_sailed, areas=areas).do("village")
    assert desk.s.asks[desk.s.depth - 1, 2] == actions


def test_village_actions_only_in_villages_and_city_actions_only_in_cities() -> None:
    assert "village" in Desk().arrive(0, "7").legal() and "act" not in Desk().arrive(0, "7").legal()
    assert "act" in Desk().arrive(0, "11").legal() and "village" not in Desk().arrive(0, "11").legal()


def test_a_village_action_may_be_chosen_several_times() -> None:
    assert money(Desk().village(0, 3, doubloons=0).do("coin", "coin", "coin")) == 3


def test_discarding_the_whole_hand_brings_two_doubloons() -> None:
    desk = Desk().village(0, 1, hand=["PA01", "PA02"], doubloons=0).do("dump")
    assert money(desk) <= 2 and desk.s.place[0] == At.DISCARD
    assert "dump" not in Desk().village(0, 1, hand=[]).legal()


def test_planned_cards_can_be_bought_but_not_used_as_goods_or_objects() -> None:
    desk = Desk().unplan(0).arrive(0, "11", hand=[], plan=["PA04"], doubloons=9)
    assert not desk.can("deliver")
    assert "buy PA04" in desk.village(0, 1).legal()


def test_planning_is_free_until_three_spaces_are_taken() -> None:
    desk = Desk().unplan(0).arrive(0, "7", hand=["PA01", "PA02", "PA03", "PA05"])
    desk.do("plan PA01", "plan PA02", "plan PA03")
    assert not desk.can("plan") and desk.asked == Ask.MAIN


def test_free_actions_before_during_and_after_the_main_action() -> None:
    desk = Desk().unplan(0).arrive(0, "7", hand=["PA01", "PA02", "PA03"])
    desk.do("plan PA01", "village", "plan PA02", "coin", "plan PA03")
    assert [int(c) - 1 for c in desk.s.plan[0]] == [CARD_IDS.index(c) for c in ("PA01", "PA02", "PA03")]


def test_the_main_action_may_be_left_out() -> None:
    desk = Desk().arrive(0, "7").do("pass")
    assert desk.asked in (Ask.FREE, Ask.DRAW)


# ---- drawing up ------------------------------------------------------------------------------------------------------


def test_cards_from_the_display_cost_a_doubloon_each() -> None:
    desk = (
        Desk().unplan(0).arrive(0, "7", hand=["PA01", "PA02"], doubloons=1).show_card(0, "PA05").do("pass", "end turn")
    )
    assert set(desk.legal()) >= {"draw", "take PA05"}
    desk.do("take PA05")
    assert money(desk) == 0 and desk.s.hand_size[0] == 4  # without money the last card is drawn
    assert all(desk.s.display > 0) and desk.s.turn == 1


def test_with_the_crows_nest_the_display_is_free() -> None:
    desk = Desk().unplan(0).arrive(0, "7", hand=["PA01"], doubloons=0, areas=("S3",)).do("pass", "end turn")
    assert len(desk.can("take")) == 4


def test_with_the_cabin_the_hand_holds_six() -> None:
    desk = Desk().unplan(0).arrive(0, "7", hand=[], doubloons=0, areas=("S2",)).do("pass")
    assert desk.s.hand_size[0] == 6


def test_the_display_is_filled_up_after_the_hand() -> None:
    desk = Desk().unplan(0).arrive(0, "7", hand=["PA01", "PA02"], doubloons=2).do("pass", "end turn")
    first = desk.can("take")[0]
    desk.do(first)
    assert sum(x > 0 for x in desk.s.display) == 3  # not yet


def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    desk = Desk().unplan(0).hand(0)
    s = desk.s
    for i in range(int(s.deck_size)):
        s.place[s.deck[i]] = At.DISCARD
    s.discard_size += s.deck_size
    s.deck[:] = 0
    s.deck_size = 0
    desk.arrive(0, "7", hand=[], doubloons=0).do("pass")
    assert s.shuffles == 1 and s.hand_size[0] == 4 and s.discard_size == 0
    assert s.held[0, 1] == 4


# ---- the end of a round ----------------------------------------------------------------------------------------------


def end_of_round(seats: int = 2, lap: int = 1, **things: object) -> Desk:
    """The first player ends the round and is asked about a purchase."""
    desk = Desk(seats).lap(lap)
    for p in range(seats):
        desk.unplan(p)
    return desk.arrive(0, "21a" if lap < 4 else "22", hand=["PA01", "PA02", "PA03", "PA05"], **things).do(
        "act", "end turn"
    )  # type: ignore[arg-type]


def test_the_second_homeward_place_brings_three_points_and_ends_the_round() -> None:
    desk = end_of_round()
    assert points(desk) == 3 and desk.asked == Ask.PURCHASE


def test_in_turn_order_everyone_buys_or_takes_two_points() -> None:
    desk = end_of_round(3)
    assert desk.s.asks[desk.s.depth - 1, 1] == 0
    desk.do("points")
    assert desk.s.asks[desk.s.depth - 1, 1] == 1 and points(desk) == 5


def test_after_a_purchase_in_an_interim_scoring_the_hand_is_filled_up() -> None:
    desk = end_of_round(doubloons=5).do("buy PA01")
    assert desk.asked == Ask.DRAW or desk.s.hand_size[0] == 4


def test_income_is_paid_and_the_table_made_ready_for_the_next_round() -> None:
    desk = end_of_round(income=(12, 3), doubloons=0)
    desk.s.stored[AT["11"]] = 1
    desk.s.gone -= 1
    shown = list(desk.s.display)
    desk.do("points", "points")
    s = desk.s
    assert (money(desk), points(desk)) == (12, 3 + 2 + 3)  # the example of the rulebook: 12 doubloons and 3 points
    assert not s.stored.any() and s.lap == 2 and list(s.ship[:2]) == [AT["0"], AT["0"]]
    assert not set(shown) & set(s.display) and s.prestige_open[1] > 0
    assert all(s.quest_at[AT[p]] for p in ("6", "12"))
    assert s.turn == 1  # the neighbour of the player who ended the round


@pytest.mark.parametrize(("seats", "places"), [(2, {"6", "12"}), (3, {"6", "12", "16"}), (4, {"6", "12", "16"})])
def test_new_quests_by_round_and_number_of_players(seats: int, places: set[str]) -> None:
    desk = end_of_round(seats)
    before = {p for p in AT if desk.s.quest_at[AT[p]]}
    desk.do(*["points"] * seats)
    assert {p for p in AT if desk.s.quest_at[AT[p]]} - before == places


def test_the_third_homeward_place_brings_five_points_and_the_end() -> None:
    desk = end_of_round(2, 4)
    assert points(desk) == 5
    desk.do("points", "points")
    assert desk.s.depth == 0 and desk.s.lap == 5


def test_at_the_end_the_doubloon_income_counts_as_points_and_brings_no_doubloons() -> None:
    desk = end_of_round(2, 4, income=(20, 3), doubloons=7)
    desk.have(1, income=(11, 0), doubloons=5)
    desk.do("points", "points")
    assert (money(desk, 0), money(desk, 1)) == (7, 5)
    lines = desk.s.lines[:2]
    assert list(lines[:, SheetLine.DOUBLOON_INCOME]) == [4, 1]  # the marks beside 20 and 11 on the track
    assert list(lines[:, SheetLine.INCOME]) == [3, 0]
