"""The games. Every folder here whose ``__init__.py`` defines ``GAME`` is one; it is imported when first asked for.

The environment variable ARGOSY_GAMES names folders with further games (as PATH names folders).
"""

from __future__ import annotations

import importlib
import re
import sys
from types import ModuleType
from typing import TYPE_CHECKING

from argosy.kernel.compile import game_folders

if TYPE_CHECKING:
    from argosy.kernel.game import Game

DEFINES_GAME = re.compile(r"^GAME\b", re.MULTILINE)


def names() -> list[str]:
    """The games there are, sorted by name."""
    rooms = (room for folder in game_folders() if folder.is_dir() for room in folder.iterdir())
    return sorted({room.name for room in rooms if is_game(room.name)})


LONGEST_NAME = 60  # of a game; a folder's name cannot be of any length


def is_game(name: str) -> bool:
    """Whether a folder of this name is a game."""
    fronts = (folder / name / "__init__.py" for folder in game_folders())
    front = next((path for path in fronts if path.is_file()), None)
    return front is not None and DEFINES_GAME.search(front.read_text(encoding="utf-8")) is not None


def find(name: str) -> Game:
    """One game by its name; `KeyError` when there is none."""
    if not name.isidentifier() or len(name) > LONGEST_NAME or not is_game(name):
        raise KeyError(name)
    for folder in game_folders():
        if str(folder) not in __path__:
            __path__.append(str(folder))
    game: Game = importlib.import_module(f"{__name__}.{name}").GAME
    return game


class _Games(ModuleType):
    """This module can be called: ``argosy.games()`` lists the games, and ``argosy.games.goa`` is one."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Games
