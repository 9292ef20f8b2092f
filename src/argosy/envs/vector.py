"""Thousands of games in one call: arrays that are written in place, on one core or on all of them.

>>> from argosy.envs import VectorEnv
>>> env = VectorEnv("goa", 8, seats=2)
>>> env.reset()
>>> env.step(env.random_moves())
>>> env.observe().shape == (8, env.observation_size)
True
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from argosy.envs import env_loops
from argosy.envs.tables import Options, prepare, tables
from argosy.kernel.bind import bind
from argosy.kernel.position import blank, words_of

REWARDS = {
    "rank": env_loops.RANK, "margin": env_loops.MARGIN, "score": env_loops.SCORE, "place": env_loops.PLACE,
    "place+score": env_loops.PLACE_AND_SCORE,
}  # fmt: skip


def columns(reward: str, seats: int) -> int:
    """How many numbers a finished game is worth: one a seat, or its place and its score."""
    return seats * (2 if reward == "place+score" else 1)


class Share:
    """What one core works on: its part of every array, cut once, since cutting costs more than a small step."""

    def __init__(self, env: VectorEnv, first: int, end: int) -> None:
        part = slice(first, end)
        self.part = part
        self.games = env.games[part]
        self.words = words_of(env.games)[part]
        self.seeds = env.seeds[part]
        self.tables = (env.tables.seats[part], env.tables.options[part])
        self.look = (env.legal[part], env.counts[part], env.acting[part])
        self.outcome = (env.rewards[part], env.done[part])
        self.moves = env._moves[part]
        self.numbers: npt.NDArray[np.int16] = np.zeros(16, np.int16)
        scratch = blank(env.game.rules.State, 1)
        self.scratch = (scratch[0], words_of(scratch)[0])


class VectorEnv:
    """Many games of one kind, stepped together. A finished game begins again at once.

    `seats` and `options` hold for all games, or are given for each: a sequence as long as there are games.

    After `step` these arrays tell how things stand (they are the same objects all the time):
    `acting` (the seat to move), `legal` and `counts` (its moves), `rewards` (of games that just ended, a column a
    seat), `done` (1 where a game just ended). The games are the same on any number of cores.
    """

    def __init__(
        self, game: str, count: int, seats: int | Sequence[int] | None = None,
        options: Options | Sequence[Options] | None = None, seed: int = 1, reward: str = "rank", cores: int = 1,
    ) -> None:  # fmt: skip
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        if count < 1:
            raise ValueError(f"count must be at least 1 game, not {count}")
        self.tables = tables(game, count, seats, options)
        self.game, self.seats = self.tables.game, self.tables.most
        prepare(self.game)
        self.count = count
        self.reward = REWARDS[reward]
        self.cores = min(cores or os.cpu_count() or 1, count)
        self.first_seed = seed
        self.loops = bind(env_loops, self.game.name)
        self.games = blank(self.game.rules.State, count)
        self.seeds: npt.NDArray[np.uint64] = np.zeros(count, np.uint64)
        self.legal: npt.NDArray[np.int16] = np.zeros((count, self.game.rules.max_moves), np.int16)
        self.counts: npt.NDArray[np.int32] = np.zeros(count, np.int32)
        self.acting: npt.NDArray[np.int16] = np.zeros(count, np.int16)
        self.rewards: npt.NDArray[np.float32] = np.zeros((count, columns(reward, self.seats)), np.float32)
        self.done: npt.NDArray[np.int8] = np.zeros(count, np.int8)
        self._observations: npt.NDArray[np.float32] | None = None
        self._masks: npt.NDArray[np.int8] | None = None
        self._moves: npt.NDArray[np.int16] = np.zeros(count, np.int16)
        edges = np.linspace(0, count, self.cores + 1).astype(int).tolist()
        self._shares = [Share(self, first, end) for first, end in itertools.pairwise(edges)]
        self._pool = ThreadPoolExecutor(self.cores - 1) if self.cores > 1 else None
        self._steps = 0

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has; `game.brain.features` names each."""
        return len(self.game.brain.features)

    @property
    def action_size(self) -> int:
        """How many move codes there are; `game.rules.notation` names each."""
        return len(self.game.rules.notation)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; game i has the seed `seed` + i."""
        if seed is not None:
            self.first_seed = seed
        self.seeds[:] = np.arange(self.first_seed, self.first_seed + self.count, dtype=np.uint64)
        self.rewards[:] = 0
        self.done[:] = 0
        self._steps = 0
        self._divide(lambda core: self.loops.begin(
            core.games, core.words, *core.tables, core.seeds, *core.look))  # fmt: skip

    def begin_again(self, part: slice) -> None:
        """Begin some games anew, each with the seed that it has."""
        self.loops.begin(
            self.games[part], words_of(self.games)[part], self.tables.seats[part], self.tables.options[part],
            self.seeds[part], self.legal[part], self.counts[part], self.acting[part],
        )  # fmt: skip

    def step(self, moves: npt.NDArray[Any]) -> None:
        """Make one legal move in every game. The moves are not checked: take them from `legal` or the mask."""
        chosen = np.ascontiguousarray(moves, np.int16)
        if chosen.shape != (self.count,):
            raise ValueError(f"step takes one move a game, {self.count} in all, not an array of shape {chosen.shape}")
        stride = np.uint64(self.count)
        self._divide(lambda core: self.loops.step(
            core.games, core.words, chosen[core.part], *core.tables, core.seeds, stride, self.reward,
            core.numbers, *core.look, *core.outcome))  # fmt: skip

    def observe(self) -> npt.NDArray[np.float32]:
        """What the seat to move sees in every game, a row each."""
        if self._observations is None:
            self._observations = np.zeros((self.count, self.observation_size), np.float32)
        rows = self._observations
        self._divide(lambda core: self.loops.observations(core.games, *core.scratch, rows[core.part]))
        return rows

    def mask(self) -> npt.NDArray[np.int8]:
        """The legal moves of every game as a mask over all move codes."""
        if self._masks is None:
            self._masks = np.zeros((self.count, self.action_size), np.int8)
        rows = self._masks
        self._divide(lambda core: self.loops.masks(core.games, core.look[0], core.look[1], rows[core.part]))
        return rows

    def random_moves(self) -> npt.NDArray[np.int16]:
        """A random legal move for every game (always in the same array)."""
        self._steps += 1
        self.loops.random_moves(self.legal, self.counts, self._moves, self._steps)  # quicker done than handed over
        return self._moves

    def deckhand_moves(self, which: Any = None) -> npt.NDArray[np.int16]:
        """What the bot *deckhand* would do in every game (always in the same array).

        Whoever wants to know it of some games only may give their numbers; here it is said of all.
        """
        self._steps += 1
        self._divide(lambda core: self.loops.deckhand_moves(
            core.games, *core.scratch, core.look[0], core.look[1], core.moves, self._steps))  # fmt: skip
        return self._moves

    def _divide(self, work: Callable[[Share], None]) -> None:
        """Every core works on its share; the first share is done by the caller itself."""
        others = [self._pool.submit(work, share) for share in self._shares[1:]] if self._pool else []
        work(self._shares[0])
        for other in others:
            other.result()
