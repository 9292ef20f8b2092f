"""The lobby and the rules as visitors find them: a table in two clicks, words for everything, rules that are found."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from argosy.games import names
from argosy.lessons import lesson_of

from .people import FIRST_MOVE, Person

CLICKS = 2


class Hand:
    """Clicks, and counts it."""

    def __init__(self, page: Page) -> None:
        self.page, self.clicks = page, 0

    def click(self, place: str) -> None:
        self.page.locator(place).locator("visible=true").first.click()
        self.clicks += 1


def test_a_first_visit_leads_to_a_lesson_or_to_a_table_in_two_clicks(visit: Callable[..., Person]) -> None:
    newcomer = visit(name="").goto("/")
    page, hand = newcomer.page, Hand(newcomer.page)
    expect(page.locator(".welcome .door")).to_have_count(2)  # to learn, or to play
    before = page.locator("#quick-help").inner_text()
    page.select_option("#quick-level", "captain")
    assert page.locator("#quick-help").inner_text() not in ("", before)  # what the level means, in a sentence
    page.select_option("#quick-level", "deckhand")
    hand.click("#quick button[type=submit]")
    page.wait_for_url("**/t/*", timeout=FIRST_MOVE)
    page.wait_for_selector("main.table[data-number]", timeout=FIRST_MOVE)
    assert hand.clicks <= CLICKS


def test_whoever_comes_back_finds_their_tables_and_plays_in_two_clicks(visit: Callable[..., Person]) -> None:
    visitor = visit()
    table = visitor.sit("goa")
    visitor.goto("/")
    page, hand = visitor.page, Hand(visitor.page)
    expect(page.locator(f"#lists a[href$='/t/{table}']").first).to_be_visible()
    expect(page.locator(".learnrow")).to_have_count(len(names()))
    hand.click(".gtab[data-game='goa']")
    hand.click(".sailbar button[type=submit]")
    page.wait_for_url("**/t/*", timeout=FIRST_MOVE)
    assert hand.clicks <= CLICKS


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_levels_variants_and_set_ups_have_a_sentence_each(visit: Callable[..., Person], lang: str) -> None:
    visitor = visit(lang=lang)
    for game in names():
        visitor.goto(f"/new/{game}")
        page = visitor.page
        page.wait_for_selector("#seat-list li")
        helps = page.locator(".lv small, .lv .hlp, #option-list small, #option-list .hlp")
        said = [text.strip() for text in helps.all_inner_texts()]
        assert said and all(len(text.split()) >= 3 for text in said), f"{game}: {said}"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("theme", ["day", "night"])
def test_rules_are_found_read_and_played(visit: Callable[..., Person], theme: str) -> None:
    reader = visit(phone=theme == "night", theme=theme).goto("/rules/grog_island")
    page = reader.page
    page.wait_for_selector(".figure svg")
    drawn = page.evaluate("getComputedStyle(document.querySelector('.figure svg text')).stroke")
    assert drawn == "none", "words in pictures have no border"
    page.fill("#find", "parrot")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("#."))
    assert page.url.partition("#")[2] in page.locator(".rule[id]").evaluate_all("all => all.map((one) => one.id)")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    way = page.locator("a[data-learn]").first.get_attribute("href") or ""
    assert way.rpartition("/")[2] in [chapter.id for chapter in lesson_of("grog_island").chapters]


def test_the_question_mark_opens_the_rule_that_fits(visit: Callable[..., Person]) -> None:
    visitor = visit()
    visitor.sit("goa")
    page = visitor.page
    rule = page.get_attribute(".actions .help", "data-help")
    page.click(".actions .help")
    expect(page.locator("#help[open] #help-body")).to_contain_text(" ")
    assert rule and page.locator(f"#help-body #{rule}").count() == 1


@pytest.mark.parametrize("path", ["/c", "/me", "/learn", "/puzzles", "/analysis", "/rules", "/rules/goa"])
def test_a_language_that_is_chosen_anywhere_is_kept(visit: Callable[..., Person], path: str) -> None:
    page = visit().goto(path).page
    page.locator(".tongues a[data-lang=nl]").click()
    expect(page.locator("html[lang=nl]")).to_be_attached()
    assert "lang=" not in page.url
    page.goto(page.url.replace(path, "/about"))
    expect(page.locator("html[lang=nl]")).to_be_attached()


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_all_ways_are_in_view_on_a_phone(visit: Callable[..., Person], lang: str) -> None:
    ways = visit(phone=True, lang=lang).goto("/learn").page.locator(".nav")
    assert ways.evaluate("(nav) => nav.scrollWidth <= nav.clientWidth"), "none is scrolled out of sight"
