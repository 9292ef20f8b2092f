"""What a sensible player thinks, and numbers for learning."""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.toy.moves import Code
from argosy.games.toy.parts import WORTH
from argosy.games.toy.rules.play import points
from argosy.games.toy.state import SEATS, State
from argosy.kernel import rule

FEATURES = ("turns_left", *(f"points_{i}" for i in range(SEATS)), *(f"hand_size_{i}" for i in range(SEATS)))


@rule
def features(v: State, out: Any) -> None:
    """Turns left; points and hand sizes from the viewer's own seat on."""
    me = v.viewer - 1 if v.viewer > 0 else 0
    out[0] = v.last_turn - v.turn
    for i in range(SEATS):
        seat = (me + i) % v.seats
        out[1 + i] = points(v, seat) if i < v.seats else 0
        out[1 + SEATS + i] = v.hand_size[seat] if i < v.seats else 0


SCRATCH = SEATS + 1  # a number for every seat; alone at the table the second one would be the game's own rival
TABLE = np.array([0.5])  # what a crate in hand counts of its worth


@rule
def prospects(v: State, table: Any, out: Any) -> None:
    """The points that every seat can expect: those it has, a crate in hand counting half."""
    for seat in range(v.seats):
        out[seat] = points(v, seat)
        for i in range(v.hand_size[seat]):
            out[seat] += table[0] * WORTH[v.hand[seat, i]]


@rule
def deckhand(v: State, moves: Any, n: int, event: int) -> int:
    """Deliver what is there, else draw, else sail."""
    best = 0
    for i in range(n):
        if moves[i] == Code.DELIVER:
            return i
        if moves[i] == Code.DRAW:
            best = i
        if moves[i] > Code.BURY and WORTH[moves[i] - Code.CRATE] > WORTH[max(moves[best] - Code.CRATE, 0)]:
            best = i
    return best
