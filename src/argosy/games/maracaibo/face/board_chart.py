"""The sea chart: cities as plates, villages as circles, everything that lies there, courses, ships, legacy tiles."""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from argosy.draw import (
    Picture,
    chart,
    circle,
    cost,
    el,
    group,
    icon,
    meeple,
    num,
    path,
    rect,
    ship,
    style,
    target_disc,
    target_rect,
    text,
    tint,
    width_of,
)
from argosy.games.maracaibo.effects import NATIONS
from argosy.games.maracaibo.face.board_path import explorers, path_targets, track
from argosy.games.maracaibo.face.describing import card_line, legacy_line, place_line, quest_line
from argosy.games.maracaibo.face.fights import reachable
from argosy.games.maracaibo.face.scene import GOOD_ICONS, NATION_TOKENS, Scene, told
from argosy.games.maracaibo.face.texts import ACTION_STEPS, action_of, helper_lines
from argosy.games.maracaibo.face.tokens import Piece, Script, pay_tokens, script, thing, tokens
from argosy.games.maracaibo.face.where import (
    AFLOAT,
    DEARER,
    FLAG,
    FLAG_CELL,
    FLAGS,
    HEADED,
    HEIGHT,
    HILLS,
    HOMES,
    LAND,
    NAMES,
    PEOPLE,
    PLATE,
    PLATE_HEIGHT,
    PLATE_WIDTH,
    QUEST,
    QUESTS,
    SHIPS,
    SITES,
    SOMEBODY,
    VIA,
    WHERE,
    WIDTH,
    Point,
)
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    ALL_QUESTS,
    AT,
    CITY_GOOD,
    CITY_STORAGE,
    FIRST_SITE,
    FLEET_COSTS,
    FLEET_SITE,
    HELPER_CARD,
    HELPERS,
    HELPERS_AT,
    LEGACIES,
    LEGACY,
    LEGACY_IDS,
    LEGACY_ROW,
    LEGACY_SPACES,
    MINE_COST,
    MINE_SITE,
    PARTS,
    PLACE_IDS,
    PLACES,
    POINTS_BASE,
    ROUNDS,
)
from argosy.games.maracaibo.rules import sailing
from argosy.games.maracaibo.state import State
from argosy.kernel.plain import plain

side_city_open = plain(sailing.side_city_open)
DARK = "#14212a"
PLACE_ROW = {row["id"]: row for row in PARTS["location"]}
FLAG_BONUS = {row["at"]: row["bonus"] for row in PARTS["flag"]}
SLOW = {(row["from"], row["to"]): row for row in PARTS["legacy"] if row["kind"] == "slow_arrow"}
SKULLS = {row["at"]: row["id"] for row in PARTS["legacy"] if row["kind"] == "skull"}
GOALS = {row["at"]: row["id"] for row in PARTS["legacy"] if row["kind"] == "goal"}
ROMAN = ("", "I", "II", "III", "IV")
APART = 24.0  # so far from each other lie a disc and a seal or an assistant


def sea_chart(scene: Scene) -> Picture:
    """Coasts and courses, places with everything that lies there, the explorer's path, ships, targets."""
    there = [place for place in range(PLACES) if in_play(scene.view, place)]
    drawn = [_water(), _courses(scene), track(scene)]
    drawn += [_place(scene, place) for place in there]
    drawn += [_legacy(scene)]
    drawn += [_guests(scene, place) for place in there]
    drawn += [_ships(scene), explorers(scene), _in_reach(scene)]
    drawn += [_targets(scene, place) for place in there]
    drawn += [path_targets(scene)]
    return Picture("".join(drawn), WIDTH, HEIGHT, scene.say("board-chart"))


def in_play(v: State, place: int) -> bool:
    """Whether a place is on the chart: some need a legacy tile."""
    return PLACE_ROW[PLACE_IDS[place]].get("needs") is None or v.city[place] > 0


def lies(v: State, tile: str) -> bool:
    """Whether a legacy tile is in play."""
    return bool(int(v.legacy) >> LEGACY[tile] & 1)


# ---- water, land and courses -----------------------------------------------------------------------------------------


