"""The picture of Maracaibo in the lobby."""

from __future__ import annotations

from argosy.draw import chart, paint, path, ship, text
from argosy.draw.ink import circle


def cover() -> str:
    """The Caribbean with a course from port to port."""
    islands: list[list[tuple[float, float]]] = [
        [(40, 34), (80, 26), (130, 40), (168, 56), (150, 62), (110, 54), (70, 46), (44, 44)],
        [(176, 64), (206, 60), (226, 72), (200, 80), (180, 76)],
        [(244, 66), (262, 66), (260, 74), (246, 74)],
        [
            (-20, 200), (-20, 110), (20, 120), (60, 150), (110, 140), (150, 118), (190, 122), (236, 116), (320, 130),
            (320, 200),
        ],
        [(-20, 60), (14, 64), (24, 84), (4, 104), (-20, 100)],
    ]  # fmt: skip
    coasts = chart.coast([chart.smooth(shore) for shore in islands])
    drawn = chart.rhumbs(216, 98, 400, 32) + coasts + chart.rose(268, 100, 20)
    course = "M62 22C150 10 190 40 214 46S280 60 276 84 236 104 200 104 150 96 126 112 60 118 44 96"
    drawn += path(course, style=f"fill:none;stroke:{paint('coast')};stroke-width:1.4;stroke-dasharray:5 4")
    ports = ((62, 22, 0), (160, 28, 3), (214, 46, 6), (276, 84, 8), (200, 104, 10), (126, 112, 14), (44, 96, 17))
    for x, y, n in ports:
        drawn += circle(x, y, 10, style=f"fill:{paint('paper-raised')};stroke:{paint('coast')}")
        drawn += text(x, y + 4, n, 11, "t-mid t-title")
    return drawn + ship(0, 158, 92, 0.7) + ship(3, 108, 92, 0.5)
