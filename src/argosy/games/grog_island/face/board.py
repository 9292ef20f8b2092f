"""Grog Island's table as one viewer sees it: `svg` is the whole table, `parts` are its pieces for a page.

It is given a view, so it cannot show what the viewer may not see.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any

from argosy.draw import (
    Picture,
    chart,
    circle,
    el,
    fitted,
    group,
    icon,
    in_columns,
    meeple,
    path,
    rect,
    style,
    text,
    tint,
    token,
    width_of,
    wrapped,
)
from argosy.games.grog_island.face.board_auction import auction, choices
from argosy.games.grog_island.face.board_bid import bidder, spoils
from argosy.games.grog_island.face.board_hold import decks, hold, player
from argosy.games.grog_island.face.prompts import ship_line
from argosy.games.grog_island.face.scene import GOOD_FILLS, GOOD_ICONS, TYPE_ICONS, Scene
from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.parts import (
    BERTHS,
    BUILDING_NAMES,
    BUILDINGS,
    CLOUD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    GHOST,
    GHOST_SHIP,
    PLOTS,
    SHIP_AMOUNT,
    SHIP_MOST,
    SHIP_PAYS,
    SHIPS,
    TYPE_NAMES,
    TYPE_OF,
    TYPE_ROW,
    UNLIMITED,
    Pays,
)
from argosy.games.grog_island.state import State
from argosy.scene import Pieces, inline

LEFT, STRIP, TOP, ROW = 60, 129, 92, 50  # the coin track, a peninsula, the heads, the height of a row of buildings
ROWS = max(TYPE_ROW)
WIDTH = LEFT + COLOURS * STRIP + 112
FOOT = TOP + ROWS * ROW
HEIGHT = FOOT + 176
PLOT_WIDTH, PLOT_HEIGHT = 116, ROW - 7
COIN_STEPS, POINT_STEPS = 20, 30
SHIP_ICONS = {Pays.COINS: ("doubloon", "gold"), Pays.TREASURE: ("treasure", "wood"), Pays.PARROT: ("parrot", "leaf"),
              Pays.GOAL: ("cards", "ginger")}  # fmt: skip
CLOUD_SHAPE = "M-30 14a13 13 0 0 1-1-26A19 19 0 0 1 5-18 15 15 0 0 1 30-8a11 11 0 0 1 0 22z"
WHITE, BLACK, DARK = "#FBF8F0", "#2A3238", "#14212a"  # clouds keep their colours by day and by night
GHOST_SEAT = 4  # the spare shape: a star


def svg(view: State, moves: Sequence[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> str:
    """The whole table as one picture."""
    scene = Scene(view, moves, lang, names)
    drawn = {name: picture(scene) for name, picture in _pictures(view).items()}
    people = (f"player-{seat}" for seat in range(view.seats))
    columns = (("island",), ("auction", "choices"), ("hold", "decks", *people))
    return in_columns(drawn, columns, scene.say("board-table")).svg("grog")


def parts(view: State, moves: Sequence[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> Pieces:
    """The table in pieces for a page: island, hold, decks, a panel for every seat; the bid row and what it would bring
    are put together on the page (`bidder`, `spoils`)."""
    draw = {name: inline(picture, "grog") for name, picture in _pictures(view).items()}
    draw |= {"auction": bidder, "spoils": spoils}
    return Pieces(lambda looked: Scene(looked, moves, lang, names), view, draw)


def _pictures(view: State) -> dict[str, Callable[[Scene], Picture]]:
    found: dict[str, Callable[[Scene], Picture]] = {
        "island": island, "auction": auction, "choices": choices, "hold": hold, "decks": decks,
    }  # fmt: skip
    for seat in range(view.seats):
        found[f"player-{seat}"] = functools.partial(player, seat=seat)
    return found


# ---- the island -----------------------------------------------------------------------------------------------------


def middle(colour: int) -> float:
    """The middle of a peninsula."""
    return LEFT + colour * STRIP + STRIP / 2


def plot(building: int) -> tuple[float, float]:
    """The top left corner of a building."""
    colour = building // PLOTS
    return middle(colour) - PLOT_WIDTH / 2, TOP + (TYPE_ROW[TYPE_OF[building]] - 1) * ROW


def island(scene: Scene) -> Picture:
    """Five fingers of land with their buildings and clouds, the two tracks, and the ships below."""
    edge = el("clipPath", rect(0, 0, WIDTH, HEIGHT), id="island-edge")
    land = group(chart.coast([chart.smooth(_shore())]), clip_path="url(#island-edge)")
    drawn = [edge, chart.sea(WIDTH, HEIGHT), chart.rhumbs(WIDTH - 52, 330, WIDTH, HEIGHT, 32), land]
    for colour in range(COLOURS):
        wash = rect(middle(colour) - 57, TOP - 6, 114, ROWS * ROW + 8, 22, style=style(GOOD_FILLS[colour]), opacity=0.2)
        drawn += [wash, _head(scene, colour)]
    drawn += [building_at(scene, building) for building in range(BUILDINGS)]
    drawn += [_track(scene, coins=True), _track(scene, coins=False)]
    drawn += [ship_at(scene, space) for space in range(SHIPS)]
    drawn.append(fitted(LEFT + 4, HEIGHT - 9, scene.say("board-drift"), 17, WIDTH - LEFT - 20, "t-place f-ink2"))
    drawn += [_targets(scene, building) for building in range(BUILDINGS)]
    return Picture("".join(drawn), WIDTH, HEIGHT, scene.say("board-island"))


def _shore() -> list[tuple[float, float]]:
    """One coast: a band of shore with five fingers."""
    points: list[tuple[float, float]] = [(-30, -30), (-30, 52), (14, 56)]
    for colour in range(COLOURS):
        c, half = middle(colour), 60

        def wave(k: int, colour: int = colour) -> float:
            return 4 * math.sin(k * 2.1 + colour * 1.7)

        points += [(c - half - 4, 66), (c - half + wave(1), 110)]
        points += [(c - half + wave(k), TOP + k * 92) for k in range(1, 6)]
        points += [(c - half + 6, FOOT - 2), (c - 26, FOOT + 10), (c + 26, FOOT + 9), (c + half - 6, FOOT - 3)]
        points += [(c + half + wave(k + 3), TOP + k * 92) for k in range(5, 0, -1)]
        points += [(c + half + wave(1), 110), (c + half + 4, 66)]
    return [*points, (WIDTH - 60, 56), (WIDTH + 30, 50), (WIDTH + 30, -30)]


def _head(scene: Scene, colour: int) -> str:
    """The good, the name and the cloud of a peninsula."""
    c, kind = middle(colour), CLOUD_NAMES[scene.view.clouds[colour]]
    disc = circle(c - 40, 36, 20, style=style(tint(GOOD_FILLS[colour], 70), "coast", 1.4))
    name = fitted(c, 82, scene.say(f"part-{COLOUR_NAMES[colour]}"), 18, 122, "t-mid t-place", 15)
    good = icon(GOOD_ICONS[colour], c - 40, 36, 27, GOOD_FILLS[colour])
    place = scene.thing(f"peninsula-{COLOUR_NAMES[colour]}", disc, good, name)
    return place + scene.thing(f"cloud-{kind}", cloud(scene, kind, c + 18, 36))


def cloud(scene: Scene, kind: str, x: float, y: float) -> str:
    """A cloud with what it brings."""
    inside = {
        "point": icon("vp", -7, 0, 20, "gold") + text(12, 6, "1", 17, "t-mid t-bold", style=f"fill:{DARK}"),
        "parrot": icon("parrot", 0, 0, 24, "leaf"),
        "swap": icon("swap", -12, 0, 18) + icon("cards", 9, 0, 22, "ginger"),
        "black": path("M-7-7 7 7M7-7-7 7", stroke=WHITE, stroke_width=2.4, stroke_linecap="round"),
        "plain": "",
    }[kind]  # fmt: skip
    sky = path(CLOUD_SHAPE, style=f"fill:{BLACK if kind == 'black' else WHITE}", stroke=DARK, stroke_width=1.4)
    words = scene.say(f"cloud-{kind}")
    return group(sky, inside, at=(x, y), style=f"color:{DARK}", role="img", aria_label=words)


def building_at(scene: Scene, building: int) -> str:
    """A plot with its shop, and who or what is on it."""
    v, (x, y) = scene.view, plot(building)
    kind = TYPE_NAMES[TYPE_OF[building]]
    name, fill = TYPE_ICONS[kind]
    locked = bool(int(v.locked) >> building & 1)
    owners = [row for row in range(GHOST + 1) if int(v.crew[row]) >> building & 1]
    face = rect(x, y, PLOT_WIDTH, PLOT_HEIGHT, 8, style=style("paper-sunk" if locked else "paper-raised", "coast", 1))
    drawn = [face, icon(name, x + 20, y + PLOT_HEIGHT / 2, 28, fill)]
    if locked:
        drawn.append(icon("lock", x + 82, y + PLOT_HEIGHT / 2, 26, "silver"))
    elif not owners:
        words = scene.say(f"short-{kind}".replace("_", "-"))
        room = PLOT_WIDTH - 38
        lines = [words] if width_of(words, 17) <= room else wrapped(words, 15, room, 2)
        for i, line in enumerate(lines):
            drawn.append(fitted(x + 35, y + 28 + (i - (len(lines) - 1) / 2) * 15, line, 17, room, "", 13))
    plate = group(*drawn, id=f"b-{BUILDING_NAMES[building]}")
    crew = [
        meeple(GHOST_SEAT if row == GHOST else row, x + 82, y + PLOT_HEIGHT / 2, 34, f"crew-{BUILDING_NAMES[building]}")
        for row in owners
    ]
    holder = [scene.name(row) if row < GHOST else scene.say("board-ghost") for row in owners]
    said = ", ".join([*holder, scene.say("board-row-lock")] if locked else holder)
    return scene.thing(f"building-{BUILDING_NAMES[building]}", plate, *crew, value=said)


def _targets(scene: Scene, building: int) -> str:
    """A building that can be claimed, locked or haunted."""
    x, y = plot(building)
    codes = (Code.CLAIM + building, Code.LOCK + building, Code.GHOST + building)
    return "".join(scene.target(code, x - 3, y - 3, PLOT_WIDTH + 6, PLOT_HEIGHT + 6) for code in codes)


def _track(scene: Scene, coins: bool) -> str:
    """The coin track at the left edge, the point track at the right one; beyond the end a marker shows its number."""
    v = scene.view
    steps = COIN_STEPS if coins else POINT_STEPS
    x, out = (38.0, -1) if coins else (WIDTH - 44.0, 1)
    high = (FOOT - 100) / steps
    drawn = [path(f"M{x} {FOOT - 6}V94", style=style(stroke="coast"))]
    for n in range(steps + 1):
        y, long = FOOT - 6 - n * high, 16 if n % 5 == 0 else 12
        drawn.append(path(f"M{x} {y:.1f}h{out * long}", style=style(stroke="coast", width=1.6 if n % 5 == 0 else 1)))
        if n % 5 == 0:
            drawn.append(text(x + out * 26, y + 5.5, n, 17, "f-ink2 t-mid"))
    drawn.append(icon("doubloon" if coins else "vp", x, 76, 26, "gold"))
    key = "coins" if coins else "points"
    beside: dict[int, int] = {}  # discs on one step lie side by side
    for seat in range(v.seats):
        value = int(getattr(v, key)[seat])
        step = min(value, steps)
        n = beside.get(step, 0)
        beside[step] = n + 1
        over, r = (str(value), 15) if value > steps else ("", 9.5)
        drawn.append(token(seat, x - out * (10 + 14 * n), FOOT - 6 - step * high, r, over, id=f"{key}-{seat}"))
    said = ", ".join(f"{scene.name(seat)} {int(getattr(v, key)[seat])}" for seat in range(v.seats))
    return scene.thing(f"track-{key}", *drawn, value=said)


# ---- the ships ------------------------------------------------------------------------------------------------------


def ship_at(scene: Scene, space: int) -> str:
    """A merchant ship or the ghost ship on its water space, with the trade marker on it."""
    v = scene.view
    ship = int(v.ships[space])
    ghost = v.seats == 2 and ship == GHOST_SHIP
    at_sea = space >= BERTHS
    x, y = (middle(space) if not at_sea else WIDTH - 58), FOOT + 92
    scale = 0.84 if at_sea else 1
    sail = style("paper-sunk" if ghost else "paper-raised", "coast", 1.5)
    hull = style(tint("pepper", 45) if ghost else tint("wood", 70), "coast", 1.6)
    drawn = [
        el("ellipse", cls="cast", cx=0, cy=40, rx=54, ry=7),
        path("M-58 12H58L46 40H-44z", style=hull, stroke_linejoin="round"),
        path("M-40-50C-10-50 34-48 40-44 46-26 46-8 40 8H-40C-46-10-46-32-40-50z", style=sail),
        path("M0-60V-50", style=style(stroke="coast", width=2)),
        _sail(scene, ship, ghost),
        fitted(0, 32, _caption(scene, ship, ghost, at_sea), 17 / scale, 98, "t-mid t-bold", 13),
    ]
    boat = group(*drawn, id=f"ship-{ship}", cls="piece", style=f"transform:translate({x:.1f}px,{y}px) scale({scale})",
                 opacity=0.62 if at_sea else None)  # fmt: skip
    owner = int(v.marker[space]) - 1
    mark = token(owner, x + 44, y + 2, 13, id=f"trade-{owner}") if owner >= 0 else ""
    target = scene.target(Code.SHIP + space, x - 62, y - 62, 124, 108) if not at_sea else ""
    pays = scene.say("board-ghost-ship") if ghost else scene.line(ship_line(ship))
    said = f"{pays}, {_caption(scene, ship, ghost, at_sea)}" + (f", {scene.name(owner)}" if owner >= 0 else "")
    return scene.thing(f"ship-{space}", boat, mark, label=said) + target


def _sail(scene: Scene, ship: int, ghost: bool) -> str:
    """What a ship pays for a tile; the ghost ship shows its crew."""
    if ghost:
        return meeple(GHOST_SEAT, -16, -21, 28) + text(10, -12, int(scene.view.crew_left[GHOST]), 26, "t-mid t-title")
    name, fill = SHIP_ICONS[Pays(int(SHIP_PAYS[ship]))]
    return text(-14, -12, int(SHIP_AMOUNT[ship]), 26, "t-mid t-title") + icon(name, 14, -21, 29, fill)


def _caption(scene: Scene, ship: int, ghost: bool, at_sea: bool) -> str:
    if ghost:
        return scene.say("board-ghost-ship")
    if at_sea:
        return scene.say("board-open-sea")
    most = int(SHIP_MOST[ship])
    if most == UNLIMITED:
        return scene.say("board-keep-one")
    return scene.say("board-one-only") if most == 1 else scene.say("board-up-to", n=most)
