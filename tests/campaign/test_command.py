"""`argosy campaign`, as somebody at a terminal meets it."""

from __future__ import annotations

import json
import pathlib
import re

import pytest
from typer.testing import CliRunner, Result

from argosy.campaign import Campaign
from argosy.cli import app

SEATS = "deckhand,deckhand"


@pytest.fixture(autouse=True)
def own_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    monkeypatch.setenv("ARGOSY_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["campaign", *words], input=typed)


def said(result: Result) -> str:
    return " ".join(result.output.split())


def test_without_campaigns_one_is_told_how_to_begin() -> None:
    result = run()
    assert result.exit_code == 0 and "argosy campaign begin NAME" in said(result)


def test_a_campaign_of_bots_begins_goes_on_and_is_listed(tmp_path: pathlib.Path) -> None:
    first = run("begin", "atlas", "--seats", SEATS)
    assert first.exit_code == 0, first.output
    assert "They buried my father in Havana on Tuesday" in said(first)  # the first card is read aloud
    assert "argosy campaign continue atlas" in said(first)
    assert run("continue", "atlas").exit_code == 0
    listed = said(run())
    assert "atlas" in listed and "deckhand, deckhand" in listed and " 2 " in listed
    kept = Campaign.read(tmp_path / "data" / "campaigns" / "atlas.json")
    assert len(kept.games) == 2 and len(list(kept.replay())) == 2
    assert "2 games with" in said(run("verify", "atlas"))
    told = said(run("tell", "atlas"))
    assert "Game 1" in told and "Game 2" in told and "reads the back of story card 1" in told
    assert "The large men left by the window" in told


def test_a_game_that_was_left_is_taken_up_again() -> None:
    first = run("begin", "me-too", "--seats", "me,deckhand", "--name", "Ann", typed="1\nq\n")
    assert first.exit_code == 0, first.output
    assert "Story card 1, “A Clerk in Portobello”. Inés Quintal speaks:" in said(first)
    assert "Story 1, “A Clerk in Portobello”: In Portobello: 1 combat point" in said(first)
    assert "Go on with it: argosy campaign continue me-too" in said(first)
    again = run("continue", "me-too", typed="q\n")
    assert "They buried" not in again.output and "discard PA" in again.output


@pytest.mark.parametrize(("lang", "words"), [("de", "Am Dienstag haben sie meinen Vater"), ("nl", "Dinsdag hebben ze")])
def test_the_story_is_told_in_the_players_language(lang: str, words: str) -> None:
    assert words in said(run("begin", "taal", "--seats", "me", "--lang", lang, typed="q\n"))


def test_a_later_chapter_alone_against_jean() -> None:
    result = run("begin", "solo", "--seats", "me", "--chapter", "9", "--jean", "0", typed="q\n")
    assert "We have the book." in said(result)  # what happened before
    assert "Every line that names a port has been copied" in said(result) and "Tobacco Quay" in said(result)


def test_what_the_campaign_is_about_is_told_once() -> None:
    first = said(run("begin", "about", "--seats", "me,deckhand", typed="q\n"))
    assert "The Atlas of Small Fires" in first and "cut it into seven sheets" in first
    run("begin", "bots", "--seats", SEATS)
    assert "cut it into seven sheets" not in said(run("continue", "bots"))


def test_the_hand_and_what_its_cards_do_are_shown() -> None:
    shown = said(run("begin", "hand", "--seats", "me,deckhand", "--name", "Ann", typed="q\n"))
    hand = shown.replace("│", "").partition("Your hand:")[2]
    assert len(re.findall(r"[A-Z]{2}\d+ [^(]+ \(\d+; [^)]+\): \S", " ".join(hand.split()))) == 8


def test_the_language_and_the_name_are_kept() -> None:
    run("begin", "oma", "--seats", "me,deckhand", "--name", "Ann", "--lang", "nl", typed="1\nq\n")
    again = said(run("continue", "oma", typed="q\n"))
    assert "Leg nog 3 kaarten af" in again and "Ann >" in again
    german = said(run("continue", "oma", "--lang", "de", typed="q\n"))
    assert "Wirf noch 3 Karten ab" in german and "Leg nog" not in german
    assert "Wirf noch 3 Karten ab" in said(run("continue", "oma", typed="q\n"))


def test_others_play_on_from_the_next_game() -> None:
    run("begin", "crew", "--seats", SEATS)
    assert run("continue", "crew", "--seats", "deckhand,deckhand,random").exit_code == 0
    listed = said(run())
    assert "deckhand, deckhand, random" in listed and " 2 " in listed
    assert "2 games with" in said(run("verify", "crew"))


def test_who_plays_cannot_be_changed_within_a_game() -> None:
    run("begin", "half", "--seats", "me,deckhand", typed="q\n")
    assert run("continue", "half", "--seats", "me,mate", typed="1\nq\n").exit_code == 0  # nobody had moved
    result = run("continue", "half", "--seats", "me,deckhand", typed="q\n")
    assert result.exit_code == 1 and "still going on with me and mate. Finish it first" in said(result)
    assert run("continue", "half", "--seats", "me,mate", typed="q\n").exit_code == 0
    assert "me, mate" in said(run())


def test_a_file_from_elsewhere_is_called_as_its_file_is(tmp_path: pathlib.Path) -> None:
    """The browser's campaigns may be called anything; here the name is a file's, also of the game that is played."""
    assert run("begin", "atlas", "--seats", SEATS).exit_code == 0
    there = tmp_path / "data" / "campaigns" / "atlas.json"
    other = json.loads(there.read_text(encoding="utf-8")) | {"name": "Winter/../../../on the Main: ü?"}
    there.with_name("winter.json").write_text(json.dumps(other), encoding="utf-8")
    listed = said(run())
    assert "winter" in listed and "Main" not in listed
    left = run("continue", "winter", "--seats", "me,deckhand", typed="q\n")
    assert left.exit_code == 0 and "Go on with it: argosy campaign continue winter" in said(left), left.output
    kept = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.json")}
    assert "data/left/maracaibo-winter.json" in kept and not any("Main" in path for path in kept)
    assert run("leave", "winter").exit_code == 0
    assert not (tmp_path / "data" / "left" / "maracaibo-winter.json").exists()


def test_the_end_of_a_game_is_kept_whatever_the_file_says(tmp_path: pathlib.Path) -> None:
    assert run("begin", "atlas", "--seats", SEATS).exit_code == 0
    there = tmp_path / "data" / "campaigns" / "atlas.json"
    other = json.loads(there.read_text(encoding="utf-8")) | {"name": "A winter on the Main"}
    there.write_text(json.dumps(other), encoding="utf-8")
    assert run("continue", "atlas").exit_code == 0
    assert len(Campaign.read(there).games) == 2


def test_leaving_a_campaign() -> None:
    run("begin", "gone", "--seats", "me", typed="q\n")
    assert "You have left" in said(run("leave", "gone"))
    result = run("continue", "gone")
    assert result.exit_code == 1 and "is over" in said(result)
    assert "left" in said(run())


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("continue", "nobody"), "no campaign called “nobody”"),
        (("begin", "a/b"), "cannot be the name"),
        (("begin", "x", "--chapter", "12"), "no chapter 12"),
        (("begin", "x", "--seats", "deckhant"), "no bot called"),
        (("begin", "x", "--seats", "me,a,b,c,d"), "5"),
        (("verify", "nothing.json"), "nothing.json"),
    ],
)
def test_what_cannot_be_done_is_explained(words: tuple[str, ...], message: str) -> None:
    result = run(*words)
    assert result.exit_code == 1 and message in said(result)


def test_a_name_is_used_once() -> None:
    run("begin", "twice", "--seats", "me", typed="q\n")
    result = run("begin", "twice", "--seats", "me", typed="q\n")
    assert result.exit_code == 1 and "already" in said(result)


@pytest.mark.parametrize("command", ["begin", "continue", "tell", "verify", "leave"])
def test_every_command_has_help(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0 and len(said(result)) > 100
