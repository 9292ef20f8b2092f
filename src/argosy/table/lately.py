"""One's last games of a game: what one gave away in each, the place and the points, as a small picture and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from argosy.analysis.figures import Played
from argosy.draw import el, num, paint, path, rect, text
from argosy.games import find
from argosy.table.frame import words

SHOWN = 8  # games
ENOUGH = 2  # reviewed games before make a habit
WIDE, HIGH, TOP, FOOT, BAR = 400.0, 196.0, 24.0, 142.0, 34.0
LETTERS = 16.0
LOWEST = 0.1  # given away: smaller sums are drawn on this scale


@dataclass(frozen=True)
class Last:
    """One of one's games."""

    place: int
    points: int
    lost: float | None  # of a win; None where nobody has reviewed the game


def last_games(games: Sequence[Played], table: str, lost: Mapping[str, Sequence[float]]) -> list[Last]:
    """One's games up to the one at a table, of the same kind, the oldest first; none when it is not one's own."""
    this = next((one for one in games if one.table == table), None)
    if this is None:
        return []
    same = [one for one in games if one.game == this.game and (one.at, one.table) <= (this.at, this.table)]
    same.sort(key=lambda one: (one.at, one.table))
    return [
        Last(one.ranks[one.seat], one.scores[one.seat], lost[one.table][one.seat] if one.table in lost else None)
        for one in same[-SHOWN:]
    ]


def usual(games: Sequence[Last]) -> float | None:
    """What was given away in the games before the last one, on average; None where too few were reviewed."""
    before = [one.lost for one in games[:-1] if one.lost is not None]
    return fmean(before) if len(before) >= ENOUGH else None


def lately(games: Sequence[Last], game: str, lang: str) -> dict[str, Any] | None:
    """The picture and its sentence, as the page shows them; None before the second game, when there is no row yet."""
    if len(games) < 2 or games[-1].lost is None:
        return None
    t, habit = words(lang), usual(games)
    before = sum(one.lost is not None for one in games[:-1])
    said = (
        t("lately-some", n=before)
        if habit is None
        else t("lately-usual", now=percent(games[-1].lost), usual=percent(habit), n=before)
    )
    return {"title": t("lately-title", game=find(game).title), "picture": picture(games, lang), "said": said}


def percent(part: float) -> int:
    """A part of a win in per cent."""
    return round(100 * part)


def picture(games: Sequence[Last], lang: str) -> str:
    """A bar a game, the last one in the colour of what is at hand; a dashed place where nobody has reviewed it."""
    t, habit = words(lang), usual(games)
    high = max([LOWEST, *(one.lost for one in games if one.lost is not None)])
    step = WIDE / max(len(games), SHOWN // 2)

    def y(lost: float) -> float:
        return FOOT - (FOOT - TOP) * lost / high

    drawn = [path(f"M0 {num(FOOT)}H{num(WIDE)}", style=f"fill:none;stroke:{paint('line-strong')}")]
    for n, one in enumerate(games):
        middle, top = step * (n + 0.5), FOOT - 30 if one.lost is None else y(one.lost)
        last = n + 1 == len(games)
        look = f"fill:{paint('ink' if last else 'sea-2')};stroke:{paint('sea-ink')}"
        if one.lost is None:
            look = f"fill:none;stroke:{paint('line-strong')};stroke-dasharray:4 4"
        drawn.append(rect(middle - BAR / 2, top, BAR, FOOT - top, 3, style=look))
        over = "–" if one.lost is None else percent(one.lost)
        drawn.append(text(middle, top - 6, over, LETTERS, "t-mid t-bold"))
        drawn.append(text(middle, FOOT + 22, t("lately-place", n=one.place), LETTERS, "t-mid t-bold"))
        drawn.append(text(middle, FOOT + 42, one.points, LETTERS, "t-mid f-ink2"))
    if habit is not None:
        line = f"fill:none;stroke:{paint('ink-2')};stroke-dasharray:6 5"
        drawn.append(path(f"M0 {num(y(habit))}H{num(WIDE)}", style=line))
    label = t("lately-label", games="; ".join(_told(one, lang) for one in games))
    return el("svg", "".join(drawn), cls="b", viewBox=f"0 0 {num(WIDE)} {num(HIGH)}", role="img", aria_label=label)


def _told(one: Last, lang: str) -> str:
    """A game for those who cannot see its bar."""
    t = words(lang)
    if one.lost is None:
        return t("lately-unknown", place=one.place, points=one.points)
    return t("lately-known", lost=percent(one.lost), place=one.place, points=one.points)
