"""A template (see `kernel.bind`): thousands of games stepped in one call, observations and rewards written in place."""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.brains.anybrain import deckhand, features
from argosy.brains.prizes import SCORE_SCALE, place
from argosy.kernel.anygame import apply, legal, ranks, scores, setup, to_act, view
from argosy.kernel.chance import PLAYOUT, below
from argosy.kernel.compile import rule

RANK, MARGIN, SCORE, PLACE, PLACE_AND_SCORE = 0, 1, 2, 3, 4  # what a game is worth at its end
MARGIN_SCALE = 20.0  # points ahead of the best other seat that count as a full win


@rule
def clear(words: Any) -> None:
    """Wipe the memory of one position."""
    for i in range(words.shape[0]):
        words[i] = 0


@rule
def look(s: Any, out: Any, count: int, mask: Any) -> None:
    """The legal moves as a mask over all move codes."""
    for i in range(mask.shape[0]):
        mask[i] = 0
    for i in range(count):
        mask[out[i]] = 1


@rule
def observe(s: Any, scratch: Any, scratch_words: Any, row: Any) -> None:
    """What the seat to move sees, as numbers."""
    clear(scratch_words)
    view(s, to_act(s), scratch)
    features(scratch, row)


@rule
def reward(s: Any, mode: int, numbers: Any, row: Any) -> None:
    """What the finished game was worth to every seat; with `PLACE_AND_SCORE` the second half of the row are scores."""
    n = s.seats
    if mode >= PLACE:
        for seat in range(n):
            row[seat] = place(s, seat, numbers)
        if mode == PLACE_AND_SCORE:
            scores(s, numbers)
            for seat in range(n):
                row[len(row) // 2 + seat] = numbers[seat] / SCORE_SCALE
        return
    if mode == RANK:
        ranks(s, numbers)
        for seat in range(n):
            row[seat] = 1.0 - 2.0 * (numbers[seat] - 1) / max(1, n - 1)
        return
    scores(s, numbers)
    for seat in range(n):
        if mode == SCORE:
            row[seat] = numbers[seat] / SCORE_SCALE
            continue
        best = -32000
        for other in range(n):
            if other != seat:
                best = max(best, numbers[other])
        ahead = (numbers[seat] - best) / MARGIN_SCALE if n > 1 else numbers[seat] / SCORE_SCALE
        row[seat] = min(1.0, max(-1.0, ahead))


@rule
def begin(
    games: Any, words: Any, seats: Any, options: Any, seeds: Any, legal_moves: Any, counts: Any, acting: Any
) -> None:
    """Set up every game, each for its number of seats and with its options."""
    for i in range(games.shape[0]):
        clear(words[i])
        setup(games[i], seats[i], options[i], seeds[i])
        counts[i] = legal(games[i], legal_moves[i])
        acting[i] = to_act(games[i])


@rule
def step(
    games: Any, words: Any, moves: Any, seats: Any, options: Any, seeds: Any, stride: int, mode: int, numbers: Any,
    legal_moves: Any, counts: Any, acting: Any, rewards: Any, done: Any,
) -> None:  # fmt: skip
    """One move in every game; a finished game gives its rewards and begins again with a fresh seed."""
    for i in range(games.shape[0]):
        s = games[i]
        apply(s, moves[i])
        n = legal(s, legal_moves[i])
        done[i] = 0
        if n == 0:
            reward(s, mode, numbers, rewards[i])
            done[i] = 1
            seeds[i] += stride
            clear(words[i])
            setup(s, seats[i], options[i], seeds[i])
            n = legal(s, legal_moves[i])
        counts[i] = n
        acting[i] = to_act(s)


@rule
def observations(games: Any, scratch: Any, scratch_words: Any, rows: Any) -> None:
    """What the seat to move sees in every game."""
    for i in range(games.shape[0]):
        observe(games[i], scratch, scratch_words, rows[i])


@rule
def masks(games: Any, legal_moves: Any, counts: Any, rows: Any) -> None:
    """The legal moves of every game as masks."""
    for i in range(games.shape[0]):
        look(games[i], legal_moves[i], counts[i], rows[i])


@rule
def random_moves(legal_moves: Any, counts: Any, moves: Any, event: int) -> None:
    """A random legal move for every game: the fastest opponent there is."""
    for i in range(counts.shape[0]):
        moves[i] = legal_moves[i, below(np.uint64(i + 1), PLAYOUT, event, counts[i])]


@rule
def deckhand_moves(
    games: Any, scratch: Any, scratch_words: Any, legal_moves: Any, counts: Any, moves: Any, event: int
) -> None:
    """What a deckhand would do in every game, from what the seat to move sees."""
    for i in range(games.shape[0]):
        moves[i] = legal_moves[i, 0]
        if counts[i] > 1:
            clear(scratch_words)
            view(games[i], to_act(games[i]), scratch)
            moves[i] = legal_moves[i, deckhand(scratch, legal_moves[i], counts[i], event)]
