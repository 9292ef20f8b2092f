"""A template (see `bind`): whole games inside one compiled loop, on the CPU. `s` is a position, `words` its memory."""

from __future__ import annotations

from typing import Any

from argosy.kernel.anygame import apply, ledger, legal, setup, to_act
from argosy.kernel.chance import PLAYOUT, below
from argosy.kernel.compile import rule
from argosy.kernel.position import Position


@rule
def clear(words: Any) -> None:
    """Wipe the memory of one position."""
    for i in range(words.shape[0]):
        words[i] = 0


@rule
def begin(games: Any, words: Any, seats: int, options: Any, seeds: Any) -> None:
    """Set up every game of the array with its own seed."""
    for i in range(games.shape[0]):
        clear(words[i])
        setup(games[i], seats, options, seeds[i])


@rule
def play_out(s: Position, out: Any, seed: Any, limit: int) -> int:
    """Play one game to its end by random moves; the number of decisions."""
    decisions = 0
    n = legal(s, out)
    while n > 0 and decisions < limit:
        apply(s, out[below(seed, PLAYOUT, decisions, n)])
        decisions += 1
        n = legal(s, out)
    return decisions


@rule
def playouts(
    games: Any,
    words: Any,
    out: Any,
    seats: int,
    options: Any,
    seeds: Any,
    limit: int,
    lengths: Any,
) -> int:
    """Set up and play out every game of the array; the number of decisions of each goes into `lengths`."""
    total = 0
    for i in range(games.shape[0]):
        clear(words[i])
        setup(games[i], seats, options, seeds[i])
        lengths[i] = play_out(games[i], out, seeds[i], limit)
        total += lengths[i]
    return total


@rule
def random_walk(s: Position, out: Any, seed: Any, first: int, steps: int) -> int:
    """Make up to `steps` random moves, numbered from `first`; the number made."""
    made = 0
    while made < steps:
        n = legal(s, out)
        if n == 0:
            break
        apply(s, out[below(seed, PLAYOUT, first + made, n)])
        made += 1
    return made


@rule
def lawful_playout(s: Position, out: Any, seed: Any, limit: int) -> int:
    """Play one game by random moves and keep the books after every move.

    Answers the number of decisions, or -1 - k when account k of the ledger was wrong.
    """
    decisions = 0
    n = legal(s, out)
    while n > 0 and decisions < limit:
        apply(s, out[below(seed, PLAYOUT, decisions, n)])
        decisions += 1
        wrong = ledger(s)
        if wrong != 0:
            return -1 - wrong
        n = legal(s, out)
    return decisions


@rule
def step(games: Any, moves: Any, legal_moves: Any, counts: Any, acting: Any) -> None:
    """Make one move in every game that is not over and list what is legal next."""
    for i in range(games.shape[0]):
        s = games[i]
        if counts[i] > 0:
            apply(s, moves[i])
        counts[i] = legal(s, legal_moves[i])
        acting[i] = to_act(s)


@rule
def look(games: Any, legal_moves: Any, counts: Any, acting: Any) -> None:
    """List the legal moves and the acting seat of every game."""
    for i in range(games.shape[0]):
        counts[i] = legal(games[i], legal_moves[i])
        acting[i] = to_act(games[i])


@rule
def copies(words: Any, here: int, there: int, times: int) -> None:
    """Copy one position onto another many times; what the benchmark measures."""
    for _ in range(times):
        for i in range(words.shape[1]):
            words[there, i] = words[here, i]
        words[here, 0] += 1
