"""Placing the markers and auctioning the tiles under them."""

from __future__ import annotations

from argosy.games.goa.moves import Code
from argosy.games.goa.parts import (
    BESIDE,
    CELL_OF_PLACE,
    CELLS,
    FLAG_PLACES,
    HIGHEST_BID,
    PLACE_OF_CELL,
    TOUCHING,
)
from argosy.games.goa.rules.tiles import receive, take_from_grid
from argosy.games.goa.state import EMPTY, MARKERS, Ask, Phase, State
from argosy.kernel import NOBODY, Ints, push, rule


@rule
def tiles_on_grid(s: State) -> int:
    """The cells that hold a tile without a marker, as bits."""
    cells = 0
    for cell in range(CELLS):
        if s.grid[cell] != EMPTY:
            cells |= 1 << cell
    for marker in range(MARKERS):
        if s.marker[marker] != EMPTY:
            cells &= ~(1 << int(s.marker[marker]))
    return cells


@rule
def flag_places(s: State, out: Ints) -> int:
    """The flag goes onto the rim or an empty cell where at least one tile touches it straight."""
    tiles = tiles_on_grid(s)
    n = 0
    for place in range(FLAG_PLACES):
        cell = CELL_OF_PLACE[place]
        if (cell < 0 or s.grid[cell] == EMPTY) and TOUCHING[place] & tiles != 0:
            out[n] = Code.FLAG + place
            n += 1
    return n


@rule
def marker_cells(s: State, number: int, out: Ints) -> int:
    """The next marker goes beside the one before, straight or diagonally; anywhere when nothing is free there."""
    tiles = tiles_on_grid(s)
    before = s.flag_place if number == 1 else PLACE_OF_CELL[s.marker[number - 1]]
    near = tiles & BESIDE[before]
    if near != 0:
        tiles = near
    n = 0
    for cell in range(CELLS):
        if tiles >> cell & 1:
            out[n] = Code.MARKER + cell
            n += 1
    return n


@rule
def auctioneer(s: State) -> int:
    """The owner of the marker on the lot: the starter has the first one and the last one."""
    return (s.starter + s.lot) % s.seats


@rule
def next_bid(s: State) -> None:
    """Each other seat may raise once, then the auctioneer decides. Who cannot raise is not asked."""
    seller = auctioneer(s)
    while s.step < s.seats - 1:
        s.step += 1
        seat = (seller + s.step) % s.seats
        if s.ducats[seat] > s.bid:
            push(s, Ask.BID, seat, s.lot)
            return
    if s.bid == 0:
        award(s, seller)
    elif s.ducats[seller] >= s.bid - 1:
        push(s, Ask.SELL_OR_KEEP, seller, s.lot)
    else:
        sell(s)


@rule
def bids(s: State, seat: int, out: Ints) -> int:
    """Pass, or any higher bid that the seat has the money for."""
    out[0] = Code.NO_BID
    n = 1
    for amount in range(s.bid + 1, min(s.ducats[seat], HIGHEST_BID) + 1):
        out[n] = Code.BID + amount
        n += 1
    return n


@rule
def make_bid(s: State, seat: int, amount: int) -> None:
    """A bid is binding, and so is none: there is no way back."""
    s.reveals += 1
    if amount > 0:
        s.bid = amount
        s.bidder = seat


@rule
def sell(s: State) -> None:
    """The highest bidder pays the auctioneer; there is no way back."""
    s.reveals += 1
    s.ducats[s.bidder] -= s.bid
    s.ducats[auctioneer(s)] += s.bid
    award(s, s.bidder)


@rule
def keep(s: State) -> None:
    """The auctioneer takes the lot for one less than the highest bid, paid to the bank; there is no way back."""
    s.reveals += 1
    seller = auctioneer(s)
    s.ducats[seller] -= s.bid - 1
    award(s, seller)


@rule
def award(s: State, seat: int) -> None:
    """The lot changes hands; the flag brings an extra-action card. Then the next lot comes up."""
    lot = s.lot
    s.lot += 1
    s.step = 0
    s.bid = 0
    s.bidder = NOBODY
    if lot == 0:
        s.flag_place = EMPTY
        s.flag = seat
        s.extra[seat] += 1
    else:
        cell = s.marker[lot]
        s.marker[lot] = EMPTY
        receive(s, seat, take_from_grid(s, seat, cell))


@rule
def place_next(s: State) -> None:
    """The starter lays the flag, the others follow clockwise with their markers, the starter places the last one."""
    seat = (s.starter + s.step) % s.seats
    if s.step == 0:
        push(s, Ask.PLACE_FLAG, seat)
    else:
        push(s, Ask.PLACE_MARKER, seat, s.step)
    s.step += 1


@rule
def open_auctions(s: State) -> None:
    """All markers lie: the lots come up in the order of their numbers."""
    s.phase = Phase.AUCTION
    s.lot = 0
    s.step = 0
    s.bid = 0
    s.bidder = NOBODY
