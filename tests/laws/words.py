"""The words of every game: complete, used, in numbers that agree, one name for one thing.

Which words belong together is read from the messages themselves: a message that says "1 point" and "5 points" teaches
that `points` never stands behind a 1 and `point` never behind a 5, and every other message of the game is held to it.
"""

from __future__ import annotations

import ast
import functools
import itertools
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from argosy.kernel.compile import PACKAGE, home
from argosy.words import COMMON, bundle

ROLES = {"seat", "seller", "other", "seats", "others"}  # facts that can be the reader
LISTS = {"seats", "others"}  # several people, the reader among them
NUMBERS = (0, 1, 2, 5)
COUNTED = {
    "n", "count", "own", "d", "vp", "limit", "spaces", "easy", "hard", "most", "crew", "of", "action", "value",
    "cannons", "left", "flags", "mine", "missing",
}  # fmt: skip
SENTENCES = ("log-", "ask-", "wait-", "fact-")
PROSE = re.compile(r"story-[\w-]+-(?:front|back|about|choice-\d)")  # people in a story speak as they like
NEVER_ONE = {  # what the components print here is two and more, as `argosy components --check` makes sure
    "task-combat-tiles", "task-quests", "task-influence-1", "task-influence-2", "task-upgrades", "task-barrier",
    "task-synergies", "task-assistants", "story-task-site",
}  # fmt: skip


@dataclass
class Message:
    """One message of a words file."""

    key: str
    facts: set[str] = field(default_factory=set)
    numbers: set[str] = field(default_factory=set)  # facts that a form of a noun is chosen by
    names: set[str] = field(default_factory=set)  # other messages in it
    attributes: dict[str, set[str]] = field(default_factory=dict)  # with their facts


class Reader(Visitor):
    """Collects what a pattern speaks of."""

    def __init__(self, into: Message, facts: set[str]) -> None:
        self.into, self.facts = into, facts

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the parser's name
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  # the parser's name
        self.into.names.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802  # the parser's name
        keys = {getattr(variant.key, "name", None) or getattr(variant.key, "value", "") for variant in node.variants}
        if isinstance(node.selector, ftl.VariableReference) and (keys & {"one", "0", "1"}):
            self.into.numbers.add(node.selector.id.name)
        self.generic_visit(node)


@functools.cache
def messages(game: str | None, lang: str) -> dict[str, Message]:
    """All messages of a game, or of the house, in one language."""
    found: dict[str, Message] = {}
    folder = COMMON if game is None else home(game) / "face" / "words"
    for path in sorted(folder.glob(f"*{lang}.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content[:60]!r} cannot be read"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path.name} has {entry.id.name!r} twice"
                found[entry.id.name] = message = Message(entry.id.name)
                Reader(message, message.facts).visit(entry.value)
                for attribute in entry.attributes:
                    facts = message.attributes.setdefault(attribute.id.name, set())
                    Reader(message, facts).visit(attribute.value)
    return found


def texts(game: str, lang: str, key: str) -> Iterator[tuple[dict[str, int], str]]:
    """A message and its attributes with 0, 1, 2 and 5 in every number of it; other facts are a word."""
    message = messages(game, lang)[key]
    own = bundle(game, lang).get_message(key)
    inside = [messages(game, lang)[name].facts for name in message.names if name in messages(game, lang)]
    numbers = sorted(message.facts & (message.numbers | COUNTED))
    for values in itertools.product(NUMBERS, repeat=len(numbers)):
        facts: dict[str, Any] = dict.fromkeys(
            {*message.facts, *itertools.chain(*message.attributes.values(), *inside)}, "Xx"
        )
        facts |= zip(numbers, values, strict=True)
        for pattern in (own.value, *own.attributes.values()):
            text, errors = bundle(game, lang).format_pattern(pattern, facts)
            assert not errors, f"{key} in {lang}: {errors}"
            yield dict(zip(numbers, values, strict=True)), str(text)


COUNT = r"(?<![\d/+×.-] )(?<![\d/+×.-])\b({}) (\w[\w-]*)"  # a number with what it counts; not "2 / 1", "+1", "2 × 1"
COMPOUND = r"(?! (?:income|token|action))"  # "5 point income"
OF_SEVERAL = re.compile(r"\b1 (?:of|von|van) \d+ \w+ (?:are|lie|sind|liegen|zijn|liggen)\b")  # "1 of 5 areas are open"


@functools.cache
def nouns(game: str, lang: str) -> tuple[set[str], set[str]]:
    """What stands behind a 1 and never behind a 5, and the other way round, as messages with one number teach it."""
    one: set[str] = set()
    many: set[str] = set()
    behind_one: set[str] = set()  # "1 Dukat" and, after other verbs, "1 Dukaten"
    for key, message in messages(game, lang).items():
        numbers = message.facts & (message.numbers | COUNTED)
        if len(numbers) != 1 or not numbers <= message.numbers:
            continue
        said = {next(iter(values.values())): text for values, text in texts(game, lang, key)}
        for (_, single), (_, plural) in zip(
            re.findall(COUNT.format(1) + COMPOUND, said[1]),
            re.findall(COUNT.format(5) + COMPOUND, said[5]),
            strict=False,
        ):
            behind_one.add(single)
            if single != plural and single[0].lower() == plural[0].lower():
                one.add(single)
                many.add(plural)
    return one - many, many - behind_one


def disagreements(game: str, lang: str) -> list[str]:
    """Messages in which a number and its noun do not agree."""
    one, many = nouns(game, lang)
    wrong = []
    for key in messages(game, lang):
        held_to = (set(), set()) if key in NEVER_ONE else (one, many)
        wrong += [f"{key}: {text}" for _, text in texts(game, lang, key) if disagrees(text, *held_to)]
    return sorted(set(wrong))


def disagrees(text: str, one: set[str], many: set[str]) -> bool:
    """Whether a number in the text stands before the wrong form of a noun."""
    found = re.findall(COUNT.format("[0125]") + COMPOUND, text)
    return bool(OF_SEVERAL.search(text)) or any(noun in (many if n == "1" else one) for n, noun in found)


# ---- which messages are used -----------------------------------------------------------------------------------------


@functools.cache
def said_by_the_code(game: str) -> tuple[set[str], list[re.Pattern[str]]]:
    """The texts of a game's code and of the house's, and its texts with holes as patterns."""
    whole: set[str] = set()
    holes: list[re.Pattern[str]] = []
    files = list(home(game).rglob("*.py"))
    files += [path for path in PACKAGE.rglob("*.py") if "games" not in path.relative_to(PACKAGE).parts]
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
                if re.fullmatch(r"[a-z-]+-", node.value):
                    holes.append(re.compile(node.value + r"[\w-]+"))  # the beginning of a family of messages
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+" for part in node.values
                ]
                if isinstance(node.values[0], ast.Constant) and "-" in str(node.values[0].value):
                    holes.append(re.compile("".join(parts)))
    for path in (PACKAGE / "table" / "templates").glob("*"):
        whole |= set(re.findall(r"[\w-]+", path.read_text(encoding="utf-8")))
    return whole, holes


