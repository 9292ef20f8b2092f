"""The worked examples of the rulebook, with its numbers."""

from __future__ import annotations

import numpy as np

from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.parts import AT, CAREER_IDS, MARKERS, SPACE
from argosy.games.maracaibo.rules.income import raise_income_vp
from argosy.games.maracaibo.rules.scoring import multiplier, nation_points, prestige_points
from argosy.games.maracaibo.state import JEAN, QUEST_TRACK, SheetLine

from .table import Desk, money, points


def test_a_fight_for_france() -> None:
    """France fights with 6 for 2 doubloons: influence for 2, then a flag with a combat point and a figure."""
    desk = Desk().unplan(0).tile("F01").mark("5", "SP").arrive(0, "11", hand=[], doubloons=2, combat=1, figures=1)
    desk.do("act", "stack left", "nation fr")
    assert money(desk) == 0
    desk.do("gain-1", "flag 5")  # 4 are left, the other 2 are a combat point and a figure
    assert (desk.s.combat[0], desk.s.figures[0], desk.s.influence[0, 0]) == (0, 0, 2)
    assert desk.s.marker[AT["5"]] == 1 and points(desk) == 3
    assert desk.s.tiles[0] == 1  # nothing is left, so the fight is over


def test_the_first_story_quest() -> None:
    """At place 15 a combat point for 5 doubloons, a point for each compass, and the story tile."""
    desk = Desk()
    desk.s.quest_at[AT["15"]] |= 1 << 24
    desk.arrive(0, "15", combat=1, doubloons=0).do("quest ST1")
    assert (desk.s.combat[0], money(desk), points(desk), desk.s.quests[0]) == (0, 5, 1, 1)


def test_interim_income() -> None:
    """On 12 and 3 one gets 12 doubloons and 3 points."""
    desk = Desk().unplan(0).unplan(1)
    desk.arrive(0, "21a", hand=["PA01", "PA02", "PA03", "PA05"], income=(12, 3), doubloons=0).do(
        "pass", "end turn", "points", "points"
    )
    assert (money(desk), desk.s.lines[0, SheetLine.INCOME]) == (12, 3)


def test_final_scoring() -> None:
    """4 and 9 points for the income markers; the nations count 6, 5 and 2, which makes 12 + 15 + 2 points."""
    desk = Desk(3).unplan(0).unplan(1).unplan(2).lap(4)
    s = desk.s
    s.taken[:] = [7, 5, 3]  # 4, 3 and 2 spaces are emptied
    for nation, places in enumerate((("1", "2", "3", "4"), ("5", "6", "7", "8"), ("9", "10"))):
        for place in places:
            s.marker[AT[place]] = nation + 1
            s.on_chart[nation] += 1
    assert [multiplier(s, n) for n in range(3)] == [6, 5, 2]
    desk.have(0, influence=(4, 7, 2), income=(20, 9))
    assert nation_points(s, 0) == 2 * 6 + 3 * 5 + 1 * 2
    desk.have(1, influence=(16, 16, 16))
    desk.arrive(0, "22", hand=["PA01", "PA02", "PA03", "PA05"]).do("pass", "end turn", "points", "points", "points")
    lines = list(s.lines[0])
    assert (lines[SheetLine.DOUBLOON_INCOME], lines[SheetLine.INCOME], lines[SheetLine.NATIONS]) == (4, 9, 29)
    assert MARKERS == 13


def test_the_quest_task_of_a_career() -> None:
    """Four quests: a figure and 4 doubloons; with six also 4 points; and 2 and 2 more when it is the last task."""
    for quests, gain in ((4, 0), (6, 4)):
        desk = Desk().unplan(0)
        desk.s.career[0] = CAREER_IDS.index("K1") + 1
        desk.arrive(0, "7", hand=[], doubloons=0, quests=quests).do("claim quests")
        assert (money(desk), points(desk), desk.s.figures[0]) == (4, gain, 3)
    desk = Desk().unplan(0)
    desk.s.career[0] = CAREER_IDS.index("K1") + 1
    desk.s.claimed[0] = 0b101
    desk.s.supply[0] += 2
    desk.arrive(0, "7", hand=[], doubloons=0, quests=6).do("claim quests")
    assert (money(desk), points(desk)) == (4 + 2, 4 + 2)


def test_legionnaire() -> None:
    """A doubloon of income, and 2 points of income with the synergy."""
    plain = Desk().own(0, "PA12")
    assert (plain.s.income_d[0], plain.s.income_vp[0]) == (9, 0)
    assert Desk().have(0, synergies=("medal",)).own(0, "PA12").s.income_vp[0] == 2


def test_harbour() -> None:
    """With one of its synergies 4 points of income, and 2 more when the other token comes later."""
    desk = Desk().have(0, synergies=("anchor",)).own(0, "PB001")
    assert desk.s.income_vp[0] == 4
    assert desk.own(0, "PA06").s.income_vp[0] == 6


def test_point_income_of_22_in_the_third_round() -> None:
    """The marker goes to 2, and 40 points are taken at once."""
    desk = Desk().lap(3).have(0, income=(8, 19))
    raise_income_vp(desk.s, 0, 3)
    assert (desk.s.income_vp[0], points(desk)) == (2, 40)


def test_three_village_actions() -> None:
    """Two doubloons one by one, then a card."""
    desk = Desk().arrive(0, "7", 7, hand=["PA03"], doubloons=0).do("village", "coin", "coin", "buy PA03")
    assert desk.s.income_d[0] == 10


def test_citadel() -> None:
    """2 figures and 3 combat points are worth 10 points."""
    desk = Desk().prestige(0, "citadel").have(0, figures=2, combat=3)
    desk.s.investors[0] = 1
    assert prestige_points(desk.s, 0) == 10


def test_cathedral() -> None:
    """5 points for the doubloon income make 10 more."""
    desk = Desk().prestige(0, "cathedral").have(0, income=(23, 0))
    desk.s.investors[0] = 1
    assert prestige_points(desk.s, 0) == 10


def test_set_up_75_lays_quests_by_the_number_of_players() -> None:
    """15; with three or four players 18 as well; with four 19 as well."""
    for seats, places in ((1, {"15"}), (2, {"15"}), (3, {"15", "18"}), (4, {"15", "18", "19"})):
        s = Desk(seats).s
        assert {p for p in AT if s.quest_at[AT[p]]} == places


def test_jeans_income() -> None:
    """Three discs and two cards make 4 points."""
    desk = Desk(1).unplan(0)
    desk.s.jean_discs, desk.s.jean_cards = 3, 2
    desk.s.gone += 3
    for card in (0, 1):
        desk.fetch(f"PA0{card + 1}")
        desk.s.place[card] = 12 + JEAN
    desk.arrive(0, "21a", hand=["PA03", "PA05", "PA06", "PA07"]).jean("A1").do("pass", "end turn", "points")
    assert desk.s.lines[JEAN, SheetLine.INCOME] == 4


def test_three_quests_lie_on_the_explorer_track_and_nobody_has_points_at_first() -> None:
    """Set-up: the quest spaces of the track are filled, the markers stand on 0."""
    s = Desk().s
    assert all(int(s.quest_at[QUEST_TRACK + k]) for k in range(3)) and SPACE["a3"] > SPACE["5"]
    out = np.zeros(2, np.int16)
    GAME.rules.contract.scores(s, out)
    assert list(out) == [0, 0]
