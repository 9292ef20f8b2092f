"""The players' panels: what everybody can see of a seat, in the order of one's own estate."""

from __future__ import annotations

from argosy.draw import Picture, badge, count, fitted, group, icon, panel, rect, seat_class, style, text, tint
from argosy.draw.pieces import OUTLINE
from argosy.games.goa.face.board_estate import TRACK_ICONS, points_of, score_at, tiles_of
from argosy.games.goa.face.board_faces import (
    ACTION,
    ALL_RED,
    CARDS,
    COLONIST,
    DUCAT,
    KIND_ICONS,
    SHIP,
    Icon,
    Scene,
    sacks,
    targets,
    tile_name,
)
from argosy.games.goa.face.prompts import auctioneer_of
from argosy.games.goa.moves import SPY_TRACKS, Code
from argosy.games.goa.parts import (
    COLONIES,
    COLONY_NAMES,
    FIELDS,
    FIRST_TOOL,
    HAND_LIMIT,
    ROWS,
    SPICE_NAMES,
    TILE_KIND,
    TILE_SPICE,
    TILES,
    TRACK_NAMES,
    TRACKS,
    Kind,
    Track,
)
from argosy.games.goa.state import EMPTY, At, Phase

RAIL, HIGH = 336, 164  # a player's panel


def player(scene: Scene, seat: int) -> Picture:
    """What everybody can see of a seat; always of the same height, so that nothing below it moves."""
    v = scene.view
    turn = seat == scene.acting
    roles = []
    if v.phase == Phase.AUCTION and seat == auctioneer_of(v, int(v.lot)):
        roles.append(scene.say("board-auctioneer"))
    if seat == v.flag:
        roles.append(scene.say("board-flag-holder"))
    drawn = [
        group(  # a page draws its own frame and hides this one
            panel(0.5, 0.5, RAIL - 1, HIGH - 1),
            rect(1, 1, RAIL - 2, HIGH - 2, 12, style=style("pw"), opacity=0.6) if turn else "",
            rect(1, 8, 5, HIGH - 16, 2, style=style("pc")),
            fitted(54, 41, scene.say("board-to-move") if turn else "", 13, 90, "f-ink2"),
            cls="frame",
        ),
        badge(seat, 30, 26),
        fitted(54, 22, scene.name(seat), 17, 170, "t-bold"),
        fitted(RAIL - 14, 43, " · ".join(roles), 12.5, 150, "t-end f-ink2"),
        scene.thing(
            f"score-{seat}",
            score_at(RAIL - 14, 27, points_of(scene, seat)),
            label=scene.say("board-points", n=points_of(scene, seat)),
        ),
        _public_counts(scene, seat),
        _mini_tracks(scene, seat),
        _mini_warehouse(scene, seat),
        _mini_tools(scene, seat),
    ]
    label = scene.say("board-player", who=scene.name(seat))
    return Picture(group(*drawn, cls=seat_class(seat), id=f"seat-{seat}"), RAIL, HIGH, label)


def _public_counts(scene: Scene, seat: int) -> str:
    v = scene.view
    limit = int(HAND_LIMIT[v.rows[seat, Track.EXPEDITION]])
    counts: list[tuple[Icon, object, str]] = [
        (DUCAT, int(v.ducats[seat]), "ducats"), (SHIP, int(v.ships[seat]), "ships"),
        (COLONIST, int(v.colonists[seat]), "colonists"), (ACTION, int(v.extra[seat]), "extra"),
        (CARDS, f"{int(v.hand_size[seat])}/{limit}", "cards"),
    ]  # fmt: skip
    drawn = []
    for i, ((name, fill), value, key) in enumerate(counts):
        label = f"{scene.say(f'board-{key}')}: {value}"
        drawn.append(scene.thing(f"purse-{key}-{seat}", count(name, 28 + i * 62, 60, value, fill, 20), label=label))
    return "".join(drawn)


