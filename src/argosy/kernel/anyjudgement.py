"""What `judging` needs of a game that is judged by traits: its ``judgement.py`` offers these names (see `bind`)."""

from __future__ import annotations

from typing import Any

SCRATCH = 0
"""How many numbers `prospects` works with; the first ones are the prospects."""

TABLE: Any = None
"""The weights: a row for every time of the game, a column for every trait (see `judging.by_time`)."""


def prospects(v: Any, table: Any, out: Any) -> None:
    """The points that every seat can expect at the end; alone at the table, also those of the game's own rival."""
    raise NotImplementedError
