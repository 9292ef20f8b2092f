"""The blue action: both ships sail, each with all the action points; posts are founded at anchors."""

from __future__ import annotations

from typing import Any

from argosy.games.amerigo.chart import (
    COLUMN_OF,
    FRAME,
    FRAME_COUNT,
    FRAME_SQUARE,
    NOWHERE,
    PLACE_AT,
    PLACES,
    ROW_OF,
    STEPS,
    TILE,
)
from argosy.games.amerigo.moves import Move
from argosy.games.amerigo.parts import COLUMNS, DISCOVERY_POINTS, EFFECT_AMOUNT, ROWS, Effect
from argosy.games.amerigo.rules.boards import lies_on, put_on, wipe
from argosy.games.amerigo.rules.building import cover, link
from argosy.games.amerigo.rules.islands import is_water, island_of, post_beside, post_square
from argosy.games.amerigo.rules.purse import budget, gain_gold, offer_tokens, offer_treasure, owns, turn_over
from argosy.games.amerigo.state import SHIPS, Ask, Line
from argosy.kernel import push, rule

MAX_MOVES = 2 * PLACES + 8
SEEN = MAX_MOVES - PLACES  # the far end of the list of moves serves as a chart of places already seen
TAKEN = 2


@rule
def begin_sailing(s: Any, seat: int) -> None:
    """Ask which ship sails first, unless both are at the same place."""
    if s.ships[seat, 0] == s.ships[seat, 1]:
        push(s, Ask.SAIL, seat, 0, 1)
    else:
        push(s, Ask.SHIP, seat)


@rule
def offer_ships(out: Any) -> int:
    """Either ship can sail first."""
    for ship in range(SHIPS):
        out[ship] = Move.SHIP + ship
    return SHIPS


@rule
def choose_ship(s: Any, seat: int, move: int) -> None:
    """This ship sails first, the other one after it."""
    push(s, Ask.SAIL, seat, move - Move.SHIP, 1)


@rule
def offer_places(s: Any, seat: int, ship: int, out: Any) -> int:
    """Every place within reach; a ship may stay where it is. A ship that is not at sea begins on any frame space."""
    n = reach_places(s, s.ships[seat, ship], budget(s, seat), out)
    n = leave_out_taken(s, seat, ship, out, n)
    n = offer_tokens(s, seat, Effect.FAR_SAILS, out, n)
    return offer_treasure(s, seat, out, n)


@rule
def reach_places(s: Any, start: int, limit: int, out: Any) -> int:
    """List the places that lie at most `limit` steps from a start, nearest first. Ships do not bar the way."""
    for place in range(PLACES):
        out[SEEN + place] = 0
    n = 0
    if start == NOWHERE:
        for f in range(FRAME_COUNT[s.seats]):
            n = see(FRAME + f, out, n)
    else:
        n = see(start, out, n)
    looked = 0
    step = 0
    while step < limit and looked < n:
        last = n
        while looked < last:
            n = see_around(s, out[looked], out, n)
            looked += 1
        step += 1
    return n


@rule
def see(place: int, out: Any, n: int) -> int:
    """Note a place that was not seen before."""
    if out[SEEN + place] == 0:
        out[SEEN + place] = 1
        out[n] = place
        n += 1
    return n


@rule
def see_around(s: Any, place: int, out: Any, n: int) -> int:
    """Note the places one step away: frame spaces form a ring and lie along the squares of one tile edge."""
    if place >= FRAME:
        frames = FRAME_COUNT[s.seats]
        f = place - FRAME
        n = see(FRAME + (f + 1) % frames, out, n)
        n = see(FRAME + (f + frames - 1) % frames, out, n)
        for k in range(TILE):
            square = FRAME_SQUARE[s.seats, f, k]
            if is_water(s, square):
                n = see(square, out, n)
        return n
    for k in range(4):
        near = PLACE_AT[s.seats, place + STEPS[k]]
        if near >= FRAME or is_water(s, near):
            n = see(near, out, n)
    return n


