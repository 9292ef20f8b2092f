"""Effects are data: every card, tile, space and city action becomes a short program of rows (op, n, x).

`Book` writes the programs and the prices; `rules/effects.py` reads them. A program is named by its first row; program 0
does nothing. A price is a row of COST.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Any

Row = Mapping[str, Any]

NATIONS = ("FR", "SP", "EN")
GOODS = ("tobacco", "maize", "sugar")
OBJECTS = ("herbs", "spyglass", "book", "map")


class Op(IntEnum):
    """What one row of a program does."""

    END = 0
    DOUBLOONS = 1  # n, x: Per
    POINTS = 2  # n, x: Per
    COMBAT = 3  # n
    FIGURES = 4  # n
    INFLUENCE = 5  # n steps, each with a nation of choice
    ON_TRACKS = 5  # from here on: influence
    INFLUENCE_WITH = 6  # n steps, x: nation
    INFLUENCE_HERE = 7  # n steps with the nation that the program is run for
    INFLUENCE_ONE = 8  # n steps, all with one nation of choice
    RANK = 9
    DISC = 10  # n, x: 1 when it may be left out
    IN_TURN = 10  # from here on: actions inside an effect
    VILLAGE = 11  # n village actions, x: Per
    EXPLORE = 12  # up to n spaces
    FIGHT = 13
    QUEST_HERE = 14
    MARKER = 15  # x: 1 when the influence then moves on to the next rank
    SAIL = 16  # 1 to n points, then another main action
    UNSKULL = 17
    OFFER = 18  # the program n is bought for the price x
    CHOOSE = 19  # x: the choice
    INCOME_D = 20  # n
    FOR_GOOD = 20  # from here on: what a card changes for good
    INCOME_VP = 21  # n
    INCOME_WITH = 22  # n, x: synergy * 2, + 1 for points
    TRAIT = 23  # n, x: Trait
    OBJECT = 24  # x: the kind of lasting object
    WORK = 25  # x: the village action
    STRIKE = 26  # x: the combat action
    SYNERGY = 27  # x: the kind
    ANY_SYNERGY = 28
    QUEST_ON_CARD = 29  # x: which of the cards that hold a quest
    LAY_FIGURES = 30  # n income each
    VOTE = 31  # n: the option, x: the story card


OP, N, X = 0, 1, 2  # the columns of a row


class Per(IntEnum):
    """What an amount is multiplied by."""

    ONE = 0
    COMPASS = 1
    COMBAT_TILE = 2
    ASSISTANT = 3
    QUEST = 4
    SYNERGY = 5
    NATION3 = 6


class Trait(IntEnum):
    """Lasting advantages that are counted: two cards work twice."""

    DISCOUNT = 0
    DRILL = 1  # combat points before a fight
    COMPASS = 2
    GUIDE = 3  # further spaces for the explorer
    THIEF = 4  # points stolen from every explorer that is jumped
    INN_POINTS = 5  # points when a ship stops in a village with an own assistant
    INN_DOUBLOONS = 6
    RECRUITER = 7  # combat points for a returned figure
    ALLY = 8  # + nation: combat points when this nation is chosen in a fight
    BOARDING = 11  # points for every marker displaced
    COUNT = 12


class Cost(IntEnum):
    """The columns of a price."""

    DOUBLOONS = 0
    COMBAT = 1
    FIGURES = 2
    HAND = 3  # the whole hand, at least one card
    POINTS_SAILED = 4  # a condition only
    EQUAL = 5  # cards of one good of choice
    GOOD = 6  # + good
    OBJECT = 9  # + object
    COUNT = 13


class JeanDoes(IntEnum):
    """The columns of an instruction on one of Jean's cards."""

    KIND = 0
    N = 1
    WITH = 2  # the nation; in a fight, the influence with the one she fights for
    POINTS = 3  # of a fight
    VILLAGE = 4  # 1: a fight is for a village too
    ROUNDS = 5  # in which it is followed, as bits


