"""Boards of bits: one whole number for every row of the chart, bit c for column c."""

from __future__ import annotations

from argosy.games.amerigo.chart import COLUMN_OF, HEIGHT, ROW_OF
from argosy.kernel import Ints, rule


@rule
def lies_on(board: Ints, square: int) -> bool:
    """A square belongs to a board."""
    return bool((board[ROW_OF[square]] >> COLUMN_OF[square]) & 1)


@rule
def put_on(board: Ints, square: int) -> None:
    """Add a square to a board."""
    board[ROW_OF[square]] |= 1 << COLUMN_OF[square]


@rule
def wipe(board: Ints) -> None:
    """Take every square off a board."""
    for row in range(HEIGHT):
        board[row] = 0


@rule
def bits_in(row: int) -> int:
    """How many squares of a row belong to a board."""
    count = 0
    while row != 0:
        row &= row - 1  # without its lowest bit
        count += 1
    return count


@rule
def spread_row(board: Ints, ground: Ints, row: int) -> bool:
    """Spread a board in one row, from above, from below and along it; True if it grew.

    A shift by one moves all squares of a row to the next column, so one step along the row is `row << 1 | row >> 1`,
    kept to the ground: on the ground `0b01110`, `0b00010` becomes `0b00110`, then `0b01110`, where it stays.
    """
    here = ground[row]
    old = board[row]
    new = old | ((board[row - 1] | board[row + 1]) & here)
    wider = new | (((new << 1) | (new >> 1)) & here)
    while wider != new:
        new = wider
        wider = new | (((new << 1) | (new >> 1)) & here)
    board[row] = new
    return bool(new != old)


@rule
def spread(board: Ints, ground: Ints) -> None:
    """Spread a board orthogonally over the ground until it grows no more.

    Rows are visited downwards and upwards in turn: a visit follows the ground as far as it runs in its direction.
    """
    grew = True
    while grew:
        grew = False
        for row in range(1, HEIGHT - 1):
            if spread_row(board, ground, row):
                grew = True
        if grew:
            grew = False
            for row in range(HEIGHT - 2, 0, -1):
                if spread_row(board, ground, row):
                    grew = True
