"""How mates of Grog Island bid and pay, and what it costs a mate to bid only what it has and to pay for what it wins.

    python bench/grog_manners.py [--seats 2] [--games 160] [--honest] [--seed 900]

With --honest one seat, each in turn, is such a mate, the others are as usual; printed are its share of the victories
and its lead with 95 % intervals. Without it auctions are counted: won, not paid, of these payable, and bids beyond the
purse.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

import numpy as np

import argosy
from argosy.games.grog_island.brain.thumb import price_and_dice
from argosy.games.grog_island.brain.worth import real_money
from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.state import Ask
from argosy.kernel import asked


def is_bid(code: int) -> bool:
    """Whether dice are laid for it."""
    return bool(Code.BID <= code < Code.SHIP)


def unseemly(view: Any, seat: int, code: int) -> bool:
    """A bid beyond the purse, or a payment refused that could be made."""
    if asked(view.state) == Ask.BID and is_bid(code):
        return bool(price_and_dice(view.state, code)[0] > real_money(view.state, seat))
    return asked(view.state) == Ask.PAY and code == Code.REFUSE and len(view.moves) > 1


def game(seats: int, number: int, seed: int, honest: int | None, counts: Counter[str]) -> list[int]:
    """One game of mates; the points."""
    match = argosy.new("grog_island", seats, seed=seed)
    mates = [argosy.bot("mate", game="grog_island", seed=7 + seats * number + seat) for seat in range(seats)]
    while (seat := match.to_move) is not None:
        view = match.view(seat)
        move = mates[seat].choose(view)
        if unseemly(view, seat, move.code):
            if seat == honest:
                worths = mates[seat].judge(view)  # type: ignore[attr-defined]
                seemly = [other for other in view.moves if not unseemly(view, seat, other.code)]
                move = max(seemly or [move], key=lambda other: worths.get(other, -1e9))
                counts["otherwise"] += 1
            else:
                counts["payable" if move.code == Code.REFUSE else "beyond the purse"] += 1
        if move.code in (Code.PAY, Code.REFUSE) and asked(view.state) == Ask.PAY:
            counts["won"] += 1
            counts["not paid"] += move.code == Code.REFUSE
        match.push(move)
    return [int(points) for points in match.scores]


def mean(numbers: list[float]) -> str:
    """With its interval."""
    return f"{np.mean(numbers):.3f} ± {1.96 * np.std(numbers) / len(numbers) ** 0.5:.3f}"


def main() -> None:
    """Play and say what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=160)
    parser.add_argument("--seed", type=int, default=900)
    parser.add_argument("--honest", action="store_true")
    chosen = parser.parse_args()
    counts: Counter[str] = Counter()
    wins: list[float] = []
    leads: list[float] = []
    for number in range(chosen.games):
        seat = number % chosen.seats
        seed = chosen.seed + number // chosen.seats
        points = game(chosen.seats, number, seed, seat if chosen.honest else None, counts)
        best = max(n for other, n in enumerate(points) if other != seat)
        wins.append(float(points[seat] > best) + 0.5 * (points[seat] == best))
        leads.append(points[seat] - best)
    print(dict(counts))
    if chosen.honest:
        print(f"wins {mean(wins)}, ahead {mean(leads)}")


if __name__ == "__main__":
    main()
