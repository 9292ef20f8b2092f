"""The books: every piece is accounted for after every move."""

from __future__ import annotations

from argosy.games.amerigo.chart import COLUMN_OF, HEIGHT, POSTS, ROW_OF, SPOTS, SQUARES, TILE, WIDTH
from argosy.games.amerigo.parts import (
    CANNONS_END,
    COLOURS,
    COLUMNS,
    CUBES,
    GOLD_END,
    GOODS,
    KIND_COUNT,
    KIND_SHAPE,
    KINDS,
    NEUTRALS,
    ORDER_END,
    POSTS_EACH,
    PRODUCT_COUNT,
    PRODUCTS,
    PROGRESS_END,
    ROWS,
    SHAPE_SIZE,
    SHELF,
    TOKENS,
    TOKENS_BY,
    VILLAGES,
)
from argosy.games.amerigo.rules.boards import bits_in
from argosy.games.amerigo.rules.islands import resource_at
from argosy.games.amerigo.rules.pirates import points_so_far
from argosy.games.amerigo.state import SHIPS, State
from argosy.kernel import rule

LEDGERS = (
    "the cubes of every colour",
    "land, tiles and posts",
    "the building tiles of every kind",
    "the posts of every seat",
    "the progress tokens",
    "the production tokens",
    "resources on the islands and on the sheets",
    "the order track",
    "the tracks of the sheets",
    "what is linked to a post",
    "the ships",
)


@rule
def ledger(s: State) -> int:
    """0 when every piece is accounted for, else the number of the first account that is wrong, counted from 1."""
    if not cubes_hold(s):
        return 1
    if not land_holds(s):
        return 2
    if not tiles_hold(s):
        return 3
    if not posts_hold(s):
        return 4
    if not tokens_hold(s):
        return 5
    if not products_hold(s):
        return 6
    if not resources_hold(s):
        return 7
    if not order_holds(s):
        return 8
    if not tracks_hold(s):
        return 9
    if not links_hold(s):
        return 10
    return 0 if ships_hold(s) else 11


@rule
def cubes_hold(s: State) -> bool:
    """Seven cubes of a colour in the tower, in storage and in the action space."""
    for colour in range(COLOURS):
        if s.tower[colour] + s.stored[colour] + s.offered[colour] != CUBES[colour]:
            return False
        if min(s.tower[colour], s.stored[colour], s.offered[colour]) < 0:
            return False
    return True


