"""What a view of Amerigo says, as numbers between about -1 and 1, seats in turn order from the viewer.

First what is asked and where the game stands, then every seat (the viewer first), then every square of the chart, and
at last what a player works out from all that (`features_details.py`, `features_coasts.py`).
"""

from __future__ import annotations

from typing import Any

from argosy.games.amerigo.brain.features_coasts import (
    CORNER,
    anchor_details,
    count_posts,
    goods_details,
    island_details,
    landing_details,
    ship_details,
    wipe_wave,
)
from argosy.games.amerigo.brain.features_details import (
    DETAILS,
    action_details,
    course_details,
    more_of_seats,
    question_details,
    supply_details,
)
from argosy.games.amerigo.chart import (
    COLUMN_OF,
    NOWHERE,
    POSTS,
    ROW_OF,
    SIDE,
    SQUARES,
    TILE,
    TILE_PART,
    TILE_RESOURCE,
    WIDTH,
)
from argosy.games.amerigo.moves import square_name
from argosy.games.amerigo.parts import (
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    KINDS,
    NEUTRALS,
    PHASES,
    PRODUCT_NAMES,
    PRODUCTS,
    ROUNDS,
    ROWS,
    SEATS,
    SHELF,
    TOKEN_NAMES,
    TOKENS,
)
from argosy.games.amerigo.rules.islands import post_square
from argosy.games.amerigo.rules.pirates import points_so_far, strength
from argosy.games.amerigo.rules.sailing import EDGE
from argosy.games.amerigo.state import SHIPS, Ask, State
from argosy.kernel import asked, rule
from argosy.kernel.stack import SEAT, A

ASKS = len(Ask)
_SINGLE = (
    "present", "to_act", "turn_done", "score/100", "gold/12", "cannons/12", "pirates/10", "progress/20", "order/19",
    "rank/3", "posts_left/12", "chests/3",
)  # fmt: skip
SINGLES = len(_SINGLE)
(
    PRESENT, TO_ACT, TURN_DONE, SCORE, GOLD, CANNONS, PIRATES, PROGRESS, ORDER,
    RANK, POSTS_LEFT, CHESTS,
) = range(SINGLES)  # fmt: skip
_SEAT = (
    list(_SINGLE)
    + [f"ship{i + 1}_{name}" for i in range(SHIPS) for name in ("at_sea", "on_frame", "row", "column")]
    + [f"stock_{kind}/3" for kind in KIND_NAMES]
    + [f"village_left_{kind}/4" for kind in KIND_NAMES[NEUTRALS:]]
    + [f"resources_{good}/4" for good in GOOD_NAMES]
    + [f"products_{good}/4" for good in GOOD_NAMES]
    + [f"token_{token}" for token in TOKEN_NAMES]
)
_SQUARE = (
    "land", "free", "linked", "linked_by_others", "resource", "post_space", "post", "others_post", "room/30", "big",
)  # fmt: skip
SQUARE_FEATURES = len(_SQUARE)
LAND, FREE, LINKED, LINKED_BY_OTHERS, RESOURCE, POST_SPACE, POST, OTHERS_POST, ROOM, BIG = range(SQUARE_FEATURES)
FEATURES: tuple[str, ...] = tuple(
    [f"ask_{ask.name.lower()}" for ask in Ask]
    + ["ask_a/50", "round/5", "phase/7", "points_left/10", "players/4"]
    + [f"{where}_{colour}/7" for where in ("tower", "stored", "offered") for colour in COLOUR_NAMES]
    + [f"display_{token}" for token in TOKEN_NAMES]
    + [f"leaves_next_{token}" for token in TOKEN_NAMES]
    + [f"market_{product}/2" for product in PRODUCT_NAMES]
    + [f"neutral_{kind}/6" for kind in KIND_NAMES[:NEUTRALS]]
    + [f"seat{i}_{name}" for i in range(SEATS) for name in _SEAT]
    + [
        f"{square_name(row * WIDTH + column)}_{name}"
        for row in range(1, SIDE + 1)
        for column in range(1, SIDE + 1)
        for name in _SQUARE
    ]
    + list(DETAILS)
)
SEAT_FEATURES = len(_SEAT)
FIRST_DETAIL = len(FEATURES) - len(DETAILS)
FIRST_SQUARE = FIRST_DETAIL - SIDE * SIDE * SQUARE_FEATURES


@rule
def features(v: State, out: Any) -> None:
    """What a view says, as numbers for learning, seen from the seat that views."""
    for i in range(len(out)):
        out[i] = 0.0
    me = v.viewer - 1 if v.viewer > 0 else 0
    n = table_features(v, out)
    for i in range(SEATS):
        n = seat_features(v, (me + i) % v.seats if i < v.seats else -1, out, n)
    square_features(v, me, out)
    post_features(v, me, out)
    details(v, me, out[FIRST_DETAIL:])


@rule
def details(v: State, me: int, out: Any) -> None:
    """What a player works out, once posts are counted by island."""
    count_posts(v, me)
    course_details(v, me, out)
    more_of_seats(v, me, out)
    supply_details(v, out)
    island_details(v, out)
    goods_details(v, me, out)
    ship_details(v, me, out)
    if v.depth > 0:
        question_details(v, out)
        action_details(v, me, out)
        landing_details(v, me, anchor_details(v, me, out), out)
    wipe_wave(v)


