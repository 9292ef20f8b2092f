"""What a player of Amerigo works out from the table: inputs of `features` beside the plain ones, by name and place.

`At` says where each block of them begins. This module has the question, the course of the game, the tracks, the seats
and the supply; what concerns islands and ships is in `features_coasts.py`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from argosy.games.amerigo.chart import FRAMES, HEIGHT, SIDE, TILE, WIDTH
from argosy.games.amerigo.moves import square_name
from argosy.games.amerigo.parts import (
    ACTION_NAMES,
    COLOUR_NAMES,
    COLOURS,
    CUBES_PER_GOLD,
    EFFECT_AMOUNT,
    GOLD_END,
    GOOD_NAMES,
    GOODS,
    KIND_COST,
    KIND_NAMES,
    KIND_POINTS,
    KIND_SHAPE,
    KINDS,
    MOST_POINTS,
    MOST_TOKENS,
    ORDER_END,
    PHASES,
    PIRATE_STRENGTH,
    PIRATES,
    PRODUCT_COST,
    PRODUCT_COUNT,
    PRODUCT_GOOD,
    PRODUCTS,
    PROGRESS_END,
    ROUNDS,
    SEATS,
    SHAPE_HEIGHT,
    SHAPE_NAMES,
    SHAPE_TURNS,
    SHAPES,
    TOKEN_NAMES,
    TOKENS,
    TOKENS_BY,
    Action,
    Effect,
)
from argosy.games.amerigo.rules.building import first_edge, fitting, last_edge, shapes_at_hand
from argosy.games.amerigo.rules.pirates import points_so_far, strength
from argosy.games.amerigo.rules.planning import neutral_limit
from argosy.games.amerigo.rules.purse import bonus_points, owns
from argosy.games.amerigo.rules.scoring import goods_points, score
from argosy.games.amerigo.rules.tower import cubes_offered, phase_points
from argosy.games.amerigo.rules.turns import coloured_actions
from argosy.games.amerigo.state import SHIPS, Ask, State
from argosy.kernel import A, B, asked, ints, rule

MOST_DUE = 3  # tokens still to be taken that are told apart; more count as three
MOST_SHOWN = 10  # action points that are told apart
MOST_MISSING = 8  # cannons that are missing
MOST_SPARE = 4  # cannons beyond the strength of the pirates
NEARLY = 8  # islands that lack at most so many squares are told apart
ALL_SHAPES = (1 << SHAPES) - 1
STRENGTHS = int(PIRATE_STRENGTH.max()) + 1
BLOCKS = SIDE // TILE  # tiles along a side of the largest chart

_POST = ("post_undiscovered", "post_own/6", "post_room/30", "post_big")
_MORE = (
    ["final/100", "goods/60", "room/80", "pending/60", "islands/6", "pirate_loss/8", "waits/3"]
    + [f"next_token_in_{steps}" for steps in range(1, PROGRESS_END // MOST_TOKENS + 1)]
    + [f"token_space_{number}" for number in range(1, MOST_TOKENS + 1)]
)
FINAL, GOODS_SCORE, ROOM, PENDING, ISLANDS, PIRATE_LOSS, WAITS, NEXT_TOKEN = range(8)
TOKEN_SPACE = NEXT_TOKEN + PROGRESS_END // MOST_TOKENS
MORE = len(_MORE)
TO_NEXT_TOKEN = ints(  # steps to the next space with a token; 0 at the end of the track
    [
        next((there - at for there in range(at, PROGRESS_END + 1) if TOKENS_BY[there] > TOKENS_BY[at]), 0)
        for at in range(PROGRESS_END + 1)
    ]
)
assert TO_NEXT_TOKEN.max() <= PROGRESS_END // MOST_TOKENS


class At(IntEnum):
    """Where each block begins, counted from the first of these inputs."""

    ASKED_KIND = 0
    ASKED_SHIP = ASKED_KIND + KINDS
    OTHER_FOLLOWS = ASKED_SHIP + SHIPS
    TOKENS_DUE = OTHER_FOLLOWS + 1
    GOING_ON = TOKENS_DUE + MOST_DUE
    ASKED_POST = GOING_ON + 1
    POINTS = ASKED_POST + len(_POST)
    ROUND = POINTS + MOST_SHOWN + 1
    PHASE = ROUND + ROUNDS
    KNOCKS = PHASE + PHASES
    LEAD = KNOCKS + 1
    GOLD = LEAD + 1
    ORDER = GOLD + GOLD_END + 1
    MISSING = ORDER + ORDER_END + 1
    SPARE = MISSING + MOST_MISSING
    ACTS = SPARE + MOST_SPARE + 1
    CHANGE = ACTS + COLOURS
    PURCHASE = CHANGE + 1
    BUILDS = PURCHASE + GOODS
    NEUTRALS_ALLOWED = BUILDS + 1
    FITS = NEUTRALS_ALLOWED + 1
    SEAT = FITS + SHAPES
    OWN_SHORT = SEAT + SEATS * MORE
    OTHERS_SHORT = OWN_SHORT + NEARLY
    OWN_GOODS = OTHERS_SHORT + NEARLY
    ALL_GOODS = OWN_GOODS + GOODS
    GOODS_TO_COME = ALL_GOODS + GOODS
    TOKENS_TO_COME = GOODS_TO_COME + GOODS
    PIRATES_TO_COME = TOKENS_TO_COME + TOKENS
    TILE_GOODS = PIRATES_TO_COME + STRENGTHS
    LANDING = TILE_GOODS + BLOCKS * BLOCKS * GOODS
    LANDINGS = LANDING + SHIPS
    FRAME_OWN = LANDINGS + SHIPS
    FRAME_OTHERS = FRAME_OWN + FRAMES
    SHIP = FRAME_OTHERS + FRAMES
    WORTH = SHIP + SIDE * SIDE
    COUNT = WORTH + SIDE * SIDE


_SQUARES = [square_name(row * WIDTH + column) for row in range(1, SIDE + 1) for column in range(1, SIDE + 1)]
_TILES = [square_name(row * WIDTH + column) for row in range(1, SIDE, TILE) for column in range(1, SIDE, TILE)]
DETAILS: tuple[str, ...] = tuple(
    [f"asked_kind_{kind}" for kind in KIND_NAMES]
    + [f"asked_ship{ship + 1}" for ship in range(SHIPS)]
    + ["other_ship_follows"]
    + [f"tokens_due_{due}" for due in range(1, MOST_DUE + 1)]
    + ["going_on", *_POST]
    + [f"points_{points}" for points in range(MOST_SHOWN + 1)]
    + [f"round_{number}" for number in range(1, ROUNDS + 1)]
    + [f"phase_{colour}" for colour in COLOUR_NAMES]
    + ["tower_knocks", "lead/50"]
    + [f"gold_{gold}" for gold in range(GOLD_END + 1)]
    + [f"order_at_{space}" for space in range(ORDER_END + 1)]
    + [f"cannons_missing_{missing}" for missing in range(1, MOST_MISSING + 1)]
    + [f"cannons_spare_{spare}" for spare in range(MOST_SPARE + 1)]
    + [f"points_for_{action}/7" for action in ACTION_NAMES]
    + ["gold_for_cubes/5"]
    + [f"purchase_{good}/8" for good in GOOD_NAMES]
    + ["builds_now/20", "neutrals_allowed/2"]
    + [f"fits_{shape}" for shape in SHAPE_NAMES]
    + [f"seat{i}_{name}" for i in range(SEATS) for name in _MORE]
    + [f"{whose}_short_of_{room}/30" for whose in ("own", "others") for room in range(1, NEARLY + 1)]
    + [f"own_islands_{good}/8" for good in GOOD_NAMES]
    + [f"all_islands_{good}/8" for good in GOOD_NAMES]
    + [f"products_to_come_{good}/8" for good in GOOD_NAMES]
    + [f"to_come_{token}" for token in TOKEN_NAMES]
    + [f"pirates_to_come_{number}/2" for number in range(STRENGTHS)]
    + [f"tile_{name}_{good}/2" for name in _TILES for good in GOOD_NAMES]
    + [f"landing_ship{ship + 1}/8" for ship in range(SHIPS)]
    + [f"landings_ship{ship + 1}/10" for ship in range(SHIPS)]
    + [f"own_ship_at_frame{space + 1}" for space in range(FRAMES)]
    + [f"others_ships_at_frame{space + 1}/4" for space in range(FRAMES)]
    + [f"ship_at_{name}" for name in _SQUARES]
    + [f"worth_at_{name}/8" for name in _SQUARES]
)
assert len(DETAILS) == At.COUNT


@rule
def question_details(v: State, out: Any) -> None:
    """What the question on top is about."""
    what = asked(v)
    a = v.asks[v.depth - 1, A]
    if what == Ask.PLACE:
        out[At.ASKED_KIND + a] = 1.0
    elif what == Ask.SAIL:
        out[At.ASKED_SHIP + a] = 1.0
        out[At.OTHER_FOLLOWS] = 1.0 * v.asks[v.depth - 1, B]
    elif what == Ask.TOKEN:
        out[At.TOKENS_DUE + min(a, MOST_DUE) - 1] = 1.0
    elif what == Ask.PROGRESS:
        out[At.GOING_ON] = 1.0 * a


@rule
def course_details(v: State, me: int, out: Any) -> None:
    """Rounds, phases and the tracks of the viewer, space by space."""
    if v.depth > 0:
        points = phase_points(v) if asked(v) == Ask.ACTION else v.points_left
        out[At.POINTS + min(points, MOST_SHOWN)] = 1.0
        out[At.ROUND + v.round_no] = 1.0
        out[At.PHASE + v.phase] = 1.0
    out[At.KNOCKS] = 1.0 * v.tower_model
    out[At.GOLD + v.gold[me]] = 1.0
    out[At.ORDER + v.order[me]] = 1.0
    spare = v.cannons[me] - strength(v, me)
    if spare < 0:
        out[At.MISSING + min(-spare, MOST_MISSING) - 1] = 1.0
    else:
        out[At.SPARE + min(spare, MOST_SPARE)] = 1.0
    out[At.NEUTRALS_ALLOWED] = (neutral_limit(v, me) - v.neutrals_taken) / 2.0


@rule
def action_details(v: State, me: int, out: Any) -> None:
    """What the viewer can do with the cubes, or with the points of the action being performed."""
    what = asked(v)
    plan = v.points_left if what == Ask.PLAN else 0
    build = v.points_left if what == Ask.BUILD else 0
    buy = v.points_left if what == Ask.GOODS else 0
    if what == Ask.ACTION:
        actions = coloured_actions(v, me)
        most = phase_points(v)
        for action in range(COLOURS):
            if (actions >> action) & 1 == 1:
                out[At.ACTS + action] = (most + bonus_points(v, me, action)) / 7.0
        if (actions >> Action.PLANNING) & 1 == 1:
            plan = most + bonus_points(v, me, Action.PLANNING)
        if (actions >> Action.BUILDING) & 1 == 1:
            build = most + bonus_points(v, me, Action.BUILDING)
        if (actions >> Action.GOODS) & 1 == 1:
            buy = most + bonus_points(v, me, Action.GOODS)
        each = EFFECT_AMOUNT[Effect.BETTER_CHANGE] if owns(v, me, Effect.BETTER_CHANGE) else CUBES_PER_GOLD
        out[At.CHANGE] = ((cubes_offered(v) + each - 1) // each) / 5.0
    if buy > 0:
        purchase_details(v, me, buy, out)
    wanted = ALL_SHAPES if plan > 0 or what == Ask.PLAN else 0
    if build > 0 or what == Ask.BUILD:
        wanted |= shapes_at_hand(v, me, MOST_POINTS)
    if wanted != 0:
        building_details(v, me, wanted, build, out)


@rule
def purchase_details(v: State, me: int, points: int, out: Any) -> None:
    """What the viewer would gain by spending all points on production tokens of one good."""
    for good in range(GOODS):
        if v.resources[me, good] == 0:
            continue
        left = points
        bought = 0
        for product in range(PRODUCTS):
            if PRODUCT_GOOD[product] == good and v.market[product] > 0:
                count = min(int(v.market[product]), left // int(PRODUCT_COST[product]))
                left -= count * PRODUCT_COST[product]
                bought += count
        out[At.PURCHASE + good] = bought * v.resources[me, good] / 8.0


@rule
def building_details(v: State, me: int, wanted: int, points: int, out: Any) -> None:
    """Which of these shapes fit beside what the viewer has linked, and the points of tiles to be built now."""
    first = first_edge(v, me)
    last = last_edge(v, me)
    fits = 0
    for shape in range(SHAPES):
        if (wanted >> shape) & 1 == 1 and fits_between(v, me, shape, first, last):
            fits |= 1 << shape
            out[At.FITS + shape] = 1.0
    total = 0.0
    left = points
    for kind in range(KINDS - 1, -1, -1):
        if v.stock[me, kind] > 0 and (fits >> KIND_SHAPE[kind]) & 1 == 1:
            count = min(int(v.stock[me, kind]), left // int(KIND_COST[kind]))
            left -= count * KIND_COST[kind]
            total += 0.5 * count * (KIND_POINTS[kind, 0] + KIND_POINTS[kind, 1])
    out[At.BUILDS] = total / 20.0


@rule
def fits_between(v: State, me: int, shape: int, first: int, last: int) -> bool:
    """A shape fits somewhere, where the rows in which the viewer can go on building are known."""
    for position in range(SHAPE_TURNS[shape]):
        height = SHAPE_HEIGHT[shape, position]
        for row in range(max(1, first + 1 - height), min(last + 1, HEIGHT - height)):
            if fitting(v, me, shape, position, row) != 0:
                return True
    return False


@rule
def more_of_seats(v: State, me: int, out: Any) -> None:
    """Of every seat: the points if the game ended now, the harm of the pirates, the turn, and the next token."""
    own = score(v, me)
    best = -1000
    for i in range(v.seats):
        seat = (me + i) % v.seats
        n = At.SEAT + i * MORE
        final = own if i == 0 else score(v, seat)
        if i > 0:
            best = max(best, final)
        out[n + FINAL] = final / 100.0
        out[n + GOODS_SCORE] = goods_points(v, seat) / 60.0
        out[n + PIRATE_LOSS] = pirate_loss(v, seat) / 8.0
        for turn in range(v.turn + 1, v.seats):
            if v.in_turn[turn] == seat:
                out[n + WAITS] = (turn - v.turn) / 3.0
        space = v.progress[seat]
        if TO_NEXT_TOKEN[space] > 0:
            out[n + NEXT_TOKEN + TO_NEXT_TOKEN[space] - 1] = 1.0
        for number in range(TOKENS_BY[space]):
            out[n + TOKEN_SPACE + number] = 1.0
    out[At.LEAD] = (own - best) / 50.0


@rule
def pirate_loss(v: State, seat: int) -> int:
    """The points that a seat would lose if the pirates attacked now."""
    pirates = strength(v, seat)
    if v.cannons[seat] >= pirates:
        return 0
    half = EFFECT_AMOUNT[Effect.HALF_LOSS] if owns(v, seat, Effect.HALF_LOSS) else 1
    return int(min((pirates + half - 1) // half, points_so_far(v, seat)))


@rule
def supply_details(v: State, out: Any) -> None:
    """What still lies face down: progress tokens, production tokens by good, and pirates by strength."""
    for token in range(TOKENS):
        out[At.TOKENS_TO_COME + token] = 1.0
    for i in range(v.tokens_dealt):
        out[At.TOKENS_TO_COME + v.token[i] - 1] = 0.0
    for product in range(PRODUCTS):
        out[At.GOODS_TO_COME + PRODUCT_GOOD[product]] += PRODUCT_COUNT[v.seats, product] / 8.0
    for i in range(v.products_dealt):
        out[At.GOODS_TO_COME + PRODUCT_GOOD[v.product[i] - 1]] -= 0.125
    for pirate in range(1, PIRATES + 1):
        out[At.PIRATES_TO_COME + PIRATE_STRENGTH[pirate]] += 0.5
    for i in range(v.pirates_open):
        out[At.PIRATES_TO_COME + PIRATE_STRENGTH[v.pirate[i]]] -= 0.5
