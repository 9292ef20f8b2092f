"""Maracaibo's table in plain characters, for the terminal: places, cards with their effects, nations, people."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.games.maracaibo.effects import NATIONS
from argosy.games.maracaibo.face.board_chart import in_play
from argosy.games.maracaibo.face.describing import (
    building_line,
    card_line,
    card_name,
    career_line,
    legacy_line,
    place_line,
    quest_line,
    space_line,
    synergy_line,
)
from argosy.games.maracaibo.face.lexicon import explain
from argosy.games.maracaibo.face.lexicon_people import about as facts_about
from argosy.games.maracaibo.face.prices import building_price, card_price
from argosy.games.maracaibo.face.prompts import amount
from argosy.games.maracaibo.face.scene import GOOD_ICONS, Scene
from argosy.games.maracaibo.face.texts import (
    CARD_ROWS,
    CITY_ROWS,
    action_lines,
    card_lines,
    career_tasks,
    condition_lines,
)
from argosy.games.maracaibo.parts import (
    ALL_QUESTS,
    AT,
    CARD_IDS,
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
    MARKERS,
    PLACE_IDS,
    PLACES,
    PRESTIGE_IDS,
    PRESTIGE_IN_GAME,
    PRESTIGE_SYNERGY,
    QUEST_SPACES,
    TASKS_A_CAREER,
)
from argosy.games.maracaibo.rules.quests import first_quest
from argosy.games.maracaibo.rules.scoring import multiplier
from argosy.games.maracaibo.state import JEAN, QUEST_TRACK, At, State

LETTERS = "ABCD"
NOWHERE = -1
LEGACY_AT = [AT.get(LEGACY_ROW[name].get("at", ""), NOWHERE) for name in LEGACY_IDS]


def plain(view: State, lang: str = "en", names: Sequence[str] = ()) -> list[str]:
    """The places in the order of the voyage, then cards, nations, people and the viewer's hand."""
    scene = Scene(view, (), lang, names)
    places = [_place(scene, place) for place in range(PLACES) if in_play(view, place)]
    return [*places, *_cards(scene), *_nations(scene), *_people(scene), *_hand(scene)]


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
    if owners := [
        LETTERS[seat] + f" ×{n}" * (n > 1) for seat in range(int(v.seats)) if (n := _helpers(v, seat, place))
    ]:
        about.append(scene.say("plain-helpers", who=", ".join(owners)))
    named = f"{ships:>3} {PLACE_IDS[place]:>3} {scene.line(place_line(place))}"
    return f"{named}: {'; '.join(about)}" if about else named


def _helpers(v: State, seat: int, place: int) -> int:
    """How many assistants somebody has at a place."""
    return sum(int(v.helpers[seat]) >> h & 1 for h in range(HELPERS) if HELPER_AT[h] == place)


def _lies(v: State, tile: int) -> bool:
    """Whether a legacy tile is in play and is no city, which speaks for itself."""
    return bool(int(v.legacy) >> tile & 1) and LEGACY_CITY[tile] < 0


def _legacy(scene: Scene, tile: int) -> str:
    """A legacy tile; a construction site with its discs."""
    name = scene.say("plain-legacy", name=scene.line(legacy_line(tile)))
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
    lines = ["", *_named_cards(scene, "board-display", [int(c) - 1 for c in v.display if c > 0])]
    lines.append(f"{scene.say('board-prestige')}:")
    lines += [_building(scene, k) for k in range(PRESTIGE_IN_GAME) if v.prestige_open[k] > 0]
    track = [first_quest(v, QUEST_TRACK + k) for k in range(len(QUEST_SPACES))]
    for k, quest in enumerate(track):
        if quest >= 0:
            space = scene.line(space_line(int(QUEST_SPACES[k])))
            lines.append(scene.say("board-quest", place=space, quest=scene.line(quest_line(int(quest)))))
    lines.append(f"{scene.say('board-stacks')}: {int(v.stack_size[0])} + {int(v.stack_size[1])}")
    if beside := [_legacy(scene, tile) for tile in range(LEGACIES) if LEGACY_AT[tile] < 0 and _lies(v, tile)]:
        lines.append("; ".join([beside[0][0].upper() + beside[0][1:], *beside[1:]]))
    piles = explain(v, "pile"), explain(v, "quest-pile"), explain(v, "area-0-s1")
    lines += [f"{scene.line(one.name)}: {scene.tell_all(one.now, ' ')}" for one in piles[:2] if one]
    lines += [scene.line(one.now[-1]) for one in piles[2:] if one]
    return lines


