"""What happened at the table, told from what one viewer saw before and after a move."""

from __future__ import annotations

from typing import Any

from argosy.games.goa.moves import describe
from argosy.kernel.game import Line
from argosy.kernel.stack import SEAT


def tell(before: Any, move: int, after: Any) -> list[Line]:
    """The sentences of the log for one move."""
    seat = int(before.asks[before.depth - 1, SEAT])
    return [Line("log-move", {"seat": Line("seat", {"n": seat}), "move": describe(move)})]
