"""Amerigo's table as one viewer sees it: `svg` is the whole table, `parts` its pieces for a page that lays them out.

Islands are traced from the tiles; the frame is the broad neatline around them. It is given a view, so it cannot show
what the viewer may not see.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from argosy.draw import (
    Picture,
    chart,
    circle,
    cost,
    el,
    ghost,
    group,
    icon,
    in_columns,
    path,
    plain_target,
    plain_targets,
    rect,
    seat_class,
    ship,
    style,
    target_disc,
    target_rect,
    text,
    tint,
    token,
)
from argosy.games.amerigo.chart import (
    ANCHOR_SQUARE,
    FRAME,
    FRAME_COUNT,
    NOWHERE,
    POSTS,
    SQUARES,
    TILE,
    TILE_POSTS,
    WIDTH,
)
from argosy.games.amerigo.face.board_actions import choices, order, rondel
from argosy.games.amerigo.face.board_drawers import display, drawers, market, stacks, tokens
from argosy.games.amerigo.face.board_scene import (
    FRAME_FROM,
    FRAME_WIDE,
    INK,
    MARGIN,
    SIZE,
    Cell,
    Scene,
    bits,
    cell_of,
    cells_of,
    centre,
    place_centre,
    tile_laid,
)
from argosy.games.amerigo.face.board_sheets import player, sheet
from argosy.games.amerigo.face.prompts import top
from argosy.games.amerigo.moves import COLUMN_LETTERS, Code, place_name, square_name
from argosy.games.amerigo.parts import (
    GOOD_NAMES,
    NEUTRALS,
    TURNS,
)
from argosy.games.amerigo.rules import islands
from argosy.games.amerigo.rules.sailing import distance
from argosy.games.amerigo.state import SHIPS, Ask, State
from argosy.kernel.plain import plain
from argosy.kernel.position import copy_of
from argosy.scene import Pieces, inline

island_of, post_square, resource_at, square_in = (
    plain(rule) for rule in (islands.island_of, islands.post_square, islands.resource_at, islands.square_in)
)
IN_DRAWERS = ("stacks", "tokens", "market")


def svg(view: State, moves: Sequence[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> str:
    """The whole table as one picture."""
    scene = Scene(view, moves, lang, names)
    return _table(scene, {name: picture(scene) for name, picture in _pictures(view).items()}).svg("amerigo")


def parts(view: State, moves: Sequence[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> Pieces:
    """The table in pieces for a page: chart, choices, rondel, sheet, order, drawers, and a panel for every seat:
    player-0, player-1 … With three players the chart is low: what is in two of the drawers lies below it."""
    found = _pictures(view)
    draw = {name: inline(picture, "amerigo") for name, picture in found.items() if name not in IN_DRAWERS}

    def in_drawers(scene: Scene) -> str:
        return drawers(scene, {name: found[name](scene) for name in IN_DRAWERS if name in found})

    return Pieces(lambda looked: Scene(looked, moves, lang, names), view, draw | {"drawers": in_drawers})


def _pictures(view: State) -> dict[str, Callable[[Scene], Picture]]:
    found: dict[str, Callable[[Scene], Picture]] = {
        "chart": _chart, "choices": choices, "rondel": rondel, "order": order, "stacks": stacks, "sheet": sheet,
    }  # fmt: skip
    found |= {"below": display} if Scene(view).wide else {"tokens": tokens, "market": market}
    for seat in range(view.seats):
        found[f"player-{seat}"] = functools.partial(player, seat=seat)
    return found


def _table(scene: Scene, drawn: dict[str, Picture]) -> Picture:
    """Columns: the islands, the central board and one's own sheet, what can be taken, the players."""
    columns = (
        ("chart", "below", "choices"),
        ("rondel", "sheet", "order", "stacks"),
        ("tokens", "market"),
        tuple(f"player-{seat}" for seat in range(scene.view.seats)),
    )
    shown = [[name for name in column if name in drawn] for column in columns]
    return in_columns(drawn, [column for column in shown if column], scene.say("board-table"))


# ---- the islands ----------------------------------------------------------------------------------------------------


