"""Compile everything of a game now, and tell how far it is: what the progress bar of a first start shows."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numba.core import event

from argosy.kernel.batch import Batch
from argosy.kernel.compile import INTERPRETED, RULES, cache_folder
from argosy.kernel.game import Game
from argosy.kernel.record import words_of

Tell = Callable[[int, int, str], None]  # rules compiled, rules in all, the rule just compiled

MARK = "ready"  # a file in the cache folder: everything was compiled once


def is_ready(game: Game) -> bool:
    """Whether the game starts at once."""
    return INTERPRETED or (cache_folder(game.name) / MARK).exists()


def warm(game: Game, tell: Tell | None = None, further: Callable[[], None] | None = None) -> float:
    """Compile every kernel and loop of a game (and what `further` calls); the seconds it took."""
    began = time.perf_counter()
    with listening(game.name, tell or (lambda done, total, name: None)):
        call_everything(game)
        if further:
            further()
    (cache_folder(game.name) / MARK).touch()
    return time.perf_counter() - began


@contextlib.contextmanager
def listening(name: str, tell: Tell) -> Iterator[None]:
    """Tell of every rule that is compiled meanwhile."""
    listener = _Listener(name, tell)
    event.register("numba:compile", listener)
    try:
        yield
    finally:
        event.unregister("numba:compile", listener)


class _Listener(event.Listener):  # type: ignore[misc]
    def __init__(self, name: str, tell: Tell) -> None:
        self.name = name
        self.tell = tell

    def on_start(self, event: Any) -> None:
        """Nothing is done yet."""

    def on_end(self, event: Any) -> None:
        rules = [rule for owner in ("kernel", self.name) for rule in RULES.get(owner, [])]
        done = sum(bool(rule.overloads) for rule in rules)
        self.tell(done, len(rules), str(event.data["dispatcher"].py_func.__name__))


def call_everything(game: Game) -> None:
    """Call each kernel once, with the types that the house uses."""
    batch = Batch(game, 2, game.seats[0])
    batch.playouts()
    batch.begin()
    batch.step(batch.legal[:, 0].copy())
    loops, kernels, out = game.loops, game.kernels, np.zeros(game.max_moves, np.int16)
    s = game.start(game.seats[0], 1, batch.options.tolist())
    loops.lawful_playout(s, out, np.uint64(1), 1)
    loops.random_walk(s, out, np.uint64(1), 1, 1)
    loops.copies(words_of(batch.games), 0, 1, 1)
    seat = int(kernels.to_act(s))
    view = game.view(s, seat)
    rows = np.zeros((1, len(game.feature_names)), np.float32)
    loops.feature_rows(np.atleast_1d(np.asarray(view)).view(np.recarray), rows)
    kernels.features(view, rows[0])
    moves = game.legal(s)
    out[: len(moves)] = moves
    if hasattr(kernels, "value"):  # a game in the making has no judgement yet
        kernels.value(view, seat)
        kernels.judge(view, np.zeros(game.seats[-1]))
        kernels.deckhand(view, out, len(moves), 0)
    numbers = np.zeros(max(game.seats[-1], len(game.sheet)), np.int16)
    kernels.scores(s, numbers)
    kernels.ranks(s, numbers)
    kernels.sheet(s, 0, numbers)
    kernels.ledger(s)
    kernels.apply(s, moves[0])
    kernels.redeal(view, np.uint64(1))
