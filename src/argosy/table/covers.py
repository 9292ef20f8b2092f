"""The pictures of the games in the lobby."""

from __future__ import annotations

import functools
from collections.abc import Callable

from argosy.draw import chart, icon, meeple, paint, path, rect, ship, text, tint, token
from argosy.draw.ink import circle, el

SPICES = ("ginger", "pepper", "cinnamon", "nutmeg", "clove")
WIDTH, HEIGHT = 300, 168


@functools.cache
def cover_of(game: str) -> str:
    """The cover of a game; a plain sea for a game that has none."""
    inside = COVERS.get(game, lambda: chart.rose(150, 84, 40))()
    sea = rect(0, 0, WIDTH, HEIGHT, 0, cls="seafill")
    frame = chart.neatline(WIDTH, HEIGHT, 20, 9, 3)
    return el("svg", sea + inside + frame, cls="cover b", viewBox=f"0 0 {WIDTH} {HEIGHT}", aria_hidden="true")


def goa() -> str:
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


def grog_island() -> str:
    """Four fingers of land with shops, two sailors, two ships."""
    shore: list[tuple[float, float]] = [(-30, -30), (-30, 34)]
    for i in range(4):
        c = 42 + i * 72
        shore += [(c - 26, 40), (c - 24, 80), (c - 25, 118), (c - 12, 132)]
        shore += [(c + 12, 131), (c + 25, 116), (c + 24, 80), (c + 26, 40)]
    shore += [(330, 34), (330, -30)]
    drawn = chart.rhumbs(300, 168, 420, 32) + chart.coast([chart.smooth(shore)])
    shops = (
        ("hat", "hook", "coconut"), ("sword", "coffin", "fish"), ("anchor", "grog", "grog"),
        ("fortune", "pegleg", "lemon"),
    )  # fmt: skip
    for i, (upper, lower, good) in enumerate(shops):
        x = 42 + i * 72
        drawn += rect(x - 20, 34, 40, 90, 14, style=f"fill:{paint(good)};opacity:.28")
        drawn += icon(upper, x, 56, 27, "silver") + icon(lower, x, 98, 27, "wood")
    return drawn + meeple(0, 56, 70, 22) + meeple(2, 200, 112, 22) + ship(1, 240, 148, 0.7) + ship(3, 90, 150, 0.6)


def amerigo() -> str:
    """Three islands, buildings, two ships."""
    islands = ["M40 40H112V64H136V112H88V88H40z", "M176 30H256V78H232V126H200V78H176z", "M60 124H108V150H60z"]
    drawn = chart.rhumbs(40, 150, 420, 32) + chart.coast(islands)
    drawn += path("M43 43H85V85H43z", style=f"fill:{tint('wood', 46)};stroke:{paint('coast')};stroke-width:1.5")
    drawn += path("M203 58H229V122H203z", cls="p1", style=f"fill:{paint('pw')};stroke:{paint('pc')};stroke-width:2.5")
    for x, y in ((54, 54), (74, 54), (54, 74), (74, 74), (216, 72), (216, 108)):
        drawn += icon("house", x, y, 19, "paper-raised")
    drawn += token(1, 100, 54, 9) + token(0, 216, 46, 9) + icon("sugar", 112, 88, 22, "sugar")
    return drawn + icon("coffee", 243, 52, 22, "coffee") + ship(1, 156, 66, 0.7) + ship(2, 150, 138, 0.75)


def maracaibo() -> str:
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


COVERS: dict[str, Callable[[], str]] = {
    "goa": goa, "grog_island": grog_island, "amerigo": amerigo, "maracaibo": maracaibo,
}  # fmt: skip
