"""What things are worth to the viewer, as a deckhand sees it: goal cards, buildings, tiles, ships and every bid.

Which goals a seat holds and which buildings are free are numbers of their own; what one makes of the other is hard to
learn and quickly counted. What belongs to a question is counted only while the viewer is asked it.
"""

from __future__ import annotations

from typing import Any

from argosy.brains.likings import better
from argosy.games.grog_island.brain import worth
from argosy.games.grog_island.brain.thumb import LOWEST, dice_laid, locking_appeal, pass_worth, row_worth, ship_gain
from argosy.games.grog_island.moves import (
    ARRANGEMENTS,
    BID_LOOKS_AT,
    BID_MUST,
    BIDS,
    BIDS_FROM,
    GRAY_DIE,
    GRAY_SUBSET,
    SUBSETS,
    row_name,
)
from argosy.games.grog_island.parts import (
    BERTHS,
    BIT,
    BUILDING_NAMES,
    BUILDINGS,
    CLAIM_TILES,
    COLOUR_NAMES,
    COLOURS,
    EXCHANGE,
    FACES,
    GOAL_FOR,
    GOAL_LESSER,
    GOAL_NAMES,
    GOAL_POINTS,
    GOAL_SORT,
    GOAL_SUBJECT,
    GOALS,
    GOOD_NAMES,
    KINDS,
    OPEN_SEA,
    PENINSULA,
    PLOTS,
    SAME_TYPE,
    TYPE_NAMES,
    TYPE_OF,
    TYPES,
    Goal,
    longs,
)
from argosy.games.grog_island.rules.auction import (
    MOST,
    NO_DIE,
    comparisons,
    ghost_berth,
    may_hold,
    may_turn,
    pips,
    potential,
    sums_allowed,
)
from argosy.games.grog_island.rules.cards import goal_kinds
from argosy.games.grog_island.rules.scoring import crew_at, goods_points, peninsula_points, type_points
from argosy.games.grog_island.rules.sets import first, size
from argosy.games.grog_island.rules.trade import is_open, most_tiles
from argosy.games.grog_island.state import Ask, At, State
from argosy.kernel import A, B, asked, grid, ints, rule, to_act
from argosy.kernel.stack import NOBODY

SCALE = 10.0  # points that count as one
TWICE = 20.0  # the same for two claims
BEYOND = -1.0  # a bid that may be made and cannot be paid
SOON = 5  # places of the goal deck from its top
MORE_DICE = 2  # for a bid that two dice do not reach
MORE = 0.6  # what each of them is worth

