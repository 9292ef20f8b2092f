"""The admiral: a player that learned by itself, and looks further with what it learned (see `argosy.training`).

Its network likes some moves at first sight. The likely ones are tried in the same deals of what the seat cannot see;
everybody plays on as the network likes best, and after some decisions it says what the position is worth.
"""

from __future__ import annotations

import math
import time
from typing import Any, NamedTuple

import numpy as np

from argosy.bots import lookout
from argosy.bots.errors import NoAdmiral, NotToMove
from argosy.bots.players import FULL_STRENGTH, Bot, wanted
from argosy.brains.learned import has_learned, learned
from argosy.kernel.bind import bind
from argosy.kernel.chance import bits
from argosy.kernel.game import Game
from argosy.kernel.position import blank, words_of
from argosy.play import Move, View

MOST = 6  # moves that are tried
LIKELY = 0.03  # liked less than this, a move is not tried
CLEAR = 0.985  # liked more than this, nothing is tried
DEALS = 8  # of every move in one round
AHEAD = 16  # decisions that everybody plays on
HEAT = 0.06  # prizes that count as much as liking a move e times as much at first sight
HAZE = 3.0  # how far an admiral of no strength at all misjudges
DEALING = 0x41444D49  # a purpose of chance


class Outlook(NamedTuple):
    """What an admiral thinks of a move."""

    liking: float  # at first sight: the chance that it would make the move
    prize: float  # expected after trying it, -1 to 1; NaN where it was not tried
    deals: int  # in which it was tried


