"""Compile games and bots with a progress bar; several games side by side, each in a process of its own."""

from __future__ import annotations

import hashlib
import os
import pathlib
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import argosy.bots
from argosy.bots import BOTS, bot
from argosy.kernel.compile import INTERPRETED, cache_folder, sources
from argosy.kernel.game import Game
from argosy.kernel.warm import is_ready, listening, warm
from argosy.play import new
from argosy.play.first_run import progress


def warm_all(games: Sequence[Game]) -> Iterator[tuple[str, float]]:
    """Compile each game and what its bots need; the name and the seconds. What is there already costs nothing."""
    waiting = [game for game in games if not prepared(game)]
    yield from ((game.title, 0.0) for game in games if game not in waiting)
    if len(waiting) > 1 and (os.cpu_count() or 1) > 1:
        yield from side_by_side(waiting)
    else:
        yield from ((game.title, prepare(game)) for game in waiting)


def prepared(game: Game) -> bool:
    """Whether game and bots were compiled before, from the same sources."""
    return INTERPRETED or (is_ready(game) and mark(game).exists())


def mark(game: Game) -> pathlib.Path:
    """A file in the cache folder: the bots of this game were compiled, as they are written now."""
    digest = hashlib.sha256()
    for path in sorted(pathlib.Path(argosy.bots.__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return cache_folder(game.name) / f"bots-{digest.hexdigest()[:12]}"


def prepare(game: Game) -> float:
    """Compile one game and its bots here; the seconds it took."""
    began = time.perf_counter()
    with progress(f"Preparing {game.title}") as tell:
        warm(game, tell)
        with listening(game.name, tell):
            ask_bots(game)
    mark(game).touch()
    return time.perf_counter() - began


def side_by_side(games: Sequence[Game]) -> Iterator[tuple[str, float]]:
    """Compile several games at once on all cores, the longest first; a bar for each."""
    longest_first = sorted(games, key=lambda game: -sum(path.stat().st_size for path in sources(game.name)))
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


def ask_bots(game: Game) -> None:
    """Let every bot choose one move, so that its search is compiled."""
    match = new(game.name, game.seats[0], 1)
    while len(match.moves) == 1:
        match.push(match.moves[0])
    seat = match.to_move
    assert seat is not None
    for name in BOTS:
        bot(name, game, seed=1).choose(match.view(seat))
