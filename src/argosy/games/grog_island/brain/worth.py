"""What things are worth to a seat in points, by eye: the figures that a deckhand and a judge of positions share.

They were set by hand and then evolved: deckhands with many variations of them against those with the old ones, by the
hundred thousand games (see docs/experiments.md).
"""

from __future__ import annotations

from typing import TypeAlias

from argosy.brains.likings import better
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
    GOOD_GOALS,
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
from argosy.games.grog_island.rules.sets import first
from argosy.games.grog_island.state import State
from argosy.kernel import rule

COIN_EARLY, COIN_LATE = 0.83, 0.11  # a coin at the start and at the end of the game
COIN_LASTS = 1.28  # the higher, the longer a coin keeps its early worth
TREASURE_EARLY = 0.33  # a treasure card, beyond its point at the end
PARROT_EARLY = 0.3
TILE_EARLY = 0.91  # a goods tile, for the trade to come
TILE_OWN = 0.26  # the same with its goal in hand, beyond its points
SPARE_TILE = 0.28  # with a goods goal, three spare tiles are one
SWAPPED = 0.65  # to exchange a goal card
PRESENCE = 0.63  # being first on a peninsula one wants, beyond what it pays now
MAJORITY = 0.44  # what a majority is worth less than it pays, because it may be lost again
RIVALRY = 0.35  # what every rival there makes the first one on a peninsula worth less
BEHIND, BEYOND = 0.67, 0.31  # one more crew member where one is behind, or already ahead
LOCKING = 0.26
HOPE = 1.82  # the higher, the longer a goal can still be worked for
HOPE_PENINSULA = 0.46  # how much of what a peninsula does not pay yet
HOPE_TYPE, HOPE_FREE = 0.31, 0.31  # how many more buildings of a type: when there is one, and for each that is free
HOPE_GOOD, HOPE_PARROT = 0.56, 1.06  # points to come of a good and of the parrots
RARE, SHARED, LED = 0.18, 0.85, 0.03  # to rivals: a point of the type's goal, a type they have, a peninsula they lead
NOTHING = -1.0
POINTS, TYPE, SECOND = 0, 1, 2  # of a claim: see `claim`
Claim: TypeAlias = tuple[float, float, float]
NO_CLAIM: Claim = (0.0, NOTHING, 0.0)


@rule
def time_left(v: State) -> float:
    """How much of the game is left, from 1 to 0: by the seat with the fewest crew members."""
    least = CREW[v.seats]
    for seat in range(v.seats):
        least = min(least, v.crew_left[seat])
    return 0.0 if v.ended == 1 else 1.0 * least / CREW[v.seats]


@rule
def coin(left: float) -> float:
    """What a coin is worth."""
    return COIN_LATE + (COIN_EARLY - COIN_LATE) * min(1.0, COIN_LASTS * left)


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
def tile(v: State, seat: int, kinds: int, good: int, left: float) -> float:
    """What a goods tile is worth to keep: points with its goal, a part of one with another, and trade to come."""
    own = goal_of(kinds, Goal.GOOD, good)
    if own > 0:
        return 1.0 * own + TILE_OWN * left
    spare = SPARE_TILE if kinds & GOOD_GOALS != 0 else 0.0
    return spare + TILE_EARLY * left


@rule
def real_money(v: State, seat: int) -> int:
    """What a seat can truly pay."""
    money = v.coins[seat] + 0
    for value in range(VALUES):
        money += v.treasure[seat, value] * TREASURE_VALUE[value]
    return money


@rule
def building(v: State, seat: int, kinds: int, which: int, left: float) -> float:
    """What a claim on a free building brings: goals, the cloud, coins."""
    colour = which // PLOTS
    each = coin_each(v, colour, left)
    standing = on_peninsula(v, seat, kinds, colour)
    return on_plot(v, kinds, which, standing, each) + under_cloud(v, kinds, colour, left)


@rule
def on_plot(v: State, kinds: int, which: int, standing: float, each: float) -> float:
    """The goal of the type, what the goal of the peninsula makes of it, and the coins."""
    kind = TYPE_OF[which]
    goal = GOAL_FOR[Goal.TYPE, kind]
    points = (GOAL_POINTS[goal] if kinds & BIT[goal] != 0 else 0) + standing
    return points + each * (free_of_type(v, kind) - 1)


@rule
def coin_each(v: State, colour: int, left: float) -> float:
    """What a coin of a claim on a peninsula is worth; under the black cloud there are none."""
    return coin(left) if CLOUD_COINS[v.clouds[colour]] != 0 else 0.0


