"""What a seat may see, and re-dealing the rest."""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.toy.parts import CRATES
from argosy.games.toy.state import State
from argosy.kernel import below, rule
from argosy.kernel.bind import public_copy

copy_public = public_copy(State, "toy")
REDEAL = 3


@rule
def view(s: State, seat: int, out: Any) -> None:
    """Public things, the own hand, and what one buried oneself."""
    copy_public(s, out)
    out.viewer = -1
    if seat < 0:
        return
    out.viewer = seat + 1
    for i in range(s.hand_size[seat]):
        out.hand[seat, i] = s.hand[seat, i]
    for i in range(s.pile_size):
        if s.buried_by[i] == seat + 1:
            out.pile[i] = s.pile[i]


@rule
def redeal(v: State, seed: Any) -> None:
    """Every crate that the viewer has not seen goes to a random hidden place."""
    unseen = np.zeros(CRATES, np.int16)
    n = 0
    for crate in range(1, CRATES + 1):
        if not shown(v, crate):
            unseen[n] = crate
            n += 1
    for i in range(v.pile_size):
        if v.pile[i] == 0:
            n = deal(v.pile, i, unseen, n, seed)
    for seat in range(v.seats):
        for i in range(v.hand_size[seat]):
            if v.hand[seat, i] == 0:
                n = deal(v.hand[seat], i, unseen, n, seed)
    v.seed = seed
    v.viewer = 0


@rule
def deal(places: Any, i: int, unseen: Any, n: int, seed: Any) -> int:
    """One of the n unseen crates into one place; how many are left."""
    j = below(seed, REDEAL, n, n)
    places[i] = unseen[j]
    unseen[j] = unseen[n - 1]
    return n - 1


@rule
def shown(v: State, crate: int) -> bool:
    """Whether the view shows where this crate is."""
    for i in range(v.pile_size):
        if v.pile[i] == crate:
            return True
    for seat in range(v.seats):
        for i in range(v.hand_size[seat]):
            if v.hand[seat, i] == crate:
                return True
        for i in range(v.delivered_size[seat]):
            if v.delivered[seat, i] == crate:
                return True
    return False
