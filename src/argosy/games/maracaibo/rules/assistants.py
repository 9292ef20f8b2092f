"""Assistants: their actions, and 2 points for each one that is not used."""

from __future__ import annotations

from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    AHEAD,
    HELPER_AT,
    HELPER_PROGRAM,
    HELPERS_AT,
    HELPERS_BEHIND,
    HELPERS_HERE,
    IDLE_VP,
    MOST_HELPERS_HERE,
)
from argosy.games.maracaibo.rules.common import begin, bit, gain_points, holds, size
from argosy.games.maracaibo.state import SheetLine, State
from argosy.kernel import Ints, rule


@rule
def pay_idle(s: State, seat: int, which: int) -> None:
    """2 points for each of these assistants that was neither used nor paid this round."""
    idle = s.helpers[seat] & ~s.spent[seat] & which
    if idle:
        gain_points(s, seat, IDLE_VP * size(idle), SheetLine.IDLE)
        s.spent[seat] |= idle


@rule
def pay_left_behind(s: State, seat: int) -> None:
    """Assistants that were passed, or lie on the arm that was not taken, are paid when the ship stops."""
    pay_idle(s, seat, HELPERS_BEHIND[s.ship[seat]])


@rule
def place_helper(s: State, seat: int, helper: int) -> None:
    """A figure becomes an assistant; where the ship is or has been it counts from the next round on."""
    s.figures[seat] -= 1
    s.helpers[seat] |= bit(helper)
    if not holds(AHEAD[s.ship[seat]], HELPER_AT[helper]):
        s.spent[seat] |= bit(helper)


@rule
def legal_helpers(s: State, seat: int, out: Ints, n: int) -> int:
    """The own assistants where the ship lies."""
    able = s.helpers[seat] & ~s.spent[seat] & HELPERS_AT[s.ship[seat]]
    if able:
        for k in range(MOST_HELPERS_HERE):
            helper = HELPERS_HERE[s.ship[seat], k]
            if helper >= 0 and holds(able, helper):
                out[n] = Code.HELPER + helper
                n += 1
    return n


@rule
def use_helper(s: State, seat: int, helper: int) -> None:
    """The assistant's action is the main action; the others here are paid."""
    s.spent[seat] |= bit(helper)
    pay_idle(s, seat, HELPERS_AT[s.ship[seat]])
    begin(s, seat, HELPER_PROGRAM[helper], 0)
