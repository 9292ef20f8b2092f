"""Words in English, German and Dutch, read from Fluent files: one folder of `en.ftl`, `de.ftl`, `nl.ftl` a game."""

from __future__ import annotations

import functools
import pathlib
import re
import threading
from collections.abc import Iterable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from argosy.kernel.compile import PACKAGE, home
from argosy.kernel.game import Line

LANGUAGES = ("en", "de", "nl")
COMMON = PACKAGE / "common_words"
QUOTES = {
    "en": ("“", "”", "‘", "’"),
    "de": ("„", "“", "‚", "‘"),
    "nl": ("“", "”", "‘", "’"),
}  # around what is quoted, and around what is quoted inside it
IN_BRACKETS = re.compile(r"\([^)]*\)|“[^”]*”|„[^“]*“")  # a name or a remark, whose commas mislead nobody


class MissingWords(KeyError):
    """A message is not in the words files, or lacks a fact it speaks of."""


def bundle(game: str | None, lang: str) -> FluentBundle:
    """All messages of a game and of the house in one language."""
    found = _bundles.get((game, lang))
    if found is None:
        with _reading:  # a server's threads all want it at the same moment, and it takes long to read
            found = _bundles.get((game, lang)) or _bundles.setdefault((game, lang), _bundle(game, lang))
    return found


_bundles: dict[tuple[str | None, str], FluentBundle] = {}
_reading = threading.Lock()


def _bundle(game: str | None, lang: str) -> FluentBundle:
    if lang not in LANGUAGES:
        raise ValueError(f"there are no words in {lang!r}; choose one of {', '.join(LANGUAGES)}")
    found = FluentBundle([lang], use_isolating=False)
    folders = [COMMON] if game is None else [COMMON, home(game) / "face" / "words"]
    for folder in folders:
        for path in sorted(pathlib.Path(folder).glob(f"*{lang}.ftl")):  # en.ftl, and table.en.ftl beside it
            resource = FluentResource(path.read_text(encoding="utf-8"))
            found.add_resource(resource, allow_overrides=folder is not COMMON)  # a game may have its own word for it
    return found


def say(game: str | None, lang: str, key: str, /, **facts: Any) -> str:
    """One message as a sentence."""
    try:
        return _said(game, lang, key, tuple(facts), *facts.values())
    except TypeError:  # a fact that cannot be remembered
        return _said.__wrapped__(game, lang, key, tuple(facts), *facts.values())


@functools.lru_cache(1 << 15, typed=True)
def _said(game: str | None, lang: str, key: str, names: tuple[str, ...], *values: Any) -> str:
    """Pages say the same again and again, and putting numbers into a message is slow."""
    messages = bundle(game, lang)
    if not has_words(game, lang, key):
        raise MissingWords(f"{game or 'the house'} has no words for {key!r} in {lang}")
    name, _, role = key.partition(".")
    message = messages.get_message(name)
    pattern = message.attributes[role] if role else message.value
    text, errors = messages.format_pattern(pattern, dict(zip(names, values, strict=True)))
    if errors:
        raise MissingWords(f"{key!r} in {lang}: {errors[0]}")
    return _quoted(lang, str(text))


def _quoted(lang: str, text: str) -> str:
    """A quotation inside a quotation has marks of its own: a move may name a card, and a sentence quotes the move."""
    first, last, inner_first, inner_last = QUOTES[lang]
    if text.count(first) < 2:
        return text
    found, depth = [], 0
    for letter in text:
        if letter == first:
            depth += 1
            found.append(first if depth % 2 else inner_first)
        elif letter == last and depth:
            found.append(last if depth % 2 else inner_last)
            depth -= 1
        else:
            found.append(letter)
    return "".join(found)


@functools.lru_cache(1 << 14)
def has_words(game: str | None, lang: str, key: str) -> bool:
    """Whether there is a message of this name; behind a dot stands one of its attributes."""
    messages, (name, _, role) = bundle(game, lang), key.partition(".")
    return messages.has_message(name) and (not role or role in messages.get_message(name).attributes)


def say_line(game: str, lang: str, line: Line) -> str:
    """A `Line` as a sentence. A fact that is itself a `Line` is said first and put in its place."""
    facts = {name: _fact(game, lang, fact) for name, fact in line.facts.items()}
    return say(game, lang, line.key, **facts)


def _fact(game: str, lang: str, fact: Any) -> Any:
    if isinstance(fact, Line):
        return say_line(game, lang, fact)
    if isinstance(fact, (list, tuple)):
        items = [str(_fact(game, lang, one)) for one in fact]
        return "; ".join(items) if len(items) > 1 and _are_lists(lang, items) else listing(lang, items)
    return fact


def _are_lists(lang: str, items: Iterable[str]) -> bool:
    """Whether one of several things has a comma or an "and" of its own, so that a reader could not tell them apart."""
    plain = [IN_BRACKETS.sub("", item) for item in items]
    return any(", " in item or f" {say(None, lang, 'and')} " in item for item in plain)


def listing(lang: str, items: Iterable[str]) -> str:
    """Several things in one sentence: a, b and c."""
    *first, last = list(items) or [""]
    if not first:
        return last
    return f"{', '.join(first)} {say(None, lang, 'and')} {last}"
