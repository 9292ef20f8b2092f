"""Many games at once on an NVIDIA GPU, one game a thread; byte for byte the same as on the CPU."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from argosy.kernel.bind import bind
from argosy.kernel.compile import INTERPRETED
from argosy.kernel.game import Game

THREADS = 128  # a block


def why_not() -> str | None:
    """Why there is no GPU to play on, in a sentence; None when there is one."""
    if INTERPRETED:
        return "the rules run interpreted (NUMBA_DISABLE_JIT is set)"
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # type: ignore[attr-defined]  # numba-cuda still asks for the old name
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


@functools.cache
def spread_tables() -> None:
    """Component tables into the GPU's global memory.

    Constant memory, where Numba puts them, holds 64 KB and serves one address at a time: too small for the larger
    games, and slow when every thread plays a different game.
    """
    from numba.cuda import target

    kind, names = target.CUDATargetContext, target.nvvm
    put = kind.make_constant_array

    def make_constant_array(self: Any, *arguments: Any) -> Any:
        constant = names.ADDRSPACE_CONSTANT
        names.ADDRSPACE_CONSTANT = names.ADDRSPACE_GLOBAL
        try:
            return put(self, *arguments)
        finally:
            names.ADDRSPACE_CONSTANT = constant

    kind.make_constant_array = make_constant_array


class CudaBatch:
    """An array of positions in the memory of the GPU."""

    def __init__(
        self, game: Game, count: int, seats: int, options: Sequence[int] | None = None, threads: int = THREADS
    ) -> None:
        reason = why_not()
        if reason:
            raise RuntimeError(f"no games on a GPU: {reason}")
        from numba import cuda

        from argosy.kernel import cuda_loops

        spread_tables()

        self.cuda = cuda
        self.game = game
        self.seats = seats
        self.count = count
        self.kernels = bind(cuda_loops, game.name)
        chosen = [int(option.default) for option in game.options.values()] if options is None else options
        self.options = cuda.to_device(np.array(chosen, np.int16))
        self.games = cuda.to_device(np.zeros(count, game.State.dtype))
        self.lengths = cuda.to_device(np.zeros(count, np.int32))
        self.threads = threads
        self.blocks = (count + threads - 1) // threads

    def __len__(self) -> int:
        return self.count

    def clear(self) -> None:
        """Wipe all positions."""
        self.games.copy_to_device(np.zeros(self.count, self.game.State.dtype))

    def begin(self, first_seed: int = 1) -> None:
        """Set up every game; game i has the seed first_seed + i."""
        self.clear()
        self.kernels.begin[self.blocks, self.threads](self.games, self.seats, self.options, self._seeds(first_seed))
        self.legal = self.cuda.to_device(np.zeros((self.count, self.game.max_moves), np.int16))
        self.counts = self.cuda.to_device(np.zeros(self.count, np.int32))
        self.acting = self.cuda.to_device(np.zeros(self.count, np.int16))
        self.kernels.look[self.blocks, self.threads](self.games, self.legal, self.counts, self.acting)

    def step(self, moves: Any) -> None:
        """Make one move in each game that is not over; `legal`, `counts` and `acting` are arrays on the GPU."""
        self.kernels.step[self.blocks, self.threads](self.games, moves, self.legal, self.counts, self.acting)

    def playouts(self, first_seed: int = 1, local: bool = True) -> None:
        """Play every game of the wiped array from set-up to its end by random moves; `lengths` tells how many."""
        kernel = self.kernels.local_playouts if local else self.kernels.playouts
        kernel[self.blocks, self.threads](
            self.games, self.seats, self.options, self._seeds(first_seed), self.game.longest, self.lengths
        )

    def fetch(self) -> Any:
        """The positions, copied to the memory of the CPU."""
        return self.games.copy_to_host().view(np.recarray)

    def _seeds(self, first: int) -> Any:
        return self.cuda.to_device(np.arange(first, first + self.count, dtype=np.uint64))