def _coast(points: list[Point]) -> str:
    """The words of a coast; it needs no fractions, and every page carries it."""
    return re.sub(r"-?\d+\.\d", lambda found: str(round(float(found[0]))), chart.smooth(points))


@functools.cache
def _water() -> str:
    """Everything that never changes."""
    edge = el("clipPath", rect(8, 8, WIDTH - 16, HEIGHT - 16), id="maracaibo-edge")
    hills = "".join(f"M{x} {y}l6-9 6 9M{x + 9} {y}l7-12 8 12" for x, y in HILLS)
    inside = group(
        chart.rhumbs(876, 232, WIDTH, HEIGHT, 16), chart.coast([_coast(points) for points in LAND]),
        path(hills, cls="hill"), chart.rose(888, 224, 36), clip_path="url(#maracaibo-edge)",
    )  # fmt: skip
    return edge + chart.sea(WIDTH, HEIGHT) + inside + chart.neatline(WIDTH, HEIGHT, 30, 10, 5)


def arrows(v: State) -> Iterator[tuple[str, str, int]]:
    """The courses of the chart as it lies: from, to, movement points."""
    for row in PARTS["arrow"]:
        if in_play(v, AT[row["from"]]) and in_play(v, AT[row["to"]]):
            slow = SLOW.get((row["from"], row["to"]))
            yield row["from"], row["to"], int(slow["cost"]) if slow and lies(v, slow["id"]) else int(row["cost"])


def course_points(start: str, end: str) -> list[Point]:
    """The points of one course."""
    return [WHERE[AT[start]], *VIA.get((start, end), []), WHERE[AT[end]]]


def _courses(scene: Scene) -> str:
    """The courses between places, with their price where it is more than one point."""
    words, marks = "", []
    for start, end, price in arrows(scene.view):
        points = course_points(start, end)
        words += chart.smooth(points, closed=False)
        if (start, end) in HEADED:
            marks.append(_arrowhead(points))
        if price > 1:
            x, y = _half_way(points)
            about = next((row["id"] for key, row in SLOW.items() if key == (start, end)), "L4")
            label = scene.say("chart-slow", n=price)
            plate = circle(x, y, 12, style=style("paper-raised", "coast"))
            marks.append(told(f"legacy-{about}", label, plate, text(x, y + 5, price, 15.4, "t-mid t-bold")))
    return path(words, cls="route-u") + path(words, cls="route") + "".join(marks)


