"""Winning an auction: paying or refusing, and the rewards of the bid row."""

from __future__ import annotations

from argosy.games.grog_island.moves import CLAIMING, Code
from argosy.games.grog_island.parts import BIT, COLOURS, PENINSULA, PLOTS, TREASURE_VALUE, TYPE_OF, VALUES
from argosy.games.grog_island.rules.auction import claiming_peninsulas
from argosy.games.grog_island.rules.claims import claim, claimable, list_buildings
from argosy.games.grog_island.rules.sets import first, is_single
from argosy.games.grog_island.state import Ask, State
from argosy.kernel import Ints, push, rule

LOCK_SPACE = 3


@rule
def offered(s: State) -> int:
    """The worth of the treasure cards laid out."""
    total = 0
    for value in range(VALUES):
        total += s.offer[value] * TREASURE_VALUE[value]
    return total


@rule
def list_payment(s: State, seat: int, out: Ints) -> int:
    """Lay out treasure cards in any order; pay when they and the coins suffice; or refuse at the start."""
    n = 0
    if s.drafted == 0:
        out[n] = Code.REFUSE
        n += 1
    purse = s.coins[seat] + offered(s)
    if purse >= s.bid:
        out[n] = Code.PAY
        n += 1
    if not can_pay(s, seat):
        return n
    for value in range(VALUES):
        if s.treasure[seat, value] > s.offer[value]:
            out[n] = Code.SPEND + value
            n += 1
    return n


@rule
def can_pay(s: State, seat: int) -> bool:
    """Whether coins and all treasure cards suffice for the bid."""
    purse = s.coins[seat] + 0
    for value in range(VALUES):
        purse += s.treasure[seat, value] * TREASURE_VALUE[value]
    return bool(purse >= s.bid)


@rule
def lay_out_treasure(s: State, seat: int, value: int) -> None:
    """One treasure card is laid out; the others see it when the bid is paid."""
    s.offer[value] += 1
    s.drafted += 1
    push(s, Ask.PAY, seat)


@rule
def pay(s: State, seat: int) -> None:
    """Pay with the cards laid out and with coins; what is too much goes on the coin track."""
    s.coins[seat] += offered(s) - s.bid
    for value in range(VALUES):
        if s.offer[value] > 0:
            s.treasure[seat, value] -= s.offer[value]
            s.treasures[seat] -= s.offer[value]
            s.treasures_spent[value] += s.offer[value]
            s.offer[value] = 0
    s.drafted = 0
    s.reveals += 1
    push(s, Ask.DO_REWARDS, seat, CLAIMING)
    push(s, Ask.DO_CLAIMS, seat, claiming_peninsulas(s))


@rule
def go_on_claiming(s: State, seat: int, peninsulas: int, barred: int) -> None:
    """A claim for each of the first two dice, in either order, on buildings of different types."""
    if s.crew_left[seat] > 0 and claimable(s, peninsulas, barred) != 0:
        push(s, Ask.CLAIM, seat, peninsulas, barred)


@rule
def claim_by_bid(s: State, seat: int, peninsulas: int, building: int) -> None:
    """The building is claimed; the other die's claim stays open, but not for this type."""
    rest = peninsulas & ~BIT[building // PLOTS]
    if rest != 0:
        push(s, Ask.DO_CLAIMS, seat, rest, TYPE_OF[building] + 1)
    claim(s, seat, building)


@rule
def go_on_rewarding(s: State, seat: int, space: int) -> None:
    """From the third space on: a point, a lock, a point."""
    while space < COLOURS and s.row[space] != 0:
        if space != LOCK_SPACE:
            s.points[seat] += 1
        else:
            peninsula = s.row[space] - 1
            open_plots = s.free & PENINSULA[peninsula]
            if open_plots != 0 and s.locks_left > 0:
                push(s, Ask.DO_REWARDS, seat, space + 1)
                if is_single(open_plots):
                    lay_lock(s, first(open_plots))
                else:
                    push(s, Ask.LOCK, seat, peninsula)
                return
        space += 1


@rule
def lay_lock(s: State, building: int) -> None:
    """A lock bars a building for the rest of the game."""
    s.locked |= BIT[building]
    s.free &= ~BIT[building]
    s.locks_left -= 1


@rule
def list_locks(s: State, peninsula: int, out: Ints) -> int:
    """The buildings that can be locked."""
    return list_buildings(s.free & PENINSULA[peninsula], Code.LOCK, out, 0)
