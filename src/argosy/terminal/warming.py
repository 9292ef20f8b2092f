"""Compile games and bots with a progress bar."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from argosy.bots import BOTS, bot
from argosy.kernel.game import Game
from argosy.kernel.warm import listening, warm
from argosy.play import new
from argosy.play.first_run import progress


def warm_all(games: Sequence[Game]) -> Iterator[tuple[str, float]]:
    """Compile each game and what its bots need; the name and the seconds."""
    for game in games:
        began = time.perf_counter()
        with progress(f"Preparing {game.title}") as tell:
            warm(game, tell)
            with listening(game.name, tell):
                ask_bots(game)
        yield game.title, time.perf_counter() - began


def ask_bots(game: Game) -> None:
    """Let every bot choose one move, so that its search is compiled."""
    match = new(game.name, game.seats[0], 1)
    while len(match.moves) == 1:
        match.push(match.moves[0])
    seat = match.to_move
    assert seat is not None
    for name in BOTS:
        bot(name, game, seed=1).choose(match.view(seat))
