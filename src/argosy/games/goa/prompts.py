"""The question on top of the stack, as a sentence."""

from __future__ import annotations

from typing import Any

from argosy.games.goa.state import Ask
from argosy.kernel.game import Line


def prompt(v: Any) -> Line:
    """What the acting seat is asked."""
    if v.depth == 0:
        return Line("ask-over")
    name = Ask(int(v.asks[v.depth - 1, 0])).name.lower().replace("_", "-")
    return Line(f"ask-{name}")
