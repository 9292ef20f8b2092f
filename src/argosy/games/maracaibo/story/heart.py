"""What a player does who cares for the story: sails where a story card can be fulfilled, and keeps the cards for it.

Everything is read from the view of a seat. A bot of any kind decides all the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from argosy.games.maracaibo.effects import OP, Cost, Op
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    AHEAD,
    AT,
    CARD_KINDS,
    CARDS,
    CITY_PROGRAM,
    COST,
    COURSE_COUNT,
    COURSES,
    FIGURES_BACK,
    FIGURES_MAP,
    FIGURES_ON,
    FIRST_SITE,
    FLAG_ANNEX,
    FLAG_DISPLACE,
    FLAG_PROGRAM,
    FLEET_COSTS,
    GAIN_COST,
    GOOD_COUNT,
    HAND_LIMIT,
    LEGACY_COST,
    LEGACY_IDS,
    LEGACY_PROGRAM,
    LEGACY_ROW,
    LEGACY_SPACES,
    MINE_COST,
    OBJECT_COUNT,
    POINTS_BASE,
    PRESTIGE_COST,
    PROGRAM,
    QUEST_COST,
    QUEST_PROGRAM,
    QUESTS,
    RAID_ANNEX,
    RAID_DISPLACE,
    STOP_BONUS_AT,
    STORY,
    STORY_AT,
    STORY_CARDS,
    STORY_COST,
    STORY_FILLS,
    STRIKE_COST,
)
from argosy.games.maracaibo.rules.cards import NO_CARD, can_pay, matching
from argosy.games.maracaibo.rules.city import city_acts, first_as_main_action
from argosy.games.maracaibo.rules.common import has_legacy, holds
from argosy.games.maracaibo.rules.fight import value_in
from argosy.games.maracaibo.rules.sailing import chart
from argosy.games.maracaibo.rules.ship import has_disc
from argosy.games.maracaibo.rules.story import taker
from argosy.games.maracaibo.rules.village import price_of
from argosy.games.maracaibo.state import Ask, State
from argosy.kernel.stack import A, asked, to_act

SPENDING = ((Code.BUY, Code.PLAN), (Code.DELIVER, Code.BUY), (Code.PLAN, Code.PAY), (Code.DISCARD, Code.COUNT))
HARMLESS = (Code.ACT, Code.VILLAGE, Code.COIN, Code.POINTS, Code.END, Code.DONE, Code.PASS)  # instead of spending


@dataclass(frozen=True)
class Task:
    """Where a story card can be fulfilled or a disc laid for it, and the price."""

    place: int
    cost: int
    disc: bool = False  # a disc is laid there
    aside: bool = False  # for a card beside the main one, which leads nowhere


def tasks(v: State) -> list[Task]:
    """What the open cards still ask for."""
    found = []
    lying_out = int(v.story_open)
    for card in (card for card in range(STORY_CARDS) if lying_out >> card & 1):
        tile, aside = int(STORY_FILLS[card]), card in STORY.sides
        if tile < 0:
            if taker(v, card) < 0:
                found.append(Task(int(STORY_AT[card]), int(STORY_COST[card]), False, aside))
        elif v.site[tile - FIRST_SITE] < LEGACY_SPACES[tile]:
            found.append(Task(AT[LEGACY_ROW[LEGACY_IDS[tile]]["at"]], int(LEGACY_COST[tile]), True, aside))
    return found


def inclined(v: State, legal: Sequence[int], usual: int) -> int:
    """The move of a player who would usually make another one, but has the story at heart."""
    seat, ask, open_tasks = int(to_act(v)), Ask(int(asked(v))), tasks(v)
    quests = [code for code in legal if Code.QUEST + QUESTS <= code < Code.EXPLORE]
    if quests:
        return quests[0]
    if ask == Ask.SITE and Code.ACCEPT in legal:
        return int(Code.ACCEPT)
    if ask == Ask.SAIL:
        return course(v, seat, legal, usual, open_tasks)
    if ask in (Ask.MAIN, Ask.CITY):
        usual = provided(v, seat, legal, usual, open_tasks)
    if ask in (Ask.FIGHT, Ask.FIGHT_PAY) and any(
        COST[task.cost, Cost.COMBAT] or COST[task.cost, Cost.FIGURES] for task in open_tasks
    ):
        return fought(v, seat, ask, legal, usual, open_tasks)
    if ask == Ask.VILLAGE and usual == Code.COIN and Code.DUMP in legal and hopeless_hand(v, seat, open_tasks):
        return int(Code.DUMP)
    if ask == Ask.FREE and usual == Code.END and short_of_cards(v, seat, open_tasks):
        return laid_aside(v, seat, legal, usual, open_tasks)
    if ask == Ask.DRAW:
        return drawn(v, seat, legal, usual, open_tasks)
    if wasteful(v, seat, usual, open_tasks):
        better = [code for code in (*HARMLESS, *legal) if code in legal and not wasteful(v, seat, code, open_tasks)]
        return int(better[0]) if better else usual
    return usual


def payable(v: State, seat: int, task: Task) -> bool:
    """Whether a seat could pay for a task if it were there; a far sail is seen to when it sails."""
    phase_a, v.phase_a = int(v.phase_a), int(COST[task.cost, Cost.POINTS_SAILED])
    can = bool(can_pay(v, seat, task.cost, NO_CARD))
    v.phase_a = phase_a
    return can


def landfall(code: int) -> tuple[int, int]:
    """Where a course leads, and for how many points."""
    return (code - Code.SAIL) // POINTS_BASE, (code - Code.SAIL) % POINTS_BASE


def leads_on(start: int, place: int) -> bool:
    """Whether a place lies ahead of another."""
    return bool(holds(AHEAD[start], place))


def course(v: State, seat: int, legal: Sequence[int], usual: int, open_tasks: list[Task]) -> int:
    """Straight to a task that can be paid; while one lies further ahead, not past it."""
    for task in worth_sailing_for(v, seat, open_tasks):
        far = int(COST[task.cost, Cost.POINTS_SAILED])
        places = [(*landfall(code), code) for code in legal if code >= Code.SAIL]
        there = [(points, code) for place, points, code in places if place == task.place and points >= far]
        if there:
            return int(min(there)[1])
        before = [(place, code) for place, _, code in places if leads_on(place, task.place)]
        good = [code for place, code in before if can_reach(v, seat, place, task.place, far)]
        choices = good or [code for _, code in before]
        if choices:
            return usual if usual in choices else int(choices[len(choices) // 2])
    return errand(v, seat, legal, usual, open_tasks)


def worth_sailing_for(v: State, seat: int, open_tasks: list[Task]) -> list[Task]:
    """Tasks ahead that can be paid: those that lie on the way to the main card's, that one, then the others."""
    found = [
        task
        for task in open_tasks
        if leads_on(v.ship[seat], task.place) and payable(v, seat, task) and (not task.disc or has_disc(v, seat))
    ]
    main = [task for task in found if not task.aside]
    on_the_way = [task for task in found if task.aside and any(leads_on(task.place, m.place) for m in main)]
    return [*on_the_way, *main, *(task for task in found if task.aside and task not in on_the_way)]


