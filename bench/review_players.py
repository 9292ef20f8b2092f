"""Whether a review tells players apart, and how long it takes.

    python bench/review_players.py goa --games 10 --seats 2 --cores 2

Four levels play against mates. For every level: its accuracy, what it gave away in a game, its mistakes; for every game
the seconds of a review, and what a seat gains by turns in which it gave nothing away and nobody saw anything new.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from itertools import groupby
from typing import Any

import numpy as np

import argosy
from argosy.play import Match
from argosy.review import Review, review
from argosy.review.look_back import BUDGET

LEVELS = {"random": {}, "deckhand": {}, "mate": {}, "captain": {"iterations": 100}}


def played(game: str, seats: int, level: str, seed: int) -> Match:
    """A game of one bot against mates; it sits where the seed says."""
    mine = seed % seats
    crew = [
        argosy.bot(level, game=game, seed=seed, **LEVELS[level])
        if seat == mine
        else argosy.bot("mate", game=game, seed=seed + seat)
        for seat in range(seats)
    ]  # fmt: skip
    match = argosy.new(game, seats=seats, seed=seed)
    while (seat := match.to_move) is not None:
        match.push(crew[seat].choose(match.view(seat)))
    return match


def gains(found: Review) -> list[float]:
    """What who moved seemed to gain by each turn that gave nothing away and showed nobody anything new."""
    turns = [list(group) for _, group in groupby(found.steps[:-1], key=lambda step: step.turn)]
    calm = [turn for turn in turns if not any(step.loss or step.drawn for step in turn)]
    return [sum(step.change[step.seat] for step in turn) for turn in calm]


def told(some: Any, digits: int = 0) -> str:
    """A mean and its standard error."""
    error = np.std(some) / max(1, len(some) - 1) ** 0.5
    return f"{np.mean(some):.{digits}f} ± {error:.{digits}f}"


def main() -> None:
    """Play, review, print tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="+")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--budget", type=int, default=BUDGET, help="deals for each position")
    parser.add_argument("--cores", type=int, default=2)
    asked = parser.parse_args()
    print("| game | player | accuracy | given away | mistakes |")
    print("|---|---|---|---|---|")
    for name in asked.names:
        seconds, cpu, calm = [], [], []
        for level in LEVELS:
            seen: dict[str, list[float]] = defaultdict(list)
            for seed in range(11, 11 + asked.games):
                match = played(name, asked.seats, level, seed)
                began, worked = time.perf_counter(), time.process_time()
                found = review(match, asked.budget, cores=asked.cores)
                seconds.append(time.perf_counter() - began)
                cpu.append(time.process_time() - worked)
                calm += gains(found)
                player = found.players[seed % asked.seats]
                seen["accuracy"].append(player.accuracy or 0.0)
                seen["lost"].append(100 * player.lost)
                seen["mistakes"].append(player.mistakes)
            cells = [told(seen["accuracy"]), f"{np.mean(seen['lost']):.0f} %", f"{np.mean(seen['mistakes']):.1f}"]
            print(f"| {name} | {level} | {' | '.join(cells)} |", flush=True)
        print(f"{name}: {np.median(seconds):.1f} s a review, {np.median(cpu):.1f} s of work, at most", end=" ")
        print(f"{max(cpu):.1f}; by {len(calm)} calm turns {told(100 * np.array(calm), 2)} %", flush=True)


if __name__ == "__main__":
    main()
