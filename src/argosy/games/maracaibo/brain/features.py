"""What a view of Maracaibo says, as numbers between about 0 and 1, seats in turn order from the viewer."""

from __future__ import annotations

from argosy.games.maracaibo.brain.features_chart import CHART, CHART_SLOTS, chart_sight
from argosy.games.maracaibo.brain.features_question import QUESTION, QUESTION_SLOTS, question_features
from argosy.games.maracaibo.brain.features_standing import STANDING, standing_features
from argosy.games.maracaibo.effects import NATIONS, Trait
from argosy.games.maracaibo.parts import (
    ALL_QUESTS,
    AREA_IDS,
    AREAS,
    BARRIERS,
    CARD_IDS,
    CARDS,
    CITIES,
    CITY_IDS,
    HELPER_CARDS,
    HELPERS,
    LAST_SPACE,
    LEGACIES,
    LEGACY_IDS,
    MARKER_SITES,
    NATION_COUNT,
    OBJECT_KINDS,
    PLACE_IDS,
    PLACES,
    PRESTIGE_IDS,
    PRESTIGE_IN_GAME,
    QUEST_IDS,
    SEATS,
    STRIKES,
    SYNERGIES,
    SYNERGY_IDS,
    TASKS_A_CAREER,
    WORK_IDS,
    WORKS,
)
from argosy.games.maracaibo.rules.common import holds
from argosy.games.maracaibo.state import QUEST_OWNED, Ask, At, State
from argosy.kernel import A, B, Floats, asked, rule
from argosy.kernel.stack import SEAT

ASKS = int(Ask.FIRST_DEED)
TRAITS = int(Trait.COUNT)
QUEST_PLACES_SEEN = QUEST_OWNED  # sites at which a quest can still be fulfilled

_TABLE = (
    [f"ask_{ask.name.lower()}" for ask in Ask if ask < ASKS]
    + ["ask_a/10", "ask_b/10", "lap/4", "sailed/7", "deck/100", "discard/100", "arrived/4", "quest_pile/24"]
    + ["stack_1/13", "stack_2/13", "jean_discs/22", "jean_cards/20", "jean_size/7"]
    + [f"crossed_{k}/4" for k in range(BARRIERS)]
    + [f"on_chart_{nation}/13" for nation in NATIONS]
    + [f"taken_{nation}/13" for nation in NATIONS]
    + [f"legacy_{name}" for name in LEGACY_IDS]
)
_SEAT = (
    [
        "to_act",
        "doubloons/30",
        "points/200",
        "combat/8",
        "figures/8",
        "supply/8",
        "ship/25",
        "explorer/37",
        "income_d/34",
    ]
    + ["income_vp/20", "hand/6", "quests/8", "tiles/8", "card_vp/60", "discount/4", "last_helper_idle"]
    + [f"influence_{nation}/16" for nation in NATIONS]
    + [f"half_{name}" for name in AREA_IDS]
    + [f"full_{name}" for name in AREA_IDS]
    + [f"synergy_{name}" for name in SYNERGY_IDS]
    + [f"waiting_d_{name}/6" for name in SYNERGY_IDS]
    + [f"waiting_vp_{name}/6" for name in SYNERGY_IDS]
    + [f"trait_{k}/3" for k in range(TRAITS)]
    + [f"objects_{k}/2" for k in range(OBJECT_KINDS)]
    + [f"work_{name}" for name in WORK_IDS]
    + [f"strike_{k}" for k in range(STRIKES)]
    + [f"claimed_{k}" for k in range(TASKS_A_CAREER)]
    + [f"helper_{name}" for name in HELPER_CARDS]
    + [f"spent_{name}" for name in HELPER_CARDS]
    + [f"invested_{k}" for k in range(PRESTIGE_IN_GAME)]
)
FEATURES: tuple[str, ...] = tuple(
    _TABLE
    + [f"seat{i}_{name}" for i in range(SEATS) for name in _SEAT]
    + [f"marker_{site}_{nation}" for site in range(MARKER_SITES) for nation in NATIONS]
    + [f"city_{place}_{name}" for place in PLACE_IDS for name in CITY_IDS]
    + [f"stored_{place}/2" for place in PLACE_IDS]
    + [f"quest_{site}_{name}" for site in range(QUEST_PLACES_SEEN) for name in QUEST_IDS]
    + [f"next_quest_{name}" for name in QUEST_IDS]
    + [f"prestige_{k}_{name}" for k in range(PRESTIGE_IN_GAME) for name in PRESTIGE_IDS]
    + [f"hand_{name}" for name in CARD_IDS]
    + [f"planned_{name}" for name in CARD_IDS]
    + [f"display_{name}" for name in CARD_IDS]
    + [f"unseen_{name}" for name in CARD_IDS]
    + [*QUESTION, *CHART, *STANDING]
)
SEAT_SLOTS = len(_SEAT)
TABLE_SLOTS = len(_TABLE)
BUILDINGS = len(PRESTIGE_IDS)


@rule
def features(v: State, out: Floats) -> None:
    """Every number of FEATURES, in that order."""
    me = max(v.viewer - 1, 0)
    for i in range(len(out)):
        out[i] = 0.0
    table_features(v, out)
    n = TABLE_SLOTS
    for i in range(SEATS):
        if i < v.sides:
            seat_features(v, (me + i) % v.sides, out, n)
        n += SEAT_SLOTS
    n = chart_features(v, out, n)
    card_features(v, me, out, n)
    n += 4 * CARDS
    question_features(v, me, out, n)
    n += QUESTION_SLOTS
    chart_sight(v, me, out, n)
    n += CHART_SLOTS
    standing_features(v, me, out, n)


