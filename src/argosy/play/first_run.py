"""The first use of a game on a machine compiles its rules; people are told what is going on."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from argosy.kernel.game import Game
from argosy.kernel.plain import is_interpreted
from argosy.kernel.warm import RULES_PART, Part, Tell, is_ready, warm

_ready: set[tuple[str, str]] = set()  # games and parts


def ready(game: Game, parts: Sequence[Part] = (RULES_PART,)) -> None:
    """Compile these parts of a game if that was never done here; later calls and later starts cost nothing.

    While a game is interpreted, somebody else compiles it, and nobody waits.
    """
    missing = [part for part in parts if (game.name, part.name) not in _ready]
    if not missing or is_interpreted(game.name):
        return
    if not is_ready(game, missing):
        with progress(f"Preparing {game.title}, once") as tell:
            warm(game, missing, tell)
    _ready.update((game.name, part.name) for part in missing)


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
