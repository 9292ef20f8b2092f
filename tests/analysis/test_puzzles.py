"""Puzzles: those that the script makes hold what it promises, and those that are shipped can be played."""

from __future__ import annotations

import functools
import itertools
import pathlib
from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

import pytest

from argosy.analysis import making, puzzles
from argosy.analysis.making import Maker, chosen, gather, renewed
from argosy.analysis.puzzles import EASY, HARD, Puzzle
from argosy.games import names
from argosy.play import Match, new
from argosy.play.match import question_of


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    """Short searches, and files elsewhere."""
    monkeypatch.setattr(making, "SECONDS", 0.02)
    monkeypatch.setattr(making, "LONGER", 8)
    monkeypatch.setattr(making, "FEWEST", 2)
    monkeypatch.setattr(puzzles, "FOLDER", tmp_path)
    puzzles.collection.cache_clear()


@functools.cache
def made(toy: str, count: int = 2) -> list[Puzzle]:
    """The first puzzles that the script finds."""
    maker = Maker(toy)
    found = (one for seed in range(1, 9) for one in maker.puzzles(maker.played(seed)))
    return list(itertools.islice(found, count))


def test_a_puzzle_asks_what_its_position_asks_and_its_answer_is_legal(quick: None, toy: str) -> None:
    found = made(toy)
    assert found, "the toy has positions in which one move is clearly better"
    for one in found:
        match = one.match()
        assert set(one.chances) <= set(match.moves.texts) and one.played in match.moves.texts
        assert next(iter(one.chances)) == one.best and one.gap >= making.SURELY
        assert all(line[0] == move for move, line in one.lines.items())
        assert EASY <= one.level <= HARD and one.theme == question_of(match.game, match.state)
        assert one.checked["deals"] == 8 and one.checked["playouts"] > 0


def test_a_collection_is_kept_read_and_refused_for_other_rules(quick: None, toy: str) -> None:
    found = made(toy)
    file = puzzles.write(toy, found)
    assert file.read_bytes() == puzzles.write(toy, reversed(found)).read_bytes()  # the same puzzles, the same file
    assert puzzles.read(toy) == sorted(found, key=lambda one: one.id)
    assert set(puzzles.collection(toy)) == {one.id for one in found}
    old = [replace(one, start=tuple(line.replace("rules: ", "rules: 9") for line in one.start)) for one in found]
    puzzles.write(toy, old)
    puzzles.collection.cache_clear()
    assert puzzles.collection(toy) == {}
    assert {one.id for one in renewed(toy)} == {one.id for one in found}
    puzzles.collection.cache_clear()


def test_no_theme_fills_a_collection() -> None:
    def puzzle(n: int, theme: str) -> Puzzle:
        return Puzzle(f"{n:03}", "toy", (), theme, 1, "a", {"a": 0.6, "b": 0.3 - n / 1000}, "a")

    many = [puzzle(n, "bid") for n in range(50)] + [puzzle(n, f"t{n}") for n in range(50, 54)]
    kept = chosen(many, 20)
    assert sum(one.theme == "bid" for one in kept) == 12 and len(kept) == 16


def test_the_work_goes_on_where_it_stopped(quick: None, toy: str, tmp_path: pathlib.Path) -> None:
    class Quick(Maker):
        """Finds one puzzle a game, whatever is played."""

        seen: ClassVar[list[int]] = []

        def played(self, seed: int) -> Match:
            self.seen.append(seed)
            return new(toy, 2, seed)

        def puzzles(self, match: Match) -> Iterator[Puzzle]:
            yield replace(made(toy)[0], id=str(match.seed), theme=str(match.seed))

    maker, work = Quick(toy), tmp_path / "found.jsonl"
    first = gather(maker, work, 1, float("inf"), 2)
    assert [one.id for one in first] == ["1", "2"]
    assert gather(maker, work, 1, float("inf"), 2) == first and maker.seen == [1, 2]
    assert [one.id for one in gather(maker, work, 1, float("inf"), 3)] == ["1", "2", "3"] and maker.seen == [1, 2, 3]


@pytest.mark.parametrize("game", [name for name in names() if puzzles.file_of(name).exists()])
def test_what_is_shipped_can_be_played(game: str) -> None:
    """A file of older rules is brought to today's by `python -m argosy.analysis.making GAME --renew`."""
    puzzles.collection.cache_clear()
    there = puzzles.collection(game)
    assert there and len(there) == len(puzzles.read(game))
    for one in there.values():
        match = one.match()
        assert one.id and one.game == game and one.gap >= making.SURELY
        assert set(one.chances) <= set(match.moves.texts) and next(iter(one.chances)) == one.best
        assert one.theme == question_of(match.game, match.state)
        assert one.checked["deals"] >= making.LONGER


def test_a_puzzle_is_judged_anew_and_goes_when_its_answer_is_not_the_best(quick: None, toy: str) -> None:
    maker, one = Maker(toy), made(toy)[0]
    again = maker.judged_anew(one)
    assert again is not None and again.gap >= making.SURELY and again.checked["deals"] == making.LONGEST
    assert replace(again, chances=one.chances, lines=one.lines, checked=one.checked) == one
    best, second = list(one.chances)[:2]
    wrong = replace(one, best=second, chances={second: 0.9, best: 0.1})
    assert maker.judged_anew(wrong) is None


def test_a_collection_is_added_to(quick: None, toy: str, tmp_path: pathlib.Path) -> None:
    known = made(toy)
    assert gather(Maker(toy), tmp_path / "found.jsonl", 1, float("inf"), len(known), known) == known
