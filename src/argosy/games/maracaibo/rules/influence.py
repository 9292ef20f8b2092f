"""Influence tracks, noble ranks, nation markers."""

from __future__ import annotations

from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    LAST_INFLUENCE,
    LOCKER_PROGRAM,
    MARKERS,
    NATION_COUNT,
    NEXT_RANK,
    OVERFLOW_VP,
    PLACES,
)
from argosy.games.maracaibo.rules.common import begin, gain_points, holds, villages
from argosy.games.maracaibo.state import Ask, Choice, SheetLine, State
from argosy.kernel import A, B, Ints, pop, push, rule


@rule
def gain_influence(s: State, seat: int, nation: int, n: int) -> None:
    """Move the influence marker; every step beyond the end brings points instead."""
    there = s.influence[seat, nation] + n
    if there > LAST_INFLUENCE:
        gain_points(s, seat, OVERFLOW_VP * (there - LAST_INFLUENCE), SheetLine.VOYAGE)
        there = LAST_INFLUENCE
    s.influence[seat, nation] = there


@rule
def gain_rank(s: State, seat: int, nation: int) -> None:
    """Move the influence marker on to the next noble rank."""
    s.influence[seat, nation] = NEXT_RANK[s.influence[seat, nation]]


@rule
def has_marker(s: State, nation: int) -> bool:
    """Whether a nation has a marker left beside its track."""
    return s.taken[nation] < MARKERS


@rule
def any_marker(s: State) -> bool:
    """Whether any nation has a marker left."""
    return has_marker(s, 0) or has_marker(s, 1) or has_marker(s, 2)


@rule
def lay_marker(s: State, site: int, nation: int) -> None:
    """Take the leftmost marker of a nation and lay it somewhere; a marker that lay there leaves the game."""
    if s.marker[site] > 0:
        s.on_chart[s.marker[site] - 1] -= 1
    s.taken[nation] += 1
    s.marker[site] = nation + 1
    s.on_chart[nation] += 1


@rule
def free_village(s: State) -> bool:
    """Whether there is a village without a marker."""
    open_villages = villages(s)
    found = False
    for place in range(PLACES):
        found = found or (s.marker[place] == 0 and holds(open_villages, place))
    return found


@rule
def can_mark(s: State, nation: int) -> bool:
    """Whether a card can lay a marker of a nation into a village."""
    return has_marker(s, nation) and free_village(s)


@rule
def can_rise(s: State, seat: int, nation: int) -> bool:
    """Whether there is a further noble rank with a nation."""
    return NEXT_RANK[s.influence[seat, nation]] > s.influence[seat, nation]


@rule
def ask_marker(s: State, seat: int, rank: int) -> None:
    """A marker of any nation into a village without one, and perhaps a rank: each part is lost alone."""
    for nation in range(NATION_COUNT):
        if can_mark(s, nation) or (rank and can_rise(s, seat, nation)):
            push(s, Ask.NATION, seat, 1, Choice.MARKER_RANK if rank else Choice.MARKER)
            return


@rule
def legal_nation(s: State, seat: int, out: Ints) -> int:
    """The nations that can be chosen."""
    what = s.asks[s.depth - 1, B]
    n = 0
    for nation in range(NATION_COUNT):
        if what == Choice.RANK:
            can = can_rise(s, seat, nation)
        elif what == Choice.LOCKER:
            can = has_marker(s, nation)
        elif what == Choice.MARKER or what == Choice.MARKER_RANK:
            can = can_mark(s, nation) or (what == Choice.MARKER_RANK and can_rise(s, seat, nation))
        else:
            can = True
        if can:
            out[n] = Code.NATION + nation
            n += 1
    if what == Choice.MARKER or what == Choice.MARKER_RANK:
        out[n] = Code.SKIP
        n += 1
    return n


@rule
def do_nation(s: State, seat: int, move: int) -> None:
    """A nation was chosen for steps, a rank or a marker."""
    row = s.depth - 1
    steps, what = s.asks[row, A], s.asks[row, B]
    if move == Code.SKIP:
        pop(s)
        return
    nation = move - Code.NATION
    if what == Choice.STEPS and steps > 1:
        s.asks[row, A] -= 1
        gain_influence(s, seat, nation, 1)
        return
    pop(s)
    if what == Choice.STEPS or what == Choice.ONE:
        gain_influence(s, seat, nation, steps)
    elif what == Choice.RANK:
        gain_rank(s, seat, nation)
    elif what == Choice.LOCKER:
        lay_marker(s, s.ship[seat], nation)
        begin(s, seat, LOCKER_PROGRAM, nation)
    elif can_mark(s, nation):
        push(s, Ask.MARKER, seat, nation, 1 if what == Choice.MARKER_RANK else 0)
    else:
        gain_rank(s, seat, nation)


@rule
def legal_marker(s: State, out: Ints) -> int:
    """The villages without a marker; with a rank to come the marker may be left out."""
    open_villages = villages(s)
    n = 0
    if s.asks[s.depth - 1, B]:
        out[n] = Code.SKIP
        n += 1
    for place in range(PLACES):
        if s.marker[place] == 0 and holds(open_villages, place):
            out[n] = Code.MARK + place
            n += 1
    return n


@rule
def do_marker(s: State, seat: int, move: int) -> None:
    """The marker of a card is laid; with some cards the influence then moves on to the next rank."""
    row = s.depth - 1
    nation, rank = s.asks[row, A], s.asks[row, B]
    pop(s)
    if move != Code.SKIP:
        lay_marker(s, move - Code.MARK, nation)
    if rank:
        gain_rank(s, seat, nation)
