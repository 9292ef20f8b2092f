"""Goa's table as one viewer sees it: `svg` is the whole table, `parts` its pieces for a page that lays them out itself.

It is given a view, so it cannot show what the viewer may not see. Money is held hidden at the table: of the others'
purses nothing is shown until the game is over, though a player with perfect memory could tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

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
    last_rect,
    paint,
    panel,
    pill,
    plain_target,
    plain_targets,
    rect,
    seat_class,
    star,
    style,
    target_disc,
    target_rect,
    text,
    tint,
    token,
)
from argosy.games.goa.board_faces import (
    ACTION,
    ALL_RED,
    CARD_HEIGHT,
    CARD_WIDTH,
    CARDS,
    COLONIST,
    DUCAT,
    HARVEST,
    SACK,
    SHIP,
    Icon,
    Scene,
    card_face,
    card_name,
    numbers,
    picture,
    sacks,
    scene_of,
    short_name,
    spice_buttons,
    spice_ghosts,
    targets,
    tile_face,
    tile_name,
)
from argosy.games.goa.moves import MOST_DRAWN, SPY_TRACKS, Move
from argosy.games.goa.parts import (
    ACTIONS,
    BONANZA_AMOUNT,
    BONANZA_BRINGS,
    BONANZAS,
    CELL_OF_PLACE,
    CELLS,
    COLONIES,
    COLONY_NAMES,
    COLONY_NEED,
    COLONY_SLOTS,
    COLONY_TILE_ALLOWS,
    COLONY_TILES,
    COLONY_TILES_OF,
    CORNERS,
    FIELDS,
    FIRST_TOOL,
    FLAG_PLACES,
    HAND_LIMIT,
    ROUNDS_A_HALF,
    ROW_VP,
    ROWS,
    SHEET,
    SIDE,
    SPICE_NAMES,
    SPICES,
    STEP_SPICES,
    TILE_ALLOWS,
    TILE_KIND,
    TILE_SPICE,
    TILE_VP,
    TILES,
    TRACK_NAMES,
    TRACKS,
    YIELD,
    Bonus,
    Kind,
    Track,
)
from argosy.games.goa.rules.scoring import LINES, sheet
from argosy.games.goa.rules.scoring import SHEET as SCORE_SHEET
from argosy.games.goa.state import CORNER_CELLS, EMPTY, MARKERS, At, Phase

TILE, GAP, EDGE = 108, 8, 70  # a tile, the space between two, the water around the grid
GRID = EDGE * 2 + SIDE * TILE + (SIDE - 1) * GAP
RIM = 44  # how far the flag's places on the rim are from the edge
ESTATE = 600  # the width of the pictures of one's own things
RAIL = 336  # the width of a player's panel
PLACE_WIDTH, FIELD_HEIGHT, COLONY_HEIGHT = 145, 88, 96
MANY = 12  # more targets than this are drawn plainly
TRACK_ICONS: tuple[Icon, ...] = (SHIP, HARVEST, ("scales", "gold"), CARDS, COLONIST)
BONUS_ICONS: dict[Bonus, Icon] = {
    Bonus.SHIPS: SHIP, Bonus.COLONISTS: COLONIST, Bonus.DUCATS: DUCAT, Bonus.EXPEDITIONS: CARDS,
    Bonus.EXTRA_ACTIONS: ACTION,
}  # fmt: skip
PHASES = {phase: f"board-phase-{phase.name.lower()}" for phase in Phase}
MONEY_LINE = SCORE_SHEET.index("money")


def svg(view: Any, moves: Sequence[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> str:
    """The whole table as one picture."""
    scene = scene_of(view, moves, lang, names)
    return _table(scene, _pictures(scene)).svg("goa")


def parts(view: Any, moves: Sequence[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> dict[str, str]:
    """The table in pieces, each an inline picture: course, grid, auction, stacks, purse, tableau, warehouse, tools,
    hand, and a panel for every seat: player-0, player-1 …"""
    return {name: drawn.svg("goa") for name, drawn in _pictures(scene_of(view, moves, lang, names)).items()}


def _pictures(scene: Scene) -> dict[str, Picture]:
    found = {
        "course": _course(scene),
        "grid": _grid(scene),
        "auction": _auction(scene),
        "stacks": _stacks(scene),
        "purse": _purse(scene),
        "tableau": _tableau(scene),
        "warehouse": _warehouse(scene),
        "tools": _tools(scene),
        "hand": _hand(scene),
    }
    for seat in range(scene.view.seats):
        found[f"player-{seat}"] = _player(scene, seat)
    return found


def _table(scene: Scene, drawn: dict[str, Picture]) -> Picture:
    """Three columns: the auction, one's own estate, the players."""
    margin, pad = 24, 16
    placed: list[str] = []
    bottoms = []
    columns = (
        ("course", "grid", "auction", "stacks"),
        ("purse", "tableau", "warehouse", "tools", "hand"),
        tuple(f"player-{seat}" for seat in range(scene.view.seats)),
    )
    x = float(margin)
    for column in columns:
        y = float(margin)
        width = max(drawn[name].width for name in column)
        for name in column:
            placed.append(drawn[name].at(x, y))
            y += drawn[name].height + pad
        bottoms.append(y)
        x += width + margin
    return picture(scene, placed, x, max(bottoms) + margin - pad, "board-table")


