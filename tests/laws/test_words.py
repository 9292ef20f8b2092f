"""The words of every game, in every language (see words.py)."""

from __future__ import annotations

import re

import pytest
import words

from argosy.words import LANGUAGES, say

LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


@LANGUAGE
def test_every_message_stands_in_every_language_with_the_same_attributes(name: str, lang: str) -> None:
    english, here = words.messages(name, "en"), words.messages(name, lang)
    assert here.keys() == english.keys()
    for key, message in here.items():
        assert message.facts <= english[key].facts, key
        assert message.attributes.keys() == english[key].attributes.keys(), key


@LANGUAGE
def test_a_message_of_the_log_has_words_for_every_reader_it_can_be_about(name: str, lang: str) -> None:
    for key, message in words.messages(name, lang).items():
        if not key.startswith("log-"):
            continue
        spoken_to = {role for attribute in message.attributes for role in attribute.split("-")}
        assert message.facts & words.ROLES <= spoken_to, key
        for attribute, facts in message.attributes.items():
            roles = set(attribute.split("-"))
            assert not facts & roles - words.LISTS, f"{key}.{attribute} calls the reader by name"
            assert facts <= message.facts, f"{key}.{attribute}"


@LANGUAGE
def test_numbers_agree_with_their_nouns(name: str, lang: str) -> None:
    assert not words.disagreements(name, lang)


def test_nouns_are_learned_from_the_messages() -> None:
    one, many = words.nouns("goa", "de")
    assert {"Schiff", "Karte"} <= one and {"Schiffe", "Karten"} <= many
    assert "Kolonisten" not in one | many  # one gives 1 Kolonisten, and 5
    assert words.disagrees("Ann baut 1 Schiffe.", one, many) and words.disagrees("Ann zieht 2 Karte.", one, many)
    assert not words.disagrees("Ann baut 1 Schiff und zieht 2 Karten.", one, many)


@LANGUAGE
def test_no_sentence_begins_in_lower_case(name: str, lang: str) -> None:
    for key in words.messages(name, lang):
        if key.startswith(words.SENTENCES) and not key.startswith("log-score-"):
            for _, text in words.texts(name, lang, key):
                assert not text[0].islower() and text == text.strip() and "  " not in text, f"{key}: {text!r}"


@LANGUAGE
def test_one_thing_has_one_name(name: str, lang: str) -> None:
    assert not words.other_names(name, lang)


@LANGUAGE
def test_the_rulebook_and_the_lesson_use_the_same_names(name: str, lang: str) -> None:
    assert not words.other_names_in_prose(name, lang)


def test_a_name_is_found_at_the_beginning_of_a_sentence_too() -> None:
    assert words.calls("Marker 2 ligt erop.", ["marker"]) and not words.calls("Fiche 2 ligt erop.", ["marker"])


def test_one_of_several_is_one() -> None:
    assert words.disagrees("1 von 12 Bereichen sind dort offen.", set(), set())
    assert not words.disagrees("1 von 12 Bereichen ist dort offen.", set(), set())


def test_every_message_is_used(name: str) -> None:
    assert not words.unused(name)


def test_everything_that_is_said_has_words(name: str) -> None:
    assert not words.missing(name)


def test_a_glossary_names_everything_in_all_languages(name: str) -> None:
    for term in words.terms(name):
        assert set(LANGUAGES) <= term.keys() and set(term) <= {"about", "not", "but", *LANGUAGES}, term
        for lang, names in term.get("not", {}).items():
            assert not any(re.fullmatch(one, term[lang]) for one in names), term


@pytest.mark.parametrize(
    ("lang", "move", "shown"),
    [
        ("en", "Discard “Duty”", "Against “Discard ‘Duty’” it brings 1."),
        ("de", "„Abgaben“ abwerfen", "Gegenüber „‚Abgaben‘ abwerfen“ bringt das 1."),
        ("nl", "“Plicht” afleggen", "Vergeleken met “‘Plicht’ afleggen” levert het 1 op."),
    ],
)
def test_a_quotation_inside_a_quotation_has_marks_of_its_own(lang: str, move: str, shown: str) -> None:
    assert say(None, lang, "hint-why", other=move, facts="1") == shown
