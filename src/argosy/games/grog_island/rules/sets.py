"""Sets as the bits of one number: bit i says whether thing i (a building, a goal card, a peninsula, a seat) is in it.

In all of them `things & -things` is the lowest bit alone, and `things & (things - 1)` is the set without it: of
0b1100 (things 2 and 3) the one is 0b0100, the other 0b1000.
"""

from __future__ import annotations

from argosy.games.grog_island.parts import BITS, NUMBER
from argosy.kernel import rule


@rule
def first(things: int) -> int:
    """The first thing of a set that is not empty: its lowest bit alone, looked up (see NUMBER)."""
    return int(NUMBER[(things & -things) % BITS])


@rule
def size(things: int) -> int:
    """How many there are in a set."""
    count = 0
    while things != 0:
        things &= things - 1
        count += 1
    return count


@rule
def is_single(things: int) -> bool:
    """Whether a set that is not empty has only one thing: nobody need be asked which."""
    return things & (things - 1) == 0
