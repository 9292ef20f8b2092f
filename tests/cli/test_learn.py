"""`argosy learn`: the lessons in the terminal."""

from __future__ import annotations

import pathlib

import pytest
from typer.testing import CliRunner, Result

from argosy.cli import app
from argosy.games import names
from argosy.lessons import Step, lesson_of
from argosy.terminal.learn import LETTERS

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Places are kept here, not in the user's own folder."""
    monkeypatch.setenv("ARGOSY_DATA", str(tmp_path))


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["learn", *words], input=typed)


def test_the_lesson_is_played_to_its_end() -> None:
    typed = "sail\ndeliver\ntea#8\nb\na\nsail\n\n"  # the first move and the first answer are wrong
    told = run("toy", typed=typed)
    assert told.exit_code == 0, told.output
    assert "Not made: Sail for coins. That works, too" in " ".join(told.output.replace("│", " ").split())
    assert "Not quite." in told.output and "Right." in told.output
    assert "That was the last chapter." in told.output


def test_one_can_leave_and_go_on_from_there() -> None:
    assert "Your place is kept" in run("toy", typed="deliver\nq\n").output
    again = run("toy", typed="q\n").output
    assert "Either tea will do" in again and "yours alone to see" not in again
    assert "yours alone to see" in run("toy", "--chapter", "first", typed="q\n").output


def test_show_me_back_and_skip() -> None:
    told = run("toy", typed="s\nb\nk\n").output
    assert told.count("yours alone to see") == 2 and "That was the last chapter." in told


def test_wrong_names_are_explained() -> None:
    assert "There is no chapter second; there are first." in run("toy", "--chapter", "second").output
    assert run("chess").exit_code == 1


def test_a_lesson_speaks_german() -> None:
    told = run("goa", "--lang", "de", typed="q\n").output
    assert "Dein Lotse" in told and lesson_of("goa").chapters[0].title["de"] in told


def test_a_kept_place_that_cannot_be_read_begins_anew(tmp_path: pathlib.Path) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "toy.json").write_text("[1, 2")
    assert "yours alone to see" in run("toy", typed="q\n").output


def typed_for(step: Step) -> str:
    """What a learner types at a step who does everything right."""
    return LETTERS[step.right] if step.quiz else step.expect[0] if step.expect else ""


@pytest.mark.parametrize(("game", "lang"), zip(names(), ("en", "de", "nl", "en"), strict=False))
def test_every_game_is_learned_to_the_end_of_every_chapter(game: str, lang: str) -> None:
    steps = [step for chapter in lesson_of(game).chapters for step in chapter.steps]
    told = run(game, "--lang", lang, typed="".join(f"{typed_for(step)}\n" for step in steps))
    assert told.exit_code == 0, told.output[-2000:]
    for chapter in lesson_of(game).chapters:
        assert chapter.title[lang] in told.output
    assert "argosy play" in told.output[-400:]
