"""A template (see `kernel.bind`): a captain's search, which plays out on re-dealt positions what may follow a move.

Every iteration takes the move that promises most, deals anew what the view hides and makes the move there. The seat
finishes its turn, and the seats that follow play turns of their own, each for itself (how well, see `company`). What is
there then is judged. In games whose rule of thumb plays better than a turn can be judged, everybody follows the game's
`playout` for many decisions instead. Where a mate judges by the game's `value`, a captain does by its `foresight`.

A deal that is good for the seat would make every move look good that happens to be tried in it. So positions are judged
by how much better they are than the root in the same deal, plus what the root is worth in an average one; and the n-th
visit of every move is made in the n-th deal, so that moves are compared by the same cards and dice. A deal begins from
the view, or from a view in which somebody guessed more (`m.deals`, see `guessing`).

A move begins with what a mate thinks of it: a first opinion and a prior, so that good moves are looked at first and the
search widens as time allows. Points become chances to win through a curve whose width is how far quick games by rule of
thumb, played from the root to their end, stray from the judgement: in the last round a lead of three points is nearly a
win, in the first it says little.

The memory `m` is made by the caller (see `desk`); its rows are those of `beam`, and `m.first` holds the moves.
"""

from __future__ import annotations

import math
from typing import Any

from argosy.bots.beam import DEAL, VIEW
from argosy.bots.company import play_on
from argosy.bots.desk import Desk
from argosy.bots.lead import BEST_ONLY, ahead
from argosy.bots.playing_on import play_by_thumb
from argosy.bots.workspace import copy
from argosy.brains.given import value
from argosy.kernel.anygame import apply, ranks, redeal, scores, to_act
from argosy.kernel.chance import bits
from argosy.kernel.compile import rule
from argosy.kernel.position import Position

REDEAL, SPREAD = 0x43415054, 0x53505244  # purposes of chance
QUICK_GAMES = 16
NARROWEST = 0.5  # points; the curve is never steeper
CURVE = 0.6  # its width, in standard errors of the judgement
BEYOND = 0.15  # how much the margin counts beside the rank when the game is over


@rule
def lead(m: Any, s: Position, seat: int) -> float:
    """How far a seat is ahead of the best other when the game is over, whose scores are in `m.numbers`."""
    if s.seats == 1:
        return value(m, s, seat)  # only the game knows its own opponent
    return ahead(m.numbers, seat, s.seats, BEST_ONLY)


@rule
def chance_of(points: float, width: float) -> float:
    """The chance to win with so many points ahead."""
    return 1.0 / (1.0 + math.exp(-points / width))


@rule
def reward(m: Any, s: Position, seat: int, width: float) -> float:
    """What the end of a game is worth to a seat, between 0 and 1: victory, and a little for the margin."""
    scores(s, m.numbers)
    gain = BEYOND * chance_of(lead(m, s, seat), width)
    ranks(s, m.numbers)
    if m.numbers[seat] != 1:
        return gain
    winners = 0
    for other in range(s.seats):
        winners += 1 if m.numbers[other] == 1 else 0
    return gain + (1.0 - BEYOND) / winners


@rule
def spread(m: Desk, seed: Any, longest: int) -> float:
    """How far the judgement of the root strays from the end of quick games by rule of thumb, in points.

    On the way it notes what the root is worth to its seat in an average deal.
    """
    seat = to_act(m.states[VIEW])
    s = m.states[DEAL]
    total = 0.0
    m.usual[0] = 0.0
    for game in range(QUICK_GAMES):
        copy(m.words, VIEW, DEAL)
        redeal(s, bits(seed, SPREAD, m.states[VIEW].moves, game))
        guess = value(m, s, seat)
        m.usual[0] += guess / QUICK_GAMES
        play_by_thumb(m, s, longest, game)
        scores(s, m.numbers)
        total += (lead(m, s, seat) - guess) ** 2
    return max(math.sqrt(total / QUICK_GAMES) * CURVE, NARROWEST)


@rule
def begin(m: Desk, points: Any, width: float, heat: float) -> None:
    """Every move begins with one visit, as good as somebody thinks who knows its worth in points."""
    for i in range(len(points)):
        m.visits[i] = 1
        m.totals[i] = chance_of(points[i], width)
    attract(m, len(points), heat)


@rule
def begin_again(m: Desk, n: int, heat: float) -> None:
    """With better company: every move begins with one visit, as good as it was found to be."""
    for i in range(n):
        m.totals[i] /= m.visits[i]
        m.visits[i] = 1
    attract(m, n, heat)


@rule
def attract(m: Desk, n: int, heat: float) -> None:
    """The prior of a move is its share when all are weighed by the first opinion of them."""
    best = m.totals[:n].max()
    share = 0.0
    for i in range(n):
        m.priors[i] = math.exp((m.totals[i] - best) / heat)
        share += m.priors[i]
    for i in range(n):
        m.priors[i] /= share


@rule
def most_promising(m: Desk, n: int, done: int, explore: float) -> int:
    """The move to look at next: what it brought so far counts, and more for what was seldom looked at."""
    pull = explore * math.sqrt(float(done + 1))
    best = 0
    most = -1.0e9
    for i in range(n):
        promise = (m.totals[i] + m.priors[i] * pull) / m.visits[i]
        if promise > most:
            most = promise
            best = i
    return best


@rule
def think(
    m: Desk, k: Desk, n: int, seed: Any, done: int, count: int, width: float, explore: float, decisions: int,
    turns: int, company: int,
) -> None:  # fmt: skip
    """After `done` iterations `count` more, on the n moves in `m.first`; `k` is the memory of the others.

    Everybody plays on by rule of thumb for so many `decisions`, or, if that is none, for `turns` turns in this company.
    """
    me = to_act(m.states[VIEW])
    s = m.states[DEAL]
    for number in range(done, done + count):
        i = most_promising(m, n, number, explore)
        deal = bits(seed, REDEAL, m.states[VIEW].moves, m.visits[i])
        copy(m.words, m.deals[m.visits[i] % len(m.deals)], DEAL)
        redeal(s, deal)
        luck = value(m, s, me) - m.usual[0]
        apply(s, m.first[i])
        m.tries[0] += 1
        if decisions > 0:
            play_by_thumb(m, s, decisions, number)
        else:
            play_on(m, k, me, turns, company, deal)
        m.visits[i] += 1
        m.totals[i] += chance_of(value(m, s, me) - luck, width) if s.depth > 0 else reward(m, s, me, width)
