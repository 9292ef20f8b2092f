"""The admiral: a player that learned by itself, and looks further with what it learned (see `argosy.training`).

Its network likes some moves at first sight, and a mate thinks something of every move; what they like most, half and
half, is played on in the same deals of what the seat cannot see. Everybody plays on as the network likes best, and what
is there after some decisions is judged (see `lookout` and `racing`). In a game where that was not found to be better it
searches as a captain does, beginning with what it likes. What it cannot see it deals in the light of what was played,
where that was found to help (see `guessing`).
"""

from __future__ import annotations

import math
import time
from typing import Any

import numpy as np

from argosy.bots.beam import VIEW
from argosy.bots.captain import Captain, Opinion
from argosy.bots.company import WIDTH
from argosy.bots.crows_nest import Course
from argosy.bots.desk import DEALS, Desk, desk_for
from argosy.bots.errors import NoAdmiral
from argosy.bots.guessing import MOST_GUESSES, Guesser
from argosy.bots.memory import lay
from argosy.bots.players import FULL_STRENGTH, wanted
from argosy.bots.racing import Race, behind, compared
from argosy.brains.learned import has_learned, learned
from argosy.kernel.game import Game

SIGHT = 0.5  # the share of the network in what a search begins with
HAZE = 10.0  # how far a choice of no strength at all misjudges: then deckhands win most games
MOST = 8  # moves that are played on
LIKELY = 0.03  # a move that promises less at first sight is not,
FEWEST = 2  # but so many are
FAITH = 0.02  # worth that counts as much as promising e times as much at first sight
TAIL = 16  # decisions at the end of a playout: what I expect at those of my own is averaged


class Admiral(Captain):
    """Plays the likely moves on as its network likes, for `seconds` or a number of `iterations`, which are playouts.

    `sight` is how much the network counts in which moves those are, against what a mate thinks. With `seconds=0`
    nothing is searched: it makes its first choice. `guesses` is how many deals of what is hidden it weighs by the moves
    that it saw, set by the game unless given (0: all deals are alike).

    `ahead` is for how many decisions everybody plays on, and `trust` how much the network's prize counts in the
    judgement of what is there then, against what captains foresee; both are set by the game unless given. With
    `ahead=0` it searches as a captain does, beginning with what it likes: then without `sight` it is a captain.
    """

    name = "admiral"
    remembers = True

    def __init__(
        self, game: Game, seed: int | None = None, seconds: float = 1.0, iterations: int = 0, threads: int = 1,
        strength: float = FULL_STRENGTH, company: int | None = None, sight: float = SIGHT,
        guesses: int | None = None, ahead: int | None = None, trust: float | None = None,
    ) -> None:  # fmt: skip
        wanted(self.name, "sight", sight, 0.0, 1.0)
        wanted(self.name, "seconds", seconds, 0.0, 3600)
        wanted(self.name, "guesses", guesses or 0, 0, MOST_GUESSES)
        wanted(self.name, "ahead", ahead or 0, 0, 10**6)
        wanted(self.name, "trust", trust or 0, 0.0, 1.0)
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
        self.on = game.brain.admirals_ahead if ahead is None else ahead
        self.trust = game.brain.admirals_trust if trust is None else trust
        if self.on:
            self.race = Race(game, threads)
        self.liked = np.zeros(0)  # the network's shares of the moves of the last search
        self.seen = np.zeros((1, len(game.brain.features)), np.float32)

    def pick(self, state: Any) -> int:
        """The move that promises most by what it was worth and at first sight; with less strength, misjudged."""
        if self.on and not self.at_once:
            found = self.search(state)
            return self._hazy(state, {code: self.promises[code] for code in self.fitting(state, found)})
        if not self.at_once:
            return super().pick(state)
        liked = self.first_sight(state)
        return self._hazy(state, {code: float(np.log(share + 1e-9)) for code, share in liked.items()})

    def _hazy(self, state: Any, promises: dict[int, float]) -> int:
        """The move that promises most, seen through haze."""
        haze = HAZE * (FULL_STRENGTH - self.strength)
        moves = int(state.moves)

        def seen(code: int) -> float:
            return promises[code] + (haze * float(self.gumbel(self.seed, moves, code)) if haze > 0 else 0.0)

        return max(promises, key=seen)

    def search(self, state: Any) -> dict[int, Opinion]:
        """Play the likely moves on; those that were not have no visits, and nobody knows their chance."""
        if not self.on:
            return super().search(state)
        began = time.perf_counter()
        n = self.prepare(state)
        codes = self.desks[0].first[:n].astype(int)
        priors: Any = self.desks[0].priors[:n].copy()
        visits, worths, lost = np.zeros(n, int), np.full(n, math.nan), np.full(n, math.nan)
        tried = self._likely(state, codes, priors)
        self.race.asked = 0
        if len(tried) >= FEWEST:
            budget = self._budget(self.iterations) if self.iterations else 0
            left = self.seconds * self.strength - (time.perf_counter() - began)
            course = Course(self.on, TAIL, float(self.trust), self.width)
            found = self.race.run(codes[tried], self.seed, course, budget, left)
            visits[tried], worths[tried], lost[tried] = [len(row) for row in found], compared(found), behind(found)
        self.decisions, self.spent = self.race.asked, int(visits.sum())
        first = np.log(priors + 1e-9)
        lost = np.where(np.isnan(lost), np.nanmax(lost, initial=0.0), lost)
        heed = self.strength / FAITH  # a beginner goes by first sight
        self.promises = dict(zip(codes.tolist(), (first - lost * heed).tolist(), strict=True))
        return {
            int(code): Opinion(int(seen), float((1 + worth) / 2) if seen else math.nan)
            for code, seen, worth in zip(codes, visits, worths, strict=True)
        }

    def _likely(self, state: Any, codes: Any, priors: Any) -> Any:
        """The numbers of the moves to play on: those that promise most at first sight, and are no nonsense."""
        fitting = set(self.fitting(state, codes))
        order = [int(i) for i in np.argsort(-priors, kind="stable") if int(codes[i]) in fitting]
        return [i for place, i in enumerate(order[:MOST]) if place < FEWEST or priors[i] >= LIKELY]

    def prepare(self, state: Any) -> int:
        """As a captain, and the network has a say in which moves are looked at first."""
        n = super().prepare(state)
        self.liked = self._shares(state, self.desks[0].first[:n].astype(int))
        for desk in self.desks:
            self._heed(desk)
        if self.on:
            self.race.lay(state)
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
        if self.on and len(views):
            self.race.lay_deals(views, order)

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
