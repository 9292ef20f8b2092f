"""Everything on Grog Island's table, as one record."""

from __future__ import annotations

from enum import IntEnum

from argosy.games.grog_island.parts import (
    COLOURS,
    GOALS,
    PARROT_KINDS,
    PARROTS,
    SEATS,
    SHIPS,
    TREASURES,
    VALUES,
)
from argosy.kernel import ASK_WIDTH, Grid, Ints, Longs, Position, public, secret

DEPTH = 10


class Ask(IntEnum):
    """What is asked; from FIRST_DEED on, what is done without asking when its row comes to the top of the stack."""

    GOALS = 0  # put one of the dealt goal cards under the deck; a: the back it goes under with
    GOOD = 1  # the goods tile to start with
    BID = 2  # bid or pass
    SHIP = 3  # a: the berths that may be chosen, as bits; b: 1 when no trade is owed
    TRADE = 4  # a: the berth; b: 1 when the seat may leave
    DELIVER = 5  # another tile for the main action; a: the berth, b: tiles so far
    TILES = 6  # tiles for a claim by ship; a: the building, b: tiles still to give
    KEEP = 7  # which of the drawn goal cards to keep
    UNDER = 8  # which of the other drawn ones goes under the deck next
    SWAP = 9  # which goal card of the hand goes under the deck; a: the back it goes under with
    PAY = 10  # the winning bid
    CLAIM = 11  # a: the peninsulas where a claim is open, as bits; b: 1 + the type that is barred
    LOCK = 12  # a: the peninsula
    GHOST = 13  # a: the peninsula
    DO_TURN = 14  # the next seat's turn in the auction, after this one
    DO_SHIP = 15  # a: the berth; b: At bits
    DO_CLAIMS = 16  # a, b: as in CLAIM
    DO_REWARDS = 17  # a: the next space of the bid row
    DO_GHOST = 18
    DO_END = 19  # the end of the round
    FIRST_DEED = DO_TURN


class At(IntEnum):
    """What a seat has done at its ship, as bits."""

    ACTED = 1  # it may leave
    TRADED = 2  # the main action is used


class State(Position):
    """The record of Grog Island. Arrays by seat have four rows; the rows of absent seats stay zero."""

    asks: Grid = public(DEPTH, ASK_WIDTH)

    # the course of the game
    auction: int = public()  # the number of the auction round, from 1
    flag: int = public()  # who holds the flag
    passed: int = public()  # seats that passed in this auction, as bits
    ended: int = public()  # 1 when somebody has placed the last crew member

    # the auction
    dice: Ints = public(COLOURS)
    row: Ints = public(COLOURS)  # the bid row: 1 + colour of the die, 0 where there is none
    in_row: int = public()  # the dice in the row, as bits by colour
    bid: int = public()
    bidder: int = public()  # 1 + the seat whose bid stands, 0 when there is none
    turned: Ints = secret(COLOURS)  # what the acting seat has laid out but not yet bid: dice set by parrots
    holding: int = secret()  # the same: 1 with a holding parrot
    offer: Ints = secret(VALUES)  # the same: treasure cards laid out to pay with
    drafted: int = secret()  # moves made in secret since the last one that the others could see

    # the sea
    ships: Ints = public(SHIPS)  # the ship on each water space, the last is open sea
    marker: Ints = public(SHIPS)  # 1 + the seat whose trade marker lies on the ship there
    clouds: Ints = public(COLOURS)

    # the island, as bits by building
    crew: Longs = public(SEATS + 1, kind="i8")  # the last row is the ghost ship's crew
    locked: int = public(kind="i8")
    free: int = public(kind="i8")
    crew_left: Ints = public(SEATS + 1)
    locks_left: int = public()

    # what everybody has
    coins: Ints = public(SEATS)
    points: Ints = public(SEATS)  # on the pirate point track
    goods: Grid = public(SEATS, COLOURS)
    treasures: Ints = public(SEATS)  # how many treasure cards
    treasure: Grid = secret(SEATS, VALUES)  # which ones
    parrots: Ints = public(SEATS)
    parrot: Grid = secret(SEATS, PARROT_KINDS)

    # the decks; treasure and parrot cards are drawn from the end and never come back
    treasure_deck: Ints = secret(TREASURES)
    treasures_left: int = public()
    treasures_spent: Ints = public(VALUES)
    parrot_deck: Ints = secret(PARROTS)
    parrots_left: int = public()
    parrots_spent: Ints = public(PARROT_KINDS)

    # goal cards: 46 backs that everybody can follow by eye, and the faces under them (1 + kind, 0 unknown)
    face: Ints = secret(GOALS)
    queue: Ints = public(GOALS)  # 1 + back in the order of the deck, a ring that begins at `top`
    top: int = public()
    goals_left: int = public()
    held: Longs = public(SEATS, kind="i8")  # the backs in each hand, as bits
    drawn: int = public(kind="i8")  # the backs that the acting seat has just drawn
    knows: Longs = public(SEATS, kind="i8")  # the backs whose face a seat has seen and not lost track of
    shown: int = public(kind="i8")  # the backs turned up for all at the end
