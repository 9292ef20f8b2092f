"""The same measurement for other engines, where they are installed: random games on one core, in the same run."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

NOT_INSTALLED = "not installed (pip install 'argosy[bench]')"

Game = Callable[[random.Random], int]  # plays one random game; the number of decisions


def run(seconds: float) -> dict[str, Any]:
    """Decisions, games and copies a second of every engine that is here."""
    return dict(engines(seconds))


def engines(seconds: float) -> Iterator[tuple[str, Any]]:
    """Each engine with its figures, or why there are none."""
    for name in ("gin_rummy", "backgammon"):
        yield f"OpenSpiel {name}", open_spiel(name, seconds)
    yield "Catanatron", catanatron(seconds)


def open_spiel(name: str, seconds: float) -> Any:
    """A game of OpenSpiel through its Python interface; chance is drawn as the game says."""
    try:
        import pyspiel
    except ImportError:
        return NOT_INSTALLED
    game = pyspiel.load_game(name)

    def play(dice: random.Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return figures(play, game.new_initial_state().clone, game.num_players(), seconds)


def catanatron(seconds: float) -> Any:
    """Catan for four random players."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return NOT_INSTALLED

    def play(dice: random.Random) -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=dice.getrandbits(30))
        game.play()
        records = getattr(game.state, "action_records", None)
        return len(game.state.actions if records is None else records)

    return figures(play, Game([RandomPlayer(color) for color in Color]).copy, 4, seconds)


def figures(play: Game, copy: Callable[[], Any], seats: int, seconds: float) -> dict[str, Any]:
    """Play for a while, then copy for a while."""
    dice, decisions, games = random.Random(1), 0, 0
    play(dice)
    began = time.perf_counter()
    while time.perf_counter() - began < seconds or games < 2:
        decisions += play(dice)
        games += 1
    took = time.perf_counter() - began
    return {
        "seats": seats, "decisions_per_s": round(decisions / took), "playouts_per_s": round(games / took, 1),
        "decisions_per_game": round(decisions / games, 1), "copies_per_s": copies(copy, seconds / 2),
    }  # fmt: skip


def copies(copy: Callable[[], Any], seconds: float) -> int:
    """Copies a second."""
    count, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        for _ in range(100):
            copy()
        count += 100
    return round(count / (time.perf_counter() - began))
