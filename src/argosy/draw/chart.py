"""The furniture of a sea chart: neatline, rhumb lines, compass rose, coasts, soundings. Seasoning, never noise."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable

from argosy.draw.ink import circle, el, group, num, path, polyline, rect

Point = tuple[float, float]
Cell = tuple[int, int]  # row, column


def sea(width: float, height: float) -> str:
    """Water under everything."""
    return rect(0, 0, width, height, cls="seafill")


def neatline(width: float, height: float, bars: int = 20, margin: float = 20, thick: float = 6) -> str:
    """The frame of a chart with a degree scale: light and dark bars in turn."""
    m, t = margin, thick
    across, along = (width - 2 * m) / bars, 0.0
    rows = max(2, round((height - 2 * m) / across))
    along = (height - 2 * m) / rows
    frame = (
        f"M{num(m - t)} {num(m - t)}H{num(width - m + t)}V{num(height - m + t)}H{num(m - t)}z"
        f"M{num(m)} {num(m)}V{num(height - m)}H{num(width - m)}V{num(m)}z"
    )
    dark = "".join(
        f"M{num(m + i * across)} {num(y)}h{num(across)}v{num(t)}h{num(-across)}z"
        for i in range(0, bars, 2) for y in (m - t, height - m)
    )  # fmt: skip
    dark += "".join(
        f"M{num(x)} {num(m + i * along)}h{num(t)}v{num(along)}h{num(-t)}z"
        for i in range(0, rows, 2) for x in (m - t, width - m)
    )  # fmt: skip
    lines = "".join(
        rect(m - off, m - off, width - 2 * (m - off), height - 2 * (m - off), cls="neat", stroke_width=line)
        for off, line in ((0, 1), (t, 1), (t + 4, 0.6))
    )
    return group(path(frame, cls="zebra-w", fill_rule="evenodd"), path(dark, cls="zebra-b"), lines, aria_hidden="true")


@functools.lru_cache(64)
def rhumbs(x: float, y: float, width: float, height: float, lines: int = 16) -> str:
    """Faint lines from one point into all directions of the wind, up to the edges of a sheet."""
    ends = (_edge(x, y, width, height, 2 * math.pi * i / lines) for i in range(lines))
    return path("".join(polyline([(x, y), end]) for end in ends), cls="rhumb", aria_hidden="true")


def _edge(x: float, y: float, width: float, height: float, angle: float) -> Point:
    """Where a line from a point in some direction meets the edge of the sheet."""
    across, down = math.cos(angle), math.sin(angle)
    far = [(width - x if across > 0 else -x) / across] if abs(across) > 1e-9 else []
    far += [(height - y if down > 0 else -y) / down] if abs(down) > 1e-9 else []
    return x + across * min(far), y + down * min(far)


@functools.lru_cache(64)
def rose(x: float, y: float, radius: float) -> str:
    """A compass rose; one for a board."""
    r = radius
    parts = [circle(0, 0, r * 0.62, cls="n"), circle(0, 0, r * 0.56, cls="n", stroke_dasharray="1 3")]
    for long, turn in ((r * 0.66, math.pi / 4), (r, 0.0)):
        for quarter in range(4):
            angle = math.pi / 2 * quarter - math.pi / 2 + turn
            tip = (long * math.cos(angle), long * math.sin(angle))
            for side, cls in ((1, "d"), (-1, "")):
                foot = angle + side * math.pi / 4
                waist = (r * 0.2 * math.cos(foot), r * 0.2 * math.sin(foot))
                parts.append(path(polyline([(0, 0), waist, tip], closed=True), cls=cls))
    north = polyline([(0, -r * 1.32), (r * 0.1, -r * 1.12), (-r * 0.1, -r * 1.12)], closed=True)
    return group(*parts, path(north, cls="d"), at=(x, y), cls="rose", aria_hidden="true")


def smooth(points: list[Point], closed: bool = True) -> str:
    """The words of a soft path through all points (Catmull-Rom)."""
    n = len(points)

    def at(k: int) -> Point:
        return points[k % n] if closed else points[max(0, min(n - 1, k))]

    words = f"M{num(points[0][0])} {num(points[0][1])}"
    for i in range(n if closed else n - 1):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = at(i - 1), at(i), at(i + 1), at(i + 2)
        words += (
            f"C{num(x1 + (x2 - x0) / 6)} {num(y1 + (y2 - y0) / 6)}"
            f" {num(x2 - (x3 - x1) / 6)} {num(y2 - (y3 - y1) / 6)} {num(x2)} {num(y2)}"
        )
    return words + ("z" if closed else "")


def coast(paths: Iterable[str]) -> str:
    """An engraved coast: three shoal lines outside the land, then the land. Takes the words of closed paths."""
    d = " ".join(paths)
    return "".join(path(d, cls=cls) for cls in ("shoal3", "shoal2", "shoal1", "landf"))


def outline(
    cells: Iterable[Cell], size: float, left: float = 0, top: float = 0, inset: float = 0, radius: float = 9
) -> str:
    """The words of a path around cells (row, column) of a grid, with round corners; islands and holes each get a loop.

    `inset` draws it inside the cells by so much; cells that touch only at a corner stay apart.
    """
    words = ""
    for loop in _loops(set(cells)):
        corners = [(a, p, b) for a, p, b in zip(loop[-1:] + loop[:-1], loop, loop[1:] + loop[:1], strict=True)]
        turns = [(p, _way(a, p), _way(p, b)) for a, p, b in corners if _way(a, p) != _way(p, b)]
        bends = []
        for (row, column), come, go in turns:
            x = left + column * size + inset * (_inward(come)[1] + _inward(go)[1])
            y = top + row * size + inset * (_inward(come)[0] + _inward(go)[0])
            bends.append(
                f"{num(x - come[1] * radius)} {num(y - come[0] * radius)}Q{num(x)} {num(y)}"
                f" {num(x + go[1] * radius)} {num(y + go[0] * radius)}"
            )
        words += "M" + "L".join(bends) + "z"
    return words


def _loops(cells: set[Cell]) -> list[list[Cell]]:
    """The border of cells as loops of grid points, land always at the right hand."""
    ways: dict[Cell, list[Cell]] = {}
    for row, column in sorted(cells):
        sides = (
            ((row - 1, column), (row, column), (row, column + 1)),
            ((row, column + 1), (row, column + 1), (row + 1, column + 1)),
            ((row + 1, column), (row + 1, column + 1), (row + 1, column)),
            ((row, column - 1), (row + 1, column), (row, column)),
        )
        for neighbour, here, there in sides:
            if neighbour not in cells:
                ways.setdefault(here, []).append(there)
    loops = []
    while ways:
        start = next(iter(ways))
        loop = [start]
        while True:
            here = loop[-1]
            onward = ways[here]
            if len(onward) > 1 and len(loop) > 1:  # a corner where two cells touch: keep to the right
                right = _inward(_way(loop[-2], here))
                onward.sort(key=lambda there: _way(here, there) != right)
            there = onward.pop(0)
            if not onward:
                del ways[here]
            if there == start:
                break
            loop.append(there)
        loops.append(loop)
    return loops


def _way(a: Cell, b: Cell) -> Cell:
    """The direction from one grid point to the next, as (rows, columns)."""
    return b[0] - a[0], b[1] - a[1]


def _inward(way: Cell) -> Cell:
    """The direction at the right hand of somebody who goes this way."""
    return way[1], -way[0]


def soundings(depths: Iterable[tuple[float, float, int]]) -> str:
    """A few depths on open water: x, y, fathoms."""
    marks = [el("text", str(int(depth)), cls="t-sound", x=float(x), y=float(y)) for x, y, depth in depths]
    return group(*marks, aria_hidden="true")
