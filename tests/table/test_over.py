"""The page of a finished game: whoever won, and also when a game alone was lost."""

from __future__ import annotations

import pathlib

import pytest

import argosy
from argosy.table.over import over_of
from argosy.words import LANGUAGES

GAMES = pathlib.Path(__file__).parents[1] / "games" / "maracaibo"


@pytest.mark.parametrize("game", ["solo_lost", "solo_won", "2_seats"])
def test_every_end_has_a_title(game: str) -> None:
    match = argosy.load(GAMES / f"{game}.json")
    names = [f"Ann {seat}" for seat in range(match.seats)]
    match.rename(names)
    table = {"seats": [{"name": name} for name in names], "you": [0], "sheet": dict.fromkeys(match.game.rules.sheet)}
    for lang in LANGUAGES:
        told = over_of(match, table, lang)
        assert len(told["title"]) > 10 and len(told["places"]) == match.seats
        if game == "solo_lost":
            assert "Ann 0" in told["title"] and str(match.scores[0]) in told["title"]
