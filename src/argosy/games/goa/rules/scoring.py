"""The points at the end, line by line, and who won."""

from __future__ import annotations

import numpy as np

from argosy.games.goa.parts import (
    COLONIES,
    COLONIES_VP,
    DUTY_VP,
    FIELDS,
    FOREMAN_VP,
    MOST_MONEY_VP,
    ROW_VP,
    SYMBOL_CARDS,
    SYMBOLS,
    SYMBOLS_VP,
    TILE_KIND,
    TILE_SLOTS,
    TILE_VP,
    TRACKS,
    Kind,
)
from argosy.games.goa.rules.bits import ones
from argosy.games.goa.state import EMPTY, State
from argosy.kernel import Ints, ints, rule

SHEET = (
    "ships", "harvest", "taxes", "expedition", "colonists", "colonies", "cards", "money", "plantations", "duty",
    "missions",
)  # fmt: skip
LINES = len(SHEET)
COLONY_LINE, CARD_LINE, MONEY_LINE, PLANTATION_LINE, DUTY_LINE, MISSION_LINE = range(TRACKS, LINES)  # after the tracks
SMALL_VP = ints(np.where((TILE_KIND == Kind.PLANTATION) & (TILE_SLOTS == 1), TILE_VP, 0))


@rule
def founded(s: State, seat: int) -> int:
    """How many colonies a seat has."""
    count = 0
    for colony in range(COLONIES):
        if s.colony[seat, colony] != EMPTY:
            count += 1
    return count


@rule
def symbol_points(hand: int) -> int:
    """1, 3, 6, 10, 15 points for one to five cards of the same symbol."""
    points = 0
    for symbol in range(SYMBOLS):
        points += SYMBOLS_VP[ones(hand & SYMBOL_CARDS[symbol])]
    return points


@rule
def richest(s: State) -> int:
    """The most ducats that any seat has."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.ducats[seat])
    return most


@rule
def plantation_points(s: State, seat: int) -> int:
    """Plantations with a single slot, those pushed out too; the foreman makes them worth more."""
    points = s.kept[seat]
    for field in range(FIELDS):
        tile = s.field[seat, field]
        if tile != EMPTY:
            points += SMALL_VP[tile]
    return points * FOREMAN_VP if s.foreman[seat] == 1 else points


@rule
def sheet(s: State, seat: int, out: Ints) -> None:
    """The points of a seat, line by line in the order of SHEET."""
    for track in range(TRACKS):
        out[track] = ROW_VP[s.rows[seat, track]]
    out[COLONY_LINE] = COLONIES_VP[founded(s, seat)]
    out[CARD_LINE] = symbol_points(s.hand[seat])
    out[MONEY_LINE] = MOST_MONEY_VP if s.ducats[seat] == richest(s) else 0
    out[PLANTATION_LINE] = plantation_points(s, seat)
    out[DUTY_LINE] = DUTY_VP * s.duties[seat]
    out[MISSION_LINE] = s.missions[seat]


@rule
def score(s: State, seat: int) -> int:
    """All points of a seat."""
    points = symbol_points(s.hand[seat]) + COLONIES_VP[founded(s, seat)] + plantation_points(s, seat)
    points += DUTY_VP * s.duties[seat] + s.missions[seat]
    for track in range(TRACKS):
        points += ROW_VP[s.rows[seat, track]]
    if s.ducats[seat] == richest(s):
        points += MOST_MONEY_VP
    return points


@rule
def scores(s: State, out: Ints) -> None:
    """All points of every seat."""
    for seat in range(s.seats):
        out[seat] = score(s, seat)


@rule
def ranks(s: State, out: Ints) -> None:
    """Most points win, then most money; beyond that the place is shared."""
    for seat in range(s.seats):
        out[seat] = 1
        mine = score(s, seat)
        for other in range(s.seats):
            theirs = score(s, other)
            if theirs > mine or (theirs == mine and s.ducats[other] > s.ducats[seat]):
                out[seat] += 1
