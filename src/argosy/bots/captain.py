"""The captain: tree search on re-dealt positions, as long as it is given time (see `tree`)."""

from __future__ import annotations

import math
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from argosy.bots import own_turn, tree
from argosy.bots.errors import NotToMove
from argosy.bots.memory import lay
from argosy.bots.players import FULL_STRENGTH, Bot, Mate, wanted
from argosy.kernel.bind import bind
from argosy.kernel.game import Game
from argosy.kernel.record import blank, words_of
from argosy.play import Move, View

EXPLORE = 1.0  # how much seldom visited moves attract
HEAT = 0.06  # how softly first opinions become priors, in chances to win
HEATS = {"grog_island": 0.3, "maracaibo": 0.01}  # where it is another
CHUNK = 64  # iterations between two looks at the clock
EDGES = 1_500_000
NODES = 300_000
WEAKEST = 30  # iterations of a captain without strength


class Opinion(NamedTuple):
    """What the search found out about one move."""

    visits: int
    chance: float  # to win, between 0 and 1


class Tree(NamedTuple):
    """The memory of one search; threads have one each."""

    states: Any
    words: Any
    nodes: Any
    links: Any
    sums: Any
    sizes: Any  # how many nodes and edges there are, and how many decisions were made
    slots: Any  # by move code: the edge of the node at hand
    path: Any  # edges walked down, and who decided
    moves: Any
    numbers: Any  # scores or ranks
    gains: Any  # what the last position was worth to every seat
    usual: Any  # what the root is worth to every seat in an average deal, in points
    luck: Any  # how much more it is in the deal at hand


def tree_for(game: Game) -> Tree:
    """An empty tree."""
    states = blank(game.State, tree.ROWS)
    return Tree(
        states=states,
        words=words_of(states),
        nodes=np.zeros((NODES, 2), np.int32),
        links=np.zeros((EDGES, 4), np.int32),
        sums=np.zeros((EDGES, 2), np.float64),
        sizes=np.zeros(3, np.int64),
        slots=np.zeros(len(game.notation), np.int32),
        path=np.zeros((tree.DEEPEST, 2), np.int32),
        moves=np.zeros(game.max_moves, np.int16),
        numbers=np.zeros(game.seats[-1], np.int16),
        gains=np.zeros(game.seats[-1], np.float64),
        usual=np.zeros(game.seats[-1], np.float64),
        luck=np.zeros(game.seats[-1], np.float64),
    )


def plant(each: Tree, view: Any) -> None:
    """Begin a new tree whose root is this view."""
    lay(each.words, tree.VIEW, view)
    each.sizes[:] = (tree.ROOT + 1, 1, 0)
    each.nodes[tree.ROOT] = 0


def opinions(each: Tree) -> dict[int, tuple[int, float]]:
    """For every move of the root: visits, and the sum of what they brought."""
    found = {}
    edge = int(each.nodes[tree.ROOT, tree.HEAD])
    while edge:
        code, _, following, visits = each.links[edge].tolist()
        found[code] = (visits, float(each.sums[edge, tree.TOTAL]))
        edge = following
    return found


