"""The end of a round: pirates attack, and displays are filled for the next one."""

from __future__ import annotations

from argosy.games.amerigo.parts import (
    EFFECT_AMOUNT,
    PIRATE_STRENGTH,
    PRODUCTS,
    PRODUCTS_USED,
    ROUNDS,
    SHELF,
    Effect,
)
from argosy.games.amerigo.rules.purse import gain_gold, owns
from argosy.games.amerigo.state import SCORED, SheetLine, State
from argosy.kernel import rule


@rule
def strength(s: State, seat: int) -> int:
    """The open pirate tokens; two more if somebody else has the token for it."""
    total = 0
    for i in range(s.pirates_open):
        total += PIRATE_STRENGTH[s.pirate[i]]
    for other in range(s.seats):
        if other != seat and owns(s, other, Effect.BOLD_PIRATES):
            total += EFFECT_AMOUNT[Effect.BOLD_PIRATES]
    return total


@rule
def attack(s: State) -> None:
    """The pirates attack every seat."""
    for seat in range(s.seats):
        fight(s, seat, strength(s, seat))


@rule
def fight(s: State, seat: int, pirates: int) -> None:
    """Cannons are paid for the full strength; who has too few loses them all and the strength in points."""
    if s.cannons[seat] >= pirates:
        s.cannons[seat] -= pirates
        if owns(s, seat, Effect.PRIZE_MONEY):
            gain_gold(s, seat, EFFECT_AMOUNT[Effect.PRIZE_MONEY])
        return
    s.cannons[seat] = 0
    half = EFFECT_AMOUNT[Effect.HALF_LOSS] if owns(s, seat, Effect.HALF_LOSS) else 1
    loss = (pirates + half - 1) // half
    s.points[seat, SheetLine.PIRATES] -= min(loss, points_so_far(s, seat))


@rule
def points_so_far(s: State, seat: int) -> int:
    """Where a seat stands on the score track; it never falls below zero."""
    total = 0
    for line in range(SCORED):
        total += s.points[seat, line]
    return total


@rule
def prepare_round(s: State) -> None:
    """A pirate is turned up, and progress and production tokens are replaced."""
    s.reveals += 1
    s.pirates_open += 1
    for i in range(SHELF):
        s.right[i] = s.left[i]
    fill_left(s)
    fill_market(s)


@rule
def fill_left(s: State) -> None:
    """Four new progress tokens come to the left half of the display."""
    for i in range(SHELF):
        s.left[i] = s.token[s.tokens_dealt]
        s.tokens_dealt += 1


@rule
def fill_market(s: State) -> None:
    """The unsold production tokens go out of the game, the next stack is laid out."""
    for product in range(PRODUCTS):
        s.market[product] = 0
    for _ in range(PRODUCTS_USED[s.seats] // ROUNDS):
        s.market[s.product[s.products_dealt] - 1] += 1
        s.products_dealt += 1
