"""The pictures of one's own estate: purse, tableau, warehouse, tiles and hand."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.draw import (
    Picture,
    card_back,
    circle,
    fitted,
    free_place,
    group,
    icon,
    paragraph,
    rect,
    seat_class,
    star,
    style,
    target_disc,
    text,
    tint,
    token,
    width_of,
)
from argosy.games.goa.face.board_faces import (
    ACTION,
    ALL_RED,
    CARDS,
    COLONIST,
    DUCAT,
    HARVEST,
    SACK,
    SHIP,
    Icon,
    Scene,
    card_slip,
    numbers,
    sacks,
    short_name,
    spice_targets,
    targets,
    tile_face,
    tile_name,
)
from argosy.games.goa.face.describing import track_line
from argosy.games.goa.moves import Code
from argosy.games.goa.parts import (
    COLONIES,
    COLONY_NAMES,
    COLONY_NEED,
    COLONY_SLOTS,
    COLONY_TILE_ALLOWS,
    COLONY_TILES_OF,
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
from argosy.games.goa.rules import scoring
from argosy.games.goa.rules import tableau as advancing
from argosy.games.goa.state import EMPTY, At, State, Step
from argosy.kernel import ints
from argosy.kernel.plain import plain

score, can_advance = plain(scoring.score), plain(advancing.can_advance)
ESTATE = 480  # the width of the pictures of one's own things: on a phone the words in them stay readable
PLACE_WIDTH, FIELD_HEIGHT, COLONY_HEIGHT = 115, 62, 68
COLUMN, ROW_HEIGHT, LEFT, TOP = 89, 46, 35, 30  # the cells of the tableau
TOOLS_WIDE, HAND_WIDE, BAG = 196, 284, 100  # tiles and hand lie side by side
SPINE, FACE = 38, 134  # the part of a card that is never covered, and a whole card
NOTHING = ints([0] * SPICES)
TRACK_ICONS: tuple[Icon, ...] = (SHIP, HARVEST, ("scales", "gold"), CARDS, COLONIST)


def points_of(scene: Scene, seat: int) -> int:
    """The points as they stand; the cards of others count when the game is over and all hands are shown."""
    return int(scene.ask(score, seat))


def score_at(right: float, baseline: float, points: int, size: float = 25) -> str:
    """Points beside a star, ending at the right."""
    number = text(right, baseline, points, size, "t-end t-title")
    return number + icon("vp", right - size * (0.6 + 0.5 * len(str(points))), baseline - size / 3, 0.8 * size, "gold")


def purse(scene: Scene) -> Picture:
    """What one has, as numbers; a choice between ships, colonists and spices is made here."""
    v, me = scene.view, scene.me
    limit = int(HAND_LIMIT[v.rows[me, Track.EXPEDITION]])
    entries: list[tuple[Icon, str, str, list[int]]] = [
        (DUCAT, str(int(v.ducats[me])), "ducats", []),
        (SHIP, str(int(v.ships[me])), "ships", [Code.GAIN_SHIPS]),
        (COLONIST, str(int(v.colonists[me])), "colonists", [Code.GAIN_COLONISTS]),
        (SACK, str(int(v.spices[me].sum())), "spices", [Code.GAIN_SPICES]),
        (ACTION, str(int(v.extra[me])), "extra", []),
        (CARDS, f"{int(v.hand_size[me])}/{limit}", "cards", []),
    ]
    drawn = []
    width = 69
    for i, ((name, fill), value, key, codes) in enumerate(entries):
        x = 1 + i * (width + 2)
        words = scene.say(f"board-{key}")
        inside = [
            rect(x, 1, width, 42, 8, style=style("paper-raised", "line")),
            icon(name, x + 17, 16, 23, fill) + text(x + 33, 22, value, 18, "t-bold"),
            fitted(x + width / 2, 39, words, 15, width - 2, "t-mid f-ink2", least=14.9),
        ]
        drawn.append(scene.thing(f"purse-{key}", *inside, label=f"{words}: {value}"))
        drawn.append(targets(scene, codes, x, 1, width, 42))
    points = points_of(scene, me)
    plate = rect(428, 1, 52, 42, 8, fill="transparent")
    drawn.append(
        scene.thing("score", plate, score_at(ESTATE - 1, 30, points, 23), label=scene.say("board-points", n=points))
    )
    return scene.picture(drawn, ESTATE, 44, "board-purse", who=scene.name(me))


def tableau(scene: Scene) -> Picture:
    """Five tracks: past rows sunk, the marker's row washed, rows to come with their price in spices, those that one
    lacks pale and a step that can be paid outlined.

    At the left the points of each row, and a bolt what a complete row brings.
    """
    me = scene.me
    drawn = []
    for row in range(ROWS):
        inside = rect(0, _step_y(row), LEFT - 2, ROW_HEIGHT, fill="transparent")
        inside += star(16, _step_y(row) + 21, int(ROW_VP[row]), 33, filled=row > 0)
        if row > scene.view.complete[me]:
            inside += icon("action", 29, _step_y(row) + 36, 14, "gold")
        drawn.append(
            scene.thing(f"row-{row}", inside, label=scene.say("board-row", n=row + 1, points=int(ROW_VP[row])))
        )
    for track in range(TRACKS):
        x = LEFT + track * COLUMN
        name, fill = TRACK_ICONS[track]
        words = scene.say(f"board-track-{TRACK_NAMES[track]}")
        letters = max(14.9, min(15.2, 70 / width_of(words, 1)))  # a long name reaches to the next icon, and is not cut
        left = x if track else x - 18  # above the points there is room for a long name
        title = icon(name, left + 8, 15, 15, fill) + text(left + 17, 20, words, letters, "t-title")
        drawn.append(scene.thing(f"track-{track}", rect(left, 0, COLUMN, TOP, fill="transparent"), title, label=words))
        drawn += [_step(scene, me, track, row) for row in range(ROWS)]
        y = _step_y(int(scene.view.rows[me, track]))
        drawn.append(token(me, x + COLUMN - 22, y + 23, 12, id=f"dev-{me}-{track}"))
        drawn.append(_tableau_targets(scene, track))
    return scene.picture([group(*drawn, cls=seat_class(me))], ESTATE, TOP + ROWS * ROW_HEIGHT + 2, "board-tableau")


def _step_y(row: int) -> float:
    return TOP + row * ROW_HEIGHT


def _step(scene: Scene, me: int, track: int, row: int) -> str:
    """One cell of the tableau."""
    x, y = LEFT + track * COLUMN, _step_y(row)
    v = scene.view
    at = int(v.rows[me, track])
    payable = row == at + 1 and bool(can_advance(v, me, track, Step.FULL))
    look = style("pw", "pc", 2) if row == at else style("paper-sunk" if row < at else "paper-raised", "line", 1)
    if payable:
        look = style("paper-raised", "good", 2)
    if row == at and scene.legal(_actions(track)):
        look = style("pw")  # the ring of the target takes the place of the outline
    gain = str(int(YIELD[track, row])) + (f"/{int(HAND_LIMIT[row])}" if track == Track.EXPEDITION else "")
    number = text(x + 10, y + 30, gain, 21 if len(gain) < 3 else 19, "t-title" + (" f-ink3" if row < at else ""))
    price = _price(scene, track, row, x, y) if row > at else ""
    first = FIRST_BIT[track, row] & ~v.firsts
    reward = icon("cards", x + 40, y + 11, 14, "ginger") if first else ""
    label = scene.say("board-step", track=scene.line(track_line(track)), n=row + 1)
    cell = rect(x + 2, y + 2, COLUMN - 5, ROW_HEIGHT - 4, 7, style=look)
    return scene.thing(f"step-{track}-{row}", cell, number, reward, price, label=label)


def _price(scene: Scene, track: int, row: int, x: float, y: float) -> str:
    """The spices of a step, pale where one has none; as many ships come with them."""
    me = scene.me
    spices = [spice for spice in range(SPICES) for _ in range(int(STEP_SPICES[track, row - 1, spice]))]
    many = len(spices) > 2
    drawn = []
    for k, spice in enumerate(spices):
        cx = x + COLUMN - 15 - (k % 2) * 18
        cy = y + 14 + (k // 2) * 18 if many else y + 23
        if len(spices) == 3 and k == 2:
            cx = x + COLUMN - 24
        pale = None if scene.view.spices[me, spice] > 0 else 0.4
        drawn.append(group(icon(SPICE_NAMES[spice], cx, cy, 18, SPICE_NAMES[spice]), opacity=pale))
    return "".join(drawn)


def _tableau_targets(scene: Scene, track: int) -> str:
    """The action of a track on its marker's row, the step ahead on the row below."""
    x = LEFT + track * COLUMN + 2
    row = int(scene.view.rows[scene.me, track])
    size = (COLUMN - 5, ROW_HEIGHT - 4)
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
        x = column * (PLACE_WIDTH + 6.3) + 0.5
        y, height = (1, FIELD_HEIGHT) if place < FIELDS else (FIELD_HEIGHT + 7, COLONY_HEIGHT)
        drawn.append(_field(scene, place, x, y) if place < FIELDS else _colony(scene, place - FIELDS, x, y))
        drawn.append(_place_targets(scene, place, x, y, height))
    return scene.picture(drawn, ESTATE, FIELD_HEIGHT + COLONY_HEIGHT + 9, "board-warehouse")


