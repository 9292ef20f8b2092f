"""The chart: where squares, tiles and frame spaces lie, as constant tables.

Squares lie in a grid with a border around it, `WIDTH` squares to a row; the square in row r and column c, counted from
1, is `r * WIDTH + c`. A board of bits has one whole number for every row of that grid, bit c for column c. A place of a
ship is a square of water or a frame space, `FRAME + number`; frame spaces run clockwise from the top left corner.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.amerigo.parts import (
    COLUMNS,
    GOOD_SIGNS,
    LAND_SIGNS,
    PARTS,
    ROWS,
    SEATS,
    TURNS,
    WATER_SIGNS,
    longs,
    quarter_turns,
)
from argosy.kernel import Cube, Longs, cube, ints

TILES = len(PARTS["tile"])
TILE = len(PARTS["tile"][0]["rows"])  # squares along the side of a tile
TILE_SQUARES = TILE * TILE
SLOTS = int((COLUMNS * ROWS).max())
SIDE = TILE * int(max(COLUMNS.max(), ROWS.max()))
WIDTH = SIDE + 2
HEIGHT = SIDE + 2
SQUARES = WIDTH * HEIGHT
FRAMES = 2 * int((COLUMNS + ROWS).max())
FRAME = SQUARES
PLACES = SQUARES + FRAMES
SPOTS = TURNS * SQUARES  # where a building tile can lie: its position * SQUARES + the first square it covers
NOWHERE = -1


ROW_OF: Longs = longs([square // WIDTH for square in range(SQUARES)])
COLUMN_OF: Longs = longs([square % WIDTH for square in range(SQUARES)])
# the tile of a square, as row and column of tiles, and the square within that tile; 0 for the border
TILE_ROW = ints([max(0, square // WIDTH - 1) // TILE for square in range(SQUARES)])
TILE_COLUMN = ints([max(0, square % WIDTH - 1) // TILE for square in range(SQUARES)])
WITHIN = ints(
    [max(0, square // WIDTH - 1) % TILE * TILE + max(0, square % WIDTH - 1) % TILE for square in range(SQUARES)]
)

# faces of the tiles, turned: land by rows, parts of land, resources, posts and anchors
_faces = [quarter_turns(row["rows"]) for row in PARTS["tile"]]
TILE_LAND: Cube = longs(
    [
        [[sum(1 << c for c, sign in enumerate(line) if sign in LAND_SIGNS) for line in face] for face in turned]
        for turned in _faces
    ]
)
TILE_RESOURCE = cube(
    [  # the resource on a square, counted from 1; 0 for none
        [[GOOD_SIGNS.find(sign) + 1 for line in face for sign in line] for face in turned] for turned in _faces
    ]
)


def _parts_of(rows: Any) -> list[int]:
    """The number of the part of connected land that each square of a tile belongs to; 0 for water."""
    label = [0] * TILE_SQUARES
    parts = 0
    for start in range(TILE_SQUARES):
        if label[start] or rows[start // TILE][start % TILE] in WATER_SIGNS:
            continue
        parts += 1
        wave = [start]
        while wave:
            square = wave.pop()
            r, c = divmod(square, TILE)
            if label[square] or rows[r][c] in WATER_SIGNS:
                continue
            label[square] = parts
            wave += [
                nr * TILE + nc
                for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
                if 0 <= nr < TILE and 0 <= nc < TILE
            ]
    return label


TILE_PART = cube([[_parts_of(face) for face in turned] for turned in _faces])
MOST_PARTS = int(TILE_PART.max())
MOST_ISLANDS = int(TILE_PART.reshape(TILES, TURNS, -1).max(axis=2)[:, 0].sum()) + 1  # islands are numbered from 1
PART_SQUARE = cube(
    [  # the first square of each part, within its tile; -1 where a tile has fewer parts
        [[list(face).index(part) if part in face else -1 for part in range(1, MOST_PARTS + 1)] for face in turned]
        for turned in TILE_PART.tolist()
    ]
)


def _turned(square: int, turn: int) -> int:
    """Where a square of a tile comes to lie after some quarter turns clockwise."""
    r, c = divmod(square, TILE)
    for _ in range(turn):
        r, c = c, TILE - 1 - r
    return r * TILE + c


_posts = [row["posts"] for row in PARTS["tile"]]
TILE_POSTS = max(len(posts) for posts in _posts)
POSTS = SLOTS * TILE_POSTS
POST_SQUARE = cube(np.full((TILES, TURNS, TILE_POSTS), -1))  # within its tile
ANCHOR_SQUARE = cube(np.full((TILES, TURNS, TILE_POSTS), -1))
POST_AT_ANCHOR = cube(np.full((TILES, TURNS, TILE_SQUARES), -1))
for _tile, _pairs in enumerate(_posts):
    for _turn in range(TURNS):
        for _k, (_r, _c, _ar, _ac) in enumerate(_pairs):
            POST_SQUARE[_tile, _turn, _k] = _turned(_r * TILE + _c, _turn)
            ANCHOR_SQUARE[_tile, _turn, _k] = _turned(_ar * TILE + _ac, _turn)
            POST_AT_ANCHOR[_tile, _turn, ANCHOR_SQUARE[_tile, _turn, _k]] = _k


def frame_edges(columns: int, rows: int) -> list[tuple[int, int, int, int]]:
    """The frame spaces in order: the row and column of the border square where each begins, and its direction."""
    top = [(0, 1 + TILE * c, 0, 1) for c in range(columns)]
    right = [(1 + TILE * r, 1 + TILE * columns, 1, 0) for r in range(rows)]
    bottom = [(1 + TILE * rows, 1 + TILE * c, 0, 1) for c in reversed(range(columns))]
    left = [(1 + TILE * r, 0, 1, 0) for r in reversed(range(rows))]
    return top + right + bottom + left


FRAME_COUNT: Longs = longs([2 * int(COLUMNS[n] + ROWS[n]) for n in range(SEATS + 1)])  # by the number of players
ALL_LAND = int(sum(sign in LAND_SIGNS for row in PARTS["tile"] for line in row["rows"] for sign in line))
