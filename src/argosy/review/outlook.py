"""A template (see `kernel.bind`): what a position promises to every seat, judged the same way everywhere in a review.

What a view hides is dealt anew, many times. In each deal the seat that acts finishes its turn as well as a narrow
search finds (`settle`), so that nothing is judged in the middle of a turn, and every other seat answers with one turn
(`go_round`). In games whose rule of thumb plays better than a turn can be judged, everybody follows it for many
decisions instead (`play_on`). The game's `judge` then says how far every seat will be ahead, and a curve turns these
leads into chances that add up to 1. How steep the curve is depends on how much can still happen: `spread` measures how
far quick games, played from here to the end by rule of thumb, stray from the judgement.

The memory `m` is made by the caller (see `estimate`).
"""

from __future__ import annotations

import math
from typing import Any

from argosy.kernel.anygame import apply, deckhand, judge, legal, ranks, redeal, scores, to_act, value
from argosy.kernel.chance import bits
from argosy.kernel.compile import rule
from argosy.kernel.memory import copy_row

VIEW, DEAL, BEST, SCRATCH, BEAM = 0, 1, 2, 3, 4  # rows of the memory; two beams follow, one after the other
REDEAL, QUICK = 0x52455649, 0x51554943  # purposes of chance
FEWEST = 2  # moves that are looked at in every deal
BY_THUMB = 0  # a beam without positions: everybody plays on by rule of thumb
PATIENCE = 16  # deals before any move is left out then: one such game says little
LOWEST = -1.0e9
WON = 1000.0  # points that stand for a game that is over and won


@rule
def copy(words: Any, here: int, there: int) -> None:
    """Copy one position onto another."""
    copy_row(words, here, there)


@rule
def lead(s: Any, seat: int, numbers: Any) -> float:
    """How far a seat is ahead: half of the best other score counts, half of the average."""
    if s.seats == 1:
        return value(s, seat)  # only the game knows its own opponent
    most = -30000
    total = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, numbers[other])
            total += numbers[other]
    return float(numbers[seat] - 0.5 * most - 0.5 * total / (s.seats - 1))


@rule
def judged(m: Any, s: Any, seat: int) -> float:
    """What a position is worth to a seat, in points: the judgement, or the result when the game is over."""
    if s.depth > 0:
        return value(s, seat)
    ranks(s, m.numbers)
    won = m.numbers[seat] == 1
    scores(s, m.numbers)
    return lead(s, seat, m.numbers) + (WON if won else 0.0)


@rule
def deal(m: Any, seed: Any, number: int) -> None:
    """Deal anew what the view hides."""
    copy(m.words, VIEW, DEAL)
    redeal(m.states[DEAL], bits(seed, REDEAL, m.states[VIEW].moves, number))


@rule
def keep(m: Any, first: int, kept: int, width: int, mark: float, step: int, parent: int, move: int) -> int:
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
def follow(m: Any, parent: int, there: int, step: int, move: int) -> None:
    """Note the way to a position: that of its parent and one move more."""
    for i in range(step):
        m.trails[there, i] = m.trails[parent, i]
    m.trails[there, step] = move
    m.lengths[there] = step + 1