def _chart(scene: Scene) -> Picture:
    """Sea, frame, islands and everything on them, and what can be done there."""
    v = scene.view
    drawn = [HATCH, chart.sea(scene.width, scene.height)]
    drawn.append(chart.rhumbs(scene.width / 2, scene.height / 2, scene.width, scene.height, 32))
    drawn += _frame(scene)
    drawn += _land(scene, scene.cells("land"))
    drawn += _post_spaces(scene)
    drawn += _resources(scene)
    drawn += _chests(scene)
    drawn += [_building(scene, number) for number in range(v.laid_count)]
    drawn += _posts(scene)
    drawn += _ships(scene)  # under the targets, so that a ship can be sailed to and still be pointed at
    drawn += _targets(scene)
    return scene.picture(drawn, scene.width, scene.height, "board-chart")


HATCH = el(
    "defs",
    el(
        "pattern", path("M0 0V6", stroke=INK, stroke_width=1, opacity=0.28),
        id="hatch", width=6, height=6, patternUnits="userSpaceOnUse", patternTransform="rotate(45)",
    ),
)  # fmt: skip


def _frame(scene: Scene) -> Iterator[str]:
    """The ring of frame spaces with their numbers, light and dark in turn, and a compass rose in each corner."""
    for number in range(FRAME_COUNT[scene.view.seats]):
        face = "sea-2" if number % 2 else "paper-raised"
        x, y, width, height = scene.frame(number)
        name = text(x + (11 if width > height else width / 2), y + 18, number + 1, 15.8, "t-mid f-ink2")
        space = rect(x, y, width, height, 0, style=style(face, "coast", 1))
        yield scene.thing(f"frame-{number + 1}", space, name, value=number + 1)
    inner = (MARGIN, MARGIN, scene.width - 2 * MARGIN, scene.height - 2 * MARGIN)
    outer = FRAME_FROM - 4
    yield rect(*inner, 0, cls="neat")
    yield rect(outer, outer, scene.width - 2 * outer, scene.height - 2 * outer, 0, cls="neat")
    near, far_x, far_y = FRAME_FROM + 16, scene.width - FRAME_FROM - 16, scene.height - FRAME_FROM - 16
    for x, y in ((near, near), (far_x, near), (near, far_y), (far_x, far_y)):
        yield chart.rose(x, y, 12)


def _land(scene: Scene, land: set[Cell]) -> Iterator[str]:
    """The coast with its shoals, thin lines between squares, broken ones between tiles."""
    yield chart.coast([chart.outline(land, SIZE, MARGIN, MARGIN)])
    right, bottom = MARGIN + SIZE * scene.columns, MARGIN + SIZE * scene.rows
    seams = [f"M{MARGIN + i * SIZE} {MARGIN}V{bottom}" for i in range(TILE, scene.columns, TILE)]
    seams += [f"M{MARGIN} {MARGIN + i * SIZE}H{right}" for i in range(TILE, scene.rows, TILE)]
    yield path("".join(seams), style=style(stroke="sea-ink"), opacity=0.3, stroke_dasharray="3 4")
    lines = []
    for row, column in sorted(land):
        x, y = MARGIN + column * SIZE, MARGIN + row * SIZE
        if (row, column + 1) in land:
            lines.append(f"M{x + SIZE} {y + 5}v{SIZE - 10}")
        if (row + 1, column) in land:
            lines.append(f"M{x + 5} {y + SIZE}h{SIZE - 10}")
    yield path("".join(lines), style=style(stroke="coast", width=0.7), opacity=0.3)
    for island, cells in _islands(scene, land).items():
        border = path(chart.outline(cells, SIZE, MARGIN, MARGIN, 0, 4), fill="transparent")
        yield scene.thing(f"island-{island}", border, value=square_name(_square(min(cells))))
    yield from _names(scene)


def _islands(scene: Scene, land: set[Cell]) -> dict[int, list[Cell]]:
    """The squares of each island by its number."""
    found: dict[int, list[Cell]] = {}
    for cell in sorted(land):
        found.setdefault(int(island_of(scene.view, _square(cell))), []).append(cell)
    return found


def _square(cell: Cell) -> int:
    """The number of a square by its row and column, both from 0."""
    return (cell[0] + 1) * WIDTH + cell[1] + 1


def _names(scene: Scene) -> Iterator[str]:
    """The letters of the columns and the numbers of the rows, on all four sides: moves speak of squares."""
    gap = (MARGIN - FRAME_FROM - FRAME_WIDE) / 2
    for column in range(scene.columns):
        x = MARGIN + column * SIZE + SIZE / 2
        for y in (MARGIN - gap + 4, scene.height - MARGIN + gap + 5):
            yield text(x, y, COLUMN_LETTERS[column], 15.8, "t-mid f-ink2")
    for row in range(scene.rows):
        y = MARGIN + row * SIZE + SIZE / 2 + 5
        for x in (MARGIN - gap, scene.width - MARGIN + gap):
            yield text(x, y, row + 1, 15.8, "t-mid f-ink2")


