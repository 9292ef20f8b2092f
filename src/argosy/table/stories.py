"""What happened, sentence by sentence: each told beside the badge of the one it is about."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


def told(entries: Sequence[dict[str, Any]], names: Sequence[str]) -> list[dict[str, Any]]:
    """Every sentence of the log with the seat it is about; the name is left out where the badge says it."""
    found = []
    for entry in entries:
        for line in entry["lines"]:
            seat, words = subject(line, names, entry["seat"])
            found.append({"move": entry["move"], "by": entry["seat"], "seat": seat, "words": words, "at": entry["at"]})
    return found


def subject(line: str, names: Sequence[str], otherwise: int) -> tuple[int, str]:
    """Whom a sentence begins with, and the sentence without the name."""
    for seat in sorted(range(len(names)), key=lambda seat: -len(names[seat])):
        if line.startswith(names[seat] + " "):
            return seat, line[len(names[seat]) + 1 :]
    return otherwise, line


def since(story: Sequence[dict[str, Any]], seen: int, seat: int, most: int) -> list[dict[str, Any]]:
    """What the others did after the first `seen` moves: the latest of it, oldest first."""
    return [one for one in story if one["move"] > seen and one["by"] != seat][-most:]


def ago(at: float, t: Callable[..., str]) -> str:
    """How long ago something happened."""
    gone = time.time() - at
    if gone < MINUTE:
        return t("table-ago-now")
    for unit, seconds, most in (("minutes", MINUTE, HOUR), ("hours", HOUR, DAY)):
        if gone < most:
            return t(f"table-ago-{unit}", n=int(gone // seconds))
    return t("table-ago-days", n=int(gone // DAY))
