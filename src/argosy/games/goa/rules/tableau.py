"""The development tableau: what a step costs, and what the first and the complete are given."""

from __future__ import annotations

from argosy.games.goa.parts import FIRST_BIT, ROWS, SPICES, STEP_DUCATS, STEP_SHIPS, STEP_SPICES, TRACKS, YIELD, Track
from argosy.games.goa.rules.cards import draw
from argosy.games.goa.rules.warehouse import pay_spice
from argosy.games.goa.state import Ask, State, Step
from argosy.kernel import B, push, rule
from argosy.kernel.stack import WHAT

LAST = ROWS - 1


@rule
def yields(s: State, seat: int, track: int) -> int:
    """What the marker of a track stands on."""
    return YIELD[track, s.rows[seat, track]]


@rule
def has_spices(s: State, seat: int, track: int) -> bool:
    """The seat owns the spices that the next row asks for."""
    row = s.rows[seat, track]
    for spice in range(SPICES):
        if s.spices[seat, spice] < STEP_SPICES[track, row, spice]:
            return False
    return True


@rule
def lowest_row(s: State, seat: int) -> int:
    """The row of the least advanced marker."""
    row = LAST
    for track in range(TRACKS):
        row = min(row, s.rows[seat, track])
    return row


@rule
def can_advance(s: State, seat: int, track: int, step: int) -> bool:
    """The marker is not in the last row and the step can be paid in this way."""
    row = s.rows[seat, track]
    if row == LAST:
        return False
    if step == Step.FULL:
        return s.ships[seat] >= STEP_SHIPS[row] and has_spices(s, seat, track)
    if step == Step.NO_SPICES:
        return s.ships[seat] >= STEP_SHIPS[row]
    if step == Step.NO_SHIPS:
        return has_spices(s, seat, track)
    if step == Step.DUCATS:
        return s.ducats[seat] >= STEP_DUCATS[row]
    return row == lowest_row(s, seat)


@rule
def can_advance_any(s: State, seat: int, step: int) -> bool:
    """At least one marker can be advanced in this way."""
    for track in range(TRACKS):
        if can_advance(s, seat, track, step):
            return True
    return False


@rule
def advance(s: State, seat: int, track: int, step: int) -> None:
    """Pay for a step; the marker moves when everything is paid."""
    row = s.rows[seat, track]
    push(s, Ask.DO_ADVANCE, seat, track)
    if step == Step.FULL or step == Step.NO_SPICES:
        s.ships[seat] -= STEP_SHIPS[row]
    if step == Step.FULL or step == Step.NO_SHIPS:
        for spice in range(SPICES):
            pay_spice(s, seat, spice, STEP_SPICES[track, row, spice])
    if step == Step.DUCATS:
        s.ducats[seat] -= STEP_DUCATS[row]


@rule
def move_marker(s: State, seat: int, track: int) -> None:
    """The marker goes down one row and brings its rewards."""
    s.rows[seat, track] += 1
    if track == Track.COLONISTS:
        join_founding(s, YIELD[track, s.rows[seat, track] - 1], yields(s, seat, track))
    reward_first(s, seat, track)
    reward_complete(s, seat)


@rule
def join_founding(s: State, before: int, now: int) -> None:
    """A step on the track of colonists counts in a founding under way, where it is more than what was spied out."""
    for row in range(s.depth):  # other questions may lie on top of the founding
        if s.asks[row, WHAT] == Ask.FOUND_ADD:
            s.asks[row, B] += max(now, s.spied) - max(before, s.spied)


@rule
def reward_first(s: State, seat: int, track: int) -> None:
    """Whoever is first in the last row but one, or in the last row, of a track draws an expedition card."""
    bit = FIRST_BIT[track, s.rows[seat, track]]
    if bit != 0 and s.firsts & bit == 0:
        s.firsts |= bit
        draw(s, seat, 1)


@rule
def reward_complete(s: State, seat: int) -> None:
    """All five markers in row 2 or beyond (3, 4, 5 likewise) bring an extra-action card, once a row."""
    row = lowest_row(s, seat)
    if row > s.complete[seat]:
        s.extra[seat] += row - s.complete[seat]
        s.complete[seat] = row
