"""Sentences about a match: a `Line` of a game becomes words, and a seat in it becomes the person who sits there.

Who reads is spoken to: a message has an attribute for every fact that can be a seat, and the reader's own deeds are told
by it (`log-pays.seat`: "You pay 3 ducats.").
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from argosy.kernel.game import Game, Line
from argosy.words import has_words, listing, say, say_line

SEAT = "seat"
PRONOUNS = frozenset("i you he she it we they ich du er sie es wir ihr ik je jij jou u hij zij ze wij we".split())
DEEDS = 4  # so many deeds make a sentence that can still be read
PAUSES = re.compile(r"[:;,.] ")  # behind a deed with one of these, or with an "and", the sentence ends
NAMES_OF_THINGS = re.compile(r"\([^)]*\)|“[^”]*”|„[^“]*“")


def speak(
    game: Game, line: Line, lang: str, names: Sequence[str] | None = None, viewer: int | None = None
) -> str:
    """A line as a sentence in which seats have the names of the people, and the viewer is spoken to."""
    return say_line(game.name, lang, _named(game, line, lang, names, viewer))


def seat_line(seat: int) -> Line:
    """A seat as a fact of a line."""
    return Line(SEAT, {"n": seat})


def seat_name(seat: int, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """The name of who sits there, or the number of the seat as people count."""
    return names[seat] if names else say(None, lang, SEAT, n=seat + 1)


def called(seat: int, lang: str, names: Sequence[str] | None) -> str:
    """The name as it stands in a sentence: one that reads like a pronoun is put in quotes."""
    name = seat_name(seat, lang, names)
    return say(None, lang, "called", name=name) if name.casefold() in PRONOUNS else name


def sheet_name(game: Game, line: str, lang: str) -> str:
    """A line of the score sheet in words."""
    return say(game.name, lang, f"sheet-{line}")


def addressed(facts: dict[str, Any], viewer: int | None) -> str:
    """The facts that are the viewer, or a list with the viewer in it, as the name of an attribute."""
    return "-".join(name for name, fact in facts.items() if viewer is not None and _is(fact, viewer))


def _is(fact: Any, viewer: int) -> bool:
    if isinstance(fact, (list, tuple)):
        return any(isinstance(one, Line) and one.key == SEAT and _is(one, viewer) for one in fact)
    return isinstance(fact, Line) and fact.key == SEAT and int(fact.facts["n"]) == viewer


def _named(game: Game, fact: Any, lang: str, names: Sequence[str] | None, viewer: int | None) -> Any:
    """The same fact with every seat in it replaced by a name; a message that can speak to the viewer does so."""
    if isinstance(fact, (list, tuple)):
        return [_named(game, one, lang, names, viewer) for one in fact]
    if not isinstance(fact, Line):
        return fact
    if fact.key == SEAT:
        seat = int(fact.facts["n"])
        return say(None, lang, "you") if seat == viewer else called(seat, lang, names)
    key, role = fact.key, addressed(dict(fact.facts), viewer)
    if role and has_words(game.name, lang, f"{key}.{role}"):
        key = f"{key}.{role}"
    elif role:
        viewer = None  # this message has no words for it
    return Line(key, {name: _named(game, one, lang, names, viewer) for name, one in fact.facts.items()})


# ---- one line where a person would say one ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Sentence:
    """A sentence of the log as one viewer reads it."""

    text: str
    seat: int | None = None  # whom it is about
    deed: str = ""  # what stands behind the subject, where it stands first: "pays 3 ducats"
    move: int = 0  # the number of the move that it tells of, from 1


@dataclass(frozen=True)
class Turn:
    """Consecutive moves of one seat, told as a person would tell them."""

    seat: int
    first: int  # the number of its first move, from 1
    last: int
    told: tuple[Sentence, ...]

    @property
    def lines(self) -> list[str]:
        """The sentences as text."""
        return [one.text for one in self.told]


def sentence(
    game: Game, line: Line, lang: str, names: Sequence[str] | None, viewer: int | None, move: int
) -> Sentence:
    """A line as a sentence, with whom it is about."""
    text = speak(game, line, lang, names, viewer)
    who = line.facts.get(SEAT)
    if not isinstance(who, Line) or who.key != SEAT:
        return Sentence(text, move=move)
    seat = int(who.facts["n"])
    name = subject(seat, lang, names, viewer)
    joins = text.startswith(f"{name} ") and text.endswith(".")
    return Sentence(text, seat, text[len(name) + 1 : -1] if joins else "", move)


def subject(seat: int, lang: str, names: Sequence[str] | None, viewer: int | None) -> str:
    """How a sentence about a seat begins."""
    return say(None, lang, "you-first") if seat == viewer else called(seat, lang, names)


def joined(told: Iterable[Sentence], lang: str) -> Iterator[Sentence]:
    """Neighbouring sentences about one seat as one sentence: "Ann pays 3 ducats and draws 2 cards."."""
    run: list[Sentence] = []
    for one in told:
        if run and not _goes_on(run, one, lang):
            yield _one_of(run, lang)
            run = []
        run.append(one)
    if run:
        yield _one_of(run, lang)


def _goes_on(run: Sequence[Sentence], one: Sentence, lang: str) -> bool:
    last = run[-1]
    words = NAMES_OF_THINGS.sub("", last.deed)
    whole = PAUSES.search(words) or f" {say(None, lang, 'and')} " in words
    return bool(last.deed and one.deed) and last.seat == one.seat and not whole and len(run) < DEEDS


def _one_of(run: Sequence[Sentence], lang: str) -> Sentence:
    if len(run) == 1:
        return run[0]
    deeds = listing(lang, dict.fromkeys(one.deed for one in run))
    name = run[0].text[: -len(run[0].deed) - 2]
    return Sentence(f"{name} {deeds}.", run[0].seat, deeds, run[-1].move)
