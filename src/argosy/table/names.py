"""Names and lines of talk as people type them, in any script, without what could hide or disguise something."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence

from argosy.words import say

LONGEST_NAME = 24
CREW = ("Inês", "Bosun", "Tomás", "Quartermaster")  # how bots are called unless somebody says otherwise
JOINERS = "\u200c\u200d"  # they shape letters in Persian, Hindi and others, and hold pictures together


def clean(text: str, longest: int) -> str:
    """A name or a line of talk without control characters, marks that turn the line, and superfluous blanks."""
    shown = "".join(c if c.isprintable() or c in JOINERS else " " for c in text)
    return _whole(" ".join(shown.split())[:longest]).strip()


def clean_names(names: Sequence[str] | None) -> tuple[str, ...] | None:
    """The names in a record that somebody brought along."""
    return None if names is None else tuple(clean(name, LONGEST_NAME) or nameless(n) for n, name in enumerate(names, 1))


def clean_lines(text: str) -> str:
    """A longer text that keeps its lines."""
    return "".join(c if c.isprintable() or c in JOINERS or c in "\n\t" else " " for c in text.replace("\r\n", "\n"))


def _whole(text: str) -> str:
    """Without joiners that join nothing: a text of nothing else is empty."""
    return text.strip(JOINERS) if text.strip(JOINERS + " ") else ""


def alike(name: str) -> str:
    """What two names have in common that a reader would take for one."""
    return unicodedata.normalize("NFKC", name).casefold()


def distinct(name: str, taken: Collection[str], number: int) -> str:
    """The name, with a number where somebody at the table has it already."""
    others = {alike(other) for other in taken}
    chosen, more = name, number
    while alike(chosen) in others:
        ending = f" {more}"
        chosen, more = _whole(name[: LONGEST_NAME - len(ending)]).strip() + ending, more + 1
    return chosen


def crew_name(seat: int) -> str:
    """How a bot on a seat is called."""
    return CREW[seat % len(CREW)]


def nameless(number: int, lang: str = "en") -> str:
    """How a player is called who has not said a name."""
    return say(None, lang, "table-someone", n=number)