class Captain(Bot):
    """Searches for `seconds`, or for a number of `iterations` (then the same view gives the same move).

    `strength` between 0 and 1: the lower, the shorter the search and the softer the choice among good moves. `thumb`
    says who follows the rule of thumb after the move at hand: nobody (0), the others (1) or everybody (2); `ahead` for
    how many decisions everybody follows it after the end of a path, before the judgement. Both, and `heat`, are set for
    each game unless given.
    """

    name = "captain"

    def __init__(
        self, game: Game, seed: int | None = None, seconds: float = 1.0, iterations: int = 0, threads: int = 1,
        strength: float = FULL_STRENGTH, explore: float = EXPLORE, heat: float | None = None,
        ahead: int | None = None, thumb: int | None = None,
    ) -> None:  # fmt: skip
        wanted(self.name, "seconds", seconds, 0.001, 3600)
        wanted(self.name, "iterations", iterations, 0, 10**9)
        wanted(self.name, "threads", threads, 1, 256)
        wanted(self.name, "strength", strength, 0.0, 1.0)
        wanted(self.name, "explore", explore, 0.0, 1000.0)
        heat = HEATS.get(game.name, HEAT) if heat is None else heat
        ahead = game.ahead if ahead is None else ahead
        thumb = (tree.EVERYBODY if game.ahead else tree.NOBODY) if thumb is None else thumb
        wanted(self.name, "heat", heat, 0.0001, 1000.0)
        wanted(self.name, "ahead", ahead, 0, 10**6)
        wanted(self.name, "thumb", thumb, tree.NOBODY, tree.EVERYBODY)
        super().__init__(game, seed)
        self.seconds, self.iterations, self.strength = seconds, iterations, strength
        self.explore, self.heat, self.ahead, self.thumb = explore, heat, ahead, thumb
        self.trees = [tree_for(game) for _ in range(threads)]
        self.kernels = bind(tree, game.name)
        self.mate = Mate(game)
        self.gumbel = bind(own_turn, game.name).gumbel
        self.decisions = 0  # made inside the last search
        self.width = 0.0  # points, of the curve from judgement to chances in the last search

    def pick(self, state: Any) -> int:
        """The move most visited; with less strength, a soft choice by visits."""
        found = self.search(state)
        softness = FULL_STRENGTH - self.strength
        moves = int(state.moves)

        def liking(code: int) -> tuple[float, float]:
            blur = softness * float(self.gumbel(self.seed, moves, code)) if softness > 0 else 0.0
            return math.log(found[code].visits) + blur, found[code].chance

        return max(found, key=liking)

    def judge(self, view: View) -> dict[Move, Opinion]:
        """What the search thinks of every legal move, the most visited first."""
        legal = view.moves
        if not len(legal):
            raise NotToMove(bot=self.name)
        if len(legal) == 1:
            return {legal[0]: Opinion(1, math.nan)}
        found = self.search(view.state)
        return {legal.find(code): found[code] for code in sorted(found, key=lambda code: -found[code].visits)}

    def search(self, state: Any) -> dict[int, Opinion]:
        """Search from a view with at least two legal moves."""
        for each in self.trees:
            plant(each, state)
        self.prepare(state)
        self.think()
        return self._gathered()

    def prepare(self, state: Any) -> None:
        """Find out how sure the judgement is here, and begin with what a mate thinks of every move."""
        self.width = float(self.kernels.spread(self.trees[0], self.seed, self.game.longest))
        self.mate.seed = self.seed
        codes, points = self.mate.opinions(state)
        for each in self.trees:
            each.usual[:] = self.trees[0].usual
            self.kernels.open_root(each, codes, points, self.width, self.heat)

    def think(self) -> None:
        """Grow the trees as long as the budget lasts."""
        if len(self.trees) == 1:
            self._work(0)
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                list(pool.map(self._work, range(len(self.trees))))
        self.decisions = sum(int(each.sizes[tree.DECISIONS]) for each in self.trees)

    def _work(self, thread: int) -> None:
        """One thread's search: its own tree, its own deals."""
        each = self.trees[thread]
        budget = self._budget(self.iterations / len(self.trees)) if self.iterations else 10**12
        ends = time.perf_counter() + self.seconds * (self.strength if not self.iterations else 1)
        done = 0
        while done < budget:
            count = min(CHUNK, budget - done)
            seed = np.uint64(int(self.seed) ^ thread << 48)
            self.kernels.think(each, seed, done, count, self.width, self.heat, self.explore, self.ahead, self.thumb)
            done += count
            if not self.iterations and time.perf_counter() >= ends:
                break

    def _budget(self, iterations: float) -> int:
        """Strength counts on the scale on which doubling the search is one step."""
        if iterations <= WEAKEST:
            return max(int(iterations), 1)
        return math.ceil(WEAKEST * (iterations / WEAKEST) ** self.strength)

    def _gathered(self) -> dict[int, Opinion]:
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for each in self.trees:
            for code, (seen, total) in opinions(each).items():
                visits[code] = visits.get(code, 0) + seen
                totals[code] = totals.get(code, 0.0) + total
        return {code: Opinion(visits[code], totals[code] / visits[code]) for code in visits}
