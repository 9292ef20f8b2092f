"""What happened, sentence by sentence: each told beside the badge of the one it is about."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


def told(turns: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every sentence of the log with the seat it is about; where it is about nobody, with the seat that moved."""
    return [
        {
            "move": one["move"], "by": turn["seat"], "at": turn["at"], "words": one["text"],
            "seat": turn["seat"] if one["seat"] is None else one["seat"],
        }
        for turn in turns
        for one in turn["told"]
    ]  # fmt: skip


def since(story: Sequence[dict[str, Any]], seen: int, seat: int, most: int) -> list[dict[str, Any]]:
    """What the others did after the first `seen` moves: the latest of it, oldest first."""
    return [one for one in story if one["move"] > seen and one["by"] != seat][-most:]


def ago(at: float, t: Callable[..., str], now: float | None = None) -> str:
    """How long ago something happened."""
    gone = (time.time() if now is None else now) - at
    if gone < MINUTE:
        return t("table-ago-now")
    for unit, seconds, most in (("minutes", MINUTE, HOUR), ("hours", HOUR, DAY)):
        if gone < most:
            return t(f"table-ago-{unit}", n=int(gone // seconds))
    return t("table-ago-days", n=int(gone // DAY))
