"""Numbers agree with their nouns: every message is said with 0, 1, 2 and 5 in every number it speaks of."""

from __future__ import annotations

import itertools
import re

import pytest

from argosy.kernel.compile import PACKAGE
from argosy.words import LANGUAGES, say

WORDS = PACKAGE / "games" / "maracaibo" / "face" / "words"
NUMBERS = (0, 1, 2, 5)
COUNTED = {"n", "d", "vp", "easy", "hard", "limit", "spaces"}
PLURALS = {
    "en": r"doubloons|points|figures|cards|goods|markers|discs|actions|steps|spaces|movement points|tokens|quests",
    "de": r"Dublonen|Siegpunkten?|Kampfpunkten?|Punkten?|Figuren|Karten|Waren|Scheiben|Dorfaktionen|Schritte|Felder"
    r"|Partien|Bewegungspunkten?|sind|fehlen",
    "nl": r"dubloenen|punten|gevechtspunten|figuren|kaarten|waren|fiches|schijven|dorpsacties|stappen|vakken"
    r"|bewegingspunten|zijn",
}
SINGULARS = {
    "en": r"doubloon|point|figure|card|good|marker|disc|action|step|space|token|quest",
    "de": r"Dublone|Siegpunkt|Kampfpunkt|Bewegungspunkt|Figur|Karte|Ware|Scheibe|Dorfaktion|Schritt|Partie",
    "nl": r"dubloen|punt|gevechtspunt|bewegingspunt|figuur|kaart|waar|schijf|dorpsactie|stap",
}
LATER = {  # the number stands for two things, one after the other, or is part of a name
    "task-combat-tiles", "task-quests", "task-influence-1", "task-influence-2", "task-upgrades", "task-barrier",
    "task-synergies", "task-assistants",
    "story-task-site",  # a construction site has three spaces at least
}  # fmt: skip


def messages(lang: str) -> dict[str, list[str]]:
    """Every message with the names of its facts."""
    found: dict[str, list[str]] = {}
    for file in (f"{lang}.ftl", f"story.{lang}.ftl"):
        key = ""
        for line in (WORDS / file).read_text(encoding="utf-8").splitlines():
            if made := re.match(r"([a-z][\w-]*) =", line):
                key = made[1]
                found[key] = []
            found.setdefault(key, []).extend(re.findall(r"\$(\w+)", line)) if not line.startswith("#") else None
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_agree_with_their_nouns(lang: str) -> None:
    wrong = []
    one_of_many = re.compile(rf"(?<![\d/+-] )(?<![\d.,])\b1 (?:{PLURALS[lang]})\b")
    many_of_one = re.compile(rf"\b(?:[025]|[2-9]\d) (?:{SINGULARS[lang]})\b(?![- ]?(?:income|tokens?|actions?))")
    for key, names in messages(lang).items():
        counted = [name for name in dict.fromkeys(names) if name in COUNTED]
        if not counted or key in LATER:
            continue
        for numbers in itertools.product(NUMBERS, repeat=len(counted)):
            facts: dict[str, object] = dict.fromkeys(names, "X")
            facts.update(zip(counted, numbers, strict=True))
            text = say("maracaibo", lang, key, **facts)
            if one_of_many.search(text) or many_of_one.search(text):
                wrong.append(f"{key}: {text}")
    assert not wrong


def test_the_test_knows_a_wrong_number() -> None:
    assert re.search(rf"\b1 (?:{PLURALS['en']})\b", "Ann lays 1 figures onto the card.")
    assert re.search(rf"\b1 (?:{PLURALS['de']})\b", "1 fehlen. Wie viele Figuren?")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_of_the_log_and_questions_begin_with_a_capital_and_end(lang: str) -> None:
    for key, names in messages(lang).items():
        if key.startswith(("ask-", "log-")) and not key.startswith(("log-score-", "log-story", "log-vote")):
            text = say("maracaibo", lang, key, **{name: 2 if name in COUNTED else "Xx" for name in names})
            assert text[0].isupper() or text[0].isdigit(), f"{key}: {text}"
            assert text[-1] in ".?!:", f"{key}: {text}"
