"""The explorer track."""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.maracaibo.effects import Trait
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    BARRIER_BEFORE,
    BARRIER_PROGRAM,
    BARRIER_VP,
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
from argosy.games.maracaibo.rules.cards import may_pay
from argosy.games.maracaibo.rules.common import begin, bit, gain_points, holds, lose_points
from argosy.games.maracaibo.rules.quests import first_quest
from argosy.games.maracaibo.state import QUEST_TRACK, Ask, SheetLine
from argosy.kernel import A, pop, push, rule


@rule
def jumped_spaces(s: Any, p: int) -> Any:
    """Spaces that an explorer does not count: those of other explorers and the emptied quest spaces."""
    found = np.int64(0)
    for q in range(s.sides):
        if q != p and 0 < s.explorer[q] < LAST_SPACE:
            found |= bit(s.explorer[q])
    for k in range(len(QUEST_SPACES)):
        if s.quest_at[QUEST_TRACK + k] == 0:
            found |= bit(QUEST_SPACES[k])
    return found


@rule
def reach(s: Any, p: int, steps: int) -> Any:
    """The spaces on which an explorer can end a move of up to so many steps."""
    jumped = jumped_spaces(s, p)
    found, front = np.int64(0), bit(s.explorer[p])
    for _ in range(steps):
        beyond = np.int64(0)
        for space in range(s.explorer[p], SPACES):
            if holds(front, space):
                front &= ~bit(space)
                beyond |= NEXT_SPACES[space]
                while beyond & jumped:
                    for other in range(space + 1, SPACES):
                        if holds(beyond & jumped, other):
                            beyond = (beyond & ~bit(other)) | NEXT_SPACES[other]
            if front == 0:
                break
        front = beyond
        found |= front
    return found


@rule
def ask_explore(s: Any, p: int, steps: int) -> None:
    """The explorer may move; at the end of the track this is lost."""
    if s.explorer[p] < LAST_SPACE:
        push(s, Ask.EXPLORE, p, steps + s.traits[p, Trait.GUIDE])


@rule
def legal_explore(s: Any, p: int, out: Any) -> int:
    """The spaces within reach; the whole move may be left out."""
    can = reach(s, p, s.asks[s.depth - 1, A])
    n = 0
    for space in range(s.explorer[p] + 1, SPACES):
        if holds(can, space):
            out[n] = Code.EXPLORE + space
            n += 1
    out[n] = Code.SKIP
    return n + 1


@rule
def jumped_on_way(s: Any, p: int, to: int, arms: int, steps: int) -> int:
    """How many explorers are jumped on one way (an arm for each fork); -1 when it is too long or leads elsewhere."""
    jumped = jumped_spaces(s, p)
    at, count = s.explorer[p], 0
    while at != to and at < LAST_SPACE:
        at = NEXT_LONG[at] if FORK[at] >= 0 and holds(arms, FORK[at]) else NEXT_SHORT[at]
        if not holds(jumped, at):
            steps -= 1
        for q in range(s.sides):
            if q != p and s.explorer[q] == at and at != to:
                count += 1
    return count if at == to and steps >= 0 else -1


@rule
def steal(s: Any, p: int, to: int, steps: int) -> None:
    """Points are stolen from every opponent whose explorer is jumped; of two ways the richer one is taken."""
    best, way = -1, 0
    for arms in range(1 << FORKS):
        count = jumped_on_way(s, p, to, arms, steps)
        if count > best:
            best, way = count, arms
    at = s.explorer[p]
    while at != to:
        at = NEXT_LONG[at] if FORK[at] >= 0 and holds(way, FORK[at]) else NEXT_SHORT[at]
        for q in range(s.sides):
            if q != p and s.explorer[q] == at and at != to:
                gain_points(s, p, lose_points(s, q, s.traits[p, Trait.THIEF]), SheetLine.VOYAGE)


@rule
def do_explore(s: Any, p: int, move: int) -> None:
    """The explorer moves: barriers that it crosses pay first, then the space it lands on."""
    steps = s.asks[s.depth - 1, A]
    pop(s)
    if move == Code.SKIP:
        return
    here, there = s.explorer[p], move - Code.EXPLORE
    if s.traits[p, Trait.THIEF] > 0:
        steal(s, p, there, steps)
    s.explorer[p] = there
    land(s, p, there)
    for k in range(BARRIERS):
        if here < BARRIER_BEFORE[k] <= there:
            gain_points(s, p, BARRIER_VP[k, 1 if s.crossed[k] > 0 else 0], SheetLine.EXPLORER)
            s.crossed[k] += 1
            begin(s, p, BARRIER_PROGRAM[k], 0)


@rule
def land(s: Any, p: int, space: int) -> None:
    """The reward of the space, its quest, or the end of the track."""
    if space == LAST_SPACE:
        gain_points(s, p, END_VP[s.arrived], SheetLine.EXPLORER)
        s.arrived += 1
        begin(s, p, END_PROGRAM, 0)
    elif QUEST_SPACE[space] >= 0:
        site = QUEST_TRACK + QUEST_SPACE[space]
        quest = first_quest(s, site)
        if may_pay(s, p, QUEST_COST[quest]):
            push(s, Ask.QUEST, p, quest, site)
    else:
        begin(s, p, SPACE_PROGRAM[space], 0)
