# What the type checker knows of fields and tables: how many indices they take, and that numbers come out.
from collections.abc import Iterator
from typing import Any, TypeAlias, overload

import numpy as np

class Ints(np.ndarray[Any, np.dtype[np.int16]]):
    """A row of whole numbers: ``s.ducats[seat]``."""

    @overload  # type: ignore[override]
    def __getitem__(self, at: int, /) -> int: ...
    @overload
    def __getitem__(self, at: slice, /) -> Ints: ...
    def __setitem__(self, at: int | slice, value: Any, /) -> None: ...  # type: ignore[override]
    def __iter__(self) -> Iterator[int]: ...  # type: ignore[override]
    def tolist(self) -> list[int]: ...  # type: ignore[override]

class Grid(np.ndarray[Any, np.dtype[np.int16]]):
    """Rows of whole numbers: ``s.hand[seat, i]``, and ``s.hand[seat]`` is a row."""

    @overload  # type: ignore[override]
    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, at: int | tuple[int, slice] | tuple[slice, int], /) -> Ints: ...
    @overload
    def __getitem__(self, at: slice, /) -> Grid: ...
    def __setitem__(self, at: Any, value: Any, /) -> None: ...  # type: ignore[override]
    def __iter__(self) -> Iterator[Ints]: ...  # type: ignore[override]
    def tolist(self) -> list[list[int]]: ...  # type: ignore[override]

class Cube(np.ndarray[Any, np.dtype[np.int16]]):
    """Grids of whole numbers, with three indices."""

    @overload  # type: ignore[override]
    def __getitem__(self, at: tuple[int, int, int], /) -> int: ...
    @overload
    def __getitem__(self, at: tuple[int, int], /) -> Ints: ...
    @overload
    def __getitem__(self, at: int, /) -> Grid: ...
    @overload
    def __getitem__(self, at: tuple[int, int, slice], /) -> Ints: ...
    def __setitem__(self, at: Any, value: Any, /) -> None: ...  # type: ignore[override]
    def __iter__(self) -> Iterator[Grid]: ...  # type: ignore[override]
    def tolist(self) -> list[list[list[int]]]: ...  # type: ignore[override]

class Floats(np.ndarray[Any, np.dtype[np.floating[Any]]]):
    """A row of numbers with fractions, of either size: ``weights[trait]``."""

    @overload  # type: ignore[override]
    def __getitem__(self, at: int, /) -> float: ...
    @overload
    def __getitem__(self, at: slice, /) -> Floats: ...
    def __setitem__(self, at: int | slice, value: Any, /) -> None: ...  # type: ignore[override]
    def __iter__(self) -> Iterator[float]: ...  # type: ignore[override]
    def tolist(self) -> list[float]: ...  # type: ignore[override]

class FloatGrid(np.ndarray[Any, np.dtype[np.floating[Any]]]):
    """Rows of numbers with fractions: ``table[left, trait]``, and ``table[left]`` is a row."""

    @overload  # type: ignore[override]
    def __getitem__(self, at: tuple[int, int], /) -> float: ...
    @overload
    def __getitem__(self, at: int, /) -> Floats: ...
    def __setitem__(self, at: Any, value: Any, /) -> None: ...  # type: ignore[override]
    def __iter__(self) -> Iterator[Floats]: ...  # type: ignore[override]
    def tolist(self) -> list[list[float]]: ...  # type: ignore[override]

Longs: TypeAlias = Ints

def ints(values: Any) -> Ints: ...
def grid(values: Any) -> Grid: ...
def cube(values: Any) -> Cube: ...
def floats(values: Any) -> Floats: ...
