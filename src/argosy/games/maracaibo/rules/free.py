"""Free actions, before, during and after the main action: planning, career tasks, recruiting."""

from __future__ import annotations

from typing import Any

from argosy.games.maracaibo.effects import Trait
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import LAST_COMBAT, PLANNING
from argosy.games.maracaibo.rules.cards import legal_plans, plan_card
from argosy.games.maracaibo.rules.careers import can_claim, claim, legal_claims
from argosy.games.maracaibo.rules.common import gain_combat, return_figures
from argosy.kernel import rule


@rule
def can_recruit(s: Any, p: int) -> bool:
    """A figure can be turned into combat points with the card that allows it and room on the track."""
    return s.traits[p, Trait.RECRUITER] > 0 and s.figures[p] > 0 and s.combat[p] < LAST_COMBAT


@rule
def legal_recruit(s: Any, p: int, out: Any, n: int) -> int:
    """At any time: a figure for combat points."""
    if can_recruit(s, p):
        out[n] = Code.RECRUIT
        n += 1
    return n


@rule
def legal_free(s: Any, p: int, out: Any, n: int) -> int:
    """All free actions."""
    n = legal_recruit(s, p, out, n)
    n = legal_claims(s, p, out, n)
    return legal_plans(s, p, out, n)


@rule
def has_free(s: Any, p: int) -> bool:
    """Whether there is any free action."""
    if s.plan[p, PLANNING - 1] == 0 and s.hand_size[p] > 0:
        return True
    return can_recruit(s, p) or can_claim(s, p)


@rule
def do_free(s: Any, p: int, move: int) -> bool:
    """Perform a free action; False when the move is none."""
    if move == Code.RECRUIT:
        return_figures(s, p, 1)
        gain_combat(s, p, s.traits[p, Trait.RECRUITER])
    elif Code.CLAIM <= move < Code.INVEST:
        claim(s, p, move - Code.CLAIM)
    elif Code.PLAN <= move < Code.PAY:
        plan_card(s, p, move - Code.PLAN)
    else:
        return False
    return True
