"""Maracaibo's table as one viewer sees it: `svg` is the whole table, `parts` its pieces for a page that lays them out.

It is given a view, so it cannot show what the viewer may not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from argosy.draw import (
    Picture,
    chart,
    circle,
    cost,
    el,
    fitted,
    group,
    icon,
    in_columns,
    meeple,
    path,
    rect,
    ship,
    star,
    style,
    target_disc,
    text,
    tint,
    token,
)
from argosy.games.maracaibo.effects import NATIONS
from argosy.games.maracaibo.face.board_sheets import choices, display, hand, player, ship_board, tracks
from argosy.games.maracaibo.face.describing import legacy_line, place_line, quest_line
from argosy.games.maracaibo.face.scene import GOOD_ICONS, NATION_TOKENS, Scene
from argosy.games.maracaibo.face.texts import step_lines
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    ALL_QUESTS,
    AT,
    CITY_GOOD,
    CITY_STORAGE,
    FIRST_SITE,
    FLEET,
    FLEET_SITE,
    HELPER_AT,
    HELPERS,
    LEGACIES,
    LEGACY_IDS,
    LEGACY_ROW,
    LEGACY_SPACES,
    MINE,
    MINE_SITE,
    NUMBERS,
    PARTS,
    PLACE_IDS,
    PLACES,
    POINTS_BASE,
    QUEST_SPACES,
    SITE_COUNT,
    SPACE_IDS,
    SPACES,
)
from argosy.games.maracaibo.state import QUEST_TRACK, State
from argosy.kernel.game import Line

WIDTH, HEIGHT = float(NUMBERS["chart"]["width"]), float(NUMBERS["chart"]["height"])
PLACE_ROW = {row["id"]: row for row in PARTS["location"]}
SPACE_ROW = {row["id"]: row for row in PARTS["explorer_space"]}
WHERE = [(float(PLACE_ROW[name]["x"]), float(PLACE_ROW[name]["y"])) for name in PLACE_IDS]
SPOT = [(float(SPACE_ROW[name]["x"]), float(SPACE_ROW[name]["y"])) for name in SPACE_IDS]
ACTION_ICONS = {
    "C-FIGHT": "swords", "C-EXPL": "explorer", "C-1": "flag", "C-2": "disc", "C-3": "cannon", "C-4": "doubloon",
    "C-5": "sword", "C-6": "compass", "C-7": "cards", "C-8": "assistant", "C-9": "cannon", "C-20": "swords",
    "C-21": "vp",
    "C-22": "vp", "C-L1": "quest", "C-L4": "house", "C-L7": "swords",
}  # fmt: skip
CITY_ROWS = (*PARTS["city_tile"], *PARTS["printed_city"], *PARTS["legacy_city"])
ACTION_TEXT = {row["id"]: row["steps"] for row in PARTS["city_action"]}
REWARD_ICONS = {"D": "doubloon", "VP": "vp", "CP": "cannon", "FIG": "assistant", "INF": "flag", "DISC": "disc"}
LABEL_AT = {
    "n": (0, -26, "t-mid"), "s": (0, 38, "t-mid"), "e": (28, 6, ""), "w": (-28, 6, "t-end"), "se": (26, 26, ""),
    "sw": (-26, 26, "t-end"),
}  # fmt: skip
PEOPLE_AT = ((-30.0, 26.0), (30.0, 26.0), (-44.0, 6.0), (44.0, 6.0))
SHIPS_AT = ((-26.0, -22.0), (26.0, -22.0), (-26.0, 22.0), (26.0, 22.0))
DARK = "#14212a"


def svg(view: State, moves: Sequence[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> str:
    """The whole table as one picture."""
    scene = Scene(view, moves, lang, names)
    drawn = _pictures(scene)
    seats = tuple(f"player-{seat}" for seat in range(int(view.sides)))
    columns = (("chart", "tracks", "hand"), ("choices", "display", "ship", *seats))
    return in_columns(drawn, columns, scene.say("board-table")).svg("maracaibo")


def parts(view: State, moves: Sequence[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> dict[str, str]:
    """The table in pieces, each an inline picture."""
    return {name: drawn.svg("maracaibo") for name, drawn in _pictures(Scene(view, moves, lang, names)).items()}


def _pictures(scene: Scene) -> dict[str, Picture]:
    found = {"chart": sea_chart(scene), "tracks": tracks(scene), "hand": hand(scene), "display": display(scene)}
    found["ship"] = ship_board(scene)
    for seat in range(int(scene.view.sides)):
        found[f"player-{seat}"] = player(scene, seat)
    found["choices"] = choices(scene)  # last: a button for every move that has no place of its own
    return found


# ---- the chart -------------------------------------------------------------------------------------------------------


def sea_chart(scene: Scene) -> Picture:
    """Coasts and courses, places with everything that lies there, the explorer track, ships."""
    edge = el("clipPath", rect(0, 0, WIDTH, HEIGHT), id="maracaibo-edge")
    lands = [chart.smooth([(float(x), float(y)) for x, y in row["points"]]) for row in PARTS["land"]]
    drawn = [edge, chart.sea(WIDTH, HEIGHT), chart.rhumbs(1130, 510, WIDTH, HEIGHT, 32)]
    drawn += [group(chart.coast(lands), clip_path="url(#maracaibo-edge)"), chart.rose(1130, 510, 46)]
    drawn += [chart.neatline(WIDTH, HEIGHT, 32), _arrows(scene), _track(scene)]
    there = [place for place in range(PLACES) if in_play(scene.view, place)]
    drawn += [_place(scene, place) for place in there]
    drawn += [_guests(scene, place) for place in there]
    drawn += [_legacy(scene), _ships(scene), _explorers(scene)]
    drawn += [_targets(scene, place) for place in there]
    return Picture("".join(drawn), WIDTH, HEIGHT, scene.say("board-chart"))


def in_play(v: State, place: int) -> bool:
    needs = PLACE_ROW[PLACE_IDS[place]].get("needs")
    return needs is None or v.city[place] > 0


def _arrows(scene: Scene) -> str:
    """The courses between places, with their cost where it is more than one point."""
    words, prices = "", []
    for row in PARTS["arrow"]:
        start, end = AT[row["from"]], AT[row["to"]]
        if not (in_play(scene.view, start) and in_play(scene.view, end)):
            continue
        points = [WHERE[start], *((float(x), float(y)) for x, y in row.get("via", [])), WHERE[end]]
        words += chart.smooth(points, closed=False)
        if row["cost"] > 1:
            mx, my = points[len(points) // 2]
            prices.append(
                group(
                    circle(mx, my, 12, style=style("paper-raised", "coast")),
                    text(mx, my + 5, row["cost"], 14, "t-mid t-bold"),
                )
            )
    under = path(words, fill="none", style=style(stroke="sea", width=5), opacity=0.7)
    line = path(words, fill="none", style=style(stroke="coast", width=1.6), stroke_dasharray="6 4")
    return under + line + "".join(prices)


def _place(scene: Scene, place: int) -> str:
    """A village is a circle, a city a plate with its good and action, home and start are pennants."""
    v, (x, y), row = scene.view, WHERE[place], PLACE_ROW[PLACE_IDS[place]]
    parts = []
    if v.city[place] > 0 and ("tile" in row or row["kind"] != "home"):
        parts += _city(scene, place)
    if row["kind"] in ("start", "home"):
        fill = "ink" if row["kind"] == "start" else "paper-raised"
        parts.append(path(f"M{x - 17} {y - 14}h34v17l-17 13-17-13z", style=style(fill, "coast", 1.5)))
    else:
        parts.append(circle(x, y, 17, style=style("paper-raised", "coast", 1.5)))
    number = text(
        x, y + 6, PLACE_IDS[place], 16, "t-mid t-title", style=style("paper") if row["kind"] == "start" else None
    )
    dx, dy, cls = LABEL_AT[row["label"]]
    name = text(x + dx, y + dy, scene.line(place_line(place)), 16, f"t-place t-halo {cls}")
    return group(*parts, number, name, id=f"place-{PLACE_IDS[place]}")


def _city(scene: Scene, place: int) -> list[str]:
    """The plate of a city: action, good and storage spaces with the discs in them."""
    v, row = scene.view, PLACE_ROW[PLACE_IDS[place]]
    x, y = map(float, row.get("tile") or (WHERE[place][0] + 60, WHERE[place][1]))
    city = int(v.city[place]) - 1
    action = CITY_ROWS[city]["action"]
    found = [rect(x - 36, y - 24, 72, 48, 8, style=style("paper-raised", "coast", 1.4))]
    found.append(icon(ACTION_ICONS[action], x - 16, y, 28, "silver"))
    if CITY_GOOD[city] >= 0:
        good = GOOD_ICONS[CITY_GOOD[city]]
        found.append(icon(good, x + 18, y - 8, 22, good))
        for k in range(int(CITY_STORAGE[city])):
            full = k < v.stored[place]
            found.append(
                circle(x + 11 + 14 * k, y + 14, 5.5, style=style("wood" if full else "paper-sunk", "line-strong"))
            )
    title = scene.tell_all(action_lines(action))
    return [group(*found, el("title", title), role="img", aria_label=title)]


def action_lines(action: str) -> list[Line]:
    """What the action of a city brings."""
    return step_lines(ACTION_TEXT[action])


def _guests(scene: Scene, place: int) -> str:
    """Markers, quests and assistants beside a place."""
    v, (x, y), row = scene.view, WHERE[place], PLACE_ROW[PLACE_IDS[place]]
    parts = []
    if v.marker[place] > 0:
        fx, fy = map(float, row.get("flag_at") or (x - 34, y - 2))
        parts.append(flag(scene, int(v.marker[place]) - 1, fx, fy, f"marker-{PLACE_IDS[place]}"))
    elif "flag_at" in row and v.city[place] > 0:
        fx, fy = map(float, row["flag_at"])
        parts.append(path(f"M{fx} {fy}V{fy - 26}", stroke=DARK, stroke_width=2))
    quests = int(v.quest_at[place])
    for k, quest in enumerate(q for q in range(ALL_QUESTS) if quests >> q & 1):
        parts.append(_quest(scene, quest, x + 32 + 26 * k, y + 14, scene.line(place_line(place))))
    count = 0
    here = [helper for helper in range(HELPERS) if HELPER_AT[helper] == place]
    for seat in range(int(v.seats)):
        for helper in here:
            if int(v.helpers[seat]) >> helper & 1:
                dx, dy = PEOPLE_AT[count % len(PEOPLE_AT)]
                parts.append(meeple(seat, x + dx, y + dy, 22, id=f"assistant-{seat}-{helper}"))
                count += 1
    return "".join(parts)


def _legacy(scene: Scene) -> str:
    """Legacy tiles that are no places: their names, the markers on them, the discs on construction sites."""
    v, drawn = scene.view, []
    tiles = [k for k in range(LEGACIES) if int(v.legacy) >> k & 1 and "city" not in LEGACY_ROW[LEGACY_IDS[k]]]
    for k, tile in enumerate(tiles):
        x, y = 1200.0 + 200 * (k % 2), 886.0 + 34 * (k // 2)
        sites = {FLEET: range(FLEET_SITE, MINE_SITE), MINE: range(MINE_SITE, MINE_SITE + 1)}.get(tile, range(0))
        words = scene.line(legacy_line(tile))
        if FIRST_SITE <= tile < FIRST_SITE + SITE_COUNT:
            words += f" {int(v.site[tile - FIRST_SITE])} / {int(LEGACY_SPACES[tile])}"
        drawn.append(rect(x, y, 192, 30, 6, style=style("paper-raised", "line-strong")))
        drawn.append(fitted(x + 8, y + 20, words, 14, 176 - 34 * len(sites)))
        for i, site in enumerate(sites):
            if v.marker[site] > 0:
                left = x + 192 - 32 * (len(sites) - i)
                drawn.append(flag(scene, int(v.marker[site]) - 1, left, y + 28, f"marker-{site}"))
            else:
                drawn.append(circle(x + 176 - 32 * i, y + 15, 9, style=style("paper-sunk", "line-strong")))
    return "".join(drawn)


def flag(scene: Scene, nation: int, x: float, y: float, name: str) -> str:
    """A nation's marker: a swallow-tail flag with its letter."""
    label = scene.say(f"part-{NATIONS[nation].lower()}")
    letter = "FSE"[nation]
    return group(
        path(f"M{x} {y}V{y - 26}", stroke=DARK, stroke_width=2),
        path(f"M{x} {y - 27}h24l-5 8 5 8h-24z", style=style(NATION_TOKENS[nation]), stroke=DARK, stroke_width=1.2),
        text(x + 9, y - 13.5, letter, 14, "t-mid t-bold", style=f"fill:{DARK if letter == 'E' else '#fff'}"),
        id=name, role="img", aria_label=label,
    )  # fmt: skip