@rule
def settle(m: Any, width: int, depth: int) -> None:
    """Finish the turn of the seat that acts in the first row of the beam; the best end found goes into the best row.

    `m.trails` and `m.lengths` of the best row tell the moves that lead there.
    """
    seat = to_act(m.states[BEAM])
    copy(m.words, BEAM, BEST)
    m.lengths[BEST] = 0
    m.lengths[BEAM] = 0
    m.marks[BEAM] = LOWEST
    if seat < 0:
        return
    here, there, count, best = BEAM, BEAM + width, 1, LOWEST
    for step in range(depth):
        kept = 0
        for row in range(here, here + count):
            n = legal(m.states[row], m.moves)
            for i in range(n):
                copy(m.words, row, SCRATCH)
                apply(m.states[SCRATCH], m.moves[i])
                mark = judged(m, m.states[SCRATCH], seat)
                if to_act(m.states[SCRATCH]) == seat:
                    kept = keep(m, there, kept, width, mark, step, row, m.moves[i])
                elif mark > best:
                    best = mark
                    copy(m.words, SCRATCH, BEST)
                    follow(m, row, BEST, step, m.moves[i])
        if kept == 0:
            return
        here, there, count = there, here, kept
    for row in range(here, here + count):  # a turn longer than the search: judged as it stands
        if m.marks[row] > best:
            best = m.marks[row]
            copy(m.words, row, BEST)
            m.lengths[BEST] = m.lengths[row]
            for i in range(m.lengths[row]):
                m.trails[BEST, i] = m.trails[row, i]


@rule
def leads(m: Any, beam: int) -> None:
    """How far every seat is ahead in the best row; a game that is over counts as won or lost outright.

    One that only ended because everybody played on by rule of thumb might have ended otherwise: its points count.
    """
    s = m.states[BEST]
    if s.depth > 0:
        judge(s, m.worths)
    elif beam == BY_THUMB and m.states[BEAM].depth > 0:
        scores(s, m.numbers)
        for seat in range(s.seats):
            m.worths[seat] = lead(s, seat, m.numbers)
    else:
        ranks(s, m.numbers)
        for seat in range(s.seats):
            m.worths[seat] = WON if m.numbers[seat] == 1 else -WON


@rule
def curve(m: Any, seats: int, width: float) -> None:
    """Leads become chances that add up to 1; alone at the table, the chance to win at all."""
    if seats == 1:
        m.chances[0] = 1.0 / (1.0 + math.exp(min(700.0, max(-700.0, -m.worths[0] / width))))
        return
    most = LOWEST
    for seat in range(seats):
        most = max(most, m.worths[seat])
    total = 0.0
    for seat in range(seats):
        m.chances[seat] = math.exp(max(-700.0, (m.worths[seat] - most) / width))
        total += m.chances[seat]
    for seat in range(seats):
        m.chances[seat] /= total


@rule
def play_on(m: Any, decisions: int) -> None:
    """Everybody follows the rule of thumb for so many decisions, from the first row of the beam to the best row."""
    copy(m.words, BEAM, BEST)
    s = m.states[BEST]
    for _ in range(decisions):
        n = legal(s, m.moves)
        if n == 0:
            return
        apply(s, m.moves[deckhand(s, m.moves, n, s.moves)])


@rule
def go_round(m: Any, beam: int, depth: int) -> None:
    """The seat that acts finishes its turn and every other seat has one turn, by a quicker search.

    Each seat has then moved once more: whose turn it is says nothing about who is judged too kindly.
    """
    if beam == BY_THUMB:
        play_on(m, depth)
        return
    seat = to_act(m.states[BEAM])
    settle(m, beam, depth)
    for _ in range(m.states[BEST].seats - 1):
        following = to_act(m.states[BEST])
        if following < 0 or following == seat:
            return
        copy(m.words, BEST, BEAM)
        settle(m, 1, depth)


@rule
def promise(m: Any, beam: int, depth: int, width: float) -> None:
    """The chances of every seat in the position on the first row of the beam."""
    go_round(m, beam, depth)
    leads(m, beam)
    curve(m, m.states[BEST].seats, width)


@rule
def outlook(m: Any, seed: Any, deals: int, beam: int, depth: int, width: float, out: Any) -> None:
    """The chances of every seat as the seat that views may reckon them: the mean over many deals, into `out`."""
    seats = m.states[VIEW].seats
    for seat in range(seats):
        out[seat] = 0.0
    for number in range(deals):
        deal(m, seed, number)
        copy(m.words, DEAL, BEAM)
        promise(m, beam, depth, width)
        for seat in range(seats):
            out[seat] += m.chances[seat] / deals


