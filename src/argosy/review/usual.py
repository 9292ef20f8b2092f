"""What is usually given away at a question: by mates, as measured, and by a player in earlier reviews.

All of it as a part of what was at stake: who is far behind has little to lose.
"""

from __future__ import annotations

import functools
import json
import pathlib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

MEASURED = pathlib.Path(__file__).with_name("usual.json")
APART = 1.5  # times as much is weak, so many times less is strong …
WORTH_A_WORD = 3  # … if it is at least so many per cent apart


@functools.cache
def measured() -> dict[str, dict[str, float]]:
    """By game and question: the part of what is at stake that mates give away. `bench/review_usual.py` finds them."""
    found: dict[str, dict[str, float]] = (
        json.loads(MEASURED.read_text(encoding="utf-8")) if MEASURED.exists() else {}
    )  # fmt: skip
    return found


def rates(steps: Iterable[Mapping[str, Any]]) -> dict[str, float]:
    """The same of other choices, at most all of it: steps of reviews as data, those of one player."""
    lost: dict[str, float] = defaultdict(float)
    stake: dict[str, float] = defaultdict(float)
    for step in steps:
        lost[step["kind"]] += step["loss"]
        stake[step["kind"]] += step["stake"]
    return {question: min(1.0, lost[question] / all_of_it) for question, all_of_it in stake.items() if all_of_it > 0}


def expected(stakes: Iterable[tuple[str, float]], known: Mapping[str, float]) -> int | None:
    """What somebody with these rates would give away at questions with these stakes, in per cent; None where nobody
    knows."""
    asked = list(stakes)
    if not any(question in known for question, _ in asked):
        return None
    return round(100 * sum(known.get(question, 0.0) * stake for question, stake in asked))


def verdict(lost: int, usual: int | None) -> str:
    """`weak`, `strong` or `usual`; "" where nothing is known."""
    if usual is None:
        return ""
    if lost - usual >= WORTH_A_WORD and lost >= APART * usual:
        return "weak"
    if usual - lost >= WORTH_A_WORD and usual >= APART * lost:
        return "strong"
    return "usual"
