"""What a sensible player thinks."""

from typing import Any

from argosy.kernel import rule


@rule
def value(v: Any, seat: int) -> float:
    return 0.0


@rule
def deckhand(v: Any, moves: Any, n: int, event: int) -> int:
    return 0
