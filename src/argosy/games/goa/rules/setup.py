"""Setting the table, and laying the tiles of each half."""

from __future__ import annotations

from typing import Any

from argosy.games.goa.parts import (
    BONANZAS,
    CARD_SYMBOL,
    CARDS,
    CELLS,
    COLONIES,
    COLONY_TILES,
    ELEPHANT,
    FIELDS,
    HALF_TILES,
    REMOVED,
    REMOVED_PLANTATIONS,
    START_COLONISTS,
    START_DUCATS,
    START_SHIPS,
    STARTER_DUCATS,
    TILE_KIND,
    Kind,
)
from argosy.games.goa.rules.bits import drawn
from argosy.games.goa.rules.cards import DECK, see
from argosy.games.goa.state import BATCHES, CORNER_CELLS, EMPTY, MARKERS, At, Phase, State
from argosy.kernel import below, rule, shuffle

TILES_DRAW = 2  # purposes of chance; the event is the half
GRID_SHUFFLE = 3
BONANZA_DRAW = 4


@rule
def lay_table(s: State, seats: int, options: Any, seed: Any) -> None:
    """Everything up to the first decision."""
    s.seed = seed
    s.seats = seats
    s.quick_start = options[0]
    s.bonanza = options[1]
    for cell in range(CELLS):
        s.grid[cell] = EMPTY
    s.flag_place = EMPTY
    for marker in range(MARKERS):
        s.marker[marker] = EMPTY
    for seat in range(seats):
        for field in range(FIELDS):
            s.field[seat, field] = EMPTY
        for colony in range(COLONIES):
            s.colony[seat, colony] = EMPTY
        s.ships[seat] = START_SHIPS
        s.colonists[seat] = START_COLONISTS
        s.ducats[seat] = START_DUCATS
    s.colonies_left = (1 << COLONY_TILES) - 1
    shuffle_cards(s)
    find_starter(s)
    lay_half(s, 0)
    s.phase = Phase.QUICK if s.quick_start == 1 else Phase.MARKERS


@rule
def shuffle_cards(s: State) -> None:
    """All expedition cards, face down."""
    for card in range(CARDS):
        s.deck[card] = card
    s.deck_size = CARDS
    s.batch[BATCHES - 1] = (1 << CARDS) - 1
    shuffle(s.deck, CARDS, s.seed, DECK, 0)
    s.shuffles = 1


@rule
def find_starter(s: State) -> None:
    """In turn the seats turn up a card; the first elephant makes the start player, with the flag and less money."""
    seat = 0
    while True:
        s.deck_size -= 1
        card = int(s.deck[s.deck_size])  # a 16-bit number would overflow when the interpreter shifts by it
        s.deck[s.deck_size] = 0
        see(s, card)
        if CARD_SYMBOL[card] == ELEPHANT:
            break
        seat = (seat + 1) % s.seats
    s.flag = seat
    s.starter = seat
    s.ducats[seat] = STARTER_DUCATS


@rule
def lay_half(s: State, half: int) -> None:
    """Shuffle the tiles of a half, take four out openly, at most two of them plantations, and fill the grid."""
    for i in range(CELLS + REMOVED):
        s.at[half * HALF_TILES + i] = At.GRID
    take_out(s, half)
    count = 0
    for tile in range(half * HALF_TILES, (half + 1) * HALF_TILES):
        if s.at[tile] == At.GRID:
            s.grid[count] = tile
            count += 1
    shuffle(s.grid, CELLS, s.seed, GRID_SHUFFLE, half)
    if s.bonanza == 1:
        hide_bonanza(s, half)


@rule
def take_out(s: State, half: int) -> None:
    """Draw until four tiles are out; a plantation beyond the second goes back."""
    out = 0
    plantations = 0
    draws = 0
    while out < REMOVED:
        tile = nth_on_stack(s, half, below(s.seed, TILES_DRAW, half * 256 + draws, HALF_TILES - out))
        draws += 1
        if TILE_KIND[tile] == Kind.PLANTATION:
            if plantations == REMOVED_PLANTATIONS:
                continue
            plantations += 1
        s.at[tile] = At.REMOVED
        out += 1


@rule
def nth_on_stack(s: State, half: int, n: int) -> int:
    """The n-th tile of a half that has not been taken out."""
    tile = half * HALF_TILES
    while s.at[tile] != At.GRID or n > 0:
        if s.at[tile] == At.GRID:
            n -= 1
        tile += 1
    return tile


@rule
def hide_bonanza(s: State, half: int) -> None:
    """One of the eight Bonanza tiles lies hidden under each corner."""
    s.claimed = 0
    free = (1 << BONANZAS) - 1
    for corner in range(CORNER_CELLS):
        bonus = drawn(free, s.seed, BONANZA_DRAW, half * 256 + corner)
        free &= ~(1 << bonus)
        s.under[corner] = bonus
        s.covered[corner] = 1
        s.lifted[corner] = 0
