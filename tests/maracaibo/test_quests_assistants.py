"""Quests, assistants, careers, prestige buildings, the ship board."""

from __future__ import annotations

import pytest

from argosy.games.maracaibo.parts import AREA, AT, CAREER_IDS, HELPER_CARDS, PRESTIGE_COST, PRESTIGE_IDS, SPACE
from argosy.games.maracaibo.state import Ask

from .table import Desk, money, points

# ---- quests ----------------------------------------------------------------------------------------------------------


def test_a_quest_is_a_main_action_where_it_lies() -> None:
    desk = Desk().quest("7", "Q22").arrive(0, "7", doubloons=2)
    desk.do("quest Q22", "nation fr")
    assert (money(desk), points(desk), desk.s.quests[0], desk.s.quest_at[AT["7"]]) == (0, 1 + 2, 1, 0)
    assert desk.asked != Ask.VILLAGE


def test_who_cannot_pay_may_not_fulfil() -> None:
    assert not Desk().quest("7", "Q22").arrive(0, "7", doubloons=1).can("quest")
    assert not Desk().quest("7", "Q17").arrive(0, "7", hand=["PA02"]).can("quest")


@pytest.mark.parametrize(("quests", "gain"), [(0, 0), (2, 0), (3, 3), (4, 2), (9, 2)])
def test_the_fourth_quest_brings_three_points_and_later_ones_two(quests: int, gain: int) -> None:
    desk = Desk().quest("7", "Q20").arrive(0, "7", combat=1, quests=quests).do("quest Q20")
    assert points(desk) == 4 + gain


def test_quests_are_not_refilled_at_once() -> None:
    desk = Desk().quest("7", "Q22").arrive(0, "7", doubloons=2)
    drawn = int(desk.s.quests_drawn)
    assert desk.do("quest Q22", "nation fr").s.quests_drawn == drawn


def test_which_cards_pay_is_chosen_when_there_are_more_than_needed() -> None:
    desk = Desk().quest("7", "Q17").arrive(0, "7", hand=["PA02", "PA03", "PA11"]).do("quest Q17")
    assert desk.asked == Ask.PAY and len(desk.can("pay")) == 3
    desk.do("pay PA03")
    assert len(desk.can("pay")) == 2
    desk.do("pay PA02")
    assert desk.s.quests[0] == 1


# ---- assistants ------------------------------------------------------------------------------------------------------


def test_an_assistant_is_used_as_main_action_once_a_round() -> None:
    desk = Desk().helper(0, "PA36").turn(0, "0", doubloons=0).do("sail 7 5", "assistant PA36")
    assert (money(desk), points(desk)) == (5, 3)
    assert desk.s.spent[0]


def test_two_points_for_an_assistant_that_is_passed() -> None:
    desk = Desk().helper(0, "PA36").turn(0, "6").do("sail 8 2")
    assert points(desk) == 2


def test_two_points_when_another_main_action_is_taken() -> None:
    assert points(Desk().helper(0, "PA36").turn(0, "6").do("sail 7 1", "village")) == 2
    assert points(Desk().helper(0, "PA36").turn(0, "6").do("sail 7 1", "pass")) == 2


def test_two_points_for_an_assistant_on_the_other_arm() -> None:
    desk = Desk().helper(0, "PA37").turn(0, "1").do("sail 2 1")  # the assistant is at 3
    assert points(desk) == 2
    assert points(desk.do("pass")) == 2  # and only once


def test_of_several_assistants_in_one_place_one_is_used_and_the_others_pay() -> None:
    desk = Desk().helper(0, "PA36").helper(0, "PB067").turn(0, "6", hand=[]).do("sail 7 1")  # both at 7
    assert len(desk.can("assistant")) == 2
    assert points(desk.do("assistant PA36")) == 3 + 2


def test_two_points_for_an_assistant_that_was_not_reached_when_the_round_ends() -> None:
    desk = Desk().helper(1, "PA40")  # at 19
    desk.unplan(0).unplan(1)
    desk.s.ship[1] = AT["7"]
    desk.arrive(0, "21a", hand=["PA01", "PA02", "PA03", "PA05"]).do("act", "end turn", "points")
    before = points(desk, 1)
    desk.do("points")
    assert points(desk, 1) == before + 2 + 2 and desk.s.spent[1] == 0


def test_a_new_assistant_counts_from_the_next_round_where_the_ship_has_been() -> None:
    desk = Desk().village(0, 1, at="8", hand=["PA36"], doubloons=9, figures=1).do("buy PA36")  # at 7, behind the ship
    assert desk.s.spent[0] == 1 << HELPER_CARDS.index("PA36")
    desk = Desk().village(0, 1, at="6", hand=["PA36"], doubloons=9, figures=1).do("buy PA36")  # ahead of the ship
    assert desk.s.spent[0] == 0


