"""The course of the game: what is legal now, what a move does, and what follows without a question."""

from __future__ import annotations

from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.parts import PLOTS
from argosy.games.grog_island.rules.auction import hold, list_turn, make_bid, next_turn, pass_auction, set_die
from argosy.games.grog_island.rules.cards import give_goal_under, keep_goal, lay_under, list_goals
from argosy.games.grog_island.rules.claims import list_claims
from argosy.games.grog_island.rules.rounds import end_round, ghost_step, list_haunts, place_ghost
from argosy.games.grog_island.rules.setup import list_goods, put_dealt_goal_under, take_first_good
from argosy.games.grog_island.rules.trade import (
    claim_by_ship,
    deliver,
    give_tile,
    go_on_at_ship,
    list_payments,
    list_ships,
    list_trade,
    pay_for_claim,
    trade,
    visit,
)
from argosy.games.grog_island.rules.winning import (
    claim_by_bid,
    go_on_claiming,
    go_on_rewarding,
    lay_lock,
    lay_out_treasure,
    list_locks,
    list_payment,
    pay,
)
from argosy.games.grog_island.state import Ask, State
from argosy.kernel import A, B, Ints, pop, rule
from argosy.kernel.stack import SEAT, WHAT


@rule
def legal(s: State, out: Ints) -> int:
    """The moves that answer the question on top of the stack; none when the game is over."""
    if s.depth == 0:
        return 0
    top = s.depth - 1
    what = s.asks[top, WHAT]
    seat = s.asks[top, SEAT]
    a = s.asks[top, A]
    b = s.asks[top, B]
    if what == Ask.BID:
        return list_turn(s, seat, out)
    if what == Ask.TRADE:
        return list_trade(s, seat, a, b, out)
    if what == Ask.DELIVER:
        out[0] = Code.ENOUGH
        return list_payments(s, seat, a, 1, out, 1)
    if what == Ask.SHIP:
        return list_ships(a, out)
    if what == Ask.CLAIM:
        return list_claims(s, a, b, out)
    if what == Ask.PAY:
        return list_payment(s, seat, out)
    if what == Ask.TILES:
        return list_payments(s, seat, a // PLOTS, b, out, 0)
    if what == Ask.LOCK:
        return list_locks(s, a, out)
    if what == Ask.GHOST:
        return list_haunts(s, a, out)
    if what == Ask.GOOD:
        return list_goods(out)
    if what == Ask.KEEP:
        return list_goals(s, s.drawn, Code.KEEP, out)
    if what == Ask.UNDER:
        return list_goals(s, s.drawn, Code.UNDER, out)
    return list_goals(s, s.held[seat], Code.UNDER, out)


@rule
def apply(s: State, move: int) -> None:
    """Perform a legal move and everything that follows from it without a question."""
    s.moves += 1
    top = s.depth - 1
    what = s.asks[top, WHAT]
    seat = s.asks[top, SEAT]
    a = s.asks[top, A]
    b = s.asks[top, B]
    pop(s)
    if what == Ask.BID:
        answer_bid(s, seat, move)
    elif what == Ask.SHIP:
        visit(s, seat, move - Code.SHIP, b)
    elif what == Ask.TRADE:
        answer_trade(s, seat, a, move)
    elif what == Ask.DELIVER:
        if move == Code.ENOUGH:
            trade(s, seat, a, b)
        else:
            deliver(s, seat, a, b, move)
    elif what == Ask.TILES:
        give_tile(s, seat, move)
        pay_for_claim(s, seat, a, b - 1)
    elif what == Ask.CLAIM:
        if move != Code.DECLINE:
            claim_by_bid(s, seat, a, move - Code.CLAIM)
    elif what == Ask.PAY:
        answer_payment(s, seat, move)
    elif what == Ask.LOCK:
        lay_lock(s, move - Code.LOCK)
    elif what == Ask.GHOST:
        place_ghost(s, move - Code.GHOST)
    else:
        answer_cards(s, what, seat, a, move)
    settle(s)


@rule
def answer_bid(s: State, seat: int, move: int) -> None:
    """Bid, lay out a parrot, or pass."""
    if move == Code.PASS:
        pass_auction(s, seat)
    elif move == Code.HOLD:
        hold(s, seat)
    elif move < Code.BID:
        set_die(s, seat, move - Code.SET)
    else:
        make_bid(s, seat, move - Code.BID)


@rule
def answer_trade(s: State, seat: int, berth: int, move: int) -> None:
    """Deliver the first tile, claim a building, or leave the ship."""
    if move == Code.LEAVE:
        pop(s)  # the row of DO_SHIP: nothing more happens here
    elif move >= Code.CLAIM:
        claim_by_ship(s, seat, move - Code.CLAIM)
    else:
        deliver(s, seat, berth, 0, move)


@rule
def answer_payment(s: State, seat: int, move: int) -> None:
    """Pay, refuse, or lay out a treasure card. Who refuses pays and gets nothing; the round ends."""
    if move == Code.PAY:
        pay(s, seat)
    elif move != Code.REFUSE:
        lay_out_treasure(s, seat, move - Code.SPEND)


@rule
def answer_cards(s: State, what: int, seat: int, a: int, move: int) -> None:
    """Goal cards are kept or put under the deck; the first goods tile is chosen."""
    if what == Ask.GOALS:
        put_dealt_goal_under(s, seat, a, move - Code.UNDER)
    elif what == Ask.SWAP:
        give_goal_under(s, seat, a, move - Code.UNDER)
    elif what == Ask.KEEP:
        keep_goal(s, seat, move - Code.KEEP)
    elif what == Ask.UNDER:
        lay_under(s, seat, move - Code.UNDER)
    else:
        take_first_good(s, seat, move - Code.TAKE)


@rule
def settle(s: State) -> None:
    """Do what is due until somebody must be asked or the game is over."""
    while s.depth > 0:
        top = s.depth - 1
        what = s.asks[top, WHAT]
        if what < Ask.FIRST_DEED:
            return
        seat = s.asks[top, SEAT]
        a = s.asks[top, A]
        b = s.asks[top, B]
        pop(s)
        if what == Ask.DO_TURN:
            next_turn(s, seat)
        elif what == Ask.DO_SHIP:
            go_on_at_ship(s, seat, a, b)
        elif what == Ask.DO_CLAIMS:
            go_on_claiming(s, seat, a, b)
        elif what == Ask.DO_REWARDS:
            go_on_rewarding(s, seat, a)
        elif what == Ask.DO_GHOST:
            ghost_step(s, seat)
        else:
            end_round(s)
