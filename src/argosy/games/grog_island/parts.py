"""Grog Island's components: the rows of `components/`, checked, as constant tables for the rules."""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations_with_replacement
from typing import Any, cast

import numpy as np

from argosy.kernel import Longs, grid, ints
from argosy.kernel.components import ComponentError, Components, read

NAME = "grog_island"
SEATS = 4  # the most players; tables by seat have this many rows
COLOURS = 5  # of dice, peninsulas and goods alike
PLOTS = 7  # buildings on a peninsula
BUILDINGS = COLOURS * PLOTS
TYPES = 12
SHIPS = 6
BERTHS = 5  # the sixth water space is open sea
OPEN_SEA = BERTHS
KINDS = 23  # of goal cards
GOALS = 46
VALUES = 3  # of treasure cards
TREASURES = 32
PARROT_KINDS = 6  # 0 holds the bid, 1 + colour sets the die of that colour
PARROTS = 28
GHOST = SEATS  # the row of the ghost ship's crew in tables by seat
HOLD = 0

COLOUR_NAMES = ("green", "blue", "orange", "yellow", "gray")


class Pays(IntEnum):
    """What a merchant ship gives for a tile."""

    COINS = 0
    TREASURE = 1
    PARROT = 2
    GOAL = 3


class Cloud(IntEnum):
    """What a cloud gives to who claims a building under it."""

    NOTHING = 0
    POINTS = 1
    PARROT = 2
    SWAP = 3


class Goal(IntEnum):
    """The four sorts of goal card."""

    PENINSULA = 0
    TYPE = 1
    GOOD = 2
    PARROT = 3


ROW = ("claim", "claim", "point", "lock", "point")  # the move codes of bids rely on this order


def check(parts: Components) -> None:
    """Say exactly what is wrong with a set of rows."""
    _wanted(
        tuple(row["id"] for row in parts["peninsula"]) == COLOUR_NAMES, f"the peninsulas are {', '.join(COLOUR_NAMES)}"
    )
    types = [row["id"] for row in parts["type"]]
    _wanted(len(types) == TYPES, f"there are {TYPES} types of building, not {len(types)}")
    _wanted(len(parts["building"]) == BUILDINGS, f"there are {BUILDINGS} buildings, not {len(parts['building'])}")
    for row in parts["building"]:
        _one_of(row, "building", "peninsula", COLOUR_NAMES)
        _one_of(row, "building", "type", types)
    for colour in COLOUR_NAMES:
        here = [row["type"] for row in parts["building"] if row["peninsula"] == colour]
        _wanted(len(here) == PLOTS, f"peninsula {colour} needs {PLOTS} buildings, not {len(here)}")
        twice = [name for name in types if here.count(name) > 1]
        _wanted(not twice, f"peninsula {colour} has two buildings of the type {', '.join(twice)}; all must differ")
    for row in parts["type"]:
        count = sum(building["type"] == row["id"] for building in parts["building"])
        _wanted(count == row["copies"], f"[[type]] {row['id']!r} says {row['copies']} copies, the island has {count}")
    _check_cards(parts, types)
    _check_sea(parts)
    rewards = tuple(row["reward"] for row in parts["space"])
    _wanted(rewards == ROW, f"the bid row gives {', '.join(ROW)}, not {', '.join(rewards)}")
    _wanted([row["players"] for row in parts["crew"]] == [2, 3, 4], "[[crew]] needs rows for 2, 3 and 4 players")


