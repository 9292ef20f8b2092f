"""The icons: 24 by 24, an outline in the current colour and a body tinted by a token."""

from __future__ import annotations

import difflib
import functools
import re
from typing import Any

from argosy.draw.ink import ASSETS, el, escape, paint, text

SYMBOL = re.compile(r'(?s)<symbol id="([\w-]+)".*?</symbol>')
USED = re.compile(r'href="#([ip]-[\w-]+)"')
HIDDEN = "position:absolute;width:0;height:0"


@functools.cache
def symbols() -> dict[str, str]:
    """Every symbol of the sprite by its id: `i-ship`, `p-1` (the shape of a player)."""
    sprite_file = (ASSETS / "icons.svg").read_text(encoding="utf-8")
    return {found.group(1): found.group(0) for found in SYMBOL.finditer(sprite_file)}


@functools.cache
def icon_names() -> tuple[str, ...]:
    """The names that `icon` understands."""
    return tuple(name[2:] for name in symbols() if name.startswith("i-"))


@functools.cache
def _known(name: str) -> str:
    if f"i-{name}" not in symbols():
        near = difflib.get_close_matches(name, icon_names(), 3) or icon_names()[:5]
        raise ValueError(f"there is no icon {name!r}; did you mean {', '.join(near)}?")
    return f"#i-{name}"


def _colours(fill: str | None, colour: str | None) -> str:
    return (f"--i-fill:{paint(fill)};" if fill else "") + (f"color:{paint(colour)}" if colour else "")


@functools.lru_cache(1 << 14)
def icon(
    name: str,
    x: float,
    y: float,
    size: float,
    fill: str | None = None,
    colour: str | None = None,
    cls: str = "",
    **named: Any,
) -> str:
    """An icon in a picture, centred on a point; `fill` tints its body, `colour` its outline."""
    return el(
        "use",
        cls=f"i {cls}".strip(),
        href=_known(name),
        x=x - size / 2,
        y=y - size / 2,
        width=float(size),
        height=float(size),
        style=_colours(fill, colour),
        **named,
    )


@functools.lru_cache(1 << 12)
def icon_html(name: str, fill: str | None = None, cls: str = "", title: str = "") -> str:
    """An icon in a web page; without a title it is decoration."""
    inside = el("use", href=_known(name))
    spoken = {"role": "img", "aria_label": title} if title else {"aria_hidden": "true"}
    return el("svg", inside, cls=f"i {cls}".strip(), viewBox="0 0 24 24", style=_colours(fill, None), **spoken)


def star(x: float, y: float, points: object, size: float = 30, filled: bool = True) -> str:
    """Victory points: a number in a star."""
    letters = size * 0.46
    number = text(x, y + size * 0.03 + letters * 0.3, points, round(letters, 1), "t-mid t-bold")
    return icon("vp", x, y, size, "gold" if filled else None, cls="thin") + number


def count(name: str, x: float, y: float, value: object, fill: str | None = None, size: float = 24) -> str:
    """An icon with a number at its right: never an icon alone."""
    number = text(x + size * 0.62, y + size * 0.3, value, round(size * 0.82, 1), "t-title")
    return icon(name, x, y, size, fill) + number


def used_symbols(svg: str) -> list[str]:
    """The ids of all symbols a picture uses, sorted."""
    return sorted(set(USED.findall(svg)))


def definitions(svg: str) -> str:
    """The symbols a picture uses, as definitions."""
    return el("defs", *(symbols()[name] for name in used_symbols(svg)))


@functools.cache
def sprite() -> str:
    """All symbols, hidden, to be put once into a web page."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" style="{escape(HIDDEN)}" aria-hidden="true">'
        f"<defs>{''.join(symbols().values())}</defs></svg>"
    )
