"""Jean: her deck, her movement, quests, deliveries, cards, instructions early and late, fights, income, end bonuses."""

from __future__ import annotations

import io
import itertools
import pathlib

import numpy as np
import pytest
from rich.console import Console

import argosy
from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.face.log import tell
from argosy.games.maracaibo.parts import AT, JEAN_IDS, JEAN_LETTER, SPACE
from argosy.games.maracaibo.rules.jean import jean_explores, jean_nation, jean_turn
from argosy.games.maracaibo.rules.scoring import jean_leads
from argosy.games.maracaibo.state import JEAN, QUEST_OWNED, QUEST_TRACK, At, SheetLine, Told
from argosy.kernel.position import bytes_of
from argosy.terminal.screen import points
from argosy.words import say, say_line

from .table import Desk


def table(*cards: str, lap: int = 1, at: str = "0") -> Desk:
    """A solo game without quests in the way; these are Jean's next cards."""
    desk = Desk(1).lap(lap).jean(*cards)
    s = desk.s
    for place in range(len(AT)):
        s.quest_at[QUEST_OWNED] |= s.quest_at[place]
        s.quest_at[place] = 0
    s.quests[0] = int(s.quest_at[QUEST_OWNED]).bit_count()
    s.ship[JEAN] = AT[at]
    return desk


def turn(desk: Desk) -> Desk:
    """Jean's next turn."""
    jean_turn(desk.s)
    assert GAME.rules.contract.ledger(desk.s) == 0
    return desk


# ---- the deck --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "letters"), [(0, (5, 0, 0)), (1, (5, 0, 1)), (2, (5, 1, 1)), (3, (4, 2, 1)), (4, (3, 3, 1))]
)
def test_the_deck_by_difficulty(level: int, letters: tuple[int, int, int]) -> None:
    for seed in range(5):
        s = Desk(1, seed, jean=level).s
        found = [int(JEAN_LETTER[card]) for card in s.jean_deck[: s.jean_size]]
        assert tuple(found.count(k) for k in range(3)) == letters


def test_an_empty_deck_is_made_anew_from_her_discards() -> None:
    desk = table("A2")
    desk.s.jean_pile = 0b11
    turn(desk)
    assert desk.s.jean_size == 0
    turn(desk)
    assert desk.s.jean_shuffles == 1 and desk.s.jean_size == 1  # two cards, one of them turned up


# ---- movement --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "start", "end"), [
    ("A1", "0", "4"), ("A2", "0", "5"), ("A4", "0", "11"), ("A5", "0", "11"), ("A1", "11", "13"), ("A2", "11", "14"),
    ("A1", "13", "20"), ("A4", "14", "20"), ("A1", "20", "21a"), ("A4", "20", "21a"),
])  # fmt: skip
def test_only_cities_are_steps_and_homeward_places_hold_her(card: str, start: str, end: str) -> None:
    assert turn(table(card, at=start)).s.ship[JEAN] == AT[end]


def test_a_village_with_a_quest_is_a_step_and_the_quest_ends_her_turn() -> None:
    desk = table("A2")
    desk.s.quest_at[AT["2"]] = desk.s.quest_at[QUEST_OWNED] & 0xFFFFFF
    desk.s.quest_at[QUEST_OWNED] &= ~0xFFFFFF
    before = int(desk.s.quest_at[AT["2"]])
    turn(desk)
    assert desk.s.ship[JEAN] == AT["2"] and desk.s.quests[JEAN] == 1
    assert desk.s.influence[JEAN, 0] == 0 and int(desk.s.quest_at[AT["2"]]).bit_count() == before.bit_count() - 1


def test_of_several_quests_she_takes_the_older() -> None:
    desk = table("A2").quest("2", "Q05").quest("2", "Q09")
    desk.s.quest_age[4], desk.s.quest_age[8] = 9, 8
    turn(desk)
    assert int(desk.s.quest_at[AT["2"]]) & 1 << 4 and not int(desk.s.quest_at[AT["2"]]) & 1 << 8


def test_side_cities_need_her_explorer() -> None:
    desk = table("A2", at="9").legacy("L4")
    desk.s.quest_at[:QUEST_TRACK] = 0
    assert turn(desk).s.ship[JEAN] == AT["11"]
    desk = table("A2", at="9").legacy("L4")
    desk.s.explorer[JEAN] = SPACE["4"]
    assert turn(desk).s.ship[JEAN] == AT["9a"]


