"""Weights of a judgement: what a trait of a seat counts at every time of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

RACE = ("left", "to_move", "order", "two", "four", "prospect", "margin")  # what foresight sees beside the traits


def by_time(traits: Sequence[str], knots: Any, weights: Mapping[str, Any]) -> Any:
    """The weights for every time of the game: straight lines between the times in which they are written."""
    times = np.arange(max(knots) + 1)
    return np.stack([np.interp(times, knots[::-1], weights[name][::-1]) for name in traits], 1).copy()
