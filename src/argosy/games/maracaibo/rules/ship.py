"""The ship board: discs and upgrades."""

from __future__ import annotations

from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import ALL_AREAS, AREA_NEEDS, AREA_NEEDS_CLEARED, AREA_PROGRAM, AREAS
from argosy.games.maracaibo.rules.common import begin, bit, holds, size
from argosy.games.maracaibo.state import Ask, DiscTo, State
from argosy.kernel import A, B, Ints, pop, push, rule


@rule
def disc_free(s: State, seat: int, area: int, cleared: int) -> bool:
    """Whether a disc may be taken from an area: its prerequisites must be unlocked."""
    if holds(s.full[seat], area):
        return False
    return s.full[seat] & AREA_NEEDS[area] == AREA_NEEDS[area] and cleared >= AREA_NEEDS_CLEARED[area]


@rule
def has_disc(s: State, seat: int) -> bool:
    """A disc can be taken as long as one lies on the board: some area is always open."""
    return s.full[seat] != ALL_AREAS


@rule
def ask_disc(s: State, seat: int, to: int, optional: int) -> None:
    """Which disc leaves the ship board? Asked only if one still lies there when the question comes to the top."""
    push(s, Ask.DISC, seat, to, optional)


@rule
def legal_disc(s: State, seat: int, out: Ints) -> int:
    """The areas from which a disc may be taken."""
    cleared = size(s.full[seat])
    n = 0
    for area in range(AREAS):
        if disc_free(s, seat, area, cleared):
            out[n] = Code.DISC + area
            n += 1
    if s.asks[s.depth - 1, B]:
        out[n] = Code.SKIP
        n += 1
    return n


@rule
def do_disc(s: State, seat: int, move: int) -> None:
    """Take a disc; when both discs of an area are gone it works or pays at once."""
    to = s.asks[s.depth - 1, A]
    pop(s)
    if move == Code.SKIP:
        return
    if to == DiscTo.GONE:
        s.gone += 1
    elif to == DiscTo.STORAGE:
        s.stored[s.ship[seat]] += 1
    else:
        s.site[to - DiscTo.SITE] += 1
    area = move - Code.DISC
    if not holds(s.half[seat], area):
        s.half[seat] |= bit(area)
        return
    s.half[seat] &= ~bit(area)
    s.full[seat] |= bit(area)
    begin(s, seat, AREA_PROGRAM[area], 0)
