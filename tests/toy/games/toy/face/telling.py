"""The question, what happened, and the table, for one viewer."""

from __future__ import annotations

from argosy.games.toy.moves import Code
from argosy.games.toy.parts import NAMES
from argosy.games.toy.state import Ask, State
from argosy.kernel.game import Line


def prompt(view: State) -> Line:
    """The question on top of the stack."""
    what, seat = int(view.asks[view.depth - 1, 0]), int(view.asks[view.depth - 1, 1])
    return Line(f"ask-{Ask(what).name.lower()}", {"seat": Line("seat", {"n": seat})})


def tell(before: State, move: int, after: State) -> list[Line]:
    """What the viewer saw happen."""
    what, seat = int(before.asks[before.depth - 1, 0]), int(before.asks[before.depth - 1, 1])
    who = {"seat": Line("seat", {"n": seat})}
    if what == Ask.TURN:
        if move == Code.SAIL:
            return [Line("log-sail", who | {"coins": int(after.rolled)})]
        return [Line("log-draw", who)] if move == Code.DRAW else []
    if what == Ask.BURY and before.viewer != seat + 1:
        return [Line("log-bury", who)]
    kind = "deliver" if what == Ask.DELIVER else "bury-own"
    return [Line(f"log-{kind}", who | {"crate": Line(f"part-{NAMES[move - Code.CRATE]}")})]


def rounds(view: State) -> int:
    """How many rounds the voyage has."""
    return int(view.last_turn) // int(view.seats)
