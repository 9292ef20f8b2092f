"""Which part of what is at stake mates usually give away at each question, which reviews compare a player with.

    python bench/review_usual.py goa maracaibo --games 8 --seats 3

Mates play and are reviewed; the means go to `usual.json`.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys

from argosy.play.match import game_of
from argosy.review import review
from argosy.review.curve import mates
from argosy.review.usual import MEASURED, measured, rates


def main() -> None:
    """Play, review, keep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="+")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--first", type=int, default=50_000, help="the seed of the first game")
    asked = parser.parse_args()
    for name in asked.names:
        steps = []
        for seed in range(asked.first, asked.first + asked.games):
            steps += [dataclasses.asdict(step) for step in review(mates(game_of(name), asked.seats, seed)).steps]
        found = {question: round(rate, 5) for question, rate in sorted(rates(steps).items())}
        measured.cache_clear()
        MEASURED.write_text(json.dumps({**measured(), name: found}, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        print(f"{name}: {len(steps)} moves, {len(found)} questions", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
