"""The review in words."""

from __future__ import annotations

from typing import Any

from argosy.review.findings import Player, Review, Turning
from argosy.words import listing, say


def percent(chance: float) -> str:
    """A chance as people read it."""
    return f"{chance:.0%}"


def signed(change: float) -> str:
    """A change of a chance, in hundredths, with its sign."""
    return f"{'+' if change >= 0 else '−'}{abs(change) * 100:.0f} %"


def report(review: Review, lang: str = "en") -> str:
    """The whole report, in lines."""

    def t(key: str, **facts: Any) -> str:
        return say(None, lang, key, **facts)

    title = review.match.game.title
    lines = [t("review-title", game=title, moves=len(review.steps)), ""]
    lines += [player_line(review, player, lang) for player in review.players]
    lines += ["", t("review-turnings")]
    lines += turning_lines(review, lang) or [t("review-no-turnings")]
    worst = mistakes(review)
    lines += ["", t("review-mistakes")]
    lines += [mistake_line(review, number, lang) for number in worst] or [t("review-no-mistakes")]
    lines += ["", t("review-method", deals=review.budget)]
    return "\n".join(lines) + "\n"


def player_line(review: Review, player: Player, lang: str) -> str:
    """One seat: place, accuracy, luck and what decisions brought."""
    facts: dict[str, Any] = {
        "name": review.match.name(player.seat, lang), "rank": review.ranks[player.seat],
        "points": review.scores[player.seat], "luck": signed(player.luck), "start": percent(player.start),
        "lost": percent(player.lost), "mistakes": player.mistakes,
    }  # fmt: skip
    if player.accuracy is None:
        return say(None, lang, "review-player-idle", **facts)
    return say(None, lang, "review-player", accuracy=f"{player.accuracy:.1f}", **facts)


def turning_lines(review: Review, lang: str) -> list[str]:
    """The turning points, in the order of play."""
    lines = []
    for number, found in enumerate(review.turnings, 1):
        lines.append(f"{number}. {turning_head(review, found, lang)} {turning_note(review, found, lang)}".rstrip())
    return lines


def turning_head(review: Review, found: Turning, lang: str) -> str:
    """What happened and whose chance it changed."""
    return say(
        None, lang, "review-turning", move=found.number, told=review.told(found.number, lang),
        who=review.match.name(found.who, lang), swing=signed(found.swing),
    )  # fmt: skip


def turning_note(review: Review, found: Turning, lang: str) -> str:
    """Why: by chance, or by a decision to which there was a better one."""
    notes = []
    if abs(found.luck) > abs(found.swing) / 2 and found.luck * found.swing > 0:
        notes.append(say(None, lang, "review-by-luck", luck=signed(found.luck)))
    worst = review.costliest(found.turn)
    if worst:
        notes.append(better_note(review, worst.number, lang))
    return " ".join(notes)


def better_note(review: Review, number: int, lang: str) -> str:
    """The better move at a step, with its line."""
    step = review.steps[number - 1]
    return say(None, lang, "review-better", better=review.better(number, lang) or "", gain=signed(step.loss))


def mistakes(review: Review, most: int = 5) -> list[int]:
    """The numbers of the costliest moves, in the order of play."""
    found = sorted((step for step in review.steps if step.codes and step.loss >= 0.02), key=lambda step: -step.loss)
    return sorted(step.number for step in found[:most])


def mistake_line(review: Review, number: int, lang: str) -> str:
    """One costly move and the better one."""
    step = review.steps[number - 1]
    told = review.match.made[number - 1].words(lang)
    return say(
        None, lang, "review-mistake", move=number, name=review.match.name(step.seat, lang), told=told,
        better=review.better(number, lang) or "", loss=percent(step.loss),
    )  # fmt: skip


def luckiest(review: Review, lang: str) -> str:
    """Who had the luck of the game, in one sentence."""
    most = max(review.players, key=lambda player: player.luck)
    named = [review.match.name(most.seat, lang)]
    return say(None, lang, "review-luckiest", who=listing(lang, named), luck=signed(most.luck))