def _field(scene: Scene, field: int, x: float, y: float) -> str:
    v, me = scene.view, scene.me
    number = int(v.field[me, field])
    if number == EMPTY:
        words = scene.say("board-free-field")
        return scene.thing(f"field-{field}", free_place(x, y, PLACE_WIDTH, FIELD_HEIGHT, words), label=words)
    spice = int(TILE_SPICE[number])
    face = tint(SPICE_NAMES[spice], 20) if spice >= 0 else "paper-raised"
    vp = star(x + PLACE_WIDTH - 16, y + 16, int(TILE_VP[number]), 33) if TILE_VP[number] else ""
    return scene.thing(
        f"field-{field}",
        rect(x, y, PLACE_WIDTH, FIELD_HEIGHT, 9, style=style(face, "line-strong")),
        fitted(x + 5, y + 18, short_name(scene, number), 15, PLACE_WIDTH - (30 if vp else 10), "t-title"),
        vp,
        sacks(v.stock[me, field], int(v.room[me, field]), x + PLACE_WIDTH / 2, y + 41, 15, 34),
        label=tile_name(scene, number),
        id=f"tile-{number}",
    )


def _allowed(spices: list[int], right: float, y: float) -> str:
    """Small icons of the spices that a place takes, ending at the right; "any" needs none."""
    names = [SPICE_NAMES[spice] for spice in reversed(spices)] if len(spices) < SPICES else []
    return "".join(icon(name, right - i * 16, y, 14, name) for i, name in enumerate(names))


