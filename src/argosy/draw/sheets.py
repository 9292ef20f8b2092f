"""Flat things that lie on a table: tiles, cards, panels, places for pieces."""

from __future__ import annotations

from typing import Any

from argosy.draw.icons import icon
from argosy.draw.ink import circle, fitted, group, paragraph, rect, style, text

CORNER = 9


def tile(
    x: float,
    y: float,
    width: float,
    height: float,
    *inside: str,
    face: str | None = None,
    red: bool = False,
    gone: bool = False,
    id: str | None = None,
    **named: Any,
) -> str:
    """A tile. `face` tints it (a colour name or a `tint`); `red` is used once a round; `gone` is an empty place."""
    cls = "tile" + (" tile--red" if red else "") + (" tile--gone" if gone else "")
    sheet = rect(x, y, width, height, CORNER, cls="face", style=style(face) if face and not gone else None)
    return group(sheet, *inside, cls=cls, id=id, **named)


def panel(x: float, y: float, width: float, height: float, *inside: str, title: str = "", **named: Any) -> str:
    """A raised sheet with a fine line around it and a title."""
    sheet = rect(x, y, width, height, 12, style=style("paper-raised", "line", 1))
    head = text(x + 16, y + 29, title, 20, "t-title") if title else ""
    return group(sheet, head, *inside, **named)


def free_place(x: float, y: float, width: float, height: float, words: str = "") -> str:
    """A place where something may lie later: a dashed outline."""
    line = rect(
        x + 0.5,
        y + 0.5,
        width - 1,
        height - 1,
        CORNER,
        fill="transparent",
        style=style(stroke="line-strong"),
        stroke_dasharray="3 5",
    )
    if not words:
        return line
    return line + fitted(x + width / 2, y + height / 2 + 5, words, 15, width - 12, "t-mid t-place f-ink3")


def slot(x: float, y: float, radius: float, *inside: str) -> str:
    """A round place for a cube or a sack: solid when something lies in it, dashed when it is empty."""
    if inside:
        return circle(x, y, radius, style=style("paper-raised", "line-strong")) + "".join(inside)
    return circle(x, y, radius, fill="none", style=style(stroke="line-strong"), stroke_dasharray="3 4")


def card(
    x: float,
    y: float,
    width: float,
    height: float,
    *inside: str,
    name: str = "",
    art: str = "",
    art_fill: str | None = None,
    face: str = "sea",
    effect: str = "",
    bar: str | None = None,
    id: str | None = None,
    **named: Any,
) -> str:
    """A card: name, a band with one icon, the effect in a few lines, and a bar of colour at its foot.

    Draw cost and points into the corners with `inside`; the free rows are the top 30 and the foot above the bar.
    """
    parts = [rect(x, y, width, height, 8, style=style("paper-raised", "line-strong"))]
    line = y + 50
    if name:
        parts.append(fitted(x + width / 2, line, name, 16, width - 14, "t-mid t-title"))
    if art:
        parts.append(rect(x + 8, line + 8, width - 16, 44, 4, style=style(face)))
        parts.append(icon(art, x + width / 2, line + 30, 30, art_fill))
        line += 52
    room = max(2, 1 + int((y + height - 38 - line - 20) / (13 * 1.2)))
    parts.append(paragraph(x + width / 2, line + 20, effect, 13, width - 16, "t-mid", most=room))
    if bar:
        parts.append(rect(x + 1, y + height - 6, width - 2, 5, 2, style=style(bar)))
    return group(*parts, *inside, id=id, **named)


def card_back(
    x: float, y: float, width: float, height: float, emblem: str = "compass", count: int | None = None
) -> str:
    """A card that lies face down; with a count it is a deck."""
    deep = 0 if count is None else min(3, (count + 4) // 5)
    under = "".join(
        rect(x + 2 * i, y - 2 * i, width, height, 8, style=style("paper-raised", "line-strong")) for i in range(deep)
    )
    x, y = x + 2 * deep, y - 2 * deep
    if count == 0:
        return free_place(x, y, width, height)
    sheet = rect(x, y, width, height, 8, style=style("sea-2", "line-strong"))
    inner = rect(x + 5, y + 5, width - 10, height - 10, 5, fill="none", style=style(stroke="sea-ink"), opacity=0.4)
    mark = icon(emblem, x + width / 2, y + height / 2, min(width, height) * 0.5, None, "sea-ink")
    return under + sheet + inner + mark
