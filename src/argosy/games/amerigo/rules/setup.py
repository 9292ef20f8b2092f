"""The starting position."""

from __future__ import annotations

from typing import Any

from argosy.games.amerigo.chart import NOWHERE
from argosy.games.amerigo.parts import (
    KIND_COUNT,
    NEUTRALS,
    PIRATES,
    POSTS_EACH,
    PRODUCT_COUNT,
    PRODUCTS,
    PRODUCTS_USED,
    SHELF,
    TOKENS,
    VILLAGES,
)
from argosy.games.amerigo.rules import purposes
from argosy.games.amerigo.rules.islands import lay_islands
from argosy.games.amerigo.rules.pirates import fill_left, fill_market
from argosy.games.amerigo.rules.tower import fill_tower
from argosy.games.amerigo.rules.turns import begin_phase, go_on
from argosy.games.amerigo.state import SHIPS, State
from argosy.kernel import rule, shuffle

PIRATE_PURPOSE, TOKEN_PURPOSE, PRODUCT_PURPOSE = purposes.PIRATES, purposes.TOKENS, purposes.PRODUCTS
SEAT_PURPOSE = purposes.SEAT_ORDER


@rule
def setup(s: State, seats: int, options: Any, seed: Any) -> None:
    """Turn a zeroed record into the starting position. Options: the model of the tower."""
    s.seed = seed
    s.seats = seats
    s.tower_model = options[0]
    lay_islands(s)
    deal_sheets(s)
    lay_pirates(s)
    lay_tokens(s)
    lay_products(s)
    draw_order(s)
    fill_tower(s)
    begin_phase(s)
    go_on(s)


@rule
def deal_sheets(s: State) -> None:
    """Every seat gets posts, ships that are not yet at sea, and its villages; neutral tiles lie in common stacks."""
    for kind in range(NEUTRALS):
        s.neutrals[kind] = KIND_COUNT[kind]
    for seat in range(s.seats):
        s.posts_left[seat] = POSTS_EACH
        for ship in range(SHIPS):
            s.ships[seat, ship] = NOWHERE
        for village in range(VILLAGES):
            s.villages[seat, village] = KIND_COUNT[NEUTRALS + village]


@rule
def lay_pirates(s: State) -> None:
    """Five of the six pirate tokens lie on the board, the first one is turned up."""
    for i in range(PIRATES):
        s.pirate[i] = i + 1
    shuffle(s.pirate, PIRATES, s.seed, PIRATE_PURPOSE, 0)
    s.pirates_open = 1


@rule
def lay_tokens(s: State) -> None:
    """Eight progress tokens are on display, four in either half."""
    for i in range(TOKENS):
        s.token[i] = i + 1
    shuffle(s.token, TOKENS, s.seed, TOKEN_PURPOSE, 0)
    fill_left(s)
    for i in range(SHELF):
        s.right[i] = s.left[i]
    fill_left(s)


@rule
def lay_products(s: State) -> None:
    """The production tokens for this number of players are shuffled, a fifth of them is on display."""
    n = 0
    for product in range(PRODUCTS):
        for _ in range(PRODUCT_COUNT[s.seats, product]):
            s.product[n] = product + 1
            n += 1
    shuffle(s.product, PRODUCTS_USED[s.seats], s.seed, PRODUCT_PURPOSE, 0)
    fill_market(s)


@rule
def draw_order(s: State) -> None:
    """The discs are stacked at random on the first space; everybody gets a gold for each seat that is ahead."""
    for seat in range(s.seats):
        s.ahead[seat] = seat
    shuffle(s.ahead, s.seats, s.seed, SEAT_PURPOSE, 0)
    for i in range(s.seats):
        s.gold[s.ahead[i]] = i
