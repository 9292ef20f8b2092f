"""A position is a value: one flat record of numbers, declared once, readable in rules as ``s.ducats[p]``.

A game declares its record as a class. Every field says who may see it: a `public` field is copied into every view,
a `secret` one into none (the game's ``secrets.py`` then adds what a seat may know of it).

    class State(Position):
        ducats: Ints = public(SEATS)
        deck: Ints = secret(30)

The class is for people, editors and mypy. At run time a position is a NumPy record of ``State.dtype``.
"""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from argosy.kernel.arrays import Grid

ASK_WIDTH = 4  # a row of the decision stack: what is asked, which seat decides, two arguments


@dataclass(frozen=True)
class Field:
    """One named place in a record."""

    shape: tuple[int, ...]
    kind: str
    seen: bool


def public(*shape: int, kind: str = "i2") -> Any:
    """A field that everybody at the table may see. Kinds: i2 (default), i4, i8, u8 (NumPy's names, size in bytes)."""
    return Field(shape, _checked(kind), True)


def secret(*shape: int, kind: str = "i2") -> Any:
    """A field that no view contains unless the game's view adds what a seat may know of it."""
    return Field(shape, _checked(kind), False)


def _checked(kind: str) -> str:
    # with 8-bit fields the interpreter and the compiler disagree about overflow
    if kind not in ("i2", "i4", "i8", "u8"):
        raise ValueError(f"a field cannot be of kind {kind!r}; use i2, i4, i8 or u8")
    return kind


class Layout:
    """The base of all declarations; makes the dtype from the annotated fields, inherited ones first."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field]] = {}

    def __init_subclass__(cls) -> None:
        fields = dict(cls.fields)
        for name in inspect.get_annotations(cls):
            declared = cls.__dict__.get(name)
            if isinstance(declared, Field):
                if hasattr(np.record, name):
                    raise ValueError(f"a field cannot be called {name!r}: NumPy's records have a method of that name")
                fields[name] = declared
        cls.fields = fields
        # wide fields first: no padding, so equal positions have equal bytes
        widest = sorted(fields.items(), key=lambda item: -int(item[1].kind[1]))
        rows = [(name, field.kind, field.shape) if field.shape else (name, field.kind) for name, field in widest]
        size = np.dtype(rows).itemsize
        if size % 8:
            rows.append(("_pad", "i2", ((8 - size % 8) // 2,)))
        cls.dtype = np.dtype(rows, align=True)


class Position(Layout):
    """What every record begins with. A game adds its decision stack: ``asks: Ints = public(DEPTH, ASK_WIDTH)``."""

    seed: int = secret(kind="u8")  # the source of all chance; no view contains it
    asks: Grid
    depth: int = public()  # how many decisions are on the stack; none means that the game is over
    seats: int = public()
    moves: int = public()  # moves made so far
    reveals: int = public()  # how often somebody saw something new; undo never goes back past one
    viewer: int = public()  # 0 in a true position, seat + 1 in the view of a seat, -1 in a spectator's


def blank(schema: type[Layout], count: int | None = None) -> Any:
    """A zeroed position, or an array of them."""
    games = np.zeros(1 if count is None else count, schema.dtype).view(np.recarray)
    return games[0] if count is None else games


def words_of(games: Any) -> npt.NDArray[np.uint64]:
    """The same memory as a plain two-dimensional array, one row a position: the fastest way to copy and clear."""
    flat = np.asarray(games).reshape(-1)
    return flat.view(np.uint8).view(np.uint64).reshape(len(flat), -1)


def bytes_of(s: Any) -> bytes:
    """The position as bytes: equality, hash and the laws of the tests use these."""
    return np.asarray(s).tobytes()


def copy_of(s: Any) -> Any:
    """An independent copy of one position."""
    there = np.zeros(1, np.asarray(s).dtype)
    there.view(np.uint8)[:] = np.frombuffer(np.asarray(s).tobytes(), np.uint8)
    return there.view(np.recarray)[0]


def public_copier(schema: type[Layout]) -> str:
    """The source of a kernel ``copy_public(s, out)`` that copies every public field and no other."""
    lines = ["def copy_public(s, out):", '    """Copy every public field; what is secret stays zero."""']
    for name, field in schema.fields.items():
        if not field.seen:
            continue
        names = "ijkl"[: len(field.shape)]
        for depth, (index, size) in enumerate(zip(names, field.shape, strict=True)):
            lines.append("    " * (depth + 1) + f"for {index} in range({size}):")
        place = f"{name}[{', '.join(names)}]" if names else name
        lines.append("    " * (len(names) + 1) + f"out.{place} = s.{place}")
    return "\n".join(lines) + "\n"