def _named_cards(scene: Scene, key: str, cards: Sequence[int]) -> list[str]:
    """A heading, and under it a line for each card."""
    return [f"{scene.say(key)}:", *(_card(scene, card) for card in cards)]


def _card(scene: Scene, card: int) -> str:
    """A project card: price for the viewer, points, what it pays with, conditions and effects."""
    row = CARD_ROWS[card]
    pays = ", ".join(scene.say(f"part-{row[key]}") for key in ("good", "object"))
    points = scene.line(amount("points", row["vp"]))
    about = scene.tell_all([*condition_lines(card), *card_lines(card)])
    name = scene.line(card_name(card))
    return f"    {CARD_IDS[card]} {name} ({card_price(scene.view, card)}; {points}; {pays}): {about}"


def _building(scene: Scene, k: int) -> str:
    """A prestige building: price for the viewer, its token, what it counts, who has invested."""
    v, building = scene.view, int(scene.view.prestige_open[k]) - 1
    investors = "".join(LETTERS[seat] for seat in range(int(v.seats)) if int(v.investors[k]) >> seat & 1)
    about = (
        f"{scene.line(synergy_line(int(PRESTIGE_SYNERGY[building])))}; {scene.say(f'about-{PRESTIGE_IDS[building]}')}"
    )
    named = f"    {scene.line(building_line(building))} ({building_price(v, building)}): {about}"
    return f"{named} [{investors}]" if investors else named


def _hand(scene: Scene) -> list[str]:
    """The viewer's own cards and tasks, with everything that stands on them."""
    v, seat = scene.view, int(scene.view.viewer) - 1
    if seat < 0:
        return []
    lines = ["", *_named_cards(scene, "board-hand", [int(c) for c in v.hand[seat][: v.hand_size[seat]]])]
    if planned := [int(c) - 1 for c in v.plan[seat] if c > 0]:
        lines += _named_cards(scene, "board-plans", planned)
    if owned := [card for card in range(len(CARD_IDS)) if v.place[card] == At.OWNED + seat]:
        lines += _named_cards(scene, "board-bought", owned)
    if v.career[seat] > 0:
        lines += [f"{scene.say('board-career')}: {scene.line(career_line(int(v.career[seat]) - 1))}"]
        lines += [f"    {scene.line(line)}" for line in career_tasks(int(v.career[seat]) - 1)]
    return lines


def _nations(scene: Scene) -> list[str]:
    v = scene.view
    return [
        scene.say(
            "plain-nation",
            nation=scene.say(f"part-{name.lower()}"),
            influence=", ".join(f"{LETTERS[seat]} {int(v.influence[seat, nation])}" for seat in range(int(v.sides))),
            n=int(multiplier(v, nation)),
            left=MARKERS - int(v.taken[nation]),
            laid=int(v.on_chart[nation]),
        )
        for nation, name in enumerate(NATIONS)
    ]


def bought(scene: Scene, seat: int) -> str:
    """The project cards that somebody owns, by name."""
    names = [scene.line(card_line(card)) for card in range(len(CARD_IDS)) if scene.view.place[card] == At.OWNED + seat]
    return f"{scene.say('board-bought')}: {', '.join(names)}" if names else ""


def _people(scene: Scene) -> list[str]:
    """A letter for everybody, the explorer, the career, what was bought."""
    v, lines = scene.view, [""]
    for seat in range(int(v.sides)):
        about = [scene.say("plain-explorer", space=scene.line(space_line(int(v.explorer[seat]))))]
        if v.career[seat] > 0:
            done = f"{int(v.claimed[seat]).bit_count()}/{TASKS_A_CAREER}"
            about.append(f"{scene.line(career_line(int(v.career[seat]) - 1))} {done}")
        if planned := [scene.line(card_line(int(c) - 1)) for c in v.plan[seat] if c > 0]:
            about.append(f"{scene.say('board-plans')}: {', '.join(planned)}")
        lines.append(f"{LETTERS[seat]} {scene.name(seat)}: {' · '.join([*about, bought(scene, seat)])}".rstrip(" ·"))
        lines.append(f"    {scene.tell_all(facts_about(v, seat))}")
    if v.seats == 1:
        lines.append(
            scene.say("fact-jean", jean=scene.say("part-jean"), points=scene.line(amount("points", v.points[JEAN])))
        )
    return lines
