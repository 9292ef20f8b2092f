"""Goa's components: the rows of `components/`, checked, as constant tables for the rules."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from argosy.kernel.arrays import cube, grid, ints
from argosy.kernel.components import ComponentError, Components, read

NAME = "goa"
SEATS = 4  # the most players; tables by seat have this many rows
SPICES = 5
TRACKS = 5
ROWS = 5
FIELDS = 4  # places for plantations in a warehouse
COLONIES = 4
PLACES = FIELDS + COLONIES  # where spices can lie: plantations first, then colonies
ALL_SPICES = (1 << SPICES) - 1

SPICE_NAMES = ("ginger", "pepper", "cinnamon", "nutmeg", "clove")
TRACK_NAMES = ("ships", "harvest", "taxes", "expedition", "colonists")
COLONY_NAMES = ("quilon", "cochin", "madras", "calicut")
SYMBOL_NAMES = ("elephant", "tiger", "fish", "palm", "shell", "statue")
MOST_DRAWN = 3  # the moves of an expedition are numbered up to here
TABLE_LENGTH = {"row_vp": ROWS, "colonies_vp": COLONIES + 1, "symbols_vp": 6}
FIXED_NUMBERS = {"removed_tiles": 4, "quick_markers": 2}  # 29 tiles less 25 cells; the moves name pairs of markers


Masks = npt.NDArray[np.int64]  # sets of cards, tiles or cells as bits


class Track(IntEnum):
    """The five columns of the development tableau."""

    SHIPS = 0
    HARVEST = 1
    TAXES = 2
    EXPEDITION = 3
    COLONISTS = 4


class Kind(IntEnum):
    """What an auction tile is."""

    PLANTATION = 0
    CROP_ROTATION = 1
    FOREMAN = 2
    MISSION = 3
    SHIPS = 4
    COLONISTS = 5
    SHIPS_OR_COLONISTS = 6
    SETTLEMENT = 7
    EXTRA_ACTIONS = 8
    EXPEDITIONS = 9
    FAVOUR = 10
    RED_SHIP = 11
    RED_COLONIST = 12
    RED_DUCATS = 13
    RED_SPICE = 14
    RED_EXPEDITION = 15
    EXTRA_HARVEST = 16
    SUPPLY = 17
    VICEROY = 18
    DUTY = 19
    ESPIONAGE = 20
    SWAP = 21


FIRST_TOOL = int(Kind.RED_SHIP)  # tools lie before their owner until they are used
TOOLS = int(Kind.SWAP) - FIRST_TOOL + 1
REDS = int(Kind.RED_EXPEDITION) - FIRST_TOOL + 1  # the once-a-round ones come first


class Effect(IntEnum):
    """What the upper part of an expedition card does."""

    SHIPS2 = 0
    COLONISTS2 = 1
    DUCATS5 = 2
    SPICES2 = 3
    SELL_SPICES = 4
    ADVANCE_FOR_DUCATS = 5
    HARVEST_MIX = 6
    EXTRA_COLONIST_DRAW = 7
    ADVANCE_NO_SPICES = 8
    ADVANCE_NO_SHIPS = 9


class Good(IntEnum):
    """What tiles and cards bring at once."""

    SHIPS = 0
    COLONISTS = 1
    DUCATS = 2
    EXPEDITIONS = 3
    EXTRA_ACTIONS = 4


NOTHING = -1  # in place of a good
KIND_GOODS = {
    Kind.SHIPS: Good.SHIPS, Kind.COLONISTS: Good.COLONISTS, Kind.EXTRA_ACTIONS: Good.EXTRA_ACTIONS,
    Kind.EXPEDITIONS: Good.EXPEDITIONS, Kind.RED_SHIP: Good.SHIPS, Kind.RED_COLONIST: Good.COLONISTS,
    Kind.RED_DUCATS: Good.DUCATS, Kind.RED_EXPEDITION: Good.EXPEDITIONS,
}  # fmt: skip
SETTLEMENT_GOODS = (Good.SHIPS, Good.EXTRA_ACTIONS, Good.COLONISTS)
EFFECT_GOODS = {Effect.SHIPS2: Good.SHIPS, Effect.COLONISTS2: Good.COLONISTS, Effect.DUCATS5: Good.DUCATS}
ACTION_CARDS = (Effect.HARVEST_MIX, Effect.EXTRA_COLONIST_DRAW, Effect.ADVANCE_NO_SPICES, Effect.ADVANCE_NO_SHIPS)


def check(parts: Components) -> None:
    """Say exactly what is wrong with a set of rows."""
    _check_tiles(parts)
    _check_cards(parts)
    _check_tableau(parts)
    _check_colonies(parts)
    _check_numbers(parts)
    _wanted(len(parts["bonanza"]) == 8, "there are 8 Bonanza tiles")
    for row in parts["bonanza"]:
        _one_of(row, "bonanza", "brings", [good.name.lower() for good in Good])


def _check_tiles(parts: Components) -> None:
    for row in parts["tile"]:
        _one_of(row, "tile", "half", "AB")
        _one_of(row, "tile", "kind", [kind.name.lower() for kind in Kind])
        if row["kind"] == "plantation":
            _one_of(row, "tile", "spice", SPICE_NAMES)
        else:
            _wanted(row["spice"] == "", f"[[tile]] {row['id']!r}: only a plantation has a spice")
        if row["kind"] in ("plantation", "crop_rotation"):
            _wanted(1 <= row["slots"] <= 3, f"[[tile]] {row['id']!r}: a {row['kind']} has 1 to 3 slots")
    for half in "AB":
        count = sum(row["copies"] for row in parts["tile"] if row["half"] == half)
        _wanted(count == 29, f"half {half} needs 29 tiles, the rows of [[tile]] make {count}")
    duties = {(row["amount"], row["vp"]) for row in parts["tile"] if row["kind"] == "duty"}
    _wanted(len(duties) == 1, "the duties of both halves must have the same amount and vp")


def _check_cards(parts: Components) -> None:
    _wanted(len(parts["card"]) == 30, f"there are 30 expedition cards, not {len(parts['card'])}")
    for row in parts["card"]:
        _one_of(row, "card", "effect", [effect.name.lower() for effect in Effect])
        _one_of(row, "card", "symbol", SYMBOL_NAMES)
        _wanted(1 <= row["colonists"] <= 3, f"[[card]] {row['id']!r} shows 1 to 3 colonists")
    for symbol in SYMBOL_NAMES:
        count = sum(row["symbol"] == symbol for row in parts["card"])
        _wanted(count == 5, f"the symbol {symbol} must be on 5 cards, not {count}")


def _check_tableau(parts: Components) -> None:
    ships = [row["ships"] for row in parts["price"]]
    for row in parts["step"]:
        _one_of(row, "step", "track", TRACK_NAMES)
        _spices(row, "step")
        wanted = ships[int(row["id"][-1]) - 1]
        _wanted(len(row["spices"]) == wanted, f"[[step]] {row['id']!r} needs as many spices as ships: {wanted}")
    for row in parts["track"]:
        _wanted(len(row["yields"]) == ROWS, f"[[track]] {row['id']!r} needs {ROWS} yields")
        if row["id"] == "expedition":
            _wanted(max(row["yields"]) <= MOST_DRAWN, f"[[track]] 'expedition' draws at most {MOST_DRAWN} cards")
    for row in parts["limit"]:
        _wanted(len(row["rows"]) == ROWS, f"[[limit]] {row['id']!r} needs {ROWS} rows")


def _check_colonies(parts: Components) -> None:
    for row in parts["colony_tile"]:
        _one_of(row, "colony_tile", "colony", COLONY_NAMES)
        _spices(row, "colony_tile")
        _wanted(len(row["spices"]) >= 2, f"[[colony_tile]] {row['id']!r} offers a choice of at least 2 spices")
    _wanted(len(parts["colony_tile"]) == 18, "there are 18 colony tiles")
    for colony in COLONY_NAMES:
        count = sum(row["colony"] == colony for row in parts["colony_tile"])
        _wanted(count >= SEATS, f"{colony} needs at least {SEATS} tiles, not {count}")


def _check_numbers(parts: Components) -> None:
    for row in parts["table"]:
        wanted = TABLE_LENGTH[row["id"]]
        _wanted(len(row["values"]) == wanted, f"[[table]] {row['id']!r} needs {wanted} values")
    for row in parts["number"]:
        _wanted(row["value"] >= 0, f"[[number]] {row['id']!r} cannot be negative")
        if row["id"] in FIXED_NUMBERS:
            fixed = FIXED_NUMBERS[row["id"]]
            _wanted(row["value"] == fixed, f"[[number]] {row['id']!r} must be {fixed}, not {row['value']}")
        if row["id"] == "highest_bid":
            _wanted(1 <= row["value"] <= 250, "[[number]] 'highest_bid' must be 1 to 250")


def _spices(row: Any, table: str) -> None:
    for spice in row["spices"]:
        _wanted(spice in SPICE_NAMES, f"[[{table}]] {row['id']!r}: {spice!r} is no spice ({', '.join(SPICE_NAMES)})")


def _wanted(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ComponentError(f"goa: {otherwise}")


def _one_of(row: Any, table: str, field: str, known: Any) -> None:
    if row[field] not in known:
        raise ComponentError(f"goa: [[{table}]] {row['id']!r}: {field} must be one of {', '.join(known)}")


def components() -> Components:
    """The rows in use."""
    return PARTS


def mask_of(members: Iterable[int]) -> int:
    """A set of small numbers as bits."""
    return sum(1 << member for member in members)


def members(mask: int) -> list[int]:
    """The members of a set that is kept as bits."""
    return [i for i in range(int(mask).bit_length()) if int(mask) >> i & 1]


def masks(sets: Iterable[Iterable[int]]) -> Masks:
    """A table of sets, each as bits."""
    return np.array([mask_of(members) for members in sets], np.int64)


def _spice_mask(spices: Iterable[str]) -> int:
    return mask_of(SPICE_NAMES.index(spice) for spice in spices)


PARTS = read(NAME, check)
_number = {row["id"]: row["value"] for row in PARTS["number"]}
_table = {row["id"]: row["values"] for row in PARTS["table"]}

# tiles, one entry a piece of cardboard: first all of half A, then all of half B
_tiles = [row for half in "AB" for row in PARTS["tile"] if row["half"] == half for _ in range(row["copies"])]
TILE_IDS = tuple(row["id"] for row in _tiles)
TILES = len(_tiles)
HALF_TILES = TILES // 2
TILE_KIND = ints([Kind[row["kind"].upper()] for row in _tiles])
TILE_SPICE = ints([SPICE_NAMES.index(row["spice"]) if row["spice"] else -1 for row in _tiles])
TILE_SLOTS = ints([row["slots"] for row in _tiles])
TILE_AMOUNT = ints([row["amount"] for row in _tiles])
TILE_VP = ints([row["vp"] for row in _tiles])
TILE_ALLOWS = ints(
    [
        ALL_SPICES if row["kind"] == "crop_rotation" else _spice_mask([row["spice"]]) if row["spice"] else 0
        for row in _tiles
    ]
)
_by_kind = {row["kind"]: row for row in PARTS["tile"]}
KIND_AMOUNT = ints([_by_kind[kind.name.lower()]["amount"] for kind in Kind])
KIND_BRINGS = ints([KIND_GOODS.get(kind, NOTHING) for kind in Kind])  # so much of a good, and nothing else
FOREMAN_VP = int(_by_kind["foreman"]["vp"])
DUTY_VP = int(_by_kind["duty"]["vp"])

# expedition cards
CARDS = len(PARTS["card"])
CARD_IDS = tuple(row["id"] for row in PARTS["card"])
CARD_EFFECT = ints([Effect[row["effect"].upper()] for row in PARTS["card"]])
CARD_COLONISTS = ints([row["colonists"] for row in PARTS["card"]])
CARD_SYMBOL = ints([SYMBOL_NAMES.index(row["symbol"]) for row in PARTS["card"]])
SYMBOLS = len(SYMBOL_NAMES)
ELEPHANT = SYMBOL_NAMES.index("elephant")
SYMBOL_CARDS = masks([card for card in range(CARDS) if CARD_SYMBOL[card] == symbol] for symbol in range(SYMBOLS))
_effect = {row["id"]: row for row in PARTS["effect"]}
EFFECT_AMOUNT = ints([_effect[effect.name.lower()]["amount"] for effect in Effect])
EFFECT_BRINGS = ints([EFFECT_GOODS.get(effect, NOTHING) for effect in Effect])
CHANGES_ACTION = ints([effect in ACTION_CARDS for effect in Effect])  # the card is played with an action
SPICE_PRICE = int(_effect["sell_spices"]["price"])

# the tableau: yields by track and row, costs by track and the row that is left
_track = {row["id"]: row["yields"] for row in PARTS["track"]}
YIELD = grid([_track[name] for name in TRACK_NAMES])
HAND_LIMIT = ints(PARTS["limit"][0]["rows"])
_step = {row["id"]: row["spices"] for row in PARTS["step"]}
STEP_SPICES = cube(
    [
        [[_step[f"{track}_{row}"].count(spice) for spice in SPICE_NAMES] for row in range(1, ROWS)]
        for track in TRACK_NAMES
    ]
)
# the bits of `firsts`: whoever is first in one of the last two rows of a track is rewarded; 0 in the other rows
FIRST_BIT = grid(
    [[1 << 2 * track + row - (ROWS - 2) if row >= ROWS - 2 else 0 for row in range(ROWS)] for track in range(TRACKS)]
)
STEP_SHIPS = ints([row["ships"] for row in PARTS["price"]])
STEP_DUCATS = ints([row["ducats"] for row in PARTS["price"]])

# colonies
_colony = {row["id"]: row for row in PARTS["colony"]}
COLONY_NEED = ints([_colony[name]["need"] for name in COLONY_NAMES])
COLONY_SLOTS = ints([_colony[name]["slots"] for name in COLONY_NAMES])
COLONY_TILES = len(PARTS["colony_tile"])
COLONY_TILE_IDS = tuple(row["id"] for row in PARTS["colony_tile"])
COLONY_TILE_COLONY = ints([COLONY_NAMES.index(row["colony"]) for row in PARTS["colony_tile"]])
COLONY_TILE_ALLOWS = ints([_spice_mask(row["spices"]) for row in PARTS["colony_tile"]])
COLONY_TILES_OF = masks(
    [tile for tile in range(COLONY_TILES) if COLONY_TILE_COLONY[tile] == colony] for colony in range(COLONIES)
)
COLONY_ALIKE = ints(
    [
        int(len({COLONY_TILE_ALLOWS[tile] for tile in range(COLONY_TILES) if tiles >> tile & 1}) == 1)
        for tiles in COLONY_TILES_OF.tolist()
    ]
)

# Bonanza
BONANZA_IDS = tuple(row["id"] for row in PARTS["bonanza"])
BONANZAS = len(BONANZA_IDS)
BONANZA_BRINGS = ints([Good[row["brings"].upper()] for row in PARTS["bonanza"]])
BONANZA_AMOUNT = ints([row["amount"] for row in PARTS["bonanza"]])

# single numbers
START_SHIPS = int(_number["start_ships"])
START_COLONISTS = int(_number["start_colonists"])
START_DUCATS = int(_number["start_ducats"])
STARTER_DUCATS = int(_number["starter_ducats"])
ROUNDS_A_HALF = int(_number["rounds_a_half"])
ACTIONS = int(_number["actions_a_round"])
REMOVED = int(_number["removed_tiles"])
REMOVED_PLANTATIONS = int(_number["removed_plantations"])
REVEALED = int(_number["founding_reveal"])
COMFORT = int(_number["founding_comfort"])
KEPT_EXTRA = int(_number["kept_extra_actions"])
QUICK_DUCATS = int(_number["quick_ducats"])
MOST_MONEY_VP = int(_number["most_money_vp"])
HIGHEST_BID = int(_number["highest_bid"])
ROW_VP = ints(_table["row_vp"])
COLONIES_VP = ints(_table["colonies_vp"])
SYMBOLS_VP = ints(_table["symbols_vp"])

# the auction area: 25 cells, and the ring of flag places around them, on a 7 by 7 sheet
SIDE = 5
CELLS = SIDE * SIDE
SHEET_SIDE = SIDE + 2
FLAG_PLACES = SHEET_SIDE * SHEET_SIDE
CORNERS = ints([0, SIDE - 1, CELLS - SIDE, CELLS - 1])


def _near(cell: int, straight: bool) -> list[int]:
    """The grid cells beside a place of the 7 by 7 sheet."""
    row, column = divmod(cell, SHEET_SIDE)
    found = []
    for r in range(row - 1, row + 2):
        for c in range(column - 1, column + 2):
            touching = abs(r - row) + abs(c - column) == 1 if straight else (r, c) != (row, column)
            if touching and 1 <= r <= SIDE and 1 <= c <= SIDE:
                found.append((r - 1) * SIDE + c - 1)
    return found


PLACE_OF_CELL = ints([(cell // SIDE + 1) * SHEET_SIDE + cell % SIDE + 1 for cell in range(CELLS)])
CELL_OF_PLACE = ints(
    [
        (place // SHEET_SIDE - 1) * SIDE + place % SHEET_SIDE - 1
        if 1 <= place // SHEET_SIDE <= SIDE and 1 <= place % SHEET_SIDE <= SIDE
        else -1
        for place in range(FLAG_PLACES)
    ]
)
BESIDE = masks(_near(place, False) for place in range(FLAG_PLACES))
TOUCHING = masks(_near(place, True) for place in range(FLAG_PLACES))
