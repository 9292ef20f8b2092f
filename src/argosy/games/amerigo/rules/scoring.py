"""Points: the score track and the final scoring, as if the game ended now; places after the tie-break."""

from __future__ import annotations

from typing import Any

from argosy.games.amerigo.parts import (
    EFFECT_AMOUNT,
    GOLD_END,
    GOODS,
    ORDER_POINTS,
    POSTS_EACH,
    PROGRESS_POINTS,
    Effect,
)
from argosy.games.amerigo.rules.pirates import points_so_far
from argosy.games.amerigo.rules.purse import owns, treasure
from argosy.games.amerigo.state import SCORED, SheetLine, State
from argosy.kernel import rule

SHEET = tuple(line.name.lower().replace("_", "-") for line in SheetLine)


@rule
def gold_in_all(s: State, seat: int) -> int:
    """All gold of a seat once chests and tokens are turned into gold."""
    return int(s.gold[seat] + treasure(s, seat))


@rule
def goods_points(s: State, seat: int) -> int:
    """For every good: resources times production tokens, the printed one included."""
    total = 0
    for good in range(GOODS):
        total += s.resources[seat, good] * (1 + s.products[seat, good])
    return total


@rule
def token_points(s: State, seat: int) -> int:
    """Progress tokens that count at the end."""
    total = 0
    if owns(s, seat, Effect.POST_POINTS):
        total += EFFECT_AMOUNT[Effect.POST_POINTS] * (POSTS_EACH - s.posts_left[seat])
    if owns(s, seat, Effect.POINTS):
        total += EFFECT_AMOUNT[Effect.POINTS]
    if owns(s, seat, Effect.GOLD_POINTS):
        total += EFFECT_AMOUNT[Effect.GOLD_POINTS] * min(gold_in_all(s, seat), GOLD_END)
    return total


@rule
def score(s: State, seat: int) -> int:
    """The points of a seat: the score track and the final scoring."""
    tracks = PROGRESS_POINTS[s.progress[seat]] + ORDER_POINTS[s.order[seat]]
    return int(points_so_far(s, seat) + gold_in_all(s, seat) + goods_points(s, seat) + token_points(s, seat) + tracks)


@rule
def scores(s: State, out: Any) -> None:
    """The points of every seat."""
    for seat in range(s.seats):
        out[seat] = score(s, seat)


@rule
def sheet(s: State, seat: int, out: Any) -> None:
    """The points of a seat line by line. Gold beyond the end of its track is a point like gold on it."""
    for line in range(SCORED):
        out[line] = s.points[seat, line]
    out[SheetLine.GOLD] = gold_in_all(s, seat)
    out[SheetLine.GOODS] = goods_points(s, seat)
    out[SheetLine.TOKENS] = token_points(s, seat)
    out[SheetLine.PROGRESS] = PROGRESS_POINTS[s.progress[seat]]
    out[SheetLine.ORDER] = ORDER_POINTS[s.order[seat]]


@rule
def ranks(s: State, out: Any) -> None:
    """Places: more points are better; of equals the one further ahead on the order track."""
    for i in range(s.seats):
        seat = s.ahead[i]
        mine = score(s, seat)
        place = 1
        for j in range(s.seats):
            theirs = score(s, s.ahead[j])
            if theirs > mine or (theirs == mine and j < i):
                place += 1
        out[seat] = place
