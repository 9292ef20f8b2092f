"""How many questions a second an admiral asks its network when it plays moves on, on one core.

    python bench/lookout.py [goa grog_island ...] [--seats 2] [--positions 8] [--iterations 400]

Deckhands play; now and then an admiral weighs the moves of whoever decides. Printed are the questions a second of the
thread's own time (so a busy machine measures the same), the playouts a second, and the milliseconds before the first.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

import argosy
from argosy.brains.learned import has_learned


def positions(name: str, seats: int, count: int) -> list[Any]:
    """Views with a choice, spread over a game."""
    match, hand, found = argosy.new(name, seats=seats, seed=1), argosy.bot("deckhand", game=name, seed=1), []
    while not match.over:
        view = match.view(match.to_move)
        if len(view.moves) > 2:
            found.append(view)
        match.push(hand.choose(view))
    return found[:: max(1, len(found) // count)]


def measure(name: str, asked: argparse.Namespace) -> None:
    """One game."""
    admiral: Any = argosy.bot("admiral", game=name, seed=1, iterations=asked.iterations)
    views = positions(name, asked.seats, asked.positions)
    admiral.judge(views[0])
    questions, playouts, spent, before = 0, 0, 0.0, []
    for view in views:
        began = time.thread_time()
        admiral.prepare(view.state)
        before.append(time.thread_time() - began)
        began = time.thread_time()
        admiral.judge(view)
        spent += time.thread_time() - began - before[-1]
        questions, playouts = questions + admiral.decisions, playouts + admiral.spent
    print(
        f"{name}: {questions / spent:,.0f} questions and {playouts / spent:,.0f} playouts a second, "
        f"{1e3 * np.mean(before):.1f} ms before the first"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[game for game in argosy.games() if has_learned(game)])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=8)
    parser.add_argument("--iterations", type=int, default=400)
    given = parser.parse_args()
    for game in given.games:
        measure(game, given)
