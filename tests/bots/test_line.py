"""Bots in any language: what they are told, what they may answer, and what is said of those that answer nonsense."""

from __future__ import annotations

import json
import pathlib
import sys

import pytest

import argosy
from argosy.arena.series import Plan, run
from argosy.bots import parse
from argosy.bots.line import Ended, LineBot, NoCommand, Nonsense, Silent, WrongMove, request
from argosy.play import Match
from argosy.words import LANGUAGES

EXAMPLE = pathlib.Path(__file__).parents[2] / "examples" / "line_bot.py"
BEGINNING = "import json, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n    "


def program(folder: pathlib.Path, body: str) -> str:
    """The command of a program that does this for every line."""
    file = folder / "bot.py"
    file.write_text(BEGINNING + body, encoding="utf-8")
    return f"{sys.executable} {file}"


def line_bot(game: str, command: str, seconds: float = 20.0) -> LineBot:
    found = argosy.bot("line", game=game, command=command, seconds=seconds, seed=3)
    assert isinstance(found, LineBot)
    return found


def choice(match: Match, bot: LineBot) -> str:
    """What the bot does now."""
    try:
        return bot.choose(match.view(match.to_move)).text
    finally:
        bot.close()


@pytest.fixture
def match(toy: str) -> Match:
    """A match at a decision with several moves."""
    found = argosy.new(toy, seats=3, seed=4)
    assert len(found.moves) > 1
    return found


@pytest.mark.parametrize("key", ["code", "text"])
def test_a_program_answers_with_a_code_or_a_notation(match: Match, tmp_path: pathlib.Path, key: str) -> None:
    command = program(tmp_path, f"print(json.dumps({{'move': asked['moves'][-1]['{key}']}}), flush=True)")
    assert choice(match, line_bot(match.game.name, command)) == match.moves[-1].text


def test_a_program_is_told_what_its_seat_sees_and_nothing_else(match: Match) -> None:
    for seat in range(match.seats):
        view = match.view(seat)
        told = request(view, 5)
        assert "seed" not in told["view"]
        assert told["view"]["viewer"] == seat + 1
        assert told["view"] == {
            name: values for name, values in told["view"].items() if values == view.state[name].tolist()
        }
        assert told["moves"] == [{"code": move.code, "text": move.text} for move in view.moves]
        assert "\n" not in json.dumps(told)


def test_the_example_plays_whole_games(toy: str) -> None:
    match = argosy.new(toy, seats=2, seed=6)
    bots = [line_bot(toy, str(EXAMPLE)), argosy.bot("deckhand", game=toy, seed=1)]
    while not match.over:
        assert match.to_move is not None
        match.push(bots[match.to_move].choose(match.view(match.to_move)))
    assert match.over


def test_the_arena_takes_programs(toy: str) -> None:
    plan = Plan(toy, (f"line:{EXAMPLE}", "random"), seats=2, games=4)
    outcomes = run(plan, cores=1)
    assert len(outcomes) == 4
    assert run(plan, cores=2) == outcomes  # the seed that it is told makes it repeatable


def test_the_command_may_hold_colons_and_arguments() -> None:
    assert parse("line:./bot --level=2 a:b") == ("line", {"command": "./bot --level=2 a:b"})


def test_a_program_that_is_not_there(toy: str) -> None:
    for command in ("", "./no_such_bot", "'unclosed"):
        with pytest.raises(NoCommand, match="cannot be started"):
            line_bot(toy, command)


@pytest.mark.parametrize("answer", ["hello", "12 13", "[1]", '{"code": 1}', '{"move": null}', '{"move": true}', ""])
def test_an_answer_that_is_no_move(match: Match, tmp_path: pathlib.Path, answer: str) -> None:
    command = program(tmp_path, f"print({answer!r}, flush=True)")
    with pytest.raises(Nonsense, match='"move": 12'):
        choice(match, line_bot(match.game.name, command))


def test_an_illegal_move_is_named_with_what_is_legal(match: Match, tmp_path: pathlib.Path) -> None:
    command = program(tmp_path, """print('{"move": "fly to the moon"}', flush=True)""")
    with pytest.raises(WrongMove) as caught:
        choice(match, line_bot(match.game.name, command))
    assert "fly to the moon" in str(caught.value) and match.moves[0].text in str(caught.value)


def test_a_program_that_is_silent(match: Match, tmp_path: pathlib.Path) -> None:
    command = program(tmp_path, "time.sleep(60)")
    with pytest.raises(Silent, match="did not answer within"):
        choice(match, line_bot(match.game.name, command, seconds=0.5))


def test_a_program_that_breaks_down_is_quoted(match: Match, tmp_path: pathlib.Path) -> None:
    command = program(tmp_path, "raise RuntimeError('the mast is broken')")
    with pytest.raises(Ended, match="the mast is broken"):
        choice(match, line_bot(match.game.name, command))


def test_a_program_that_talks_too_much(match: Match, tmp_path: pathlib.Path) -> None:
    body = "print(json.dumps({'move': asked['moves'][0]['code']}) + '\\nand more', flush=True)"
    bot = line_bot(match.game.name, program(tmp_path, body))
    bot.choose(match.view(match.to_move))
    assert bot._program is not None
    while bot._program.answers.empty():  # the second line is on its way
        pass
    with pytest.raises(Nonsense, match="and more"):
        choice(match, bot)


def test_programs_end_with_their_bot(match: Match, tmp_path: pathlib.Path) -> None:
    body = "print(json.dumps({'move': asked['moves'][0]['code']}), flush=True)"
    bot = line_bot(match.game.name, program(tmp_path, body))
    bot.choose(match.view(match.to_move))
    assert bot._program is not None
    process = bot._program.process
    assert process.poll() is None
    del bot
    assert process.wait(timeout=10) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_speak_every_language(lang: str) -> None:
    facts = {"command": "./bot", "seconds": 1, "code": "1", "said": "x", "answer": "y", "why": "z"}
    for kind in (NoCommand, Silent, Ended, Nonsense, WrongMove):
        assert "./bot" in kind(**facts).say(lang)