def test_further_movement_stops_pays_and_takes_another_main_action() -> None:
    desk = Desk().helper(0, "PA39").helper(0, "PB077").arrive(0, "10", hand=[])  # at 10 and at 13
    desk.do("assistant PA39")
    before = points(desk)
    desk.do("sail 14 3")  # the other arm
    assert points(desk) == before + 2 and desk.asked == Ask.MAIN


# ---- careers ---------------------------------------------------------------------------------------------------------


def career(name: str, **things: object) -> Desk:
    """A seat with a certain career."""
    desk = Desk().unplan(0)
    desk.s.career[0] = CAREER_IDS.index(name) + 1
    return desk.arrive(0, "7", hand=[], doubloons=0, **things)  # type: ignore[arg-type]


@pytest.mark.parametrize(("card", "task", "easy", "hard"), [
    ("K1", "combat_tiles", {"tiles": 3}, {"tiles": 5}),
    ("K1", "quests", {"quests": 4}, {"quests": 6}),
    ("K2", "influence_1", {"influence": (0, 6, 0)}, {"influence": (0, 10, 0)}),
    ("K1", "influence_2", {"influence": (3, 0, 3)}, {"influence": (6, 6, 0)}),
    ("K2", "upgrades", {"areas": ("S1", "S2", "S3", "S4")}, {"areas": ("S1", "S2", "S3", "S4", "S5", "S7", "S8")}),
    ("K3", "barrier", {"explorer": "9"}, {"explorer": "17"}),
    ("K4", "synergies", {"synergies": ("anchor", "medal", "tools")}, {"synergies": ("anchor", "medal", "tools",
    "scales", "lantern")}),
])  # fmt: skip
def test_every_kind_of_task_has_an_easier_and_a_harder_line(
    card: str, task: str, easy: dict[str, object], hard: dict[str, object]
) -> None:
    from argosy.games.maracaibo.parts import TASK_D, TASK_IDS, TASK_VP

    number = TASK_IDS.index(task)
    assert f"claim {task}" not in career(card).legal()
    desk = career(card, **easy)
    before = points(desk)
    desk.do(f"claim {task}")
    assert (money(desk), points(desk) - before, desk.s.figures[0]) == (TASK_D[number], 0, 3)
    assert f"claim {task}" not in desk.legal()
    desk = career(card, **hard)
    before = points(desk)
    assert points(desk.do(f"claim {task}")) - before == TASK_VP[number]


def test_the_assistant_task_counts_figures_on_the_map() -> None:
    desk = Desk().helper(0, "PA36").helper(0, "PA42").helper(0, "PA41")
    desk.s.career[0] = CAREER_IDS.index("K5") + 1
    assert "claim assistants" in desk.arrive(0, "8").legal()


def test_all_three_tasks_bring_two_doubloons_and_two_points_more() -> None:
    desk = career("K3", influence=(6, 3, 0), explorer="9")
    desk.do("claim influence_1", "claim influence_2")
    before = (money(desk), points(desk))
    desk.do("claim barrier")
    assert (money(desk) - before[0], points(desk) - before[1]) == (3 + 2, 2)


# ---- prestige buildings ----------------------------------------------------------------------------------------------


def test_investing_costs_doubloons_and_a_figure_once_and_the_first_one_gets_two_points() -> None:
    desk = Desk().prestige(0, "castle").village(0, 2, hand=[], doubloons=30, figures=2).do("invest castle")
    assert (money(desk), points(desk), desk.s.figures[0], desk.s.laid[0]) == (30 - 10, 2, 1, 1)
    assert desk.s.synergies[0] == 1 << 1 and "invest castle" not in desk.legal()  # the medal
    desk.village(1, 1, hand=[], doubloons=30, figures=1).do("invest castle")
    assert points(desk, 1) == 0


@pytest.mark.parametrize(("building", "things", "gain"), [
    ("abbey", {"explorer": "17"}, 8), ("palace", {"quests": 5}, 10), ("citadel", {"combat": 3, "figures": 2}, 10),
    ("minster", {"synergies": ("medal", "tools")}, 6), ("castle", {"tiles": 4}, 8),
    ("academy", {"areas": ("S1", "S2", "S3")}, 6), ("cathedral", {"income": (23, 0)}, 10),
])  # fmt: skip
def test_what_the_buildings_count(building: str, things: dict[str, object], gain: int) -> None:
    from argosy.games.maracaibo.rules.scoring import prestige_points

    desk = Desk().prestige(0, building).have(0, **things)  # type: ignore[arg-type]
    desk.s.investors[0] = 1
    assert prestige_points(desk.s, 0) == gain


