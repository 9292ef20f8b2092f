"""Goa's table as one viewer sees it: `svg` is the whole table, `parts` its pieces for a page that lays them out itself.

It is given a view, so it cannot show what the viewer may not see. Money is shown: it is paid in the open, so everybody
could have counted it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from argosy.draw import (
    Picture,
    badge,
    card_back,
    chart,
    chosen_rect,
    circle,
    count,
    course,
    fitted,
    free_place,
    group,
    icon,
    in_columns,
    pill,
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
)
from argosy.games.goa.face.board_estate import hand, player, purse, tableau, tools, warehouse
from argosy.games.goa.face.board_faces import (
    ACTION,
    CARD_HEIGHT,
    CARDS,
    COLONIST,
    DUCAT,
    SHIP,
    Icon,
    Scene,
    card_face,
    short_name,
    targets,
    tile_face,
    tile_name,
)
from argosy.games.goa.face.prompts import auctioneer_of
from argosy.games.goa.moves import COLUMNS, Code
from argosy.games.goa.parts import (
    ACTIONS,
    BONANZA_AMOUNT,
    BONANZA_BRINGS,
    CELL_OF_PLACE,
    CELLS,
    COLONIES,
    COLONY_NAMES,
    COLONY_NEED,
    COLONY_TILE_ALLOWS,
    COLONY_TILES_OF,
    CORNERS,
    FLAG_PLACES,
    ROUNDS_A_HALF,
    SHEET_SIDE,
    SIDE,
    SPICE_NAMES,
    SPICES,
    TILES,
    Good,
    members,
)
from argosy.games.goa.state import CORNER_CELLS, EMPTY, MARKERS, At, Phase, State

TILE, GAP, EDGE = 108, 8, 70  # a tile, the space between two, the water around the grid
GRID = EDGE * 2 + SIDE * TILE + (SIDE - 1) * GAP
RIM = 44  # how far the flag's places on the rim are from the edge
MANY = 12  # more targets than this are drawn plainly
GOOD_ICONS: dict[Good, Icon] = {
    Good.SHIPS: SHIP, Good.COLONISTS: COLONIST, Good.DUCATS: DUCAT, Good.EXPEDITIONS: CARDS,
    Good.EXTRA_ACTIONS: ACTION,
}  # fmt: skip
PHASES = {phase: f"board-phase-{phase.name.lower()}" for phase in Phase}


def svg(view: State, moves: Sequence[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> str:
    """The whole table as one picture."""
    scene = Scene(view, moves, lang, names)
    return _table(scene, _pictures(scene)).svg("goa")


def parts(view: State, moves: Sequence[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> dict[str, str]:
    """The table in pieces, each an inline picture: course, grid, auction, stacks, purse, tableau, warehouse, tools,
    hand, and a panel for every seat: player-0, player-1 …"""
    return {name: drawn.svg("goa") for name, drawn in _pictures(Scene(view, moves, lang, names)).items()}


def _pictures(scene: Scene) -> dict[str, Picture]:
    found = {
        "course": _course(scene),
        "grid": _grid(scene),
        "auction": _auction(scene),
        "stacks": _stacks(scene),
        "purse": purse(scene),
        "tableau": tableau(scene),
        "warehouse": warehouse(scene),
        "tools": tools(scene),
        "hand": hand(scene),
    }
    for seat in range(scene.view.seats):
        found[f"player-{seat}"] = player(scene, seat)
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
    drawn = [chart.sea(GRID, GRID), chart.rhumbs(GRID / 2, GRID / 2, GRID, GRID), chart.neatline(GRID, GRID, 20, 18)]
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
    """The letter of a column and the number of a row, as moves name them, outside the neatline."""
    along = EDGE + i * (TILE + GAP) + TILE / 2
    return text(along, 14, COLUMNS[i], 14, "t-mid f-ink2") + text(10, along + 5, i + 1, 14, "t-mid f-ink2")


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
            drawn.append(icon("treasure", x + out[0], y + out[1], 26, "leaf"))
    return group(*drawn, aria_hidden="true")


def _lot_ring(scene: Scene) -> str:
    """The lot that is being auctioned."""
    v = scene.view
    if v.phase != Phase.AUCTION or v.lot == 0 or v.lot >= MARKERS or v.marker[v.lot] == EMPTY:
        return ""
    x, y = _corner_of(int(v.marker[v.lot]))
    return chosen_rect(x, y, TILE, TILE, 9, scene.say("board-on-the-block"))


def _flag(scene: Scene) -> str:
    v = scene.view
    if v.flag_place == EMPTY:
        return ""
    x, y = _centre_of(int(v.flag_place))
    on_block = v.phase == Phase.AUCTION and v.lot == 0
    ring = pill(x, y + 30, scene.say("board-on-the-block")) if on_block else ""
    place = f"transform:translate({x:g}px,{y:g}px)"
    owner = group(badge(int(v.starter), 16, 8, 16))
    return group(icon("flag", 0, 0, 40, "red"), owner, cls="piece", id="flag", style=place) + ring


def _marker(scene: Scene, number: int) -> str:
    """A numbered marker in its owner's shape, at the tile's upper left."""
    v = scene.view
    if v.marker[number] == EMPTY:
        return ""
    x, y = _corner_of(int(v.marker[number]))
    return token(auctioneer_of(v, number), x + 9, y + 9, 18, number + 1, f"marker-{number}")


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
        boxes = [_lot(scene, lot, lot * GRID / lots, GRID / lots - 8) for lot in range(lots)]
        return scene.picture(boxes, GRID, 84, "board-auction")
    seats = int(v.seats)
    order = [(int(v.flag) + i) % seats for i in range(seats)]
    boxes = [_turn(scene, seat, i * GRID / seats, GRID / seats - 8) for i, seat in enumerate(order)]
    return scene.picture(boxes, GRID, 60, "board-order")


def _lot(scene: Scene, lot: int, x: float, width: float) -> str:
    v = scene.view
    owner = auctioneer_of(v, lot)
    lies = v.flag_place != EMPTY if lot == 0 else v.marker[lot] != EMPTY
    over = v.phase == Phase.AUCTION and lot < v.lot
    now = v.phase == Phase.AUCTION and lot == v.lot
    frame = rect(x + 1, 1, width, 80, 10, style=style("paper-raised", "signal" if now else "line", 2 if now else 1))
    head = icon("flag", x + 22, 25, 28, "red") if lot == 0 else token(owner, x + 22, 25, 13, lot + 1)
    what = scene.say("part-flag") if lot == 0 else ""
    if lot and lies:
        what = short_name(scene, int(v.grid[v.marker[lot]]))
    who = fitted(x + 42, 21, scene.name(owner), 14, width - 48, "t-bold")
    name = fitted(x + 42, 39, what, 14, width - 48, "f-ink2")
    if over:
        status = fitted(x + 14, 68, scene.say("board-lot-over"), 14, width - 24, "t-place f-ink3")
    elif now and v.bid > 0:
        status = badge(int(v.bidder), x + 22, 62, 20) + fitted(
            x + 42, 68, scene.say("board-bid", n=int(v.bid)), 17, width - 48, "t-bold"
        )
    else:
        key = "board-no-bid-yet" if now else "board-lot-waits" if lies else "board-no-marker"
        status = fitted(x + 14, 68, scene.say(key), 14, width - 24, "f-ink3")
    return group(frame, head, who, name, status, opacity=0.6 if over else None)


def _turn(scene: Scene, seat: int, x: float, width: float) -> str:
    v = scene.view
    now = seat == scene.acting
    frame = rect(x + 1, 1, width, 56, 10, style=style("pw" if now else "paper-raised", "pc" if now else "line"))
    passed = v.phase == Phase.EXTRA and int(v.passed) >> seat & 1
    if now:
        role = scene.say("board-to-move")
    elif passed:
        role = scene.say("board-passed")
    else:
        role = scene.say("board-flag-holder") if seat == v.flag else ""
    words = fitted(x + 46, 25 if role else 34, scene.name(seat), 15, width - 54, "t-bold")
    words += fitted(x + 46, 44, role, 13, width - 54, "f-ink2") if role else ""
    return group(frame, badge(seat, x + 24, 29, 28), words, cls=seat_class(seat), opacity=0.6 if passed else None)


# ---- the stacks beside the board ----------------------------------------------------------------------------------


def _stacks(scene: Scene) -> Picture:
    """Colony tiles, expedition deck and discard, the cards turned up last, the tiles taken out, Bonanza tiles."""
    drawn = [_colony_stack(scene, colony, colony * 107) for colony in range(COLONIES)]
    drawn += [_decks(scene, COLONIES * 107 + 6), _removed(scene)]
    shown = members(scene.view.shown)
    bottom = 256
    if shown:
        drawn.append(text(0, 274, scene.say("board-turned-up"), 15, "t-title"))
        drawn += [card_face(scene, number, i * 92, 284, 0.78) for i, number in enumerate(shown)]
        bottom = 284 + int(CARD_HEIGHT * 0.78) + 4
    return scene.picture(drawn, GRID, bottom, "board-stacks")


def _colony_stack(scene: Scene, colony: int, x: float) -> str:
    """The tiles of one colony that are left, with the spices they take."""
    name = COLONY_NAMES[colony]
    left = [tile for tile in members(scene.view.colonies_left) if int(COLONY_TILES_OF[colony]) >> tile & 1]
    drawn = [
        rect(x + 0.5, 0.5, 100, 126, 9, style=style("land", "coast")),
        fitted(x + 10, 21, scene.say(f"part-{name}"), 17, 56, "t-place"),
        count("colonist", x + 70, 16, int(COLONY_NEED[colony]), "sky", 18),
    ]
    choosing = any(Code.TILE + tile in scene.moves for tile in left)
    if not left:
        drawn.append(fitted(x + 50, 80, scene.say("board-stack-empty"), 14, 90, "t-mid t-place f-ink3"))
    elif bool(int(COLONY_TILE_ALLOWS[left[0]]).bit_count() == SPICES) and not choosing:
        drawn += [icon(spice, x + 14 + i * 18, 62, 16, spice) for i, spice in enumerate(SPICE_NAMES)]
        drawn.append(text(x + 50, 100, f"× {len(left)}", 20, "t-mid t-title"))
    else:
        drawn += [_colony_option(scene, tile, x + 6, 30 + i * 19) for i, tile in enumerate(left)]
    return group(*drawn)


def _colony_option(scene: Scene, tile: int, x: float, y: float) -> str:
    """One colony tile of a stack."""
    spices = [SPICE_NAMES[spice] for spice in members(COLONY_TILE_ALLOWS[tile])]
    drawn = [rect(x, y, 88, 17, 5, style=style("paper-raised", "line"))]
    step = 22 if len(spices) <= 3 else 16
    first = x + 44 - (len(spices) - 1) / 2 * step
    drawn += [icon(name, first + i * step, y + 8.5, 15, name) for i, name in enumerate(spices)]
    return group(*drawn, id=f"colony-{tile}") + targets(scene, [Code.TILE + tile], x, y, 88, 17)


def _decks(scene: Scene, x: float) -> str:
    """The expedition deck and its discard pile."""
    v = scene.view
    deck = card_back(x + 4, 14, 70, 84, "compass", int(v.deck_size))
    words = fitted(x + 42, 119, f"{scene.say('board-deck')} {int(v.deck_size)}", 14, 92, "t-mid f-ink2")
    thrown = members(v.discard)
    x += 100
    pile = free_place(x + 4, 12, 70, 86)
    if thrown:
        pile = rect(x + 4, 12, 70, 86, 8, style=style("paper-raised", "line-strong"))
        pile += icon("cards", x + 39, 55, 34, "ginger")
    words += fitted(x + 39, 119, f"{scene.say('board-discard')} {len(thrown)}", 14, 92, "t-mid f-ink2")
    x += 92
    claimed = members(v.claimed) if v.bonanza else []
    bonus = [_bonanza(number, x + i % 2 * 44, 20 + i // 2 * 30) for i, number in enumerate(claimed)]
    return deck + pile + words + "".join(bonus)


def _bonanza(number: int, x: float, y: float) -> str:
    """A Bonanza tile that has been turned up."""
    name, fill = GOOD_ICONS[Good(int(BONANZA_BRINGS[number]))]
    return group(
        rect(x, y - 12, 42, 26, 5, style=style(tint("leaf", 35), "line-strong")),
        count(name, x + 13, y + 1, int(BONANZA_AMOUNT[number]), fill, 17),
        id=f"bonanza-{number}",
    )


def _removed(scene: Scene) -> str:
    """The tiles that were taken out openly at the start of each half."""
    removed = [tile for tile in range(TILES) if scene.view.at[tile] == At.REMOVED]
    drawn = [text(0, 152, scene.say("board-removed"), 15, "t-title")]
    for i, number in enumerate(removed):
        x = i * 89
        drawn.append(tile_face(scene, number, x, 164, 84))
        drawn.append(targets(scene, [Code.FAVOUR + number], x, 164, 84, 84))
    return group(*drawn)
