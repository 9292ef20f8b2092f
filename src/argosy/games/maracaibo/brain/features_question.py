"""What is asked in Maracaibo, as numbers: the thing that it is about, what is left of it, what waits below it."""

from __future__ import annotations

from argosy.games.maracaibo.effects import GOODS, NATIONS, OBJECTS, Op
from argosy.games.maracaibo.graphs import NOWHERE
from argosy.games.maracaibo.parts import (
    ALL_QUESTS,
    COMBAT_IDS,
    DISCARDED_FIRST,
    FIRST_SITE,
    GOOD_COUNT,
    LEGACY_IDS,
    MOVEMENT,
    NATION_COUNT,
    NO_TILE,
    OBJECT_COUNT,
    PROGRAM,
    QUEST_IDS,
    SITE_COUNT,
    STORY,
    STRIKE_CARDS,
    TILE_COST,
    WIDE_HAND,
)
from argosy.games.maracaibo.rules.cards import EQUAL, hand_limit
from argosy.games.maracaibo.rules.common import holds
from argosy.games.maracaibo.rules.fight import TILE_AT, fight_value, nation_in, value_in
from argosy.games.maracaibo.state import Ask, Choice, DiscTo, State
from argosy.kernel import A, B, Floats, ints, rule
from argosy.kernel.stack import SEAT, WHAT

FIRST_WAITING, LAST_WAITING = int(Ask.MAIN), int(Ask.FIGHT)  # questions that may wait below another one
FIRST_VOTE = STORY.first_choice  # the choices from here on are votes
MOST_VALUE, MOST_BUDGET = 10, 16  # of a fight
MOST_VILLAGE, MOST_EXPLORE, MOST_PAY = 6, 8, 3  # what is counted one by one; more looks like the most
KINDS = GOOD_COUNT + OBJECT_COUNT
DEEDS = ("gain", "flag", "raid", "fleet", "mine", *STRIKE_CARDS)  # combat actions, in the order of their bits
COMBAT_ACTIONS = len(DEEDS)
_offers = sorted({int(n) for op, n, _ in PROGRAM if op == Op.OFFER})
OFFER_OF = ints([_offers.index(row) if row in _offers else NOWHERE for row in range(len(PROGRAM))])

QUESTION = tuple(
    [f"asked_choice_{k}" for k in range(FIRST_VOTE)]
    + ["asked_choice_vote"]
    + [f"asked_offer_{k}" for k in range(len(_offers))]
    + [f"asked_site_{name}" for name in LEGACY_IDS[FIRST_SITE : FIRST_SITE + SITE_COUNT]]
    + [f"asked_quest_{name}" for name in QUEST_IDS]
    + [f"fight_tile_{name}" for name in (*COMBAT_IDS, "none")]
    + [f"fight_offers_{nation}/10" for nation in NATIONS]
    + [f"fight_price_{nation}/3" for nation in NATIONS]
    + [f"fight_for_{nation}" for nation in NATIONS]
    + [f"fight_value_{k}" for k in range(MOST_VALUE + 1)]
    + [f"fight_did_{name}" for name in DEEDS]
    + [f"fight_budget/{MOST_BUDGET}", "fight_lacks/8"]
    + [f"pay_{kind}" for kind in (*GOODS, *OBJECTS, "equal")]
    + [f"pay_left_{k + 1}" for k in range(MOST_PAY)]
    + [f"disc_to_{there}" for there in ("nowhere", "storage", "site")]
    + ["disc_may_stay"]
    + [f"nation_for_{choice.name.lower()}" for choice in Choice]
    + ["nation_steps/3"]
    + [f"mark_for_{nation}" for nation in NATIONS]
    + ["mark_with_rank", f"sail_most/{MOVEMENT}", "sail_further"]
    + [f"village_left_{k + 1}" for k in range(MOST_VILLAGE)]
    + [f"explore_most_{k + 1}" for k in range(MOST_EXPLORE)]
    + [f"discard_left_{k + 1}" for k in range(DISCARDED_FIRST)]
    + [f"to_draw/{WIDE_HAND}"]
    + [f"then_{Ask(k).name.lower()}" for k in range(FIRST_WAITING, LAST_WAITING + 1)]
)
QUESTION_SLOTS = len(QUESTION)
CHOICE, OFFER, SITE, QUEST, TILE, OFFERS, PRICE, FOR, VALUE, DID, BUDGET, LACKS = (
    QUESTION.index(name)
    for name in (
        "asked_choice_0", "asked_offer_0", "asked_site_L10", "asked_quest_Q01", "fight_tile_F01", "fight_offers_FR/10",
        "fight_price_FR/3", "fight_for_FR", "fight_value_0", "fight_did_gain", f"fight_budget/{MOST_BUDGET}",
        "fight_lacks/8",
    )
)  # fmt: skip
PAYS, PAY_LEFT, DISC_TO, MAY_STAY, NATION_FOR, STEPS, MARK_FOR, WITH_RANK, SAIL_MOST, FURTHER = (
    QUESTION.index(name)
    for name in (
        "pay_tobacco", "pay_left_1", "disc_to_nowhere", "disc_may_stay", "nation_for_steps", "nation_steps/3",
        "mark_for_FR", "mark_with_rank", f"sail_most/{MOVEMENT}", "sail_further",
    )
)  # fmt: skip
VILLAGE_LEFT, EXPLORE_MOST, DISCARD_LEFT, TO_DRAW, THEN = (
    QUESTION.index(name)
    for name in ("village_left_1", "explore_most_1", "discard_left_1", f"to_draw/{WIDE_HAND}", "then_main")
)


