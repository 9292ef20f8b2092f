"""The pieces of the players. Seats count from 0: seat 0 has the disc, 1 the diamond, 2 the triangle, 3 the square.

A piece is a `<g class="piece">` moved by a CSS transform; with the same id in the next picture the browser animates it.
"""

from __future__ import annotations

import functools
from typing import Any

from argosy.draw.icons import icon
from argosy.draw.ink import circle, el, group, num, paint, path, polyline, rect, style, text

SHAPES = ("disc", "diamond", "triangle", "square", "star", "cross")
OUTLINE = "#14212a"
LIGHT_DARK = 0.28
STAR_POINTS = ((0, -1.2), (0.34, -0.42), (1.18, -0.34), (0.54, 0.22), (0.73, 1.04), (0, 0.6))
CROSS = "M{0} {1}H{2}V{0}H{3}V{2}H{2}V{3}H{0}V{2}H{1}V{0}H{0}z"
FIGURE = (
    "M12 2.2a3.9 3.9 0 0 1 3 6.5c2.7.6 5.6 1.9 5.6 3.9 0 1.5-1.9 1.9-3.9 1.8l2.2 7.1H5.1l2.2-7.1c-2 .1-3.9-.3-3.9-1.8"
    " 0-2 2.9-3.3 5.6-3.9a3.9 3.9 0 0 1 3-6.5z"
)


def seat_class(seat: int) -> str:
    """The class that gives a group the colours of a seat."""
    if not 0 <= seat < len(SHAPES):
        raise ValueError(f"there is no seat {seat!r}; seats are 0 to {len(SHAPES) - 1}")
    return f"p{seat + 1}"


def piece(seat: int, x: float, y: float, *inside: str, id: str | None = None, **named: Any) -> str:
    """Anything that belongs to a seat and moves about."""
    place = f"transform:translate({num(x)}px,{num(y)}px)"
    return el("g", *inside, cls=f"piece {seat_class(seat)}", id=id, style=place, **named)


def shape(seat: int, radius: float, **named: Any) -> str:
    """The outline that stands for a seat, around the origin."""
    r, cls = radius, "body"
    match SHAPES[seat]:
        case "disc":
            return circle(0, 0, r, cls=cls, **named)
        case "diamond":
            d = polyline([(0, -r * 1.22), (r * 1.22, 0), (0, r * 1.22), (-r * 1.22, 0)], closed=True)
        case "triangle":
            d = polyline([(0, -r * 1.25), (r * 1.25, r * 0.92), (-r * 1.25, r * 0.92)], closed=True)
        case "square":
            return rect(-r * 0.96, -r * 0.96, r * 1.92, r * 1.92, cls=cls, **named)
        case "star":
            right = [(x * r, y * r) for x, y in STAR_POINTS]
            d = polyline(right + [(-x, y) for x, y in right[-2:0:-1]], closed=True)
        case _:
            d = CROSS.format(num(-r * 0.38), num(-r * 1.1), num(r * 0.38), num(r * 1.1))
    return path(d, cls=cls, **named)


def token(
    seat: int, x: float, y: float, radius: float = 14, label: object = "", id: str | None = None, **named: Any
) -> str:
    """A token: the shape of the seat, with an optional numeral inside."""
    seat_class(seat)
    inside = shape(seat, radius)
    if label != "":
        size = radius * 1.15
        drop = (0.52 if SHAPES[seat] == "triangle" else 0.36) * size
        inside += text(0, drop, label, float(size), "t-mid t-bold", style=f"fill:{paint('pon')}")
    return piece(seat, x, y, inside, id=id, **named)


def glyph(seat: int, x: float, y: float, size: float) -> str:
    """The small shape of a seat on a sail or a chest, centred on a point."""
    return el(
        "use", cls="glyph", href=f"#p-{seat + 1}", x=x - size / 2, y=y - size / 2, width=float(size), height=float(size)
    )


