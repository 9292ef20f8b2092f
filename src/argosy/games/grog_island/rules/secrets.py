"""What a seat may see, and dealing again what it cannot."""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.grog_island.parts import (
    BIT,
    COLOURS,
    FACES,
    GOAL_COPIES,
    GOALS,
    KINDS,
    PARROT_COPIES,
    PARROT_KINDS,
    TREASURE_COPIES,
    VALUES,
)
from argosy.games.grog_island.rules.auction import NO_DIE, may_hold, sums_allowed, sums_of_others
from argosy.games.grog_island.rules.winning import can_pay
from argosy.games.grog_island.state import Ask, State
from argosy.kernel import Grid, Ints, asked, below, rule, shuffle, to_act
from argosy.kernel.bind import public_copy

copy_public = public_copy(State, "grog_island")

REDEAL_GOALS = 20  # purposes of chance
REDEAL_TREASURES = 21
REDEAL_PARROTS = 22
GUESS = 23
WHETHER, WHETHER_TO_HOLD = 0, 1  # what is guessed, as events
CARDS_OFFERED = 10  # + value
WHETHER_TO_SET = 20  # + colour
SET_TO = 30  # + colour
SPECTATOR = -1


@rule
def view(s: State, seat: int, out: State) -> None:
    """The record as this seat may see it.

    It knows its own cards, the faces of goal cards it has seen and can still follow, and what it has laid out itself.
    """
    copy_public(s, out)
    out.viewer = seat + 1 if seat >= 0 else SPECTATOR
    known = s.shown
    if seat >= 0:
        known |= s.knows[seat]
        for value in range(VALUES):
            out.treasure[seat, value] = s.treasure[seat, value]
        for kind in range(PARROT_KINDS):
            out.parrot[seat, kind] = s.parrot[seat, kind]
    for back in range(GOALS):
        if known & BIT[back] != 0:
            out.face[back] = s.face[back]
    if seat >= 0 and seat == to_act(s):
        view_draft(s, out)
    else:
        out.moves -= s.drafted  # what is laid out in secret has not happened yet for the others


@rule
def view_draft(s: State, out: State) -> None:
    """Who is acting sees what it has laid out."""
    for colour in range(COLOURS):
        out.turned[colour] = s.turned[colour]
    out.holding = s.holding
    for value in range(VALUES):
        out.offer[value] = s.offer[value]
    out.drafted = s.drafted


@rule
def redeal(v: State, seed: Any) -> None:
    """Deal every card that the viewer cannot place to the places it cannot see, all ways equally likely."""
    v.seed = seed
    redeal_goals(v, seed)
    redeal_cards(
        v, seed, REDEAL_TREASURES, TREASURE_COPIES, v.treasures_spent, v.treasure, v.treasures, v.treasure_deck
    )
    redeal_cards(v, seed, REDEAL_PARROTS, PARROT_COPIES, v.parrots_spent, v.parrot, v.parrots, v.parrot_deck)
    seat = to_act(v)
    if seat >= 0 and v.viewer != seat + 1:
        guess_draft(v, seat, seed)
    v.viewer = 0


@rule
def guess_draft(v: State, seat: int, seed: Any) -> None:
    """Another seat is acting: it may have laid out something already, or nothing."""
    if below(seed, GUESS, WHETHER, 2) == 0:
        return
    what = asked(v)
    if what == Ask.PAY:
        guess_offer(v, seat, seed)
    elif what == Ask.BID:
        guess_parrots(v, seat, seed)
    v.moves += v.drafted


@rule
def guess_offer(v: State, seat: int, seed: Any) -> None:
    """Some treasure cards, if all of them and the coins make up the bid."""
    if not can_pay(v, seat):
        return
    for value in range(VALUES):
        v.offer[value] = below(seed, GUESS, CARDS_OFFERED + value, v.treasure[seat, value] + 1)
        v.drafted += v.offer[value]


@rule
def guess_parrots(v: State, seat: int, seed: Any) -> None:
    """Some parrots after which a bid can still be made."""
    if may_hold(v, seat) and below(seed, GUESS, WHETHER_TO_HOLD, 2) == 1:
        v.holding = 1
        v.drafted = 1
    for colour in range(COLOURS):
        if v.parrot[seat, 1 + colour] > 0 and below(seed, GUESS, WHETHER_TO_SET + colour, 2) == 1:
            value = 1 + below(seed, GUESS, SET_TO + colour, FACES)
            if value != v.dice[colour]:
                v.turned[colour] = value
                v.drafted += 1
    allowed = sums_allowed(v, seat)
    if may_hold(v, seat):
        allowed |= BIT[v.bid]
    if sums_of_others(v, seat, NO_DIE) & allowed == 0:
        v.holding = 0
        v.drafted = 0
        for colour in range(COLOURS):
            v.turned[colour] = 0


@rule
def redeal_goals(v: State, seed: Any) -> None:
    """The faces not seen go under the backs not seen, shuffled while they are dealt.

    Each face takes a random place among those dealt so far and its own, the next one; the face that lay there moves to
    the next place. After two faces either may lie in front; the third takes each of three places equally likely, and
    so on: all orders are equally likely.
    """
    missing = GOAL_COPIES.copy()
    places = np.empty(GOALS, np.int16)
    hidden = 0
    for back in range(GOALS):
        if v.face[back] != 0:
            missing[v.face[back] - 1] -= 1
        else:
            places[hidden] = back
            hidden += 1
    dealt = 0
    for goal in range(KINDS):
        for _ in range(missing[goal]):
            place = places[below(seed, REDEAL_GOALS, dealt, dealt + 1)]
            v.face[places[dealt]] = v.face[place]
            v.face[place] = goal + 1
            dealt += 1


@rule
def redeal_cards(
    v: State, seed: Any, purpose: int, copies: Ints, spent: Ints, hands: Grid, counts: Ints, deck: Ints
) -> None:
    """The treasure or parrot cards not seen are shuffled; hidden hands take theirs, the rest is the deck."""
    cards = 0
    for kind in range(len(copies)):
        missing = copies[kind] - spent[kind]
        for seat in range(v.seats):
            missing -= hands[seat, kind]
        for _ in range(missing):
            deck[cards] = kind + 1
            cards += 1
    shuffle(deck, cards, seed, purpose, 0)
    for seat in range(v.seats):
        if seat != v.viewer - 1:
            for _ in range(counts[seat]):
                cards -= 1
                hands[seat, deck[cards] - 1] += 1
                deck[cards] = 0