def _half_way(points: list[Point]) -> Point:
    if len(points) % 2:
        return points[len(points) // 2]
    (x1, y1), (x2, y2) = points[len(points) // 2 - 1], points[len(points) // 2]
    return (x1 + x2) / 2, (y1 + y2) / 2


def _arrowhead(points: list[Point]) -> str:
    (x1, y1), (x2, y2) = (points[0], points[1]) if len(points) == 2 else (points[1], points[2])
    turn = math.degrees(math.atan2(y2 - y1, x2 - x1))
    place = f"translate({num((x1 + x2) / 2)} {num((y1 + y2) / 2)}) rotate({num(turn)})"
    return path("M-5-6 5 0-5 6z", transform=place, style=style("coast"))


# ---- places ----------------------------------------------------------------------------------------------------------


def _place(scene: Scene, place: int) -> str:
    """A city is a plate, a village a circle, the way home has small plates."""
    name = PLACE_IDS[place]
    label = f"{name} {scene.line(place_line(place))}"
    if name in HOMES:
        drawn = _home(scene, place)
    elif name in PLATE and name != "17":
        drawn = city_plate(scene, place)
    else:
        drawn = _village(scene, place)
    return told(f"place-{name}", label, drawn)


def _village(scene: Scene, place: int) -> str:
    name, (x, y) = PLACE_IDS[place], WHERE[place]
    if name == "0":
        shape = path(f"M{x - 18} {y - 15}h36v18l-18 14-18-14z", style=style("ink", "coast"))
        number = text(x, y + 6, name, None, "st-num", style=style("paper"))
    else:
        shape = circle(x, y, 17, style=style("paper-raised", "coast", 1.6))
        number = text(x, y + 6, name, None, "st-num")
    skull = ""
    if name in SKULLS and lies(scene.view, SKULLS[name]):
        skull = circle(x - 15, y + 13, 10, style=style("paper-sunk", "coast")) + icon("pirates", x - 15, y + 13, 15)
    if name == "17" and scene.view.city[place] > 0:
        tie = path(
            f"M{x + 8} {y + 14}L{PLATE['17'][0] - 60} {PLATE['17'][1] - 24}", style=style(stroke="coast", width=1.4)
        )
        return tie + shape + number + city_plate(scene, place)
    dx, dy, cls = NAMES[name]
    return shape + number + skull + text(x + dx, y + dy, scene.line(place_line(place)), None, f"st-name {cls}")


def city_plate(scene: Scene, place: int) -> str:
    """A city: number and name, action, good with its storage places, and the cell of its flag."""
    v, name = scene.view, PLACE_IDS[place]
    cx, cy, scale = PLATE[name]
    words = scene.line(place_line(place))
    wide = PLATE_WIDTH - 34 - FLAG_CELL - 6
    drawn = [
        rect(0, 0, PLATE_WIDTH, PLATE_HEIGHT, 9, cls="plate"),
        path(f"M{PLATE_WIDTH - FLAG_CELL} 7V{PLATE_HEIGHT - 7}", style=style(stroke="line-strong")),
        circle(17, 17, 12.5, style=style("ink")), text(17, 22.5, name, 15.5, "st-num", style=style("paper")),
        text(34, 23, words, min(16.5, 16.5 * wide / width_of(words, 16.5)), "pl-name"),
    ]  # fmt: skip
    if v.city[place] > 0:
        drawn.append(_city(scene, place))
    else:  # the plague has driven everybody away
        drawn.append(icon("pirates", 66, 45, 24))
    drawn.append(_flag_cell(scene, place))
    transform = f"translate({num(cx - PLATE_WIDTH * scale / 2)} {num(cy - PLATE_HEIGHT * scale / 2)})"
    return group(*drawn, transform=transform + (f" scale({scale:g})" if scale != 1 else ""))


def _city(scene: Scene, place: int) -> str:
    """The lower part of a plate: the action as tokens, on two lines if it is long, the good, its storage places."""
    v, city = scene.view, int(scene.view.city[place]) - 1
    right, storage = PLATE_WIDTH - FLAG_CELL - 8, int(CITY_STORAGE[city])
    has_good = CITY_GOOD[city] >= 0
    pieces = tokens(ACTION_STEPS[action_of(v, place)])
    room = right - (13 * storage + 29 if has_good else 12)
    pen = _fitting(scene, pieces, room)
    if pen.size >= 13:
        drawn = [pen.row(pieces, 9, 45)]
    else:
        first, second = _halves(pen, pieces)
        pen = _fitting(scene, max(first, second, key=pen.row_width), room, 13.4)
        drawn = [pen.row(first, 9, 36.5), pen.row(second, 9, 53.5)]
    if has_good:
        for k in range(storage):
            full = k < v.stored[place]
            look = style("wood" if full else "none", "ink-2", 1.2)
            drawn.append(circle(right - 5 - 13 * k, 45, 5.5, style=look, stroke_dasharray=None if full else "2 2"))
        good = GOOD_ICONS[CITY_GOOD[city]]
        drawn.append(icon(good, right - 13 * storage - 8, 45, 18, thing(good)[1]))
    return "".join(drawn)


def _halves(pen: Script, pieces: Sequence[Piece]) -> tuple[Sequence[Piece], Sequence[Piece]]:
    """A row in two, as even as it goes."""
    cuts = ((pieces[:k], pieces[k:]) for k in range(1, len(pieces)))
    return min(cuts, key=lambda cut: max(map(pen.row_width, cut)))


def _fitting(scene: Scene, pieces: Sequence[Piece], room: float, most: float = 16) -> Script:
    """The largest size in which tokens fit."""
    pens = (script(scene.lang, most - 0.4 * k) for k in range(9))
    return next((pen for pen in pens if pen.row_width(pieces) <= room), script(scene.lang, 10.0))


def _flag_cell(scene: Scene, place: int) -> str:
    """The marker of a nation or an empty pole, and under it what taking the flag brings."""
    x, v = PLATE_WIDTH - 37, scene.view
    if v.marker[place] > 0:
        drawn = flag(scene, int(v.marker[place]) - 1, x, 31, f"marker-{PLACE_IDS[place]}", 0.92)
    else:
        drawn = path("M0 3V-25M0-25h28l-6 9.5 6 9.5H0", transform=f"translate({num(x)} 31) scale(.92)", cls="pole")
    bonus = FLAG_BONUS.get(PLACE_IDS[place])
    return drawn + (script(scene.lang, 15.5).row(tokens(bonus), x - 4, 48) if bonus else "")


def flag(scene: Scene, nation: int, x: float, y: float, name: str | None, scale: float = 1.0) -> str:
    """A nation's marker: a swallow-tail flag with its letter; (x, y) is the foot of its pole."""
    letter = "FSE"[nation]
    return group(
        path("M0 3V-25", stroke=DARK, stroke_width=2.2, stroke_linecap="round"),
        path("M0-25h28l-6 9.5 6 9.5H0z", style=style(NATION_TOKENS[nation]), stroke=DARK, stroke_width=1.2),
        text(10.5, -9.5, letter, 17, "t-mid t-bold", style=f"fill:{DARK if letter == 'E' else '#fff'}"),
        id=name, role="img" if name else None,
        aria_label=scene.say(f"part-{NATIONS[nation].lower()}") if name else None,
        transform=f"translate({num(x)} {num(y)}) scale({scale:g})",
    )  # fmt: skip


def _home(scene: Scene, place: int) -> str:
    """A place of the way home: what it gives, the anchor (ships must stop), its rounds; dashed in other rounds."""
    v, name, (x, y) = scene.view, PLACE_IDS[place], WHERE[place]
    wide, tall = HOMES[name]
    rounds = PLACE_ROW[name].get("rounds", range(1, ROUNDS + 1))
    on = min(int(v.lap), ROUNDS) in rounds
    plate = rect(
        x - wide / 2, y - tall / 2, wide, tall, 8, cls="plate", style=None if on else style("paper-sunk"),
        stroke_dasharray=None if on else "4 3",
    )  # fmt: skip
    goal = GOALS.get(name)
    steps = LEGACY_ROW[goal]["gain"] if goal and lies(v, goal) else ACTION_STEPS[action_of(v, place)]
    pen = script(scene.lang, 15.4)
    left = x - wide / 2
    if name == "20":
        number = circle(left + 15, y - 8, 12.5, style=style("ink")) + text(
            left + 15, y - 3, "20", 15.5, "st-num", style=style("paper")
        )
        words = scene.say("chart-homeward")
        title = text(left + 31, y - 2.5, words, min(16.0, 16 * 94 / width_of(words, 16)), "pl-name")
        return (
            plate
            + number
            + title
            + pen.row(tokens(steps), left + 31, y + 11)
            + icon("anchor", x + wide / 2 - 13, y - 9, 16)
        )
    span = ROMAN[rounds[0]] + (f"–{ROMAN[rounds[-1]]}" if rounds[0] != rounds[-1] else "")
    number = text(left + 7, y - 4, name, 16, "t-title") + text(x + wide / 2 - 7, y - 4, span, 15.4, "t-end f-ink2")
    return plate + number + pen.row(tokens(steps), left + 7, y + 10) + icon("anchor", x + wide / 2 - 14, y + 9, 15)


# ---- what lies at a place --------------------------------------------------------------------------------------------


def beside(table: dict[str, Point], usual: Point, place: int) -> Point:
    """Where something lies beside a place."""
    dx, dy = table.get(PLACE_IDS[place], usual)
    return WHERE[place][0] + dx, WHERE[place][1] + dy


def _guests(scene: Scene, place: int) -> str:
    """The marker of a village, quests and assistants."""
    v, drawn = scene.view, []
    name = PLACE_IDS[place]
    if v.marker[place] > 0 and not (name in PLATE and v.city[place] > 0):
        x, y = beside(FLAGS, FLAG, place)
        drawn.append(flag(scene, int(v.marker[place]) - 1, x, y, f"marker-{name}", 0.8))
    for quest, x, y in quests_at(v, place):
        drawn.append(quest_seal(scene, quest, x, y, scene.line(place_line(place))))
    drawn += [_assistant(scene, *somebody) for somebody in people_at(v, place)]
    return "".join(drawn)


def people_at(v: State, place: int) -> list[tuple[int, int, float, float]]:
    """The assistants at a place: whose they are, which, and where each stands."""
    x, y = beside(PEOPLE, SOMEBODY, place)
    found: list[tuple[int, int, float, float]] = []
    for seat in range(int(v.seats)):
        here = int(v.helpers[seat]) & int(HELPERS_AT[place])
        for helper in range(HELPERS) if here else ():
            if here >> helper & 1:
                found.append((seat, helper, x + 19 * len(found), y))
    return found


def quests_at(v: State, place: int) -> list[tuple[int, float, float]]:
    """The quests at a place, and where each seal lies."""
    lying = int(v.quest_at[place])
    if not lying:
        return []
    x, y = beside(QUESTS, QUEST, place)
    found = (quest for quest in range(ALL_QUESTS) if lying >> quest & 1)
    return [(quest, x + 25 * k, y) for k, quest in enumerate(found)]


def quest_seal(scene: Scene, quest: int, x: float, y: float, where: str) -> str:
    """A quest: a golden seal."""
    label = scene.say("board-quest", place=where, quest=scene.line(quest_line(quest)))
    disc = circle(x, y, 13, style=style(tint("gold", 60)), stroke=DARK, stroke_width=1.2)
    return told(f"quest-{quest}", label, disc, icon("quest", x, y, 18, "sugar"), id=f"quest-{quest}")


def _assistant(scene: Scene, seat: int, helper: int, x: float, y: float) -> str:
    """An assistant; pale when it was used or paid this round."""
    spent = int(scene.view.spent[seat]) >> helper & 1
    label = scene.say(
        "chart-assistant-used" if spent else "chart-assistant", name=scene.name(seat),
        card=scene.line(card_line(int(HELPER_CARD[helper]))), gain=scene.tell_all(helper_lines(helper), ", "),
    )  # fmt: skip
    figure = meeple(seat, x, y, 24, id=f"assistant-{seat}-{helper}")
    return told(f"helper-{seat}-{helper}", label, figure, cls="dim" if spent else None)


def _ships(scene: Scene) -> str:
    """The ships where they lie, one's own on top; several keep apart."""
    v, seen, drawn = scene.view, dict[int, int](), []
    for seat in sorted(range(int(v.sides)), key=lambda seat: seat == v.viewer - 1):
        place = int(v.ship[seat])
        k = seen.get(place, 0)
        seen[place] = k + 1
        x, y = beside(SHIPS, AFLOAT, place)
        step = -40 if x > WIDTH - 130 else 40
        afloat = ship(seat, x + step * k, y, 0.86, id=f"ship-{seat}")
        drawn.append(told(f"person-{seat}", scene.say("lex-ship-of", seat=scene.name(seat)), afloat))
    return "".join(drawn)


# ---- legacy tiles ----------------------------------------------------------------------------------------------------


def _legacy(scene: Scene) -> str:
    """Legacy tiles that are no cities, skulls or slow courses: a small plate each."""
    v, drawn = scene.view, []
    for tile in range(LEGACIES):
        name = LEGACY_IDS[tile]
        if not int(v.legacy) >> tile & 1 or name not in SITES or LEGACY_ROW[name]["kind"] == "goal":
            continue
        x, y = SITES[name]
        inside = fleet(scene, name, x, y) if name in ("L6", "L9") else site(scene, tile, x, y)
        drawn.append(told(f"legacy-{name}", scene.line(legacy_line(tile)), inside, id=f"legacy-{name}"))
    return "".join(drawn)


def site(scene: Scene, tile: int, x: float, y: float) -> str:
    """A construction site or the gift of a place: what is paid, what it brings, the discs that lie there."""
    row = LEGACY_ROW[LEGACY_IDS[tile]]
    price: list[Piece] = [*pay_tokens(row["pay"]), ">"] if row.get("pay") else []
    pieces, pen = [*price, *tokens(row["gain"])], script(scene.lang, 14)
    spaces = int(LEGACY_SPACES[tile])
    wide = max(pen.row_width(pieces), 13 * spaces) + 12
    tall = 38 if spaces else 22
    drawn = [rect(x - wide / 2, y - tall / 2, wide, tall, 6, cls="plate")]
    drawn.append(pen.row(pieces, x - pen.row_width(pieces) / 2, y - (8 if spaces else 0)))
    laid = int(scene.view.site[tile - FIRST_SITE]) if spaces else 0
    for k in range(spaces):
        look = style("wood" if k < laid else "none", "ink-2", 1.2)
        at = x - 6.5 * (spaces - 1) + 13 * k
        drawn.append(circle(at, y + 10, 5.2, style=look, stroke_dasharray=None if k < laid else "2 2"))
    return "".join(drawn)


def fleet(scene: Scene, name: str, x: float, y: float) -> str:
    """The silver fleet or the gold mine: a combat action with its price, its gain and its places for markers."""
    v, pen = scene.view, script(scene.lang, 14)
    first, costs = (FLEET_SITE, list(FLEET_COSTS)) if name == "L6" else (MINE_SITE, [MINE_COST])
    gain = tokens(LEGACY_ROW[name]["gain"])
    wide = max(pen.row_width(gain) + 10, 40.0 * len(costs) + 24)
    drawn = [rect(x - wide / 2, y - 24, wide, 48, 7, cls="plate"), pen.row(gain, x - pen.row_width(gain) / 2, y - 13)]
    drawn.append(icon("swords", x - wide / 2 + 14, y + 9, 17, "silver"))
    for k, price in enumerate(costs):
        left = x - wide / 2 + 28 + 40 * k
        if v.marker[first + k] > 0:
            drawn.append(flag(scene, int(v.marker[first + k]) - 1, left + 4, y + 19, f"marker-{name}-{k}", 0.8))
        else:
            drawn.append(rect(left, y - 1, 30, 20, 4, fill="none", style=style(stroke="ink-3"), stroke_dasharray="3 3"))
            drawn.append(text(left + 15, y + 14, int(price), 15, "t-mid t-tok"))
    return "".join(drawn)


# ---- targets ---------------------------------------------------------------------------------------------------------


def _targets(scene: Scene, place: int) -> str:
    """Courses with their movement points, places for markers, quests and flags that can be taken."""
    drawn = [_course(scene, place, k, code) for k, code in enumerate(_courses_to(scene, place))]
    for first in (Code.MARK, Code.RAID):
        if scene.use(first + place):
            drawn.append(_ring(scene, place, first + place))
    if scene.use(Code.FLAG + place):
        drawn.append(_flag_target(scene, place))
    for quest, x, y in quests_at(scene.view, place):
        if scene.use(Code.QUEST + quest):
            drawn.append(target_disc(x, y, 17, Code.QUEST + quest, scene.label(Code.QUEST + quest)))
    return "".join(drawn)


def _courses_to(scene: Scene, place: int) -> list[int]:
    """The moves to a place, the cheapest first."""
    codes = (Code.SAIL + place * POINTS_BASE + n for n in range(1, POINTS_BASE))
    return [code for code in codes if scene.use(code)]


def _course(scene: Scene, place: int, k: int, code: int) -> str:
    """A place that can be sailed to; a dearer way to the same place is a disc of its own beside it."""
    points = (code - Code.SAIL) % POINTS_BASE
    seat = max(scene.acting, 0)
    x, y = beside(SHIPS, AFLOAT, place)
    shade = group(_way(scene, seat, place, points), ship(seat, x, y, 0.86), cls="shade")
    if k == 0:
        return _ring(scene, place, code, str(points)) + shade
    px, py = _dearer(scene, place, k)
    return target_disc(px, py, 13, code, scene.label(code), cost(px, py, points, 11.5), hit=16) + shade


def _plate_size(name: str) -> Point:
    """How wide and tall the plate of a city or of a way home is."""
    return HOMES[name] if name in HOMES else (PLATE_WIDTH * PLATE[name][2], PLATE_HEIGHT * PLATE[name][2])


def _dearer(scene: Scene, place: int, k: int) -> Point:
    """Where the disc of a dearer way to a place lies: at the edge of a plate, or where it covers no seal and nobody."""
    name, (cx, cy) = PLACE_IDS[place], WHERE[place]
    if name in HOMES or (name in PLATE and name != "17"):
        wide, tall = _plate_size(name)
        return cx + wide / 2 - 16 - 26 * (k - 1), cy - tall / 2 - 5
    lying = [(x, y) for _, x, y in quests_at(scene.view, place)]
    lying += [(x, y) for _, _, x, y in people_at(scene.view, place)]
    spots = [(cx + dx, cy + dy) for dx, dy in DEARER]
    free = [spot for spot in spots if all(math.dist(spot, other) > APART for other in lying)] or spots
    x, y = free[min(k, len(free)) - 1]
    return x - 26 * max(0, k - len(free)), y


def _ring(scene: Scene, place: int, code: int, tag: str = "") -> str:
    """The target of a whole place."""
    name, (x, y), label = PLACE_IDS[place], WHERE[place], scene.label(code)
    if name in HOMES or (name in PLATE and name != "17"):
        wide, tall = _plate_size(name)
        mark = cost(x - wide / 2 + 1, y - tall / 2 - 1, tag, 11.5) if tag else ""
        return target_rect(x - wide / 2 - 3, y - tall / 2 - 3, wide + 6, tall + 6, code, label, mark, radius=11)
    mark = cost(x - 16, y - 16, tag, 11.5) if tag else ""
    return target_disc(x, y, 21, code, label, mark, hit=26)


def flag_box(place: int) -> tuple[float, float, float, float]:
    """The cell of a city's flag."""
    cx, cy, scale = PLATE[PLACE_IDS[place]]
    right = cx + PLATE_WIDTH * scale / 2
    return (
        right - (FLAG_CELL + 2) * scale,
        cy - PLATE_HEIGHT * scale / 2 - 4,
        (FLAG_CELL + 6) * scale,
        PLATE_HEIGHT * scale + 8,
    )


def _flag_target(scene: Scene, place: int) -> str:
    """A flag that can be taken in a fight, with its price and the ghost of the new flag."""
    x, y, wide, tall = flag_box(place)
    code = Code.FLAG + place
    nation, price = scene.ask(reachable)[1].get(place, (0, 0))
    shade = group(flag(scene, nation, x + wide - 14, y + 6, None, 0.92), cls="shade")
    tag = group(cost(x + wide - 2, y + tall - 2, price, 11.5), pointer_events="none")  # no part of the button's name
    return target_rect(x, y, wide, tall, code, scene.label(code), radius=9) + shade + tag


def _in_reach(scene: Scene) -> str:
    """Before a nation is chosen: every flag that some nation could take wears its price."""
    nations, prices = scene.ask(reachable)
    drawn = []
    for place, (_, price) in prices.items() if nations else ():
        x, y, wide, tall = flag_box(place)
        ring = rect(x, y, wide, tall, 9, fill="none", style=style(stroke="signal", width=2.2))
        drawn.append(ring + cost(x + wide - 2, y + tall - 2, price, 11.5))
    return group(*drawn, cls="reach", pointer_events="none") if drawn else ""


def _way(scene: Scene, seat: int, place: int, points: int) -> str:
    """The course to a place for so many movement points, as a line."""
    found = way(scene.view, seat, int(scene.view.ship[seat]), place, points)
    words = "".join(chart.smooth(course_points(a, b), closed=False) for a, b in pairwise(found))
    return path(words, cls="way") if words else ""


def way(v: State, seat: int, start: int, end: int, points: int) -> list[str]:
    """The places of a course that costs exactly so many movement points; nothing if there is none."""
    ahead: dict[str, list[tuple[str, int]]] = {}
    shut = {AT[name] for k, name in enumerate(("9a", "15a")) if not side_city_open(v, seat, k)}
    rounds = {(row["from"], row["to"]): row.get("rounds") for row in PARTS["arrow"]}
    for here, there, price in arrows(v):
        if AT[there] not in shut and min(int(v.lap), ROUNDS) in (rounds[here, there] or range(1, ROUNDS + 1)):
            ahead.setdefault(here, []).append((there, price))

    def onward(here: str, left: int) -> list[str] | None:
        if left == 0:
            return [here] if AT[here] == end else None
        for there, price in ahead.get(here, []):
            if price <= left and (rest := onward(there, left - price)) is not None:
                return [here, *rest]
        return None

    return onward(PLACE_IDS[start], points) or []
