"""The picture of Amerigo in the lobby."""

from __future__ import annotations

from argosy.draw import chart, icon, paint, path, ship, tint, token


def cover() -> str:
    """Three islands, buildings, two ships."""
    islands = ["M40 40H112V64H136V112H88V88H40z", "M176 30H256V78H232V126H200V78H176z", "M60 124H108V150H60z"]
    drawn = chart.rhumbs(40, 150, 420, 32) + chart.coast(islands)
    drawn += path("M43 43H85V85H43z", style=f"fill:{tint('wood', 46)};stroke:{paint('coast')};stroke-width:1.5")
    drawn += path("M203 58H229V122H203z", cls="p1", style=f"fill:{paint('pw')};stroke:{paint('pc')};stroke-width:2.5")
    for x, y in ((54, 54), (74, 54), (54, 74), (74, 74), (216, 72), (216, 108)):
        drawn += icon("house", x, y, 19, "paper-raised")
    drawn += token(1, 100, 54, 9) + token(0, 216, 46, 9) + icon("sugar", 112, 88, 22, "sugar")
    return drawn + icon("coffee", 243, 52, 22, "coffee") + ship(1, 156, 66, 0.7) + ship(2, 150, 138, 0.75)
