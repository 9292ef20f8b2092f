"""Fighting, influence, nation markers, income, the explorer track."""

from __future__ import annotations

import pytest

from argosy.games.maracaibo.effects import NATIONS, Op
from argosy.games.maracaibo.parts import AT, NO_TILE, PROGRAM, SPACE, STRIKES
from argosy.games.maracaibo.rules.fight import DID_STRIKE, HIGHEST, nation_in, pack_fight, value_in
from argosy.games.maracaibo.rules.income import raise_income_d, raise_income_vp
from argosy.games.maracaibo.rules.influence import gain_influence
from argosy.games.maracaibo.state import QUEST_TRACK, Ask

from .table import Desk, money, points


def fight(tile: str, nation: str, **things: object) -> Desk:
    """A fight in Maracaibo with a certain tile for a nation."""
    desk = Desk().unplan(0).tile(tile).arrive(0, "11", hand=[], **things)  # type: ignore[arg-type]
    return desk.do("act", "stack left", f"nation {nation}")


def value(desk: Desk) -> int:
    """The combat value that is left."""
    assert desk.asked == Ask.FIGHT
    return int(desk.s.asks[desk.s.depth - 1, 2]) % 64


def test_the_row_of_a_fight_holds_the_value_and_the_nation_with_every_tile() -> None:
    most = 2**15  # what a number of the record holds
    for nation in range(len(NATIONS)):
        for value, tile in ((0, 0), (HIGHEST, NO_TILE), (7, NO_TILE)):
            packed = pack_fight(value, nation, tile)
            assert (value_in(packed), nation_in(packed)) == (value, nation) and packed < most
    assert most >= 1 << (DID_STRIKE + STRIKES)  # every combat action has its bit


# ---- tiles and nations -----------------------------------------------------------------------------------------------


def test_the_tile_is_turned_up_from_either_stack() -> None:
    desk = Desk().arrive(0, "11").do("act")
    assert desk.legal() == ["stack left", "stack right"]
    left, right = desk.copy().do("stack left"), desk.copy().do("stack right")
    assert list(left.s.stack_size) == [12, 12] and list(right.s.stack_size) == [13, 11]


def test_a_nation_costs_what_the_tile_says() -> None:
    desk = Desk().tile("F01").arrive(0, "11", doubloons=1).do("act", "stack left")
    assert "nation fr" not in desk.legal() and "nation sp" in desk.legal()
    assert money(fight("F01", "fr", doubloons=5)) == 3


@pytest.mark.parametrize(("tile", "nation", "field", "gain"), [
    ("F01", "en", "points", 1), ("F04", "sp", "doubloons", 1), ("F13", "en", "figures", 1),
])  # fmt: skip
def test_a_nation_brings_what_the_tile_says(tile: str, nation: str, field: str, gain: int) -> None:
    before = {"points": 0, "doubloons": 5, "figures": 2}[field]
    assert getattr(fight(tile, nation, doubloons=5, figures=2).s, field)[0] == before + gain


def test_the_influence_bonus_is_with_the_fighting_nation() -> None:
    assert fight("F07", "en").s.influence[0, 2] == 1


def test_the_nation_with_most_markers_alone_loses_two() -> None:
    desk = Desk().unplan(0).tile("F16").mark("1", "FR").arrive(0, "11", hand=[]).do("act", "stack left", "nation fr")
    assert value(desk) == 5 - 2
    assert value(fight("F16", "fr")) == 5  # a tie: nothing happens


def test_the_nation_with_fewest_markers_alone_gains_three() -> None:
    desk = Desk().unplan(0).tile("F19").mark("1", "FR").mark("2", "EN").arrive(0, "11", hand=[])
    assert value(desk.do("act", "stack left", "nation sp")) == 5 + 3
    assert value(fight("F19", "sp")) == 5


def test_with_empty_stacks_every_nation_fights_with_three() -> None:
    desk = Desk().unplan(0)
    desk.tiles(0, 25)
    desk.arrive(0, "11", hand=[]).do("act", "nation sp")
    assert value(desk) == 3
    assert desk.do("done").s.tiles[0] == 25


# ---- combat actions --------------------------------------------------------------------------------------------------


