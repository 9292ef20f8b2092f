"""Grog Island's table in plain characters, for the terminal: the peninsulas, the bid row, the ships."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from argosy.games.grog_island.face.scene import Scene
from argosy.games.grog_island.parts import (
    BERTHS,
    BUILDINGS,
    CLOUD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    GHOST,
    GHOST_SHIP,
    PLOTS,
    SHIP_AMOUNT,
    SHIP_PAYS,
    TYPE_NAMES,
    TYPE_OF,
    TYPE_ROW,
    Pays,
)
from argosy.games.grog_island.state import State

WIDE = 15  # characters of a peninsula
LOCK, GHOSTLY = "#", "*"
LETTERS = "ABCD"  # the crews of the seats


def plain(view: State, lang: str = "en", names: Sequence[str] = ()) -> list[str]:
    """Five columns of buildings with crews and locks, clouds above, ships and dice below."""
    scene = Scene(view, (), lang, names)
    lines = [_row(scene.say(f"part-{name}") for name in COLOUR_NAMES)]
    lines += [_row(scene.say(f"plain-cloud-{CLOUD_NAMES[view.clouds[colour]]}") for colour in range(COLOURS))]
    for height in range(1, max(TYPE_ROW) + 1):
        lines.append(_row(_building(scene, colour, height) for colour in range(COLOURS)))
    lines += [_row(_ship(scene, berth) for berth in range(BERTHS)), "", *_dice(scene)]
    crews = [f"{LETTERS[seat]} {scene.name(seat)}" for seat in range(view.seats)]
    lines.append(" · ".join([*crews, f"{LOCK} {scene.say('board-row-lock')}"]))
    return lines


def _row(words: Iterable[str]) -> str:
    return "".join(f"{word[: WIDE - 1]:<{WIDE}}" for word in words).rstrip()


def _building(scene: Scene, colour: int, height: int) -> str:
    """The building of a peninsula at one height, with whoever is in it."""
    v = scene.view
    for building in range(colour * PLOTS, min((colour + 1) * PLOTS, BUILDINGS)):
        if TYPE_ROW[TYPE_OF[building]] == height:
            crew = next((row for row in range(GHOST + 1) if int(v.crew[row]) >> building & 1), None)
            mark = "" if crew is None else GHOSTLY if crew == GHOST else LETTERS[crew]
            mark = LOCK if int(v.locked) >> building & 1 else mark
            name = scene.say(f"short-{TYPE_NAMES[TYPE_OF[building]]}".replace("_", "-"))
            return f"{mark or '·'} {name}"
    return ""


def _ship(scene: Scene, berth: int) -> str:
    """What the ship at a berth pays, and whose marker lies on it."""
    v = scene.view
    ship = int(v.ships[berth])
    ghost = v.seats == 2 and ship == GHOST_SHIP
    owner = int(v.marker[berth]) - 1
    pays = "" if ghost else f"{int(SHIP_AMOUNT[ship])} {scene.say(f'plain-{Pays(int(SHIP_PAYS[ship])).name.lower()}')}"
    words = scene.say("board-ghost-ship") if ghost else pays
    return (f"{LETTERS[owner]} " if owner >= 0 else "") + words


def _dice(scene: Scene) -> list[str]:
    """The dice on their goods, and the row of the bid."""
    v = scene.view
    free = [_die(scene, c) for c in range(COLOURS) if not int(v.in_row) >> c & 1]
    bid = [_die(scene, int(c) - 1) for c in v.row if c > 0]
    said = scene.say("board-bid", n=int(v.bid)) if v.bidder > 0 else scene.say("board-no-bid")
    by = f" ({scene.name(int(v.bidder) - 1)})" if v.bidder > 0 else ""
    row = " ".join(f"[{die}]" for die in bid)
    return [f"{scene.say('board-auction')}: {said}{by} {row}  {', '.join(free)}".rstrip()]


def _die(scene: Scene, colour: int) -> str:
    return scene.say("part-die", die=scene.say(f"part-{COLOUR_NAMES[colour]}"), n=int(scene.view.dice[colour]))
