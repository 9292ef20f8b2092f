"""Single pieces of Amerigo as pictures: building tiles, island tiles, tokens and tracks, by the ids of the component
files."""

from __future__ import annotations

from argosy.draw import Picture, chart, circle, group, icon, path, rect, style, text
from argosy.games.amerigo.face.board_actions import WIDE
from argosy.games.amerigo.face.board_drawers import product_parts, shape, token_parts, tokens
from argosy.games.amerigo.face.board_scene import SIZE, Scene
from argosy.games.amerigo.face.board_sheets import TRACKS, track
from argosy.games.amerigo.parts import (
    GOOD_NAMES,
    GOOD_SIGNS,
    KIND_COST,
    KIND_NAMES,
    KIND_POINTS,
    LAND_SIGNS,
    PARTS,
    PRODUCT_NAMES,
    SHELF,
    TOKEN_NAMES,
)
from argosy.games.amerigo.state import State
from argosy.kernel.position import blank

ISLAND_TILES = {row["id"]: row for row in PARTS["tile"]}
MARGIN = 14.0  # of sea around an island tile
TRACK_HIGH = 34.0


def picture(kind: str, name: str, lang: str) -> Picture | None:
    """A piece alone; none for a kind or an id that Amerigo does not have."""
    scene = Scene(blank(State), lang=lang)
    if kind == "tile" and name in KIND_NAMES:
        return building(scene, KIND_NAMES.index(name))
    if kind == "tile" and name in ISLAND_TILES:
        return island_tile(scene, name)
    if kind == "token" and name in TOKEN_NAMES:
        face = "".join(token_parts(scene, TOKEN_NAMES.index(name), 2, 2, 150, 60))
        return Picture(face, 154, 64, scene.say(f"part-{name}"))
    if kind == "token" and name in PRODUCT_NAMES:
        face = "".join(product_parts(PRODUCT_NAMES.index(name), 1, 2, 2, 74, 60))
        return Picture(face, 78, 64, scene.called(f"product-{name}"))
    if kind == "sheet" and name == "tokens":
        return display(scene)
    if kind == "track" and name in TRACKS:
        drawn = "".join(track(scene, name, 4, TRACK_HIGH / 2))
        return Picture(drawn, WIDE, TRACK_HIGH, scene.called(f"track-{name}"))
    return None


def display(scene: Scene) -> Picture:
    """Progress tokens as they are displayed: the left half is new, the right one leaves next."""
    for place in range(SHELF):
        scene.view.left[place], scene.view.right[place] = place + 1, SHELF + place + 1
    return tokens(scene)


def building(scene: Scene, kind: int) -> Picture:
    """A neutral tile or a village: its outline, what it costs, and its points on small and on big islands."""
    wide, high = 96.0, 92.0
    small, big = (int(n) for n in KIND_POINTS[kind])
    face = rect(2, 2, wide - 4, high - 4, 8, style=style("paper-raised", "line"))
    face += shape(kind, wide / 2, 38, 15, 0)
    terms = text(wide / 2, high - 10, f"{int(KIND_COST[kind])} · {small}/{big}", 15, "t-mid f-ink2")
    return Picture(face + terms, wide, high, scene.say(f"part-{KIND_NAMES[kind]}"))


def island_tile(scene: Scene, name: str) -> Picture:
    """An island tile as it lies on the chart: land, resources, and each post space joined to its anchor."""
    row = ISLAND_TILES[name]
    cells = [(r, c, sign) for r, line in enumerate(row["rows"]) for c, sign in enumerate(line)]
    side = len(row["rows"]) * SIZE + 2 * MARGIN
    land = {(r, c) for r, c, sign in cells if sign in LAND_SIGNS}
    drawn = [chart.sea(side, side), chart.coast([chart.outline(land, SIZE, MARGIN, MARGIN)])]
    for r, c, sign in cells:
        if sign in GOOD_SIGNS:
            x, y = _middle(r, c)
            good = GOOD_NAMES[GOOD_SIGNS.index(sign)]
            drawn.append(circle(x, y, 15, style=style("paper-raised", "line-strong")) + icon(good, x, y, 21, good))
    for r, c, anchor_r, anchor_c in row["posts"]:
        (x, y), (ax, ay) = _middle(r, c), _middle(anchor_r, anchor_c)
        drawn.append(icon("anchor", ax, ay, 22, colour="sea-ink"))
        drawn.append(path(f"M{ax} {ay}L{x} {y}", style=style(stroke="coast", width=1.4), stroke_dasharray="2 3"))
        drawn.append(rect(x - 12, y - 12, 24, 24, 4, style=style("paper-raised", "coast"), stroke_dasharray="3 3"))
        drawn.append(icon("flag", x + 1, y, 15, colour="ink-3"))
    return Picture(group(*drawn), side, side, scene.say("board-chart"))


def _middle(row: int, column: int) -> tuple[float, float]:
    return MARGIN + (column + 0.5) * SIZE, MARGIN + (row + 0.5) * SIZE
