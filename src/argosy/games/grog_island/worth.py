"""What things are worth to a seat in points, by eye: the figures that a deckhand and a judge of positions share.

They were set by hand and checked by self-play (see the README).
"""

from __future__ import annotations

from typing import Any

from argosy.games.grog_island.parts import (
    BIT,
    CLOUD_COINS,
    CLOUD_GIVES,
    COLOURS,
    CREW,
    EXCHANGE,
    GOAL_FOR,
    GOAL_LESSER,
    GOAL_POINTS,
    GOAL_SORT,
    GOAL_SUBJECT,
    PENINSULA,
    PLOTS,
    SAME_TYPE,
    TREASURE_VALUE,
    TYPE_OF,
    VALUES,
    Cloud,
    Goal,
)
from argosy.games.grog_island.rules.claims import free_of_type
from argosy.games.grog_island.rules.scoring import crew_at, has_majority, peninsula_points, type_points
from argosy.kernel import rule

COIN_EARLY, COIN_LATE = 0.45, 0.2  # a coin at the start and at the end of the game
TREASURE_EARLY = 0.6  # a treasure card, beyond its point at the end
PARROT_EARLY = 0.7
TILE_EARLY = 0.5
SPARE_TILE = 0.25  # with a goods goal, three spare tiles are one
SWAPPED = 0.8  # to exchange a goal card
PRESENCE = 1.2  # being first on a peninsula one wants, beyond what it pays now
LOCKING = 0.3
NOTHING = -1


@rule
def time_left(v: Any) -> float:
    """How much of the game is left, from 1 to 0: by the seat with the fewest crew members."""
    least = CREW[v.seats]
    for seat in range(v.seats):
        least = min(least, v.crew_left[seat])
    return 0.0 if v.ended == 1 else 1.0 * least / CREW[v.seats]


@rule
def coin(left: float) -> float:
    """What a coin is worth."""
    return COIN_LATE + (COIN_EARLY - COIN_LATE) * min(1.0, 1.5 * left)


@rule
def parrot(kinds: int, left: float) -> float:
    """What a parrot card is worth."""
    return PARROT_EARLY * left + goal_of(kinds, Goal.PARROT, 0)


@rule
def goal_of(kinds: int, sort: int, subject: int) -> int:
    """The points of a goal if it is among these, else 0."""
    which = GOAL_FOR[sort, subject]
    return GOAL_POINTS[which] if kinds & BIT[which] != 0 else 0


@rule
def tile(v: Any, seat: int, kinds: int, good: int, left: float) -> float:
    """What a goods tile is worth to keep: points with its goal, a part of one with another, and trade to come."""
    own = goal_of(kinds, Goal.GOOD, good)
    if own > 0:
        return 1.0 * own + 0.15 * left
    spare = 0.0
    for other in range(COLOURS):
        if goal_of(kinds, Goal.GOOD, other) > 0:
            spare = SPARE_TILE
    return spare + TILE_EARLY * left / (1.0 + 0.15 * v.goods[seat, good])


@rule
def real_money(v: Any, seat: int) -> int:
    """What a seat can truly pay."""
    money = v.coins[seat] + 0
    for value in range(VALUES):
        money += v.treasure[seat, value] * TREASURE_VALUE[value]
    return money


@rule
def building(v: Any, seat: int, kinds: int, which: int, left: float) -> float:
    """What a claim on a free building brings: goals, the cloud, coins."""
    colour = which // PLOTS
    kind = TYPE_OF[which]
    points = 1.0 * goal_of(kinds, Goal.TYPE, kind)
    points += on_peninsula(v, seat, kinds, colour)
    cloud = v.clouds[colour]
    if CLOUD_COINS[cloud] != 0:
        points += coin(left) * (free_of_type(v, kind) - 1)
    gives = CLOUD_GIVES[cloud]
    if gives == Cloud.POINTS:
        points += 1.0
    elif gives == Cloud.PARROT:
        points += parrot(kinds, left)
    elif gives == Cloud.SWAP:
        points += SWAPPED * left
    return points


