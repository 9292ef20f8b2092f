"""How well hidden cards are guessed by what was played: what the true ones are given, against dealing all alike.

    python bench/guesses.py grog_island --bots mate --seats 2 --games 30 [--guesses 256] [--trust 0.25 0.5 1]

Bots play; now and then (every `--step` decisions) the seat to move guesses what the others hold. For every card that is
truly in a hidden hand: the share of the hand that is this card, on the average over the deals as they were weighed, and
with all deals alike; the figure is the mean of the logarithm of their ratio, by quarters of the game, with the 95 %
interval over games. What no deal has is counted as half a deal. Beside it: how many deals all alike are worth the
weighed ones, and the milliseconds of a guess.
"""

from __future__ import annotations

import argparse
import math
import time
from collections import Counter
from typing import Any

import numpy as np

from argosy.arena.series import Plan, Workplace
from argosy.bots.guessing import TRUST, Guesser
from argosy.brains.learned import learned
from argosy.games import find
from argosy.kernel.game import Game
from argosy.play import Seen

QUARTERS = 4


def hands(game: Game, s: Any, seat: int) -> Counter[int]:
    """The hidden cards of a seat, by their kinds."""
    held = np.zeros((game.rules.seats[-1], game.brain.contract.HOLDINGS // game.rules.seats[-1]), np.int16)
    game.brain.kernels.holdings(s, held.reshape(-1))
    return Counter({kind: int(held[seat, kind]) for kind in np.flatnonzero(held[seat]).tolist()})


def gain(game: Game, s: Any, me: int, deals: list[Any], shares: Any) -> list[float]:
    """For every hidden card: how much likelier it is, as a logarithm, than with all deals alike."""
    found = []
    for seat in range(int(s.seats)):
        held = hands(game, s, seat) if seat != me else Counter()
        if not held:
            continue
        parts = [hands(game, deal, seat) for deal in deals]
        for card, copies in held.items():
            there = np.array([part[card] for part in parts], float) / sum(held.values())
            floor = 0.5 / len(deals) / sum(held.values())
            found += [math.log((shares @ there + floor) / (there.mean() + floor))] * copies
    return found


def measure(asked: argparse.Namespace) -> None:
    """Play the games and say what was found."""
    plan = Plan(asked.game, (asked.bots,), asked.seats, asked.games, asked.seed)
    work, game = Workplace(plan), find(asked.game)
    guessers = [Guesser(game, learned(asked.game), asked.guesses, trust) for trust in asked.trust]
    told: list[list[list[list[float]]]] = [[[] for _ in range(QUARTERS)] for _ in guessers]
    worth: list[list[float]] = [[] for _ in guessers]
    seconds, looks = 0.0, 0
    for pairing in plan.pairings():
        moves = work.play(pairing).moves
        s = game.rules.start(plan.seats, plan.seed_of(pairing.deal), work.options.tolist())
        pasts: list[list[Seen]] = [[] for _ in range(plan.seats)]
        mine: list[list[list[float]]] = [[[] for _ in range(QUARTERS)] for _ in guessers]
        for number, code in enumerate(moves):
            seat = int(game.rules.kernels.to_act(s))
            if number % asked.step == asked.step - 1 and len(game.rules.legal(s)) > 1:
                for which, guesser in enumerate(guessers):
                    began = time.thread_time()
                    deals, shares = guesser.deals(game.rules.view(s, seat), pasts[seat], np.uint64(number + 1))
                    seconds, looks = seconds + time.thread_time() - began, looks + 1
                    if deals:
                        quarter = QUARTERS * number // len(moves)
                        mine[which][quarter] += gain(game, s, seat, deals, shares)
                        worth[which].append(1 / float(np.square(shares).sum()))
            if code in game.brain.open_moves:
                for other in range(plan.seats):
                    pasts[other].append(Seen(game.rules.view(s, other), code))
            game.rules.kernels.apply(s, np.int16(code))
        for which in range(len(guessers)):
            for quarter in range(QUARTERS):
                if mine[which][quarter]:
                    told[which][quarter].append([float(np.mean(mine[which][quarter]))])
    print(f"{asked.game}, {asked.bots} with {asked.seats}, {asked.games} games, {asked.guesses} guesses:")
    for which, trust in enumerate(asked.trust):
        quarters = []
        for games in told[which]:
            means = np.array(games).ravel()
            quarters.append(f"{means.mean():+.3f} ± {1.96 * means.std() / math.sqrt(max(1, len(means))):.3f}")
        print(f"  trust {trust}: {', '.join(quarters)}; worth {np.mean(worth[which]):.0f} deals")
    print(f"  {1000 * seconds / max(1, looks):.1f} ms a guess")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", default="mate")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--guesses", type=int, default=48)
    parser.add_argument("--trust", type=float, nargs="*", default=[TRUST])
    parser.add_argument("--step", type=int, default=7)
    parser.add_argument("--seed", type=int, default=71)
    measure(parser.parse_args())
