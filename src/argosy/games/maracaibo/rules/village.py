"""Village actions: discarding, a doubloon, buying a card, prestige buildings, unlocked village actions."""

from __future__ import annotations

from argosy.games.maracaibo.effects import Trait
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    CARD_COST,
    CARD_HELPER,
    CARD_PRICE,
    CARD_PROGRAM,
    CARD_VP,
    FEWEST_FOR,
    FIGURES_BACK,
    FIGURES_MAP,
    FIGURES_ON,
    FIRST_INVESTOR_VP,
    LOCKER,
    MARKERS_NEEDED,
    MARKERS_OF,
    PLANNING,
    PRESTIGE_COST,
    PRESTIGE_IN_GAME,
    PRESTIGE_SYNERGY,
    RIGGED_FOR,
    RIGGING,
    SHIP_WORKS,
    WORK_AREA,
    WORK_COST,
    WORK_LAST,
    WORK_PROGRAM,
    WORKS,
)
from argosy.games.maracaibo.rules.assistants import place_helper
from argosy.games.maracaibo.rules.cards import NO_CARD, can_pay, discard_hand, pay, remove_from_hand, remove_plan, show
from argosy.games.maracaibo.rules.common import begin, bit, gain_points, holds, return_figures, villages
from argosy.games.maracaibo.rules.free import do_free, legal_free
from argosy.games.maracaibo.rules.income import gain_synergy
from argosy.games.maracaibo.rules.influence import any_marker
from argosy.games.maracaibo.rules.quests import fulfil_card_quest, legal_card_quests
from argosy.games.maracaibo.state import Ask, At, Choice, SheetLine, State
from argosy.kernel import A, Ints, pop, push, rule

COIN_D = 1  # printed on every player's overview
DUMP_D = 2


@rule
def village_actions(s: State, seat: int) -> int:
    """How many village actions the main action has, by the points of the movement."""
    count = 0
    for k in range(len(FEWEST_FOR)):
        if s.sailed >= (RIGGED_FOR[k] if s.full[seat] & RIGGING else FEWEST_FOR[k]):
            count += 1
    return count


@rule
def price_of(s: State, seat: int, card: int) -> int:
    """The doubloons for a card after all discounts, never below 0."""
    return max(0, CARD_COST[card] - s.traits[seat, Trait.DISCOUNT])


@rule
def can_buy(s: State, seat: int, card: int) -> bool:
    """Whether a seat can meet all conditions of a card."""
    if s.doubloons[seat] < price_of(s, seat, card):
        return False
    if s.figures[seat] < FIGURES_MAP[card] + FIGURES_BACK[card] + FIGURES_ON[card]:
        return False
    if s.on_chart[MARKERS_OF[card]] < MARKERS_NEEDED[card]:
        return False
    return can_pay(s, seat, CARD_PRICE[card], card)


@rule
def invest_price(s: State, seat: int, building: int) -> int:
    """The doubloons for a prestige building after all discounts, never below 0."""
    return max(0, PRESTIGE_COST[building] - s.traits[seat, Trait.DISCOUNT])


@rule
def can_invest(s: State, seat: int, k: int) -> bool:
    """An open building, once per player, for its doubloons and a figure."""
    if s.prestige_open[k] == 0 or holds(s.investors[k], seat) or s.figures[seat] == 0:
        return False
    return s.doubloons[seat] >= invest_price(s, seat, s.prestige_open[k] - 1)


@rule
def legal_purchases(s: State, seat: int, out: Ints, n: int) -> int:
    """Cards from the hand or a planning space, and prestige buildings."""
    for i in range(s.hand_size[seat]):
        if can_buy(s, seat, s.hand[seat, i]):
            out[n] = Code.BUY + s.hand[seat, i]
            n += 1
    for i in range(PLANNING):
        if s.plan[seat, i] > 0 and can_buy(s, seat, s.plan[seat, i] - 1):
            out[n] = Code.BUY + s.plan[seat, i] - 1
            n += 1
    for k in range(PRESTIGE_IN_GAME):
        if can_invest(s, seat, k):
            out[n] = Code.INVEST + s.prestige_open[k] - 1
            n += 1
    return n