def _check_cards(parts: Components, types: list[str]) -> None:
    subjects = {
        "peninsula": list(COLOUR_NAMES), "type": types, "good": [row["good"] for row in parts["peninsula"]],
        "parrot": ["parrot"],
    }  # fmt: skip
    for row in parts["goal"]:
        _one_of(row, "goal", "kind", list(subjects))
        _one_of(row, "goal", "subject", subjects[row["kind"]])
    for table, wanted in (("goal", GOALS), ("treasure", TREASURES), ("parrot", PARROTS)):
        count = sum(row["copies"] for row in parts[table])
        _wanted(count == wanted, f"there are {wanted} {table} cards, the rows of [[{table}]] make {count}")
    _wanted(len(parts["goal"]) == KINDS, f"there are {KINDS} kinds of goal, not {len(parts['goal'])}")
    values = [row["value"] for row in parts["treasure"]]
    _wanted(values == [1, 2, 3], f"treasure cards are worth 1, 2 and 3, not {values}")
    sets = tuple(row["sets"] for row in parts["parrot"])
    _wanted(sets == ("", *COLOUR_NAMES), "the parrots are the holding one, then one row for each colour in its order")


def _check_sea(parts: Components) -> None:
    _wanted(len(parts["ship"]) == SHIPS, f"there are {SHIPS} ships, not {len(parts['ship'])}")
    for row in parts["ship"]:
        _one_of(row, "ship", "pays", [pays.name.lower() for pays in Pays])
    _wanted(sum(row["ghost"] for row in parts["ship"]) == 1, "one ship is the ghost ship of the game for two")
    _wanted(len(parts["cloud"]) == COLOURS, f"there are {COLOURS} clouds, not {len(parts['cloud'])}")
    for row in parts["cloud"]:
        _one_of(row, "cloud", "gives", [cloud.name.lower() for cloud in Cloud])


