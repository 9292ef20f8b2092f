"""Why an action whose colour lies in the action space cannot be used, and what gold instead of it would bring."""

from __future__ import annotations

from argosy.games.amerigo.parts import CUBES_PER_GOLD, EFFECT_AMOUNT, KIND_SHAPE, KINDS, Action, Effect
from argosy.games.amerigo.rules.building import spots
from argosy.games.amerigo.rules.purse import owns
from argosy.games.amerigo.rules.tower import cubes_offered
from argosy.games.amerigo.rules.turns import coloured_actions, open_actions
from argosy.games.amerigo.state import Ask, State
from argosy.kernel import asked
from argosy.kernel.game import Line
from argosy.kernel.stack import SEAT


def blocked(v: State, seat: int, action: int) -> Line | None:
    """Why a seat that is asked for an action cannot use one that the cubes allow; nothing where it can."""
    if seat < 0 or asked(v) != Ask.ACTION:
        return None
    if not int(coloured_actions(v, seat)) >> action & 1 or int(open_actions(v, seat)) >> action & 1:
        return None
    return Line(f"why-not-{_reason(v, seat, action)}")


def _reason(v: State, seat: int, action: int) -> str:
    if action == Action.PLANNING:
        return "plan"
    if action == Action.GOODS:
        return "goods-none" if not v.market.any() else "goods-dear"
    shapes = {int(KIND_SHAPE[kind]) for kind in range(KINDS) if v.stock[seat, kind] > 0}
    if not shapes:
        return "build-none"
    return "build-dear" if any(spots(v, seat, shape, 1) > 0 for shape in shapes) else "build-nowhere"


def all_blocked(v: State, seat: int) -> list[Line]:
    """Every action that lies there and cannot be used, with the reason."""
    found = (blocked(v, seat, action) for action in Action)
    return [line for line in found if line]


def gold_offered(v: State, seat: int) -> int:
    """The gold that a seat would take instead of an action."""
    each = int(EFFECT_AMOUNT[Effect.BETTER_CHANGE] if owns(v, seat, Effect.BETTER_CHANGE) else CUBES_PER_GOLD)
    return (int(cubes_offered(v)) + each - 1) // each


def barred(v: State) -> list[tuple[Line, Line]]:
    """What the seat that decides cannot do although its colour lies there, and why not: for greyed buttons."""
    if v.depth == 0:
        return []
    seat = int(v.asks[v.depth - 1, SEAT])
    reasons = [(action, blocked(v, seat, action)) for action in Action]
    return [(Line(f"move-choose-{action.name.lower()}"), why) for action, why in reasons if why]


PAID_BY_POINTS = (Ask.SAIL, Ask.CANNONS, Ask.PLAN, Ask.PROGRESS, Ask.BUILD, Ask.GOODS, Ask.ORDER)


def idle(v: State, code: int) -> bool:
    """Without action points everything costs gold, a piece a point: then one mostly stops."""
    return asked(v) in PAID_BY_POINTS and int(v.points_left) == 0
