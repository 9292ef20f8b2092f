"""Compile games and bots with a progress bar each, side by side in processes of their own."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from argosy.kernel.game import Game
from argosy.preparing import Foreman

LOOK = 0.2  # seconds between two looks at how far everything is


def warm_all(games: Sequence[Game]) -> Iterator[tuple[str, float]]:
    """Compile each game and what its bots need; the title and the seconds. What is there already costs nothing."""
    foreman = Foreman(games, loads=False)
    foreman.start()
    began, waiting = time.perf_counter(), list(games)
    console = Console(stderr=True)
    if not console.is_terminal and not all(foreman.standing(game.name).ready for game in games):
        print("Preparing the games: compiling the rules, which takes some minutes ...", file=sys.stderr, flush=True)
    try:
        with bars(console) as bar:
            tasks = {game.name: bar.add_task(f"Preparing {game.title}", total=1.0) for game in games}
            while waiting:
                for game in list(waiting):
                    found = foreman.standing(game.name)
                    bar.update(tasks[game.name], completed=found.share)
                    if found.trouble:
                        raise RuntimeError(f"{game.title} could not be compiled: {found.trouble}")
                    if found.ready:
                        waiting.remove(game)
                        yield game.title, time.perf_counter() - began
                time.sleep(LOOK if waiting else 0)
    finally:
        foreman.stop()


def bars(console: Console) -> Progress:
    """Bars for work that takes a while; nothing where there is no terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def wait_for(foreman: Foreman, game: Game, console: Console, why: str) -> None:
    """Show how far a game is until it is ready; a game that cannot be compiled is played on as it is."""
    with bars(console) as bar:
        task = bar.add_task(why, total=1.0)
        while not foreman.wait(game.name, LOOK):
            found = foreman.standing(game.name)
            if found.trouble:
                return
            bar.update(task, completed=found.share)
