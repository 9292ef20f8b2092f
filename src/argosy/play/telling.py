"""Sentences about a match: a `Line` of a game becomes words, and a seat in it becomes the person who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from argosy.kernel.game import Game, Line
from argosy.words import say, say_line

SEAT = "seat"


def speak(game: Game, line: Line, lang: str, names: Sequence[str] | None = None) -> str:
    """A line as a sentence in which seats have the names of the people."""
    return say_line(game.name, lang, _named(line, lang, names))


def seat_name(seat: int, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """The name of who sits there, or the number of the seat as people count."""
    return names[seat] if names else say(None, lang, SEAT, n=seat + 1)


def sheet_name(game: Game, line: str, lang: str) -> str:
    """A line of the score sheet in words."""
    return say(game.name, lang, f"sheet-{line}")


def _named(fact: Any, lang: str, names: Sequence[str] | None) -> Any:
    """The same fact with every seat in it replaced by a name."""
    if isinstance(fact, (list, tuple)):
        return [_named(one, lang, names) for one in fact]
    if not isinstance(fact, Line):
        return fact
    if fact.key == SEAT:
        return seat_name(int(fact.facts["n"]), lang, names)
    return Line(fact.key, {name: _named(one, lang, names) for name, one in fact.facts.items()})
