"""The red action, taking tiles to be built later, and the yellow one, buying production tokens."""

from __future__ import annotations

from argosy.games.amerigo.moves import Code
from argosy.games.amerigo.parts import (
    EFFECT_AMOUNT,
    KIND_COST,
    NEUTRAL_EACH,
    NEUTRALS,
    PRODUCT_COST,
    PRODUCT_GOOD,
    PRODUCTS,
    VILLAGES,
    Effect,
)
from argosy.games.amerigo.rules.purse import budget, offer_to_stop, owns, spend, treasure
from argosy.games.amerigo.state import Ask, State
from argosy.kernel import Ints, push, rule


@rule
def neutral_limit(s: State, seat: int) -> int:
    """One neutral tile in a planning action; two with the token for it."""
    return EFFECT_AMOUNT[Effect.TWO_NEUTRAL] if owns(s, seat, Effect.TWO_NEUTRAL) else NEUTRAL_EACH


@rule
def offer_tiles(s: State, seat: int, points: int, out: Ints) -> int:
    """List the tiles that can be paid for: a neutral one by its size, an own village for one point."""
    n = 0
    if s.neutrals_taken < neutral_limit(s, seat):
        for kind in range(NEUTRALS):
            if s.neutrals[kind] > 0 and KIND_COST[kind] <= points:
                out[n] = Code.TAKE + kind
                n += 1
    for village in range(VILLAGES):
        if s.villages[seat, village] > 0 and KIND_COST[NEUTRALS + village] <= points:
            out[n] = Code.TAKE + NEUTRALS + village
            n += 1
    return n


@rule
def can_plan(s: State, seat: int, points: int) -> bool:
    """Some tile can be paid for."""
    for village in range(VILLAGES):
        if s.villages[seat, village] > 0 and KIND_COST[NEUTRALS + village] <= points:
            return True
    if s.neutrals_taken < neutral_limit(s, seat):
        for kind in range(NEUTRALS):
            if s.neutrals[kind] > 0 and KIND_COST[kind] <= points:
                return True
    return False


@rule
def ask_to_plan(s: State, seat: int) -> None:
    """Ask what to take while anything can be taken, were all treasure turned into gold."""
    if can_plan(s, seat, budget(s, seat) + treasure(s, seat)):
        push(s, Ask.PLAN, seat)
    else:
        s.neutrals_taken = 0


@rule
def offer_plan(s: State, seat: int, out: Ints) -> int:
    """Tiles, treasure, or no more."""
    return offer_to_stop(s, seat, out, offer_tiles(s, seat, budget(s, seat), out))


@rule
def take_tile(s: State, seat: int, kind: int) -> None:
    """The tile comes beside the seat's sheet."""
    spend(s, seat, KIND_COST[kind])
    s.stock[seat, kind] += 1
    if kind < NEUTRALS:
        s.neutrals[kind] -= 1
        s.neutrals_taken += 1
    else:
        s.villages[seat, kind - NEUTRALS] -= 1
    ask_to_plan(s, seat)


@rule
def can_buy(s: State, points: int) -> bool:
    """Some production token on display can be paid for."""
    for product in range(PRODUCTS):
        if s.market[product] > 0 and PRODUCT_COST[product] <= points:
            return True
    return False


@rule
def ask_to_buy(s: State, seat: int) -> None:
    """Ask what to buy while anything can be bought, were all treasure turned into gold."""
    if can_buy(s, budget(s, seat) + treasure(s, seat)):
        push(s, Ask.GOODS, seat)


@rule
def offer_goods(s: State, seat: int, out: Ints) -> int:
    """Production tokens that can be paid for, treasure, or no more."""
    n = 0
    points = budget(s, seat)
    for product in range(PRODUCTS):
        if s.market[product] > 0 and PRODUCT_COST[product] <= points:
            out[n] = Code.BUY + product
            n += 1
    return offer_to_stop(s, seat, out, n)


@rule
def buy_product(s: State, seat: int, product: int) -> None:
    """The production token joins the resources of its good."""
    spend(s, seat, PRODUCT_COST[product])
    s.market[product] -= 1
    s.products[seat, PRODUCT_GOOD[product]] += 1
    ask_to_buy(s, seat)
