"""The green action: tiles are built on islands, scored at once, and may complete an island."""

from __future__ import annotations

from argosy.games.amerigo.chart import COLUMN_OF, HEIGHT, POSTS, ROW_OF, SPOTS, SQUARES, WIDTH
from argosy.games.amerigo.moves import Code
from argosy.games.amerigo.parts import (
    COMPLETION_POINTS,
    KIND_COST,
    KIND_POINTS,
    KIND_SHAPE,
    KINDS,
    NEUTRALS,
    POST_POINTS,
    SHAPE_HEIGHT,
    SHAPE_SIZE,
    SHAPE_TURNS,
    SHAPES,
    SQUARE_COLUMN,
    SQUARE_ROW,
    TIME,
)
from argosy.games.amerigo.rules.boards import bits_in, spread
from argosy.games.amerigo.rules.islands import island_of, post_square, resource_at
from argosy.games.amerigo.rules.purse import budget, offer_to_stop, spend, treasure
from argosy.games.amerigo.state import Ask, SheetLine, State
from argosy.kernel import Ints, push, rule


@rule
def edge(s: State, seat: int, row: int) -> int:
    """The squares of a row that touch what the seat has linked to its posts."""
    linked = s.linked[seat]
    here = linked[row]
    return int((here << 1) | (here >> 1) | linked[row - 1] | linked[row + 1])


@rule
def fitting(s: State, seat: int, shape: int, position: int, row: int) -> int:
    """The columns where the left side of a shape can lie, with its top in this row, as bits.

    It must lie on free land alone and touch an own post or a chain that leads to one. All columns are tried at once:
    the free land of a row, shifted to the right by the column of a square of the shape, has a bit where that square
    would find land, and what all squares agree on is room for the shape. A line of two squares lies on columns c and
    c + 1; where columns 2, 3 and 4 are free, `0b11100 & (0b11100 >> 1)` is `0b01100`: its left side fits into 2 and 3.
    """
    size = SHAPE_SIZE[shape]
    room = s.free[row] >> SQUARE_COLUMN[shape, position, 0]
    for k in range(1, size):
        room &= s.free[row + SQUARE_ROW[shape, position, k]] >> SQUARE_COLUMN[shape, position, k]
    if room == 0:
        return 0
    touching = 0
    for k in range(size):
        touching |= edge(s, seat, row + SQUARE_ROW[shape, position, k]) >> SQUARE_COLUMN[shape, position, k]
    return int(room & touching)


@rule
def covered(shape: int, position: int, first: int, k: int) -> int:
    """The k-th square that a tile covers; the first one names its place."""
    down = SQUARE_ROW[shape, position, k] * WIDTH
    return first - SQUARE_COLUMN[shape, position, 0] + down + SQUARE_COLUMN[shape, position, k]


@rule
def place_code(shape: int, position: int, row: int, column: int) -> int:
    """The move that lays a shape with its top and left side here; it names the first square that is covered."""
    return int(Code.PLACE + position * SQUARES + row * WIDTH + column + SQUARE_COLUMN[shape, position, 0])


@rule
def first_edge(s: State, seat: int) -> int:
    """The first row where the seat can go on building; the height of the chart if there is none."""
    row = 1
    while row < HEIGHT - 1 and edge(s, seat, row) & s.free[row] == 0:
        row += 1
    return row


@rule
def last_edge(s: State, seat: int) -> int:
    """The last row where the seat can go on building."""
    row = HEIGHT - 2
    while row > 0 and edge(s, seat, row) & s.free[row] == 0:
        row -= 1
    return row


@rule
def offer_spots(s: State, seat: int, shape: int, out: Ints) -> int:
    """List every position and square for a tile."""
    n = 0
    first = first_edge(s, seat)
    last = last_edge(s, seat)
    for position in range(SHAPE_TURNS[shape]):
        height = SHAPE_HEIGHT[shape, position]
        for row in range(max(1, first + 1 - height), min(last + 1, HEIGHT - height)):
            columns = fitting(s, seat, shape, position, row)
            column = 0
            while columns != 0:
                if columns & 1 == 1:
                    out[n] = place_code(shape, position, row, column)
                    n += 1
                columns >>= 1
                column += 1
    return n


@rule
def spots(s: State, seat: int, shape: int, enough: int) -> int:
    """How many places there are for a shape; rows are counted until there are `enough`."""
    count = 0
    first = first_edge(s, seat)
    last = last_edge(s, seat)
    for position in range(SHAPE_TURNS[shape]):
        height = SHAPE_HEIGHT[shape, position]
        for row in range(max(1, first + 1 - height), min(last + 1, HEIGHT - height)):
            count += bits_in(fitting(s, seat, shape, position, row))
            if count >= enough:
                return count
    return count


@rule
def only_spot(s: State, seat: int, shape: int) -> int:
    """The move that lays a shape in its one and only place."""
    for position in range(SHAPE_TURNS[shape]):
        for row in range(1, HEIGHT - SHAPE_HEIGHT[shape, position]):
            columns = fitting(s, seat, shape, position, row)
            if columns != 0:
                column = 0
                while (columns >> column) & 1 == 0:
                    column += 1
                return place_code(shape, position, row, column)
    return -1


