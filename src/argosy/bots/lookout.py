"""A template (see `kernel.bind`): many games at once, in which everybody plays on as the admirals' network likes.

Every game begins with a deal of what the view hides, and with one of the moves that are weighed; the n-th deal is the
same for all of them, with the same dice to come. Then all games go on in step, so that the network is asked about all
of them at once. Whoever acts sees the own view only. A move that is the only one is made without asking.

What is there after some decisions is judged: by the prize that I expect at the last decisions of my own, on average,
because one question in the middle of a turn tells less and others do not see my cards; or by what captains foresee, as
a chance to win; or by both. A game that ends on the way is worth what it brought.
"""

from __future__ import annotations

from typing import Any

from argosy.bots.crows_nest import GAMES, SEEN, VIEW, Course, CrowsNest
from argosy.bots.search import chance_of, reward
from argosy.bots.workspace import copy, wipe
from argosy.brains.anybrain import features
from argosy.brains.given import value
from argosy.brains.prizes import place
from argosy.brains.quick_net import QuickNet, Slate, liking, prize, see, think
from argosy.kernel.anygame import apply, legal, redeal, to_act, view
from argosy.kernel.arrays import Ints
from argosy.kernel.chance import bits
from argosy.kernel.compile import rule

REDEAL = 0x4C4F4F4B  # a purpose of chance


@rule
def look_out(
    m: CrowsNest, net: QuickNet, k: Slate, codes: Ints, number: int, deals: int, seed: Any, course: Course
) -> None:
    """Play the moves in `codes` in so many deals from this `number` on; game i is move i // deals.

    What every game is worth to the seat that views the root is then in `m.worths`.
    """
    me = to_act(m.states[VIEW])
    count = len(codes) * deals
    for i in range(count):
        begin_game(m, GAMES + i, number + i % deals, seed)
        apply(m.states[GAMES + i], codes[i // deals])
        m.sums[i] = 0.0
        m.asked[i] = 0
    for step in range(course.ahead + 1):
        n = gather(m, net, k, count)
        last = step == course.ahead
        if n == 0 or (last and course.trust == 0.0):
            break
        think(net, k, n)
        if course.trust > 0.0 and step > course.ahead - course.tail:
            expect(m, net, k, n, me)
        if last:
            break
        for row in range(n):
            choose(m, net, k, row)
    for i in range(count):
        m.worths[i] = worth(m, i, me, course)


@rule
def begin_game(m: CrowsNest, row: int, number: int, seed: Any) -> None:
    """Deal what the view hides anew."""
    copy(m.words, m.deals[number % len(m.deals)], row)
    redeal(m.states[row], bits(seed, REDEAL, m.states[VIEW].moves, number))


@rule
def gather(m: CrowsNest, net: QuickNet, k: Slate, count: int) -> int:
    """Go on in all games until somebody has a choice, and show the network what they see; in how many that is so."""
    n = 0
    for i in range(count):
        s = m.states[GAMES + i]
        m.counts[i] = legal(s, m.legal[i])
        while m.counts[i] == 1:
            apply(s, m.legal[i, 0])
            m.counts[i] = legal(s, m.legal[i])
        if m.counts[i] == 0:
            continue
        wipe(m.words, SEEN)
        view(s, to_act(s), m.states[SEEN])
        features(m.states[SEEN], k.seen)
        see(net, k, n)
        m.going[n] = i
        n += 1
    m.tries[0] += n
    return n


@rule
def expect(m: CrowsNest, net: QuickNet, k: Slate, n: int, me: int) -> None:
    """Note the prize that I expect where I act; until I do, what whoever acts expects for me."""
    for row in range(n):
        i = m.going[row]
        s = m.states[GAMES + i]
        acts = to_act(s)
        if acts == me or m.asked[i] == 0:
            before = m.sums[i] if m.asked[i] > 0 else 0.0
            m.sums[i] = before + prize(net, k, row, (me - acts) % s.seats)
            m.asked[i] += acts == me


@rule
def choose(m: CrowsNest, net: QuickNet, k: Slate, row: int) -> None:
    """Make the move that is liked most."""
    i = m.going[row]
    s = m.states[GAMES + i]
    best = m.legal[i, 0]
    most = liking(net, k, row, best)
    for j in range(1, m.counts[i]):
        liked = liking(net, k, row, m.legal[i, j])
        if liked > most:
            most = liked
            best = m.legal[i, j]
    apply(s, best)


@rule
def worth(m: CrowsNest, i: int, me: int, course: Course) -> float:
    """What a game has come to for me, -1 to 1."""
    s = m.states[GAMES + i]
    over = s.depth == 0
    found = 0.0
    if course.trust > 0.0:
        found += course.trust * (place(s, me, m.numbers) if over else m.sums[i] / max(1, m.asked[i]))
    if course.trust < 1.0:
        chance = reward(m, s, me, course.width) if over else chance_of(value(m, s, me), course.width)
        found += (1.0 - course.trust) * (2.0 * chance - 1.0)
    return found
