"""How fast a captain searches: decisions made a second inside its search, on one core.

    python bench/search.py [GAME ...] [--iterations N] [--positions N] [--json FILE]

Positions come from games between deckhands. The search alone is timed, and beside it what a search does before: quick
games that tell how sure the judgement is, and a mate's first opinion of every move. Both clocks are given: the wall's,
and the processor's, which says more on a busy machine.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import time
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from argosy.bots.captain import Captain
from argosy.kernel.game import Game
from argosy.play.first_run import ready
from argosy.play.match import game_of

GAMES = ("goa", "grog_island", "amerigo", "maracaibo")
BETWEEN = 17  # decisions between two positions that are searched


def positions(game: Game, seats: int, count: int) -> list[Any]:
    """Views with a choice, out of games between deckhands."""
    found: list[Any] = []
    out = np.zeros(game.rules.max_moves, np.int16)
    options = [int(option.default) for option in game.rules.options.values()]
    for seed in range(1, 1000):
        s = game.rules.start(seats, seed, options)
        made = 0
        while (n := int(game.rules.kernels.legal(s, out))) > 0:
            if n > 1 and made >= BETWEEN:
                found.append(game.rules.view(s, int(game.rules.kernels.to_act(s))))
                made = 0
                if len(found) == count:
                    return found
            game.rules.kernels.apply(s, out[game.brain.kernels.deckhand(s, out, n, made)])
            made += 1
    return found


def measure(game: Game, seats: int, iterations: int, count: int) -> dict[str, float]:
    """The figures of one game at one number of seats."""
    captain = Captain(game, seed=1, iterations=iterations)
    views = positions(game, seats, count)
    captain.search(views[0])  # compile
    decisions, wall, cpu, before = 0, 0.0, 0.0, 0.0
    for view in views:
        began = time.process_time()
        n = captain.prepare(view)
        before += time.process_time() - began
        began, clock = time.process_time(), time.perf_counter()
        captain.think(n)
        cpu += time.process_time() - began
        wall += time.perf_counter() - clock
        decisions += captain.decisions
    searched = len(views) * iterations
    return {
        "seats": seats, "iterations": iterations, "decisions_per_s": round(decisions / wall),
        "decisions_per_cpu_s": round(decisions / cpu), "iterations_per_cpu_s": round(searched / cpu),
        "preparing_ms": round(1000 * before / len(views), 2),
    }  # fmt: skip


def main() -> None:
    """Measure, print a table, write JSON where asked."""
    parser = argparse.ArgumentParser(description="How fast a captain searches, on one core.")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of seats; all of a game's unless given")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--json", type=pathlib.Path)
    asked = parser.parse_args()
    table = Table(title=f"A captain's search, one core, {asked.iterations} iterations")
    for name in ("game", "seats", "decisions/s", "decisions per CPU second", "iterations per CPU second", "before, ms"):
        table.add_column(name, justify="left" if name == "game" else "right")
    found: dict[str, list[dict[str, float]]] = {}
    for name in asked.games:
        game = game_of(name)
        ready(game)
        for seats in asked.seats or [seats for seats in game.rules.seats if seats > 1]:
            row = measure(game, seats, asked.iterations, asked.positions)
            found.setdefault(name, []).append(row)
            table.add_row(
                game.title, str(seats), f"{row['decisions_per_s']:,}", f"{row['decisions_per_cpu_s']:,}",
                f"{row['iterations_per_cpu_s']:,}", f"{row['preparing_ms']:.1f}",
            )  # fmt: skip
    Console().print(table)
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
