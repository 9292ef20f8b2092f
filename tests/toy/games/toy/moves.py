"""The move codes of the toy game."""

from __future__ import annotations

from enum import IntEnum

from argosy.games.toy.parts import CRATES, NAMES
from argosy.kernel.game import Line


class Code(IntEnum):
    """The first code of each kind of move."""

    SAIL = 0
    DRAW = 1
    DELIVER = 2
    BURY = 3
    CRATE = 3  # + crate, counted from 1
    COUNT = CRATE + CRATES + 1


NOTATION = ("sail", "draw", "deliver", "bury", *(f"{NAMES[c]}#{c}" for c in range(1, CRATES + 1)))


def describe(code: int) -> Line:
    """A move as a sentence."""
    if code <= Code.BURY:
        return Line(f"move-{NOTATION[code]}")
    crate = code - Code.CRATE
    return Line("move-crate", {"crate": Line(f"part-{NAMES[crate]}"), "number": crate})
