"""Everything on Goa's table, as one record."""

from __future__ import annotations

from enum import IntEnum

from argosy.games.goa.parts import CARDS, CELLS, COLONIES, FIELDS, PLACES, REDS, SEATS, SPICES, TILES, TOOLS, TRACKS
from argosy.kernel import ASK_WIDTH, Cube, Grid, Ints, Longs, Position, public, secret

DEPTH = 12
BATCHES = 12  # generations of shuffled expedition cards that can be told apart
MARKERS = SEATS + 1
CORNER_CELLS = 4
EMPTY = -1


class Ask(IntEnum):
    """What is asked; from FIRST_DEED on, what is done without asking when its row comes to the top of the stack."""

    QUICK_START = 0
    PLACE_FLAG = 1
    PLACE_MARKER = 2
    BID = 3  # a: the lot
    SELL_OR_KEEP = 4  # a: the lot
    TURN = 5
    AFTER = 6  # the action is done; cards and tiles may still be used
    HARVEST = 7  # a: spices to come, b: Harvest mode
    PAY = 8  # a: the spice to give, b: how many
    GIVE = 9  # duty: a: how many spices of any kind are still to give
    SELL = 10  # the card that sells spices; a: how many may still be sold
    ADVANCE = 11  # a: Step mode
    FOUND_WHICH = 12  # a: cards to reveal beyond the usual ones
    FOUND_ADD = 13  # a: the colony, b: colonists so far
    COLONY_TILE = 14  # a: the colony
    STOCK = 15  # a: the place to be filled
    REFILL = 16  # a: places that may still be filled
    REPLACE = 17  # a: the tile that needs a field
    SHIPS_OR_COLONISTS = 18  # a: how many
    FAVOUR = 19
    SUPPLY = 20  # a: the sum on the two cards
    FIRST_DEED = 21
    DO_ADVANCE = 21  # a: the track
    DO_DUTY = 22


class Harvest(IntEnum):
    """How spices come in."""

    ALL = 0  # as many as fit must be taken
    UP_TO = 1  # the seat may stop
    MIX = 2  # ships and colonists may be taken instead


class Step(IntEnum):
    """How a step on the tableau is paid."""

    FULL = 0
    NO_SPICES = 1
    NO_SHIPS = 2
    DUCATS = 3
    VICEROY = 4


class Phase(IntEnum):
    """Where in the round the game is."""

    QUICK = 0
    MARKERS = 1
    AUCTION = 2
    ACTIONS = 3
    EXTRA = 4
    OVER = 5


class At(IntEnum):
    """Where an auction tile is."""

    BOX = 0  # half B before its time
    GRID = 1
    REMOVED = 2  # taken out openly at the start of its half
    DISCARD = 3
    OWNED = 4  # OWNED + seat: before its owner or in the warehouse
    KEPT = 8  # KEPT + seat: a small plantation that was pushed out, face down


class State(Position):
    """The record of Goa. Arrays by seat have four rows; the rows of absent seats stay zero."""

    asks: Grid = public(DEPTH, ASK_WIDTH)
    quick_start: int = public()
    bonanza: int = public()

    # the course of the game
    phase: int = public()
    round_no: int = public()  # 0 to 7; the second half begins at 4
    action: int = public()  # 0 to 2
    step: int = public()  # how many seats had their turn in this part of the phase
    starter: int = public()  # who placed the flag this round
    flag: int = public()  # who holds the flag
    acted: int = public()  # the acting seat has begun its action this turn
    card_played: int = public()  # the acting seat has played its one card this turn
    passed: int = public()  # seats that passed in the extra-action rounds, as bits
    spied: int = public()  # colonists of an opponent's marker that count in the founding under way

    # the auction
    grid: Ints = public(CELLS)  # the tile in each cell, EMPTY where there is none
    at: Ints = public(TILES)  # where each tile is: At
    flag_place: int = public()  # on the 7 by 7 sheet; EMPTY while it is not on the board
    marker: Ints = public(MARKERS)  # the cell of each marker, EMPTY while it is not on the board
    lot: int = public()
    bid: int = public()
    bidder: int = public()

    # what everybody has
    ducats: Ints = public(SEATS)  # held hidden, but every payment is seen: perfect memory knows it
    ships: Ints = public(SEATS)
    colonists: Ints = public(SEATS)
    extra: Ints = public(SEATS)  # extra-action cards
    rows: Grid = public(SEATS, TRACKS)  # the success markers, 0 to 4
    complete: Ints = public(SEATS)  # the highest row that all five markers have reached, as rewarded
    firsts: int = public()  # who-is-first rewards already taken, a bit for (track, row 4 or 5)
    field: Grid = public(SEATS, FIELDS)  # plantation tiles, EMPTY where there is none
    colony: Grid = public(SEATS, COLONIES)  # colony tiles, EMPTY where not founded
    colonies_left: int = public(kind="i4")  # colony tiles on the stacks, as bits
    stock: Cube = public(SEATS, PLACES, SPICES)
    room: Grid = public(SEATS, PLACES)  # empty slots
    spices: Grid = public(SEATS, SPICES)  # the stock by spice
    tools: Grid = public(SEATS, TOOLS)  # tiles that can be used now, by kind
    reds: Grid = public(SEATS, REDS)  # once-a-round tiles owned
    duties: Ints = public(SEATS)  # duties fulfilled
    missions: Ints = public(SEATS)  # points of missions
    foreman: Ints = public(SEATS)
    kept: Ints = public(SEATS)  # points of small plantations that were pushed out, without the foreman

    # expedition cards
    deck: Ints = secret(CARDS)  # drawn from the end
    deck_size: int = public()
    shuffles: int = public()
    hand: Longs = secret(SEATS, kind="i8")  # as bits
    hand_size: Ints = public(SEATS)
    discard: int = public(kind="i8")
    in_use: int = public()  # 1 + the card that was played and is not yet discarded; 0 when there is none
    batch: Longs = public(BATCHES, kind="i8")  # cards of each shuffle that have not been seen since
    held: Grid = public(SEATS, BATCHES)  # how many cards of each shuffle a seat holds
    shown: int = public(kind="i8")  # the cards turned up last

    # Bonanza
    under: Ints = secret(CORNER_CELLS)  # the Bonanza tile under each corner
    covered: Ints = public(CORNER_CELLS)  # 1 while there is one
    claimed: int = public()  # Bonanza tiles turned up in this half, as bits
    lifted: Ints = public(CORNER_CELLS)  # 1 + the Bonanza tile that was turned up under each corner in this half
