"""The review of a table's game, through the server: asked for, worked out in the background, shown."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from argosy.table.app import Settings, make_app
from argosy.table.visitors import COOKIE, TOKEN_HEADER, token_of
from argosy.words import LANGUAGES

PATIENCE = 120.0


@pytest.fixture
def client(toy: str, tmp_path) -> Iterator[TestClient]:  # type: ignore[no-untyped-def]
    """A browser at a house with the toy game."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with TestClient(make_app(Settings(database=database, bot_pause=0, rate=1e6, burst=1e6))) as found:
        found.get("/api/health")
        found.headers[TOKEN_HEADER] = token_of(found.cookies[COOKIE])
        yield found


def table_of(client: TestClient, game: str) -> str:
    """A new table around one screen."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    made = client.post("/api/tables", json={"game": game, "seats": seats})
    assert made.status_code == 201, made.text
    found: str = made.json()["id"]
    return found


def play_out(client: TestClient, table: str) -> None:
    """First legal moves to the end."""
    while (now := client.get(f"/api/tables/{table}").json())["status"] != "over":
        move = {"move": now["moves"][-1]["code"], "number": now["number"], "seat": now["to_move"]}
        assert client.post(f"/api/tables/{table}/moves", json=move).status_code == 200


def test_a_finished_game_is_reviewed_on_its_page(client: TestClient, toy: str) -> None:
    table = table_of(client, toy)
    assert client.post(f"/api/tables/{table}/review").status_code == 409  # not over yet
    play_out(client, table)
    assert client.get(f"/api/tables/{table}/review").json()["state"] == "none"
    assert client.post(f"/api/tables/{table}/review").status_code == 202
    end = time.monotonic() + PATIENCE
    while (far := client.get(f"/api/tables/{table}/review").json())["state"] == "working":
        assert time.monotonic() < end
        time.sleep(0.05)
    assert far["state"] == "done" and far["done"] == far["total"]
    result = far["result"]
    assert sum(result["moments"][0]["chances"]) == pytest.approx(1)
    assert [player["name"] for player in result["players"]] == ["Ann", "Bob"]
    for lang in LANGUAGES:
        page = client.get(f"/t/{table}/review", params={"lang": lang})
        assert page.status_code == 200
        assert "Ann" in page.text and "<svg" in page.text
        assert page.text.count("rv2__card") >= len(result["turnings"])
        assert_it_adds_up(page.text, 2)
    for turning in result["turnings"][:1]:
        picture = client.get(f"/t/{table}/review/{turning['number'] - 1}.svg", params={"theme": "night"})
        assert picture.status_code == 200 and picture.text.startswith("<svg")


def assert_it_adds_up(page: str, seats: int) -> None:
    """What the page prints can be added: every column of the sum, and the luck and the moves of who reads it."""
    body, foot = page.split('id="rv-table"')[1].split("</table>")[0].split("<tfoot>")
    parts = [int(n) for n in re.findall(r'data-part="(-?\d+)"', body)]
    results = [int(n) for n in re.findall(r'data-result="(-?\d+)"', foot)]
    assert len(results) == seats
    for seat, result in enumerate(results):
        assert sum(parts[seat::seats]) == result
    mine = 0
    assert sum(int(n) for n in re.findall(r'data-luck="(-?\d+)"', page)) == parts[seats + mine]
    assert -sum(int(n) for n in re.findall(r'data-kind="(-?\d+)"', page)) == parts[(2 + mine) * seats + mine]


def test_a_hint_at_the_table_says_why_and_tells_chances(client: TestClient, toy: str) -> None:
    table = table_of(client, toy)
    found = client.get(f"/api/tables/{table}/hint").json()
    legal = [move["code"] for move in client.get(f"/api/tables/{table}").json()["moves"]]
    assert found["code"] in legal
    if len(legal) > 1:
        assert found["chances"][0]["code"] == found["code"]
        assert found["chances"][1]["words"] in found["reason"]
