"""First voyages: every game is learned by playing it, chapter by chapter, and ends in a game with a coach.

A lesson is data: ``face/lesson.toml`` in the folder of its game (docs/writing-a-game.md has the format).

>>> from argosy.lessons import Voyage, lesson_of
>>> voyage = Voyage(lesson_of("goa"))
>>> voyage.step.text("say", "en")
"""

from argosy.lessons.rehearsal import rehearse
from argosy.lessons.script import BadLesson, Chapter, Coaching, Lesson, NoLesson, Step, lesson_of, read
from argosy.lessons.voyage import Place, Voyage

__all__ = [
    "BadLesson", "Chapter", "Coaching", "Lesson", "NoLesson", "Place", "Step", "Voyage", "lesson_of", "read",
    "rehearse",
]  # fmt: skip
