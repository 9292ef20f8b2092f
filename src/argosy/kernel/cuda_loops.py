"""A template (see `bind`): whole games on a GPU, one game a thread. The rules are the very functions of the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda, from_dtype

from argosy.kernel.anygame import MAX_MOVES, apply, legal, setup, to_act
from argosy.kernel.chance import PLAYOUT, below
from argosy.kernel.record import Table as State

RECORD = from_dtype(State.dtype)


@cuda.jit
def begin(games: Any, seats: int, options: Any, seeds: Any) -> None:
    """Set up every game of the (zeroed) array."""
    i = cuda.grid(1)
    if i < games.shape[0]:
        setup(games[i], seats, options, seeds[i])


@cuda.jit
def playouts(games: Any, seats: int, options: Any, seeds: Any, limit: int, lengths: Any) -> None:
    """Play every game of the (zeroed) array from set-up to its end by random moves."""
    i = cuda.grid(1)
    if i < games.shape[0]:
        out = cuda.local.array(MAX_MOVES, np.int16)
        s = games[i]
        seed = seeds[i]
        setup(s, seats, options, seed)
        decisions = 0
        n = legal(s, out)
        while n > 0 and decisions < limit:
            apply(s, out[below(seed, PLAYOUT, decisions, n)])
            decisions += 1
            n = legal(s, out)
        lengths[i] = decisions


@cuda.jit
def local_playouts(games: Any, seats: int, options: Any, seeds: Any, limit: int, lengths: Any) -> None:
    """The same with the position in the thread's own memory, which the hardware interleaves: fewer, wider accesses."""
    i = cuda.grid(1)
    if i < games.shape[0]:
        out = cuda.local.array(MAX_MOVES, np.int16)
        mine = cuda.local.array(1, RECORD)
        mine[0] = games[i]
        s = mine[0]
        seed = seeds[i]
        setup(s, seats, options, seed)
        decisions = 0
        n = legal(s, out)
        while n > 0 and decisions < limit:
            apply(s, out[below(seed, PLAYOUT, decisions, n)])
            decisions += 1
            n = legal(s, out)
        lengths[i] = decisions
        games[i] = mine[0]


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
