"""The captain: plays out on re-dealt positions what may follow, as long as it is given time (see `search`)."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from argosy.bots.beam import VIEW
from argosy.bots.company import BEAMS, MATES, WIDTH
from argosy.bots.desk import Desk, desk_for
from argosy.bots.errors import NotToMove
from argosy.bots.memory import lay
from argosy.bots.players import FULL_STRENGTH, Bot, Mate, wanted
from argosy.bots.thinking import captains_search, mates_search
from argosy.kernel.game import Game
from argosy.play import Move, View

EXPLORE = 1.0  # how much seldom visited moves attract
HEAT = 0.3  # how softly first opinions become priors, in chances to win
TURNS = 4  # that are played after one's own, before the judgement
CHUNK, CHUNK_WITH_MATES = 16, 2  # iterations between two looks at the clock
ENOUGH = 200  # iterations with beams before mates come as company
DECIDED = 0.02  # chances closer than this to winning, or to losing, say no more about moves
WEAKEST = 30  # iterations of a captain without strength


class Opinion(NamedTuple):
    """What the search found out about one move."""

    visits: int
    chance: float  # to win, between 0 and 1


class Captain(Bot):
    """Searches for `seconds`, or for a number of `iterations` (then the same view gives the same move).

    A search of `company` iterations or more in each thread has better company in its later playouts: others who decide
    as mates instead of finishing their turns by beams (0: never; set by the game unless given). Such playouts take
    longer, so they count as more than one of the iterations, by the moves that are tried in them.

    `strength` between 0 and 1: the lower, the shorter the search and the softer the choice among good moves. `turns` is
    how many turns are played after one's own before the judgement; in games where everybody plays on by rule of thumb
    `ahead` is for how many decisions they do, set by the game unless given.
    """

    name = "captain"

    def __init__(
        self, game: Game, seed: int | None = None, seconds: float = 1.0, iterations: int = 0, threads: int = 1,
        strength: float = FULL_STRENGTH, explore: float = EXPLORE, heat: float = HEAT,
        ahead: int | None = None, turns: int = TURNS, company: int | None = None,
    ) -> None:  # fmt: skip
        wanted(self.name, "seconds", seconds, 0.001, 3600)
        wanted(self.name, "iterations", iterations, 0, 10**9)
        wanted(self.name, "threads", threads, 1, 256)
        wanted(self.name, "strength", strength, 0.0, 1.0)
        wanted(self.name, "explore", explore, 0.0, 1000.0)
        wanted(self.name, "heat", heat, 0.0001, 1000.0)
        wanted(self.name, "ahead", ahead or 0, 0, 10**6)
        wanted(self.name, "turns", turns, 0, 1000)
        wanted(self.name, "company", company or 0, 0, 10**9)
        super().__init__(game, seed)
        self.seconds, self.iterations, self.strength = seconds, iterations, strength
        self.explore, self.heat, self.ahead, self.turns = explore, heat, ahead, turns
        self.company = game.brain.captains_company if company is None else company
        self.desks = [desk_for(game, WIDTH) for _ in range(threads)]
        self.others = [
            desk_for(game, WIDTH) for _ in range(threads)
        ]  # in which mates think, the company of each search
        self.kernels = captains_search(game)
        self.mate = Mate(game)
        self.gumbel, self.seemly = mates_search(game).gumbel, mates_search(game).seemly
        self.thoughts: dict[int, float] = {}  # points: what a mate thought of every move of the last search
        self.far = 0  # decisions that everybody plays on by rule of thumb at the table of the last search
        self.decisions = 0  # made inside the last search
        self.spent = 0  # iterations of the last search
        self.width = 0.0  # points, of the curve from judgement to chances in the last search

    def pick(self, state: Any) -> int:
        """The move most visited; with less strength, a soft choice by visits. When all is decided, for points."""
        found = self.search(state)
        codes = self.fitting(state, found)
        if self.decided(found):
            return max(codes, key=lambda code: self.thoughts[code])
        softness = FULL_STRENGTH - self.strength
        moves = int(state.moves)

        def liking(code: int) -> tuple[float, float]:
            blur = softness * float(self.gumbel(self.seed, moves, code)) if softness > 0 else 0.0
            return math.log(found[code].visits) + blur, found[code].chance

        return max(codes, key=liking)

    def fitting(self, state: Any, found: Iterable[int]) -> list[int]:
        """The moves that do not look absurd to people (see `anybrain.seemly`)."""
        codes = np.array(list(found), np.int16)
        return [int(code) for code in codes[: self.seemly(state, codes, len(codes))]]

    def decided(self, found: Mapping[int, Opinion]) -> bool:
        """Whether every move wins, or none: chances cannot tell them apart any more, and the search would drift."""
        chances = [opinion.chance for opinion in found.values()]
        return min(chances) > 1 - DECIDED or max(chances) < DECIDED

    def judge(self, view: View) -> dict[Move, Opinion]:
        """What the search thinks of every legal move, the most visited first."""
        legal = view.moves
        if not len(legal):
            raise NotToMove(bot=self.name)
        if len(legal) == 1:
            return {legal[0]: Opinion(1, math.nan)}
        self.past = view.past
        found = self.search(view.state)
        return {legal.find(code): found[code] for code in sorted(found, key=lambda code: -found[code].visits)}

    def search(self, state: Any) -> dict[int, Opinion]:
        """Search from a view with at least two legal moves."""
        n = self.prepare(state)
        self.think(n)
        visits = np.sum([desk.visits[:n] for desk in self.desks], 0)
        chances = np.sum([desk.totals[:n] for desk in self.desks], 0) / visits
        codes = self.desks[0].first[:n]
        return {int(code): Opinion(int(v), float(c)) for code, v, c in zip(codes, visits, chances, strict=True)}

    def prepare(self, state: Any) -> int:
        """Find out how sure the judgement is, and begin with what a mate thinks of every move; how many there are."""
        for desk in self.desks:
            lay(desk.words, VIEW, state)
        usual = self.game.brain.captains_ahead.get(int(state.seats), self.game.brain.ahead)
        self.far = usual if self.ahead is None else self.ahead
        self.width = float(self.kernels.spread(self.desks[0], self.seed, self.game.rules.longest))
        self.mate.seed = self.seed
        codes, points = self.mate.opinions(state)
        self.thoughts = {int(code): float(worth) for code, worth in zip(codes, points, strict=True)}
        for desk in (*self.desks, *self.others):
            desk.tries[:] = 0
        for desk in self.desks:
            desk.usual[:] = self.desks[0].usual
            desk.first[: len(codes)] = codes
            self.kernels.begin(desk, points, self.width, self.heat)
        return len(codes)

    def think(self, n: int) -> None:
        """Play out the n moves as long as the budget lasts."""
        if len(self.desks) == 1:
            self._work(0, n)
        else:
            with ThreadPoolExecutor(len(self.desks)) as pool:
                list(pool.map(self._work, range(len(self.desks)), [n] * len(self.desks)))
        self.decisions = sum(int(desk.tries[0]) for desk in (*self.desks, *self.others))
        self.spent = self.iterations or int(sum(desk.visits[:n].sum() for desk in self.desks))

    def _work(self, thread: int, n: int) -> None:
        """One thread's search: its own desk, its own deals, and better company if it is long."""
        desk, others = self.desks[thread], self.others[thread]
        whole = float(self._budget(self.iterations / len(self.desks))) if self.iterations else math.inf
        began, seconds = time.perf_counter(), self.seconds * self.strength
        seed = np.uint64(int(self.seed) ^ thread << 48)
        better = self.company > 0 and not self.far
        company, done, spent, pace = BEAMS, 0, 0.0, 0.0
        while spent < whole:
            chunk = CHUNK if company == BEAMS else CHUNK_WITH_MATES
            count = int(min(chunk, math.ceil(whole - spent))) if self.iterations else chunk
            self.kernels.think(
                desk, others, n, seed, done, count, self.width, self.explore, self.far, self.turns, company
            )
            done += count
            tried = int(desk.tries[0] + others.tries[0])
            if company == BEAMS:
                spent, pace = float(done), tried / done
            else:
                spent = tried / pace
            if not self.iterations:
                gone = time.perf_counter() - began
                if gone >= seconds:
                    return
                whole = spent * seconds / gone
            if better and company == BEAMS and spent >= ENOUGH and whole >= self.company:
                company, done = MATES, 0
                self.begin_again(desk, n)

    def begin_again(self, desk: Desk, n: int) -> None:
        """Better company comes: what was found so far is where they begin."""
        self.kernels.begin_again(desk, n, self.heat)

    def _budget(self, iterations: float) -> int:
        """Strength counts on the scale on which doubling the search is one step."""
        if iterations <= WEAKEST:
            return max(int(iterations), 1)
        return math.ceil(WEAKEST * float((iterations / WEAKEST) ** self.strength))
