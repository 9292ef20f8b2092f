"""The course of the game: rounds of seven phases, and in each phase one action or gold for every seat."""

from __future__ import annotations

from argosy.games.amerigo.moves import Code
from argosy.games.amerigo.parts import (
    COLOURS,
    CUBES_PER_GOLD,
    EFFECT_AMOUNT,
    ORDER_ACTIONS,
    PHASES,
    ROUNDS,
    WHITE,
    Action,
    Effect,
)
from argosy.games.amerigo.rules.building import ask_to_build, can_build
from argosy.games.amerigo.rules.pirates import attack, prepare_round
from argosy.games.amerigo.rules.planning import ask_to_buy, ask_to_plan, can_buy, can_plan
from argosy.games.amerigo.rules.purse import (
    bonus_points,
    gain_gold,
    offer_tokens,
    offer_treasure,
    owns,
    treasure,
    turn_over,
)
from argosy.games.amerigo.rules.sailing import begin_sailing
from argosy.games.amerigo.rules.tower import cubes_offered, phase_points, store_cubes, throw_cubes
from argosy.games.amerigo.rules.tracks import begin_track
from argosy.games.amerigo.state import Ask, SheetLine, State
from argosy.kernel import Ints, push, rule

# ships can always sail, and a disc at the end of its track brings gold
ALWAYS_OPEN = (1 << Action.SAILING) | (1 << Action.CANNONS) | (1 << Action.PROGRESS) | (1 << Action.ORDER)


@rule
def begin_phase(s: State) -> None:
    """Read the order of the phase off the track and throw its cubes; if none come out nobody has a turn."""
    for i in range(s.seats):
        s.in_turn[i] = s.ahead[i]
    s.turn = 0 if throw_cubes(s) > 0 else s.seats


@rule
def end_turn(s: State) -> None:
    """The next seat in turn; action points that were not used lapse."""
    for phase in range(PHASES):
        for colour in range(COLOURS):
            s.passed[phase, colour] = 0
    s.points_left = 0
    s.neutrals_taken = 0
    s.turn += 1
    go_on(s)


@rule
def go_on(s: State) -> None:
    """Go on until somebody has to decide or the game is over."""
    while s.depth == 0 and s.round_no < ROUNDS:
        if s.turn < s.seats:
            ask_for_action(s, s.in_turn[s.turn])
            if s.depth == 0:
                s.turn += 1
        else:
            end_phase(s)


@rule
def end_phase(s: State) -> None:
    """Cubes go back to storage; after the white phase the pirates attack and a new round is prepared."""
    for colour in range(COLOURS):
        s.passed[s.phase, colour] = s.offered[colour]
    store_cubes(s)
    s.phase += 1
    if s.phase == PHASES:
        s.phase = 0
        attack(s)
        s.round_no += 1
        if s.round_no < ROUNDS:
            prepare_round(s)
    if s.round_no < ROUNDS:
        begin_phase(s)


@rule
def ask_for_action(s: State, seat: int) -> None:
    """Ask for an action; a seat that can do nothing else takes gold."""
    if (
        coloured_actions(s, seat) & ALWAYS_OPEN != 0
        or treasure(s, seat) > 0
        or owns(s, seat, Effect.CUBE_POINTS)
        or open_actions(s, seat) != 0
    ):
        push(s, Ask.ACTION, seat)
    else:
        take_gold(s, seat)


@rule
def coloured_actions(s: State, seat: int) -> int:
    """The actions that cubes allow a seat, as bits.

    A colour in the action space allows its action, white cubes also the one under the seat's disc on the order track;
    a token lets red stand for green and green for red.
    """
    actions = 0
    for colour in range(COLOURS):
        if s.offered[colour] > 0:
            actions |= 1 << colour
    swap = (1 << Action.PLANNING) | (1 << Action.BUILDING)
    swapped = swap if actions & swap != 0 and owns(s, seat, Effect.RED_OR_GREEN) else 0
    turned = ORDER_ACTIONS[s.order[seat]] if s.offered[WHITE] > 0 else 0
    return actions | swapped | turned


@rule
def open_actions(s: State, seat: int) -> int:
    """The allowed actions with which something can be done, as bits."""
    actions = coloured_actions(s, seat)
    points = phase_points(s) + s.gold[seat]
    plan, buy, construct = 1 << Action.PLANNING, 1 << Action.GOODS, 1 << Action.BUILDING
    if actions & plan and not can_plan(s, seat, points + bonus_points(s, seat, Action.PLANNING)):
        actions &= ~plan
    if actions & buy and not can_buy(s, points + bonus_points(s, seat, Action.GOODS)):
        actions &= ~buy
    if actions & construct and not can_build(s, seat, points + bonus_points(s, seat, Action.BUILDING)):
        actions &= ~construct
    return actions


@rule
def offer_actions(s: State, seat: int, out: Ints) -> int:
    """Actions, gold instead of an action, points for cubes with the token for it, and treasure."""
    n = 0
    actions = open_actions(s, seat)
    for action in range(COLOURS):
        if (actions >> action) & 1 == 1:
            out[n] = Code.CHOOSE + action
            n += 1
    out[n] = Code.GOLD
    n = offer_tokens(s, seat, Effect.CUBE_POINTS, out, n + 1)
    return offer_treasure(s, seat, out, n)


@rule
def begin_action(s: State, seat: int, action: int) -> None:
    """An action has the points of the phase, and more by progress tokens."""
    s.points_left = phase_points(s) + bonus_points(s, seat, action)
    if action == Action.SAILING:
        begin_sailing(s, seat)
    elif action == Action.CANNONS:
        begin_track(s, seat, Ask.CANNONS, action)
    elif action == Action.PLANNING:
        ask_to_plan(s, seat)
    elif action == Action.PROGRESS:
        begin_track(s, seat, Ask.PROGRESS, action)
    elif action == Action.BUILDING:
        ask_to_build(s, seat)
    elif action == Action.GOODS:
        ask_to_buy(s, seat)
    else:
        begin_track(s, seat, Ask.ORDER, action)


@rule
def take_gold(s: State, seat: int) -> None:
    """Instead of an action: a gold for every three cubes in the action space, rounded up."""
    each = EFFECT_AMOUNT[Effect.BETTER_CHANGE] if owns(s, seat, Effect.BETTER_CHANGE) else CUBES_PER_GOLD
    gain_gold(s, seat, (cubes_offered(s) + each - 1) // each)


@rule
def score_cubes(s: State, seat: int, token: int) -> None:
    """Instead of an action, once: a point for every cube in the action space."""
    turn_over(s, seat, token)
    s.points[seat, SheetLine.CUBES] += EFFECT_AMOUNT[Effect.CUBE_POINTS] * cubes_offered(s)
