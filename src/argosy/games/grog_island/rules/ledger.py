"""The books: every piece is somewhere, and only once."""

from __future__ import annotations

from argosy.games.grog_island.parts import (
    ALL_BUILDINGS,
    BIT,
    COLOURS,
    CREW,
    FACES,
    GHOST,
    GHOST_CREW,
    GOAL_COPIES,
    GOALS,
    KINDS,
    LOCKS,
    PARROT_COPIES,
    SHIPS,
    TREASURE_COPIES,
)
from argosy.games.grog_island.rules.sets import size
from argosy.games.grog_island.state import State
from argosy.kernel import Grid, Ints, rule

LEDGERS = (
    "crew", "buildings", "locks", "goal cards", "treasure cards", "parrot cards", "dice", "ships and markers",
    "coins and goods",
)  # fmt: skip


@rule
def crew_is_sound(s: State) -> bool:
    """Every crew member is on a building or still in front of its captain; so are the ghosts."""
    for seat in range(s.seats):
        if s.crew_left[seat] < 0 or s.crew_left[seat] + size(s.crew[seat]) != CREW[s.seats]:
            return False
    return bool(s.crew_left[GHOST] + size(s.crew[GHOST]) == GHOST_CREW[s.seats] and s.crew_left[GHOST] >= 0)


@rule
def buildings_are_sound(s: State) -> bool:
    """Every building is free, locked, or has one crew member."""
    seen = s.free | s.locked
    count = size(s.free) + size(s.locked)
    for row in range(GHOST + 1):
        seen |= s.crew[row]
        count += size(s.crew[row])
    return bool(seen == ALL_BUILDINGS and count == size(ALL_BUILDINGS))


@rule
def goals_are_sound(s: State) -> bool:
    """Every goal card is in one hand, in the deck or just drawn; every kind is there with its copies."""
    seen = s.drawn
    count = size(s.drawn) + s.goals_left
    for seat in range(s.seats):
        seen |= s.held[seat]
        count += size(s.held[seat])
    for i in range(s.goals_left):
        back = s.queue[(s.top + i) % GOALS] - 1
        if back < 0:
            return False
        seen |= BIT[back]
    if count != GOALS or size(seen) != GOALS:
        return False
    for goal in range(KINDS):
        copies = 0
        for back in range(GOALS):
            if s.face[back] == goal + 1:
                copies += 1
        if copies != GOAL_COPIES[goal]:
            return False
    return True


@rule
def cards_are_sound(copies: Ints, spent: Ints, hands: Grid, counts: Ints, deck: Ints, left: int) -> bool:
    """Every treasure or parrot card is in a hand, in the deck or out of the game; all see how many each seat has."""
    for kind in range(len(copies)):
        count = spent[kind] + 0
        for seat in range(len(counts)):
            count += hands[seat, kind]
        for i in range(len(deck)):
            if deck[i] == kind + 1:
                count += 1
        if count != copies[kind]:
            return False
    for i in range(len(deck)):
        if (deck[i] != 0) != (i < left):
            return False
    for seat in range(len(counts)):
        count = 0
        for kind in range(len(copies)):
            count += hands[seat, kind]
        if count != counts[seat]:
            return False
    return True


@rule
def treasures_are_sound(s: State) -> bool:
    """The books of the treasure cards."""
    return cards_are_sound(
        TREASURE_COPIES, s.treasures_spent, s.treasure, s.treasures, s.treasure_deck, s.treasures_left
    )


@rule
def parrots_are_sound(s: State) -> bool:
    """The books of the parrot cards."""
    return cards_are_sound(PARROT_COPIES, s.parrots_spent, s.parrot, s.parrots, s.parrot_deck, s.parrots_left)


@rule
def dice_are_sound(s: State) -> bool:
    """The row is filled from the left in falling order, its dice are those marked, and their sum is the bid."""
    seen = 0
    total = 0
    last = FACES
    gap = False
    for space in range(COLOURS):
        if s.row[space] == 0:
            gap = True
            continue
        colour = s.row[space] - 1
        if gap or s.dice[colour] > last or seen & BIT[colour] != 0:
            return False
        last = s.dice[colour]
        seen |= BIT[colour]
        total += last
    return bool(seen == s.in_row and total == s.bid and (s.bid > 0) == (s.bidder > 0))


@rule
def sea_is_sound(s: State) -> bool:
    """Every ship is on one water space, and no seat has two trade markers out."""
    seen = 0
    marked = 0
    for space in range(SHIPS):
        seen |= BIT[s.ships[space]]
        if s.marker[space] != 0:
            seat = s.marker[space] - 1
            if marked & BIT[seat] != 0 or s.passed & BIT[seat] == 0:
                return False
            marked |= BIT[seat]
    return size(seen) == SHIPS


@rule
def purses_are_sound(s: State) -> bool:
    """Nobody owes coins or goods."""
    for seat in range(s.seats):
        if s.coins[seat] < 0:
            return False
        for good in range(COLOURS):
            if s.goods[seat, good] < 0:
                return False
    return True


@rule
def ledger(s: State) -> int:
    """0 when every piece is accounted for, else the number of the first account that is wrong, counted from 1."""
    if not crew_is_sound(s):
        return 1
    if not buildings_are_sound(s):
        return 2
    if s.locks_left + size(s.locked) != LOCKS or s.locks_left < 0:
        return 3
    if not goals_are_sound(s):
        return 4
    if not treasures_are_sound(s):
        return 5
    if not parrots_are_sound(s):
        return 6
    if not dice_are_sound(s):
        return 7
    if not sea_is_sound(s):
        return 8
    if not purses_are_sound(s):
        return 9
    return 0
