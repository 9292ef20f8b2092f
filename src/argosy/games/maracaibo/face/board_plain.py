"""Maracaibo's table in plain characters, for the terminal: who is where, the display, the three nations."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.games.maracaibo.effects import NATIONS
from argosy.games.maracaibo.face.board import CITY_ROWS, action_lines, in_play
from argosy.games.maracaibo.face.board_sheets import bought
from argosy.games.maracaibo.face.describing import (
    building_line,
    card_line,
    career_line,
    legacy_line,
    place_line,
    quest_line,
)
from argosy.games.maracaibo.face.scene import GOOD_ICONS, Scene
from argosy.games.maracaibo.parts import (
    ALL_QUESTS,
    AT,
    CARD_COST,
    CITY_GOOD,
    CITY_STORAGE,
    FIRST_SITE,
    HELPER_AT,
    HELPERS,
    LEGACIES,
    LEGACY_CITY,
    LEGACY_IDS,
    LEGACY_ROW,
    LEGACY_SPACES,
    PLACE_IDS,
    PLACES,
    PRESTIGE_COST,
    SPACE_IDS,
    TASKS_A_CAREER,
)
from argosy.games.maracaibo.state import State

LETTERS = "ABCD"
NOWHERE = -1
LEGACY_AT = [AT.get(LEGACY_ROW[name].get("at", ""), NOWHERE) for name in LEGACY_IDS]


def plain(view: State, lang: str = "en", names: Sequence[str] = ()) -> list[str]:
    """The places in the order of the voyage, then cards, nations and people."""
    scene = Scene(view, (), lang, names)
    places = [_place(scene, place) for place in range(PLACES) if in_play(view, place)]
    return [*places, *_cards(scene), *_nations(scene), *_people(scene)]


def _place(scene: Scene, place: int) -> str:
    """One place: ships, number and name, marker, what the city does, legacy tiles, quest, assistants."""
    v = scene.view
    ships = "".join(LETTERS[seat] for seat in range(int(v.sides)) if v.ship[seat] == place)
    about = []
    if v.marker[place] > 0:
        about.append(scene.say(f"part-{NATIONS[int(v.marker[place]) - 1].lower()}"))
    if v.city[place] > 0:
        about.append(_city(scene, place))
    about += [_legacy(scene, tile) for tile in range(LEGACIES) if LEGACY_AT[tile] == place and _lies(v, tile)]
    about += [f"? {scene.line(quest_line(q))}" for q in range(ALL_QUESTS) if int(v.quest_at[place]) >> q & 1]
    for seat in range(int(v.seats)):
        here = sum(int(v.helpers[seat]) >> h & 1 for h in range(HELPERS) if HELPER_AT[h] == place)
        if here:
            about.append(f"{LETTERS[seat].lower()}×{here}")
    named = f"{ships:>3} {PLACE_IDS[place]:>3} {scene.line(place_line(place))}"
    return f"{named}: {'; '.join(about)}" if about else named


def _lies(v: State, tile: int) -> bool:
    """Whether a legacy tile is in play and is no city, which speaks for itself."""
    return bool(int(v.legacy) >> tile & 1) and LEGACY_CITY[tile] < 0


def _legacy(scene: Scene, tile: int) -> str:
    """A legacy tile; a construction site with its discs."""
    name = f"! {scene.line(legacy_line(tile))}"
    if LEGACY_SPACES[tile]:
        return f"{name} {int(scene.view.site[tile - FIRST_SITE])}/{int(LEGACY_SPACES[tile])}"
    return name


def _city(scene: Scene, place: int) -> str:
    v, city = scene.view, int(scene.view.city[place]) - 1
    words = scene.tell_all(action_lines(CITY_ROWS[city]["action"]))
    if CITY_GOOD[city] >= 0:
        good = scene.say(f"part-{GOOD_ICONS[CITY_GOOD[city]]}")
        return f"{words}, {good} {int(v.stored[place])}/{int(CITY_STORAGE[city])}"
    return words


def _cards(scene: Scene) -> list[str]:
    v = scene.view
    shown = [f"{scene.line(card_line(int(c) - 1))} ({int(CARD_COST[int(c) - 1])})" for c in v.display if c > 0]
    built = [
        f"{scene.line(building_line(int(b) - 1))} ({int(PRESTIGE_COST[int(b) - 1])})" for b in v.prestige_open if b > 0
    ]
    lines = ["", f"{scene.say('board-display')}: {', '.join(shown)}"]
    lines.append(f"{scene.say('board-prestige')}: {', '.join(built)}")
    if beside := [_legacy(scene, tile) for tile in range(LEGACIES) if LEGACY_AT[tile] < 0 and _lies(v, tile)]:
        lines.append(", ".join(beside))
    if v.quest_top > 0:
        lines.append(f"{scene.say('board-next')}: {scene.line(quest_line(int(v.quest_top) - 1))}")
    return lines


def _nations(scene: Scene) -> list[str]:
    v = scene.view
    return [
        f"{scene.say(f'part-{name.lower()}')}: "
        + " ".join(f"{LETTERS[seat]} {int(v.influence[seat, nation])}" for seat in range(int(v.sides)))
        for nation, name in enumerate(NATIONS)
    ]


def _people(scene: Scene) -> list[str]:
    """A letter for everybody, the explorer, the career, what was bought."""
    v, lines = scene.view, [""]
    for seat in range(int(v.sides)):
        about = [SPACE_IDS[int(v.explorer[seat])]]
        if v.career[seat] > 0:
            done = f"{int(v.claimed[seat]).bit_count()}/{TASKS_A_CAREER}"
            about.append(f"{scene.line(career_line(int(v.career[seat]) - 1))} {done}")
        lines.append(f"{LETTERS[seat]} {scene.name(seat)}: {' · '.join([*about, bought(scene, seat)])}".rstrip(" ·"))
    return lines
