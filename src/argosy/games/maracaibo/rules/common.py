"""What all parts of the rules need: bits, gains, counts."""

from __future__ import annotations

import numpy as np

from argosy.games.maracaibo.effects import OP, Op, Per, Trait
from argosy.games.maracaibo.parts import (
    LAST_COMBAT,
    NATION_COUNT,
    PROGRAM,
    PUERTO_CABEZAS,
    SHIP_COMPASSES,
    TOWN_BIT,
    VILLAGES,
    masks,
)
from argosy.games.maracaibo.state import Ask, SheetLine, State
from argosy.kernel import push, rule

EMPTY, ONE = masks([0, 1])  # the empty set and the set that holds 0
ENOUGH_INFLUENCE = 3  # the number in the name of Per.NATION3


@rule
def bit(i: int) -> int:
    """The set that holds one thing."""
    return ONE << i


@rule
def holds(bits: int, i: int) -> bool:
    """Whether a set holds a thing."""
    return bits & (ONE << i) != 0


@rule
def size(bits: int) -> int:
    """How many things a set holds."""
    rest = np.int64(bits)
    count = 0
    while rest:
        rest &= rest - 1
        count += 1
    return count


@rule
def gain_points(s: State, seat: int, n: int, line: int) -> None:
    """Victory points, entered on a line of the score sheet."""
    s.points[seat] += n
    s.lines[seat, line] += n


@rule
def gain_combat(s: State, seat: int, n: int) -> None:
    """Combat points beyond the end of the track are lost."""
    s.combat[seat] = min(s.combat[seat] + n, LAST_COMBAT)


@rule
def gain_figures(s: State, seat: int, n: int) -> None:
    """Figures from the general supply, as far as there are any."""
    got = min(n, s.supply[seat])
    s.supply[seat] -= got
    s.figures[seat] += got


@rule
def return_figures(s: State, seat: int, n: int) -> None:
    """Figures from the own supply go back to the general supply."""
    s.figures[seat] -= n
    s.supply[seat] += n


@rule
def compasses(s: State, seat: int) -> int:
    """The compass on the ship board and those on bought cards."""
    return SHIP_COMPASSES + s.traits[seat, Trait.COMPASS]


@rule
def times(s: State, seat: int, per: int) -> int:
    """How often an amount counts."""
    if per == Per.ONE:
        return 1
    if per == Per.COMPASS:
        return compasses(s, seat)
    if per == Per.COMBAT_TILE:
        return s.tiles[seat]
    if per == Per.ASSISTANT:
        return size(s.helpers[seat])
    if per == Per.QUEST:
        return s.quests[seat]
    if per == Per.SYNERGY:
        return size(s.synergies[seat])
    count = 0
    for nation in range(NATION_COUNT):
        if s.influence[seat, nation] >= ENOUGH_INFLUENCE:
            count += 1
    return count


@rule
def begin(s: State, seat: int, program: int, nation: int) -> None:
    """Run a program next, before everything that is already on the stack."""
    if PROGRAM[program, OP] != Op.END:
        push(s, Ask.DO_RUN, seat, program, nation)


@rule
def has_legacy(s: State, tile: int) -> bool:
    """Whether a legacy tile is in play; -1 is none."""
    return tile >= 0 and holds(s.legacy, tile)


@rule
def villages(s: State) -> int:
    """The places that are villages; Puerto Cabezas is a city while its legacy tile lies there."""
    if s.legacy & TOWN_BIT:
        return VILLAGES & ~bit(PUERTO_CABEZAS)
    return EMPTY | VILLAGES


@rule
def lose_points(s: State, seat: int, n: int) -> int:
    """Points that are stolen, as far as there are any; how many they were."""
    lost = min(n, s.points[seat])
    s.points[seat] -= lost
    s.lines[seat, SheetLine.VOYAGE] -= lost
    return lost
