"""The coach at a table of one person and bots: moments, a move that gives away much, and the switch."""

from __future__ import annotations

import html
import re
import time
from collections.abc import Callable

import pytest

from argosy.lessons import lesson_of
from argosy.lessons.coach import Verdict
from argosy.table.coaching import Coach

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def database(tmp_path) -> str:
    """What the coach says is kept in no database."""
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach for whom every first move was a bad one."""

    def verdict(coach: Coach, table, number: int) -> Verdict | None:
        return Verdict(table.match.made[-1].code, 1, 3.4, 0.6, 24) if number == 1 else None

    monkeypatch.setattr(Coach, "_verdict", verdict)


def until(holds: Callable[[], object]) -> None:
    for _ in range(400):
        if holds():
            return
        time.sleep(0.05)
    raise AssertionError("it did not come about")


def key_of(browser, table: str) -> str:
    found = re.search(r'class="pilot coach"[^>]* data-key="([^"]+)"', browser.get(f"/t/{table}/main").text)
    return found[1] if found else ""


def text_of(browser, table: str) -> str:
    return html.unescape(browser.get(f"/t/{table}/main").text)


def sit(browser, **more) -> str:
    return browser.make("me", "bot", game="toy", **more)["id"]


def test_the_coach_speaks_when_a_question_first_comes_up_and_then_no_more(browser, monkeypatch) -> None:
    monkeypatch.setattr(Coach, "_verdict", lambda coach, table, number: None)
    table = sit(browser, coach=True)
    until(lambda: browser.table(table)["moves"])
    assert key_of(browser, table) == "moment-turn"
    assert lesson_of("toy").coach.moments["turn"]["en"] in text_of(browser, table)
    browser.move(table)
    until(lambda: browser.table(table)["moves"] or browser.table(table)["status"] == "over")
    assert key_of(browser, table) != "moment-turn"


def test_a_bad_move_is_explained_and_can_be_taken_back(browser, strict) -> None:
    table = sit(browser, coach=True)
    until(lambda: browser.table(table)["moves"])
    browser.move(table, [move["text"] for move in browser.table(table)["moves"]].index("deliver"))
    until(lambda: key_of(browser, table) == "gave-1")
    said = text_of(browser, table)
    assert "about 3 points worse than" in said and "24 deals" in said and 'data-do="undo"' in said
    assert browser.post(f"/api/tables/{table}/undo", {"number": 1}).status_code == 200
    assert browser.table(table)["moves"] and key_of(browser, table) == "moment-turn"


def test_the_bots_wait_until_one_keeps_the_move(browser, strict) -> None:
    table = sit(browser, coach=True)
    until(lambda: browser.table(table)["moves"])
    browser.move(table)
    until(lambda: key_of(browser, table) == "gave-1")
    assert browser.table(table)["number"] == 1
    assert browser.post(f"/api/tables/{table}/coach", {"number": 1}).status_code == 200
    until(lambda: browser.table(table)["number"] > 1)
    assert key_of(browser, table) != "gave-1"


def test_the_coach_is_switched_on_and_off_during_a_game(browser, browsers) -> None:
    table = sit(browser)
    until(lambda: browser.table(table)["moves"])
    assert browser.table(table)["coach"] is False and key_of(browser, table) == ""
    assert 'id="coach-switch"' in browser.get(f"/t/{table}/seats/0").text
    assert browser.put(f"/api/tables/{table}/coach", {"on": True}).status_code == 200
    assert browser.table(table)["coach"] is True and key_of(browser, table) == "moment-turn"
    assert browsers().put(f"/api/tables/{table}/coach", {"on": False}).status_code in (403, 404)
    assert browser.put(f"/api/tables/{table}/coach", {"on": False}).status_code == 200
    assert key_of(browser, table) == ""


def test_people_among_themselves_have_no_coach(browser) -> None:
    table = browser.make("me", "me", game="toy")["id"]
    assert browser.put(f"/api/tables/{table}/coach", {"on": True}).status_code == 400
    assert 'id="coach-switch"' not in browser.get(f"/t/{table}/seats/0").text


def test_nobody_is_coached_against_somebody_who_is_away(browsers) -> None:
    """A bot that plays for a person makes no table of bots: hints between people need everybody's word, and so does
    this."""
    ann, bob = browsers(), browsers()
    made = ann.make("me", "open", game="toy")
    bob.accept(made["invitations"][1], "Bob")
    base = f"/api/tables/{made['id']}"
    assert bob.post(f"{base}/seats/1/bot", {"level": "deckhand"}).status_code == 200
    assert ann.put(f"{base}/coach", {"on": True}).status_code == 400
    assert "coach-switch" not in ann.get(f"/t/{made['id']}/seats/0").text
    alone = sit(ann, coach=True)
    until(lambda: ann.table(alone)["moves"])
    assert key_of(ann, alone)
    link = ann.post(f"/api/tables/{alone}/seats/0/link").json()["link"]
    assert bob.post(f"/api/devices/{link.rpartition('/')[2]}").status_code == 200
    assert key_of(ann, alone)  # another device of the same seat is nobody else
