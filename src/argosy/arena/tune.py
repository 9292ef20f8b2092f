"""Tuning a game's judgement by self-play, without compiling anew for every trial.

A game can be tuned when its ``judgement.py`` judges a seat by named traits: `TRAITS`, `KNOTS`, `WEIGHTS`, the kernels
`traits(v, seat, out)`, `actions_left(v, seat)`, `sure_points(v, seat)`, `hopes(v, totals, scratch, table)` and
`prospects(v, table, out)`, where a row of the table holds the weights for so many actions left.

    python -m argosy.arena.tune goa --rounds 4 --games 300 --out weights.json

Each round lets mates (with a few moves by chance) play against each other, fits the weights to what the seats gained in
the end, and plays the new weights against the old ones: seats rotated, the same seeds for both.
"""

from __future__ import annotations

import argparse
import importlib
import json
import math
import pathlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from argosy.arena import tuned
from argosy.bots import beam, ends, own_turn
from argosy.bots.memory import Memory, memory_for
from argosy.bots.workspace import Positions, no_trail
from argosy.brains.weights import by_time
from argosy.games import find
from argosy.kernel.arrays import Floats, Ints
from argosy.kernel.bind import bind
from argosy.kernel.game import Game

QUICK = (1, 1, 6, 0, 0)  # the settings of the mates that play: re-deals, width, depth, no haze, nothing ahead
SAMPLED = 0.12  # the part of all positions that is looked at
BETWEEN_BLUNDERS = 40  # decisions between two moves by chance, on average
CORES = 2
ALIKE = 30.0  # so many positions of a game say as much as one
LARGE = 15.0  # a margin of so many points is large
USUAL = 0.1  # weights move by this much even if they are small


class TunedMemory(NamedTuple):
    """A mate's memory, and the weights of every seat."""

    states: Positions
    words: Any
    first: Ints
    moves: Ints
    marks: Floats
    tries: Ints
    numbers: Ints
    totals: Floats
    order: Ints
    tables: Any


def tuned_kernels(game: Game) -> Any:
    """The mate's search with weights that come with its memory, by seat."""
    return bind(
        own_turn,
        game.name,
        value=bind(tuned, game.name).by_tables,
        ended=bind(ends, game.name).margin,
        follow=no_trail,
        thumb=game.brain.contract.deckhand,
    )