IGNORED = ["L2", "L5", "L6", "L8", *(f"L{n}" for n in (*range(10, 18), *range(20, 26)))]


@pytest.mark.parametrize("tile", IGNORED)
def test_l2_l5_l6_l8_and_l10_to_l25_mean_nothing_to_her(tile: str) -> None:
    for card, start, lap in itertools.product(("A1", "B1", "C1"), ("0", "2", "5", "8", "11", "12", "17", "20"), (1, 4)):
        with_it, without = (table(card, at=start).lap(lap).tile("F25").quest("3", "Q22") for _ in range(2))
        turn(with_it.legacy(tile))
        turn(without)
        for field in ("legacy", "site", "extra_discs"):
            with_it.s[field] = without.s[field]
        assert bytes_of(with_it.s) == bytes_of(without.s)


# ---- cities ----------------------------------------------------------------------------------------------------------


def test_she_delivers_a_disc_if_there_is_room() -> None:
    desk = turn(table("A2"))
    assert desk.s.jean_discs == 1 and desk.s.stored[AT["5"]] == 1 and desk.s.jean_cards == 0


@pytest.mark.parametrize(("card", "slot"), [("A2", 1), ("A3", 3), ("A4", 0), ("A5", 2)])
def test_otherwise_she_takes_the_card_her_card_shows(card: str, slot: int) -> None:
    desk = table(card, at="20")
    taken = int(desk.s.display[slot]) - 1
    turn(desk)
    assert desk.s.jean_cards == 1 and desk.s.place[taken] == At.OWNED + JEAN and all(desk.s.display > 0)


# ---- her fifteen cards, early and late -------------------------------------------------------------------------------

EXPLORES = {"A1": (2, 2), "B1": (2, 4), "B4": (2, 4), "C3": (3, 4)}
POINTS = {
    "B1": (4, 4),
    "B2": (0, 4),
    "B3": (0, 4),
    "B4": (4, 4),
    "B5": (0, 4),
    "B6": (2, 2),
    "C1": (4, 4),
    "C2": (3, 3),
    "C3": (4, 4),
    "C4": (2, 2),
}
DISCS = {"B3", "B5", "C1"}
PILE = {"B2", "C2"}
INFLUENCE = {"A2": 0, "A4": 1, "A5": 2}
FIGHTS = {"A3": 2, "B6": 3, "C4": 3}


@pytest.mark.parametrize("lap", [1, 2, 3, 4])
@pytest.mark.parametrize("card", [name.removeprefix("J-") for name in JEAN_IDS])
def test_each_card_early_and_late(card: str, lap: int) -> None:
    desk = table(card, at="20", lap=lap)
    desk.s.explorer[JEAN] = SPACE["9"]
    late = lap >= 3
    drawn = int(desk.s.quests_drawn)
    turn(desk)
    s = desk.s
    assert s.points[JEAN] == POINTS.get(card, (0, 0))[late]
    assert s.explorer[JEAN] - SPACE["9"] == EXPLORES.get(card, (0, 0))[late]
    assert s.jean_discs == int(card in DISCS)
    assert (int(s.quests_drawn) - drawn, s.quests[JEAN]) == (int(card in PILE),) * 2
    steps = [int(x) for x in s.influence[JEAN]]
    if card in INFLUENCE:
        assert steps == [int(n == INFLUENCE[card]) for n in range(3)]
    elif card in FIGHTS:
        assert sorted(steps) == [0, 0, FIGHTS[card]] and s.tiles[JEAN] == 1
        assert sum(1 for site in s.marker if site) == 3 + 1 + (card == "C4")
    else:
        assert steps == [0, 0, 0]


# ---- her explorer ----------------------------------------------------------------------------------------------------


def test_she_goes_to_a_quest_within_reach_and_takes_it() -> None:
    desk = table("A1")
    desk.s.explorer[JEAN] = SPACE["a1"]
    jean_explores(desk.s, 2)
    assert desk.s.explorer[JEAN] == SPACE["a3"] and desk.s.quests[JEAN] == 1 and desk.s.quest_at[QUEST_TRACK] == 0


