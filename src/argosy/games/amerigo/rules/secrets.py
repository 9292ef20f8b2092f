"""What a seat may know, and re-dealing what it may not.

Nobody holds anything hidden in Amerigo. Face down lie the later pirate tokens, the later progress tokens and the later
production tokens; which ones have been seen is known to all who remember, and so is the content of the tower.
"""

from __future__ import annotations

from typing import Any

from argosy.games.amerigo.parts import NAME, PIRATES, PRODUCT_COUNT, PRODUCTS, PRODUCTS_USED, TOKENS
from argosy.games.amerigo.rules.purposes import REDEAL
from argosy.games.amerigo.state import State
from argosy.kernel import Ints, rule, shuffle
from argosy.kernel.bind import public_copy

copy_public = public_copy(State, NAME)


@rule
def view(s: State, seat: int, out: State) -> None:
    """Everything public, and the face-up part of the three shuffled piles."""
    copy_public(s, out)
    out.viewer = seat + 1 if seat >= 0 else -1
    for i in range(s.pirates_open):
        out.pirate[i] = s.pirate[i]
    for i in range(s.tokens_dealt):
        out.token[i] = s.token[i]
    for i in range(s.products_dealt):
        out.product[i] = s.product[i]


@rule
def redeal(v: State, seed: Any) -> None:
    """A full position that agrees with the view: what lies face down is shuffled anew."""
    lay_rest(v.pirate, v.pirates_open, PIRATES)
    shuffle(v.pirate[v.pirates_open :], PIRATES - v.pirates_open, seed, REDEAL, 0)
    lay_rest(v.token, v.tokens_dealt, TOKENS)
    shuffle(v.token[v.tokens_dealt :], TOKENS - v.tokens_dealt, seed, REDEAL, 1)
    lay_rest_of_products(v)
    shuffle(v.product[v.products_dealt :], PRODUCTS_USED[v.seats] - v.products_dealt, seed, REDEAL, 2)
    v.seed = seed
    v.viewer = 0


@rule
def lay_rest(pile: Ints, seen: int, count: int) -> None:
    """Put every piece that was not seen behind those that were."""
    n = seen
    for piece in range(1, count + 1):
        known = False
        for i in range(seen):
            if pile[i] == piece:
                known = True
        if not known:
            pile[n] = piece
            n += 1


@rule
def lay_rest_of_products(v: State) -> None:
    """The same for production tokens, of which there are several alike."""
    n = int(v.products_dealt)
    for product in range(PRODUCTS):
        rest = PRODUCT_COUNT[v.seats, product]
        for i in range(v.products_dealt):
            if v.product[i] == product + 1:
                rest -= 1
        for _ in range(rest):
            v.product[n] = product + 1
            n += 1
