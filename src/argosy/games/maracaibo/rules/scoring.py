"""Interim and final scoring, the winner."""

from __future__ import annotations

from typing import Any

from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    BARRIER_BEFORE,
    BARRIERS,
    BUILDING,
    EMPTIED,
    HAVANA,
    INCOME_VP,
    JEAN_AHEAD,
    JEAN_CARD_VP,
    JEAN_DISCS_AN_AREA,
    JEAN_QUEST_VP,
    JEAN_TABLEAU_VP,
    LEAD,
    MAJORITY,
    MOST_INFLUENCE_VP,
    NATION_COUNT,
    NO_PURCHASE_VP,
    PLACES,
    PRESTIGE_IN_GAME,
    PRESTIGE_MOST,
    PRESTIGE_VP,
    RANK,
    ROUNDS,
)
from argosy.games.maracaibo.rules.assistants import pay_idle
from argosy.games.maracaibo.rules.cards import clear_display, fill_display, show
from argosy.games.maracaibo.rules.common import gain_points, holds, size
from argosy.games.maracaibo.rules.free import do_free, legal_recruit
from argosy.games.maracaibo.rules.quests import lay_quests
from argosy.games.maracaibo.rules.setup import open_prestige
from argosy.games.maracaibo.rules.village import legal_purchases, purchase
from argosy.games.maracaibo.state import JEAN, Ask, At, SheetLine
from argosy.kernel import pop, push, rule

ABBEY, PALACE, BASILICA, CITADEL = BUILDING["abbey"], BUILDING["palace"], BUILDING["basilica"], BUILDING["citadel"]
MINSTER, CASTLE, ACADEMY, CATHEDRAL = (
    BUILDING["minster"],
    BUILDING["castle"],
    BUILDING["academy"],
    BUILDING["cathedral"],
)
EVERY_HELPER = -1  # all bits
SHEET = (
    "voyage", "idle", "explorer", "quests", "income", "instead", "doubloons", "cards", "prestige", "influence",
    "nations",
    "jean",
)  # the names of the lines of the score sheet, in the order of `SheetLine`  # fmt: skip


@rule
def begin_scoring(s: Any, p: int) -> None:
    """Beginning with the player who ended the round, everyone may buy a card or take 2 points; then income."""
    s.ender = p
    push(s, Ask.DO_INCOME, p)
    for k in range(s.seats):
        push(s, Ask.PURCHASE, (p + s.seats - 1 - k) % s.seats)


@rule
def legal_purchase(s: Any, p: int, out: Any) -> int:
    """Buy a card, invest, or take points."""
    out[0] = Code.POINTS
    n = legal_recruit(s, p, out, 1)
    return legal_purchases(s, p, out, n)


@rule
def do_purchase(s: Any, p: int, move: int) -> None:
    """After a purchase in an interim scoring the hand is filled up."""
    if do_free(s, p, move):
        return
    pop(s)
    if move == Code.POINTS:
        gain_points(s, p, NO_PURCHASE_VP, SheetLine.INSTEAD)
        return
    if s.lap < ROUNDS:
        push(s, Ask.DO_REFILL, p)
        push(s, Ask.DRAW, p)
    purchase(s, p, move)


@rule
def pay_income(s: Any) -> None:
    """Doubloons and points by the income markers; Jean is paid by her tableau and her cards."""
    for p in range(s.seats):
        if s.lap < ROUNDS:
            s.doubloons[p] += s.income_d[p]
        gain_points(s, p, s.income_vp[p], SheetLine.INCOME)
    if s.seats == 1:
        gain_points(s, JEAN, JEAN_TABLEAU_VP[s.jean_discs] + JEAN_CARD_VP * s.jean_cards, SheetLine.INCOME)


@rule
def pay_unreached(s: Any) -> None:
    """Assistants that no ship of their owner reached this round are paid."""
    for p in range(s.seats):
        pay_idle(s, p, EVERY_HELPER)
        s.spent[p] = 0


@rule
def end_round(s: Any) -> None:
    """Income, then everything is made ready for the next round, or the final scoring."""
    pay_income(s)
    if s.lap == ROUNDS:
        pay_unreached(s)
        final_scoring(s)
        show_hands(s)
        s.lap += 1
        if s.story:
            push(s, Ask.DO_STORY, s.ender)
        return
    for place in range(PLACES):
        s.gone += s.stored[place]
        s.stored[place] = 0
    clear_display(s)
    fill_display(s)
    open_prestige(s, s.lap)
    if not s.story:
        lay_quests(s, s.lap)
    pay_unreached(s)
    for p in range(s.sides):
        s.ship[p] = HAVANA
    s.reveals += 1
    s.lap += 1
    push(s, Ask.DO_NEXT, s.ender)
    if s.story:
        push(s, Ask.DO_STORY, s.ender)