# ---- the course of the game ---------------------------------------------------------------------------------------


def _course(scene: Scene) -> Picture:
    """Eight rounds in two halves, and where in the round the game is."""
    v = scene.view
    rounds = 2 * ROUNDS_A_HALF
    drawn = []
    for i in range(rounds):
        x = i * 30 + (12 if i >= ROUNDS_A_HALF else 0)
        past, now = i < v.round, i == v.round and v.phase != Phase.OVER
        look = style("sea-ink") if past or now else style("paper-sunk", "line")
        drawn.append(rect(x, 8, 24, 8, 4, style=look, opacity=0.55 if past else None))
    words = [scene.say(PHASES[Phase(int(v.phase))])]
    if v.phase != Phase.OVER:
        words.insert(0, scene.say("board-round", n=int(v.round) + 1, of=rounds))
        words.insert(1, scene.say("board-half", n=int(v.round) // ROUNDS_A_HALF + 1))
    if v.phase == Phase.ACTIONS:
        words[-1] = scene.say("board-action", n=int(v.action) + 1, of=ACTIONS)
    drawn.append(fitted(264, 17, " · ".join(words), 16, GRID - 264, "f-ink2"))
    return picture(scene, drawn, GRID, 24, "board-course")


# ---- the auction grid ---------------------------------------------------------------------------------------------


def _corner_of(cell: int) -> tuple[float, float]:
    """The upper left corner of a grid cell."""
    return EDGE + cell % SIDE * (TILE + GAP), EDGE + cell // SIDE * (TILE + GAP)


def _centre_of(place: int) -> tuple[float, float]:
    """The centre of a place on the 7 by 7 sheet: a cell, or a place for the flag on the rim."""

    def along(i: int) -> float:
        if i == 0:
            return RIM
        if i == SHEET - 1:
            return GRID - RIM
        return EDGE + (i - 1) * (TILE + GAP) + TILE / 2

    return along(place % SHEET), along(place // SHEET)


def _grid(scene: Scene) -> Picture:
    """The five by five tiles inside the neatline, the flag, the markers and what can be done there."""
    drawn = [chart.sea(GRID, GRID), chart.rhumbs(GRID / 2, GRID / 2, 620), chart.neatline(GRID, GRID, 20, 18)]
    drawn += [_rim_dot(place) for place in range(FLAG_PLACES)]
    drawn += [_cell(scene, cell) for cell in range(CELLS)]
    drawn += [_marker_course(scene), _bonanza_corners(scene), _lot_ring(scene), _flag(scene)]
    drawn += [_marker(scene, number) for number in range(1, MARKERS)]
    drawn.append(_grid_targets(scene))
    return picture(scene, drawn, GRID, GRID, "board-grid")


def _rim_dot(place: int) -> str:
    row, column = divmod(place, SHEET)
    if (row in (0, SHEET - 1)) == (column in (0, SHEET - 1)):
        return ""  # a corner, or inside
    x, y = _centre_of(place)
    return circle(x, y, 3, style=style("sea-ink"), opacity=0.35)


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
    return token(_seller(v, number), x + 9, y + 9, 18, number, f"marker-{number}")


def _seller(v: Any, lot: int) -> int:
    """The seat whose marker lies on a lot."""
    return (int(v.starter) + lot) % int(v.seats)


def _grid_targets(scene: Scene) -> str:
    """Places for the flag, tiles for a marker, tiles that can be swapped."""
    found = []
    for place in range(FLAG_PLACES):
        if Move.FLAG + place in scene.moves:
            x, y = _centre_of(place)
            inside = CELL_OF_PLACE[place] != EMPTY
            found.append((Move.FLAG + place, x, y, 34.0 if inside else 21.0, ""))
    for first in (Move.MARKER, Move.SWAP):
        for cell in range(CELLS):
            if first + cell in scene.moves:
                x, y = _corner_of(cell)
                name = tile_name(scene, int(scene.view.grid[cell]))
                found.append((first + cell, x + TILE / 2, y + TILE / 2, TILE / 2, name))
    drawn = []
    for code, x, y, r, name in found:
        label = scene.label(int(code)) + (f": {name}" if name else "")
        if len(found) > MANY:
            drawn.append(plain_target(x - r, y - r, 2 * r, 2 * r, int(code), label, 9 if name else r))
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
        return picture(scene, boxes, GRID, 84, "board-auction")
    seats = int(v.seats)
    order = [(int(v.flag) + i) % seats for i in range(seats)]
    boxes = [_turn(scene, seat, i * GRID / seats, GRID / seats - 8) for i, seat in enumerate(order)]
    return picture(scene, boxes, GRID, 60, "board-order")


def _lot(scene: Scene, lot: int, x: float, width: float) -> str:
    v = scene.view
    seller = _seller(v, lot)
    lies = v.flag_place != EMPTY if lot == 0 else v.marker[lot] != EMPTY
    over = v.phase == Phase.AUCTION and lot < v.lot
    now = v.phase == Phase.AUCTION and lot == v.lot
    frame = rect(x + 1, 1, width, 80, 10, style=style("paper-raised", "signal" if now else "line", 2 if now else 1))
    head = icon("flag", x + 22, 25, 28, "red") if lot == 0 else token(seller, x + 22, 25, 13, lot)
    what = scene.say("board-kind-flag") if lot == 0 else ""
    if lot and lies:
        what = short_name(scene, int(v.grid[v.marker[lot]]))
    owner = fitted(x + 42, 21, scene.name(seller), 14, width - 48, "t-bold")
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
    return group(frame, head, owner, name, status, opacity=0.6 if over else None)


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
    shown = _bits(scene.view.shown)
    bottom = 256
    if shown:
        drawn.append(text(0, 274, scene.say("board-turned-up"), 15, "t-title"))
        drawn += [card_face(scene, number, i * 92, 284, 0.78) for i, number in enumerate(shown)]
        bottom = 284 + int(CARD_HEIGHT * 0.78) + 4
    return picture(scene, drawn, GRID, bottom, "board-stacks")


def _bits(mask: Any) -> list[int]:
    """The members of a set that is kept as bits."""
    return [i for i in range(int(mask).bit_length()) if int(mask) >> i & 1]


def _colony_stack(scene: Scene, colony: int, x: float) -> str:
    """The tiles of one colony that are left, with the spices they take."""
    name = COLONY_NAMES[colony]
    left = [tile for tile in _bits(scene.view.colonies_left) if int(COLONY_TILES_OF[colony]) >> tile & 1]
    drawn = [
        rect(x + 0.5, 0.5, 100, 126, 9, style=style("land", "coast")),
        fitted(x + 10, 21, scene.say(f"part-{name}"), 17, 56, "t-place"),
        count("colonist", x + 70, 16, int(COLONY_NEED[colony]), "sky", 18),
    ]
    choosing = any(Move.TILE + tile in scene.moves for tile in left)
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
    spices = [SPICE_NAMES[spice] for spice in _bits(COLONY_TILE_ALLOWS[tile])]
    drawn = [rect(x, y, 88, 17, 5, style=style("paper-raised", "line"))]
    step = 22 if len(spices) <= 3 else 16
    drawn += [icon(name, x + 44 + (i - (len(spices) - 1) / 2) * step, y + 8.5, 15, name) for i, name in enumerate(spices)]
    return group(*drawn, id=f"colony-{tile}") + targets(scene, [Move.TILE + tile], x, y, 88, 17)


def _decks(scene: Scene, x: float) -> str:
    """The expedition deck and its discard pile."""
    v = scene.view
    deck = card_back(x + 4, 14, 70, 84, "compass", int(v.deck_size))
    words = fitted(x + 42, 119, f"{scene.say('board-deck')} {int(v.deck_size)}", 14, 92, "t-mid f-ink2")
    thrown = _bits(v.discard)
    x += 100
    pile = free_place(x + 4, 12, 70, 86) if not thrown else rect(
        x + 4, 12, 70, 86, 8, style=style("paper-raised", "line-strong")
    ) + icon("cards", x + 39, 55, 34, "ginger")
    words += fitted(x + 39, 119, f"{scene.say('board-discard')} {len(thrown)}", 14, 92, "t-mid f-ink2")
    x += 92
    claimed = _bits(v.claimed) if v.bonanza else []
    bonus = [_bonanza(number, x + i % 2 * 44, 20 + i // 2 * 30) for i, number in enumerate(claimed[:BONANZAS])]
    return deck + pile + words + "".join(bonus)


def _bonanza(number: int, x: float, y: float) -> str:
    """A Bonanza tile that has been turned up."""
    name, fill = BONUS_ICONS[Bonus(int(BONANZA_BRINGS[number]))]
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
        drawn.append(targets(scene, [Move.FAVOUR + number], x, 164, 84, 84))
    return group(*drawn)


# ---- one's own estate ---------------------------------------------------------------------------------------------


def _points(scene: Scene, seat: int) -> int:
    """The points that can be seen: without money, and without the cards of others, until the game is over."""
    lines = np.zeros(LINES, np.int16)
    sheet(scene.view, seat, lines)
    if scene.view.phase != Phase.OVER:
        lines[MONEY_LINE] = 0
    return int(lines.sum())


def _purse(scene: Scene) -> Picture:
    """What one has, as numbers; a choice between ships, colonists and spices is made here."""
    v, me = scene.view, scene.me
    limit = int(HAND_LIMIT[v.rows[me, Track.EXPEDITION]])
    entries: list[tuple[Icon, str, str, list[int]]] = [
        (DUCAT, str(int(v.ducats[me])), "board-ducats", []),
        (SHIP, str(int(v.ships[me])), "board-ships", [Move.GAIN_SHIPS]),
        (COLONIST, str(int(v.colonists[me])), "board-colonists", [Move.GAIN_COLONISTS]),
        (SACK, str(int(v.spices[me].sum())), "board-spices", [Move.GAIN_SPICES]),
        (ACTION, str(int(v.extra[me])), "board-extra", []),
        (CARDS, f"{int(v.hand_size[me])}/{limit}", "board-cards", []),
    ]
    drawn = [badge(me, 16, 28, 28)]
    width = 82
    for i, ((name, fill), value, key, codes) in enumerate(entries):
        x = 42 + i * (width + 4)
        drawn.append(rect(x, 4, width, 48, 8, style=style("paper-raised", "line")))
        drawn.append(icon(name, x + 17, 21, 22, fill) + text(x + 33, 27, value, 18, "t-bold"))
        drawn.append(fitted(x + width / 2, 46, scene.say(key), 12, width - 8, "t-mid f-ink2"))
        drawn.append(targets(scene, codes, x, 4, width, 48))
    drawn.append(star(579, 28, _points(scene, me), 42))
    return picture(scene, drawn, ESTATE, 56, "board-purse", who=scene.name(me))


COLUMN, ROW_HEIGHT, LEFT, TOP = 112, 58, 40, 42


def _tableau(scene: Scene) -> Picture:
    """Five tracks: past rows sunk, the marker's row washed, rows to come with their price in spices."""
    me = scene.me
    drawn = []
    for row in range(ROWS):
        drawn.append(star(18, TOP + row * ROW_HEIGHT + 29, int(ROW_VP[row]), 30, filled=row > 0))
    for track in range(TRACKS):
        x = LEFT + track * COLUMN
        name, fill = TRACK_ICONS[track]
        drawn.append(icon(name, x + 15, 18, 24, fill))
        drawn.append(fitted(x + 31, 24, scene.say(f"track-{TRACK_NAMES[track]}"), 16, COLUMN - 34, "t-title"))
        drawn += [_step(scene, me, track, row) for row in range(ROWS)]
        drawn.append(token(me, x + COLUMN - 28, _step_y(int(scene.view.rows[me, track])) + 29, 14, id=f"dev-{me}-{track}"))
        drawn.append(_tableau_targets(scene, track))
    return picture(scene, [group(*drawn, cls=seat_class(me))], ESTATE, TOP + ROWS * ROW_HEIGHT + 2, "board-tableau")


def _step_y(row: int) -> float:
    return TOP + row * ROW_HEIGHT


def _step(scene: Scene, me: int, track: int, row: int) -> str:
    """One cell of the tableau."""
    x, y = LEFT + track * COLUMN, _step_y(row)
    at = int(scene.view.rows[me, track])
    look = style("pw", "pc", 2) if row == at else style("paper-sunk" if row < at else "paper-raised", "line", 1)
    gain = str(int(YIELD[track, row])) + (f"/{int(HAND_LIMIT[row])}" if track == Track.EXPEDITION else "")
    number = text(x + 14, y + 37, gain, 25 if len(gain) < 3 else 21, "t-title" + (" f-ink3" if row < at else ""))
    price = _price(track, row, x, y) if row > at else ""
    return rect(x + 2, y + 2, COLUMN - 6, ROW_HEIGHT - 5, 7, style=look) + number + price


def _price(track: int, row: int, x: float, y: float) -> str:
    """The spices of a step; as many ships come with them."""
    spices = [spice for spice in range(SPICES) for _ in range(int(STEP_SPICES[track, row - 1, spice]))]
    many = len(spices) > 2
    drawn = []
    for k, spice in enumerate(spices):
        cx = x + COLUMN - 17 - (k % 2) * 22 if many else x + COLUMN - 18 - (len(spices) - 1 - k) * 23
        cy = y + 18 + (k // 2) * 22 if many else y + 29
        if len(spices) == 3 and k == 2:
            cx = x + COLUMN - 28
        drawn.append(icon(SPICE_NAMES[spice], cx, cy, 20, SPICE_NAMES[spice]))
    return "".join(drawn)


def _tableau_targets(scene: Scene, track: int) -> str:
    """The action of a track on its marker's row, the step ahead on the row below."""
    x = LEFT + track * COLUMN + 2
    row = int(scene.view.rows[scene.me, track])
    size = (COLUMN - 6, ROW_HEIGHT - 5)
    ahead = targets(scene, [Move.ADVANCE + track], x, _step_y(row + 1) + 2, *size) if row + 1 < ROWS else ""
    if track == Track.EXPEDITION:
        codes = [Move.EXPEDITION + n for n in range(1, MOST_DRAWN + 1)]
        shares = numbers(1, MOST_DRAWN) if len(scene.legal(codes)) > 1 else []
        return ahead + targets(scene, codes, x, _step_y(row) + 2, *size, shares)
    action = {Track.SHIPS: Move.BUILD, Track.HARVEST: Move.HARVEST, Track.TAXES: Move.TAXES}.get(Track(track))
    return ahead + (targets(scene, [action], x, _step_y(row) + 2, *size) if action is not None else "")


def _warehouse(scene: Scene) -> Picture:
    """Four fields for plantations, four places for colonies, and the spices on them."""
    drawn = []
    for place in range(FIELDS + COLONIES):
        column = place % FIELDS
        x = column * (PLACE_WIDTH + 6.6) + 1
        y, height = (1, FIELD_HEIGHT) if place < FIELDS else (FIELD_HEIGHT + 12, COLONY_HEIGHT)
        drawn.append(_field(scene, place, x, y) if place < FIELDS else _colony(scene, place - FIELDS, x, y))
        drawn.append(_place_targets(scene, place, x, y, height))
    return picture(scene, drawn, ESTATE, FIELD_HEIGHT + COLONY_HEIGHT + 14, "board-warehouse")


def _field(scene: Scene, field: int, x: float, y: float) -> str:
    v, me = scene.view, scene.me
    number = int(v.field[me, field])
    if number == EMPTY:
        return free_place(x, y, PLACE_WIDTH, FIELD_HEIGHT, scene.say("board-free-field"))
    spice = int(TILE_SPICE[number])
    face = tint(SPICE_NAMES[spice], 20) if spice >= 0 else "paper-raised"
    vp = star(x + PLACE_WIDTH - 17, y + 18, int(TILE_VP[number]), 28) if TILE_VP[number] else ""
    allowed = "" if spice >= 0 else _allowed(_bits(TILE_ALLOWS[number]), x, y + 74)
    return group(
        rect(x, y, PLACE_WIDTH, FIELD_HEIGHT, 9, style=style(face, "line-strong")),
        fitted(x + 11, y + 22, short_name(scene, number), 16, PLACE_WIDTH - 42, "t-title"),
        vp,
        sacks(v.stock[me, field], int(v.room[me, field]), x + PLACE_WIDTH / 2, y + (56 if spice >= 0 else 46), 20, 46),
        allowed,
        id=f"tile-{number}",
    )


def _allowed(spices: list[int], x: float, y: float) -> str:
    """Small icons of the spices that a place takes."""
    first = x + PLACE_WIDTH / 2 - (len(spices) - 1) * 11
    return "".join(icon(SPICE_NAMES[spice], first + i * 22, y, 14, SPICE_NAMES[spice]) for i, spice in enumerate(spices))


def _colony(scene: Scene, colony: int, x: float, y: float) -> str:
    v, me = scene.view, scene.me
    number = int(v.colony[me, colony])
    name = scene.say(f"part-{COLONY_NAMES[colony]}")
    if number == EMPTY:
        return group(
            free_place(x, y, PLACE_WIDTH, COLONY_HEIGHT),
            fitted(x + 11, y + 22, name, 18, PLACE_WIDTH - 20, "t-place f-ink2"),
            icon("colonist", x + 52, y + 55, 26, "sky"),
            text(x + 72, y + 64, int(COLONY_NEED[colony]), 26, "t-title"),
            fitted(x + 11, y + 88, scene.say("board-slots", n=int(COLONY_SLOTS[colony])), 13, PLACE_WIDTH - 20, "f-ink3"),
        )
    place = FIELDS + colony
    return group(
        rect(x, y, PLACE_WIDTH, COLONY_HEIGHT, 9, style=style("land", "coast")),
        fitted(x + 11, y + 22, name, 18, PLACE_WIDTH - 40, "t-place"),
        icon("city", x + PLACE_WIDTH - 17, y + 17, 24, "paper-raised"),
        sacks(v.stock[me, place], int(v.room[me, place]), x + PLACE_WIDTH / 2, y + 52, 20, 46),
        _allowed(_bits(COLONY_TILE_ALLOWS[number]), x, y + 84),
        id=f"colony-{number}",
    )


def _place_targets(scene: Scene, place: int, x: float, y: float, height: float) -> str:
    """What can be done with a place of the warehouse: fill, give, refill, replace, found."""
    fill = [Move.FILL + place * SPICES + spice for spice in range(SPICES)]
    give = [Move.GIVE + place * SPICES + spice for spice in range(SPICES)]
    other = [Move.REFILL + place]
    other.append(Move.REPLACE + place if place < FIELDS else Move.FOUND + place - FIELDS)
    drawn = []
    for codes in (fill, give):
        several = len(scene.legal(codes)) > 1
        shares = spice_buttons() if several else spice_ghosts() if codes is fill else []
        drawn.append(targets(scene, codes, x, y, PLACE_WIDTH, height, shares))
    return "".join(drawn) + targets(scene, other, x, y, PLACE_WIDTH, height)


def _tools(scene: Scene) -> Picture:
    """The tiles before the player: the red ones faded when used this round, duties that are done with a tick."""
    v, me = scene.view, scene.me
    owned = [t for t in range(TILES) if v.at[t] == At.OWNED + me and TILE_KIND[t] > Kind.CROP_ROTATION]
    ready = {kind: int(v.tools[me, kind - FIRST_TOOL]) for kind in Kind if kind >= FIRST_TOOL}
    kept = [t for t in range(TILES) if v.at[t] == At.KEPT + me]
    drawn, clickable = [], set(scene.moves)
    if not owned and not kept:
        return picture(scene, [text(2, 18, scene.say("board-no-tools"), 15, "t-place f-ink3")], ESTATE, 26, "board-tools")
    for i, number in enumerate(owned + kept):
        x, y = i % 6 * 100, i // 6 * 104 + 4
        kind = int(TILE_KIND[number])
        spent = kind >= FIRST_TOOL and number in owned and ready[Kind(kind)] == 0
        drawn.append(tile_face(scene, number, x, y, 94, faded=spent or number in kept))
        if spent:
            mark = "hourglass" if kind in ALL_RED else "check"
            drawn.append(circle(x + 47, y + 47, 18, style=style("paper-raised", "line")) + icon(mark, x + 47, y + 47, 24))
        elif kind >= FIRST_TOOL and number in owned:
            ready[Kind(kind)] -= 1
            code = Move.USE + kind - FIRST_TOOL
            if code in clickable:
                clickable.discard(code)  # of two equal tiles one is enough to click
                drawn.append(targets(scene, [code], x, y, 94, 94))
    rows = (len(owned + kept) + 5) // 6
    return picture(scene, drawn, ESTATE, rows * 104, "board-tools")


def _hand(scene: Scene) -> Picture:
    """The expedition cards in hand; backs where the viewer may not see them."""
    v, me = scene.view, scene.me
    cards = _bits(v.hand[me])
    size = max(int(v.hand_size[me]), len(cards))
    if size == 0:
        return picture(scene, [text(2, 18, scene.say("board-no-cards"), 15, "t-place f-ink3")], ESTATE, 26, "board-hand")
    apart = min(CARD_WIDTH + 10, (ESTATE - CARD_WIDTH - 6) / max(1, size - 1))
    drawn = []
    for i in range(size):
        x, y = 2 + i * apart, 4.0
        if i >= len(cards):
            drawn.append(card_back(x, y, CARD_WIDTH, CARD_HEIGHT))
            continue
        codes = [Move.PLAY + cards[i], Move.DISCARD + cards[i]]
        drawn.append(card_face(scene, cards[i], x, y))
        width = CARD_WIDTH if i + 1 == size else min(apart - 4, CARD_WIDTH)
        drawn.append(targets(scene, codes, x, y, width, CARD_HEIGHT, down=True))
    return picture(scene, drawn, ESTATE, CARD_HEIGHT + 8, "board-hand")


# ---- the players --------------------------------------------------------------------------------------------------


def _player(scene: Scene, seat: int) -> Picture:
    """What everybody can see of a seat."""
    v = scene.view
    turn = seat == scene.acting
    roles = [scene.say("board-to-move")] if turn else []
    if v.phase == Phase.AUCTION and seat == _seller(v, int(v.lot)):
        roles.append(scene.say("board-auctioneer"))
    if seat == v.flag:
        roles.append(scene.say("board-flag-holder"))
    drawn = [
        panel(0.5, 0.5, RAIL - 1, 175),
        rect(1, 1, RAIL - 2, 174, 12, style=style("pw"), opacity=0.6) if turn else "",
        rect(1, 8, 5, 160, 2, style=style("pc")),
        badge(seat, 30, 28),
        fitted(54, 25, scene.name(seat), 17, 200, "t-bold"),
        fitted(54, 43, " · ".join(roles), 13, 210, "f-ink2"),
        star(RAIL - 30, 28, _points(scene, seat), 40),
        _public_counts(scene, seat),
        _mini_tracks(scene, seat),
        _mini_warehouse(scene, seat),
    ]
    label = scene.say("board-player", who=scene.name(seat))
    return Picture(group(*drawn, cls=seat_class(seat), id=f"seat-{seat}"), RAIL, 176, label)


def _public_counts(scene: Scene, seat: int) -> str:
    v = scene.view
    counts: list[tuple[Icon, int]] = [
        (SHIP, int(v.ships[seat])), (COLONIST, int(v.colonists[seat])), (ACTION, int(v.extra[seat])),
        (CARDS, int(v.hand_size[seat])),
    ]  # fmt: skip
    if v.phase == Phase.OVER or seat == scene.me:
        counts.insert(0, (DUCAT, int(v.ducats[seat])))
    drawn = "".join(count(name, 28 + i * 52, 66, value, fill, 20) for i, ((name, fill), value) in enumerate(counts))
    tiles = [t for t in range(TILES) if v.at[t] == At.OWNED + seat and TILE_KIND[t] > Kind.CROP_ROTATION]
    return drawn + (count("board", RAIL - 50, 66, len(tiles), "silver", 20) if tiles else "")


def _mini_tracks(scene: Scene, seat: int) -> str:
    """The five tracks as small bars; a spied track is a target."""
    drawn = []
    for track in range(TRACKS):
        x = 18 + track * 62
        name, fill = TRACK_ICONS[track]
        at = int(scene.view.rows[seat, track])
        bars = [
            rect(x + 22 + row * 7, 104 - row * 4, 6, 6 + row * 4, 1, style=style(
                "pc" if row <= at else "paper-sunk", None, 0.6), stroke="#14212a" if row <= at else paint("line-strong"))
            for row in range(ROWS)
        ]  # fmt: skip
        drawn.append(icon(name, x + 9, 99, 19, fill) + "".join(bars))
        if track in SPY_TRACKS:
            code = Move.SPY + seat * len(SPY_TRACKS) + SPY_TRACKS.tolist().index(track)
            drawn.append(targets(scene, [code], x - 3, 82, 61, 32))
    return "".join(drawn)


def _mini_warehouse(scene: Scene, seat: int) -> str:
    """Plantations and colonies in small, with their spices."""
    v = scene.view
    drawn = []
    for place in range(FIELDS + COLONIES):
        field = place < FIELDS
        number = int(v.field[seat, place] if field else v.colony[seat, place - FIELDS])
        x, y = 16 + place % FIELDS * 78, 120 if field else 147
        if number == EMPTY:
            drawn.append(rect(x, y, 74, 24, 5, fill="none", style=style(stroke="line"), stroke_dasharray="2 4"))
            if not field:
                name = scene.say(f"part-{COLONY_NAMES[place - FIELDS]}")
                drawn.append(fitted(x + 37, y + 16, name, 12, 68, "t-mid t-place f-ink3"))
            continue
        spice = int(TILE_SPICE[number]) if field else -1
        face = tint(SPICE_NAMES[spice], 26) if spice >= 0 else "land" if not field else "paper-raised"
        drawn.append(rect(x, y, 74, 24, 5, style=style(face, "line-strong")))
        drawn.append(sacks(v.stock[seat, place], int(v.room[seat, place]), x + 37, y + 12, 9.5, 22))
    return "".join(drawn)
