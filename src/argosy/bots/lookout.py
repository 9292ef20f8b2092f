"""A template (see `kernel.bind`): many positions at once, each a deal of what a view hides, to try moves in."""

from __future__ import annotations

from typing import Any

from argosy.brains.anybrain import features
from argosy.brains.prizes import place
from argosy.kernel.anygame import apply, legal, redeal, to_act, view
from argosy.kernel.compile import rule


@rule
def deal(words: Any, games: Any, seen: Any, first: int, end: int, seed: Any, move: int) -> None:
    """Lay the view into some rows, deal what it hides anew in each, and make the move."""
    for i in range(first, end):
        for k in range(words.shape[1]):
            words[i, k] = seen[k]
        redeal(games[i], seed + (i - first))
        apply(games[i], move)


@rule
def look(
    games: Any, count: int, scratch: Any, scratch_words: Any, rows: Any, moves: Any, counts: Any, acting: Any
) -> None:
    """The legal moves of every game (none when it is over), who acts, and what that seat sees, as numbers."""
    for i in range(count):
        s = games[i]
        counts[i] = 0 if s.depth == 0 else legal(s, moves[i])
        if counts[i] > 0:
            acting[i] = to_act(s)
            for k in range(scratch_words.shape[0]):
                scratch_words[k] = 0
            view(s, acting[i], scratch)
            features(scratch, rows[i])


@rule
def make(games: Any, count: int, moves: Any, counts: Any, likings: Any) -> None:
    """In every game that goes on, the legal move that is liked most."""
    for i in range(count):
        if counts[i] == 0:
            continue
        best = moves[i, 0]
        for k in range(1, counts[i]):
            if likings[i, moves[i, k]] > likings[i, best]:
                best = moves[i, k]
        apply(games[i], best)


@rule
def worth(games: Any, count: int, seat: int, counts: Any, acting: Any, prizes: Any, numbers: Any, out: Any) -> None:
    """What every game is worth to a seat: its prize where it is over, else what who acts expects for that seat."""
    for i in range(count):
        if counts[i] == 0:
            out[i] = place(games[i], seat, numbers)
        else:
            out[i] = prizes[i, (seat - acting[i]) % games[i].seats]
