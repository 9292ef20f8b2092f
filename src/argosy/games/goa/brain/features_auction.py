"""The course of the round and what is for sale: inputs behind those of `features`."""

from __future__ import annotations

from argosy.games.goa.brain.judgement import bidders_from, seat_after, under_the_hammer
from argosy.games.goa.moves import NOTATION, SPIED, SPY_TRACKS, Code, cell_name, flag_name
from argosy.games.goa.parts import (
    ACTIONS,
    ALL_SPICES,
    BONANZA_IDS,
    BONANZAS,
    CELLS,
    CORNERS,
    FLAG_PLACES,
    PLACE_OF_CELL,
    PLACES,
    ROUNDS_A_HALF,
    SEATS,
    SPICE_NAMES,
    SPICES,
    TILE_ALLOWS,
    TILE_KIND,
    TILE_SLOTS,
    TILE_SPICE,
    TILE_VP,
    TILES,
    TRACK_NAMES,
    Kind,
    Track,
)
from argosy.games.goa.rules.colonies import counted
from argosy.games.goa.rules.tableau import yields
from argosy.games.goa.rules.turns import ESPIONAGE_TOOL
from argosy.games.goa.rules.warehouse import allows
from argosy.games.goa.state import CORNER_CELLS, EMPTY, MARKERS, Ask, At, Phase, State
from argosy.kernel import Floats, ints, rule
from argosy.kernel.stack import WHAT

ROUNDS = 2 * ROUNDS_A_HALF
PHASES = int(Phase.OVER)
KINDS = len(Kind)
LOTS = MARKERS  # the flag and a tile a seat
BIDS = 16  # a bid, or money to bid with, told apart up to here; the last one is so much or more
MOST_SLOTS = 3
_places = [place for place in range(FLAG_PLACES) if NOTATION[Code.FLAG + place]]
SHEET_PLACES = len(_places)
SHEET_PLACE = ints([_places.index(place) if place in _places else -1 for place in range(FLAG_PLACES)])

_LOT_NAMES = (
    [f"kind_{kind.name.lower()}" for kind in Kind]
    + ["slots/3", "vp/5", "mine", "new"]
    + [f"allows_{spice}" for spice in SPICE_NAMES]
)
AUCTION_NAMES = (
    [f"phase_{phase.name.lower()}" for phase in Phase if phase < Phase.OVER]
    + [f"action_{action + 1}" for action in range(ACTIONS)]
    + [f"round_{number + 1}" for number in range(ROUNDS)]
    + [f"players_{seats}" for seats in range(2, SEATS + 1)]
    + [f"chain_{flag_name(place)}" for place in _places]
    + [f"lot{i}_{name}" for i in range(LOTS) for name in _LOT_NAMES]
    + [f"new_{cell_name(cell)}" for cell in range(CELLS)]
    + ["sale_flag", "sale_bonanza"]
    + [f"sale_seller_{i}" for i in range(SEATS)]
    + [f"sale_new_{i}" for i in range(SEATS)]
    + [f"bid_{amount}" for amount in range(BIDS)]
    + [f"followers_ducats_{amount}" for amount in range(BIDS)]
    + [f"seller_ducats_{amount}" for amount in range(BIDS)]
    + [f"may_raise_{i}" for i in range(SEATS)]
    + [f"out_{kind.name.lower()}" for kind in Kind if kind > Kind.PLANTATION]
    + [f"out_{spice}_{slots + 1}" for spice in SPICE_NAMES for slots in range(MOST_SLOTS)]
    + [f"covered_{cell_name(int(cell))}" for cell in CORNERS]
    + [f"turned_{bonus}" for bonus in BONANZA_IDS]
    + [f"spy_{seat + 1}_{TRACK_NAMES[track]}/8" for seat in range(SEATS) for track in SPY_TRACKS]
)
LOT_SLOTS = len(_LOT_NAMES)


@rule
def auction_features(v: State, me: int, out: Floats, n: int) -> int:
    """Everything that lies in the middle of the table."""
    n = course_features(v, out, n)
    n = chain_features(v, out, n)
    lacked = ALL_SPICES & ~fixed_kinds(v, me)
    for lot in range(v.lot, v.seats + 1):
        lot_features(v, me, lot, lacked, out, n + (lot - v.lot) * LOT_SLOTS)
    n += LOTS * LOT_SLOTS
    for cell in range(CELLS):
        if v.grid[cell] != EMPTY and TILE_ALLOWS[v.grid[cell]] & lacked != 0:
            out[n + cell] = 1.0
    n += CELLS
    if v.phase == Phase.AUCTION and v.lot <= v.seats:
        sale_features(v, me, out, n)
    n += 2 + 2 * SEATS
    if under_the_hammer(v):
        bid_features(v, me, out, n)
    n += 3 * BIDS + SEATS
    n = removed_features(v, out, n)
    n = bonanza_features(v, out, n)
    if v.tools[me, ESPIONAGE_TOOL] > 0:
        spy_features(v, me, out, n)
    return n + SEATS * SPIED


@rule
def course_features(v: State, out: Floats, n: int) -> int:
    """Phase, action, round and the number of players."""
    if v.phase < PHASES:
        out[n + v.phase] = 1.0
    n += PHASES
    if v.phase == Phase.ACTIONS and v.action < ACTIONS:
        out[n + v.action] = 1.0
    n += ACTIONS
    if v.round_no < ROUNDS:
        out[n + v.round_no] = 1.0
    n += ROUNDS
    out[n + v.seats - 2] = 1.0
    return n + SEATS - 1


