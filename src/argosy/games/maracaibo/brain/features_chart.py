"""Where ships and explorers are in Maracaibo, and what the viewer finds here and ahead, as numbers."""

from __future__ import annotations

from argosy.games.maracaibo.effects import NATIONS
from argosy.games.maracaibo.parts import (
    BARRIER_BEFORE,
    BARRIERS,
    CARD_GOOD,
    CITY_GOOD,
    CITY_IDS,
    COURSE_COUNT,
    COURSES,
    FIRST_SITE,
    FLAGS,
    HELPERS_AT,
    LEGACY_IDS,
    MOVEMENT,
    PLACE_IDS,
    PLACES,
    POINTS_BASE,
    QUEST_CARD,
    SEATS,
    SITE_COUNT,
    SPACE_IDS,
)
from argosy.games.maracaibo.rules.cards import NO_CARD, can_pay
from argosy.games.maracaibo.rules.city import city_acts, has_room, village_acts
from argosy.games.maracaibo.rules.common import EMPTY, bit, holds
from argosy.games.maracaibo.rules.quests import quest_cost
from argosy.games.maracaibo.rules.sailing import chart
from argosy.games.maracaibo.rules.ship import has_disc
from argosy.games.maracaibo.rules.village import village_actions
from argosy.games.maracaibo.state import QUEST_ON_CARDS, QUEST_OWNED, At, State
from argosy.kernel import Floats, ints, rule

MOST_ACTIONS = 3  # village actions of a main action
MARKETS = ints([place for place in range(PLACES) if FLAGS >> place & 1])  # where goods can ever be delivered
_AHEAD = ("city", "village", "delivery", "quest", "assistant")
CITY, VILLAGE, DELIVERY, QUEST, ASSISTANT = range(len(_AHEAD))
AHEAD_SLOTS = len(_AHEAD)

CHART = tuple(
    [f"seat{i}_ship_at_{place}" for i in range(SEATS) for place in PLACE_IDS]
    + [f"seat{i}_crossed_{k}" for i in range(SEATS) for k in range(BARRIERS)]
    + [f"explorer_at_{space}" for space in SPACE_IDS]
    + [f"rival_explorer_at_{space}" for space in SPACE_IDS]
    + [f"room_at_{PLACE_IDS[place]}" for place in MARKETS]
    + [f"delivery_at_{PLACE_IDS[place]}" for place in MARKETS]
    + [f"payable_quest_{site}" for site in range(QUEST_OWNED)]
    + [f"here_city_{name}" for name in CITY_IDS]
    + [f"here_marker_{nation}" for nation in NATIONS]
    + [f"here_{name}" for name in _AHEAD]
    + [f"here_actions_{k + 1}" for k in range(MOST_ACTIONS)]
    + [f"ahead_{points + 1}_{name}" for points in range(MOVEMENT) for name in _AHEAD]
    + [f"discs_on_{name}/5" for name in LEGACY_IDS[FIRST_SITE : FIRST_SITE + SITE_COUNT]]
)
CHART_SLOTS = len(CHART)
CROSSED, EXPLORER, RIVAL, ROOM, DELIVERIES, PAYABLE, HERE_CITY, HERE_MARKER, HERE, ACTIONS, AHEAD, SITES = (
    CHART.index(name)
    for name in (
        "seat0_crossed_0", "explorer_at_0", "rival_explorer_at_0", f"room_at_{PLACE_IDS[MARKETS[0]]}",
        f"delivery_at_{PLACE_IDS[MARKETS[0]]}", "payable_quest_0", f"here_city_{CITY_IDS[0]}", "here_marker_FR",
        "here_city", "here_actions_1", "ahead_1_city", "discs_on_L10/5",
    )
)  # fmt: skip


@rule
def chart_sight(v: State, me: int, out: Floats, n: int) -> None:
    """Every number of CHART, in that order."""
    ships_and_explorers(v, me, out, n)
    for k in range(SITE_COUNT):
        if v.site[k] > 0:
            out[n + SITES + k] = v.site[k] / 5.0
    goods = goods_in_hand(v, me)
    for k in range(len(MARKETS)):
        if has_room(v, MARKETS[k]):
            out[n + ROOM + k] = 1.0
            if can_deliver(v, me, MARKETS[k], goods):
                out[n + DELIVERIES + k] = 1.0
    for site in range(QUEST_OWNED):
        if can_fulfil(v, me, site):
            out[n + PAYABLE + site] = 1.0
    here_features(v, me, goods, out, n)
    ahead_features(v, me, goods, out, n)


