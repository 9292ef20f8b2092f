"""Bots written in Python by others: a file and the name of something in it that has `choose(view)`.

In the process of the arena such a bot is trusted: Python keeps no secrets from code beside it. `apart` runs it
elsewhere.
"""

from __future__ import annotations

import importlib.util
import pathlib
import sys
from typing import Any

from argosy.bots.players import Bot
from argosy.kernel.game import Game
from argosy.play import View
from argosy.play.errors import ArgosyError

USUAL = "Bot"  # what is looked for in a file when no name is given


class NoPythonBot(ArgosyError, LookupError):
    """There is no such file, nothing of that name in it, or nothing that plays."""

    key = "error-python-bot"


class PythonBot(Bot):
    """Lets somebody else's class decide. `source` is FILE.py or FILE.py:Name; the class is made without arguments."""

    name = "python"

    def __init__(self, game: Game, source: str, seed: int | None = None) -> None:
        super().__init__(game, seed)
        self.player = made(source)

    def pick(self, state: Any) -> int:
        """Ask it; a `seed` that it has is set to that of this seat and game."""
        if hasattr(self.player, "seed"):
            self.player.seed = int(self.seed)
        view = View(self.game, state)
        chosen = self.player.choose(view)
        return view.moves.find(getattr(chosen, "code", chosen)).code


def file_of(source: str) -> tuple[pathlib.Path, str]:
    """The file of a bot, which must be there, and the name in it."""
    path, _, name = source.partition(".py:")
    file = pathlib.Path(f"{path}.py" if name else path)
    if not file.is_file():
        raise NoPythonBot(source=source, why="no-file")
    return file, name or USUAL


def made(source: str) -> Any:
    """A player out of a file."""
    file, name = file_of(source)
    spec = importlib.util.spec_from_file_location(f"argosy_bot_{file.stem}", file)
    if spec is None or spec.loader is None:
        raise NoPythonBot(source=source, why="no-file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    kind = getattr(module, name, None)
    player = kind() if callable(kind) else None
    if not callable(getattr(player, "choose", None)):
        raise NoPythonBot(source=source, why="no-player", name=name)
    return player
