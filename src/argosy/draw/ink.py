"""The smallest strokes: elements, numbers, text and colours. Everything that leaves here is escaped."""

from __future__ import annotations

import functools
import pathlib
import re
from typing import Any

ASSETS = pathlib.Path(__file__).resolve().parent / "assets"
THEMES = ("day", "night")
NO_FILL = "none"
# XML knows no control letters
SAFE: dict[int, str | None] = {number: None for number in range(32) if chr(number) not in "\t\n"}
SAFE |= {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord('"'): "&quot;", ord("'"): "&#39;"}

# how wide a letter of the interface font is, in parts of its size; the rest counts as AVERAGE
NARROW, WIDE = "fijlrtI.,:;'!|()[] ", "mwMWOQGDHN@%"
AVERAGE_WIDTH, NARROW_WIDTH, WIDE_WIDTH = 0.52, 0.3, 0.72

# a table is drawn after every move, and nearly all of its strokes are those of the drawing before
remembered = functools.lru_cache(1 << 14, typed=True)


def escape(value: object) -> str:
    """Any value as text that is safe inside an element and inside a quoted attribute."""
    return str(value).translate(SAFE)


@functools.lru_cache(1 << 16)
def num(value: float) -> str:
    """A coordinate with at most one decimal: 12.0 is 12."""
    short = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def attributes(**named: Any) -> str:
    """Attributes of an element. `cls` is class, an underscore is a hyphen, None is left out, numbers are shortened."""
    return _attributes(tuple(named), *named.values())


@remembered
def _attributes(names: tuple[str, ...], *values: Any) -> str:
    parts = []
    for name, value in zip(names, values, strict=True):
        if value is None or value == "":
            continue
        parts.append(f'{_attribute(name)}="{num(value) if isinstance(value, float) else escape(value)}"')
    return "".join(parts)


@functools.cache
def _attribute(name: str) -> str:
    return " class" if name == "cls" else " " + name.rstrip("_").replace("_", "-")


def el(tag: str, *inside: str, **named: Any) -> str:
    """An element. What is inside is SVG already; the attributes are escaped."""
    if not inside:
        return f"<{tag}{attributes(**named)}/>"
    return f"<{tag}{attributes(**named)}>{''.join(inside)}</{tag}>"


def group(*inside: str, at: tuple[float, float] | None = None, **named: Any) -> str:
    """Several parts together, moved to a place if one is given."""
    if at is not None:
        named["transform"] = f"translate({num(at[0])} {num(at[1])})"
    return el("g", *inside, **named) if inside else ""


@remembered
def rect(x: float, y: float, width: float, height: float, radius: float = 0, **named: Any) -> str:
    """A rectangle with round corners."""
    sizes = {"x": float(x), "y": float(y), "width": float(width), "height": float(height)}
    return el("rect", **sizes, rx=float(radius) if radius else None, **named)


@remembered
def circle(x: float, y: float, radius: float, **named: Any) -> str:
    """A circle around a point."""
    return el("circle", cx=float(x), cy=float(y), r=float(radius), **named)


@remembered
def path(d: str, **named: Any) -> str:
    """A path; `smooth` and `polyline` make the words of one."""
    return el("path", d=d, **named)


def polyline(points: list[tuple[float, float]], closed: bool = False) -> str:
    """The words of a path along straight lines."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("z" if closed else "")


# ---- colours ----------------------------------------------------------------------------------------------------


@functools.cache
def tokens(theme: str = "day") -> dict[str, str]:
    """Every colour and measure of the stylesheet, by name without the hyphens in front: {"ink": "#1B2A35"}."""
    if theme not in THEMES:
        raise ValueError(f"there is no theme {theme!r}; choose {' or '.join(THEMES)}")
    found = _token_block(":root{")
    if theme == "night":
        found = found | _token_block(':root[data-theme="night"]{')
    return found


def _token_block(selector: str) -> dict[str, str]:
    css = stylesheet()
    start = css.index(selector)
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", css[start : css.index("\n}", start)]))


@functools.cache
def stylesheet() -> str:
    """The stylesheet of the house."""
    return (ASSETS / "argosy.css").read_text(encoding="utf-8")


@functools.cache
def paint(token: str) -> str:
    """A colour of the stylesheet by name: `paint("sea-2")`. "pc", "pon", "pt" and "pw" are the player's own."""
    if token == NO_FILL:
        return NO_FILL
    if token not in tokens() and token not in ("pc", "pon", "pt", "pw"):
        raise ValueError(f"the stylesheet has no colour {token!r}; see the tokens in {ASSETS.name}/argosy.css")
    return f"var(--{token})"


@functools.cache
def tint(token: str, percent: int = 30, on: str = "paper-raised") -> str:
    """A colour thinned with another, for faces of tiles and cards."""
    return f"color-mix(in srgb,{paint(token)} {percent}%,{paint(on)})"


@remembered
def style(fill: str | None = None, stroke: str | None = None, width: float | None = None, more: str = "") -> str:
    """A style attribute from colour names. A name with a bracket is taken as it is (the result of `tint`)."""
    parts = []
    for name, value in (("fill", fill), ("stroke", stroke)):
        if value is not None:
            parts.append(f"{name}:{value if '(' in value else paint(value)}")
    if width is not None:
        parts.append(f"stroke-width:{num(width)}")
    return ";".join([*parts, *([more] if more else [])])


# ---- text -------------------------------------------------------------------------------------------------------


@remembered
def text(x: float, y: float, words: object, size: float | None = None, cls: str = "", **named: Any) -> str:
    """A line of text on its baseline. Classes: t-mid, t-end, t-title, t-place, t-bold, f-ink2, f-ink3, lbl …"""
    return el("text", escape(words), x=float(x), y=float(y), font_size=size, cls=cls, **named)


@remembered
def width_of(words: str, size: float) -> float:
    """About how wide a line will be. Fonts differ from machine to machine, so leave some room."""
    wide = sum(NARROW_WIDTH if c in NARROW else WIDE_WIDTH if c in WIDE else AVERAGE_WIDTH for c in words)
    return wide * size


@remembered
def fitted(
    x: float, y: float, words: object, size: float, width: float, cls: str = "", least: float = 11, **named: Any
) -> str:
    """A line of text made smaller until it fits a width, and cut with an ellipsis where even that is not enough."""
    line = str(words)
    shown = max(least, min(size, size * width / max(1.0, width_of(line, size))))
    if width_of(line, shown) > width * 1.02:
        while len(line) > 1 and width_of(line + "…", shown) > width:
            line = line[:-1]
        line = line.rstrip() + "…"
    return text(x, y, line, float(shown), cls, **named)


def wrapped(words: str, size: float, width: float, most: int = 3) -> list[str]:
    """The words broken into lines of a width; what does not fit into `most` lines ends in an ellipsis."""
    lines: list[str] = []
    for word in words.split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1] + "…"]
    return lines


def paragraph(
    x: float, y: float, words: str, size: float, width: float, cls: str = "", most: int = 3, leading: float = 1.2
) -> str:
    """Several lines of text; y is the first baseline."""
    lines = wrapped(words, size, width, most)
    return "".join(text(x, y + i * size * leading, line, size, cls) for i, line in enumerate(lines))