@rule
def table_features(v: State, out: Any) -> int:
    """The question, the course of the game, the cubes and the displays."""
    n = 0
    if v.depth > 0:
        out[asked(v)] = 1.0
        out[ASKS] = v.asks[v.depth - 1, A] / 50.0
    n = ASKS + 1
    out[n] = v.round_no / ROUNDS
    out[n + 1] = v.phase / PHASES
    out[n + 2] = v.points_left / 10.0
    out[n + 3] = v.seats / 4.0
    n += 4
    for colour in range(COLOURS):
        out[n + colour] = v.tower[colour] / 7.0
        out[n + COLOURS + colour] = v.stored[colour] / 7.0
        out[n + 2 * COLOURS + colour] = v.offered[colour] / 7.0
    n += 3 * COLOURS
    for i in range(SHELF):
        if v.left[i] > 0:
            out[n + v.left[i] - 1] = 1.0
        if v.right[i] > 0:
            out[n + v.right[i] - 1] = 1.0
            out[n + TOKENS + v.right[i] - 1] = 1.0
    n += 2 * TOKENS
    for product in range(PRODUCTS):
        out[n + product] = v.market[product] / 2.0
    n += PRODUCTS
    for kind in range(NEUTRALS):
        out[n + kind] = v.neutrals[kind] / 6.0
    return n + NEUTRALS


@rule
def seat_features(v: State, seat: int, out: Any, n: int) -> int:
    """Everything before one seat; zeros for a seat that is not at the table."""
    if seat < 0:
        return n + SEAT_FEATURES
    out[n + PRESENT] = 1.0
    out[n + TO_ACT] = 1.0 if v.depth > 0 and v.asks[v.depth - 1, SEAT] == seat else 0.0
    for i in range(v.turn):
        if v.in_turn[i] == seat:
            out[n + TURN_DONE] = 1.0
    out[n + SCORE] = points_so_far(v, seat) / 100.0
    out[n + GOLD] = v.gold[seat] / 12.0
    out[n + CANNONS] = v.cannons[seat] / 12.0
    out[n + PIRATES] = strength(v, seat) / 10.0
    out[n + PROGRESS] = v.progress[seat] / 20.0
    out[n + ORDER] = v.order[seat] / 19.0
    rank = 0
    while v.ahead[rank] != seat:
        rank += 1
    out[n + RANK] = rank / 3.0
    out[n + POSTS_LEFT] = v.posts_left[seat] / 12.0
    out[n + CHESTS] = v.chests[seat] / 3.0
    n += SINGLES
    for ship in range(SHIPS):
        place = v.ships[seat, ship]
        if place != NOWHERE:
            out[n] = 1.0
            out[n + 1] = 1.0 if place >= SQUARES else 0.0
            if place < SQUARES:
                out[n + 2] = (place // WIDTH) / SIDE
                out[n + 3] = (place % WIDTH) / SIDE
        n += 4
    for kind in range(KINDS):
        out[n + kind] = v.stock[seat, kind] / 3.0
    n += KINDS
    for village in range(KINDS - NEUTRALS):
        out[n + village] = v.villages[seat, village] / 4.0
    n += KINDS - NEUTRALS
    for good in range(GOODS):
        out[n + good] = v.resources[seat, good] / 4.0
        out[n + GOODS + good] = v.products[seat, good] / 4.0
    n += 2 * GOODS
    for token in range(TOKENS):
        out[n + token] = 1.0 * ((v.tokens[seat] & ~v.used[seat]) >> token & 1)
    return n + TOKENS


@rule
def square_features(v: State, me: int, out: Any) -> None:
    """Land, what is free, what is linked to posts, resources, and the room that its island still has."""
    for slot in range(COLUMNS[v.seats] * ROWS[v.seats]):
        for line in range(TILE):
            line_features(v, me, slot, line, out)


@rule
def line_features(v: State, me: int, slot: int, line: int, out: Any) -> None:
    """The squares of land of one line of a tile."""
    tile, turn = v.tile[slot] - 1, v.turned[slot]
    row = ROW_OF[CORNER[v.seats, slot]] + line
    left = COLUMN_OF[CORNER[v.seats, slot]]
    if (v.land[row] >> left) & EDGE == 0:
        return
    others = 0
    for other in range(v.seats):
        if other != me:
            others |= v.linked[other, row]
    for column in range(left, left + TILE):
        if (v.land[row] >> column) & 1 == 0:
            continue
        at = FIRST_SQUARE + ((row - 1) * SIDE + column - 1) * SQUARE_FEATURES
        within = line * TILE + column - left
        free = (v.free[row] >> column) & 1
        island = v.island[slot, TILE_PART[tile, turn, within] - 1]
        out[at + LAND] = 1.0
        out[at + FREE] = 1.0 * free
        out[at + LINKED] = 1.0 * ((v.linked[me, row] >> column) & 1)
        out[at + LINKED_BY_OTHERS] = 1.0 * ((others >> column) & 1)
        out[at + ROOM] = v.open_land[island] / 30.0
        out[at + BIG] = 1.0 * ((v.big >> island) & 1)
        if free == 1:
            out[at + RESOURCE] = 1.0 if TILE_RESOURCE[tile, turn, within] > 0 else 0.0


@rule
def post_features(v: State, me: int, out: Any) -> None:
    """Post spaces that are open, and posts."""
    for post in range(POSTS):
        square = post_square(v, post)
        if square < 0:
            continue
        row, column = square // WIDTH, square % WIDTH
        at = FIRST_SQUARE + ((row - 1) * SIDE + column - 1) * SQUARE_FEATURES
        out[at + POST_SPACE] = 1.0 * ((v.free[row] >> column) & 1)
        out[at + POST] = 1.0 if v.post[post] == me + 1 else 0.0
        out[at + OTHERS_POST] = 1.0 if v.post[post] > 0 and v.post[post] != me + 1 else 0.0
