"""How captains play when all is decided: how often chances say nothing more, and what a choice by them gives away.

    python bench/drifting.py GAME [--games 6] [--iterations 100] [--seed 1]

A captain plays against deckhands at a table of two. Printed are its decisions, those in which every move wins or none
does, and what the move most visited is worth less than the best one there, in points as a mate judges.
"""

from __future__ import annotations

import argparse
import math

import numpy as np

import argosy
from argosy.bots.captain import Captain


def main() -> None:
    """Play and say what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    decisions, given_away = 0, []
    for number in range(chosen.games):
        match = argosy.new(chosen.game, 2, seed=chosen.seed + number)
        captain = argosy.bot("captain", game=chosen.game, seed=number, iterations=chosen.iterations)
        deckhand = argosy.bot("deckhand", game=chosen.game, seed=number)
        assert isinstance(captain, Captain)
        while (seat := match.to_move) is not None:
            view = match.view(seat)
            if seat != number % 2 or len(view.moves) == 1:
                match.push(deckhand.choose(view))
                continue
            decisions += 1
            found = captain.search(view.state)
            if captain.decided(found):
                codes = captain.fitting(view.state, found)
                visited = max(codes, key=lambda code: (math.log(found[code].visits), found[code].chance))
                given_away.append(max(captain.thoughts[code] for code in codes) - captain.thoughts[visited])
            match.push(captain.choose(view))
    if given_away:
        print(
            f"{len(given_away)} of {decisions} decisions were decided; the move most visited was worth "
            f"{np.mean(given_away):.2f} points less ({sum(given_away) / chosen.games:.1f} a game, "
            f"at most {max(given_away):.1f})"
        )
    else:
        print(f"none of {decisions} decisions was decided")


if __name__ == "__main__":
    main()
