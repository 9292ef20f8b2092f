"""Founding a colony: name it, let colonists come, add one's own or give up."""

from __future__ import annotations

from argosy.games.goa.parts import (
    COLONIES,
    COLONY_ALIKE,
    COLONY_NEED,
    COLONY_SLOTS,
    COLONY_TILES,
    COLONY_TILES_OF,
    COMFORT,
    FIELDS,
    REVEALED,
    Track,
)
from argosy.games.goa.rules.cards import turn_up
from argosy.games.goa.rules.tableau import yields
from argosy.games.goa.rules.tiles import use_espionage
from argosy.games.goa.rules.warehouse import fill_place
from argosy.games.goa.state import EMPTY, Ask, State
from argosy.kernel import B, push, rule


@rule
def can_found(s: State, seat: int, colony: int) -> bool:
    """A seat founds each colony once, while there are tiles of it."""
    return s.colony[seat, colony] == EMPTY and s.colonies_left & COLONY_TILES_OF[colony] != 0


@rule
def can_found_any(s: State, seat: int) -> bool:
    """There is a colony that the seat may name."""
    for colony in range(COLONIES):
        if can_found(s, seat, colony):
            return True
    return False


@rule
def attempt(s: State, seat: int, colony: int, more: int) -> None:
    """Count the colonists of the tableau and of the cards turned up; if they are too few, own ones may be added."""
    push(s, Ask.FOUND_ADD, seat, colony, yields(s, seat, Track.COLONISTS) + turn_up(s, REVEALED + more))


@rule
def enough(s: State, colony: int) -> bool:
    """The colonists of the founding on top of the stack found the colony at once, without own ones."""
    return s.asks[s.depth - 1, B] >= COLONY_NEED[colony]


@rule
def add_colonists(s: State, seat: int, colony: int, colonists: int) -> None:
    """The missing colonists come from the seat's own cards."""
    s.colonists[seat] -= COLONY_NEED[colony] - colonists
    found(s, seat, colony)


@rule
def give_up(s: State, seat: int) -> None:
    """A founding that fails, or is given up, brings one colonist as a comfort."""
    s.colonists[seat] += COMFORT
    s.spied = 0


@rule
def spy_colonists(s: State, seat: int, other: int, colony: int, colonists: int) -> None:
    """Espionage in a founding: the opponent's colonists count in place of one's own."""
    use_espionage(s, seat)
    more = yields(s, other, Track.COLONISTS)
    push(s, Ask.FOUND_ADD, seat, colony, colonists + more - counted(s, seat))
    s.spied = more


@rule
def counted(s: State, seat: int) -> int:
    """The colonists of a tableau that count in a founding: one's own, or those that were spied out."""
    return max(yields(s, seat, Track.COLONISTS), s.spied)


@rule
def found(s: State, seat: int, colony: int) -> None:
    """The seat takes a tile of the colony: of its choice where they differ."""
    s.spied = 0
    stack = s.colonies_left & COLONY_TILES_OF[colony]
    if COLONY_ALIKE[colony] == 0 and stack & (stack - 1) != 0:
        push(s, Ask.COLONY_TILE, seat, colony)
        return
    for tile in range(COLONY_TILES):
        if stack >> tile & 1:
            settle(s, seat, colony, tile)
            return


@rule
def settle(s: State, seat: int, colony: int, tile: int) -> None:
    """Lay the colony into the warehouse and fill it with spices of one's choice."""
    s.colonies_left &= ~(1 << tile)
    s.colony[seat, colony] = tile
    s.room[seat, FIELDS + colony] = COLONY_SLOTS[colony]
    fill_place(s, seat, FIELDS + colony)