@rule
def shapes_at_hand(s: State, seat: int, points: int) -> int:
    """The shapes of the tiles in stock that cost no more than this, as bits."""
    shapes = 0
    for kind in range(KINDS):
        if s.stock[seat, kind] > 0 and KIND_COST[kind] <= points:
            shapes |= 1 << KIND_SHAPE[kind]
    return shapes


@rule
def can_build(s: State, seat: int, points: int) -> bool:
    """Some tile in stock can be paid for and fits somewhere."""
    shapes = shapes_at_hand(s, seat, points)
    if shapes == 0 or last_edge(s, seat) == 0:
        return False
    for shape in range(SHAPES):
        if (shapes >> shape) & 1 == 1 and spots(s, seat, shape, 1) > 0:
            return True
    return False


@rule
def ask_to_build(s: State, seat: int) -> None:
    """Ask what to build while anything can be built, were all treasure turned into gold."""
    if can_build(s, seat, budget(s, seat) + treasure(s, seat)):
        push(s, Ask.BUILD, seat)


@rule
def offer_buildings(s: State, seat: int, out: Ints) -> int:
    """List the tiles that can be paid for and fit somewhere."""
    n = 0
    points = budget(s, seat)
    wanted = shapes_at_hand(s, seat, points)
    fit = 0
    for shape in range(SHAPES):
        if (wanted >> shape) & 1 == 1 and spots(s, seat, shape, 1) > 0:
            fit |= 1 << shape
    for kind in range(KINDS):
        if s.stock[seat, kind] > 0 and KIND_COST[kind] <= points and (fit >> KIND_SHAPE[kind]) & 1 == 1:
            out[n] = Code.BUILD + kind
            n += 1
    return offer_to_stop(s, seat, out, n)


@rule
def choose_building(s: State, seat: int, kind: int) -> None:
    """Ask where the tile shall lie, unless there is only one place."""
    shape = KIND_SHAPE[kind]
    if spots(s, seat, shape, 2) == 1:
        build(s, seat, kind, only_spot(s, seat, shape))
    else:
        push(s, Ask.PLACE, seat, kind)


@rule
def build(s: State, seat: int, kind: int, move: int) -> None:
    """Lay a tile: pay for it, score it by the size of the island, take what it covers."""
    spot = move - Code.PLACE
    position = spot // SQUARES
    first = spot % SQUARES
    spend(s, seat, KIND_COST[kind])
    s.stock[seat, kind] -= 1
    s.laid[s.laid_count] = kind * SPOTS + spot
    s.laid_count += 1
    big = (s.big >> island_of(s, first)) & 1
    s.points[seat, SheetLine.BUILDINGS] += KIND_POINTS[kind, big]
    shape = KIND_SHAPE[kind]
    for k in range(SHAPE_SIZE[shape]):
        square = covered(shape, position, first, k)
        make_passable(s, seat, kind, square)
        good = resource_at(s, square)
        if good > 0:
            s.resources[seat, good - 1] += 1
        cover(s, seat, square)
    for anyone in range(s.seats):
        if anyone == seat or kind < NEUTRALS:
            link(s, anyone)
    ask_to_build(s, seat)


@rule
def make_passable(s: State, seat: int, kind: int, square: int) -> None:
    """Chains run over own villages and over neutral tiles, whoever built them."""
    bit = 1 << COLUMN_OF[square]
    for anyone in range(s.seats):
        if anyone == seat or kind < NEUTRALS:
            s.passable[anyone, ROW_OF[square]] |= bit


@rule
def link(s: State, seat: int) -> None:
    """Everything that is now joined to an own post by a chain is linked."""
    spread(s.linked[seat], s.passable[seat])


@rule
def cover(s: State, seat: int, square: int) -> None:
    """A square of land is covered by a tile or post; with the last one its island is complete."""
    s.free[ROW_OF[square]] &= ~(1 << COLUMN_OF[square])
    island = island_of(s, square)
    s.open_land[island] -= 1
    if s.open_land[island] == 0:
        complete_island(s, seat, island)


@rule
def complete_island(s: State, seat: int, island: int) -> None:
    """Who completes an island scores and gets its chest; everybody scores posts on it, times the time marker."""
    s.points[seat, SheetLine.COMPLETIONS] += COMPLETION_POINTS
    if (s.chests_laid >> island) & 1 == 1:
        s.chests_laid &= ~(1 << island)
        s.chests[seat] += 1
    for anyone in range(s.seats):
        posts = min(posts_on(s, anyone, island), len(POST_POINTS) - 1)
        s.points[anyone, SheetLine.POSTS] += POST_POINTS[posts] * TIME[s.round_no]


@rule
def posts_on(s: State, seat: int, island: int) -> int:
    """How many posts a seat has on an island."""
    count = 0
    for post in range(POSTS):
        if s.post[post] == seat + 1 and island_of(s, post_square(s, post)) == island:
            count += 1
    return count
