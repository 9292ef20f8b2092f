"""Free actions, before, during and after the main action: planning, career tasks, recruiting."""

from __future__ import annotations

from argosy.games.maracaibo.effects import Trait
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import LAST_COMBAT, PLANNING
from argosy.games.maracaibo.rules.cards import legal_plans, may_pay, plan_card, uses_cards
from argosy.games.maracaibo.rules.careers import can_claim, claim, legal_claims
from argosy.games.maracaibo.rules.common import gain_combat, return_figures
from argosy.games.maracaibo.state import Ask, State
from argosy.kernel import Ints, rule
from argosy.kernel.stack import WHAT


@rule
def can_recruit(s: State, seat: int) -> bool:
    """A figure can be turned into combat points with the card that allows it and room on the track."""
    return s.traits[seat, Trait.RECRUITER] > 0 and s.figures[seat] > 0 and s.combat[seat] < LAST_COMBAT


@rule
def in_phase_b(s: State) -> bool:
    """Whether a turn is being played, not a scoring: cards are planned and tasks claimed in phase B only."""
    return s.asks[0, WHAT] == Ask.DO_END_TURN


@rule
def can_claim_now(s: State, seat: int) -> bool:
    """Whether a task can be claimed at this moment."""
    return in_phase_b(s) and can_claim(s, seat)


@rule
def legal_recruit(s: State, seat: int, out: Ints, n: int) -> int:
    """At any time, whatever is asked: a figure for combat points."""
    if can_recruit(s, seat):
        out[n] = Code.RECRUIT
        n += 1
    return n


@rule
def recruit(s: State, seat: int) -> None:
    """A figure returns to the general supply for combat points."""
    return_figures(s, seat, 1)
    gain_combat(s, seat, s.traits[seat, Trait.RECRUITER])


@rule
def legal_free(s: State, seat: int, out: Ints, n: int) -> int:
    """The free actions of phase B; recruiting is not among them because it is offered with every question."""
    if not in_phase_b(s):
        return n
    n = legal_claims(s, seat, out, n)
    return legal_plans(s, seat, out, n)


@rule
def has_free(s: State, seat: int) -> bool:
    """Whether there is any free action."""
    if s.plan[seat, PLANNING - 1] == 0 and s.hand_size[seat] > 0 and in_phase_b(s):
        return True
    return can_recruit(s, seat) or can_claim_now(s, seat)


@rule
def may_afford(s: State, seat: int, cost: int) -> bool:
    """Whether a price is worth a question: it can be paid, or free actions may bring what is lacking."""
    if may_pay(s, seat, cost):
        return True
    return not uses_cards(cost) and (can_recruit(s, seat) or can_claim_now(s, seat))


@rule
def do_free(s: State, seat: int, move: int) -> bool:
    """Perform a free action of phase B; False when the move is none."""
    if Code.CLAIM <= move < Code.INVEST:
        claim(s, seat, move - Code.CLAIM)
    elif Code.PLAN <= move < Code.PAY:
        plan_card(s, seat, move - Code.PLAN)
    else:
        return False
    return True
