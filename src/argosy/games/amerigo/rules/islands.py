"""The islands: laying the tiles by the two layout rules, telling islands apart, and finding things on them."""

from __future__ import annotations

from argosy.games.amerigo.chart import (
    HEIGHT,
    MOST_PARTS,
    PART_SQUARE,
    POST_AT_ANCHOR,
    POST_SQUARE,
    TILE,
    TILE_COLUMN,
    TILE_LAND,
    TILE_PART,
    TILE_POSTS,
    TILE_RESOURCE,
    TILE_ROW,
    TILES,
    WIDTH,
    WITHIN,
)
from argosy.games.amerigo.parts import BIG_ISLAND, CHESTS, COLUMNS, ROWS, TURNS
from argosy.games.amerigo.rules.boards import bits_in, lies_on, spread, wipe
from argosy.games.amerigo.rules.purposes import SPAN, TILE_ORDER, TILE_TURN
from argosy.games.amerigo.state import State
from argosy.kernel import Ints, below, rule, shuffle

ATTEMPTS = 10_000  # about two in three are good at once


@rule
def lay_islands(s: State) -> None:
    """Lay the tiles in random order and position, again and again until both layout rules hold."""
    for attempt in range(ATTEMPTS):
        for i in range(TILES):
            s.tile[i] = i + 1
        shuffle(s.tile, TILES, s.seed, TILE_ORDER, attempt)
        if lay_tiles(s, attempt) and not has_lake(s):
            break
    for slot in range(COLUMNS[s.seats] * ROWS[s.seats], TILES):
        s.tile[slot] = 0  # out of the game
    name_islands(s)


