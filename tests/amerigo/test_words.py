"""Words in three languages: every key in each, every move, prompt, preview and line of the log can be said."""

from __future__ import annotations

import re

import numpy as np
import pytest

from argosy.games.amerigo import GAME
from argosy.games.amerigo.parts import TOKEN_NAMES
from argosy.games.amerigo.rules import contract
from argosy.kernel.compile import PACKAGE
from argosy.kernel.game import Line
from argosy.kernel.position import copy_of
from argosy.words import LANGUAGES, say_line

from .table import CODES, new_game, turn

WORDS = PACKAGE / "games" / "amerigo" / "face" / "words"


def keys(lang):
    return re.findall(r"^([a-z][\w-]*) =", (WORDS / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def test_every_key_stands_once_in_every_language():
    for lang in LANGUAGES:
        assert len(keys(lang)) == len(set(keys(lang)))
        assert set(keys(lang)) == set(keys("en"))


def test_every_token_is_explained():
    for name in TOKEN_NAMES:
        assert f"part-{name}" in keys("en") and f"part-{name}-help" in keys("en")


def said(line, lang="en"):
    return say_line("amerigo", lang, line)


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_in_whole_games_can_be_said(seats):
    rng = np.random.default_rng(seats)
    desk = new_game(seats, 7)
    heard = set()
    while offers := desk.offers:
        before = GAME.rules.view(desk.s, 0)
        mine = GAME.rules.view(desk.s, desk.actor)
        for lang in LANGUAGES:
            assert said(GAME.face.prompt(before), lang) and said(GAME.face.prompt(mine), lang)
            for line in GAME.face.facts(mine):
                assert said(line, lang)
        code = CODES[offers[rng.integers(len(offers))]]
        line = GAME.face.preview(mine, code)
        if line is not None:
            assert said(line, LANGUAGES[code % 3])
        contract.apply(desk.s, code)
        for line in GAME.face.tell(before, code, GAME.rules.view(desk.s, 0)):
            heard.add(line.key)
            for lang in LANGUAGES:
                assert said(line, lang)
    assert {"log-throw", "log-choose", "log-gold", "log-token", "log-round", "log-result", "log-take"} <= heard


def told(desk, text):
    """What the log says about one move."""
    before = GAME.rules.view(desk.s, 0)
    desk.do(text)
    return [said(line) for line in GAME.face.tell(before, CODES[text], GAME.rules.view(desk.s, 0))]


def test_the_log_of_a_completed_island():
    desk = turn(0, cubes={"green": 6}, posts={0: ["f1", "g4"], 1: ["g5"]}, stock={0: ["village-pair"]}, round_no=2)
    desk.fill(0, "f1", "f2", "f3")
    desk.do("choose building")
    lines = told(desk, "build village-pair")
    assert lines[:6] == [
        "Seat 0 builds a tile at f2: village, pair, 2 points.",
        "Seat 0 gathers 1 cotton.",
        "Seat 0 completes the island: 3 points.",
        "Seat 0 scores 12 points for posts there.",
        "Seat 1 scores 4 points for posts there.",
        "Seat 0 gets the chest.",
    ]


def test_the_log_of_surplus_cannons():
    desk = turn(0, cubes={"black": 5}, cannons={0: 10}).do("choose cannons")
    assert told(desk, "steps 3") == ["Seat 0 loads 2 cannons.", "Seat 0 gets 2 gold at the end of the track."]


def test_the_log_of_bought_points():
    desk = turn(0, cubes={"blue": 1}, ships={0: ["frame1", "frame7"]}, gold={0: 2}).do("choose sailing", "ship 1")
    assert told(desk, "sail frame4") == ["Seat 0 sails to frame space 4.", "Seat 0 pays 2 gold for more action points."]


def test_a_preview_says_what_a_tile_would_score():
    desk = turn(0, cubes={"green": 6}, posts={0: ["e6"]}, stock={0: ["line3"]}).do("choose building", "build line3")
    assert (
        said(GAME.face.preview(GAME.rules.view(desk.s, 0), CODES["place e3-90"]))
        == "Brings 9 points, 1 cotton and 1 tobacco. Costs 3 action points."
    )


def test_a_preview_changes_nothing():
    desk = turn(0, gold={0: 3}, ships={0: ["frame1", "frame7"]}).do("choose sailing", "ship 1")
    view = GAME.rules.view(desk.s, 0)
    before = copy_of(view)
    assert said(GAME.face.preview(view, CODES["sail frame6"])) == "5 steps, costs 1 gold."
    assert view.tobytes() == before.tobytes()


# ---- language ------------------------------------------------------------------------------------------------------

NUMBERS = (0, 1, 2, 5)
COUNTS = {"n", "cannons", "gold", "cost", "small"}  # variables that a message may count with
ONE_TERM = {
    "en": r"on offer|trading post",
    "de": r"\bPosten\b|\bTruhen?\b|Schatzkiste|\bim Angebot\b",
    "nl": r"\bposten?\b|\bkisten\b|beschikbaar|\bin de cirkel\b",
}  # what a thing is not called, since it is called something else everywhere


def messages(lang):
    text = (WORDS / f"{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) = (.*?)(?=^\S|\Z)", re.sub(r"(?m)^}", " }", text), re.MULTILINE | re.DOTALL)


def counted_sentences(lang, number):
    """Every message that counts, with this number for everything it counts and a dash for all else."""
    for key, text in messages(lang):
        names = set(re.findall(r"\$(\w+)", text))
        if names & COUNTS:
            yield key, said(Line(key, {name: number if name in COUNTS else "–" for name in names}), lang)


def counted_words(lang, number):
    """By message, the words that stand after this number."""
    found = {}
    for key, text in counted_sentences(lang, number):
        found[key] = after_number(number, text)
    return found


def after_number(number, text):
    """The next two words."""
    return [word for two in re.findall(rf"\b{number} (\w+(?: \w+)?)", text) for word in two.split()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_agree_with_their_nouns(lang):
    one, many = counted_words(lang, 1), counted_words(lang, 2)
    pairs = {(a, b) for key in one for a, b in zip(one[key], many[key], strict=True) if a != b}
    assert len(pairs) > 7
    singular, plural = {a for a, _ in pairs}, {b for _, b in pairs}
    for number in NUMBERS:
        wrong = plural - singular if number == 1 else singular - plural
        for key, text in counted_sentences(lang, number):
            assert not wrong & set(after_number(number, text)), f"{key}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_thing_has_one_name(lang):
    for key, text in messages(lang):
        assert not re.search(ONE_TERM[lang], text), f"{key}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_begins_in_lower_case(lang):
    """Not even where an amount that is none stands at its beginning."""
    desk = turn(0, cubes={"red": 2}, gold={0: 2}).do("choose planning", "take pair")
    texts = [said(GAME.face.prompt(GAME.rules.view(desk.s, 0)), lang)]
    texts += [text for key, text in counted_sentences(lang, 0) if key.startswith(("log-", "preview-", "ask-"))]
    for text in texts:
        assert not re.search(r"[.?!] [a-z]", text) and not text[0].islower(), text


def test_gold_is_spoken_of_only_to_who_has_some():
    poor, rich = turn(0, cubes={"black": 3}), turn(0, cubes={"black": 3}, chests={0: 1})
    poor.do("choose cannons")
    rich.do("choose cannons")
    told = [said(GAME.face.facts(GAME.rules.view(desk.s, 0))[0]) for desk in (poor, rich)]
    assert told == ["3 action points left.", "3 action points left; more cost 1 gold each."]
