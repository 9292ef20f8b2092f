"""What a sensible player thinks of a position of Grog Island, in points.

A seat's prospect is what it has (points, cards, coins, goods, goals as they stand), what its goals can still bring on
the buildings that are free, and what the running auction promises: the claims of the row against its price for who
holds the bid, goods and a visit to a ship for who will pass.
"""

from __future__ import annotations

from typing import Any

from argosy.games.grog_island import worth
from argosy.games.grog_island.parts import BIT, BUILDINGS, COLOURS, GOAL_SORT, KINDS, PLOTS, TYPE_OF, Goal
from argosy.games.grog_island.rules.auction import potential
from argosy.games.grog_island.rules.cards import goal_kinds
from argosy.games.grog_island.rules.scoring import goods_points, peninsula_points, type_points
from argosy.games.grog_island.state import Ask
from argosy.games.grog_island.thumb import deckhand, pass_worth, row_worth
from argosy.kernel import asked, rule

__all__ = ["deckhand", "value"]

LEADER = 0.5  # how much the best opponent counts, beside the average one
RICH = 14  # coins beyond these are worth what they are at the end
GOAL_CHANCE = 0.6  # how much of what goals could still bring comes true
PLAIN_CLAIM = 0.8  # a claim that no goal asks for: a few coins, a cloud
CLAIMS_A_ROUND = 1.7
BOLD = 1.5  # points of advantage at which an opponent raises almost surely


@rule
def value(v: Any, seat: int) -> float:
    """How far a seat will be ahead of the others at the end."""
    left = worth.time_left(v)
    mine = prospect(v, seat, left)
    most = -1000.0
    total = 0.0
    for other in range(v.seats):
        if other != seat:
            theirs = prospect(v, other, left)
            most = max(most, theirs)
            total += theirs
    return mine - LEADER * most - (1.0 - LEADER) * total / (v.seats - 1)


@rule
def prospect(v: Any, seat: int, left: float) -> float:
    """The points that a seat can expect at the end."""
    kinds = goal_kinds(v, v.held[seat])
    points = v.points[seat] + belongings(v, seat, kinds, left)
    for goal in range(KINDS):
        if kinds & BIT[goal] != 0:
            if GOAL_SORT[goal] == Goal.PENINSULA:
                points += peninsula_points(v, seat, goal)
            elif GOAL_SORT[goal] == Goal.TYPE:
                points += type_points(v, seat, goal)
    if left > 0.0:
        points += claims_to_come(v, seat, kinds, left)
    return points + auction_hope(v, seat, kinds, left)


@rule
def belongings(v: Any, seat: int, kinds: int, left: float) -> float:
    """Coins, cards and goods."""
    coins = v.coins[seat]
    points = min(coins, RICH) * worth.coin(left) + max(coins - RICH, 0) * worth.COIN_LATE
    points += v.treasures[seat] * (1.0 + worth.TREASURE_EARLY * left)
    points += v.parrots[seat] * worth.parrot(kinds, left)
    points += goods_points(v, seat, kinds)
    for good in range(COLOURS):
        tiles = v.goods[seat, good]
        points += worth.TILE_EARLY * left * (min(tiles, 2) + 0.5 * max(min(tiles - 2, 3), 0))
    return points


@rule
def claims_to_come(v: Any, seat: int, kinds: int, left: float) -> float:
    """The best claims for the goals, as many as the seat can hope for: 16 piles of building worths, from the top."""
    rounds = 1.0 + left * 6.0
    claims = min(1.0 * v.crew_left[seat], rounds * CLAIMS_A_ROUND / v.seats + 0.5)
    piles = 0  # how many free buildings are worth 0 to 8 points and more, six bits each
    for which in range(BUILDINGS):
        if v.free & BIT[which] != 0:
            points = goal_worth_of(v, seat, kinds, which)
            if points > 0:
                piles += 1 << (6 * int(min(points, 8)))
    total = 0.0
    for points in range(8, 0, -1):
        count = min(claims, 1.0 * ((piles >> (6 * points)) & 63))
        total += count * points
        claims -= count
    return GOAL_CHANCE * total + claims * PLAIN_CLAIM * left


@rule
def goal_worth_of(v: Any, seat: int, kinds: int, which: int) -> int:
    """The whole points that goals would pay for a claim."""
    points = worth.goal_of(kinds, Goal.TYPE, TYPE_OF[which])
    return points + int(worth.on_peninsula(v, seat, kinds, which // PLOTS))


@rule
def auction_hope(v: Any, seat: int, kinds: int, left: float) -> float:
    """What the running auction promises to a seat."""
    what = asked(v)
    if what == Ask.PAY and v.bidder == seat + 1:
        return max(standing_worth(v, seat, kinds, left), 0.0)
    if what < Ask.BID or what > Ask.UNDER or v.passed & BIT[seat] != 0:
        return 0.0
    passing = pass_worth(v, seat, kinds, left)
    if v.bidder != seat + 1:
        return passing
    chance = 1.0
    for other in range(v.seats):
        if other != seat and v.passed & BIT[other] == 0:
            chance *= 1.0 - raise_chance(v, other, left)
    return chance * standing_worth(v, seat, kinds, left) + (1.0 - chance) * passing


@rule
def standing_worth(v: Any, seat: int, kinds: int, left: float) -> float:
    """What the row as it lies brings to who wins with it; nothing when it cannot be paid."""
    if worth.real_money(v, seat) < v.bid:
        return 0.0
    dice = 0
    while dice < COLOURS and v.row[dice] != 0:
        dice += 1
    other = v.row[1] - 1 if v.row[1] != 0 else worth.NOTHING
    return row_worth(v, seat, kinds, v.row[0] - 1, other, dice, v.bid, left)


@rule
def raise_chance(v: Any, seat: int, left: float) -> float:
    """How likely a seat raises: by what two dice above the bid would bring it, against passing."""
    money = min(potential(v, seat), worth.real_money(v, seat))
    kinds = goal_kinds(v, v.held[seat])
    best = -10.0
    for one in range(COLOURS):
        for other in range(one):
            price = max(v.dice[one] + v.dice[other], v.bid + 1)
            if v.dice[one] + v.dice[other] + 12 > v.bid and price <= money:
                best = max(best, row_worth(v, seat, kinds, one, other, 2, price, left))
    edge = best - pass_worth(v, seat, kinds, left)
    return min(max(0.5 + 0.5 * edge / BOLD, 0.03), 0.97)
