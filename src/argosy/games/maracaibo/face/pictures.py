"""Single pieces of Maracaibo as pictures: cards, tiles, tokens and tracks by the ids of the component files."""

from __future__ import annotations

from argosy.draw import Picture, circle, group, icon, rect, style, text
from argosy.games.maracaibo.effects import NATIONS
from argosy.games.maracaibo.face.board_chart import city_plate, fleet, quest_seal, site
from argosy.games.maracaibo.face.board_dock import career_choice
from argosy.games.maracaibo.face.board_path import track
from argosy.games.maracaibo.face.board_rail import WIDTH, costs, heads, influence, prestige_tile, quest_tokens, remarks
from argosy.games.maracaibo.face.cards import WIDE, card
from argosy.games.maracaibo.face.describing import building_line, legacy_line, quest_line
from argosy.games.maracaibo.face.fights import Fight
from argosy.games.maracaibo.face.scene import SYNERGY_ICONS, Scene
from argosy.games.maracaibo.face.texts import ACTION_STEPS, action_lines
from argosy.games.maracaibo.face.tokens import ATOMS, COUNTED, Piece, script, tokens
from argosy.games.maracaibo.face.where import PATH, PLATE, PLATE_HEIGHT, PLATE_WIDTH, SITES
from argosy.games.maracaibo.parts import (
    AT,
    BUILDING,
    CARD_IDS,
    CAREER_IDS,
    CITY,
    LEGACY_IDS,
    LEGACY_ROW,
    PARTS,
    QUEST_IDS,
    TILE_VALUE,
)
from argosy.games.maracaibo.state import State
from argosy.kernel.position import blank

CITY_TILES = {row["id"]: row for row in PARTS["city_tile"]}
COMBAT = {row["id"]: number for number, row in enumerate(PARTS["combat_tile"])}
JEAN = {row["id"]: row for row in PARTS["jean_card"]}
EDGE = 8.0  # between tokens and the border of their tile
PATH_TOP, PATH_FOOT = 404.0, 520.0  # where the explorer's path lies on the chart


def picture(kind: str, name: str, lang: str) -> Picture | None:
    """A piece alone; none for a kind or an id that Maracaibo does not have."""
    scene = Scene(blank(State), (), lang, ())
    found = {"card": _card, "tile": _tile, "track": _track}
    if kind == "token" and name in SYNERGY_ICONS:
        ring = circle(22, 22, 20, style=style("paper-raised", "line-strong"))
        return Picture(ring + icon(SYNERGY_ICONS[name], 22, 22, 28, "gold"), 44, 44, scene.say(f"part-{name}"))
    return found[kind](scene, name) if kind in found else None


def cut(inside: str, x: float, y: float, width: float, height: float, label: str) -> Picture:
    """What lies in one place of a larger picture."""
    return Picture(group(inside, at=(-x, -y)), width, height, label)


def _card(scene: Scene, name: str) -> Picture | None:
    """A project card, a prestige building, a career, or a card of Jean's."""
    if name in CARD_IDS:
        return card(scene, CARD_IDS.index(name), WIDE)
    if name in BUILDING:
        scene.view.prestige_open[0] = BUILDING[name] + 1
        label = scene.line(building_line(BUILDING[name]))
        return Picture(group(prestige_tile(scene, 0, 1, 60, 48)), 62, 48, label)
    if name in CAREER_IDS:
        return career_choice(scene, CAREER_IDS.index(name))
    return jean(scene, name) if name in JEAN else None


def _tile(scene: Scene, name: str) -> Picture | None:
    """A city tile, a combat tile, a quest, or a legacy tile."""
    if name in CITY_TILES:
        action = CITY_TILES[name]["action"]
        return row_of(scene, tokens(ACTION_STEPS[action]), scene.tell_all(action_lines(action)))
    if name in COMBAT:
        return combat(scene, COMBAT[name])
    if name in QUEST_IDS:
        return quest(scene, QUEST_IDS.index(name))
    return legacy(scene, name) if name in LEGACY_IDS else None


