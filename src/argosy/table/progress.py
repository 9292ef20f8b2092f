"""How far visitors have come in the lessons: kept in the database, chapter by chapter, so that it outlives everything."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Row

from argosy.lessons import Lesson, Place
from argosy.table.store import Store, pack, voyages


@dataclass(frozen=True)
class Standing:
    """A chapter as a visitor left it."""

    place: Place
    done: bool  # it was finished once, whatever the place is now
    at: float


class Progress:
    """The lessons of all visitors."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def of(self, person: str | None, game: str) -> dict[str, Standing]:
        """The chapters of a game that a visitor has begun."""
        if person is None:
            return {}
        rows = self.store._all(select(voyages).where(voyages.c.person == person, voyages.c.game == game))
        return {row.chapter: Standing(_place(row), bool(row.done), row.at) for row in rows}

    def keep(self, person: str, game: str, place: Place, done: bool) -> None:
        """Note where a visitor is in a chapter; what was finished once stays finished."""
        before = self.of(person, game).get(place.chapter)
        here = voyages.c.person == person, voyages.c.game == game, voyages.c.chapter == place.chapter
        row = {
            "person": person, "game": game, "chapter": place.chapter, "step": place.step, "at": time.time(),
            "chosen": pack({str(step): move for step, move in place.chosen.items()}),
            "done": int(done or (before is not None and before.done)),
        }  # fmt: skip
        with self.store.write() as link:
            link.execute(delete(voyages).where(*here))
            link.execute(insert(voyages), row)


def _place(row: Row[Any]) -> Place:
    return Place(row.chapter, row.step, {int(step): move for step, move in json.loads(row.chosen).items()})


def next_chapter(lesson: Lesson, standings: dict[str, Standing]) -> str:
    """Where a visitor goes on: the first chapter that was not finished, else the last."""
    left = [chapter.id for chapter in lesson.chapters if not (standings.get(chapter.id) or NOTHING).done]
    return left[0] if left else lesson.chapters[-1].id


def done_of(lesson: Lesson, standings: dict[str, Standing]) -> Sequence[str]:
    """The chapters that were finished."""
    return [chapter.id for chapter in lesson.chapters if (standings.get(chapter.id) or NOTHING).done]


NOTHING = Standing(Place(""), False, 0.0)
