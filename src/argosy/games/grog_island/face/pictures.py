"""Single pieces of Grog Island as pictures: buildings, clouds, ships, cards and goals by the ids of the component
files, and the spaces of the bid row."""

from __future__ import annotations

from argosy.draw import Picture, group, rect, style
from argosy.games.grog_island.face.board import (
    FOOT,
    PLOT_HEIGHT,
    PLOT_WIDTH,
    building_at,
    cloud,
    middle,
    plot,
    ship_at,
)
from argosy.games.grog_island.face.board_auction import SPACE, row_space
from argosy.games.grog_island.face.board_hold import CARD, CARD_HIGH, goal_parts, parrot_marks, treasure_marks
from argosy.games.grog_island.face.scene import Scene
from argosy.games.grog_island.parts import (
    BUILDING_NAMES,
    CLOUD_NAMES,
    GHOST,
    GHOST_CREW,
    GHOST_SHIP,
    GOAL_NAMES,
    PARROT_NAMES,
    ROW,
    SHIP_NAMES,
    TREASURE_VALUE,
)
from argosy.games.grog_island.state import State
from argosy.kernel.position import blank

GOAL_WIDE, GOAL_HIGH = 104.0, 88.0


def picture(kind: str, name: str, lang: str) -> Picture | None:
    """A piece alone; none for a kind or an id that Grog Island does not have."""
    scene, name = Scene(blank(State), lang=lang), name.replace("_", "-")
    if kind == "place" and name in BUILDING_NAMES:
        return building(scene, BUILDING_NAMES.index(name))
    if kind == "place" and name.startswith("space-"):
        return space(scene, int(name.removeprefix("space-")) - 1)
    if kind == "tile" and name in CLOUD_NAMES:
        return Picture(cloud(scene, name, 44, 34), 88, 58, scene.say(f"cloud-{name}"))
    if kind == "ship" and name in (*SHIP_NAMES, "ghost"):
        return ship(scene, name)
    if kind == "card" and name in PARROT_NAMES:
        return card(scene, f"parrot-{name}", *parrot_marks(PARROT_NAMES.index(name)))
    if kind == "card" and name.startswith("treasure-"):
        value = [int(worth) for worth in TREASURE_VALUE].index(int(name.removeprefix("treasure-")))
        return card(scene, name, treasure_marks(value), "paper-raised")
    if kind == "goal" and name in GOAL_NAMES:
        drawn = goal_parts(scene, GOAL_NAMES.index(name), 2, 2, GOAL_WIDE, "paper-raised", GOAL_HIGH)
        return Picture("".join(drawn), GOAL_WIDE + 4, GOAL_HIGH + 4, scene.say(f"goal-{name}"))
    return None


def cut(inside: str, x: float, y: float, width: float, height: float, label: str) -> Picture:
    """What lies in one place of a larger picture."""
    return Picture(group(inside, at=(-x, -y)), width, height, label)


def building(scene: Scene, number: int) -> Picture:
    """A building of the island."""
    x, y = plot(number)
    name = scene.called(f"building-{BUILDING_NAMES[number]}")
    return cut(building_at(scene, number), x - 2, y - 2, PLOT_WIDTH + 4, PLOT_HEIGHT + 4, name)


def space(scene: Scene, number: int) -> Picture:
    """A space of the bid row with its reward."""
    return cut(
        row_space(scene, number),
        16 + number * (SPACE + 14.0),
        44,
        SPACE + 4,
        114,
        scene.say(f"board-row-{ROW[number]}"),
    )


def ship(scene: Scene, name: str) -> Picture:
    """A merchant ship, or the one that is the ghost ship in a game for two."""
    v = scene.view
    v.ships[0] = GHOST_SHIP if name == "ghost" else SHIP_NAMES.index(name)
    v.seats = 2 if name == "ghost" else 3
    v.crew_left[GHOST] = GHOST_CREW[2]
    return cut(ship_at(scene, 0), middle(0) - 64, FOOT + 26, 128, 118, scene.called("ship-0"))


def card(scene: Scene, name: str, marks: str, tone: str) -> Picture:
    """A treasure card or a parrot."""
    face = rect(2, 2, CARD, CARD_HIGH, 7, style=style(tone, "line-strong"))
    return Picture(face + group(marks, at=(2, 2)), CARD + 4, CARD_HIGH + 4, scene.called(name))