_pairs = [(one, other) for one in range(COLOURS) for other in range(one + 1)]
_sets = [[name for colour, name in enumerate(COLOUR_NAMES) if dice >> colour & 1] for dice in range(1, SUBSETS)]
GOAL_CARD_NAMES = (
    [f"goal_pays_{goal}/6" for goal in GOAL_NAMES]
    + [f"goal_worth_{goal}/10" for goal in GOAL_NAMES]
    + [f"goal_twice_{goal}" for goal in GOAL_NAMES]
    + [f"goal_in_deck_{goal}" for goal in GOAL_NAMES]
    + [f"goals_meet_on_{colour}/12" for colour in COLOUR_NAMES]
    + [f"goals_meet_at_{kind}/4".replace("_leg", "-leg") for kind in TYPE_NAMES]
    + ["paid_peninsulas/20", "paid_types/20", "paid_goods/20", "paid_parrots/20"]
)
BUILDING_WORTH_NAMES = (
    [f"claim_worth_{name}/10" for name in BUILDING_NAMES]
    + [f"claim_points_{name}/10" for name in BUILDING_NAMES]
    + [f"claim_best_{colour}/10" for colour in COLOUR_NAMES]
    + [f"claim_next_{colour}/10" for colour in COLOUR_NAMES]
    + [f"bar_worth_{name}/10" for name in BUILDING_NAMES]
)
TRADE_NAMES = (
    [f"tile_worth_{good}/2" for good in GOOD_NAMES]
    + [f"tiles_at_{colour}/6" for colour in COLOUR_NAMES]
    + [f"visit_worth_{colour}/10" for colour in COLOUR_NAMES]
    + ["next_tile/4"]
)
BID_NAMES = (
    ["passing/10", "best_edge/10", "standing_row/10", "hold_edge/10"]
    + [f"two_claims_{'+'.join(COLOUR_NAMES[c] for c in sorted({*pair}))}/20" for pair in _pairs]
    + [f"price_{'+'.join(dice)}/20" for dice in _sets]
    + [f"unbeatable_{'+'.join(dice)}" for dice in _sets]
    + [f"edge_{row_name(row)}/10" for row in ARRANGEMENTS]
    + [f"gain_by_setting_{colour}_{face}/10" for colour in COLOUR_NAMES for face in range(1, FACES + 1)]
)
NAMES = GOAL_CARD_NAMES + BUILDING_WORTH_NAMES + TRADE_NAMES + BID_NAMES
GOAL_CARD_SLOTS = len(GOAL_CARD_NAMES)
BUILDING_SLOTS = len(BUILDING_WORTH_NAMES)
TRADE_SLOTS = len(TRADE_NAMES)
MEET = 4 * KINDS  # where they begin among the numbers of the goals
PAID = MEET + COLOURS + TYPES
BEST = 2 * BUILDINGS  # the same among those of the buildings
BAR = BEST + 2 * COLOURS
PRICES = 4 + len(_pairs) - 1  # the same among those of the bids; a set of dice is never empty
UNBEATABLE = PRICES + SUBSETS - 1
EDGES = PRICES + 1 + 2 * (SUBSETS - 1)
SETTINGS = EDGES + BIDS
PASSING, BEST_EDGE, STANDING, HOLD_EDGE, CLAIMS = range(5)
# by building: the goal of its type and what that pays, and the other buildings of the type
TYPE_GOAL = ints([GOAL_FOR[Goal.TYPE, kind] for kind in TYPE_OF])
TYPE_GOAL_POINTS = ints([GOAL_POINTS[goal] for goal in TYPE_GOAL])
OTHERS = longs([int(SAME_TYPE[kind]) & ~(1 << building) for building, kind in enumerate(TYPE_OF)])
# claims by the dice of a pair (twice the same: by one die alone), and by bid
PAIR = grid([[_pairs.index((max(one, other), min(one, other))) for other in range(COLOURS)] for one in range(COLOURS)])
PAIR_OF_BID = ints([PAIR[row[0], row[min(1, len(row) - 1)]] for row in ARRANGEMENTS])


@rule
def worth_in_full(v: State, me: int, out: Any, n: int) -> None:
    """Every number of NAMES, in that order, from `n` on."""
    left = worth.time_left(v)
    kinds = goal_kinds(v, v.held[me])
    what = asked(v) if to_act(v) == me else NOBODY
    goal_features(v, me, kinds, left, out, n)
    n += GOAL_CARD_SLOTS
    claims = claim_features(v, me, kinds, left, out, n)
    if what == Ask.LOCK or what == Ask.GHOST:
        bar_features(v, me, kinds, left, out, n + BAR)
    n += BUILDING_SLOTS
    trade_features(v, me, kinds, left, what, claims, out, n)
    n += TRADE_SLOTS
    if what == Ask.PAY or what == Ask.BID:
        out[n + STANDING] = row_as_it_lies(v, me, claims, left) / SCALE
    if what == Ask.BID:
        bid_features(v, me, kinds, left, claims, out, n)


@rule
def goal_features(v: State, me: int, kinds: int, left: float, out: Any, n: int) -> None:
    """What each goal card at hand or just drawn pays and is worth, where goals meet, and what is paid in all."""
    both = kinds | goal_kinds(v, v.drawn)
    rest = both
    while rest != 0:
        goal = first(rest)
        rest &= rest - 1
        sort = GOAL_SORT[goal]
        pays = goal_points(v, me, goal)
        out[n + goal] = pays / 6.0
        out[n + KINDS + goal] = worth.goal(v, me, goal, left) / SCALE
        if sort != Goal.GOOD and kinds & BIT[goal] != 0:
            out[n + PAID + sort] += pays / 20.0
        if sort == Goal.TYPE:
            where_goals_meet(v, both, goal, out, n + MEET)
    out[n + PAID + Goal.GOOD] = goods_points(v, me, kinds) / 20.0
    doubles(v, v.held[me] | v.drawn, out, n + 2 * KINDS)
    known_in_deck(v, me, out, n + 3 * KINDS)


