"""How games of Grog Island go between equal bots: rounds, winning bids, dice in them, locks, points.

python bench/grog_pace.py [--bot mate] [--games 120]
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from argosy.bots import Bot, bot
from argosy.games.grog_island import GAME
from argosy.games.grog_island.state import Ask
from argosy.kernel.chance import bits

FIRST_SEED = 9000
SEAT_SEED = 77  # the purpose of chance from which the seats get their seeds


def play(crew: list[Bot], seed: int) -> tuple[Any, list[tuple[int, int]]]:
    """One game: the last position, and the winning bids with their dice."""
    kernels, out = GAME.rules.kernels, np.zeros(GAME.rules.max_moves, np.int16)
    s = GAME.rules.start(len(crew), seed, [int(option.default) for option in GAME.rules.options.values()])
    for seat, each in enumerate(crew):
        each.seed = np.uint64(bits(np.uint64(seed), SEAT_SEED, seat, 1))
    bids: dict[int, tuple[int, int]] = {}
    while (seat := int(kernels.to_act(s))) >= 0:
        n = int(kernels.legal(s, out))
        if int(s.asks[s.depth - 1, 0]) == Ask.PAY:
            bids.setdefault(int(s.auction), (int(s.bid), int((s.row != 0).sum())))
        code = out[0] if n == 1 else crew[seat].pick(GAME.rules.view(s, seat))
        kernels.apply(s, np.int16(code))
    return s, list(bids.values())


def spread(found: list[int]) -> str:
    """The average, and where eight in ten lie."""
    low, high = np.quantile(found, [0.1, 0.9])
    return f"{np.mean(found):.1f} ({low:.0f}–{high:.0f})"


def main() -> None:
    """A row for every number of seats."""
    parser = argparse.ArgumentParser(description="How games of Grog Island go between equal bots.")
    parser.add_argument("--bot", default="mate")
    parser.add_argument("--games", type=int, default=120)
    asked = parser.parse_args()
    print("| players | rounds | winner's points | all points | winning bid | dice in it | locks |")
    print("|---|---|---|---|---|---|---|")
    for seats in GAME.rules.seats:
        crew = [bot(asked.bot, GAME) for _ in range(seats)]
        rounds, best, every, bids, locks = [], [], [], [], []
        for seed in range(FIRST_SEED, FIRST_SEED + asked.games):
            s, won = play(crew, seed)
            points = np.zeros(GAME.rules.seats[-1], np.int16)
            GAME.rules.kernels.scores(s, points)
            rounds.append(int(s.auction))
            best.append(int(points[:seats].max()))
            every += points[:seats].tolist()
            bids += won
            locks.append(int(s.locked).bit_count())
        prices, dice = [bid for bid, _ in bids], [count for _, count in bids]
        print(
            f"| {seats} | {spread(rounds)} | {spread(best)} | {spread(every)} | {spread(prices)} "
            f"| {np.mean(dice):.1f} | {np.mean(locks):.1f} |", flush=True,
        )  # fmt: skip


if __name__ == "__main__":
    main()
