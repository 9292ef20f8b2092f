"""Rounds, phases and turns; gold instead of an action; pirates and the next round; the end and the final scoring."""

from __future__ import annotations

import numpy as np
import pytest

from argosy.games.amerigo.parts import COLOUR_NAMES, GOOD_NAMES, TIME
from argosy.games.amerigo.rules.pirates import attack, prepare_round
from argosy.games.amerigo.state import Ask, SheetLine

from .table import new_game, turn


def test_five_rounds_of_seven_phases():
    desk = new_game(3, 2)
    seen = []
    while desk.s.depth:
        here = (int(desk.s.round_no), int(desk.s.phase))
        if not seen or seen[-1] != here:
            seen.append(here)
        desk.do("gold")
    assert seen == sorted(seen) and len(seen) == len(set(seen))
    assert {r for r, _ in seen} == set(range(5)) and {p for _, p in seen} == set(range(7))
    assert COLOUR_NAMES == ("blue", "black", "red", "brown", "green", "yellow", "white")


def test_every_seat_has_one_turn_a_phase_foremost_first():
    desk = new_game(4, 2)
    order = [int(p) for p in desk.s.ahead]
    seen = []
    while desk.s.phase == 0:
        seen.append(desk.actor)
        desk.do("gold")
    assert seen == order


def test_several_seats_may_choose_the_same_action():
    desk = turn(0, cubes={"black": 3}).do("choose cannons", "steps 3", "choose cannons", "steps 3")
    assert list(desk.s.cannons[:2]) == [3, 3]


def test_example_gold_instead_of_an_action():
    """Rulebook: 10 cubes are worth 4 gold; with 9 gold only 3 fit on the track, the fourth is a point."""
    desk = turn(0, cubes={"blue": 4, "red": 6}, gold={0: 9}).do("gold")
    assert desk.s.gold[0] == 12 and desk.line(0, SheetLine.SURPLUS_GOLD) == 1


def test_gold_cannot_enlarge_the_taking_of_gold():
    desk = turn(0, cubes={"black": 1}, gold={0: 5})
    assert desk.do("gold").s.gold[0] == 6 and desk.actor == 1


def test_a_chest_is_3_gold_and_leaves_the_game():
    desk = turn(0, chests={0: 1}).do("chest")
    assert desk.s.gold[0] == 3 and desk.s.chests[0] == 0 and not desk.can("chest")


def test_treasure_beyond_the_end_of_the_gold_track_is_points():
    desk = turn(0, chests={0: 1}, gold={0: 11}).do("chest")
    assert desk.s.gold[0] == 12 and desk.line(0, SheetLine.SURPLUS_GOLD) == 2


def test_a_seat_that_can_do_nothing_takes_gold_without_being_asked():
    """Ruling: only green cubes lie there and seat 1 has nothing to build."""
    desk = turn(0, cubes={"green": 5}, posts={0: ["f1"]}, stock={0: ["single"]}).do("gold")
    assert desk.s.gold[1] == 2


def test_order_of_play_is_read_at_the_start_of_a_phase():
    desk = turn(0, cubes={"white": 3, "black": 1}, order={0: 0, 1: 1}, phase="blue")
    desk.s.in_turn[:2] = [1, 0]
    desk.s.asks[0, 1] = 1
    desk.do("choose cannons", "steps 1")
    assert desk.actor == 0
    desk.do("choose order", "steps 3")
    assert desk.s.phase == 1 and desk.actor == 0, "now seat 0 is ahead"


def test_example_too_few_cannons():
    """Rulebook: 6 pirates against 4 cannons: all cannons are spent and 6 points lost."""
    desk = turn(0, cannons={0: 4, 1: 8})
    desk.pirates(1, 2, 3)
    desk.s.points[:2, SheetLine.BUILDINGS] = 20
    attack(desk.s)
    assert desk.s.cannons[0] == 0 and desk.line(0, SheetLine.PIRATES) == -6


def test_example_enough_cannons():
    """Rulebook: 8 cannons against 6 pirates: 2 are kept for the next round."""
    desk = turn(0, cannons={0: 8})
    desk.pirates(1, 2, 3)
    desk.s.points[0, SheetLine.BUILDINGS] = 20
    attack(desk.s)
    assert desk.s.cannons[0] == 2 and desk.line(0, SheetLine.PIRATES) == 0


def test_a_score_never_falls_below_zero():
    desk = turn(0)
    desk.pirates(4, 3)
    desk.s.points[0, SheetLine.DISCOVERIES] = 3
    attack(desk.s)
    assert desk.points(0) == 0 and desk.line(0, SheetLine.PIRATES) == -3


def test_example_the_next_pirate_is_turned_up():
    """Rulebook: after 6 pirates a token of 4 is turned up: 10 will attack."""
    desk = turn(0)
    desk.pirates(1, 2, 3)
    desk.s.pirate[3:] = [6, 1, 2]
    prepare_round(desk.s)
    desk.s.points[0, SheetLine.BUILDINGS] = 50
    attack(desk.s)
    assert desk.line(0, SheetLine.PIRATES) == -10


