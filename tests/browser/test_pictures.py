"""Pictures outside the house, in a browser that knows no stylesheet: nothing falls back to black boxes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

import argosy

BLACK = """() => [...document.querySelectorAll("rect, path, circle, polygon, ellipse, text")]
    .filter(e => !e.closest("defs, symbol") && getComputedStyle(e).fill === "rgb(0, 0, 0)")
    .map(e => e.outerHTML.slice(0, 200))"""
PAPER = "() => getComputedStyle(document.querySelector('svg > rect')).fill"


@pytest.mark.parametrize("game", ["amerigo", "goa", "grog_island", "maracaibo"])
def test_a_picture_alone_has_its_colours(game: str, browser: Browser) -> None:
    match = argosy.new(game, 2, 5, names=["Ann", "Bob"])
    for _ in range(40):
        match.push(match.moves[len(match.moves) // 3])
    page = browser.new_page()
    papers = []
    for theme in ("day", "night"):
        page.set_content(match.svg(match.to_move, "en", theme))
        assert page.evaluate(BLACK) == []
        papers.append(page.evaluate(PAPER))
    page.close()
    assert papers[0] != papers[1] and "rgb(0, 0, 0)" not in papers
