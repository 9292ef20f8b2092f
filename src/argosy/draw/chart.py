"""The furniture of a sea chart: neatline, rhumb lines, compass rose, coasts, soundings. Seasoning, never noise."""

from __future__ import annotations

import math
from collections.abc import Iterable

from argosy.draw.ink import circle, el, group, num, path, polyline, rect

Point = tuple[float, float]


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
    return group(
        path(frame, cls="zebra-w", fill_rule="evenodd"), path(dark, cls="zebra-b"), lines, aria_hidden="true"
    )


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


def soundings(depths: Iterable[tuple[float, float, int]]) -> str:
    """A few depths on open water: x, y, fathoms."""
    marks = [el("text", str(int(depth)), cls="t-sound", x=float(x), y=float(y)) for x, y, depth in depths]
    return group(*marks, aria_hidden="true")
