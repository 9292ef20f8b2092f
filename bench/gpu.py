"""Random playouts on a GPU: equal to the CPU byte for byte, and how many decisions a second, by size of the batch.

    python bench/gpu.py [GAME ...] [--json FILE]

Games meet at a lock while they are timed, so that several can be compiled side by side:

    for game in goa grog_island amerigo maracaibo; do python bench/gpu.py $game --json $game.json & done; wait
"""

from __future__ import annotations

import argparse
import fcntl
import importlib
import json
import pathlib
import tempfile
import time
from typing import Any

import numpy as np

from argosy.kernel.batch import Batch
from argosy.kernel.cuda import CudaBatch, why_not
from argosy.kernel.game import Game

CHECKED = 4096  # games compared byte for byte
LOCK = pathlib.Path(tempfile.gettempdir()) / "argosy-gpu.lock"


def same_as_cpu(game: Game, seats: int) -> bool:
    """The GPU's games, in pools and in waves, end in exactly the positions of the CPU's."""
    here = Batch(game, CHECKED, seats, cores=0)
    here.playouts(1)
    there = CudaBatch(game, CHECKED, seats)
    equal = True
    for played in (there.playouts_in_pools, there.playouts_in_waves):
        there.clear()
        played(1)
        equal = equal and there.fetch().tobytes() == np.asarray(here.games).tobytes()
    return equal


def speed(game: Game, seats: int, count: int) -> float:
    """Decisions a second with so many games at once, the better of two runs."""
    batch = CudaBatch(game, count, seats)
    best = 0.0
    for run in range(2):
        batch.clear()
        batch.cuda.synchronize()
        began = time.perf_counter()
        batch.playouts(run * count + 1)
        batch.cuda.synchronize()
        seconds = time.perf_counter() - began
        best = max(best, float(batch.lengths.copy_to_host().sum(dtype=np.int64) / seconds))
    return best


def measure(name: str, sizes: list[int], seats_asked: int | None) -> dict[str, Any]:
    """All figures of one game."""
    game: Game = importlib.import_module(f"argosy.games.{name}").GAME
    found: dict[str, Any] = {"bytes": game.rules.State.dtype.itemsize, "equal": {}, "decisions_per_s": {}}
    seats_measured = list(game.rules.seats) if seats_asked is None else [seats_asked]
    began = time.perf_counter()
    for seats in seats_measured:
        found["equal"][seats] = same_as_cpu(game, seats)
        print(f"{name}, {seats} seats, {CHECKED} games: equal to the CPU: {found['equal'][seats]}", flush=True)
    print(f"{name}: compiled and compared in {time.perf_counter() - began:.0f} s", flush=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for seats in seats_measured:
            rates = {count: speed(game, seats, count) for count in sizes}
            found["decisions_per_s"][seats] = rates
            told = ", ".join(f"2^{count.bit_length() - 1}: {rate / 1e6:.0f}" for count, rate in rates.items())
            print(f"{name}, {seats} seats, M decisions/s by games at once: {told}", flush=True)
    return found


def main() -> None:
    """Measure the games named, or all that are there."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["goa", "grog_island", "amerigo", "maracaibo"])
    parser.add_argument("--json", help="write the figures to this file")
    parser.add_argument("--sizes", default="12,14,16,18,20", help="powers of two, the games at once")
    parser.add_argument("--seats", type=int, help="only this number of players")
    chosen = parser.parse_args()
    reason = why_not()
    if reason:
        raise SystemExit(f"nothing to measure: {reason}")
    sizes = [2 ** int(power) for power in chosen.sizes.split(",")]
    figures = {name: measure(name, sizes, chosen.seats) for name in chosen.games}
    if chosen.json:
        pathlib.Path(chosen.json).write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
