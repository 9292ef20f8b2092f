"""The chart of a review: the chance of every seat over the whole game, rounds behind it, turning points on it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise

from argosy.draw import circle, el, num, page, paint, path, rect, seat_class, text, token
from argosy.draw.ink import group
from argosy.review.findings import Review
from argosy.words import say

WIDTH, HEIGHT = 800.0, 440.0
LEFT, TOP, RIGHT, BOTTOM = 60.0, 26.0, 610.0, 396.0
LETTERS, NAMES = 17.0, 18.0  # a page shows the chart at about three quarters of this size
DASHES = ("", "", "9 5", "2 5")  # colour is never the only thing that tells seats apart
GAP = 27.0  # between the names at the right
AROUND = 4  # turns on each side that a smoothed line takes the mean of
MOST_ROUNDS = 16  # with more, only some are named


def graph(review: Review, lang: str = "en") -> str:
    """The whole chart: the lines go from turn to turn and are smoothed; `--raw` in a page's style shows every turn."""
    xs = places(review)
    winner = min(range(review.seats), key=lambda seat: (review.ranks[seat], seat))
    order = sorted(range(review.seats), key=lambda seat: (seat == winner, seat))  # the winner's line lies on top
    drawn = [rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, style=f"fill:{paint('sea')}"), *_rounds(review, xs, lang)]
    drawn += _percents()
    drawn += [_line(review, seat, xs, seat == winner) for seat in order]
    drawn += _names(review, lang)
    drawn += [_turning(review, number, xs, lang) for number in range(1, len(review.turnings) + 1)]
    return page(drawn, WIDTH, HEIGHT, say(None, lang, "review-chart-label", moves=len(review.steps)))


def places(review: Review) -> list[float]:
    """Where every moment lies: rounds are equally wide."""
    parts = [list(some) for _, some in groupby(review.moments, key=lambda one: one.round)]
    wide, found = (RIGHT - LEFT) / len(parts), []
    for place, some in enumerate(parts):
        gaps = len(some) - 1 if place + 1 == len(parts) else len(some)
        found += [LEFT + wide * (place + i / max(1, gaps)) for i in range(len(some))]
    return found


def ends(review: Review) -> list[int]:
    """The moments between turns."""
    return [0, *(list(some)[-1].number for _, some in groupby(review.steps, key=lambda step: step.turn))]


def smooth(chances: Sequence[float]) -> list[float]:
    """The mean of each with its neighbours; where a line begins and ends is left alone."""
    found = []
    for i in range(len(chances)):
        reach = min(AROUND, i, len(chances) - 1 - i)
        some = chances[i - reach : i + reach + 1]
        found.append(sum(some) / len(some))
    return found


def height(chance: float) -> float:
    """Where a chance lies."""
    return BOTTOM - (BOTTOM - TOP) * chance


def _rounds(review: Review, xs: Sequence[float], lang: str) -> list[str]:
    """Every other round is darker, and they are named below."""
    parts = [(number, list(some)) for number, some in groupby(review.moments, key=lambda one: one.round)]
    if parts[0][0] is None:
        words = say(None, lang, "review-moves", moves=len(review.steps))
        return [text((LEFT + RIGHT) / 2, BOTTOM + 26, words, LETTERS, "t-mid f-ink2")]
    starts = [xs[some[0].made] for _, some in parts] + [RIGHT]
    drawn, every = [], 1 + len(parts) // MOST_ROUNDS
    for place, ((number, _), (left, right)) in enumerate(zip(parts, pairwise(starts), strict=True)):
        if place % 2:
            band = rect(left, TOP, right - left, BOTTOM - TOP, style=f"fill:{paint('sea-2')}", opacity=0.45)
            drawn.append(band)
        if place % every == 0:
            long = say(review.match.game.name, lang, "review-round", number=number or 0)
            words = long if right - left > 0.58 * LETTERS * len(long) else str(number)
            drawn.append(text((left + right) / 2, BOTTOM + 26, words, LETTERS, "t-mid f-ink2"))
    return drawn


