"""The first start of a game on a machine compiles its rules; people are told what is going on."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from argosy.kernel.game import Game
from argosy.kernel.warm import Tell, is_ready, warm


def ready(game: Game) -> None:
    """Compile the rules of a game if that was never done here; later calls and later starts cost nothing."""
    if game.name in _ready or is_ready(game):
        _ready.add(game.name)
        return
    with progress(f"Preparing {game.title}, once") as tell:
        warm(game, tell)
    _ready.add(game.name)


_ready: set[str] = set()


@contextlib.contextmanager
def progress(title: str) -> Iterator[Tell]:
    """A bar on the terminal, or one line where there is none."""
    console = Console(stderr=True)
    if not console.is_terminal:
        print(f"{title}: compiling the rules, which takes up to a minute ...", file=sys.stderr)
        yield lambda done, total, name: None
        return
    columns = (
        TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed} of {task.total} rules"),
        TimeElapsedColumn(), TextColumn("[dim]{task.fields[rule]}"),
    )  # fmt: skip
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(title, total=None, rule="")
        yield lambda done, total, name: bar.update(task, completed=done, total=total, rule=name)
