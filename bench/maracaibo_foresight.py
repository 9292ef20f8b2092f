"""Fit what a captain of Maracaibo adds to the judgement to how games of mates ended, and write its weights.

    python bench/maracaibo_foresight.py [--seconds 300] [--cores 2] [--out FILE]

At the beginning of every turn each seat is judged and described; when the game is over, the points that it came to
beyond the judgement are noted. A little network (`maracaibo.foresight`) is fitted to them. Printed: the part of what
the judgement overlooked that the network foresees, in games that it was not fitted to.
"""

from __future__ import annotations

import argparse
import pathlib
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np
from numba import njit

from argosy.bots import own_turn
from argosy.bots.memory import memory_for
from argosy.bots.own_turn import MATE, wipe
from argosy.bots.turn import TABLE, VIEW
from argosy.games.maracaibo import GAME, foresight
from argosy.games.maracaibo.contract import apply, scores, setup, to_act, view
from argosy.games.maracaibo.judgement import SCRATCH, prospects
from argosy.games.maracaibo.judgement import TABLE as WEIGHTS
from argosy.kernel.bind import bind
from argosy.kernel.little_net import NEURONS
from little_net import fitted, foreseen, written

STEPS, SOFT, DECAY = 6000, 1000.0, 0.3
HEAD = "What a captain of Maracaibo adds to the judgement; written by ``bench/maracaibo_foresight.py``."
QUICK = np.array([2, 2, 10, 0.03, 0])  # the mates that play: deals, width, depth, a little haze, nothing ahead
OPTIONS = np.array([int(option.default) for option in GAME.options.values()], np.int16)
TABLES = (2, 2, 2, 3, 4)  # players, in turn
choose = bind(own_turn, "maracaibo").choose


@njit(nogil=True)  # type: ignore[untyped-decorator]
def gather(m: Any, seats: int, options: Any, seed: Any, settings: Any, rows: Any, gains: Any) -> int:
    """A game of mates: every seat at the beginning of every turn into the rows, and what it gained beyond."""
    wipe(m.words, TABLE)
    s = m.states[TABLE]
    setup(s, seats, options, seed)
    found = np.empty(SCRATCH)
    count = 0
    last = -1
    while s.depth > 0:
        seat = to_act(s)
        if seat != last and count + seats <= len(gains):
            last = seat
            prospects(s, WEIGHTS, found)
            for p in range(seats):
                foresight.describe(s, p, found, rows[count + p])
                gains[count + p] = -found[p]
            count += seats
        wipe(m.words, VIEW)
        view(s, seat, m.states[VIEW])
        apply(s, choose(m, MATE, seed, settings))
    scores(s, m.numbers)
    for i in range(count):
        gains[i] += m.numbers[i % seats]
    return count


def gathered(seconds: float, first: int) -> tuple[Any, Any]:
    """Seats and what they gained, of as many games as there is time for."""
    m = memory_for(GAME, int(QUICK[1]))
    rows, gains = np.zeros((2000, foresight.WIDTH)), np.zeros(2000)
    kept: list[tuple[Any, Any]] = []
    ends = time.perf_counter() + seconds
    while time.perf_counter() < ends:
        n = gather(m, TABLES[len(kept) % len(TABLES)], OPTIONS, np.uint64(first + len(kept)), QUICK, rows, gains)
        kept.append((rows[:n].astype(np.float32), gains[:n].copy()))
    return np.concatenate([x for x, _ in kept]), np.concatenate([y for _, y in kept])


def main() -> None:
    """Play, fit, tell, write."""
    parser = argparse.ArgumentParser(description="Fit what a captain of Maracaibo adds to the judgement.")
    parser.add_argument("--seconds", type=float, default=300.0, help="of playing")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("foresight_weights.py"))
    asked = parser.parse_args()
    gathered(0.1, 1)  # compile
    with ThreadPoolExecutor(asked.cores) as pool:
        firsts = [(1 + core) * 10**6 for core in range(asked.cores)]
        parts = list(pool.map(partial(gathered, asked.seconds), firsts))
    x, y = (np.concatenate([part[i] for part in parts]) for i in range(2))
    kept = len(x) * 9 // 10
    table, neurons = fitted(x[:kept], y[:kept], NEURONS, STEPS, SOFT, DECAY, 1)
    error = ((foreseen(x[kept:], table, neurons) - y[kept:]) ** 2).mean() / y[kept:].var()
    print(f"{len(x)} seats; the judgement is {np.abs(y).mean():.1f} points off, {1 - error:.0%} of that is foreseen")
    asked.out.write_text(written(HEAD, foresight.SEEN, table, neurons), encoding="utf-8")


if __name__ == "__main__":
    main()
