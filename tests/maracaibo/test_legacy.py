"""Legacy tiles as rules: new cities, slow arrows, the plague, the silver fleet, construction sites, skulls, goals."""

from __future__ import annotations

import pytest

from argosy.games.maracaibo.parts import AREA, AT, FIRST_SITE, FLEET_SITE, LEGACY, LEGACY_ROW, LEGACY_SPACES, MINE_SITE
from argosy.games.maracaibo.state import Ask

from .table import Desk, money, points


def test_l1_puerto_cabezas_is_a_city_with_a_quest_that_is_refilled() -> None:
    desk = Desk().legacy("L1")
    lying = int(desk.s.quest_at[AT["17"]])
    assert lying and desk.s.city[AT["17"]] > 0
    desk.arrive(0, "17", hand=["PA01"], doubloons=9)
    assert "village" not in desk.legal() and not desk.can("quest") and "deliver PA01" in desk.legal()
    desk.s.quest_at[AT["17"]] = 0
    desk.s.quest_at[AT["1"]] |= lying
    desk.quest("17", "Q22").do("act", "quest Q22", "nation fr")
    assert desk.s.quests[0] == 1 and int(desk.s.quest_at[AT["17"]]).bit_count() == 1


@pytest.mark.parametrize(
    ("tile", "start", "fast", "slow"), [("L2", "12", "sail 13 1", "sail 13 3"), ("L8", "1", "sail 3 1", "sail 3 3")]
)
def test_l2_and_l8_slow_an_arrow_down(tile: str, start: str, fast: str, slow: str) -> None:
    assert fast in Desk().turn(0, start).legal()
    desk = Desk().legacy(tile).turn(0, start)
    assert slow in desk.legal() and fast not in desk.legal()


def test_l3_closes_cartagena() -> None:
    desk = Desk().mark("14", "FR").legacy("L3")
    assert desk.s.city[AT["14"]] == 0 and desk.s.marker[AT["14"]] == 0 and desk.s.on_chart[0] == 1
    assert not {"act", "village"} & set(desk.arrive(0, "14", hand=[]).legal())
    desk.tile("F25").arrive(0, "11", combat=4).do("act", "stack left", "nation fr")
    assert "flag 14" not in desk.legal()


def test_cartagena_recovers_when_l3_is_removed() -> None:
    desk = Desk().legacy("L3").ask(0, Ask.SKULL).do("unskull L3")
    assert desk.s.city[AT["14"]] > 0
    others = {int(desk.s.city[AT[p]]) for p in ("4", "5", "13")}
    assert int(desk.s.city[AT["14"]]) not in others


@pytest.mark.parametrize(("tile", "place", "from_place", "short", "far", "course"), [
    ("L4", "9a", "9", "3", "4", "sail 9a 3"), ("L7", "15a", "15", "10", "11", "sail 15a 1"),
])  # fmt: skip
def test_l4_and_l7_open_a_city_to_far_explorers(
    tile: str, place: str, from_place: str, short: str, far: str, course: str
) -> None:
    assert course not in Desk().legacy(tile).turn(0, from_place, explorer=short).legal()
    desk = Desk().legacy(tile).turn(0, from_place, explorer=far)
    assert course in desk.legal()
    fight = desk.copy().tile("F25").arrive(0, "11", combat=4).do("act", "stack left", "nation fr")
    assert f"flag {place}" in fight.legal()
    fight = (
        Desk().legacy(tile).tile("F25").arrive(0, "11", combat=4, explorer=short).do("act", "stack left", "nation fr")
    )
    assert f"flag {place}" not in fight.legal()


def test_l4_two_village_actions_and_a_figure_for_five_points() -> None:
    desk = Desk().legacy("L4").arrive(0, "9a", figures=1, doubloons=0, explorer="4").do("act", "coin", "coin", "accept")
    assert (money(desk), points(desk), desk.s.figures[0]) == (2, 5, 0)


def test_l4_both_ways_cost_three() -> None:
    assert "sail 10 3" in Desk().legacy("L4").turn(0, "9a", explorer="4").legal()


