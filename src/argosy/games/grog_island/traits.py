"""What a sensible player looks at in a position of Grog Island: traits of a seat, each a number.

What is pending in an auction is a trait, too: the claims of the row against its price for who holds the bid, goods and
a visit to a ship for who will pass.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.grog_island import worth
from argosy.games.grog_island.parts import (
    BIT,
    COLOURS,
    GOAL_POINTS,
    GOAL_SORT,
    GOAL_SUBJECT,
    KINDS,
    PENINSULA,
    Goal,
)
from argosy.games.grog_island.rules.cards import goal_kinds
from argosy.games.grog_island.rules.claims import free_of_type
from argosy.games.grog_island.rules.scoring import crew_at, peninsula_points
from argosy.games.grog_island.state import Ask
from argosy.games.grog_island.thumb import pass_worth, row_worth
from argosy.kernel import asked, rule

TRAITS = (
    "one", "coins", "coins_beyond", "treasures", "treasure_money", "parrots", "parrot_goal", "goods_first",
    "goods_more", "goods_rest", "goods_goals", "cards", "peninsula_hope", "peninsula_rivals", "peninsula_shaky",
    "type_some", "type_free", "crew", "flag", "passing", "raising", "standing", "outbid", "outbid_raise", "paying",
)  # fmt: skip
COUNT = len(TRAITS)
(
    ONE, COINS, COINS_BEYOND, TREASURES, TREASURE_MONEY, PARROTS, PARROT_GOAL, GOODS_FIRST, GOODS_MORE,
    GOODS_REST, GOODS_GOALS, CARDS, PENINSULA_HOPE, PENINSULA_RIVALS, PENINSULA_SHAKY, TYPE_SOME,
    TYPE_FREE, CREW_LEFT, FLAG, PASSING, RAISING, STANDING, OUTBID, OUTBID_RAISE, PAYING,
) = range(COUNT)  # fmt: skip
STEPS = 12  # the game is cut into so many times, by the crew that is left
RICH = 14  # coins beyond these are worth little more than at the end
# how often deckhands raise, by their advantage as a rival guesses it (3,400 decisions of self-play)
HOPELESS, RARELY = -4.0, 0.09
EVENLY, STEEP, FEWEST, MOST = 0.56, 0.055, 0.35, 0.88
EXTRA_DICE = 2


@rule
def actions_left(v: Any, p: int) -> int:
    """How much of the game is left, in twelfths."""
    return int(STEPS * worth.time_left(v) + 0.5)


@rule
def traits(v: Any, p: int, out: Any) -> None:
    """All traits of a seat, in the order of TRAITS."""
    for i in range(COUNT):
        out[i] = 0.0
    kinds = goal_kinds(v, v.held[p])
    out[ONE] = 1.0
    out[COINS] = min(v.coins[p], RICH)
    out[COINS_BEYOND] = max(v.coins[p] - RICH, 0)
    out[TREASURES] = v.treasures[p]
    out[TREASURE_MONEY] = worth.real_money(v, p) - v.coins[p]
    out[PARROTS] = v.parrots[p]
    out[CREW_LEFT] = v.crew_left[p]
    out[FLAG] = 1.0 if v.flag == p else 0.0
    for good in range(COLOURS):
        tiles = v.goods[p, good]
        out[GOODS_FIRST] += min(tiles, 2)
        out[GOODS_MORE] += max(min(tiles - 2, 3), 0)
        out[GOODS_REST] += max(tiles - 5, 0)
    goal_traits(v, p, kinds, out)
    auction_traits(v, p, kinds, out)


@rule
def goal_traits(v: Any, p: int, kinds: int, out: Any) -> None:
    """What the goal cards can still bring on the buildings that are free, and what may be lost again."""
    for goal in range(KINDS):
        if kinds & BIT[goal] == 0:
            continue
        out[CARDS] += 1.0
        sort = GOAL_SORT[goal]
        subject = GOAL_SUBJECT[goal]
        if sort == Goal.TYPE:
            free = free_of_type(v, subject)
            if free > 0:
                out[TYPE_SOME] += GOAL_POINTS[goal]
                out[TYPE_FREE] += GOAL_POINTS[goal] * free
        elif sort == Goal.PENINSULA:
            if v.free & PENINSULA[subject] != 0:
                missing = GOAL_POINTS[goal] - peninsula_points(v, p, goal)
                ahead = crew_at(v, p, subject) - worth.most_rivals(v, p, subject)
                out[PENINSULA_HOPE] += missing
                if missing > 0:
                    out[PENINSULA_RIVALS] -= ahead
                elif ahead == 1:
                    out[PENINSULA_SHAKY] += 1.0
        elif sort == Goal.GOOD:
            out[GOODS_GOALS] += 1.0
        else:
            out[PARROT_GOAL] += 1.0


@rule
def auction_traits(v: Any, p: int, kinds: int, out: Any) -> None:
    """What the running auction promises to a seat."""
    what = asked(v)
    left = worth.time_left(v)
    if what == Ask.PAY and v.bidder == p + 1:
        out[PAYING] = max(standing_worth(v, p, kinds, left), 0.0)
        return
    if what < Ask.BID or what > Ask.UNDER or v.passed & BIT[p] != 0:
        return
    claims = np.empty(COLOURS)
    passing = pass_worth(v, p, kinds, left)
    gain = max(raise_gain(v, p, kinds, left, claims) - passing, 0.0)
    if v.bidder != p + 1:
        out[PASSING] = passing
        out[RAISING] = gain
        return
    chance = 1.0
    for other in range(v.seats):
        if other != p and v.passed & BIT[other] == 0:
            chance *= stays_out(v, other, left, claims)
    out[STANDING] = chance * max(standing_worth(v, p, kinds, left), 0.0)
    out[OUTBID] = (1.0 - chance) * passing
    out[OUTBID_RAISE] = (1.0 - chance) * gain


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
