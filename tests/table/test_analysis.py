"""The analysis board through the server: finished games alone, moves tried, kept and shared, hostile files."""

from __future__ import annotations

import json
import pathlib
import re
import threading
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from argosy.analysis import board
from argosy.arena.results import Book
from argosy.arena.series import Plan, run
from argosy.play import new
from argosy.table import studies
from argosy.table.app import DEAR, Settings, make_app
from argosy.table.visitors import TOKEN_HEADER
from argosy.words import LANGUAGES

from .conftest import Browser


@pytest.fixture
def open_browser(toy: str, tmp_path) -> Iterator:
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}", bot_pause=0, rate=1e6, burst=1e6))
    with TestClient(app):
        yield lambda: Browser(TestClient(app))


def played_out(who: Browser, toy: str) -> str:
    """A finished table of one person around one screen."""
    table = who.make("me", "me", game=toy, several=True)["id"]
    while (now := who.table(table))["status"] != "over":
        body = {"move": now["moves"][-1]["code"], "number": now["number"], "seat": now["to_move"]}
        assert who.post(f"/api/tables/{table}/moves", body).status_code == 200
    return table


def record_of(toy: str, seed: int = 5, over: bool = True):
    match = new(toy, 2, seed, names=["Ann", "<b>Bob</b>"])
    while not match.over and (over or len(match.made) < 3):
        match.push(match.moves[-1])
    return match.record()


def choice(who: Browser, ref: str, at: int = 0) -> tuple[int, int, int]:
    """A moment with several moves: its number, the move that was made, and another one."""
    moves = json.loads(who.get(f"/api/analysis/{ref}/record").text)["moves"]
    for n in range(at, len(moves)):
        found = who.get(f"/api/analysis/{ref}/chances", params={"moment": str(n)}).json()["moves"]
        if len(found) > 1:
            played = next(one["code"] for one in found if one["played"])
            return n, played, next(one["code"] for one in found if one["code"] != played)
    raise AssertionError


def attempt(who: Browser, ref: str, moment: str, code: int) -> str:
    """Try a move; the board where it is kept, and the moment, as the page says."""
    answer = who.post(f"/analysis/{ref}/{moment}/moves", {"move": code, "number": 0})
    assert answer.status_code == 200, answer.text
    found = re.search(r'data-ref="([^"]+)" data-moment="([^"]+)"', answer.text)
    assert found
    return " ".join(found.groups())


def test_a_running_game_is_never_on_the_board(open_browser, toy: str) -> None:
    ann = open_browser()
    table = ann.make("me", "me", game=toy, several=True)["id"]
    for path in (f"/analysis/{table}", f"/api/analysis/{table}/chances", f"/api/analysis/{table}/record"):
        assert ann.get(path).status_code == 409
    assert ann.post(f"/api/analysis/{table}/keep").status_code == 409
    assert ann.post(f"/analysis/{table}/0/moves", {"move": 0, "number": 0}).status_code == 409
    body = {"moment": "0", "seat": 0}
    assert ann.post(f"/api/analysis/{table}/play-on", body).status_code == 409


def test_moves_are_tried_kept_on_ones_own_board_and_cut(open_browser, toy: str) -> None:
    ann = open_browser()
    table = played_out(ann, toy)
    at, played, other = choice(ann, table)
    assert attempt(ann, table, str(at), played) == f"{table} {at + 1}"  # the game itself goes on; nothing is kept
    board, moment = attempt(ann, table, str(at), other).split()
    assert board != table and moment == f"{at}.{other}"
    assert attempt(ann, table, str(at), other).split()[0] == board  # the same board again
    page = ann.get(f"/analysis/{board}?at={at}")
    assert f'data-go="{moment}"' in page.text
    assert ann.post(f"/api/analysis/{board}/cut", {"moment": moment}).json()["moment"] == str(at)
    assert f'data-go="{moment}"' not in ann.get(f"/analysis/{board}?at={at}").text
    assert board in ann.get("/analysis").text
    assert ann.delete(f"/api/analysis/{board}").status_code == 200
    assert ann.get(f"/analysis/{board}").status_code == 404