def _percents() -> list[str]:
    """Lines at the quarters."""
    drawn = []
    for percent in (0, 25, 50, 75, 100):
        y = height(percent / 100)
        drawn.append(path(f"M{num(LEFT)} {num(y)}H{num(RIGHT)}", style=f"stroke:{paint('sea-ink')};opacity:.3"))
        drawn.append(text(LEFT - 8, y + 6, f"{percent}%", LETTERS, "t-end f-ink2"))
    return drawn


def _line(review: Review, seat: int, xs: Sequence[float], first: bool) -> str:
    """The line of one seat, on a lighter bed so that lines can be told apart where they cross."""
    at = ends(review)
    raw = [review.moments[made].chances[seat] for made in at]
    way, every = (
        "M" + "L".join(f"{num(xs[made])} {num(height(chance))}" for made, chance in zip(at, line, strict=True))
        for line in (smooth(raw), raw)
    )
    wide = 4.0 if first else 2.8
    bed = f"fill:none;stroke:{paint('sea')};stroke-width:{num(wide + 3)};stroke-linejoin:round"
    look = f"fill:none;stroke:{paint('pc')};stroke-width:{num(wide)};stroke-linecap:round;stroke-linejoin:round"
    if DASHES[seat % 4] and not first:
        look += f";stroke-dasharray:{DASHES[seat % 4]}"
    parts = [path(way, style=bed), path(way, style=look)]
    if first:
        area = f"{way}L{num(RIGHT)} {num(BOTTOM)}L{num(LEFT)} {num(BOTTOM)}z"
        parts.insert(0, path(area, style=f"fill:{paint('pc')};opacity:.1"))
    parts.append(path(every, style=f"fill:none;stroke:{paint('pc')};stroke-width:1.2;display:var(--raw,none)"))
    return group(*parts, cls=seat_class(seat))


def _names(review: Review, lang: str) -> list[str]:
    """Who is who, beside the ends of the lines and never on top of each other."""
    ends = review.moments[-1].chances
    lowest, drawn = BOTTOM + GAP, []
    for seat in sorted(range(review.seats), key=lambda seat: ends[seat]):
        y = height(ends[seat])
        lowest = label = min(y, lowest - GAP)
        way = f"M{num(RIGHT)} {num(y)}L{num(RIGHT + 16)} {num(label)}"
        drawn.append(path(way, style=f"stroke:{paint('line-strong')}"))
        drawn.append(token(seat, RIGHT + 26, label, 9))
        name = f"{review.match.name(seat, lang)[:12]} {ends[seat]:.0%}"
        drawn.append(text(RIGHT + 42, label + 6, name, NAMES, "t-bold"))
    return drawn


def _turning(review: Review, number: int, xs: Sequence[float], lang: str) -> str:
    """The mark of a turning point; it leads to that moment of the game."""
    found = review.turnings[number - 1]
    at = ends(review)
    line = smooth([review.moments[made].chances[found.who] for made in at])
    turn = next(i for i, made in enumerate(at) if made >= found.number)
    x, y = xs[at[turn]], height(line[turn])
    dashed = f"stroke:{paint('signal')};stroke-width:1.2;stroke-dasharray:3 4"
    inside = [
        path(f"M{num(x)} {num(TOP)}V{num(BOTTOM)}", style=dashed),
        circle(x, y, 6, style=f"fill:{paint('paper-raised')};stroke:{paint('signal')};stroke-width:2.5"),
        circle(x, TOP, 14, style=f"fill:{paint('signal')}"),
        text(x, TOP + 6, number, 17, "t-mid t-title", style=f"fill:{paint('on-signal')}"),
        circle(x, TOP, 22, cls="hit"),
    ]  # fmt: skip
    label = say(None, lang, "review-turning-label", number=number, move=found.number)
    return el("g", *inside, cls="target", data_at=found.number, role="button", tabindex="0", aria_label=label)
