"""What bots of Grog Island leave out, because it looks absurd to people and brings nothing.

They bid what they have, though the rules let them bid as if every treasure card were the best one; and they pay for
what they have won, though the rules let them refuse.
"""

from __future__ import annotations

from argosy.games.grog_island.brain.thumb import price_and_dice
from argosy.games.grog_island.brain.worth import real_money
from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.parts import BIT, FACES
from argosy.games.grog_island.rules.auction import MOST, may_hold, sums_allowed, sums_of_others, with_die
from argosy.games.grog_island.rules.winning import can_pay
from argosy.games.grog_island.state import Ask, State
from argosy.kernel import Ints, asked, rule, to_act


@rule
def seemly(v: State, moves: Ints, n: int) -> int:
    """The legal moves without bids beyond the purse and refusals of who can pay; all when nothing else is left."""
    what = asked(v)
    if what != Ask.BID and what != Ask.PAY:
        return n
    seat = to_act(v)
    fitting = 0
    for i in range(n):
        if not absurd(v, seat, what, moves[i]):
            fitting += 1
    if fitting == 0:
        return n
    kept = 0
    for i in range(n):
        if not absurd(v, seat, what, moves[i]):
            moves[kept] = moves[i]
            kept += 1
    return kept


@rule
def absurd(v: State, seat: int, what: int, move: int) -> bool:
    """A bid beyond what the seat can pay, a parrot that only leads to one, or a refusal of what it can pay."""
    if what == Ask.PAY:
        return bool(move == Code.REFUSE and can_pay(v, seat))
    if move == Code.PASS:
        return False
    money = real_money(v, seat)
    if Code.SET <= move < Code.BID:
        return not leads_to_a_bid(v, seat, move - Code.SET, money)
    price, _ = price_and_dice(v, move)
    return bool(price > money)


@rule
def leads_to_a_bid(v: State, seat: int, setting: int, money: int) -> bool:
    """Whether a bid within the purse can follow when a die is set, perhaps with further parrots."""
    allowed = sums_allowed(v, seat)
    if may_hold(v, seat):
        allowed |= BIT[v.bid]
    allowed &= 2 * BIT[min(money, MOST)] - 1
    sums = with_die(sums_of_others(v, seat, setting // FACES), setting % FACES + 1)
    return bool(sums & allowed != 0)