def test_a_shared_board_is_seen_by_others_who_change_a_copy(open_browser, toy: str) -> None:
    ann, bob = open_browser(), open_browser()
    table = played_out(ann, toy)
    at, _, other = choice(ann, table)
    assert bob.get(f"/analysis/{table}").status_code == 404  # the table is not Bob's
    board, moment = attempt(ann, table, str(at), other).split()
    assert ann.post(f"/api/analysis/{board}/keep").json()["id"] == board
    seen = bob.get(f"/analysis/{board}", params={"at": at, "line": other})
    assert seen.status_code == 200 and f'data-go="{moment}"' in seen.text
    assert bob.post(f"/api/analysis/{board}/cut", {"moment": moment}).status_code == 403
    assert bob.delete(f"/api/analysis/{board}").status_code == 404
    later, _, another = choice(bob, board, at + 1)
    copy = attempt(bob, board, str(later), another).split()[0]
    assert copy != board
    assert f'data-go="{moment}"' in bob.get(f"/analysis/{copy}?at={at}").text  # what Ann tried came along
    assert f'data-go="{later}.{another}"' not in ann.get(f"/analysis/{board}?at={later}").text


def test_a_record_is_brought_along_judged_and_told_in_every_language(open_browser, toy: str) -> None:
    ann = open_browser()
    made = ann.post("/api/analysis", {"record": record_of(toy).json()})
    assert made.status_code == 201, made.text
    ref = made.json()["id"]
    for lang in LANGUAGES:
        found = ann.get(f"/api/analysis/{ref}/chances", params={"moment": "1", "lang": lang}).json()
        assert sum(found["chances"]) == pytest.approx(1, abs=0.001)
        page = ann.get(f"/analysis/{ref}", params={"at": 1, "lang": lang})
        assert page.status_code == 200 and "<b>Bob</b>" not in page.text and "&lt;b&gt;Bob" in page.text
    end = len(record_of(toy).moves)
    assert ann.get(f"/api/analysis/{ref}/chances", params={"moment": str(end)}).json()["moves"] == []
    assert ann.get(f"/analysis/{ref}?at={end}").status_code == 200


def test_nobodys_move_waits_while_moments_are_judged(open_browser, toy: str, monkeypatch) -> None:
    who, threads = open_browser(), []
    ref = who.post("/api/analysis", {"record": record_of(toy).json()}).json()["id"]

    def judged(match, thought=board.judged):
        threads.append(threading.current_thread().name)
        return thought(match)

    monkeypatch.setattr(board, "judged", judged)
    assert who.get(f"/api/analysis/{ref}/chances", params={"moment": "1"}).status_code == 200
    assert [name.partition("_")[0] for name in threads] == ["judge"]
    for dear in (f"GET /api/analysis/{ref}/chances", "POST /puzzles/mine/x.1/moves", "POST /api/me/calls/try"):
        assert DEAR.fullmatch(dear)


def test_boards_that_are_nobodys_make_room(open_browser, toy: str, monkeypatch) -> None:
    monkeypatch.setattr(studies, "MOST_LOOSE", 2)
    program = {"Authorization": "Bearer nobody"}
    client, record = open_browser().client, record_of(toy).json()
    made = [client.post("/api/analysis", json={"record": record}, headers=program).json()["id"] for _ in range(4)]
    there = [client.get(f"/api/analysis/{ref}/record").status_code for ref in made]
    assert there == [404, 404, 200, 200]