def test_otherwise_she_takes_the_shortest_way_and_jumps_the_human() -> None:
    desk = table("A1")
    desk.s.explorer[JEAN] = SPACE["5"]
    desk.s.explorer[0] = SPACE["6"]
    jean_explores(desk.s, 2)
    assert desk.s.explorer[JEAN] == SPACE["8"]


def test_she_gets_nothing_for_barriers_and_the_end_but_takes_the_first_place_away() -> None:
    desk = table("A1")
    desk.s.explorer[JEAN] = SPACE["16"]
    jean_explores(desk.s, 2)
    assert desk.s.points[JEAN] == 0 and desk.s.crossed[1] == 1
    desk.s.explorer[JEAN] = SPACE["24"]
    jean_explores(desk.s, 2)
    assert desk.s.explorer[JEAN] == SPACE["25"] and desk.s.arrived == 1 and desk.s.points[JEAN] == 0


# ---- her fights ------------------------------------------------------------------------------------------------------


def fights_for(
    tile: str,
    jean: tuple[int, int, int] = (0, 0, 0),
    human: tuple[int, int, int] = (0, 0, 0),
    marks: tuple[str, ...] = (),
) -> int:
    """The nation she fights for with a tile."""
    from argosy.games.maracaibo.parts import COMBAT_IDS

    desk = table("A3")
    desk.s.influence[JEAN], desk.s.influence[0] = jean, human
    for place, nation in zip(("1", "2", "3", "9"), marks, strict=False):
        desk.mark(place, nation)
    return int(jean_nation(desk.s, COMBAT_IDS.index(tile)))


def test_the_highest_value_decides() -> None:
    assert fights_for("F09") == 2  # England 7


def test_her_rank_counts_for_and_the_humans_against_a_nation() -> None:
    assert fights_for("F25", jean=(0, 4, 0)) == 1
    assert fights_for("F25", human=(2, 2, 0)) == 2


def test_conditions_of_the_tile_count() -> None:
    assert fights_for("F16") == 0  # France 5
    assert fights_for("F16", marks=("FR",)) == 2  # France has most: 3; England 4


def test_ties_by_the_printed_value_then_france_spain_england() -> None:
    assert fights_for("F25") == 0
    assert fights_for("F13", jean=(0, 0, 2)) == 0  # France and Spain 4, England 3 and 1: the printed 4 comes first
    assert fights_for("F25", human=(2, 0, 0)) == 1


def test_she_conquers_the_empty_city_with_the_lowest_number_then_villages() -> None:
    desk = turn(table("A3"))
    assert desk.s.marker[AT["4"]] > 0 and desk.s.told[Told.TARGET] == AT["4"] + 1
    desk = table("A3")
    for place in ("4", "5", "11", "13", "14"):
        desk.mark(place, "FR")
    turn(desk)
    assert desk.s.marker[AT["1"]] > 0


def test_without_an_empty_place_the_marker_leaves_the_game() -> None:
    desk = table("A3").tile("F25")
    for place in ("4", "5", "11", "13", "14"):
        desk.mark(place, "SP")
    villages = [p for p in map(str, range(1, 20)) if p not in ("4", "5", "6", "7", "8", "11", "13", "14")]
    for k, place in enumerate(villages):
        desk.mark(place, "SP" if k < 6 else "EN")
    taken, lying = int(desk.s.taken[0]), int(desk.s.on_chart[0])
    desk.s.influence[JEAN, 0] = 4
    turn(desk)
    assert desk.s.taken[0] == taken + 1 and desk.s.on_chart[0] == lying


def test_the_warrior_takes_a_village_as_well() -> None:
    desk = turn(table("C4"))
    assert desk.s.marker[AT["4"]] > 0 and desk.s.marker[AT["1"]] > 0


def test_influence_beyond_the_track_brings_her_points_too() -> None:
    desk = table("A3").tile("F25")
    desk.s.influence[JEAN, 0] = 16
    turn(desk)
    assert desk.s.points[JEAN] == 4


