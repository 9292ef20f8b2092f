"""Assistants: their actions, and 2 points for each one that is not used."""

from __future__ import annotations

from typing import Any

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
from argosy.games.maracaibo.state import SheetLine
from argosy.kernel import rule


@rule
def pay_idle(s: Any, p: int, which: Any) -> None:
    """2 points for each of these assistants that was neither used nor paid this round."""
    idle = s.helpers[p] & ~s.spent[p] & which
    if idle:
        gain_points(s, p, IDLE_VP * size(idle), SheetLine.IDLE)
        s.spent[p] |= idle


@rule
def pay_left_behind(s: Any, p: int) -> None:
    """Assistants that were passed, or lie on the arm that was not taken, are paid when the ship stops."""
    pay_idle(s, p, HELPERS_BEHIND[s.ship[p]])


@rule
def place_helper(s: Any, p: int, helper: int) -> None:
    """A figure becomes an assistant; where the ship is or has been it counts from the next round on."""
    s.figures[p] -= 1
    s.helpers[p] |= bit(helper)
    if not holds(AHEAD[s.ship[p]], HELPER_AT[helper]):
        s.spent[p] |= bit(helper)


@rule
def legal_helpers(s: Any, p: int, out: Any, n: int) -> int:
    """The own assistants where the ship lies."""
    able = s.helpers[p] & ~s.spent[p] & HELPERS_AT[s.ship[p]]
    if able:
        for k in range(MOST_HELPERS_HERE):
            helper = HELPERS_HERE[s.ship[p], k]
            if helper >= 0 and holds(able, helper):
                out[n] = Code.HELPER + helper
                n += 1
    return n


@rule
def use_helper(s: Any, p: int, helper: int) -> None:
    """The assistant's action is the main action; the others here are paid."""
    s.spent[p] |= bit(helper)
    pay_idle(s, p, HELPERS_AT[s.ship[p]])
    begin(s, p, HELPER_PROGRAM[helper], 0)