def test_a_table_goes_on_from_a_moment_with_another_deal(open_browser, toy: str) -> None:
    ann = open_browser()
    record = record_of(toy)
    ref = ann.post("/api/analysis", {"record": record.json()}).json()["id"]
    made = ann.post(f"/api/analysis/{ref}/play-on", {"moment": "2", "seat": 1, "level": "deckhand", "name": "Ann"})
    assert made.status_code == 201, made.text
    table = ann.table(made.json()["id"])
    assert table["you"] == [1] and table["seats"][1]["name"] == "Ann" and table["seats"][0]["kind"] == "bot"
    assert table["seed"] is None
    last = str(len(record.moves))
    for wrong in ({"moment": last, "seat": 0}, {"moment": "1", "seat": 5}, {"moment": "1.999999", "seat": 0}):
        assert ann.post(f"/api/analysis/{ref}/play-on", wrong).status_code in (400, 409, 422)


def test_a_game_of_an_arena_is_chosen_from_its_file(open_browser, toy: str, tmp_path: pathlib.Path) -> None:
    plan = Plan(toy, ("deckhand", "random"), 2, 4)
    book = Book(tmp_path / "kept.jsonl", plan)
    run(plan, 1, tell=book.write)
    ann, text = open_browser(), book.path.read_text(encoding="utf-8")
    listed = ann.post("/api/analysis", {"record": text})
    assert listed.status_code == 200 and listed.json()["count"] == 4
    made = ann.post("/api/analysis", {"record": text, "game": 2}).json()["id"]
    kept = json.loads(ann.get(f"/api/analysis/{made}/record").text)
    assert kept["result"]["scores"] == listed.json()["games"][2]["scores"]
    assert ann.post("/api/analysis", {"record": text, "game": 9}).status_code in (400, 422)


def test_hostile_files_get_a_sentence(open_browser, toy: str) -> None:
    ann = open_browser()
    good = json.loads(record_of(toy).json())
    placed = new(toy, 2, 5).at(0).record()
    wrong = [
        "", "hello", "[" * 100_000, "{" * 5000, '{"format": "argosy record"}', "9" * 5000, "null", "\x00",
        json.dumps(good | {"rules": 99}), json.dumps(good | {"components": "x"}), json.dumps(good | {"seats": 99}),
        json.dumps(good | {"game": "chess"}), json.dumps(good | {"seed": -1}), json.dumps(good | {"seed": 10**30}),
        json.dumps(good | {"moves": ["x"]}), json.dumps(good | {"moves": good["moves"] * 3}),
        json.dumps(good | {"names": ["Ann"]}), json.dumps(good | {"result": {"scores": [9, 9], "ranks": [1, 1]}}),
        json.dumps(good | {"options": {"x": 1}}), json.dumps(good)[:-40], record_of(toy, over=False).json(),
        placed.json(), '{"format": "argosy arena"}\n{}', '{"format": "argosy arena", "plan": {"seed": "x"}}\n[]',
        '{"format": "argosy arena", "plan": {"seed": 1, "bots": ["python:source=/etc/passwd:X"]}}\n{"moves": [1]}',
    ]  # fmt: skip
    for text in wrong:
        answer = ann.post("/api/analysis", {"record": text})
        assert answer.status_code in (400, 404, 409, 422), (text[:60], answer.status_code, answer.text[:200])
        assert answer.json()["message"].strip(), text[:60]
    huge = ann.client.post("/api/analysis", content=b"x" * (3 * 1024 * 1024), headers=ann.token)
    assert huge.status_code == 413
    assert TOKEN_HEADER in ann.token


def test_addresses_that_name_nothing_get_a_sentence(open_browser, toy: str) -> None:
    ann = open_browser()
    ref = ann.post("/api/analysis", {"record": record_of(toy).json()}).json()["id"]
    for query in ("at=99999", "at=x", "at=1&line=999999", "at=1&line=..", "at=1&line=" + ".".join(["1"] * 200)):
        assert ann.get(f"/analysis/{ref}?{query}").status_code == 400, query
    assert ann.get("/analysis/no-such-board").status_code == 404
    assert ann.get(f"/analysis/{ref}/1.x/main").status_code == 404
