"""The blue action: both ships sail, each with all the action points; posts are founded at anchors."""

from __future__ import annotations

from argosy.games.amerigo.chart import (
    ALL_LAND,
    COLUMN_OF,
    FRAME,
    FRAME_COUNT,
    NOWHERE,
    PLACES,
    ROW_OF,
    SIDE,
    TILE,
    WIDTH,
)
from argosy.games.amerigo.moves import Code
from argosy.games.amerigo.parts import COLUMNS, DISCOVERY_POINTS, EFFECT_AMOUNT, ROWS, TURNS, Effect
from argosy.games.amerigo.rules.boards import lies_on, put_on
from argosy.games.amerigo.rules.building import cover, link
from argosy.games.amerigo.rules.islands import island_of, post_beside, post_square
from argosy.games.amerigo.rules.purse import budget, gain_gold, offer_tokens, offer_treasure, owns, turn_over
from argosy.games.amerigo.state import SHIPS, WAVE, Ask, SheetLine, State
from argosy.kernel import Ints, push, rule

MAX_MOVES = max(PLACES, TURNS * ALL_LAND) + WAVE + 8  # a ship's places or a tile's; scratch; treasure and tokens
HALF = 9  # columns in the first of the two numbers of a row of a wave
LOW = (1 << HALF) - 1
EDGE = (1 << TILE) - 1  # the squares along one edge of a tile, as bits


@rule
def begin_sailing(s: State, seat: int) -> None:
    """Ask which ship sails first, unless both are at the same place."""
    if s.ships[seat, 0] == s.ships[seat, 1]:
        push(s, Ask.SAIL, seat, 0, 1)
    else:
        push(s, Ask.SHIP, seat)


@rule
def offer_ships(out: Ints) -> int:
    """Either ship can sail first."""
    for ship in range(SHIPS):
        out[ship] = Code.SHIP + ship
    return SHIPS


@rule
def choose_ship(s: State, seat: int, move: int) -> None:
    """This ship sails first, the other one after it."""
    push(s, Ask.SAIL, seat, move - Code.SHIP, 1)


@rule
def offer_places(s: State, seat: int, ship: int, out: Ints) -> int:
    """Every place within reach; a ship may stay where it is. A ship that is not at sea begins on any frame space."""
    wave = out[MAX_MOVES - WAVE :]  # the far end of the list serves as scratch
    ring = begin_wave(s, wave, s.ships[seat, ship])
    for _ in range(budget(s, seat)):
        ring = widen(s, wave, ring)
    leave_out_taken(s, seat, ship, wave)
    n = list_places(s, wave, ring, out)
    n = offer_tokens(s, seat, Effect.FAR_SAILS, out, n)
    return offer_treasure(s, seat, out, n)


@rule
def leave_out_taken(s: State, seat: int, ship: int, wave: Ints) -> None:
    """On water between the islands only one ship may end its way, on the frame any number. No ship bars the way."""
    for other in range(s.seats):
        for number in range(SHIPS):
            place = s.ships[other, number]
            if 0 <= place < FRAME and (other != seat or number != ship):
                row = ROW_OF[place]
                set_row(wave, row, row_of(wave, row) & ~(1 << COLUMN_OF[place]))


@rule
def list_places(s: State, wave: Ints, ring: int, out: Ints) -> int:
    """List sailing to every place of a wave: each is written, and overwritten by the next if the wave is not there."""
    n = 0
    for f in range(FRAME_COUNT[s.seats]):
        out[n] = Code.SAIL + FRAME + f
        n += (ring >> f) & 1
    for row in range(1, TILE * ROWS[s.seats] + 1):
        squares = row_of(wave, row)
        for column in range(1, SIDE + 1):
            out[n] = Code.SAIL + row * WIDTH + column
            n += (squares >> column) & 1
    return n


@rule
def row_of(wave: Ints, row: int) -> int:
    """One row of a wave, as bits.

    A wave is a board of bits like land, but in numbers of 16 bits, because it is also kept at the end of a list of
    moves. A row has more columns than that, so it takes two of them: the first has columns 0 to 8, the second the rest.
    """
    return int(wave[2 * row]) | (int(wave[2 * row + 1]) << HALF)


@rule
def set_row(wave: Ints, row: int, squares: int) -> None:
    """Change one row of a wave."""
    wave[2 * row] = squares & LOW
    wave[2 * row + 1] = squares >> HALF


@rule
def begin_wave(s: State, wave: Ints, start: int) -> int:
    """A wave at the place of a ship, or on the whole frame before it is at sea; its frame spaces, as bits."""
    for i in range(WAVE):
        wave[i] = 0
    if start == NOWHERE:
        return int((1 << FRAME_COUNT[s.seats]) - 1)
    if start >= FRAME:
        return 1 << int(start - FRAME)
    set_row(wave, ROW_OF[start], 1 << COLUMN_OF[start])
    return 0


