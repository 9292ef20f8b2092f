"""The picture of Goa in the lobby."""

from __future__ import annotations

from argosy.draw import chart, icon, paint, rect, tint, token

SPICES = ("ginger", "pepper", "cinnamon", "nutmeg", "clove")


def cover() -> str:
    """Tiles of spices, the flag and three markers."""
    drawn = chart.rhumbs(150, 84, 260, 16)
    for row in range(3):
        for column in range(5):
            if (row, column) in ((0, 1), (2, 3)):
                continue
            x, y, spice = 39 + column * 46, 19 + row * 45, SPICES[(row * 2 + column) % 5]
            drawn += rect(x, y, 40, 40, 5, style=f"fill:{tint(spice, 30)};stroke:{paint('line-strong')}")
            drawn += icon(spice, x + 20, y + 20, 27, spice)
    markers = token(1, 211, 60, 10) + token(0, 168, 106, 10) + token(3, 78, 106, 9)
    return drawn + icon("flag", 106, 40, 34, "red") + markers
