"""A calm table: bots wait for a nod, one's move can be taken back across their answers, dead questions are known."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest

import argosy
from argosy.table import takeback
from argosy.table.buttons import ENDINGS, dead_end
from argosy.table.crew import Crew, bots_turn
from argosy.table.house import House, Seat, Wish
from argosy.table.live import LiveTable
from argosy.table.takeback import moves_back, steps_back, waits_for

ME = Seat("me", "Mara")
BOT = Seat("bot", "Bosun", "deckhand")


@pytest.fixture
def crew(house: House) -> Iterator[Crew]:
    made = Crew(house, workers=1, pause=0)  # never started: its moves are made by hand
    yield made
    made.stop()


def ended(house: House, seats: list[Seat], confirm: bool = True, explicit: bool = False) -> LiveTable:
    """A table where the person of seat 0 has just ended a turn quietly: a bot is next and nothing was revealed."""
    for seed in range(1, 40):
        made = house.make(Wish("goa", seats, seed=seed), person="p0")
        table = house.table(made.table_id)
        for _ in range(60):
            seat = table.to_move
            if seat is None:
                break
            texts = [move.text for move in table.match.moves]
            move = next((text for text in texts if (text in ENDINGS) == explicit), texts[0])
            table = house.move(table.id, seat, move, table.number, confirm=confirm)
            quiet = seat == 0 and bots_follow(table) and (move in ENDINGS) == explicit
            if quiet and moves_back(table.match, table.deciders, takeback.bots_at(table), 0) == 1:
                return table
    raise AssertionError("no such turn was found")


def bots_follow(table: LiveTable) -> bool:
    return table.to_move is not None and table.seats[table.to_move].kind == "bot"


def test_bots_wait_until_the_turn_is_confirmed(house: House, crew: Crew) -> None:
    table = ended(house, [ME, BOT])
    assert waits_for(table) == 0 and bots_turn(table) is None
    number = table.number
    assert not crew._one_move(table)  # woken, it waits
    assert house.table(table.id).number == number
    house.confirm(table.id, 1)  # somebody else's nod is none
    assert waits_for(house.table(table.id)) == 0
    house.confirm(table.id, 0)
    assert bots_turn(house.table(table.id)) == house.table(table.id).to_move
    crew._one_move(house.table(table.id))
    assert house.table(table.id).number == number + 1


def test_a_turn_that_waits_can_be_taken_back(house: House) -> None:
    table = ended(house, [ME, BOT])
    asked, made = table.match.at(len(table.match.made) - 1), len(table.match.made)
    table = house.undo(table.id, 0, table.number)
    assert len(table.match.made) == made - 1 and table.to_move == 0
    assert table.match.text() == asked.text()
    assert waits_for(table) is None


def test_without_the_wish_bots_answer_at_once(house: House) -> None:
    table = ended(house, [ME, BOT], confirm=False)
    assert waits_for(table) is None and bots_turn(table) == table.to_move


def test_whoever_says_that_the_turn_ends_is_not_asked_again(house: House) -> None:
    table = ended(house, [ME, BOT], explicit=True)
    assert waits_for(table) is None


def test_a_turn_confirms_itself_where_others_wait(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    alone, together = ended(house, [ME, BOT]), ended(house, [ME, BOT, ME])
    later = time.time() + takeback.TOGETHER + 1
    monkeypatch.setattr(takeback.time, "time", lambda: later)
    assert waits_for(alone) == 0
    assert waits_for(together) is None


def test_undo_goes_back_across_what_bots_answered_until_something_new_was_seen(house: House) -> None:
    table = ended(house, [ME, BOT], confirm=False)
    before = table.match.at(len(table.match.made) - 1).text()
    answers = 0
    while bots_follow(table) and answers < 3:
        quiet = next((m for m in table.match.moves if _quiet(table, m.text)), None)
        if quiet is None:
            break
        table = house.move(table.id, int(table.to_move or 0), quiet.text, table.number)
        answers += 1
    assert answers, "no bot could answer quietly"
    assert steps_back(table, 0)[0] == answers + 1
    table = house.undo(table.id, 0, table.number)
    assert table.match.text() == before and table.to_move == 0


def test_a_persons_answer_ends_what_can_be_taken_back(house: House) -> None:
    table = ended(house, [ME, BOT], confirm=False)
    quiet = next(move.text for move in table.match.moves if _quiet(table, move.text))
    table = house.move(table.id, 1, quiet, table.number)
    assert moves_back(table.match, table.deciders, {1}, 0) == 2
    assert moves_back(table.match, table.deciders, set(), 0) == 0


def _quiet(table: LiveTable, text: str) -> bool:
    after = table.match.copy()
    after.push(text)
    return after.quiet_since(len(after.made) - 1)


def test_a_single_move_leaves_nothing_to_decide(house: House) -> None:
    table = house.table(house.make(Wish("goa", [ME, BOT], seed=3), person="p0").table_id)
    view = table.match.view(table.to_move)
    one, two = {"code": 5, "text": "x"}, {"code": 6, "text": "y"}
    assert dead_end(view, [one]) == 5
    assert dead_end(view, [one, two]) is None
    assert dead_end(view, []) is None


@pytest.mark.parametrize(("game", "ending"), [("goa", "end turn"), ("amerigo", "done"), ("maracaibo", "end turn")])
def test_questions_with_nothing_left_to_decide_are_known(game: str, ending: str) -> None:
    """In every game there come questions where all moves but the ending are of the kind that one mostly leaves out."""
    match, chance, dead = argosy.new(game, 2, 4), random.Random(4), 0
    while not match.over and dead < 2:
        view = match.view(match.to_move)
        moves = [{"code": move.code, "text": move.text} for move in view.moves]
        end = dead_end(view, moves)
        if end is not None and len(moves) > 1:
            dead += 1
            assert next(move["text"] for move in moves if move["code"] == end) == ending
        match.push(chance.choice(match.moves))
    assert dead
