"""Numbers agree with their nouns, in every message and language; a preview promises what comes."""

from __future__ import annotations

import re
from random import Random

import pytest

from argosy.games.goa import GAME
from argosy.games.goa.face.previews import preview
from argosy.games.goa.moves import Code
from argosy.games.goa.state import Ask
from argosy.kernel.game import Line
from argosy.kernel.position import copy_of
from argosy.play.telling import speak
from argosy.words import LANGUAGES

from .table import auction, turn
from .test_words import messages

NOUNS = {  # one of them, several of them; in German the case that "you get" asks for
    "en": [
        ("ducat", "ducats"), ("ship", "ships"), ("colonist", "colonists"), ("card", "cards"), ("spice", "spices"),
        ("point", "points"), ("slot", "slots"), ("plantation", "plantations"), ("clove", "cloves"),
    ],
    "de": [
        ("Schiff", "Schiffe"), ("Karte", "Karten"), ("Expeditionskarte", "Expeditionskarten"), ("Gewürz", "Gewürze"),
        ("Punkt", "Punkte"), ("Platz", "Plätze"), ("Plantage", "Plantagen"), ("Nelke", "Nelken"),
        ("Zusatzaktions-Karte", "Zusatzaktions-Karten"),
    ],
    "nl": [
        ("dukaat", "dukaten"), ("schip", "schepen"), ("kolonist", "kolonisten"), ("kaart", "kaarten"),
        ("expeditiekaart", "expeditiekaarten"), ("specerij", "specerijen"), ("punt", "punten"), ("plek", "plekken"),
        ("plantage", "plantages"), ("extra-actiekaart", "extra-actiekaarten"),
    ],
}  # fmt: skip
NEVER_ONE = {"need"}  # a colony needs six colonists or more
VERBS = {
    "en": ["1 (spice|colonist|card)s? (come|find|are|have)\\b", "\\b[25] \\w+ (comes|finds|is|has)\\b"],
    "de": [
        "\\b1 \\w+ (kommen|finden|sind|fehlen)\\b",
        "(fehlen|gingen|kamen|blieben) 1\\b",
        "\\b[25] \\w+ (kommt|findet)\\b",
    ],
    "nl": ["\\b1 \\w+ (komen|vinden|zijn|ontbreken)\\b", "(komen|zijn|ontbreken) er 1\\b"],
}


def said(lang: str, n: int) -> list[tuple[str, str]]:
    """Every message with a number in every place, those that are never one with two at least."""
    found = []
    for key, names in messages(lang).items():
        facts = {name: (max(n, 2) if name in NEVER_ONE else n) for name in names | {"place"}}
        found.append((key, speak(GAME, Line(key, facts), lang)))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_of_a_thing_is_not_told_as_several(lang):
    for key, words in said(lang, 1):
        for _, several in NOUNS[lang]:
            assert not re.search(rf"(?<![\d×]) ?\b1 {several}\b", words), f"{key}: {words}"
        for verb in VERBS[lang]:
            assert not re.search(verb, words), f"{key}: {words}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("n", [0, 2, 5])
def test_several_or_none_of_a_thing_are_not_told_as_one(lang, n):
    for key, words in said(lang, n):
        for one, several in NOUNS[lang]:
            if one != several:
                assert not re.search(rf"\b{n} {one}\b", words), f"{key}: {words}"
        for verb in VERBS[lang]:
            assert not re.search(verb, words), f"{key}: {words}"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", ["Lagerplatz", "aussortiert", "Hälfte"]),
        ("nl", ["marker", "tableau", "koloniën", "helft"]),
        ("en", ["first half", "second half"]),
    ],
)
def test_one_term_for_one_thing(lang, words):
    for key, text in said(lang, 2):
        assert not any(word.lower() in text.lower() for word in words), f"{key}: {text}"


# --- previews -------------------------------------------------------------------------------------