SIMPLE = {
    "CP": Op.COMBAT, "FIG": Op.FIGURES, "INF_ONE": Op.INFLUENCE_ONE, "RANK": Op.RANK, "EXPL": Op.EXPLORE,
    "FIGHT": Op.FIGHT,
    "QUEST_HERE": Op.QUEST_HERE, "SAIL": Op.SAIL, "UNSKULL": Op.UNSKULL, "ANY_SYNERGY": Op.ANY_SYNERGY,
    "LAY_FIGURES": Op.LAY_FIGURES, "MARKER": Op.MARKER,
}  # fmt: skip
COUNTED = {"D": Op.DOUBLOONS, "VP": Op.POINTS, "VA": Op.VILLAGE}


class Book:
    """Collects programs, prices and choices as plain lists of numbers."""

    def __init__(self, synergies: Sequence[str]) -> None:
        self.synergies = list(synergies)
        self.program: list[tuple[int, int, int]] = [(Op.END, 0, 0)]
        self.cost: list[tuple[int, ...]] = [(0,) * Cost.COUNT]
        self.choice: list[list[int]] = []
        self.options: list[list[Sequence[Row]]] = []  # the same choices as steps
        self.known: dict[tuple[tuple[int, int, int], ...], int] = {(): 0}

    def write(self, rows: Iterable[tuple[int, int, int]]) -> int:
        """Lay a program into the book; equal programs are kept once."""
        key = tuple((int(a), int(b), int(c)) for a, b, c in rows)
        if key not in self.known:
            self.known[key] = len(self.program)
            self.program += [*key, (Op.END, 0, 0)]
        return self.known[key]

    def steps(self, steps: Sequence[Row], card: Row | None = None) -> int:
        """The program of a list of steps."""
        return self.write(self.rows(steps, card or {}))

    def rows(self, steps: Sequence[Row], card: Row) -> list[tuple[int, int, int]]:
        """The rows of a list of steps; `card` gives what a step leaves open (n = 0, the shown nation or synergy)."""
        found: list[tuple[int, int, int]] = []
        for step in steps:
            if "options" in step:
                self.choice.append([self.steps(option, card) for option in step["options"]])
                self.options.append(list(step["options"]))
                found.append((Op.CHOOSE, len(step["options"]), len(self.choice) - 1))
            elif "pay" in step:
                found.append((Op.OFFER, self.steps(step["gain"], card), self.price(step["pay"])))
            else:
                found += self.row(step, card)
        return found

    def row(self, step: Row, card: Row) -> list[tuple[int, int, int]]:
        """One atom as a row; a story tile needs none, it is counted when its quest is fulfilled."""
        kind, n = step["kind"], step["n"] or card["n"]
        if kind in COUNTED:
            return [(COUNTED[kind], n, Per[step.get("per", "one").upper()])]
        if kind == "INF":
            nation = step.get("nation")
            if nation in ("fighting", "marker"):
                return [(Op.INFLUENCE_HERE, n, 0)]
            if nation is not None:
                return [(Op.INFLUENCE_WITH, n, NATIONS.index(card["nation"] if nation == "shown" else nation))]
            return [(Op.INFLUENCE, n, 0)]
        if kind == "DISC":
            return [(Op.DISC, n, int(step.get("optional", False)))]
        if kind == "MARKER_RANK":
            return [(Op.MARKER, n, 1)]
        if kind == "SYNERGY":
            return [(Op.SYNERGY, n, self.synergies.index(card["synergy"]))]
        if kind == "STORY":
            return []
        return [(SIMPLE[kind], n, 0)]

    def price(self, atoms: Sequence[Row]) -> int:
        """The number of a price; equal prices are kept once."""
        columns = [0] * Cost.COUNT
        plain = {
            "D": Cost.DOUBLOONS,
            "CP": Cost.COMBAT,
            "FIG": Cost.FIGURES,
            "HAND": Cost.HAND,
            "MP": Cost.POINTS_SAILED,
        }
        for atom in atoms:
            if atom["kind"] == "GOODS":
                good = atom["good"]
                column = int(Cost.EQUAL) if good == "equal" else Cost.GOOD + GOODS.index(good)
            elif atom["kind"] == "OBJECT":
                column = Cost.OBJECT + OBJECTS.index(atom["object"])
            else:
                column = int(plain[atom["kind"]])
            columns[column] += atom["n"]
        row = tuple(columns)
        if row not in self.cost:
            self.cost.append(row)
        return self.cost.index(row)
