"""Whole games at a terminal: everything is typed, much of it wrong, in three languages, and every game ends well."""

from __future__ import annotations

import pathlib
import random
import re

import pytest
from typer.testing import CliRunner, Result

import argosy
from argosy.cli import app
from argosy.words import LANGUAGES

ENOUGH = 6000  # lines; a game takes a few hundred
WRONG = ("xyz", "0", "-1", "99999", "1.5", "½", "sail to the moon", "Zug", "🐙", "'; drop", "[bold]", "\\n", "9" * 40)
WISHES = ("?", "s", "l", "u", "undo", "HELP", "  ")
SAYS_NO = {"en": "is no move of", "de": "ist kein Zug", "nl": "is geen zet"}
BROKEN = re.compile(r"Traceback|\{ ?\$|\b(?:log|ask|move|part|board|preview)-[a-z]+-[a-z]+\b.*: ")
GAMES = {
    "amerigo": ("me,deckhand", ()),
    "goa": ("me,deckhand,deckhand", ("--option", "bonanza=1")),
    "grog_island": ("deckhand,me", ()),
    "maracaibo": ("me,deckhand", ()),
    "maracaibo alone": ("me", ("--option", "jean=0")),
}


@pytest.fixture(autouse=True)
def own_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    monkeypatch.setenv("ARGOSY_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("ARGOSY_COMPONENTS", str(tmp_path / "config"))
    monkeypatch.setenv("COLUMNS", "120")


def typed(seed: int) -> str:
    """What somebody types who knows little: numbers, now and then something wrong or a wish."""
    chance, lines = random.Random(seed), list(WRONG)
    for _ in range(ENOUGH):
        what = chance.random()
        if what < 0.04:
            lines.append(chance.choice(WRONG))
        elif what < 0.06:
            lines.append(chance.choice(WISHES))
        else:
            lines.append(str(1 + int(chance.expovariate(0.4))))
    return "\n".join(lines) + "\n"


def run(*words: str, seed: int) -> Result:
    return CliRunner().invoke(app, list(words), input=typed(seed))


def check(result: Result, lang: str) -> str:
    """The command ended well, said no to what was wrong, and no word was missing."""
    assert result.exit_code == 0, result.output[-2000:]
    said = " ".join(result.output.split())
    assert SAYS_NO[lang] in said, "wrong input was not answered"
    assert "drop" in said and "🐙" in said, "the sentence names what was typed"
    assert not (found := BROKEN.search(result.output)), result.output[max(0, found.start() - 300) : found.end() + 300]
    return said


def kept(tmp_path: pathlib.Path, game: str) -> argosy.Match:
    """The record of the game that was played."""
    (file,) = (tmp_path / "data" / "records").glob(f"{game}-*.json")
    return argosy.load(file)


def mark(game: str, lang: str) -> object:
    """Every game and every language once; the other pairs are slow."""
    often = list(GAMES).index(game) % len(LANGUAGES) == LANGUAGES.index(lang)
    return pytest.param(game, lang, marks=[] if often else [pytest.mark.slow])


@pytest.mark.parametrize(("game", "lang"), [mark(game, lang) for game in GAMES for lang in LANGUAGES])
def test_a_game_is_typed_to_its_end(game: str, lang: str, tmp_path: pathlib.Path) -> None:
    seats, options = GAMES[game]
    name = game.split()[0]
    result = run("play", name, "--seats", seats, "--seed", "7", "--name", "Ann", "--lang", lang, *options, seed=3)
    said = check(result, lang)
    match = kept(tmp_path, name)
    assert match.over
    assert match.prompt(lang) in said
    assert all(str(points) in said for points in match.scores)


@pytest.mark.parametrize("lang", [pytest.param(lang, marks=[pytest.mark.slow] * (lang != "de")) for lang in LANGUAGES])
def test_a_campaign_is_typed_game_after_game(lang: str, tmp_path: pathlib.Path) -> None:
    begun = run("campaign", "begin", "fire", "--seats", "me,deckhand", "--name", "Ann", "--lang", lang, seed=5)
    said = check(begun, lang)
    first = kept(tmp_path, "maracaibo")
    assert first.over and first.names == ("Ann", "Deckhand")
    for line in hand_of(first, lang):
        assert " ".join(line.split()) in said, "the hand is shown with what its cards do"
    if lang == "de":
        check(run("campaign", "continue", "fire", seed=6), lang)
        assert len(list((tmp_path / "data" / "records").glob("maracaibo-*.json"))) == 2
        for command in ("verify", "tell"):
            told = run("campaign", command, "fire", "--lang", lang, seed=1)
            assert told.exit_code == 0 and not BROKEN.search(told.output)


def hand_of(match: argosy.Match, lang: str) -> list[str]:
    """What the board of the terminal says of the first hand: one line a card with what it does; how each begins."""
    from argosy.games.maracaibo.parts import CARD_IDS

    view = match.view_at(0, 0)
    hand = {CARD_IDS[int(card)] for card in view.state.hand[0][: int(view.state.hand_size[0])]}
    assert len(hand) == 8 and match.game.face.plain is not None
    lines = [line.strip() for line in match.game.face.plain(view.state, lang, ["Ann", "Deckhand"])]
    mine = [line for line in lines if line.split(" ")[0] in hand]
    assert len(mine) == len(hand) and all("): " in line for line in mine)
    return [line[:60].rsplit(" ", 1)[0] for line in mine]
