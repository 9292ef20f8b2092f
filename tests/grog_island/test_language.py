"""Numbers agree with their nouns, sentences begin with a capital, one thing has one name, lists repeat nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from argosy.games.grog_island.face.describing import describe
from argosy.games.grog_island.face.prompts import parrots_line, treasures_line
from argosy.games.grog_island.moves import Code
from argosy.kernel.game import Line
from argosy.words import listing, say, say_line

from .test_words import LANGUAGES, messages

NUMBERS = (0, 1, 2, 5)
COUNTS = {"n", "most", "lesser", "crew", "treasures", "parrots", "goals", "value", "pips"}  # facts that are numbers
LISTS = {"log-under-own", "log-draw-goals", "log-goals", "plain-goal-turned", "log-end"}  # here goals are a list
OF = ("coins", "points", "tiles", "treasures", "parrots", "goals", "coconut", "fish", "grog", "lemon", "map")
SENTENCES = ("ask-", "wait-", "log-", "preview-", "fact-", "move-")
GOES_ON = {"preview-last", "preview-delivers", "preview-delivers-all"}  # stands inside a sentence
WORDS = {"name": "Ann", "seat": "Ann", "bidder": "Ann", "seats": "Ann", "purses": "Ann"}
OTHER_NAMES = {  # what something is not called, because it has another name
    "en": r"\b(doubloon|chest)s?\b",
    "de": r"\b(Schatz|Schätze|Truhe mit|Papageienkarte\w*|dunkle)\b",
    "nl": r"\b(schatkaart\w*|schat|schatten|kroon)\b",
}


def facts_of(lang: str, key: str, wanted: set[str], n: int) -> dict[str, Any]:
    """Something for every fact of a message: the number, a ship, a person, or a word."""
    found: dict[str, Any] = {}
    for name in wanted:
        if name in COUNTS and not (name == "goals" and key in LISTS):
            found[name] = n
        elif name == "ship":
            found[name] = say("grog_island", lang, "ship-treasure")
        elif name in ("coins", "gain", "price", "points"):
            found[name] = say("grog_island", lang, "amount-coins", n=n)
        else:
            found[name] = WORDS.get(name, "Etwas")
    return found


def all_said(lang: str) -> Iterator[tuple[str, int, str]]:
    """Every message with every number in it."""
    for key, wanted in messages(lang).items():
        for n in NUMBERS:
            yield key, n, say("grog_island", lang, key, **facts_of(lang, key, wanted, n))


def nouns(lang: str, n: int) -> set[str]:
    """What can be counted, in the form that goes with a number."""
    said = {say("grog_island", lang, f"amount-{of}", n=n).partition(" ")[2] for of in OF}
    return said | {say("grog_island", lang, "board-locks", n=n).split(" ")[1]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_agree_with_their_nouns(lang: str) -> None:
    one, many = nouns(lang, 1) - nouns(lang, 5), nouns(lang, 5) - nouns(lang, 1)
    assert one and many
    for key, n, text in all_said(lang):
        wrong = many if n == 1 else one
        for noun in wrong:
            assert not re.search(rf"\b{n} {re.escape(noun)}\b(?! \w)", text), f"{key}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_begin_with_a_capital_or_a_number(lang: str) -> None:
    for key, _, text in all_said(lang):
        if key.startswith(SENTENCES) and key not in GOES_ON:
            assert text[0].isupper() or text[0].isdigit(), f"{key}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_thing_has_one_name(lang: str) -> None:
    for key, _, text in all_said(lang):
        assert not re.search(OTHER_NAMES[lang], text), f"{key}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_says_not_yet_where_none_is_meant(lang: str) -> None:
    word = {"en": "yet", "de": "noch kein", "nl": "nog geen"}[lang]
    assert not [key for key, _, text in all_said(lang) if word in text]


def repeated(lang: str, line: Line) -> bool:
    """Whether a list in a sentence names something twice."""
    for fact in line.facts.values():
        if isinstance(fact, list):
            said = [say_line("grog_island", lang, one) for one in fact]
            if len(set(said)) < len(said):
                return True
    return False


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_repeat_nothing(lang: str) -> None:
    assert not [code for code in range(Code.COUNT) if repeated(lang, describe(code))]
    cards = [*parrots_line([0, 0, 0, 0, 0, 2]), *treasures_line([2, 0, 1])]
    assert not repeated(lang, Line("log-draw", {"cards": cards}))


def test_two_of_a_kind_are_said_together() -> None:
    cards = [*parrots_line([1, 0, 0, 0, 0, 2]), *treasures_line([2, 0, 1])]
    said = {lang: listing(lang, (say_line("grog_island", lang, card) for card in cards)) for lang in LANGUAGES}
    assert said == {
        "en": "the parrot that holds a bid, 2 gray parrots, 2 treasures of 1 and a treasure of 3",
        "de": "Papagei „Halten“, 2 Papageien Grau, 2 Truhenkarten mit je 1 und eine Truhenkarte mit 3",
        "nl": "de papegaai die een bod houdt, 2 grijze papegaaien, 2 schatkisten van 1 en een schatkist van 3",
    }