def errand(v: State, seat: int, legal: Sequence[int], usual: int, open_tasks: list[Task]) -> int:
    """To the nearest stop that brings combat points or a figure that a task lacks, best on the way to the task."""
    for task in open_tasks:
        for op in lacking(v, seat, task):
            sails = [(*landfall(code), code) for code in legal if code >= Code.SAIL]
            stops = [(place, points, code) for place, points, code in sails if brings(v, seat, place, op)]
            if stops:
                return int(min((not leads_on(place, task.place), points, code) for place, points, code in stops)[2])
    return waiting(v, seat, legal, usual, open_tasks)


def waiting(v: State, seat: int, legal: Sequence[int], usual: int, open_tasks: list[Task]) -> int:
    """Not past a task for which only cards are lacking: the next draw may bring them. To the last stop before it."""
    for task in open_tasks:
        if lacking(v, seat, task) or not short_of_cards(v, seat, [task]) or not leads_on(v.ship[seat], task.place):
            continue
        before = [code for code in legal if code >= Code.SAIL and leads_on(landfall(code)[0], task.place)]
        if before and usual not in before:
            return int(max(before, key=lambda code: landfall(code)[1]))
    return usual


def lacking(v: State, seat: int, task: Task) -> list[int]:
    """Which of combat points and figures a task asks more of than a seat has, as what brings them."""
    short = (
        (Op.COMBAT, v.combat[seat] < COST[task.cost, Cost.COMBAT]),
        (Op.FIGURES, v.figures[seat] < COST[task.cost, Cost.FIGURES]),
    )
    return [int(op) for op, lacks in short if lacks]