@rule
def show_hands(s: Any) -> None:
    """When the game is over everybody lays down what is left in hand."""
    for p in range(s.seats):
        for i in range(s.hand_size[p]):
            show(s, p, s.hand[p, i], At.HAND + p)
    s.reveals += 1


@rule
def barriers_crossed(s: Any, p: int) -> int:
    """How many barriers the explorer has crossed."""
    count = 0
    for k in range(BARRIERS):
        if s.explorer[p] >= BARRIER_BEFORE[k]:
            count += 1
    return count


@rule
def prestige_count(s: Any, p: int, building: int) -> int:
    """What a prestige building counts."""
    if building == ABBEY:
        return barriers_crossed(s, p)
    if building == PALACE:
        return s.quests[p]
    if building == BASILICA:
        return size(s.helpers[p])
    if building == CITADEL:
        return s.combat[p] + s.figures[p]
    if building == MINSTER:
        return size(s.synergies[p])
    if building == CASTLE:
        return s.tiles[p]
    if building == ACADEMY:
        return size(s.full[p])
    return INCOME_VP[s.income_d[p]]


@rule
def prestige_points(s: Any, p: int) -> int:
    """The points of all buildings that a player invested in."""
    total = 0
    for k in range(PRESTIGE_IN_GAME):
        if holds(s.investors[k], p):
            building = s.prestige_open[k] - 1
            total += min(PRESTIGE_VP[building] * prestige_count(s, p, building), PRESTIGE_MOST[building])
    return total


@rule
def most_influence(s: Any, p: int) -> int:
    """3 points for every nation with which nobody has more influence, but not for one with which all are at 0."""
    total = 0
    for nation in range(NATION_COUNT):
        leads = s.influence[p, nation] > 0
        for q in range(s.sides):
            leads = leads and s.influence[q, nation] <= s.influence[p, nation]
        if leads:
            total += MOST_INFLUENCE_VP
    return total


@rule
def multiplier(s: Any, nation: int) -> int:
    """Emptied spaces beside the track, and a bonus for the most markers on the chart."""
    ahead = 0
    for other in range(NATION_COUNT):
        if s.on_chart[other] > s.on_chart[nation]:
            ahead += 1
    return EMPTIED[s.taken[nation]] + MAJORITY[ahead]


@rule
def nation_points(s: Any, p: int) -> int:
    """The noble rank times the multiplier, for every nation."""
    total = 0
    for nation in range(NATION_COUNT):
        total += RANK[s.influence[p, nation]] * multiplier(s, nation)
    return total


@rule
def final_scoring(s: Any) -> None:
    """Doubloon income as points, cards, prestige buildings, most influence, noble ranks; Jean's leads."""
    for p in range(s.seats):
        gain_points(s, p, INCOME_VP[s.income_d[p]], SheetLine.DOUBLOON_INCOME)
        gain_points(s, p, s.card_vp[p], SheetLine.CARDS)
        gain_points(s, p, prestige_points(s, p), SheetLine.PRESTIGE)
    for p in range(s.sides):
        gain_points(s, p, most_influence(s, p), SheetLine.MOST_INFLUENCE)
        gain_points(s, p, nation_points(s, p), SheetLine.NATIONS)
    if s.seats == 1:
        gain_points(s, JEAN, JEAN_QUEST_VP * s.quests[JEAN], SheetLine.QUESTS)
        gain_points(s, JEAN, jean_leads(s), SheetLine.JEAN_LEADS)


@rule
def lead_points(kind: int, ahead: int) -> int:
    """10, 20 or 30 points by how far Jean is ahead."""
    found = 0
    for k in range(JEAN_AHEAD.shape[1]):
        if ahead >= JEAN_AHEAD[kind, k, 0]:
            found = JEAN_AHEAD[kind, k, 1]
    return found


@rule
def jean_leads(s: Any) -> int:
    """Jean's bonus for more quests, more cleared areas, and the further explorer."""
    quests = s.quests[JEAN] - s.quests[0]
    areas = s.jean_discs // JEAN_DISCS_AN_AREA - size(s.full[0])
    return lead_points(0, quests) + lead_points(1, areas) + lead_points(2, LEAD[s.explorer[JEAN], s.explorer[0]])


@rule
def scores(s: Any, out: Any) -> None:
    """The points on the track."""
    for p in range(s.seats):
        out[p] = s.points[p]


@rule
def ranks(s: Any, out: Any) -> None:
    """Most points win, ties share the place; against Jean a tie is lost."""
    for p in range(s.seats):
        out[p] = 1
        for q in range(s.sides):
            if s.points[q] > s.points[p] or (s.seats == 1 and q == JEAN and s.points[q] == s.points[p]):
                out[p] += 1


@rule
def sheet(s: Any, seat: int, out: Any) -> None:
    """The points line by line."""
    for line in range(SheetLine.COUNT):
        out[line] = s.lines[seat, line]
