"""The pictures of the games in the lobby, framed."""

from __future__ import annotations

import functools

from argosy.draw import chart, rect
from argosy.draw.ink import el
from argosy.games import find

WIDTH, HEIGHT = 300, 168


@functools.cache
def cover_of(game: str) -> str:
    """The cover of a game; a plain sea for a game that has none."""
    cover = find(game).face.cover
    inside = cover() if cover else chart.rose(150, 84, 40)
    sea = rect(0, 0, WIDTH, HEIGHT, 0, cls="seafill")
    frame = chart.neatline(WIDTH, HEIGHT, 20, 9, 3)
    return el("svg", sea + inside + frame, cls="cover b", viewBox=f"0 0 {WIDTH} {HEIGHT}", aria_hidden="true")
