"""Which parts of Maracaibo are too good or never wanted: mates play each other, and every purchase is noted.

    python bench/balance.py [GAMES] [--seats 2 3 4] [--setup 77] [--json FILE]

For every project card, prestige building and career: how many hands had it on offer (affordable at least once), the
share of them that took it, and the margin of those who did: their final score beyond the mean of their table. Takers of
cards are better than others on average (who buys more scores more), so a card's margin is read beside the mean of all
cards, and beside its interval.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from argosy.bots import own_turn
from argosy.bots.memory import memory_for
from argosy.bots.players import Mate
from argosy.bots.thinking import mates_search
from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.face.describing import describe
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import BUILDINGS, CARDS, CAREERS
from argosy.play.first_run import ready
from argosy.words import say_line

FAMILIES = {"card": (Code.BUY, CARDS), "building": (Code.INVEST, BUILDINGS), "career": (Code.CAREER, CAREERS)}
SURE = 1.96  # standard errors of a 95 % interval

Book = dict[int, list[tuple[bool, float]]]  # by move: whether each hand that was offered it took it, and its margin


class Game(NamedTuple):
    """What one game says."""

    book: Book
    points: list[int]
    lines: dict[str, float]  # the score sheet, on average over the seats


def played(seats: int, options: Sequence[int], seed: int) -> list[int]:
    """The moves of one game between mates."""
    mates = [Mate(GAME, seed=seed * 10 + seat) for seat in range(seats)]
    made = np.zeros(GAME.rules.longest, np.int16)
    count = mates_search(GAME).play(
        memory_for(GAME, max(int(each.settings[own_turn.WIDTH]) for each in mates)),
        np.full(seats, own_turn.MATE, np.int64),
        np.stack([each.settings for each in mates]),
        np.array([each.seed for each in mates], np.uint64),
        seats,
        np.array(options, np.int16),
        np.uint64(seed),
        made,
    )
    return [int(code) for code in made[:count]]


def noted(seats: int, options: Sequence[int], seed: int) -> Game:
    """Play one game; what every seat was offered and took, the scores, and where the points came from."""
    offered: set[tuple[int, int]] = set()
    taken: set[tuple[int, int]] = set()
    s = GAME.rules.start(seats, seed, list(options))
    for code in played(seats, options, seed):
        seat = int(GAME.rules.kernels.to_act(s))
        offered |= {(seat, move) for move in GAME.rules.legal(s) if is_noted(move)}
        if is_noted(code):
            taken.add((seat, code))
        GAME.rules.kernels.apply(s, np.int16(code))
    scores = np.zeros(GAME.rules.seats[-1], np.int16)
    GAME.rules.kernels.scores(s, scores)
    points = [int(number) for number in scores[:seats]]
    book: Book = defaultdict(list)
    for seat, move in offered:
        book[move].append(((seat, move) in taken, points[seat] - sum(points) / seats))
    lines = np.array(s.lines[:seats], float).mean(0)
    return Game(book, points, dict(zip(GAME.rules.sheet, lines.tolist(), strict=True)))


def is_noted(move: int) -> bool:
    """Whether a move takes a card, a building or a career."""
    return any(first <= move < first + count for first, count in FAMILIES.values())


def figures(name: str, move: int, hands: Sequence[tuple[bool, float]]) -> dict[str, Any]:
    """What the hands that were offered a thing say about it."""
    margins = [margin for took, margin in hands if took]
    error = SURE * float(np.std(margins)) / max(1, len(margins)) ** 0.5
    return {
        "id": GAME.rules.notation[move].split()[-1],
        "name": name,
        "offered": len(hands),
        "taken": round(len(margins) / len(hands), 3) if hands else None,
        "margin": round(float(np.mean(margins)), 2) if margins else None,
        "interval": round(error, 2) if len(margins) > 1 else None,
    }


def report(books: Iterable[Book]) -> dict[str, list[dict[str, Any]]]:
    """All figures, by kind of thing."""
    together: Book = defaultdict(list)
    for book in books:
        for move, hands in book.items():
            together[move] += hands
    return {
        kind: [
            figures(say_line(GAME.name, "en", describe(move)), move, together[move])
            for move in range(first, first + count)
        ]
        for kind, (first, count) in FAMILIES.items()
    }


def show(console: Console, kind: str, rows: Sequence[dict[str, Any]]) -> None:
    """One kind of thing as a table, by margin."""
    table = Table(title=f"Every {kind}: taken by hands that could, and the takers' margin")
    for column in ("id", "what", "offered", "taken", "margin", "±"):
        table.add_column(column, justify="left" if column in ("id", "what") else "right")
    for row in sorted(rows, key=lambda row: -1000 if row["margin"] is None else row["margin"], reverse=True):
        table.add_row(
            row["id"], row["name"], str(row["offered"]), "" if row["taken"] is None else f"{row['taken']:.0%}",
            "" if row["margin"] is None else f"{row['margin']:+.1f}", str(row["interval"] or ""),
        )  # fmt: skip
    console.print(table)


def all_games(tables: Sequence[int], options: Sequence[int], first: int, cores: int) -> list[Game]:
    """Play one game at every table, with a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ThreadPoolExecutor(cores) as pool, Progress(*columns, console=Console(stderr=True)) as progress:
        work = [pool.submit(noted, seats, options, first + i) for i, seats in enumerate(tables)]
        bar = progress.add_task("games between mates", total=len(work))
        for game in work:
            game.result()
            progress.advance(bar)
    return [game.result() for game in work]


def levels(games: Sequence[Game], seats: int) -> dict[str, Any]:
    """Scores at tables of one size, and where the points came from."""
    here = [game for game in games if len(game.points) == seats]
    best = [max(game.points) for game in here]
    low, high = np.percentile(best, (10, 90))
    return {
        "games": len(here),
        "winner": round(float(np.mean(best)), 1),
        "range": [round(float(low)), round(float(high))],
        "all": round(float(np.mean([game.points for game in here])), 1),
        "lines": {line: round(float(np.mean([game.lines[line] for game in here])), 1) for line in GAME.rules.sheet},
    }


def main() -> None:
    """Play, count, show."""
    parser = argparse.ArgumentParser(description="Which parts of Maracaibo are too good or never wanted.")
    parser.add_argument("games", type=int, nargs="?", default=300)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4], choices=[2, 3, 4])
    parser.add_argument("--setup", type=int, default=77, help="77 has all cards in play")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", metavar="FILE", help="write the figures there, too")
    asked = parser.parse_args()
    ready(GAME)
    tables = [asked.seats[i % len(asked.seats)] for i in range(asked.games)]
    games = all_games(tables, [asked.setup, int(GAME.rules.options["jean"].default)], asked.seed, asked.cores)
    found: dict[str, Any] = {"games": asked.games, "setup": asked.setup, **report(game.book for game in games)}
    found["levels"] = {str(seats): levels(games, seats) for seats in sorted(set(tables))}
    console = Console()
    for kind in FAMILIES:
        show(console, kind, found[kind])
    for seats, level in found["levels"].items():
        low, high = level["range"]
        console.print(f"{seats} players: winners {level['winner']} ({low} to {high}), all {level['all']}")
        console.print("  " + ", ".join(f"{line} {mean}" for line, mean in level["lines"].items()))
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            json.dump(found, file, indent=1)


if __name__ == "__main__":
    main()
