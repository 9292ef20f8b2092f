"""First voyages in the terminal: the same lessons, step by step; the place is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule

from argosy.lessons import Lesson, Place, Voyage
from argosy.lessons.voyage import LEARNER
from argosy.play.errors import ArgosyError, MoveError
from argosy.terminal import screen
from argosy.terminal.play import Quit, own_name
from argosy.terminal.saves import data_folder
from argosy.words import say

LETTERS = "abcdef"


class NoChapter(ArgosyError, LookupError):
    """The lesson has no such chapter."""

    key = "learn-cli-no-chapter"


def kept(game: str) -> Place | None:
    """Where the learner left a lesson."""
    path = data_folder() / "lessons" / f"{game}.json"
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        chosen = {int(step): str(move) for step, move in found["chosen"].items()}
        return Place(str(found["chapter"]), int(found["step"]), chosen)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None  # nothing was left, or nothing that can be read: the lesson begins


def keep(game: str, place: Place) -> None:
    """Note where the learner is; the file is there whole or not at all."""
    path = data_folder() / "lessons" / f"{game}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(".partial")
    partial.write_text(json.dumps({"chapter": place.chapter, "step": place.step, "chosen": dict(place.chosen)}))
    partial.replace(path)


class Learning:
    """One terminal, one learner."""

    def __init__(
        self, lesson: Lesson, console: Console, lang: str, chapter: str | None = None,
        ask: Callable[[str], str] | None = None,
    ) -> None:  # fmt: skip
        ids = [one.id for one in lesson.chapters]
        if chapter is not None and chapter not in ids:
            raise NoChapter(chapter=chapter, chapters=ids)
        self.lang, self.console = lang, console
        self.voyage = Voyage(lesson, Place(chapter) if chapter else kept(lesson.game), own_name())
        if self.voyage.finished:  # it was left between two chapters
            following = self.voyage.following
            self.voyage.begin(following.id if following else ids[0])
        self.ask = ask or (lambda prompt: console.input(prompt, markup=False))

    def play(self) -> bool:
        """From here to the end of the last chapter; False when the learner left before."""
        self.say("learn-cli-help")
        try:
            while True:
                self.chapter()
                following = self.voyage.following
                if following is None:
                    break
                self.voyage.begin(following.id)
        except (Quit, EOFError, KeyboardInterrupt):
            self.say("learn-cli-left", game=self.voyage.lesson.game)
            return False
        self.say("learn-cli-end", game=self.voyage.lesson.game)
        return True

    def chapter(self) -> None:
        """One chapter to its end."""
        voyage = self.voyage
        number = voyage.lesson.number(voyage.chapter.id) + 1
        title = say(None, self.lang, "learn-cli-chapter", n=number, title=voyage.chapter.title[self.lang])
        screen.show(self.console, Rule(title))
        shown = 0
        while not voyage.finished:
            keep(voyage.lesson.game, voyage.place)
            shown = self.step(shown)
        keep(voyage.lesson.game, voyage.place)

    def step(self, shown: int) -> int:
        """One step; how many moves of the match have been told."""
        voyage = self.voyage
        match, step = voyage.match(), voyage.step
        for line in match.log(LEARNER, self.lang, since=min(shown, len(match.made)) or len(voyage.chapter.moves)):
            screen.show(self.console, f"  {line}")
        if step.expect:
            view = match.view(LEARNER)
            screen.show(self.console, screen.table_of(view, self.lang), screen.question(view, self.lang))
            screen.show(self.console, screen.offered(list(view.moves), self.lang, view))
        self.pilot(step.text("say", self.lang))
        if step.quiz:
            self.quiz()
        elif step.expect:
            wanted = voyage.expected(match)[0]
            self.say("learn-cli-do", move=f"{wanted.words(self.lang)} ({wanted.text})")
            self.until_done(match)
        else:
            self.wishes(self.ask(say(None, self.lang, "learn-cli-next") + " "), voyage.read_on)
        return len(match.made)

    def until_done(self, match: Any) -> None:
        """Ask until the move of this step is made, or the learner wants something else."""
        voyage, before = self.voyage, self.voyage.place
        while voyage.place == before:
            answer = self.ask("> ").strip()
            if self.wishes(answer, lambda: False):
                return
            try:
                by_number = answer.isdigit() and 1 <= int(answer) <= len(match.moves)
                tried = match.moves[int(answer) - 1] if by_number else match.moves.find(answer)
            except MoveError as error:
                screen.show(self.console, error.say(self.lang))
                continue
            if not voyage.move(tried.text):
                wrong = voyage.step.text("wrong", self.lang) or say(None, self.lang, "learn-wrong")
                said = f"{say(None, self.lang, 'learn-not-made')} {tried.words(self.lang)}. {wrong}"
                self.pilot(said)

    def quiz(self) -> None:
        """A small question until it is answered right."""
        voyage, step = self.voyage, self.voyage.step
        for letter, offered in zip(LETTERS, step.answers, strict=False):
            screen.show(self.console, f"  {letter}  {offered[self.lang]}")
        while True:
            answer = self.ask(say(None, self.lang, "learn-cli-answer") + " ").strip().lower()
            if self.wishes(answer, lambda: False, quiz=True):
                return
            number = LETTERS.find(answer) if len(answer) == 1 else -1
            if voyage.answer(number):
                right = say(None, self.lang, "learn-right")
                self.pilot(f"{right} {step.text('because', self.lang)}")
                voyage.read_on()
                return
            if 0 <= number < len(step.answers):
                self.say("learn-not-quite")

    def wishes(self, answer: str, otherwise: Callable[[], bool], quiz: bool = False) -> bool:
        """What a learner can want at any time; whether something was done."""
        wish = answer.strip().lower()
        if wish == "q":
            raise Quit
        if wish == "?":
            self.say("learn-cli-help")
            return False
        if wish == "k":
            self.voyage.place = Place(self.voyage.chapter.id, len(self.voyage.chapter.steps))
            return True
        if wish == "s":
            return self.voyage.show()
        if wish == "b" and not quiz:  # a letter of a quiz is an answer
            return self.voyage.back()
        return otherwise()

    def pilot(self, words: str) -> None:
        """What the pilot says."""
        title = say(None, self.lang, "learn-pilot")
        screen.show(self.console, Panel(words, title=title, title_align="left", border_style="cyan"))

    def say(self, key: str, **facts: Any) -> None:
        """One sentence of the house."""
        screen.show(self.console, say(None, self.lang, key, **facts))
