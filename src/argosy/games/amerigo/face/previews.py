"""What a move costs and brings, in one short line: shown while a person points at it.

A page asks for the previews of all legal moves at once, so places of tiles and ships, of which there are many, are
reckoned; everything else is tried by the rules themselves (`trying`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from argosy.games.amerigo.chart import SQUARES
from argosy.games.amerigo.face.prompts import amount, goods_line, seat_line, top
from argosy.games.amerigo.face.trying import Difference, tried
from argosy.games.amerigo.moves import Code
from argosy.games.amerigo.parts import (
    COLOURS,
    COMPLETION_POINTS,
    DISCOVERY_POINTS,
    GOODS,
    KIND_COST,
    KIND_POINTS,
    KIND_SHAPE,
    ORDER_POINTS,
    POST_POINTS,
    PRODUCT_COST,
    PRODUCT_GOOD,
    PROGRESS_POINTS,
    SHAPE_SIZE,
    TIME,
    TOKEN_NAMES,
    TOKENS_BY,
)
from argosy.games.amerigo.rules.building import covered, posts_on, spots
from argosy.games.amerigo.rules.islands import island_of, post_square, resource_at
from argosy.games.amerigo.rules.purse import bonus_points
from argosy.games.amerigo.rules.sailing import distance, founding_place
from argosy.games.amerigo.rules.tower import phase_points
from argosy.games.amerigo.state import SCORED, Ask, State
from argosy.games.amerigo.state import SheetLine as Sheet
from argosy.kernel.game import Line
from argosy.kernel.position import copy_of


def preview(v: State, code: int) -> Line | None:
    """What a legal move costs and brings; nothing where its name says it all."""
    if v.depth == 0:
        return None
    what, seat, a, _ = top(v)
    if what == Ask.ACTION and code < Code.CHOOSE + COLOURS:
        return _action(v, seat, code)
    if what == Ask.SAIL and code >= Code.SAIL:
        return _sailing(v, seat, a, code - Code.SAIL)
    if what == Ask.PLACE:
        return _laying(v, seat, a, code - Code.PLACE)
    if Code.TOKEN <= code < Code.TAKE:
        return Line(f"part-{TOKEN_NAMES[code - Code.TOKEN]}-help")
    if Code.TAKE <= code < Code.BUILD:
        return _tile(v, seat, code - Code.TAKE)
    if Code.BUILD <= code < Code.BUY:
        return _building(v, seat, code)
    if Code.BUY <= code < Code.SAIL:
        return _product(v, seat, code - Code.BUY)
    return _outcome(v, seat, code)


# ---- phrases --------------------------------------------------------------------------------------------------------


def _price(v: State, points: int) -> list[Line]:
    """The gold for action points that are missing."""
    return [amount("gold", points - int(v.points_left))] if points > v.points_left else []


def _payment(v: State, cost: int) -> list[Line]:
    """Action points as far as they go, and gold for the rest."""
    left = min(cost, int(v.points_left))
    return ([amount("action-points", left)] if left else []) + _price(v, cost)


def _brings(goods: list[Line], cost: list[Line], completes: bool, others: Iterable[tuple[int, int]]) -> Line:
    """Everything that a move brings, what it costs, and what others score by it."""
    theirs = [
        Line("preview-theirs", {"seat": seat_line(seat), "points": amount("points", n)}) for seat, n in others if n
    ]
    facts: dict[str, Any] = {"goods": goods, "cost": "", "completes": "", "others": ""}
    if cost:
        facts["cost"] = Line("preview-costs", {"cost": cost})
    if completes:
        facts["completes"] = Line("preview-completes")
    if theirs:
        facts["others"] = Line("preview-others", {"others": theirs})
    return Line("preview-brings", facts)


def _action(v: State, seat: int, code: int) -> Line:
    """The points of an action; and what comes of it at once where there is nothing to choose."""
    points = amount("action-points", phase_points(v) + bonus_points(v, seat, code))
    brings = _outcome(v, seat, code)
    if brings is None:
        return Line("preview-points", {"points": points})
    return Line("preview-points-brings", {"points": points, "brings": brings})


# ---- moves that are tried -------------------------------------------------------------------------------------------


def _outcome(v: State, seat: int, code: int) -> Line | None:
    """Steps on a track, a post, gold, treasure: what the rules make of it."""
    steps = code - Code.STEPS if Code.STEPS <= code < Code.TOKEN else 0
    after = tried(v, code)
    change = Difference(v, after)
    cost = _price(v, steps) if steps else []
    paid = sum(int(line.facts["n"]) for line in cost)
    goods = [*_own(change, seat, paid), *_tokens(change, seat)]
    if not goods and not cost:
        return None
    others = [(other, change.scored(other, Sheet.POSTS)) for other in range(int(v.seats)) if other != seat]
    return _brings(goods, cost, change.scored(seat, Sheet.COMPLETIONS) > 0, others)


def _own(change: Difference, seat: int, paid: int) -> list[Line]:
    """What comes to a seat: steps, points, cannons, gold, resources, chests."""
    before, after = change.before, change.after
    points = sum(change.scored(seat, Sheet(line)) for line in range(SCORED))
    points += int(PROGRESS_POINTS[after.progress[seat]]) - int(PROGRESS_POINTS[before.progress[seat]])
    points += int(ORDER_POINTS[after.order[seat]]) - int(ORDER_POINTS[before.order[seat]])
    counted = {
        "steps": change.of("progress", seat) + change.of("order", seat),
        "points": points,
        "cannons": change.of("cannons", seat),
        "gold": change.of("gold", seat) + paid,
        "chests": change.of("chests", seat),
    }
    goods = [amount(what, n) for what, n in counted.items() if n > 0]
    return goods + goods_line(change.each("resources", seat))


def _tokens(change: Difference, seat: int) -> list[Line]:
    """Progress tokens that spaces of the track give."""
    n = int(TOKENS_BY[change.after.progress[seat]]) - int(TOKENS_BY[change.before.progress[seat]])
    return [amount("tokens", n)] if n else []


def _building(v: State, seat: int, code: int) -> Line:
    """A tile with a single place is laid at once; otherwise what it costs and would score."""
    kind = code - Code.BUILD
    if spots(v, seat, KIND_SHAPE[kind], 2) > 1:
        return _tile(v, seat, kind)
    line = _outcome(v, seat, code)
    assert line is not None, "a tile that is laid scores"
    cost = Line("preview-costs", {"cost": _payment(v, int(KIND_COST[kind]))})
    return Line("preview-brings", {**line.facts, "cost": cost})


# ---- moves that are reckoned ----------------------------------------------------------------------------------------


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


def _laying(v: State, seat: int, kind: int, where: int) -> Line:
    """The points of a tile, the resources under it, and what completing its island brings to everybody."""
    position, first = divmod(where, SQUARES)
    shape = KIND_SHAPE[kind]
    island = island_of(v, first)
    points = int(KIND_POINTS[kind, int(v.big) >> island & 1])
    taken = [0] * GOODS
    for k in range(SHAPE_SIZE[shape]):
        good = resource_at(v, int(covered(shape, position, first, k)))
        if good:
            taken[good - 1] += 1
    cost = _payment(v, int(KIND_COST[kind]))
    if v.open_land[island] != SHAPE_SIZE[shape]:
        return _brings([amount("points", points), *goods_line(taken)], cost, False, ())
    chest = [amount("chests", 1)] if int(v.chests_laid) >> island & 1 else []
    scored = [_posts_score(v, anyone, island) for anyone in range(int(v.seats))]
    mine = amount("points", points + COMPLETION_POINTS + scored[seat])
    others = [(other, n) for other, n in enumerate(scored) if other != seat]
    return _brings([mine, *chest, *goods_line(taken)], cost, True, others)


def _posts_score(v: State, seat: int, island: int) -> int:
    """What posts on an island score when it is completed."""
    posts = min(posts_on(v, seat, island), len(POST_POINTS) - 1)
    return int(POST_POINTS[posts]) * int(TIME[v.round_no])


def _tile(v: State, seat: int, kind: int) -> Line:
    """What it costs, what it will score, and whether it fits anywhere as things stand."""
    small, big = (int(n) for n in KIND_POINTS[kind])
    fits = spots(v, seat, KIND_SHAPE[kind], 1) > 0
    facts = {"cost": _payment(v, int(KIND_COST[kind])), "small": small, "big": amount("points", big)}
    return Line("preview-tile", facts | {"fits": "" if fits else Line("preview-fits-nowhere")})


def _product(v: State, seat: int, product: int) -> Line:
    """A production token is worth the resources of its good."""
    points = amount("points", int(v.resources[seat, PRODUCT_GOOD[product]]))
    return Line("preview-product", {"cost": _payment(v, int(PRODUCT_COST[product])), "points": points})
