"""How much of what moves give away lasts to the end of a game: the `share` of the curves of reviews.

    python bench/review_share.py goa --seats 2 --games 16 --write

The crews of `review_chances.py` play, and their games are reviewed with a share of 1. For every seat the chances that
moves brought it, its own and those of the others, are set beside what became of it: its result less its chance at the
start. The share is the slope of the line through nothing, drawn towards `USUALLY` as if a few games had it; with it
luck and moves go together in neither direction. One share for a game, however many play.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np

from argosy.play.match import game_of
from argosy.review import estimate
from argosy.review.curve import mates
from argosy.review.look_back import BUDGET, review
from review_chances import played

USUALLY, AS_MANY = 0.35, 0.5  # what is known before, and the sum of squares that it counts for


def pairs(name: str, seats: int, seeds: Sequence[int], budget: int, even: bool) -> list[tuple[float, float]]:
    """For every seat of every game: what moves brought it, and what became of it."""
    found = []
    for seed in seeds:
        match = mates(game_of(name), seats, seed) if even else played(name, seats, seed)
        found += [(one.own + one.others, one.result - one.start) for one in review(match, budget).players]
        print(f"{name} {seats} {seed}", file=sys.stderr, flush=True)
    return found


def slope(found: list[tuple[float, float]], games: int) -> tuple[float, float]:
    """The share, and its standard error: what one seat wins the others lose, so that each game counts a seat less."""
    moved, became = np.array(found).T
    weight = float((moved**2).sum()) + AS_MANY
    share = (float((moved * became).sum()) + USUALLY * AS_MANY) / weight
    free = max(1, len(found) - games) / len(found)
    return share, float(np.sqrt(((became - share * moved) ** 2).mean() / weight / free))


def written(shares: dict[str, float]) -> None:
    """Keep the shares beside the curves."""
    kept: dict[str, Any] = json.loads(estimate.FITTED.read_text(encoding="utf-8"))
    for name, share in shares.items():
        for one in kept[name].values():
            one["share"] = round(min(1.0, max(0.1, share)), 2)
    estimate.FITTED.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def main() -> None:
    """Review, compare, keep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="+")
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--first", type=int, default=70_000, help="the seed of the first game")
    parser.add_argument("--mates", action="store_true", help="mates alone, in close games")
    parser.add_argument("--budget", type=int, default=BUDGET, help="deals for each position")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    plain = {
        name: {seats: dataclasses.replace(one, share=1.0) for seats, one in some.items()}
        for name, some in estimate.fitted().items()
    }
    estimate.fitted = lambda: plain  # type: ignore[assignment]
    shares = {}
    for name in asked.names:
        seeds = range(asked.first, asked.first + asked.games)
        found = [one for n in asked.seats for one in pairs(name, n, seeds, asked.budget, asked.mates)]
        games = asked.games * len(asked.seats)
        shares[name], error = slope(found, games)
        together = np.corrcoef(np.array(found).T)[0, 1]
        print(f"| {name} | {games} | {shares[name]:.2f} ± {error:.2f} | {together:.2f} |", flush=True)
    if asked.write:
        written(shares)


if __name__ == "__main__":
    main()
