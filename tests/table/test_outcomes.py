"""How games ended is kept when they end, and is counted on one's own page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import delete, select

from argosy.table.app import Settings, make_app
from argosy.table.outcomes import Outcomes
from argosy.table.shelves import results
from argosy.words import LANGUAGES

from .conftest import Browser


@pytest.fixture
def app(toy: str, tmp_path) -> Iterator:
    made = make_app(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}", bot_pause=0, rate=1e6, burst=1e6))
    with TestClient(made):
        yield made


def played(ann: Browser, bob: Browser, toy: str) -> str:
    """A game between two people, to its end."""
    made = ann.make("me", "open", game=toy)
    bob.accept(made["invitations"][1], "Bob")
    table = made["id"]
    while (now := ann.table(table))["status"] != "over":
        who = (ann, bob)[now["to_move"]]
        assert who.move(table).status_code == 200
    return table


def test_a_finished_game_is_counted_once_for_each_of_its_players(app, toy: str) -> None:
    ann, bob = Browser(TestClient(app)), Browser(TestClient(app))
    table = played(ann, bob, toy)
    end = ann.table(table)
    app.state.outcomes.noticed(app.state.house.table(table))  # again
    for seat, who in enumerate((ann, bob)):
        found = who.get("/api/me/figures").json()
        (line,) = found["games"].values()
        assert line["games"] == 1 and line["best"] == end["scores"][seat]
        assert line["wins"] == (end["ranks"][seat] == 1) / end["ranks"].count(1)
        (rival,) = found["opponents"]
        assert rival["games"] == 1 and rival["ahead"] == (end["ranks"][seat] < end["ranks"][1 - seat])
        assert found["seats"][0]["seat"] == seat and found["trend"]["before"] is None
    for lang in LANGUAGES:
        page = ann.get("/me", params={"lang": lang})
        assert page.status_code == 200 and "Bob" in page.text.split("figures-title")[-1]
    nobody = Browser(TestClient(app))
    assert nobody.get("/api/me/figures").json()["games"] == {} and nobody.get("/me").status_code == 200


def test_games_that_ended_before_are_caught_up_with(app, toy: str) -> None:
    ann, bob = Browser(TestClient(app)), Browser(TestClient(app))
    table = played(ann, bob, toy)
    store = app.state.house.store
    with store.write() as link:
        link.execute(delete(results))
    Outcomes(app.state.house).catch_up()
    assert [row.table_id for row in store._all(select(results))] == [table]