@rule
def widen(s: State, wave: Ints, ring: int) -> int:
    """Widen a wave by one step over the water and along the frame; the new frame spaces, as bits.

    A step is made for a whole row at once: the row itself, shifted to either side, and the rows above and below it,
    without land. Frame spaces form a ring of bits, clockwise from the top left, and each lies along one edge of a tile.
    With two columns and two rows of tiles:

          0 1
        7     2
        6     3
          5 4

    So a frame space widens to its two neighbours in the ring and to all squares along its edge, and a square at the rim
    to the frame space beside it; the lower side runs from right to left and is turned round for that.
    """
    columns = COLUMNS[s.seats]
    rows = ROWS[s.seats]
    frames = FRAME_COUNT[s.seats]
    last_row = TILE * rows
    last = TILE * columns
    inside = ((1 << last) - 1) << 1
    wider = ring | (ring << 1) | (ring >> 1) | (ring >> (frames - 1)) | (ring << (frames - 1))
    wider |= edges_touched(row_of(wave, 1), columns)
    wider |= turned_round(edges_touched(row_of(wave, last_row), columns), columns) << (columns + rows)
    above = edge_squares(ring, columns)
    for row in range(1, last_row + 1):
        here = row_of(wave, row)
        right = columns + (row - 1) // TILE
        left = frames - 1 - (row - 1) // TILE
        wider |= (((here >> last) & 1) << right) | (((here >> 1) & 1) << left)
        new = here | (here << 1) | (here >> 1) | above | row_of(wave, row + 1)
        new |= (((ring >> right) & 1) << last) | (((ring >> left) & 1) << 1)
        set_row(wave, row, new & inside & ~s.land[row])
        above = here
    below_it = edge_squares(turned_round(ring >> (columns + rows), columns), columns)
    set_row(wave, last_row, row_of(wave, last_row) | (below_it & inside & ~s.land[last_row]))
    return int(wider & ((1 << frames) - 1))


@rule
def edges_touched(squares: int, columns: int) -> int:
    """The tile edges along a row that have some of these squares, as bits from left to right."""
    touched = 0
    for c in range(columns):
        if (squares >> (1 + TILE * c)) & EDGE != 0:
            touched |= 1 << c
    return touched


@rule
def edge_squares(edges: int, columns: int) -> int:
    """All squares of a row along these tile edges."""
    squares = 0
    for c in range(columns):
        squares |= ((edges >> c) & 1) * (EDGE << (1 + TILE * c))
    return squares


@rule
def turned_round(edges: int, columns: int) -> int:
    """The lower side of the frame runs from right to left."""
    turned = 0
    for c in range(columns):
        turned |= ((edges >> c) & 1) << (columns - 1 - c)
    return turned


@rule
def sail(s: State, seat: int, ship: int, other_follows: int, place: int) -> None:
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
def use_far_sails(s: State, seat: int, token: int) -> None:
    """Once: eight more action points for both ships."""
    turn_over(s, seat, token)
    s.points_left += EFFECT_AMOUNT[Effect.FAR_SAILS]


@rule
def distance(s: State, start: int, goal: int) -> int:
    """The number of steps between two places; a ship that enters may begin on any frame space."""
    ring = begin_wave(s, s.wave, start)
    steps = 0
    while not arrived(s.wave, ring, goal):
        ring = widen(s, s.wave, ring)
        steps += 1
    for i in range(WAVE):
        s.wave[i] = 0
    return steps


@rule
def arrived(wave: Ints, ring: int, goal: int) -> bool:
    """The wave has come to the goal."""
    if goal >= FRAME:
        return (ring >> int(goal - FRAME)) & 1 == 1  # a 16-bit number would overflow when the interpreter shifts
    return bool((row_of(wave, ROW_OF[goal]) >> COLUMN_OF[goal]) & 1)


@rule
def founding_place(s: State, seat: int, place: int) -> int:
    """The empty post space beside the anchor where a ship has stopped; -1 if there is none or no post is left."""
    if place >= FRAME or s.posts_left[seat] == 0:
        return -1
    post = post_beside(s, place)
    if post < 0 or s.post[post] != 0 or not lies_on(s.free, post_square(s, post)):
        return -1
    return post


@rule
def found_post(s: State, seat: int, post: int) -> None:
    """A post is founded; the first one of an island is a discovery, and a post can complete an island."""
    square = post_square(s, post)
    island = island_of(s, square)
    s.post[post] = seat + 1
    s.posts_left[seat] -= 1
    if (s.discovered >> island) & 1 == 0:
        s.discovered |= 1 << island
        s.points[seat, SheetLine.DISCOVERIES] += DISCOVERY_POINTS
    if owns(s, seat, Effect.POST_GOLD):
        gain_gold(s, seat, EFFECT_AMOUNT[Effect.POST_GOLD])
    put_on(s.linked[seat], square)
    link(s, seat)
    cover(s, seat, square)
