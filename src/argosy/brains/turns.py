"""When a turn is over (see `anybrain.turn_number`)."""

from __future__ import annotations

from argosy.kernel.compile import rule
from argosy.kernel.position import Position


@rule
def by_seat(v: Position) -> int:
    """A turn is over when another seat decides: nothing has to be counted."""
    return 0
