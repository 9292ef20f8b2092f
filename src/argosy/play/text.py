"""The text form of a position: exact, and readable by people. One line for every field that is not zero.

    argosy position 1
    game: goa
    rules: 1
    ...
    ducats: 5 10 10
    stock: 0 | 1 0 2

Numbers of a row stand side by side, rows are divided by ``|``, tables of rows by ``||``; zeros at the end are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NoReturn

import numpy as np

from argosy.kernel.game import Game
from argosy.kernel.position import blank
from argosy.play.errors import BrokenPosition

TITLE = "argosy position 1"
DIVIDERS = (" ", " | ", " || ", " ||| ")


def write(game: Game, position: Any, head: Mapping[str, str] | None = None) -> str:
    """A position as text, with further lines of the head (names, options) if there are any."""
    lines = [TITLE, f"game: {game.name}", f"rules: {game.rules.version}", f"components: {game.rules.components().hash}"]
    lines += [f"{name}: {value}" for name, value in (head or {}).items()]
    lines += [f"{name}: {written}" for name, written in fields(game, position)]
    return "\n".join(lines) + "\n"


def fields(game: Game, position: Any) -> Iterator[tuple[str, str]]:
    """Every field that is not zero, in the order of the declaration."""
    for name in game.rules.State.fields:
        values = np.asarray(position[name])
        if values.any():
            yield name, _write(values)


def _write(values: Any) -> str:
    """Numbers with all zeros at the end left out; a row of nothing but zeros is 0."""
    if values.ndim == 0:
        return str(int(values))
    used = np.flatnonzero(values.reshape(len(values), -1).any(axis=1))
    kept = values[: used[-1] + 1] if len(used) else values[:1]
    return DIVIDERS[values.ndim - 1].join(_write(part) for part in kept)


class Text:
    """A position text, taken apart; every complaint names its line."""

    def __init__(self, text: str) -> None:
        lines = text.strip().splitlines() or [""]
        if lines[0].strip() != TITLE:
            complain(1, f"it should be “{TITLE}”, not “{lines[0].strip()[:40]}”")
        self.lines: dict[str, tuple[int, str]] = {}
        for number, line in enumerate(lines[1:], 2):
            name, colon, value = line.partition(":")
            if not colon and not line.strip():
                continue
            if not colon:
                complain(number, f"“{line.strip()[:40]}” has no colon; write “name: value”")
            if name.strip() in self.lines:
                complain(number, f"“{name.strip()}” stands there twice")
            self.lines[name.strip()] = (number, value.strip())

    def take(self, name: str) -> str | None:
        """One line of the head; it is then done with."""
        return self.lines.pop(name, (0, None))[1]

    def demand(self, name: str, expected: str | None = None, why: Callable[[str], str] = str) -> str:
        """A line that must be there, and say what is expected."""
        number, value = self.lines.pop(name, (0, None))
        if value is None:
            complain(2, f"the line “{name}: …” is missing")
        if expected is not None and value != expected:
            complain(number, why(value))
        return value

    def position(self, game: Game) -> Any:
        """The position that the remaining lines tell."""
        s = blank(game.rules.State)
        for name, (number, value) in self.lines.items():
            declared = game.rules.State.fields.get(name)
            if declared is None:
                complain(number, f"{game.title} has no field “{name}”")
            try:
                values = _read(value, declared.shape, np.dtype(declared.kind))
            except ValueError as error:
                complain(number, f"{name}: {error}")
            if declared.shape:
                s[name][...] = values
            else:
                s[name] = values
        return s


def _read(text: str, shape: tuple[int, ...], kind: np.dtype[Any]) -> Any:
    values = np.zeros(shape, kind)
    if not shape:
        return kind.type(_number(text, kind))
    parts = text.split() if len(shape) == 1 else text.split(DIVIDERS[len(shape) - 1])
    if len(parts) > shape[0]:
        raise ValueError(f"there is room for {shape[0]}, not {len(parts)}")
    for i, part in enumerate(parts):
        values[i] = _read(part, shape[1:], kind)
    return values


def _number(text: str, kind: np.dtype[Any]) -> int:
    try:
        number = int(text)
    except ValueError:
        raise ValueError(f"“{text.strip()[:20]}” is no whole number") from None
    least, most = np.iinfo(kind).min, np.iinfo(kind).max
    if not least <= number <= most:
        raise ValueError(f"{number} is not between {least} and {most}")
    return number


def complain(line: int, why: str) -> NoReturn:
    """Say which line is wrong, and why."""
    raise BrokenPosition(line=line, why=why)
