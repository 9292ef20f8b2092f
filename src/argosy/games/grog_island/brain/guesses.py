"""What can be guessed of others: the goals in their hands, by what they bid for, claim and trade."""

from __future__ import annotations

from typing import Any

from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.parts import BIT, COLOURS, GOAL_COPIES, GOALS, KINDS, SEATS, VALUES
from argosy.games.grog_island.rules.secrets import redeal
from argosy.games.grog_island.state import State
from argosy.kernel import Ints, rule

# what is laid out, paid and put away in secret is not among them
OPEN_MOVES = frozenset([Code.PASS, *range(Code.BID, Code.SPEND), *range(Code.TAKE, Code.COUNT)])
HOLDINGS = SEATS * KINDS


@rule
def suppose(v: State, s: State) -> None:
    """Goals that the others hold in `s`, under the backs that they hold in the view; no goal more often than it is."""
    missing = GOAL_COPIES.copy()
    for back in range(GOALS):
        if v.face[back] != 0:
            missing[v.face[back] - 1] -= 1
    for seat in range(v.seats):
        if seat == v.viewer - 1:
            continue
        for back in range(GOALS):
            goal = s.face[back]
            both = v.held[seat] & s.held[seat] & BIT[back]
            if both != 0 and v.face[back] == 0 and goal != 0 and missing[goal - 1] > 0:
                v.face[back] = goal
                missing[goal - 1] -= 1


@rule
def holdings(s: State, out: Ints) -> None:
    """The goals in every hand."""
    for seat in range(s.seats):
        for back in range(GOALS):
            if s.held[seat] & BIT[back] != 0 and s.face[back] != 0:
                out[seat * KINDS + s.face[back] - 1] += 1


@rule
def recall(v: State, s: State, seed: Any) -> None:
    """The earlier table with these goals in the hands; nothing laid out in secret is guessed."""
    suppose(v, s)
    redeal(v, seed)
    v.moves -= v.drafted
    v.drafted = 0
    v.holding = 0
    for colour in range(COLOURS):
        v.turned[colour] = 0
    for value in range(VALUES):
        v.offer[value] = 0