def brings(v: State, seat: int, place: int, op: int) -> bool:
    """Whether a stop at a place brings something: by the city, by a legacy tile or by a quest that can be paid."""
    if city_acts(v, place) and within(CITY_PROGRAM[v.city[place] - 1], op):
        return True
    if has_legacy(v, STOP_BONUS_AT[place]) and within(LEGACY_PROGRAM[STOP_BONUS_AT[place]], op):
        return True
    quests = range(int(first_as_main_action(v, place)), QUESTS)
    lying = [quest for quest in quests if int(v.quest_at[place]) >> quest & 1]
    return any(within(QUEST_PROGRAM[quest], op) and can_pay(v, seat, QUEST_COST[quest], NO_CARD) for quest in lying)


def within(program: int, op: int) -> bool:
    """Whether a program brings something without further choices."""
    row = int(program)
    while PROGRAM[row, OP] not in (Op.END, op):
        row += 1
    return bool(PROGRAM[row, OP] == op)


def provided(v: State, seat: int, legal: Sequence[int], usual: int, open_tasks: list[Task]) -> int:
    """The main action that brings what a task lacks: a quest, or the city's action, if need be after a delivery."""
    place = int(v.ship[seat])
    for op in (op for task in open_tasks for op in lacking(v, seat, task)):
        quests = [code for code in legal if Code.QUEST <= code < Code.QUEST + QUESTS]
        bringing = [code for code in quests if within(QUEST_PROGRAM[code - Code.QUEST], op)]
        if bringing:
            return int(bringing[0])
        acts = Code.ACT in legal and within(CITY_PROGRAM[v.city[place] - 1], op)
        if acts and not Code.DELIVER <= usual < Code.BUY:
            return int(Code.ACT)
    return usual


