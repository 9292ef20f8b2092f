"""Pictures that leave the house: whole, with their colours, icons and names, in a file, a notebook and a terminal."""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

import argosy
from argosy.draw import used_symbols

GAMES = ("amerigo", "goa", "grog_island", "maracaibo")
SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Ann", "Bob"]


def played(game: str, names: list[str] | None = NAMES, moves: int = 30) -> argosy.Match:
    match = argosy.new(game, 2, 5, names=names)
    for _ in range(moves):
        match.push(match.moves[len(match.moves) // 2])
    return match


def check(svg: str) -> None:
    """A picture that needs nothing from outside: every colour and every icon that it uses is in it."""
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg" and root.get("width") and root.get("height")
    assert any(found.text for found in root.iter(f"{SVG}style")), "no stylesheet"
    wanted = set(re.findall(r"var\((--[\w-]+)\)", svg))  # one with a value of its own, behind a comma, may be missing
    given = set(re.findall(r"(--[\w-]+)\s*:", svg))
    assert wanted and wanted <= given, f"colours without a value: {sorted(wanted - given)}"
    ids = {node.get("id") for node in root.iter()}
    assert set(used_symbols(svg)) <= ids, "an icon is not defined in the picture"
    assert not re.search(r"(?:href|src)=\"(?!#)", svg), "something is fetched from elsewhere"


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("game", GAMES)
def test_a_picture_of_a_match_carries_its_colours_and_names(game: str, theme: str) -> None:
    match = played(game)
    for seat in (None, 0, 1):
        svg = match.svg(seat, theme=theme)
        check(svg)
        assert all(name in svg for name in NAMES)


@pytest.mark.parametrize("game", GAMES)
def test_without_names_the_seats_are_numbered(game: str) -> None:
    svg = played(game, None).svg(0, "de")
    check(svg)
    assert "Spieler 1" in svg or "Platz 1" in svg or "Sitz 1" in svg, "nobody is named"


def test_a_notebook_shows_the_same(toy: str) -> None:
    match = argosy.new(toy, 2, 5, names=NAMES)
    shown: tuple[Callable[[], str], ...] = (match._repr_svg_, match.view(0)._repr_svg_)
    for show in shown:
        check(show())
    assert match._repr_svg_() == match.svg() and match.view(0)._repr_svg_() == match.svg(0)


def test_day_and_night_differ(toy: str) -> None:
    match = argosy.new(toy, 2, 5)
    assert match.svg(0) == match.svg(0, theme="day") != match.svg(0, theme="night")
    with pytest.raises(ValueError, match="there is no theme 'noon'; choose day or night"):
        match.svg(0, theme="noon")