@rule
def on_peninsula(v: Any, seat: int, kinds: int, colour: int) -> float:
    """What one more crew member brings for the goal of a peninsula."""
    which = GOAL_FOR[Goal.PENINSULA, colour]
    if kinds & BIT[which] == 0:
        return 0.0
    mine = crew_at(v, seat, colour)
    most = most_rivals(v, seat, colour)
    if mine + 1 > most and mine <= most:
        return 1.0 * GOAL_POINTS[which] - (GOAL_LESSER[which] if mine > 0 else 0) - 0.5
    if mine == 0:
        return GOAL_LESSER[which] + PRESENCE - 0.3 * most
    return 0.6 if mine <= most else 0.3


@rule
def most_rivals(v: Any, seat: int, colour: int) -> int:
    """The most crew that any other colour, ghosts included, has on a peninsula."""
    most = 0
    for row in range(len(v.crew)):
        if row != seat:
            most = max(most, crew_at(v, row, colour))
    return most


@rule
def best_building(v: Any, seat: int, kinds: int, colour: int, barred: int, left: float) -> int:
    """The free building on a peninsula that a seat wants most, not of the barred type."""
    found = NOTHING
    if v.free & PENINSULA[colour] == 0:
        return found
    most = -1.0
    for which in range(colour * PLOTS, colour * PLOTS + PLOTS):
        if v.free & BIT[which] != 0 and TYPE_OF[which] != barred:
            points = building(v, seat, kinds, which, left)
            if points > most:
                most = points
                found = which
    return found


@rule
def two_claims(v: Any, seat: int, kinds: int, one: int, other: int, left: float) -> float:
    """What claims on two peninsulas bring together (`other` may be missing), on buildings of different types."""
    crew = v.crew_left[seat]
    if crew == 0:
        return 0.0
    first = best_building(v, seat, kinds, one, NOTHING, left)
    points = building(v, seat, kinds, first, left) if first != NOTHING else 0.0
    if other == NOTHING:
        return points
    if crew == 1:
        alone = best_building(v, seat, kinds, other, NOTHING, left)
        return max(points, building(v, seat, kinds, alone, left)) if alone != NOTHING else points
    barred = TYPE_OF[first] if first != NOTHING else NOTHING
    second = best_building(v, seat, kinds, other, barred, left)
    return points + (building(v, seat, kinds, second, left) if second != NOTHING else 0.0)


@rule
def goal(v: Any, seat: int, which: int, left: float) -> float:
    """What a goal card is worth in the hand: what it pays now, and what it can still pay."""
    sort = GOAL_SORT[which]
    subject = GOAL_SUBJECT[which]
    hope = min(1.0, 1.3 * left)
    if sort == Goal.PENINSULA:
        now = peninsula_points(v, seat, which)
        if v.free & PENINSULA[subject] == 0 or now == GOAL_POINTS[which]:
            return 1.0 * now
        return now + hope * (GOAL_POINTS[which] - now) * 0.4
    if sort == Goal.TYPE:
        free = free_of_type(v, subject)
        some = 0.33 + 0.22 * free if free > 0 else 0.0
        return type_points(v, seat, which) + hope * GOAL_POINTS[which] * some
    if sort == Goal.GOOD:
        spare = 0
        for good in range(COLOURS):
            spare += v.goods[seat, good]
        mine = v.goods[seat, subject]
        return GOAL_POINTS[which] * (mine + 0.5 * (spare - mine) / EXCHANGE) + 2.5 * hope
    return GOAL_POINTS[which] * v.parrots[seat] + 1.5 * hope


@rule
def to_rivals(v: Any, seat: int, which: int) -> float:
    """How much a free building may be worth to the others: rare types, and peninsulas where they stand close."""
    points = 0.0
    kind = TYPE_OF[which]
    points += 0.3 * GOAL_POINTS[GOAL_FOR[Goal.TYPE, kind]]
    for other in range(v.seats):
        if other != seat and v.crew[other] & SAME_TYPE[kind] != 0:
            points += 0.8
        if other != seat and has_majority(v, other, which // PLOTS):
            points += 0.2
    return points
