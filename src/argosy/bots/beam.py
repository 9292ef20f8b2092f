"""A template (see `kernel.bind`), part of others: a seat finishes its turn as well as a narrow search finds.

The workspace `m` has rows of positions (`m.states`, and `m.words` the same memory as numbers), named below. A beam of
positions is followed move by move until another seat decides or, alone at the table, until the rival has moved;
`value` says which are the best, `ended` what a finished game is worth, and `follow` may note the way to a position.
"""

from __future__ import annotations

from argosy.bots.workspace import Workspace, copy
from argosy.brains.anybrain import turn_number
from argosy.brains.given import ended, follow, value
from argosy.kernel.anygame import apply, legal, to_act
from argosy.kernel.compile import rule
from argosy.kernel.position import Position

VIEW, DEAL, PLAYED, SCRATCH, BEST, BEAM = 0, 1, 2, 3, 4, 5  # rows of the memory; two beams follow, one after the other
LOWEST = -1.0e9
NO_MOVE = -1  # the way ends where its parent stands


@rule
def judged(m: Workspace, s: Position, seat: int) -> float:
    """What a position is worth to a seat: the result when the game is over, otherwise the judgement."""
    return value(m, s, seat) if s.depth > 0 else ended(m, s, seat)


@rule
def is_turn(s: Position, seat: int, turn: int) -> bool:
    """Whether it is still the same turn of a seat."""
    return to_act(s) == seat and turn_number(s) == turn


@rule
def keep(m: Workspace, first: int, kept: int, width: int, mark: float, step: int, parent: int, move: int) -> int:
    """Put the position on the scratch row into the beam if it is good enough and new; the size of the beam."""
    worst = 0
    for i in range(kept):
        if m.marks[first + i] == mark:
            return kept  # the same by another order of moves
        if m.marks[first + i] < m.marks[first + worst]:
            worst = i
    if kept < width:
        worst = kept
        kept += 1
    elif mark <= m.marks[first + worst]:
        return kept
    copy(m.words, SCRATCH, first + worst)
    m.marks[first + worst] = mark
    follow(m, parent, first + worst, step, move)
    return kept


@rule
def best_end(m: Workspace, seat: int, width: int, depth: int) -> float:
    """What the best end of the turn is worth that a beam of this width finds from the position in its first row.

    The position at that end goes into the best row; `m.tries` counts the moves that were tried.
    """
    here = BEAM
    there = BEAM + width
    count = 1
    best = LOWEST
    turn = turn_number(m.states[BEAM])
    for step in range(depth):
        kept = 0
        for row in range(here, here + count):
            n = legal(m.states[row], m.moves)
            m.tries[0] += n
            forced = n == 1 and count == 1 and step + 1 < depth  # nothing to compare: need not be judged
            for i in range(n):
                copy(m.words, row, SCRATCH)
                apply(m.states[SCRATCH], m.moves[i])
                goes_on = is_turn(m.states[SCRATCH], seat, turn)
                mark = LOWEST if forced and goes_on else judged(m, m.states[SCRATCH], seat)
                if goes_on:
                    kept = keep(m, there, kept, width, mark, step, row, m.moves[i])
                elif mark > best:
                    best = mark
                    copy(m.words, SCRATCH, BEST)
                    follow(m, row, BEST, step, m.moves[i])
        if kept == 0:
            return best
        here, there, count = there, here, kept
    for row in range(here, here + count):  # a turn longer than the search: judged as it stands
        if m.marks[row] > best:
            best = m.marks[row]
            copy(m.words, row, BEST)
            follow(m, row, BEST, depth, NO_MOVE)
    return best


@rule
def thought_through(m: Workspace, move: int, seat: int, width: int, depth: int) -> float:
    """What a move leads to in the deal at hand, with the best rest of the turn."""
    copy(m.words, DEAL, BEAM)
    turn = turn_number(m.states[BEAM])
    apply(m.states[BEAM], move)
    m.marks[BEAM] = judged(m, m.states[BEAM], seat)
    if not is_turn(m.states[BEAM], seat, turn):
        return m.marks[BEAM]
    return best_end(m, seat, width, depth)