@rule
def chain_features(v: State, out: Floats, n: int) -> int:
    """Where the flag lies (a half), and the end of the chain, beside which the next marker goes (1)."""
    if v.flag_place == EMPTY:
        return n + SHEET_PLACES
    last = v.flag_place
    if SHEET_PLACE[last] >= 0:
        out[n + SHEET_PLACE[last]] = 0.5
    for marker in range(1, MARKERS):
        if v.marker[marker] != EMPTY:
            last = PLACE_OF_CELL[v.marker[marker]]
    if SHEET_PLACE[last] >= 0:
        out[n + SHEET_PLACE[last]] = 1.0
    return n + SHEET_PLACES


@rule
def lot_tile(v: State, lot: int) -> int:
    """The tile of a lot that is marked and not yet sold; EMPTY for the flag and where there is none."""
    if lot == 0 or v.marker[lot] == EMPTY:
        return EMPTY
    return v.grid[v.marker[lot]]


@rule
def lot_features(v: State, me: int, lot: int, lacked: int, out: Floats, n: int) -> None:
    """The tile of a lot: what it is, whether the viewer sells it, and whether it brings one of the spices `lacked`."""
    tile = lot_tile(v, lot)
    if tile == EMPTY:
        return
    out[n + TILE_KIND[tile]] = 1.0
    n += KINDS
    if (v.starter + lot) % v.seats == me:
        out[n + 2] = 1.0
    out[n + 1] = TILE_VP[tile] / 5.0
    if TILE_ALLOWS[tile] == 0:
        return
    out[n] = TILE_SLOTS[tile] / 3.0
    if TILE_ALLOWS[tile] & lacked != 0:
        out[n + 3] = 1.0
    for spice in range(SPICES):
        out[n + 4 + spice] = TILE_ALLOWS[tile] >> spice & 1


@rule
def fixed_kinds(v: State, seat: int) -> int:
    """The spices that a seat has a place for, those for any spice left aside; as bits."""
    kinds = 0
    for place in range(PLACES):
        fitting = allows(v, seat, place)
        if fitting != ALL_SPICES:
            kinds |= fitting
    return kinds


@rule
def sale_features(v: State, me: int, out: Floats, n: int) -> None:
    """The lot that is sold now, or next: the flag or a corner, who sells it, and to whom its spice is new."""
    tile = lot_tile(v, v.lot)
    out[n] = 1.0 if v.lot == 0 else 0.0
    out[n + 2 + (v.starter + v.lot - me) % v.seats] = 1.0
    if tile == EMPTY:
        return
    for corner in range(CORNER_CELLS):
        if v.covered[corner] == 1 and CORNERS[corner] == v.marker[v.lot]:
            out[n + 1] = 1.0
    if TILE_ALLOWS[tile] != 0:
        for i in range(v.seats):
            if TILE_ALLOWS[tile] & ~fixed_kinds(v, (me + i) % v.seats) != 0:
                out[n + 2 + SEATS + i] = 1.0


@rule
def bid_features(v: State, me: int, out: Floats, n: int) -> None:
    """The highest bid; for a bidder also the money of the auctioneer and the most that a later bidder has."""
    out[n + min(v.bid, BIDS - 1)] = 1.0
    if v.asks[v.depth - 1, WHAT] != Ask.BID:
        return
    n += BIDS
    seller = (v.starter + v.lot) % v.seats
    most = 0
    for i in range(bidders_from(v, True) + 1, v.seats):
        seat = seat_after(v, seller, i)
        if v.ducats[seat] > v.bid:
            out[n + 2 * BIDS + (seat - me) % v.seats] = 1.0
            most = max(most, v.ducats[seat])
    out[n + min(most, BIDS - 1)] = 1.0
    out[n + BIDS + min(v.ducats[seller], BIDS - 1)] = 1.0


@rule
def removed_features(v: State, out: Floats, n: int) -> int:
    """The tiles that a favour can fetch: those taken out at the beginning of a half."""
    for tile in range(TILES):
        if v.at[tile] == At.REMOVED:
            if TILE_KIND[tile] == Kind.PLANTATION:
                out[n + KINDS - 1 + TILE_SPICE[tile] * MOST_SLOTS + TILE_SLOTS[tile] - 1] = 1.0
            else:
                out[n + TILE_KIND[tile] - 1] = 1.0
    return n + KINDS - 1 + SPICES * MOST_SLOTS


@rule
def bonanza_features(v: State, out: Floats, n: int) -> int:
    """The corners under which a Bonanza tile lies, and those tiles that were turned up in this half."""
    for corner in range(CORNER_CELLS):
        out[n + corner] = v.covered[corner]
    n += CORNER_CELLS
    if v.claimed != 0:
        for bonus in range(BONANZAS):
            out[n + bonus] = v.claimed >> bonus & 1
    return n + BONANZAS


@rule
def spy_features(v: State, me: int, out: Floats, n: int) -> None:
    """What espionage would bring, by the seats as the moves number them."""
    for seat in range(v.seats):
        if seat == me:
            continue
        for i in range(SPIED):
            amount = yields(v, seat, SPY_TRACKS[i])
            if SPY_TRACKS[i] == Track.COLONISTS:
                amount = max(amount - counted(v, me), 0)
            out[n + seat * SPIED + i] = amount / 8.0
