"""What a sensible player thinks of a position of Amerigo, in points."""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.amerigo.chart import POSTS
from argosy.games.amerigo.parts import (
    EFFECT_AMOUNT,
    GOODS,
    KIND_COST,
    KIND_POINTS,
    KIND_SHAPE,
    KINDS,
    ORDER_END,
    ORDER_POINTS,
    PHASES,
    PROGRESS_END,
    PROGRESS_POINTS,
    ROUNDS,
    SHAPE_SIZE,
    TOKEN_AMOUNT,
    TOKEN_EFFECT,
    TOKENS,
    Effect,
)
from argosy.games.amerigo.rules.islands import island_of, post_square
from argosy.games.amerigo.rules.pirates import points_so_far, strength
from argosy.games.amerigo.rules.purse import owns
from argosy.games.amerigo.rules.scoring import score
from argosy.games.amerigo.thumb import deckhand
from argosy.kernel import rule

__all__ = ["deckhand", "value"]

ALL_TURNS = ROUNDS * PHASES
LEADER = 0.5  # how much the best opponent counts, beside the average one
NO_BLACK = 0.72  # the chance that a phase offers no black cubes
NO_GREEN = 0.70  # the same for green ones
PACE = 7.0  # squares of one island that are built on in a round
CERTAINTY = 0.7  # that an island is completed in time
LAND_WORTH = 0.30  # of a free square on an island with an own post
ENOUGH_LAND = 20.0
BUILT_A_TURN = 1.6  # action points for building, averaged over all turns
SQUARE_WORTH = 0.4  # resources and completion under a square, on average
SPARE_CANNON = 0.75
SPARE_GOLD = 0.25
NEXT_TOKEN = 5.0
MORE_RESOURCES, MORE_PRODUCTS = 1.3, 0.8  # of a kind, in a whole game

# what a token is worth beyond the points it scores: for every turn that is left, and once
TOKEN_PER_TURN = np.zeros(len(Effect))
TOKEN_ONCE = np.zeros(len(Effect))
TOKEN_PER_TURN[Effect.BONUS] = 0.16  # for every action point
TOKEN_PER_TURN[Effect.BOLD_PIRATES] = 0.13
TOKEN_PER_TURN[Effect.HALF_LOSS] = 0.12
TOKEN_PER_TURN[Effect.PRIZE_MONEY] = 0.14
TOKEN_PER_TURN[Effect.TWO_NEUTRAL] = 0.08
TOKEN_PER_TURN[Effect.RED_OR_GREEN] = 0.16
TOKEN_PER_TURN[Effect.POST_GOLD] = 0.10
TOKEN_PER_TURN[Effect.BETTER_CHANGE] = 0.10
TOKEN_PER_TURN[Effect.POST_POINTS] = 0.08
TOKEN_ONCE[Effect.FAR_SAILS] = 3.0
TOKEN_ONCE[Effect.JUMP] = 3.5
TOKEN_ONCE[Effect.CUBE_POINTS] = 6.5


@rule
def value(v: Any, seat: int) -> float:
    """How far a seat will be ahead of the others at the end: half of the best opponent counts, half of the average."""
    mine = prospect(v, seat)
    most = -1000.0
    total = 0.0
    for other in range(v.seats):
        if other != seat:
            theirs = prospect(v, other)
            most = max(most, theirs)
            total += theirs
    return float(mine - LEADER * most - (1.0 - LEADER) * total / (v.seats - 1))


@rule
def turns_left(v: Any, p: int) -> int:
    """The turns that a seat still has, the one it is in included."""
    if v.depth == 0:
        return 0
    left = ALL_TURNS - int(v.round_no) * PHASES - int(v.phase)
    for i in range(v.turn):
        if v.in_turn[i] == p:
            return left - 1
    return left


@rule
def prospect(v: Any, p: int) -> float:
    """The points that a seat can expect at the end."""
    points = 1.0 * score(v, p)
    left = turns_left(v, p)
    if v.depth == 0:
        return points
    points -= pirate_loss(v, p, left)
    points += land_and_stock(v, p, left)
    points += token_worth(v, p, left)
    points += track_hopes(v, p, left)
    points += goods_hopes(v, p, left)
    return float(points + SPARE_GOLD * v.gold[p] * min(1.0, left / 5.0))


@rule
def pirate_loss(v: Any, p: int, left: int) -> float:
    """What the next attack will cost, less what spare cannons will save later."""
    pirates = strength(v, p)
    spare = v.cannons[p] - pirates
    turns = (left - 1) % PHASES + 1 if left > 0 else 0  # that are left in this round
    last = v.round_no == ROUNDS - 1
    if spare >= 0:
        return 0.0 if last else -SPARE_CANNON * spare
    harm = 1.0 * pirates
    if owns(v, p, Effect.HALF_LOSS):
        harm = (pirates + 1) // EFFECT_AMOUNT[Effect.HALF_LOSS]
    harm = min(harm, 1.0 * points_so_far(v, p) + 3.0)
    loaded = 1.0 - NO_BLACK**turns
    if v.phase <= 1 and turns >= PHASES - 1:
        loaded = 0.95
    return float(loaded * min(harm, 0.5 - 1.2 * spare) + (1.0 - loaded) * harm)


