"""What a sensible player looks at in a position of Grog Island: traits of a seat, each a number.

What is pending in an auction is a trait, too: the claims of the row against its price for who holds the bid, goods and
a visit to a ship for who will pass.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.grog_island.brain import worth
from argosy.games.grog_island.brain.thumb import dice_laid, pass_worth, row_worth
from argosy.games.grog_island.parts import (
    BIT,
    COLOURS,
    GOAL_POINTS,
    GOAL_SORT,
    GOAL_SUBJECT,
    PENINSULA,
    SEATS,
    Goal,
)
from argosy.games.grog_island.rules.cards import goal_kinds
from argosy.games.grog_island.rules.claims import free_of_type
from argosy.games.grog_island.rules.scoring import crew_at, peninsula_points
from argosy.games.grog_island.rules.sets import first
from argosy.games.grog_island.state import Ask, State
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
RAISE, PASS = 0, 1  # what an auction offers to a seat
OFFERS = 2 * SEATS


@rule
def actions_left(v: State, seat: int) -> int:
    """How much of the game is left, in twelfths."""
    return int(STEPS * worth.time_left(v) + 0.5)


@rule
def traits(v: State, seat: int, out: Any) -> None:
    """All traits of a seat, in the order of TRAITS."""
    offers = np.empty(OFFERS)
    weigh_offers(v, offers)
    traits_by(v, seat, goal_kinds(v, v.held[seat]), offers, out)


@rule
def traits_by(v: State, seat: int, kinds: int, offers: Any, out: Any) -> None:
    """The same when it is known which goals the seat has and what the running auction offers to every seat."""
    for i in range(COUNT):
        out[i] = 0.0
    out[ONE] = 1.0
    out[COINS] = min(v.coins[seat], RICH)
    out[COINS_BEYOND] = max(v.coins[seat] - RICH, 0)
    out[TREASURES] = v.treasures[seat]
    out[TREASURE_MONEY] = worth.real_money(v, seat) - v.coins[seat]
    out[PARROTS] = v.parrots[seat]
    out[CREW_LEFT] = v.crew_left[seat]
    out[FLAG] = 1.0 if v.flag == seat else 0.0
    for good in range(COLOURS):
        tiles = v.goods[seat, good]
        out[GOODS_FIRST] += min(tiles, 2)
        out[GOODS_MORE] += max(min(tiles - 2, 3), 0)
        out[GOODS_REST] += max(tiles - 5, 0)
    goal_traits(v, seat, kinds, out)
    auction_traits(v, seat, kinds, offers, out)


@rule
def goal_traits(v: State, seat: int, kinds: int, out: Any) -> None:
    """What the goal cards can still bring on the buildings that are free, and what may be lost again."""
    while kinds != 0:
        goal = first(kinds)
        kinds &= kinds - 1
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
                missing = GOAL_POINTS[goal] - peninsula_points(v, seat, goal)
                ahead = crew_at(v, seat, subject) - worth.most_rivals(v, seat, subject)
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
def bids_are_made(v: State) -> bool:
    """An auction is going on, or a visit to a ship within it: a trade, a claim there, goal cards from the goal ship."""
    what = asked(v)
    trading = what == Ask.SHIP or what == Ask.TRADE or what == Ask.DELIVER or what == Ask.TILES
    return what == Ask.BID or trading or what == Ask.KEEP or what == Ask.UNDER


@rule
def weigh_offers(v: State, offers: Any) -> None:
    """What the running auction offers to every seat that has not passed: the best raise, and passing."""
    if not bids_are_made(v):
        return
    left = worth.time_left(v)
    for seat in range(v.seats):
        if v.passed & BIT[seat] == 0:
            kinds = goal_kinds(v, v.held[seat])
            offers[2 * seat + RAISE] = raise_gain(v, seat, kinds, left)
            offers[2 * seat + PASS] = pass_worth(v, seat, kinds, left)


@rule
def auction_traits(v: State, seat: int, kinds: int, offers: Any, out: Any) -> None:
    """What the running auction promises to a seat."""
    if asked(v) == Ask.PAY and v.bidder == seat + 1:
        out[PAYING] = max(standing_worth(v, seat, kinds), 0.0)
        return
    if not bids_are_made(v) or v.passed & BIT[seat] != 0:
        return
    passing = offers[2 * seat + PASS]
    gain = max(offers[2 * seat + RAISE] - passing, 0.0)
    if v.bidder != seat + 1:
        out[PASSING] = passing
        out[RAISING] = gain
        return
    chance = 1.0
    for other in range(v.seats):
        if other != seat and v.passed & BIT[other] == 0:
            chance *= stays_out(offers[2 * other + RAISE] - offers[2 * other + PASS])
    out[STANDING] = chance * max(standing_worth(v, seat, kinds), 0.0)
    out[OUTBID] = (1.0 - chance) * passing
    out[OUTBID_RAISE] = (1.0 - chance) * gain


@rule
def standing_worth(v: State, seat: int, kinds: int) -> float:
    """What the row as it lies brings to who wins with it; nothing when it cannot be paid."""
    if worth.real_money(v, seat) < v.bid:
        return 0.0
    left = worth.time_left(v)
    one = worth.claim(v, seat, kinds, v.row[0] - 1, left)
    other = worth.claim(v, seat, kinds, v.row[1] - 1, left) if v.row[1] != 0 else worth.NO_CLAIM
    return row_worth(v, seat, one, other, dice_laid(v), v.bid, left)


@rule
def raise_gain(v: State, seat: int, kinds: int, left: float) -> float:
    """What the best raise would bring a seat, as a deckhand sees it: two claims, a little for further dice."""
    money = worth.real_money(v, seat)
    best = -10.0
    if money <= v.bid:
        return best
    claims = (
        worth.claim(v, seat, kinds, 0, left)[worth.POINTS],
        worth.claim(v, seat, kinds, 1, left)[worth.POINTS],
        worth.claim(v, seat, kinds, 2, left)[worth.POINTS],
        worth.claim(v, seat, kinds, 3, left)[worth.POINTS],
        worth.claim(v, seat, kinds, 4, left)[worth.POINTS],
    )
    coin = worth.coin(left)
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
def next_lower(v: State, one: int, other: int, least: int) -> int:
    """A third die for a pair: the highest that may lie to its right."""
    found = 0
    for die in range(COLOURS):
        if die != one and die != other and v.dice[die] <= least:
            found = max(found, v.dice[die])
    return found


@rule
def stays_out(edge: float) -> float:
    """How likely a seat does not raise whose best raise is so much better than passing."""
    if edge < HOPELESS:
        return 1.0 - RARELY
    return 1.0 - min(max(EVENLY + STEEP * edge, FEWEST), MOST)
