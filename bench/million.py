"""Play many random games and keep the books after every move.

    python bench/million.py GAME [GAMES] [--cores N]

Every number of seats and every set of options has its share. The ledgers of the game are checked after every move, the
score sheets and the places at the end, and no game may be longer than the game says it can be.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from argosy.kernel.game import Game
from argosy.kernel.position import blank, words_of
from argosy.play.first_run import ready
from argosy.play.match import game_of

PORTION = 500  # games between two looks at the progress bar


def tables(game: Game) -> list[tuple[int, tuple[int, ...]]]:
    """Every number of seats with every combination of options."""
    choices = [tuple(int(value) for value in option.choices) for option in game.rules.options.values()]
    return [(seats, options) for seats in game.rules.seats for options in itertools.product(*choices)]


def portions(game: Game, games: int) -> Iterator[tuple[int, tuple[int, ...], range]]:
    """The work, divided: seats, options and the seeds of the games."""
    for number, first in enumerate(range(0, games, PORTION)):
        seats, options = tables(game)[number % len(tables(game))]
        yield seats, options, range(first + 1, min(first + PORTION, games) + 1)


def play(game: Game, seats: int, options: tuple[int, ...], seeds: range) -> tuple[int, int, int, list[str]]:
    """Play one portion: games, decisions, the longest game, and what was wrong."""
    positions = blank(game.rules.State, 1)
    s, words = positions[0], words_of(positions)[0]
    out, chosen = np.zeros(game.rules.max_moves, np.int16), np.array(options, np.int16)
    decisions, longest, wrong = 0, 0, []
    for seed in seeds:
        words[:] = 0
        game.rules.kernels.setup(s, seats, chosen, np.uint64(seed))
        made = int(game.rules.loops.lawful_playout(s, out, np.uint64(seed), game.rules.longest))
        fault = fault_of(game, s, made)
        if fault:
            wrong.append(f"{seats} seats, options {options}, seed {seed}: {fault}")
        decisions += max(made, 0)
        longest = max(longest, made)
    return len(seeds), decisions, longest, wrong


def fault_of(game: Game, s: Any, made: int) -> str | None:
    """What is wrong with a game that was played, if anything."""
    if made < 0:
        return f"the account {game.rules.ledgers[-made - 2]!r} is wrong after {s.moves} moves"
    if s.depth != 0:
        return f"not over after {made} decisions"
    scores, ranks = np.zeros(game.rules.seats[-1], np.int16), np.zeros(game.rules.seats[-1], np.int16)
    game.rules.kernels.scores(s, scores)
    game.rules.kernels.ranks(s, ranks)
    lines = np.zeros(len(game.rules.sheet), np.int16)
    for seat in range(int(s.seats)):
        game.rules.kernels.sheet(s, seat, lines)
        if lines.sum() != scores[seat]:
            return f"the sheet of seat {seat} does not add up to its score"
        ahead = sum(int(ranks[other]) < int(ranks[seat]) for other in range(int(s.seats)))
        if ranks[seat] != 1 + ahead:
            return f"{ranks.tolist()} are no places"
    return None


def main() -> int:
    """Play, show how far it is, and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("games", nargs="?", type=int, default=1_000_000)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    game = game_of(chosen.game)
    ready(game)
    began, games, decisions, longest, wrong = time.perf_counter(), 0, 0, 0, []
    columns = (TextColumn(game.title), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns) as bar, ThreadPoolExecutor(chosen.cores) as pool:
        task = bar.add_task("", total=chosen.games)
        for count, made, most, faults in pool.map(lambda part: play(game, *part), portions(game, chosen.games)):
            games, decisions, longest = games + count, decisions + made, max(longest, most)
            wrong += faults
            bar.update(task, advance=count)
    report = {
        "game": game.name, "rules": game.rules.version, "components": game.rules.components().hash, "games": games,
        "decisions": decisions, "longest": longest, "wrong": len(wrong), "first_wrong": wrong[:10],
        "seconds": round(time.perf_counter() - began, 1), "cores": chosen.cores, "tables": len(tables(game)),
    }  # fmt: skip
    print(json.dumps(report, indent=1))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