def _quest(scene: Scene, quest: int, x: float, y: float, where: str) -> str:
    title = scene.say("board-quest", place=where, quest=scene.line(quest_line(quest)))
    disc = circle(x, y, 13, style=style("gold"), stroke=DARK, stroke_width=1.2)
    return group(
        disc,
        icon("quest", x, y, 18, "paper-raised"),
        el("title", title),
        id=f"quest-{quest}",
        role="img",
        aria_label=title,
    )


def _ships(scene: Scene) -> str:
    """The ships where they lie; several keep apart."""
    v, drawn = scene.view, []
    for seat in range(int(v.sides)):
        x, y = WHERE[int(v.ship[seat])]
        dx, dy = SHIPS_AT[seat]
        drawn.append(ship(seat, x + dx, y + dy, 0.9, id=f"ship-{seat}", flip=seat % 2 == 1))
    return "".join(drawn)


# ---- the explorer track ----------------------------------------------------------------------------------------------


def _track(scene: Scene) -> str:
    """The spaces with their rewards, the barriers, the quests that are left."""
    v = scene.view
    ways = "".join(f"M{SPOT[a][0]} {SPOT[a][1]}L{SPOT[b][0]} {SPOT[b][1]}" for a in range(SPACES) for b in _next(a))
    parts = [path(ways, fill="none", style=style(stroke="coast", width=2), opacity=0.6)]
    for row in PARTS["barrier"]:
        (x1, y1), (x2, y2) = row["line"]
        colour = {"red": "bad", "blue": "fr", "green": "good"}[row["id"]]
        parts.append(path(f"M{x1} {y1}L{x2} {y2}", style=style(stroke=colour, width=5), stroke_linecap="round"))
    for space in range(SPACES):
        parts.append(_space(scene, space))
    for k, space in enumerate(QUEST_SPACES):
        for quest in range(ALL_QUESTS):
            if int(v.quest_at[QUEST_TRACK + k]) >> quest & 1:
                parts.append(_quest(scene, quest, *SPOT[int(space)], SPACE_IDS[int(space)]))
    return group(*parts, id="explorer-track")