def _colony(scene: Scene, colony: int, x: float, y: float) -> str:
    """A colony that is founded, with its spices; or what it needs, how much it holds and how many tiles are left."""
    v, me = scene.view, scene.me
    number = int(v.colony[me, colony])
    name = scene.say(f"part-{COLONY_NAMES[colony]}")
    if number == EMPTY:
        left = (int(v.colonies_left) & int(COLONY_TILES_OF[colony])).bit_count()
        return scene.thing(
            f"colony-{colony}",
            free_place(x, y, PLACE_WIDTH, COLONY_HEIGHT),
            fitted(x + 8, y + 19, name, 16, PLACE_WIDTH - 58, "t-place f-ink2"),
            fitted(x + PLACE_WIDTH - 8, y + 18, scene.say("board-left", n=left), 15, 50, "t-end f-ink2", least=15),
            icon("colonist", x + 20, y + 45, 26, "sky"),
            text(x + 38, y + 54, int(COLONY_NEED[colony]), 24, "t-title"),
            sacks(NOTHING, int(COLONY_SLOTS[colony]), x + 88, y + 45, 10, 23),
            label=name,
        )
    place = FIELDS + colony
    return scene.thing(
        f"colony-{colony}",
        rect(x, y, PLACE_WIDTH, COLONY_HEIGHT, 9, style=style("land", "coast")),
        fitted(x + 8, y + 19, name, 16, PLACE_WIDTH - 44, "t-place"),
        _allowed(members(COLONY_TILE_ALLOWS[number]), x + PLACE_WIDTH - 12, y + 14),
        sacks(v.stock[me, place], int(v.room[me, place]), x + PLACE_WIDTH / 2, y + 46, 15, 34),
        label=name,
        id=f"colony-{number}",
    )


def _place_targets(scene: Scene, place: int, x: float, y: float, height: float) -> str:
    """What can be done with a place of the warehouse: fill, give, refill, replace, found."""
    size = (x, y, PLACE_WIDTH, height)
    other = [Code.REFILL + place]
    other.append(Code.REPLACE + place if place < FIELDS else Code.FOUND + place - FIELDS)
    spiced = "".join(spice_targets(scene, first + place * SPICES, *size) for first in (Code.FILL, Code.GIVE))
    return spiced + targets(scene, other, *size)


def tiles_of(v: State, seat: int) -> list[int]:
    """The tiles that lie before a seat."""
    owned = At.OWNED + seat
    return [t for t, at in enumerate(v.at.tolist()) if at == owned and TILE_ALLOWS[t] == 0]


