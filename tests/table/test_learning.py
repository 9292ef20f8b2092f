"""Lessons at the table server: a real table with a pilot, whose place is all that is kept."""

from __future__ import annotations

import html
import json
import re

import pytest

from argosy.games import names
from argosy.lessons import lesson_of
from argosy.words import LANGUAGES

pytestmark = pytest.mark.usefixtures("toy")
HERE = "/learn/toy/first"


@pytest.fixture
def database(tmp_path) -> str:
    """Lessons ask nothing of a database that differs between two of them."""
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


def step_of(page: str) -> int:
    found = re.search(r'id="pilot"[^>]* data-step="(\d+)"', page)
    return int(found[1]) if found else -1


def points_of(page: str) -> list[dict]:
    found = re.search(r'data-points="([^"]*)"', page)
    return json.loads(html.unescape(found[1])) if found else []


def move(browser, text: str, number: int) -> str:
    answer = browser.post(f"{HERE}/moves", {"move": text, "number": number})
    assert answer.status_code == 200, answer.text
    return answer.text


def step(browser, do: str, at: int, **more) -> str:
    answer = browser.post(f"{HERE}/steps", {"do": do, "step": at, **more})
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.mark.parametrize("game", names())
def test_every_chapter_opens_with_a_pilot_at_a_real_table(browser, game: str) -> None:
    for chapter, lang in zip(lesson_of(game).chapters, LANGUAGES * 3, strict=False):
        browser.client.cookies.set("argosy_lang", lang)
        page = browser.get(f"/learn/{game}/{chapter.id}")
        assert page.status_code == 200 and step_of(page.text) == 0
        assert html.unescape(page.text).count(chapter.steps[0].say[lang]) == 1
        assert len(points_of(page.text)) >= len(chapter.steps[0].point)


def test_a_wrong_move_is_not_made_and_gets_a_friendly_sentence(browser) -> None:
    browser.get(HERE)
    page = move(browser, "sail", 0)
    assert step_of(page) == 0 and 'class="tried"' in page
    assert lesson_of("toy").chapters[0].steps[0].text("wrong", "en") in html.unescape(page)
    assert 'data-number="0"' in page and 'data-lesson="branch"' in page


def test_one_goes_on_is_shown_goes_back_and_is_asked(browser) -> None:
    browser.get(HERE)
    assert step_of(move(browser, "deliver", 0)) == 1
    assert step_of(step(browser, "back", 1)) == 0
    assert step_of(step(browser, "show", 0)) == 1
    page = step(browser, "show", 1)  # the tea is delivered, and Rosa replies
    assert step_of(page) == 2 and 'class="answers"' in page
    wrong = step(browser, "answer", 2, answer=1)
    assert step_of(wrong) == 2 and 'class="because"' not in wrong
    right = step(browser, "answer", 2, answer=0, tried=[1])
    assert 'class="because"' in right
    assert step_of(step(browser, "next", 2)) == 3
    stale = browser.post(f"{HERE}/steps", {"do": "next", "step": 0})
    assert stale.status_code == 409


def test_a_chapter_is_left_and_taken_up_where_it_was(browser, browsers) -> None:
    browser.get(HERE)
    move(browser, "deliver", 0)
    assert step_of(browser.get(HERE).text) == 1
    assert step_of(browsers().get(HERE).text) == 0  # somebody else begins at the beginning
    assert "learn-done" not in browser.get("/learn/toy").text


def test_a_skipped_chapter_is_not_a_finished_one(browser) -> None:
    browser.get(HERE)
    assert 'class="dialog learn-done"' in step(browser, "skip", 0)
    assert 'class="done"' not in browser.get("/learn").text
    assert step_of(step(browser, "again", len(lesson_of("toy").chapters[0].steps))) == 0
    for at in range(len(lesson_of("toy").chapters[0].steps)):
        last = step(browser, "next" if at == 2 else "show", at)
    assert 'class="dialog learn-done"' in last and 'data-lesson="game"' in last
    assert 'class="done"' in browser.get("/learn").text


def test_after_the_lesson_comes_a_game_with_the_coach(browser) -> None:
    made = browser.post("/learn/toy/game", {}).json()
    table = browser.table(made["id"])
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["coach"] is True


def test_another_move_can_be_tried_in_a_game_of_ones_own(browser) -> None:
    browser.get(HERE)
    made = browser.post(f"{HERE}/branch", {"move": "sail", "number": 0}).json()
    table = browser.table(made["id"])
    assert table["coach"] is True and table["number"] >= 0
    assert step_of(browser.get(HERE).text) == 0  # the lesson waits


@pytest.mark.parametrize("path", ["/learn/chess", "/learn/toy/second", "/learn/goa/first"])
def test_what_is_not_there_is_not_found(browser, path: str) -> None:
    assert browser.get(path).status_code == 404
