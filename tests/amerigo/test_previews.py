"""What previews say, word for word; that it comes true is tried for all moves by the law of previews."""

from __future__ import annotations

from typing import Any

from argosy.games.amerigo import GAME
from argosy.games.amerigo.face.books import BOOKS

from .table import CODES, turn
from .test_words import said


def previewed(desk: Any, text: str) -> str:
    """What the preview of a move says."""
    line = GAME.face.preview(GAME.rules.view(desk.s, desk.actor), CODES[text])
    assert line is not None
    return said(line)


def test_completing_an_island_names_the_chest_and_what_others_score():
    stock = {0: ["village-pair", "village-single"]}
    desk = turn(0, cubes={"green": 6}, posts={0: ["f1", "g4"], 1: ["g5"]}, stock=stock, round_no=2)
    desk.fill(0, "f1", "f2", "f3")
    desk.do("choose building")
    assert previewed(desk, "build village-pair") == (
        "Brings 17 points, 1 chest and 1 cotton. Completes the island. Costs 1 action point. Others: Seat 1 4 points."
    )


def test_gold_that_finds_no_room_is_previewed_as_points():
    desk = turn(0, cubes={"blue": 4, "red": 3}, gold={0: 11})
    assert previewed(desk, "gold") == "Brings 2 points and 1 gold."


def test_a_production_token_says_its_price_in_gold_and_what_it_is_worth():
    desk = turn(0, cubes={"yellow": 1}, gold={0: 3}, resources={0: {"cotton": 3}})
    desk.market("cotton-2")
    desk.do("choose goods")
    assert previewed(desk, "buy cotton-2") == (
        "Costs 1 action point and 1 gold; 3 points at the end for the resources you have."
    )


def test_a_tile_that_fits_nowhere_says_so_before_it_is_taken():
    desk = turn(0, cubes={"red": 6}).do("choose planning")
    assert previewed(desk, "take block") == (
        "Costs 6 action points; 12 or 18 points when built. It fits nowhere at present."
    )


def test_one_step_is_one_step():
    desk = turn(0, ships={0: ["frame1", "frame7"]}).do("choose sailing", "ship 1")
    assert previewed(desk, "sail frame2") == "1 step, costs no gold."


def test_an_action_that_runs_unasked_says_what_comes_of_it():
    desk = turn(0, cubes={"black": 1})
    assert previewed(desk, "choose cannons") == "1 action point. Brings 1 cannon."


def test_a_chest_is_promised_to_leave():
    desk = turn(0, gold={0: 3})
    desk.s.chests[0] = 1
    view, code = GAME.rules.view(desk.s, 0), CODES["chest"]
    line = GAME.face.preview(view, code)
    says = set(BOOKS.promises[line.key].says(line, view, code))
    assert {("gold", 0, 3), ("chests", 0, -1)} <= says