@rule
def ships_and_explorers(v: State, me: int, out: Floats, n: int) -> None:
    """Where they are; opponents' explorers are all alike, because they are jumped."""
    for i in range(v.sides):
        seat = (me + i) % v.sides
        out[n + i * PLACES + v.ship[seat]] = 1.0
        for k in range(BARRIERS):
            if v.explorer[seat] >= BARRIER_BEFORE[k]:
                out[n + CROSSED + i * BARRIERS + k] = 1.0
        out[n + (EXPLORER if i == 0 else RIVAL) + v.explorer[seat]] = 1.0


@rule
def goods_in_hand(v: State, me: int) -> int:
    """The goods that the viewer's hand cards show, as bits; a hand that nobody looks into shows none."""
    goods = EMPTY
    if v.viewer > 0:
        for i in range(v.hand_size[me]):
            goods |= bit(CARD_GOOD[v.hand[me, i]])
    return goods


@rule
def can_deliver(v: State, me: int, place: int, goods: int) -> bool:
    """Whether the viewer could deliver at a place: there is room, a disc to store and the good in hand."""
    return has_room(v, place) and has_disc(v, me) and holds(goods, CITY_GOOD[v.city[place] - 1])


@rule
def can_fulfil(v: State, me: int, site: int) -> bool:
    """Whether the viewer could pay a quest that lies at a site, or on one of the own cards."""
    if v.quest_at[site] == 0 or v.viewer <= 0:
        return False
    if site >= QUEST_ON_CARDS and v.place[QUEST_CARD[site - QUEST_ON_CARDS]] != At.OWNED + me:
        return False
    quest, rest = 0, v.quest_at[site]
    while rest > 0:
        if rest & 1 and can_pay(v, me, quest_cost(v, quest), NO_CARD):
            return True
        quest, rest = quest + 1, rest >> 1
    return False


@rule
def place_features(v: State, me: int, place: int, goods: int, payable: bool, out: Floats, n: int) -> None:
    """What the viewer can do at a place: the city's action, village actions, a delivery, a quest, an assistant."""
    if city_acts(v, place):
        out[n + CITY] = 1.0
        if can_deliver(v, me, place, goods):
            out[n + DELIVERY] = 1.0
    elif village_acts(v, place):
        out[n + VILLAGE] = 1.0
    if payable:
        out[n + QUEST] = 1.0
    if v.helpers[me] & ~v.spent[me] & HELPERS_AT[place]:
        out[n + ASSISTANT] = 1.0


@rule
def here_features(v: State, me: int, goods: int, out: Floats, n: int) -> None:
    """Where the viewer's ship lies."""
    place = v.ship[me]
    if v.city[place] > 0:
        out[n + HERE_CITY + v.city[place] - 1] = 1.0
    if v.marker[place] > 0:
        out[n + HERE_MARKER + v.marker[place] - 1] = 1.0
    place_features(v, me, place, goods, out[n + PAYABLE + place] > 0, out, n + HERE)
    if v.turn == me and v.sailed > 0:
        actions = village_actions(v, me)
        if actions > 0:
            out[n + ACTIONS + min(actions, MOST_ACTIONS) - 1] = 1.0


@rule
def ahead_features(v: State, me: int, goods: int, out: Floats, n: int) -> None:
    """What lies so many points ahead of the viewer's ship, on any way."""
    sheet, start = chart(v, me), v.ship[me]
    for k in range(COURSE_COUNT[sheet, start]):
        course = COURSES[sheet, start, k]
        place, points = course // POINTS_BASE, course % POINTS_BASE
        payable = out[n + PAYABLE + place] > 0
        place_features(v, me, place, goods, payable, out, n + AHEAD + (points - 1) * AHEAD_SLOTS)