def _next(space: int) -> list[int]:
    return [SPACE_IDS.index(name) for name in SPACE_ROW[SPACE_IDS[space]]["next"]]


def _space(scene: Scene, space: int) -> str:
    (x, y), row = SPOT[space], SPACE_ROW[SPACE_IDS[space]]
    parts = [circle(x, y, 19, style=style(tint("land-2", 60), "line-strong"))]
    if row["arm"] == "end":
        parts.append(star(x, y, "10", 36))
    for atom in row["reward"][:1]:
        kind = REWARD_ICONS[atom["kind"]]
        if kind == "vp":
            parts.append(star(x, y, atom["n"], 33))
        else:
            parts.append(icon(kind, x - 6, y, 20, "gold" if kind == "doubloon" else "silver"))
            parts.append(text(x + 11, y + 6, atom["n"], 16, "t-mid t-bold"))
    if len(row["reward"]) > 1:
        parts.append(star(x + 13, y - 14, row["reward"][1]["n"], 25))
    return group(*parts, id=f"space-{SPACE_IDS[space]}")


def _explorers(scene: Scene) -> str:
    """The explorers, and the spaces they can go to."""
    v, drawn = scene.view, []
    for seat in range(int(v.sides)):
        x, y = SPOT[int(v.explorer[seat])]
        drawn.append(token(seat, x + (seat - 1.5) * 7, y - 20, 9, id=f"explorer-{seat}"))
    for space in range(SPACES):
        if scene.use(Code.EXPLORE + space):
            drawn.append(target_disc(*SPOT[space], 20, Code.EXPLORE + space, scene.label(Code.EXPLORE + space)))
    return "".join(drawn)


