"""What a sensible player looks at in a position of Amerigo: traits of a seat, each a number."""

from __future__ import annotations

from typing import Any

from argosy.games.amerigo.chart import FRAME, POSTS
from argosy.games.amerigo.parts import (
    GOODS,
    KIND_COST,
    KIND_POINTS,
    KIND_SHAPE,
    KINDS,
    NEUTRALS,
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
from argosy.games.amerigo.rules.building import spots
from argosy.games.amerigo.rules.islands import island_of, post_square
from argosy.games.amerigo.rules.pirates import points_so_far, strength
from argosy.games.amerigo.rules.purse import owns
from argosy.games.amerigo.state import SHIPS, State
from argosy.kernel import Ints, ints, rule

ALL_TURNS = ROUNDS * PHASES
PACE = 7.0  # squares of one island that are built on in a round
ENOUGH_LAND = 18

TRAITS = (
    "one", "gold", "shortfall", "harm", "harm_late", "spare_cannons", "progress_way", "progress", "order_way", "order",
    "ahead", "off_start", "posts_open", "completion", "land", "land_beyond", "islands", "stock_points", "stock_cost",
    "stock_area", "villages_stocked", "crowded", "resources", "products", "pairs", "best_good", "posts_left", "at_sea",
    "bonus", "far_sails", "bold_pirates", "half_loss", "prize_money", "two_neutral", "red_or_green", "jump",
    "post_gold", "better_change", "cube_points", "post_points", "spare_room", "nearly_done", "landless",
)  # fmt: skip
COUNT = len(TRAITS)
(
    ONE, GOLD, SHORTFALL, HARM, HARM_LATE, SPARE_CANNONS, PROGRESS_WAY, PROGRESS, ORDER_WAY, ORDER,
    AHEAD, OFF_START, POSTS_OPEN, COMPLETION, LAND, LAND_BEYOND, ISLANDS, STOCK_POINTS, STOCK_COST,
    STOCK_AREA, VILLAGES_STOCKED, CROWDED, RESOURCES, PRODUCTS, PAIRS, BEST_GOOD, POSTS_LEFT, AT_SEA,
    BONUS, FAR_SAILS, BOLD_PIRATES, HALF_LOSS, PRIZE_MONEY, TWO_NEUTRAL, RED_OR_GREEN, JUMP,
    POST_GOLD, BETTER_CHANGE, CUBE_POINTS, POST_POINTS, SPARE_ROOM, NEARLY_DONE, LANDLESS,
) = range(COUNT)  # fmt: skip
COUNTED_OTHERWISE = (Effect.BONUS, Effect.GOLD, Effect.POINTS, Effect.GOLD_POINTS)  # by its amount, or in the score
EFFECT_TRAIT = ints([-1 if effect in COUNTED_OTHERWISE else TRAITS.index(effect.name.lower()) for effect in Effect])
COUNT_BITS, COUNT_MASK = 4, 15  # a small number that counts the posts of a seat on one island
COUNTS = 16  # of them in a number of 64 bits
LATE = 5  # phases of a round after which cannons are hard to get


@rule
def actions_left(v: State, seat: int) -> int:
    """The turns that a seat still has, the one it is in included."""
    if v.depth == 0:
        return 0
    left = ALL_TURNS - int(v.round_no) * PHASES - int(v.phase)
    for i in range(v.turn):
        if v.in_turn[i] == seat:
            return left - 1
    return left


@rule
def traits(v: State, seat: int, out: Any) -> None:
    """All traits of a seat, in the order of TRAITS."""
    for i in range(COUNT):
        out[i] = 0.0
    out[ONE] = 1.0
    out[GOLD] = v.gold[seat]
    out[POSTS_LEFT] = v.posts_left[seat]
    for ship in range(SHIPS):
        out[AT_SEA] += 1.0 if 0 <= v.ships[seat, ship] < FRAME else 0.0
    if v.depth > 0:
        pirate_traits(v, seat, out)
    track_traits(v, seat, out)
    land_traits(v, seat, out)
    stock_traits(v, seat, out)
    goods_traits(v, seat, out)
    token_traits(v, seat, out)


@rule
def pirate_traits(v: State, seat: int, out: Any) -> None:
    """Cannons that are missing for the next attack, what that will cost, and cannons beyond it."""
    pirates = strength(v, seat)
    spare = v.cannons[seat] - pirates
    if spare >= 0:
        out[SPARE_CANNONS] = spare
        return
    harm = (pirates + 1) // 2 if owns(v, seat, Effect.HALF_LOSS) else pirates
    harm = min(harm, points_so_far(v, seat) + 4)
    out[SHORTFALL] = -spare
    out[HARM] = harm
    if v.phase >= LATE:
        out[HARM_LATE] = harm


@rule
def track_traits(v: State, seat: int, out: Any) -> None:
    """How far the discs are, and which part of the way to the next points is done."""
    out[PROGRESS] = v.progress[seat]
    out[ORDER] = v.order[seat]
    if v.progress[seat] < PROGRESS_END:
        out[PROGRESS_WAY] = way_done(PROGRESS_POINTS, v.progress[seat])
    if v.order[seat] < ORDER_END:
        out[ORDER_WAY] = way_done(ORDER_POINTS, v.order[seat])
    out[OFF_START] = 1.0 if v.order[seat] > 0 else 0.0
    rank = 0
    while v.ahead[rank] != seat:
        rank += 1
    out[AHEAD] = v.seats - 1 - rank


@rule
def way_done(table: Ints, at: int) -> float:
    """The part of the way from the last space with points to the next one, times what that one brings."""
    there = at + 1
    while table[there] == table[at]:
        there += 1
    here = at
    while here > 0 and table[here - 1] == table[at]:
        here -= 1
    return float((at - here) * (table[there] - table[at])) / (there - here)


@rule
def land_traits(v: State, seat: int, out: Any) -> None:
    """Posts on islands that are not complete, and the room to build there.

    The second post on an island is worth more than the first, so own posts are counted by island on the way: in four
    bits each, those of islands 0 to 15 in one number and those of the others in a second one.
    """
    now = v.round_no + v.phase / PHASES
    lower = 0
    upper = 0
    land = 0
    for post in range(POSTS):
        if v.post[post] != seat + 1:
            continue
        island = island_of(v, post_square(v, post))
        shift = COUNT_BITS * (island % COUNTS)
        rank = ((lower if island < COUNTS else upper) >> shift) & COUNT_MASK
        if island < COUNTS:
            lower += 1 << shift
        else:
            upper += 1 << shift
        room = v.open_land[island]
        if room == 0:
            continue
        out[POSTS_OPEN] += 1.0
        out[COMPLETION] += (rank + 1) * max(0.0, ROUNDS - now - room / PACE)
        if room <= 4:
            out[NEARLY_DONE] += (rank + 1) * (ROUNDS - v.round_no)
        if rank == 0:
            out[ISLANDS] += 1.0
            land += room
    out[LAND] = min(land, ENOUGH_LAND)
    out[LAND_BEYOND] = max(0, land - ENOUGH_LAND)


@rule
def stock_traits(v: State, seat: int, out: Any) -> None:
    """Tiles that wait to be built: points, cost and squares of those for which there is room; room for more.

    A tile that fits nowhere as things stand is a crowd like those for which there is no land left.
    """
    points = 0.0
    cost = 0
    area = 0
    stray = 0
    villages = 0
    land = out[LAND] + out[LAND_BEYOND]
    for kind in range(KINDS):
        count = v.stock[seat, kind]
        if count > 0:
            size = count * SHAPE_SIZE[KIND_SHAPE[kind]]
            if land > 0.0 and spots(v, seat, KIND_SHAPE[kind], 1) == 0:
                stray += size
                continue
            points += 0.5 * count * (KIND_POINTS[kind, 0] + KIND_POINTS[kind, 1])
            cost += count * KIND_COST[kind]
            area += size
            if kind >= NEUTRALS:
                villages += count
    if land == 0.0:
        out[LANDLESS] = 1.0
    out[SPARE_ROOM] = min(max(0.0, land - area), 1.0 * ENOUGH_LAND)
    out[CROWDED] = stray
    if area > 0:
        fits = min(1.0, land / area)
        out[STOCK_POINTS] = points * fits
        out[STOCK_COST] = cost * fits
        out[STOCK_AREA] = area * fits
        out[VILLAGES_STOCKED] = villages * fits
        out[CROWDED] += area * (1.0 - fits)


@rule
def goods_traits(v: State, seat: int, out: Any) -> None:
    """Resources and production tokens, and how well they go together."""
    best = 0
    for good in range(GOODS):
        resources = v.resources[seat, good]
        products = v.products[seat, good]
        out[RESOURCES] += resources
        out[PRODUCTS] += products
        out[PAIRS] += resources * products
        best = max(best, resources + products)
    out[BEST_GOOD] = best


@rule
def token_traits(v: State, seat: int, out: Any) -> None:
    """Progress tokens that are not turned over."""
    mine = v.tokens[seat] & ~v.used[seat]
    if mine == 0:
        return
    for token in range(TOKENS):
        if (mine >> token) & 1 == 1:
            effect = TOKEN_EFFECT[token]
            if effect == Effect.BONUS:
                out[BONUS] += TOKEN_AMOUNT[token]
            elif EFFECT_TRAIT[effect] >= 0:
                out[EFFECT_TRAIT[effect]] += 1.0
