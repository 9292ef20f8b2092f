"""The review in words."""

from __future__ import annotations

from typing import Any

from argosy.kernel.game import Game
from argosy.play.telling import sheet_name
from argosy.review.findings import Player, Review, Turning
from argosy.review.story import kinds, log_words, quoted, story, when
from argosy.review.sums import Sum
from argosy.words import listing, say


def percent(chance: float) -> str:
    """A chance as people read it."""
    return f"{100 * chance:.0f} %"


def signed(change: float) -> str:
    """A change of a chance, in hundredths, with its sign."""
    return f"{'+' if change >= 0 else '−'}{abs(change) * 100:.0f} %"


def points(change: int) -> str:
    """A part of a sum in per cent, with its sign."""
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "0"


def report(review: Review, lang: str = "en") -> str:
    """The whole report, in lines."""

    def t(key: str, **facts: Any) -> str:
        return say(None, lang, key, **facts)

    lines = [t("review-title", game=review.match.game.title, moves=len(review.steps)), ""]
    for player in review.players:
        lines += [player_line(review, player, lang), "  " + sum_line(review, player.seat, lang)]
        lines += ["  " + line for line in event_lines(review, player.seat, lang)]
    lines += ["", t("review-story"), *(f"{at}: {told}" for at, told in story(review, lang))]
    lines += ["", t("review-turnings")]
    lines += turning_lines(review, lang) or [t("review-no-turnings")]
    worst = mistakes(review)
    lines += ["", t("review-mistakes")]
    lines += [mistake_line(review, number, lang) for number in worst] or [t("review-no-mistakes")]
    lines += ["", t("review-kinds")]
    lines += [kinds_line(review, seat, lang) for seat in range(review.seats)]
    lines += ["", t("review-method", deals=review.budget)]
    return "\n".join(lines) + "\n"


def player_line(review: Review, player: Player, lang: str) -> str:
    """One seat: place, accuracy and what was given away."""
    facts: dict[str, Any] = {
        "name": review.match.name(player.seat, lang), "rank": review.ranks[player.seat],
        "points": review.scores[player.seat], "lost": percent(player.lost), "mistakes": player.mistakes,
    }  # fmt: skip
    if player.accuracy is None:
        return say(None, lang, "review-player-idle", **facts)
    return say(None, lang, "review-player", accuracy=f"{player.accuracy:.0f}", **facts)


def sum_line(review: Review, seat: int, lang: str) -> str:
    """Start, luck, own moves and those of the others: numbers that can be added."""
    found = review.sums()[seat]
    return say(
        None, lang, "review-sum" if review.seats > 1 else "review-sum-alone", start=found.start,
        luck=points(found.luck), own=points(found.own), others=points(found.others), result=found.result,
    )  # fmt: skip


def event_lines(review: Review, seat: int, lang: str) -> list[str]:
    """The strokes of luck that have a name, and all else: together the luck of the sum."""
    found = review.sums()[seat]
    events = [
        say(None, lang, "review-event", when=when(review, event.number, lang), luck=points(part),
            told=quoted(review, event.number, lang))
        for event, part in zip(review.players[seat].events, found.events, strict=True)
    ]  # fmt: skip
    return [*events, *(f"{name[0].upper()}{name[1:]}: {points(part)}" for name, part in other_luck(found, lang))]


def other_luck(found: Sum, lang: str) -> list[tuple[str, int]]:
    """The luck that has no name of its own: draws too small for one, and what was hidden."""
    draws = [(say(None, lang, "review-other-draws"), found.draws)] if found.draws else []
    return [*draws, (say(None, lang, "review-other-luck"), found.rest)]


def kinds_line(review: Review, seat: int, lang: str) -> str:
    """What a seat gave away by kinds of decisions."""
    parts = [
        say(None, lang, "review-kind", kind=one.name, choices=one.choices, lost=one.lost)
        for one in kinds(review, seat, lang)
    ]
    return f"{review.match.name(seat, lang)}: {'; '.join(parts) or '–'}"


def turning_lines(review: Review, lang: str) -> list[str]:
    """The turning points, in the order of play."""
    lines = []
    for number, found in enumerate(review.turnings, 1):
        lines.append(f"{number}. {turning_head(review, found, lang)} {turning_note(review, found, lang)}".rstrip())
    return lines


def turning_head(review: Review, found: Turning, lang: str) -> str:
    """What happened and whose chance it changed."""
    words = quoted if found.luck else log_words
    return say(
        None, lang, "review-turning", when=when(review, found.number, lang), told=words(review, found.number, lang),
        who=review.match.name(found.who, lang), swing=signed(found.swing),
    )  # fmt: skip


def turning_note(review: Review, found: Turning, lang: str) -> str:
    """Why: by chance, or by a decision to which there was a better one."""
    if found.luck:
        return luck_note(review, found, lang)
    return " ".join([better_note(review, found.number, lang), *why(review, found, lang)])


def luck_note(review: Review, found: Turning, lang: str) -> str:
    """What kind of luck it was: a draw, or what everybody had hidden until the end."""
    if review.unveils(found.number):
        return say(None, lang, "review-by-reveal")
    key = "review-by-luck" if found.swing > 0 else "review-by-bad-luck"
    return say(None, lang, key, who=review.match.name(found.who, lang))


def why(review: Review, found: Turning, lang: str) -> list[str]:
    """What the better line brings more, and to whom: from the score sheets of the same deals. What rather speaks
    against it is no reason."""
    if sum(more if who == found.seat else -more for who, _, more in found.brings) <= 0:
        return []
    game, told = review.match.game, []
    for seat in sorted({seat for seat, _, _ in found.brings}, key=lambda seat: seat != found.seat):
        facts = [more_or_less(game, line, more, lang) for who, line, more in found.brings if who == seat]
        told.append(f"{review.match.name(seat, lang)} {listing(lang, facts)}")
    return [say(None, lang, "why", facts="; ".join(told), name=review.match.name(found.seat, lang))] if told else []


def more_or_less(game: Game, line: str, more: float, lang: str) -> str:
    """How many points more or less a line of the sheet brings."""
    number = decimal(abs(more), lang)
    facts = {"n": 1 if number == "1" else 2, "points": number, "line": sheet_name(game, line, lang)}
    return say(None, lang, "why-more" if more > 0 else "why-less", **facts)


def decimal(number: float, lang: str) -> str:
    """Points with at most one decimal."""
    text = f"{number:.1f}".removesuffix(".0")
    return text if lang == "en" else text.replace(".", ",")


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
        None, lang, "review-mistake", when=when(review, number, lang), name=review.match.name(step.seat, lang),
        told=told, better=review.better(number, lang) or "", loss=percent(step.loss),
    )  # fmt: skip