@rule
def land_holds(s: State) -> bool:
    """All land is free or covered by a tile or a post, and the islands count the free squares."""
    land = 0
    free = 0
    for row in range(HEIGHT):
        land += bits_in(s.land[row])
        free += bits_in(s.free[row])
        if s.free[row] & ~s.land[row] != 0:
            return False
    covered = 0
    for i in range(s.laid_count):
        covered += SHAPE_SIZE[KIND_SHAPE[s.laid[i] // SPOTS]]
    for post in range(POSTS):
        if s.post[post] > 0:
            covered += 1
    counted = 0
    for island in range(1, s.islands + 1):
        counted += s.open_land[island]
    return land == free + covered and counted == free


@rule
def tiles_hold(s: State) -> bool:
    """Tiles lie on the stacks, beside the sheets and on the islands."""
    for kind in range(KINDS):
        count = s.neutrals[kind] if kind < NEUTRALS else 0
        for seat in range(s.seats):
            count += s.stock[seat, kind]
            if s.stock[seat, kind] < 0:
                return False
            if kind >= NEUTRALS:
                count += s.villages[seat, kind - NEUTRALS]
        for i in range(s.laid_count):
            if s.laid[i] // SPOTS == kind:
                count += 1
        if count != KIND_COUNT[kind] * (1 if kind < NEUTRALS else s.seats):
            return False
    for seat in range(s.seats):
        for village in range(VILLAGES):
            if s.stock[seat, NEUTRALS + village] + s.villages[seat, village] > KIND_COUNT[NEUTRALS + village]:
                return False
    return True


@rule
def posts_hold(s: State) -> bool:
    """Twelve posts a seat, on the islands and beside the sheet."""
    for seat in range(s.seats):
        count = s.posts_left[seat]
        for post in range(POSTS):
            if s.post[post] == seat + 1:
                count += 1
        if count != POSTS_EACH or s.posts_left[seat] < 0:
            return False
    return True


@rule
def tokens_hold(s: State) -> bool:
    """A progress token that was dealt is in one place at most; the others are in none. Seats have what they passed."""
    for token in range(TOKENS):
        dealt = 0
        for i in range(s.tokens_dealt):
            if s.token[i] == token + 1:
                dealt = 1
        places = 0
        for i in range(SHELF):
            places += s.left[i] == token + 1
            places += s.right[i] == token + 1
        for seat in range(s.seats):
            places += (s.tokens[seat] >> token) & 1
        if places > dealt:
            return False
    for seat in range(s.seats):
        if bits_in(s.tokens[seat]) > TOKENS_BY[s.progress[seat]] or s.used[seat] & ~s.tokens[seat] != 0:
            return False
    return True


@rule
def products_hold(s: State) -> bool:
    """Production tokens on display and on the sheets are no more than were dealt."""
    dealt = 0
    there = 0
    for product in range(PRODUCTS):
        there += s.market[product]
        if s.market[product] < 0 or s.market[product] > PRODUCT_COUNT[s.seats, product]:
            return False
    for seat in range(s.seats):
        for good in range(GOODS):
            there += s.products[seat, good]
    for i in range(s.products_dealt):
        dealt += s.product[i] > 0
    return dealt == s.products_dealt and there <= dealt


@rule
def resources_hold(s: State) -> bool:
    """A resource lies on its free space until it is taken to a sheet."""
    taken = 0
    for seat in range(s.seats):
        for good in range(GOODS):
            taken += s.resources[seat, good]
    for row in range(1, TILE * ROWS[s.seats] + 1):
        for column in range(1, TILE * COLUMNS[s.seats] + 1):
            if resource_at(s, row * WIDTH + column) > 0 and (s.free[row] >> column) & 1 == 0:
                taken -= 1
    return taken == 0


@rule
def order_holds(s: State) -> bool:
    """Every seat stands once in the order, foremost first."""
    seen = 0
    for i in range(s.seats):
        seen |= 1 << int(s.ahead[i])
        if i > 0 and s.order[s.ahead[i]] > s.order[s.ahead[i - 1]]:
            return False
    return seen == (1 << int(s.seats)) - 1


@rule
def tracks_hold(s: State) -> bool:
    """No disc lies beyond an end of its track, no score below zero."""
    for seat in range(s.seats):
        if not 0 <= s.gold[seat] <= GOLD_END or not 0 <= s.cannons[seat] <= CANNONS_END:
            return False
        if not 0 <= s.progress[seat] <= PROGRESS_END or not 0 <= s.order[seat] <= ORDER_END:
            return False
        if points_so_far(s, seat) < 0 or s.chests[seat] < 0:
            return False
    return True


@rule
def links_hold(s: State) -> bool:
    """What is linked is covered, closed under chains, and lies on own or neutral ground."""
    for seat in range(s.seats):
        for row in range(1, HEIGHT - 1):
            linked = s.linked[seat, row]
            if linked & s.free[row] != 0 or linked & ~s.land[row] != 0:
                return False
            around = (linked << 1) | (linked >> 1) | s.linked[seat, row - 1] | s.linked[seat, row + 1]
            if around & s.passable[seat, row] & ~linked != 0:
                return False
    return True


@rule
def ships_hold(s: State) -> bool:
    """Ships are on the frame or on water, no two of them on one square between the islands."""
    for ship in range(s.seats * SHIPS):
        place = s.ships[ship // SHIPS, ship % SHIPS]
        if 0 <= place < SQUARES:
            if (s.land[ROW_OF[place]] >> COLUMN_OF[place]) & 1 == 1:
                return False
            for earlier in range(ship):
                if s.ships[earlier // SHIPS, earlier % SHIPS] == place:
                    return False
    return True
