"""The picture of Grog Island in the lobby."""

from __future__ import annotations

from argosy.draw import chart, icon, meeple, paint, rect, ship


def cover() -> str:
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
