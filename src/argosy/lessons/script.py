"""A lesson as it is written: read from its file, and every fault of its form told in a sentence."""

from __future__ import annotations

import functools
import pathlib
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from argosy.kernel.compile import home
from argosy.play.errors import ArgosyError
from argosy.play.match import game_of
from argosy.words import LANGUAGES

FILE = "lesson.toml"  # beside the words of the game
LONGEST, LONGEST_TITLE, LONGEST_ANSWER = 280, 60, 80  # characters in any language
MOST_TOLD = 6  # faults of a file that are told at once
WPM, CLICK = 200, 3.0  # a slow reader's words a minute, and seconds for finding and clicking something

Text = Mapping[str, str]  # the same sentence by language


class NoLesson(ArgosyError, LookupError):
    """The game has no first voyage."""

    key = "lesson-none"


class BadLesson(ArgosyError, ValueError):
    """A lesson's file is wrong; the message says where, and what would be right."""

    key = "lesson-bad"


@dataclass(frozen=True)
class Step:
    """One idea: something to read, something to do, or a small question."""

    say: Text  # of a quiz: the question
    point: Sequence[str] = ()  # what is ringed: area:NAME, move:NOTATION, seat:NUMBER
    expect: Sequence[str] = ()  # the moves that the learner may make; the first is the one that is shown
    wrong: Text = field(default_factory=dict)  # what is said to another legal move, which is not made
    reply: Sequence[str] = ()  # the moves that follow by themselves
    answers: Sequence[Text] = ()
    right: int = -1
    because: Text = field(default_factory=dict)

    @property
    def quiz(self) -> bool:
        """Whether a question is asked."""
        return bool(self.answers)

    def text(self, what: str, lang: str) -> str:
        """`say`, `wrong` or `because` in one language; "" where there is none."""
        found: Text = getattr(self, what)
        return found.get(lang, "")

    def words(self, lang: str) -> int:
        """How many words a learner reads who does everything right."""
        read = [self.say, *self.answers, self.because]
        return sum(len(one.get(lang, "").split()) for one in read)

    @property
    def clicks(self) -> int:
        """A move or `Next`; a quiz is answered and then left."""
        return 2 if self.quiz else 1


@dataclass(frozen=True)
class Chapter:
    """A few minutes at the table, from a position that is always the same."""

    id: str
    title: Text
    seats: int
    seed: int
    names: Sequence[str]  # the learner's own comes first, whatever stands there
    steps: Sequence[Step]
    options: Mapping[str, int | bool] = field(default_factory=dict)
    moves: Sequence[str] = ()  # played before it begins

    def seconds(self, lang: str) -> float:
        """How long a slow reader needs who does everything right."""
        words = sum(step.words(lang) for step in self.steps)
        return words / WPM * 60 + sum(step.clicks for step in self.steps) * CLICK


@dataclass(frozen=True)
class Coaching:
    """When the coach speaks: at moments, and when a move gives away more than so many points."""

    points: float = 4.0
    moments: Mapping[str, Text] = field(default_factory=dict)  # by the name of the question, when it first comes up


@dataclass(frozen=True)
class Lesson:
    """The first voyage of a game."""

    game: str
    title: Text
    promise: Text
    minutes: int
    chapters: Sequence[Chapter]
    coach: Coaching = field(default_factory=Coaching)

    def chapter(self, name: str) -> Chapter:
        """A chapter by its id."""
        return next(one for one in self.chapters if one.id == name)

    def number(self, name: str) -> int:
        """The place of a chapter, from 0."""
        return [one.id for one in self.chapters].index(name)


@functools.cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game, from its own folder."""
    found = game_of(game)
    path = home(game) / "face" / FILE
    if not path.exists():
        raise NoLesson(game=found.title)
    return read(path)


def has_lesson(game: str) -> bool:
    """Whether a game brings a lesson."""
    return (home(game) / "face" / FILE).exists()


def read(path: pathlib.Path) -> Lesson:
    """A lesson's file; `BadLesson` says what is wrong with its form."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadLesson(file=path.name, why=[f"this is no TOML: {error}"]) from None
    reader = _Reader()
    lesson = reader.lesson(data)
    if reader.faults:
        raise BadLesson(file=path.name, why=reader.faults[:MOST_TOLD])
    return lesson


