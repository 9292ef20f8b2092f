"""Goa's table as one viewer sees it: `svg` is the whole table, `parts` its pieces for a page that lays them out itself.

It is given a view, so it cannot show what the viewer may not see. Money is shown: it is paid in the open, so everybody
could have counted it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from argosy.draw import (
    Picture,
    badge,
    chart,
    chosen_rect,
    circle,
    count,
    course,
    fitted,
    group,
    icon,
    in_columns,
    paragraph,
    plain_target,
    plain_targets,
    rect,
    seat_class,
    style,
    target_disc,
    target_rect,
    text,
    tint,
    token,
    width_of,
    wrapped,
)
from argosy.games.goa.face.board_estate import hand, purse, tableau, tools, warehouse
from argosy.games.goa.face.board_faces import (
    ACTION,
    ALL_RED,
    CARDS,
    COLONIST,
    DUCAT,
    SHIP,
    Icon,
    Scene,
    bare_name,
    card_name,
    short_name,
    targets,
    tile_face,
    tile_name,
)
from argosy.games.goa.face.board_players import player
from argosy.games.goa.face.prompts import auctioneer_of
from argosy.games.goa.moves import COLUMNS, Code
from argosy.games.goa.parts import (
    ACTIONS,
    BONANZA_AMOUNT,
    BONANZA_BRINGS,
    CARD_COLONISTS,
    CARD_SYMBOL,
    CELL_OF_PLACE,
    CELLS,
    COLONY_NAMES,
    COLONY_TILE_ALLOWS,
    COLONY_TILE_COLONY,
    CORNERS,
    FLAG_PLACES,
    ROUNDS_A_HALF,
    SEATS,
    SHEET_SIDE,
    SIDE,
    SPICE_NAMES,
    SYMBOL_NAMES,
    TILE_KIND,
    TILES,
    Good,
    members,
)
from argosy.games.goa.state import CORNER_CELLS, EMPTY, MARKERS, At, Phase, State
from argosy.scene import Pieces, inline

TILE, GAP, EDGE = 108, 8, 56  # a tile, the space between two, the water around the grid
GRID = EDGE * 2 + SIDE * TILE + (SIDE - 1) * GAP
STRIP = 52  # the height of the strip below the lots
LOTS, LOT_HEIGHT, LEAST = 480, 70, 12.2  # narrower than the grid: the words in them stay readable on a phone
BESIDE = 16  # how far a coordinate is from its tile's end
RIM = 34  # how far the flag's places on the rim are from the edge
MANY = 12  # more targets than this are drawn plainly
GOOD_ICONS: dict[Good, Icon] = {
    Good.SHIPS: SHIP, Good.COLONISTS: COLONIST, Good.DUCATS: DUCAT, Good.EXPEDITIONS: CARDS,
    Good.EXTRA_ACTIONS: ACTION,
}  # fmt: skip
PHASES = {phase: f"board-phase-{phase.name.lower()}" for phase in Phase}


def svg(view: State, moves: Sequence[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> str:
    """The whole table as one picture."""
    scene = Scene(view, moves, lang, names)
    return _table(scene, {name: picture(scene) for name, picture in _pictures(view).items()}).svg("goa")


def parts(view: State, moves: Sequence[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> Pieces:
    """The table in pieces, each an inline picture: course, grid, auction, stacks, purse, tableau, warehouse, tools,
    hand, and a panel for every seat: player-0, player-1 …"""
    draw = {name: inline(picture, "goa") for name, picture in _pictures(view).items()}
    return Pieces(lambda looked: Scene(looked, moves, lang, names), view, draw)


def _pictures(view: State) -> dict[str, Callable[[Scene], Picture]]:
    found: dict[str, Callable[[Scene], Picture]] = {
        "course": _course, "grid": _grid, "auction": _auction, "stacks": _stacks, "purse": purse, "tableau": tableau,
        "warehouse": warehouse, "tools": tools, "hand": hand,
    }  # fmt: skip
    for seat in range(view.seats):
        found[f"player-{seat}"] = functools.partial(player, seat=seat)
    return found


def _table(scene: Scene, drawn: dict[str, Picture]) -> Picture:
    """Three columns: the auction, one's own estate, the players."""
    columns = (
        ("course", "grid", "auction", "stacks"),
        ("purse", "tableau", "warehouse", "tools", "hand"),
        tuple(f"player-{seat}" for seat in range(scene.view.seats)),
    )
    return in_columns(drawn, columns, scene.say("board-table"))