@rule
def question_features(v: State, me: int, out: Floats, n: int) -> None:
    """The question on top, and what the viewer will be asked after it."""
    top = v.depth - 1
    if top < 0:
        return
    if v.asks[top, WHAT] < Ask.IN_ACTION:
        asked_in_turn(v, top, out, n)
    elif v.asks[top, WHAT] < Ask.IN_EFFECT:
        asked_in_action(v, top, out, n)
    else:
        asked_in_effect(v, top, out, n)
    for row in range(top + 1):
        if row == top or v.asks[row, SEAT] == me:
            under_way(v, row, out, n)
        if row < top and v.asks[row, SEAT] == me and FIRST_WAITING <= v.asks[row, WHAT] <= LAST_WAITING:
            out[n + THEN + v.asks[row, WHAT] - FIRST_WAITING] = 1.0


@rule
def count_out(count: int, most: int, out: Floats, n: int) -> None:
    """A number from 1 on, as the one of so many places."""
    if count > 0:
        out[n + min(count, most) - 1] = 1.0


@rule
def under_way(v: State, row: int, out: Floats, n: int) -> None:
    """Village actions and a fight, also while something else is asked in between."""
    what, a = v.asks[row, WHAT], v.asks[row, A]
    if what == Ask.VILLAGE:
        count_out(a, MOST_VILLAGE, out, n + VILLAGE_LEFT)
    elif what == Ask.FIGHT:
        seat, value = v.asks[row, SEAT], value_in(a)
        out[n + TILE + min(a // TILE_AT, NO_TILE)] = 1.0
        out[n + FOR + nation_in(a) % NATION_COUNT] = 1.0
        out[n + VALUE + min(value, MOST_VALUE)] = 1.0
        out[n + BUDGET] = (value + v.combat[seat] + v.figures[seat]) / (1.0 * MOST_BUDGET)
        for k in range(COMBAT_ACTIONS):
            if holds(v.asks[row, B], k):
                out[n + DID + k] = 1.0


@rule
def asked_in_turn(v: State, top: int, out: Floats, n: int) -> None:
    """The questions that make up a turn."""
    what, a = v.asks[top, WHAT], v.asks[top, A]
    if what == Ask.FIRST_DISCARD:
        count_out(a, DISCARDED_FIRST, out, n + DISCARD_LEFT)
    elif what == Ask.SAIL:
        out[n + SAIL_MOST] = a / (1.0 * MOVEMENT)
        out[n + FURTHER] = 1.0 * v.asks[top, B]
    elif what == Ask.SITE:
        out[n + SITE + a - FIRST_SITE] = 1.0


@rule
def asked_in_action(v: State, top: int, out: Floats, n: int) -> None:
    """The questions of drawing, paying, exploring and fighting."""
    what, seat, a, b = v.asks[top, WHAT], v.asks[top, SEAT], v.asks[top, A], v.asks[top, B]
    if what == Ask.DRAW:
        out[n + TO_DRAW] = (hand_limit(v, seat) - v.hand_size[seat]) / (1.0 * WIDE_HAND)
    elif what == Ask.PAY:
        for k in range(KINDS):
            if holds(a, k):
                out[n + PAYS + k] = 1.0
        if a == EQUAL:
            out[n + PAYS + KINDS] = 1.0
        count_out(b, MOST_PAY, out, n + PAY_LEFT)
    elif what == Ask.DISC:
        out[n + DISC_TO + min(a, DiscTo.SITE)] = 1.0
        if a >= DiscTo.SITE:
            out[n + SITE + a - DiscTo.SITE] = 1.0
        out[n + MAY_STAY] = 1.0 * b
    elif what == Ask.NATION:
        out[n + NATION_FOR + b] = 1.0
        out[n + STEPS] = a / 3.0
    elif what == Ask.EXPLORE:
        count_out(a, MOST_EXPLORE, out, n + EXPLORE_MOST)
    elif what == Ask.FIGHT_NATION:
        tile_features(v, a, out, n)
    elif what == Ask.FIGHT_PAY:
        out[n + LACKS] = a / 8.0


@rule
def tile_features(v: State, tile: int, out: Floats, n: int) -> None:
    """A combat tile, and what it offers every nation as the chart stands."""
    out[n + TILE + tile] = 1.0
    for nation in range(NATION_COUNT):
        out[n + OFFERS + nation] = fight_value(v, tile, nation) / (1.0 * MOST_VALUE)
        if tile != NO_TILE:
            out[n + PRICE + nation] = TILE_COST[tile, nation] / 3.0


@rule
def asked_in_effect(v: State, top: int, out: Floats, n: int) -> None:
    """The questions of effects."""
    what, a, b = v.asks[top, WHAT], v.asks[top, A], v.asks[top, B]
    if what == Ask.OFFER:
        if OFFER_OF[a] >= 0:
            out[n + OFFER + OFFER_OF[a]] = 1.0
    elif what == Ask.CHOOSE:
        out[n + CHOICE + min(a, FIRST_VOTE)] = 1.0
    elif what == Ask.QUEST:
        out[n + QUEST + min(a, ALL_QUESTS - 1)] = 1.0
    elif what == Ask.MARKER:
        out[n + MARK_FOR + a] = 1.0
        out[n + WITH_RANK] = 1.0 * b
