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
    for seat in range(seats):
        for _ in range(options[1]):
            take(s, seat)
    push(s, Ask.TURN, 0)


@rule
def take(s: State, seat: int) -> None:
    """The top crate goes into the hand of a seat."""
    top = s.pile_size - 1
    s.hand[seat, s.hand_size[seat]] = s.pile[top]
    s.hand_size[seat] += 1
    s.pile[top] = 0
    s.buried_by[top] = 0
    s.pile_size = top


@rule
def legal(s: State, out: Any) -> int:
    """What the acting seat may do."""
    if s.depth == 0:
        return 0
    seat = to_act(s)
    if asked(s) == Ask.TURN:
        return legal_turn(s, seat, out)
    for i in range(s.hand_size[seat]):
        out[i] = Code.CRATE + s.hand[seat, i]
    return s.hand_size[seat]


@rule
def legal_turn(s: State, seat: int, out: Any) -> int:
    """Sailing is always possible."""
    out[0] = Code.SAIL
    n = 1
    if s.pile_size > 0 and s.hand_size[seat] < HAND:
        out[n] = Code.DRAW
        n += 1
    if s.hand_size[seat] > 0:
        out[n] = Code.DELIVER
        out[n + 1] = Code.BURY
        n += 2
    return n


@rule
def apply(s: State, move: int) -> None:
    """Perform a move."""
    what = asked(s)
    seat = to_act(s)
    pop(s)
    s.moves += 1
    if move == Code.DELIVER:
        push(s, Ask.DELIVER, seat)
        return
    if move == Code.BURY:
        push(s, Ask.BURY, seat)
        return
    if move == Code.SAIL:
        sail(s, seat)
    elif move == Code.DRAW:
        take(s, seat)
        s.reveals += 1
    elif what == Ask.DELIVER:
        deliver(s, seat, move - Code.CRATE)
    else:
        bury(s, seat, move - Code.CRATE)
    end_turn(s)


@rule
def sail(s: State, seat: int) -> None:
    """One to three coins."""
    s.rolled = 1 + below(s.seed, ROLL, s.rolls, 3)
    s.rolls += 1
    s.reveals += 1
    s.coins[seat] += s.rolled


@rule
def give_up(s: State, seat: int, crate: int) -> None:
    """A crate leaves the hand; the others close up."""
    found = False
    for i in range(s.hand_size[seat]):
        if s.hand[seat, i] == crate:
            found = True
        if found:
            s.hand[seat, i] = s.hand[seat, i + 1] if i + 1 < s.hand_size[seat] else 0
    s.hand_size[seat] -= 1


@rule
def deliver(s: State, seat: int, crate: int) -> None:
    """A crate is laid open before its owner."""
    give_up(s, seat, crate)
    s.delivered[seat, s.delivered_size[seat]] = crate
    s.delivered_size[seat] += 1


@rule
def bury(s: State, seat: int, crate: int) -> None:
    """A crate goes face down under the pile; only who buried it knows it."""
    give_up(s, seat, crate)
    for i in range(s.pile_size, 0, -1):
        s.pile[i] = s.pile[i - 1]
        s.buried_by[i] = s.buried_by[i - 1]
    s.pile[0] = crate
    s.buried_by[0] = seat + 1
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
    for seat in range(s.seats):
        out[seat] = s.coins[seat]
        for i in range(s.delivered_size[seat]):
            out[seat] += WORTH[s.delivered[seat, i]]


@rule
def ranks(s: State, out: Any) -> None:
    """More points win; equal points share the place."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if points(s, other) > points(s, seat):
                out[seat] += 1


@rule
def points(s: State, seat: int) -> int:
    """The points of one seat."""
    total = int(s.coins[seat])
    for i in range(s.delivered_size[seat]):
        total += WORTH[s.delivered[seat, i]]
    return total


@rule
def ledger(s: State) -> int:
    """1: every crate is in one place. 2: sizes agree."""
    seen = 0
    count = 0
    for i in range(s.pile_size):
        seen |= 1 << int(s.pile[i])
        count += 1
    for seat in range(SEATS):
        for i in range(s.hand_size[seat]):
            seen |= 1 << int(s.hand[seat, i])
            count += 1
        for i in range(s.delivered_size[seat]):
            seen |= 1 << int(s.delivered[seat, i])
            count += 1
    if seen != (1 << (CRATES + 1)) - 2:
        return 1
    return 2 if count != CRATES else 0
