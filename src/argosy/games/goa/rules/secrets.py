"""What a seat may know, and re-dealing what it may not.

Hidden are the order of the deck, the other hands and the Bonanza tiles. Money is held hidden but every payment is made
in public, so a player with perfect memory knows it. After a shuffle everybody knows which cards went into the deck and
so which batch a card in a hand comes from; re-dealing keeps to that.
"""

from __future__ import annotations

from typing import Any

from argosy.games.goa.parts import BONANZAS, NAME
from argosy.games.goa.rules.bits import drawn
from argosy.games.goa.state import BATCHES, CORNER_CELLS, State
from argosy.kernel import rule
from argosy.kernel.bind import public_copy

REDEAL_CARD = 101  # purposes of chance in re-dealing
REDEAL_BONANZA = 102

copy_public = public_copy(State, NAME)


@rule
def view(s: State, seat: int, out: State) -> None:
    """Everything public, and one's own hand; when the game is over all hands are shown."""
    copy_public(s, out)
    out.viewer = seat + 1 if seat >= 0 else -1
    for other in range(s.seats):
        if other == seat or s.depth == 0:
            out.hand[other] = s.hand[other]


@rule
def redeal(v: State, seed: Any) -> None:
    """A full position that agrees with the view: hands and deck dealt batch by batch, Bonanza tiles laid anew."""
    viewer = v.viewer - 1 if v.viewer > 0 else -1
    for row in range(BATCHES):
        if v.batch[row] != 0:
            deal_batch(v, viewer, row, seed)
    lay_bonanza(v, seed)
    v.seed = seed
    v.viewer = 0


@rule
def deal_batch(v: State, viewer: int, row: int, seed: Any) -> None:
    """Deal the unseen cards of one batch to the other hands; the rest of the newest batch is the deck."""
    pool = v.batch[row]
    for seat in range(v.seats):
        pool &= ~v.hand[seat]  # hands that are not seen are empty in a view
    event = row * 256
    for seat in range(v.seats):
        if seat == viewer or v.depth == 0:
            continue
        for _ in range(v.held[seat, row]):
            card = drawn(pool, seed, REDEAL_CARD, event)
            v.hand[seat] |= 1 << card
            pool &= ~(1 << card)
            event += 1
    if row == BATCHES - 1:
        for place in range(v.deck_size):
            card = drawn(pool, seed, REDEAL_CARD, event)
            v.deck[place] = card
            pool &= ~(1 << card)
            event += 1


@rule
def lay_bonanza(v: State, seed: Any) -> None:
    """The Bonanza tiles that were not turned up in this half lie under the corners in any way."""
    free = ((1 << BONANZAS) - 1) & ~v.claimed
    for corner in range(CORNER_CELLS):
        if v.covered[corner] == 1:
            bonus = drawn(free, seed, REDEAL_BONANZA, corner)
            v.under[corner] = bonus
            free &= ~(1 << bonus)
