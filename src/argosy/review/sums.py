"""Parts of a chance in whole per cent that a reader can add: rounded together, so that the sum is exact."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argosy.review.findings import Player


@dataclass(frozen=True)
class Sum:
    """In per cent: `start + luck + own + others == result`, and `others` is the sum of `by` without one's own."""

    seat: int
    start: int
    luck: int
    own: int
    others: int
    result: int
    by: tuple[int, ...]  # what the decisions of each seat changed
    events: tuple[int, ...]  # the strokes of luck that have a name …
    draws: int  # … all others, …
    rest: int  # … and what hidden hands were worth and nobody could foresee: together `luck`


def whole(parts: Sequence[float], total: int) -> list[int]:
    """Whole numbers near the parts that add up to the total: what is left over goes to the largest remainders."""
    if not parts:
        return []
    excess = (sum(parts) - total) / len(parts)  # the parts may not quite add up to it themselves
    wanted = [part - excess for part in parts]
    found = [math.floor(part) for part in wanted]
    order = sorted(range(len(parts)), key=lambda i: (found[i] - wanted[i], i))
    for i in order[: total - sum(found)]:
        found[i] += 1
    return found


def sums(players: Sequence[Player]) -> list[Sum]:
    """The sum of every seat; alone or together, the chances at the start are rounded together as well."""
    starts = _together([player.start for player in players])
    results = _together([player.result for player in players])
    return [_sum(player, start, result) for player, start, result in zip(players, starts, results, strict=True)]


def _together(chances: Sequence[float]) -> list[int]:
    percents = [100 * chance for chance in chances]
    return whole(percents, round(sum(percents)))


def _sum(player: Player, start: int, result: int) -> Sum:
    luck, *by = whole([100 * player.luck, *(100 * part for part in player.by)], result - start)
    own = by[player.seat]
    strokes = [100 * event.luck for event in player.events]
    others = 100 * player.drawn - sum(strokes)
    *events, draws, rest = whole([*strokes, others, luck - others - sum(strokes)], luck)
    return Sum(player.seat, start, luck, own, sum(by) - own, result, tuple(by), tuple(events), draws, rest)
