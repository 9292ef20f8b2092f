"""What can be done now, and doing it."""

from __future__ import annotations

from argosy.games.amerigo.moves import Code
from argosy.games.amerigo.parts import COLOURS, KIND_SHAPE, Action
from argosy.games.amerigo.rules.building import build, choose_building, offer_buildings, offer_spots
from argosy.games.amerigo.rules.planning import buy_product, offer_goods, offer_plan, take_tile
from argosy.games.amerigo.rules.purse import is_treasure, offer_treasure, open_treasure
from argosy.games.amerigo.rules.sailing import choose_ship, found_post, offer_places, offer_ships, sail, use_far_sails
from argosy.games.amerigo.rules.tracks import (
    advance,
    choose_token,
    jump,
    offer_display,
    offer_order,
    offer_progress,
    offer_steps,
)
from argosy.games.amerigo.rules.turns import begin_action, end_turn, offer_actions, score_cubes, take_gold
from argosy.games.amerigo.state import Ask, State
from argosy.kernel import A, B, Ints, asked, pop, rule, to_act


@rule
def legal(s: State, out: Ints) -> int:
    """Write the legal moves of the decision on top of the stack; none means that the game is over."""
    if s.depth == 0:
        return 0
    what = asked(s)
    seat = to_act(s)
    a = s.asks[s.depth - 1, A]
    if what == Ask.ACTION:
        return offer_actions(s, seat, out)
    if what == Ask.SAIL:
        return offer_places(s, seat, a, out)
    if what == Ask.PLACE:
        return offer_spots(s, seat, KIND_SHAPE[a], out)
    if what == Ask.BUILD:
        return offer_buildings(s, seat, out)
    if what == Ask.PLAN:
        return offer_plan(s, seat, out)
    if what == Ask.GOODS:
        return offer_goods(s, seat, out)
    if what == Ask.CANNONS:
        return offer_treasure(s, seat, out, offer_steps(s, seat, Action.CANNONS, out))
    if what == Ask.PROGRESS:
        return offer_progress(s, seat, a, out)
    if what == Ask.ORDER:
        return offer_order(s, seat, out)
    if what == Ask.TOKEN:
        return offer_display(s, out)
    if what == Ask.SHIP:
        return offer_ships(out)
    out[0] = Code.POST  # Ask.POST is left
    out[1] = Code.NO_POST
    return 2


@rule
def apply(s: State, move: int) -> None:
    """Perform a legal move, and go on to the next question."""
    s.moves += 1
    perform(s, int(move))
    if s.depth == 0:
        end_turn(s)


@rule
def perform(s: State, move: int) -> None:
    """The deed alone, which needs nothing that is hidden: whose turn follows is left to `end_turn`."""
    what = asked(s)
    seat = to_act(s)
    if is_treasure(move):
        open_treasure(s, seat, move)
        return
    if what == Ask.SAIL and move < Code.SAIL:
        use_far_sails(s, seat, move - Code.USE)
        return
    a = s.asks[s.depth - 1, A]
    b = s.asks[s.depth - 1, B]
    pop(s)
    answer(s, what, seat, a, b, move)


@rule
def answer(s: State, what: int, seat: int, a: int, b: int, move: int) -> None:
    """Do what was decided; the question is already off the stack."""
    if move == Code.DONE or move == Code.NO_POST:
        return
    if what == Ask.ACTION:
        act(s, seat, move)
    elif what == Ask.SHIP:
        choose_ship(s, seat, move)
    elif what == Ask.SAIL:
        sail(s, seat, a, b, move - Code.SAIL)
    elif what == Ask.POST:
        found_post(s, seat, a)
    elif what == Ask.CANNONS:
        advance(s, seat, Action.CANNONS, move - Code.STEPS)
    elif what == Ask.PLAN:
        take_tile(s, seat, move - Code.TAKE)
    elif what == Ask.PROGRESS:
        advance(s, seat, Action.PROGRESS, move - Code.STEPS)
    elif what == Ask.TOKEN:
        choose_token(s, seat, move - Code.TOKEN, a)
    elif what == Ask.BUILD:
        choose_building(s, seat, move - Code.BUILD)
    elif what == Ask.PLACE:
        build(s, seat, a, move)
    elif what == Ask.GOODS:
        buy_product(s, seat, move - Code.BUY)
    elif move < Code.STEPS:  # Ask.ORDER is left
        jump(s, seat, move - Code.USE)
    else:
        advance(s, seat, Action.ORDER, move - Code.STEPS)


@rule
def act(s: State, seat: int, move: int) -> None:
    """An action, gold instead of one, or points for cubes."""
    if move < Code.CHOOSE + COLOURS:
        begin_action(s, seat, move - Code.CHOOSE)
    elif move == Code.GOLD:
        take_gold(s, seat)
    else:
        score_cubes(s, seat, move - Code.USE)
