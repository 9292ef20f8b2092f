"""The decision stack inside a position: what is asked now, and what will be asked after it.

A row is (what, seat, a, b): the question, the seat that decides, two numbers the question needs. A rule that needs an
answer pushes a row; `apply` pops the top row before it acts on the answer, or leaves it to ask again.
"""

from __future__ import annotations

from argosy.kernel.compile import rule
from argosy.kernel.position import Position

WHAT, SEAT, A, B = 0, 1, 2, 3
NOBODY = -1


@rule
def push(s: Position, what: int, seat: int, a: int = 0, b: int = 0) -> None:
    """Ask this next, before everything that is already on the stack."""
    row = s.depth
    s.asks[row, WHAT] = what
    s.asks[row, SEAT] = seat
    s.asks[row, A] = a
    s.asks[row, B] = b
    s.depth = row + 1


@rule
def pop(s: Position) -> None:
    """The top question is answered; its row is wiped, so that equal positions have equal bytes."""
    row = s.depth - 1
    for column in range(4):
        s.asks[row, column] = 0
    s.depth = row


@rule
def asked(s: Position) -> int:
    """The question on top of the stack; -1 when the game is over."""
    return s.asks[s.depth - 1, WHAT] if s.depth > 0 else NOBODY


@rule
def to_act(s: Position) -> int:
    """The seat that decides now; -1 when the game is over."""
    return s.asks[s.depth - 1, SEAT] if s.depth > 0 else NOBODY
