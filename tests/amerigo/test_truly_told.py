"""The log tells the truth in the places where it once did not; the law of telling holds for each."""

from __future__ import annotations

from typing import Any

from argosy.games.amerigo import GAME
from argosy.games.amerigo.face.books import BOOKS
from argosy.games.amerigo.face.log import opening
from argosy.games.amerigo.parts import (
    Action,
)
from argosy.kernel.books import audit
from argosy.kernel.game import Line
from argosy.kernel.position import copy_of

from .table import CODES, Desk, turn
from .test_words import said


def check(before: Any, move: int, after: Any) -> list[Line]:
    """The law of telling, for one move and one viewer; a table in the middle of a game has no opening."""
    lines = GAME.face.tell(before, move, after)
    if before.moves == 0:
        lines = lines[len(opening(before)) :]
    counts = [BOOKS.count(v) for v in (before, after)]
    if before.moves == 0:
        counts[0] = BOOKS.count(begun(before))
    audit(BOOKS, lines, counts[0], counts[1])
    return lines


def begun(start: Any) -> Any:
    """The same table after some move."""
    v = copy_of(start)
    v.moves = 1
    return v


# ---- single truths -------------------------------------------------------------------------------------------------


def heard(desk: Desk, *texts: str) -> list[str]:
    """What the log says about the last of these moves; the law holds for it."""
    desk.do(*texts[:-1])
    before = GAME.rules.view(desk.s, 0)
    desk.do(texts[-1])
    return [said(line) for line in check(before, CODES[texts[-1]], GAME.rules.view(desk.s, 0))]


def last_of_round(seat: int = 1, **more: Any) -> Desk:
    """A seat is the last to move in the white phase of the second round."""
    desk = turn(seat, phase="white", cubes={"black": 4}, **more)
    desk.s.turn = 1
    desk.s.in_turn[:2] = [1 - seat, seat]
    desk.pirates(2)
    return desk


def test_a_phase_in_which_all_took_gold_is_not_told_as_skipped():
    for seed in range(1, 400):  # until red or green cubes come out alone
        desk = turn(1, seed=seed, phase="blue", cubes={"red": 3})
        desk.s.turn, desk.s.in_turn[:2] = 1, [0, 1]
        desk.s.stored[:2] = desk.s.neutrals[:] = desk.s.villages[:] = desk.s.market[:] = 0  # nothing can be planned
        desk.books = False
        before = GAME.rules.view(desk.s, 0)
        desk.do("gold")
        if desk.s.passed[Action.PLANNING].any():
            break
    lines = [said(line) for line in check(before, CODES["gold"], GAME.rules.view(desk.s, 0))]
    assert lines[1] == "The black phase is skipped: no cubes."
    assert lines[2].startswith("The red cubes go into the tower. What comes out: ")
    assert [line.split(" takes")[0] for line in lines[3:5]] == [
        "Seat 0 can do nothing else and",
        "Seat 1 can do nothing else and",
    ]


def test_bold_pirates_taken_in_the_last_move_of_a_round_are_felt_and_told():
    desk = turn(1, phase="white", cubes={"brown": 4}, progress={1: 0}, cannons={0: 3})
    desk.s.turn = 1
    desk.s.in_turn[:2] = [0, 1]
    desk.pirates(2)
    desk.show_tokens("bold-pirates", "jump")
    desk.books = False
    lines = heard(desk, "choose progress", "steps 4", "token bold-pirates")
    assert "Pirates of strength 4 plunder Seat 0, who loses 3 cannons." in lines
    assert "Pirates of strength 2 find nothing to take from Seat 1." in lines


def test_pirates_that_were_repelled_are_told_so():
    lines = heard(last_of_round(cannons={0: 2}), "choose cannons", "steps 4")
    assert "Seat 0 repels pirates of strength 2 and gives up 2 cannons." in lines
    assert "Seat 1 repels pirates of strength 2 and gives up 2 cannons." in lines


def test_own_prize_money_is_told():
    lines = heard(last_of_round(tokens={1: ["prize-money"]}), "choose cannons", "steps 4")
    assert "Seat 1 gets prize money: 2 gold." in lines


def test_gold_paid_in_the_last_move_of_a_round_is_told():
    desk = last_of_round(gold={1: 3})
    assert "Seat 1 pays 2 gold for more action points." in heard(desk, "choose cannons", "steps 6")


def test_gold_for_posts_is_told():
    desk = turn(0, cubes={"blue": 4}, ships={0: ["g2", "frame1"]}, tokens={0: ["post-gold"]})
    assert "Seat 0 gets 1 gold for the post." in heard(desk, "choose sailing", "ship 1", "sail g1", "post")


def test_the_last_step_made_unasked_is_told():
    desk = turn(0, cubes={"brown": 1}, progress={0: 4})
    assert heard(desk, "choose progress")[:2] == [
        "Seat 0 chooses: Progress.",
        "Seat 0 goes 1 step on the progress track.",
    ]
    desk = turn(0, cubes={"brown": 3}, progress={0: 19}, gold={0: 4})
    desk.show_tokens("jump")
    desk.books = False
    assert heard(desk, "choose progress")[1:4] == [
        "Seat 0 goes 1 step on the progress track.",
        "Seat 0 gets 2 gold at the end of the track.",
        "Seat 0 takes “Jump ahead”.",
    ]


def test_points_for_cubes_are_told():
    desk = turn(0, cubes={"blue": 4, "red": 2}, tokens={0: ["cube-points"]})
    assert heard(desk, "use cube-points")[:2] == [
        "Seat 0 uses “Points for cubes”.",
        "Seat 0 scores 6 points for the cubes.",
    ]


def test_points_for_gold_beyond_the_track_are_told():
    desk = turn(0, cubes={"blue": 4, "red": 3}, gold={0: 11})
    assert heard(desk, "gold")[:2] == [
        "Seat 0 takes 3 gold instead of an action.",
        "Seat 0 has no room for more gold: 2 points.",
    ]


def test_gold_from_a_token_is_told():
    desk = turn(0, tokens={0: ["five-gold"]})
    assert heard(desk, "use five-gold") == ["Seat 0 uses “Five gold”.", "Seat 0 gets 5 gold."]


def test_a_jump_is_told():
    desk = turn(0, cubes={"white": 2}, tokens={0: ["jump"]}, order={0: 1, 1: 4})
    assert heard(desk, "choose order", "use jump")[1] == "Seat 0 jumps 3 spaces, onto the foremost disc."


def test_a_pirate_that_is_turned_up_is_told():
    desk = last_of_round()
    lines = heard(desk, "choose cannons", "steps 4")
    strength = (0, 0, 1, 2, 3, 4)[int(desk.s.pirate[1]) - 1]
    assert f"A pirate token of strength {strength} lies face up." in lines


def test_the_end_is_told_with_what_it_brings_and_who_wins_a_tie():
    desk = last_of_round(round_no=5, gold={0: 2, 1: 2}, order={0: 0, 1: 0}, ahead=[1, 0])
    desk.s.points[:] = 0
    lines = heard(desk, "choose cannons", "steps 4")
    assert "The last round is over." in lines
    assert "At the end Seat 0 gets points: 2 for gold." in lines
    assert lines[-1] == "Seat 1 and Seat 0 have 2 points each: Seat 1 is further ahead on the order track and wins."
