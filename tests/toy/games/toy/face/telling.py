"""The question, what happened, and the table, for one viewer."""

from __future__ import annotations

from typing import Any

from argosy.games.toy.moves import NOTATION, Code, describe
from argosy.games.toy.parts import NAMES
from argosy.games.toy.state import Ask
from argosy.kernel.game import Line
from argosy.words import say_line


def prompt(view: Any) -> Line:
    """The question on top of the stack."""
    what, seat = int(view.asks[view.depth - 1, 0]), int(view.asks[view.depth - 1, 1])
    return Line(f"ask-{Ask(what).name.lower()}", {"seat": Line("seat", {"n": seat})})


def tell(before: Any, move: int, after: Any) -> list[Line]:
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


def svg(view: Any, moves: Any = (), lang: str = "en") -> str:
    """The table as text in a picture."""
    rows = [f"{name}: {view[name].tolist()}" for name in ("coins", "pile", "hand", "delivered")]
    rows += [f"{NOTATION[code]} {say_line('toy', lang, describe(code))}" for code in moves]
    body = "".join(f'<text y="{20 * i}">{row}</text>' for i, row in enumerate(rows))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200">{body}</svg>'
