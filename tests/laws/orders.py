"""The law of order: of two tiles, cards or effects that can be used in either order the result is the same.

Pairs are found in random games: two moves that are both offered with a question, after each of which the question still
stands and the other can be made. What follows from both orders is compared; where the moves ask something, all that can
come of the answers is. Where order does make a difference the README of the game says why: see `REASONS`.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from cases import Case, some

from argosy.kernel.position import bytes_of, copy_of
from argosy.kernel.stack import SEAT

MOST_MOVES = 8  # of one question that are paired with each other
MOST_ENDS = 900  # positions to look through for what can come of two orders
ASK = 0


@dataclass(frozen=True)
class Uses:
    """The moves of a game, by the first words of their notation, that this law speaks of."""

    free: frozenset[str]  # mean the same with every question
    answers: frozenset[str]  # mean something with their own question only
    drafts: frozenset[str] = frozenset()  # whatever is offered together can be had in any order


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


USES = {
    "goa": Uses(words("use play discard spy swap"), words("fill give refill")),
    "grog_island": Uses(words("hold set spend"), words("deliver replace claim"), words("hold set spend")),
    "amerigo": Uses(words("use chest"), words("take buy token steps build")),
    "maracaibo": Uses(
        words("plan claim recruit"),
        words(
            "buy coin dump invest work locker points flag gain-1 gain-2 raid strike silver-fleet gold-mine take draw"
        ),
    ),
}

Reason = Callable[[str, str], bool]


def both_in(*families: str) -> Reason:
    """Pairs of moves that begin with these words."""
    return lambda one, other: one.startswith(families) and other.startswith(families)


def one_of_each(first: tuple[str, ...], second: tuple[str, ...]) -> Reason:
    """A move of the one sort and a move of the other."""
    return lambda one, other: (
        (one.startswith(first) and other.startswith(second)) or (other.startswith(first) and one.startswith(second))
    )


SPICES = ("fill", "give", "refill", "use duty", "use red_spice", "use extra_harvest", "use supply", "play spices2",
          "play sell_spices", "spy")  # fmt: skip
FIGHTING = ("flag", "gain", "raid", "strike", "silver-fleet", "gold-mine")
REASONS: dict[str, dict[str, Reason]] = {
    # what the README says, word for word: the pairs that it speaks of
    "goa": {
        "it is dearer after the viceroy has moved the same marker": one_of_each(
            ("use viceroy",), ("play advance_for_ducats", "play advance_no")
        ),
        "spices that come in take the slots that are free at that moment": lambda one, other: (
            both_in(*SPICES)(one, other) and all("spy" not in text or "harvest" in text for text in (one, other))
        ),
    },
    "grog_island": {},
    "amerigo": {
        "a space that is passed asks whether to go on": both_in("steps"),
        "the order in which they are built matters": both_in("build"),
        "gold beyond 12 is a point": one_of_each(("use", "chest"), ("take", "buy", "steps", "build")),
    },
    "maracaibo": {
        "what the first card brings counts for the second": both_in("buy", "invest"),
        "what the first combat action brings helps to pay for the second": both_in(*FIGHTING),
        "what a task claimed before an action brings helps to pay as well": one_of_each(("claim",), FIGHTING),
    },
}


def order_makes_no_difference(case: Case) -> None:
    """Two uses in either order come to the same, or the README says why not."""
    uses = USES.get(case.name)
    if uses is None:
        return
    for one, other, differs in pairs(case, uses, range(1, some(6, 2)), some(1, 5)):
        if differs and not any(speaks(one, other) for speaks in REASONS[case.name].values()):
            raise AssertionError(f"{differs}: “{one}” and “{other}” come to something else in the other order")


def pairs(case: Case, uses: Uses, seeds: range, apart: int) -> Iterator[tuple[str, str, str]]:
    """Pairs of uses in random games; with each, where its two orders differ, the place: seed and move."""
    notation = case.game.rules.notation
    for seed, s in case.positions(seeds, apart):
        after = standing(case, s, uses, random.Random(int(s.moves) * 1000 + seed))
        for (one, first), (other, second) in itertools.combinations(after.items(), 2):
            place = f"{case}, seed {seed}, move {int(s.moves)}"
            found = compared(case, s, uses, (one, first), (other, second))
            if found is not None:
                yield notation[one], notation[other], place if not found else ""


def standing(case: Case, s: Any, uses: Uses, chance: random.Random) -> dict[int, Any]:
    """What some uses lead to, of those after which the question still stands."""
    rules, after = case.game.rules, {}
    known = uses.free | uses.answers
    legal = [code for code in rules.legal(s) if rules.notation[code].split()[0] in known]
    for code in chance.sample(legal, min(MOST_MOVES, len(legal))):
        there = copy_of(s)
        rules.kernels.apply(there, code)
        rows = slice(0, int(s.depth))
        if there.depth >= s.depth and (there.asks[rows, : SEAT + 1] == s.asks[rows, : SEAT + 1]).all():
            after[code] = there
    return after


def compared(case: Case, s: Any, uses: Uses, one: tuple[int, Any], other: tuple[int, Any]) -> bool | None:
    """Whether both orders come to the same; None where the two cannot be used in both."""
    rules, notation = case.game.rules, case.game.rules.notation
    ways = []
    for (code, _), (_, there) in ((one, other), (other, one)):
        word = notation[code].split()[0]
        means_the_same = word in uses.free or there.depth == s.depth
        ways.append(means_the_same and code in rules.legal(there))
    drafts = all(notation[code].split()[0] in uses.drafts for code, _ in (one, other))
    if not all(ways):
        return False if drafts and any(ways) else None
    ends = []
    for (code, _), (_, there) in ((one, other), (other, one)):
        end = copy_of(there)
        rules.kernels.apply(end, code)
        ends.append(end)
    if bytes_of(ends[0]) == bytes_of(ends[1]):
        return True
    return any(come_to_the_same(case, s, uses, ends, int(s.depth) - below) for below in (0, 1))


def come_to_the_same(case: Case, s: Any, uses: Uses, ends: list[Any], depth: int) -> bool:
    """Whether the same can be reached from both, once all questions above this depth are answered."""
    seat = int(case.game.rules.kernels.to_act(s))
    reached = [outcomes(case, end, uses, seat, depth) for end in ends]
    return reached[0] is not None and reached[0] == reached[1]


def outcomes(case: Case, start: Any, uses: Uses, seat: int, depth: int) -> set[bytes] | None:
    """All that a seat can make of the questions above a depth, using nothing else; None: too much to look through."""
    rules, seen, ends, todo = case.game.rules, set(), set(), [start]
    while todo:
        s = todo.pop()
        if len(seen) > MOST_ENDS:
            return None
        if int(rules.kernels.to_act(s)) != seat or int(s.depth) <= depth:
            ends.add(uncounted(s))
            continue
        for code in rules.legal(s):
            if rules.notation[code].split()[0] in uses.free:
                continue
            there = copy_of(s)
            rules.kernels.apply(there, code)
            if (known := uncounted(there)) not in seen:
                seen.add(known)
                todo.append(there)
    return ends


def uncounted(s: Any) -> bytes:
    """A position as bytes, however many moves led there."""
    there = copy_of(s)
    there.moves = 0
    return bytes_of(there)


LAWS = (order_makes_no_difference,)