# ---- the course of the game ---------------------------------------------------------------------------------------


def _course(scene: Scene) -> Picture:
    """Eight rounds in two halves, and where in the round the game is."""
    v = scene.view
    rounds = 2 * ROUNDS_A_HALF
    drawn = []
    for i in range(rounds):
        x = i * 30 + (12 if i >= ROUNDS_A_HALF else 0)
        past, now = i < v.round_no, i == v.round_no and v.phase != Phase.OVER
        look = style("sea-ink") if past or now else style("paper-sunk", "line")
        drawn.append(rect(x, 8, 24, 8, 4, style=look, opacity=0.55 if past else None))
    words = [scene.say(PHASES[Phase(int(v.phase))])]
    if v.phase != Phase.OVER:
        words.insert(0, scene.say("board-round", n=int(v.round_no) + 1, of=rounds))
        words.insert(1, scene.say("board-half", n=int(v.round_no) // ROUNDS_A_HALF + 1))
    if v.phase == Phase.ACTIONS:
        words[-1] = scene.say("board-action", n=int(v.action) + 1, of=ACTIONS)
    drawn.append(fitted(264, 17, " · ".join(words), 16, GRID - 264, "f-ink2"))
    return scene.picture(drawn, GRID, 24, "board-course")


# ---- the auction grid ---------------------------------------------------------------------------------------------


def _corner_of(cell: int) -> tuple[float, float]:
    """The upper left corner of a grid cell."""
    return EDGE + cell % SIDE * (TILE + GAP), EDGE + cell // SIDE * (TILE + GAP)


def _centre_of(place: int) -> tuple[float, float]:
    """The centre of a place on the 7 by 7 sheet: a cell, or a place for the flag on the rim."""

    def along(i: int) -> float:
        if i == 0:
            return RIM
        if i == SHEET_SIDE - 1:
            return GRID - RIM
        return EDGE + (i - 1) * (TILE + GAP) + TILE / 2

    return along(place % SHEET_SIDE), along(place // SHEET_SIDE)


def _grid(scene: Scene) -> Picture:
    """The five by five tiles inside the neatline, the flag, the markers and what can be done there."""
    drawn = [chart.sea(GRID, GRID), chart.rhumbs(GRID / 2, GRID / 2, GRID, GRID), chart.neatline(GRID, GRID, 20, 14)]
    drawn += [_rim_dot(place) for place in range(FLAG_PLACES)]
    drawn += [_coordinate(i) for i in range(SIDE)]
    drawn += [_cell(scene, cell) for cell in range(CELLS)]
    drawn += [_marker_course(scene), _bonanza_corners(scene), _lot_ring(scene), _flag(scene)]
    drawn += [_marker(scene, number) for number in range(1, MARKERS)]
    drawn.append(_grid_targets(scene))
    return scene.picture(drawn, GRID, GRID, "board-grid")


def _rim_dot(place: int) -> str:
    row, column = divmod(place, SHEET_SIDE)
    if (row in (0, SHEET_SIDE - 1)) == (column in (0, SHEET_SIDE - 1)):
        return ""  # a corner, or inside
    x, y = _centre_of(place)
    return circle(x, y, 3, style=style("sea-ink"), opacity=0.35)


def _coordinate(i: int) -> str:
    """The letter of a column and the number of a row, as moves name them: beside the place where the flag may stand."""
    along = EDGE + i * (TILE + GAP) + TILE - BESIDE
    return text(along, EDGE - 6, COLUMNS[i], 19, "t-mid f-ink2 coord") + text(
        EDGE - 10, along + 6, i + 1, 19, "t-mid f-ink2 coord"
    )


def _cell(scene: Scene, cell: int) -> str:
    x, y = _corner_of(cell)
    number = int(scene.view.grid[cell])
    if number == EMPTY:
        return group(rect(x, y, TILE, TILE, 9, cls="face"), cls="tile tile--gone")
    return tile_face(scene, number, x, y)


def _marker_course(scene: Scene) -> str:
    """The chain from the flag over the markers as a plotted course."""
    v = scene.view
    places = [int(v.flag_place)] if v.flag_place != EMPTY else []
    chain = [_centre_of(place) for place in places]
    for number in range(1, MARKERS):
        if v.marker[number] != EMPTY:
            x, y = _corner_of(int(v.marker[number]))
            chain.append((x + 9, y + 9))
    return group(course(chain), opacity=0.6, aria_hidden="true") if len(chain) > 1 else ""


def _bonanza_corners(scene: Scene) -> str:
    """A small chest at the corners under which a Bonanza tile lies."""
    drawn = []
    for corner in range(CORNER_CELLS):
        if scene.view.covered[corner]:
            x, y = _corner_of(int(CORNERS[corner]))
            out = (-9 if corner % 2 == 0 else TILE + 9, -9 if corner < 2 else TILE + 9)
            chest = icon("treasure", x + out[0], y + out[1], 26, "leaf")
            drawn.append(scene.thing("bonanza", chest, label=scene.say("board-bonanza")))
    return group(*drawn)


def _lot_ring(scene: Scene) -> str:
    """The lot that is being auctioned."""
    v = scene.view
    if v.phase != Phase.AUCTION or v.lot == 0 or v.lot >= MARKERS or v.marker[v.lot] == EMPTY:
        return ""
    x, y = _corner_of(int(v.marker[v.lot]))
    return chosen_rect(x, y, TILE, TILE, 9)  # which lot it is, its marker and the row of lots say


def _flag(scene: Scene) -> str:
    v = scene.view
    if v.flag_place == EMPTY:
        return ""
    x, y = _centre_of(int(v.flag_place))
    on_block = v.phase == Phase.AUCTION and v.lot == 0
    ring = chosen_rect(x - 22, y - 22, 44, 44, 9) if on_block else ""  # the row of lots says it in words
    place = f"transform:translate({x:g}px,{y:g}px)"
    owner = group(badge(int(v.starter), 16, 8, 16))
    label = scene.say("part-flag")
    flag = scene.thing("flag", icon("flag", 0, 0, 40, "red"), owner, label=label, cls="piece", id="flag", style=place)
    return flag + ring


def _marker(scene: Scene, number: int) -> str:
    """A numbered marker in its owner's shape, at the tile's upper left."""
    v = scene.view
    if v.marker[number] == EMPTY:
        return ""
    x, y = _corner_of(int(v.marker[number]))
    drawn = token(auctioneer_of(v, number), x + 9, y + 9, 18, number + 1, f"marker-{number}")
    return scene.thing(f"lot-{number}", drawn, label=scene.say("board-marker", n=number + 1))


def _grid_targets(scene: Scene) -> str:
    """Places for the flag, tiles for a marker, tiles that can be swapped."""
    found = []
    for place in range(FLAG_PLACES):
        if Code.FLAG + place in scene.moves:
            x, y = _centre_of(place)
            inside = CELL_OF_PLACE[place] != EMPTY
            found.append((Code.FLAG + place, x, y, 34.0 if inside else 21.0, ""))
    for first in (Code.MARKER, Code.SWAP):
        for cell in range(CELLS):
            if first + cell in scene.moves:
                x, y = _corner_of(cell)
                name = tile_name(scene, int(scene.view.grid[cell]))
                found.append((first + cell, x + TILE / 2, y + TILE / 2, TILE / 2, name))
    drawn = []
    for code, x, y, r, name in found:
        label = scene.label(int(code)) + (f": {name}" if name else "")
        if len(found) > MANY:
            dot = (x - r + 12, y - r + 12) if name else (x, y)
            drawn.append(plain_target(x - r, y - r, 2 * r, 2 * r, int(code), label, 9 if name else r, dot))
        elif name:
            drawn.append(target_rect(x - r - 1, y - r - 1, 2 * r + 2, 2 * r + 2, int(code), label, radius=10))
        else:
            drawn.append(target_disc(x, y, r - 3, int(code), label, hit=r + 3))
    return plain_targets(drawn) if len(found) > MANY else "".join(drawn)


# ---- the auctions and the order of play ---------------------------------------------------------------------------


def _auction(scene: Scene) -> Picture:
    """While markers lie: the lots in their order. Afterwards: the order of play, beginning with the flag."""
    v = scene.view
    if v.phase in (Phase.MARKERS, Phase.AUCTION):
        lots = int(v.seats) + 1
        boxes = [_lot(scene, lot, lot * LOTS / lots, LOTS / lots - 6) for lot in range(lots)]
        return scene.picture(boxes, LOTS, LOT_HEIGHT, "board-auction")
    seats = int(v.seats)
    order = [(int(v.flag) + i) % seats for i in range(seats)]
    boxes = [_turn(scene, seat, i * LOTS / seats, LOTS / seats - 6) for i, seat in enumerate(order)]
    return scene.picture(
        boxes, LOTS, LOT_HEIGHT, "board-order"
    )  # as high as the lots: nothing moves between the phases


def _lot(scene: Scene, lot: int, x: float, width: float) -> str:
    """A lot: whose it is by number and shape, how it stands, what it is and who sells it."""
    v = scene.view
    owner = auctioneer_of(v, lot)
    lies = v.flag_place != EMPTY if lot == 0 else v.marker[lot] != EMPTY
    over = v.phase == Phase.AUCTION and lot < v.lot
    now = v.phase == Phase.AUCTION and lot == v.lot
    line = ("signal", 2) if now else ("line", 1)
    frame = rect(x + 1, 1, width, LOT_HEIGHT - 2, 10, style=style("paper-raised", *line))
    head = icon("flag", x + 19, 17, 24, "red") if lot == 0 else token(owner, x + 20, 17, 13.5, lot + 1)
    what = scene.say("part-flag") if lot == 0 else ""
    if lot and lies:
        what = lot_words(scene, int(v.grid[v.marker[lot]]))
    nothing = "" if over else scene.say("board-no-marker")
    name, below = _lot_name(what or nothing, x + 8, width - 10, "t-bold" if what else "f-ink3")
    who = fitted(x + 8, below, scene.name(owner), 15.2, width - 12, "f-ink2", least=13)
    status = ""
    if over:
        status = fitted(x + 38, 22, scene.say("board-lot-over"), 15.2, width - 42, "t-place f-ink3", least=13)
    elif now and v.bid > 0:
        status = badge(int(v.bidder), x + 46, 17, 18)
        status += count("ducat", x + 66, 17, int(v.bid), "gold", 19)
    label = f"{scene.say('board-lot', n=lot + 1)}: {what or nothing or scene.say('board-lot-over')}"
    look = {"opacity": 0.75 if over else None, "cls": "chosen" if now else None}  # what is chosen is brought into view
    return scene.thing(f"lot-{lot}", frame, head, who, name, status, label=label, **look)


def lot_words(scene: Scene, tile: int) -> str:
    """What a tile is called among the lots: red ones by their names, as all of them say "each round"."""
    return bare_name(scene, tile) if TILE_KIND[tile] in ALL_RED else short_name(scene, tile)


def _lot_name(words: str, x: float, width: float, cls: str) -> tuple[str, float]:
    """The name of a lot, on two lines where one would be cut; and where the line below it stands."""
    if width_of(words, LEAST) <= width:
        return fitted(x, 45, words, 15.2, width, cls, least=LEAST), 62
    lines = wrapped(words, LEAST, width, 2)
    return "".join(fitted(x, 43 + 11.5 * i, line, LEAST, width, cls, least=9) for i, line in enumerate(lines)), 66


def _turn(scene: Scene, seat: int, x: float, width: float) -> str:
    v = scene.view
    now = seat == scene.acting
    look = style("pw" if now else "paper-raised", "pc" if now else "line")
    frame = rect(x + 1, 1, width, LOT_HEIGHT - 2, 10, style=look)
    passed = v.phase == Phase.EXTRA and int(v.passed) >> seat & 1
    roles = [scene.say("board-to-move")] if now else [scene.say("board-passed")] if passed else []
    roles += [scene.say("board-card-played")] if now and v.card_played else []
    words = fitted(x + 8, 57, scene.name(seat), 16, width - 14, "t-bold", least=13)
    letters = 15.2 if v.seats < SEATS else 13.0
    words += paragraph(x + 36, 19, " · ".join(roles), letters, width - 62, "f-ink2", most=2, leading=1.1)
    flag = icon("flag", x + width - 14, 20, 22, "red") if seat == v.flag else ""
    drawn = group(
        frame,
        badge(seat, x + 20, 22, 24),
        words,
        flag,
        cls=seat_class(seat),
        opacity=0.75 if passed else None,
        id=f"turn-{seat}",
    )
    return scene.thing("flag" if seat == v.flag else "order", drawn, label=scene.name(seat))


# ---- the stacks beside the board ----------------------------------------------------------------------------------


def _stacks(scene: Scene) -> Picture:
    """A strip: colony tiles to choose from; else the tiles taken out, the cards turned up last and Bonanza tiles."""
    choosing = [tile for tile in members(scene.view.colonies_left) if Code.TILE + tile in scene.moves]
    if choosing:
        drawn = [_colony_option(scene, tile, i * 102) for i, tile in enumerate(choosing)]
        return scene.picture(drawn, GRID, STRIP, "board-stacks")
    drawn, x = _removed(scene)
    drawn += _turned_up(scene, max(x, GRID - 3 * 74 - 4))
    return scene.picture(drawn, GRID, STRIP, "board-stacks")


def _colony_option(scene: Scene, tile: int, x: float) -> str:
    """One colony tile that can be chosen, with the spices it takes."""
    spices = [SPICE_NAMES[spice] for spice in members(COLONY_TILE_ALLOWS[tile])]
    step = 32 if len(spices) <= 3 else 18
    first = x + 49 - (len(spices) - 1) / 2 * step
    drawn = [rect(x + 1, 2, 96, STRIP - 6, 8, style=style("land", "coast"))]
    drawn += [
        icon(name, first + i * step, STRIP / 2 - 1, 28 if len(spices) <= 3 else 17, name)
        for i, name in enumerate(spices)
    ]
    colony = int(COLONY_TILE_COLONY[tile])
    label = scene.say(f"part-{COLONY_NAMES[colony]}")
    face = scene.thing(f"colony-{colony}", *drawn, label=label, id=f"colony-{tile}")
    return face + targets(scene, [Code.TILE + tile], x + 1, 2, 96, STRIP - 6)


def _removed(scene: Scene) -> tuple[list[str], float]:
    """The tiles that were taken out openly at the start of each half, and the Bonanza tiles that were turned up; how
    far they reach."""
    v = scene.view
    removed = [tile for tile in range(TILES) if v.at[tile] == At.REMOVED]
    words = scene.say("board-removed")
    drawn = [scene.thing("removed", *_two_lines(words, 2, 96), label=words)]
    x = 102.0
    for number in removed:
        drawn.append(tile_face(scene, number, x, 3, STRIP - 6, small=True))
        drawn.append(targets(scene, [Code.FAVOUR + number], x, 3, STRIP - 6, STRIP - 6))
        x += STRIP - 2
    for number in members(v.claimed) if v.bonanza else []:
        drawn.append(_bonanza(scene, number, x, STRIP / 2))
        x += 52
    return drawn, x


def _two_lines(words: str, x: float, width: float) -> list[str]:
    return [paragraph(x, 21, words, 18, width, "f-ink2", most=2, leading=1.1)]


def _turned_up(scene: Scene, x: float) -> list[str]:
    """The cards turned up last: their symbols and colonists."""
    found = []
    for i, number in enumerate(members(scene.view.shown)):
        at = x + i * 74
        inside = rect(at, 3, 70, STRIP - 6, 7, style=style("paper-raised", "line-strong"))
        inside += icon(SYMBOL_NAMES[CARD_SYMBOL[number]], at + 18, STRIP / 2, 26, "silver")
        inside += count("colonist", at + 44, STRIP / 2, int(CARD_COLONISTS[number]), "sky", 22)
        found.append(scene.thing(f"card-{number}", inside, label=card_name(scene, number), id=f"card-{number}"))
    return found


def _bonanza(scene: Scene, number: int, x: float, y: float) -> str:
    """A Bonanza tile that has been turned up."""
    name, fill = GOOD_ICONS[Good(int(BONANZA_BRINGS[number]))]
    face = rect(x, y - 15, 48, 30, 5, style=style(tint("leaf", 35), "line-strong"))
    amount = int(BONANZA_AMOUNT[number])
    inside = face + count(name, x + 15, y, amount, fill, 21)
    return scene.thing("bonanza", inside, label=scene.say("board-bonanza"), id=f"bonanza-{number}")
