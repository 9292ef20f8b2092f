"""A template (see `bind`): whole games on a GPU in waves, for very many at once.

All games march decision by decision. Before they list their moves they are lined up by what they are asked, before they
make them by what they do, so that neighbouring threads run the same code and the processors fetch little of it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda

from argosy.kernel.anygame import MAX_MOVES, apply, legal, setup
from argosy.kernel.chance import PLAYOUT, below
from argosy.kernel.cuda_places import KEYS, OVER, clear, hand_in
from argosy.kernel.stack import WHAT


@cuda.jit(device=True)
def note_question(s: Any, keys: Any, game: int, tally: Any) -> None:
    """The next key of a game is the sort of decision that it asks for."""
    if s.depth == 0:
        keys[game] = OVER
    else:
        keys[game] = s.asks[s.depth - 1, WHAT]
        cuda.atomic.add(tally, 0 + s.asks[s.depth - 1, WHAT], 1)


@cuda.jit
def begin(games: Any, seats: int, options: Any, seeds: Any, keys: Any, counts: Any, lengths: Any) -> None:
    """Set up every game of the (zeroed) array."""
    tally = cuda.shared.array(KEYS, np.int32)
    clear(tally)
    game = cuda.grid(1)
    if game < games.shape[0]:
        setup(games[game], seats, options, seeds[game])
        lengths[game] = 0
        note_question(games[game], keys, game, tally)
    hand_in(tally, counts)


@cuda.jit
def choose(games: Any, order: Any, left: Any, seeds: Any, decision: int, keys: Any, counts: Any) -> None:
    """The key of every game becomes a random one of its legal moves."""
    tally = cuda.shared.array(KEYS, np.int32)
    out = cuda.local.array(MAX_MOVES, np.int16)
    clear(tally)
    if cuda.grid(1) < left[0]:
        game = order[cuda.grid(1)]
        n = legal(games[game], out)
        keys[game] = out[below(seeds[game], PLAYOUT, decision, n)]
        cuda.atomic.add(tally, 0 + keys[game], 1)
    hand_in(tally, counts)


@cuda.jit
def make(games: Any, order: Any, left: Any, decision: int, keys: Any, counts: Any, lengths: Any) -> None:
    """Make the move that is the key of every game."""
    tally = cuda.shared.array(KEYS, np.int32)
    clear(tally)
    if cuda.grid(1) < left[0]:
        game = order[cuda.grid(1)]
        apply(games[game], keys[game])
        lengths[game] = decision + 1
        note_question(games[game], keys, game, tally)
    hand_in(tally, counts)
