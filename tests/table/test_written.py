"""What a program is told of what has happened is kept as JSON; it is what it would be if it were written anew."""

from __future__ import annotations

import orjson

import argosy
from argosy.play.telling import Sentence
from argosy.table.written import Written


def rows(written: Written, match: argosy.Match, lang: str = "en") -> list[dict[str, object]]:
    """The log of seat 0 as a program reads it."""

    def row(number: int, told: list[Sentence]) -> dict[str, object]:
        return {"move": number + 1, "lines": [one.text for one in told]}

    found: list[dict[str, object]] = orjson.loads(orjson.dumps(written.of(match.told(0, lang), row)))
    return found


def test_rows_follow_moves_undo_and_new_names() -> None:
    match, written = argosy.new("goa", seats=2, seed=4, names=["Ann", "Bob"]), Written()

    def check() -> None:
        expected = [{"move": n + 1, "lines": lines} for n, lines in enumerate(match.story(0))]
        assert rows(written, match) == expected

    check()
    for _ in range(6):
        match.push(match.moves[0])
        check()
    match.pop()
    match.pop()
    match.push(match.moves[-1])
    check()
    match.rename(["Ann", "Cem"])
    check()
    assert "Cem" in orjson.dumps(rows(written, match)).decode()


def test_rows_that_stay_are_not_written_again() -> None:
    match, written = argosy.new("goa", seats=2, seed=4), Written()
    for _ in range(5):
        match.push(match.moves[0])
    rows(written, match)
    before = list(written.rows)
    match.push(match.moves[0])
    rows(written, match)
    assert all(old is new for old, new in zip(before, written.rows, strict=False))