@rule
def under_cloud(v: State, kinds: int, colour: int, left: float) -> float:
    """What the cloud over a peninsula gives beside coins."""
    gives = CLOUD_GIVES[v.clouds[colour]]
    if gives == Cloud.POINTS:
        return 1.0
    if gives == Cloud.PARROT:
        return parrot(kinds, left)
    return SWAPPED * left if gives == Cloud.SWAP else 0.0


@rule
def on_peninsula(v: State, seat: int, kinds: int, colour: int) -> float:
    """What one more crew member brings for the goal of a peninsula."""
    which = GOAL_FOR[Goal.PENINSULA, colour]
    if kinds & BIT[which] == 0:
        return 0.0
    mine = crew_at(v, seat, colour)
    most = most_rivals(v, seat, colour)
    if mine + 1 > most and mine <= most:
        return 1.0 * GOAL_POINTS[which] - (GOAL_LESSER[which] if mine > 0 else 0) - MAJORITY
    if mine == 0:
        return GOAL_LESSER[which] + PRESENCE - RIVALRY * most
    return BEHIND if mine <= most else BEYOND


@rule
def most_rivals(v: State, seat: int, colour: int) -> int:
    """The most crew that any other colour, ghosts included, has on a peninsula."""
    most = 0
    for row in range(len(v.crew)):
        if row != seat:
            most = max(most, crew_at(v, row, colour))
    return most


@rule
def claim(v: State, seat: int, kinds: int, colour: int, left: float) -> Claim:
    """The best claim on a peninsula: its points, the type of the building, the points of the best one of another type.

    With nothing free the type is NOTHING.
    """
    best, kind, second = NO_CLAIM
    free = v.free & PENINSULA[colour]
    if free == 0:
        return best, kind, second
    standing = on_peninsula(v, seat, kinds, colour)
    each = coin_each(v, colour, left)
    extra = under_cloud(v, kinds, colour, left)
    while free != 0:
        which = first(free)
        free &= free - 1
        points = on_plot(v, kinds, which, standing, each) + extra
        if better(points, best) or kind == NOTHING:
            second = best
            best = points
            kind = float(TYPE_OF[which])
        elif points > second:
            second = points
    return best, kind, second


@rule
def two_claims(v: State, seat: int, one: Claim, other: Claim) -> float:
    """What claims on two peninsulas bring together (one may be NO_CLAIM), on buildings of different types."""
    crew = v.crew_left[seat]
    if crew == 0:
        return 0.0
    if crew == 1:
        return max(one[POINTS], other[POINTS])
    barred = other[TYPE] == one[TYPE] and other[TYPE] != NOTHING
    return one[POINTS] + (other[SECOND] if barred else other[POINTS])


@rule
def goal(v: State, seat: int, which: int, left: float) -> float:
    """What a goal card is worth in the hand: what it pays now, and what it can still pay."""
    sort = GOAL_SORT[which]
    subject = GOAL_SUBJECT[which]
    hope = min(1.0, HOPE * left)
    if sort == Goal.PENINSULA:
        now = peninsula_points(v, seat, which)
        if v.free & PENINSULA[subject] == 0 or now == GOAL_POINTS[which]:
            return 1.0 * now
        return now + hope * (GOAL_POINTS[which] - now) * HOPE_PENINSULA
    if sort == Goal.TYPE:
        free = free_of_type(v, subject)
        some = HOPE_TYPE + HOPE_FREE * free if free > 0 else 0.0
        return type_points(v, seat, which) + hope * GOAL_POINTS[which] * some
    if sort == Goal.GOOD:
        spare = 0
        for good in range(COLOURS):
            spare += v.goods[seat, good]
        mine = v.goods[seat, subject]
        return GOAL_POINTS[which] * (mine + 0.5 * (spare - mine) / EXCHANGE) + HOPE_GOOD * hope
    return GOAL_POINTS[which] * v.parrots[seat] + HOPE_PARROT * hope


@rule
def to_rivals(v: State, seat: int, which: int) -> float:
    """How much a free building may be worth to the others: rare types, and peninsulas where they stand close."""
    points = 0.0
    kind = TYPE_OF[which]
    points += RARE * GOAL_POINTS[GOAL_FOR[Goal.TYPE, kind]]
    for other in range(v.seats):
        if other != seat and v.crew[other] & SAME_TYPE[kind] != 0:
            points += SHARED
        if other != seat and has_majority(v, other, which // PLOTS):
            points += LED
    return points
