"""How much of what moves give away lasts to the end of a game: the `share` of the curves of reviews.

    python bench/review_share.py goa --seats 2 3 --games 12 --write
    python bench/review_share.py amerigo --seats 2 --games 8 --first 80000 --uneven

Mates play, with `--uneven` one of them is a deckhand, and their games are reviewed with a share of 1. For every seat
the chances that moves brought it, its own and those of the others, are set beside what became of it: its result less
its chance at the start. The share is the slope of the line through nothing, drawn towards `USUALLY` as if a few games
had it; with it luck and moves go together in neither direction. One share for a game, however many play.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
from typing import Any

import numpy as np

import argosy
from argosy.play import Match
from argosy.play.match import game_of
from argosy.review import estimate
from argosy.review.curve import mates
from argosy.review.look_back import review

USUALLY, AS_MANY = 0.35, 0.5  # what is known before, and the sum of squares that it counts for


def uneven(name: str, seats: int, seed: int) -> Match:
    """A game of a deckhand, who sits where the seed says, against mates."""
    match = argosy.new(name, seats=seats, seed=seed)
    levels = ["deckhand" if seat == seed % seats else "mate" for seat in range(seats)]
    crew = [argosy.bot(level, game=name, seed=seed + seat) for seat, level in enumerate(levels)]
    while (seat := match.to_move) is not None:
        match.push(crew[seat].choose(match.view(seat)))
    return match


def pairs(name: str, seats: int, first: int, games: int, even: bool) -> list[tuple[float, float]]:
    """For every seat of every game: what moves brought it, and what became of it."""
    found = []
    for seed in range(first, first + games):
        done = review(mates(game_of(name), seats, seed) if even else uneven(name, seats, seed))
        found += [(one.own + one.others, one.result - one.start) for one in done.players]
        print(f"{name} {seats} {seed}", file=sys.stderr, flush=True)
    return found


def slope(found: list[tuple[float, float]]) -> tuple[float, float]:
    """The share, and its standard error."""
    moved, became = np.array(found).T
    weight = float((moved**2).sum()) + AS_MANY
    share = (float((moved * became).sum()) + USUALLY * AS_MANY) / weight
    return share, float(np.sqrt(((became - share * moved) ** 2).mean() / weight))


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
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3])
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--first", type=int, default=70_000, help="the seed of the first game")
    parser.add_argument("--uneven", action="store_true", help="a deckhand among the mates")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    plain = {
        name: {seats: dataclasses.replace(one, share=1.0) for seats, one in some.items()}
        for name, some in estimate.fitted().items()
    }
    estimate.fitted = lambda: plain  # type: ignore[assignment]
    shares = {}
    for name in asked.names:
        found = [one for seats in asked.seats for one in pairs(name, seats, asked.first, asked.games, not asked.uneven)]
        shares[name], error = slope(found)
        print(f"| {name} | {len(found)} | {shares[name]:.2f} ± {error:.2f} |", flush=True)
    if asked.write:
        written(shares)


if __name__ == "__main__":
    main()
