"""Many games at once, for any game: random playouts and stepping on one core or on all of them.

The loops are compiled and release Python's lock, so a thread a core is enough; each thread has its own part of the
array, and the result is the same byte for byte however the work is divided.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from argosy.kernel.game import Game
from argosy.kernel.position import blank, words_of


class Batch:
    """An array of positions of one game. `games` is a record array; `games.ducats` is the field of all of them."""

    def __init__(
        self, game: Game, count: int, seats: int, options: Sequence[int] | None = None, cores: int = 1
    ) -> None:
        self.game = game
        self.seats = seats
        self.cores = cores or os.cpu_count() or 1
        chosen = [int(option.default) for option in game.rules.options.values()] if options is None else options
        self.options = np.array(chosen, np.int16)
        self.games = blank(game.rules.State, count)
        self.words = words_of(self.games)
        self.lengths = np.zeros(count, np.int32)
        self.legal = np.zeros((count, game.rules.max_moves), np.int16)
        self.counts = np.zeros(count, np.int32)
        self.acting = np.zeros(count, np.int16)

    def __len__(self) -> int:
        return len(self.games)

    def begin(self, first_seed: int = 1) -> None:
        """Set up every game; game i has the seed first_seed + i."""
        seeds = self._seeds(first_seed)
        self._share(
            lambda a, b: self.game.rules.loops.begin(
                self.games[a:b], self.words[a:b], self.seats, self.options, seeds[a:b]
            )
        )
        self._share(
            lambda a, b: self.game.rules.loops.look(
                self.games[a:b], self.legal[a:b], self.counts[a:b], self.acting[a:b]
            )
        )

    def playouts(self, first_seed: int = 1) -> int:
        """Play every game from set-up to its end by random moves; the number of decisions made."""
        seeds = self._seeds(first_seed)

        def part(a: int, b: int) -> int:
            out = np.zeros(self.game.rules.max_moves, np.int16)
            return int(
                self.game.rules.loops.playouts(
                    self.games[a:b],
                    self.words[a:b],
                    out,
                    self.seats,
                    self.options,
                    seeds[a:b],
                    self.game.rules.longest,
                    self.lengths[a:b],
                )
            )

        return sum(self._share(part))

    def step(self, moves: Any) -> None:
        """Make one move in each game that is not over; then `legal`, `counts` and `acting` tell what is next."""
        self._share(
            lambda a, b: self.game.rules.loops.step(
                self.games[a:b], moves[a:b], self.legal[a:b], self.counts[a:b], self.acting[a:b]
            )
        )

    def _seeds(self, first: int) -> Any:
        return np.arange(first, first + len(self), dtype=np.uint64)

    def _share(self, part: Callable[[int, int], Any]) -> list[Any]:
        """Divide the array among the cores."""
        if self.cores == 1:
            return [part(0, len(self))]
        edges = np.linspace(0, len(self), self.cores + 1).astype(int)
        with ThreadPoolExecutor(self.cores) as pool:
            return list(pool.map(part, edges[:-1].tolist(), edges[1:].tolist()))
