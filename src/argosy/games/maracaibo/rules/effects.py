"""The interpreter of effects: reads the programs of cards, tiles, spaces and actions (see the module `effects`)."""

from __future__ import annotations

from typing import Any

from argosy.games.maracaibo.effects import Op
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    CHOICES,
    LEGACIES,
    MOST_OPTIONS,
    NATION_COUNT,
    NEXT_RANK,
    PROGRAM,
    PUERTO_CABEZAS,
    QUESTS,
    SKULL_TILES,
    SYNERGIES,
)
from argosy.games.maracaibo.rules.cards import may_pay, pay
from argosy.games.maracaibo.rules.common import begin, bit, gain_combat, gain_figures, gain_points, holds, times
from argosy.games.maracaibo.rules.explorer import ask_explore
from argosy.games.maracaibo.rules.fight import ask_fight
from argosy.games.maracaibo.rules.income import gain_synergy, raise_income_d, raise_income_vp, raise_income_with
from argosy.games.maracaibo.rules.influence import ask_marker, gain_influence
from argosy.games.maracaibo.rules.quests import first_quest, lay_quest, quest_cost
from argosy.games.maracaibo.rules.ship import ask_disc
from argosy.games.maracaibo.state import QUEST_ON_CARDS, Ask, Choice, DiscTo, SheetLine
from argosy.kernel import A, B, pop, push, rule

ALL_SYNERGIES = (1 << SYNERGIES) - 1


@rule
def run(s: Any, p: int) -> None:
    """Carry out one row of the program on top of the stack; the rest waits below what this row asks."""
    row = s.depth - 1
    at, nation = s.asks[row, A], s.asks[row, B]
    op, n, x = PROGRAM[at, 0], PROGRAM[at, 1], PROGRAM[at, 2]
    if PROGRAM[at + 1, 0] == Op.END:
        pop(s)
    else:
        s.asks[row, A] = at + 1
    if op <= Op.FIGURES:
        gain(s, p, op, n, x)
    elif op <= Op.RANK:
        influence(s, p, op, n, x, nation)
    elif op <= Op.CHOOSE:
        act(s, p, op, n, x)
    else:
        improve(s, p, op, n, x)


@rule
def gain(s: Any, p: int, op: int, n: int, x: int) -> None:
    """Doubloons, points, combat points, figures."""
    if op == Op.DOUBLOONS:
        s.doubloons[p] += n * times(s, p, x)
    elif op == Op.POINTS:
        gain_points(s, p, n * times(s, p, x), SheetLine.VOYAGE)
    elif op == Op.COMBAT:
        gain_combat(s, p, n)
    else:
        gain_figures(s, p, n)


@rule
def influence(s: Any, p: int, op: int, n: int, x: int, nation: int) -> None:
    """Influence with a nation that is shown, fought for or chosen."""
    if op == Op.INFLUENCE:
        push(s, Ask.NATION, p, n, Choice.STEPS)
    elif op == Op.INFLUENCE_WITH:
        gain_influence(s, p, x, n)
    elif op == Op.INFLUENCE_HERE:
        gain_influence(s, p, nation, n)
    elif op == Op.INFLUENCE_ONE:
        push(s, Ask.NATION, p, n, Choice.ONE)
    else:
        for k in range(NATION_COUNT):
            if NEXT_RANK[s.influence[p, k]] > s.influence[p, k]:
                push(s, Ask.NATION, p, 1, Choice.RANK)
                return


@rule
def act(s: Any, p: int, op: int, n: int, x: int) -> None:
    """Actions inside an effect."""
    if op == Op.DISC:
        for _ in range(n):
            ask_disc(s, p, DiscTo.GONE, x)
    elif op == Op.VILLAGE:
        push(s, Ask.VILLAGE, p, n * times(s, p, x))
    elif op == Op.EXPLORE:
        ask_explore(s, p, n)
    elif op == Op.FIGHT:
        ask_fight(s, p)
    elif op == Op.QUEST_HERE:
        ask_town_quest(s, p)
    elif op == Op.MARKER:
        ask_marker(s, p, x)
    elif op == Op.SAIL:
        push(s, Ask.SAIL, p, n, 1)
    elif op == Op.UNSKULL:
        if s.legacy & SKULL_TILES:
            push(s, Ask.SKULL, p)
    elif op == Op.CHOOSE:
        push(s, Ask.CHOOSE, p, x, n)
    elif may_pay(s, p, x):
        push(s, Ask.OFFER, p, n, x)


@rule
def improve(s: Any, p: int, op: int, n: int, x: int) -> None:
    """What a card changes for good."""
    if op == Op.INCOME_D:
        raise_income_d(s, p, n)
    elif op == Op.INCOME_VP:
        raise_income_vp(s, p, n)
    elif op == Op.INCOME_WITH:
        raise_income_with(s, p, n, x)
    elif op == Op.TRAIT:
        s.traits[p, x] += n
    elif op == Op.OBJECT:
        s.objects[p, x] += n
    elif op == Op.WORK:
        s.works[p] |= bit(x)
    elif op == Op.STRIKE:
        s.strikes[p] |= bit(x)
    elif op == Op.SYNERGY:
        gain_synergy(s, p, x)
    elif op == Op.ANY_SYNERGY:
        if s.synergies[p] != ALL_SYNERGIES:
            push(s, Ask.SYNERGY, p)
    elif op == Op.QUEST_ON_CARD:
        lay_quest(s, QUEST_ON_CARDS + x)
    elif op == Op.VOTE:
        s.votes[p] = n + 1
    elif s.figures[p] > 0:
        push(s, Ask.LAY_FIGURES, p, n)


@rule
def ask_town_quest(s: Any, p: int) -> None:
    """The quest in the town of Puerto Cabezas may be fulfilled; a new one is laid out at once."""
    quest = first_quest(s, PUERTO_CABEZAS, QUESTS)
    if quest >= 0 and may_pay(s, p, quest_cost(s, quest)):
        push(s, Ask.DO_REFILL_QUEST, p, PUERTO_CABEZAS)
        push(s, Ask.QUEST, p, quest, PUERTO_CABEZAS)


@rule
def do_offer(s: Any, p: int, move: int) -> None:
    """An exchange: pay, then take the gain."""
    row = s.depth - 1
    gains, cost = s.asks[row, A], s.asks[row, B]
    pop(s)
    if move == Code.ACCEPT:
        begin(s, p, gains, 0)
        pay(s, p, cost)


@rule
def do_choose(s: Any, p: int, option: int) -> None:
    """One of several effects."""
    pop(s)
    begin(s, p, CHOICES[option // MOST_OPTIONS, option % MOST_OPTIONS], 0)


@rule
def legal_skulls(s: Any, out: Any) -> int:
    """The legacy tiles with a skull that are in play."""
    n = 0
    for tile in range(LEGACIES):
        if holds(s.legacy & SKULL_TILES, tile):
            out[n] = Code.SKULL + tile
            n += 1
    return n
