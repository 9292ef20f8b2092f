"""Four seafaring Euro games at one table: Goa, Grog Island, Amerigo and Maracaibo.

>>> import argosy
>>> match = argosy.new("goa", seats=3, seed=7)
>>> match.push(match.moves[0])
>>> print(match.log()[-1])

Everything below is imported when it is first used, so that ``import argosy`` is quick.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from argosy.bots import bot
    from argosy.play import Match, Move, Moves, Record, View, load, new, position
    from argosy.play.errors import ArgosyError

__version__ = "0.2.0"

_HOMES = {
    "Match": "argosy.play",
    "Move": "argosy.play",
    "Moves": "argosy.play",
    "Record": "argosy.play",
    "View": "argosy.play",
    "load": "argosy.play",
    "new": "argosy.play",
    "position": "argosy.play",
    "ArgosyError": "argosy.play.errors",
    "bot": "argosy.bots",
}

__all__ = [
    "ArgosyError",
    "Match",
    "Move",
    "Moves",
    "Record",
    "View",
    "bot",
    "games",
    "load",
    "new",
    "position",
]


def games() -> list[str]:
    """The names of the games there are."""
    from argosy.games import names

    return names()


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'argosy' has no attribute {name!r}")
    return getattr(importlib.import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