def test_the_basilica_pays_four_for_an_assistant_but_sixteen_at_most() -> None:
    from argosy.games.maracaibo.rules.scoring import prestige_points

    desk = Desk().prestige(0, "basilica")
    desk.s.investors[0] = 1
    for helpers, gain in ((0b11, 8), (0b11111, 16)):
        desk.s.helpers[0] = helpers
        assert prestige_points(desk.s, 0) == gain


def test_every_building_has_a_price() -> None:
    assert len(PRESTIGE_COST) == len(PRESTIGE_IDS) == 8


# ---- the ship board --------------------------------------------------------------------------------------------------


def disc(desk: Desk, area: str) -> Desk:
    """Remove both discs of an area."""
    for _ in range(2):
        if not int(desk.s.full[0]) >> AREA[area] & 1:
            desk.ask(0, Ask.DISC).do(f"disc {area}")
    return desk


def test_an_area_works_when_both_discs_are_gone() -> None:
    desk = Desk().ask(0, Ask.DISC, doubloons=0).do("disc S4")
    assert money(desk) == 0 and desk.s.full[0] == 0
    desk.ask(0, Ask.DISC).do("disc S4")
    assert money(desk) == 5 and desk.s.full[0] == 1 << AREA["S4"]


@pytest.mark.parametrize(("area", "gain"), [("S3", (0, 3)), ("S4", (5, 0)), ("S5", (0, 3))])
def test_areas_that_pay_at_once(area: str, gain: tuple[int, int]) -> None:
    desk = disc(Desk().have(0, doubloons=0), area)
    assert (money(desk), points(desk)) == gain


def test_prerequisites() -> None:
    legal = Desk().ask(0, Ask.DISC).legal()
    assert not {"disc S6", "disc S9", "disc S10", "disc S11", "disc S12"} & set(legal)
    assert "disc S6" in Desk().ask(0, Ask.DISC, areas=("S5",)).legal()
    assert "disc S9" in Desk().ask(0, Ask.DISC, areas=("S8",)).legal()
    four = ("S1", "S2", "S3", "S4")
    assert {"disc S10", "disc S11"} <= set(Desk().ask(0, Ask.DISC, areas=four).legal())
    assert "disc S12" not in Desk().ask(0, Ask.DISC, areas=four).legal()
    assert "disc S12" in Desk().ask(0, Ask.DISC, areas=(*four, "S5", "S7")).legal()


def test_quarterdeck_and_figurehead() -> None:
    desk = Desk().have(0, areas=("S5",))
    assert points(disc(desk, "S6")) == 6
    desk = Desk().have(0, areas=("S1", "S2", "S3", "S4", "S5", "S7"))
    assert points(disc(desk, "S12")) == 10


def test_captains_table_offers_three_things() -> None:
    desk = disc(Desk().have(0, areas=("S1", "S2", "S3", "S4"), influence=(5, 0, 0), doubloons=0), "S11")
    assert desk.legal() == ["choose c1", "choose c2", "choose c3"]
    assert "explore 3" in desk.copy().do("choose c1").legal()
    money_and_points = desk.copy().do("choose c2")
    assert (money(money_and_points), points(money_and_points)) == (4, 4)
    assert desk.copy().do("choose c3", "nation fr").s.influence[0, 0] == 7


def test_gun_deck_and_cargo_hold_are_village_actions() -> None:
    desk = Desk().village(0, 2, hand=["PA02", "PA03", "PA11"], areas=("S8", "S9"), doubloons=0, combat=1)
    desk.do("work S8", "work S9")
    assert (desk.s.combat[0], money(desk), points(desk)) == (2, 1 + 2, 2)


def test_flag_locker_lays_a_marker_where_the_ship_lies() -> None:
    desk = Desk().village(0, 2, at="9", areas=("S1", "S2", "S3", "S4", "S10"), doubloons=0).do("locker", "nation en")
    assert (desk.s.marker[AT["9"]], desk.s.influence[0, 2], money(desk)) == (3, 1, 1)
    assert "locker" not in desk.legal()  # a marker lies there now
    assert "locker" not in Desk().village(0, 1, at="11", areas=("S10",)).legal()  # not in a city


def test_the_track_has_its_spaces() -> None:
    assert SPACE["25"] == max(SPACE.values())
