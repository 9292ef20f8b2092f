"""A template (see `kernel.bind`): what a position promises to every seat, judged the same way everywhere in a review.

What a view hides is dealt anew, many times. In each deal the seat that acts finishes its turn as well as a narrow
search finds (`settle`), so that nothing is judged in the middle of a turn, and every other seat answers with turns of
its own (`ends_of_turns` for a position, `ends_of_moves` for moves). In games whose rule of thumb plays better than a
turn can be judged, everybody follows it for many decisions instead (`play_on`). Of each such end is noted how far every
seat will be ahead by `value`, and what the network sees there; `estimate` asks it about all of them at once, and makes
chances of the answers. How sure these can be depends on how much can still happen: `horizon` measures how far quick
games, played from here to the end by rule of thumb, stray from `value`.

The slate `m` and the ends `e` are made by the caller (see `slate`).
"""

from __future__ import annotations

import math
from typing import Any

from argosy.bots.beam import BEAM, BEST, DEAL, LOWEST, PLAYED, VIEW, best_end
from argosy.bots.playing_on import BY_MOVE, play_by_thumb
from argosy.bots.workspace import copy, wipe
from argosy.brains.anybrain import features
from argosy.brains.given import value
from argosy.brains.prizes import place
from argosy.kernel.anygame import apply, ranks, redeal, scores, to_act, view
from argosy.kernel.chance import bits
from argosy.kernel.compile import rule
from argosy.review.slate import Ends, Slate
from argosy.review.standing import WON, lead

REDEAL, QUICK = 0x52455649, 0x51554943  # purposes of chance
TIE = 0.25  # points that winning a tie counts
BY_THUMB = 0  # a beam without positions: everybody plays on by rule of thumb
LAPS = 2  # how often it must be up to a seat again before its move is judged


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
        for seat in range(s.seats):
            m.worths[seat] = value(m, s, seat)
        return
    ranks(s, m.numbers)
    for seat in range(s.seats):
        m.chances[seat] = 1.0 if m.numbers[seat] == 1 else -1.0
    if not over:
        scores(s, m.numbers)
    for seat in range(s.seats):
        m.worths[seat] = WON * m.chances[seat] if over else lead(m, s, seat) + TIE * m.chances[seat]


@rule
def note(m: Slate, e: Ends, i: int, over: bool) -> None:
    """Write down the position in the best row, as number `i`: the leads, and what the seat that acts there sees.

    It is what the network is asked about; of a finished game the prizes are known.
    """
    s = m.states[BEST]
    leads(m, over)
    for seat in range(s.seats):
        e.leads[i, seat] = m.worths[seat]
    e.over[i] = over
    e.asked[i] = to_act(s)
    if e.asked[i] < 0:
        for seat in range(s.seats):
            e.prizes[i, seat] = place(s, seat, m.numbers)
    elif e.rows.shape[1] > 0:
        wipe(m.words, PLAYED)
        view(s, e.asked[i], m.states[PLAYED])
        features(m.states[PLAYED], e.rows[i])


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
def ends_of_turns(m: Slate, e: Ends, seed: Any, first: int, deals: int, beam: int, depth: int) -> None:
    """Note how every deal of the view goes on: the ends of the next turns, as many as there are seats.

    At the end of a turn whoever just had it looks better than a moment before. With the mean over a whole round of them
    the position before a turn and the one after it differ by the same share of a turn for every seat, so that nobody
    seems to gain by having moved.
    """
    seats = m.states[VIEW].seats
    noted = 0
    for number in range(first, first + deals):
        deal(m, seed, number)
        copy(m.words, DEAL, BEAM)
        if beam == BY_THUMB:
            play_on(m, depth)
            note(m, e, noted, False)
            noted += 1
            continue
        settle(m, beam, depth)
        for end in range(seats):
            note(m, e, noted, False)
            noted += 1
            if end + 1 < seats and to_act(m.states[BEST]) >= 0:
                copy(m.words, BEST, BEAM)
                settle(m, 1, depth)


@rule
def ends_of_moves(
    m: Slate, e: Ends, n: int, seed: Any, first: int, deals: int, beam: int, depth: int, laps: int
) -> None:
    """Note how it goes on after each of the n moves in `m.first`, in the same deals: deal by deal, move by move."""
    noted = 0
    for number in range(first, first + deals):
        deal(m, seed, number)
        for i in range(n):
            copy(m.words, DEAL, BEAM)
            home = to_act(m.states[BEAM])
            apply(m.states[BEAM], m.first[i])
            over = m.states[BEAM].depth == 0
            go_laps(m, beam, depth, home, laps)
            note(m, e, noted, over)
            noted += 1


@rule
def horizon(m: Slate, seed: Any, games: int, longest: int, out: Any) -> None:
    """Quick games by rule of thumb to the end: how far leads there stray from the judgement of the view, in points, and
    which part of the game is over, by the number of moves."""
    s = m.states[DEAL]
    total, moves = 0.0, 0.0
    for game in range(games):
        copy(m.words, VIEW, DEAL)
        redeal(s, bits(seed, QUICK, m.states[VIEW].moves, game))
        for seat in range(s.seats):
            m.worths[seat] = value(m, s, seat)
        play_by_thumb(m, s, longest, game)
        moves += s.moves / games
        scores(s, m.numbers)
        for seat in range(s.seats):
            end = lead(m, s, seat)
            total += (end - m.worths[seat]) ** 2 / s.seats
    out[0] = math.sqrt(total / games)
    out[1] = m.states[VIEW].moves / max(1.0, moves)
