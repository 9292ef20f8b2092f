"""Amerigo's table in plain characters, for the terminal: the islands, the cubes, what can be taken, what all have."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence

from argosy.games.amerigo.chart import FRAME, NOWHERE, POSTS, TILE, WIDTH
from argosy.games.amerigo.face.board_scene import Cell, Scene, bits, cell_of, cells_on, tile_laid
from argosy.games.amerigo.face.lexicon import spending
from argosy.games.amerigo.face.prompts import products_line, seat_line
from argosy.games.amerigo.moves import place_name, square_name
from argosy.games.amerigo.parts import (
    COLOUR_NAMES,
    COLUMNS,
    GOOD_NAMES,
    KIND_NAMES,
    NEUTRALS,
    PIRATE_STRENGTH,
    PIRATES,
    PRODUCTS_USED,
    ROWS,
    TOKEN_NAMES,
    TOKENS,
)
from argosy.games.amerigo.rules.islands import island_of, post_beside, post_square, resource_at
from argosy.games.amerigo.state import SHIPS, State
from argosy.kernel.game import Line

LETTERS = "ABCD"  # posts; small letters are villages
SEA, LAND, SPACE, ANCHOR, NEUTRAL = "~", ".", "o", "+", "#"
MARGIN = 7  # the numbers of the frame and of the rows


def plain(view: State, lang: str = "en", names: Sequence[str] = ()) -> list[str]:
    """The map by squares with its frame, the legend, where ships lie, the cubes, the supply, and what everybody has."""
    scene = Scene(view, (), lang, names)
    people = [line for seat in range(view.seats) for line in _person(scene, seat)]
    return [
        *_chart(scene),
        *_legend(scene),
        _islands(scene),
        *_ships(scene),
        *_order(scene),
        *_cubes(scene),
        *_supply(scene),
        *people,
    ]


def _chart(scene: Scene) -> list[str]:
    """The squares, and around them the numbers of the frame spaces, each at the middle of its tile edge."""
    v = scene.view
    across, down = int(COLUMNS[v.seats]), int(ROWS[v.seats])
    signs = _signs(scene)
    frames = 2 * (across + down)
    letters = " " * MARGIN + " ".join(chr(ord("a") + column) for column in range(TILE * across))
    lines = [_edge(range(1, across + 1)), letters]
    for row in range(TILE * down):
        squares = " ".join(signs.get((row, column), SEA) for column in range(TILE * across))
        middle, tile = row % TILE == 1, row // TILE
        left, right = (str(frames - tile), str(across + tile + 1)) if middle else ("", "")
        lines.append(f"{left:>2} {row + 1:>2}  {squares}  {right}".rstrip())
    return [*lines, _edge(range(2 * across + down, across + down, -1))]


def _edge(numbers: Iterable[int]) -> str:
    """The frame spaces above or below the squares, from left to right."""
    return " " * MARGIN + "".join(f"{number:^{2 * TILE}}" for number in numbers).rstrip()


def _signs(scene: Scene) -> dict[Cell, str]:
    """A character for every square of land (resources by number, posts, tiles) and for anchors that are of use."""
    v = scene.view
    signs: dict[Cell, str] = {}
    bare = cells_on(v.free)
    for row, column in cells_on(v.land):
        good = int(resource_at(v, (row + 1) * WIDTH + column + 1))
        signs[row, column] = str(good) if good and (row, column) in bare else LAND
    for number in range(int(v.laid_count)):
        kind, cells, owner = tile_laid(scene, number)
        signs |= dict.fromkeys(cells, NEUTRAL if kind < NEUTRALS else LETTERS[owner].lower())
    for post in range(POSTS):
        square = int(post_square(v, post))
        if square >= 0 and (v.post[post] > 0 or int(v.free[square // WIDTH]) >> square % WIDTH & 1):
            signs[cell_of(square)] = LETTERS[int(v.post[post]) - 1] if v.post[post] > 0 else SPACE
    return signs | dict.fromkeys(_anchors(scene), ANCHOR)


def _anchors(scene: Scene) -> Iterator[Cell]:
    """Squares of water where a ship can stop and found a post."""
    v = scene.view
    land = cells_on(v.land)
    for row, column in itertools.product(range(scene.rows), range(scene.columns)):
        square = (row + 1) * WIDTH + column + 1
        post = -1 if (row, column) in land else int(post_beside(v, square))
        if post >= 0 and v.post[post] == 0 and cell_of(int(post_square(v, post))) in cells_on(v.free):
            yield row, column


def _legend(scene: Scene) -> list[str]:
    goods = [f"{k + 1} {scene.say(f'part-{name}')}" for k, name in enumerate(GOOD_NAMES)]
    people = [f"{LETTERS[seat]} {scene.name(seat)}" for seat in range(scene.view.seats)]
    places = [f"{SPACE} {scene.say('board-post-spaces')}", f"{ANCHOR} {scene.say('board-anchors')}"]
    return [" · ".join(people), " · ".join([*goods, *places])]


def _islands(scene: Scene) -> str:
    """Every island by its first square, with the squares that are still open; an asterisk is a chest."""
    v = scene.view
    found: dict[int, str] = {}
    for row, column in sorted(scene.cells("land")):
        square = (row + 1) * WIDTH + column + 1
        found.setdefault(int(island_of(v, square)), square_name(square))
    chests = int(v.chests_laid)
    shown = [f"{name} {int(v.open_land[island])}{'*' * (chests >> island & 1)}" for island, name in found.items()]
    return f"{scene.say('board-open-squares')}: {', '.join(shown)}"


def _ships(scene: Scene) -> list[str]:
    v = scene.view
    found = []
    for seat in range(v.seats):
        places = [int(v.ships[seat, k]) for k in range(SHIPS)]
        named = [_place(scene, place) for place in places]
        found.append(f"{LETTERS[seat]} {', '.join(named)}")
    return [f"{scene.say('part-sailing')}: " + " · ".join(found)]


def _place(scene: Scene, place: int) -> str:
    """A square by its name, a space of the frame by its number."""
    if place == NOWHERE:
        return "–"
    return scene.say("board-frame-space", n=place - FRAME + 1) if place >= FRAME else place_name(place)


def _order(scene: Scene) -> list[str]:
    """The discs from the front with their spaces, the order of this phase, and the points of the action."""
    v = scene.view
    discs = [f"{scene.name(int(seat))} {int(v.order[seat])}" for seat in v.ahead[: v.seats]]
    lines = [f"{scene.say('board-order')}: {', '.join(discs)}"]
    if v.depth > 0:
        people = [seat_line(int(seat)) for seat in v.in_turn[: v.seats]]
        lines.append(scene.line(Line("lex-order-phase", {"people": people, "n": int(v.turn)})))
        lines += [scene.line(line) for line in spending(v)]
    left = {"lex-tokens-to-come": TOKENS - int(v.tokens_dealt)}
    left["lex-products-to-come"] = int(PRODUCTS_USED[v.seats]) - int(v.products_dealt)
    return [*lines, " ".join(scene.say(key, n=n) for key, n in left.items())]


def _cubes(scene: Scene) -> list[str]:
    v = scene.view
    lines = []
    for key, cubes in (("board-offered", v.offered), ("board-inside", v.tower), ("board-stored", v.stored)):
        counted = [f"{int(n)} {scene.say(f'part-{COLOUR_NAMES[c]}')}" for c, n in enumerate(cubes) if n > 0]
        lines.append(_row(scene, key, counted))
    return lines


def _supply(scene: Scene) -> list[str]:
    """What can be taken and bought, and the pirates that will come."""
    v = scene.view
    pirates = [str(int(PIRATE_STRENGTH[v.pirate[i]])) for i in range(PIRATES) if v.pirate[i] > 0]
    products = [scene.line(line) for line in products_line(v.market)]
    return [
        _row(scene, "board-tokens", (_token(scene, int(t) - 1) for t in (*v.left, *v.right) if t > 0)),
        _row(scene, "board-next-out", (_token(scene, int(t) - 1) for t in v.right if t > 0)),
        _row(scene, "board-neutral", _counted(scene, v.neutrals, KIND_NAMES[:NEUTRALS])),
        _row(scene, "board-market", products),
        _row(scene, "board-pirates", pirates),
    ]


def _person(scene: Scene, seat: int) -> list[str]:
    """What one seat has that the table of numbers does not say; tokens that were used stand in brackets."""
    v = scene.view
    used = set(bits(v.used[seat]))
    tokens = [f"({_token(scene, t)})" if t in used else _token(scene, t) for t in bits(v.tokens[seat])]
    rows = [
        _row(scene, "board-tokens", tokens),
        _row(scene, "board-stock", _counted(scene, v.stock[seat], KIND_NAMES)),
        _row(scene, "board-villages", _counted(scene, v.villages[seat], KIND_NAMES[NEUTRALS:])),
        _row(scene, "board-resources", _counted(scene, v.resources[seat], GOOD_NAMES)),
        _row(scene, "board-production", _counted(scene, [1 + int(n) for n in v.products[seat]], GOOD_NAMES)),
    ]
    return [f"{LETTERS[seat]} {scene.name(seat)}", *(f"  {row}" for row in rows)]


def _row(scene: Scene, key: str, things: Iterable[str]) -> str:
    """A label and what there is of it."""
    label = scene.say(key)
    return f"{label[0].upper()}{label[1:]}: {', '.join(things) or '–'}"


def _counted(scene: Scene, counts: Iterable[int], names: Sequence[str]) -> list[str]:
    """So many of each, without those that are none."""
    return [f"{int(n)} × {scene.say(f'part-{name}')}" for n, name in zip(counts, names, strict=True) if n > 0]


def _token(scene: Scene, token: int) -> str:
    return scene.say(f"part-{TOKEN_NAMES[token]}")
