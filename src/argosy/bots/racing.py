"""How an admiral weighs moves: all are played on in the same deals, and the time goes to those that may be the best.

After every few deals a move is dropped that was clearly worse than the leader in the same deals, and as the budget
runs out the worst of those that are left, so that half of them take part in each further part of it.
"""

from __future__ import annotations

import math
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from argosy.bots.crows_nest import DEALT, VIEW, Course, nest_for
from argosy.bots.memory import lay
from argosy.bots.thinking import admirals_search
from argosy.brains.learned import learned
from argosy.brains.quick_net import AT_ONCE, quick, slate_for
from argosy.kernel.game import Game

SURE = 3.0  # standard errors behind the leader at which a move is dropped,
LEAST = 24  # after so many deals
SPREAD = 0.05  # by which likely moves differ in worth as a rule: a difference with an error as large counts half
OVER = 0.5  # the part of a round by which the time may be exceeded


class Race:
    """Plays moves on from a view, in as many threads as are given."""

    def __init__(self, game: Game, threads: int) -> None:
        self.kernels = admirals_search(game)
        self.net = quick(learned(game.name))
        self.nests = [nest_for(game, AT_ONCE) for _ in range(threads)]
        self.slates = [slate_for(self.net, AT_ONCE) for _ in range(threads)]
        self.asked = 0  # questions to the network in the last race

    def lay(self, state: Any) -> None:
        """Begin from a view; all deals of what it hides are alike."""
        for nest in self.nests:
            lay(nest.words, VIEW, state)
            nest.deals[:] = VIEW
            nest.tries[0] = 0

    def lay_deals(self, views: list[Any], order: Any) -> None:
        """Deal from these views, which know more, in this order."""
        for nest in self.nests:
            for number, view in enumerate(views):
                lay(nest.words, DEALT + number, view)
            nest.deals[:] = DEALT + order

    def run(self, codes: Any, seed: Any, course: Course, playouts: int, seconds: float) -> list[Any]:
        """What every move was worth in every deal in which it was played: the budget is playouts, or else seconds."""
        began = time.perf_counter()
        found: list[list[Any]] = [[] for _ in codes]
        racing = np.arange(len(codes))
        rounds, deals, spent, share = 0, 0, 0, 0.0
        while len(racing) > 1 and share < 1:
            each = max(1, min(AT_ONCE // len(racing), (playouts - spent) // len(racing) if playouts else AT_ONCE))
            for worths in self._round(codes[racing], deals, each, seed, course):
                for i, row in zip(racing, worths, strict=True):
                    found[i].append(row)
                deals += each
                spent += each * len(racing)
            rounds += 1
            if playouts:
                share = spent / playouts
            else:
                gone = time.perf_counter() - began
                share = gone / max(seconds - OVER * gone / rounds, 1e-9)
            racing = still(racing, [np.concatenate(found[i]) for i in racing], len(codes), share)
        self.asked = sum(int(nest.tries[0]) for nest in self.nests)
        return [np.concatenate(rows) for rows in found]

    def _round(self, codes: Any, number: int, deals: int, seed: Any, course: Course) -> list[Any]:
        """One round of games in every thread."""

        def play(thread: int) -> Any:
            nest = self.nests[thread]
            self.kernels.look_out(
                nest, self.net, self.slates[thread], codes, number + thread * deals, deals, seed, course
            )
            return nest.worths[: len(codes) * deals].reshape(len(codes), deals).copy()

        if len(self.nests) == 1:
            return [play(0)]
        with ThreadPoolExecutor(len(self.nests)) as pool:
            return list(pool.map(play, range(len(self.nests))))


def still(racing: Any, worths: list[Any], began: int, share: float) -> Any:
    """The moves that go on after this share of the budget, of those that are racing."""
    means = np.array([row.mean() for row in worths])
    leader = int(means.argmax())
    order = np.argsort(-means, kind="stable")
    kept = set(order[: max(2, round(began ** (1 - share)))].tolist())
    deals = len(worths[leader])
    if deals >= LEAST:
        for i in tuple(kept):
            behind = worths[leader] - worths[i]
            if i != leader and behind.mean() >= SURE * behind.std(ddof=1) / math.sqrt(deals):
                kept.discard(i)
    return racing[sorted(kept)]


def compared(worths: list[Any]) -> Any:
    """What every move is worth on the average: those that were dropped by how far they were behind the leader then."""
    leader = leader_of(worths)
    return np.array([leader.mean() + (row - leader[: len(row)]).mean() for row in worths])


def behind(worths: list[Any]) -> Any:
    """How far every move is behind the leader, as far as that is sure: of what chance may have done little counts.

    The leader of a few playouts is often the luckiest move and not the best, and by its first sight the network knows
    better.
    """
    leader = leader_of(worths)
    return np.array([_sure(leader[: len(row)] - row) for row in worths])


def _sure(gaps: Any) -> float:
    """The mean of what was seen, drawn towards nothing by its error."""
    doubt = gaps.var(ddof=1) / len(gaps) if len(gaps) > 1 else math.inf
    return float(gaps.mean() * SPREAD**2 / (SPREAD**2 + doubt))


def leader_of(worths: list[Any]) -> Any:
    """The best of the moves that took part to the end."""
    longest = max(len(row) for row in worths)
    return max((row for row in worths if len(row) == longest), key=lambda row: float(row.mean()))