def _wanted(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ComponentError(f"{NAME}: {otherwise}")


def _one_of(row: Any, table: str, field: str, known: Any) -> None:
    if row[field] not in known:
        raise ComponentError(
            f"{NAME}: [[{table}]] {row['id']!r}: {field} must be one of {', '.join(known)}, not {row[field]!r}"
        )


def components() -> Components:
    """The rows in use."""
    return PARTS


def longs(values: Any) -> Longs:
    """A table of sets: wide numbers, a bit for each thing."""
    return cast(Longs, np.array(values, np.int64))


PARTS = read(NAME, check)
_number = {row["id"]: int(row["value"]) for row in PARTS["number"]}

# the island: building = colour * 7 + plot, from top to bottom; sets of buildings are bits
GOOD_NAMES = tuple(row["good"] for row in PARTS["peninsula"])
TYPE_NAMES = tuple(row["id"] for row in PARTS["type"])
_buildings = [row for colour in COLOUR_NAMES for row in PARTS["building"] if row["peninsula"] == colour]
BUILDING_NAMES = tuple(f"{row['peninsula']}-{row['type']}".replace("_", "-") for row in _buildings)
TYPE_OF = ints([TYPE_NAMES.index(row["type"]) for row in _buildings])
TYPE_ROW = tuple(int(row["row"]) for row in PARTS["type"])
SAME_TYPE = longs([sum(1 << b for b in range(BUILDINGS) if TYPE_OF[b] == kind) for kind in range(TYPES)])
PENINSULA = longs([((1 << PLOTS) - 1) << (PLOTS * colour) for colour in range(COLOURS)])
ALL_BUILDINGS = (1 << BUILDINGS) - 1
BIT = longs([1 << i for i in range(GOALS)])  # one thing of a set
BITS = 67  # a prime: the bits of all sets leave different rests
_by_rest = {bit % BITS: i for i, bit in enumerate(BIT.tolist())}
NUMBER = ints([_by_rest.get(rest, 0) for rest in range(BITS)])  # which thing a single bit stands for, by its rest
ONES = ints([bin(i).count("1") for i in range(1 << PLOTS)])  # how many of a peninsula's seven

# goal cards
GOAL_NAMES = tuple(row["id"].replace("_", "-") for row in PARTS["goal"])
_subjects = {"peninsula": COLOUR_NAMES, "type": TYPE_NAMES, "good": GOOD_NAMES, "parrot": ("parrot",)}
GOAL_SORT = ints([Goal[row["kind"].upper()] for row in PARTS["goal"]])
GOAL_SUBJECT = ints([_subjects[row["kind"]].index(row["subject"]) for row in PARTS["goal"]])
GOAL_POINTS = ints([row["points"] for row in PARTS["goal"]])
GOAL_LESSER = ints([row["lesser"] for row in PARTS["goal"]])
_goal_for = {(GOAL_SORT[kind], GOAL_SUBJECT[kind]): kind for kind in range(KINDS)}
GOAL_FOR = grid([[_goal_for.get((sort, subject), -1) for subject in range(TYPES)] for sort in Goal])
GOOD_GOALS = sum(1 << kind for kind in range(KINDS) if GOAL_SORT[kind] == Goal.GOOD)  # as bits
GOAL_COPIES = ints([row["copies"] for row in PARTS["goal"]])
GOAL_DECK = ints([kind + 1 for kind, row in enumerate(PARTS["goal"]) for _ in range(row["copies"])])

# treasure and parrot cards; decks hold 1 + index, so that 0 is no card
TREASURE_VALUE = ints([row["value"] for row in PARTS["treasure"]])
TREASURE_COPIES = ints([row["copies"] for row in PARTS["treasure"]])
TREASURE_DECK = ints([value + 1 for value, row in enumerate(PARTS["treasure"]) for _ in range(row["copies"])])
BEST_TREASURE = int(TREASURE_VALUE.max())
PARROT_NAMES = tuple(row["id"].replace("_", "-") for row in PARTS["parrot"])
PARROT_COPIES = ints([row["copies"] for row in PARTS["parrot"]])
PARROT_DECK = ints([kind + 1 for kind, row in enumerate(PARTS["parrot"]) for _ in range(row["copies"])])

# ships and clouds
SHIP_NAMES = tuple(row["id"] for row in PARTS["ship"])
SHIP_PAYS = ints([Pays[row["pays"].upper()] for row in PARTS["ship"]])
SHIP_AMOUNT = ints([row["amount"] for row in PARTS["ship"]])
UNLIMITED = 999
SHIP_MOST = ints([row["most"] or UNLIMITED for row in PARTS["ship"]])
GHOST_SHIP = [row["ghost"] for row in PARTS["ship"]].index(True)
CLOUD_NAMES = tuple(row["id"] for row in PARTS["cloud"])
CLOUD_GIVES = ints([Cloud[row["gives"].upper()] for row in PARTS["cloud"]])
CLOUD_AMOUNT = ints([row["amount"] for row in PARTS["cloud"]])
CLOUD_COINS = ints([row["coins"] for row in PARTS["cloud"]])  # 0: the black cloud, no coins under it

# single numbers
CREW = ints([0, 0] + [row["crew"] for row in PARTS["crew"]])  # by players
GHOST_CREW = ints([0, 0] + [row["ghost"] for row in PARTS["crew"]])
START_COINS = _number["start_coins"]
START_TREASURES = _number["start_treasures"]
START_PARROTS = _number["start_parrots"]
START_GOODS = _number["start_goods"]
GOALS_DEALT = _number["goals_dealt"]
GOALS_KEPT = _number["goals_kept"]
CLAIM_TILES = _number["claim_tiles"]
EXCHANGE = _number["exchange"]  # so many other tiles stand for one
LOCKS = _number["locks"]
TREASURE_POINTS = _number["treasure_points"]
COINS_A_POINT = _number["coins_a_point"]
FACES = _number["die_faces"]
LAST_ROUND = _number["last_round"]

# three tiles that stand for one of another good: every choice of three from the five goods
TRIPLES = tuple(combinations_with_replacement(range(COLOURS), EXCHANGE))
TRIPLE = grid(TRIPLES)
# the same as one number with a field of four bits for each good: three for a count, above them a guard (see `affords`)
FIELD = 4
TRIPLE_NEEDS = longs([sum(1 << (FIELD * good) for good in triple) for triple in TRIPLES])
GUARDS = sum(1 << (FIELD * good + FIELD - 1) for good in range(COLOURS))
