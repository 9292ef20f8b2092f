"""The interpreter of effects: reads the programs of cards, tiles, spaces and actions (see the module `effects`)."""

from __future__ import annotations

from argosy.games.maracaibo.effects import OP, N, Op, X
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    CHOICES,
    LEGACIES,
    MOST_OPTIONS,
    NATION_COUNT,
    PROGRAM,
    PUERTO_CABEZAS,
    QUESTS,
    SKULL_TILES,
    SYNERGIES,
)
from argosy.games.maracaibo.rules.cards import pay
from argosy.games.maracaibo.rules.common import begin, bit, gain_combat, gain_figures, gain_points, holds, times
from argosy.games.maracaibo.rules.explorer import ask_explore
from argosy.games.maracaibo.rules.fight import ask_fight
from argosy.games.maracaibo.rules.free import can_claim_now, do_free, may_afford
from argosy.games.maracaibo.rules.income import gain_synergy, raise_income_d, raise_income_vp, raise_income_with
from argosy.games.maracaibo.rules.influence import ask_marker, can_rise, gain_influence
from argosy.games.maracaibo.rules.quests import first_quest, lay_quest, quest_cost
from argosy.games.maracaibo.rules.ship import ask_disc
from argosy.games.maracaibo.state import QUEST_ON_CARDS, Ask, Choice, DiscTo, SheetLine, State
from argosy.kernel import A, B, Ints, pop, push, rule

ALL_SYNERGIES = (1 << SYNERGIES) - 1


@rule
def run(s: State, seat: int) -> None:
    """Carry out one row of the program on top of the stack; the rest waits below what this row asks."""
    row = s.depth - 1
    at, nation = s.asks[row, A], s.asks[row, B]
    op, n, x = PROGRAM[at, OP], PROGRAM[at, N], PROGRAM[at, X]
    if PROGRAM[at + 1, OP] == Op.END:
        pop(s)
    else:
        s.asks[row, A] = at + 1
    if op < Op.ON_TRACKS:
        gain(s, seat, op, n, x)
    elif op < Op.IN_TURN:
        influence(s, seat, op, n, x, nation)
    elif op < Op.FOR_GOOD:
        act(s, seat, op, n, x)
    else:
        improve(s, seat, op, n, x)


@rule
def gain(s: State, seat: int, op: int, n: int, x: int) -> None:
    """Doubloons, points, combat points, figures."""
    if op == Op.DOUBLOONS:
        s.doubloons[seat] += n * times(s, seat, x)
    elif op == Op.POINTS:
        gain_points(s, seat, n * times(s, seat, x), SheetLine.VOYAGE)
    elif op == Op.COMBAT:
        gain_combat(s, seat, n)
    elif op == Op.FIGURES:
        gain_figures(s, seat, n)


@rule
def influence(s: State, seat: int, op: int, n: int, x: int, nation: int) -> None:
    """Influence with a nation that is shown, fought for or chosen."""
    if op == Op.INFLUENCE:
        push(s, Ask.NATION, seat, n, Choice.STEPS)
    elif op == Op.INFLUENCE_WITH:
        gain_influence(s, seat, x, n)
    elif op == Op.INFLUENCE_HERE:
        gain_influence(s, seat, nation, n)
    elif op == Op.INFLUENCE_ONE:
        push(s, Ask.NATION, seat, n, Choice.ONE)
    elif op == Op.RANK:
        for k in range(NATION_COUNT):
            if can_rise(s, seat, k):
                push(s, Ask.NATION, seat, 1, Choice.RANK)
                return


@rule
def act(s: State, seat: int, op: int, n: int, x: int) -> None:
    """Actions inside an effect."""
    if op == Op.DISC:
        for _ in range(n):
            ask_disc(s, seat, DiscTo.GONE, x)
    elif op == Op.VILLAGE:
        push(s, Ask.VILLAGE, seat, n * times(s, seat, x))
    elif op == Op.EXPLORE:
        ask_explore(s, seat, n)
    elif op == Op.FIGHT:
        ask_fight(s, seat)
    elif op == Op.QUEST_HERE:
        ask_town_quest(s, seat)
    elif op == Op.MARKER:
        ask_marker(s, seat, x)
    elif op == Op.SAIL:
        push(s, Ask.SAIL, seat, n, 1)
    elif op == Op.UNSKULL:
        if s.legacy & SKULL_TILES:
            push(s, Ask.SKULL, seat)
    elif op == Op.CHOOSE:
        push(s, Ask.CHOOSE, seat, x, n)
    elif op == Op.OFFER and may_afford(s, seat, x):
        push(s, Ask.OFFER, seat, n, x)


@rule
def improve(s: State, seat: int, op: int, n: int, x: int) -> None:
    """What a card changes for good."""
    if op == Op.INCOME_D:
        raise_income_d(s, seat, n)
    elif op == Op.INCOME_VP:
        raise_income_vp(s, seat, n)
    elif op == Op.INCOME_WITH:
        raise_income_with(s, seat, n, x)
    elif op == Op.TRAIT:
        s.traits[seat, x] += n
    elif op == Op.OBJECT:
        s.objects[seat, x] += n
    elif op == Op.WORK:
        s.works[seat] |= bit(x)
    elif op == Op.STRIKE:
        s.strikes[seat] |= bit(x)
    elif op == Op.SYNERGY:
        gain_synergy(s, seat, x)
    elif op == Op.ANY_SYNERGY:
        if s.synergies[seat] != ALL_SYNERGIES:
            push(s, Ask.SYNERGY, seat)
    elif op == Op.QUEST_ON_CARD:
        lay_quest(s, QUEST_ON_CARDS + x)
    elif op == Op.VOTE:
        s.votes[seat] = n + 1
    elif op == Op.LAY_FIGURES and (s.figures[seat] > 0 or can_claim_now(s, seat)):
        push(s, Ask.LAY_FIGURES, seat, n)


@rule
def ask_town_quest(s: State, seat: int) -> None:
    """The quest in the town of Puerto Cabezas may be fulfilled; a new one is laid out at once."""
    quest = first_quest(s, PUERTO_CABEZAS, QUESTS)
    if quest >= 0 and may_afford(s, seat, quest_cost(s, quest)):
        push(s, Ask.DO_REFILL_QUEST, seat, PUERTO_CABEZAS)
        push(s, Ask.QUEST, seat, quest, PUERTO_CABEZAS)


@rule
def do_offer(s: State, seat: int, move: int) -> None:
    """An exchange: pay, then take the gain."""
    if do_free(s, seat, move):
        return
    row = s.depth - 1
    gains, cost = s.asks[row, A], s.asks[row, B]
    pop(s)
    if move == Code.ACCEPT:
        begin(s, seat, gains, 0)
        pay(s, seat, cost)


@rule
def do_choose(s: State, seat: int, option: int) -> None:
    """One of several effects."""
    pop(s)
    begin(s, seat, CHOICES[option // MOST_OPTIONS, option % MOST_OPTIONS], 0)


@rule
def legal_skulls(s: State, out: Ints) -> int:
    """The legacy tiles with a skull that are in play."""
    n = 0
    for tile in range(LEGACIES):
        if holds(s.legacy & SKULL_TILES, tile):
            out[n] = Code.SKULL + tile
            n += 1
    return n
