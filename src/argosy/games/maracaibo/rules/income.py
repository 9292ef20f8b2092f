"""Income tracks and synergies."""

from __future__ import annotations

from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import LAST_INCOME, ROUNDS, SYNERGIES, WRAP_AT, WRAP_VP
from argosy.games.maracaibo.rules.common import bit, gain_points, holds
from argosy.games.maracaibo.rules.free import do_free, legal_free
from argosy.games.maracaibo.state import SheetLine, State
from argosy.kernel import A, Ints, pop, rule


@rule
def raise_income_vp(s: State, seat: int, n: int) -> None:
    """The marker moves on; at 20 it pays 20 points for every scoring still to come and begins anew."""
    there = s.income_vp[seat] + n
    while there >= WRAP_AT:
        there -= WRAP_AT
        gain_points(s, seat, WRAP_VP * (ROUNDS + 1 - s.lap), SheetLine.INCOME)
    s.income_vp[seat] = there


@rule
def raise_income_d(s: State, seat: int, n: int) -> None:
    """The marker moves on; steps beyond the end move the marker of the other track."""
    there = s.income_d[seat] + n
    if there > LAST_INCOME:
        raise_income_vp(s, seat, there - LAST_INCOME)
        there = LAST_INCOME
    s.income_d[seat] = there


@rule
def raise_income_with(s: State, seat: int, n: int, which: int) -> None:
    """Income that needs a synergy token comes at once, or waits for the token."""
    kind, in_points = which // 2, which % 2
    if holds(s.synergies[seat], kind):
        if in_points:
            raise_income_vp(s, seat, n)
        else:
            raise_income_d(s, seat, n)
    elif in_points:
        s.waiting_vp[seat, kind] += n
    else:
        s.waiting_d[seat, kind] += n


@rule
def gain_synergy(s: State, seat: int, kind: int) -> None:
    """Take a token, at most one of each kind; income that waited for it comes now."""
    if holds(s.synergies[seat], kind):
        return
    s.synergies[seat] |= bit(kind)
    raise_income_d(s, seat, s.waiting_d[seat, kind])
    raise_income_vp(s, seat, s.waiting_vp[seat, kind])
    s.waiting_d[seat, kind] = 0
    s.waiting_vp[seat, kind] = 0


@rule
def legal_synergy(s: State, seat: int, out: Ints) -> int:
    """The kinds that a seat does not own."""
    n = 0
    for kind in range(SYNERGIES):
        if not holds(s.synergies[seat], kind):
            out[n] = Code.SYNERGY + kind
            n += 1
    return n


@rule
def legal_lay_figures(s: State, seat: int, out: Ints) -> int:
    """Any number of figures from the own supply."""
    for k in range(s.figures[seat] + 1):
        out[k] = Code.LAY + k
    return legal_free(s, seat, out, s.figures[seat] + 1)


@rule
def do_lay_figures(s: State, seat: int, move: int) -> None:
    """Figures stay on the card for good and raise the income."""
    if do_free(s, seat, move):
        return
    count = move - Code.LAY
    each = s.asks[s.depth - 1, A]
    pop(s)
    s.figures[seat] -= count
    s.laid[seat] += count
    raise_income_d(s, seat, each * count)