def _track(scene: Scene, name: str) -> Picture | None:
    """The influence of the nations, or the explorer's path."""
    if name == "influence":
        return influence(scene).pictures[0]
    if name == "explorer":
        left, right = min(x for x, _ in PATH.values()) - 24, max(x for x, _ in PATH.values()) + 24
        return cut(track(scene), left, PATH_TOP, right - left, PATH_FOOT - PATH_TOP, scene.say("chart-path"))
    return None


def row_of(scene: Scene, pieces: list[Piece], label: str, ahead: str = "", room: float = 0.0) -> Picture:
    """A tile with one line of tokens, and what stands in front of them."""
    pen = script(scene.lang, 18.0)
    wide, high = pen.row_width(pieces) + 2 * EDGE + room, 46.0
    plate = rect(1, 1, wide - 2, high - 2, 8, style=style("paper-raised", "line-strong"))
    return Picture(plate + ahead + pen.row(pieces, EDGE + room, high / 2), wide, high, label)


def combat(scene: Scene, tile: int) -> Picture:
    """A combat tile: the value of each nation, the conditions, what choosing it costs or brings."""
    values = tuple(int(n) for n in TILE_VALUE[tile])
    fight = Fight(0, tile, -1, values, values, (True,) * len(NATIONS))
    plate = rect(1, 1, WIDTH + 14, 86, 8, style=style("paper-raised", "line-strong"))
    drawn = group(heads(scene, fight, 2), remarks(scene, fight, 36), costs(scene, fight, 58), at=(8, 2))
    return Picture(plate + drawn, WIDTH + 16, 88, scene.say("fight-tile"))


def quest(scene: Scene, number: int) -> Picture:
    """A quest: its seal, the price, the reward."""
    seal = quest_seal(scene, number, 24, 23, "")
    return row_of(scene, quest_tokens(number), scene.line(quest_line(number)), seal, 34)


def legacy(scene: Scene, name: str) -> Picture | None:
    """A legacy tile: a city with its plate, or what a place brings."""
    tile, row = LEGACY_IDS.index(name), LEGACY_ROW[name]
    label = scene.line(legacy_line(tile))
    if "city" in row:
        place = AT[row["at"]]
        scene.view.city[place] = CITY[row["city"]] + 1
        x, y, scale = PLATE[row["at"]]
        wide, high = PLATE_WIDTH * scale, PLATE_HEIGHT * scale
        return cut(city_plate(scene, place), x - wide / 2 - 2, y - high / 2 - 2, wide + 4, high + 4, label)
    if name not in SITES:
        return None
    x, y = SITES[name]
    inside = fleet(scene, name, x, y) if name in ("L6", "L9") else site(scene, tile, x, y)
    return cut(inside, x - 110, y - 28, 220, 56, label)


def jean(scene: Scene, name: str) -> Picture:
    """A card of Jean's: her steps and the way at forks, the place of the display, what she does."""
    row = JEAN[name]
    high = 118.0
    way = "↑" if row["route"] == "upper" else "↓"
    head: list[Piece] = [(str(row["steps"]), *ATOMS["SAIL"]), (str(row["display"]), *ATOMS["HAND"])]
    drawn = [rect(1, 1, WIDE - 2, high - 2, 8, style=style("paper-raised", "line-strong"))]
    drawn.append(text(WIDE - 12, 24, row["letter"], 18, "t-end t-title"))
    pen = script(scene.lang, 17.0)
    drawn.append(pen.row(head[:1], 10, 18) + text(54, 24, way, 18, "t-title") + pen.row(head[1:], 10, 48))
    drawn.append(pen.row(jean_tokens(row["effects"]), 10, 88))
    drawn.append(rect(8, 64, WIDE - 16, 1, 0, style=style("line")))
    return Picture("".join(drawn), WIDE, high, scene.say("part-jean"))


def jean_tokens(effects: list[dict[str, object]]) -> list[Piece]:
    """What Jean does by a card."""
    found: list[Piece] = []
    for effect in effects:
        symbol = COUNTED["quest"] if effect["kind"] == "QUEST_PILE" else ATOMS[str(effect["kind"])]
        found.append((str(effect["n"]), *symbol))
    return found
