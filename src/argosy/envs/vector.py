"""Thousands of games in one call: arrays that are written in place, on one core or on all of them.

>>> from argosy.envs import VectorEnv
>>> env = VectorEnv("goa", 8, seats=2)
>>> env.reset()
>>> env.step(env.random_moves())
>>> env.observe().shape == (8, env.observation_size)
True
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from argosy.envs import env_loops
from argosy.kernel.bind import bind
from argosy.kernel.record import blank, words_of
from argosy.play.first_run import ready
from argosy.play.match import check_options, check_seats, game_of

REWARDS = {"rank": env_loops.RANK, "margin": env_loops.MARGIN, "score": env_loops.SCORE}


class VectorEnv:
    """Many games of one kind, stepped together. A finished game begins again at once.

    After `step` these arrays tell how things stand (they are the same objects all the time):
    `acting` (the seat to move), `legal` and `counts` (its moves), `rewards` (of games that just ended, a column a
    seat), `done` (1 where a game just ended).
    """

    def __init__(
        self, game: str, count: int, seats: int | None = None, options: Mapping[str, int | bool] | None = None,
        seed: int = 1, reward: str = "rank", cores: int = 1,
    ) -> None:  # fmt: skip
        self.game = game_of(game)
        self.seats = self.game.seats[0] if seats is None else seats
        check_seats(self.game, self.seats, None)
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        ready(self.game)
        self.options = np.array([int(v) for v in check_options(self.game, options or {}).values()], np.int16)
        self.count = count
        self.reward = REWARDS[reward]
        self.cores = cores or os.cpu_count() or 1
        self.first_seed = seed
        self.loops = bind(env_loops, self.game.name)
        self.games = blank(self.game.State, count)
        self._words = words_of(self.games)
        self._scratch = [blank(self.game.State, 1) for _ in range(self.cores)]
        self._numbers = [np.zeros(16, np.int16) for _ in range(self.cores)]
        self.seeds: npt.NDArray[np.uint64] = np.zeros(count, np.uint64)
        self.legal: npt.NDArray[np.int16] = np.zeros((count, self.game.max_moves), np.int16)
        self.counts: npt.NDArray[np.int32] = np.zeros(count, np.int32)
        self.acting: npt.NDArray[np.int16] = np.zeros(count, np.int16)
        self.rewards: npt.NDArray[np.float32] = np.zeros((count, self.seats), np.float32)
        self.done: npt.NDArray[np.int8] = np.zeros(count, np.int8)
        self._observations: npt.NDArray[np.float32] | None = None
        self._masks: npt.NDArray[np.int8] | None = None
        self._moves: npt.NDArray[np.int16] = np.zeros(count, np.int16)
        self._pool = ThreadPoolExecutor(self.cores) if self.cores > 1 else None
        self._steps = 0

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has; `game.feature_names` names each."""
        return len(self.game.feature_names)

    @property
    def action_size(self) -> int:
        """How many move codes there are; `game.notation` names each."""
        return len(self.game.notation)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; game i has the seed `seed` + i."""
        if seed is not None:
            self.first_seed = seed
        self.seeds[:] = np.arange(self.first_seed, self.first_seed + self.count, dtype=np.uint64)
        self.rewards[:] = 0
        self.done[:] = 0
        self._share(lambda a, b, core: self.loops.begin(
            self.games[a:b], self._words[a:b], self.seats, self.options, self.seeds[a:b], self.legal[a:b],
            self.counts[a:b], self.acting[a:b]))  # fmt: skip

    def step(self, moves: npt.NDArray[Any]) -> None:
        """Make one legal move in every game. The moves are not checked: take them from `legal` or the mask."""
        stride = np.uint64(self.count)
        chosen = np.ascontiguousarray(moves, np.int16)
        self._share(lambda a, b, core: self.loops.step(
            self.games[a:b], self._words[a:b], chosen[a:b], self.seats, self.options, self.seeds[a:b], stride,
            self.reward, self._numbers[core], self.legal[a:b], self.counts[a:b], self.acting[a:b], self.rewards[a:b],
            self.done[a:b]))  # fmt: skip

    def observe(self) -> npt.NDArray[np.float32]:
        """What the seat to move sees in every game, a row each."""
        if self._observations is None:
            self._observations = np.zeros((self.count, self.observation_size), np.float32)
        rows = self._observations
        self._share(
            lambda a, b, core: self.loops.observations(
                self.games[a:b], self._scratch[core][0], words_of(self._scratch[core])[0], rows[a:b]
            )
        )
        return rows

    def mask(self) -> npt.NDArray[np.int8]:
        """The legal moves of every game as a mask over all move codes."""
        if self._masks is None:
            self._masks = np.zeros((self.count, self.action_size), np.int8)
        rows = self._masks
        self._share(lambda a, b, core: self.loops.masks(self.games[a:b], self.legal[a:b], self.counts[a:b], rows[a:b]))
        return rows

    def random_moves(self) -> npt.NDArray[np.int16]:
        """A random legal move for every game."""
        self._steps += 1
        self._share(
            lambda a, b, core: self.loops.random_moves(
                self.legal[a:b], self.counts[a:b], self._moves[a:b], self._steps * self.cores + core
            )
        )
        return self._moves

    def _share(self, part: Callable[[int, int, int], None]) -> None:
        """Divide the games among the cores."""
        if self._pool is None:
            part(0, self.count, 0)
            return
        edges = np.linspace(0, self.count, self.cores + 1).astype(int).tolist()
        list(self._pool.map(part, edges[:-1], edges[1:], range(self.cores)))
