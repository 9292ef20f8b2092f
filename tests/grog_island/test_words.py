"""Words in three languages, prompts, the log, previews and the picture."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from argosy.games.grog_island import GAME
from argosy.games.grog_island.face.describing import describe
from argosy.games.grog_island.face.log import tell
from argosy.games.grog_island.face.previews import preview
from argosy.games.grog_island.face.prompts import facts, prompt
from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.rules import contract
from argosy.games.grog_island.rules.scoring import SHEET
from argosy.kernel.chance import below
from argosy.kernel.compile import PACKAGE
from argosy.kernel.position import copy_of
from argosy.words import say, say_line

from .tables import CODES, can, do, legal_codes, start, table, view

LANGUAGES = ("en", "de", "nl")
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
FACT = re.compile(r"\$(\w+)")


def messages(lang: str) -> dict[str, set[str]]:
    """Every message of a language with the facts that it speaks of."""
    text = (PACKAGE / "games" / "grog_island" / "face" / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    parts = KEY.split(text)
    return {key: set(FACT.findall(body)) for key, body in zip(parts[1::2], parts[2::2], strict=True)}


def test_all_languages_have_the_same_messages() -> None:
    english = messages("en")
    for lang in ("de", "nl"):
        other = messages(lang)
        assert set(other) == set(english)
        for key, wanted in english.items():
            assert other[key] <= wanted, f"{key} in {lang} speaks of {other[key] - wanted}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_has_words(lang: str) -> None:
    said = [say_line("grog_island", lang, describe(code)) for code in range(Code.COUNT)]
    assert all(said)
    assert len(set(said)) == len(said)


def test_a_code_that_is_no_move_is_named() -> None:
    with pytest.raises(ValueError, match=f"{int(Code.COUNT)} is no move of Grog Island"):
        describe(int(Code.COUNT))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_sheet_has_words(lang: str) -> None:
    assert all(say("grog_island", lang, f"sheet-{line}") for line in SHEET)


def random_game(seats: int, seed: int) -> Any:
    """Every position of a random game with the move made in it."""
    s = start(seats, seed)
    made = 0
    while codes := legal_codes(s):
        code = codes[below(np.uint64(seed), 99, made, len(codes))]
        yield s, code
        s = copy_of(s)
        contract.apply(s, code)
        made += 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_facts_previews_and_the_log_can_always_be_said(lang: str) -> None:
    for seats in (2, 4):
        for s, code in random_game(seats, 5):
            after = copy_of(s)
            contract.apply(after, code)
            for seat in (-1, 0, 1):
                v = view(s, seat)
                lines = [prompt(v), *facts(v), *tell(v, code, view(after, seat))]
                shown = preview(v, code)
                lines += [shown] if shown and seat == contract.to_act(s) else []
                assert all(say_line("grog_island", lang, line) for line in lines)


def log_of(s: Any, text: str, viewer: int) -> list[str]:
    after = do(copy_of(s), text)
    return [say_line("grog_island", "en", line) for line in tell(view(s, viewer), CODES[text], view(after, viewer))]


def test_the_log_of_a_bid_and_a_pass() -> None:
    s = table(ships="coin2 treasure goal parrot coin4 coin3")
    assert log_of(s, "bid green+yellow-orange", 1) == ["Seat 0 bids 6: yellow, green and orange."]
    do(s, "bid green+yellow-orange")
    assert log_of(s, "pass", 2) == ["Seat 1 passes and takes 1 coconut, 1 grog and 1 lemon."]


def test_the_log_tells_of_a_seat_that_could_only_pass() -> None:
    s = table(coins=[8, 0, 8], treasures={1: ""}, parrots={1: ""})
    told = log_of(s, "bid green+yellow-orange", 2)
    assert told[1] == "Seat 1 passes and takes 1 coconut, 1 grog and 1 lemon."


def test_laid_out_parrots_are_told_to_nobody_else_before_the_bid() -> None:
    s = do(table(parrots={1: "set-yellow"}), "bid green+yellow-orange")
    assert log_of(s, "set yellow 5", 0) == []
    assert log_of(s, "set yellow 5", 1) == ["Seat 1 lays out the yellow parrot: 5."]
    do(s, "set yellow 5")
    told = log_of(s, "bid yellow+gray", 0)
    assert told == ["Seat 1 plays the yellow parrot: the die shows 5.", "Seat 1 bids 8: yellow and gray."]


def test_a_goal_put_under_the_deck_is_named_only_to_its_owner() -> None:
    s = start(3)
    text = sorted(can(s))[0]
    owner = int(contract.to_act(s))
    assert log_of(s, text, (owner + 1) % 3) == [f"Seat {owner} puts 1 goal card under the deck."]
    assert "the goal" in log_of(s, text, owner)[0]


def test_the_log_of_a_claim() -> None:
    s = do(table(clouds="swap point plain parrot black"), "bid blue")
    while "pay" not in can(s):
        do(s, "pass" if "pass" in can(s) else sorted(can(s))[0])
    do(s, "pay")
    told = log_of(s, "claim blue-sword", 1)
    assert told[:3] == [
        "Seat 0 claims the sword shop on Fish Point.",
        "Seat 0 gets 1 point from the cloud.",
        "Seat 0 gets 3 coins for the free buildings of this type.",
    ]
    assert told[3].startswith("Round 2: Seat 1 has the flag and rolls green ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_legal_move_is_drawn_exactly_once(lang: str) -> None:
    for seats in (2, 3):
        for i, (s, _) in enumerate(random_game(seats, 3)):
            if i % 3 != LANGUAGES.index(lang):
                continue
            codes = legal_codes(s)
            picture = GAME.face.svg(view(s, int(contract.to_act(s))), codes, lang)
            drawn = sorted(int(code) for code in re.findall(r'data-move="(\d+)"', picture))
            assert drawn == sorted(codes)


def test_the_picture_of_another_seat_shows_no_hidden_card() -> None:
    s = table(treasures={0: "33"}, parrots={0: "hold"})
    other = copy_of(s)
    contract.redeal(v := view(other, 1), np.uint64(4))
    assert GAME.face.svg(view(s, 1)) == GAME.face.svg(view(v, 1))
