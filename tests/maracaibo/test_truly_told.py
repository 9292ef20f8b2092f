"""The log tells the truth in the places where it once did not; the law of telling holds for whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tests.maracaibo.table import CONTRACT, Desk
from tests.maracaibo.test_jean import table as jeans_table
from tests.maracaibo.test_limits import LIMITS, books_right, no_cards

from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.face.books import BOOKS
from argosy.games.maracaibo.face.describing import card_line
from argosy.games.maracaibo.face.log import tell
from argosy.games.maracaibo.moves import NOTATION, Code
from argosy.games.maracaibo.parts import (
    BARRIER_BEFORE,
    BARRIER_FIRST_VP,
    LAST_SPACE,
    MARKERS,
    PLACES,
    SPACE_IDS,
)
from argosy.games.maracaibo.rules.income import raise_income_vp
from argosy.games.maracaibo.rules.scoring import SHEET
from argosy.games.maracaibo.state import JEAN, Ask, At, SheetLine, Told
from argosy.kernel.books import audit
from argosy.kernel.game import Line
from argosy.kernel.position import copy_of


def play(seats: int, setup: int, jean: int, seed: int) -> Iterator[tuple[Any, int, Any]]:
    """A game by chance: before, move, after."""
    s, chance = GAME.rules.start(seats, seed, [setup, jean]), random.Random(seed)
    while legal := GAME.rules.legal(s):
        before, move = copy_of(s), chance.choice(legal)
        GAME.rules.contract.apply(s, np.int16(move))
        yield before, move, s


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


@pytest.mark.parametrize("seats", [1, 2])
def test_what_lies_at_home_is_told_when_the_ship_has_sailed_there(seats: int) -> None:
    desk = Desk(seats).legacy("L24").turn(seats - 1, "10")
    desk.s.ship[0] = Desk(2).turn(0, "20").s.ship[0]
    if seats == 2:
        desk.unplan(1).hand(1).do("sail 11 1", "pass")
    else:
        desk.arrive(0, "20").unplan(0).jean("A5").do("pass")
    told_keys: list[str] = []
    while "log-sails-home" not in told_keys and desk.asked != Ask.MAIN:
        before = copy_of(desk.s)
        move = desk.legal()[0]
        desk.apply(move)
        seen, sees = GAME.rules.view(before, 0), GAME.rules.view(desk.s, 0)
        lines = tell(seen, GAME.rules.codes[move], sees)
        audit(BOOKS, lines, BOOKS.count(seen), BOOKS.count(sees))
        told_keys = [line.key for line in lines]
    assert told_keys[-2:] == ["log-sails-home", "log-gets"]
    assert lines[-1].facts["goods"][0].facts["n"] == 6


def test_drawing_is_told_once() -> None:
    desk = Desk(2)
    desk.hand(0, "PA01").ask(0, Ask.DRAW, doubloons=5)
    assert keys_after(desk, "draw") == ["log-drew"]


def test_passing_the_end_of_the_point_income_is_told() -> None:
    desk = Desk(2).have(0, income=(0, 19))
    desk.village(0, hand=["PB001"], doubloons=60, figures=1)
    before = copy_of(desk.s)
    raise_income_vp(desk.s, 0, 3)
    seen, sees = GAME.rules.view(before, 0), GAME.rules.view(desk.s, 0)
    lines = tell(seen, Code.DONE, sees)
    assert [line.key for line in lines] == ["log-done-village", "log-gets", "log-wraps"]
    audit(BOOKS, lines, BOOKS.count(seen), BOOKS.count(sees))


def told_of(desk: Desk, move: str) -> list[Line]:
    """What the log says about a move, held to its books."""
    before = copy_of(desk.s)
    desk.apply(move)
    seen, sees = GAME.rules.view(before, 0), GAME.rules.view(desk.s, 0)
    lines = tell(seen, GAME.rules.codes[move], sees)
    audit(BOOKS, lines, BOOKS.count(seen), BOOKS.count(sees))
    return lines


@pytest.mark.parametrize(("had", "points"), [(2, 0), (3, 3), (4, 2)])
def test_points_of_the_quest_row_are_told_apart_from_the_reward(had: int, points: int) -> None:
    desk = Desk(2).have(0, quests=had).quest("7", "Q01").arrive(0, "7", combat=4, doubloons=9, figures=3)
    desk.hand(0, "PA01", "PA02", "PA03", "PA05", "PA06", "PA15")
    desk.s.full[0] = 0
    lines = told_of(desk, "quest Q01")
    while desk.s.quests[0] == had:
        lines = told_of(desk, desk.legal()[0])
    row = [line.facts for line in lines if line.key == "log-quest-row"]
    assert [(fact["n"], fact["points"].facts["n"]) for fact in row] == ([(had + 1, points)] if points else [])


def test_points_for_barriers_and_for_the_end_of_the_path_say_so() -> None:
    desk = Desk(2).have(0, explorer=SPACE_IDS[LAST_SPACE - 1])
    desk.ask(0, Ask.EXPLORE, 3)
    lines = told_of(desk, f"explore {SPACE_IDS[LAST_SPACE]}")
    assert [line.facts["points"].facts["n"] for line in lines if line.key == "log-explored-all"] == [10]
    for before_it, first in ((0, 4), (1, 2)):
        k = BARRIER_FIRST_VP.tolist().index(4)
        desk = Desk(2)
        desk.s.explorer[0] = BARRIER_BEFORE[k] - 1
        desk.s.crossed[k] = before_it
        desk.ask(0, Ask.EXPLORE, 1)
        lines = told_of(desk, desk.can("explore")[0])
        assert [line.facts["points"].facts["n"] for line in lines if line.key == "log-barrier"] == [first]


def test_stolen_points_are_told_as_stolen() -> None:
    desk = Desk(3).own(0, "PB037").have(1, points=9, explorer="2").have(2, points=0, explorer="3")
    desk.ask(0, Ask.EXPLORE, 2)
    lines = told_of(desk, desk.can("explore")[-1])
    assert desk.s.points[1] == 8 and desk.s.points[2] == 0
    steals = [line for line in lines if line.key == "log-steals"]
    assert [(line.facts["victim"].facts["n"], line.facts["points"].facts["n"]) for line in steals] == [(1, 1)]
    assert not [line for line in lines if line.key == "log-loses"]


def test_cards_that_come_back_from_a_new_draw_pile_are_told() -> None:
    """Pile and discard pile are empty: the hand that is discarded is the new pile, and comes back."""
    desk = Desk(2).unplan(0).village(0, 1, hand=["PA01", "PA02"], doubloons=0)
    no_cards(desk.s, 0)
    desk.s.display[:] = 0
    desk.s.place[desk.s.place == At.DISPLAY] = At.BOX
    desk.s.doubloons[0] = -2  # nothing of the display can be paid, so the hand is filled without a question
    lines = told_of(desk, "dump")
    while desk.s.turn == 0:
        lines += told_of(desk, desk.legal()[0])
    drew = [card for line in lines if line.key == "log-drew" for card in line.facts["cards"]]
    assert len(drew) == 2 and "log-shuffled" in [line.key for line in lines]


def test_a_doubloon_is_told_once() -> None:
    desk = Desk(2).village(0)
    assert keys_after(desk, "coin") == ["log-coin"]


def test_cards_new_in_the_display_are_told() -> None:
    for before, move, after in play(2, 75, 0, 3):
        new = {int(card) for card in after.display} - {int(card) for card in before.display} - {0}
        lines = tell(GAME.rules.view(before, -1), move, GAME.rules.view(after, -1))
        told = [repr(card) for line in lines if line.key == "log-display" for card in line.facts["cards"]]
        assert sorted(told) == sorted(repr(card_line(card - 1)) for card in new)


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


def test_what_an_inn_brings_when_jean_stops_there_is_told_with_her_stop() -> None:
    desk = jeans_table("A2").own(0, "PA28").helper(0, "PB068").quest("2", "Q22")  # an inn, and an assistant at 2
    lines: list[Line] = []
    while not any(line.key == "log-jean-sails" for line in lines):
        before, move = copy_of(desk.s), desk.legal()[0]
        desk.apply(move)
        views = GAME.rules.view(before, 0), GAME.rules.view(desk.s, 0)
        lines = tell(views[0], GAME.rules.codes[move], views[1])
        audit(BOOKS, lines, BOOKS.count(views[0]), BOOKS.count(views[1]))
    told = [line.key for line in lines]
    assert told[told.index("log-jean-sails") :][:3] == ["log-jean-sails", "log-gets", "log-jean-quest"]
    paid = lines[told.index("log-jean-sails") + 1].facts
    assert paid["seat"].facts["n"] == 0 and [one.facts["n"] for one in paid["goods"]] == [2]


def test_the_end_tells_all_of_jeans_points() -> None:
    last: list[Line] = []
    for before, move, after in play(1, 75, 4, 3):
        last = tell(GAME.rules.view(before, 0), move, GAME.rules.view(after, 0))
    jean = next(line for line in last if line.key == "log-scores" and line.facts["seat"].key == "part-jean")
    assert {part.facts["line"].key for part in jean.facts["parts"]} >= {f"sheet-{SHEET[SheetLine.QUESTS]}"}
    assert jean.facts["points"].facts["n"] == after.points[JEAN]
    assert GAME.face.facts and [line.key for line in GAME.face.facts(GAME.rules.view(after, 0))] == ["fact-jean"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_pushed_to_limits_are_told_truly(seats: int) -> None:
    """What has run out, or is full, is no reason to tell it wrongly."""
    chance = random.Random(seats)
    s: Any = GAME.rules.start(seats, seats, [77, 2])
    for number in range(250):
        if not (legal := GAME.rules.legal(s)):
            break
        if not s.setting_up and chance.random() < 0.06 and s.asks[s.depth - 1, 0] in (Ask.MAIN, Ask.SAIL):
            chance.choice(LIMITS)(s, chance.randrange(seats))
            books_right(s)
            legal = GAME.rules.legal(s)
        before, move = copy_of(s), chance.choice(legal)
        CONTRACT.apply(s, np.int16(move))
        seen, sees = (GAME.rules.view(one, number % (seats + 1) - 1) for one in (before, s))
        audit(BOOKS, tell(seen, move, sees), BOOKS.count(seen), BOOKS.count(sees))
