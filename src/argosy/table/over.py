"""After the game: places, the chart of the scores, the best of each line."""

from __future__ import annotations

import importlib.util
from itertools import pairwise
from typing import Any

from argosy.draw import circle, num, page, paint, path, rect, seat_class, text, token
from argosy.draw.ink import group
from argosy.play import Match
from argosy.table.frame import words

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 720.0, 480.0, 48.0, 16.0, 170.0, 38.0
LETTERS, NARROW_LETTERS = 17.0, 15.0  # a desk shows the chart smaller than it is drawn
NARROW, NARROW_HEIGHT, NARROW_RIGHT = 350.0, 250.0, 66.0  # on a phone: shapes and points, the names stand above it
REVIEWED = importlib.util.find_spec("argosy.review") is not None
DASHES = ("", "", "9 5", "2 5")


def over_of(match: Match, table: dict[str, Any], lang: str) -> dict[str, Any]:
    """What the page of a finished game tells beside the table itself."""
    ranks, names = match.ranks, [seat["name"] for seat in table["seats"]]
    places = [
        {"seat": seat, "rank": ranks[seat], "name": names[seat], "score": match.scores[seat]}
        for seat in sorted(range(match.seats), key=lambda seat: (ranks[seat], seat))
    ]
    sheets, scores = [match.sheet(seat) for seat in range(match.seats)], match.scores
    rival = match.rival(lang)
    if rival is not None:  # alone: the game's own opponent stands beside the player, in the next colour
        rank = 1 if ranks[0] > 1 else 2
        places.insert(rank - 1, {"seat": match.seats, "rank": rank, "name": rival.name, "score": rival.score})
        sheets, scores = [*sheets, rival.sheet], [*scores, rival.score]
    columns, course = [*names, rival.name] if rival else names, course_of(match, lang)
    best = {line: max(sheet[line] for sheet in sheets) for line in table["sheet"]}
    return {
        "title": title(match, table, lang), "places": places, "best": best, "sheets": sheets, "scores": scores,
        "columns": columns, "chart": chart(course, columns, lang), "narrow": chart(course, columns, lang, narrow=True),
        "reviewed": REVIEWED,
    }  # fmt: skip


def title(match: Match, table: dict[str, Any], lang: str) -> str:
    """Who won and by how much; to the reader when it is the reader's own game."""
    first = [seat for seat in range(match.seats) if match.ranks[seat] == 1]
    t, rival = words(lang), match.rival(lang)
    if not first:  # a game alone that was lost
        behind = rival.score - match.scores[0] if rival else 0
        return t("over-they-won", name=rival.name, points=behind) if rival and behind > 0 else match.prompt(lang)
    held = table["you"]
    others = [match.scores[seat] for seat in range(match.seats) if seat not in first]
    if rival:
        others.append(rival.score)
    margin = match.scores[first[0]] - max(others) if others else 0
    if len(held) == 1 and held == first and margin > 0:
        return t("over-you-won", points=margin)
    if len(first) == 1 and margin > 0:
        return t("over-they-won", name=table["seats"][first[0]]["name"], points=margin)
    return match.prompt(lang)


def course_of(match: Match, lang: str) -> list[list[int]]:
    """The points of all sides at the start and after each move; alone, the game's own opponent is one of them."""
    course = match.course()
    if match.rival(lang) is None:
        return course
    rivals = [match.view_at(made).rival(lang) for made in range(len(course))]
    return [[*row, rival.score] for row, rival in zip(course, rivals, strict=True) if rival]


def chart(course: list[list[int]], names: list[str], lang: str, narrow: bool = False) -> str:
    """The scores of all seats over the whole game."""
    t = words(lang)
    steps, seats = max(1, len(course) - 1), len(course[0])
    low = min(0, min(min(points) for points in course))
    high = max(10, max(max(points) for points in course))
    width, height, right = (NARROW, NARROW_HEIGHT, NARROW_RIGHT) if narrow else (WIDTH, HEIGHT, RIGHT)
    letters = NARROW_LETTERS if narrow else LETTERS
    across, down = width - LEFT - right, height - TOP - BOTTOM

    def x(step: float) -> float:
        return LEFT + across * step / steps

    def y(points: float) -> float:
        return TOP + down * (high - points) / (high - low)

    drawn = [rect(LEFT, TOP, across, down, 0, style=f"fill:{paint('sea')};opacity:.5")]
    spacing = max(5, round((high - low) / 5 / 5) * 5)
    for points in range(0, high + 1, spacing):
        line = f"M{num(LEFT)} {num(y(points))}H{num(LEFT + across)}"
        drawn.append(path(line, style=f"stroke:{paint('line')};fill:none"))
        drawn.append(text(LEFT - 8, y(points) + 5, points, letters, "f-ink2", text_anchor="end"))
    drawn.append(text(LEFT + across / 2, height - 8, t("over-chart-moves", n=steps), letters, "t-mid f-ink2"))
    labels = apart([y(course[-1][seat]) for seat in range(seats)], height - BOTTOM)
    for seat in range(seats):
        line = "M" + "L".join(
            f"{num(x(step))} {num(y(points))}" for step, points in bends([row[seat] for row in course])
        )
        look = f"fill:none;stroke:{paint('pc')};stroke-width:3;stroke-linejoin:round"
        look += f";stroke-dasharray:{DASHES[seat % 4]}" if DASHES[seat % 4] else ""
        end = token(seat, LEFT + across + 16, labels[seat], 8)
        said = str(course[-1][seat]) if narrow else f"{names[seat][:12]} {course[-1][seat]}"
        label = text(LEFT + across + 30, labels[seat] + 5, said, letters, "t-bold")
        stop = circle(x(steps), y(course[-1][seat]), 4, style=f"fill:{paint('pc')}")
        drawn.append(group(path(line, style=look), stop, cls=seat_class(seat)) + end + label)
    return page(drawn, width, height, t("over-chart"))


def bends(points: list[int]) -> list[tuple[int, int]]:
    """The ends of a line and where it changes its height: what lies between is drawn by itself."""
    last = len(points) - 1
    return [
        (step, here)
        for step, here in enumerate(points)
        if step in (0, last) or not points[step - 1] == here == points[step + 1]
    ]


def apart(heights: list[float], lowest: float, gap: float = 22.0) -> list[float]:
    """Labels beside the ends of the lines, moved apart so that none covers another."""
    order = sorted(range(len(heights)), key=lambda i: heights[i])
    placed = list(heights)
    for before, after in pairwise(order):
        placed[after] = max(placed[after], placed[before] + gap)
    spare = max(0.0, max(placed) - lowest) if placed else 0.0
    return [height - spare for height in placed]
