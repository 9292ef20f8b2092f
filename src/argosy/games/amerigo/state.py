"""Everything on Amerigo's table, as one record."""

from __future__ import annotations

from enum import IntEnum

from argosy.games.amerigo.chart import HEIGHT, MOST_ISLANDS, MOST_PARTS, POSTS, SLOTS
from argosy.games.amerigo.parts import (
    ALL_PRODUCTS,
    COLOURS,
    GOODS,
    KINDS,
    MOST_LAID,
    NEUTRALS,
    PHASES,
    PIRATES,
    PRODUCTS,
    SEATS,
    SHELF,
    TOKENS,
    VILLAGES,
)
from argosy.kernel import ASK_WIDTH, Grid, Ints, Position, public, secret

DEPTH = 6
SHIPS = 2
WAVE = 2 * HEIGHT


class Ask(IntEnum):
    """What is asked."""

    ACTION = 0
    SHIP = 1  # which of the two ships sails first
    SAIL = 2  # a: the ship, b: 1 when the other one sails after it
    POST = 3  # a: the post space beside the anchor
    CANNONS = 4
    PLAN = 5
    PROGRESS = 6
    TOKEN = 7  # a: how many tokens are still to be taken
    BUILD = 8
    PLACE = 9  # a: the kind of tile that was chosen
    GOODS = 10
    ORDER = 11


class SheetLine(IntEnum):
    """The lines of the score sheet: first what is scored during the game, then what the end brings."""

    DISCOVERIES = 0
    BUILDINGS = 1
    COMPLETIONS = 2
    POSTS = 3
    SURPLUS_GOLD = 4
    CUBES = 5
    PIRATES = 6
    GOLD = 7
    GOODS = 8
    TOKENS = 9
    PROGRESS = 10
    ORDER = 11


SCORED = int(SheetLine.GOLD)  # lines that are counted during the game
LINES = len(SheetLine)


class State(Position):
    """The record of Amerigo. Arrays by seat have four rows; the rows of absent seats stay zero.

    Boards of bits (`land`, `free`, `linked`, `passable`) have a whole number for every row of the chart.
    """

    asks: Grid = public(DEPTH, ASK_WIDTH)
    tower_model: int = public()

    # the course of the game
    round_no: int = public()  # 0 to 4
    phase: int = public()  # 0 to 6: the colour that is thrown into the tower
    turn: int = public()  # how many seats had their turn in this phase
    in_turn: Ints = public(SEATS)  # the seats in the order of this phase
    ahead: Ints = public(SEATS)  # all seats by their discs on the order track, foremost and topmost first
    points_left: int = public()  # action points of the action being performed
    neutrals_taken: int = public()  # neutral tiles taken in this planning action

    # the cubes
    tower: Ints = public(COLOURS)
    stored: Ints = public(COLOURS)  # on the storage spaces of the rondel
    offered: Ints = public(COLOURS)  # in the action space
    passed: Grid = public(PHASES, COLOURS)  # what lay there in the phases that ended with the last turn, as all saw

    # the islands
    tile: Ints = public(SLOTS)  # the tile in every slot, numbered from 1; row by row
    turned: Ints = public(SLOTS)  # its quarter turns
    land: Ints = public(HEIGHT, kind="i4")
    free: Ints = public(HEIGHT, kind="i4")  # land without a building or post
    linked: Grid = public(SEATS, HEIGHT, kind="i4")  # own posts, and own villages and neutral tiles joined to them
    passable: Grid = public(SEATS, HEIGHT, kind="i4")  # own villages and all neutral tiles
    island: Grid = public(SLOTS, MOST_PARTS)  # the island of each part of land of each tile, numbered from 1
    islands: int = public()
    open_land: Ints = public(MOST_ISLANDS)  # free squares of each island
    big: int = public(kind="i8")  # big islands, as bits
    chests_laid: int = public(kind="i8")  # islands with a chest on them, as bits
    discovered: int = public(kind="i8")  # islands with a first post, as bits
    post: Ints = public(POSTS)  # the owner of the post on each post space, seat + 1; 0 while there is none
    laid: Ints = public(MOST_LAID)  # the tiles built so far, in order: kind * SPOTS + spot
    laid_count: int = public()
    ships: Grid = public(SEATS, SHIPS)  # a place of the chart, NOWHERE before the first sailing
    wave: Ints = public(WAVE)  # scratch for measuring distances at sea, all zero between moves

    # the supply
    neutrals: Ints = public(NEUTRALS)  # on the common stacks
    villages: Grid = public(SEATS, VILLAGES)  # of each seat, still in the supply
    stock: Grid = public(SEATS, KINDS)  # tiles beside the sheet of each seat, to be built
    product: Ints = secret(ALL_PRODUCTS)  # the production tokens as shuffled, numbered from 1
    products_dealt: int = public()
    market: Ints = public(PRODUCTS)  # production tokens on display
    token: Ints = secret(TOKENS)  # the progress tokens as shuffled, numbered from 1
    tokens_dealt: int = public()
    left: Ints = public(SHELF)  # the left half of the display; 0 for an empty place
    right: Ints = public(SHELF)
    pirate: Ints = secret(PIRATES)  # the pirate tokens as shuffled, numbered from 1; the last one is out of the game
    pirates_open: int = public()

    # what everybody has
    gold: Ints = public(SEATS)
    cannons: Ints = public(SEATS)
    progress: Ints = public(SEATS)
    order: Ints = public(SEATS)  # the space of the disc on the order track
    posts_left: Ints = public(SEATS)
    chests: Ints = public(SEATS)
    tokens: Ints = public(SEATS, kind="i4")  # progress tokens, as bits
    used: Ints = public(SEATS, kind="i4")  # those of them that were turned over
    resources: Grid = public(SEATS, GOODS)
    products: Grid = public(SEATS, GOODS)  # bought ones, without the printed one
    points: Grid = public(SEATS, SCORED)  # points of the game so far, by line
