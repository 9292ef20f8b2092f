from __future__ import annotations
from typing import Any
from argosy.kernel import rule
@rule
def value(v: Any, seat: int) -> float:
    """x"""
    return 1.0 * v.points[seat]
@rule
def deckhand(v: Any, moves: Any, n: int, event: int) -> int:
    """x"""
    return 0
