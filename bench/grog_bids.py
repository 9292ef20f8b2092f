"""Fit the bidding of Grog Island's playouts to what mates find out, and write its weights.

    python bench/grog_bids.py [--seconds 90] [--rounds 3] [--cores 2] [--out FILE]

In each round games are played in which every bid is tried out: the best bid of the rule of thumb and passing, both
played on from the same deals by the playouts of the round before. A little network (`grog_island.bidding`) is fitted to
the difference. Printed: how often deckhands lose to a seat that bids so, and what mistakes in bidding cost.
"""

from __future__ import annotations

import argparse
import pathlib
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np
from numba import njit

from argosy.bots.beam import BEAM, DEAL, PLAYED, VIEW
from argosy.bots.memory import memory_for
from argosy.bots.thinking import mates_search
from argosy.bots.workspace import copy, wipe
from argosy.brains.little_net import NEURONS
from argosy.games.grog_island import GAME
from argosy.games.grog_island.brain import bidding
from argosy.games.grog_island.brain.thumb import deckhand
from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.rules.contract import (
    apply,
    legal,
    ranks,
    redeal,
    setup,
    to_act,
    view,
)
from argosy.games.grog_island.state import Ask
from argosy.kernel import asked
from argosy.kernel.chance import below, bits
from little_net import fitted, foreseen, written

HEAD = "What the traits of a bid count for in Grog Island's playouts; written by ``bench/grog_bids.py``."
AHEAD = 30  # decisions that are played on before the judgement
DEALS = 32  # in which every bid is tried
LURCH = 12  # one move in so many is made at random, so that all sorts of positions are seen
TRY, LURCHES, STRAY = 0x54525942, 0x4C555243, 0x53545259  # purposes of chance
STEPS = 4000  # of fitting
OPTIONS = np.array([int(option.default) for option in GAME.rules.options.values()], np.int16)
SOFT = 3.0  # beyond so many points a mistake counts only in proportion
judged = mates_search(GAME).judged


@njit(nogil=True)  # type: ignore[untyped-decorator]
def tried(m: Any, move: int, seat: int, table: Any, neurons: Any) -> float:
    """What a move comes to in the deal at hand."""
    copy(m.words, DEAL, BEAM)
    s = m.states[BEAM]
    apply(s, move)
    for _ in range(AHEAD):
        n = legal(s, m.moves)
        if n == 0:
            break
        apply(s, m.moves[bidding.playout_by(s, m.moves, n, s.moves, table, neurons)])
    return judged(m, s, seat)


@njit(nogil=True)  # type: ignore[untyped-decorator]
def look(m: Any, s: Any) -> None:
    """What the seat to move sees, into its row."""
    wipe(m.words, VIEW)
    view(s, to_act(s), m.states[VIEW])


@njit(nogil=True)  # type: ignore[untyped-decorator]
def gained(m: Any, bid: int, passing: int, seed: Any, table: Any, neurons: Any) -> float:
    """What a bid gains against passing in the view at hand, on average over deals."""
    v = m.states[VIEW]
    total = 0.0
    for deal in range(DEALS):
        copy(m.words, VIEW, DEAL)
        redeal(m.states[DEAL], bits(seed, TRY, v.moves, deal))
        total += tried(m, m.first[bid], to_act(v), table, neurons)
        total -= tried(m, m.first[passing], to_act(v), table, neurons)
    return total / DEALS


@njit(nogil=True)  # type: ignore[untyped-decorator]
def gather(m: Any, seats: int, options: Any, seed: Any, table: Any, neurons: Any, rows: Any, gains: Any) -> int:
    """A game in which every bid is tried out: its traits into the rows, what it gained against passing beside them."""
    wipe(m.words, PLAYED)
    s = m.states[PLAYED]
    setup(s, seats, options, seed)
    found = 0
    while s.depth > 0 and found < len(gains):
        look(m, s)
        v = m.states[VIEW]
        n = legal(v, m.first)
        pick = bidding.playout_by(v, m.first, n, v.moves, table, neurons)
        passing = bidding.place_of(m.first, n, Code.PASS)
        weighed = asked(v) == Ask.BID and passing >= 0
        bid = bidding.bid_to_weigh(v, m.first, n, rows[found]) if weighed else -1
        if bid >= 0:
            gains[found] = gained(m, bid, passing, seed, table, neurons)
            pick = bid if gains[found] > 0.0 else passing
            found += 1
        if below(seed, LURCHES, v.moves, LURCH) == 0:
            pick = below(seed, STRAY, v.moves, n)
        apply(s, m.first[pick])
    return found


