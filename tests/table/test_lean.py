"""The short way of a look and of a move answers what the long way through FastAPI answers."""

from __future__ import annotations

import json

import pytest

from .conftest import Browser

LONG = "application/json; charset=utf-8"  # another form of the same: goes the long way


def both(browser: Browser, path: str, body: str) -> list[tuple[int, dict]]:
    """The answers to a request by the short and by the long way; nothing may be changed by it."""
    found = []
    for kind in ("application/json", LONG):
        answer = browser.client.post(path, content=body, headers=browser.token | {"Content-Type": kind})
        found.append((answer.status_code, answer.json()))
    return found


def test_both_ways_show_the_same_table(browser: Browser) -> None:
    table_id = browser.make("me", "me")["id"]
    for _ in range(3):
        assert browser.move(table_id).status_code == 200
    short, long = browser.table(table_id), browser.table(table_id, lang="en")
    assert short == long and short["moves_made"] == 3 and short["log"]


def test_both_ways_refuse_whom_it_does_not_concern(browsers) -> None:
    mine, stranger = browsers(), browsers()
    table_id = mine.make("me", "me")["id"]
    for wanted in (table_id, "malabar-x2yz34ab", "…", "a" * 300):
        short, long = (stranger.get(f"/api/tables/{wanted}{query}") for query in ("", "?lang=en"))
        assert short.status_code == long.status_code == 404 and short.json() == long.json()
        assert "no-store" in short.headers["cache-control"] and "content-security-policy" in short.headers
    now = mine.table(table_id)
    sent = json.dumps({"move": now["moves"][0]["code"], "number": now["number"]})
    (short_status, short_said), long_way = both(stranger, f"/api/tables/{table_id}/moves", sent)
    assert (short_status, short_said) == long_way and short_status == 404
    unsafe = mine.client.post(
        f"/api/tables/{table_id}/moves", content=sent, headers={"Content-Type": "application/json"}
    )
    assert unsafe.status_code == 403  # without the token of the page


WRONG = [
    "", "{", "[]", "null", "{}", '{"move": 1}', '{"move": true, "number": 0}', '{"move": 1.0, "number": 0}',
    '{"move": "", "number": 0}', '{"move": "nonsense", "number": 0}', '{"move": 9999999, "number": 0}',
    '{"move": 0, "number": -1}', '{"move": 0, "number": 77}', '{"move": 0, "number": 0, "seat": 5}',
    '{"move": 0, "number": 0, "seat": 7}', '{"move": 0, "number": 0, "more": 1}', '{"move": "\\ud800", "number": 0}',
]  # fmt: skip


def test_both_ways_refuse_the_same_with_the_same_words(browser: Browser) -> None:
    table_id = browser.make("me", "me")["id"]
    for body in WRONG:
        short, long = both(browser, f"/api/tables/{table_id}/moves", body)
        assert short == long and 400 <= short[0] < 500, body
    assert browser.table(table_id)["number"] == 0


@pytest.mark.parametrize("way", ["application/json", LONG])
def test_a_double_click_counts_once_either_way(browser: Browser, way: str) -> None:
    table_id = browser.make("me", "me")["id"]
    now = browser.table(table_id)
    sent = json.dumps({"move": now["moves"][0]["code"], "number": now["number"], "seat": now["to_move"]})
    head = browser.token | {"Content-Type": way}
    path = f"/api/tables/{table_id}/moves"
    answers = [browser.client.post(path, content=sent, headers=head).status_code for _ in range(2)]
    assert answers == [200, 409]


def test_a_click_answers_the_same_page_by_both_ways(browser: Browser) -> None:
    """Programs are refused in JSON, pages get the page that follows; whichever way it came."""
    table_id = browser.make("me", "me")["id"]
    for body in WRONG:
        short, long = both(browser, f"/t/{table_id}/moves", body)
        assert short == long and 400 <= short[0] < 500, body
    found = []
    for kind in ("application/json", LONG):
        now = browser.table(table_id)
        sent = json.dumps({"move": now["moves"][0]["code"], "number": now["number"], "seat": now["to_move"]})
        head = browser.token | {"Content-Type": kind}
        answer = browser.client.post(f"/t/{table_id}/moves?shown=0&log=all", content=sent, headers=head)
        again = browser.client.get(f"/t/{table_id}/main?shown=0&log=all")
        assert answer.status_code == again.status_code == 200 and answer.text == again.text
        assert answer.headers["content-type"] == again.headers["content-type"] == "text/html; charset=utf-8"
        found.append(answer.text)
    assert 'data-number="1"' in found[0] and 'data-number="2"' in found[1]


def test_a_page_of_a_table_that_is_none_is_refused_as_a_page(browsers) -> None:
    table_id = browsers().make("me", "me")["id"]
    stranger = browsers()
    there, nowhere = (stranger.client.get(f"/t/{name}/main") for name in (table_id, "malabar-x2yz34ab"))
    assert there.status_code == nowhere.status_code == 404 and there.text == nowhere.text and "<html" in there.text
