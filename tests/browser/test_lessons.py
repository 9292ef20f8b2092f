"""Every lesson is played to its end by a learner at a real browser, on a large screen and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from argosy.games import names
from argosy.lessons import Step, lesson_of
from argosy.lessons.script import has_lesson

from .people import Person

LESSONS = [name for name in names() if has_lesson(name)]
STANDS = """(step) => { const pilot = document.querySelector('#pilot');
  const now = pilot ? Number(pilot.dataset.step) : document.querySelector('.learn-done') ? Infinity : -1;
  return now >= step && !document.body.classList.contains('is-busy'); }"""
# on a phone a move may be a button
RINGED = """() => new Set(
  [...document.querySelectorAll('#veil .numt'), ...document.querySelectorAll('#pilot .moves .is-do')]
  .filter((one) => one.getClientRects().length).map((one) => one.textContent)).size"""


FIRST = 240.0  # seconds from the lobby to the end of a first chapter
WORD, CLICK = 60 / 200, 3.0  # a slow reader's seconds a word, and those for finding and clicking something


class Reader:
    """Counts what a newcomer reads and clicks: all words of the first bubble, then what the pilot says and wants."""

    def __init__(self, page: Page) -> None:
        self.page, self.words, self.clicks = page, 0, 0

    def read(self, place: str) -> None:
        """Somebody reads all of what stands there and is seen."""
        found = self.page.locator(place).locator("visible=true").all_inner_texts()
        self.words += sum(len(text.split()) for text in found)

    @property
    def seconds(self) -> float:
        """How long that takes."""
        return self.words * WORD + self.clicks * CLICK


def take(learner: Person, step: Step, number: int) -> None:
    """Do what a step asks for, as a learner does it, and wait for the next one."""
    page = learner.page
    if step.quiz:
        page.click(f".answers [data-answer='{step.right}']")
        expect(page.locator("#pilot .because")).to_be_visible()
    if step.expect:
        code = page.get_attribute("#pilot", "data-expected")
        places = page.locator(f"#prompt [data-move='{code}'], #pilot .moves [data-move='{code}']")
        places.locator("visible=true").first.click()
    else:
        page.click("#pilot [data-lesson='next']")
    page.wait_for_function(STANDS, arg=number + 1)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_played_to_its_end(visit: Callable[..., Person], game: str, phone: bool) -> None:
    """Step by step through all chapters; every step points at something that is there."""
    learner, lesson = visit(phone=phone, lang="de" if phone else "en"), lesson_of(game)
    page = learner.goto("/").page
    reader = Reader(page)
    reader.read(".hello")
    reader.read(f".gcard[data-game='{game}']")
    page.click(f".gcard[data-game='{game}'] a[href$='/learn/{game}']")
    reader.clicks += 1
    for chapter in lesson.chapters:
        expect(page).to_have_url(f"{learner.url}/learn/{game}/{chapter.id}")
        page.wait_for_selector("#pilot", timeout=300_000)
        for number, step in enumerate(chapter.steps):
            page.wait_for_function(STANDS, arg=number)
            assert page.evaluate(RINGED) >= len(set(step.point)), f"{chapter.id} {number + 1}: not all of {step.point}"
            if chapter is lesson.chapters[0]:
                reader.read(
                    "#pilot .pilot__words, #pilot .answers, #pilot .todo, #pilot .is-do" if number else "#pilot"
                )
                reader.words += len(step.because.get("en", "").split())
                reader.clicks += step.clicks
            take(learner, step, number)
        expect(page.locator(".learn-done")).to_be_visible()
        assert reader.seconds < FIRST, f"{reader.words} words and {reader.clicks} clicks to the end of a first chapter"
        page.locator(".learn-done [data-first]").click()
    page.wait_for_url("**/t/*")  # their own game, with the coach
    within = page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert within, "the page must not scroll sideways"


def test_a_wrong_move_help_and_coming_back(visit: Callable[..., Person]) -> None:
    """A friendly sentence, show me, back, a reload, and skip."""
    learner = visit().goto("/learn/goa/progress")
    page = learner.page
    page.wait_for_selector("#pilot", timeout=300_000)
    page.locator("#prompt [data-move]:not(.is-do)").locator("visible=true").last.click()
    expect(page.locator("#pilot .tried")).to_be_visible()
    expect(page.locator("#pilot .say")).to_have_text(lesson_of("goa").chapter("progress").steps[0].wrong["en"])
    page.click("#pilot [data-lesson='show']")
    page.wait_for_function(STANDS, arg=1)
    page.reload()
    page.wait_for_function(STANDS, arg=1)
    page.click("#pilot [data-lesson='back']")
    expect(page.locator("#pilot[data-step='0']")).to_be_visible()
    page.click("#pilot [data-lesson='skip']")
    expect(page.locator(".learn-done")).to_be_visible()
    learner.goto("/learn")
    expect(page.locator("section:has(#lesson-goa) .chlist .done")).to_have_count(0)


def test_a_chapter_by_keyboard_alone(visit: Callable[..., Person]) -> None:
    """Tab finds the move that is wanted, letters answer, N goes on; the pilot's words are announced."""
    learner = visit().goto("/learn/goa/progress")
    page = learner.page
    page.wait_for_selector("#pilot", timeout=300_000)
    expect(page.locator("#pilot [role=status][aria-live=polite] .say")).to_be_visible()
    for number, step in enumerate(lesson_of("goa").chapter("progress").steps):
        page.wait_for_function(STANDS, arg=number)
        if step.quiz:
            page.keyboard.press("abcdef"[step.right])
            expect(page.locator("#pilot .because")).to_be_visible()
        if step.expect:
            code = page.get_attribute("#pilot", "data-expected")
            page.focus(f"#prompt [data-move='{code}']")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("n")
        page.wait_for_function(STANDS, arg=number + 1)
    expect(page.locator(".learn-done [data-first]")).to_be_focused()