def test_l5_a_figure_for_stopping_at_tortuga() -> None:
    desk = Desk().legacy("L5").turn(0, "0", figures=2).do("sail 3 2")
    assert desk.s.figures[0] == 3 and desk.asked == Ask.MAIN
    assert Desk().turn(0, "0", figures=2).do("sail 3 2").s.figures[0] == 2


def test_l6_the_silver_fleet_sails_twice() -> None:
    desk = Desk().legacy("L6").unplan(0).tile("F25", "F21")
    desk.arrive(0, "11", hand=[], combat=6, figures=0, doubloons=0).do("act", "stack left", "nation fr", "silver-fleet")
    assert (money(desk), desk.s.influence[0, 0], desk.s.marker[FLEET_SITE], desk.s.combat[0]) == (8, 3, 1, 0)
    assert desk.s.on_chart[0] == 2  # it counts as a marker on the chart
    desk.arrive(0, "11", hand=[], combat=8, figures=0).do("act", "stack left", "nation sp")
    value = int(desk.s.asks[desk.s.depth - 1, 2]) % 64
    desk.s.combat[0] = 10 - value
    assert "silver-fleet" not in desk.legal()  # the second space costs 11
    desk.s.combat[0] = 11 - value
    desk.do("silver-fleet")
    assert desk.s.marker[FLEET_SITE + 1] == 2 and desk.s.combat[0] == 0
    desk.tile("F25").arrive(1, "11", hand=[], combat=8, figures=3).do("act", "stack left", "nation en")
    assert "silver-fleet" not in desk.legal()  # both spaces are taken, and nobody is displaced


def test_l9_the_gold_mine_needs_the_explorer_and_is_taken_once() -> None:
    desk = (
        Desk()
        .legacy("L9")
        .unplan(0)
        .tile("F25")
        .arrive(0, "11", hand=[], combat=6, explorer="4")
        .do("act", "stack left", "nation fr")
    )
    assert "gold-mine" not in desk.legal()
    desk = Desk().legacy("L9").unplan(0).tile("F25")
    desk.arrive(0, "11", hand=[], combat=6, figures=0, doubloons=0, explorer="5").do(
        "act", "stack left", "nation fr", "gold-mine"
    )
    assert money(desk) == 12 and desk.s.marker[MINE_SITE] == 1 and "gold-mine" not in desk.legal()


def test_l7_three_combat_points_and_a_fight() -> None:
    desk = Desk().legacy("L7").tile("F25").arrive(0, "15a", hand=[], combat=0, explorer="11").do("act")
    assert desk.s.combat[0] == 3 and "stack left" in desk.legal()


def test_the_mine_is_not_taken_from_anybody() -> None:
    desk = Desk().legacy("L9").unplan(0).tile("F25", "F21")
    desk.arrive(0, "11", hand=[], combat=6, explorer="5").do("act", "stack left", "nation fr", "gold-mine")
    desk.arrive(1, "11", hand=[], combat=8, figures=3, explorer="5").do("act", "stack left", "nation sp")
    assert "gold-mine" not in desk.legal()


SITES = {
    "L10": ({}, {"doubloons": 1}), "L11": ({"doubloons": 2}, {"points": 3}), "L12": ({"hand": ["PA02"]},
    {"doubloons": 2}),
    "L13": ({"hand": ["PA01"]}, {"points": 2}), "L14": ({"combat": 2}, {}), "L15": ({"figures": 1}, {"points": 4}),
    "L16": ({"hand": ["PA16"]}, {"doubloons": 2}), "L17": ({"doubloons": 3}, {"points": 4}),
}  # fmt: skip


@pytest.mark.parametrize("tile", list(SITES))
def test_l10_to_l17_construction_sites(tile: str) -> None:
    things, gains = SITES[tile]
    at = LEGACY_ROW[tile]["at"]
    start = {"6": "5", "2": "1", "1": "0", "18": "17", "8": "7", "7": "6", "9": "8", "19": "18"}[at]
    kept: dict[str, object] = {"doubloons": 0, "combat": 0, "hand": []} | things
    desk = Desk(3).legacy(tile).turn(0, start, **kept).do(f"sail {at} 1")  # type: ignore[arg-type]
    assert desk.asked == Ask.SITE
    desk.do("accept")
    if tile == "L14":
        desk.do("nation fr")
        assert desk.s.influence[0, 0] == 1
    desk.do("disc S1")
    assert desk.s.site[LEGACY[tile] - FIRST_SITE] == 1 and desk.asked == Ask.MAIN
    for field, gain in gains.items():
        assert getattr(desk.s, field)[0] == gain
    full = Desk(3).legacy(tile)
    full.s.site[LEGACY[tile] - FIRST_SITE] = LEGACY_SPACES[LEGACY[tile]]
    full.s.extra_discs += LEGACY_SPACES[LEGACY[tile]]
    assert full.turn(0, start, **kept).do(f"sail {at} 1").asked == Ask.MAIN  # type: ignore[arg-type]


