"""Fit what captains add to a game's judgement to how games ended, and write the weights.

    python bench/foresight.py GAME [--bot captain:iterations=16] [--seconds 300] [--cores 2] [--out FILE] [--also FILE]

At the beginning of every turn each seat is judged and described; when the game is over, the points that it came to
beyond the judgement are noted. A little network (`kernel.foreseeing`) is fitted to them. Printed: the part of what the
judgement overlooked that the network foresees, in games that it was not fitted to. Seats are kept beside the weights,
and `--also` adds those of an earlier run: captains who foresee play other games than those who do not.
"""

from __future__ import annotations

import argparse
import importlib
import pathlib
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import numpy as np

from argosy.bots import bot, foreseeing, parse
from argosy.brains.little_net import NEURONS
from argosy.kernel.bind import bind
from argosy.play.match import game_of
from little_net import fitted, foreseen, written

STEPS, SOFT, DECAY = 8000, 1000.0, 0.3
TABLES = (2, 2, 2, 3, 4)  # players, in turn
OUT_OF_TEN = 9  # tenths of the games that are fitted to


def one_game(name: str, players: list[Any], seats: int, seed: int) -> tuple[list[Any], list[float]]:
    """Every seat at the beginning of every turn, and what it gained beyond the judgement."""
    game, template = game_of(name), bind(foreseeing, name)
    judgement = importlib.import_module(f"argosy.games.{name}.brain.judgement")
    s = game.rules.start(seats, seed, [int(option.default) for option in game.rules.options.values()])
    moves, points = np.zeros(game.rules.max_moves, np.int16), np.zeros(game.rules.seats[-1], np.int16)
    found = np.zeros(judgement.SCRATCH)
    rows: list[Any] = []
    judged: list[float] = []
    last = -1
    while (n := int(game.rules.kernels.legal(s, moves))) > 0:
        seat = int(game.rules.kernels.to_act(s))
        if seat != last:
            last = seat
            judgement.prospects(s, judgement.TABLE, found)
            for p in range(seats):
                template.describe(s, p, found)
                begin = template.place(p)
                rows.append(found[begin : begin + template.SEEN].astype(np.float32))
                judged.append(float(found[p]))
        code = int(moves[0]) if n == 1 else players[seat].pick(game.rules.view(s, seat))
        game.rules.kernels.apply(s, np.int16(code))
    game.rules.kernels.scores(s, points)
    return rows, [float(points[i % seats]) - worth for i, worth in enumerate(judged)]


def gathered(name: str, spec: str, seconds: float, first: int) -> tuple[Any, Any]:
    """Seats and what they gained, of as many games as there is time for."""
    level, settings = parse(spec)
    players = [bot(level, game=game_of(name), seed=first + i, **settings) for i in range(max(TABLES))]
    one_game(name, players, 2, first)  # compile
    rows: list[Any] = []
    gains: list[float] = []
    ends, games = time.perf_counter() + seconds, 0
    while time.perf_counter() < ends:
        seed = first + games
        for i, player in enumerate(players):
            player.seed = np.uint64(seed * len(players) + i)
        seats, gain = one_game(name, players, TABLES[games % len(TABLES)], seed)
        rows += seats
        gains += gain
        games += 1
    return np.array(rows), np.array(gains)


def main() -> None:
    """Play, fit, tell, write."""
    parser = argparse.ArgumentParser(description="Fit what captains add to a game's judgement.")
    parser.add_argument("game")
    parser.add_argument("--bot", default="captain:iterations=16", help="who plays")
    parser.add_argument("--seconds", type=float, default=300.0, help="of playing")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("foresight_weights.py"))
    parser.add_argument("--also", type=pathlib.Path, nargs="*", default=[], help="seats of earlier runs")
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.cores) as pool:
        firsts = [(1 + core) * 10**6 for core in range(asked.cores)]
        parts = list(pool.map(partial(gathered, asked.game, asked.bot, asked.seconds), firsts))
    x, y = (np.concatenate([part[i] for part in parts]) for i in range(2))
    np.savez(asked.out.with_suffix(".npz"), x=x, y=y)
    for earlier in asked.also:
        kept = np.load(earlier)
        parts.append((kept["x"], kept["y"]))
    told = [len(x) * OUT_OF_TEN // 10 for x, _ in parts]
    x, y = (np.concatenate([part[i][:n] for part, n in zip(parts, told, strict=True)]) for i in range(2))
    table, neurons = fitted(x, y, NEURONS, STEPS, SOFT, DECAY, 1)
    fresh, gains = (np.concatenate([part[i][n:] for part, n in zip(parts, told, strict=True)]) for i in range(2))
    error = ((foreseen(fresh, table, neurons) - gains) ** 2).mean() / gains.var()
    off = np.abs(gains).mean()
    print(f"{len(x)} seats; the judgement is {off:.1f} points off, {1 - error:.0%} of that is foreseen")
    template = bind(foreseeing, asked.game)
    head = f"What a captain adds to the judgement of {game_of(asked.game).title}; written by ``bench/foresight.py``."
    asked.out.write_text(written(head, (*template.TRAITS, *template.RACE), table, neurons), encoding="utf-8")


if __name__ == "__main__":
    main()
