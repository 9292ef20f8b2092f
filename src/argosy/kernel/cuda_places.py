"""All games on the GPU in the order of a key, for example the decision that they ask for.

Three steps, each a pass over the games: count how many have each key (while the keys are made, by `clear` and
`hand_in`), add up where each key begins (`add_up`), and give every game its place (`place`). Games that are over have
the key `OVER` and get none.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda

KEYS = 2048  # more than any game has moves, or sorts of decisions
ADDERS = 256  # threads that add up
OVER = -1


@cuda.jit(device=True)
def clear(tally: Any) -> None:
    """Wipe a block's own count of its keys."""
    for key in range(cuda.threadIdx.x, KEYS, cuda.blockDim.x):
        tally[key] = 0
    cuda.syncthreads()


@cuda.jit(device=True)
def hand_in(tally: Any, counts: Any) -> None:
    """Add what a block has counted to the count of all."""
    cuda.syncthreads()
    for key in range(cuda.threadIdx.x, KEYS, cuda.blockDim.x):
        if tally[key] > 0:
            cuda.atomic.add(counts, key, tally[key])


@cuda.jit
def add_up(counts: Any, starts: Any, left: Any) -> None:
    """One block: where each key begins, and how many games there are; the counts are wiped for the next time."""
    parts = cuda.shared.array(ADDERS, np.int32)
    thread = cuda.threadIdx.x
    share = KEYS // ADDERS
    total = 0
    for key in range(thread * share, (thread + 1) * share):
        total += counts[key]
    parts[thread] = total
    cuda.syncthreads()
    if thread == 0:
        total = 0
        for part in range(ADDERS):
            here = parts[part]
            parts[part] = total
            total += here
        left[0] = total
    cuda.syncthreads()
    total = parts[thread]
    for key in range(thread * share, (thread + 1) * share):
        starts[key] = total
        total += counts[key]
        counts[key] = 0


@cuda.jit
def place(keys: Any, starts: Any, order: Any) -> None:
    """The numbers of all games into `order`. A block asks for all places of one key at once."""
    tally = cuda.shared.array(KEYS, np.int32)
    clear(tally)
    game = cuda.grid(1)
    mine = 0
    if game < keys.shape[0] and keys[game] != OVER:
        mine = cuda.atomic.add(tally, 0 + keys[game], 1)
    cuda.syncthreads()
    for key in range(cuda.threadIdx.x, KEYS, cuda.blockDim.x):
        if tally[key] > 0:
            tally[key] = cuda.atomic.add(starts, key, tally[key])
    cuda.syncthreads()
    if game < keys.shape[0] and keys[game] != OVER:
        order[tally[keys[game]] + mine] = game
