"""Pictures for the rules pages, drawn by the games themselves: parts of a real table, and single pieces.

`area:NAME` is a part of the table as the page shows it, from the lesson's positions, the fullest one. Any other thing is
a piece that the game draws alone: ``picture(kind, name, lang)`` in its ``face/pictures.py``.
"""

from __future__ import annotations

import functools
import importlib.util
import re
from typing import Any

from argosy.games import find
from argosy.lessons import Place, Voyage, lesson_of
from argosy.lessons.script import has_lesson
from argosy.play import Match, new

IDS = re.compile(r'\bid="([^"]+)"')


def drawn(game: str, thing: str, lang: str, mark: str) -> str:
    """A thing as an inline picture; "" where the game draws nothing for it. `mark` keeps its inner ids apart."""
    kind, _, name = thing.partition(":")
    made = area(game, name, lang) if kind == "area" else piece(game, kind, name, lang)
    return apart(made, mark)


@functools.lru_cache(512)
def area(game: str, name: str, lang: str) -> str:
    """A part of the table, from the position where there is most to see of it."""
    return max((parts.get(name, "") for parts in tables(game, lang)), key=len, default="")


@functools.lru_cache(16)
def tables(game: str, lang: str) -> list[dict[str, str]]:
    """The parts of the table at the beginning of every chapter, or of a new game."""
    face = find(game).face
    if face.fragments is None:
        return []
    views = [match.view(match.to_move if match.to_move is not None else 0) for match in _matches(game)]
    return [dict(face.fragments(view.reading, [], lang, view.names or ())) for view in views]


def _matches(game: str) -> list[Match]:
    if not has_lesson(game):
        return [new(game, seed=1)]
    lesson = lesson_of(game)
    return [Voyage(lesson, Place(chapter.id)).match() for chapter in lesson.chapters]


def piece(game: str, kind: str, name: str, lang: str) -> str:
    """A single piece, where the game draws pieces alone."""
    module = f"argosy.games.{game}.face.pictures"
    try:
        known = importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        known = False
    if not known:
        return ""
    found: Any = importlib.import_module(module).picture(kind, name, lang)
    return found.svg() if found is not None else ""


def apart(svg: str, mark: str) -> str:
    """The same picture with ids of its own: a page may show a piece twice."""
    for name in set(IDS.findall(svg)):
        svg = svg.replace(f'id="{name}"', f'id="{mark}-{name}"').replace(f"url(#{name})", f"url(#{mark}-{name})")
        svg = svg.replace(f'href="#{name}"', f'href="#{mark}-{name}"')
    return svg
