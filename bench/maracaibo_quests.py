"""What it costs a mate of Maracaibo to take the quests that it comes by and never to leave its explorer standing.

    python bench/maracaibo_quests.py [--games 40] [--seed 700]

One seat of two, each in turn, fulfils a quest wherever its ship lies and it can, and always explores when it may.
Printed are its share of the victories and its lead with 95 % intervals, and the quests and explorer spaces of both.
"""

from __future__ import annotations

import argparse

import numpy as np

import argosy
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.state import Ask


def wanted(view: argosy.View, codes: list[int]) -> list[int]:
    """The moves that such a mate chooses among."""
    ask = view.state.asks[view.state.depth - 1, 0]
    if ask == Ask.MAIN or ask == Ask.QUEST:
        quests = [code for code in codes if Code.QUEST <= code < Code.EXPLORE]
        return quests or codes
    return [code for code in codes if code != Code.SKIP] if ask == Ask.EXPLORE else codes


def main() -> None:
    """Play and say what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=700)
    chosen = parser.parse_args()
    wins, leads, quests, spaces, otherwise = [], [], [[], []], [[], []], 0
    for number in range(chosen.games):
        keen = number % 2
        match = argosy.new("maracaibo", 2, seed=chosen.seed + number // 2)
        mates = [argosy.bot("mate", game="maracaibo", seed=7 + 2 * number + seat) for seat in range(2)]
        while (seat := match.to_move) is not None:
            view = match.view(seat)
            move = mates[seat].choose(view)
            if seat == keen:
                fitting = wanted(view, [one.code for one in view.moves])
                if move.code not in fitting:
                    worths = mates[seat].judge(view)  # type: ignore[attr-defined]
                    move = max((view.moves.find(code) for code in fitting), key=lambda one: worths.get(one, -1e9))
                    otherwise += 1
            match.push(move)
        points = match.scores
        wins.append(float(points[keen] > points[1 - keen]) + 0.5 * (points[0] == points[1]))
        leads.append(points[keen] - points[1 - keen])
        for seat in range(2):
            quests[int(seat != keen)].append(int(match.state.quests[seat]))
            spaces[int(seat != keen)].append(int(match.state.explorer[seat]))
    half = 1.96 / len(wins) ** 0.5
    print(f"wins {np.mean(wins):.3f} ± {half * np.std(wins):.3f}")
    print(f"ahead {np.mean(leads):.1f} ± {half * np.std(leads):.1f}, otherwise {otherwise}")
    print(f"quests {np.mean(quests[0]):.2f}, of usual mates {np.mean(quests[1]):.2f}")
    print(f"explorer at {np.mean(spaces[0]):.1f} and {np.mean(spaces[1]):.1f}")


if __name__ == "__main__":
    main()
