"""Sentences about a match: a `Line` of a game becomes words, and a seat in it becomes the person who sits there.

Who reads is spoken to: a message has an attribute for every fact that can be a seat, and the reader's own deeds are
told by it (`log-pays.seat`: "You pay 3 ducats.").
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from argosy.kernel.game import Game, Line
from argosy.words import IN_BRACKETS, has_words, listing, say, say_line

SEAT = "seat"
PRONOUNS = {
    "i", "you", "he", "she", "it", "we", "they", "ich", "du", "er", "sie", "es", "wir", "ihr",
    "ik", "je", "jij", "jou", "u", "hij", "zij", "ze", "wij",
}  # fmt: skip
DEEDS = 4  # so many deeds make a sentence that can still be read
PAUSES = re.compile(r"[:;,.] ")  # behind a deed with one of these, or with an "and", the sentence ends
NAME = re.compile(r"[“”„()]")  # a word at the edge of a name or a remark


def speak(game: Game, line: Line, lang: str, names: Sequence[str] | None = None, viewer: int | None = None) -> str:
    """A line as a sentence in which seats have the names of the people, and the viewer is spoken to."""
    text = say_line(game.name, lang, _named(game, line, lang, names, viewer))
    you = "" if viewer is None else say(None, lang, "you")
    return text[0].upper() + text[1:] if you and re.match(rf"{you}\b", text) else text  # "You and Ann share the place."


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
    kind: str = field(default="", compare=False)  # the message that says it


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


def sentence(game: Game, line: Line, lang: str, names: Sequence[str] | None, viewer: int | None, move: int) -> Sentence:
    """A line as a sentence, with whom it is about."""
    text = speak(game, line, lang, names, viewer)
    who = line.facts.get(SEAT)
    if not isinstance(who, Line) or who.key != SEAT:
        return Sentence(text, move=move, kind=line.key)
    seat = int(who.facts["n"])
    name = subject(seat, lang, names, viewer)
    joins = text.startswith(f"{name} ") and text.endswith(".")
    return Sentence(text, seat, text[len(name) + 1 : -1] if joins else "", move, line.key)


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
    if not (last.deed and one.deed) or last.seat != one.seat:
        return False
    if last.deed == one.deed or _alike(last, one, lang):
        return True
    *before, (_, group) = _groups(run, lang)
    whole = len({same.deed for same in group}) > 1 or _is_list(last.deed, lang)
    return not whole and not _is_sentence(one.deed, lang) and len(before) + 1 < DEEDS


def _is_sentence(deed: str, lang: str) -> bool:
    """Whether a deed has a remark of its own, or goes on behind an "and": "pays 3 and leaves, which is dear"."""
    words = IN_BRACKETS.sub("", deed)
    return "; " in words or ", " in words.partition(f" {say(None, lang, 'and')} ")[2]


def _is_list(deed: str, lang: str) -> bool:
    """Whether a deed has a pause or an "and" of its own."""
    words = IN_BRACKETS.sub("", deed)
    return bool(PAUSES.search(words)) or f" {say(None, lang, 'and')} " in words


def _alike(last: Sentence, one: Sentence, lang: str) -> bool:
    """Whether one verb will do for two deeds: "draws A" and "draws B"."""
    if not last.kind or last.kind != one.kind or _is_list(last.deed, lang) or _is_list(one.deed, lang):
        return False
    return last.deed.partition(" ")[0] == one.deed.partition(" ")[0] and " " in last.deed and " " in one.deed


def _groups(run: Sequence[Sentence], lang: str) -> list[tuple[str, list[Sentence]]]:
    """The deeds of a run in their order; neighbours for which one verb will do stand together."""
    found: list[tuple[str, list[Sentence]]] = []
    for one in run:
        if found and (found[-1][1][-1].deed == one.deed or _alike(found[-1][1][-1], one, lang)):
            found[-1][1].append(one)
        else:
            found.append((one.kind, [one]))
    return found


def _said_once(group: Sequence[Sentence], lang: str) -> str:
    """Deeds of one kind with one verb: "draws A, B and C"; the same one several times in a row has its number."""
    counted = [(deed, len(list(same))) for deed, same in itertools.groupby(one.deed for one in group)]
    if len(counted) == 1:
        return _with_number(*counted[0], lang)
    words = [deed.split(" ") for deed, _ in counted]
    columns = zip(*(reversed(w[2:]) for w in words), strict=False)  # from the end, as far as the shortest has words
    same = itertools.takewhile(lambda column: len(set(column)) == 1 and not NAME.search(column[0]), columns)
    behind = len(list(same))
    things = [_with_number(" ".join(w[1 : len(w) - behind]), n, lang) for w, (_, n) in zip(words, counted, strict=True)]
    return " ".join([words[0][0], listing(lang, things), *words[0][len(words[0]) - behind :]])


def _with_number(deed: str, n: int, lang: str) -> str:
    return deed if n == 1 else say(None, lang, "deed-again", deed=deed, n=n)


def _one_of(run: Sequence[Sentence], lang: str) -> Sentence:
    if len(run) == 1:
        return run[0]
    deeds = listing(lang, (_said_once(group, lang) for _, group in _groups(run, lang)))
    name = run[0].text[: -len(run[0].deed) - 2]
    return Sentence(f"{name} {deeds}.", run[0].seat, deeds, run[-1].move)
