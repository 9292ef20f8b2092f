"""What a seat may see, and dealing again what it cannot."""

from __future__ import annotations

from typing import Any

from argosy.games.grog_island.parts import (
    BIT,
    COLOURS,
    GOAL_COPIES,
    GOALS,
    KINDS,
    PARROT_COPIES,
    PARROT_KINDS,
    TREASURE_COPIES,
    VALUES,
)
from argosy.games.grog_island.state import State
from argosy.kernel import below, rule, shuffle, to_act
from argosy.kernel.bind import public_copy

copy_public = public_copy(State, "grog_island")

REDEAL_GOALS = 20  # purposes of chance
REDEAL_TREASURES = 21
REDEAL_PARROTS = 22
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
    v.viewer = 0


@rule
def redeal_goals(v: Any, seed: Any) -> None:
    """The faces not seen go under the backs not seen: each takes a random place among those filled so far."""
    hidden = 0
    for back in range(GOALS):
        if v.face[back] == 0:
            hidden |= BIT[back]
    back = -1
    dealt = 0
    for goal in range(KINDS):
        missing = GOAL_COPIES[goal] + 0
        for other in range(GOALS):
            if v.face[other] == goal + 1:
                missing -= 1
        for _ in range(missing):
            back += 1
            while hidden & BIT[back] == 0:
                back += 1
            place = nth(hidden, below(seed, REDEAL_GOALS, dealt, dealt + 1))
            v.face[back] = v.face[place]
            v.face[place] = goal + 1
            dealt += 1


@rule
def nth(backs: int, n: int) -> int:
    """The back with this number in a set, counted from 0."""
    back = 0
    while backs & BIT[back] == 0:
        back += 1
    for _ in range(n):
        back += 1
        while backs & BIT[back] == 0:
            back += 1
    return back


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
