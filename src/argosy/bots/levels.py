"""The levels of bots that a table can have: three in every game, and the admiral where it has proved itself."""

from __future__ import annotations

from argosy.bots.admiral import Admiral
from argosy.bots.captain import Captain
from argosy.bots.players import Deckhand, Mate
from argosy.kernel.game import Game

LEVELS = (Deckhand.name, Mate.name, Captain.name)  # of every game, the weakest first
ALL_LEVELS = (*LEVELS, Admiral.name)


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels of a game; an admiral is one where it beats captains (`Brain.admirals`, figures in docs/bots.md)."""
    return ALL_LEVELS if game.brain.admirals else LEVELS
