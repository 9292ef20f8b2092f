"""The explorer track."""

from __future__ import annotations

from argosy.games.maracaibo.effects import Trait
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    BARRIER_BEFORE,
    BARRIER_FIRST_VP,
    BARRIER_LATER_VP,
    BARRIER_PROGRAM,
    BARRIERS,
    END_PROGRAM,
    END_VP,
    FORK,
    FORKS,
    LAST_SPACE,
    NEXT_LONG,
    NEXT_SHORT,
    NEXT_SPACES,
    QUEST_COST,
    QUEST_SPACE,
    QUEST_SPACES,
    SPACE_PROGRAM,
    SPACES,
)
from argosy.games.maracaibo.rules.common import EMPTY, begin, bit, gain_points, holds, lose_points
from argosy.games.maracaibo.rules.free import may_afford
from argosy.games.maracaibo.rules.quests import first_quest
from argosy.games.maracaibo.state import QUEST_TRACK, Ask, SheetLine, State
from argosy.kernel import A, Ints, pop, push, rule


@rule
def jumped_spaces(s: State, seat: int) -> int:
    """Spaces that an explorer does not count: those of other explorers and the emptied quest spaces."""
    found = EMPTY
    for other in range(s.sides):
        if other != seat and 0 < s.explorer[other] < LAST_SPACE:
            found |= bit(s.explorer[other])
    for k in range(len(QUEST_SPACES)):
        if s.quest_at[QUEST_TRACK + k] == 0:
            found |= bit(QUEST_SPACES[k])
    return found


@rule
def reach(s: State, seat: int, steps: int) -> int:
    """The spaces on which an explorer can end a move of up to so many steps.

    All ways are followed at once: `front` is where the explorer can stand after a step. A space that is jumped is
    replaced by those behind it, as often as it takes: from 4, with 5 taken, one step leads to 6, with 5 and 6 to 7.
    """
    jumped = jumped_spaces(s, seat)
    found, front = EMPTY, bit(s.explorer[seat])
    for _ in range(steps):
        beyond = EMPTY
        for space in range(s.explorer[seat], SPACES):
            if holds(front, space):
                front &= ~bit(space)
                beyond |= NEXT_SPACES[space]
                while beyond & jumped:
                    for taken in range(space + 1, SPACES):
                        if holds(beyond & jumped, taken):
                            beyond = (beyond & ~bit(taken)) | NEXT_SPACES[taken]
            if front == 0:
                break
        front = beyond
        found |= front
    return found


@rule
def ask_explore(s: State, seat: int, steps: int) -> None:
    """The explorer may move; at the end of the track this is lost."""
    if s.explorer[seat] < LAST_SPACE:
        push(s, Ask.EXPLORE, seat, steps + s.traits[seat, Trait.GUIDE])


@rule
def legal_explore(s: State, seat: int, out: Ints) -> int:
    """The spaces within reach; the whole move may be left out."""
    can = reach(s, seat, s.asks[s.depth - 1, A])
    n = 0
    for space in range(s.explorer[seat] + 1, SPACES):
        if holds(can, space):
            out[n] = Code.EXPLORE + space
            n += 1
    out[n] = Code.SKIP
    return n + 1


@rule
def next_on_way(at: int, arms: int) -> int:
    """The next space on a way: `arms` are the forks, as bits, at which it takes the long arm."""
    return NEXT_LONG[at] if FORK[at] >= 0 and holds(arms, FORK[at]) else NEXT_SHORT[at]


@rule
def jumps(s: State, seat: int, other: int, at: int, to: int) -> bool:
    """Whether an explorer on its way to a space jumps an opponent's here."""
    return other != seat and s.explorer[other] == at and at != to


@rule
def jumped_on_way(s: State, seat: int, to: int, arms: int, steps: int) -> int:
    """How many explorers are jumped on one way; -1 when it is too long or leads elsewhere."""
    jumped = jumped_spaces(s, seat)
    at, count = s.explorer[seat], 0
    while at != to and at < LAST_SPACE:
        at = next_on_way(at, arms)
        if not holds(jumped, at):
            steps -= 1
        for other in range(s.sides):
            if jumps(s, seat, other, at, to):
                count += 1
    return count if at == to and steps >= 0 else -1


@rule
def steal(s: State, seat: int, to: int, steps: int) -> None:
    """Points are stolen from every opponent whose explorer is jumped; of all ways the richest one is taken."""
    best, way = -1, 0
    for arms in range(1 << FORKS):
        count = jumped_on_way(s, seat, to, arms, steps)
        if count > best:
            best, way = count, arms
    at = s.explorer[seat]
    while at != to:
        at = next_on_way(at, way)
        for other in range(s.sides):
            if jumps(s, seat, other, at, to):
                gain_points(s, seat, lose_points(s, other, s.traits[seat, Trait.THIEF]), SheetLine.VOYAGE)


@rule
def do_explore(s: State, seat: int, move: int) -> None:
    """The explorer moves: barriers that it crosses pay first, then the space it lands on."""
    steps = s.asks[s.depth - 1, A]
    pop(s)
    if move == Code.SKIP:
        return
    here, there = s.explorer[seat], move - Code.EXPLORE
    if s.traits[seat, Trait.THIEF] > 0:
        steal(s, seat, there, steps)
    s.explorer[seat] = there
    land(s, seat, there)
    for k in range(BARRIERS):
        if here < BARRIER_BEFORE[k] <= there:
            gain_points(s, seat, BARRIER_LATER_VP[k] if s.crossed[k] > 0 else BARRIER_FIRST_VP[k], SheetLine.EXPLORER)
            s.crossed[k] += 1
            begin(s, seat, BARRIER_PROGRAM[k], 0)


@rule
def land(s: State, seat: int, space: int) -> None:
    """The reward of the space, its quest, or the end of the track."""
    if space == LAST_SPACE:
        gain_points(s, seat, END_VP[s.arrived], SheetLine.EXPLORER)
        s.arrived += 1
        begin(s, seat, END_PROGRAM, 0)
    elif QUEST_SPACE[space] >= 0:
        site = QUEST_TRACK + QUEST_SPACE[space]
        quest = first_quest(s, site)
        if may_afford(s, seat, QUEST_COST[quest]):
            push(s, Ask.QUEST, seat, quest, site)
    else:
        begin(s, seat, SPACE_PROGRAM[space], 0)
