"""What a move costs and brings, in one short line: shown while a person points at it."""

from __future__ import annotations

from typing import Any

from argosy.games.amerigo.chart import SQUARES
from argosy.games.amerigo.face.log import TRACKS
from argosy.games.amerigo.face.prompts import amount, goods_line, top
from argosy.games.amerigo.moves import Code
from argosy.games.amerigo.parts import (
    COLOURS,
    COMPLETION_POINTS,
    CUBES_PER_GOLD,
    DISCOVERY_POINTS,
    EFFECT_AMOUNT,
    GOODS,
    KIND_COST,
    KIND_POINTS,
    KIND_SHAPE,
    ORDER_POINTS,
    OVERFLOW_GOLD,
    POST_POINTS,
    PROGRESS_POINTS,
    SHAPE_SIZE,
    TIME,
    TOKEN_NAMES,
    TOKENS_BY,
    Action,
    Effect,
)
from argosy.games.amerigo.rules.building import covered, posts_on
from argosy.games.amerigo.rules.islands import island_of, post_square, resource_at
from argosy.games.amerigo.rules.purse import bonus_points, owns
from argosy.games.amerigo.rules.sailing import distance, founding_place
from argosy.games.amerigo.rules.tower import cubes_offered, phase_points
from argosy.games.amerigo.rules.tracks import track_room
from argosy.games.amerigo.state import Ask, State
from argosy.kernel.game import Line
from argosy.kernel.position import copy_of


def preview(v: State, code: int) -> Line | None:
    """What a legal move costs and brings; nothing where its name says it all."""
    if v.depth == 0:
        return None
    what, seat, a, _ = top(v)
    if what == Ask.ACTION:
        return _action(v, seat, code)
    if what == Ask.SAIL and code >= Code.SAIL:
        return _sailing(v, seat, a, code - Code.SAIL)
    if what == Ask.POST and code == Code.POST:
        return _posting(v, a)
    if what == Ask.PLACE:
        return _laying(v, seat, a, code - Code.PLACE)
    if what in TRACKS and Code.STEPS <= code < Code.TOKEN:
        return _steps(v, seat, TRACKS[what], code - Code.STEPS)
    if Code.TOKEN <= code < Code.TAKE:
        return Line(f"part-{TOKEN_NAMES[code - Code.TOKEN]}-help")
    if Code.TAKE <= code < Code.BUY:
        return _tile(v, (code - Code.TAKE) if code < Code.BUILD else code - Code.BUILD)
    return None


def _action(v: State, seat: int, code: int) -> Line | None:
    if code < Code.CHOOSE + COLOURS:
        return Line(
            "preview-points", {"points": amount("action-points", phase_points(v) + bonus_points(v, seat, code))}
        )
    if code == Code.GOLD:
        each = EFFECT_AMOUNT[Effect.BETTER_CHANGE] if owns(v, seat, Effect.BETTER_CHANGE) else CUBES_PER_GOLD
        return Line("preview-brings", {"goods": [amount("gold", -(-cubes_offered(v) // int(each)))]})
    return None


def _price(v: State, points: int) -> list[Line]:
    """The gold for action points that are missing."""
    return [amount("gold", points - int(v.points_left))] if points > v.points_left else []


def _sailing(v: State, seat: int, ship: int, place: int) -> Line:
    steps = distance(copy_of(v), int(v.ships[seat, ship]), place)
    facts: dict[str, Any] = {"n": steps, "cost": _price(v, steps) or [amount("gold", 0)]}
    post = founding_place(v, seat, place)
    if post < 0:
        return Line("preview-sail", facts)
    new = int(v.discovered) >> island_of(v, post_square(v, post)) & 1 == 0
    return Line(
        "preview-sail-new" if new else "preview-sail-post", facts | {"points": amount("points", DISCOVERY_POINTS)}
    )


def _posting(v: State, post: int) -> Line | None:
    if int(v.discovered) >> island_of(v, post_square(v, post)) & 1:
        return None
    return Line("preview-brings", {"goods": [amount("points", DISCOVERY_POINTS)]})


def _laying(v: State, seat: int, kind: int, where: int) -> Line:
    """The points of a tile, the resources under it, and what completing its island brings."""
    position, first = divmod(where, SQUARES)
    shape = KIND_SHAPE[kind]
    island = island_of(v, first)
    points = int(KIND_POINTS[kind, int(v.big) >> island & 1])
    taken = [0] * GOODS
    for k in range(SHAPE_SIZE[shape]):
        good = resource_at(v, int(covered(shape, position, first, k)))
        if good:
            taken[good - 1] += 1
    goods = goods_line(taken)
    if v.open_land[island] != SHAPE_SIZE[shape]:
        return Line("preview-brings", {"goods": [amount("points", points), *goods]})
    posts = min(posts_on(v, seat, island), len(POST_POINTS) - 1)
    more = COMPLETION_POINTS + int(POST_POINTS[posts]) * int(TIME[v.round_no])
    return Line("preview-completes", {"goods": [amount("points", points + more), *goods]})


def _steps(v: State, seat: int, action: int, steps: int) -> Line:
    """The space that will be reached, what it brings and what it costs."""
    room = int(track_room(v, seat, action))
    moved = min(steps, room)
    if action == Action.CANNONS:
        brings = [amount("cannons", moved)]
    elif action == Action.PROGRESS:
        at = int(v.progress[seat])
        brings = [amount("points", PROGRESS_POINTS[at + moved] - PROGRESS_POINTS[at])]
        brings.append(amount("tokens", TOKENS_BY[at + moved] - TOKENS_BY[at]))
    else:
        at = int(v.order[seat])
        brings = [amount("points", ORDER_POINTS[at + moved] - ORDER_POINTS[at])]
    if steps > room:
        brings.append(amount("gold", OVERFLOW_GOLD))
    cost = _price(v, steps)
    return Line("preview-costs", {"cost": cost, "goods": brings}) if cost else Line("preview-brings", {"goods": brings})


def _tile(v: State, kind: int) -> Line:
    small, big = (int(n) for n in KIND_POINTS[kind])
    facts = {"points": amount("action-points", KIND_COST[kind]), "small": small, "big": big}
    cost = _price(v, int(KIND_COST[kind]))
    return Line("preview-tile-gold", facts | {"cost": cost}) if cost else Line("preview-tile", facts)
