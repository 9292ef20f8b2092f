"""Grog Island's move codes. A code means the same everywhere in the game; its notation depends on the code alone.

A bid is one code. What counts about the bid row is which dice claim (the first two spaces, in either order), which one
is third, which one locks and which one is fifth: 165 arrangements. How two claiming dice of unequal value lie follows
from the descending rule; tied dice may lie either way, which changes nothing, so both ways are the same code.
"""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations, pairwise, permutations

from argosy.games.grog_island.parts import (
    BERTHS,
    BUILDING_NAMES,
    BUILDINGS,
    COLOUR_NAMES,
    COLOURS,
    FACES,
    GOAL_NAMES,
    GOOD_NAMES,
    KINDS,
    TREASURE_VALUE,
    TRIPLES,
    VALUES,
    longs,
)
from argosy.kernel import grid, ints

CLAIMING = 2  # the first two spaces of the bid row
SUBSETS = 1 << COLOURS  # of the dice


def _arrangements() -> list[tuple[int, ...]]:
    """Every way to lay dice that means something else, grouped by the dice used: claims by colour, then the rest."""
    found = []
    for subset in range(1, SUBSETS):
        dice = [colour for colour in range(COLOURS) if subset >> colour & 1]
        for claims in combinations(dice, min(CLAIMING, len(dice))):
            rest = [colour for colour in dice if colour not in claims]
            found += [claims + others for others in permutations(rest)]
    return found


def _at_least(one: int, other: int) -> int:
    """The comparison that says: the die `one` shows at least as much as the die `other`, as a bit."""
    return 1 << (one * COLOURS + other)


def _demands(row: tuple[int, ...]) -> tuple[int, int]:
    """The comparisons that must hold for an arrangement, and those that must not."""
    claims, rest = row[:CLAIMING], row[CLAIMING:]
    must = sum(_at_least(claim, rest[0]) for claim in claims) if rest else 0
    must += sum(_at_least(left, right) for left, right in pairwise(rest))
    never = 0
    if len(rest) == 3 and rest[0] > rest[2]:  # third and fifth both give a point: all three tied is written once
        never = _at_least(rest[2], rest[0])
    return must, never


# every bid: the colours in its row (-1: no die), its dice as bits, and the comparisons of dice that allow it
ARRANGEMENTS = _arrangements()
BIDS = len(ARRANGEMENTS)
BID_ROW = grid([list(row) + [-1] * (COLOURS - len(row)) for row in ARRANGEMENTS])
BID_DICE = ints([sum(1 << colour for colour in row) for row in ARRANGEMENTS])
BID_MUST = longs([_demands(row)[0] for row in ARRANGEMENTS])
BID_LOOKS_AT = longs([sum(_demands(row)) for row in ARRANGEMENTS])  # those that must hold and those that must not
# bids with the dice of a subset are BIDS_FROM[subset] to BIDS_FROM[subset + 1] - 1
BIDS_FROM = ints([sum(subset > dice for dice in BID_DICE) for subset in range(SUBSETS + 1)])
# all subsets of the dice in an order in which each differs from the last by one die, a Gray code; and that die
GRAY_SUBSET = ints([i ^ (i >> 1) for i in range(SUBSETS)])
GRAY_DIE = ints([0] + [(i & -i).bit_length() - 1 for i in range(1, SUBSETS)])


class Code(IntEnum):
    """The first code of each kind of move; a kind ends where the next begins, and rules tell kinds apart by that."""

    PASS = 0
    HOLD = 1  # play a holding parrot
    SET = 2  # + colour * 6 + pips - 1: play a parrot that sets a die
    BID = SET + COLOURS * FACES  # + arrangement
    SHIP = BID + BIDS  # + berth
    DELIVER = SHIP + BERTHS  # + good: one tile of the demanded good
    REPLACE = DELIVER + COLOURS  # + triple: three other tiles for one
    ENOUGH = REPLACE + len(TRIPLES)
    LEAVE = ENOUGH + 1
    CLAIM = LEAVE + 1  # + building
    DECLINE = CLAIM + BUILDINGS
    LOCK = DECLINE + 1  # + building
    GHOST = LOCK + BUILDINGS  # + building
    SPEND = GHOST + BUILDINGS  # + value of treasure
    PAY = SPEND + VALUES
    REFUSE = PAY + 1
    KEEP = REFUSE + 1  # + goal
    UNDER = KEEP + KINDS  # + goal
    TAKE = UNDER + KINDS  # + good
    COUNT = TAKE + COLOURS


MAX_MOVES = 200  # all dice tied: 135 bids, 25 settings, hold, pass


def row_name(row: tuple[int, ...]) -> str:
    """An arrangement in letters: the claiming dice joined by +, then the third, the lock and the fifth."""
    names = [COLOUR_NAMES[colour] for colour in row]
    return "-".join(["+".join(names[:CLAIMING]), *names[CLAIMING:]])


def _notation() -> tuple[str, ...]:
    text = [""] * Code.COUNT
    for code, word in (
        (Code.PASS, "pass"), (Code.HOLD, "hold"), (Code.ENOUGH, "enough"), (Code.LEAVE, "leave"),
        (Code.DECLINE, "decline"), (Code.PAY, "pay"), (Code.REFUSE, "refuse"),
    ):  # fmt: skip
        text[code] = word
    for colour, name in enumerate(COLOUR_NAMES):
        for pips in range(1, FACES + 1):
            text[Code.SET + colour * FACES + pips - 1] = f"set {name} {pips}"
        text[Code.SHIP + colour] = f"ship {name}"
        text[Code.DELIVER + colour] = f"deliver {GOOD_NAMES[colour]}"
        text[Code.TAKE + colour] = f"take {GOOD_NAMES[colour]}"
    for bid, row in enumerate(ARRANGEMENTS):
        text[Code.BID + bid] = f"bid {row_name(row)}"
    for i, triple in enumerate(TRIPLES):
        text[Code.REPLACE + i] = "replace " + "+".join(GOOD_NAMES[good] for good in triple)
    for building, name in enumerate(BUILDING_NAMES):
        text[Code.CLAIM + building] = f"claim {name}"
        text[Code.LOCK + building] = f"lock {name}"
        text[Code.GHOST + building] = f"ghost {name}"
    for value in range(VALUES):
        text[Code.SPEND + value] = f"spend {TREASURE_VALUE[value]}"
    for goal, name in enumerate(GOAL_NAMES):
        text[Code.KEEP + goal] = f"keep {name}"
        text[Code.UNDER + goal] = f"under {name}"
    return tuple(text)


NOTATION = _notation()
