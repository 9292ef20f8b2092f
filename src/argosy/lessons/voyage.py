"""A learner on the way: where they are, the table as it stands there, and what their moves and answers do.

A place is a chapter, a step, and the moves that were chosen where more than one was right. The table follows from the
place alone, so that nothing else has to be kept, and going back is simply another place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from argosy.lessons.script import Chapter, Lesson, Step
from argosy.play import Match, Move, new

LEARNER = 0  # the learner's seat
SILENT = 3  # so many steps in a row may be only read


@dataclass(frozen=True)
class Place:
    """Where a learner is; `step` may be one behind the last: the chapter is finished."""

    chapter: str
    step: int = 0
    chosen: Mapping[int, str] = field(default_factory=dict)  # by step, where it was not the first that was expected


class Voyage:
    """A lesson being played."""

    def __init__(self, lesson: Lesson, place: Place | None = None, name: str = "") -> None:
        self.lesson = lesson
        self.name = name  # of the learner
        self.place = self._known(place or Place(lesson.chapters[0].id))

    def _known(self, place: Place) -> Place:
        """A place of this lesson; one of an older form of it begins anew."""
        found = next((one for one in self.lesson.chapters if one.id == place.chapter), self.lesson.chapters[0])
        if found.id != place.chapter or not 0 <= place.step <= len(found.steps):
            return Place(found.id)
        fits = all(0 <= n < len(found.steps) and move in found.steps[n].expect for n, move in place.chosen.items())
        return place if fits else Place(found.id)

    @property
    def chapter(self) -> Chapter:
        """The chapter at hand."""
        return self.lesson.chapter(self.place.chapter)

    @property
    def finished(self) -> bool:
        """Whether the chapter is at its end."""
        return self.place.step >= len(self.chapter.steps)

    @property
    def step(self) -> Step:
        """The step at hand; at the end of a chapter its last one."""
        return self.chapter.steps[min(self.place.step, len(self.chapter.steps) - 1)]

    @property
    def following(self) -> Chapter | None:
        """The chapter after this one."""
        number = self.lesson.number(self.chapter.id) + 1
        return self.lesson.chapters[number] if number < len(self.lesson.chapters) else None

    def names(self) -> list[str]:
        """Who sits there; the learner under their own name."""
        first, *others = self.chapter.names
        return [self.name if self.name and self.name not in others else first, *others]

    def match(self) -> Match:
        """The table as it stands at this place."""
        chapter = self.chapter
        match = new(self.lesson.game, chapter.seats, chapter.seed, chapter.options, self.names())
        for text in chapter.moves:
            match.push(text)
        for number, step in enumerate(chapter.steps[: self.place.step]):
            self._play(match, number, step)
        return match

    def _play(self, match: Match, number: int, step: Step) -> None:
        if step.expect:
            match.push(self.place.chosen.get(number, step.expect[0]))
        for text in step.reply:
            match.push(text)

    def expected(self, match: Match) -> list[Move]:
        """The moves that are wanted now; the first is the one that is shown."""
        return [] if self.finished else [match.moves.find(text) for text in self.step.expect]

    # what a learner does

    def move(self, text: str) -> bool:
        """Make a move, in full notation; False, and nothing happens, when another one is wanted."""
        if self.finished or text not in self.step.expect:
            return False
        chosen = dict(self.place.chosen)
        if text != self.step.expect[0]:
            chosen[self.place.step] = text
        self.place = Place(self.place.chapter, self.place.step + 1, chosen)
        return True

    def read_on(self) -> bool:
        """Go on from a step that is only read, or from a quiz that was answered."""
        if self.finished or self.step.expect:
            return False
        self.place = Place(self.place.chapter, self.place.step + 1, self.place.chosen)
        return True

    def show(self) -> bool:
        """Let the pilot do it."""
        if self.finished:
            return False
        return self.move(self.step.expect[0]) if self.step.expect else self.read_on()

    def back(self) -> bool:
        """One step back."""
        if self.place.step == 0:
            return False
        before = self.place.step - 1
        kept = {n: move for n, move in self.place.chosen.items() if n < before}
        self.place = Place(self.place.chapter, before, kept)
        return True

    def begin(self, chapter: str) -> bool:
        """The beginning of a chapter."""
        if chapter not in [one.id for one in self.lesson.chapters]:
            return False
        self.place = Place(chapter)
        return True

    def answer(self, number: int) -> bool:
        """Whether an answer is the right one."""
        return not self.finished and self.step.quiz and number == self.step.right


def done_with(lesson: Lesson, done: Sequence[str]) -> list[str]:
    """The chapters that were finished, in the order of the lesson."""
    return [chapter.id for chapter in lesson.chapters if chapter.id in done]
