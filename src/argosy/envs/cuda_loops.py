"""A template (see `kernel.bind`): stepping, observing and masking thousands of games on a GPU, one game a thread."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda, from_dtype

from argosy.brains.anybrain import deckhand, features
from argosy.kernel.anygame import apply, legal, setup, to_act, view
from argosy.kernel.anystate import State
from argosy.kernel.chance import PLAYOUT, below

RECORD = from_dtype(State.dtype)

reward: Any = None  # the rule of `env_loops`, bound to the same game; `CudaVectorEnv` puts it here


@cuda.jit
def begin(games: Any, seats: int, options: Any, seeds: Any, legal_moves: Any, counts: Any, acting: Any) -> None:
    """Set up every game of the (zeroed) array."""
    i = cuda.grid(1)
    if i < games.shape[0]:
        setup(games[i], seats, options, seeds[i])
        counts[i] = legal(games[i], legal_moves[i])
        acting[i] = to_act(games[i])


@cuda.jit
def step(
    games: Any, zero: Any, moves: Any, seats: int, options: Any, seeds: Any, stride: Any, mode: int, legal_moves: Any,
    counts: Any, acting: Any, rewards: Any, done: Any,
) -> None:  # fmt: skip
    """One move in every game; a finished game gives its rewards and begins again."""
    i = cuda.grid(1)
    if i < games.shape[0]:
        s = games[i]
        apply(s, moves[i])
        n = legal(s, legal_moves[i])
        done[i] = 0
        if n == 0:
            numbers = cuda.local.array(16, np.int16)
            reward(s, mode, numbers, rewards[i])
            done[i] = 1
            seeds[i] += stride
            games[i] = zero[0]
            setup(s, seats, options, seeds[i])
            n = legal(s, legal_moves[i])
        counts[i] = n
        acting[i] = to_act(s)


@cuda.jit
def random_moves(legal_moves: Any, counts: Any, moves: Any, event: int) -> None:
    """A random legal move for every game."""
    i = cuda.grid(1)
    if i < counts.shape[0]:
        moves[i] = legal_moves[i, below(np.uint64(i + 1), PLAYOUT, event, counts[i])]


@cuda.jit
def deckhand_moves(
    games: Any, zero: Any, legal_moves: Any, counts: Any, moves: Any, event: int, first: int
) -> None:  # fmt: skip
    """What a deckhand would do in every game from the first one on, from what the seat to move sees."""
    i = first + cuda.grid(1)
    if i < games.shape[0]:
        moves[i] = legal_moves[i, 0]
        if counts[i] > 1:
            seen = cuda.local.array(1, RECORD)
            seen[0] = zero[0]
            view(games[i], to_act(games[i]), seen[0])
            moves[i] = legal_moves[i, deckhand(seen[0], legal_moves[i], counts[i], event)]


@cuda.jit
def observations(games: Any, zero: Any, rows: Any) -> None:
    """What the seat to move sees in every game."""
    i = cuda.grid(1)
    if i < games.shape[0]:
        seen = cuda.local.array(1, RECORD)
        seen[0] = zero[0]
        view(games[i], to_act(games[i]), seen[0])
        features(seen[0], rows[i])


@cuda.jit
def masks(legal_moves: Any, counts: Any, rows: Any) -> None:
    """The legal moves of every game as masks."""
    i = cuda.grid(1)
    if i < counts.shape[0]:
        for code in range(rows.shape[1]):
            rows[i, code] = 0
        for k in range(counts[i]):
            rows[i, legal_moves[i, k]] = 1