@rule
def land_and_stock(v: Any, p: int, left: int) -> float:
    """Posts on islands that will be completed, room to build, and tiles that wait to be built."""
    now = v.round_no + v.phase / PHASES
    land = 0.0
    worth = 0.0
    few = 0  # counts of own posts by island, four bits each
    many = 0
    for post in range(POSTS):
        if v.post[post] != p + 1:
            continue
        island = island_of(v, post_square(v, post))
        shift = 4 * (island & 15)
        rank = ((few if island < 16 else many) >> shift) & 15
        if island < 16:
            few += 1 << shift
        else:
            many += 1 << shift
        room = v.open_land[island]
        if room == 0:
            continue
        if rank == 0:
            land += room
        worth += CERTAINTY * (rank + 1) * max(0.0, ROUNDS - now - room / PACE)
    worth += LAND_WORTH * min(land, ENOUGH_LAND) * min(1.0, left / 12.0)
    return worth + stock_worth(v, p, land, left)


@rule
def stock_worth(v: Any, p: int, land: float, left: int) -> float:
    """Tiles bring their points and what lies under them, less the action points for building."""
    worth = 0.0
    area = 0.0
    cost = 0.0
    for kind in range(KINDS):
        count = v.stock[p, kind]
        if count > 0:
            size = SHAPE_SIZE[KIND_SHAPE[kind]]
            mean = 0.5 * (KIND_POINTS[kind, 0] + KIND_POINTS[kind, 1])
            worth += count * (mean + SQUARE_WORTH * size - KIND_COST[kind])
            area += count * size
            cost += count * KIND_COST[kind]
    if area == 0.0:
        return 0.0
    fits = min(1.0, land / area)
    built = min(1.0 - NO_GREEN**left, (3.0 + BUILT_A_TURN * left) / (3.0 + cost)) if left > 0 else 0.0
    return worth * fits * built


@rule
def token_worth(v: Any, p: int, left: int) -> float:
    """What tokens will still bring."""
    mine = v.tokens[p] & ~v.used[p]
    if mine == 0 or left == 0:
        return 0.0
    worth = 0.0
    for token in range(TOKENS):
        if (mine >> token) & 1 == 1:
            effect = TOKEN_EFFECT[token]
            times = TOKEN_AMOUNT[token] if effect == Effect.BONUS else 1
            worth += TOKEN_PER_TURN[effect] * times * left + TOKEN_ONCE[effect] * min(1.0, left / 4.0)
    return worth


@rule
def track_hopes(v: Any, p: int, left: int) -> float:
    """Part of the way to the next space with points counts in part; so do a good place in the order and its colour."""
    hopes = 0.0
    eager = min(1.0, left / 6.0)
    at = v.progress[p]
    if at < PROGRESS_END:
        there = next_mark(PROGRESS_POINTS, at)
        here = last_mark(PROGRESS_POINTS, at)
        gain = PROGRESS_POINTS[there] - PROGRESS_POINTS[at] + NEXT_TOKEN * min(1.0, left / 14.0)
        hopes += 0.6 * eager * gain * (at - here) / (there - here)
    at = v.order[p]
    if at < ORDER_END:
        there = next_mark(ORDER_POINTS, at)
        here = last_mark(ORDER_POINTS, at)
        hopes += 0.6 * eager * (ORDER_POINTS[there] - ORDER_POINTS[at]) * (at - here) / (there - here)
    if at > 0:
        hopes += 0.05 * left
    rank = 0
    while v.ahead[rank] != p:
        rank += 1
    return float(hopes + 0.5 * eager * (v.seats - 1 - rank))


@rule
def next_mark(table: Any, at: int) -> int:
    """The next space of a track where the points change."""
    there = at + 1
    while table[there] == table[at]:
        there += 1
    return there


@rule
def last_mark(table: Any, at: int) -> int:
    """The first space with the same points."""
    here = at
    while here > 0 and table[here - 1] == table[at]:
        here -= 1
    return here


@rule
def goods_hopes(v: Any, p: int, left: int) -> float:
    """Resources and production tokens that may still come multiply with those that are there."""
    share = left / ALL_TURNS
    hopes = 0.0
    for good in range(GOODS):
        resources = v.resources[p, good]
        products = 1 + v.products[p, good]
        hopes += (resources + MORE_RESOURCES * share) * (products + MORE_PRODUCTS * share) - resources * products
    return hopes
