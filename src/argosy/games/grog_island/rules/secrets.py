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
    HOLD,
    KINDS,
    PARROT_COPIES,
    PARROT_KINDS,
    TREASURE_COPIES,
    TREASURE_VALUE,
    VALUES,
)
from argosy.games.grog_island.rules.auction import pips, potential, sums_allowed, with_any_die, with_die
from argosy.games.grog_island.state import Ask, State
from argosy.kernel import asked, below, rule, shuffle, to_act
from argosy.kernel.bind import public_copy

copy_public = public_copy(State, "grog_island")

REDEAL_GOALS = 20  # purposes of chance
REDEAL_TREASURES = 21
REDEAL_PARROTS = 22
GUESS = 23
SPECTATOR = -1


@rule
def view(s: Any, seat: int, out: Any) -> None:
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
def view_draft(s: Any, out: Any) -> None:
    """Who is acting sees what it has laid out."""
    for colour in range(COLOURS):
        out.turned[colour] = s.turned[colour]
    out.holding = s.holding
    for value in range(VALUES):
        out.offer[value] = s.offer[value]
    out.drafted = s.drafted


@rule
def redeal(v: Any, seed: Any) -> None:
    """Deal every card that the viewer cannot place to the places it cannot see, all ways equally likely."""
    v.seed = seed
    redeal_goals(v, seed)
    redeal_treasures(v, seed)
    redeal_parrots(v, seed)
    seat = to_act(v)
    if seat >= 0 and v.viewer != seat + 1:
        guess_draft(v, seat, seed)
    v.viewer = 0


@rule
def guess_draft(v: Any, seat: int, seed: Any) -> None:
    """Another seat is acting: it may have laid out something already, or nothing."""
    if below(seed, GUESS, 0, 2) == 0:
        return
    what = asked(v)
    if what == Ask.PAY:
        guess_offer(v, seat, seed)
    elif what == Ask.BID:
        guess_parrots(v, seat, seed)
    v.moves += v.drafted


@rule
def guess_offer(v: Any, seat: int, seed: Any) -> None:
    """Some treasure cards that could still be completed to the bid."""
    purse = v.coins[seat] + 0
    for value in range(VALUES - 1, -1, -1):
        cards = v.treasure[seat, value]
        v.offer[value] = below(seed, GUESS, 10 + value, cards + 1)
        v.drafted += v.offer[value]
        purse += v.offer[value] * TREASURE_VALUE[value]
    for value in range(VALUES):
        purse += (v.treasure[seat, value] - v.offer[value]) * TREASURE_VALUE[value]
        if v.offer[value] > 0:
            break
    if purse < v.bid:
        for value in range(VALUES):
            v.offer[value] = 0
        v.drafted = 0


@rule
def guess_parrots(v: Any, seat: int, seed: Any) -> None:
    """Some parrots after which a bid can still be made."""
    if v.parrot[seat, HOLD] > 0 and v.bid > 0 and v.bid <= potential(v, seat) and below(seed, GUESS, 1, 2) == 1:
        v.holding = 1
        v.drafted = 1
    last = -1
    for colour in range(COLOURS):
        if v.parrot[seat, 1 + colour] > 0 and below(seed, GUESS, 20 + colour, 2) == 1:
            value = 1 + below(seed, GUESS, 30 + colour, FACES)
            if value != v.dice[colour]:
                v.turned[colour] = value
                v.drafted += 1
                last = colour
    sums = 1
    for colour in range(COLOURS):
        if colour > last and last >= 0 and v.parrot[seat, 1 + colour] > 0:
            sums = with_any_die(sums)
        else:
            sums = with_die(sums, pips(v, colour))
    if sums & sums_allowed(v, seat) == 0:
        v.holding = 0
        v.drafted = 0
        for colour in range(COLOURS):
            v.turned[colour] = 0


@rule
def redeal_goals(v: Any, seed: Any) -> None:
    """The faces not seen go under the backs not seen: each takes a random place among those filled so far."""
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
def redeal_treasures(v: Any, seed: Any) -> None:
    """The treasure cards not seen are shuffled; hands that are hidden take theirs, the rest is the deck."""
    cards = 0
    for value in range(VALUES):
        missing = TREASURE_COPIES[value] - v.treasures_spent[value]
        for seat in range(v.seats):
            missing -= v.treasure[seat, value]
        for _ in range(missing):
            v.treasure_deck[cards] = value + 1
            cards += 1
    shuffle(v.treasure_deck, cards, seed, REDEAL_TREASURES, 0)
    for seat in range(v.seats):
        if seat != v.viewer - 1:
            for _ in range(v.treasures[seat]):
                cards -= 1
                v.treasure[seat, v.treasure_deck[cards] - 1] += 1
                v.treasure_deck[cards] = 0


@rule
def redeal_parrots(v: Any, seed: Any) -> None:
    """The parrot cards not seen are shuffled; hands that are hidden take theirs, the rest is the deck."""
    cards = 0
    for kind in range(PARROT_KINDS):
        missing = PARROT_COPIES[kind] - v.parrots_spent[kind]
        for seat in range(v.seats):
            missing -= v.parrot[seat, kind]
        for _ in range(missing):
            v.parrot_deck[cards] = kind + 1
            cards += 1
    shuffle(v.parrot_deck, cards, seed, REDEAL_PARROTS, 0)
    for seat in range(v.seats):
        if seat != v.viewer - 1:
            for _ in range(v.parrots[seat]):
                cards -= 1
                v.parrot[seat, v.parrot_deck[cards] - 1] += 1
                v.parrot_deck[cards] = 0
