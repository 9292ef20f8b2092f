"""Goa's move codes and their notation. A code means the same everywhere in the game."""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations

from argosy.games.goa.parts import (
    CARD_IDS,
    CARDS,
    CELLS,
    COLONIES,
    COLONY_NAMES,
    COLONY_TILE_IDS,
    COLONY_TILES,
    FIELDS,
    FIRST_TOOL,
    FLAG_PLACES,
    HIGHEST_BID,
    MOST_DRAWN,
    PLACES,
    SEATS,
    SHEET_SIDE,
    SIDE,
    SPICE_NAMES,
    SPICES,
    TILE_IDS,
    TILES,
    TOOLS,
    TRACK_NAMES,
    TRACKS,
    Kind,
    Track,
)
from argosy.kernel.arrays import grid, ints

PAIRS = grid(list(combinations(range(TRACKS), 2)))
# espionage copies any track but the expedition
SPY_TRACKS = ints([Track.SHIPS, Track.HARVEST, Track.TAXES, Track.COLONISTS])
SPIED = len(SPY_TRACKS)


class Code(IntEnum):
    """The first code of each kind of move."""

    QUICK_DUCATS = 0
    QUICK_PAIR = 1  # + pair of tracks
    FLAG = QUICK_PAIR + 10  # + place on the 7 by 7 sheet
    MARKER = FLAG + FLAG_PLACES  # + cell
    NO_BID = MARKER + CELLS
    BID = NO_BID  # + ducats
    SELL = BID + HIGHEST_BID + 1
    KEEP = SELL + 1
    PASS = KEEP + 1
    END = PASS + 1
    BUILD = END + 1
    HARVEST = BUILD + 1
    TAXES = HARVEST + 1
    EXPEDITION = TAXES  # + cards drawn
    FOUND = EXPEDITION + MOST_DRAWN + 1  # + colony
    ADVANCE = FOUND + COLONIES  # + track
    PLAY = ADVANCE + TRACKS  # + card
    DISCARD = PLAY + CARDS  # + card
    USE = DISCARD + CARDS  # + tool
    SPY = USE + TOOLS  # + seat * SPIED + place in SPY_TRACKS
    SWAP = SPY + SEATS * SPIED  # + cell
    FILL = SWAP + CELLS  # + place * SPICES + spice
    GIVE = FILL + PLACES * SPICES  # + place * SPICES + spice
    REFILL = GIVE + PLACES * SPICES  # + place
    STOP = REFILL + PLACES
    REPLACE = STOP + 1  # + field
    TILE = REPLACE + FIELDS  # + colony tile
    FAVOUR = TILE + COLONY_TILES  # + tile
    GAIN_SHIPS = FAVOUR + TILES
    GAIN_COLONISTS = GAIN_SHIPS + 1
    GAIN_SPICES = GAIN_COLONISTS + 1
    ADD = GAIN_SPICES + 1
    DECLINE = ADD + 1
    COUNT = DECLINE + 1


COLUMNS = "abcde"
TOOL_NAMES = tuple(Kind(FIRST_TOOL + tool).name.lower() for tool in range(TOOLS))
PLACE_NAMES = tuple(f"field{i + 1}" for i in range(FIELDS)) + COLONY_NAMES
TILE_NOTATION = tuple(
    f"{name}#{TILE_IDS[:tile].count(name) + 1}" if TILE_IDS.count(name) > 1 else name
    for tile, name in enumerate(TILE_IDS)
)


def cell_name(cell: int) -> str:
    """A grid cell as on a chessboard: a1 is top left, e5 bottom right."""
    return f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}"


def flag_name(place: int) -> str:
    """A place for the flag: a cell, or the rim beside one (n, s, w or east of the grid)."""
    row, column = divmod(place, SHEET_SIDE)
    if row == 0:
        return f"n{COLUMNS[column - 1]}"
    if row == SHEET_SIDE - 1:
        return f"s{COLUMNS[column - 1]}"
    if column == 0:
        return f"w{row}"
    if column == SHEET_SIDE - 1:
        return f"east{row}"  # not e1: that is a cell
    return cell_name((row - 1) * SIDE + column - 1)


def _is_corner(place: int) -> bool:
    row, column = divmod(place, SHEET_SIDE)
    return row in (0, SHEET_SIDE - 1) and column in (0, SHEET_SIDE - 1)


def _notation() -> tuple[str, ...]:
    text = [""] * Code.COUNT
    text[Code.QUICK_DUCATS] = "quick ducats"
    for pair, (one, other) in enumerate(PAIRS):
        text[Code.QUICK_PAIR + pair] = f"quick {TRACK_NAMES[one]}+{TRACK_NAMES[other]}"
    for place in range(FLAG_PLACES):
        if not _is_corner(place):
            text[Code.FLAG + place] = f"flag {flag_name(place)}"
    for cell in range(CELLS):
        text[Code.MARKER + cell] = f"marker {cell_name(cell)}"
        text[Code.SWAP + cell] = f"swap {cell_name(cell)}"
    for amount in range(1, HIGHEST_BID + 1):
        text[Code.BID + amount] = f"bid {amount}"
    for code, word in (
        (Code.NO_BID, "no bid"), (Code.SELL, "sell"), (Code.KEEP, "keep"), (Code.PASS, "pass"), (Code.END, "end turn"),
        (Code.BUILD, "build ships"), (Code.HARVEST, "harvest"), (Code.TAXES, "taxes"), (Code.STOP, "stop"),
        (Code.GAIN_SHIPS, "take ships"), (Code.GAIN_COLONISTS, "take colonists"), (Code.GAIN_SPICES, "take spices"),
        (Code.ADD, "add colonists"), (Code.DECLINE, "give up founding"),
    ):  # fmt: skip
        text[code] = word
    for count in range(1, MOST_DRAWN + 1):
        text[Code.EXPEDITION + count] = f"expedition {count}"
    for colony, name in enumerate(COLONY_NAMES):
        text[Code.FOUND + colony] = f"found {name}"
    for track, name in enumerate(TRACK_NAMES):
        text[Code.ADVANCE + track] = f"advance {name}"
    for card, name in enumerate(CARD_IDS):
        text[Code.PLAY + card] = f"play {name}"
        text[Code.DISCARD + card] = f"discard {name}"
    for tool, name in enumerate(TOOL_NAMES):
        if FIRST_TOOL + tool not in (Kind.ESPIONAGE, Kind.SWAP):  # they have moves of their own
            text[Code.USE + tool] = f"use {name}"
    for seat in range(SEATS):
        for i, track in enumerate(SPY_TRACKS):
            text[Code.SPY + seat * SPIED + i] = f"spy {seat + 1} {TRACK_NAMES[track]}"
    for place, name in enumerate(PLACE_NAMES):
        text[Code.REFILL + place] = f"refill {name}"
        for spice, what in enumerate(SPICE_NAMES):
            text[Code.FILL + place * SPICES + spice] = f"fill {name} {what}"
            text[Code.GIVE + place * SPICES + spice] = f"give {name} {what}"
    for field in range(FIELDS):
        text[Code.REPLACE + field] = f"replace field{field + 1}"
    for tile, name in enumerate(COLONY_TILE_IDS):
        text[Code.TILE + tile] = f"choose {name}"
    for tile, name in enumerate(TILE_NOTATION):
        text[Code.FAVOUR + tile] = f"favour {name}"
    return tuple(text)


NOTATION = _notation()