def test_influence_for_two_or_five_but_only_one_of_them() -> None:
    desk = fight("F07", "fr", doubloons=9).do("gain-1")
    assert desk.s.influence[0, 0] == 1 and value(desk) == 5 and not {"gain-1", "gain-2"} & set(desk.legal())
    desk = fight("F07", "fr", doubloons=9).do("gain-2")
    assert desk.s.influence[0, 0] == 2 and value(desk) == 2


def test_annexing_a_flag_costs_four_and_brings_influence_and_its_bonus() -> None:
    desk = fight("F07", "fr", doubloons=3).do("flag 4")
    assert (desk.s.marker[AT["4"]], desk.s.influence[0, 0], money(desk), value(desk)) == (1, 1, 3, 3)
    assert desk.s.taken[0] == 2 and not desk.can("flag")


def test_displacing_costs_six_and_only_another_nation_can_be_displaced() -> None:
    desk = Desk().unplan(0).tile("F07").mark("4", "SP").mark("5", "FR").arrive(0, "11", hand=[], doubloons=3)
    desk.do("act", "stack left", "nation fr")
    assert "flag 4" in desk.legal() and "flag 5" not in desk.legal()
    desk.do("flag 4")
    assert (
        value(desk) == 1 and list(desk.s.on_chart) == [3, 1, 1] and desk.s.taken[1] == 2
    )  # the red marker left the game


@pytest.mark.parametrize(("place", "field", "gain"), [("4", "doubloons", 3), ("5", "points", 3), ("13", "combat", 2)])
def test_the_bonus_of_each_flag(place: str, field: str, gain: int) -> None:
    desk = fight("F25", "fr", combat=0, figures=0, doubloons=0)
    before = int(getattr(desk.s, field)[0])
    assert getattr(desk.do(f"flag {place}").s, field)[0] == before + gain


def test_flags_that_ask_a_question() -> None:
    assert fight("F25", "fr", combat=0, figures=0).do("flag 11").asked == Ask.NATION
    assert fight("F25", "fr", combat=0, figures=0).do("flag 14").asked == Ask.DISC


def test_combat_points_and_figures_raise_the_value_by_one_each() -> None:
    desk = fight("F25", "fr", combat=2, figures=2).do("gain-2")  # 4 and one more
    assert desk.legal() == ["figures 0", "figures 1"]
    with_points, with_figure = desk.copy().do("figures 0"), desk.copy().do("figures 1")
    assert (with_points.s.combat[0], with_points.s.figures[0]) == (1, 2)
    assert (with_figure.s.combat[0], with_figure.s.figures[0]) == (2, 1)


def test_an_action_that_cannot_be_afforded_is_not_offered() -> None:
    desk = fight("F07", "en", combat=0, figures=0)  # value 2
    assert "gain-1" in desk.legal() and "gain-2" not in desk.legal() and not desk.can("flag")


def test_landing_parties_take_villages_and_are_paid_for_assistants() -> None:
    desk = Desk().helper(0, "PA38").helper(1, "PB073").unplan(0).tile("F25")  # both at 16
    desk.arrive(0, "11", hand=[], areas=("S7",), doubloons=0).do("act", "stack left", "nation fr", "raid 16")
    assert money(desk) == 3 + 1 and desk.s.marker[AT["16"]] == 1 and desk.s.influence[0, 0] == 1 and value(desk) == 2
    desk = Desk().unplan(0).tile("F07").arrive(0, "11", hand=[], areas=("S7",), doubloons=5)
    desk.do("act", "stack left", "nation fr", "raid 6")  # Spain's
    assert value(desk) == 7 - 5
    assert "raid 8" not in desk.legal()  # once a fight, and France's own


def test_several_combat_actions_each_once() -> None:
    desk = fight("F07", "fr", combat=4, figures=0, doubloons=3).do("gain-1", "flag 4", "done")
    assert desk.s.tiles[0] == 1 and desk.s.influence[0, 0] == 2


def test_without_markers_only_actions_that_need_none() -> None:
    desk = Desk().unplan(0).tile("F25")
    desk.s.taken[0] = 13
    desk.arrive(0, "11", hand=[], areas=("S7",)).do("act", "stack left", "nation fr")
    assert not desk.can("flag") and not desk.can("raid") and "gain-1" in desk.legal()


def test_the_tile_lies_on_the_ship_board_afterwards() -> None:
    desk = fight("F25", "fr").do("done")
    assert desk.s.tiles[0] == 1 and int(desk.s.tiles_of[0]) == int(desk.s.tiles_out)


