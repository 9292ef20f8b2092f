"""How much a captain at the table thinks: work that takes an idle core about a second, measured once in a process.

Work and not seconds: where many think at once people wait a little longer, but the captain they play against is the
same. Time is measured by what the thread itself used of a core, so that a busy machine measures the same.
"""

from __future__ import annotations

import functools
import math
import threading
import time
from typing import Any

from argosy.bots import bot
from argosy.games import find
from argosy.kernel.game import Game
from argosy.play import new

THINKERS = ("captain", "admiral")  # the levels that think as long as one lets them
A_MOVE = 1.0  # seconds of an idle core
TRIAL, POSITIONS = 0.05, 6  # a measurement takes at least so long, in about so many positions
LEAST = 60  # iterations: below it a captain is none, however slow the machine
_one_at_a_time = threading.Lock()


def iterations(game: Game, seats: int, share: float = 1.0, level: str = "captain") -> int:
    """The work of a captain's or an admiral's move; `share` below 1 where it must think less."""
    with _one_at_a_time:
        pace = _pace(game.name, seats, level)
    return max(LEAST, round(pace * A_MOVE * share))


@functools.cache
def _pace(name: str, seats: int, level: str) -> float:
    """Iterations a second on one core, so that a move takes a second on the average over a game."""
    game = find(name)
    states = _positions(game, seats)
    bot(level, game, seed=1, iterations=1).pick(states[0])  # what is compiled or loaded on the way is not thinking
    timed = [took for state in states if (took := _timed(game, state, level))]
    return len(timed) / sum(timed) if timed else 0.0


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
    """Seconds of a core that an iteration takes in a position; 0 where nothing needs to be searched."""
    count = LEAST
    while True:
        thinker: Any = bot(level, game, seed=1, iterations=count)
        began = time.thread_time()
        thinker.pick(state)
        used = time.thread_time() - began
        if used >= TRIAL or thinker.spent < count:  # an admiral that is sure stops earlier
            return used / thinker.spent if thinker.spent else 0.0
        count = max(2 * count, math.ceil(count * TRIAL / used)) if used else 2 * count


def settings(game: Game, seats: int, cores: int = 1, share: float = 1.0, level: str = "captain") -> dict[str, Any]:
    """The settings of a captain or an admiral at the table: the same work on as many cores as are free.

    Whether a search is long enough for better company is decided by all of its work, not by a core's part of it.
    """
    work = iterations(game, seats, share, level)
    enough = 0 < game.brain.captains_company <= work
    return {"iterations": work, "threads": cores, "company": math.ceil(work / cores) if enough else 0}
