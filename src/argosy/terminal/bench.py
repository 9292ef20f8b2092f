"""What `argosy bench` measures: how fast the rules are, on this machine, now."""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from rich.table import Table as Listing

from argosy.kernel.batch import Batch
from argosy.kernel.cuda import CudaBatch, why_not
from argosy.kernel.game import Game
from argosy.play.first_run import ready
from argosy.terminal import rivals as others

BATCH = 512  # games in one measured call
CUDA_BATCH = 1 << 18
COPIES = 2_000_000
FIGURES = ("decisions_per_s", "playouts_per_s", "decisions_per_game")

START = """
import sys, time
began = time.perf_counter()
import argosy
from argosy.games import find
game = find(sys.argv[1])
argosy.new(game.name, seats=game.rules.seats[0], seed=1).moves
print(time.perf_counter() - began)
from argosy.kernel.warm import call_everything
call_everything(game)
print(time.perf_counter() - began)
"""  # what a start costs: until the first question stands there, and until every rule is compiled or loaded


def run(games: Sequence[Game], seconds: float, cold: bool, rivals: bool) -> dict[str, Any]:
    """All figures, as data."""
    found: dict[str, Any] = {"machine": machine(), "seconds": seconds, "games": {}}
    for game in games:
        ready(game)
        found["games"][game.name] = measure(game, seconds) | starts(game, cold)
    found["rivals"] = others.run(seconds) if rivals else {}
    return found


def machine() -> dict[str, Any]:
    """What it was measured on."""
    import numba

    return {
        "processor": processor(), "cores": os.cpu_count(), "load": os.getloadavg()[0],
        "python": platform.python_version(), "numpy": np.__version__, "numba": numba.__version__,
    }  # fmt: skip


def processor() -> str:
    """The name of the processor, where the system tells it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or "unknown"


def measure(game: Game, seconds: float) -> dict[str, Any]:
    """Random playouts with their legal moves, and copies."""
    found: dict[str, Any] = {"bytes": game.rules.State.dtype.itemsize, "seats": {}}
    for seats in game.rules.seats:
        one = playouts(Batch(game, BATCH, seats), seconds)
        found["seats"][str(seats)] = {"one core": one}
    most = game.rules.seats[-1]
    found["seats"][str(most)]["all cores"] = playouts(
        Batch(game, BATCH * (os.cpu_count() or 1), most, cores=0), seconds
    )
    reason = why_not()
    found["seats"][str(most)]["cuda"] = reason or playouts(OnCuda(game, CUDA_BATCH, most), seconds)
    found["copies_per_s"] = copies(game, seconds)
    return found


class OnCuda(CudaBatch):
    """Playouts on the GPU that are over when the call returns, like those of `Batch`."""

    def playouts(self, first_seed: int = 1) -> int:  # type: ignore[override]
        """Play every game; the number of decisions made."""
        self.clear()
        super().playouts(first_seed)
        return int(self.lengths.copy_to_host().sum(dtype=np.int64))


def playouts(batch: Any, seconds: float) -> dict[str, float]:
    """Playouts and decisions a second: the median of several calls, after one to warm up."""
    batch.playouts(1)
    rates: list[float] = []
    counts: list[float] = []
    first = len(batch) + 1
    ends = time.perf_counter() + seconds
    while time.perf_counter() < ends or len(rates) < 3:
        began = time.perf_counter()
        decisions = batch.playouts(first)
        rates.append(decisions / (time.perf_counter() - began))
        counts.append(decisions / len(batch))
        first += len(batch)
    length = statistics.mean(counts)
    rate = statistics.median(rates)
    return {
        "decisions_per_s": round(rate),
        "playouts_per_s": round(rate / length),
        "decisions_per_game": round(length, 1),
    }


def copies(game: Game, seconds: float) -> int:
    """Positions copied a second, inside a compiled loop."""
    batch = Batch(game, 2, game.rules.seats[0])
    batch.begin()
    return round(COPIES / best_of(lambda: game.rules.loops.copies(batch.words, 0, 1, COPIES), seconds))


def best_of(call: Callable[[], Any], seconds: float) -> float:
    """The shortest time of a call, tried for a while."""
    call()
    times: list[float] = []
    ends = time.perf_counter() + seconds
    while time.perf_counter() < ends or len(times) < 3:
        began = time.perf_counter()
        call()
        times.append(time.perf_counter() - began)
    return min(times)


def starts(game: Game, cold: bool) -> dict[str, float | None]:
    """Seconds to compile every rule from nothing; then, from the cache, to the first question and to every rule."""
    with tempfile.TemporaryDirectory() as folder:
        compiled = start(game, folder)[1] if cold else None
        first, every = start(game, folder if cold else None)
        return {"cold_s": compiled, "cached_s": first, "cached_all_s": every}


def start(game: Game, cache: str | None) -> tuple[float, float]:
    """One start in a process of its own: seconds until a game can be played, and until every rule is there."""
    environment = os.environ | ({"ARGOSY_CACHE": cache} if cache else {})
    run = subprocess.run(
        [sys.executable, "-c", START, game.name], env=environment, capture_output=True, text=True, check=True
    )
    first, every = (round(float(seconds), 2) for seconds in run.stdout.split()[-2:])
    return first, every


# showing


def tables(found: dict[str, Any]) -> list[Listing]:
    """The figures for people."""
    on = found["machine"]
    speed = Listing(title=f"Random games, legal moves included · {on['processor']}, {on['cores']} cores")
    for name in ("game", "seats", "where", "decisions/s", "games/s", "decisions a game"):
        speed.add_column(name, justify="left" if name in ("game", "where") else "right")
    for name, game in found["games"].items():
        for seats, places in game["seats"].items():
            for where, figures in places.items():
                if isinstance(figures, str):
                    speed.add_row(name, seats, where, f"[dim]{figures}[/dim]")
                else:
                    speed.add_row(name, seats, where, *(f"{figures[key]:,}" for key in FIGURES))
    for name, figures in found["rivals"].items():
        if isinstance(figures, str):
            speed.add_row(name, "", "", f"[dim]{figures}[/dim]")
        else:
            speed.add_row(name, str(figures["seats"]), "one core", *(f"{figures[key]:,}" for key in FIGURES))
    return [speed, others_table(found)]


def others_table(found: dict[str, Any]) -> Listing:
    """Size, copies and starts."""
    table = Listing(title="Positions and starts")
    for name in ("game", "bytes a position", "copies/s", "compile, s", "later start, s", "every rule loaded, s"):
        table.add_column(name, justify="left" if name == "game" else "right")
    for name, game in found["games"].items():
        cold = "not measured" if game["cold_s"] is None else str(game["cold_s"])
        later = (str(game["cached_s"]), str(game["cached_all_s"]))
        table.add_row(name, f"{game['bytes']:,}", f"{game['copies_per_s']:,}", cold, *later)
    for name, figures in found["rivals"].items():
        if not isinstance(figures, str):
            table.add_row(name, "", f"{figures['copies_per_s']:,}", "", "", "")
    return table
