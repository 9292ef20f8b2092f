"""A hint in three steps: what to look at, moves with their chances, and why the best one is better.

The chances are those of `chances`, so that a later review says the same; everything comes from what the seat sees.
"""

from __future__ import annotations

from typing import Any

from argosy.bots.errors import NotToMove
from argosy.play import Move, View
from argosy.play.telling import sheet_name, speak
from argosy.review.chances import Candidate, candidates, chances, estimator
from argosy.review.reasons import contrast
from argosy.review.report import more_or_less, percent
from argosy.words import listing, say

CLEARLY = 0.01  # of a win: less than this between two moves is nearly the same
DEALS = 16  # in which two moves are compared for a reason
TOLD = 3  # moves whose reasons are told, the best one among them


def hint(view: View, lang: str = "en") -> dict[str, Any]:
    """What to look at (`nudge`), the best moves with chances and reasons, and the best one with its reason."""
    legal = view.moves
    if not len(legal):
        raise NotToMove(bot="hint")
    now = chances(view)
    if len(legal) == 1:
        only = say(None, lang, "hint-only")
        return _told(view, now, legal[0], only, only, [], {}, lang)
    found = candidates(view)
    best, others = found[0], found[1:]
    gains = _gains(view, best, others)
    last = gains.get(others[-1].move.code, []) if others else []
    reason = _reason(best, others[0], lang) if others else say(None, lang, "hint-alone", chance=percent(best.chance))
    why = {code: _against(view, best, own, -1, lang) for code, own in gains.items()}
    if last:
        reason = f"{reason} {_against(view, others[-1], last, 1, lang)}".rstrip()
    return _told(view, now, best.move, _nudge(view, best, others, last, lang), reason, found, why, lang)


def _gains(view: View, best: Candidate, others: list[Candidate]) -> dict[int, list[tuple[str, float]]]:
    """By which lines of the seat's own sheet the best move differs from those that are told, and from the poorest."""
    compared = {one.move.code: one for one in [*others[: TOLD - 1], *others[-1:]]}
    with estimator(view.game) as judge:
        return {
            code: [
                (line, more)
                for seat, line, more in contrast(judge, view.state, best.move.code, code, DEALS)
                if seat == view.seat
            ]
            for code in compared
        }


def _against(view: View, other: Candidate, own: list[tuple[str, float]], sign: int, lang: str) -> str:
    """What a move brings that the other one does not."""
    if sum(more for _, more in own) <= 0:  # what rather speaks against the best move is no reason for it
        return ""
    facts = listing(lang, [more_or_less(view.game, line, sign * more, lang) for line, more in own])
    return say(None, lang, "hint-why", facts=facts, other=_words(other, lang))


def _nudge(view: View, best: Candidate, others: list[Candidate], own: list[tuple[str, float]], lang: str) -> str:
    """What to look at, without the move."""
    if not others or best.chance - others[-1].chance < CLEARLY:
        return say(None, lang, "hint-nudge-equal")
    more = [line for line, points in own if points > 0]
    if more:
        return say(None, lang, "hint-nudge-line", line=sheet_name(view.game, more[0], lang))
    clear = best.chance - others[0].chance >= CLEARLY
    return say(None, lang, "hint-nudge-clear" if clear else "hint-nudge-few")


def _reason(best: Candidate, second: Candidate, lang: str) -> str:
    """What the best move gains against the second best."""
    gain = best.chance - second.chance
    key = "hint-better" if gain >= CLEARLY else "hint-close"
    return say(None, lang, key, chance=percent(best.chance), gain=percent(max(0.0, gain)), other=_words(second, lang))


def _words(one: Candidate, lang: str) -> str:
    return one.move.words(lang)


def _told(
    view: View, now: list[float], move: Move, nudge: str, reason: str, found: list[Candidate], why: dict[int, str],
    lang: str,
) -> dict[str, Any]:  # fmt: skip
    told = [
        {"code": one.move.code, "text": one.move.text, "words": _words(one, lang), "chance": round(one.chance, 4),
         "brings": _preview(view, one.move.code, lang), "why": why.get(one.move.code, "")}
        for one in found
    ]  # fmt: skip
    return {
        "now": [round(chance, 4) for chance in now], "nudge": nudge, "chances": told, "code": move.code,
        "text": move.text, "words": move.words(lang), "reason": reason,
    }  # fmt: skip


def _preview(view: View, code: int, lang: str) -> str:
    """What a move costs and brings, as its button says."""
    line = view.game.face.preview(view.reading, code) if view.game.face.preview else None
    return speak(view.game, line, lang, view.names, view.seat) if line else ""
