"""Compile a game now, part by part, and tell how far it is: what the progress bar of a first start shows.

A part (rules, loops, judgement, search ...) has a key of its own, made of the content of its rules (see `content`). A
mark with this key says that everything of the part was compiled once; a changed rule changes the keys of the parts that
call it, and of no other.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numba.core import event

from argosy.kernel.batch import Batch
from argosy.kernel.compile import RULES
from argosy.kernel.content import INTERPRETED, cache_root, key_of_all
from argosy.kernel.game import Game
from argosy.kernel.position import words_of

try:
    import fcntl
except ImportError:  # a system without it: two processes may compile the same thing, and both are right
    fcntl = None  # type: ignore[assignment]

Tell = Callable[[int, int, str], None]  # rules compiled, rules in all, the rule just compiled


class Part(NamedTuple):
    """What is compiled together."""

    name: str
    rules: Callable[[Game], Iterable[Any]]  # those that are called from outside; what they call belongs to them
    call: Callable[[Game], None]  # calls each once, with the types that the house uses

    def key(self, game: Game) -> str:
        """The content of all that is compiled in this part."""
        return key_of_all(self.rules(game))


def is_ready(game: Game, parts: Sequence[Part] | None = None) -> bool:
    """Whether these parts of a game (its rules, if none are named) start at once."""
    return INTERPRETED or all(_mark(game, part).exists() for part in parts or (RULES_PART,))


def warm(game: Game, parts: Sequence[Part], tell: Tell | None = None) -> float:
    """Compile parts of a game that were never compiled here; the seconds it took. Another process may be at it."""
    began = time.perf_counter()
    with only_one(game.name), listening(game.name, tell or (lambda done, total, name: None)):
        for part in parts:
            if not is_ready(game, [part]):
                part.call(game)
                _mark(game, part).touch()
    return time.perf_counter() - began


def load(game: Game, parts: Sequence[Part]) -> None:
    """Load what was compiled into this process."""
    for part in parts:
        part.call(game)


def _mark(game: Game, part: Part) -> Any:
    """A file in the cache: the part was compiled as a whole."""
    return cache_root() / game.name / f"{part.name}-{part.key(game)}.ready"


@contextlib.contextmanager
def only_one(game: str) -> Iterator[None]:
    """Two processes never compile the same game: the second one waits, and finds it done."""
    folder = cache_root() / game
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "compiling.lock").open("w") as lock:
        if fcntl:
            fcntl.flock(lock, fcntl.LOCK_EX)  # given back when the file is closed, also by a process that dies
        yield


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
        rules = RULES.get(self.name, [])
        done = sum(bool(rule.overloads) for rule in rules)
        self.tell(done, len(rules), str(event.data["dispatcher"].py_func.__name__))


def _contract(game: Game) -> list[Any]:
    """The rules that every game has."""
    kernels = game.rules.kernels
    return [getattr(kernels, name) for name in kernels.__all__ if callable(getattr(kernels, name))]


def _call_contract(game: Game) -> None:
    kernels, options = game.rules.kernels, [int(option.default) for option in game.rules.options.values()]
    s = game.rules.start(game.rules.seats[0], 1, options)
    seat = int(kernels.to_act(s))
    view = game.rules.view(s, seat)
    moves = game.rules.legal(s)
    numbers = np.zeros(max(game.rules.seats[-1], len(game.rules.sheet)), np.int16)
    kernels.scores(s, numbers)
    kernels.ranks(s, numbers)
    kernels.sheet(s, 0, numbers)
    kernels.ledger(s)
    kernels.apply(s, moves[0])
    kernels.redeal(view, np.uint64(1))


def _loops(game: Game) -> list[Any]:
    loops = game.rules.loops
    return [
        loops.begin, loops.look, loops.playouts, loops.step, loops.lawful_playout, loops.random_walk, loops.copies,
    ]  # fmt: skip


def _call_loops(game: Game) -> None:
    batch = Batch(game, 2, game.rules.seats[0])
    batch.playouts()
    batch.begin()
    batch.step(batch.legal[:, 0].copy())
    s = game.rules.start(game.rules.seats[0], 1, batch.options.tolist())
    out = np.zeros(game.rules.max_moves, np.int16)
    game.rules.loops.lawful_playout(s, out, np.uint64(1), 1)
    game.rules.loops.random_walk(s, out, np.uint64(1), 1, 1)
    game.rules.loops.copies(words_of(batch.games), 0, 1, 1)


RULES_PART = Part("rules", _contract, _call_contract)
LOOPS_PART = Part("loops", _loops, _call_loops)
