"""Bots: players that are given a view and answer with a move.

>>> import argosy
>>> match = argosy.new("goa", seats=2, seed=1)
>>> mate = argosy.bot("mate", game="goa", seed=1)
>>> match.push(mate.choose(match.view(match.to_move)))
"""

from __future__ import annotations

import inspect
from typing import Any

from argosy.bots.admiral import Admiral
from argosy.bots.captain import Captain
from argosy.bots.elders import Elder
from argosy.bots.errors import BrokenSetting, UnknownBot, UnknownSetting
from argosy.bots.line import LineBot
from argosy.bots.players import Bot, Deckhand, Mate, Random
from argosy.bots.python import PythonBot
from argosy.bots.warming import JUDGEMENT_PART, SEARCH_PART
from argosy.kernel.game import Game
from argosy.kernel.warm import RULES_PART
from argosy.play.first_run import ready
from argosy.play.match import game_of

__all__ = ["BOTS", "Bot", "bot", "parse"]

BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in (Random, Deckhand, Mate, Captain, Admiral)}
OTHERS: dict[str, type[LineBot] | type[PythonBot]] = {
    LineBot.name: LineBot,
    PythonBot.name: PythonBot,
}  # written by others


def bot(name: str, game: str | Game, **settings: Any) -> Bot:
    """A bot for a game: random, deckhand, mate, captain or admiral; its settings by name, for example ``strength=0.5``.

    ``bot("line", game, command="./my_bot.py")`` lets a program in any language decide (see `line`), and
    ``bot("python", game, source="my_bot.py:Hasty")`` a class with `choose(view)` (see `python`). ``bot("mate@0.2.0",
    game)`` is the mate of an earlier release (see `elders`).
    """
    if name in OTHERS:
        found = game if isinstance(game, Game) else game_of(game)
        ready(found)
        return OTHERS[name](found, **settings)
    if "@" in name:
        seed = settings.pop("seed", None)
        text = ":".join([name, *(f"{setting}={value}" for setting, value in settings.items())])
        return Elder(game if isinstance(game, Game) else game_of(game), text, seed)
    if name not in BOTS:
        raise UnknownBot(bot=name, bots=list(BOTS))
    known = settings_of(name)
    for setting in settings:
        if setting not in known:
            raise UnknownSetting(bot=name, setting=setting, settings=known)
    found = game if isinstance(game, Game) else game_of(game)
    ready(found, [RULES_PART, JUDGEMENT_PART, SEARCH_PART])
    return BOTS[name](found, **settings)


def settings_of(name: str) -> list[str]:
    """What can be set on a bot."""
    return [setting for setting in inspect.signature(BOTS[name].__init__).parameters if setting not in ("self", "game")]


def parse(text: str) -> tuple[str, dict[str, Any]]:
    """A bot as written on the command line, ``mate:redeals=2:strength=0.5``: its name and its settings.

    After ``line:`` stands the command of a program that decides: ``line:./my_bot.py``; after ``python:`` a file and a
    name in it: ``python:my_bot.py:Hasty``.
    """
    name, *parts = text.strip().split(":")
    if name in OTHERS:
        return name, {"command" if name == LineBot.name else "source": text.strip().partition(":")[2]}
    settings: dict[str, Any] = {}
    for part in parts:
        setting, equals, value = part.partition("=")
        try:
            number = float(value)
        except ValueError:
            raise BrokenSetting(text=text, example="mate:strength=0.5") from None
        if not equals:
            raise BrokenSetting(text=text, example="mate:strength=0.5")
        settings[setting] = int(number) if number == int(number) and "." not in value else number
    if name not in BOTS and "@" not in name:
        raise UnknownBot(bot=name, bots=list(BOTS))
    return name, settings
