"""Phase A: sailing, and what happens where a ship stops."""

from __future__ import annotations

from argosy.games.maracaibo.effects import Trait
from argosy.games.maracaibo.graphs import LAST_ROUND_CHART
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    AHEAD,
    COURSE_COUNT,
    COURSES,
    FIRST_SITE,
    GOAL_AT,
    HELPERS_AT,
    LEGACY_COST,
    LEGACY_PROGRAM,
    LEGACY_SPACES,
    POINTS_BASE,
    ROUNDS,
    SIDE_BITS,
    SIDE_NEEDS,
    SIDE_PLACE,
    SITE_AT,
    SLOW_BITS,
    STOP_BONUS_AT,
    TOLL,
    TOLL_AT,
    TOLL_BIT,
)
from argosy.games.maracaibo.rules.assistants import pay_left_behind
from argosy.games.maracaibo.rules.cards import pay
from argosy.games.maracaibo.rules.common import begin, gain_points, has_legacy, holds, villages
from argosy.games.maracaibo.rules.free import do_free, legal_free, may_afford
from argosy.games.maracaibo.rules.ship import ask_disc, has_disc
from argosy.games.maracaibo.state import Ask, DiscTo, SheetLine, State
from argosy.kernel import A, B, Ints, pop, push, rule


@rule
def side_city_open(s: State, seat: int, k: int) -> bool:
    """A legacy city is open to players whose explorer has come far enough."""
    return s.legacy & SIDE_BITS[k] != 0 and s.explorer[seat] >= SIDE_NEEDS[k]


@rule
def chart(s: State, seat: int) -> int:
    """The number of the chart a player sails by: slow arrows, open side cities, the last round."""
    found = LAST_ROUND_CHART if s.lap == ROUNDS else 0
    for k in range(2):
        if s.legacy & SLOW_BITS[k]:
            found |= 1 << k
        if side_city_open(s, seat, k):
            found |= 4 << k
    return found


@rule
def open_to(s: State, seat: int, place: int) -> bool:
    """Whether a player may sail to a place or lay a marker there, as far as side cities are concerned."""
    allowed = True
    for k in range(2):
        allowed = allowed and (place != SIDE_PLACE[k] or side_city_open(s, seat, k))
    return allowed


@rule
def must_pay_toll(s: State, start: int, there: int) -> bool:
    """Who passes the toll chain without stopping pays; who cannot pay stops there."""
    return s.legacy & TOLL_BIT != 0 and holds(AHEAD[start], TOLL_AT) and holds(AHEAD[TOLL_AT], there)


@rule
def legal_sail(s: State, seat: int, out: Ints) -> int:
    """Every place within reach, for as many points as a way there costs; a further movement is part of phase B."""
    row = s.depth - 1
    limit, extra = s.asks[row, A], s.asks[row, B]
    sheet, start = chart(s, seat), s.ship[seat]
    n = 0
    for k in range(COURSE_COUNT[sheet, start]):
        course = COURSES[sheet, start, k]
        pays = s.doubloons[seat] >= TOLL or not must_pay_toll(s, start, course // POINTS_BASE)
        if pays and course % POINTS_BASE <= limit:
            out[n] = Code.SAIL + course
            n += 1
    if extra:
        out[n] = Code.SKIP
        n = legal_free(s, seat, out, n + 1)
    return n


@rule
def sails_without_asking(s: State, seat: int) -> bool:
    """On the way home there is only one course. True when it was taken."""
    if s.asks[s.depth - 1, B] or COURSE_COUNT[chart(s, seat), s.ship[seat]] != 1:
        return False
    do_sail(s, seat, Code.SAIL + COURSES[chart(s, seat), s.ship[seat], 0])
    return True


@rule
def do_sail(s: State, seat: int, move: int) -> None:
    """The ship sails on; then what happens where it stops, then the main action."""
    further = s.asks[s.depth - 1, B]
    if further and do_free(s, seat, move):
        return
    pop(s)
    if move == Code.SKIP:
        return
    there, points = (move - Code.SAIL) // POINTS_BASE, (move - Code.SAIL) % POINTS_BASE
    if must_pay_toll(s, s.ship[seat], there):
        s.doubloons[seat] -= TOLL
    s.ship[seat] = there
    s.sailed = points
    if not further:
        s.phase_a = points
    pay_left_behind(s, seat)
    push(s, Ask.MAIN, seat)
    visit_site(s, seat, there)
    if has_legacy(s, STOP_BONUS_AT[there]):
        begin(s, seat, LEGACY_PROGRAM[STOP_BONUS_AT[there]], 0)
    if has_legacy(s, GOAL_AT[there]):
        begin(s, seat, LEGACY_PROGRAM[GOAL_AT[there]], 0)
    feed_inns(s, there)


@rule
def feed_inns(s: State, place: int) -> None:
    """A ship in a village pays everyone who has an assistant there and cards that say so."""
    if holds(villages(s), place):
        for seat in range(s.sides):
            if s.helpers[seat] & HELPERS_AT[place]:
                gain_points(s, seat, s.traits[seat, Trait.INN_POINTS], SheetLine.VOYAGE)
                s.doubloons[seat] += s.traits[seat, Trait.INN_DOUBLOONS]


@rule
def visit_site(s: State, seat: int, place: int) -> None:
    """A construction site may be used before the main action, as long as it has room."""
    tile = SITE_AT[place]
    if not has_legacy(s, tile) or s.site[tile - FIRST_SITE] == LEGACY_SPACES[tile]:
        return
    if has_disc(s, seat) and may_afford(s, seat, LEGACY_COST[tile]):
        push(s, Ask.SITE, seat, tile)


@rule
def do_site(s: State, seat: int, move: int) -> None:
    """Pay, take the reward, move a disc onto the site."""
    if do_free(s, seat, move):
        return
    tile = s.asks[s.depth - 1, A]
    pop(s)
    if move == Code.ACCEPT:
        ask_disc(s, seat, DiscTo.SITE + tile - FIRST_SITE, 0)
        begin(s, seat, LEGACY_PROGRAM[tile], 0)
        pay(s, seat, LEGACY_COST[tile])