def tools(scene: Scene) -> Picture:
    """The tiles before the player: the red ones faded when used this round, duties that are done with a tick."""
    v, me = scene.view, scene.me
    owned = tiles_of(v, me)
    ready = {kind: int(v.tools[me, kind - FIRST_TOOL]) for kind in Kind if kind >= FIRST_TOOL}
    kept = [t for t in range(TILES) if v.at[t] == At.KEPT + me]
    drawn = [text(1, 15, scene.say("board-tiles"), 15, "t-title")]
    if not owned and not kept:
        drawn.append(paragraph(1, 40, scene.say("board-no-tools"), 14, TOOLS_WIDE - 10, "t-place f-ink3"))
    lying, used = owned + kept, set[int]()
    columns, size = (
        (2, 76.0) if len(lying) <= 2 else (3, 62.0) if len(lying) <= 3 else (4, 37.0) if len(lying) <= 8 else (6, 29.0)
    )
    for i, number in enumerate(lying):
        x, y = i % columns * (TOOLS_WIDE / columns), 22 + i // columns * (size + 2)
        kind = int(TILE_KIND[number])
        spent = kind >= FIRST_TOOL and number in owned and ready[Kind(kind)] == 0
        face = tile_face(scene, number, x, y, size, faded=spent or number in kept, small=size < 70)
        if spent:
            mark = "hourglass" if kind in ALL_RED else "check"
            face += circle(x + size / 2, y + size / 2, size / 5, style=style("paper-raised", "line"))
            face += icon(mark, x + size / 2, y + size / 2, size / 4)
        drawn.append(face)
        if kind >= FIRST_TOOL and number in owned and not spent:
            ready[Kind(kind)] -= 1
            code = Code.USE + kind - FIRST_TOOL
            if code in scene.moves and code not in used:  # of two equal tiles one is enough to click
                used.add(code)
                drawn.append(targets(scene, [code], x, y, size, size))
    return scene.picture(drawn, TOOLS_WIDE, BAG, "board-tools")


def hand(scene: Scene) -> Picture:
    """The expedition cards in hand, each with a spine that no other card covers; backs where the viewer may not see
    them. Above them the deck and the discard pile."""
    v, me = scene.view, scene.me
    cards = members(v.hand[me])
    size = max(int(v.hand_size[me]), len(cards))
    limit = int(HAND_LIMIT[v.rows[me, Track.EXPEDITION]])
    title = scene.say("board-hand-of", n=size, limit=limit)
    drawn = [scene.thing("purse-cards", text(1, 15, title, 15, "t-title"), label=title), *_piles(scene)]
    wide = FACE if size <= 4 else max(SPINE + 4.0, HAND_WIDE - 4 - (size - 1) * SPINE)
    apart = 0.0 if size < 2 else min(wide + 6, (HAND_WIDE - 3 - wide) / (size - 1))
    for i in range(size):
        x, y = 1 + i * apart, 22.0
        if i >= len(cards):
            drawn.append(card_back(x, y, min(wide, 56), BAG - y - 2))
            continue
        whole = wide if i + 1 == size else min(apart, wide)
        drawn.append(card_slip(scene, cards[i], x, y, wide, BAG - y - 1, whole))
        drawn.append(_card_targets(scene, cards[i], x, y, whole, BAG - y - 1))
    if size == 0:
        drawn.append(paragraph(1, 40, scene.say("board-no-cards"), 14, HAND_WIDE - 10, "t-place f-ink3"))
    return scene.picture(drawn, HAND_WIDE, BAG, "board-hand")


def _piles(scene: Scene) -> list[str]:
    """The deck and the discard pile, as numbers that can be asked about."""
    v = scene.view
    deck = f"{scene.say('board-deck')} {int(v.deck_size)}"
    discard = f"{scene.say('board-discard')} {len(members(v.discard))}"
    return [
        scene.thing("deck", fitted(190, 15, deck, 13, 64, "t-end f-ink2"), label=deck),
        scene.thing("discard", fitted(HAND_WIDE - 2, 15, discard, 13, 84, "t-end f-ink2"), label=discard),
    ]


def _card_targets(scene: Scene, number: int, x: float, y: float, width: float, height: float) -> str:
    """A card is played by its face; where it may be discarded as well, a small disc on its spine does that."""
    play, discard = Code.PLAY + number, Code.DISCARD + number
    if play not in scene.moves or discard not in scene.moves:
        return targets(scene, [play, discard], x, y, width, height)
    cx, cy = x + SPINE / 2, y + height - 15
    cross = circle(cx, cy, 10, style=style("paper-raised")) + icon("close", cx, cy, 14, None, "signal")
    face = targets(scene, [play], x, y, width, height)
    return face + target_disc(cx, cy, 10, discard, scene.label(discard), cross)
