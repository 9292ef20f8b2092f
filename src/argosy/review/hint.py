"""A hint: the best move, what it gains against the second best, and the chances of the moves that were thought of."""

from __future__ import annotations

import math
from typing import Any

from argosy.bots import BOTS, bot
from argosy.bots.captain import Captain
from argosy.bots.errors import NotToMove
from argosy.play import Move, View
from argosy.review.report import percent
from argosy.words import say

ADVISER = "captain"
CLEARLY = 0.01  # of a win: less than this between two moves is nearly the same
SHOWN = 8  # moves whose chances are told
assert issubclass(BOTS[ADVISER], Captain)


def hint(view: View, lang: str = "en", **settings: Any) -> dict[str, Any]:
    """What the strongest bot would do with what this seat sees, and why. `settings` are the captain's."""
    legal = view.moves
    if not len(legal):
        raise NotToMove(bot=ADVISER)
    if len(legal) == 1:
        return _told(legal[0], say(None, lang, "hint-only"), [], lang)
    adviser = bot(ADVISER, view.game, **settings)
    assert isinstance(adviser, Captain)
    opinions = adviser.judge(view)
    ranked = [(move, opinion.chance) for move, opinion in opinions.items() if math.isfinite(opinion.chance)]
    (best, chance), others = ranked[0], ranked[1:]
    reason = _reason(chance, others[0], lang) if others else say(None, lang, "hint-alone", chance=percent(chance))
    return _told(best, reason, ranked[:SHOWN], lang)


def _reason(chance: float, second: tuple[Move, float], lang: str) -> str:
    """What the best move gains against the second best."""
    gain = chance - second[1]
    key = "hint-better" if gain >= CLEARLY else "hint-close"
    return say(None, lang, key, chance=percent(chance), gain=percent(max(0.0, gain)), other=second[0].words(lang))


def _told(move: Move, reason: str, ranked: list[tuple[Move, float]], lang: str) -> dict[str, Any]:
    chances = [
        {"code": each.code, "text": each.text, "words": each.words(lang), "chance": round(chance, 4)}
        for each, chance in ranked
    ]
    return {"code": move.code, "text": move.text, "words": move.words(lang), "reason": reason, "chances": chances}
