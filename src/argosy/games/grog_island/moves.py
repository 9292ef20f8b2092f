"""Grog Island's move codes. A code means the same everywhere in the game; its notation depends on the code alone.

A bid is one code. What counts about the bid row is which dice claim (the first two spaces, in either order), which one
is third, which one locks and which one is fifth: 165 arrangements. How two claiming dice of unequal value lie follows
from the descending rule; tied dice may lie either way, which changes nothing, so both ways are the same code.
"""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations, pairwise, permutations

import numpy as np

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
)
from argosy.kernel.game import Line

CLAIMING = 2  # the first two spaces of the bid row


def _arrangements() -> list[tuple[int, ...]]:
    """Every way to lay dice that means something else, grouped by the dice used: claims by colour, then the rest."""
    found = []
    for subset in range(1, 1 << COLOURS):
        dice = [colour for colour in range(COLOURS) if subset >> colour & 1]
        for claims in combinations(dice, min(CLAIMING, len(dice))):
            rest = [colour for colour in dice if colour not in claims]
            found += [claims + others for others in permutations(rest)]
    return found


def _at_least(one: int, other: int) -> int:
    """The bit that says: the die `one` shows at least as much as the die `other`."""
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


ARRANGEMENTS = _arrangements()
BIDS = len(ARRANGEMENTS)
BID_ROW = np.array([list(row) + [-1] * (COLOURS - len(row)) for row in ARRANGEMENTS], np.int16)
BID_DICE = np.array([sum(1 << colour for colour in row) for row in ARRANGEMENTS], np.int16)
BID_MUST = np.array([_demands(row)[0] for row in ARRANGEMENTS], np.int64)
BID_LOOKS_AT = np.array([sum(_demands(row)) for row in ARRANGEMENTS], np.int64)
# bids with the dice of a subset are BIDS_FROM[subset] to BIDS_FROM[subset + 1] - 1
BIDS_FROM = np.array([int((subset > BID_DICE).sum()) for subset in range((1 << COLOURS) + 1)], np.int16)
# all subsets of the dice, each one die away from the last: a Gray code, to keep the sum at hand
GRAY_SUBSET = np.array([i ^ (i >> 1) for i in range(1 << COLOURS)], np.int16)
GRAY_DIE = np.array([0] + [(i & -i).bit_length() - 1 for i in range(1, 1 << COLOURS)], np.int16)


class Code(IntEnum):
    """The first code of each kind of move."""

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


def describe(code: int) -> Line:
    """A move as a sentence: what the button says."""
    if not 0 <= code < Code.COUNT:
        raise ValueError(f"{code} is no move of Grog Island; codes go from 0 to {Code.COUNT - 1}")
    if code in _PLAIN:
        return Line(_PLAIN[code])
    first, make = next((first, make) for first, make in _FAMILIES if code >= first)
    return make(code - first)


def good_line(good: int) -> Line:
    """A good by name."""
    return Line(f"part-{GOOD_NAMES[good]}")


def peninsula_line(colour: int) -> Line:
    """A peninsula by name."""
    return Line(f"part-{COLOUR_NAMES[colour]}")


def die_line(colour: int) -> Line:
    """A die by its colour."""
    return Line(f"die-{COLOUR_NAMES[colour]}")


def building_line(building: int) -> Line:
    """A building by its type and peninsula."""
    colour, _, kind = BUILDING_NAMES[building].partition("-")
    return Line("part-building", {"type": Line(f"part-{kind}"), "peninsula": Line(f"part-{colour}")})


def goal_line(goal: int) -> Line:
    """A goal card by name."""
    return Line(f"goal-{GOAL_NAMES[goal]}")


def _bid(bid: int) -> Line:
    row = ARRANGEMENTS[bid]
    claims = [die_line(colour) for colour in row[:CLAIMING]]
    rest = [die_line(colour) for colour in row[CLAIMING:]]
    facts = dict(zip(("third", "lock", "fifth"), rest, strict=False))
    key = ("move-bid", "move-bid-three", "move-bid-four", "move-bid-five")[len(rest)]
    return Line(key, {"claims": claims, **facts})


def _building(key: str, building: int) -> Line:
    return Line(key, {"building": building_line(building)})


_PLAIN = {
    int(Code.PASS): "move-pass", int(Code.HOLD): "move-hold", int(Code.ENOUGH): "move-enough",
    int(Code.LEAVE): "move-leave", int(Code.DECLINE): "move-decline", int(Code.PAY): "move-pay",
    int(Code.REFUSE): "move-refuse",
}  # fmt: skip
_FAMILIES = (
    (Code.TAKE, lambda i: Line("move-take", {"good": good_line(i)})),
    (Code.UNDER, lambda i: Line("move-under", {"goal": goal_line(i)})),
    (Code.KEEP, lambda i: Line("move-keep", {"goal": goal_line(i)})),
    (Code.SPEND, lambda i: Line("move-spend", {"value": int(TREASURE_VALUE[i])})),
    (Code.GHOST, lambda i: _building("move-ghost", i)),
    (Code.LOCK, lambda i: _building("move-lock", i)),
    (Code.CLAIM, lambda i: _building("move-claim", i)),
    (Code.REPLACE, lambda i: Line("move-replace", {"goods": [good_line(good) for good in TRIPLES[i]]})),
    (Code.DELIVER, lambda i: Line("move-deliver", {"good": good_line(i)})),
    (Code.SHIP, lambda i: Line("move-ship", {"peninsula": peninsula_line(i)})),
    (Code.BID, _bid),
    (Code.SET, lambda i: Line("move-set", {"die": die_line(i // FACES), "pips": i % FACES + 1})),
)
