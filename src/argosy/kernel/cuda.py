"""Many games at once on an NVIDIA GPU; byte for byte the same as on the CPU."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from argosy.kernel import numba_patches
from argosy.kernel.bind import bind
from argosy.kernel.content import INTERPRETED
from argosy.kernel.game import Game

THREADS = 128  # a block, where every thread has one game
MOST_THREADS = 256  # a block, where a pool of games is shared (see `cuda_sort`)
SMALLEST_POOL = 32  # games: a warp
POOLS_A_PROCESSOR = 2  # at least, so that one computes while the other waits for memory
WAVES_FROM = 2**19  # games at once; fewer are done sooner than the GPU is told what to do next
BETWEEN_LOOKS = 32  # decisions after which the CPU asks how many games are left


def why_not() -> str | None:
    """Why there is no GPU to play on, in a sentence; None when there is one."""
    if INTERPRETED:
        return "the rules run interpreted (NUMBA_DISABLE_JIT is set)"
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda still asks for the old name
    try:
        from numba import cuda
    except ImportError:
        return "numba-cuda is not installed (pip install 'argosy[cuda]')"
    try:
        if not cuda.is_available():
            return "there is no NVIDIA GPU, or its driver does not answer"
    except Exception as error:  # a driver can fail in many ways; all mean that there is no GPU to use
        return f"the GPU does not answer ({error})"
    return None


def prepare() -> None:
    """Teach the GPU's compiler how our rules want to be compiled and where they are kept; before anything is."""
    numba_patches.spread_tables_on_gpu()
    numba_patches.widen_on_gpu()
    numba_patches.keep_on_gpu()


def blocks(count: int, size: int) -> int:
    """How many blocks of this size hold so many games."""
    return (count + size - 1) // size


class CudaBatch:
    """An array of positions in the memory of the GPU."""

    def __init__(self, game: Game, count: int, seats: int, options: Sequence[int] | None = None) -> None:
        reason = why_not()
        if reason:
            raise RuntimeError(f"no games on a GPU: {reason}")
        from numba import cuda

        from argosy.kernel import cuda_loops, cuda_sort

        prepare()
        self.cuda = cuda
        self.game = game
        self.seats = seats
        self.count = count
        self.kernels = bind(cuda_loops, game.name)
        chosen = [int(option.default) for option in game.rules.options.values()] if options is None else options
        self.options = cuda.to_device(np.array(chosen, np.int16))
        self.games = cuda.to_device(np.zeros(count, game.rules.State.dtype))
        self.lengths = cuda.to_device(np.zeros(count, np.int32))
        self.grid = blocks(count, THREADS), THREADS
        shared = count // (POOLS_A_PROCESSOR * cuda.get_current_device().MULTIPROCESSOR_COUNT)
        self.pool = min(max(shared // SMALLEST_POOL * SMALLEST_POOL, SMALLEST_POOL), cuda_sort.LARGEST_POOL)

    def __len__(self) -> int:
        return self.count

    def clear(self) -> None:
        """Wipe all positions."""
        self.games.copy_to_device(np.zeros(self.count, self.game.rules.State.dtype))

    def begin(self, first_seed: int = 1) -> None:
        """Set up every game; game i has the seed first_seed + i."""
        self.clear()
        self.kernels.begin[self.grid](self.games, self.seats, self.options, self._seeds(first_seed))
        self.legal = self.cuda.to_device(np.zeros((self.count, self.game.rules.max_moves), np.int16))
        self.counts = self.cuda.to_device(np.zeros(self.count, np.int32))
        self.acting = self.cuda.to_device(np.zeros(self.count, np.int16))
        self.kernels.look[self.grid](self.games, self.legal, self.counts, self.acting)

    def step(self, moves: Any) -> None:
        """Make one move in each game that is not over; `legal`, `counts` and `acting` are arrays on the GPU."""
        self.kernels.step[self.grid](self.games, moves, self.legal, self.counts, self.acting)

    def playouts(self, first_seed: int = 1) -> None:
        """Play every game of the wiped array from set-up to its end by random moves; `lengths` tells how many.

        Very many are played in waves, fewer in pools (see `cuda_waves` and `cuda_sort`); the games are the same.
        """
        if self.count >= WAVES_FROM:
            self.playouts_in_waves(first_seed)
        else:
            self.playouts_in_pools(first_seed)

    def playouts_in_pools(self, first_seed: int = 1) -> None:
        """Every block of threads plays its own games to their ends."""
        grid = blocks(self.count, self.pool), min(self.pool, MOST_THREADS)
        self.kernels.playouts[grid](
            self.games,
            self.pool,
            self.seats,
            self.options,
            self._seeds(first_seed),
            self.game.rules.longest,
            self.lengths,
        )

    def playouts_in_waves(self, first_seed: int = 1) -> None:
        """All games make one decision after the other, lined up anew before each."""
        from argosy.kernel import cuda_waves

        waves, line, seeds = bind(cuda_waves, self.game.name), Queue(self), self._seeds(first_seed)
        waves.begin[self.grid](self.games, self.seats, self.options, seeds, line.keys, line.counts, self.lengths)
        left = self.count
        for decision in range(self.game.rules.longest):
            line.up()
            if decision % BETWEEN_LOOKS == 0:
                left = int(line.left.copy_to_host()[0])
                if left == 0:
                    return
            grid = blocks(left, THREADS), THREADS
            waves.choose[grid](self.games, line.order, line.left, seeds, decision, line.keys, line.counts)
            line.up()
            waves.make[grid](self.games, line.order, line.left, decision, line.keys, line.counts, self.lengths)

    def fetch(self) -> Any:
        """The positions, copied to the memory of the CPU."""
        return self.games.copy_to_host().view(np.recarray)

    def _seeds(self, first: int) -> Any:
        return self.cuda.to_device(np.arange(first, first + self.count, dtype=np.uint64))


class Queue:
    """All games of a batch, or of an environment, in the order of their keys (see `cuda_places`)."""

    def __init__(self, batch: Any) -> None:
        from argosy.kernel import cuda_places

        def zeros(size: int, kind: type) -> Any:
            return batch.cuda.to_device(np.zeros(size, kind))

        self.places = cuda_places
        self.grid = batch.grid
        self.keys = zeros(batch.count, np.int16)
        self.order = zeros(batch.count, np.int32)
        self.counts = zeros(cuda_places.KEYS, np.int32)
        self.starts = zeros(cuda_places.KEYS, np.int32)
        self.left = zeros(1, np.int32)

    def up(self) -> None:
        """Line them up by the keys that they have now."""
        self.places.add_up[1, self.places.ADDERS](self.counts, self.starts, self.left)
        self.places.place[self.grid](self.keys, self.starts, self.order)
