"""A template (see `bind`): whole games on a GPU, a pool of them a block. The rules are the very ones of the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda

from argosy.kernel.anygame import MAX_MOVES, apply, legal, setup, to_act
from argosy.kernel.chance import PLAYOUT, below
from argosy.kernel.cuda_sort import LARGEST_POOL, SLOTS, line_up


@cuda.jit
def begin(games: Any, seats: int, options: Any, seeds: Any) -> None:
    """Set up every game of the (zeroed) array."""
    i = cuda.grid(1)
    if i < games.shape[0]:
        setup(games[i], seats, options, seeds[i])


@cuda.jit
def playouts(games: Any, pool: int, seats: int, options: Any, seeds: Any, limit: int, lengths: Any) -> None:
    """Play every game of the (zeroed) array from set-up to its end by random moves, a pool of games in each block."""
    order = cuda.shared.array(LARGEST_POOL, np.int32)
    starts = cuda.shared.array(SLOTS, np.int32)
    out = cuda.local.array(MAX_MOVES, np.int16)
    first = cuda.blockIdx.x * pool
    last = min(first + pool, games.shape[0])
    for game in range(first + cuda.threadIdx.x, last, cuda.blockDim.x):
        setup(games[game], seats, options, seeds[game])
        lengths[game] = 0
    for decision in range(limit):
        left = line_up(games, first, last, order, starts)
        if left == 0:
            break
        for place in range(cuda.threadIdx.x, left, cuda.blockDim.x):
            game = order[place]
            s = games[game]
            n = legal(s, out)
            apply(s, out[below(seeds[game], PLAYOUT, decision, n)])
            lengths[game] = decision + 1
        cuda.syncthreads()


@cuda.jit
def look(games: Any, legal_moves: Any, counts: Any, acting: Any) -> None:
    """List the legal moves and the acting seat of every game."""
    i = cuda.grid(1)
    if i < games.shape[0]:
        counts[i] = legal(games[i], legal_moves[i])
        acting[i] = to_act(games[i])


@cuda.jit
def step(games: Any, moves: Any, legal_moves: Any, counts: Any, acting: Any) -> None:
    """Make one move in every game that is not over and list what is legal next."""
    i = cuda.grid(1)
    if i < games.shape[0]:
        s = games[i]
        if counts[i] > 0:
            apply(s, moves[i])
        counts[i] = legal(s, legal_moves[i])
        acting[i] = to_act(s)
