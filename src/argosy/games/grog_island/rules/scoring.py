"""The points, line by line, and who won."""

from __future__ import annotations

from argosy.games.grog_island.parts import (
    BIT,
    COINS_A_POINT,
    COLOURS,
    EXCHANGE,
    GHOST,
    GOAL_LESSER,
    GOAL_POINTS,
    GOAL_SORT,
    GOAL_SUBJECT,
    GOOD_GOALS,
    KINDS,
    ONES,
    PLOTS,
    SAME_TYPE,
    TREASURE_POINTS,
    Goal,
)
from argosy.games.grog_island.rules.cards import goal_kinds
from argosy.games.grog_island.rules.sets import first, size
from argosy.games.grog_island.state import State
from argosy.kernel import Ints, rule

SHEET = ("track", "treasures", "coins", "peninsulas", "buildings", "goods", "parrots")
LINES = len(SHEET)
TRACK, TREASURE_LINE, COINS_LINE, PENINSULA_LINE, BUILDINGS_LINE, GOODS_LINE, PARROT_LINE = range(LINES)
ALL_PLOTS = (1 << PLOTS) - 1


@rule
def crew_at(s: State, row: int, colour: int) -> int:
    """How many crew members of a seat, or ghosts, stand on a peninsula."""
    return ONES[(s.crew[row] >> (PLOTS * colour)) & ALL_PLOTS]


@rule
def has_majority(s: State, seat: int, colour: int) -> bool:
    """More buildings there than anybody else; the ghosts count as another colour."""
    most = 0
    for row in range(GHOST + 1):
        if row != seat:
            most = max(most, crew_at(s, row, colour))
    return bool(crew_at(s, seat, colour) > most)


@rule
def peninsula_points(s: State, seat: int, goal: int) -> int:
    """The full points for the majority, the lesser ones for at least one building without it."""
    colour = GOAL_SUBJECT[goal]
    if crew_at(s, seat, colour) == 0:
        return 0
    return GOAL_POINTS[goal] if has_majority(s, seat, colour) else GOAL_LESSER[goal]


@rule
def type_points(s: State, seat: int, goal: int) -> int:
    """The printed points for every crew member on a building of the type."""
    return size(s.crew[seat] & SAME_TYPE[GOAL_SUBJECT[goal]]) * GOAL_POINTS[goal]


@rule
def goods_points(s: State, seat: int, goals: int) -> int:
    """A point for every tile of a good one has the goal of; three tiles of other goods count as one such tile."""
    points = 0
    spare = 0
    each = 0
    for good in range(COLOURS):
        spare += s.goods[seat, good]
    rest = goals & GOOD_GOALS
    while rest != 0:
        goal = first(rest)
        rest &= rest - 1
        tiles = s.goods[seat, GOAL_SUBJECT[goal]]
        points += tiles * GOAL_POINTS[goal]
        spare -= tiles
        each = max(each, GOAL_POINTS[goal])
    return points + spare // EXCHANGE * each


@rule
def sheet(s: State, seat: int, out: Ints) -> None:
    """The points of one seat line by line, as if the game ended now."""
    for line in range(LINES):
        out[line] = 0
    out[TRACK] = s.points[seat]
    out[TREASURE_LINE] = s.treasures[seat] * TREASURE_POINTS
    out[COINS_LINE] = s.coins[seat] // COINS_A_POINT
    goals = goal_kinds(s, s.held[seat])
    out[GOODS_LINE] = goods_points(s, seat, goals)
    for goal in range(KINDS):
        if goals & BIT[goal] == 0:
            continue
        if GOAL_SORT[goal] == Goal.PENINSULA:
            out[PENINSULA_LINE] += peninsula_points(s, seat, goal)
        elif GOAL_SORT[goal] == Goal.TYPE:
            out[BUILDINGS_LINE] += type_points(s, seat, goal)
        elif GOAL_SORT[goal] == Goal.PARROT:
            out[PARROT_LINE] += s.parrots[seat] * GOAL_POINTS[goal]


@rule
def score(s: State, seat: int) -> int:
    """All points of one seat."""
    return score_with(s, seat, goal_kinds(s, s.held[seat]))


@rule
def score_with(s: State, seat: int, goals: int) -> int:
    """All points of one seat with these goals."""
    total = s.points[seat] + s.treasures[seat] * TREASURE_POINTS + s.coins[seat] // COINS_A_POINT
    total += goods_points(s, seat, goals)
    while goals != 0:
        goal = first(goals)
        goals &= goals - 1
        if GOAL_SORT[goal] == Goal.PENINSULA:
            total += peninsula_points(s, seat, goal)
        elif GOAL_SORT[goal] == Goal.TYPE:
            total += type_points(s, seat, goal)
        elif GOAL_SORT[goal] == Goal.PARROT:
            total += s.parrots[seat] * GOAL_POINTS[goal]
    return total


@rule
def scores(s: State, out: Ints) -> None:
    """The points of every seat."""
    for seat in range(s.seats):
        out[seat] = score(s, seat)


@rule
def ranks(s: State, out: Ints) -> None:
    """Most points win; a tie goes to who has more coins on the track, and else is shared."""
    for seat in range(s.seats):
        mine = score(s, seat)
        out[seat] = 1
        for other in range(s.seats):
            theirs = score(s, other)
            if theirs > mine or (theirs == mine and s.coins[other] > s.coins[seat]):
                out[seat] += 1