class Admiral(Bot):
    """Tries what it likes for `seconds`, or for a number of `rounds` of eight deals (then the same view gives the same
    move); `seconds=0` is its first choice.

    `strength` between 0 and 1: the lower, the less it tries and the more it misjudges. `ahead` is for how many
    decisions everybody plays on.
    """

    name = "admiral"

    def __init__(
        self, game: Game, seed: int | None = None, seconds: float = 1.0, rounds: int = 0,
        strength: float = FULL_STRENGTH, ahead: int = AHEAD,
    ) -> None:  # fmt: skip
        wanted(self.name, "seconds", seconds, 0.0, 3600)
        wanted(self.name, "rounds", rounds, 0, 10**6)
        wanted(self.name, "strength", strength, 0.0, 1.0)
        wanted(self.name, "ahead", ahead, 0, 10**4)
        if not has_learned(game.name):
            raise NoAdmiral(game=game.title)
        super().__init__(game, seed)
        self.seconds, self.rounds, self.strength, self.ahead = seconds, rounds, strength, ahead
        self.net = learned(game.name)
        self.kernels = bind(lookout, game.name)
        rows = MOST * DEALS
        self.games = blank(game.rules.State, rows)
        self.words = words_of(self.games)
        scratch = blank(game.rules.State, 1)
        self.scratch, self.scratch_words = scratch[0], words_of(scratch)[0]
        self.seen = np.zeros((rows, len(game.brain.features)), np.float32)
        self.moves = np.zeros((rows, game.rules.max_moves), np.int16)
        self.counts, self.acting = np.zeros(rows, np.int64), np.zeros(rows, np.int64)
        self.numbers, self.worths = np.zeros(16, np.int16), np.zeros(rows)

    def pick(self, state: Any) -> int:
        """The move that promises most, first sight and trying together; with less strength, misjudged."""
        found = self.think(state)
        haze = HAZE * (FULL_STRENGTH - self.strength)
        dice = np.random.default_rng([int(self.seed), int(state.moves)])
        best = max(found.values(), key=lambda one: one.deals).deals

        def promise(code: int) -> float:
            one = found[code]
            tried = one.prize / HEAT if one.deals else -math.inf if best else 0.0
            return tried + math.log(one.liking + 1e-9) + haze * float(dice.gumbel())

        return max(found, key=promise)

    def judge(self, view: View) -> dict[Move, Outlook]:
        """What it thinks of every legal move, the most promising first."""
        legal = view.moves
        if not len(legal):
            raise NotToMove(bot=self.name)
        found = self.think(view.state)
        order = sorted(found, key=lambda code: (-_known(found[code].prize), -found[code].liking))
        return {legal.find(code): found[code] for code in order}

    def first_sight(self, state: Any) -> dict[int, float]:
        """How likely it would make each legal move without trying any."""
        self._lay(0, state)
        codes = self.moves[0, : int(self.game.rules.kernels.legal(self.games[0], self.moves[0]))].astype(int)
        self.game.brain.kernels.features(self.games[0], self.seen[0])
        liked = self.net.likings(self.net.hidden(self.seen[:1]))[0, codes].astype(float)
        chances = np.exp(liked - liked.max())
        chances /= chances.sum()
        return {int(code): float(chance) for code, chance in zip(codes, chances, strict=True)}

    def think(self, state: Any) -> dict[int, Outlook]:
        """First sight, then rounds of deals for the moves that are still likely, until the budget is spent."""
        began = time.perf_counter()
        liked = self.first_sight(state)
        order = sorted(liked, key=lambda code: -liked[code])
        tried = [code for code in order[:MOST] if liked[code] >= LIKELY or code in order[:2]]
        sums = dict.fromkeys(tried, 0.0)
        rounds = deals = 0
        clear = len(order) == 1 or liked[order[0]] >= CLEAR
        while not clear and self._goes_on(rounds, began):
            worths = self.try_out(state, tried, rounds)
            for code, row in zip(tried, worths, strict=True):
                sums[code] += float(row.sum())
            rounds += 1
            deals += DEALS
            tried = self._still(tried, sums, deals)
        known = {code: sums[code] / deals for code in tried} if deals else {}
        return {code: Outlook(liked[code], known.get(code, math.nan), deals if code in known else 0) for code in order}

    def _goes_on(self, rounds: int, began: float) -> bool:
        if self.rounds:
            return rounds < max(1, round(self.rounds * self.strength))
        gone = time.perf_counter() - began
        share = rounds and gone / rounds  # what a round takes
        return gone + share <= self.seconds * self.strength

    @staticmethod
    def _still(tried: list[int], sums: dict[int, float], deals: int) -> list[int]:
        """After two, four, eight … rounds the worse half of the moves is not tried any more; two are kept."""
        rounds = deals // DEALS
        if len(tried) <= 2 or rounds < 2 or rounds & (rounds - 1):
            return tried
        best = sorted(tried, key=lambda code: -sums[code])
        return best[: max(2, (len(tried) + 1) // 2)]

    def try_out(self, state: Any, tried: list[int], number: int) -> Any:
        """Every move in the same few deals; what each was worth in each."""
        self._lay(0, state)
        seen = self.words[0].copy()
        seed = np.uint64(int(bits(np.uint64(self.seed), DEALING, int(state.moves), number)))
        for k, code in enumerate(tried):
            self.kernels.deal(self.words, self.games, seen, k * DEALS, (k + 1) * DEALS, seed, code)
        count, seat = len(tried) * DEALS, int(state.viewer) - 1
        for step in range(self.ahead + 1):
            self.kernels.look(
                self.games, count, self.scratch, self.scratch_words, self.seen, self.moves, self.counts, self.acting
            )
            going = bool(self.counts[:count].any())
            hidden = self.net.hidden(self.seen[:count])
            if step == self.ahead or not going:
                break
            self.kernels.make(self.games, count, self.moves, self.counts, self.net.likings(hidden))
        prizes = self.net.prizes(hidden)
        self.kernels.worth(self.games, count, seat, self.counts, self.acting, prizes, self.numbers, self.worths)
        return self.worths[:count].reshape(len(tried), DEALS).copy()

    def _lay(self, row: int, state: Any) -> None:
        self.words[row] = np.frombuffer(np.asarray(state).tobytes(), np.uint64)


def _known(prize: float) -> float:
    return -math.inf if math.isnan(prize) else prize
