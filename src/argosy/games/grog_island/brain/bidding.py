"""How everybody is thought to play Grog Island in a captain's playouts: by rule of thumb, but bidding as mates do.

A deckhand bids too often. Mates find out in each auction, by playing on many times, what its best bid gains against
passing; a little network was fitted to what they found (``bench/grog_bids.py``) and foresees it from traits of the bid.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.brains.likings import better
from argosy.brains.little_net import answer
from argosy.games.grog_island.brain import worth
from argosy.games.grog_island.brain.bidding_weights import THEN, WEIGHTS
from argosy.games.grog_island.brain.thumb import (
    LOWEST,
    all_claims,
    bid_appeal,
    deckhand,
    pass_worth,
    price_and_dice,
)
from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.parts import BIT, COLOURS
from argosy.games.grog_island.rules.cards import goal_kinds
from argosy.games.grog_island.state import Ask, State
from argosy.kernel import Ints, asked, rule, to_act
from argosy.kernel.memory import room_for

TRAITS = (
    "one", "edge", "passing", "price", "money", "left", "two", "four", "rivals", "standing", "dice",
    "crew", "rival_crew", "flag", "rival_money", "tiles", "row", "parrots", "points",
)  # fmt: skip
COUNT = len(TRAITS)
(
    ONE, EDGE, PASSING, PRICE, MONEY, LEFT, TWO, FOUR, RIVALS, STANDING, DICE,
    CREW, RIVAL_CREW, FLAG, RIVAL_MONEY, TILES, ROW, PARROTS, POINTS,
) = range(COUNT)  # fmt: skip
TENTH = 0.1  # coins, crew and cards come in tens
WIDEST = 10.0  # an edge beyond is no surer
CARD_COINS = 2  # what a rival's treasure card is thought to pay
OUT_OF_REACH = LOWEST / 2  # nothing that can be paid appeals so little
TABLE = np.array([WEIGHTS[name] for name in TRAITS])  # by trait: what it counts by itself, and in each neuron
WHEN_FIRED = np.array(THEN)


@rule
def playout(v: State, moves: Ints, n: int, event: int) -> int:
    """The index of the move that anybody is thought to make."""
    return playout_by(v, moves, n, event, TABLE, WHEN_FIRED)


@rule
def playout_by(v: State, moves: Ints, n: int, event: int, table: Any, then: Any) -> int:
    """The same by other weights."""
    passing = place_of(moves, n, Code.PASS)
    if asked(v) != Ask.BID or n == 1 or passing < 0:
        return deckhand(v, moves, n, event)
    x = room_for(COUNT)
    bid = bid_to_weigh(v, moves, n, x)
    return bid if bid >= 0 and answer(x, table, then) > 0.0 else passing  # foreseen: its gain against passing


@rule
def bid_to_weigh(v: State, moves: Ints, n: int, x: Any) -> int:
    """The index of the best bid, its traits into `x`; -1 when there is none that the seat can pay."""
    seat = to_act(v)
    left = worth.time_left(v)
    kinds = goal_kinds(v, v.held[seat])
    bid, appeal = best_raise(v, seat, moves, n, kinds, left)
    if appeal < OUT_OF_REACH:
        return -1
    describe(v, seat, moves[bid], appeal, pass_worth(v, seat, kinds, left), left, x)
    return bid


@rule
def place_of(moves: Ints, n: int, move: int) -> int:
    """Where a move stands among the legal ones; -1 when it does not."""
    for i in range(n):
        if moves[i] == move:
            return i
    return -1


@rule
def best_raise(v: State, seat: int, moves: Ints, n: int, kinds: int, left: float) -> tuple[int, float]:
    """The bid that appeals most to a deckhand, and how much; the first of equals."""
    claims = all_claims(v, seat, kinds, left)
    money = worth.real_money(v, seat)
    best = 0
    most = LOWEST
    for i in range(n):
        if moves[i] != Code.PASS:
            liking = bid_appeal(v, seat, moves[i], claims, money, left)
            if better(liking, most):
                most = liking
                best = i
    return best, most


@rule
def describe(v: State, seat: int, move: int, appeal: float, passing: float, left: float, x: Any) -> None:
    """The traits of a bid, in the order of TRAITS: what a deckhand thinks of it, the seat's purse, the auction."""
    price, dice = price_and_dice(v, move)
    x[ONE] = 1.0
    x[EDGE] = max(min(appeal - passing, WIDEST), -WIDEST)
    x[PASSING] = passing
    x[PRICE] = TENTH * price
    x[MONEY] = TENTH * worth.real_money(v, seat)
    x[LEFT] = left
    x[TWO] = 1.0 if v.seats == 2 else 0.0
    x[FOUR] = 1.0 if v.seats == 4 else 0.0
    x[STANDING] = TENTH * v.bid
    x[DICE] = 1.0 * dice / COLOURS
    x[CREW] = TENTH * v.crew_left[seat]
    x[FLAG] = 1.0 if v.flag == seat else 0.0
    x[PARROTS] = TENTH * v.parrots[seat]
    x[POINTS] = TENTH * v.points[seat]
    x[TILES] = 0.0
    x[ROW] = 0.0
    for good in range(COLOURS):
        x[TILES] += TENTH * v.goods[seat, good]
        x[ROW] += 1.0 / COLOURS if v.in_row & BIT[good] != 0 else 0.0
    rivals(v, seat, x)


@rule
def rivals(v: State, seat: int, x: Any) -> None:
    """How many can still outbid, what the richest of them can pay, and how soon another may end the game."""
    x[RIVALS] = 0.0
    x[RIVAL_MONEY] = 0.0
    x[RIVAL_CREW] = 1.0
    for other in range(v.seats):
        if other != seat:
            x[RIVAL_CREW] = min(x[RIVAL_CREW], TENTH * v.crew_left[other])
            if v.passed & BIT[other] == 0:
                x[RIVALS] += 1.0
                x[RIVAL_MONEY] = max(x[RIVAL_MONEY], TENTH * (v.coins[other] + CARD_COINS * v.treasures[other]))
