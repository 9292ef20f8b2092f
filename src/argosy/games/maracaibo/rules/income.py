"""Income tracks and synergies."""

from __future__ import annotations

from typing import Any

from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import LAST_INCOME, ROUNDS, SYNERGIES, WRAP_AT, WRAP_VP
from argosy.games.maracaibo.rules.common import bit, gain_points, holds
from argosy.games.maracaibo.state import SheetLine
from argosy.kernel import A, pop, rule


@rule
def raise_income_vp(s: Any, p: int, n: int) -> None:
    """The marker moves on; at 20 it pays 20 points for every scoring still to come and begins anew."""
    there = s.income_vp[p] + n
    while there >= WRAP_AT:
        there -= WRAP_AT
        gain_points(s, p, WRAP_VP * (ROUNDS + 1 - s.lap), SheetLine.INCOME)
    s.income_vp[p] = there


@rule
def raise_income_d(s: Any, p: int, n: int) -> None:
    """The marker moves on; steps beyond the end move the marker of the other track."""
    there = s.income_d[p] + n
    if there > LAST_INCOME:
        raise_income_vp(s, p, there - LAST_INCOME)
        there = LAST_INCOME
    s.income_d[p] = there


@rule
def raise_income_with(s: Any, p: int, n: int, which: int) -> None:
    """Income that needs a synergy token comes at once, or waits for the token."""
    kind, in_points = which // 2, which % 2
    if holds(s.synergies[p], kind):
        if in_points:
            raise_income_vp(s, p, n)
        else:
            raise_income_d(s, p, n)
    elif in_points:
        s.waiting_vp[p, kind] += n
    else:
        s.waiting_d[p, kind] += n


@rule
def gain_synergy(s: Any, p: int, kind: int) -> None:
    """Take a token, at most one of each kind; income that waited for it comes now."""
    if holds(s.synergies[p], kind):
        return
    s.synergies[p] |= bit(kind)
    raise_income_d(s, p, s.waiting_d[p, kind])
    raise_income_vp(s, p, s.waiting_vp[p, kind])
    s.waiting_d[p, kind] = 0
    s.waiting_vp[p, kind] = 0


@rule
def legal_synergy(s: Any, p: int, out: Any) -> int:
    """The kinds that a seat does not own."""
    n = 0
    for kind in range(SYNERGIES):
        if not holds(s.synergies[p], kind):
            out[n] = Code.SYNERGY + kind
            n += 1
    return n


@rule
def legal_lay_figures(s: Any, p: int, out: Any) -> int:
    """Any number of figures from the own supply."""
    for k in range(s.figures[p] + 1):
        out[k] = Code.LAY + k
    return s.figures[p] + 1


@rule
def do_lay_figures(s: Any, p: int, count: int) -> None:
    """Figures stay on the card for good and raise the income."""
    each = s.asks[s.depth - 1, A]
    pop(s)
    s.figures[p] -= count
    s.laid[p] += count
    raise_income_d(s, p, each * count)
