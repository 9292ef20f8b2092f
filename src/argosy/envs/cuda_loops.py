"""A template (see `kernel.bind`): stepping, observing and masking thousands of games on a GPU, one game a thread."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda, from_dtype

from argosy.brains.anybrain import deckhand, features
from argosy.kernel.anygame import apply, legal, setup, to_act, view
from argosy.kernel.anystate import State
from argosy.kernel.chance import PLAYOUT, below
from argosy.kernel.cuda_places import KEYS, clear, hand_in
from argosy.kernel.stack import WHAT

RECORD = from_dtype(State.dtype)

reward: Any = None  # the rule of `env_loops`, bound to the same game; `CudaVectorEnv` puts it here


@cuda.jit
def begin(games: Any, seats: Any, options: Any, seeds: Any, legal_moves: Any, counts: Any, acting: Any) -> None:
    """Set up every game of the (zeroed) array."""
    i = cuda.grid(1)
    if i < games.shape[0]:
        setup(games[i], seats[i], options[i], seeds[i])
        counts[i] = legal(games[i], legal_moves[i])
        acting[i] = to_act(games[i])


@cuda.jit
def note_questions(games: Any, keys: Any, counts: Any) -> None:
    """The key of every game is the sort of decision that it asks for (see `kernel.cuda_places`)."""
    tally = cuda.shared.array(KEYS, np.int32)
    clear(tally)
    i = cuda.grid(1)
    if i < games.shape[0]:
        s = games[i]
        keys[i] = s.asks[s.depth - 1, WHAT]
        cuda.atomic.add(tally, 0 + keys[i], 1)
    hand_in(tally, counts)


@cuda.jit
def step(
    games: Any, order: Any, zero: Any, moves: Any, seats: Any, options: Any, seeds: Any, stride: Any, mode: int,
    legal_moves: Any, counts: Any, acting: Any, rewards: Any, done: Any,
) -> None:  # fmt: skip
    """One move in every game; a finished game gives its rewards and begins again."""
    if cuda.grid(1) < games.shape[0]:
        i = order[cuda.grid(1)]
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
            setup(s, seats[i], options[i], seeds[i])
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
    games: Any, which: Any, zero: Any, legal_moves: Any, counts: Any, moves: Any, event: int
) -> None:  # fmt: skip
    """What a deckhand would do in the games that are asked about, from what the seat to move sees."""
    if cuda.grid(1) < which.shape[0]:
        i = which[cuda.grid(1)]
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
    """Mark the legal moves of every game in (wiped) rows."""
    i = cuda.grid(1)
    if i < counts.shape[0]:
        for k in range(counts[i]):
            rows[i, legal_moves[i, k]] = 1


@cuda.jit
def wipe(flat: Any) -> None:
    """Nothing is legal yet."""
    for at in range(cuda.grid(1), flat.size, cuda.gridsize(1)):
        flat[at] = 0
