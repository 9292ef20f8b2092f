"""The page of a finished game: whoever won, and also when a game alone was lost."""

from __future__ import annotations

import pathlib
import xml.etree.ElementTree as ET

import pytest

import argosy
from argosy.draw import width_of
from argosy.table.over import NARROW, WIDTH, bends, chart, over_of
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
            rival = match.rival(lang)
            assert rival and "Jean" in told["title"] and str(rival.score - match.scores[0]) in told["title"]
            assert "Jean" in told["chart"] and str(rival.score) in told["narrow"]


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


COURSE = [[0, 0, 0], [5, -3, 12], [40, 38, 137]]
NAMES = ["Mara", "Quartermaster", "Bosun"]


@pytest.mark.parametrize(("narrow", "width"), [(False, WIDTH), (True, NARROW)])
def test_every_word_of_the_chart_lies_on_its_sheet(narrow: bool, width: float) -> None:
    words = [one for one in ET.fromstring(chart(COURSE, NAMES, "de", narrow)).iter() if one.tag.endswith("text")]
    ends = [one for one in words if one.get("class") == "t-bold"]
    assert len(ends) == len(NAMES)
    for one in ends:
        said = "".join(one.itertext())
        assert float(one.get("x", 0)) + width_of(said, float(one.get("font-size", 0))) <= width
        assert any(name[:12] in said for name in NAMES) != narrow