@rule
def table_features(v: State, out: Floats) -> None:
    """The question, the round, the piles."""
    n = ASKS
    if v.depth > 0:
        out[asked(v)] = 1.0
        out[n] = v.asks[v.depth - 1, A] / 10.0
        out[n + 1] = v.asks[v.depth - 1, B] / 10.0
    out[n + 2] = v.lap / 4.0
    out[n + 3] = v.sailed / 7.0
    out[n + 4] = v.deck_size / 100.0
    out[n + 5] = v.discard_size / 100.0
    out[n + 6] = v.arrived / 4.0
    out[n + 7] = v.quests_drawn / 24.0
    out[n + 8] = v.stack_size[0] / 13.0
    out[n + 9] = v.stack_size[1] / 13.0
    out[n + 10] = v.jean_discs / 22.0
    out[n + 11] = v.jean_cards / 20.0
    out[n + 12] = v.jean_size / 7.0
    n += 13
    for k in range(BARRIERS):
        out[n + k] = v.crossed[k] / 4.0
    n += BARRIERS
    for k in range(NATION_COUNT):
        out[n + k] = v.on_chart[k] / 13.0
        out[n + NATION_COUNT + k] = v.taken[k] / 13.0
    n += 2 * NATION_COUNT
    for k in range(LEGACIES):
        out[n + k] = 1.0 if holds(v.legacy, k) else 0.0


@rule
def bits_out(bits: int, count: int, out: Floats, n: int) -> int:
    """A set as zeros and ones."""
    for k in range(count):
        out[n + k] = 1.0 if holds(bits, k) else 0.0
    return n + count


@rule
def seat_features(v: State, seat: int, out: Floats, n: int) -> None:
    """What lies before one seat."""
    out[n] = 1.0 if v.depth > 0 and v.asks[v.depth - 1, SEAT] == seat else 0.0
    out[n + 1] = v.doubloons[seat] / 30.0
    out[n + 2] = v.points[seat] / 200.0
    out[n + 3] = v.combat[seat] / 8.0
    out[n + 4] = v.figures[seat] / 8.0
    out[n + 5] = v.supply[seat] / 8.0
    out[n + 6] = v.ship[seat] / 25.0
    out[n + 7] = v.explorer[seat] / LAST_SPACE
    out[n + 8] = v.income_d[seat] / 34.0
    out[n + 9] = v.income_vp[seat] / 20.0
    out[n + 10] = v.hand_size[seat] / 6.0
    out[n + 11] = v.quests[seat] / 8.0
    out[n + 12] = v.tiles[seat] / 8.0
    out[n + 13] = v.card_vp[seat] / 60.0
    out[n + 14] = v.traits[seat, Trait.DISCOUNT] / 4.0
    out[n + 15] = 1.0 if v.helpers[seat] & ~v.spent[seat] else 0.0
    n += 16
    for k in range(NATION_COUNT):
        out[n + k] = v.influence[seat, k] / 16.0
    n += NATION_COUNT
    n = bits_out(v.half[seat], AREAS, out, n)
    n = bits_out(v.full[seat], AREAS, out, n)
    n = bits_out(v.synergies[seat], SYNERGIES, out, n)
    for k in range(SYNERGIES):
        out[n + k] = v.waiting_d[seat, k] / 6.0
        out[n + SYNERGIES + k] = v.waiting_vp[seat, k] / 6.0
    n += 2 * SYNERGIES
    for k in range(TRAITS):
        out[n + k] = v.traits[seat, k] / 3.0
    n += TRAITS
    for k in range(OBJECT_KINDS):
        out[n + k] = v.objects[seat, k] / 2.0
    n = bits_out(v.works[seat], WORKS, out, n + OBJECT_KINDS)
    n = bits_out(v.strikes[seat], STRIKES, out, n)
    n = bits_out(v.claimed[seat], TASKS_A_CAREER, out, n)
    n = bits_out(v.helpers[seat], HELPERS, out, n)
    n = bits_out(v.spent[seat], HELPERS, out, n)
    for k in range(PRESTIGE_IN_GAME):
        out[n + k] = 1.0 if holds(v.investors[k], seat) else 0.0


@rule
def chart_features(v: State, out: Floats, n: int) -> int:
    """Markers, cities, quests, prestige buildings."""
    for site in range(MARKER_SITES):
        if v.marker[site] > 0:
            out[n + v.marker[site] - 1] = 1.0
        n += NATION_COUNT
    for place in range(PLACES):
        if v.city[place] > 0:
            out[n + v.city[place] - 1] = 1.0
        n += CITIES
    for place in range(PLACES):
        out[n + place] = v.stored[place] / 2.0
    n += PLACES
    for site in range(QUEST_PLACES_SEEN):
        if v.quest_at[site] != 0:
            bits_out(v.quest_at[site], ALL_QUESTS, out, n)
        n += ALL_QUESTS
    if v.quest_top > 0:
        out[n + v.quest_top - 1] = 1.0
    n += ALL_QUESTS
    for k in range(PRESTIGE_IN_GAME):
        if v.prestige_open[k] > 0:
            out[n + v.prestige_open[k] - 1] = 1.0
        n += BUILDINGS
    return n


@rule
def card_features(v: State, me: int, out: Floats, n: int) -> None:
    """The own hand and plans, the display, cards never seen."""
    for i in range(v.hand_size[me] if v.viewer > 0 else 0):
        out[n + v.hand[me, i]] = 1.0
    for card in range(CARDS):
        where = v.place[card]
        if where == At.PLAN + me:
            out[n + CARDS + card] = 1.0
        elif where == At.DISPLAY:
            out[n + 2 * CARDS + card] = 1.0
        elif where <= 0:
            out[n + 3 * CARDS + card] = 1.0