@rule
def buy(s: State, seat: int, card: int) -> None:
    """Pay, lay the card out, and run its effects."""
    s.doubloons[seat] -= price_of(s, seat, card)
    if s.place[card] == At.PLAN + seat:
        remove_plan(s, seat, card)
        s.place[card] = At.OWNED + seat
    else:
        remove_from_hand(s, seat, card)
        show(s, seat, card, At.OWNED + seat)
    s.card_vp[seat] += CARD_VP[card]
    return_figures(s, seat, FIGURES_BACK[card])
    s.figures[seat] -= FIGURES_ON[card]
    s.laid[seat] += FIGURES_ON[card]
    if CARD_HELPER[card] >= 0:
        place_helper(s, seat, CARD_HELPER[card])
    begin(s, seat, CARD_PROGRAM[card], 0)
    pay(s, seat, CARD_PRICE[card])


@rule
def invest(s: State, seat: int, building: int) -> None:
    """A figure onto a prestige building; the first one brings points."""
    k = 0
    while s.prestige_open[k] != building + 1:
        k += 1
    s.doubloons[seat] -= invest_price(s, seat, building)
    s.figures[seat] -= 1
    s.laid[seat] += 1
    if s.investors[k] == 0:
        gain_points(s, seat, FIRST_INVESTOR_VP, SheetLine.VOYAGE)
    s.investors[k] |= bit(seat)
    gain_synergy(s, seat, PRESTIGE_SYNERGY[building])


@rule
def purchase(s: State, seat: int, move: int) -> None:
    """Buy a card or invest."""
    if move >= Code.BUY:
        buy(s, seat, move - Code.BUY)
    else:
        invest(s, seat, move - Code.INVEST)


@rule
def has_work(s: State, seat: int, work: int) -> bool:
    """Whether a village action of the ship board or of a card is unlocked."""
    if work < SHIP_WORKS:
        return s.full[seat] & WORK_AREA[work] != 0
    return holds(s.works[seat], work)


@rule
def can_use_locker(s: State, seat: int) -> bool:
    """The ship's flag locker works in a village without marker."""
    if not s.full[seat] & LOCKER or s.marker[s.ship[seat]] > 0:
        return False
    return holds(villages(s), s.ship[seat]) and any_marker(s)


@rule
def legal_village(s: State, seat: int, out: Ints) -> int:
    """All village actions open to a seat, free actions, or no more."""
    out[0] = Code.COIN
    out[1] = Code.DONE
    n = 2
    if s.hand_size[seat] > 0:
        out[n] = Code.DUMP
        n += 1
    n = legal_purchases(s, seat, out, n)
    if s.full[seat] | s.works[seat]:
        for work in range(WORKS):
            if has_work(s, seat, work) and can_pay(s, seat, WORK_COST[work], NO_CARD):
                out[n] = Code.WORK + work
                n += 1
        if can_use_locker(s, seat):
            out[n] = Code.LOCKER
            n += 1
    n = legal_card_quests(s, seat, out, n)
    return legal_free(s, seat, out, n)


@rule
def do_village(s: State, seat: int, move: int) -> None:
    """One village action; the question stays while there are more."""
    if do_free(s, seat, move):
        return
    row = s.depth - 1
    left = s.asks[row, A] - 1
    card_quest = Code.QUEST <= move < Code.EXPLORE
    work = move - Code.WORK if Code.WORK <= move < Code.STRIKE else -1
    if move == Code.DONE or card_quest or (work >= 0 and WORK_LAST[work]):
        left = 0
    if left > 0:
        s.asks[row, A] = left
    else:
        pop(s)
    if move == Code.COIN:
        s.doubloons[seat] += COIN_D
    elif move == Code.DUMP:
        discard_hand(s, seat)
        s.doubloons[seat] += DUMP_D
    elif move == Code.LOCKER:
        push(s, Ask.NATION, seat, 1, Choice.LOCKER)
    elif card_quest:
        fulfil_card_quest(s, seat, move - Code.QUEST)
    elif work >= 0:
        begin(s, seat, WORK_PROGRAM[work], 0)
        pay(s, seat, WORK_COST[work])
    elif move != Code.DONE:
        purchase(s, seat, move)