@rule
def leave_out_taken(s: Any, seat: int, ship: int, out: Any, n: int) -> int:
    """Turn places into moves; on water between islands only one ship may end its way, on the frame any number."""
    for p in range(s.seats):
        for other in range(SHIPS):
            place = s.ships[p, other]
            if 0 <= place < FRAME and (p != seat or other != ship):
                out[SEEN + place] = TAKEN
    kept = 0
    for i in range(n):
        place = out[i]
        if out[SEEN + place] != TAKEN:
            out[kept] = Move.SAIL + place
            kept += 1
    return kept


@rule
def sail(s: Any, seat: int, ship: int, other_follows: int, place: int) -> None:
    """The ship sails; missing action points are bought and then count for the other ship too."""
    steps = distance(s, s.ships[seat, ship], place) if s.gold[seat] > 0 else 0
    if steps > s.points_left:
        s.gold[seat] -= steps - s.points_left
        s.points_left = steps
    s.ships[seat, ship] = place
    if other_follows:
        push(s, Ask.SAIL, seat, 1 - ship, 0)
    post = founding_place(s, seat, place)
    if post >= 0:
        push(s, Ask.POST, seat, post)


@rule
def use_far_sails(s: Any, seat: int, token: int) -> None:
    """Once: eight more action points for both ships."""
    turn_over(s, seat, token)
    s.points_left += EFFECT_AMOUNT[Effect.FAR_SAILS]


@rule
def distance(s: Any, start: int, goal: int) -> int:
    """The number of steps between two places; a ship that enters may begin on any frame space."""
    frames = FRAME_COUNT[s.seats]
    ring = 0
    if start == NOWHERE:
        ring = (1 << frames) - 1
    elif start >= FRAME:
        ring = 1 << int(start - FRAME)
    else:
        put_on(s.wave, start)
    steps = 0
    while not arrived(s, ring, goal):
        ring = sail_wave(s, ring, frames)
        steps += 1
    wipe(s.wave)
    return steps


@rule
def arrived(s: Any, ring: int, goal: int) -> bool:
    """The wave has come to the goal."""
    if goal >= FRAME:
        return (ring >> (goal - FRAME)) & 1 == 1
    return lies_on(s.wave, goal)


@rule
def sail_wave(s: Any, ring: int, frames: int) -> int:
    """Widen the wave by one step, over the water and around the ring of frame spaces; the new ring."""
    wider = (ring | (ring << 1) | (ring >> 1) | (ring >> (frames - 1)) | (ring << (frames - 1))) & ((1 << frames) - 1)
    for f in range(frames):
        for k in range(TILE):
            if lies_on(s.wave, FRAME_SQUARE[s.seats, f, k]):
                wider |= 1 << f
    above = 0
    inside = ((1 << (TILE * COLUMNS[s.seats])) - 1) << 1
    for row in range(1, TILE * ROWS[s.seats] + 1):
        here = s.wave[row]
        s.wave[row] = (here | (here << 1) | (here >> 1) | above | s.wave[row + 1]) & ~s.land[row] & inside
        above = here
    for f in range(frames):
        if (ring >> f) & 1 == 1:
            for k in range(TILE):
                square = FRAME_SQUARE[s.seats, f, k]
                s.wave[ROW_OF[square]] |= (1 << COLUMN_OF[square]) & ~s.land[ROW_OF[square]]
    return wider


@rule
def founding_place(s: Any, seat: int, place: int) -> int:
    """The empty post space beside the anchor where a ship has stopped; -1 if there is none or no post is left."""
    if place >= FRAME or s.posts_left[seat] == 0:
        return -1
    post = post_beside(s, place)
    if post < 0 or s.post[post] != 0 or not lies_on(s.free, post_square(s, post)):
        return -1
    return post


@rule
def found_post(s: Any, seat: int, post: int) -> None:
    """A post is founded; the first one of an island is a discovery, and a post can complete an island."""
    square = post_square(s, post)
    island = island_of(s, square)
    s.post[post] = seat + 1
    s.posts_left[seat] -= 1
    if (s.discovered >> island) & 1 == 0:
        s.discovered |= 1 << island
        s.points[seat, Line.DISCOVERIES] += DISCOVERY_POINTS
    if owns(s, seat, Effect.POST_GOLD):
        gain_gold(s, seat, EFFECT_AMOUNT[Effect.POST_GOLD])
    put_on(s.linked[seat], square)
    link(s, seat)
    cover(s, seat, square)
