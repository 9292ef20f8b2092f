"""What a sensible player thinks, and numbers for learning."""

from __future__ import annotations

from typing import Any

from argosy.games.toy.moves import Move
from argosy.games.toy.parts import WORTH
from argosy.games.toy.rules import points
from argosy.games.toy.state import SEATS
from argosy.kernel import rule

FEATURES = ("turns_left", *(f"points_{i}" for i in range(SEATS)), *(f"hand_size_{i}" for i in range(SEATS)))


@rule
def features(v: Any, out: Any) -> None:
    """Turns left; points and hand sizes from the viewer's own seat on."""
    me = v.viewer - 1 if v.viewer > 0 else 0
    out[0] = v.last_turn - v.turn
    for i in range(SEATS):
        p = (me + i) % v.seats
        out[1 + i] = points(v, p) if i < v.seats else 0
        out[1 + SEATS + i] = v.hand_size[p] if i < v.seats else 0


@rule
def value(v: Any, seat: int) -> float:
    """The lead over the best other seat, a crate in hand counting half."""
    best = -1000
    for p in range(v.seats):
        if p != seat:
            best = max(best, points(v, p))
    mine = float(points(v, seat))
    for i in range(v.hand_size[seat]):
        mine += WORTH[v.hand[seat, i]] / 2
    return mine - best


@rule
def judge(v: Any, out: Any) -> None:
    """The lead of every seat."""
    for seat in range(v.seats):
        out[seat] = value(v, seat)


@rule
def deckhand(v: Any, moves: Any, n: int, event: int) -> int:
    """Deliver what is there, else draw, else sail."""
    best = 0
    for i in range(n):
        if moves[i] == Move.DELIVER:
            return i
        if moves[i] == Move.DRAW:
            best = i
        if moves[i] > Move.BURY and WORTH[moves[i] - Move.CRATE] > WORTH[max(moves[best] - Move.CRATE, 0)]:
            best = i
    return best
