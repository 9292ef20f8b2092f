"""One's last games of a kind stand beside the review of one of them: one's own, and no others."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from argosy.analysis.figures import Played
from argosy.table.app import Settings, make_app
from argosy.table.lately import SHOWN, Last, last_games, lately, percent, usual
from argosy.words import LANGUAGES

from .conftest import Browser
from .test_outcomes import played

PATIENCE = 120.0
GAMES = [Played("goa", float(n), n % 2, (30 + n, 20), (1, 2), (), f"t{n}") for n in range(12)]


@pytest.fixture
def app(toy: str, tmp_path) -> Iterator:
    made = make_app(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}", bot_pause=0, rate=1e6, burst=1e6))
    with TestClient(made):
        yield made


def test_the_games_up_to_this_one_of_its_kind_the_oldest_first() -> None:
    mixed = [*GAMES, *(replace(one, game="amerigo", table=f"a{one.at:.0f}", at=one.at + 0.5) for one in GAMES)]
    lost = {"t8": [0.25, 0.5], "t9": [0.25, 0.5], "a8": [0.9, 0.9]}
    found = last_games(mixed[::-1], "t9", lost)
    assert [one.points for one in found] == [32, 20, 34, 20, 36, 20, 38, 20] and len(found) == SHOWN
    assert [one.place for one in found] == [1, 2] * 4
    assert [one.lost for one in found] == [None] * 6 + [0.25, 0.5], "of one's own seat, where it was reviewed"
    assert last_games(mixed, "somebody else's", lost) == []


def test_what_is_usual_needs_two_reviewed_games_before() -> None:
    one, two, none = Last(1, 30, 0.2), Last(2, 20, 0.4), Last(1, 30, None)
    assert usual([one, two]) is None and usual([none, none, one, two]) is None
    assert usual([one, none, two, Last(1, 1, 0.9)]) == pytest.approx(0.3)
    for lang in LANGUAGES:
        told = lately([one, none, two, Last(3, 7, 0.9)], "goa", lang)
        assert told and "90" in told["said"] and "30" in told["said"]
        (label,) = re.findall(r'role="img" aria-label="([^"]*)"', told["picture"])
        assert [int(n) for n in re.findall(r"(\d+) %", label)] == [20, 40, 90], "what the bars show is said"
        assert told["picture"].count("<rect") == 4 and told["picture"].count("stroke-dasharray:4 4") == 1
    assert lately([one], "goa", "en") is None and lately([one, none], "goa", "en") is None


def reviewed(who: Browser, table: str) -> str:
    """The page of a review, once it is done."""
    far, end = who.post(f"/api/tables/{table}/review", {}).json(), time.monotonic() + PATIENCE
    while far["state"] == "working":
        assert time.monotonic() < end
        time.sleep(0.05)
        far = who.get(f"/api/tables/{table}/review").json()
    page: str = who.get(f"/t/{table}/review").text
    return page


def bars(page: str) -> list[str]:
    """What is said of the games beside a review."""
    found = re.search(r'class="rv2__lately"><svg[^>]*aria-label="[^:]*: ([^"]*)\."', page)
    return found.group(1).split("; ") if found else []


def test_a_review_shows_the_last_games_of_the_one_who_reads(app, toy: str) -> None:
    ann, bob, eve = (Browser(TestClient(app)) for _ in range(3))
    first, second = played(ann, bob, toy), played(ann, bob, toy)
    with_eve = played(ann, eve, toy)
    assert bars(reviewed(ann, first)) == []
    ann.make("me", "me", game=toy)  # is not over
    page, end = reviewed(ann, with_eve), ann.table(with_eve)
    known = app.state.reviews.given_away([first, second, with_eve])
    assert list(known) == [first, with_eve], "the second one was not reviewed"
    assert len(bars(page)) == 3 and bars(page)[1].startswith("not reviewed")
    told = f"{percent(known[with_eve][0])} % given away, place {end['ranks'][0]}, {end['scores'][0]} points"
    assert bars(page)[2] == told
    assert bars(eve.get(f"/t/{with_eve}/review").text) == [], "her first game; those of Ann are not hers"
    assert len(bars(reviewed(bob, second))) == 2