@rule
def lay_tiles(s: State, attempt: int) -> bool:
    """Lay the tiles row by row, each turned so that no land meets land by a corner alone; False if one cannot be."""
    wipe(s.land)
    columns = COLUMNS[s.seats]
    for slot in range(columns * ROWS[s.seats]):
        tile = s.tile[slot] - 1
        top = 1 + TILE * (slot // columns)
        left = 1 + TILE * (slot % columns)
        fitting = 0
        count = 0
        for turn in range(TURNS):
            lay_tile(s, tile, turn, top, left)
            if not meets_by_corner(s, top, left):
                fitting |= 1 << turn
                count += 1
            lay_tile(s, tile, turn, top, left)  # laying it twice takes it up again
        if count == 0:
            return False
        pick = below(s.seed, TILE_TURN, attempt * SPAN + slot, count)
        turn = 0
        while pick > 0 or (fitting >> turn) & 1 == 0:  # on to the fitting turn that has `pick` others before it
            pick -= (fitting >> turn) & 1
            turn += 1
        s.turned[slot] = turn
        lay_tile(s, tile, turn, top, left)
    return True


@rule
def lay_tile(s: State, tile: int, turn: int, top: int, left: int) -> None:
    """Put the land of a tile on the chart, or take it off."""
    for line in range(TILE):
        s.land[top + line] ^= TILE_LAND[tile, turn, line] << left


@rule
def meets_by_corner(s: State, top: int, left: int) -> bool:
    """Layout rule 2: somewhere above or left of or in this tile two squares of land touch by a corner alone.

    Four squares around a corner, two rows of two: such a touch is falling (`#.` over `.#`) or rising (`.#` over `#.`).
    All corners of a row are looked at together; a row shifted by one has each square's left neighbour in its place.
    """
    columns = ((1 << TILE) - 1) << left
    for row in range(top, top + TILE):
        upper = s.land[row - 1]
        lower = s.land[row]
        upper_left = upper << 1
        lower_left = lower << 1
        falling = upper_left & lower & ~upper & ~lower_left
        rising = upper & lower_left & ~upper_left & ~lower
        if (falling | rising) & columns != 0:
            return True
    return False


@rule
def has_lake(s: State) -> bool:
    """Layout rule 1: some water cannot be reached from the frame."""
    last_row = TILE * ROWS[s.seats]
    last_column = TILE * COLUMNS[s.seats]
    inside = ((1 << last_column) - 1) << 1
    sides = (1 << 1) | (1 << last_column)
    sea = s.passable[0]  # boards borrowed as scratch: nothing is built yet
    wave = s.linked[0]
    for row in range(1, last_row + 1):
        sea[row] = inside & ~s.land[row]
        wave[row] = sea[row] & sides
    wave[1] = sea[1]
    wave[last_row] = sea[last_row]
    spread(wave, sea)
    lake = False
    for row in range(1, last_row + 1):
        if wave[row] != sea[row]:
            lake = True
    wipe(wave)
    wipe(sea)
    return lake


@rule
def name_islands(s: State) -> None:
    """Number the islands in reading order; those of 20 squares and more are big and get a chest.

    Land that is not yet on the board `free` has no number. The first such square is spread to its whole island, and
    that becomes free: nothing is built on it.
    """
    wave = s.linked[0]  # borrowed as scratch
    chests = 0
    for row in range(1, HEIGHT - 1):
        while s.land[row] & ~s.free[row] != 0:
            rest = s.land[row] & ~s.free[row]
            wave[row] = rest & -rest  # its lowest bit
            spread(wave, s.land)
            s.islands += 1
            size = 0
            for line in range(1, HEIGHT - 1):
                size += bits_in(wave[line])
                s.free[line] |= wave[line]
            s.open_land[s.islands] = size
            if size >= BIG_ISLAND:
                bit = 1 << int(s.islands)
                s.big |= bit
                if chests < CHESTS:
                    chests += 1
                    s.chests_laid |= bit
            name_parts(s, wave)
            wipe(wave)


@rule
def name_parts(s: State, wave: Ints) -> None:
    """Give every part of land under the wave the number of the newest island."""
    columns = COLUMNS[s.seats]
    for slot in range(columns * ROWS[s.seats]):
        for part in range(MOST_PARTS):
            within = PART_SQUARE[s.tile[slot] - 1, s.turned[slot], part]
            if within >= 0 and lies_on(wave, square_in(slot, columns, within)):
                s.island[slot, part] = s.islands


@rule
def square_in(slot: int, columns: int, within: int) -> int:
    """The square of the chart for a square within the tile in a slot."""
    row = 1 + TILE * (slot // columns) + within // TILE
    return row * WIDTH + 1 + TILE * (slot % columns) + within % TILE


@rule
def slot_of(s: State, square: int) -> int:
    """The slot whose tile has this square."""
    return int(TILE_ROW[square] * COLUMNS[s.seats] + TILE_COLUMN[square])


@rule
def island_of(s: State, square: int) -> int:
    """The island of a square of land."""
    slot = slot_of(s, square)
    return int(s.island[slot, TILE_PART[s.tile[slot] - 1, s.turned[slot], WITHIN[square]] - 1])


@rule
def resource_at(s: State, square: int) -> int:
    """The resource printed on a square, counted from 1; 0 for none."""
    slot = slot_of(s, square)
    return int(TILE_RESOURCE[s.tile[slot] - 1, s.turned[slot], WITHIN[square]])


@rule
def post_square(s: State, post: int) -> int:
    """The square of a post space; -1 where a tile has fewer post spaces."""
    slot = post // TILE_POSTS
    if s.tile[slot] == 0:
        return -1
    within = POST_SQUARE[s.tile[slot] - 1, s.turned[slot], post % TILE_POSTS]
    return square_in(slot, COLUMNS[s.seats], within) if within >= 0 else -1


@rule
def post_beside(s: State, square: int) -> int:
    """The post space that belongs to an anchor; -1 if this square of water has none."""
    slot = slot_of(s, square)
    k = POST_AT_ANCHOR[s.tile[slot] - 1, s.turned[slot], WITHIN[square]]
    return slot * TILE_POSTS + k if k >= 0 else -1