@rule
def goal_points(v: State, me: int, goal: int) -> int:
    """What a goal card would pay if the game ended now; spare tiles left aside."""
    sort = GOAL_SORT[goal]
    if sort == Goal.PENINSULA:
        return peninsula_points(v, me, goal)
    if sort == Goal.TYPE:
        return type_points(v, me, goal)
    return GOAL_POINTS[goal] * (v.goods[me, GOAL_SUBJECT[goal]] if sort == Goal.GOOD else v.parrots[me])


@rule
def where_goals_meet(v: State, kinds: int, goal: int, out: Any, n: int) -> None:
    """Points of a type by peninsula, and how many free buildings of it serve the goal of their peninsula, too."""
    kind = GOAL_SUBJECT[goal]
    free = v.free & SAME_TYPE[kind]
    while free != 0:
        colour = first(free) // PLOTS
        free &= free - 1
        out[n + colour] += GOAL_POINTS[goal] / 12.0
        if kinds & BIT[GOAL_FOR[Goal.PENINSULA, colour]] != 0:
            out[n + COLOURS + kind] += 0.25


@rule
def doubles(v: State, backs: int, out: Any, n: int) -> None:
    """Goals that are there twice: one of them counts nothing."""
    seen = 0
    while backs != 0:
        face = v.face[first(backs)]
        backs &= backs - 1
        if face != 0:
            if seen & BIT[face - 1] != 0:
                out[n + face - 1] = 1.0
            seen |= BIT[face - 1]


@rule
def known_in_deck(v: State, me: int, out: Any, n: int) -> None:
    """Goals that the viewer knows to be in the deck: a half, and up to 1 for those that will soon be drawn."""
    backs = v.knows[me] & ~v.drawn
    for seat in range(v.seats):
        backs &= ~v.held[seat]
    while backs != 0:
        face = v.face[first(backs)]
        backs &= backs - 1
        if face != 0:
            out[n + face - 1] = 0.5
    for i in range(min(SOON, v.goals_left)):
        face = v.face[v.queue[(v.top + i) % GOALS] - 1]
        if face != 0:
            out[n + face - 1] = max(out[n + face - 1], 1.0 - 0.1 * i)


@rule
def claim_features(v: State, me: int, kinds: int, left: float, out: Any, n: int) -> tuple[worth.Claim, ...]:
    """What a claim on each free building is worth; the best claim on each peninsula, and after them none."""
    return (
        claims_on(v, me, kinds, 0, left, out, n),
        claims_on(v, me, kinds, 1, left, out, n),
        claims_on(v, me, kinds, 2, left, out, n),
        claims_on(v, me, kinds, 3, left, out, n),
        claims_on(v, me, kinds, 4, left, out, n),
        worth.NO_CLAIM,
    )


@rule
def claims_on(v: State, me: int, kinds: int, colour: int, left: float, out: Any, n: int) -> worth.Claim:
    """The same as `worth.claim`, with few branches; what it finds of every building is written down."""
    best, kind, second = worth.NO_CLAIM
    free = v.free
    if free & PENINSULA[colour] == 0 or v.crew_left[me] == 0:
        return best, kind, second
    each = worth.coin_each(v, colour, left)
    extra = worth.on_peninsula(v, me, kinds, colour) + worth.under_cloud(v, kinds, colour, left)
    presence = one_more_pays(v, me, kinds, colour)
    for which in range(colour * PLOTS, (colour + 1) * PLOTS):
        if free & BIT[which] != 0:
            goal = TYPE_GOAL_POINTS[which] * ((kinds >> TYPE_GOAL[which]) & 1)
            points = extra + goal + each * size(free & OTHERS[which])
            out[n + which] = points / SCALE
            out[n + BUILDINGS + which] = (presence + goal) / SCALE
            second = max(second, min(points, best))
            kind = float(TYPE_OF[which]) if better(points, best) else kind
            best = max(best, points)
    out[n + BEST + colour] = best / SCALE
    out[n + BEST + COLOURS + colour] = second / SCALE
    return best, kind, second


@rule
def one_more_pays(v: State, me: int, kinds: int, colour: int) -> int:
    """The points that the goal of a peninsula pays more with one more crew member there."""
    which = GOAL_FOR[Goal.PENINSULA, colour]
    if kinds & BIT[which] == 0:
        return 0
    mine = crew_at(v, me, colour)
    most = worth.most_rivals(v, me, colour)
    if mine > most or (mine < most and mine > 0):
        return 0
    if mine < most:
        return GOAL_LESSER[which]
    return GOAL_POINTS[which] - (GOAL_LESSER[which] if mine > 0 else 0)


