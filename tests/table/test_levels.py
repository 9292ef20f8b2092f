"""Levels of bots: three in every game; an admiral where the game says that it has proved itself."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from argosy.bots.levels import ALL_LEVELS, LEVELS, levels_of
from argosy.brains.learned import has_learned
from argosy.games import find, names
from argosy.table import seats as seating
from argosy.table.errors import BadRequest
from argosy.words import say

HINT = {"en": "strongest", "de": "Stärker", "nl": "Sterker"}


@pytest.mark.parametrize("name", names())
def test_a_game_offers_an_admiral_only_if_somebody_has_learned_it(name: str) -> None:
    game = find(name)
    assert levels_of(game) == (ALL_LEVELS if game.brain.admirals else LEVELS)
    assert has_learned(name) or not game.brain.admirals


def test_a_level_that_the_game_has_not_is_refused_with_those_that_it_has() -> None:
    game = find("grog_island")
    seating.check_level(game, "admiral")
    with pytest.raises(BadRequest):
        seating.check_level(game, None)
    unproved = dataclasses.replace(game, brain=dataclasses.replace(game.brain, admirals=False))
    with pytest.raises(BadRequest, match=r"deckhand, mate, captain\b(?!,)"):
        seating.check_level(unproved, "admiral")


@pytest.mark.parametrize("lang", HINT)
def test_every_level_is_explained_in_a_sentence(lang: str) -> None:
    for level in ALL_LEVELS:
        assert say(None, lang, f"lobby-js-{level}")
        assert say(None, lang, f"lobby-level-{level}").endswith(".")
    assert HINT[lang] in say(None, lang, "lobby-level-admiral")


def test_the_api_tells_the_levels_of_every_game_and_refuses_others(
    browser: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = {game["name"]: tuple(game["levels"]) for game in browser.get("/api/games").json()}
    assert told == {name: levels_of(find(name)) for name in told}
    asked = {"game": "grog_island", "seats": [{"kind": "me"}, {"kind": "bot", "level": "admiral"}]}
    assert browser.post("/api/tables", asked).status_code < 300
    monkeypatch.setattr(seating, "levels_of", lambda game: LEVELS)  # as of a game that nobody has learned
    answer = browser.post("/api/tables", asked)
    assert answer.status_code == 400, answer.text
    assert "deckhand, mate, captain" in answer.text
