"""Random playouts on a GPU: equal to the CPU byte for byte, and how many decisions a second, by size of the batch.

python bench/gpu.py [GAME ...] [--json FILE]
"""

from __future__ import annotations

import argparse
import importlib
import json
import time
from typing import Any

import numpy as np

from argosy.kernel.batch import Batch
from argosy.kernel.cuda import CudaBatch, why_not
from argosy.kernel.game import Game

CHECKED = 4096  # games compared byte for byte


def same_as_cpu(game: Game, seats: int, local: bool) -> bool:
    """The GPU's games end in exactly the positions of the CPU's."""
    there = CudaBatch(game, CHECKED, seats)
    there.playouts(1, local)
    here = Batch(game, CHECKED, seats, cores=0)
    here.playouts(1)
    return bool(there.fetch().tobytes() == np.asarray(here.games).tobytes())


def speed(game: Game, seats: int, count: int, local: bool, threads: int) -> float:
    """Decisions a second with so many games at once."""
    batch = CudaBatch(game, count, seats, threads=threads)
    batch.playouts(1, local)
    batch.cuda.synchronize()
    batch.clear()
    began = time.perf_counter()
    batch.playouts(count + 1, local)
    batch.cuda.synchronize()
    seconds = time.perf_counter() - began
    return float(batch.lengths.copy_to_host().sum() / seconds)


def measure(name: str, sizes: list[int], seats_asked: int | None, blocks: list[int]) -> dict[str, Any]:
    """All figures of one game."""
    game: Game = importlib.import_module(f"argosy.games.{name}").GAME
    found: dict[str, Any] = {"bytes": game.State.dtype.itemsize}
    for seats in game.seats if seats_asked is None else [seats_asked]:
        began = time.perf_counter()
        equal = same_as_cpu(game, seats, True)
        found[f"{seats} seats, equal"] = equal
        print(f"{name}, {seats} seats: equal to the CPU: {equal} ({time.perf_counter() - began:.0f} s)", flush=True)
        for count in sizes:
            for threads in blocks:
                rate = speed(game, seats, count, True, threads)
                found[f"{seats} seats, {count} games, {threads} threads a block"] = rate
                print(f"  {count:>8} games, {threads:>4} a block: {rate / 1e6:8.1f} M decisions/s", flush=True)
    return found


def main() -> None:
    """Measure the games named, or all that are there."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["goa"])
    parser.add_argument("--json", help="write the figures to this file")
    parser.add_argument("--sizes", default="12,14,16,18,20", help="powers of two, the games at once")
    parser.add_argument("--seats", type=int, help="only this number of players")
    parser.add_argument("--blocks", default="128", help="threads a block, several with commas")
    chosen = parser.parse_args()
    reason = why_not()
    if reason:
        raise SystemExit(f"nothing to measure: {reason}")
    sizes = [2 ** int(power) for power in chosen.sizes.split(",")]
    blocks = [int(threads) for threads in chosen.blocks.split(",")]
    figures = {name: measure(name, sizes, chosen.seats, blocks) for name in chosen.games}
    if chosen.json:
        with open(chosen.json, "w", encoding="utf-8") as file:
            json.dump(figures, file, indent=1)


if __name__ == "__main__":
    main()
