"""The admiral: a captain's search that is led by what a network learned by itself (see `argosy.training`).

Its network likes some moves at first sight. The search of a captain begins with what a mate thinks of every move; an
admiral's begins with both, half and half, so that moves are looked at early that only the network likes. What it cannot
see it deals in the light of what was played, where that was found to help (see `guessing`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.bots.beam import VIEW
from argosy.bots.captain import Captain
from argosy.bots.company import WIDTH
from argosy.bots.desk import DEALS, Desk, desk_for
from argosy.bots.errors import NoAdmiral
from argosy.bots.guessing import MOST_GUESSES, Guesser
from argosy.bots.memory import lay
from argosy.bots.players import FULL_STRENGTH, wanted
from argosy.brains.learned import has_learned, learned
from argosy.kernel.game import Game

SIGHT = 0.5  # the share of the network in what a search begins with
HAZE = 10.0  # how far a first choice of no strength at all misjudges: then deckhands win most games


class Admiral(Captain):
    """Searches as a captain does, for `seconds` or a number of `iterations`, and knows what its network likes.

    `sight` is how much that counts where the search begins, against what a mate thinks: 0 is a captain. With
    `seconds=0` nothing is searched: it makes its first choice. `guesses` is how many deals of what is hidden it weighs
    by the moves that it saw, set by the game unless given (0: all deals are alike).
    """

    name = "admiral"
    remembers = True

    def __init__(
        self, game: Game, seed: int | None = None, seconds: float = 1.0, iterations: int = 0, threads: int = 1,
        strength: float = FULL_STRENGTH, company: int | None = None, sight: float = SIGHT,
        guesses: int | None = None,
    ) -> None:  # fmt: skip
        wanted(self.name, "sight", sight, 0.0, 1.0)
        wanted(self.name, "seconds", seconds, 0.0, 3600)
        wanted(self.name, "guesses", guesses or 0, 0, MOST_GUESSES)
        if not has_learned(game.name):
            raise NoAdmiral(game=game.title)
        self.at_once = seconds == 0 and iterations == 0
        super().__init__(
            game, seed, seconds or 1.0, iterations, threads=threads, strength=strength, company=company
        )  # fmt: skip
        self.sight = sight
        self.net = learned(game.name)
        self.guesses = (game.brain.guesses if guesses is None else guesses) if game.brain.open_moves else 0
        if self.guesses:
            self.guesser = Guesser(game, self.net, self.guesses)
            self.desks = [desk_for(game, WIDTH, DEALS) for _ in range(threads)]
        self.liked = np.zeros(0)  # the network's shares of the moves of the last search
        self.seen = np.zeros((1, len(game.brain.features)), np.float32)

    def pick(self, state: Any) -> int:
        """The move most visited, or the one that the network likes most."""
        if not self.at_once:
            return super().pick(state)
        liked = self.first_sight(state)
        haze = HAZE * (FULL_STRENGTH - self.strength)
        moves = int(state.moves)

        def promise(code: int) -> float:
            blur = haze * float(self.gumbel(self.seed, moves, code)) if haze > 0 else 0.0
            return float(np.log(liked[code] + 1e-9)) + blur

        return max(liked, key=promise)

    def prepare(self, state: Any) -> int:
        """As a captain, and the network has a say in which moves are looked at first."""
        n = super().prepare(state)
        self.liked = self._shares(state, self.desks[0].first[:n].astype(int))
        for desk in self.desks:
            self._heed(desk)
        if self.guesses:
            self._guess(state)
        return n

    def _guess(self, state: Any) -> None:
        """Lay the likely deals on every desk, each as often as it is likely."""
        views, order = self.guesser.guess(state, self.past, self.seed, DEALS)
        first = len(self.desks[0].states) - DEALS
        rows = first + order if len(views) else np.full(DEALS, VIEW)
        for desk in self.desks:
            for number, view in enumerate(views):
                lay(desk.words, first + number, view)
            desk.deals[:] = rows

    def begin_again(self, desk: Desk, n: int) -> None:
        """Also among better company."""
        super().begin_again(desk, n)
        self._heed(desk)

    def _heed(self, desk: Desk) -> None:
        n = len(self.liked)
        desk.priors[:n] = (1 - self.sight) * desk.priors[:n] + self.sight * self.liked

    def first_sight(self, state: Any) -> dict[int, float]:
        """How likely the network would make each legal move."""
        codes = np.array(self.game.rules.legal(state), int)
        return {int(code): float(share) for code, share in zip(codes, self._shares(state, codes), strict=True)}

    def _shares(self, state: Any, codes: Any) -> Any:
        self.game.brain.kernels.features(state, self.seen[0])
        liked = self.net.likings(self.net.hidden(self.seen))[0, codes].astype(float)
        shares = np.exp(liked - liked.max())
        return shares / shares.sum()
