"""A template (see `kernel.bind`): what a position is worth by a table of weights that comes with the search."""

from __future__ import annotations

from typing import Any

from argosy.bots.judging import value_by
from argosy.kernel.compile import rule
from argosy.kernel.position import Position


@rule
def by_tables(m: Any, s: Position, seat: int) -> float:
    """As mates judge, each seat by weights of its own."""
    return value_by(s, seat, m.tables[seat])