def unused(game: str) -> list[str]:
    """Messages that no code and no other message names."""
    whole, holes = said_by_the_code(game)
    known = messages(game, "en")
    named = set(itertools.chain(*(message.names for message in known.values())))
    return [key for key in known if key not in whole | named and not any(hole.fullmatch(key) for hole in holes)]


def missing(game: str) -> list[str]:
    """Messages that the game's code says by their names and that are not there: `Line("x")`, `scene.say("x")`."""
    known = {*messages(game, "en"), *messages(None, "en")}
    calls = [
        node
        for path in home(game).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)
    ]
    said = {
        node.args[0].value
        for node in calls
        if getattr(node.func, "id", "") == "Line" or getattr(node.func, "attr", "") == "say"
    }
    return sorted(key for key in said if isinstance(key, str) and key not in known)


# ---- one name for one thing ------------------------------------------------------------------------------------------


@functools.cache
def terms(game: str) -> list[dict[str, Any]]:
    """The glossary of a game: what a thing is called in each language, and what it is not called."""
    path = home(game) / "face" / "words" / "terms.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))["term"] if path.exists() else []


def other_names(game: str, lang: str) -> list[str]:
    """Messages that call a thing by a name that is not its own."""
    wrong = []
    for term in terms(game):
        banned = term.get("not", {}).get(lang, [])
        for key in messages(game, lang) if banned else ():
            if key in term.get("but", []) or PROSE.fullmatch(key):
                continue
            for _, text in texts(game, lang, key):
                if calls(text, banned):
                    wrong.append(f"{key}: {text!r} should say {term[lang]!r}")
                    break
    return wrong


def calls(text: str, names: list[str]) -> bool:
    """Whether one of the names stands in a text, also at the beginning of a sentence."""
    return any(re.search(rf"\b{name}\b", text, re.IGNORECASE) for name in names)


def prose(game: str, lang: str) -> Iterator[str]:
    """The paragraphs of a game's rulebook and the sentences of its lesson, without what is said to the machine."""
    book = (home(game) / "face" / "book" / f"{lang}.md").read_text(encoding="utf-8")
    yield from (PICTURES.sub("", line) for line in book.splitlines() if line)
    yield from said_in(tomllib.loads((home(game) / "face" / "lesson.toml").read_text(encoding="utf-8")), lang)


PICTURES = re.compile(r"\w+:[\w-]+|\{#\w+\}|^::lesson .*")  # the places that a book points to


def said_in(lesson: Any, lang: str) -> Iterator[str]:
    """Everything that a lesson says in one language."""
    if isinstance(lesson, dict):
        for key, value in lesson.items():
            if key == lang and isinstance(value, str):
                yield value
            else:
                yield from said_in(value, lang)
    elif isinstance(lesson, list):
        for value in lesson:
            yield from said_in(value, lang)


def other_names_in_prose(game: str, lang: str) -> list[str]:
    """Sentences of the rulebook and the lesson that call a thing by a name that is not its own."""
    return [
        f"{text!r} should say {term[lang]!r}"
        for term in terms(game)
        for text in prose(game, lang)
        if calls(text, term.get("not", {}).get(lang, []))
    ]
