"""Reviews and hints belong to the database: thought out once, told by every server, kept over a restart."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import insert, select
from tests.review.games import played

from argosy.preparing.foreman import Standing
from argosy.review import Turning, review
from argosy.table import lookback
from argosy.table import reviews as room
from argosy.table.app import Settings, make_app
from argosy.table.store import reviews as rows

PATIENCE = 120.0
PROGRAM = {"Authorization": "Bearer nobody"}


class Server:
    """A server on a database, and a program that holds both seats of its tables."""

    def __init__(self, client: TestClient) -> None:
        self.client, self.state = client, client.app.state  # type: ignore[attr-defined]

    def unready(self, seconds: float | None = 40.0) -> None:
        """From now on every game is still being prepared here; None: all of them are there."""
        standing = Standing(True) if seconds is None else Standing(False, 0.5, seconds)
        self.state.foreman.standing = lambda name: standing

    def get(self, path: str, key: str) -> Any:
        return self.client.get(path, headers={"Authorization": f"Bearer {key}"})

    def post(self, path: str, key: str) -> Any:
        return self.client.post(path, headers={"Authorization": f"Bearer {key}"})

    def begun(self, game: str) -> dict[str, Any]:
        """A table whose two programs agree to hints."""
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}
        made: dict[str, Any] = self.client.post("/api/tables", json=wish, headers=PROGRAM).json()
        for seat in range(2):
            self.state.house.allow_hints(made["id"], seat, True)
        return made

    def finished(self, game: str) -> tuple[str, str]:
        """A table whose game is over, and the key of its first seat."""
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = self.client.post("/api/tables", json=wish, headers=PROGRAM).json()
        house = self.state.house
        while (table := house.table(made["id"])).to_move is not None:
            house.move(table.id, table.to_move, table.match.moves[-1].code, table.number)
        return made["id"], made["seat_keys"][0]


@contextlib.contextmanager
def server(database: str) -> Iterator[Server]:
    with TestClient(make_app(Settings(database=database, bot_pause=0, rate=1e6, burst=1e6))) as client:
        yield Server(client)


def reviewed(at: Server, table: str, key: str) -> dict[str, Any]:
    """What a server tells of a review, once it is there."""
    end = time.monotonic() + PATIENCE
    while (far := at.get(f"/api/tables/{table}/review", key).json())["state"] == "working":
        assert time.monotonic() < end, far
        time.sleep(0.05)
    assert far["state"] == "done", far
    return far


def test_a_review_outlives_its_server(database: str, toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(database) as one:
        table, key = one.finished(toy)
        assert one.post(f"/api/tables/{table}/review", key).status_code == 202
        before = reviewed(one, table, key)
        page = one.get(f"/t/{table}/review", key).text
    monkeypatch.setattr(room, "review", lambda *_, **__: pytest.fail("it was there already"))
    with server(database) as two:
        assert two.get(f"/api/tables/{table}/review", key).json() == before
        assert two.post(f"/api/tables/{table}/review", key).json()["state"] == "done"
        assert two.get(f"/t/{table}/review", key).text == page
        assert two.get(f"/api/tables/{table}/review", "another").status_code == 404


def test_a_card_says_what_both_moves_bring(toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookback, "preview_of", lambda view, code, lang: {"preview": f"{view.seat} gets {code}"})
    found = review(played(toy, 3, 6), budget=4)
    step = next(step for step in found.steps if step.codes)
    card = lookback.card(found, Turning(step.number, step.turn, step.seat, step.seat, -step.loss, 0.0), "en")
    assert card["brings"] == f"{step.seat} gets {step.code}" and card["played"]
    assert card["better_brings"] == f"{step.seat} gets {step.codes[0]}" and step.code != step.codes[0]


def test_a_review_by_another_method_is_made_anew_when_it_is_asked_for_and_not_by_looking(
    database: str, toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(database) as one:
        table, key = one.finished(toy)
        old = {"table_id": table, "state": "done", "asked": 1.0, "done": 1, "total": 1, "worker": "", "beat": 0.0}
        with one.state.house.store.write() as link:
            link.execute(insert(rows), old | {"found": '{"method": "of old"}'})
        assert one.get(f"/api/tables/{table}/review", key).json()["state"] == "none"
        assert one.get(f"/t/{table}/review", key).status_code == 409
        assert one.state.house.store._one(select(rows)).found == '{"method": "of old"}'
        assert one.post(f"/api/tables/{table}/review", key).status_code == 202
        reviewed(one, table, key)


def test_it_is_worked_out_once_and_both_servers_tell_how_far(
    database: str, toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on, real, count = threading.Event(), threading.Event(), room.review, []

    def slow(match: Any, progress: Any, cores: int) -> Any:
        count.append(1)
        progress(3, 10)
        begun.set()
        assert go_on.wait(PATIENCE)
        return real(match)

    monkeypatch.setattr(room, "review", slow)
    with server(database) as one, server(database) as two:
        table, key = one.finished(toy)
        for each in (one, two):
            assert each.post(f"/api/tables/{table}/review", key).status_code == 202
        assert begun.wait(PATIENCE)
        for each in (one, two):
            far = each.get(f"/api/tables/{table}/review", key).json()
            assert (far["state"], far["done"], far["total"]) == ("working", 3, 10)
            assert far["seconds"] >= 0 and "left" in far["left"]
        go_on.set()
        assert reviewed(one, table, key) == reviewed(two, table, key)
    assert len(count) == 1


def test_a_game_that_is_being_prepared_waits_in_the_line(database: str, toy: str) -> None:
    with server(database) as one:
        table, key = one.finished(toy)
        one.unready()
        far = one.post(f"/api/tables/{table}/review?lang=de", key).json()
        assert far["state"] == "working" and "40 Sekunden" in far["message"]
        made = one.begun(toy)
        acting = one.state.house.table(made["id"]).to_move
        asked = one.get(f"/api/tables/{made['id']}/hint?lang=nl", made["seat_keys"][acting])
        assert (
            asked.status_code == 202 and asked.json()["state"] == "waiting" and "40 seconden" in asked.json()["message"]
        )
        assert one.get(f"/api/tables/{table}/review", key).json()["state"] == "working"
        one.unready(None)
        one.state.reviews.wake()
        reviewed(one, table, key)
        assert "code" in one.get(f"/api/tables/{made['id']}/hint?lang=nl", made["seat_keys"][acting]).json()


def test_another_server_works_it_out_where_the_game_is_ready(database: str, toy: str) -> None:
    with server(database) as one, server(database) as two:
        table, key = one.finished(toy)
        one.unready()
        assert "message" in one.post(f"/api/tables/{table}/review", key).json()
        two.state.reviews.wake()
        reviewed(one, table, key)


def test_what_a_dead_server_left_is_taken_over_and_what_a_living_one_does_is_not(database: str, toy: str) -> None:
    with server(database) as one:
        one.state.reviews.stop()
        mine = room.Reviews(one.state.house, one.state.foreman)
        for silent in (room.SILENT / 2, 2 * room.SILENT):
            table, _ = one.finished(toy)
            row = {"table_id": table, "state": "working", "asked": 1.0, "done": 1, "total": 9, "worker": "other"}
            with one.state.house.store.write() as link:
                link.execute(insert(rows), row | {"beat": time.time() - silent})
            assert mine._claim() == (table if silent > room.SILENT else None)


def test_a_review_that_fails_can_be_asked_for_again(database: str, toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = room.review
    monkeypatch.setattr(room, "review", lambda *_, **__: 1 / 0)
    with server(database) as one:
        table, key = one.finished(toy)
        one.post(f"/api/tables/{table}/review", key)
        end = time.monotonic() + PATIENCE
        while one.get(f"/api/tables/{table}/review", key).json()["state"] != "failed":
            assert time.monotonic() < end
            time.sleep(0.05)
        monkeypatch.setattr(room, "review", real)
        assert one.post(f"/api/tables/{table}/review", key).json()["state"] in ("working", "done")
        reviewed(one, table, key)


def test_a_hint_is_thought_out_once(database: str, toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(database) as one:
        made = one.begun(toy)
        table = one.state.house.table(made["id"])
        seat = table.to_move
        path = f"/api/tables/{made['id']}/hint"
        first = one.get(path, made["seat_keys"][seat]).json()
        with server(database) as two:
            two.state.crew.advise = lambda *_: pytest.fail("it was there already")
            assert two.get(path, made["seat_keys"][seat]).json() == first
            assert two.get(path, made["seat_keys"][1 - seat]).status_code == 409  # not theirs to know
        one.state.house.move(table.id, seat, first["code"], table.number)
        later = one.state.house.table(made["id"]).to_move
        assert one.get(path, made["seat_keys"][later]).json()["code"] is not None


def test_kinds_of_decisions_are_compared_with_ones_own_earlier_games(browsers, app, toy: str) -> None:
    ann, house = browsers(), app.state.house

    def review_of(table: str) -> str:
        while (now := house.table(table)).to_move is not None:
            house.move(table, now.to_move, now.match.moves[-1].code, now.number)
        far = ann.post(f"/api/tables/{table}/review", {}).json()
        end = time.monotonic() + PATIENCE
        while far["state"] == "working" and time.monotonic() < end:
            far = ann.client.get(f"/api/tables/{table}/review").json()
            time.sleep(0.05)
        page: str = ann.client.get(f"/t/{table}/review").text
        return page

    first, second = (ann.make("me", "me", game=toy)["id"] for _ in range(2))
    said = "you in earlier games"
    assert said not in review_of(first)
    assert said in review_of(second)
    assert said not in ann.client.get(f"/t/{first}/review").text  # later games are not earlier ones
