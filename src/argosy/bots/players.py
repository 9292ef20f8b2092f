"""The bots: each is given the view of a seat, nothing else, and answers with a legal move."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from argosy.bots import own_turn
from argosy.bots.beam import VIEW
from argosy.bots.errors import NotToMove, WrongGame, WrongSetting
from argosy.bots.memory import lay, memory_for
from argosy.bots.thinking import mates_search
from argosy.kernel.game import Game
from argosy.play import Move, Seen, View

POINTS_OF_HAZE = 6.0  # how far a mate of no strength at all misjudges, in points
FULL_STRENGTH = 1.0
REDEALS, REDEALS_BY_THUMB = 4, 32  # deals that a mate looks at; more where it plays on by rule of thumb


class Bot(ABC):
    """A player. The same seed, the same view and the same settings give the same move."""

    name: ClassVar[str] = ""
    quick: ClassVar[bool] = False  # answers at once, also while the rules run interpreted
    remembers: bool = False  # makes use of the moves that it saw before

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.game = game
        self.seed = np.uint64(secrets.randbits(64) if seed is None else seed)
        self.past: Sequence[Seen] = ()  # the moves that its seat saw before the one at hand

    def choose(self, view: View) -> Move:
        """The move that this bot makes in the seat that views."""
        if not isinstance(view, View):
            raise TypeError(f"a bot is given what a seat sees, match.view(seat), and not {type(view).__name__}")
        if view.game.name != self.game.name:
            raise WrongGame(bot=self.name, game=self.game.title, other=view.game.title)
        legal = view.moves
        if not len(legal):
            raise NotToMove(bot=self.name)
        self.past = view.past
        return legal[0] if len(legal) == 1 else legal.find(self.pick(view.state))

    @abstractmethod
    def pick(self, state: Any) -> int:
        """The code of the chosen move in a view with at least two legal ones."""

    def __repr__(self) -> str:
        return f"<{self.name} of {self.game.title}>"


class Player(Bot):
    """A bot that the compiled loops know, too: a level and its settings."""

    level: ClassVar[int] = own_turn.RANDOM

    def __init__(
        self, game: Game, seed: int | None = None, redeals: int = 1, width: int = 1, depth: int = 1, haze: float = 0.0,
        ahead: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(game, seed)
        self.settings = np.array([redeals, width, depth, haze, ahead], np.float64)
        self.memory = memory_for(game, width)
        self.kernels = mates_search(game)

    def pick(self, state: Any) -> int:
        """Ask the compiled search."""
        lay(self.memory.words, VIEW, state)
        return int(self.kernels.choose(self.memory, self.level, self.seed, self.settings))


class Random(Player):
    """Any legal move, all equally likely: to compare with."""

    name = "random"
    quick = True
    level = own_turn.RANDOM

    def __init__(self, game: Game, seed: int | None = None) -> None:
        super().__init__(game, seed)


class Deckhand(Player):
    """Plays sensibly by rule of thumb, at once."""

    name = "deckhand"
    quick = True
    level = own_turn.DECKHAND

    def __init__(self, game: Game, seed: int | None = None) -> None:
        super().__init__(game, seed)


class Mate(Player):
    """Thinks its own turn through to the end, on several deals of what it cannot see.

    `strength` between 0 and 1 makes it misjudge: the lower, the more. With `ahead` everybody follows the rule of thumb
    for so many decisions after the move, instead of the best rest of the turn; this and `redeals` are set by the game.
    """

    name = "mate"
    level = own_turn.MATE

    def __init__(
        self, game: Game, seed: int | None = None, redeals: int | None = None, width: int = 3, depth: int = 10,
        strength: float = FULL_STRENGTH, ahead: int | None = None,
    ) -> None:  # fmt: skip
        ahead = game.brain.ahead if ahead is None else ahead
        redeals = (REDEALS_BY_THUMB if ahead else REDEALS) if redeals is None else redeals
        wanted(self.name, "redeals", redeals, 1, 1000)
        wanted(self.name, "ahead", ahead, 0, 10**6)
        wanted(self.name, "width", width, 1, 1000)
        wanted(self.name, "depth", depth, 1, 1000)
        wanted(self.name, "strength", strength, 0.0, 1.0)
        super().__init__(game, seed, redeals, width, depth, haze(strength), ahead)

    def judge(self, view: View) -> dict[Move, float]:
        """What the moves are worth, in points, of those that were thought through; the best first."""
        legal = view.moves
        if not len(legal):
            raise NotToMove(bot=self.name)
        memory = self.memory
        lay(memory.words, VIEW, view.state)
        memory.first[: len(legal)] = legal.codes
        alive = self.kernels.prospects(memory, len(legal), self.seed, self.settings)
        redeals = self.settings[own_turn.REDEALS]
        return {legal[int(i)]: float(memory.totals[i] / redeals) for i in memory.order[:alive]}

    def opinions(self, state: Any) -> tuple[Any, Any]:
        """Every legal move of a view, and what it is worth in points; poor moves are judged on fewer deals."""
        memory = self.memory
        lay(memory.words, VIEW, state)
        n = int(self.kernels.legal(memory.states[VIEW], memory.first))
        self.kernels.prospects(memory, n, self.seed, self.settings)
        return memory.first[:n].copy(), memory.totals[:n] / self.settings[own_turn.REDEALS]


def haze(strength: float) -> float:
    """How far a bot of this strength misjudges a move."""
    return POINTS_OF_HAZE * (FULL_STRENGTH - strength) ** 2


def wanted(bot: str, setting: str, value: float, least: float, most: float) -> None:
    """A setting within its bounds."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not least <= value <= most:
        raise WrongSetting(bot=bot, setting=setting, value=str(value), least=str(least), most=str(most))