def can_reach(v: State, seat: int, start: int, place: int, least: int) -> bool:
    """Whether a place can be reached from another with at least so many points."""
    sheet = int(chart(v, seat))
    courses = [int(course) for course in COURSES[sheet, start, : COURSE_COUNT[sheet, start]]]
    return any(found // POINTS_BASE == place and found % POINTS_BASE >= least for found in courses)


def fought(v: State, seat: int, ask: Ask, legal: Sequence[int], usual: int, open_tasks: list[Task]) -> int:
    """Combat points or figures are saved for a task: a fight is paid with the others, or ends before they are needed.

    While a task lacks them, the flag that brings some comes first.
    """
    saved = [kind for kind in (Cost.COMBAT, Cost.FIGURES) if any(COST[task.cost, kind] for task in open_tasks)]
    if ask == Ask.FIGHT_PAY:
        figures = [code for code in legal if Code.FIGURES <= code < Code.LAY]
        return int(max(figures) if Cost.COMBAT in saved else min(figures))
    value = int(value_in(v.asks[v.depth - 1, A])) + (0 if Cost.COMBAT in saved else int(v.combat[seat]))
    ops = [op for task in open_tasks for op in lacking(v, seat, task)]
    flags = [code for code in legal if Code.FLAG <= code < Code.RAID]
    first = [code for code in flags if any(within(FLAG_PROGRAM[code - Code.FLAG], op) for op in ops)]
    paid = [code for code in (*first, usual, *sorted(legal, reverse=True)) if price_of_strike(v, code) <= value]
    return int(paid[0]) if paid else usual


def price_of_strike(v: State, code: int) -> int:
    """What a combat action takes from the value of a fight."""
    if Code.GAIN <= code < Code.STACK:
        return int(GAIN_COST[code - Code.GAIN])
    if Code.FLAG <= code < Code.RAID:
        return FLAG_DISPLACE if v.marker[code - Code.FLAG] else FLAG_ANNEX
    if Code.RAID <= code < Code.MARK:
        return RAID_DISPLACE if v.marker[code - Code.RAID] else RAID_ANNEX
    if Code.STRIKE <= code < Code.FIGURES:
        return int(STRIKE_COST[code - Code.STRIKE])
    if code == Code.MINE:
        return MINE_COST
    return int(FLEET_COSTS[0]) if code == Code.FLEET else 0


def wanted(open_tasks: list[Task]) -> list[tuple[int, int]]:
    """Kinds of cards that tasks ahead are paid with, as bits, and how many of each."""
    found = []
    for task in open_tasks:
        for k in range(GOOD_COUNT):
            if n := int(COST[task.cost, Cost.GOOD + k]):
                found.append((1 << k, n))
        for k in range(OBJECT_COUNT):
            if n := int(COST[task.cost, Cost.OBJECT + k]):
                found.append((1 << GOOD_COUNT + k, n))
    return found


def short_of_cards(v: State, seat: int, open_tasks: list[Task]) -> bool:
    """Whether a task asks for more cards of a kind than a seat holds."""
    return any(matching(v, seat, kind, NO_CARD) < n for kind, n in wanted(open_tasks))


def laid_aside(v: State, seat: int, legal: Sequence[int], usual: int, open_tasks: list[Task]) -> int:
    """A card that no task asks for is planned before drawing, so that there is room for those that are lacking."""
    kinds = [kind for kind, _ in wanted(open_tasks)]
    plans = [code for code in legal if Code.PLAN <= code < Code.PAY]
    useless = [code for code in plans if not any(CARD_KINDS[code - Code.PLAN] & kind for kind in kinds)]
    return int(useless[0]) if useless else usual


def hopeless_hand(v: State, seat: int, open_tasks: list[Task]) -> bool:
    """Whether no card of a full hand is of use for a task: then a new hand may be."""
    if v.hand_size[seat] < HAND_LIMIT or not short_of_cards(v, seat, open_tasks):
        return False
    return not any(matching(v, seat, kind, NO_CARD) for kind, _ in wanted(open_tasks))


def drawn(v: State, seat: int, legal: Sequence[int], usual: int, open_tasks: list[Task]) -> int:
    """A card from the display that a task is still short of."""
    for kind, n in wanted(open_tasks):
        if matching(v, seat, kind, NO_CARD) < n:
            for code in legal:
                if code >= Code.TAKE and CARD_KINDS[code - Code.TAKE] & kind:
                    return int(code)
    return usual


def spent(v: State, seat: int, code: int) -> tuple[int, int]:
    """The doubloons and figures that a purchase takes."""
    if code < Code.DISC:
        return int(PRESTIGE_COST[code - Code.INVEST]), 1
    card = code - Code.BUY
    return int(price_of(v, seat, card)), int(FIGURES_MAP[card] + FIGURES_BACK[card] + FIGURES_ON[card])


def wasteful(v: State, seat: int, code: int, open_tasks: list[Task]) -> bool:
    """Whether a move spends a card, the last doubloons or the last figure that a task needs."""
    if Code.BUY <= code < Code.PLAN or Code.INVEST <= code < Code.DISC:
        doubloons, figures = spent(v, seat, code)
        for task in open_tasks:
            if v.doubloons[seat] - doubloons < COST[task.cost, Cost.DOUBLOONS]:
                return True
            if v.figures[seat] - figures < COST[task.cost, Cost.FIGURES]:
                return True
    if code == Code.DUMP:
        return any(matching(v, seat, kind, NO_CARD) > 0 for kind, _ in wanted(open_tasks))
    if not any(first <= code < end for first, end in SPENDING):
        return False
    card = int(code - Code.DELIVER) % CARDS
    held = [int(c) for c in v.hand[seat][: v.hand_size[seat]]]
    if card not in held:
        return False
    return any(CARD_KINDS[card] & kind and matching(v, seat, kind, NO_CARD) <= n for kind, n in wanted(open_tasks))
