"""The log tells the truth: what every side had before and after a move is compared with what the log says changed.

Doubloons, points, combat points, figures, incomes, influence, cards in hand, ships, quests that were laid out: what
changed was told to the right side with the right number, and nothing was told that did not happen, whoever looks on.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tests.maracaibo.table import CONTRACT, Desk

from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.effects import NATIONS
from argosy.games.maracaibo.face.describing import place_line
from argosy.games.maracaibo.face.log import tell
from argosy.games.maracaibo.moves import NOTATION, Code
from argosy.games.maracaibo.parts import MARKERS, PLACES, QUESTS, WRAP_AT, WRAP_VP
from argosy.games.maracaibo.rules.income import raise_income_vp
from argosy.games.maracaibo.rules.scoring import SHEET
from argosy.games.maracaibo.state import JEAN, Ask, SheetLine, Told
from argosy.kernel.game import Line
from argosy.kernel.position import copy_of
from argosy.words import LANGUAGES, say_line

GAIN = {"log-gets": 1, "log-loses": -1, "log-income": 1}
Books = Counter[tuple[int, str]]


def seat_of(line: Line) -> int:
    """Whom a line speaks of; Jean has the second row."""
    who = line.facts["seat"]
    return JEAN if who.key == "part-jean" else int(who.facts["n"])


def told(lines: list[Line], before: Any) -> Books:
    """How much of what each side won or lost, as the log says."""
    found: Books = Counter()
    for line in lines:
        if sign := GAIN.get(line.key):
            for good in line.facts["goods"]:
                found[seat_of(line), good.key.removeprefix("amount-")] += sign * good.facts["n"]
        elif line.key in ("log-idle", "log-wraps"):
            found[seat_of(line), "points"] += line.facts["points"].facts["n"]
            if line.key == "log-wraps":
                once = WRAP_VP * (5 - int(before.lap))
                found[seat_of(line), "income-vp"] -= WRAP_AT * (line.facts["points"].facts["n"] // once)
        elif line.key == "log-points":
            found[seat_of(line), "points"] += 2
        elif line.key == "log-scores":
            for part in line.facts["parts"]:
                found[seat_of(line), "points"] += part.facts.get("n", 0)
    return Counter({key: n for key, n in found.items() if n})


def changed(before: Any, after: Any) -> Books:
    """How much of what each side really won or lost."""
    found: Books = Counter()
    for seat in range(int(after.sides)):
        found[seat, "points"] = int(after.points[seat]) - int(before.points[seat])
        for n, name in enumerate(NATIONS):
            found[seat, f"influence-{name.lower()}"] = int(after.influence[seat, n]) - int(before.influence[seat, n])
        for key, field in (
            ("doubloons", "doubloons"), ("combat", "combat"), ("figures", "figures"), ("income-d", "income_d"),
            ("income-vp", "income_vp"),
        ):  # fmt: skip
            found[seat, key] = int(after[field][seat]) - int(before[field][seat])
    return Counter({key: n for key, n in found.items() if n})


def check_pieces(lines: list[Line], before: Any, after: Any, viewer: int) -> None:
    """Ships, hands and quests."""
    keys = [line.key for line in lines]
    for seat in range(int(after.seats)):
        sails = [line.facts["place"] for line in lines if line.key in ("log-sail", "log-sails-home")
                 and seat_of(line) == seat]  # fmt: skip
        moved = after.ship[seat] != before.ship[seat] and after.lap == before.lap
        assert sails == ([place_line(int(after.ship[seat]))] if moved else [])
        drawn = [line.facts["n"] for line in lines if line.key == "log-draws" and seat_of(line) == seat]
        if seat == viewer:
            held = set(before.hand[seat][: before.hand_size[seat]])
            new = [c for c in after.hand[seat][: after.hand_size[seat]] if c not in held and after.place[c] <= 0]
            drawn = [len(line.facts["cards"]) for line in lines if line.key == "log-drew"]
            assert sum(drawn) == len(new)
    jeans = sum(
        line.facts["place"] == place_line(int(after.ship[JEAN])) for line in lines if line.key == "log-jean-sails"
    )
    assert jeans == int(after.jean_turns > before.jean_turns)
    laid = sum(
        bin(int(after.quest_at[p]) & ~int(before.quest_at[p]) & ((1 << QUESTS) - 1)).count("1") for p in range(PLACES)
    )
    assert keys.count("log-new-quest") == laid


def play(seats: int, setup: int, jean: int, seed: int) -> Iterator[tuple[Any, int, Any]]:
    """A game by chance: before, move, after."""
    s, chance = GAME.rules.start(seats, seed, [setup, jean]), random.Random(seed)
    while legal := GAME.rules.legal(s):
        before, move = copy_of(s), chance.choice(legal)
        GAME.rules.contract.apply(s, np.int16(move))
        yield before, move, s


@pytest.mark.parametrize(
    ("seats", "setup", "jean", "seed"),
    [(1, 75, 0, 1), (1, 76, 4, 2), (1, 77, 2, 3), (1, 77, 4, 7), (2, 75, 0, 4), (3, 77, 0, 5), (4, 76, 0, 6)],
)
def test_what_changed_was_told_and_nothing_else(seats: int, setup: int, jean: int, seed: int) -> None:
    for number, (before, move, after) in enumerate(play(seats, setup, jean, seed)):
        viewer = number % (seats + 1) - 1
        lines = tell(GAME.rules.view(before, viewer), move, GAME.rules.view(after, viewer))
        assert told(lines, before) == changed(before, after), f"move {number}, {NOTATION[move]}: {lines}"
        if not before.setting_up:
            check_pieces(lines, before, after, viewer)
        for line in lines:
            assert say_line("maracaibo", LANGUAGES[number % 3], line)


@pytest.mark.parametrize("seats", [1, 3])
def test_the_cards_that_others_draw_are_counted(seats: int) -> None:
    """The pile and its shuffles say how many cards came to hands: all that left it and did not come to the display."""
    for before, move, after in play(seats, 75, 2, 11):
        if before.setting_up or after.shuffles > before.shuffles or after.lap > before.lap:
            continue
        lines = tell(GAME.rules.view(before, -1), move, GAME.rules.view(after, -1))
        shown = sum(int(before.place[c] <= 0 and after.place[c] == 1) for c in range(len(after.place)))
        gone = int(before.deck_size) - int(after.deck_size) - shown
        assert sum(line.facts["n"] for line in lines if line.key == "log-draws") == gone, NOTATION[move]


def keys_after(desk: Desk, move: str) -> list[str]:
    """What the log says about a move, by the names of the messages."""
    before = copy_of(desk.s)
    desk.apply(move)
    return [line.key for line in tell(GAME.rules.view(before, 0), GAME.rules.codes[move], GAME.rules.view(desk.s, 0))]


def test_a_ship_that_sails_home_without_being_asked_is_told() -> None:
    desk = Desk(2).turn(1, "19")
    desk.s.ship[0] = Desk(2).turn(0, "20").s.ship[0]
    desk.unplan(1).hand(1)
    desk.do("sail 20 1")
    told_keys = keys_after(desk, "pass") if "pass" in desk.legal() else []
    while "log-sails-home" not in told_keys and desk.s.turn == 1:
        told_keys = keys_after(desk, desk.legal()[0])
    assert "log-sails-home" in told_keys


def test_drawing_is_told_once() -> None:
    desk = Desk(2)
    desk.hand(0, "PA01").ask(0, Ask.DRAW, doubloons=5)
    assert keys_after(desk, "draw") == ["log-drew"]


def test_passing_the_end_of_the_point_income_is_told() -> None:
    desk = Desk(2).have(0, income=(0, 19))
    desk.village(0, hand=["PB001"], doubloons=60, figures=1)
    before = copy_of(desk.s)
    raise_income_vp(desk.s, 0, 3)
    lines = tell(GAME.rules.view(before, 0), Code.COIN, GAME.rules.view(desk.s, 0))
    assert [line.key for line in lines] == ["log-coin", "log-gets", "log-wraps"]
    assert told(lines, before) == changed(before, desk.s)


def test_a_jean_without_markers_is_not_said_to_lack_room() -> None:
    desk = Desk(1).jean("A3")
    desk.s.quest_at[:PLACES] = 0
    desk.s.taken[:] = MARKERS
    told_keys: list[str] = []
    while "log-jean-sails" not in told_keys:
        before, move = copy_of(desk.s), desk.legal()[0]
        CONTRACT.apply(desk.s, np.int16(GAME.rules.codes[move]))
        views = GAME.rules.view(before, 0), GAME.rules.view(desk.s, 0)
        told_keys = [line.key for line in tell(views[0], GAME.rules.codes[move], views[1])]
    assert desk.s.told[Told.TILE]
    assert "log-jean-no-marker" in told_keys and "log-jean-fights" not in told_keys


def test_the_end_tells_all_of_jeans_points() -> None:
    last: list[Line] = []
    for before, move, after in play(1, 75, 4, 3):
        last = tell(GAME.rules.view(before, 0), move, GAME.rules.view(after, 0))
    jean = next(line for line in last if line.key == "log-scores" and line.facts["seat"].key == "part-jean")
    assert {part.facts["line"].key for part in jean.facts["parts"]} >= {f"sheet-{SHEET[SheetLine.QUESTS]}"}
    assert jean.facts["points"].facts["n"] == after.points[JEAN]
    assert GAME.face.facts and [line.key for line in GAME.face.facts(GAME.rules.view(after, 0))] == ["fact-jean"]
