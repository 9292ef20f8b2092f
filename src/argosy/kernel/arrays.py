"""Fields of a record and tables of components. ``arrays.pyi`` tells the type checker how many indices each takes."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Ints = Grid = Cube = npt.NDArray[np.int16]
Longs = npt.NDArray[np.int64]
Floats = FloatGrid = npt.NDArray[np.floating[Any]]


def ints(values: Any) -> Any:
    """A table with one index, for rules to read."""
    return np.array(values, np.int16)


grid = cube = ints  # the same for tables with two and three indices


def floats(values: Any) -> Any:
    """A table with one index of numbers with fractions, for judgements to read."""
    return np.array(values, np.float64)