def test_homeward_bound_fight_or_explore() -> None:
    desk = Desk().arrive(0, "20").do("act")
    assert desk.legal() == ["choose b1", "choose b2"]
    assert desk.copy().do("choose b1").asked == Ask.STACK
    assert "explore 2" in desk.copy().do("choose b2").legal()


# ---- influence and income --------------------------------------------------------------------------------------------


def test_steps_beyond_the_end_of_the_track_bring_two_points_each() -> None:
    desk = Desk().have(0, influence=(15, 0, 0))
    gain_influence(desk.s, 0, 0, 3)
    assert desk.s.influence[0, 0] == 16 and points(desk) == 2 * 2


def test_doubloon_income_beyond_the_end_becomes_point_income() -> None:
    desk = Desk().have(0, income=(33, 4))
    raise_income_d(desk.s, 0, 3)
    assert (desk.s.income_d[0], desk.s.income_vp[0]) == (34, 6)


@pytest.mark.parametrize(("lap", "gain"), [(1, 80), (2, 60), (3, 40), (4, 20)])
def test_point_income_of_twenty_pays_for_every_scoring_to_come(lap: int, gain: int) -> None:
    desk = Desk().lap(lap).have(0, income=(8, 18))
    raise_income_vp(desk.s, 0, 4)
    assert (desk.s.income_vp[0], points(desk)) == (2, gain)


# ---- the explorer ----------------------------------------------------------------------------------------------------


def explore(steps: int, seats: int = 2, **things: object) -> Desk:
    """The explorer may move."""
    rows = [
        i
        for i in range(1, len(PROGRAM) - 1)
        if tuple(PROGRAM[i][:2]) == (Op.EXPLORE, 2) and PROGRAM[i + 1, 0] == Op.END
    ]
    desk = Desk(seats).ask(0, Ask.DO_RUN, rows[0], **things)  # type: ignore[arg-type]
    desk.s.asks[desk.s.depth - 1, 2] = steps
    return desk


def test_steps_may_be_given_up_but_not_all_and_the_whole_move_may_be_left() -> None:
    assert explore(3).legal() == ["explore 1", "explore 2", "explore 3", "skip"]


def test_only_the_space_it_lands_on_pays() -> None:
    desk = explore(3, doubloons=0).do("explore 3")
    assert (money(desk), points(desk)) == (0, 3)


def test_occupied_spaces_are_jumped_and_not_counted() -> None:
    desk = explore(1)
    desk.s.explorer[1] = SPACE["1"]
    assert desk.can("explore") == ["explore 2"]


def test_at_a_fork_the_way_is_free() -> None:
    assert explore(2, explorer="5").can("explore") == ["explore 6", "explore 7", "explore a1", "explore a2"]


def test_a_quest_on_the_track_may_be_fulfilled_and_is_then_jumped_by_all() -> None:
    desk = explore(1, explorer="a2", doubloons=2, hand=[])
    lying = int(desk.s.quest_at[QUEST_TRACK]).bit_length() - 1
    if lying != 21:  # lay the quest that costs 2 doubloons there
        desk.quest(f"site{QUEST_TRACK}", "Q22")
        desk.s.quest_at[QUEST_TRACK] &= ~(1 << lying)
        desk.s.quest_at[AT["1"]] |= 1 << lying
    desk.do("explore a3")
    assert desk.legal() == ["quest Q22", "skip"]
    desk.do("quest Q22", "nation fr")
    assert desk.s.quests[0] == 1 and desk.s.quest_at[QUEST_TRACK] == 0
    other = explore(1, explorer="a2")
    other.s.quest_at[AT["1"]] |= other.s.quest_at[QUEST_TRACK]
    other.s.quest_at[QUEST_TRACK] = 0
    assert other.can("explore") == ["explore a4"]


def test_the_red_barrier_brings_three_influence_with_one_nation() -> None:
    desk = explore(1, explorer="8").do("explore 9")
    assert desk.asked == Ask.NATION
    assert desk.do("nation sp").s.influence[0, 1] == 3