def _mini_tracks(scene: Scene, seat: int) -> str:
    """The five tracks as small bars; a spied track is a target."""
    drawn = []
    for track in range(TRACKS):
        x = 18 + track * 62
        name, fill = TRACK_ICONS[track]
        at = int(scene.view.rows[seat, track])
        bars = [_bar(x + 22 + row * 7, row, row <= at) for row in range(ROWS)]
        label = scene.say("board-step", track=scene.say(f"board-track-{TRACK_NAMES[track]}"), n=at + 1)
        drawn.append(scene.thing(f"track-{track}-{seat}", icon(name, x + 9, 87, 19, fill), *bars, label=label))
        if track in SPY_TRACKS:
            code = Code.SPY + seat * len(SPY_TRACKS) + SPY_TRACKS.tolist().index(track)
            drawn.append(targets(scene, [code], x - 3, 70, 61, 32))
    return "".join(drawn)


def _bar(x: float, row: int, reached: bool) -> str:
    look = style("pc") if reached else style("paper-sunk", "line-strong")
    outline = OUTLINE if reached else None
    return rect(x, 90 - row * 3.4, 6, 7 + row * 3.4, 1, style=look, stroke=outline, stroke_width=0.6)


def _mini_warehouse(scene: Scene, seat: int) -> str:
    """Plantations and colonies in small, with their spices: four fields, then four colonies."""
    v = scene.view
    drawn = []
    for place in range(FIELDS + COLONIES):
        field = place < FIELDS
        number = int(v.field[seat, place] if field else v.colony[seat, place - FIELDS])
        x, y, wide = 16 + place * 39 + (4 if not field else 0), 104, 36
        name = scene.say("board-free-field") if field else scene.say(f"part-{COLONY_NAMES[place - FIELDS]}")
        if number == EMPTY:
            inside = rect(
                x, y, wide, 26, 5, fill="transparent", style=style(stroke="line-strong"), stroke_dasharray="2 4"
            )
            if not field:
                inside += text(x + wide / 2, y + 17, name[:2], 13, "t-mid t-place f-ink2")
        else:
            spice = int(TILE_SPICE[number]) if field else -1
            face = tint(SPICE_NAMES[spice], 26) if spice >= 0 else "land" if not field else "paper-raised"
            inside = rect(x, y, wide, 26, 5, style=style(face, "line-strong"))
            inside += sacks(v.stock[seat, place], int(v.room[seat, place]), x + wide / 2, y + 13, 6, 12, 2.3)
            name = tile_name(scene, number) if field else name
        kind = f"field-{place}" if field else f"colony-{place - FIELDS}"
        drawn.append(scene.thing(f"{kind}-{seat}", inside, label=name))
    return "".join(drawn)


def _mini_tools(scene: Scene, seat: int) -> str:
    """The tiles before a seat in small: the red ones with a red outline, faded when used."""
    v = scene.view
    lying = tiles_of(v, seat) + [t for t in range(TILES) if v.at[t] == At.KEPT + seat]
    apart = min(36.0, 312 / max(1, len(lying)))
    drawn = [] if lying else [text(18, 152, scene.say("board-no-tiles"), 13, "t-place f-ink3")]
    ready = {kind: int(v.tools[seat, kind - FIRST_TOOL]) for kind in Kind if kind >= FIRST_TOOL}
    for i, number in enumerate(lying):
        x, kind = 16 + i * apart, Kind(int(TILE_KIND[number]))
        spent = kind >= FIRST_TOOL and ready[kind] == 0
        if kind >= FIRST_TOOL and not spent:
            ready[kind] -= 1
        frame = rect(x, 134, 33, 24, 5, style=style("paper-raised", "bad" if kind in ALL_RED else "line-strong"))
        name, fill = KIND_ICONS[kind][0] if kind != Kind.PLANTATION else (SPICE_NAMES[TILE_SPICE[number]], None)
        inside = frame + icon(name, x + 16.5, 146, 18, fill)
        label = tile_name(scene, number)
        drawn.append(scene.thing(f"tile-{number}", inside, label=label, opacity=0.45 if spent else None))
    return "".join(drawn)
