"""What a sensible player thinks of a position of Grog Island, in points.

A seat's prospect is what it has (points, cards, coins, goods, goals as they stand), what its goals can still bring on
the buildings that are free, and what the running auction promises: the claims of the row against its price for who
holds the bid, goods and a visit to a ship for who will pass.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.grog_island import worth
from argosy.games.grog_island.parts import BIT, COLOURS, GOAL_SORT, KINDS, Goal
from argosy.games.grog_island.rules.cards import goal_kinds
from argosy.games.grog_island.rules.scoring import goods_points
from argosy.games.grog_island.state import Ask
from argosy.games.grog_island.thumb import deckhand, pass_worth, row_worth
from argosy.kernel import asked, rule

__all__ = ["deckhand", "value"]

LEADER = 0.5  # how much the best opponent counts, beside the average one
RICH = 14  # coins beyond these are worth what they are at the end
CARD_EARLY = 1.3  # a goal card more is more to choose from
VISIT_MORE = 1.0  # a visit to a ship, seen from the other side of the auction: the best of several
GOODS_GOAL = 2.0  # what a goal of goods or parrots will still bring
# how often deckhands raise, by their advantage as a rival guesses it (3,400 decisions of self-play)
HOPELESS, RARELY = -4.0, 0.09
EVENLY, STEEP, FEWEST, MOST = 0.56, 0.055, 0.35, 0.88
AGAIN = 0.35  # how much of the gain of another raise is left to who is raised
EXTRA_DICE = 2


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
            if GOAL_SORT[goal] == Goal.PENINSULA or GOAL_SORT[goal] == Goal.TYPE:
                points += worth.goal(v, seat, goal, left)
            else:
                points += GOODS_GOAL * left  # what the goods and parrots at hand bring is counted with them
            points += CARD_EARLY * left
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
def auction_hope(v: Any, seat: int, kinds: int, left: float) -> float:
    """What the running auction promises to a seat."""
    what = asked(v)
    claims = np.empty(COLOURS)
    if what == Ask.PAY and v.bidder == seat + 1:
        return max(standing_worth(v, seat, kinds, left), 0.0)
    if what < Ask.BID or what > Ask.UNDER or v.passed & BIT[seat] != 0:
        return 0.0
    passing = pass_worth(v, seat, kinds, left) + VISIT_MORE * left
    if v.bidder != seat + 1:
        return passing + 0.5 * max(raise_gain(v, seat, kinds, left, claims) - passing, 0.0)
    chance = 1.0
    for other in range(v.seats):
        if other != seat and v.passed & BIT[other] == 0:
            chance *= stays_out(v, other, left, claims)
    raised = passing + AGAIN * max(raise_gain(v, seat, kinds, left, claims) - passing, 0.0)
    return chance * max(standing_worth(v, seat, kinds, left), 0.0) + (1.0 - chance) * raised


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
def raise_gain(v: Any, seat: int, kinds: int, left: float, claims: Any) -> float:
    """What the best raise would bring a seat, as a deckhand sees it: two claims, a little for further dice."""
    for colour in range(COLOURS):
        found = worth.best_building(v, seat, kinds, colour, worth.NOTHING, left)
        claims[colour] = worth.building(v, seat, kinds, found, left) if found != worth.NOTHING else 0.0
    money = worth.real_money(v, seat)
    coin = worth.coin(left)
    best = -10.0
    for one in range(COLOURS):
        for other in range(one + 1):
            price = v.dice[one] + (v.dice[other] if other != one else 0)
            gain = claims[one] + (claims[other] if other != one else 0.0)
            least = min(v.dice[one], v.dice[other])
            bonus = 0.0
            for _ in range(EXTRA_DICE):  # more dice where the two alone are no raise: the next lower ones
                if price > v.bid or other == one:
                    break
                least = next_lower(v, one, other, least)
                price += least
                bonus += 0.6
            if price > v.bid and price <= money:
                best = max(best, gain + bonus - coin * price)
    return best


@rule
def next_lower(v: Any, one: int, other: int, least: int) -> int:
    """A third die for a pair: the highest that may lie to its right."""
    found = 0
    for die in range(COLOURS):
        if die != one and die != other and v.dice[die] <= least:
            found = max(found, v.dice[die])
    return found


@rule
def stays_out(v: Any, seat: int, left: float, claims: Any) -> float:
    """How likely a seat does not raise."""
    kinds = goal_kinds(v, v.held[seat])
    edge = raise_gain(v, seat, kinds, left, claims) - pass_worth(v, seat, kinds, left)
    if edge < HOPELESS:
        return 1.0 - RARELY
    return 1.0 - min(max(EVENLY + STEEP * edge, FEWEST), MOST)