@njit(nogil=True)  # type: ignore[untyped-decorator]
def duel(m: Any, seats: int, options: Any, seed: Any, mine: int, table: Any, neurons: Any) -> float:
    """A game of one seat that bids by the weights against deckhands: its share of the victory."""
    wipe(m.words, PLAYED)
    s = m.states[PLAYED]
    setup(s, seats, options, seed)
    while s.depth > 0:
        look(m, s)
        v = m.states[VIEW]
        n = legal(v, m.first)
        if to_act(v) == mine:
            pick = bidding.playout_by(v, m.first, n, v.moves, table, neurons)
        else:
            pick = deckhand(v, m.first, n, v.moves)
        apply(s, m.first[pick])
    ranks(s, m.numbers)
    winners = 0
    for seat in range(seats):
        winners += 1 if m.numbers[seat] == 1 else 0
    return 1.0 / winners if m.numbers[mine] == 1 else 0.0


def gathered(seconds: float, table: Any, neurons: Any, first: int) -> tuple[Any, Any]:
    """Traits and gains of bids, as many as there is time for."""
    m = memory_for(GAME, 1)
    rows, gains = np.zeros((1000, bidding.COUNT)), np.zeros(1000)
    kept: list[tuple[Any, Any]] = []
    ends = time.perf_counter() + seconds
    while time.perf_counter() < ends:
        seats = GAME.rules.seats[len(kept) % len(GAME.rules.seats)]
        n = gather(m, seats, OPTIONS, np.uint64(first + len(kept)), table, neurons, rows, gains)
        kept.append((rows[:n].copy(), gains[:n].copy()))
    return np.concatenate([x for x, _ in kept]), np.concatenate([y for _, y in kept])


def cost(y: Any, chosen: Any) -> float:
    """Points lost by a bid, on average, when one bids where `chosen` says."""
    return float((np.maximum(y, 0.0) - np.where(chosen, y, 0.0)).mean())


def tell(table: Any, neurons: Any, games: int) -> None:
    """How often a seat that bids so wins against deckhands."""
    m = memory_for(GAME, 1)
    for seats in GAME.rules.seats:
        won = [duel(m, seats, OPTIONS, np.uint64(10**9 + i // seats), i % seats, table, neurons) for i in range(games)]
        error = 1.96 * np.std(won) / np.sqrt(games)
        print(f"  {seats} seats: {np.mean(won):.1%} ± {error:.1%} against deckhands (equals {1 / seats:.1%})")


def main() -> None:
    """Round by round, each with the playouts of the one before."""
    parser = argparse.ArgumentParser(description="Fit the bidding of Grog Island's playouts to what mates find out.")
    parser.add_argument("--seconds", type=float, default=90.0, help="of playing, in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--games", type=int, default=6000, help="against deckhands, after each round")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("bidding_weights.py"))
    asked = parser.parse_args()
    table, neurons = np.zeros((bidding.COUNT, 1 + NEURONS)), np.zeros(NEURONS)
    table[bidding.EDGE, 0] = 1.0  # begin as deckhands
    gathered(0.1, table, neurons, 1)  # compile
    for number in range(asked.rounds):
        firsts = [(1 + number * asked.cores + core) * 10**6 for core in range(asked.cores)]
        with ThreadPoolExecutor(asked.cores) as pool:
            parts = list(pool.map(partial(gathered, asked.seconds, table, neurons), firsts))
        x, y = (np.concatenate([part[i] for part in parts]) for i in range(2))
        kept = len(x) * 9 // 10
        table, neurons = fitted(x[:kept], y[:kept], NEURONS, STEPS, SOFT, 0.0, number)
        now = cost(y[kept:], foreseen(x[kept:], table, neurons) > 0)
        before = cost(y[kept:], x[kept:, bidding.EDGE] > 0)
        print(f"round {number + 1}: {len(x)} bids; a bid costs {now:.2f} points, a deckhand's {before:.2f}", flush=True)
        tell(table, neurons, asked.games)
        asked.out.write_text(written(HEAD, bidding.TRAITS, table, neurons), encoding="utf-8")


if __name__ == "__main__":
    main()
