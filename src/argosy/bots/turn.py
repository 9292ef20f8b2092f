"""A template (see `kernel.bind`), part of others: a seat finishes its turn as well as a narrow search finds.

The memory `m` has rows of positions (`m.states`, and `m.words` the same memory as numbers), named below. A beam of
positions is followed move by move until another seat decides; the game's `value` says which are the best.
"""

from __future__ import annotations

from typing import Any

from argosy.kernel.anygame import apply, legal, ranks, scores, to_act, value
from argosy.kernel.compile import rule
from argosy.kernel.memory import copy_row

VIEW, DEAL, TABLE, SCRATCH, BEST, BEAM = 0, 1, 2, 3, 4, 5  # rows of the memory; two beams follow, one after the other
LOWEST = -1.0e9
WON = 0.5  # a victory counts beyond its margin


@rule
def copy(words: Any, here: int, there: int) -> None:
    """Copy one position onto another."""
    copy_row(words, here, there)


@rule
def wipe(words: Any, here: int) -> None:
    """Zero the memory of one position."""
    for i in range(words.shape[1]):
        words[here, i] = 0


@rule
def margin(m: Any, s: Any, seat: int) -> float:
    """How far a seat is ahead when the game is over."""
    if s.seats == 1:
        return value(s, seat)  # only the game knows its own opponent
    scores(s, m.numbers)
    mine = m.numbers[seat]
    best = -30000
    for other in range(s.seats):
        if other != seat:
            best = max(best, m.numbers[other])
    ranks(s, m.numbers)
    return mine - best + (WON if m.numbers[seat] == 1 else -WON)


@rule
def judged(m: Any, s: Any, seat: int) -> float:
    """What a position is worth to a seat: the result when the game is over, otherwise the game's judgement."""
    return value(s, seat) if s.depth > 0 else margin(m, s, seat)


@rule
def keep(m: Any, first: int, kept: int, width: int, mark: float) -> int:
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
    return kept


@rule
def best_end(m: Any, seat: int, width: int, depth: int) -> float:
    """What the best end of the turn is worth that a beam of this width finds from the position in its first row.

    The position at that end goes into the best row; `m.tries` counts the moves that were tried.
    """
    here = BEAM
    there = BEAM + width
    count = 1
    best = LOWEST
    for step in range(depth):
        kept = 0
        for row in range(here, here + count):
            n = legal(m.states[row], m.moves)
            m.tries[0] += n
            forced = n == 1 and count == 1 and step + 1 < depth  # nothing to compare: need not be judged
            for i in range(n):
                copy(m.words, row, SCRATCH)
                apply(m.states[SCRATCH], m.moves[i])
                goes_on = to_act(m.states[SCRATCH]) == seat
                mark = LOWEST if forced and goes_on else judged(m, m.states[SCRATCH], seat)
                if goes_on:
                    kept = keep(m, there, kept, width, mark)
                elif mark > best:
                    best = mark
                    copy(m.words, SCRATCH, BEST)
        if kept == 0:
            return best
        here, there, count = there, here, kept
    for row in range(here, here + count):  # a turn longer than the search: judged as it stands
        if m.marks[row] > best:
            best = m.marks[row]
            copy(m.words, row, BEST)
    return best


@rule
def thought_through(m: Any, move: int, seat: int, width: int, depth: int) -> float:
    """What a move leads to in the deal at hand, with the best rest of the turn."""
    copy(m.words, DEAL, BEAM)
    apply(m.states[BEAM], move)
    m.marks[BEAM] = judged(m, m.states[BEAM], seat)
    if to_act(m.states[BEAM]) != seat:
        return m.marks[BEAM]
    return best_end(m, seat, width, depth)