def ship(seat: int, x: float, y: float, scale: float = 1.0, id: str | None = None, flip: bool = False) -> str:
    """A ship: hull and sail in the seat's colour, its shape on the sail."""
    hull = path("M-19 4H19L14.5 14H-13.5z", cls="body")
    sail = path("M-11-23C1-22 11-15 12-1H-11C-7.5-8-7.5-15-11-23z", cls="body")
    mast = path("M-11-27V4", stroke=OUTLINE, stroke_width=1.8, stroke_linecap="round")
    body = group(hull, sail, mast, transform="scale(-1 1)" if flip else None)
    mark = glyph(seat, -1.5 if flip else -0.5, -9, 14)
    cast = el("ellipse", cls="cast", cx=1, cy=15, rx=19, ry=4)
    return piece(seat, x, y, group(cast, body, mark, transform=f"scale({scale:g})"), id=id)


def meeple(seat: int, x: float, y: float, size: float = 22, id: str | None = None) -> str:
    """A figure with the seat's shape on its chest."""
    body = path(FIGURE, cls="body") + glyph(seat, 12, 16, 7)
    return piece(seat, x, y, group(body, transform=f"scale({size / 24:.3f}) translate(-12 -12)"), id=id)


def house(seat: int, x: float, y: float, size: float = 22, id: str | None = None) -> str:
    """A building with the seat's shape on its front."""
    body = path("M-10-2 0-11 10-2V10H-10z", cls="body") + glyph(seat, 0, 3, 10)
    return piece(seat, x, y, group(body, transform=f"scale({size / 24:.3f})"), id=id)


def cube(x: float, y: float, fill: str, size: float = 15, id: str | None = None, **named: Any) -> str:
    """A cube of no player, in a colour of the stylesheet ("cu-red")."""
    s = size
    top, side, foot = s * LIGHT_DARK, s * 0.78, s * 1.06
    outline = f"M0 {num(top)}L{num(s / 2)} 0 {num(s)} {num(top)}V{num(side)}L{num(s / 2)} {num(foot)} 0 {num(side)}z"
    edges = f"M0 {num(top)}L{num(s / 2)} {num(s * 0.56)} {num(s)} {num(top)}M{num(s / 2)} {num(s * 0.56)}V{num(foot)}"
    line = {"stroke": OUTLINE, "stroke_width": 1.2, "stroke_linejoin": "round"}
    return group(
        path(outline, style=f"fill:{paint(fill)}", **line),
        path(edges, fill="none", stroke_opacity=0.5, **line),
        id=id,
        style=f"transform:translate({num(x - s / 2)}px,{num(y - s / 2)}px)",
        cls="piece",
        **named,
    )


def die(x: float, y: float, value: int, fill: str | None = None, size: float = 40, **named: Any) -> str:
    """A die that shows 1 to 6."""
    return icon(f"die-{value}", x, y, size, fill, **named)


@functools.lru_cache(1 << 12)
@functools.lru_cache(1 << 10)
def badge_html(seat: int, small: bool = False, title: str = "") -> str:
    """The badge of a seat in a web page: colour and shape."""
    inside = el("svg", el("use", href=f"#p-{seat + 1}"), viewBox="0 0 24 24", aria_hidden="true")
    cls = f"badge {seat_class(seat)}" + (" badge--s" if small else "")
    return el("span", inside, cls=cls, title=title)


def badge(seat: int, x: float, y: float, size: float = 28) -> str:
    """The badge of a seat in a picture, centred on a point."""
    half = size / 2
    plate = rect(x - half, y - half, size, size, size / 4, style=style("pc"), stroke=OUTLINE, stroke_opacity=0.35)
    mark = el(
        "use",
        href=f"#p-{seat + 1}",
        x=x - size * 0.27,
        y=y - size * 0.27,
        width=size * 0.54,
        height=size * 0.54,
        style=f"color:{paint('pon')}",
    )
    return group(plate, mark, cls=seat_class(seat))
