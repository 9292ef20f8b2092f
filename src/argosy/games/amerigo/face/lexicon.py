"""The lexicon: a card for everything that is drawn on the table. What it is, what it means now for the viewer, what it
costs, and the section of the rules about it.

A thing is named as it is drawn (`data-thing`): `track-gold` is one's own, `track-gold-of-2` that of seat 2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from argosy.games.amerigo.chart import FRAME, NOWHERE, POSTS
from argosy.games.amerigo.face.describing import good_line, kind_line, token_line
from argosy.games.amerigo.face.prompts import amount, colour_line, cubes_line, seat_line, top
from argosy.games.amerigo.face.reasons import blocked, gold_offered
from argosy.games.amerigo.moves import square_name
from argosy.games.amerigo.parts import (
    ACTION_NAMES,
    ANY_COLOUR,
    COLOUR_NAMES,
    COMPLETION_POINTS,
    DISCOVERY_POINTS,
    GOOD_NAMES,
    KIND_COST,
    KIND_NAMES,
    KIND_POINTS,
    KIND_SHAPE,
    NEUTRALS,
    ORDER_COLOURS,
    ORDER_POINTS,
    PARTS,
    PIRATE_STRENGTH,
    PIRATES,
    POST_POINTS,
    PRODUCT_COST,
    PRODUCT_GOOD,
    PRODUCT_NAMES,
    PRODUCTS_USED,
    PROGRESS_POINTS,
    ROUNDS,
    TIME,
    TOKEN_NAMES,
    TOKENS,
    VILLAGES,
)
from argosy.games.amerigo.rules.building import posts_on, spots
from argosy.games.amerigo.rules.islands import island_of, post_square
from argosy.games.amerigo.rules.pirates import points_so_far, strength
from argosy.games.amerigo.rules.purse import bonus_points
from argosy.games.amerigo.rules.scoring import SHEET, score, sheet
from argosy.games.amerigo.rules.tower import phase_points
from argosy.games.amerigo.state import LINES, State
from argosy.kernel import ints
from argosy.kernel.game import Entry, Line
from argosy.scene import explained

ROUND_RULES, TABLE_RULES = "rounds phases", "lies table"


def explain(v: State, thing: str) -> Entry | None:
    """The card of a drawn thing as the viewer sees it; nothing where there is none."""
    return explained(v, thing, _PLAIN, _FAMILIES)


def name_of(thing: str) -> Line:
    """What a thing is called, without looking at the table."""
    name = thing.partition("-of-")[0]
    kind, _, rest = name.partition("-")
    if name in _PLAIN or kind in ("island", "frame", "order", "ship", "post"):
        return Line(f"lex-{name if name in _PLAIN else kind}")
    if kind == "product":
        return Line(f"part-{rest.partition('-')[0]}")
    return Line(f"lex-track-{rest}" if kind == "track" else f"part-{rest}")


def _say(key: str, **facts: object) -> Line:
    return Line(f"lex-{key}", facts)


def _cubes(counts: Iterable[int]) -> list[Line] | Line:
    return cubes_line(counts) or _say("none")


def _points(n: int) -> Line:
    return amount("points", n)


def _time(v: State) -> int:
    return int(TIME[min(int(v.round_no), ROUNDS - 1)])


# ---- the central board ----------------------------------------------------------------------------------------------


def _action(v: State, rest: str, seat: int) -> Entry | None:
    """An action: its cubes wherever they are, and the points it would have."""
    if rest not in ACTION_NAMES:
        return None
    action = ACTION_NAMES.index(rest)
    here = {"stored": int(v.stored[action]), "inside": int(v.tower[action]), "lying": int(v.offered[action])}
    now = [_say("cubes-of", colour=colour_line(action), **here)]
    if v.depth and (bonus := int(bonus_points(v, seat, action))):
        now.append(_say("bonus", points=amount("action-points", bonus)))
    reason = blocked(v, top(v)[1], action) if v.depth else None
    now += [reason] if reason else []
    return Entry(Line(f"part-{rest}"), _say("kind-action"), [_say(f"action-{rest}")], now, rule=ROUND_RULES)


def _offered(v: State, seat: int) -> Entry:
    now = [_say("lying", cubes=_cubes(v.offered)), *spending(v)]
    return Entry(_say("offered"), None, [_say("offered-does")], now, rule=ROUND_RULES)


def spending(v: State) -> list[Line]:
    """The action points of the phase, and what is left of them in the action that is being performed."""
    now = [_say("phase-points", points=amount("action-points", phase_points(v)))]
    if v.points_left:
        now.append(_say("points-left", points=amount("action-points", v.points_left)))
    if v.neutrals_taken:
        now.append(_say("neutrals-taken", n=int(v.neutrals_taken)))
    return now


def _action_points(v: State, seat: int) -> Entry:
    return Entry(_say("action-points"), None, [_say("action-points-does")], spending(v), rule=ROUND_RULES)


def _tower(v: State, seat: int) -> Entry:
    now = [_say("inside", cubes=_cubes(v.tower)), _say("stored", cubes=_cubes(v.stored))]
    return Entry(_say("tower"), None, [_say(f"tower-does-{int(v.tower_model)}")], now, rule="tower")


def _take_gold(v: State, seat: int) -> Entry:
    now = [_say("take-gold-now", gold=amount("gold", gold_offered(v, seat)))]
    return Entry(_say("take-gold"), None, [_say("take-gold-does")], now, rule=ROUND_RULES)


def _pirates(v: State, seat: int) -> Entry:
    """The open tokens one by one, and what they would do to the viewer."""
    faces = [int(PIRATE_STRENGTH[v.pirate[i]]) for i in range(PIRATES) if v.pirate[i] > 0]
    power, cannons = int(strength(v, seat)), int(v.cannons[seat])
    now = [_say("pirates-open", list=[str(n) for n in faces], n=len(faces), of=PIRATES - 1)]
    safe = cannons >= power
    now.append(_say("pirates-safe" if safe else "pirates-loss", seat=seat_line(seat), n=power, cannons=cannons))
    return Entry(_say("pirates"), None, [_say("pirates-does")], now, rule=ROUND_RULES)


def _time_card(v: State, seat: int) -> Entry:
    return Entry(_say("time"), None, [_say("time-does")], [_say("time-now", n=_time(v))], rule=ROUND_RULES)


def _order(v: State, rest: str, seat: int) -> Entry | None:
    """A space of the order track: who stands there, what it allows and brings; and the order of this phase."""
    if not rest.isdecimal() or int(rest) >= len(ORDER_COLOURS):
        return None
    space, colour = int(rest), ORDER_COLOURS[int(rest)]
    does = [_say("order-does")]
    if colour == ANY_COLOUR:
        does.append(_say("order-any"))
    elif colour != "white":
        does.append(_say("order-colour", action=Line(f"part-{ACTION_NAMES[COLOUR_NAMES.index(colour)]}")))
    if ORDER_POINTS[space]:
        does.append(_say("order-points", points=_points(ORDER_POINTS[space])))
    there = [seat_line(one) for one in v.ahead[: v.seats] if v.order[one] == space]
    now = [_say("order-there", people=there)] if there else []
    turns = [seat_line(one) for one in v.in_turn[: v.seats]]
    now.append(_say("order-now", people=[seat_line(one) for one in v.ahead[: v.seats]]))
    now.append(_say("order-phase", people=turns, n=min(int(v.turn), int(v.seats))))
    return Entry(_say("order"), None, does, now, rule=ROUND_RULES)


# ---- what can be taken ----------------------------------------------------------------------------------------------


def _token(v: State, rest: str, seat: int) -> Entry | None:
    """A progress token: what it does, where it is."""
    if rest not in TOKEN_NAMES:
        return None
    number = TOKEN_NAMES.index(rest)
    owner = next((one for one in range(v.seats) if int(v.tokens[one]) >> number & 1), -1)
    now = []
    if owner >= 0:
        spent = int(v.used[owner]) >> number & 1
        now.append(_say("token-used" if spent else "token-held", seat=seat_line(owner)))
    elif number + 1 in v.right:
        now.append(_say("token-leaves"))
    elif number + 1 in v.left:
        now.append(_say("token-stays"))
    now.append(_say("tokens-to-come", n=TOKENS - int(v.tokens_dealt)))
    return Entry(token_line(number), _say("kind-token"), [Line(f"part-{rest}-help")], now, rule=ROUND_RULES)


def _product(v: State, rest: str, seat: int) -> Entry | None:
    """A production token: what it costs, and what it would add now."""
    if rest not in PRODUCT_NAMES:
        return None
    product = PRODUCT_NAMES.index(rest)
    good = int(PRODUCT_GOOD[product])
    now = [
        _say("product-now", points=_points(v.resources[seat, good])),
        _say("products-to-come", n=int(PRODUCTS_USED[v.seats]) - int(v.products_dealt)),
    ]
    costs = [_say("costs-points", points=amount("action-points", PRODUCT_COST[product]))]
    return Entry(good_line(good), _say("kind-product"), [_say("product-does")], now, costs, ROUND_RULES)


def _tile(v: State, rest: str, seat: int) -> Entry | None:
    """A tile: what it costs and scores, how many are left, whether it fits anywhere now."""
    if rest not in KIND_NAMES:
        return None
    kind = KIND_NAMES.index(rest)
    small, big = (int(n) for n in KIND_POINTS[kind])
    left = int(v.neutrals[kind] if kind < NEUTRALS else v.villages[seat, kind - NEUTRALS])
    fits = spots(v, seat, KIND_SHAPE[kind], 99)
    now = [_say("tile-left", n=left), _say("tile-fits", n=int(fits)) if fits else _say("tile-fits-nowhere")]
    held = [_say("tile-held-by", seat=seat_line(one), n=int(v.stock[one, kind])) for one in _with(v.stock[:, kind])]
    costs = [_say("tile-costs", points=amount("action-points", KIND_COST[kind]))]
    does = [
        _say("tile-does", small=small, big=_points(big)),
        _say("tile-village" if kind >= NEUTRALS else "tile-neutral"),
    ]
    return Entry(kind_line(kind), _say("kind-tile"), does, [*now, *held], costs, ROUND_RULES)


def _with(counts: Iterable[int]) -> list[int]:
    return [i for i, n in enumerate(counts) if n > 0]


# ---- what everybody has ---------------------------------------------------------------------------------------------


def _track(v: State, rest: str, seat: int) -> Entry | None:
    if rest not in ("gold", "cannons", "progress"):
        return None
    values = {"gold": v.gold, "cannons": v.cannons, "progress": v.progress}
    at = int(values[rest][seat])
    now = [_say("track-now", seat=seat_line(seat), n=at)]
    if rest == "progress":
        marks = [int(row["space"]) for row in PARTS["progress_space"] if int(row["space"]) > at]
        now.append(_say("progress-points", points=_points(PROGRESS_POINTS[at])))
        now += [_say("progress-next", n=marks[0] - at)] if marks else []
    return Entry(_say(f"track-{rest}"), _say("kind-track"), [_say(f"track-{rest}-does")], now, rule=ROUND_RULES)


def _anchor(v: State, seat: int) -> Entry:
    return Entry(_say("anchor"), None, [_say("anchor-does")], rule=ROUND_RULES)


def _posts(v: State, seat: int) -> Entry:
    return _owned("posts", v, seat, int(v.posts_left[seat]))


def _chests(v: State, seat: int) -> Entry:
    return _owned("chests", v, seat, int(v.chests[seat]))


def _owned(what: str, v: State, seat: int, n: int) -> Entry:
    now = [_say("has", seat=seat_line(seat), n=n)]
    return Entry(_say(what), None, [_say(f"{what}-does")], now, rule=ROUND_RULES)


def _villages(v: State, seat: int) -> Entry:
    """The villages that a seat can still take, by shape."""
    kinds = [NEUTRALS + village for village in range(VILLAGES)]
    left = [
        _say("some", n=int(n), what=kind_line(kind)) for kind, n in zip(kinds, v.villages[seat], strict=True) if n > 0
    ]
    now = [_say("villages-now", seat=seat_line(seat), list=left or _say("none"))]
    return Entry(_say("villages"), None, [_say("tile-village")], now, rule=ROUND_RULES)


def _points_card(v: State, seat: int) -> Entry:
    """The score if the game ended now, line by line, and where the seat stands on the score track."""
    out = ints([0] * LINES)
    sheet(v, seat, out)
    lines = [_say("sheet-line", line=Line(f"sheet-{name}"), n=int(n)) for name, n in zip(SHEET, out, strict=True) if n]
    now = [_say("points-now", seat=seat_line(seat), points=_points(score(v, seat))), *lines]
    now.append(_say("points-track", n=int(points_so_far(v, seat))))
    return Entry(_say("points"), None, [_say("points-does")], now, rule=ROUND_RULES)


def _good(v: State, rest: str, seat: int) -> Entry | None:
    if rest not in GOOD_NAMES:
        return None
    good = GOOD_NAMES.index(rest)
    resources, products = int(v.resources[seat, good]), 1 + int(v.products[seat, good])
    facts = {"resources": resources, "products": products, "points": _points(resources * products)}
    now = [_say("good-now", seat=seat_line(seat), **facts)]
    return Entry(good_line(good), _say("kind-good"), [_say("good-does")], now, rule=ROUND_RULES)


# ---- the chart ------------------------------------------------------------------------------------------------------


def _island(v: State, rest: str, seat: int) -> Entry | None:
    """An island: what is left of it, whose posts are there, and what completing it would bring to whom."""
    if not rest.isdecimal() or not 1 <= int(rest) <= v.islands:
        return None
    island = int(rest)
    big = int(v.big) >> island & 1
    now = [_say("island-left", n=int(v.open_land[island]))]
    if not int(v.discovered) >> island & 1:
        now.append(_say("island-new", points=_points(DISCOVERY_POINTS)))
    for one in range(v.seats):
        posts = int(posts_on(v, one, island))
        if posts:
            worth = int(POST_POINTS[min(posts, len(POST_POINTS) - 1)]) * _time(v)
            now.append(_say("island-posts", seat=seat_line(one), n=posts, points=_points(worth)))
    does = [_say("island-big" if big else "island-small"), _say("island-does", points=_points(COMPLETION_POINTS))]
    if int(v.chests_laid) >> island & 1:
        does.append(_say("island-chest"))
    return Entry(_say("island"), None, does, now, rule=TABLE_RULES)


def _frame(v: State, rest: str, seat: int) -> Entry | None:
    """A space of the frame and the ships on it."""
    if not rest.isdecimal():
        return None
    there = [seat_line(one) for one in range(v.seats) for place in v.ships[one] if place == FRAME + int(rest) - 1]
    now = [_say("frame-ships", people=there)] if there else []
    return Entry(_say("frame-n", n=int(rest)), None, [_say("frame-does")], now, rule=TABLE_RULES)


def _ship(v: State, rest: str, seat: int) -> Entry | None:
    """A ship and where it lies."""
    owner, _, number = rest.partition("-")
    if not owner.isdecimal() or not number.isdecimal() or int(owner) >= v.seats or int(number) > 1:
        return None
    place = int(v.ships[int(owner), int(number)])
    now = [] if place == NOWHERE else [
        _say("ship-frame", n=place - FRAME + 1) if place >= FRAME else _say("ship-at", square=square_name(place))
    ]  # fmt: skip
    return Entry(_say("ship-of", seat=seat_line(int(owner))), None, [_say("action-sailing")], now, rule=ROUND_RULES)


def _post(v: State, rest: str, seat: int) -> Entry | None:
    """A post: its island says what it is worth."""
    if not rest.isdecimal() or int(rest) >= POSTS:
        return None
    square = int(post_square(v, int(rest)))
    island = _island(v, str(int(island_of(v, square))), seat) if square >= 0 else None
    if island is None or v.post[int(rest)] == 0:
        return island
    name = _say("post-of", seat=seat_line(int(v.post[int(rest)]) - 1))
    return Entry(name, None, [_say("posts-does")], island.now, rule=ROUND_RULES)


_PLAIN: dict[str, Callable[[State, int], Entry]] = {
    "offered": _offered, "action-points": _action_points, "tower": _tower, "take-gold": _take_gold,
    "pirates": _pirates, "time": _time_card, "anchor": _anchor, "posts": _posts, "chests": _chests,
    "villages": _villages, "points": _points_card,
}  # fmt: skip
_FAMILIES: dict[str, Callable[[State, str, int], Entry | None]] = {
    "action": _action, "order": _order, "token": _token, "product": _product, "tile": _tile, "track": _track,
    "good": _good, "island": _island, "frame": _frame, "ship": _ship, "post": _post,
}  # fmt: skip