@rule
def bar_features(v: State, me: int, kinds: int, left: float, out: Any, n: int) -> None:
    """How much a lock or a ghost on each building of the peninsula hurts the others more than the viewer."""
    free = v.free & PENINSULA[v.asks[v.depth - 1, A]]
    while free != 0:
        which = first(free)
        free &= free - 1
        out[n + which] = locking_appeal(v, me, kinds, which, left) / SCALE


@rule
def trade_features(
    v: State, me: int, kinds: int, left: float, what: int, claims: tuple[worth.Claim, ...], out: Any, n: int
) -> None:
    """What a tile of each good is worth, how many each ship can be given, and what visits would bring."""
    coming = v.in_row + 0 if what == Ask.BID else 0  # the tiles that come with passing, as bits
    ghost = ghost_berth(v) if what == Ask.BID else OPEN_SEA  # and one more
    tiles = size(coming) + (1 if ghost != OPEN_SEA else 0)
    for good in range(COLOURS):
        tiles += v.goods[me, good]
    for berth in range(BERTHS):
        keep = worth.tile(v, me, kinds, berth, left)
        own = v.goods[me, berth] + (1 if coming & BIT[berth] != 0 else 0) + (1 if ghost == berth else 0)
        out[n + berth] = keep / 2.0
        out[n + COLOURS + berth] = (own + (tiles - own) // EXCHANGE) / 6.0
        if (what == Ask.BID or what == Ask.SHIP) and own > 0 and is_open(v, berth):
            found = visit_worth(v, me, kinds, berth, own, keep, left, claims[berth][worth.POINTS])
            out[n + 2 * COLOURS + berth] = found / SCALE
    if what == Ask.DELIVER or (what == Ask.TRADE and v.asks[v.depth - 1, B] & At.TRADED == 0):
        berth = v.asks[v.depth - 1, A]
        before = v.asks[v.depth - 1, B] if what == Ask.DELIVER else 0
        ship = v.ships[berth]
        more = ship_gain(v, me, ship, kinds, before + 1, left) - ship_gain(v, me, ship, kinds, before, left)
        out[n + 3 * COLOURS] = (more - worth.tile(v, me, kinds, berth, left)) / 4.0


@rule
def visit_worth(
    v: State, me: int, kinds: int, berth: int, own: int, keep: float, left: float, claim: float
) -> float:  # fmt: skip
    """What the best trade with a ship or a claim there brings, with so many tiles of its good."""
    best = ship_gain(v, me, v.ships[berth], kinds, 1, left) - keep
    for tiles in range(2, min(own, most_tiles(v, v.ships[berth])) + 1):
        best = max(best, ship_gain(v, me, v.ships[berth], kinds, tiles, left) - keep * tiles)
    if own >= CLAIM_TILES and v.crew_left[me] > 0:
        best = max(best, claim - keep * CLAIM_TILES)
    return best


@rule
def row_as_it_lies(v: State, me: int, claims: tuple[worth.Claim, ...], left: float) -> float:
    """What the standing bid would bring the viewer for its price."""
    if v.bid == 0:
        return 0.0
    return row_worth(v, me, claims[v.row[0] - 1], claims[v.row[1] - 1], dice_laid(v), v.bid, left)


@rule
def bid_features(
    v: State, me: int, kinds: int, left: float, claims: tuple[worth.Claim, ...], out: Any, n: int
) -> None:  # fmt: skip
    """What passing and every bid would bring, pairs of claims, prices, and what parrots would add."""
    passing = pass_worth(v, me, kinds, left)
    money = worth.real_money(v, me)
    out[n + PASSING] = passing / SCALE
    if may_hold(v, me) and v.bid <= money:
        out[n + HOLD_EDGE] = (row_as_it_lies(v, me, claims, left) - passing) / SCALE
    for one in range(COLOURS):
        out[n + CLAIMS + PAIR[one, one]] = worth.two_claims(v, me, claims[one], worth.NO_CLAIM) / TWICE
        for other in range(one):
            both = max(
                worth.two_claims(v, me, claims[one], claims[other]), worth.two_claims(v, me, claims[other], claims[one])
            )
            out[n + CLAIMS + PAIR[one, other]] = both / TWICE
    allowed = sums_allowed(v, me)
    out[n + BEST_EDGE] = BEYOND
    if allowed != 0:
        edge_features(v, me, allowed, money, passing, left, out, n)
    if v.parrots[me] > 0:
        setting_features(v, me, money, passing, left, out, n)


@rule
def edge_features(
    v: State, me: int, allowed: int, money: int, passing: float, left: float, out: Any, n: int
) -> None:  # fmt: skip
    """Every bid that may be made (see `list_bids`): its price, whether it can be beaten, and its gain over passing."""
    order = comparisons(v)
    rivals = rivals_reach(v, me)
    price = 0
    dice = 0
    best = BEYOND
    for i in range(1, SUBSETS):
        die = GRAY_DIE[i]
        subset = GRAY_SUBSET[i]
        step = 1 if subset & BIT[die] != 0 else -1
        price += step * pips(v, die)
        dice += step
        if allowed & BIT[price] == 0:
            continue
        out[n + PRICES + subset] = price / 20.0 if price <= money else BEYOND
        if price >= rivals:
            out[n + UNBEATABLE + subset] = 1.0
        rest = row_worth(v, me, worth.NO_CLAIM, worth.NO_CLAIM, dice, price, left) - passing
        for bid in range(BIDS_FROM[subset], BIDS_FROM[subset + 1]):
            if order & BID_LOOKS_AT[bid] == BID_MUST[bid]:
                edge = BEYOND
                if price <= money:
                    edge = (rest + TWICE * out[n + CLAIMS + PAIR_OF_BID[bid]]) / SCALE
                    best = max(best, edge)
                out[n + EDGES + bid] = edge
    out[n + BEST_EDGE] = best


@rule
def rivals_reach(v: State, me: int) -> int:
    """The highest bid that another seat can still make: by its coins and cards, and by the dice if it has no parrot."""
    dice = 0
    for colour in range(COLOURS):
        dice += pips(v, colour)
    most = 0
    for seat in range(v.seats):
        if seat != me and v.passed & BIT[seat] == 0:
            most = max(most, min(potential(v, seat), dice if v.parrots[seat] == 0 else MOST))
    return most


@rule
def setting_features(v: State, me: int, money: int, passing: float, left: float, out: Any, n: int) -> None:
    """What the best bid would gain with a die that a parrot sets to another value; 0 where it gains nothing."""
    least = v.bid if v.holding == 1 else v.bid + 1
    most = v.bid if v.holding == 1 else money
    coin = worth.coin(left)
    now = LOWEST
    for colour in range(COLOURS):
        if may_turn(v, me, colour):
            if now == LOWEST:
                now = passing
                for one in range(COLOURS):
                    now = max(now, best_with(v, one, pips(v, one), one, least, most, coin, out, n + CLAIMS))
            for value in range(1, FACES + 1):
                if value != v.dice[colour]:
                    then = best_with(v, colour, value, COLOURS, least, most, coin, out, n + CLAIMS)
                    out[n + SETTINGS + colour * FACES + value - 1] = max(then - now, 0.0) / SCALE


@rule
def best_with(
    v: State, one: int, value: int, end: int, least: int, most: int, coin: float, claims: Any, n: int
) -> float:  # fmt: skip
    """About what the best bid brings that claims with a die of this value, alone or with one of the dice before `end`.

    What two dice claim stands in `claims` from `n` on. Where they are too low a third and a fourth follow, the highest
    that may.
    """
    best = LOWEST
    if value >= least and value <= most:
        best = TWICE * claims[n + PAIR[one, one]] - coin * value
    for other in range(end):
        if other == one:
            continue
        there = pips(v, other)
        price = value + there
        lowest = min(value, there)
        used = BIT[one] | BIT[other]
        more = 0.0
        for _ in range(MORE_DICE):
            die = lower_die(v, used, lowest) if price < least else NO_DIE
            if die == NO_DIE:
                break
            lowest = pips(v, die)
            price += lowest
            used |= BIT[die]
            more += MORE
        if price >= least and price <= most:
            best = max(best, TWICE * claims[n + PAIR[one, other]] + more - coin * price)
    return best


@rule
def lower_die(v: State, used: int, lowest: int) -> int:
    """The highest die not used yet that shows no more than this."""
    found = NO_DIE
    most = 0
    for die in range(COLOURS):
        shows = pips(v, die)
        if used & BIT[die] == 0 and shows <= lowest and shows > most:
            most = shows
            found = die
    return found
