"""The vector environment on an NVIDIA GPU. All arrays live there and can be used without copying:

torch.as_tensor(env.observe(), device="cuda")      # __cuda_array_interface__
jax.dlpack.from_dlpack(cupy.asarray(env.observe()))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from argosy.envs import env_loops
from argosy.envs.tables import Options, tables
from argosy.envs.vector import REWARDS, columns
from argosy.kernel.bind import bind
from argosy.kernel.cuda import THREADS, Queue, blocks, prepare, why_not

WIPERS = 256  # blocks of threads that wipe a mask


class CudaVectorEnv:
    """Like `VectorEnv`, move for move; `legal`, `counts`, `acting`, `rewards` and `done` are on the GPU.

    Before a step the games are lined up by what they ask: neighbouring threads then do the same thing.
    """

    def __init__(
        self, game: str, count: int, seats: int | Sequence[int] | None = None,
        options: Options | Sequence[Options] | None = None, seed: int = 1, reward: str = "rank",
    ) -> None:  # fmt: skip
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        if count < 1:
            raise ValueError(f"count must be at least 1 game, not {count}")
        reason = why_not()
        if reason:
            raise RuntimeError(f"no games on a GPU: {reason}")
        from numba import cuda

        from argosy.envs import cuda_loops

        prepare()
        self.cuda = cuda
        self.tables = tables(game, count, seats, options)
        self.game, self.seats = self.tables.game, self.tables.most
        self.count = count
        self.first_seed = seed
        self.reward = REWARDS[reward]
        self.kernels = bind(cuda_loops, self.game.name)
        self.kernels.reward = bind(env_loops, self.game.name).reward  # before anything is compiled
        self._seats, self._options = cuda.to_device(self.tables.seats), cuda.to_device(self.tables.options)
        self._zero = cuda.to_device(np.zeros(1, self.game.rules.State.dtype))
        self.games = cuda.to_device(np.zeros(count, self.game.rules.State.dtype))
        self.seeds = cuda.to_device(np.zeros(count, np.uint64))
        self.legal = cuda.to_device(np.zeros((count, self.game.rules.max_moves), np.int16))
        self.counts = cuda.to_device(np.zeros(count, np.int32))
        self.acting = cuda.to_device(np.zeros(count, np.int16))
        self.rewards = cuda.to_device(np.zeros((count, columns(reward, self.seats)), np.float32))
        self.done = cuda.to_device(np.zeros(count, np.int8))
        self._moves = cuda.to_device(np.zeros(count, np.int16))
        self._all = cuda.to_device(np.arange(count, dtype=np.int32))
        self._rows: Any = None
        self._masks: Any = None
        self._steps = 0
        self.grid = blocks(count, THREADS), THREADS
        self._line = Queue(self)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew."""
        if seed is not None:
            self.first_seed = seed
        self._steps = 0
        self.games.copy_to_device(np.zeros(self.count, self.game.rules.State.dtype))
        self.seeds.copy_to_device(np.arange(self.first_seed, self.first_seed + self.count, dtype=np.uint64))
        self._begin(slice(0, self.count))

    def begin_again(self, part: slice) -> None:
        """Begin some games anew, each with the seed that it has."""
        self.games[part].copy_to_device(np.zeros(part.stop - part.start, self.game.rules.State.dtype))
        self._begin(part)

    def _begin(self, part: slice) -> None:
        arrays = (self.games, self._seats, self._options, self.seeds, self.legal, self.counts, self.acting)
        self.kernels.begin[blocks(part.stop - part.start, THREADS), THREADS](*(array[part] for array in arrays))

    def step(self, moves: Any) -> None:
        """One legal move in every game: an int16 array on the GPU (of PyTorch, CuPy, JAX or Numba)."""
        self._line_up()
        self.kernels.step[self.grid](
            self.games, self._line.order, self._zero, self.cuda.as_cuda_array(moves), self._seats, self._options,
            self.seeds, np.uint64(self.count), self.reward, self.legal, self.counts, self.acting, self.rewards,
            self.done,
        )  # fmt: skip

    def _line_up(self) -> None:
        self.kernels.note_questions[self.grid](self.games, self._line.keys, self._line.counts)
        self._line.up()

    def random_moves(self) -> Any:
        """A random legal move for every game."""
        self._steps += 1
        self.kernels.random_moves[self.grid](self.legal, self.counts, self._moves, self._steps)
        return self._moves

    def deckhand_moves(self, which: Any = None) -> Any:
        """What the bot *deckhand* would do in every game, or in those of these numbers (an int32 array on the GPU)."""
        self._steps += 1
        asked = self._all if which is None else self.cuda.as_cuda_array(which)
        if len(asked):
            self.kernels.deckhand_moves[blocks(len(asked), THREADS), THREADS](
                self.games, asked, self._zero, self.legal, self.counts, self._moves, self._steps
            )
        return self._moves

    def observe(self, out: Any = None) -> Any:
        """What the seat to move sees in every game, a row each; into `out` where given (float16 or float32).

        Threads write side by side, a game each: rows that lie column by column (`zeros(inputs, count).t()`) are the
        quickest.
        """
        if out is None and self._rows is None:
            self._rows = self.cuda.to_device(np.zeros((self.count, len(self.game.brain.features)), np.float32))
        rows = self._rows if out is None else self.cuda.as_cuda_array(out)
        self.kernels.observations[self.grid](self.games, self._zero, rows)
        return self._rows if out is None else out

    def mask(self, out: Any = None) -> Any:
        """The legal moves of every game as a mask over all move codes; into `out` where given (int8)."""
        if out is None and self._masks is None:
            self._masks = self.cuda.to_device(np.zeros((self.count, len(self.game.rules.notation)), np.int8))
        rows = self._masks if out is None else self.cuda.as_cuda_array(out)
        self.kernels.wipe[WIPERS, THREADS]((rows if rows.is_c_contiguous() else rows.T).ravel())
        self.kernels.masks[self.grid](self.legal, self.counts, rows)
        return self._masks if out is None else out
