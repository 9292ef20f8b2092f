"""Free actions, before, during and after the main action: planning, career tasks, recruiting."""

from __future__ import annotations

from argosy.games.maracaibo.effects import Trait
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import LAST_COMBAT, PLANNING
from argosy.games.maracaibo.rules.cards import legal_plans, plan_card
from argosy.games.maracaibo.rules.careers import can_claim, claim, legal_claims
from argosy.games.maracaibo.rules.common import gain_combat, return_figures
from argosy.games.maracaibo.state import State
from argosy.kernel import Ints, rule


@rule
def can_recruit(s: State, seat: int) -> bool:
    """A figure can be turned into combat points with the card that allows it and room on the track."""
    return s.traits[seat, Trait.RECRUITER] > 0 and s.figures[seat] > 0 and s.combat[seat] < LAST_COMBAT


@rule
def legal_recruit(s: State, seat: int, out: Ints, n: int) -> int:
    """At any time: a figure for combat points."""
    if can_recruit(s, seat):
        out[n] = Code.RECRUIT
        n += 1
    return n


@rule
def legal_free(s: State, seat: int, out: Ints, n: int) -> int:
    """All free actions."""
    n = legal_recruit(s, seat, out, n)
    n = legal_claims(s, seat, out, n)
    return legal_plans(s, seat, out, n)


@rule
def has_free(s: State, seat: int) -> bool:
    """Whether there is any free action."""
    if s.plan[seat, PLANNING - 1] == 0 and s.hand_size[seat] > 0:
        return True
    return can_recruit(s, seat) or can_claim(s, seat)


@rule
def do_free(s: State, seat: int, move: int) -> bool:
    """Perform a free action; False when the move is none."""
    if move == Code.RECRUIT:
        return_figures(s, seat, 1)
        gain_combat(s, seat, s.traits[seat, Trait.RECRUITER])
    elif Code.CLAIM <= move < Code.INVEST:
        claim(s, seat, move - Code.CLAIM)
    elif Code.PLAN <= move < Code.PAY:
        plan_card(s, seat, move - Code.PLAN)
    else:
        return False
    return True
