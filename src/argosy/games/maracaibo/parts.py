"""Maracaibo's components: the rows of `components/`, checked, as constant tables for the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any, cast

import numpy as np

from argosy.games.maracaibo.checks import check
from argosy.games.maracaibo.effects import GOODS, NATIONS, OBJECTS, Book, JeanDoes, Op, Trait
from argosy.games.maracaibo.graphs import (
    CHART_TILES,
    NOWHERE,
    courses,
    jean_arrows,
    lead,
    places_ahead,
    spaces_in_order,
)
from argosy.games.maracaibo.story.cards import Story
from argosy.kernel import Cube, Longs, cube, grid, ints
from argosy.kernel.components import Components, read

NAME = "maracaibo"
SEATS = 4  # the most players; against Jean she takes the second row of the tables by seat
PARTS = read(NAME, check)
NUMBERS: Mapping[str, Mapping[str, Any]] = {row["id"]: row for row in PARTS["numbers"]}


def masks(values: Any) -> Longs:
    """Sets as bits, one number each: 64 bits wide, in the interpreter too."""
    return cast(Longs, np.array(values, np.int64))


def _bits(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)


# single numbers
_base, _board, _figures, _fight = NUMBERS["base"], NUMBERS["board"], NUMBERS["figures"], NUMBERS["fight"]
ROUNDS = int(_base["rounds"])
START_DOUBLOONS = ints(_base["start_doubloons"])
DEALT = int(_base["dealt_a_cards"])
KEPT_IN_HAND = int(_base["keep_in_hand"])
DISCARDED_FIRST = int(_base["discard"])
B_IN_GAME = int(_base["b_cards_per_game"])
DISPLAY = int(_base["display"])
CAREERS_DEALT = int(_base["career_cards_dealt"])
PRESTIGE_IN_GAME = int(_base["prestige_in_game"])
HAND_LIMIT = int(_board["hand_limit"])
PLANNING = int(_board["planning_spaces"])
SHIP_COMPASSES = int(_board["compasses"])
DISPLAY_PRICE = int(_board["display_card_price"])
ALL_FIGURES = int(_figures["total"])
START_FIGURES = int(_figures["own_at_start"])
CAREER_FIGURES = int(_figures["on_career_card"])
MOVEMENT = int(NUMBERS["sailing"]["movement_points"])
FEWEST_FOR = ints(NUMBERS["sailing"]["village_actions_from"])
EMPTY_VALUE = int(_fight["empty_value"])
MOST_VALUE = int(_fight["most_value"])
FEWEST_VALUE = int(_fight["fewest_value"])
LAST_COMBAT = int(NUMBERS["combat_points"]["last"])
START_COMBAT = int(NUMBERS["combat_points"]["start"])
IDLE_VP = int(NUMBERS["unused_assistant"]["vp"])
NO_PURCHASE_VP = int(NUMBERS["interim_scoring"]["instead_of_buying_vp"])
QUEST_ROW_VP = ints(NUMBERS["quest_row"]["vp"])
LATER_QUEST_VP = int(NUMBERS["quest_row"]["later_vp"])
FIRST_INVESTOR_VP = int(NUMBERS["prestige"]["first_investor_vp"])
ALL_TASKS_D = int(NUMBERS["careers"]["all_done"][0]["n"])
ALL_TASKS_VP = int(NUMBERS["careers"]["all_done"][1]["n"])

SYNERGY_IDS = tuple(row["id"] for row in PARTS["synergy"])
SYNERGIES = len(SYNERGY_IDS)
NATION_COUNT = len(NATIONS)
BOOK = Book(SYNERGY_IDS)

# --- the chart ------------------------------------------------------------------------------------------------------

PLACE_IDS = tuple(row["id"] for row in PARTS["location"])
PLACES = len(PLACE_IDS)
AT = {name: place for place, name in enumerate(PLACE_IDS)}
HAVANA, PUERTO_CABEZAS, CARTAGENA = AT["0"], AT["17"], AT["14"]
HOME_1, HOME_2A, HOME_2B, HOME_3 = AT["20"], AT["21a"], AT["21b"], AT["22"]
VILLAGES = _bits(AT[row["id"]] for row in PARTS["location"] if row["kind"] == "village")
HOMES = _bits(AT[row["id"]] for row in PARTS["location"] if row["kind"] == "home")

LEGACY_IDS = tuple(row["id"] for row in PARTS["legacy"])
LEGACIES = len(LEGACY_IDS)
LEGACY_ROW = {row["id"]: row for row in PARTS["legacy"]}
LEGACY = {name: tile for tile, name in enumerate(LEGACY_IDS)}
LEGACY_BIT = {name: 1 << tile for tile, name in enumerate(LEGACY_IDS)}
TOWN_BIT, PLAGUE_BIT = LEGACY_BIT["L1"], LEGACY_BIT["L3"]
FLEET_BIT, MINE_BIT, TOLL_BIT = LEGACY_BIT["L6"], LEGACY_BIT["L9"], LEGACY_BIT["L17"]
GOAL_BITS = LEGACY_BIT["L24"] | LEGACY_BIT["L25"]
SKULL_TILES = _bits(LEGACY[row["id"]] for row in PARTS["legacy"] if row.get("skull"))
CHARTS = 2 << len(CHART_TILES)  # and one bit for the last round
SLOW_BITS = masks([LEGACY_BIT[name] for name in CHART_TILES[:2]])
SIDE_BITS = masks([LEGACY_BIT[name] for name in CHART_TILES[2:]])
SIDE_PLACE = ints([AT[LEGACY_ROW[name]["at"]] for name in CHART_TILES[2:]])
SIDE_CITIES = _bits(int(place) for place in SIDE_PLACE)
TOLL_AT = AT[LEGACY_ROW["L17"]["at"]]
TOLL = int(LEGACY_ROW["L17"]["toll"])
POINTS_BASE = MOVEMENT + 1  # a course is place * POINTS_BASE + points


_all_courses = [courses(PARTS, chart, MOVEMENT) for chart in range(CHARTS)]
MOST_COURSES = max(len(ends) for chart in _all_courses for ends in chart)
COURSE_COUNT = grid([[len(ends) for ends in chart] for chart in _all_courses])
COURSES = cube([[ends + [0] * (MOST_COURSES - len(ends)) for ends in chart] for chart in _all_courses])


AHEAD = masks(places_ahead(PARTS))
UPPER, LOWER = 0, 1


JEAN_NEXT = cube([jean_arrows(PARTS, chart) for chart in range(CHARTS)])

# flags, in the order in which Jean looks for an empty city: by the number of the place
_by_number = sorted(
    range(PLACES), key=lambda place: (int("".join(c for c in PLACE_IDS[place] if c.isdigit())), PLACE_IDS[place])
)
PLACES_BY_NUMBER = ints(_by_number)
FLAGS = _bits(AT[row["at"]] for row in PARTS["flag"])
FLAG_PROGRAM = ints([0] * PLACES)
for _row in PARTS["flag"]:
    FLAG_PROGRAM[AT[_row["at"]]] = BOOK.steps(_row["bonus"])
START_MARKER_AT = ints([AT[row["at"]] for row in PARTS["start_marker"]])
START_MARKER_NATION = ints([NATIONS.index(row["nation"]) for row in PARTS["start_marker"]])

# --- cities ---------------------------------------------------------------------------------------------------------

_action = {row["id"]: BOOK.steps(row["steps"]) for row in PARTS["city_action"]}
_cities = (*PARTS["city_tile"], *PARTS["printed_city"], *PARTS["legacy_city"])
CITY_IDS = tuple(row["id"] for row in _cities)
CITIES = len(CITY_IDS)
CITY = {name: city for city, name in enumerate(CITY_IDS)}
CITY_PROGRAM = ints([_action[row["action"]] for row in _cities])
CITY_GOOD = ints([GOODS.index(row["good"]) if row["good"] else NOWHERE for row in _cities])
CITY_STORAGE = ints([row["storage"] for row in _cities])
CITY_TILES = len(PARTS["city_tile"])
OVERLAY = CITY[NUMBERS["city_tiles"]["two_player_overlay"]]
TILE_SLOTS = ints([AT[place] for place in NUMBERS["city_tiles"]["slots"]])
RANDOM_TILES = int(NUMBERS["city_tiles"]["random_tiles"])
WHEEL_TILE, OTHER_TILE, NO_FIT = 2, 1, 0  # a tile with the wheel, another one that may be drawn, the rest
# by number of players
TILE_FITS = grid(
    [
        [
            (WHEEL_TILE if row["wheel"] else OTHER_TILE) if n in row["players"] and "at" not in row else NO_FIT
            for row in PARTS["city_tile"]
        ]
        for n in range(SEATS + 1)
    ]
)
PRINTED_AT = ints([AT[row["at"]] for row in PARTS["printed_city"]])
PRINTED_CITY = ints([CITY[row["id"]] for row in PARTS["printed_city"]])

# --- legacy tiles ---------------------------------------------------------------------------------------------------


def _legacy_at(kind: str) -> list[int]:
    """The legacy tile of a kind that lies at each place."""
    tiles = {AT[row["at"]]: LEGACY[row["id"]] for row in reversed(PARTS["legacy"]) if row["kind"] == kind}
    return [tiles.get(place, NOWHERE) for place in range(PLACES)]


LEGACY_CITY = ints([CITY[row["city"]] if "city" in row else NOWHERE for row in PARTS["legacy"]])
LEGACY_CITY_AT = ints([AT[row["at"]] if "city" in row else NOWHERE for row in PARTS["legacy"]])
LEGACY_PROGRAM = ints([BOOK.steps(row.get("gain", [])) for row in PARTS["legacy"]])
LEGACY_COST = ints([BOOK.price(row.get("pay", [])) for row in PARTS["legacy"]])
LEGACY_SPACES = ints([row.get("spaces", 0) for row in PARTS["legacy"]])
SITES = _bits(LEGACY[row["id"]] for row in PARTS["legacy"] if row["kind"] == "site")
FIRST_SITE = LEGACY["L10"]
SITE_COUNT = LEGACY["L17"] - FIRST_SITE + 1
PREFILLED = _bits(LEGACY[name] for name in NUMBERS["legacy"]["prefill_two_players_tiles"])
# what happens to a ship that stops at a place
STOP_BONUS_AT, SITE_AT = ints(_legacy_at("stop_bonus")), ints(_legacy_at("site"))
SKULL_AT, GOAL_AT = ints(_legacy_at("skull")), ints(_legacy_at("goal"))
FLEET, MINE = LEGACY["L6"], LEGACY["L9"]
FLEET_COSTS = ints(LEGACY_ROW["L6"]["combat_costs"])
MINE_COST = int(LEGACY_ROW["L9"]["combat_costs"][0])
# marker sites: the places of the chart, then the spaces of the silver fleet, then the gold mine
FLEET_SITE = PLACES
MINE_SITE = FLEET_SITE + len(FLEET_COSTS)
MARKER_SITES = MINE_SITE + 1

# --- tracks ---------------------------------------------------------------------------------------------------------

LAST_INFLUENCE = int(NUMBERS["influence"]["last"])
OVERFLOW_VP = int(NUMBERS["influence"]["overflow_vp"])
MOST_INFLUENCE_VP = int(NUMBERS["influence"]["most_influence_vp"])
_ranks = {row["space"]: row["value"] for row in PARTS["influence_rank"]}
RANK = ints(
    [max([value for space, value in _ranks.items() if space <= at], default=0) for at in range(LAST_INFLUENCE + 1)]
)
NEXT_RANK = ints([min([space for space in _ranks if space > at], default=at) for at in range(LAST_INFLUENCE + 1)])
MARKERS = int(NUMBERS["nation_markers"]["per_nation"])
_spaces = NUMBERS["nation_markers"]["spaces"]
EMPTIED = ints([sum(sum(_spaces[: i + 1]) <= taken for i in range(len(_spaces))) for taken in range(MARKERS + 1)])
MAJORITY = ints(NUMBERS["nation_markers"]["majority_bonus"])
FIRST_INCOME = int(NUMBERS["income_doubloons"]["start"])
LAST_INCOME = int(NUMBERS["income_doubloons"]["last"])
_marks = {row["space"]: row["vp"] for row in PARTS["income_doubloons_vp"]}
INCOME_VP = ints([max([vp for space, vp in _marks.items() if space <= at], default=0) for at in range(LAST_INCOME + 1)])
WRAP_AT = int(NUMBERS["income_vp"]["wrap_at"])
WRAP_VP = int(NUMBERS["income_vp"]["wrap_vp"])

# --- the explorer track, in an order in which every step leads to a higher number ------------------------------------


_track = spaces_in_order(PARTS)
SPACE_IDS = tuple(row["id"] for row in _track)
SPACES = len(SPACE_IDS)
SPACE = {name: space for space, name in enumerate(SPACE_IDS)}
LAST_SPACE = SPACES - 1
NEXT_SPACES = masks([_bits(SPACE[name] for name in row["next"]) for row in _track])
_next = [[SPACE[name] for name in row["next"]] for row in _track]
# at a fork the short arm is the one that is not marked long
NEXT_SHORT = ints([min(ways, key=lambda s: _track[s]["arm"] == "long") if ways else NOWHERE for ways in _next])
NEXT_LONG = ints([max(ways, key=lambda s: _track[s]["arm"] == "long") if ways else NOWHERE for ways in _next])
_forks = [space for space, ways in enumerate(_next) if len(ways) > 1]
FORK = ints([_forks.index(space) if space in _forks else NOWHERE for space in range(SPACES)])
FORKS = len(_forks)
SPACE_PROGRAM = ints([BOOK.steps(row["reward"]) for row in _track])
QUEST_SPACES = ints([space for space, row in enumerate(_track) if row.get("quest")])
QUEST_SPACE = ints([list(QUEST_SPACES).index(space) if space in QUEST_SPACES else NOWHERE for space in range(SPACES)])
END_PROGRAM = BOOK.steps(NUMBERS["explorer"]["end_reward"])
END_VP = ints(NUMBERS["explorer"]["end_vp"])
BARRIER_IDS = tuple(row["id"] for row in PARTS["barrier"])
BARRIERS = len(BARRIER_IDS)
BARRIER_BEFORE = ints([SPACE[row["before"]] for row in PARTS["barrier"]])
BARRIER_PROGRAM = ints([BOOK.steps(row.get("reward", [])) for row in PARTS["barrier"]])
BARRIER_FIRST_VP = ints([row.get("first_vp", 0) for row in PARTS["barrier"]])
BARRIER_LATER_VP = ints([row.get("later_vp", 0) for row in PARTS["barrier"]])
SIDE_NEEDS = ints([SPACE[str(LEGACY_ROW[name]["needs_explorer"])] for name in CHART_TILES[2:]])
MINE_NEEDS = SPACE[str(LEGACY_ROW["L9"]["needs_explorer"])]


_barriers = sorted(int(space) for space in BARRIER_BEFORE)
LEAD = grid([[lead(_next, _barriers, one, other) for other in range(SPACES)] for one in range(SPACES)])

# --- the ship board ---------------------------------------------------------------------------------------------------

_areas = PARTS["area"]
AREA_IDS = tuple(row["id"] for row in _areas)
AREAS = len(AREA_IDS)
AREA = {name: area for area, name in enumerate(AREA_IDS)}
AREA_ROW = {row["id"]: row for row in _areas}
ALL_AREAS = (1 << AREAS) - 1
SHIP_DISCS = sum(row["discs"] for row in _areas)
AREA_NEEDS = ints([_bits(AREA[name] for name in row["needs"]) for row in _areas])
AREA_NEEDS_CLEARED = ints([row["needs_cleared"] for row in _areas])
_instant = [
    [{"options": row["options"]}]
    if "options" in row
    else row.get("gain", [])
    if row["type"] in ("instant", "rule")
    else []
    for row in _areas
]
AREA_PROGRAM = ints([BOOK.steps(steps) for steps in _instant])
RIGGING, CABIN, NEST, LANDING, LOCKER = (1 << AREA[name] for name in ("S1", "S2", "S3", "S7", "S10"))
RIGGED_FOR = ints(AREA_ROW["S1"]["value"])
WIDE_HAND = int(AREA_ROW["S2"]["value"][0])
NEST_PRICE = int(AREA_ROW["S3"]["value"][0])
RAID_ANNEX = int(AREA_ROW["S7"]["annex_cost"])
RAID_DISPLACE = int(AREA_ROW["S7"]["displace_cost"])
RAID_PROGRAM = BOOK.steps(AREA_ROW["S7"]["gain"])
RAID_OWN_D = int(AREA_ROW["S7"]["own_assistant_d"])
RAID_OTHER_D = int(AREA_ROW["S7"]["other_assistant_d"])
LOCKER_PROGRAM = BOOK.steps([step for step in AREA_ROW["S10"]["gain"] if step["kind"] != "MARKER"])

# --- fights ---------------------------------------------------------------------------------------------------------

COMBAT_TILES = len(PARTS["combat_tile"])
COMBAT_IDS = tuple(row["id"] for row in PARTS["combat_tile"])
TILE_VALUE = grid([[row[n]["value"] for n in NATIONS] for row in PARTS["combat_tile"]])
TILE_COST = grid([[row[n]["cost"] for n in NATIONS] for row in PARTS["combat_tile"]])
TILE_PROGRAM = grid([[BOOK.steps(row[n]["bonus"]) for n in NATIONS] for row in PARTS["combat_tile"]])
TILE_MOST = ints(["most" in row["modifiers"] for row in PARTS["combat_tile"]])
TILE_FEWEST = ints(["fewest" in row["modifiers"] for row in PARTS["combat_tile"]])
NO_TILE = COMBAT_TILES
FIRST_STACK = (COMBAT_TILES + 1) // 2
_combat = {row["id"]: row["options"] for row in PARTS["combat_action"]}
GAIN_COST = ints([option["cost"] for option in _combat["influence"]])
GAIN_INFLUENCE = ints([option["influence"] for option in _combat["influence"]])
FLAG_ANNEX, FLAG_DISPLACE = (int(option["cost"]) for option in _combat["flag"])
FLAG_INFLUENCE = int(_combat["flag"][0]["influence"])

# --- quests ---------------------------------------------------------------------------------------------------------

_quests = (*PARTS["quest"], *PARTS["story_tile"])
QUEST_IDS = tuple(row["id"] for row in _quests)
QUESTS = len(PARTS["quest"])
ALL_QUESTS = len(_quests)
QUEST_COST = ints([BOOK.price(row["pay"]) for row in _quests])
QUEST_PROGRAM = ints([BOOK.steps([{**row["per_compass"], "per": "compass"}, *row["gain"]]) for row in _quests])

# --- careers, prestige buildings ------------------------------------------------------------------------------------

CAREER_IDS = tuple(row["id"] for row in PARTS["career"])
CAREERS = len(CAREER_IDS)
TASK_IDS = tuple(row["id"] for row in PARTS["task"])
TASKS = len(TASK_IDS)
TASKS_A_CAREER = int(NUMBERS["careers"]["tasks"])
CAREER_TASKS = grid([[TASK_IDS.index(task) for task in row["tasks"]] for row in PARTS["career"]])
TASK_EASY, TASK_HARD = (
    ints([BARRIER_IDS.index(row[line]) if isinstance(row[line], str) else row[line] for row in PARTS["task"]])
    for line in ("easy", "hard")
)
TASK_D = ints([row["d"] for row in PARTS["task"]])
TASK_VP = ints([row["vp"] for row in PARTS["task"]])
PRESTIGE_IDS = tuple(row["id"] for row in PARTS["prestige"])
BUILDINGS = len(PRESTIGE_IDS)
BUILDING = {name: building for building, name in enumerate(PRESTIGE_IDS)}
PRESTIGE_COST = ints([row["cost"] for row in PARTS["prestige"]])
PRESTIGE_SYNERGY = ints([SYNERGY_IDS.index(row["synergy"]) for row in PARTS["prestige"]])
PRESTIGE_VP = ints([row["vp"] for row in PARTS["prestige"]])
NO_LIMIT = 999
PRESTIGE_MOST = ints([row.get("max_vp", NO_LIMIT) for row in PARTS["prestige"]])

# --- project cards --------------------------------------------------------------------------------------------------

_cards = PARTS["project"]
CARD_IDS = tuple(row["id"] for row in _cards)
CARDS = len(CARD_IDS)
A_CARDS = sum(row["set"] == "A" for row in _cards)
B_CARDS = sum(row["set"] == "B" for row in _cards)
FIRST_B, FIRST_C = A_CARDS, A_CARDS + B_CARDS
B_IN_BOX = B_CARDS - B_IN_GAME
MOST_DECK = CARDS - B_IN_BOX
CARD_COST = ints([row["cost"] for row in _cards])
CARD_VP = ints([row["vp"] for row in _cards])
CARD_GOOD = ints([GOODS.index(row["good"]) for row in _cards])
CARD_OBJECT = ints([OBJECTS.index(row["object"]) for row in _cards])
GOOD_COUNT, OBJECT_COUNT = len(GOODS), len(OBJECTS)
# what a card can be discarded for: a bit for its good, a bit for its object
CARD_KINDS = ints([1 << good | 1 << GOOD_COUNT + thing for good, thing in zip(CARD_GOOD, CARD_OBJECT, strict=True)])

_effect = {row["id"]: row for row in PARTS["effect"]}
_effects_of = [[(row, _effect[effect["id"]], effect) for effect in row["effects"]] for row in _cards]
_conditions = [{c["kind"]: c for c in row.get("conditions", [])} for row in _cards]


def _with(prefix: str) -> list[str]:
    """The cards that have an effect whose id begins so."""
    return [
        row["id"]
        for row, effects in zip(_cards, _effects_of, strict=True)
        if any(e["id"].startswith(prefix) for _, e, _ in effects)
    ]


OBJECT_MASKS = tuple(
    sorted(
        {
            _bits(OBJECTS.index(o) for o in e["objects"])
            for effects in _effects_of
            for _, k, e in effects
            if k["id"] == "P1"
        }
    )
)
OBJECT_KINDS = len(OBJECT_MASKS)
OBJECT_MASK = ints(OBJECT_MASKS)
_works = sorted(
    {(e["id"], e.get("n", 0)) for effects in _effects_of for _, k, e in effects if k["id"].startswith("PV")}
)
_ship_works = [row for row in _areas if row["type"] == "village_action" and row["id"] != "S10"]
# village actions beyond the printed ones: those of the ship board first, then those of the cards
WORK_IDS = tuple([row["id"] for row in _ship_works] + [f"{kind}-{n}" if n else kind for kind, n in _works])
WORKS = len(WORK_IDS)
SHIP_WORKS = len(_ship_works)
WORK_AREA = ints([1 << AREA[row["id"]] for row in _ship_works])
WORK_COST = ints(
    [BOOK.price(row["pay"]) for row in _ship_works] + [BOOK.price(_effect[kind]["pay"]) for kind, _ in _works]
)
WORK_PROGRAM = ints(
    [BOOK.steps(row["gain"]) for row in _ship_works]
    + [BOOK.steps(_effect[kind]["gain"], {"n": n}) for kind, n in _works]
)
WORK_LAST = ints([0] * SHIP_WORKS + [int(_effect[kind]["last_village_action"]) for kind, _ in _works])
STRIKE_CARDS = tuple(_with("PC"))
STRIKES = len(STRIKE_CARDS)
_strikes = [
    next((k, e) for _, k, e in _effects_of[CARD_IDS.index(card)] if k["id"].startswith("PC")) for card in STRIKE_CARDS
]
STRIKE_CARD = ints([CARD_IDS.index(card) for card in STRIKE_CARDS])
STRIKE_COST = ints([kind["combat_cost"] for kind, _ in _strikes])
STRIKE_SYNERGY = ints(
    [SYNERGY_IDS.index(effect["synergy"]) if "synergy" in effect else NOWHERE for _, effect in _strikes]
)
STRIKE_PROGRAM = ints([BOOK.steps(kind["gain"], effect) for kind, effect in _strikes])
QUEST_CARDS = tuple(_with("I6"))
QUEST_CARD_COUNT = len(QUEST_CARDS)
QUEST_CARD = ints([CARD_IDS.index(card) for card in QUEST_CARDS])
HELPER_CARDS = tuple(row["id"] for row in _cards if "assistant_at" in row)
HELPERS = len(HELPER_CARDS)
HELPER_CARD = ints([CARD_IDS.index(card) for card in HELPER_CARDS])
CARD_HELPER = ints([HELPER_CARDS.index(card) if card in HELPER_CARDS else NOWHERE for card in CARD_IDS])
HELPER_AT = ints([AT[_cards[card]["assistant_at"]] for card in HELPER_CARD])
HELPER_PROGRAM = ints(
    [BOOK.steps(next(k["steps"] for _, k, _ in _effects_of[card] if k["scroll"] == "blue")) for card in HELPER_CARD]
)
HELPERS_AT = masks([_bits(h for h in range(HELPERS) if HELPER_AT[h] == place) for place in range(PLACES)])
MOST_HELPERS_HERE = max(1, max(int(mask).bit_count() for mask in HELPERS_AT))
HELPERS_HERE = grid(
    [
        ([h for h in range(HELPERS) if HELPER_AT[h] == place] + [NOWHERE] * MOST_HELPERS_HERE)[:MOST_HELPERS_HERE]
        for place in range(PLACES)
    ]
)
# assistants that a ship at a place has left behind, on the way or on the other arm
HELPERS_BEHIND = masks(
    [
        _bits(h for h in range(HELPERS) if HELPER_AT[h] != place and not AHEAD[place] >> int(HELPER_AT[h]) & 1)
        for place in range(PLACES)
    ]
)

_TRAITS = {
    "P2": (Trait.DISCOUNT, "n"), "P3": (Trait.DRILL, "cp"), "P4": (Trait.COMPASS, ""), "P5": (Trait.GUIDE, "spaces"),
    "P6": (Trait.THIEF, "vp"), "P8": (Trait.RECRUITER, "cp"), "P10": (Trait.BOARDING, "vp"),
}  # fmt: skip


def _lasting(kind: Mapping[str, Any], effect: Mapping[str, Any], card: str) -> list[tuple[int, int, int]]:
    """The rows of a green or red effect."""
    name = kind["id"]
    if name == "INC1":
        return [(Op.INCOME_D, effect["n"], 0)]
    if name == "INC2":
        return [(Op.INCOME_VP, effect["n"], 0)]
    if name == "INC3":
        return [(Op.INCOME_WITH, effect["n"], SYNERGY_IDS.index(effect["synergy"]) * 2 + (effect["unit"] == "VP"))]
    if name == "P1":
        return [(Op.OBJECT, 1, OBJECT_MASKS.index(_bits(OBJECTS.index(o) for o in effect["objects"])))]
    if name == "P7":
        return [
            (Op.TRAIT, kind["vp"], Trait.INN_POINTS)
            if effect["gain"] == "VP"
            else (Op.TRAIT, kind["d"], Trait.INN_DOUBLOONS)
        ]
    if name == "P9":
        return [(Op.TRAIT, kind["cp"], Trait.ALLY + NATIONS.index(effect["nation"]))]
    if name.startswith("PV"):
        number = effect.get("n", 0)
        return [(Op.WORK, 1, WORK_IDS.index(f"{name}-{number}" if number else name))]
    if name.startswith("PC"):
        return [(Op.STRIKE, 1, STRIKE_CARDS.index(card))]
    trait, column = _TRAITS[name]
    number = (effect.get(column) or kind[column]) if column else 1
    return [(Op.TRAIT, number, trait)]


def _card_program(effects: list[Any]) -> int:
    """What buying a card does: lasting advantages first, then synergies and income, then the rest in printed order."""
    rows: list[tuple[int, int, int]] = []
    for order in ("red", "synergy", "green", "beige"):
        for row, kind, effect in effects:
            token = kind["id"] == "I2"
            if (order == "synergy" and token) or (order == kind["scroll"] and not token):
                if kind["id"] == "I6":
                    rows.append((Op.QUEST_ON_CARD, 1, QUEST_CARDS.index(row["id"])))
                elif kind["scroll"] == "beige":
                    rows += BOOK.rows(kind["steps"], effect)
                else:
                    rows += _lasting(kind, effect, row["id"])
    return BOOK.write(rows)


CARD_PROGRAM = ints([_card_program(effects) for effects in _effects_of])
_PRICES = {"herbs": {"kind": "OBJECT", "object": "herbs"}, "cp": {"kind": "CP"}}
CARD_PRICE = ints(
    [BOOK.price([{**atom, "n": c[kind]["n"]} for kind, atom in _PRICES.items() if kind in c]) for c in _conditions]
)
FIGURES_MAP = ints([int("assistant_at" in row) for row in _cards])
FIGURES_BACK = ints([c["return_figure"]["n"] if "return_figure" in c else 0 for c in _conditions])
FIGURES_ON = ints([c["figure_on_card"]["n"] if "figure_on_card" in c else 0 for c in _conditions])
MARKERS_OF = ints([NATIONS.index(c["markers"]["nation"]) if "markers" in c else 0 for c in _conditions])
MARKERS_NEEDED = ints([c["markers"]["n"] if "markers" in c else 0 for c in _conditions])

# --- set-ups --------------------------------------------------------------------------------------------------------

SCENARIO_IDS = tuple(row["id"] for row in PARTS["scenario"])
SCENARIO_LEGACY = masks([_bits(LEGACY[name] for name in row["legacy"]) for row in PARTS["scenario"]])
SCENARIO_C_CARDS = ints([row["c_cards"] for row in PARTS["scenario"]])
_places = {
    (s, when): [
        (AT[row["at"]], row["min_players"])
        for row in PARTS["quest_place"]
        if (row["scenario"], row["when"]) == (scenario, when)
    ]
    for (s, scenario), when in product(enumerate(SCENARIO_IDS), range(ROUNDS))
}
MOST_QUEST_PLACES = max(map(len, _places.values()))
_rows = [[_places[s, when] for when in range(ROUNDS)] for s in range(len(SCENARIO_IDS))]
_rows = [[row + [(NOWHERE, 0)] * (MOST_QUEST_PLACES - len(row)) for row in rows] for rows in _rows]
QUEST_PLACES = cube([[[place for place, _ in row] for row in rows] for rows in _rows])
QUEST_FEWEST = cube([[[players for _, players in row] for row in rows] for rows in _rows])  # players, at least

# --- Jean -----------------------------------------------------------------------------------------------------------

_jean = PARTS["jean_card"]
JEAN_IDS = tuple(row["id"] for row in _jean)
JEAN_CARDS = len(JEAN_IDS)
JEAN_LETTER = ints(["ABC".index(row["letter"]) for row in _jean])
JEAN_STEPS = ints([row["steps"] for row in _jean])
JEAN_ROUTE = ints([LOWER if row["route"] == "lower" else UPPER for row in _jean])
JEAN_DISPLAY = ints([row["display"] - 1 for row in _jean])
DIFFICULTIES = tuple(row["id"] for row in PARTS["difficulty"])
JEAN_DECKS = grid([[row["A"], row["B"], row["C"]] for row in PARTS["difficulty"]])
JEAN_MOST = int(JEAN_DECKS.sum(axis=1).max())
_JEAN_KINDS = ("VP", "INF", "DISC", "EXPL", "QUEST_PILE", "FIGHT")
JEAN_VP, JEAN_INF, JEAN_DISC, JEAN_EXPL, JEAN_QUEST, JEAN_FIGHT = range(len(_JEAN_KINDS))
JEAN_NOTHING = -1


def _jean_effect(effect: Mapping[str, Any]) -> list[int]:
    """One instruction on a card; its columns are those of `JeanDoes`."""
    columns = {
        JeanDoes.KIND: _JEAN_KINDS.index(effect["kind"]),
        JeanDoes.N: effect["n"],
        JeanDoes.WITH: NATIONS.index(effect["nation"]) if "nation" in effect else effect.get("influence", 0),
        JeanDoes.POINTS: effect.get("vp", 0),
        JeanDoes.VILLAGE: int(effect.get("extra_village", False)),
        JeanDoes.ROUNDS: _bits(effect.get("rounds", range(1, ROUNDS + 1))),
    }
    return [columns[column] for column in sorted(columns)]


JEAN_EFFECTS = max(len(row["effects"]) for row in _jean)
JEAN_EFFECT = cube(
    [
        [*map(_jean_effect, row["effects"]), *[[JEAN_NOTHING] * len(JeanDoes)] * (JEAN_EFFECTS - len(row["effects"]))]
        for row in _jean
    ]
)
JEAN_TABLEAU_DISCS = int(NUMBERS["jean_tableau"]["discs"])
JEAN_TABLEAU_VP = ints(NUMBERS["jean_tableau"]["vp_by_discs"])
JEAN_DISCS_AN_AREA = int(NUMBERS["jean_tableau"]["discs_per_area"])
JEAN_CARD_VP = int(NUMBERS["jean"]["card_vp_per_scoring"])
JEAN_QUEST_VP = int(NUMBERS["jean_final"]["vp_per_quest"])
_leads = [NUMBERS["jean_final"][name] for name in ("quests_ahead", "areas_ahead", "explorer_ahead")]
JEAN_AHEAD_FROM = grid([[step["from"] for step in steps] for steps in _leads])
JEAN_AHEAD_VP = grid([[step["vp"] for step in steps] for steps in _leads])

# --- the campaign -----------------------------------------------------------------------------------------------------

STORY = Story(PARTS, BOOK, AT, LEGACY)
STORY_CARDS = STORY.told  # the chapter starts lie behind them in the tables
STORY_TILES = len(PARTS["story_tile"])
STORY_INDEX = ints([STORY.index.get(str(n), NOWHERE) for n in range(1 + max(map(int, STORY.ids)))])  # by number
STORY_AT, STORY_FILLS = ints(STORY.at), ints(STORY.fills)
STORY_QUEST_AT = grid([[place for place, _ in quests] for quests in STORY.quests])
STORY_QUEST_FEWEST = grid([[players for _, players in quests] for quests in STORY.quests])  # players, at least
STORY_COST, STORY_PROGRAM = ints(STORY.cost), ints(STORY.program)
STORY_OPEN, STORY_CLOSE = masks(STORY.open), masks(STORY.close)
STORY_ORDERS = cast(Cube, np.array(STORY.orders, np.int64))  # by card, side and kind of order: sets as bits
STORY_NEXT, STORY_IF, STORY_CHOICE = grid(STORY.next), ints(STORY.if_legacy), ints(STORY.choice)
STORY_ENDING, STORY_SIDES = ints(STORY.ending), ints(STORY.sides)
C_CARDS = CARDS - FIRST_C
_groups = (("L1", "L9"), ("L10", "L17"), ("L20", "L25"))
TILE_GROUPS = tuple(range(LEGACY[first], LEGACY[last] + 1) for first, last in _groups)

PROGRAM = grid(BOOK.program)
COST = grid(BOOK.cost)
_widest = max(map(len, BOOK.choice))
CHOICES = grid([options + [0] * (_widest - len(options)) for options in BOOK.choice])
MOST_OPTIONS = _widest
OPTIONS = len(CHOICES) * MOST_OPTIONS


def components() -> Components:
    """The component set in use."""
    return PARTS
