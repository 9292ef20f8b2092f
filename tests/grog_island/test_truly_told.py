"""The log tells the truth in the places where it once did not; the law of telling holds for each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from argosy.games.grog_island.brain import contract as wits
from argosy.games.grog_island.face.books import BOOKS
from argosy.games.grog_island.face.log import tell
from argosy.games.grog_island.moves import MAX_MOVES, Code
from argosy.games.grog_island.parts import BUILDING_NAMES
from argosy.games.grog_island.rules import contract
from argosy.kernel.books import Falsehood, audit
from argosy.kernel.chance import below
from argosy.kernel.game import Line
from argosy.kernel.position import copy_of

from .tables import CODES, can, do, start, table, view, who

CHOOSE = 98  # purposes of chance
STRAY = 97


def told_of(lines: list[Line], key: str) -> list[int]:
    """The seats of which a line tells something, in order."""
    return [line.facts["seat"].facts["n"] for line in lines if line.key == key]


def check(before: Any, code: int, after: Any, viewer: int) -> list[Line]:
    """The law of telling, for one move and one viewer."""
    seen, sees = view(before, viewer), view(after, viewer)
    lines = tell(seen, code, sees)
    audit(BOOKS, lines, BOOKS.count(seen), BOOKS.count(sees))
    return lines


def game(seats: int, seed: int, s: Any = None, stray: int = 1) -> Iterator[tuple[Any, int, Any]]:
    """Deckhands with a random move now and then (`stray` 1: always), move by move: before, code, after."""
    s = start(seats, seed) if s is None else s
    out = np.zeros(MAX_MOVES, np.int16)
    made = 0
    while n := int(contract.legal(s, out)):
        if below(np.uint64(seed), STRAY, made, stray) == 0:
            i = below(np.uint64(seed), CHOOSE, made, n)
        else:
            i = wits.deckhand(view(s, who(s)), out, n, made)
        code = int(out[i])
        after = copy_of(s)
        contract.apply(after, code)
        yield s, code, after
        s = after
        made += 1


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_poor_table_is_told_truly(seed: int) -> None:
    """Nobody has money or parrots: forced passes, rounds without a winner, automatic visits and ghosts."""
    s = table(2, seed, dice="66666", coins=[0, 3], treasures={0: "", 1: ""}, parrots={0: "", 1: ""}, goods={0: "map 2"})
    for before, code, after in game(2, seed, s):
        check(before, code, after, seed % 3 - 1)
        if after.auction > 8:
            break


def keys(s: Any, text: str, viewer: int) -> list[str]:
    """The keys of what is told of a move."""
    after = do(copy_of(s), text)
    return [line.key for line in check(s, CODES[text], after, viewer)]


def test_the_law_of_telling_notices_a_missing_and_a_false_line() -> None:
    s = do(table(ships="coin2 treasure goal parrot coin4 coin3"), "bid green+yellow-orange")
    after = do(copy_of(s), "pass")
    lines = tell(view(s, 0), CODES["pass"], view(after, 0))
    counts = BOOKS.count(view(s, 0)), BOOKS.count(view(after, 0))
    audit(BOOKS, lines, *counts)
    for wrong in (lines[1:], lines[:-1], [*lines, lines[0]], lines[::-1] + lines[:1]):
        with pytest.raises(Falsehood):
            audit(BOOKS, wrong, *counts)


def test_an_automatic_ghost_is_told_of_who_did_not_win() -> None:
    taken = [name for name in BUILDING_NAMES if name.startswith("gray-")][1:]  # one building is left for it
    s = table(2, ships="coin2 treasure goal parrot coin3 coin4", crew={1: " ".join(taken)})
    do(s, "bid blue", "pass")
    while "refuse" not in can(s):
        do(s, sorted(can(s))[0])
    assert told_of(check(s, int(Code.REFUSE), do(copy_of(s), "refuse"), 0), "log-ghost") == [1]


def test_a_drawn_goal_is_told_as_a_goal() -> None:
    s = table(3, goods={1: "grog 1"}, ships="coin2 parrot goal treasure coin4 coin3")
    do(s, "bid green", "pass")
    assert keys(s, "ship orange", 1) == ["log-ship", "log-give", "log-draw-goals"]
    assert keys(s, "ship orange", 2) == ["log-ship", "log-give", "log-draw"]


def test_points_of_the_row_are_told_with_their_reasons() -> None:
    s = do(table(dice="11111", coins=[9, 0, 0], treasures={1: "", 2: ""}, parrots={1: "", 2: ""},
                 clouds="point plain parrot swap black"), "bid green+blue-orange-yellow-gray")  # fmt: skip
    while "pay" not in can(s):
        do(s, sorted(can(s))[0])
    do(s, "pay")
    first = next(text for text in sorted(can(s)) if text.startswith("claim green"))
    assert "log-points-cloud" in keys(s, first, 1)
    do(s, first)
    assert keys(s, "decline", 2) == ["log-decline", "log-points-third"]
    do(s, "decline")
    lock = sorted(can(s))[0]
    assert keys(s, lock, 0)[:2] == ["log-lock", "log-points-fifth"]


def test_a_claim_is_told_in_its_order_crew_cloud_coins() -> None:
    s = do(table(dice="11111", coins=[9, 0, 0], treasures={1: "", 2: ""}, parrots={1: "", 2: ""},
                 clouds="point parrot plain swap black"), "bid green+blue")  # fmt: skip
    while "pay" not in can(s):
        do(s, sorted(can(s))[0])
    do(s, "pay")
    for building, given in (("claim green-hat", "log-points-cloud"), ("claim blue-sword", "log-draw")):
        assert keys(s, building, 1)[:3] == ["log-claim", given, "log-coins-type"]


def test_what_is_paid_too_much_comes_back_and_is_told() -> None:
    s = do(table(coins=[0, 0, 0], treasures={0: "33", 1: "", 2: ""}, parrots={1: "", 2: ""}), "bid gray")
    while "spend 3" not in can(s):
        do(s, sorted(can(s))[0])
    do(s, "spend 3", "spend 3")
    told = check(s, int(Code.PAY), do(copy_of(s), "pay"), 1)
    assert [line.key for line in told][:2] == ["log-pay-cards", "log-change"]


def test_of_two_drawn_goals_the_other_is_told_to_go_under_the_deck() -> None:
    s = table(3, goods={1: "grog 1"}, ships="coin2 parrot goal treasure coin4 coin3")
    do(s, "bid orange", "pass")
    while not any(text.startswith("keep") for text in can(s)):
        do(s, "deliver grog")
    keep = sorted(can(s))[0]
    assert keys(s, keep, 1)[:2] == ["log-keep-own", "log-under-own"]
    assert keys(s, keep, 2)[:2] == ["log-keep", "log-under"]


def test_at_the_end_everybody_reads_all_goal_cards_with_what_they_pay() -> None:
    for before, code, after in game(2, 24, stray=9):
        if after.depth == 0:
            lines = check(before, code, after, -1)
    goals = [line for line in lines if line.key == "log-goals"]
    assert told_of(lines, "log-goals") == [0, 1]
    for seat, line in enumerate(goals):
        cards = sum(one.facts["count"] for one in line.facts["goals"])
        assert line.facts["n"] == int(after.held[seat]).bit_count() == cards
        paid = sum(one.facts["n"] * one.facts["count"] for one in line.facts["goals"])
        rest = int(after.points[seat] + after.treasures[seat] + after.coins[seat] // 5)
        scores = [one.facts["points"].facts["n"] for one in lines if one.key == "log-score"]
        assert paid + rest == scores[seat]
