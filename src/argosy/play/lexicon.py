"""The lexicon of a table: a card for every tile, card, token, place and track, made from what the reader may see."""

from __future__ import annotations

from typing import Any

from argosy.kernel.game import Entry
from argosy.play.telling import speak

ENDS = (".", "!", "?", "…", "”", "“")  # what a sentence may end with; others are notes, and get their full stop here


def told(view: Any, thing: str, lang: str) -> dict[str, Any] | None:
    """The card of a thing in words; nothing where the game has none for it."""
    explain = view.game.face.explain
    entry: Entry | None = explain(view.reading, thing) if explain else None
    if entry is None:
        return None

    def say(lines: Any) -> list[str]:
        return [speak(view.game, line, lang, view.names) for line in lines]

    def sentences(lines: Any) -> list[str]:
        return [words if words.endswith(ENDS) else f"{words}." for words in say(lines)]

    return {
        "thing": thing, "name": say([entry.name])[0], "kind": "".join(say([entry.kind] if entry.kind else [])),
        "does": sentences(entry.does), "now": sentences(entry.now), "costs": sentences(entry.costs),
        "rule": entry.rule,
    }  # fmt: skip