# ---- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("field", "ahead", "gain"), [
    ("quests", 0, 0), ("quests", 1, 10), ("quests", 2, 10), ("quests", 3, 20), ("quests", 4, 30), ("quests", 9, 30),
    ("areas", 1, 10), ("areas", 2, 10), ("areas", 3, 20), ("areas", 4, 30),
    ("explorer", 1, 10), ("explorer", 7, 10), ("explorer", 8, 20), ("explorer", 10, 20), ("explorer", 11, 30),
    ("explorer", 0, 0),
])  # fmt: skip
def test_her_leads(field: str, ahead: int, gain: int) -> None:
    s = Desk(1).s
    if field == "quests":
        s.quests[JEAN] = ahead
    elif field == "areas":
        s.jean_discs = 2 * ahead + 1
    else:
        s.explorer[JEAN] = SPACE[str(ahead)]
    assert jean_leads(s) == gain


def test_on_two_arms_the_distance_to_the_barrier_counts() -> None:
    s = Desk(1).s
    s.explorer[JEAN], s.explorer[0] = SPACE["6"], SPACE["a1"]
    assert jean_leads(s) == 10
    s.explorer[JEAN], s.explorer[0] = SPACE["a1"], SPACE["6"]
    assert jean_leads(s) == 0
    s.explorer[JEAN], s.explorer[0] = SPACE["7"], SPACE["a4"]  # both two spaces before the barrier
    assert jean_leads(s) == 0


def finished(human: int, jean: int) -> Desk:
    """A game that ends with these points."""
    desk = table("A1", lap=4).unplan(0)
    desk.s.quests[0] = 0
    desk.have(0, points=human - 2 - 1).have(JEAN, points=jean)
    return desk.arrive(0, "22", hand=["PA01", "PA02", "PA03", "PA05"], income=(11, 0)).do("pass", "end turn", "points")


@pytest.mark.parametrize(("human", "jean", "rank"), [(50, 49, 1), (50, 50, 2), (50, 51, 2)])
def test_ties_are_jeans(human: int, jean: int, rank: int) -> None:
    desk = finished(human, jean)
    out = np.zeros(4, np.int16)
    GAME.rules.contract.ranks(desk.s, out)
    assert (desk.s.points[0], desk.s.points[JEAN], out[0]) == (human, jean, rank)


def test_five_points_for_each_of_her_quests() -> None:
    desk = table("A1", lap=4).unplan(0)
    desk.s.quests[JEAN] = 3
    desk.s.quests[0] = 9
    desk.arrive(0, "22", hand=["PA01", "PA02", "PA03", "PA05"]).do("pass", "end turn", "points")
    assert desk.s.lines[JEAN, SheetLine.QUESTS] == 15


def test_the_human_begins_and_jean_may_end_the_round() -> None:
    desk = table("A1", at="20").unplan(0)
    assert Desk(1).s.turn == 0
    desk.arrive(0, "7", hand=["PA01", "PA02", "PA03", "PA05"]).do("pass", "end turn")
    assert desk.s.ship[JEAN] == AT["21a"] and desk.legal()[0] == "points"
    desk.do("points")
    assert desk.s.lap == 2 and desk.s.turn == 0


def test_her_turn_is_told_in_sentences_that_can_be_checked() -> None:
    desk = table("A3").unplan(0).tile("F01").arrive(0, "7", hand=["PA01", "PA02", "PA03", "PA05"]).do("pass")
    before = GAME.rules.view(desk.s, 0)
    code = GAME.rules.codes["end turn"]
    desk.do("end turn")
    said = [say_line("maracaibo", "en", line) for line in tell(before, code, GAME.rules.view(desk.s, 0))]
    assert "Jean turns up card A3 and sails from Havana to Santo Domingo." in said
    assert "Jean delivers a disc to Santo Domingo." in said
    assert "Jean fights for France and takes Puerto Plata." in said
    assert "Jean gets 2 influence with France." in said


def test_her_points_stand_in_the_table_at_the_end_in_the_terminal() -> None:
    match = argosy.load(pathlib.Path(__file__).parents[1] / "games" / "maracaibo" / "solo_lost.json")
    console = Console(file=io.StringIO(), width=120)
    console.print(points(match, "de"))
    rows = [line.split("│") for line in console.file.getvalue().splitlines() if "│" in line]  # type: ignore[attr-defined]
    total = next(row for row in rows if row[1].strip() == say(None, "de", "cli-points"))
    assert [cell.strip() for cell in total[2:4]] == [str(match.scores[0]), str(int(match.state.points[JEAN]))]
