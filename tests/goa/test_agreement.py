"""Numbers agree with their nouns, in every message and language; a preview promises what comes."""

from __future__ import annotations

import re

import pytest

from argosy.games.goa import GAME
from argosy.games.goa.face.log import removed
from argosy.games.goa.face.previews import preview
from argosy.games.goa.parts import TILE_IDS
from argosy.games.goa.state import At
from argosy.kernel.game import Line
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


def test_the_price_of_a_step_stands_on_the_card_before_it_is_played():
    desk = turn(0, hand={0: ["advance_for_ducats_1"]}, rows={0: [1, 2, 3, 1, 5]}, ducats={0: 12})
    line = preview(GAME.rules.view(desk.s, 0), GAME.rules.codes["play advance_for_ducats_1"])
    assert line is not None
    words = speak(GAME, line, "en")
    assert "shipbuilding for 5 ducats, harvest for 10 ducats and expedition for 5 ducats" in words, words


def test_a_preview_says_that_an_action_of_the_extra_rounds_uses_a_card():
    desk = turn(0, hand={0: ["harvest_mix_1", "ships2_1"]}, extra={0: 2}, extra_round=True)
    for move, ends in (("taxes", True), ("play harvest_mix_1", True), ("play ships2_1", False)):
        line = preview(GAME.rules.view(desk.s, 0), GAME.rules.codes[move])
        assert line is not None and speak(GAME, line, "en").endswith("; uses 1 extra-action card") == ends, move


def test_tiles_taken_out_that_are_alike_are_named_once():
    desk = turn(0)
    desk.s.at[:] = At.BOX
    for tile in [tile for tile, name in enumerate(TILE_IDS) if name.startswith("a_ships_or_colonists")][:2]:
        desk.s.at[tile] = At.REMOVED
    assert (
        speak(GAME, removed(GAME.rules.view(desk.s, 0), 0), "en") == "Taken out of this half: 2 × Ships or colonists."
    )


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
