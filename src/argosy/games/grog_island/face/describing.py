"""A move code as a sentence, what the button says; and the parts of the game by name, for all words about them."""

from __future__ import annotations

from argosy.games.grog_island.moves import ARRANGEMENTS, CLAIMING, Code
from argosy.games.grog_island.parts import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    FACES,
    GOAL_NAMES,
    GOOD_NAMES,
    TREASURE_VALUE,
    TRIPLES,
)
from argosy.kernel.game import Line


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


def _goods(tiles: tuple[int, ...]) -> list[Line]:
    return [Line(f"amount-{GOOD_NAMES[good]}", {"n": tiles.count(good)}) for good in sorted(set(tiles))]


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
    (Code.REPLACE, lambda i: Line("move-replace", {"goods": _goods(TRIPLES[i])})),
    (Code.DELIVER, lambda i: Line("move-deliver", {"good": good_line(i)})),
    (Code.SHIP, lambda i: Line("move-ship", {"peninsula": peninsula_line(i)})),
    (Code.BID, _bid),
    (Code.SET, lambda i: Line("move-set", {"die": die_line(i // FACES), "pips": i % FACES + 1})),
)
