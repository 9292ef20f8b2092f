"""The figures of perft.json, by the rules as they are: shallow interpreted, deep compiled."""

from __future__ import annotations

import itertools
import json
import os
import pathlib
import re
import subprocess
import sys

import numpy as np
import pytest

import argosy
from argosy.kernel.chance import below
from argosy.kernel.compile import INTERPRETED
from perft import HERE, POSITIONS, WORD, Case, Row, count, moves_of, read, word

CASES = {case.name: case for case in read()}


@pytest.fixture(autouse=True)
def toy_is_there(toy: str) -> None:
    """The toy is counted, too."""


def rows(case: Case, depth: int) -> list[Row]:
    return list(itertools.islice(count(case.start()), depth))


@pytest.mark.parametrize("name", CASES)
def test_the_figures_are_what_was_kept(name: str) -> None:
    case = CASES[name]
    depth = case.interpreted if INTERPRETED else len(case.rows)
    assert rows(case, depth) == case.rows[:depth]


@pytest.mark.skipif(INTERPRETED, reason="the test above has just said it of the interpreted rules")
@pytest.mark.parametrize("game", sorted({case.game for case in CASES.values()}))
def test_interpreted_rules_count_the_same(game: str) -> None:
    interpreted = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, str(HERE / "shallow.py"), game]
    run = subprocess.run(command, env=interpreted, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    kept = {name: [vars(row) for row in case.rows[: case.interpreted]] for name, case in CASES.items()}
    assert json.loads(run.stdout) == {name: shown for name, shown in kept.items() if CASES[name].game == game}


def test_every_game_is_counted_from_its_set_up_from_its_middle_and_to_its_end() -> None:
    for game in argosy.games():
        ours = [case for case in CASES.values() if case.game == game]
        assert {case.name.endswith("-after0") for case in ours} == {True, False}, game
        assert any(row.ended for case in ours for row in case.rows), f"no end of {game} is counted"


def test_every_kept_position_is_counted() -> None:
    assert {path.stem for path in POSITIONS.glob("*.txt")} == set(CASES)


def test_sequences_are_counted_one_by_one() -> None:
    """The short cut over equal positions counts what a plain walk through all sequences counts."""
    case = next(case for case in CASES.values() if any(row.sequences > row.positions for row in case.rows[:4]))
    ends: list[int] = []

    def walk(match: argosy.Match, depth: int) -> None:
        if depth == 0:
            ends.append(word(moves_of(match)))
            return
        for move in match.moves:
            match.push(move)
            walk(match, depth - 1)
            match.pop()

    walk(case.start(), 3)
    third = case.rows[2]
    assert (len(ends), f"{sum(ends) % (1 << 64):016x}") == (third.sequences, third.moves)


def test_the_page_explains_the_figures_by_true_ones() -> None:
    page = (pathlib.Path(__file__).parents[2] / "docs" / "perft.md").read_text(encoding="utf-8")
    shown = CASES["toy-2-after0"].rows[:4]
    for row in shown:
        cells = (row.depth, row.sequences, row.positions, row.ended, f"`{row.moves}`", f"`{row.fields}`")
        assert f"| {' | '.join(map(str, cells))} |" in page
    start = CASES["toy-2-after0"].start()
    assert moves_of(start).strip() in page and start.text().strip() in page


def test_the_example_of_the_page_counts_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    page = (pathlib.Path(__file__).parents[2] / "docs" / "perft.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(block, {})
    (said,) = re.findall(r"# (\[[\d, ]+\])", block)
    assert capsys.readouterr().out.strip() == said


def test_the_page_says_how_chance_is_drawn() -> None:
    """The recipe of the page, step by step in plain Python, draws what the rules draw."""
    page = (pathlib.Path(__file__).parents[2] / "docs" / "perft.md").read_text(encoding="utf-8")
    first, second, purpose, golden = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB, 0xD1342543DE82EF95, 0x9E3779B97F4A7C15
    event = 0x2545F4914F6CDD1D
    assert all(f"0x{number:016X}" in page for number in (first, second, purpose, golden, event))

    def mix(x: int) -> int:
        x = ((x ^ (x >> 30)) * first) % WORD
        x = ((x ^ (x >> 27)) * second) % WORD
        return x ^ (x >> 31)

    def bits(seed: int, p: int, e: int, attempt: int) -> int:
        where = (p * purpose + e * event + attempt * golden) % WORD
        return mix((seed + mix((where + golden) % WORD)) % WORD)

    def drawn(seed: int, p: int, e: int, n: int) -> int:
        for attempt in itertools.count():
            product = (bits(seed, p, e, attempt) >> 32) * n
            if product % (1 << 32) >= ((1 << 32) - n) % n:
                return product >> 32
        raise AssertionError

    for seed, p, e, n in itertools.product((0, 7, WORD - 1), (1, 5), (0, 3, 70000), (1, 2, 6, 97, 3_000_000_000)):
        assert drawn(seed, p, e, n) == below(np.uint64(seed), p, e, n)
