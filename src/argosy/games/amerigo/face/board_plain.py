"""Amerigo's table in plain characters, for the terminal: the islands, the cubes, what can be taken."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.games.amerigo.chart import NOWHERE, POSTS, TILE, WIDTH
from argosy.games.amerigo.face.board_scene import Cell, Scene, cell_of, cells_on, tile_laid
from argosy.games.amerigo.moves import place_name
from argosy.games.amerigo.parts import COLOUR_NAMES, COLUMNS, GOOD_NAMES, NEUTRALS, ROWS, TOKEN_NAMES
from argosy.games.amerigo.rules.islands import post_square, resource_at
from argosy.games.amerigo.state import SHIPS, State

LETTERS = "ABCD"  # posts; small letters are villages
SEA, LAND, SPACE, NEUTRAL = "~", ".", "o", "#"


def plain(view: State, lang: str = "en", names: Sequence[str] = ()) -> list[str]:
    """The map by squares, the legend, where ships lie, and the cubes."""
    scene = Scene(view, (), lang, names)
    return [*_chart(scene), *_legend(scene), *_ships(scene), *_cubes(scene)]


def _chart(scene: Scene) -> list[str]:
    v = scene.view
    columns, rows = TILE * int(COLUMNS[v.seats]), TILE * int(ROWS[v.seats])
    signs = _signs(scene)
    lines = ["    " + " ".join(chr(ord("a") + column) for column in range(columns))]
    for row in range(rows):
        lines.append(f"{row + 1:>2}  " + " ".join(signs.get((row, column), SEA) for column in range(columns)))
    return lines


def _signs(scene: Scene) -> dict[Cell, str]:
    """A character for every square of land: resources by their number, posts, villages, neutral tiles."""
    v = scene.view
    signs: dict[Cell, str] = {}
    bare = cells_on(v.free)
    for row, column in cells_on(v.land):
        good = int(resource_at(v, (row + 1) * WIDTH + column + 1))
        signs[row, column] = str(good) if good and (row, column) in bare else LAND
    for number in range(int(v.laid_count)):
        kind, cells, owner = tile_laid(v, number)
        signs |= dict.fromkeys(cells, NEUTRAL if kind < NEUTRALS else LETTERS[owner].lower())
    for post in range(POSTS):
        square = int(post_square(v, post))
        if square >= 0 and (v.post[post] > 0 or int(v.free[square // WIDTH]) >> square % WIDTH & 1):
            signs[cell_of(square)] = LETTERS[int(v.post[post]) - 1] if v.post[post] > 0 else SPACE
    return signs


def _legend(scene: Scene) -> list[str]:
    goods = [f"{k + 1} {scene.say(f'part-{name}')}" for k, name in enumerate(GOOD_NAMES)]
    people = [f"{LETTERS[seat]} {scene.name(seat)}" for seat in range(scene.view.seats)]
    return [" · ".join(people), " · ".join([*goods, f"{SPACE} {scene.say('board-posts')}"])]


def _ships(scene: Scene) -> list[str]:
    v = scene.view
    found = []
    for seat in range(v.seats):
        places = [int(v.ships[seat, k]) for k in range(SHIPS)]
        named = ["–" if place == NOWHERE else place_name(place) for place in places]
        found.append(f"{LETTERS[seat]} {', '.join(named)}")
    return [f"{scene.say('part-sailing')}: " + " · ".join(found)]


def _cubes(scene: Scene) -> list[str]:
    v = scene.view
    lines = []
    for key, cubes in (("board-offered", v.offered), ("board-inside", v.tower), ("board-stored", v.stored)):
        counted = [f"{int(n)} {scene.say(f'part-{COLOUR_NAMES[c]}')}" for c, n in enumerate(cubes) if n > 0]
        lines.append(f"{scene.say(key)}: {', '.join(counted) or '–'}")
    tokens = [scene.say(f"part-{TOKEN_NAMES[int(t) - 1]}") for t in (*v.left, *v.right) if t > 0]
    return [*lines, f"{scene.say('board-tokens')}: {', '.join(tokens) or '–'}"]
