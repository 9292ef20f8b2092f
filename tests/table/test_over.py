"""The page of a finished game: whoever won, and also when a game alone was lost."""

from __future__ import annotations

import pathlib

import pytest

import argosy
from argosy.table.over import bends, over_of
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
        alone = match.seats == 1
        assert len(told["title"]) > 10 and len(told["places"]) == match.seats + alone
        assert len(told["columns"]) == len(told["sheets"]) == len(told["scores"]) == match.seats + alone
        assert [place["rank"] for place in told["places"]] == [1, 2]
        if game == "solo_lost":
            assert "Ann 0" in told["title"] and str(match.scores[0]) in told["title"]


@pytest.mark.parametrize("game", ["solo_lost", "solo_won"])
def test_jeans_points_stand_beside_those_of_who_played_alone(game: str) -> None:
    match = argosy.load(GAMES / f"{game}.json")
    rival = match.rival()
    assert rival is not None and rival.name == "Jean"
    assert rival.score == sum(rival.sheet.values()) == int(match.state.points[1])
    told = over_of(match, {"seats": [{"name": "Ann"}], "you": [0], "sheet": dict.fromkeys(rival.sheet)}, "en")
    first = told["places"][0]
    assert (first["name"], first["score"]) == (
        ("Ann", match.scores[0]) if game == "solo_won" else ("Jean", rival.score)
    )
    if game == "solo_won":
        assert str(match.scores[0] - rival.score) in told["title"]
    assert told["columns"] == ["Ann", "Jean"] and told["scores"] == [match.scores[0], rival.score]


def test_nobody_plays_for_the_game_among_several() -> None:
    assert argosy.new("maracaibo", 2, 1).rival() is None and argosy.new("goa", 2, 1).rival() is None


def test_a_line_of_points_has_its_ends_and_its_bends() -> None:
    assert bends([0, 0, 0, 3, 3, 3, 5]) == [(0, 0), (2, 0), (3, 3), (5, 3), (6, 5)]
    assert bends([4]) == [(0, 4)] and bends([1, 1]) == [(0, 1), (1, 1)]