def test_progress_tokens_move_from_left_to_right():
    desk = new_game(2, 3)
    s = desk.s
    left = [int(t) for t in s.left]
    left[2] = s.left[2] = 0  # taken: its place stays empty
    prepare_round(s)
    assert [int(t) for t in s.right] == left
    assert [int(t) for t in s.left] == [int(t) for t in s.token[8:12]]
    assert s.tokens_dealt == 12


def test_production_tokens_are_replaced():
    s = new_game(3, 3).s
    first = np.bincount(s.product[:8], minlength=16)[1:]
    assert list(s.market) == list(first)
    prepare_round(s)
    assert list(s.market) == list(np.bincount(s.product[8:16], minlength=16)[1:])


def test_time_markers():
    assert [int(t) for t in TIME] == [5, 4, 3, 2, 1]


def test_the_pirates_attack_at_the_end_of_every_round_the_last_one_included():
    desk = new_game(2, 8)
    desk.s.points[0, SheetLine.BUILDINGS] = 200
    lost = []
    while desk.s.depth:
        before, points = int(desk.s.round_no), desk.line(0, SheetLine.PIRATES)
        desk.do("gold")
        if desk.s.round_no != before:
            lost.append(points - desk.line(0, SheetLine.PIRATES))
    strengths = np.array([0, 0, 0, 1, 2, 3, 4])[desk.s.pirate[:5]]
    assert lost == list(np.cumsum(strengths))


def final_example(start):
    """The sheet of the rulebook's final scoring; only the gold at its start differs between the two editions."""
    desk = turn(
        0,
        gold={0: start},
        chests={0: 1},
        progress={0: 4},
        order={0: 11},
        tokens={0: ["five-gold", "seven-points", "gold-points"]},
        resources={0: {"cotton": 3, "tobacco": 1, "coconut": 2, "coffee": 2}},
    )
    for good, count in {"cotton": 3, "sugar": 1, "coffee": 1}.items():
        desk.s.products[0, GOOD_NAMES.index(good)] = count
    desk.s.progress[0] = 16
    return desk


@pytest.mark.parametrize(("start", "surplus"), [(10, 6), (9, 5)])
def test_example_final_gold(start, surplus):
    """German: 10 gold and 8 more, 6 points beyond the track; Dutch: 9 gold, 5 points. Then 12 for the track itself."""
    desk = final_example(start)
    assert desk.line(0, SheetLine.GOLD) == surplus + 12
    twin = desk.copy()
    twin.do("chest", "use five-gold")
    assert (
        twin.s.gold[0] == 12 and twin.line(0, SheetLine.SURPLUS_GOLD) == surplus and twin.line(0, SheetLine.GOLD) == 12
    )
    assert twin.scores == desk.scores, "treasure is worth the same whether it is opened before the end or at it"


def test_example_final_scoring():
    """12 + 1 + 0 + 2 + 4 for goods, 7 + 12 for tokens, 10 for progress, 6 for the order track: 72 with the gold."""
    desk = final_example(10)
    assert desk.line(0, SheetLine.GOODS) == 12 + 1 + 0 + 2 + 4
    assert desk.line(0, SheetLine.TOKENS) == 7 + 12
    assert desk.line(0, SheetLine.PROGRESS) == 10
    assert desk.line(0, SheetLine.ORDER) == 6
    assert desk.scores[0] == 72 == sum(desk.sheet(0))


def test_production_tokens_count_one_each_whatever_they_cost():
    desk = turn(0, cubes={"yellow": 7}, resources={0: {"sugar": 2}})
    desk.market("sugar-4", "sugar-2")
    desk.do("choose goods", "buy sugar-4", "buy sugar-2")
    assert desk.line(0, SheetLine.GOODS) == 2 * 3


def test_ties_go_to_the_seat_further_ahead_on_the_order_track():
    desk = turn(0, order={0: 3, 1: 4}, gold={0: 5, 1: 5})
    assert desk.scores[0] == desk.scores[1] and desk.ranks == [2, 1]


def test_ties_on_the_same_space_go_to_the_upper_disc():
    """Ruling."""
    assert turn(0, order={0: 4, 1: 4}, ahead=[0, 1]).ranks == [1, 2]
    assert turn(0, order={0: 4, 1: 4}, ahead=[1, 0]).ranks == [2, 1]


def test_more_points_win():
    assert turn(0, order={0: 3, 1: 4}, gold={0: 6, 1: 5}).ranks == [1, 2]


def test_nothing_is_asked_after_the_last_attack():
    desk = new_game(2, 1)
    while desk.s.depth:
        assert desk.asked == Ask.ACTION
        desk.do("gold")
    assert desk.offers == [] and desk.actor == -1 and desk.s.round_no == 5
