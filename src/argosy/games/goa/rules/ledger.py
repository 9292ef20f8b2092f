"""The books: every piece of Goa is somewhere, exactly once."""

from __future__ import annotations

from argosy.games.goa.parts import (
    CARDS,
    CELLS,
    COLONIES,
    COLONY_SLOTS,
    COLONY_TILES,
    FIELDS,
    PLACES,
    SPICES,
    TILE_SLOTS,
    TILES,
)
from argosy.games.goa.rules.bits import ones
from argosy.games.goa.state import BATCHES, EMPTY, At, State
from argosy.kernel import rule

LEDGERS = ("expedition cards", "batches of cards", "auction tiles", "colony tiles", "spices and slots", "nothing owed")


@rule
def in_use(s: State) -> int:
    """The card that is being played, as a set."""
    return 1 << int(s.in_use - 1) if s.in_use != 0 else 0


@rule
def cards_right(s: State) -> bool:
    """Each expedition card is in the deck, in one hand, being played or discarded."""
    seen = s.discard | in_use(s)
    total = ones(s.discard) + ones(in_use(s)) + s.deck_size
    for i in range(s.deck_size):
        seen |= 1 << int(s.deck[i])
    for seat in range(s.seats):
        seen |= s.hand[seat]
        total += ones(s.hand[seat])
        if ones(s.hand[seat]) != s.hand_size[seat]:
            return False
    return total == CARDS and seen == (1 << CARDS) - 1


@rule
def batches_right(s: State) -> bool:
    """Batches hold the unseen cards, and as many of each hand as is told."""
    unseen = 0
    for row in range(BATCHES):
        if unseen & s.batch[row]:
            return False
        unseen |= s.batch[row]
        for seat in range(s.seats):
            if ones(s.hand[seat] & s.batch[row]) != s.held[seat, row]:
                return False
    return unseen == ((1 << CARDS) - 1) & ~(s.discard | in_use(s))


@rule
def tiles_right(s: State) -> bool:
    """The grid and the places of the tiles tell the same story."""
    on_grid = 0
    for cell in range(CELLS):
        if s.grid[cell] != EMPTY:
            on_grid += 1
            if s.at[s.grid[cell]] != At.GRID:
                return False
    for tile in range(TILES):
        if s.at[tile] == At.GRID:
            on_grid -= 1
    return on_grid == 0


@rule
def colonies_right(s: State) -> bool:
    """Every colony tile is on its stack or founded."""
    total = ones(s.colonies_left)
    for seat in range(s.seats):
        for colony in range(COLONIES):
            if s.colony[seat, colony] != EMPTY:
                total += 1
                if s.colonies_left >> s.colony[seat, colony] & 1:
                    return False
    return total == COLONY_TILES


@rule
def slots_right(s: State) -> bool:
    """Spices and free slots fill every place exactly, and the sums by spice are right."""
    for seat in range(s.seats):
        for spice in range(SPICES):
            total = 0
            for place in range(PLACES):
                total += s.stock[seat, place, spice]
            if total != s.spices[seat, spice]:
                return False
        for place in range(PLACES):
            used = s.room[seat, place]
            for spice in range(SPICES):
                used += s.stock[seat, place, spice]
            if used != slots_of(s, seat, place) or s.room[seat, place] < 0:
                return False
    return True


@rule
def slots_of(s: State, seat: int, place: int) -> int:
    """The slots of a place."""
    if place < FIELDS:
        return TILE_SLOTS[s.field[seat, place]] if s.field[seat, place] != EMPTY else 0
    return COLONY_SLOTS[place - FIELDS] if s.colony[seat, place - FIELDS] != EMPTY else 0


@rule
def nothing_owed(s: State) -> bool:
    """Nobody has less than nothing."""
    for seat in range(s.seats):
        if min(min(s.ducats[seat], s.ships[seat]), min(s.colonists[seat], s.extra[seat])) < 0:
            return False
    return True


@rule
def ledger(s: State) -> int:
    """0 when every account is right, else the number of the first that is wrong."""
    if not cards_right(s):
        return 1
    if not batches_right(s):
        return 2
    if not tiles_right(s):
        return 3
    if not colonies_right(s):
        return 4
    if not slots_right(s):
        return 5
    if not nothing_owed(s):
        return 6
    return 0
