"""Compile games and bots with a progress bar; several games side by side, each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from argosy.bots.warming import JUDGEMENT_PART, SEARCH_PART
from argosy.kernel.game import Game
from argosy.kernel.warm import LOOPS_PART, RULES_PART, is_ready, warm
from argosy.play.first_run import progress
from argosy.review.warming import REVIEW_PART

EVERYTHING = (RULES_PART, JUDGEMENT_PART, SEARCH_PART, REVIEW_PART, LOOPS_PART)


def warm_all(games: Sequence[Game]) -> Iterator[tuple[str, float]]:
    """Compile each game and what its bots need; the name and the seconds. What is there already costs nothing."""
    waiting = [game for game in games if not is_ready(game, EVERYTHING)]
    yield from ((game.title, 0.0) for game in games if game not in waiting)
    if len(waiting) > 1 and (os.cpu_count() or 1) > 1:
        yield from side_by_side(waiting)
    else:
        yield from ((game.title, prepare(game)) for game in waiting)


def prepare(game: Game) -> float:
    """Compile one game and its bots here; the seconds it took."""
    began = time.perf_counter()
    with progress(f"Preparing {game.title}") as tell:
        warm(game, EVERYTHING, tell)
    return time.perf_counter() - began


def side_by_side(games: Sequence[Game]) -> Iterator[tuple[str, float]]:
    """Compile several games at once on all cores, the longest first; a bar for each."""
    longest_first = sorted(games, key=lambda game: -len(game.rules.notation))
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    if not console.is_terminal:
        print("Preparing the games: compiling the rules, which takes some minutes ...", file=sys.stderr, flush=True)
    with (
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar,
        ThreadPoolExecutor(os.cpu_count()) as pool,
    ):
        running: dict[Future[float], tuple[Game, int]] = {}
        for game in longest_first:
            task = bar.add_task(f"Preparing {game.title}", total=None)
            running[pool.submit(in_its_own_process, game)] = (game, int(task))
        for done in as_completed(running):
            game, number = running[done]
            bar.update(bar.task_ids[number], total=1, completed=1)
            yield game.title, done.result()


def in_its_own_process(game: Game) -> float:
    """Let another process compile a game; the seconds it took."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "argosy.cli", "warm", game.name]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(f"{game.title} could not be compiled: {run.stderr.strip()}")
    return time.perf_counter() - began