# ---- targets at places -----------------------------------------------------------------------------------------------


def _targets(scene: Scene, place: int) -> str:
    """Courses with their points, places for markers, quests and flags that can be taken."""
    x, y = WHERE[place]
    drawn = []
    courses = [Code.SAIL + place * POINTS_BASE + n for n in range(POINTS_BASE - 1, 0, -1)]
    for k, code in enumerate(code for code in courses if scene.use(code)):
        points = (code - Code.SAIL) % POINTS_BASE
        px, py = x + 44 * k, y
        drawn.append(
            target_disc(
                px, py, 24 if k == 0 else 16, code, scene.label(code), cost(px - 18, py - 20, points, 11), hit=24
            )
        )
    for first in (Code.MARK, Code.RAID):
        if scene.use(first + place):
            drawn.append(target_disc(x, y, 24, first + place, scene.label(first + place)))
    if scene.use(Code.FLAG + place):
        fx, fy = map(float, PLACE_ROW[PLACE_IDS[place]].get("flag_at") or (x, y))
        drawn.append(target_disc(fx + 6, fy - 14, 22, Code.FLAG + place, scene.label(Code.FLAG + place)))
    quests = int(scene.view.quest_at[place])
    for k, quest in enumerate(q for q in range(ALL_QUESTS) if quests >> q & 1):
        if scene.use(Code.QUEST + quest):
            drawn.append(target_disc(x + 32 + 26 * k, y + 14, 17, Code.QUEST + quest, scene.label(Code.QUEST + quest)))
    return "".join(drawn)
