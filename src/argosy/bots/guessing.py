"""Guessing what others hold by what they did: deals of the hidden cards, each as likely as it makes the moves seen.

A few deals that agree with the view are drawn. For each of them the moves that everybody saw are asked of the network:
how likely was this one for somebody who held these cards? From the answers follows what each card in each hand speaks
for or against, and by that many more deals are weighed, for which the network need not be asked. Nothing goes in but
what the seat saw (`View.past`), so the guesses are as honest as the view.

The deals of a turn are drawn from what was seen at its first decision, and kept meanwhile: nobody else has moved. That
first decision stands in the past, so the same view with the same past gives the same guesses, whoever asked before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from argosy.bots import recalling
from argosy.bots.memory import lay
from argosy.bots.recalling import MOMENTS, SUPPOSED
from argosy.brains.learned import Learned
from argosy.kernel.bind import bind
from argosy.kernel.chance import bits
from argosy.kernel.game import Game
from argosy.kernel.position import blank, bytes_of, copy_of, words_of
from argosy.play import Seen

MOST_GUESSES = 1024
MOST_MOMENTS = 48  # the latest moves of others that are asked about
DEALT = 256  # that are weighed by what the cards speak for
DOUBT = 0.1  # the share of moves for which nobody can say why they were made
TRUST = 0.4  # others are not this network: their moves tell so much of what its own would
CAUTION = 4.0  # how many deals that say nothing about a card are thought to have been seen beside the true ones
GUESS = 0x47554553  # a purpose of chance
STRIDE = 27  # odd: likely deals come again at even distances


class Guesser:
    """Draws deals of what a view hides and weighs them."""

    def __init__(self, game: Game, net: Learned, count: int, trust: float = TRUST) -> None:
        self.game, self.net, self.count, self.trust = game, net, count, trust
        self.kernels = bind(recalling, game.name)
        self.states = blank(game.rules.State, MOMENTS + MOST_MOMENTS)
        self.words = words_of(self.states)
        self.rows = np.zeros((count, MOST_MOMENTS, len(game.brain.features)), np.float32)
        self.mask = np.zeros((count, MOST_MOMENTS, len(game.rules.notation)), np.int8)
        self.moves = np.zeros(game.rules.max_moves, np.int16)
        self._kept: tuple[Any, list[Any], Any] | None = None  # of the last turn

    def guess(self, state: Any, past: Sequence[Seen], seed: Any, count: int) -> tuple[list[Any], Any]:
        """Views in which it is written what others may hold, and `count` times the number of one of them, each as often
        as it is likely; none where nothing was seen."""
        deals, shares = self.deals(state, past, seed)
        if not deals:
            return [], np.zeros(0, int)
        chosen, order = np.unique(spread_out(shares, count), return_inverse=True)
        return [self._supposed(state, deals[number]) for number in chosen], order

    def deals(self, state: Any, past: Sequence[Seen], seed: Any) -> tuple[list[Any], Any]:
        """Positions that agree with what was seen when the turn began, and how likely each is."""
        me = int(state.viewer) - 1
        moments, began = _moments(self.game, state, past, me)
        if not moments:
            return [], np.zeros(0)
        asked = (bytes_of(began), int(seed), len(moments))
        if self._kept is None or self._kept[0] != asked:
            deals = [self._dealt(began, seed, number) for number in range(max(DEALT, self.count))]
            self._kept = (asked, deals, self._shares(moments[-MOST_MOMENTS:], deals, seed))
        return self._kept[1], self._kept[2]

    def _dealt(self, view: Any, seed: Any, number: int) -> Any:
        dealt = copy_of(view)
        self.game.rules.kernels.redeal(dealt, np.uint64(bits(seed, GUESS, int(view.moves), number)))
        return dealt

    def _supposed(self, view: Any, dealt: Any) -> Any:
        more = copy_of(view)
        self.game.brain.kernels.suppose(more, dealt)
        return more

    def _shares(self, moments: Sequence[Seen], deals: Sequence[Any], seed: Any) -> Any:
        """How likely each deal is by the moves of these moments."""
        n = len(moments)
        for number, moment in enumerate(moments):
            lay(self.words, MOMENTS + number, moment.state)
        self.mask[:, :n] = 0
        for number, deal in enumerate(deals[: self.count]):
            lay(self.words, SUPPOSED, deal)
            self.kernels.recollect(
                self.words, self.states, n, np.uint64(seed), self.rows[number], self.mask[number], self.moves
            )
        codes = np.array([moment.code for moment in moments])
        evidence = np.array([self._evidence(number, codes) for number in range(self.count)])
        held = np.array([self._held(deal) for deal in deals])
        likely = held @ speaks_for(held[: self.count], evidence) * self.trust
        shares = np.exp(likely - likely.max())
        return shares / shares.sum()

    def _held(self, deal: Any) -> Any:
        out = np.zeros(self.game.brain.contract.HOLDINGS, np.int16)
        self.game.brain.kernels.holdings(deal, out)
        return out.astype(float)

    def _evidence(self, number: int, codes: Any) -> float:
        """The logarithm of how likely one deal makes the moves; one that it cannot make says nothing."""
        made = np.flatnonzero(self.mask[number, np.arange(len(codes)), codes])
        if not len(made):
            return 0.0
        legal = self.mask[number, made] != 0
        liked = np.where(legal, self.net.likings(self.net.hidden(self.rows[number, made])), -np.inf)
        shares = np.exp(liked - liked.max(1, keepdims=True))
        at = shares[np.arange(len(made)), codes[made]] / shares.sum(1)
        return float(np.log((1 - DOUBT) * at + DOUBT / legal.sum(1)).sum())


def speaks_for(held: Any, evidence: Any) -> Any:
    """How much each card in a hand adds to the evidence, so that the sum over the cards of a deal comes nearest to it.

    A card that was seen in few deals is thought to say little (ridge regression).
    """
    apart = held - held.mean(0)
    inside = apart @ apart.T + CAUTION * np.eye(len(held))  # as many equations as deals, fewer than cards
    return apart.T @ np.linalg.solve(inside, evidence - evidence.mean())


def _moments(game: Game, state: Any, past: Sequence[Seen], me: int) -> tuple[list[Seen], Any]:
    """The moves of others, and what was seen at the first decision of the seat after the last of them."""
    moments, began = [], None
    for one in past:
        if int(game.rules.kernels.to_act(one.state)) != me:
            moments.append(one)
            began = None
        elif began is None:
            began = one.state
    return moments, state if began is None else began


def spread_out(shares: Any, count: int) -> Any:
    """Numbers of guesses, each as often as its share of `count` says, mixed evenly."""
    edges = (np.arange(count) + 0.5) / count
    found = np.minimum(np.searchsorted(np.cumsum(shares), edges), len(shares) - 1)
    return found[np.arange(count) * STRIDE % count]