@rule
def after(m: Any, move: int, beam: int, depth: int, width: float) -> None:
    """The chances of every seat after a move in the deal at hand."""
    copy(m.words, DEAL, BEAM)
    apply(m.states[BEAM], move)
    promise(m, beam, depth, width)


@rule
def expected(m: Any, move: int, seed: Any, deals: int, beam: int, depth: int, width: float, out: Any) -> None:
    """The chances of every seat after a move of the view, the mean over many deals, into `out`."""
    seats = m.states[VIEW].seats
    for seat in range(seats):
        out[seat] = 0.0
    for number in range(deals):
        deal(m, seed, number)
        after(m, move, beam, depth, width)
        for seat in range(seats):
            out[seat] += m.chances[seat] / deals


@rule
def weigh(m: Any, n: int, seed: Any, deals: int, beam: int, depth: int, width: float) -> int:
    """What the n moves in `m.first` promise the seat that acts; how many were looked at in all deals.

    `m.order` holds the moves, the best first; `m.totals[i] / m.looks[i]` is the chance after move i. Moves that look
    poor in the first deals are not looked at again.
    """
    seat = to_act(m.states[VIEW])
    for i in range(n):
        m.totals[i] = 0.0
        m.looks[i] = 0
        m.order[i] = i
    alive = n
    patience = PATIENCE if beam == BY_THUMB else 1
    for number in range(deals):
        deal(m, seed, number)
        for k in range(alive):
            i = m.order[k]
            after(m, m.first[i], beam, depth, width)
            m.totals[i] += m.chances[seat]
            m.looks[i] += 1
        sort_by(m.order, alive, m.totals)
        if number & (number + 1) == 0 and patience <= number + 1 < deals:  # after 1, 2, 4, ... the worse half goes
            alive = max(min(alive, FEWEST), alive // 2)
    return alive


@rule
def sort_by(order: Any, n: int, totals: Any) -> None:
    """The best first; equals stay as they were."""
    for k in range(1, n):
        i = order[k]
        at = k
        while at > 0 and totals[order[at - 1]] < totals[i]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = i


@rule
def compare(
    m: Any, one: int, other: int, seed: Any, first: int, deals: int, beam: int, depth: int, width: float, out: Any
) -> None:
    """Two moves in the same deals: `out` gets the chance after each, and the standard error of their difference."""
    seat = to_act(m.states[VIEW])
    total, squares = 0.0, 0.0
    out[0] = 0.0
    out[1] = 0.0
    for number in range(first, first + deals):
        deal(m, seed, number)
        after(m, one, beam, depth, width)
        mine = m.chances[seat]
        after(m, other, beam, depth, width)
        out[0] += mine / deals
        out[1] += m.chances[seat] / deals
        total += mine - m.chances[seat]
        squares += (mine - m.chances[seat]) ** 2
    mean = total / deals
    out[2] = math.sqrt(max(0.0, squares / deals - mean * mean) / max(1, deals - 1))


@rule
def spread(m: Any, seed: Any, games: int, longest: int) -> float:
    """How far leads at the end of quick games by rule of thumb stray from the judgement of the view, in points."""
    s = m.states[DEAL]
    total = 0.0
    for game in range(games):
        copy(m.words, VIEW, DEAL)
        redeal(s, bits(seed, QUICK, m.states[VIEW].moves, game))
        judge(s, m.worths)
        for _ in range(longest):
            n = legal(s, m.moves)
            if n == 0:
                break
            apply(s, m.moves[deckhand(s, m.moves, n, game)])
        scores(s, m.numbers)
        for seat in range(s.seats):
            end = lead(s, seat, m.numbers) if s.seats > 1 else value(s, seat)  # alone: against the game's own opponent
            total += (end - m.worths[seat]) ** 2 / s.seats
    return math.sqrt(total / games)
