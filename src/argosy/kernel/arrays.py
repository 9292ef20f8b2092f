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


def longs(values: Any) -> Any:
    """A table of numbers with 64 bits: sets of up to 63 things."""
    return np.array(values, np.int64)


grid = cube = ints  # the same for tables with two and three indices


def zero_ints(count: int) -> Any:
    """Scratch for so many small numbers."""
    return np.zeros(count, np.int16)


def zero_longs(count: int) -> Any:
    """Scratch for so many numbers with 64 bits."""
    return np.zeros(count, np.int64)


def zero_floats(count: int) -> Any:
    """Scratch for so many numbers with fractions."""
    return np.zeros(count, np.float64)


def zero_grid(rows: int, columns: int) -> Any:
    """Scratch for rows of small numbers."""
    return np.zeros((rows, columns), np.int16)


def floats(values: Any) -> Any:
    """A table with one index of numbers with fractions, for judgements to read."""
    return np.array(values, np.float64)
