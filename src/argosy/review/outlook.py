"""A template (see `kernel.bind`): what a position promises to every seat, judged the same way everywhere in a review.

What a view hides is dealt anew, many times. In each deal the seat that acts finishes its turn as well as a narrow
search finds (`settle`), so that nothing is judged in the middle of a turn, and every other seat answers with one turn
(`prospect` for a position, `go_round` for a move). In games whose rule of thumb plays better than a turn can be
judged, everybody follows it for many decisions instead (`play_on`). The game's `judge` then says how far every seat
will be ahead, and a curve turns these leads into chances that add up to 1. How steep the curve is depends on how much
can still happen: `horizon` measures how far quick games, played from here to the end by rule of thumb, stray from the
judgement.

The slate `m` is made by the caller (see `slate`).
"""

from __future__ import annotations

import math
from typing import Any

from argosy.bots.beam import BEAM, BEST, DEAL, LOWEST, VIEW, best_end
from argosy.bots.judging import judge
from argosy.bots.playing_on import BY_MOVE, play_by_thumb
from argosy.bots.workspace import copy, sort_by
from argosy.kernel.anygame import apply, ranks, redeal, scores, to_act
from argosy.kernel.chance import bits
from argosy.kernel.compile import rule
from argosy.review.slate import Slate
from argosy.review.standing import WON, lead

REDEAL, QUICK = 0x52455649, 0x51554943  # purposes of chance
FEWEST = 2  # moves that are looked at in every deal
TIE = 0.25  # points that winning a tie counts
BY_THUMB = 0  # a beam without positions: everybody plays on by rule of thumb
LAPS = 2  # how often it must be up to a seat again before its move is judged
PATIENCE = 16  # deals before any move is left out then: one such game says little


@rule
def deal(m: Slate, seed: Any, number: int) -> None:
    """Deal anew what the view hides."""
    copy(m.words, VIEW, DEAL)
    redeal(m.states[DEAL], bits(seed, REDEAL, m.states[VIEW].moves, number))


@rule
def settle(m: Slate, width: int, depth: int) -> None:
    """Finish the turn of the seat that acts in the first row of the beam; the best end found goes into the best row.

    `m.trails` and `m.lengths` of the best row tell the moves that lead there.
    """
    seat = to_act(m.states[BEAM])
    copy(m.words, BEAM, BEST)
    m.lengths[BEST] = 0
    m.lengths[BEAM] = 0
    m.marks[BEAM] = LOWEST
    if seat >= 0:
        best_end(m, seat, width, depth)


@rule
def leads(m: Slate, over: bool) -> None:
    """How far every seat is ahead in the best row; a game that was `over` before anybody played on is won or lost.

    One that only ended because everybody played on might have ended otherwise: its points count, and a little who wins
    a tie.
    """
    s = m.states[BEST]
    if s.depth > 0:
        judge(s, m.worths)
        return
    ranks(s, m.numbers)
    for seat in range(s.seats):
        m.chances[seat] = 1.0 if m.numbers[seat] == 1 else -1.0
    if not over:
        scores(s, m.numbers)
    for seat in range(s.seats):
        m.worths[seat] = WON * m.chances[seat] if over else lead(m, s, seat) + TIE * m.chances[seat]


@rule
def curve(m: Slate, seats: int, width: float) -> None:
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
def play_on(m: Slate, decisions: int) -> None:
    """Everybody follows the rule of thumb for so many decisions, from the first row of the beam to the best row."""
    copy(m.words, BEAM, BEST)
    play_by_thumb(m, m.states[BEST], decisions, BY_MOVE)


