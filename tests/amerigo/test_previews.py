"""What a preview says is what the move then does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from argosy.games.amerigo import GAME
from argosy.games.amerigo.brain import contract as wits
from argosy.games.amerigo.moves import NOTATION, Code
from argosy.games.amerigo.parts import GOOD_NAMES, ORDER_POINTS, PHASES, PROGRESS_POINTS
from argosy.games.amerigo.rules import contract
from argosy.games.amerigo.state import Ask
from argosy.kernel.game import Line
from argosy.kernel.position import copy_of

from .table import CODES, new_game, turn
from .test_words import said


def as_deckhands(seed: int) -> Callable[[Any, list[int]], int]:
    """By rule of thumb, with a stray move now and then."""
    rng = np.random.default_rng(seed)

    def choose(s: Any, moves: list[int]) -> int:
        if rng.random() < 0.1:
            return moves[rng.integers(len(moves))]
        return moves[wits.deckhand(s, np.array(moves, np.int16), len(moves), 0)]

    return choose


def counted(lines: list[Line]) -> dict[str, int]:
    """A list like "2 gold and 1 cannon" by what is counted."""
    found = {line.key.removeprefix("amount-"): int(line.facts["n"]) for line in lines}
    assert len(found) == len(lines), "a thing is named twice"
    return found


def clock(s: Any) -> int:
    return int(s.round_no) * PHASES + int(s.phase)


def on_tracks(s: Any, seat: int) -> int:
    return int(PROGRESS_POINTS[s.progress[seat]]) + int(ORDER_POINTS[s.order[seat]])


def outcome(s: Any, t: Any, seat: int) -> dict[str, int]:
    """What a seat has more of, in the words of previews; nothing that stayed as it was."""
    found = {
        "points": int(t.points[seat].sum() - s.points[seat].sum()) + on_tracks(t, seat) - on_tracks(s, seat),
        "gold": int(t.gold[seat] - s.gold[seat]),
        "cannons": int(t.cannons[seat] - s.cannons[seat]),
        "steps": int(t.progress[seat] + t.order[seat] - s.progress[seat] - s.order[seat]),
        "chests": int(t.chests[seat] - s.chests[seat]),
    }
    found |= {name: int(t.resources[seat, g] - s.resources[seat, g]) for g, name in enumerate(GOOD_NAMES)}
    return {what: n for what, n in found.items() if n}


def costs(line: Line) -> dict[str, int]:
    """What a preview says that a move costs."""
    cost = line.facts.get("cost", "")
    return counted(cost.facts["cost"] if isinstance(cost, Line) else cost or [])


def promised(line: Line) -> dict[str, int]:
    """What a preview says that a move brings, less its price in gold."""
    found = counted(line.facts.get("goods", []))
    found.pop("tokens", 0)  # which ones is asked next
    found["gold"] = found.get("gold", 0) - costs(line).get("gold", 0)
    return {what: n for what, n in found.items() if n}


def check_preview(s: Any, code: int) -> bool:
    """Compare; whether there was anything to compare: not when the phase ends, since much more follows then."""
    seat = int(contract.to_act(s))
    line = GAME.face.preview(GAME.rules.view(s, seat), code)
    after = copy_of(s)
    contract.apply(after, code)
    if clock(after) != clock(s):
        return False
    true = outcome(s, after, seat)
    if line is None:
        assert Code.CHEST < code < Code.STEPS and not true, f"{NOTATION[code]} has no preview but does {true}"
        return False
    if code < Code.GOLD or Code.TOKEN <= code < Code.TAKE:
        return False  # it says how many points an action has, or what a token does
    if after.depth and after.asks[after.depth - 1, 0] == Ask.PLACE:
        return False  # it is paid for when it is laid
    assert promised(line) == true, f"{NOTATION[code]}: “{said(line)}”, and then {true}"
    spent = int(s.points_left) - int(after.points_left)
    if after.depth and contract.to_act(after) == seat and "action-points" in costs(line):
        assert costs(line)["action-points"] == spent
    theirs = line.facts.get("others", "")
    told = {
        int(one.facts["seat"].facts["n"]): int(one.facts["points"].facts["n"])
        for one in (theirs.facts["others"] if theirs else [])
    }
    scored = {p: int(after.points[p].sum() - s.points[p].sum()) for p in range(s.seats) if p != seat}
    assert told == {p: n for p, n in scored.items() if n}
    return True


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_preview_says_is_what_the_move_does(seats):
    desk = new_game(seats, seats)
    choose = as_deckhands(seats)
    rng = np.random.default_rng(seats)
    compared = 0
    while moves := GAME.rules.legal(desk.s):
        for code in {moves[i] for i in rng.integers(0, len(moves), 3)}:
            compared += check_preview(desk.s, code)
        contract.apply(desk.s, choose(desk.s, moves))
    assert compared > 100


def previewed(desk: Any, text: str) -> str:
    """What the preview of a move says, after it was found true."""
    check_preview(desk.s, CODES[text])
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
