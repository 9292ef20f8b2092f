"""The warehouse: plantations and colonies, and the spices on them."""

from __future__ import annotations

from argosy.games.goa.parts import (
    COLONY_TILE_ALLOWS,
    FIELDS,
    PLACES,
    SPICES,
    TILE_ALLOWS,
    TILE_KIND,
    TILE_SLOTS,
    TILE_VP,
    Kind,
)
from argosy.games.goa.state import EMPTY, Ask, At, State
from argosy.kernel import push, rule


@rule
def allows(s: State, seat: int, place: int) -> int:
    """The spices that may lie on a place, as bits."""
    if place < FIELDS:
        return TILE_ALLOWS[s.field[seat, place]] if s.field[seat, place] != EMPTY else 0
    return COLONY_TILE_ALLOWS[s.colony[seat, place - FIELDS]] if s.colony[seat, place - FIELDS] != EMPTY else 0


@rule
def kinds_grown(s: State, seat: int) -> int:
    """The spices that a seat has a place for, as bits."""
    kinds = 0
    for place in range(PLACES):
        kinds |= allows(s, seat, place)
    return kinds


@rule
def only_spice(mask: int) -> int:
    """The spice of a place that allows just one, or -1."""
    if mask & (mask - 1) != 0:
        return -1
    for spice in range(SPICES):
        if mask >> spice & 1:
            return spice
    return -1


@rule
def store(s: State, seat: int, place: int, spice: int, count: int) -> None:
    """Spices from the supply onto free slots."""
    s.stock[seat, place, spice] += count
    s.room[seat, place] -= count
    s.spices[seat, spice] += count


@rule
def remove(s: State, seat: int, place: int, spice: int, count: int) -> None:
    """Spices back to the supply; their slots are free again."""
    store(s, seat, place, spice, -count)


@rule
def free_slots(s: State, seat: int) -> int:
    """All empty slots of a seat."""
    count = 0
    for place in range(PLACES):
        count += s.room[seat, place]
    return count


@rule
def spices_of(s: State, seat: int) -> int:
    """All spices of a seat."""
    count = 0
    for spice in range(SPICES):
        count += s.spices[seat, spice]
    return count


@rule
def fill_fixed(s: State, seat: int) -> None:
    """Fill every place that takes only one kind of spice."""
    for place in range(PLACES):
        if s.room[seat, place] > 0:
            spice = only_spice(allows(s, seat, place))
            if spice >= 0:
                store(s, seat, place, spice, s.room[seat, place])


@rule
def fill_place(s: State, seat: int, place: int) -> None:
    """Fill a place at once, or ask for each slot where the seat may choose the spice."""
    spice = only_spice(allows(s, seat, place))
    if spice >= 0:
        store(s, seat, place, spice, s.room[seat, place])
    elif s.room[seat, place] > 0:
        push(s, Ask.STOCK, seat, place)


@rule
def pay_spice(s: State, seat: int, spice: int, count: int) -> None:
    """Give spices of one kind; ask from where if there is a choice."""
    if count == 0:
        return
    sources = 0
    for place in range(PLACES):
        if s.stock[seat, place, spice] > 0:
            sources += 1
    if sources > 1 and s.spices[seat, spice] > count:
        push(s, Ask.PAY, seat, spice, count)
        return
    left = count
    for place in range(PLACES):
        taken = min(left, s.stock[seat, place, spice])
        if taken > 0:
            remove(s, seat, place, spice, taken)
            left -= taken


@rule
def lay_field(s: State, seat: int, tile: int) -> None:
    """A plantation or crop rotation needs one of the four fields; when all are taken an old one must go."""
    for field in range(FIELDS):
        if s.field[seat, field] == EMPTY:
            lay_on(s, seat, tile, field)
            return
    push(s, Ask.REPLACE, seat, tile)


@rule
def lay_on(s: State, seat: int, tile: int, field: int) -> None:
    """Lay the tile on a free field and fill it."""
    s.field[seat, field] = tile
    s.at[tile] = At.OWNED + seat
    s.room[seat, field] = TILE_SLOTS[tile]
    fill_place(s, seat, field)


@rule
def push_out(s: State, seat: int, field: int) -> None:
    """An old plantation leaves its field with its spices; a small one is kept face down for its point."""
    tile = s.field[seat, field]
    for spice in range(SPICES):
        if s.stock[seat, field, spice] > 0:
            remove(s, seat, field, spice, s.stock[seat, field, spice])
    s.room[seat, field] = 0
    s.field[seat, field] = EMPTY
    if TILE_KIND[tile] == Kind.PLANTATION and TILE_SLOTS[tile] == 1:
        s.at[tile] = At.KEPT + seat
        s.kept[seat] += TILE_VP[tile]
    else:
        s.at[tile] = At.DISCARD