class _Reader:
    """Takes what a file says and notes what is missing or wrong on the way."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def lesson(self, data: Mapping[str, Any]) -> Lesson:
        chapters = [self.chapter(n, one) for n, one in enumerate(self.rows(data, "chapter", "the lesson"), 1)]
        ids = [chapter.id for chapter in chapters]
        if not chapters:
            self.faults.append("there is no [[chapter]]")
        if len(set(ids)) < len(ids):
            self.faults.append(f"two chapters have the same id; there are {', '.join(ids)}")
        coach = data.get("coach", {})
        return Lesson(
            self.field(data, "game", str, "", "the lesson"), self.text(data, "title", "the lesson", LONGEST_TITLE),
            self.text(data, "promise", "the lesson"), self.field(data, "minutes", int, 15, "the lesson"), chapters,
            Coaching(float(coach.get("points", 4)), self.moments(coach)),
        )  # fmt: skip

    def moments(self, coach: Mapping[str, Any]) -> dict[str, Text]:
        rows = self.rows(coach, "moment", "the coach")
        return {str(one.get("ask", "?")): self.text(one, "say", f"the coach at {one.get('ask', '?')}") for one in rows}

    def chapter(self, number: int, data: Mapping[str, Any]) -> Chapter:
        where = f"chapter {data.get('id', number)}"
        names = self.texts(data, "names", where)
        seats = self.field(data, "seats", int, len(names), where)
        if len(names) != seats:
            self.faults.append(f"{where}: {seats} seats want {seats} names, not {len(names)}")
        steps = [self.step(f"{where}, step {n}", one) for n, one in enumerate(self.rows(data, "step", where), 1)]
        return Chapter(
            self.field(data, "id", str, "?", where), self.text(data, "title", where, LONGEST_TITLE), seats,
            self.field(data, "seed", int, 0, where), names, steps, data.get("options", {}),
            self.texts(data, "moves", where),
        )  # fmt: skip

    def step(self, where: str, data: Mapping[str, Any]) -> Step:
        known = {"say", "point", "expect", "wrong", "reply", "quiz", "answers", "right", "because"}
        if strange := sorted(set(data) - known):
            self.faults.append(f"{where}: {strange[0]} is unknown; there are {', '.join(sorted(known))}")
        for point in self.texts(data, "point", where):
            if point.partition(":")[0] not in ("area", "move", "seat"):
                self.faults.append(f"{where}: {point} is no area:, move: or seat:")
        quiz = "quiz" in data
        answers = [self.short(one, f"{where}, answer {n}") for n, one in enumerate(data.get("answers", []), 1)]
        right = data.get("right", -1)
        if quiz and not (isinstance(right, int) and 0 <= right < len(answers)):
            self.faults.append(f"{where}: right counts the answers from 0; there are {len(answers)}")
        return Step(
            self.text(data, "quiz" if quiz else "say", where), self.texts(data, "point", where),
            self.texts(data, "expect", where), self.text(data, "wrong", where) if "wrong" in data else {},
            self.texts(data, "reply", where), answers if quiz else (), right if quiz else -1,
            self.text(data, "because", where) if quiz else {},
        )  # fmt: skip

    def rows(self, data: Mapping[str, Any], name: str, where: str) -> list[Mapping[str, Any]]:
        found = data.get(name, [])
        if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
            self.faults.append(f"{where}: write [[{name}]] for every {name}")
            return []
        return found

    def field(self, data: Mapping[str, Any], name: str, kind: type, usual: Any, where: str) -> Any:
        found = data.get(name, usual)
        if name not in data or not isinstance(found, kind) or isinstance(found, bool):
            wanted = "a number" if kind is int else "a text"
            self.faults.append(f"{where}: {name} is missing or is not {wanted}")
            return usual
        return found

    def texts(self, data: Mapping[str, Any], name: str, where: str) -> list[str]:
        found = data.get(name, [])
        if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
            self.faults.append(f"{where}: {name} is a list of texts")
            return []
        return found

    def text(self, data: Mapping[str, Any], name: str, where: str, longest: int = LONGEST) -> Text:
        return self.short(data.get(name), f"{where}, {name}", longest)

    def short(self, found: Any, where: str, longest: int = LONGEST_ANSWER) -> Text:
        """A sentence in all three languages, none empty, none too long."""
        if not isinstance(found, dict):
            self.faults.append(f"{where}: a table with {', '.join(LANGUAGES)} is wanted")
            return {}
        for lang in LANGUAGES:
            said = found.get(lang)
            if not isinstance(said, str) or not said.strip():
                self.faults.append(f"{where}: no words in {lang}")
            elif len(said) > longest:
                self.faults.append(f"{where}: {len(said)} characters in {lang}, at most {longest} are read")
        return found
