"""Somebody studies a finished game: tries moves, branches, looks through other eyes, shares, plays on; and trains."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from argosy.analysis.puzzles import collection
from argosy.play import new

from .people import Person
from .test_access import check

SLOW = 120_000  # chances may have to wait until a game is compiled


def record(seed: int = 3) -> str:
    """A finished game of Goa between deckhands, quickly played."""
    from argosy.bots import bot

    match = new("goa", 2, seed, names=["Mara", "Tomás"])
    hand = bot("deckhand", "goa", seed=1)
    while not match.over:
        seat = match.to_move
        assert seat is not None
        match.push(hand.choose(match.view(seat)))
    return match.record().json()


def fits(page: Page) -> None:
    """Nothing lies outside of the page sideways."""
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def moment(page: Page) -> str:
    found = page.locator("#moment").get_attribute("data-moment")
    assert found is not None
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_finished_game_is_studied_shared_and_played_on(visit: Callable[..., Person], phone: bool) -> None:
    person = visit(phone=phone).goto("/analysis")
    page, size = person.page, "phone" if phone else "desktop"
    page.locator("#bring-text").fill("this is no record")
    page.locator("#bring button").click()
    expect(page.locator("#bring-bad")).to_contain_text("Argosy")  # a sentence, and the page stays
    fits(page)
    check(person, f"analysis-all-{size}")
    page.locator("#bring-text").fill(record())
    page.locator("#bring button").click()
    page.wait_for_url(re.compile(r"/analysis/[\w-]{20,}"))
    board = page.url.split("?")[0]
    page.goto(f"{board}?at=60")
    expect(page.locator("#lines .line").first).to_be_visible(timeout=SLOW)
    shares = [int(text.rstrip(" %")) for text in page.locator("#seatbar b").all_text_contents()]
    assert abs(sum(shares) - 100) <= 1  # what the bar shows adds up
    fits(page)
    check(person, f"analysis-{size}")
    go_on(page)
    branch(page)
    eyes(page)
    link = share(page)
    other = visit(phone=phone)
    other.page.goto(link)
    expect(other.page.locator("#moment")).to_have_attribute("data-moment", moment(page))
    expect(other.page.locator(".tree .var.cur")).to_be_visible()
    page.locator("#play-on button").click()
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.locator("#prompt")).to_be_visible()
    fits(page)


def go_on(page: Page) -> None:
    """One move on in the game, and back; the address follows."""
    page.locator("#go-on").click()
    expect(page.locator("#moment")).to_have_attribute("data-moment", "61")
    assert "at=61" in page.url
    page.go_back()
    expect(page.locator("#moment")).to_have_attribute("data-moment", "60")


def branch(page: Page) -> None:
    """Try a move that was not played: it is in the tree, and stays there."""
    for _ in range(12):
        expect(page.locator("#lines .line").first).to_be_visible(timeout=SLOW)
        others = page.locator("#lines .line:has([data-mark]:not([data-mark='▸']))")
        if others.count():
            break
        at = int(moment(page))
        page.locator("#go-on").click()
        expect(page.locator("#moment")).to_have_attribute("data-moment", str(at + 1))
    at = moment(page)
    others.first.click()
    expect(page.locator("#moment")).to_have_attribute("data-moment", re.compile(rf"^{at}\.\d+$"))
    expect(page.locator(".tree .var.cur")).to_be_visible()
    page.reload()
    expect(page.locator(".tree .var.cur")).to_be_visible()
    page.locator(f'.tree [data-go="{at}"]').click()
    expect(page.locator(".tree .var")).to_have_count(1)
    page.locator(".tree .var .mv").click()
    expect(page.locator(".tree .var.cur")).to_be_visible()


def eyes(page: Page) -> None:
    """See what lies before another seat."""
    shown = page.locator("#seatbar [aria-pressed=true]")
    before = shown.get_attribute("data-as")
    page.locator("#seatbar [aria-pressed=false]").first.click()
    expect(page.locator(f'#seatbar [data-as="{before}"]')).to_have_attribute("aria-pressed", "false")


def share(page: Page) -> str:
    page.locator("[data-study=link]").click()
    expect(page.locator("#shared input")).to_have_value(re.compile("/analysis/"))
    return page.locator("#shared input").input_value()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_puzzle_is_answered_by_its_buttons(visit: Callable[..., Person], phone: bool) -> None:
    person = visit(phone=phone).goto("/puzzles")
    page, size = person.page, "phone" if phone else "desktop"
    fits(page)
    check(person, f"puzzles-{size}")
    puzzle: Any = next(one for one in collection("goa").values() if 2 < len(one.match().moves) < 7)
    codes = {move.text: move.code for move in puzzle.match().moves}
    wrong = next(code for text, code in codes.items() if text != puzzle.best)
    person.goto(f"/puzzles/goa/{puzzle.id}")
    page.locator(f'.actions [data-move="{wrong}"]').click()
    expect(page.locator(".fb.bad")).to_be_visible()
    expect(page.locator(".is-right")).to_have_count(0)  # the answer is not given away
    page.locator(f'.actions [data-move="{codes[puzzle.best]}"]').click()
    expect(page.locator(".fb.ok")).to_be_visible()
    fits(page)
    check(person, f"puzzle-{size}")
    page.locator("[data-puzzle=board]").click()
    page.wait_for_url(re.compile("/analysis/"))
    expect(page.locator("#seatbar")).to_be_visible()