class Tuner:
    """Self-play of one game with tables of weights."""

    def __init__(self, name: str, settings: tuple[int, ...] = QUICK) -> None:
        self.game: Game = find(name)
        self.judgement: Any = importlib.import_module(f"argosy.games.{name}.brain.judgement")
        self.knots = np.array(self.judgement.KNOTS)
        self.traits = self.judgement.TRAITS
        self.kernels = tuned_kernels(self.game)
        self.settings = settings
        self.options = np.array([int(option.default) for option in self.game.rules.options.values()], np.int16)

    @property
    def weights(self) -> Any:
        """The weights in use, one row a time of the game."""
        return np.array([self.judgement.WEIGHTS[name] for name in self.traits], np.float64).T.copy()

    def hats(self, left: Any) -> Any:
        """How much each time of the game counts with so many actions left."""
        columns = np.eye(len(self.knots))[::-1]
        return np.stack([np.interp(left, self.knots[::-1], column) for column in columns], -1)

    def table(self, weights: Any) -> Any:
        """The weights for every number of actions left."""
        columns = {name: weights[:, i] for i, name in enumerate(self.traits)}
        return by_time(self.traits, self.knots, columns)

    def memory(self) -> Memory:
        """Memory for one thread."""
        return memory_for(self.game, int(self.settings[own_turn.WIDTH]))

    def play(self, memory: Memory, tables: Any, seed: int, levels: Any) -> Any:
        """One game to its end; the scores."""
        seats = len(tables)
        self.kernels.play(
            TunedMemory(*memory, tables),
            np.array(levels, np.int64),
            np.array([self.settings] * seats, np.float64),
            np.arange(seats).astype(np.uint64) + np.uint64(seed * 100),
            seats,
            self.options,
            np.uint64(seed),
            np.zeros(self.game.rules.longest, np.int16),
        )
        return self.scores(memory, seats)

    def scores(self, memory: Memory, seats: int) -> Any:
        """The points on the table."""
        out = np.zeros(self.game.rules.seats[-1], np.int16)
        self.game.rules.kernels.scores(memory.states[beam.PLAYED], out)
        return out[:seats].astype(float)

    def duel(
        self, one: Any, other: Any, seats: int, games: int, first_seed: int = 10_000
    ) -> tuple[float, float, float]:
        """New weights in one seat, old ones in the others: share of wins, half its interval, points of the new."""
        tables = (self.table(one), self.table(other))

        def part(core: int) -> list[tuple[float, float]]:
            memory, found = self.memory(), []
            for g in range(core, games, CORES):
                at = g % seats
                both = np.stack([tables[0] if seat == at else tables[1] for seat in range(seats)])
                points = self.play(memory, both, first_seed + g // seats, [own_turn.MATE] * seats)
                best = points == points.max()
                found.append((float(best[at]) / best.sum(), points[at]))
            return found

        rows = np.array([row for rows in self._spread(part) for row in rows])
        return float(rows[:, 0].mean()), float(1.96 * rows[:, 0].std() / len(rows) ** 0.5), float(rows[:, 1].mean())

    def gather(self, weights: Any, seats: int, games: int, first_seed: int) -> tuple[Any, Any, Any]:
        """Positions of self-play: traits, actions left, and what the seat gained beyond its sure points."""
        table = self.table(weights)

        def part(core: int) -> list[Any]:
            memory, rows = self.memory(), []
            for g in range(core, games, CORES):
                rows += self._sampled(memory, table, seats, first_seed + g)
            return rows

        rows = [row for rows in self._spread(part) for row in rows]
        return (
            np.array([row[0] for row in rows]),
            np.array([row[1] for row in rows]),
            np.array([row[2] for row in rows]),
        )

    def _sampled(self, memory: Memory, table: Any, seats: int, seed: int) -> list[Any]:
        random = np.random.default_rng(seed)
        game, judgement, states = self.game, self.judgement, memory.states
        levels = np.where(random.random(seats) < 0.15, own_turn.DECKHAND, own_turn.MATE).astype(np.int64)
        tables = np.stack([table] * seats)
        memory.words[beam.PLAYED] = 0
        s = states[beam.PLAYED]
        game.rules.kernels.setup(s, seats, self.options, np.uint64(seed))
        fixed = np.array([self.settings] * seats, np.float64)
        seeds = np.arange(seats).astype(np.uint64) + np.uint64(seed * 100)
        made, seen = np.zeros(1, np.int16), []
        blunder = 0
        while s.depth > 0:
            blunder -= 1
            if blunder <= 0:
                moves = game.rules.legal(s)
                game.rules.kernels.apply(s, np.int16(moves[random.integers(len(moves))]))
                blunder = int(random.geometric(1 / BETWEEN_BLUNDERS))
            else:
                self.kernels.play_on(TunedMemory(*memory, tables), levels, fixed, seeds, made)
            if s.depth > 0 and random.random() < SAMPLED:
                hopes, scratch = np.zeros(seats), np.zeros(judgement.SCRATCH)
                judgement.hopes(s, hopes, scratch, table)
                for seat in range(seats):
                    if levels[seat] == own_turn.MATE:
                        out = np.zeros(len(self.traits))
                        judgement.traits(s, seat, out)
                        known = judgement.sure_points(s, seat) + hopes[seat]
                        seen.append((out, int(judgement.actions_left(s, seat)), seat, float(known)))
        points = self.scores(memory, seats)
        return [(out, left, points[seat] - known) for out, left, seat, known in seen]

    def fit(self, weights: Any, found: Any, left: Any, gained: Any, freedom: float) -> Any:
        """Least squares, drawn towards the old weights where the games say little.

        A weight may move by about `freedom` of its usual size unless the games insist. Positions of one game say nearly
        the same, so that many of them count as one.
        """
        hats = self.hats(left)
        columns = (hats[:, :, None] * found[:, None, :]).reshape(len(found), -1)
        old = weights.reshape(-1)
        loose = np.tile(freedom * (np.abs(self.weights).mean(0) + USUAL), len(self.knots))
        noise = float(np.var(gained - columns @ old)) * ALIKE
        precision = columns.T @ columns / noise + np.diag(loose**-2.0)
        change = np.linalg.solve(precision, columns.T @ (gained - columns @ old) / noise)
        return (old + change).reshape(weights.shape)

    def level(self, weights: Any, seats: int, games: int, first_seed: int = 500_000) -> tuple[float, float]:
        """Self-play: the average score, and the average winning score."""
        tables = np.stack([self.table(weights)] * seats)

        def part(core: int) -> list[Any]:
            memory = self.memory()
            return [
                self.play(memory, tables, first_seed + g, [own_turn.MATE] * seats) for g in range(core, games, CORES)
            ]

        points = np.array([row for rows in self._spread(part) for row in rows])
        return float(points.mean()), float(points.max(1).mean())

    def _spread(self, part: Any) -> list[Any]:
        with ThreadPoolExecutor(CORES) as pool:
            return list(pool.map(part, range(CORES)))

    def fitness(self, weights: Any, pool: list[Any], games: int, first_seed: int) -> float:
        """How well weights do against deckhands and other weights: the margin, large ones counting less."""
        mine, others = self.table(weights), [self.table(each) for each in pool]
        sizes = [seats for seats in self.game.rules.seats if seats > 1]

        def part(core: int) -> list[float]:
            memory, found = self.memory(), []
            for g in range(core, games, CORES):
                seats = sizes[g % len(sizes)]
                at = g // len(sizes) % seats
                foe = g % (len(others) + 1)
                tables = np.stack([others[foe - 1] if foe and seat != at else mine for seat in range(seats)])
                levels = [own_turn.MATE if seat == at or foe else own_turn.DECKHAND for seat in range(seats)]
                points = self.play(memory, tables, first_seed + g, levels)
                found.append(math.tanh((points[at] - np.delete(points, at).max()) / LARGE))
            return found

        return float(np.mean([mark for marks in self._spread(part) for mark in marks]))

    def read(self, path: pathlib.Path) -> Any:
        """Weights from JSON."""
        known = json.loads(path.read_text())
        return np.array([known[name] for name in self.traits]).T.copy()

    def save(self, weights: Any, path: pathlib.Path) -> None:
        """Weights as JSON, one row a trait."""
        path.write_text(
            json.dumps(
                {name: [round(float(w), 4) for w in weights[:, i]] for i, name in enumerate(self.traits)}, indent=1
            )
        )


def better(tuner: Tuner, one: Any, other: Any, games: int, first_seed: int) -> float:
    """How much more than their share new weights win against old ones, at all tables, in standard errors."""
    gain, error = 0.0, 0.0
    for seats in tuner.game.rules.seats:
        if seats > 1:
            share, half, points = tuner.duel(one, other, seats, games, first_seed)
            print(
                f"    {seats} seats: wins {share:.3f} ± {half:.3f} (fair {1 / seats:.3f}), {points:.1f} points",
                flush=True,
            )
            gain += (share - 1 / seats) * seats
            error += (half / 1.96 * seats) ** 2
    return float(gain / max(error, 1e-9) ** 0.5)


def by_regression(
    tuner: Tuner, weights: Any, rounds: int, games: int, duels: int, freedom: float, out: pathlib.Path
) -> Any:
    """Fit, then go the whole way or a part of it towards the fit, whichever wins; keep what wins."""
    kept: list[Any] = []
    for number in range(rounds):
        print(f"round {number}", flush=True)
        kept += [
            tuner.gather(weights, seats, games, 1_000_000 * (number + 1))
            for seats in tuner.game.rules.seats
            if seats > 1
        ]
        kept = kept[-9:]
        found, left, gained = (np.concatenate([part[i] for part in kept]) for i in range(3))
        fitted = tuner.fit(weights, found, left, gained, freedom)
        trials = []
        for step in (1.0, 0.4):
            newer = weights + step * (fitted - weights)
            trials.append((better(tuner, newer, weights, duels, 10_000 * (number + 1)), newer))
            print(f"  step {step}: {trials[-1][0]:+.1f} standard errors", flush=True)
        most, newer = max(trials, key=lambda trial: trial[0])
        if most > 1.0:
            weights = newer
            tuner.save(weights, out)
            for seats in tuner.game.rules.seats:
                if seats > 1:
                    print(
                        f"  self-play, {seats} seats: %.1f points, winners %.1f" % tuner.level(weights, seats, 60),
                        flush=True,
                    )
    return weights


def by_evolution(
    tuner: Tuner, weights: Any, rounds: int, games: int, size: float, out: pathlib.Path, pool: list[Any]
) -> Any:
    """Stretch and shrink whole rows of weights, many ways at once, and go towards the ways that do best.

    Every way plays the same deals against deckhands and against the weights in `pool`, in every seat.
    """
    random = np.random.default_rng(11)
    family = 16
    count = weights.shape[1]
    tilt = np.linspace(-0.5, 0.5, len(tuner.knots))[:, None]
    centre = np.zeros(2 * count)

    def shaped(way: Any) -> Any:
        return weights * np.exp(way[:count] + tilt * way[count:])

    ranks = np.maximum(0, math.log(family / 2 + 0.5) - np.log(np.arange(1, family + 1)))
    ranks /= ranks.sum()
    for number in range(rounds):
        ways = centre + size * random.normal(size=(family, 2 * count))
        marks = np.array([tuner.fitness(shaped(way), pool, games, 30_000 + 1000 * number) for way in ways])
        order = np.argsort(-marks)
        centre = ranks @ ways[order]
        size *= 0.95
        found = shaped(centre)
        mark = tuner.fitness(found, pool, 4 * games, 900_000)
        print(f"generation {number}: best {marks.max():.3f}, mean {marks.mean():.3f}, centre {mark:.3f}", flush=True)
        tuner.save(found, out)
    return shaped(centre)


def main() -> None:
    """Rounds of self-play and fitting, then rounds of trial."""
    parser = argparse.ArgumentParser(description="Tune a game's judgement by self-play.")
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of fitting")
    parser.add_argument("--generations", type=int, default=0, help="rounds of evolution after that")
    parser.add_argument("--size", type=float, default=0.3, help="how far evolution reaches at first")
    parser.add_argument("--pool", type=pathlib.Path, nargs="*", default=[], help="further weights to play against")
    parser.add_argument("--games", type=int, default=300, help="games to learn from, each round and player count")
    parser.add_argument("--duels", type=int, default=120, help="games to compare by, each player count")
    parser.add_argument(
        "--freedom", type=float, default=0.4, help="how far a weight may move in a round, as a part of its size"
    )
    parser.add_argument("--start", type=pathlib.Path, help="weights to begin from (JSON)")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("weights.json"))
    asked = parser.parse_args()
    tuner = Tuner(asked.game)
    weights = tuner.weights
    if asked.start:
        weights = tuner.read(asked.start)
    weights = by_regression(tuner, weights, asked.rounds, asked.games, asked.duels, asked.freedom, asked.out)
    if asked.generations:
        pool = [weights, *(tuner.read(path) for path in asked.pool)]
        weights = by_evolution(tuner, weights, asked.generations, asked.games, asked.size, asked.out, pool)
    for seats in tuner.game.rules.seats:
        if seats > 1:
            print(f"self-play, {seats} seats: %.1f points, winners %.1f" % tuner.level(weights, seats, 60), flush=True)


if __name__ == "__main__":
    main()
