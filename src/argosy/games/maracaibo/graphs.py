"""Ways through the chart and along the explorer track, worked out from the rows once, when the game is loaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from argosy.kernel.components import Components

CHART_TILES = ("L2", "L8", "L4", "L7")  # legacy tiles that change the arrows: the bits of a chart number
LAST_ROUND_CHART = 1 << len(CHART_TILES)
NOWHERE = -1


def numbered(parts: Components) -> dict[str, int]:
    """The number of every place."""
    return {row["id"]: place for place, row in enumerate(parts["location"])}


def arrows_of(parts: Components, chart: int, last_round: int = 4) -> dict[int, list[tuple[int, int]]]:
    """Where a ship can sail on from every place, and for how many points, on one chart."""
    at = numbered(parts)
    there = {name for bit, name in enumerate(CHART_TILES) if chart >> bit & 1}
    tiles = [row for row in parts["legacy"] if row["id"] in there and row["kind"] == "slow_arrow"]
    slow = {(row["from"], row["to"]): row["cost"] for row in tiles}
    now = last_round if chart & LAST_ROUND_CHART else 1
    found: dict[int, list[tuple[int, int]]] = {place: [] for place in at.values()}
    for row in parts["arrow"]:
        if ("needs" not in row or row["needs"] in there) and now in row.get("rounds", [now]):
            cost = slow.get((row["from"], row["to"]), row["cost"])
            found[at[row["from"]]].append((at[row["to"]], cost))
    return found


def courses(parts: Components, chart: int, most: int) -> list[list[int]]:
    """All ends of a movement from every place, as place * (most + 1) + points."""
    arrows, at = arrows_of(parts, chart), numbered(parts)
    stops = {at[row["id"]] for row in parts["location"] if row.get("stop")}
    found = []
    for start in arrows:
        reached: set[tuple[int, int]] = set()
        todo = [(start, 0)]
        while todo:
            place, spent = todo.pop()
            for there, cost in arrows[place] if place == start or place not in stops else []:
                if spent + cost <= most and (there, spent + cost) not in reached:
                    reached.add((there, spent + cost))
                    todo.append((there, spent + cost))
        found.append(sorted(place * (most + 1) + points for place, points in reached))
    return found


def places_ahead(parts: Components) -> list[int]:
    """For every place the places that may still be reached from it, whatever is in play, as bits."""
    at = numbered(parts)
    arrows: dict[int, set[int]] = {place: set() for place in at.values()}
    for row in parts["arrow"]:
        arrows[at[row["from"]]].add(at[row["to"]])
    found: dict[int, int] = {}

    def beyond(place: int) -> int:
        if place not in found:
            found[place] = sum(1 << there for there in arrows[place])
            for there in arrows[place]:
                found[place] |= beyond(there)
        return found[place]

    return [beyond(place) for place in arrows]


def jean_arrows(parts: Components, chart: int) -> list[list[int]]:
    """Where Jean's ship goes next from every place, on the upper and on the lower arm."""
    at = numbered(parts)
    arms = {(at[row["from"]], at[row["to"]]): row.get("arm", "upper") for row in parts["arrow"]}
    found = []
    for place, arrows in arrows_of(parts, chart).items():
        ways = {arms[place, there]: there for there, _ in arrows}
        only = next(iter(ways.values()), NOWHERE)
        found.append([ways.get("upper", only), ways.get("lower", only)])
    return found


def spaces_in_order(parts: Components) -> list[Mapping[str, Any]]:
    """The explorer spaces in an order in which every step leads to a later one."""
    rows = {row["id"]: row for row in parts["explorer_space"]}
    found: list[str] = []
    while len(found) < len(rows):
        ready = (k for k in rows if k not in found and all(k not in rows[o]["next"] or o in found for o in rows))
        found.append(next(ready))
    return [rows[name] for name in found]


def lead(ways: Sequence[Sequence[int]], barriers: Sequence[int], one: int, other: int) -> int:
    """How many spaces an explorer is ahead of another: along the way between them, or, on two arms, to the barrier."""

    def far(start: int, end: int) -> int | None:
        if start == end:
            return 0
        lengths = [n for there in ways[start] if (n := far(there, end)) is not None]
        return 1 + min(lengths) if lengths else None

    if (ahead := far(other, one)) is not None:
        return ahead
    if far(one, other) is not None:
        return 0
    barrier = next(before for before in barriers if before > max(one, other))
    mine, yours = far(one, barrier), far(other, barrier)
    assert mine is not None and yours is not None
    return max(0, yours - mine)
