"""Every lesson is played to its end by a learner at a real browser, on a large screen and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

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
    learner.goto(f"/learn/{game}")
    page = learner.page
    for chapter in lesson.chapters:
        expect(page).to_have_url(f"{learner.url}/learn/{game}/{chapter.id}")
        page.wait_for_selector("#pilot", timeout=300_000)
        for number, step in enumerate(chapter.steps):
            page.wait_for_function(STANDS, arg=number)
            assert page.evaluate(RINGED) >= len(set(step.point)), f"{chapter.id} {number + 1}: not all of {step.point}"
            take(learner, step, number)
        expect(page.locator(".learn-done")).to_be_visible()
        page.locator(".learn-done [data-first]").click()
    page.wait_for_url("**/t/*")  # their own game, with the coach
    within = page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert within, "the page must not scroll sideways"
