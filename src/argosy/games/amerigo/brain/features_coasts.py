"""What a player of Amerigo works out about islands and ships: inputs of `features` beside `features_details.py`.

Posts are counted by island in the scratch of the view, `wave`, three bits for every seat; distances at sea are measured
there afterwards, and at the end it is wiped.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.amerigo.brain.features_details import (
    BLOCKS,
    ISLANDS,
    MORE,
    NEARLY,
    PENDING,
    ROOM,
    At,
)
from argosy.games.amerigo.chart import (
    ANCHOR_SQUARE,
    COLUMN_OF,
    FRAME,
    MOST_ISLANDS,
    MOST_PARTS,
    NOWHERE,
    POST_SQUARE,
    POSTS,
    ROW_OF,
    SIDE,
    SLOTS,
    SQUARES,
    TILE,
    TILE_COLUMN,
    TILE_PART,
    TILE_POSTS,
    TILE_RESOURCE,
    TILE_ROW,
    TILE_SQUARES,
    TILES,
    WIDTH,
)
from argosy.games.amerigo.parts import (
    CHEST_GOLD,
    COLUMNS,
    COMPLETION_POINTS,
    DISCOVERY_POINTS,
    GOODS,
    POST_POINTS,
    ROUNDS,
    ROWS,
    SEATS,
    TIME,
    TURNS,
    Action,
    longs,
)
from argosy.games.amerigo.rules.boards import lies_on
from argosy.games.amerigo.rules.purse import bonus_points
from argosy.games.amerigo.rules.sailing import EDGE, begin_wave, row_of, widen
from argosy.games.amerigo.rules.tower import phase_points
from argosy.games.amerigo.rules.turns import coloured_actions
from argosy.games.amerigo.state import SHIPS, WAVE, Ask, State
from argosy.kernel import A, Cube, asked, cube, grid, ints, rule, to_act

COUNT_BITS = 3
MOST_COUNTED = (1 << COUNT_BITS) - 1
MOST_SCORED = len(POST_POINTS) - 1
MOST_GOLD = 4  # gold that is thought of for one way of a ship
FAR = 0.25  # what is left of the worth of an anchor out of reach
CORNER = grid(  # the first square of the tile in each slot, by the number of players
    [
        [(1 + TILE * (slot // columns)) * WIDTH + 1 + TILE * (slot % columns) for slot in range(SLOTS)]
        for columns in np.maximum(COLUMNS, 1).tolist()
    ]
)
INSIDE = ints([within // TILE * WIDTH + within % TILE for within in range(TILE_SQUARES)])  # from there to each square
TILE_GOODS = ints([(face[0] > 0).sum() for face in TILE_RESOURCE])  # how many squares of each tile have a resource
GOOD_SQUARE = cube(np.zeros((TILES, TURNS, TILE_GOODS.max())))  # which they are, within the tile
for _tile in range(TILES):
    for _turn in range(TURNS):
        GOOD_SQUARE[_tile, _turn, : TILE_GOODS[_tile]] = np.flatnonzero(TILE_RESOURCE[_tile, _turn])
PART_BITS: Cube = longs(  # the squares of each part of land of a tile, as bits
    [
        [
            [sum(1 << w for w in range(TILE_SQUARES) if face[w] == part + 1) for part in range(MOST_PARTS)]
            for face in turned
        ]
        for turned in TILE_PART
    ]
)
PLANE = ints([max(0, ROW_OF[square] - 1) * SIDE + max(0, COLUMN_OF[square] - 1) for square in range(SQUARES)])

assert SEATS * COUNT_BITS < 15 and MOST_COUNTED > MOST_SCORED and MOST_ISLANDS <= WAVE


@rule
def count_posts(v: State, me: int) -> None:
    """Count the posts of every seat by island, seats from the viewer."""
    for post in range(POSTS):
        if v.post[post] > 0:
            island = post_island(v, post)
            shift = COUNT_BITS * ((int(v.post[post]) - 1 - me) % int(v.seats))
            if (int(v.wave[island]) >> shift) & MOST_COUNTED < MOST_COUNTED:
                v.wave[island] += 1 << shift


@rule
def post_island(v: State, post: int) -> int:
    """The island of a post space, which must exist."""
    slot = post // TILE_POSTS
    tile, turn = v.tile[slot] - 1, v.turned[slot]
    return int(v.island[slot, TILE_PART[tile, turn, POST_SQUARE[tile, turn, post % TILE_POSTS]] - 1])


@rule
def counted(v: State, i: int, island: int) -> int:
    """The counted posts of a seat on an island; more than six score like six."""
    return min((int(v.wave[island]) >> (COUNT_BITS * i)) & MOST_COUNTED, MOST_SCORED)


@rule
def wipe_wave(v: State) -> None:
    """The scratch is left as it was found."""
    for i in range(WAVE):
        v.wave[i] = 0


@rule
def time_of(v: State) -> int:
    """The time marker; that of the last round when the game is over."""
    return int(TIME[min(v.round_no, ROUNDS - 1)])


@rule
def prize(v: State, island: int) -> int:
    """What only the seat that completes an island gets: points, and the gold of a chest."""
    return COMPLETION_POINTS + CHEST_GOLD * int((v.chests_laid >> island) & 1)


@rule
def others_points(v: State, island: int) -> int:
    """The most points that another seat would score for posts if an island were completed now."""
    most = 0
    for i in range(1, v.seats):
        most = max(most, int(POST_POINTS[counted(v, i, island)]))
    return most * time_of(v)


@rule
def island_details(v: State, out: Any) -> None:
    """Of every seat the room on its islands and what its posts there would score now; islands that are nearly full."""
    time = time_of(v)
    for island in range(1, v.islands + 1):
        room = v.open_land[island]
        if room == 0 or v.wave[island] == 0:
            continue
        for i in range(v.seats):
            posts = counted(v, i, island)
            if posts > 0:
                n = At.SEAT + i * MORE
                out[n + ROOM] += room / 80.0
                out[n + PENDING] += POST_POINTS[posts] * time / 60.0
                out[n + ISLANDS] += 1.0 / 6.0
        if room <= NEARLY:
            if counted(v, 0, island) > 0:
                own = prize(v, island) + POST_POINTS[counted(v, 0, island)] * time
                out[At.OWN_SHORT + room - 1] += own / 30.0
            out[At.OTHERS_SHORT + room - 1] += others_points(v, island) / 30.0


@rule
def goods_details(v: State, me: int, out: Any) -> None:
    """The goods that nothing covers, by tile and by island; when it comes to building, what they would score."""
    building = asks_to_build(v)
    for slot in range(COLUMNS[v.seats] * ROWS[v.seats]):
        tile, turn = v.tile[slot] - 1, v.turned[slot]
        corner = CORNER[v.seats, slot]
        n = At.TILE_GOODS + (TILE_ROW[corner] * BLOCKS + TILE_COLUMN[corner]) * GOODS
        free = free_in(v, slot)
        for k in range(TILE_GOODS[tile]):
            within = int(GOOD_SQUARE[tile, turn, k])  # a 16-bit number would overflow when the interpreter shifts
            if (free >> within) & 1 == 0:
                continue
            good = TILE_RESOURCE[tile, turn, within] - 1
            out[n + good] += 0.5
            out[At.ALL_GOODS + good] += 0.125
            if counted(v, 0, v.island[slot, TILE_PART[tile, turn, within] - 1]) > 0:
                out[At.OWN_GOODS + good] += 0.125
                if building:
                    out[At.WORTH + PLANE[corner + INSIDE[within]]] = (1 + v.products[me, good]) / 8.0
        if building:
            for part in range(MOST_PARTS):
                share_details(v, slot, part, free & PART_BITS[tile, turn, part], out)


@rule
def free_in(v: State, slot: int) -> int:
    """The free squares of a tile, as bits."""
    corner = CORNER[v.seats, slot]
    free = 0
    for line in range(TILE):
        free |= ((v.free[ROW_OF[corner] + line] >> COLUMN_OF[corner]) & EDGE) << (TILE * line)
    return int(free)


@rule
def asks_to_build(v: State) -> bool:
    """The question is about land: what to take, to build, or to buy for it."""
    if v.depth == 0:
        return False
    what = asked(v)
    return bool(what == Ask.PLAN or what == Ask.BUILD or what == Ask.PLACE or what == Ask.GOODS)


@rule
def share_details(v: State, slot: int, part: int, free: int, out: Any) -> None:
    """Every free square has its share of what the viewer would gain if its island were completed now."""
    island = v.island[slot, part]
    own = counted(v, 0, island)
    if own == 0 or v.open_land[island] == 0:
        return
    stake = prize(v, island) + POST_POINTS[own] * time_of(v) - others_points(v, island)
    share = stake / (8.0 * v.open_land[island])
    corner = CORNER[v.seats, slot]
    for within in range(TILE_SQUARES):
        if (free >> within) & 1 == 1:
            out[At.WORTH + PLANE[corner + INSIDE[within]]] += share


@rule
def is_open(v: State, post: int) -> bool:
    """A post can be founded on a post space."""
    slot = post // TILE_POSTS
    if v.post[post] != 0 or v.tile[slot] == 0:
        return False
    within = POST_SQUARE[v.tile[slot] - 1, v.turned[slot], post % TILE_POSTS]
    return within >= 0 and lies_on(v.free, CORNER[v.seats, slot] + INSIDE[within])


@rule
def anchor_of(v: State, post: int) -> int:
    """The anchor of a post space, which must exist."""
    slot = post // TILE_POSTS
    within = ANCHOR_SQUARE[v.tile[slot] - 1, v.turned[slot], post % TILE_POSTS]
    return int(CORNER[v.seats, slot] + INSIDE[within])


@rule
def landing_worth(v: State, post: int) -> float:
    """What a post would be worth: discovery, the points that one more post adds, and land if it is the first there."""
    island = post_island(v, post)
    own = counted(v, 0, island)
    room = v.open_land[island]
    worth = 0.0
    if (v.discovered >> island) & 1 == 0:
        worth += DISCOVERY_POINTS
    if own < MOST_SCORED:
        worth += POST_POINTS[own + 1] - POST_POINTS[own]
    if own == 0:
        worth += 0.1 * min(room, 20)
    if room == 1:
        worth += prize(v, island)
    return float(worth)


@rule
def anchor_details(v: State, me: int, out: Any) -> int:
    """The worth of every anchor where the viewer can found a post, while it matters; their post spaces, as bits."""
    what = asked(v)
    a = v.asks[v.depth - 1, A]
    found = 0
    if what > Ask.POST or v.posts_left[me] == 0:
        return found
    if what == Ask.POST:
        island = post_island(v, a)
        out[At.ASKED_POST] = 1.0 - 1.0 * ((v.discovered >> island) & 1)
        out[At.ASKED_POST + 1] = counted(v, 0, island) / 6.0
        out[At.ASKED_POST + 2] = v.open_land[island] / 30.0
        out[At.ASKED_POST + 3] = 1.0 * ((v.big >> island) & 1)
    for post in range(POSTS):
        if (what != Ask.POST or post == a) and is_open(v, post):
            found |= 1 << post
            out[At.WORTH + PLANE[anchor_of(v, post)]] = landing_worth(v, post) / 8.0
    return found


@rule
def sailing_points(v: State, me: int) -> int:
    """The steps that a ship of the viewer could go now without gold; 0 when nobody asks for that."""
    if to_act(v) != me:
        return 0
    what = asked(v)
    if what == Ask.SHIP or what == Ask.SAIL:
        return int(v.points_left)
    if what == Ask.ACTION and (coloured_actions(v, me) >> Action.SAILING) & 1 == 1:
        return int(phase_points(v) + bonus_points(v, me, Action.SAILING))
    return 0


@rule
def landing_details(v: State, me: int, posts: int, out: Any) -> None:
    """For each ship the best anchor within reach, and how many there are. When it sails, gold lowers their worth."""
    points = sailing_points(v, me) if posts != 0 else 0
    if points == 0:
        return
    sails = asked(v) == Ask.SAIL
    gold = min(int(v.gold[me]), MOST_GOLD) if sails else 0
    for ship in range(SHIPS):
        if sails and v.asks[v.depth - 1, A] != ship:
            continue
        left = posts
        ring = begin_wave(v, v.wave, v.ships[me, ship])
        for step in range(1, points + gold + 1):
            ring = widen(v, v.wave, ring)
            if step >= points:
                left = reach_anchors(v, ship, left, step - points, out)
        if sails:
            for post in range(POSTS):
                if (left >> post) & 1 == 1:
                    out[At.WORTH + PLANE[anchor_of(v, post)]] *= FAR


@rule
def reach_anchors(v: State, ship: int, posts: int, gold: int, out: Any) -> int:
    """Those of some post spaces to whose anchors the wave has not come, as bits; at the others gold is counted."""
    left = posts
    for post in range(POSTS):
        if (posts >> post) & 1 == 0:
            continue
        anchor = anchor_of(v, post)
        at = At.WORTH + PLANE[anchor]
        if (row_of(v.wave, ROW_OF[anchor]) >> COLUMN_OF[anchor]) & 1 == 1 and may_stop(v, anchor, out):
            left &= ~(1 << post)
            out[at] -= gold / 8.0
            if gold == 0:
                out[At.LANDINGS + ship] += 0.1
                worth = 1.0 * out[at]  # a GPU cannot compare halves
                if worth > out[At.LANDING + ship]:
                    out[At.LANDING + ship] = worth
    return left


@rule
def may_stop(v: State, anchor: int, out: Any) -> bool:
    """No ship of another seat lies there, nor the own one that does not sail; where ships are is already written."""
    ship = out[At.SHIP + PLANE[anchor]]
    return bool(ship == 0.0 or ship == 1.0 or (ship > 0.0 and asked(v) != Ask.SAIL))


@rule
def ship_details(v: State, me: int, out: Any) -> None:
    """Where the ships are: own ones above zero, others below, the one that sails now twice as much."""
    sailing = to_act(v) if v.depth > 0 and asked(v) == Ask.SAIL else -1
    for seat in range(v.seats):
        for ship in range(SHIPS):
            place = v.ships[seat, ship]
            if place == NOWHERE:
                continue
            now = 1.0 if sailing == seat and v.asks[v.depth - 1, A] == ship else 0.5
            if place < FRAME:
                out[At.SHIP + PLANE[place]] = now if seat == me else -now
            elif seat != me:
                out[At.FRAME_OTHERS + place - FRAME] += 0.25
            elif out[At.FRAME_OWN + place - FRAME] < now:
                out[At.FRAME_OWN + place - FRAME] = now
