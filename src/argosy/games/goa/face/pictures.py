"""Single pieces of Goa as pictures: tiles, cards, colonies and Bonanza tiles by the ids of the component files."""

from __future__ import annotations

from argosy.draw import Picture, count, fitted, group, icon, rect, style, tint
from argosy.games.goa.face.board import GOOD_ICONS
from argosy.games.goa.face.board_faces import CARD_HEIGHT, CARD_WIDTH, Scene, card_face, card_name, tile_face, tile_name
from argosy.games.goa.parts import (
    BONANZA_AMOUNT,
    BONANZA_BRINGS,
    BONANZA_IDS,
    CARD_IDS,
    COLONY_NAMES,
    COLONY_TILE_ALLOWS,
    COLONY_TILE_COLONY,
    COLONY_TILE_IDS,
    SPICE_NAMES,
    TILE_IDS,
    Good,
    members,
)
from argosy.games.goa.state import State
from argosy.kernel.position import blank

TILE = 112.0


def picture(kind: str, name: str, lang: str) -> Picture | None:
    """A piece alone; none for a kind or an id that Goa does not have."""
    scene = Scene(blank(State), lang=lang)
    if kind == "tile" and name in TILE_IDS:
        number = TILE_IDS.index(name)
        return Picture(tile_face(scene, number, 2, 2), TILE, TILE, tile_name(scene, number))
    if kind == "tile" and name in COLONY_TILE_IDS:
        return colony(scene, COLONY_TILE_IDS.index(name))
    if kind == "card" and name in CARD_IDS:
        number = CARD_IDS.index(name)
        return Picture(card_face(scene, number, 2, 2), CARD_WIDTH + 4, CARD_HEIGHT + 4, card_name(scene, number))
    if kind == "token" and name in BONANZA_IDS:
        return bonanza(scene, BONANZA_IDS.index(name))
    return None


def colony(scene: Scene, tile: int) -> Picture:
    """A tile of a colony with the spices that may lie on it."""
    title = COLONY_NAMES[COLONY_TILE_COLONY[tile]].capitalize()
    spices = [SPICE_NAMES[spice] for spice in members(COLONY_TILE_ALLOWS[tile])]
    step = min(40.0, 96 / len(spices))
    first = TILE / 2 - (len(spices) - 1) / 2 * step
    icons = [icon(name, first + i * step, 52, min(34, step + 4), name) for i, name in enumerate(spices)]
    face = rect(2, 2, TILE - 4, TILE - 4, 9, style=style(tint("ginger", 25), "line-strong"))
    return Picture(group(face, *icons, fitted(TILE / 2, 100, title, 15, 98, "t-mid t-title")), TILE, TILE, title)


def bonanza(scene: Scene, number: int) -> Picture:
    """A Bonanza tile, face up."""
    name, fill = GOOD_ICONS[Good(int(BONANZA_BRINGS[number]))]
    face = rect(2, 2, 76, 48, 8, style=style(tint("leaf", 35), "line-strong"))
    label = f"{int(BONANZA_AMOUNT[number])} {name}"
    return Picture(group(face, count(name, 26, 27, int(BONANZA_AMOUNT[number]), fill, 30)), 80, 52, label)
