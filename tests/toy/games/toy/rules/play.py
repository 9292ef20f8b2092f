"""Crates: sail for coins, draw crates, deliver them for points or bury one under the pile."""

from __future__ import annotations

from typing import Any

from argosy.games.toy.moves import Code
from argosy.games.toy.parts import CRATES, WORTH
from argosy.games.toy.state import HAND, SEATS, Ask, State
from argosy.kernel import asked, below, pop, push, rule, shuffle, to_act

SHUFFLE, ROLL = 1, 2
SHORT, LONG = 5, 8


@rule
def setup(s: State, seats: int, options: Any, seed: Any) -> None:
    """Shuffle the crates and deal as many as the option says."""
    s.seed = seed
    s.seats = seats
    s.last_turn = seats * (LONG if options[0] else SHORT)
    for i in range(CRATES):
        s.pile[i] = i + 1
    shuffle(s.pile, CRATES, seed, SHUFFLE, 0)
    s.pile_size = CRATES
    for p in range(seats):
        for _ in range(options[1]):
            take(s, p)
    push(s, Ask.TURN, 0)


@rule
def take(s: State, p: int) -> None:
    """The top crate goes into the hand of a seat."""
    top = s.pile_size - 1
    s.hand[p, s.hand_size[p]] = s.pile[top]
    s.hand_size[p] += 1
    s.pile[top] = 0
    s.buried_by[top] = 0
    s.pile_size = top


@rule
def legal(s: State, out: Any) -> int:
    """What the acting seat may do."""
    if s.depth == 0:
        return 0
    p = to_act(s)
    if asked(s) == Ask.TURN:
        return legal_turn(s, p, out)
    for i in range(s.hand_size[p]):
        out[i] = Code.CRATE + s.hand[p, i]
    return s.hand_size[p]


@rule
def legal_turn(s: State, p: int, out: Any) -> int:
    """Sailing is always possible."""
    out[0] = Code.SAIL
    n = 1
    if s.pile_size > 0 and s.hand_size[p] < HAND:
        out[n] = Code.DRAW
        n += 1
    if s.hand_size[p] > 0:
        out[n] = Code.DELIVER
        out[n + 1] = Code.BURY
        n += 2
    return n


@rule
def apply(s: State, move: int) -> None:
    """Perform a move."""
    what = asked(s)
    p = to_act(s)
    pop(s)
    s.moves += 1
    if move == Code.DELIVER:
        push(s, Ask.DELIVER, p)
        return
    if move == Code.BURY:
        push(s, Ask.BURY, p)
        return
    if move == Code.SAIL:
        sail(s, p)
    elif move == Code.DRAW:
        take(s, p)
        s.reveals += 1
    elif what == Ask.DELIVER:
        deliver(s, p, move - Code.CRATE)
    else:
        bury(s, p, move - Code.CRATE)
    end_turn(s)


@rule
def sail(s: State, p: int) -> None:
    """One to three coins."""
    s.rolled = 1 + below(s.seed, ROLL, s.rolls, 3)
    s.rolls += 1
    s.reveals += 1
    s.coins[p] += s.rolled


@rule
def give_up(s: State, p: int, crate: int) -> None:
    """A crate leaves the hand; the others close up."""
    found = False
    for i in range(s.hand_size[p]):
        if s.hand[p, i] == crate:
            found = True
        if found:
            s.hand[p, i] = s.hand[p, i + 1] if i + 1 < s.hand_size[p] else 0
    s.hand_size[p] -= 1


@rule
def deliver(s: State, p: int, crate: int) -> None:
    """A crate is laid open before its owner."""
    give_up(s, p, crate)
    s.delivered[p, s.delivered_size[p]] = crate
    s.delivered_size[p] += 1


@rule
def bury(s: State, p: int, crate: int) -> None:
    """A crate goes face down under the pile; only who buried it knows it."""
    give_up(s, p, crate)
    for i in range(s.pile_size, 0, -1):
        s.pile[i] = s.pile[i - 1]
        s.buried_by[i] = s.buried_by[i - 1]
    s.pile[0] = crate
    s.buried_by[0] = p + 1
    s.pile_size += 1


@rule
def end_turn(s: State) -> None:
    """The next seat, or the end."""
    s.turn += 1
    if s.turn < s.last_turn:
        push(s, Ask.TURN, s.turn % s.seats)


@rule
def sheet(s: State, seat: int, out: Any) -> None:
    """Coins, then the worth of what was delivered."""
    out[0] = s.coins[seat]
    out[1] = 0
    for i in range(s.delivered_size[seat]):
        out[1] += WORTH[s.delivered[seat, i]]


@rule
def scores(s: State, out: Any) -> None:
    """The points of every seat."""
    for p in range(s.seats):
        out[p] = s.coins[p]
        for i in range(s.delivered_size[p]):
            out[p] += WORTH[s.delivered[p, i]]


@rule
def ranks(s: State, out: Any) -> None:
    """More points win; equal points share the place."""
    for p in range(s.seats):
        out[p] = 1
        for q in range(s.seats):
            if points(s, q) > points(s, p):
                out[p] += 1


@rule
def points(s: State, p: int) -> int:
    """The points of one seat."""
    total = int(s.coins[p])
    for i in range(s.delivered_size[p]):
        total += WORTH[s.delivered[p, i]]
    return total


@rule
def ledger(s: State) -> int:
    """1: every crate is in one place. 2: sizes agree."""
    seen = 0
    count = 0
    for i in range(s.pile_size):
        seen |= 1 << int(s.pile[i])
        count += 1
    for p in range(SEATS):
        for i in range(s.hand_size[p]):
            seen |= 1 << int(s.hand[p, i])
            count += 1
        for i in range(s.delivered_size[p]):
            seen |= 1 << int(s.delivered[p, i])
            count += 1
    if seen != (1 << (CRATES + 1)) - 2:
        return 1
    return 2 if count != CRATES else 0
