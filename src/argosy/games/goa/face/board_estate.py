"""The pictures of one's own estate and of the players' panels."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.draw import (
    Picture,
    badge,
    card_back,
    circle,
    count,
    el,
    escape,
    fitted,
    free_place,
    group,
    icon,
    panel,
    rect,
    seat_class,
    star,
    style,
    target_disc,
    text,
    tint,
    token,
)
from argosy.draw.pieces import OUTLINE
from argosy.games.goa.face.board_faces import (
    ACTION,
    ALL_RED,
    CARD_HEIGHT,
    CARD_WIDTH,
    CARDS,
    COLONIST,
    DUCAT,
    HARVEST,
    KIND_ICONS,
    SACK,
    SHIP,
    Icon,
    Scene,
    card_face,
    numbers,
    sacks,
    short_name,
    spice_targets,
    targets,
    tile_face,
    tile_name,
)
from argosy.games.goa.face.prompts import auctioneer_of
from argosy.games.goa.moves import SPY_TRACKS, Code
from argosy.games.goa.parts import (
    COLONIES,
    COLONY_NAMES,
    COLONY_NEED,
    COLONY_SLOTS,
    COLONY_TILE_ALLOWS,
    FIELDS,
    FIRST_BIT,
    FIRST_TOOL,
    HAND_LIMIT,
    MOST_DRAWN,
    ROW_VP,
    ROWS,
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
    Kind,
    Track,
    members,
)
from argosy.games.goa.rules.scoring import score
from argosy.games.goa.state import EMPTY, At, Phase, State

ESTATE = 600  # the width of the pictures of one's own things
RAIL = 336  # the width of a player's panel
PLACE_WIDTH, FIELD_HEIGHT, COLONY_HEIGHT = 145, 88, 96
COLUMN, ROW_HEIGHT, LEFT, TOP = 112, 58, 40, 42  # the cells of the tableau
TRACK_ICONS: tuple[Icon, ...] = (SHIP, HARVEST, ("scales", "gold"), CARDS, COLONIST)


def _points(scene: Scene, seat: int) -> int:
    """The points as they stand; the cards of others count when the game is over and all hands are shown."""
    return int(score(scene.view, seat))


def _score(right: float, baseline: float, points: int) -> str:
    """Points beside a star, ending at the right."""
    number = text(right, baseline, points, 25, "t-end t-title")
    return number + icon("vp", right - 16 - 13 * len(str(points)), baseline - 8, 20, "gold")


def purse(scene: Scene) -> Picture:
    """What one has, as numbers; a choice between ships, colonists and spices is made here."""
    v, me = scene.view, scene.me
    limit = int(HAND_LIMIT[v.rows[me, Track.EXPEDITION]])
    entries: list[tuple[Icon, str, str, list[int]]] = [
        (DUCAT, str(int(v.ducats[me])), "board-ducats", []),
        (SHIP, str(int(v.ships[me])), "board-ships", [Code.GAIN_SHIPS]),
        (COLONIST, str(int(v.colonists[me])), "board-colonists", [Code.GAIN_COLONISTS]),
        (SACK, str(int(v.spices[me].sum())), "board-spices", [Code.GAIN_SPICES]),
        (ACTION, str(int(v.extra[me])), "board-extra", []),
        (CARDS, f"{int(v.hand_size[me])}/{limit}", "board-cards", []),
    ]
    drawn = [badge(me, 16, 28, 28)]
    width = 80
    for i, ((name, fill), value, key, codes) in enumerate(entries):
        x = 42 + i * (width + 4)
        drawn.append(rect(x, 4, width, 48, 8, style=style("paper-raised", "line")))
        drawn.append(icon(name, x + 17, 21, 22, fill) + text(x + 33, 27, value, 18, "t-bold"))
        drawn.append(fitted(x + width / 2, 46, scene.say(key), 12, width - 8, "t-mid f-ink2"))
        drawn.append(targets(scene, codes, x, 4, width, 48))
    drawn.append(_score(ESTATE - 2, 35, _points(scene, me)))
    return scene.picture(drawn, ESTATE, 56, "board-purse", who=scene.name(me))


def tableau(scene: Scene) -> Picture:
    """Five tracks: past rows sunk, the marker's row washed, rows to come with their price in spices.

    A small card marks what the first to come here draws, a small bolt what a complete row brings.
    """
    me = scene.me
    drawn = []
    for row in range(ROWS):
        drawn.append(star(18, _step_y(row) + 29, int(ROW_VP[row]), 30, filled=row > 0))
        if row > scene.view.complete[me]:
            drawn.append(icon("action", 33, _step_y(row) + 44, 15, "gold"))
    for track in range(TRACKS):
        x = LEFT + track * COLUMN
        name, fill = TRACK_ICONS[track]
        drawn.append(icon(name, x + 15, 18, 24, fill))
        drawn.append(fitted(x + 31, 24, scene.say(f"board-track-{TRACK_NAMES[track]}"), 16, COLUMN - 34, "t-title"))
        drawn += [_step(scene, me, track, row) for row in range(ROWS)]
        y = _step_y(int(scene.view.rows[me, track]))
        drawn.append(token(me, x + COLUMN - 28, y + 29, 14, id=f"dev-{me}-{track}"))
        drawn.append(_tableau_targets(scene, track))
    return scene.picture([group(*drawn, cls=seat_class(me))], ESTATE, TOP + ROWS * ROW_HEIGHT + 2, "board-tableau")


def _step_y(row: int) -> float:
    return TOP + row * ROW_HEIGHT


def _step(scene: Scene, me: int, track: int, row: int) -> str:
    """One cell of the tableau."""
    x, y = LEFT + track * COLUMN, _step_y(row)
    at = int(scene.view.rows[me, track])
    look = style("pw", "pc", 2) if row == at else style("paper-sunk" if row < at else "paper-raised", "line", 1)
    if row == at and scene.legal(_actions(track)):
        look = style("pw")  # the ring of the target takes the place of the outline
    gain = str(int(YIELD[track, row])) + (f"/{int(HAND_LIMIT[row])}" if track == Track.EXPEDITION else "")
    number = text(x + 14, y + 37, gain, 25 if len(gain) < 3 else 21, "t-title" + (" f-ink3" if row < at else ""))
    price = _price(track, row, x, y) if row > at else ""
    first = FIRST_BIT[track, row] & ~scene.view.firsts
    reward = icon("cards", x + 53, y + 15, 15, "ginger") if first else ""
    return rect(x + 2, y + 2, COLUMN - 6, ROW_HEIGHT - 5, 7, style=look) + number + reward + price


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
    ahead = targets(scene, [Code.ADVANCE + track], x, _step_y(row + 1) + 2, *size) if row + 1 < ROWS else ""
    shares = numbers(1, MOST_DRAWN) if len(scene.legal(_actions(track))) > 1 else []
    return ahead + targets(scene, _actions(track), x, _step_y(row) + 2, *size, shares)


def _actions(track: int) -> Sequence[int]:
    """The actions that a track is good for; a colony is founded in the warehouse."""
    if track == Track.EXPEDITION:
        return [Code.EXPEDITION + n for n in range(1, MOST_DRAWN + 1)]
    return {Track.SHIPS: [Code.BUILD], Track.HARVEST: [Code.HARVEST], Track.TAXES: [Code.TAXES]}.get(Track(track), [])


def warehouse(scene: Scene) -> Picture:
    """Four fields for plantations, four places for colonies, and the spices on them."""
    drawn = []
    for place in range(FIELDS + COLONIES):
        column = place % FIELDS
        x = column * (PLACE_WIDTH + 6.6) + 1
        y, height = (1, FIELD_HEIGHT) if place < FIELDS else (FIELD_HEIGHT + 12, COLONY_HEIGHT)
        drawn.append(_field(scene, place, x, y) if place < FIELDS else _colony(scene, place - FIELDS, x, y))
        drawn.append(_place_targets(scene, place, x, y, height))
    return scene.picture(drawn, ESTATE, FIELD_HEIGHT + COLONY_HEIGHT + 14, "board-warehouse")


def _field(scene: Scene, field: int, x: float, y: float) -> str:
    v, me = scene.view, scene.me
    number = int(v.field[me, field])
    if number == EMPTY:
        return free_place(x, y, PLACE_WIDTH, FIELD_HEIGHT, scene.say("board-free-field"))
    spice = int(TILE_SPICE[number])
    face = tint(SPICE_NAMES[spice], 20) if spice >= 0 else "paper-raised"
    vp = star(x + PLACE_WIDTH - 17, y + 18, int(TILE_VP[number]), 28) if TILE_VP[number] else ""
    allowed = "" if spice >= 0 else _allowed(members(TILE_ALLOWS[number]), x, y + 74)
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
    names = [SPICE_NAMES[spice] for spice in spices]
    return "".join(icon(name, first + i * 22, y, 14, name) for i, name in enumerate(names))


def _colony(scene: Scene, colony: int, x: float, y: float) -> str:
    v, me = scene.view, scene.me
    number = int(v.colony[me, colony])
    name = scene.say(f"part-{COLONY_NAMES[colony]}")
    if number == EMPTY:
        slots = scene.say("board-slots", n=int(COLONY_SLOTS[colony]))
        return group(
            free_place(x, y, PLACE_WIDTH, COLONY_HEIGHT),
            fitted(x + 11, y + 22, name, 18, PLACE_WIDTH - 20, "t-place f-ink2"),
            icon("colonist", x + 52, y + 55, 26, "sky"),
            text(x + 72, y + 64, int(COLONY_NEED[colony]), 26, "t-title"),
            fitted(x + 11, y + 88, slots, 13, PLACE_WIDTH - 20, "f-ink3"),
        )
    place = FIELDS + colony
    return group(
        rect(x, y, PLACE_WIDTH, COLONY_HEIGHT, 9, style=style("land", "coast")),
        fitted(x + 11, y + 22, name, 18, PLACE_WIDTH - 40, "t-place"),
        icon("city", x + PLACE_WIDTH - 17, y + 17, 24, "paper-raised"),
        sacks(v.stock[me, place], int(v.room[me, place]), x + PLACE_WIDTH / 2, y + 52, 20, 46),
        _allowed(members(COLONY_TILE_ALLOWS[number]), x, y + 84),
        id=f"colony-{number}",
    )


def _place_targets(scene: Scene, place: int, x: float, y: float, height: float) -> str:
    """What can be done with a place of the warehouse: fill, give, refill, replace, found."""
    size = (x, y, PLACE_WIDTH, height)
    other = [Code.REFILL + place]
    other.append(Code.REPLACE + place if place < FIELDS else Code.FOUND + place - FIELDS)
    spiced = "".join(spice_targets(scene, first + place * SPICES, *size) for first in (Code.FILL, Code.GIVE))
    return spiced + targets(scene, other, *size)


def _nothing(scene: Scene, key: str, label: str) -> Picture:
    return scene.picture([text(2, 18, scene.say(key), 15, "t-place f-ink3")], ESTATE, 26, label)


def _tiles_of(v: State, seat: int) -> list[int]:
    """The tiles that lie before a seat."""
    owned = At.OWNED + seat
    return [t for t, at in enumerate(v.at.tolist()) if at == owned and TILE_ALLOWS[t] == 0]


def tools(scene: Scene) -> Picture:
    """The tiles before the player: the red ones faded when used this round, duties that are done with a tick."""
    v, me = scene.view, scene.me
    owned = _tiles_of(v, me)
    ready = {kind: int(v.tools[me, kind - FIRST_TOOL]) for kind in Kind if kind >= FIRST_TOOL}
    kept = [t for t in range(TILES) if v.at[t] == At.KEPT + me]
    drawn: list[str] = []
    clickable = set(scene.moves)
    if not owned and not kept:
        return _nothing(scene, "board-no-tools", "board-tools")
    for i, number in enumerate(owned + kept):
        x, y = i % 6 * 100, i // 6 * 104 + 4
        kind = int(TILE_KIND[number])
        spent = kind >= FIRST_TOOL and number in owned and ready[Kind(kind)] == 0
        drawn.append(tile_face(scene, number, x, y, 94, faded=spent or number in kept))
        if spent:
            mark = "hourglass" if kind in ALL_RED else "check"
            drawn.append(circle(x + 47, y + 47, 18, style=style("paper-raised", "line")))
            drawn.append(icon(mark, x + 47, y + 47, 24))
        elif kind >= FIRST_TOOL and number in owned:
            ready[Kind(kind)] -= 1
            code = Code.USE + kind - FIRST_TOOL
            if code in clickable:
                clickable.discard(code)  # of two equal tiles one is enough to click
                drawn.append(targets(scene, [code], x, y, 94, 94))
    rows = (len(owned + kept) + 5) // 6
    return scene.picture(drawn, ESTATE, rows * 104, "board-tools")


def hand(scene: Scene) -> Picture:
    """The expedition cards in hand; backs where the viewer may not see them."""
    v, me = scene.view, scene.me
    cards = members(v.hand[me])
    size = max(int(v.hand_size[me]), len(cards))
    if size == 0:
        return _nothing(scene, "board-no-cards", "board-hand")
    apart = min(CARD_WIDTH + 10, (ESTATE - CARD_WIDTH - 6) / max(1, size - 1))
    drawn = []
    for i in range(size):
        x, y = 2 + i * apart, 4.0
        if i >= len(cards):
            drawn.append(card_back(x, y, CARD_WIDTH, CARD_HEIGHT))
            continue
        width = CARD_WIDTH if i + 1 == size else min(apart - 4, CARD_WIDTH)
        drawn.append(card_face(scene, cards[i], x, y) + _card_targets(scene, cards[i], x, y, width))
    return scene.picture(drawn, ESTATE, CARD_HEIGHT + 8, "board-hand")


def _card_targets(scene: Scene, number: int, x: float, y: float, width: float) -> str:
    """A card is played by its face; where it may be discarded as well, a small disc at its foot does that."""
    play, discard = Code.PLAY + number, Code.DISCARD + number
    if play not in scene.moves or discard not in scene.moves:
        return targets(scene, [play, discard], x, y, width, CARD_HEIGHT)
    cx, cy = x + 20, y + CARD_HEIGHT - 20
    cross = circle(cx, cy, 12, style=style("paper-raised")) + icon("close", cx, cy, 16, None, "signal")
    face = targets(scene, [play], x, y, width, CARD_HEIGHT)
    return face + target_disc(cx, cy, 13, discard, scene.label(discard), cross)


# ---- the players --------------------------------------------------------------------------------------------------


def player(scene: Scene, seat: int) -> Picture:
    """What everybody can see of a seat."""
    v = scene.view
    turn = seat == scene.acting
    roles = [scene.say("board-to-move")] if turn else []
    if v.phase == Phase.AUCTION and seat == auctioneer_of(v, int(v.lot)):
        roles.append(scene.say("board-auctioneer"))
    if seat == v.flag:
        roles.append(scene.say("board-flag-holder"))
    height = 204 if _tiles_of(v, seat) else 178
    drawn = [
        group(  # a page draws its own frame and hides this one
            panel(0.5, 0.5, RAIL - 1, height - 1),
            rect(1, 1, RAIL - 2, height - 2, 12, style=style("pw"), opacity=0.6) if turn else "",
            rect(1, 8, 5, height - 16, 2, style=style("pc")),
            cls="frame",
        ),
        badge(seat, 30, 28),
        fitted(54, 25, scene.name(seat), 17, 200, "t-bold"),
        fitted(54, 43, " · ".join(roles), 13, 210, "f-ink2"),
        _score(RAIL - 14, 35, _points(scene, seat)),
        _public_counts(scene, seat),
        _mini_tracks(scene, seat),
        _mini_warehouse(scene, seat),
        _mini_tools(scene, seat),
    ]
    label = scene.say("board-player", who=scene.name(seat))
    return Picture(group(*drawn, cls=seat_class(seat), id=f"seat-{seat}"), RAIL, height, label)


def _public_counts(scene: Scene, seat: int) -> str:
    v = scene.view
    counts: list[tuple[Icon, int]] = [
        (DUCAT, int(v.ducats[seat])), (SHIP, int(v.ships[seat])), (COLONIST, int(v.colonists[seat])),
        (ACTION, int(v.extra[seat])), (CARDS, int(v.hand_size[seat])),
    ]  # fmt: skip
    return "".join(count(name, 28 + i * 60, 66, value, fill, 20) for i, ((name, fill), value) in enumerate(counts))


def _mini_tracks(scene: Scene, seat: int) -> str:
    """The five tracks as small bars; a spied track is a target."""
    drawn = []
    for track in range(TRACKS):
        x = 18 + track * 62
        name, fill = TRACK_ICONS[track]
        at = int(scene.view.rows[seat, track])
        bars = [_bar(x + 22 + row * 7, row, row <= at) for row in range(ROWS)]
        drawn.append(icon(name, x + 9, 99, 19, fill) + "".join(bars))
        if track in SPY_TRACKS:
            code = Code.SPY + seat * len(SPY_TRACKS) + SPY_TRACKS.tolist().index(track)
            drawn.append(targets(scene, [code], x - 3, 82, 61, 32))
    return "".join(drawn)


def _bar(x: float, row: int, reached: bool) -> str:
    look = style("pc") if reached else style("paper-sunk", "line-strong")
    outline = OUTLINE if reached else None
    return rect(x, 104 - row * 4, 6, 6 + row * 4, 1, style=look, stroke=outline, stroke_width=0.6)


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


def _mini_tools(scene: Scene, seat: int) -> str:
    """The tiles before a seat in small: the red ones with a red outline, faded when used."""
    v = scene.view
    drawn = []
    for i, number in enumerate(_tiles_of(v, seat)[:8]):
        x, kind = 16 + i * 39, Kind(int(TILE_KIND[number]))
        spent = kind >= FIRST_TOOL and v.tools[seat, kind - FIRST_TOOL] == 0
        frame = rect(x, 175, 35, 24, 5, style=style("paper-raised", "bad" if kind in ALL_RED else "line-strong"))
        name, fill = KIND_ICONS[kind][0]
        spoken = el("title", escape(tile_name(scene, number)))
        drawn.append(group(spoken, frame, icon(name, x + 17.5, 187, 18, fill), opacity=0.45 if spent else None))
    return "".join(drawn)