def test_a_site_may_be_left_out_and_the_main_action_follows() -> None:
    desk = Desk(3).legacy("L11").turn(0, "1", doubloons=2).do("sail 2 1", "skip")
    assert money(desk) == 2 and desk.s.site[1] == 0 and desk.asked == Ask.MAIN


def test_a_site_takes_one_disc_a_stop_and_none_from_an_empty_ship() -> None:
    desk = Desk(3).legacy("L10").turn(0, "5").do("sail 6 1", "accept", "disc S1")
    assert desk.s.site[0] == 1 and desk.asked == Ask.MAIN
    empty = Desk(3).legacy("L10").turn(0, "5", areas=tuple(AREA))
    assert empty.do("sail 6 1").asked == Ask.MAIN


def test_an_area_that_is_cleared_at_a_site_works_at_once() -> None:
    desk = Desk(3).legacy("L10").unplan(0).ask(0, Ask.DISC).do("disc S1")
    desk.turn(0, "3", hand=[]).do("sail 6 2", "accept", "disc S1", "village")
    assert desk.s.asks[desk.s.depth - 1, 2] == 2  # with the Rigging two village actions after two points


SMALL = {1: (1, *[2] * 7), 2: (0, *[1] * 7), 3: (0,) * 8, 4: (0,) * 8}  # alone and for two the sites are smaller


@pytest.mark.parametrize("seats", SMALL)
def test_small_games_begin_with_discs_on_the_sites(seats: int) -> None:
    desk = Desk(seats).legacy(*SITES)
    assert tuple(int(discs) for discs in desk.s.site) == SMALL[seats]


def test_l17_passing_costs_two_doubloons_or_one_must_stop() -> None:
    desk = Desk().legacy("L17").turn(0, "18", doubloons=1)
    assert desk.legal() == ["sail 19 1"]
    desk = Desk().legacy("L17").turn(0, "18", doubloons=2).do("sail 20 2")
    assert money(desk) == 0
    assert "sail 20 1" in Desk().legacy("L17").turn(0, "19", doubloons=0).legal()


def test_the_toll_is_due_while_the_tile_lies_there_even_when_it_is_full() -> None:
    desk = Desk().legacy("L17")
    desk.s.extra_discs += LEGACY_SPACES[LEGACY["L17"]] - desk.s.site[LEGACY["L17"] - FIRST_SITE]
    desk.s.site[LEGACY["L17"] - FIRST_SITE] = LEGACY_SPACES[LEGACY["L17"]]
    assert desk.copy().turn(0, "18", doubloons=1).legal() == ["sail 19 1"]
    assert money(desk.turn(0, "18", doubloons=2).do("sail 20 2")) == 0


@pytest.mark.parametrize(("tile", "place"), [("L20", "12"), ("L21", "15"), ("L22", "16"), ("L23", "10")])
def test_l20_to_l23_no_village_actions_under_a_skull(tile: str, place: str) -> None:
    desk = Desk().legacy(tile).quest(place, "Q22").arrive(0, place, doubloons=2)
    assert "village" not in desk.legal() and "quest Q22" in desk.legal()
    desk.ask(0, Ask.SKULL).do(f"unskull {tile}")
    assert "village" in desk.arrive(0, place).legal()


@pytest.mark.parametrize(("tile", "lap", "place"), [("L24", 1, "21a"), ("L25", 4, "21b")])
def test_l24_and_l25_six_points_for_reaching_the_goal(tile: str, lap: int, place: str) -> None:
    desk = Desk().legacy(tile).lap(lap).turn(0, "20").do(f"sail {place} 1")
    assert points(desk) == 6 and "act" not in desk.legal()