def _anchor_of(scene: Scene, post: int) -> Cell:
    """The square of the anchor that belongs to a post space."""
    v = scene.view
    slot = post // TILE_POSTS
    within = int(ANCHOR_SQUARE[v.tile[slot] - 1, v.turned[slot], post % TILE_POSTS])
    return cell_of(square_in(slot, scene.columns // TILE, within))


def _post_spaces(scene: Scene) -> Iterator[str]:
    """Anchors, and empty post spaces, each joined to its anchor by a broken line."""
    v = scene.view
    free = scene.cells("free")
    for post in range(POSTS):
        square = post_square(v, post)
        if square < 0:
            continue
        cell = cell_of(square)
        (ax, ay), (x, y) = centre(_anchor_of(scene, post)), centre(cell)
        open_space = cell in free
        anchor = icon("anchor", ax, ay, 20, colour="sea-ink") + circle(ax, ay, 11, fill="transparent")
        yield scene.thing("anchor", anchor, opacity=0.85 if open_space else 0.3)
        if not open_space:
            continue
        yield path(f"M{ax} {ay}L{x} {y}", style=style(stroke="coast"), stroke_dasharray="2 3", opacity=0.6)
        yield rect(x - 11, y - 11, 22, 22, 4, style=style("paper-raised", "coast"), stroke_dasharray="3 3")
        yield icon("flag", x + 1, y, 14, colour="ink-3")


def _resources(scene: Scene) -> Iterator[str]:
    """Resources on the squares that nobody has built on."""
    for row, column in sorted(scene.cells("free")):
        good = resource_at(scene.view, _square((row, column)))
        if good:
            x, y = centre((row, column))
            yield circle(x, y, 15, style=style("paper-raised", "line-strong"))
            yield icon(GOOD_NAMES[good - 1], x, y, 21, GOOD_NAMES[good - 1])


def _chests(scene: Scene) -> Iterator[str]:
    """A chest on every big island that is not complete, on one of its free squares."""
    v = scene.view
    laid = bits(v.chests_laid)
    seen: set[int] = set()
    for row, column in sorted(scene.cells("free")):
        square = _square((row, column))
        island = island_of(v, square)
        if island in laid and island not in seen:
            seen.add(island)
            x, y = centre((row, column))
            yield group(icon("treasure", x + 11, y + 11, 20, "gold"), id=f"chest-{island}")


def _building(scene: Scene, number: int) -> str:
    """A tile on an island: neutral ones of wood, villages in the colours of their seat."""
    kind, cells, owner = tile_laid(scene, number)
    d = chart.outline(cells, SIZE, MARGIN, MARGIN, 3, 6)
    if kind < NEUTRALS:
        look = style(tint("wood", 46), width=1.8, more="stroke:#5d4526")
        houses = [
            icon("house" if (i + number) % 2 else "city", *centre(cell), 24, "paper-raised")
            for i, cell in enumerate(cells)
        ]
        return group(path(d, style=look), *houses, id=f"building-{number}")
    middle = cells[len(cells) // 2]
    houses = [icon("house", *centre(cell), 22, "paper-raised") for cell in cells if cell != middle]
    face = path(d, style=style("pw", "pc", 2.5)) + path(d, fill="url(#hatch)")
    return group(face, *houses, token(owner, *centre(middle), 8), id=f"building-{number}", cls=seat_class(owner))


def _posts(scene: Scene) -> Iterator[str]:
    """Posts, with the shape of their seat."""
    v = scene.view
    for post in range(POSTS):
        if v.post[post] > 0:
            seat = int(v.post[post]) - 1
            x, y = centre(cell_of(post_square(v, post)))
            front = group(icon("house", x, y + 1, 13, colour="pon"), cls=seat_class(seat), pointer_events="none")
            square = square_name(int(post_square(v, post)))
            disc = token(seat, x, y, 12.5, id=f"post-{post}")
            yield scene.thing(f"post-{post}", disc, front, value=f"{square}, {scene.name(seat)}")


def _ships(scene: Scene) -> Iterator[str]:
    """Ships; several on one frame space lie side by side."""
    v = scene.view
    crowd: dict[int, int] = {}
    for seat in range(v.seats):
        for number in range(SHIPS):
            place = int(v.ships[seat, number])
            if place == NOWHERE:
                continue
            x, y = place_centre(scene, place)
            if place >= FRAME:
                n = crowd.get(place, 0)
                crowd[place] = n + 1
                along = (n + 1) // 2 * (32 if n % 2 else -32)
                x, y = (
                    (x + along, y) if scene.frame(place - FRAME)[2] > scene.frame(place - FRAME)[3] else (x, y + along)
                )
            boat = ship(seat, x, y + 3, 0.75, id=f"ship-{seat}-{number}", flip=seat % 2 == 1)
            code = Code.SHIP + number
            mark = scene.thing(f"ship-{seat}-{number}", boat, value=f"{scene.name(seat)}, {place_name(place)}")
            chosen = seat == scene.acting and code in scene.moves
            yield target_disc(x, y, 19, code, scene.label(code), mark) if chosen else mark


# ---- what can be done on the islands --------------------------------------------------------------------------------


def _targets(scene: Scene) -> Iterator[str]:
    """Places to sail to, a post to found, places for a tile."""
    if not scene.moves:
        return
    yield from _sailing(scene)
    if scene.asks(Ask.POST) and Code.POST in scene.moves:
        square = post_square(scene.view, scene.ask(top)[2])
        x, y = centre(cell_of(square))
        preview = ghost(token(scene.acting, x, y, 12.5))
        yield target_disc(x, y, 18, Code.POST, scene.label(Code.POST), preview)
    if scene.asks(Ask.PLACE):
        yield from _laying(scene, scene.ask(top)[2])


def _sailing(scene: Scene) -> Iterator[str]:
    """Anchors with an empty post space are ringed; other water gets a dot."""
    open_anchors = set()
    free = scene.cells("free")
    for post in range(POSTS):
        square = post_square(scene.view, post)
        if square >= 0 and cell_of(square) in free:
            open_anchors.add(_anchor_of(scene, post))
    plain, rings = [], []
    for code in sorted(scene.legal(range(Code.SAIL, Code.PLACE))):
        place = code - Code.SAIL
        if place >= FRAME:
            rings.append(target_rect(*_inset(scene.frame(place - FRAME)), code, scene.label(code)))
            continue
        row, column = cell_of(place)
        if (row, column) in open_anchors:
            rings.append(_anchorage(scene, code, *centre((row, column))))
        else:
            plain.append(plain_target(MARGIN + column * SIZE, MARGIN + row * SIZE, SIZE, SIZE, code, scene.label(code)))
    if plain:
        yield plain_targets(plain)
    yield from rings


def _away(view: State, start: int, place: int) -> int:
    """How many steps a ship sails from a place to another."""
    return int(distance(copy_of(view), start, place))


def _anchorage(scene: Scene, code: int, x: float, y: float) -> str:
    """An anchor with a free post space: a ring, and how many steps it is away."""
    _, seat, ship_number, _ = scene.ask(top)
    start = int(scene.view.ships[seat, ship_number])
    away = cost(x - 14, y - 14, scene.ask(_away, start, code - Code.SAIL), 13)
    return target_disc(x, y, 17, code, scene.label(code), away if start != NOWHERE else "")


def _inset(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    x, y, width, height = box
    return x + 3, y + 3, width - 6, height - 6


def _laying(scene: Scene, kind: int) -> Iterator[str]:
    """Places for a tile: a dot on its first square, in the quarter that stands for its position.

    The tile itself shows while a person points at it. Each position is a group of its own (`data-turn`), so that a page
    can show one at a time.
    """
    half = SIZE / 2
    for position in range(TURNS):
        found = []
        first = Code.PLACE + position * SQUARES
        for code in scene.legal(range(first, first + SQUARES)):
            row, column = cell_of(code - first)
            x = MARGIN + column * SIZE + (half if position in (1, 2) else 0)
            y = MARGIN + row * SIZE + (half if position in (2, 3) else 0)
            cells = cells_of(kind, position, code - first)
            d = chart.outline(cells, SIZE, MARGIN, MARGIN, 3, 6)
            shown = ghost(path(d, style=style("signal-soft", "signal", 3)))
            label = scene.label(code)
            found.append(plain_target(x, y, half, half, code, label).removesuffix("</g>") + shown + "</g>")
        if found:
            yield group(plain_targets(found), data_turn=position * 90)
