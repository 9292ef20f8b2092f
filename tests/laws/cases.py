"""What the laws are tried on: every game, every number of seats, and every option at least once."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

import argosy
from argosy.games import find
from argosy.kernel.compile import INTERPRETED
from argosy.kernel.game import Game
from argosy.kernel.position import copy_of, words_of

SPECTATOR = -1


@dataclass(frozen=True)
class Case:
    """One way to sit down to a game."""

    name: str
    seats: int
    options: tuple[tuple[str, int], ...]

    def __str__(self) -> str:
        chosen = "".join(
            f"-{name}{value}" for name, value in self.options if value != self.game.rules.options[name].default
        )
        return f"{self.name}-{self.seats}{chosen}"

    @functools.cached_property
    def game(self) -> Game:
        """The game itself."""
        return find(self.name)

    @property
    def viewers(self) -> range:
        """The spectator and every seat."""
        return range(SPECTATOR, self.seats)

    def start(self, seed: int) -> Any:
        """A starting position."""
        return self.game.rules.start(self.seats, seed, [value for _, value in self.options])

    def match(self, seed: int) -> argosy.Match:
        """The same start as a match."""
        return argosy.new(self.name, self.seats, seed, dict(self.options))

    def walk(self, s: Any, seed: int, steps: int) -> int:
        """Make random moves in place; how many were possible."""
        out = np.zeros(self.game.rules.max_moves, np.int16)
        return int(self.game.rules.loops.random_walk(s, out, np.uint64(seed), int(s.moves), steps))

    def positions(self, seeds: range, apart: int) -> Iterator[tuple[int, Any]]:
        """Positions of random games, some moves apart, from the set-up to the end; each with the seed of its game."""
        for seed in seeds:
            s = self.start(seed)
            yield seed, copy_of(s)
            while self.walk(s, seed, apart):
                yield seed, copy_of(s)

    def moves(self, seed: int) -> list[int]:
        """The moves of one random game."""
        s, made = self.start(seed), []
        legal = self.game.rules.legal(s)
        while legal:
            made.append(legal[(seed * 7919 + len(made) * 104729) % len(legal)])
            self.game.rules.kernels.apply(s, made[-1])
            legal = self.game.rules.legal(s)
        return made


def cases_of(name: str) -> list[Case]:
    """Every number of seats with the usual options; then each other choice of an option; then all others together."""
    game = find(name)
    usual = {option: int(game.rules.options[option].default) for option in game.rules.options}
    chosen = [(seats, usual) for seats in game.rules.seats]
    for option, choices in game.rules.options.items():
        for value in choices.choices:
            if value != choices.default:
                chosen.append((game.rules.seats[len(chosen) % len(game.rules.seats)], usual | {option: int(value)}))
    last = {
        option: int(next(c for c in reversed(o.choices) if c != o.default)) for option, o in game.rules.options.items()
    }
    if len(last) > 1:
        chosen.append((game.rules.seats[-1], last))
    return [Case(name, seats, tuple(options.items())) for seats, options in chosen]


def some(compiled: int, interpreted: int) -> int:
    """How many games to try: the compiled rules can take many more."""
    return interpreted if INTERPRETED else compiled


def array_of(state: Any, count: int) -> Any:
    """Many copies of one position in one array."""
    games = blank_like(state, count)
    words_of(games)[:] = words_of(np.atleast_1d(np.asarray(state)))
    return games


def blank_like(state: Any, count: int) -> Any:
    """An array of zeroed positions of the same game."""
    return np.zeros(count, np.asarray(state).dtype).view(np.recarray)
