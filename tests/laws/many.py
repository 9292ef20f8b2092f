"""Try the laws of play, telling and previews on very many games: every game, number of players, and the campaign.

    python tests/laws/many.py [GAMES, 2000] [FIRST SEED, 1]

First all games are played by chance inside compiled loops: each piece accounted for after every move, and no end while
a question stands. Then they are told: the tables take turns, a few games at a time, so that it can be stopped at any
time; after each lap it says how many games of each table were tried. Every falsehood is printed when it is found.
"""

from __future__ import annotations

import pathlib
import random
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import previews
import telling
from cases import Case, cases_of

from argosy import games
from argosy.games import find
from argosy.kernel.books import Falsehood

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "campaign"))

AT_A_TIME = 20


def tables() -> dict[str, list[Case]]:
    """All ways to sit down, by game and number of players, with every set of options in turn; the campaign is a table
    of its own."""
    from test_campaign_laws import CASES  # type: ignore[import-not-found]

    found: dict[str, list[Case]] = {}
    for name in games():
        options = dict.fromkeys(case.options for case in cases_of(name))
        for seats in find(name).rules.seats:
            found[f"{name} for {seats}"] = [Case(name, seats, chosen) for chosen in options]
    return found | {"maracaibo, campaign": list(CASES)}


def play(cases: list[Case], seeds: range) -> int:
    """Whole games by chance with the books checked after every move; how many moves were made."""
    made, out = 0, np.zeros(cases[0].game.rules.max_moves, np.int16)
    for seed in seeds:
        case = cases[seed % len(cases)]
        s, rules = case.start(seed), case.game.rules
        moves = int(rules.loops.lawful_playout(s, out, np.uint64(seed), rules.longest))
        assert moves > 0, f"{case}, seed {seed}: {rules.ledgers[-moves - 2]!r} is wrong after {s.moves} moves"
        assert s.depth == 0, f"{case}, seed {seed}: a question stands after {moves} moves and cannot be answered"
        made += moves
    return made


def try_one(case: Case, seed: int, done: Counter[str]) -> None:
    """Both laws on one game, by chance or mostly by rules of thumb: every move is told, and one of each position
    was foretold."""
    chance = random.Random(seed)

    def look(position: Any, counted: Any) -> None:
        previews.try_position(case, position, chance, Counter(), 1, counted)

    telling.try_game(case, seed, seed % 2 == 0, Counter(), look)
    done["told and previewed"] += 1


def lap(table: str, cases: list[Case], seeds: range, done: Counter[str], say: Callable[[str], None]) -> None:
    """Some games of one table."""
    for seed in seeds:
        try:
            try_one(cases[seed % len(cases)], seed, done)
        except Falsehood as wrong:
            done["false"] += 1
            say(f"FALSE at {table}: {wrong}")


def main(wanted: int = 2000, first: int = 1) -> None:
    """Lap after lap."""
    for table, cases in tables().items():
        moves = play(cases, range(first, first + wanted))
        print(f"{table}: {wanted} games played, {moves} moves", flush=True)
    tried = {table: Counter[str]() for table in tables()}
    for start in range(first, first + wanted, AT_A_TIME):
        for table, cases in tables().items():
            lap(table, cases, range(start, min(start + AT_A_TIME, first + wanted)), tried[table], print)
            print(f"{table}: {dict(tried[table])}", flush=True)


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:]))