def counted(lines: object) -> list[tuple[str, int]]:
    """All amounts in a line, in the order of its facts."""
    if isinstance(lines, Line):
        if lines.key.startswith("amount-"):
            return [(lines.key.removeprefix("amount-"), int(lines.facts["n"]))]
        return [one for fact in lines.facts.values() for one in counted(fact)]
    return [one for line in lines for one in counted(line)] if isinstance(lines, list) else []


def test_a_preview_promises_what_comes():
    """In random games: what a preview says is gained or paid is gained or paid."""
    chance, compared = Random(3), 0
    for seed in range(2):
        s = GAME.rules.start(2 + seed, 5 + seed, [0, 0])
        while s.depth > 0:
            moves = [int(code) for code in GAME.rules.legal(s)]
            seat, what = int(GAME.rules.contract.to_act(s)), Ask(int(s.asks[s.depth - 1, 0]))
            code = chance.choice(moves)
            line = preview(GAME.rules.view(s, seat), code)
            before = copy_of(s)
            GAME.rules.contract.apply(s, code)
            if line is None:
                continue
            gained = {name: int(s[name][seat]) - int(before[name][seat]) for name in ("ducats", "ships", "colonists")}
            if line.key == "preview-gain":
                of, n = counted(line)[0]
                compared += 1
                assert of == "spices" or gained[of] >= n, speak(GAME, line, "en")
            elif line.key in ("preview-keep", "preview-bid") and s.lot == before.lot + 1 and code == Code.KEEP:
                assert gained["ducats"] == -counted(line)[0][1]
            elif line.key.startswith("preview-advance") and what in (Ask.TURN, Ask.ADVANCE):
                paid = dict(counted(line.facts["cost"]))
                compared += 1
                assert gained["ships"] == -paid.get("ships", 0) and gained["ducats"] == -paid.get("ducats", 0)
            elif line.key in ("preview-add", "preview-decline"):
                sign = 1 if line.key == "preview-decline" else -1
                assert gained["colonists"] == sign * counted(line)[0][1]
    assert compared > 40


def test_the_price_of_a_step_stands_on_the_card_before_it_is_played():
    desk = turn(0, hand={0: ["advance_for_ducats_1"]}, rows={0: [1, 2, 3, 1, 5]}, ducats={0: 12})
    line = preview(GAME.rules.view(desk.s, 0), GAME.rules.codes["play advance_for_ducats_1"])
    assert line is not None
    words = speak(GAME, line, "en")
    assert "shipbuilding for 5 ducats, harvest for 10 ducats and expedition for 5 ducats" in words, words


def test_a_preview_says_that_a_card_takes_the_right_to_pass():
    desk = turn(0, hand={0: ["ships2_1"]}, extra={0: 1}, extra_round=True)
    line = preview(GAME.rules.view(desk.s, 0), GAME.rules.codes["play ships2_1"])
    assert line is not None and speak(GAME, line, "en").endswith("; you can no longer pass")
    desk.begin_turn(0)
    line = preview(GAME.rules.view(desk.s, 0), GAME.rules.codes["play ships2_1"])
    assert line is not None and "pass" not in speak(GAME, line, "en")


def test_a_lot_for_one_ducat_is_bought_for_nothing():
    desk = auction("na", "a1", "b1", seats=2).do("bid 1")
    words = speak(GAME, GAME.face.prompt(GAME.rules.view(desk.s, 0)), "en", ("Ana", "Bo"))
    assert words == "Bo offers 1 ducat for the flag. Will you sell, or buy it for nothing?"


def test_a_founding_that_is_short_says_what_ones_own_colonists_do():
    desk = turn(0, deck=["ships2_1", "ducats5_1"], colonists={0: 3}).do("found quilon")
    words = speak(GAME, GAME.face.prompt(GAME.rules.view(desk.s, 0)), "en", ("Ana", "Bo"))
    assert words.startswith("Quilon needs 6 colonists: 2 have come, 3 of your own could be added, so 1 is missing.")
