"""What can be done, what was just done, what is being done: one language of rings for all boards.

A legal target is dashed and magenta, and carries the code of its move. The last move is a fine ring in the mover's
colour. A chosen thing has a solid magenta ring. A preview is a ghost and a solid course.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from argosy.draw.ink import circle, el, group, path, polyline, rect, style, text, width_of
from argosy.draw.pieces import seat_class

REACH = 6  # how far the invisible part that can be hit goes beyond a disc


def button(move: int, label: str, *inside: str, cls: str = "", **named: Any) -> str:
    """A group that makes a move when it is clicked, or when Enter is pressed on it."""
    return el(
        "g",
        *inside,
        cls=f"target {cls}".strip(),
        data_move=int(move),
        role="button",
        tabindex="0",
        aria_label=label,
        **named,
    )


def thing(name: str, label: str, *inside: str, **named: Any) -> str:
    """A group that the lexicon has a card for: `name` is what the game's `explain` is asked for, such as "tile-7".
    Legal targets are drawn over it, not inside: what a picture contains is not read out."""
    return el("g", *inside, data_thing=name, role="img", aria_label=label, **named)


def target_disc(
    x: float, y: float, radius: float, move: int, label: str, *inside: str, hit: float | None = None, cls: str = ""
) -> str:
    """A round legal target."""
    return button(
        move,
        label,
        circle(x, y, radius, cls="glow"),
        circle(x, y, radius, cls="ring"),
        *inside,
        circle(x, y, hit or radius + REACH, cls="hit"),
        cls=cls,
    )


def target_rect(
    x: float,
    y: float,
    width: float,
    height: float,
    move: int,
    label: str,
    *inside: str,
    radius: float = 8,
    reach: float = 0,
    cls: str = "",
) -> str:
    """A rectangular legal target; `reach` enlarges what can be hit."""
    place = (x, y, width, height, radius)
    hit = rect(x - reach, y - reach, width + 2 * reach, height + 2 * reach, radius, cls="hit")
    return button(move, label, rect(*place, cls="glow"), rect(*place, cls="ring"), *inside, hit, cls=cls)


def target_path(d: str, move: int, label: str, *inside: str, cls: str = "") -> str:
    """A legal target of any outline."""
    return button(move, label, path(d, cls="glow"), path(d, cls="ring"), *inside, path(d, cls="hit"), cls=cls)


def plain_target(
    x: float,
    y: float,
    width: float,
    height: float,
    move: int,
    label: str,
    radius: float = 4,
    dot: tuple[float, float] | None = None,
) -> str:
    """One of many legal targets: a wash and a dot, in its middle unless told. They belong into `plain_targets`."""
    place = (x, y, width, height, radius)
    px, py = dot or (x + width / 2, y + height / 2)
    return button(move, label, rect(*place, cls="wash"), circle(px, py, 3.5, cls="dot"), rect(*place, cls="hit"))


def plain_targets(targets: Iterable[str]) -> str:
    """The group of many plain targets (more than about a dozen)."""
    return group(*targets, cls="plain-targets")


def cost(x: float, y: float, value: object, radius: float = 10) -> str:
    """What a target costs, or how far it is: a filled disc, at the target's top left."""
    number = text(x, y + radius * 0.4, value, round(radius * 1.2, 1), "t-mid tag-text")
    return group(circle(x, y, radius, cls="tag"), number, pointer_events="none")


def chosen_rect(x: float, y: float, width: float, height: float, radius: float = 9, tag: str = "") -> str:
    """The thing that is being dealt with, with a word on a tag at its foot."""
    soft = rect(x - 4, y - 4, width + 8, height + 8, radius + 3, style=style("none", "signal", 12), opacity=0.18)
    ring = rect(x - 3, y - 3, width + 6, height + 6, radius + 2, cls="ring")
    label = pill(x + width / 2, y + height + 2, tag) if tag else ""
    return group(soft, ring, label, cls="chosen", pointer_events="none")


def chosen_disc(x: float, y: float, radius: float, tag: str = "") -> str:
    """The same, round."""
    soft = circle(x, y, radius + 4, style=style("none", "signal", 12), opacity=0.18)
    label = pill(x, y + radius + 4, tag) if tag else ""
    return group(soft, circle(x, y, radius + 3, cls="ring"), label, cls="chosen", pointer_events="none")


def pill(x: float, y: float, words: str, size: float = 14) -> str:
    """A word on a filled tag, centred on a point."""
    width = width_of(words, size) + size * 1.3
    plate = rect(x - width / 2, y - size * 0.86, width, size * 1.72, size * 0.82, cls="tag")
    return group(plate, text(x, y + size * 0.33, words, size, "t-mid tag-text"), cls="lbl")


def _ticks(points: Iterable[tuple[float, float, int, int]]) -> str:
    strokes = (polyline([(x - 3 * dx, y - 3 * dy), (x + 5 * dx, y + 5 * dy)]) for x, y, dx, dy in points)
    return path("".join(strokes), cls="tick")


def last_disc(seat: int, x: float, y: float, radius: float) -> str:
    """The last move of a seat: a fine ring with four ticks."""
    sides = ((1, 0), (-1, 0), (0, 1), (0, -1))
    ticks = _ticks((x + dx * radius, y + dy * radius, dx, dy) for dx, dy in sides)
    return group(circle(x, y, radius, cls="ring"), ticks, cls=f"last {seat_class(seat)}", pointer_events="none")


def last_rect(seat: int, x: float, y: float, width: float, height: float, radius: float = 9) -> str:
    """The same around a tile or a card."""
    cx, cy = x + width / 2, y + height / 2
    ticks = _ticks(((x + width, cy, 1, 0), (x, cy, -1, 0), (cx, y + height, 0, 1), (cx, y, 0, -1)))
    ring = rect(x, y, width, height, radius, cls="ring")
    return group(ring, ticks, cls=f"last {seat_class(seat)}", pointer_events="none")


def course(points: list[tuple[float, float]], seat: int | None = None, planned: bool = False) -> str:
    """A plotted course: dots in the colour of a seat (or in ink), or a solid magenta line for a planned one."""
    if planned:
        return path(polyline(points), cls="course", style="--pc:var(--signal);stroke-width:3.5;stroke-dasharray:none")
    return path(polyline(points), cls="course" if seat is None else f"course {seat_class(seat)}")


def ghost(*inside: str) -> str:
    """What a move would put here; inside a target it appears on hover and focus."""
    return group(*inside, cls="preview preview--ghost", pointer_events="none")


def note(x: float, y: float, words: str, cls: str = "t-mid") -> str:
    """A short remark in italics about what was resolved ("sold for 8")."""
    return text(x, y, words, None, f"t-place f-ink2 note {cls}")
