"""Who knows better how a game will end: a mate's judgement, what captains foresee, or the network of the admirals?

    python bench/judges.py goa --games 40 [--seats 2] [--seed 71] [--deals 8]

Mates play. Every few moves the seat to move is asked how far it will be ahead of the best other: the judgement and the
foresight on the average over some deals of what it cannot see, the network once (the points that it expects, and the
prize). Printed is the correlation of each with the true lead at the end, by quarters of the game, and the microseconds
that an answer takes. A smaller network that was taught by this one cannot be expected to know more than it does.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

from argosy.arena.series import Plan, Workplace
from argosy.bots.thinking import foresight, judgement
from argosy.brains.learned import learned
from argosy.games import find
from argosy.kernel.position import copy_of

QUARTERS = 4
STEP = 5  # moves between two questions


def ahead(points: Any, seat: int) -> float:
    """How far a seat is ahead of the best other."""
    return float(points[seat] - max(other for number, other in enumerate(points) if number != seat))


def measure(asked: argparse.Namespace) -> None:
    """Play, ask, compare."""
    game, net = find(asked.game), learned(asked.game)
    plan = Plan(asked.game, ("mate",), asked.seats, asked.games, asked.seed)
    work, rules = Workplace(plan), game.rules
    judges = {"a mate's judgement": judgement(game).value, "what captains foresee": foresight(game)}
    names = [*judges, "the network's points", "the network's prize"]
    found: list[list[list[float]]] = [[] for _ in range(QUARTERS)]
    spent = dict.fromkeys(names, 0.0)
    row = np.zeros((1, len(game.brain.features)), np.float32)
    for pairing in plan.pairings():
        outcome = work.play(pairing)
        s = rules.start(plan.seats, plan.seed_of(pairing.deal), work.options.tolist())
        for number, code in enumerate(outcome.moves):
            seat = int(rules.kernels.to_act(s))
            if number % STEP == 0:
                view = rules.view(s, seat)
                deals = [copy_of(view) for _ in range(asked.deals)]
                for salt, deal in enumerate(deals):
                    rules.kernels.redeal(deal, np.uint64(number * 100 + salt + 1))
                said = []
                for name, judge in judges.items():
                    began = time.thread_time()
                    said.append(float(np.mean([judge(deal, seat) for deal in deals])))
                    spent[name] += (time.thread_time() - began) / asked.deals
                began = time.thread_time()
                game.brain.kernels.features(view, row[0])
                hidden = net.hidden(row)
                said.append(ahead(net.points(hidden)[0, : plan.seats], 0))
                said.append(float(net.prizes(hidden)[0, 0]))
                spent[names[2]] += time.thread_time() - began
                found[QUARTERS * number // len(outcome.moves)].append([*said, ahead(outcome.scores, seat)])
            rules.kernels.apply(s, np.int16(code))
    count = sum(len(quarter) for quarter in found)
    print(f"{asked.game}, mates with {asked.seats}, {asked.games} games, {count} positions:")
    for which, name in enumerate(names):
        parts = [f"{np.corrcoef(np.array(part)[:, which], np.array(part)[:, -1])[0, 1]:.2f}" for part in found]
        print(f"  {name}: {', '.join(parts)}; {1e6 * (spent[name] or spent[names[2]]) / count:.0f} us")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=71)
    parser.add_argument("--deals", type=int, default=8)
    measure(parser.parse_args())
