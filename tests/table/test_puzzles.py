"""Puzzles through the server: asked, answered, nudged, shown, coming back; and one's own mistakes."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from argosy.analysis import puzzles
from argosy.analysis.board import judged
from argosy.analysis.puzzles import Puzzle
from argosy.play import new
from argosy.play.match import question_of
from argosy.review.findings import METHOD
from argosy.table.app import Settings, make_app
from argosy.table.reviews import DONE
from argosy.table.shelves import solved
from argosy.table.solving import AFTER, DAY, Solving, in_a_row, next_puzzle
from argosy.table.store import pack, reviews
from argosy.words import LANGUAGES

from .conftest import Browser
from .test_analysis import played_out


def some(toy: str, count: int = 3) -> list[Puzzle]:
    """Positions of a game as puzzles; which move is best does not matter here."""
    match, found = new(toy, 2, 5), []
    while not match.over and len(found) < count:
        moves = match.moves.texts
        if len(moves) > 2:
            chances = {moves[1]: 0.6, moves[0]: 0.4, moves[2]: 0.3}
            start = tuple(match.at(len(match.made)).text().splitlines())
            theme, lines = question_of(match.game, match.state), {moves[1]: (moves[1],)}
            checked = {"deals": 96, "playouts": 500}
            found.append(Puzzle(f"p{len(found)}", toy, start, theme, 1, moves[1], chances, moves[0], lines, checked))
        match.push(match.moves[0])
    return found


@pytest.fixture
def app(toy: str, tmp_path, monkeypatch: pytest.MonkeyPatch) -> Iterator:
    monkeypatch.setattr(puzzles, "FOLDER", tmp_path)
    puzzles.collection.cache_clear()
    puzzles.write(toy, some(toy))
    made = make_app(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}", bot_pause=0, rate=1e6, burst=1e6))
    with TestClient(made):
        yield made
    puzzles.collection.cache_clear()


def test_a_puzzle_is_answered_wrong_then_right_and_comes_back(app, toy: str) -> None:
    ann, one = Browser(TestClient(app)), some(toy)[0]
    codes = new(toy, 2, 5).game.rules.codes
    base = f"/puzzles/{toy}/{one.id}"
    for lang in LANGUAGES:
        page = ann.get(base, params={"lang": lang})
        assert page.status_code == 200 and 'data-best=""' in page.text  # the answer is not on the page
    wrong = ann.post(f"{base}/moves", {"move": codes[one.played], "number": 0})
    assert wrong.status_code == 200 and 'class="fb bad"' in wrong.text and 'data-best=""' in wrong.text
    right = ann.post(f"{base}/moves", {"move": codes[one.best], "number": 0})
    assert 'class="fb ok"' in right.text and f'data-best="{codes[one.best]}"' in right.text and "60 %" in right.text
    listed = ann.get("/puzzles").text
    assert "3" in listed
    following = ann.get(f"/puzzles/{toy}", follow_redirects=False)
    assert following.status_code == 303 and one.id not in following.headers["location"]  # one that was never tried


def test_who_is_shown_the_answer_sees_the_puzzle_again(app, toy: str) -> None:
    ann = Browser(TestClient(app))
    first = ann.get(f"/puzzles/{toy}", follow_redirects=False).headers["location"]
    shown = ann.post(f"{first}/show", {})
    assert shown.status_code == 200 and 'data-best=""' not in shown.text
    assert ann.get(f"/puzzles/{toy}", follow_redirects=False).headers["location"] == first


def test_a_puzzle_goes_on_the_board_to_try_other_moves(app, toy: str) -> None:
    ann, one = Browser(TestClient(app)), some(toy)[0]
    ref = ann.post(f"/api/puzzles/{toy}/{one.id}/board").json()["id"]
    assert ann.get(f"/analysis/{ref}").status_code == 200


def test_what_is_no_puzzle_is_not_there(app, toy: str) -> None:
    ann = Browser(TestClient(app))
    for path in (f"/puzzles/{toy}/nothing", "/puzzles/chess/x", "/puzzles/chess", "/puzzles/mine/malabar-x.3"):
        assert ann.get(path, follow_redirects=False).status_code == 404, path
    assert ann.get("/puzzles/mine", follow_redirects=False).headers["location"].endswith("/puzzles?done=1")


def test_ones_own_mistakes_are_puzzles_of_ones_own(app, toy: str) -> None:
    ann, bob = Browser(TestClient(app)), Browser(TestClient(app))
    table = played_out(ann, toy)
    live = app.state.house.table(table)
    made = next(n for n in range(len(live.match.made)) if len(live.match.at(n).moves) > 1)
    here = live.match.at(made)
    played = live.match.made[made]
    best = next(move for move in here.moves if move.code != played.code)
    step = {
        "number": made + 1, "seat": here.to_move, "text": played.text, "loss": 0.2, "best": best.text, "chance": 0.3,
        "best_chance": 0.5, "line": [best.text],
    }  # fmt: skip
    row = {"table_id": table, "state": DONE, "asked": 1.0, "done": 1, "total": 1, "worker": "", "beat": 0.0}
    with app.state.house.store.write() as link:
        link.execute(reviews.insert(), row | {"found": pack({"method": METHOD, "steps": [step]})})
    where = f"/puzzles/mine/{table}.{made + 1}"
    assert ann.get("/puzzles/mine", follow_redirects=False).headers["location"] == where
    assert ann.get(where).status_code == 200 and bob.get(where).status_code == 404
    assert 'class="fb bad"' in ann.post(f"{where}/moves", {"move": played.code, "number": 0}).text
    assert 'class="fb ok"' in ann.post(f"{where}/moves", {"move": best.code, "number": 0}).text
    assert judged(here).moves  # other answers are judged there and then


def test_the_better_it_went_the_later_it_comes_back(house) -> None:
    solving = Solving(house.store)
    assert solving.answered("ann", "toy", "toy.a", False) == 0
    assert solving.answered("ann", "toy", "toy.a", True) == AFTER[0]  # not at once
    assert [solving.answered("ann", "toy", "toy.a", True) for _ in range(5)] == [*AFTER[1:], AFTER[-1], AFTER[-1]]
    assert solving.answered(None, "toy", "toy.a", True) == 0 and solving.of(None) == {}
    kept = solving.of("ann")["toy.a"]
    assert kept.due == pytest.approx(time.time() + AFTER[-1] * DAY, abs=60)
    assert in_a_row(solving.of("ann").values()) == 1
    one, other = (
        Puzzle(name, "toy", (), "", level, "a", {"a": 1.0, "b": 0.0}, "a") for name, level in (("a", 2), ("b", 1))
    )
    tried = solving.of("ann")
    named = lambda puzzle: f"toy.{puzzle.id}"  # noqa: E731
    assert next_puzzle([one, other], tried, named, time.time()) is other  # never tried
    assert next_puzzle([one, other], tried, named, time.time() + 31 * DAY) is one  # due again
    assert next_puzzle([one], tried, named, time.time()) is None
    assert solved.name == "solved"