@pytest.mark.parametrize(("start", "end"), [("16", "17"), ("22", "23")])
def test_blue_and_green_barriers_pay_four_to_the_first_and_two_later(start: str, end: str) -> None:
    desk = explore(1, explorer=start).do(f"explore {end}")
    assert desk.s.lines[0, 2] == 4
    later = explore(1, explorer=start)
    later.s.crossed[:] = 1
    assert later.do(f"explore {end}").s.lines[0, 2] == 2


@pytest.mark.parametrize(("arrived", "gain"), [(0, 10), (1, 8), (2, 6), (3, 4)])
def test_the_end_of_the_track(arrived: int, gain: int) -> None:
    desk = explore(3, 4, explorer="24")
    desk.s.arrived = arrived
    desk.do("explore 25")
    assert points(desk) == gain and desk.asked == Ask.VILLAGE


def test_at_the_end_further_moves_are_lost() -> None:
    rows = [
        i
        for i in range(1, len(PROGRAM) - 1)
        if tuple(PROGRAM[i][:2]) == (Op.EXPLORE, 2) and PROGRAM[i + 1, 0] == Op.END
    ]
    desk = Desk().ask(0, Ask.DO_RUN, rows[0], explorer="25")
    assert desk.asked != Ask.EXPLORE


def test_several_explorers_may_stand_at_the_end() -> None:
    desk = explore(1, explorer="24")
    desk.s.explorer[1] = SPACE["25"]
    assert desk.can("explore") == ["explore 25"]


# ---- city actions ----------------------------------------------------------------------------------------------------


def at_city(action: str, **things: object) -> Desk:
    """A ship in a city with a certain action."""
    from argosy.games.maracaibo.parts import CITY_IDS, PARTS

    rows = (*PARTS["city_tile"], *PARTS["printed_city"], *PARTS["legacy_city"])
    number = next(CITY_IDS.index(row["id"]) for row in rows if row["action"] == action)
    desk = Desk().unplan(0)
    desk.s.city[AT["4"]] = number + 1
    kept: dict[str, object] = {"doubloons": 0, "combat": 0, "hand": []} | things
    return desk.arrive(0, "4", **kept).do("act")  # type: ignore[arg-type]


def test_c_expl() -> None:
    assert at_city("C-EXPL").can("explore") == ["explore 1", "explore 2", "explore 3", "explore 4"]


def test_c_1_influence_then_a_village_action() -> None:
    desk = at_city("C-1").do("nation fr", "coin")
    assert desk.s.influence[0, 0] == 1 and desk.asked != Ask.VILLAGE


def test_c_2_combat_point_and_perhaps_a_disc() -> None:
    desk = at_city("C-2")
    assert desk.s.combat[0] == 1 and {"disc S1", "skip"} <= set(desk.legal())


def test_c_3_three_combat_points() -> None:
    assert at_city("C-3").s.combat[0] == 3


def test_c_4_doubloons_then_a_village_action() -> None:
    assert money(at_city("C-4").do("coin")) == 3


def test_c_5_combat_point_and_influence() -> None:
    desk = at_city("C-5").do("nation en")
    assert (desk.s.combat[0], desk.s.influence[0, 2]) == (1, 1)


def test_c_6_a_village_action_for_each_compass() -> None:
    desk = Desk().own(0, "PA24").own(0, "PA25").unplan(0)
    from argosy.games.maracaibo.parts import CITY_IDS

    desk.s.city[AT["4"]] = CITY_IDS.index("T12") + 1
    desk.arrive(0, "4", hand=[], doubloons=0).do("act", "coin", "coin", "coin")
    assert money(desk) == 3 and desk.asked != Ask.VILLAGE


def test_c_7_the_hand_for_doubloons_and_points_for_tiles() -> None:
    desk = at_city("C-7", hand=["PA01"], tiles=2).do("accept")
    assert (points(desk), desk.s.place[0]) == (2, 2)
    assert points(at_city("C-7", hand=["PA01"], tiles=2).do("skip")) == 2


def test_c_8_doubloons_or_points_for_assistants() -> None:
    assert money(at_city("C-8").do("choose a1")) == 4
    assert points(at_city("C-8").do("choose a2")) == 0


def test_c_9_combat_points_for_influence_and_doubloons() -> None:
    desk = at_city("C-9", combat=2).do("accept", "nation sp")
    assert (desk.s.combat[0], money(desk), desk.s.influence[0, 1]) == (0, 6, 1)
    assert "accept" not in at_city("C-9", combat=1).legal()
