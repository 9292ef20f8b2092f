"""How much captains and admirals at the table think: work that takes an idle core about a second, measured once in a
process.

Work and not seconds: where many think at once people wait a little longer, but the player they play against is the
same. Time is measured by what the thread itself used of a core, so that a busy machine measures the same.
"""

from __future__ import annotations

import functools
import math
import threading
import time
from typing import Any

from argosy.bots import Bot, bot
from argosy.games import find
from argosy.kernel.game import Game
from argosy.play import new

A_MOVE = 1.0  # seconds of an idle core
TRIAL, POSITIONS = 0.05, 6  # a measurement takes at least so long, in about so many positions
WORK = {"captain": "iterations", "admiral": "rounds"}  # what those count who think as long as one lets them
LEAST = {"captain": 60, "admiral": 1}  # below it they are none, however slow the machine
MOST = 100_000  # tried in a measurement
_one_at_a_time = threading.Lock()


def work(game: Game, seats: int, share: float = 1.0, level: str = "captain") -> int:
    """The work of a move; `share` below 1 where they must think less."""
    with _one_at_a_time:
        pace = _pace(game.name, seats, level)
    return max(LEAST[level], round(pace * A_MOVE * share))


@functools.cache
def _pace(name: str, seats: int, level: str) -> float:
    """Work a second on one core, so that a move takes a second on the average over a game."""
    game = find(name)
    states = _positions(game, seats)
    _thinker(game, level, 1).pick(states[0])  # what is compiled or loaded on the way is not thinking
    return len(states) / sum(_timed(game, state, level) for state in states)


def _thinker(game: Game, level: str, count: int) -> Bot:
    return bot(level, game, seed=1, **{WORK[level]: count})


def _positions(game: Game, seats: int) -> list[Any]:
    """What is seen by those who have a choice, now and then in a game of deckhands."""
    match, hand = new(game.name, seats, seed=1), bot("deckhand", game, seed=1)
    seen = []
    while not match.over:
        view = match.view(match.to_move)
        if len(view.moves) > 1:
            seen.append(view.state)
        match.push(hand.choose(view))
    return seen[:: max(1, len(seen) // POSITIONS)]


def _timed(game: Game, state: Any, level: str) -> float:
    """Seconds of a core that a unit of work takes in a position."""
    count = LEAST[level]
    while True:
        thinker = _thinker(game, level, count)
        began = time.thread_time()
        thinker.pick(state)
        used = time.thread_time() - began
        if used >= TRIAL or count >= MOST:  # an admiral who sees at once what to do does no work at all
            return used / count
        count = max(2 * count, math.ceil(count * TRIAL / used)) if used else 2 * count


def settings(game: Game, seats: int, cores: int = 1, share: float = 1.0, level: str = "captain") -> dict[str, Any]:
    """The settings of a captain or an admiral at the table: the same work; a captain's on as many cores as are free.

    Whether a search is long enough for better company is decided by all of its work, not by a core's part of it.
    """
    count = work(game, seats, share, level)
    if level != "captain":
        return {WORK[level]: count}
    enough = 0 < game.brain.captains_company <= count
    return {"iterations": count, "threads": cores, "company": math.ceil(count / cores) if enough else 0}
