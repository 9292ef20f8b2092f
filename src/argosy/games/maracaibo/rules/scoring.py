"""Interim and final scoring, the winner."""

from __future__ import annotations

from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    BARRIER_BEFORE,
    BARRIERS,
    BUILDING,
    EMPTIED,
    HAVANA,
    INCOME_VP,
    JEAN_AHEAD_FROM,
    JEAN_AHEAD_VP,
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
from argosy.games.maracaibo.rules.quests import lay_quests
from argosy.games.maracaibo.rules.setup import open_prestige
from argosy.games.maracaibo.rules.village import legal_purchases, purchase
from argosy.games.maracaibo.state import JEAN, Ask, At, SheetLine, State
from argosy.kernel import Ints, pop, push, rule

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
def begin_scoring(s: State, seat: int) -> None:
    """Beginning with the player who ended the round, everyone may buy a card or take 2 points; then income."""
    s.ender = seat
    push(s, Ask.DO_INCOME, seat)
    for k in range(s.seats):
        push(s, Ask.PURCHASE, (seat + s.seats - 1 - k) % s.seats)


@rule
def legal_purchase(s: State, seat: int, out: Ints) -> int:
    """Buy a card, invest, or take points."""
    out[0] = Code.POINTS
    return legal_purchases(s, seat, out, 1)


@rule
def do_purchase(s: State, seat: int, move: int) -> None:
    """After a purchase in an interim scoring the hand is filled up."""
    pop(s)
    if move == Code.POINTS:
        gain_points(s, seat, NO_PURCHASE_VP, SheetLine.INSTEAD)
        return
    if s.lap < ROUNDS:
        push(s, Ask.DO_REFILL, seat)
        push(s, Ask.DRAW, seat)
    purchase(s, seat, move)


@rule
def pay_income(s: State) -> None:
    """Doubloons and points by the income markers; Jean is paid by her tableau and her cards."""
    for seat in range(s.seats):
        if s.lap < ROUNDS:
            s.doubloons[seat] += s.income_d[seat]
        gain_points(s, seat, s.income_vp[seat], SheetLine.INCOME)
    if s.seats == 1:
        gain_points(s, JEAN, JEAN_TABLEAU_VP[s.jean_discs] + JEAN_CARD_VP * s.jean_cards, SheetLine.INCOME)


@rule
def pay_unreached(s: State) -> None:
    """Assistants that no ship of their owner reached this round are paid."""
    for seat in range(s.seats):
        pay_idle(s, seat, EVERY_HELPER)
        s.spent[seat] = 0


@rule
def end_round(s: State) -> None:
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
    for seat in range(s.sides):
        s.ship[seat] = HAVANA
    s.reveals += 1
    s.lap += 1
    push(s, Ask.DO_NEXT, s.ender)
    if s.story:
        push(s, Ask.DO_STORY, s.ender)


@rule
def show_hands(s: State) -> None:
    """When the game is over everybody lays down what is left in hand."""
    for seat in range(s.seats):
        for i in range(s.hand_size[seat]):
            show(s, seat, s.hand[seat, i], At.HAND + seat)
    s.reveals += 1


@rule
def barriers_crossed(s: State, seat: int) -> int:
    """How many barriers the explorer has crossed."""
    count = 0
    for k in range(BARRIERS):
        if s.explorer[seat] >= BARRIER_BEFORE[k]:
            count += 1
    return count


@rule
def prestige_count(s: State, seat: int, building: int) -> int:
    """What a prestige building counts."""
    if building == ABBEY:
        return barriers_crossed(s, seat)
    if building == PALACE:
        return s.quests[seat]
    if building == BASILICA:
        return size(s.helpers[seat])
    if building == CITADEL:
        return s.combat[seat] + s.figures[seat]
    if building == MINSTER:
        return size(s.synergies[seat])
    if building == CASTLE:
        return s.tiles[seat]
    if building == ACADEMY:
        return size(s.full[seat])
    return INCOME_VP[s.income_d[seat]]


@rule
def prestige_points(s: State, seat: int) -> int:
    """The points of all buildings that a player invested in."""
    total = 0
    for k in range(PRESTIGE_IN_GAME):
        if holds(s.investors[k], seat):
            building = s.prestige_open[k] - 1
            total += min(PRESTIGE_VP[building] * prestige_count(s, seat, building), PRESTIGE_MOST[building])
    return total


@rule
def most_influence(s: State, seat: int) -> int:
    """3 points for every nation with which nobody has more influence, but not for one with which all are at 0."""
    total = 0
    for nation in range(NATION_COUNT):
        leads = s.influence[seat, nation] > 0
        for other in range(s.sides):
            leads = leads and s.influence[other, nation] <= s.influence[seat, nation]
        if leads:
            total += MOST_INFLUENCE_VP
    return total


@rule
def multiplier(s: State, nation: int) -> int:
    """Emptied spaces beside the track, and a bonus for the most markers on the chart."""
    ahead = 0
    for rival in range(NATION_COUNT):
        if s.on_chart[rival] > s.on_chart[nation]:
            ahead += 1
    return EMPTIED[s.taken[nation]] + MAJORITY[ahead]


@rule
def nation_points(s: State, seat: int) -> int:
    """The noble rank times the multiplier, for every nation."""
    total = 0
    for nation in range(NATION_COUNT):
        total += RANK[s.influence[seat, nation]] * multiplier(s, nation)
    return total


@rule
def final_scoring(s: State) -> None:
    """Doubloon income as points, cards, prestige buildings, most influence, noble ranks; Jean's leads."""
    for seat in range(s.seats):
        gain_points(s, seat, INCOME_VP[s.income_d[seat]], SheetLine.DOUBLOON_INCOME)
        gain_points(s, seat, s.card_vp[seat], SheetLine.CARDS)
        gain_points(s, seat, prestige_points(s, seat), SheetLine.PRESTIGE)
    for seat in range(s.sides):
        gain_points(s, seat, most_influence(s, seat), SheetLine.MOST_INFLUENCE)
        gain_points(s, seat, nation_points(s, seat), SheetLine.NATIONS)
    if s.seats == 1:
        gain_points(s, JEAN, JEAN_QUEST_VP * s.quests[JEAN], SheetLine.QUESTS)
        gain_points(s, JEAN, jean_leads(s), SheetLine.JEAN_LEADS)


@rule
def lead_points(kind: int, ahead: int) -> int:
    """10, 20 or 30 points by how far Jean is ahead."""
    found = 0
    for k in range(JEAN_AHEAD_FROM.shape[1]):
        if ahead >= JEAN_AHEAD_FROM[kind, k]:
            found = JEAN_AHEAD_VP[kind, k]
    return found


@rule
def jean_leads(s: State) -> int:
    """Jean's bonus for more quests, more cleared areas, and the further explorer."""
    quests = s.quests[JEAN] - s.quests[0]
    areas = s.jean_discs // JEAN_DISCS_AN_AREA - size(s.full[0])
    return lead_points(0, quests) + lead_points(1, areas) + lead_points(2, LEAD[s.explorer[JEAN], s.explorer[0]])


@rule
def scores(s: State, out: Ints) -> None:
    """The points on the track."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule
def ranks(s: State, out: Ints) -> None:
    """Most points win, ties share the place; against Jean a tie is lost."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.sides):
            if s.points[other] > s.points[seat] or (
                s.seats == 1 and other == JEAN and s.points[other] == s.points[seat]
            ):
                out[seat] += 1


@rule
def sheet(s: State, seat: int, out: Ints) -> None:
    """The points line by line."""
    for line in range(SheetLine.COUNT):
        out[line] = s.lines[seat, line]
