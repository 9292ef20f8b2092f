"""Amerigo's components: the rows of `components/`, checked, as constant tables for the rules.

The tables of the chart (where squares, tiles and frame spaces lie) are in `chart.py`; they are made from these rows.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from argosy.kernel import Cube, Grid, Ints, Longs, grid, ints
from argosy.kernel.components import ComponentError, Components, read

NAME = "amerigo"
SEATS = 4  # the most players; tables by seat have this many rows
FEWEST_SEATS = 2
COLOUR_NAMES = ("blue", "black", "red", "brown", "green", "yellow", "white")
GOOD_NAMES = ("cotton", "tobacco", "sugar", "coconut", "coffee")
GOOD_SIGNS = "CTSNK"  # the signs of the five resources on a tile's rows
WATER_SIGNS = ".a"
LAND_SIGNS = "#P" + GOOD_SIGNS
TOWER_NAMES = ("steady", "knocks")
ANY_COLOUR = "any"


class Action(IntEnum):
    """The seven actions, in the order of the rondel; each has the number of its colour."""

    SAILING = 0
    CANNONS = 1
    PLANNING = 2
    PROGRESS = 3
    BUILDING = 4
    GOODS = 5
    ORDER = 6


ACTION_NAMES = tuple(action.name.lower() for action in Action)


class Effect(IntEnum):
    """What a progress token does."""

    BONUS = 0
    FAR_SAILS = 1
    BOLD_PIRATES = 2
    HALF_LOSS = 3
    PRIZE_MONEY = 4
    TWO_NEUTRAL = 5
    RED_OR_GREEN = 6
    JUMP = 7
    GOLD = 8
    POST_GOLD = 9
    BETTER_CHANGE = 10
    CUBE_POINTS = 11
    POST_POINTS = 12
    POINTS = 13
    GOLD_POINTS = 14


TOKEN_KINDS = ("permanent", "once", "end")


def check(parts: Components) -> None:
    """Say exactly what is wrong with a set of rows."""
    _check_tiles(parts)
    _check_buildings(parts)
    _check_tracks(parts)
    _check_tokens(parts)


def _check_tiles(parts: Components) -> None:
    _wanted(len(parts["tile"]) == 16, f"there are 16 island tiles, not {len(parts['tile'])}")
    side = len(parts["tile"][0]["rows"])
    _wanted(2 <= side <= 5, f"an island tile has 2 to 5 rows, not {side}")
    for row in parts["tile"]:
        here = f"[[tile]] {row['id']!r}"
        _wanted(
            len(row["rows"]) == side and all(len(line) == side for line in row["rows"]),
            f"{here} needs {side} rows of {side} signs, like the first tile",
        )
        for sign in "".join(row["rows"]):
            _wanted(sign in WATER_SIGNS + LAND_SIGNS, f"{here}: {sign!r} is none of {WATER_SIGNS + LAND_SIGNS}")
        _check_posts(row, here)
        _wanted(not _touches_by_corner(row["rows"]), f"{here}: land must not touch land by a corner alone")
    for good, sign in zip(GOOD_NAMES, GOOD_SIGNS, strict=True):
        count = sum(line.count(sign) for row in parts["tile"] for line in row["rows"])
        _wanted(count == 8, f"there are 8 {good} spaces ({sign}) on the tiles, not {count}")


def _check_posts(row: Any, here: str) -> None:
    """Every post space P has exactly one anchor a beside it, and every anchor one post space."""
    marks = {"P": [], "a": []}  # type: dict[str, list[tuple[int, int]]]
    for r, line in enumerate(row["rows"]):
        for c, sign in enumerate(line):
            if sign in marks:
                marks[sign].append((r, c))
    _wanted(all(len(pair) == 4 for pair in row["posts"]), f"{here}: posts are rows of four numbers")
    posts = sorted((pair[0], pair[1]) for pair in row["posts"])
    anchors = sorted((pair[2], pair[3]) for pair in row["posts"])
    _wanted(posts == sorted(marks["P"]), f"{here}: posts must name every P once: {sorted(marks['P'])}")
    _wanted(anchors == sorted(marks["a"]), f"{here}: posts must name every a once: {sorted(marks['a'])}")
    for r, c, anchor_r, anchor_c in row["posts"]:
        near = abs(r - anchor_r) + abs(c - anchor_c) == 1
        _wanted(near, f"{here}: the anchor of the post space {r}, {c} must lie beside it")


def _touches_by_corner(rows: Any) -> bool:
    land = [[sign in LAND_SIGNS for sign in line] for line in rows]
    for r in range(len(rows) - 1):
        for c in range(len(rows) - 1):
            a, b, d, e = land[r][c], land[r][c + 1], land[r + 1][c], land[r + 1][c + 1]
            if (a and e and not b and not d) or (b and d and not a and not e):
                return True
    return False


def _check_buildings(parts: Components) -> None:
    shapes = [row["id"] for row in parts["shape"]]
    for row in parts["shape"]:
        lines = row["rows"]
        _wanted(
            len({len(line) for line in lines}) == 1 and set("".join(lines)) <= {"#", "."},
            f"[[shape]] {row['id']!r}: rows of equal length, made of # and .",
        )
        _wanted(max(len(lines), len(lines[0])) <= 4, f"[[shape]] {row['id']!r} is longer than 4 squares")
        # built tiles are turned over where they lie, so a shape must fit its own mirror image
        mirrored = [line[::-1] for line in lines]
        _wanted(mirrored in quarter_turns(lines), f"[[shape]] {row['id']!r} is not its own mirror image")
    for table, total in (("neutral", 37), ("village", 16)):
        for row in parts[table]:
            _one_of(row, table, "id", shapes)
        counts = parts[f"{table}_count"][0]
        found = sum(counts[row["id"]] for row in parts[table])
        _wanted(found == total, f"the counts of [[{table}_count]] must make {total}, not {found}")


def _check_tracks(parts: Components) -> None:
    _wanted(
        tuple(row["id"] for row in parts["colour"]) == COLOUR_NAMES,
        f"the rows of [[colour]] are {', '.join(COLOUR_NAMES)}, in this order",
    )
    _wanted(tuple(row["id"] for row in parts["tower"]) == TOWER_NAMES, f"[[tower]] needs {', '.join(TOWER_NAMES)}")
    for row in parts["tower"]:
        for name in ("thrown", "stuck"):
            some, all_of = row[name]
            _wanted(0 <= some <= all_of, f"[[tower]] {row['id']!r}: {name} is a chance, [some, of all]")
    colours = parts["order_track"][0]["colours"]
    for colour in colours[1:-1]:
        known = ", ".join(COLOUR_NAMES[:-1])
        _wanted(colour in COLOUR_NAMES[:-1], f"[[order_track]]: between the ends lie {known}, not {colour!r}")
    _wanted(colours[0] == "white" and colours[-1] == ANY_COLOUR, "[[order_track]] runs from white to any")
    ends = {"progress_space": None, "order_space": len(colours) - 1}
    for table, end in ends.items():
        spaces = [row["space"] for row in parts[table]]
        _wanted(spaces == sorted(set(spaces)), f"[[{table}]]: the spaces must be in rising order")
        _wanted(end is None or spaces[-1] <= end, f"[[{table}]]: the track ends at {end}")
    _wanted(len(parts["progress_space"]) == 5, "there are 5 spaces with points on the progress track")


def _check_tokens(parts: Components) -> None:
    _wanted(len(parts["pirate"]) == 6, f"there are 6 pirate tokens, not {len(parts['pirate'])}")
    _wanted(len(parts["progress"]) == 24, f"there are 24 progress tokens, not {len(parts['progress'])}")
    for row in parts["progress"]:
        _one_of(row, "progress", "effect", [effect.name.lower() for effect in Effect])
        _one_of(row, "progress", "kind", TOKEN_KINDS)
        for colour in row["actions"]:
            known = ", ".join(COLOUR_NAMES)
            _wanted(colour in COLOUR_NAMES, f"[[progress]] {row['id']!r}: {colour!r} is none of {known}")
    for row in parts["production"]:
        _one_of(row, "production", "good", GOOD_NAMES)
    for mark, total in (("from_two", 30), ("from_three", 10), ("for_four", 10)):
        found = sum(row[mark] for row in parts["production"])
        _wanted(found == total, f"the production tokens marked {mark} must be {total}, not {found}")


def _wanted(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ComponentError(f"amerigo: {otherwise}")


def _one_of(row: Any, table: str, field: str, known: Any) -> None:
    if row[field] not in known:
        raise ComponentError(f"amerigo: [[{table}]] {row['id']!r}: {field} must be one of {', '.join(known)}")


def quarter_turns(rows: Any) -> list[list[str]]:
    """The four positions of a pattern, each a quarter turn clockwise from the one before."""
    found = [list(rows)]
    for _ in range(3):
        last = found[-1]
        found.append(["".join(line[c] for line in reversed(last)) for c in range(len(last[0]))])
    return found


def components() -> Components:
    """The rows in use."""
    return PARTS


def longs(values: Any) -> Any:
    """A table of wide numbers, for what is shifted or does not fit into 16 bits; its indices are declared beside it."""
    return np.array(values, np.int64)


def _mask(effect: Effect) -> int:
    return sum(1 << t for t, row in enumerate(PARTS["progress"]) if row["effect"] == effect.name.lower())


PARTS = read(NAME, check)
_number = {row["id"]: int(row["value"]) for row in PARTS["number"]}

# cubes and the tower
COLOURS = len(COLOUR_NAMES)
WHITE = COLOUR_NAMES.index("white")
CUBES = ints([row["cubes"] for row in PARTS["colour"]])
ALL_CUBES = int(CUBES.sum())
MILLION = 1_000_000


def _stuck(row: Any, thrown: int) -> int:
    """In a million times the tower is hit by a throw, how often a cube that was inside comes out."""
    stays = 1 - row["stuck"][0] / row["stuck"][1]
    return round(MILLION * (1 - stays**thrown)) if row["per_cube"] else 0


# what comes out of the tower: thrown cubes OUT of OF; stuck cubes by the number thrown, OUT of OF
THROWN_OUT = ints([row["thrown"][0] for row in PARTS["tower"]])
THROWN_OF = ints([row["thrown"][1] for row in PARTS["tower"]])
STUCK_OF: Longs = longs([MILLION if row["per_cube"] else row["stuck"][1] for row in PARTS["tower"]])
STUCK_OUT: Grid = longs(
    [[_stuck(row, n) if row["per_cube"] else row["stuck"][0] for n in range(ALL_CUBES + 1)] for row in PARTS["tower"]]
)

# tracks
GOLD_END = int(PARTS["track"][0]["length"])
CANNONS_END = int(PARTS["track"][1]["length"])
PROGRESS_END = int(PARTS["progress_space"][-1]["space"])
ORDER_COLOURS = tuple(PARTS["order_track"][0]["colours"])
ORDER_END = len(ORDER_COLOURS) - 1


def _highest(table: str, length: int) -> Ints:
    """The points of the last scoring space reached, for every space of a track."""
    return ints(
        [max([row["points"] for row in PARTS[table] if row["space"] <= at], default=0) for at in range(length + 1)]
    )


PROGRESS_POINTS = _highest("progress_space", PROGRESS_END)
ORDER_POINTS = _highest("order_space", ORDER_END)
TOKENS_BY = ints([sum(row["space"] <= at for row in PARTS["progress_space"]) for at in range(PROGRESS_END + 1)])
MOST_TOKENS = len(PARTS["progress_space"])
ORDER_ACTIONS = ints(
    [  # the actions into which a disc on this space can turn the white cubes, as bits
        0 if colour == "white" else (1 << WHITE) - 1 if colour == ANY_COLOUR else 1 << COLOUR_NAMES.index(colour)
        for colour in ORDER_COLOURS
    ]
)

# rounds, players, single numbers
ROUNDS = len(PARTS["round"])
PHASES = COLOURS
TIME = ints([row["time"] for row in PARTS["round"]])
COLUMNS: Longs = longs([0, 0] + [row["columns"] for row in PARTS["players"]])
ROWS: Longs = longs([0, 0] + [row["rows"] for row in PARTS["players"]])
POST_POINTS = ints([0] + [row["points"] for row in PARTS["posts"]])
BIG_ISLAND = _number["big_island"]
CHESTS = _number["chests"]
CHEST_GOLD = _number["chest_gold"]
DISCOVERY_POINTS = _number["discovery_points"]
COMPLETION_POINTS = _number["completion_points"]
POSTS_EACH = _number["posts_per_player"]
OVERFLOW_GOLD = _number["overflow_gold"]
CUBES_PER_GOLD = _number["cubes_per_gold"]
NEUTRAL_EACH = _number["neutral_per_action"]

# buildings: kinds 0 to 7 are neutral tiles, the others village tiles
SHAPE_NAMES = tuple(row["id"] for row in PARTS["shape"])
SHAPES = len(SHAPE_NAMES)
NEUTRALS = len(PARTS["neutral"])
VILLAGES = len(PARTS["village"])
KINDS = NEUTRALS + VILLAGES
_kinds = [*PARTS["neutral"], *PARTS["village"]]
KIND_NAMES = tuple([row["id"] for row in PARTS["neutral"]] + ["village-" + row["id"] for row in PARTS["village"]])
KIND_SHAPE = ints([SHAPE_NAMES.index(row["id"]) for row in _kinds])
KIND_COST = ints([row["cost"] for row in _kinds])
KIND_POINTS = grid([[row["small"], row["big"]] for row in _kinds])
KIND_COUNT = ints(
    [(PARTS["neutral_count"] if k < NEUTRALS else PARTS["village_count"])[0][row["id"]] for k, row in enumerate(_kinds)]
)
MOST_LAID = int(KIND_COUNT[:NEUTRALS].sum() + SEATS * KIND_COUNT[NEUTRALS:].sum())


def _positions(rows: Any) -> list[list[tuple[int, int]]]:
    """The squares of a shape in each of its different positions, row by row."""
    different: list[list[str]] = []
    for turned in quarter_turns(rows):
        if turned not in different:
            different.append(turned)
    return [
        [(r, c) for r, line in enumerate(turned) for c, sign in enumerate(line) if sign == "#"] for turned in different
    ]


_shapes = [_positions(row["rows"]) for row in PARTS["shape"]]
TURNS = 4
MOST_SQUARES = max(len(positions[0]) for positions in _shapes)
SHAPE_SIZE = ints([len(positions[0]) for positions in _shapes])
SHAPE_TURNS = ints([len(positions) for positions in _shapes])
SHAPE_HEIGHT = grid(np.zeros((SHAPES, TURNS)))
SQUARE_ROW: Cube = longs(np.zeros((SHAPES, TURNS, MOST_SQUARES)))
SQUARE_COLUMN: Cube = longs(np.zeros((SHAPES, TURNS, MOST_SQUARES)))
for _shape, _found in enumerate(_shapes):
    for _turn, _squares in enumerate(_found):
        SHAPE_HEIGHT[_shape, _turn] = 1 + max(r for r, _ in _squares)
        for _k, (_r, _c) in enumerate(_squares):
            SQUARE_ROW[_shape, _turn, _k] = _r
            SQUARE_COLUMN[_shape, _turn, _k] = _c

# pirates, progress tokens, production tokens; tokens are numbered from 1, so that 0 can mean "not seen"
PIRATES = len(PARTS["pirate"])
PIRATE_STRENGTH = ints([0] + [row["strength"] for row in PARTS["pirate"]])
TOKENS = len(PARTS["progress"])
TOKEN_NAMES = tuple(row["id"] for row in PARTS["progress"])
TOKEN_EFFECT = ints([Effect[row["effect"].upper()] for row in PARTS["progress"]])
TOKEN_ONCE = ints([row["kind"] == "once" for row in PARTS["progress"]])
TOKEN_AMOUNT = ints([row["amount"] for row in PARTS["progress"]])
TOKEN_BONUS = grid(
    [
        [row["amount"] if row["effect"] == "bonus" and colour in row["actions"] else 0 for colour in COLOUR_NAMES]
        for row in PARTS["progress"]
    ]
)
EFFECT_TOKENS: Longs = longs([_mask(effect) for effect in Effect])  # the tokens with an effect, as bits
EFFECT_AMOUNT = ints(
    [next((row["amount"] for row in PARTS["progress"] if row["effect"] == effect.name.lower()), 0) for effect in Effect]
)
BONUS_TOKENS: Longs = longs([sum(1 << t for t in range(TOKENS) if TOKEN_BONUS[t, colour]) for colour in range(COLOURS)])
SHELF = 4  # places in each half of the display of progress tokens

GOODS = len(GOOD_NAMES)
PRODUCTS = len(PARTS["production"])
PRODUCT_NAMES = tuple(row["id"] for row in PARTS["production"])
PRODUCT_GOOD = ints([GOOD_NAMES.index(row["good"]) for row in PARTS["production"]])
PRODUCT_COST = ints([row["cost"] for row in PARTS["production"]])
_two = [row["from_two"] for row in PARTS["production"]]
_three = [row["from_two"] + row["from_three"] for row in PARTS["production"]]
_four = [row["from_two"] + row["from_three"] + row["for_four"] for row in PARTS["production"]]
PRODUCT_COUNT = grid([[0] * PRODUCTS, [0] * PRODUCTS, _two, _three, _four])  # by the number of players
PRODUCTS_USED = ints([row.sum() for row in PRODUCT_COUNT])
ALL_PRODUCTS = int(PRODUCTS_USED.max())
CHEAPEST = int(PRODUCT_COST.min())
MOST_POINTS = int(CUBES.max() + TOKEN_BONUS.sum(axis=0).max() + GOLD_END)  # never more action points for one action