@rule
def go_laps(m: Slate, beam: int, depth: int, home: int, laps: int) -> None:
    """The seat that acts finishes its turn, then everybody has turns by a quicker search, until it is up to `home` for
    so many times.

    Moves of one seat are compared at the same moment: when it is up to that seat again. One that ends a turn is not
    followed by the seat's next turn, while another one is not.
    """
    if beam == BY_THUMB:
        play_on(m, depth)
        return
    settle(m, beam, depth)
    met = 0
    for _ in range(laps * m.states[BEST].seats - 1):
        following = to_act(m.states[BEST])
        met += following == home
        if following < 0 or met == laps:
            return
        copy(m.words, BEST, BEAM)
        settle(m, 1, depth)


@rule
def go_round(m: Slate, beam: int, depth: int, home: int) -> None:
    """The same until it is up to `home` for the first time."""
    go_laps(m, beam, depth, home, 1)


@rule
def prospect(m: Slate, beam: int, depth: int) -> None:
    """How far every seat will be ahead: the mean over the ends of the next turns, as many as there are seats.

    At the end of a turn whoever just had it looks better than a moment before. With the mean over a whole round of them
    the position before a turn and the one after it differ by the same share of a turn for every seat, so that nobody
    seems to gain by having moved.
    """
    if beam == BY_THUMB:
        play_on(m, depth)
        leads(m, False)
        return
    seats = m.states[BEAM].seats
    for seat in range(seats):
        m.totals[seat] = 0.0
    settle(m, beam, depth)
    for end in range(seats):
        leads(m, False)
        for seat in range(seats):
            m.totals[seat] += m.worths[seat] / seats
        if end + 1 < seats and to_act(m.states[BEST]) >= 0:
            copy(m.words, BEST, BEAM)
            settle(m, 1, depth)
    for seat in range(seats):
        m.worths[seat] = m.totals[seat]


@rule
def outlook(m: Slate, seed: Any, deals: int, beam: int, depth: int, width: float, out: Any) -> None:
    """The chances of every seat as the seat that views may reckon them: the mean over many deals, into `out`."""
    seats = m.states[VIEW].seats
    for seat in range(seats):
        out[seat] = 0.0
    for number in range(deals):
        deal(m, seed, number)
        copy(m.words, DEAL, BEAM)
        prospect(m, beam, depth)
        curve(m, seats, width)
        for seat in range(seats):
            out[seat] += m.chances[seat] / deals


@rule
def after(m: Slate, move: int, beam: int, depth: int, width: float) -> None:
    """The chances of every seat after a move in the deal at hand, as they will be when it is up to the mover again."""
    copy(m.words, DEAL, BEAM)
    home = to_act(m.states[BEAM])
    apply(m.states[BEAM], move)
    over = m.states[BEAM].depth == 0
    go_laps(m, beam, depth, home, LAPS)
    leads(m, over)
    curve(m, m.states[BEST].seats, width)


@rule
def expected(m: Slate, move: int, seed: Any, deals: int, beam: int, depth: int, width: float, out: Any) -> None:
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
def weigh(m: Slate, n: int, seed: Any, deals: int, beam: int, depth: int, width: float) -> int:
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
def compare(
    m: Slate, one: int, other: int, seed: Any, first: int, deals: int, beam: int, depth: int, width: float, out: Any
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
def horizon(m: Slate, seed: Any, games: int, longest: int, out: Any) -> None:
    """Quick games by rule of thumb to the end: how far leads there stray from the judgement of the view, in points, and
    which part of the game is over, by the number of moves."""
    s = m.states[DEAL]
    total, moves = 0.0, 0.0
    for game in range(games):
        copy(m.words, VIEW, DEAL)
        redeal(s, bits(seed, QUICK, m.states[VIEW].moves, game))
        judge(s, m.worths)
        play_by_thumb(m, s, longest, game)
        moves += s.moves / games
        scores(s, m.numbers)
        for seat in range(s.seats):
            end = lead(m, s, seat)
            total += (end - m.worths[seat]) ** 2 / s.seats
    out[0] = math.sqrt(total / games)
    out[1] = m.states[VIEW].moves / max(1.0, moves)
