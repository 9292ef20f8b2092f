"""The question on top of the stack as a sentence, and the facts that help to answer it.

Whoever decides is asked ("Where will the ship sail?"); everybody else reads who is deciding what.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from argosy.games.amerigo.face.describing import good_line, kind_line
from argosy.games.amerigo.face.reasons import all_blocked
from argosy.games.amerigo.moves import square_name
from argosy.games.amerigo.parts import COLOUR_NAMES, GOOD_NAMES, PHASES, PRODUCT_COST, PRODUCT_GOOD, ROUNDS, TIME
from argosy.games.amerigo.rules.islands import post_square
from argosy.games.amerigo.rules.pirates import strength
from argosy.games.amerigo.rules.scoring import gold_in_all
from argosy.games.amerigo.rules.tower import phase_points
from argosy.games.amerigo.state import Ask, State
from argosy.kernel.game import Line
from argosy.kernel.stack import SEAT, WHAT, A, B

# ---- phrases that the prompts and the log share --------------------------------------------------------------------


def seat_line(seat: int) -> Line:
    """A person; the house puts the name in."""
    return Line("seat", {"n": int(seat)})


def amount(of: str, n: int) -> Line:
    """So much gold, so many cannons …: `of` is the last part of an `amount-…` key."""
    return Line(f"amount-{of}", {"n": int(n)})


def colour_line(colour: int) -> Line:
    """A colour by name."""
    return Line(f"part-{COLOUR_NAMES[int(colour)]}")


def cubes_line(counts: Iterable[int]) -> list[Line]:
    """So many cubes of each colour; colours without cubes are left out."""
    return [amount(f"{name}-cubes", n) for name, n in zip(COLOUR_NAMES, counts, strict=True) if n]


def goods_line(counts: Iterable[int]) -> list[Line]:
    """So many resources of each kind; those that are none are left out."""
    return [amount(name, n) for name, n in zip(GOOD_NAMES, counts, strict=True) if n]


def products_line(market: Iterable[int]) -> list[Line]:
    """Production tokens of each kind: how many, of what, for how much."""
    there = [(product, int(n)) for product, n in enumerate(market) if n > 0]
    return [
        Line("amount-products", {"n": n, "good": good_line(PRODUCT_GOOD[p]), "cost": int(PRODUCT_COST[p])})
        for p, n in there
    ]


# ---- the question --------------------------------------------------------------------------------------------------


def prompt(v: State) -> Line:
    """What the acting seat is asked; for every other viewer, what that seat is deciding."""
    if v.depth == 0:
        return Line("ask-over")
    what, seat, a, b = top(v)
    facts = _facts_of(v, what, a)
    name = what.name.lower()
    if what == Ask.PROGRESS and a == 1:
        name = "progress-on"
    if what == Ask.SAIL:
        name = "sail" if b else "sail-other"
    if v.viewer == 0 or v.viewer == seat + 1:
        return Line(f"ask-{name}", facts)
    return Line(f"wait-{what.name.lower()}", facts | {"seat": seat_line(seat)})


def top(v: State) -> tuple[Ask, int, int, int]:
    """The question on top of the stack: what, who decides, and its two numbers."""
    row = v.asks[v.depth - 1]
    return Ask(int(row[WHAT])), int(row[SEAT]), int(row[A]), int(row[B])


def _facts_of(v: State, what: Ask, a: int) -> dict[str, Any]:
    """What a question speaks of."""
    if what == Ask.POST:
        return {"square": square_name(post_square(v, a))}
    if what == Ask.TOKEN:
        return {"n": a}
    if what == Ask.PLACE:
        return {"tile": kind_line(a)}
    return {}


# ---- the facts under it --------------------------------------------------------------------------------------------


def facts(v: State) -> list[Line]:
    """What the viewer should have in mind: where the game stands, and (not for a spectator) what they have."""
    if v.depth == 0:
        return []
    what, seat, _, _ = top(v)
    lines = _points(v, what, seat) if v.viewer in (0, seat + 1) else []
    where = {"round": int(v.round_no) + 1, "rounds": ROUNDS, "phase": int(v.phase) + 1, "phases": PHASES}
    lines += [Line("fact-phase", where | {"colour": colour_line(v.phase), "time": int(TIME[v.round_no])})]
    if v.viewer > 0:
        me = int(v.viewer) - 1
        lines.append(Line("fact-have", {"goods": [amount("gold", v.gold[me]), amount("cannons", v.cannons[me])]}))
        lines.append(Line("fact-pirates", {"n": int(strength(v, me))}))
    return lines


def _points(v: State, what: Ask, seat: int) -> list[Line]:
    """What the seat that decides can spend, and which actions lie there in vain."""
    if what == Ask.ACTION:
        offer = Line("fact-offer", {"points": amount("action-points", phase_points(v))})
        return [offer, *(Line("fact-why-not", {"reason": line}) for line in all_blocked(v, seat))]
    if what in (Ask.POST, Ask.TOKEN):
        return []
    more = Line("ask-more") if gold_in_all(v, seat) > 0 else ""  # who has no gold need not hear what it buys
    return [Line("fact-points", {"points": amount("action-points", v.points_left), "more": more})]
