"""How a deckhand plays Maracaibo: by rule of thumb, at once, from what the seat sees."""

from __future__ import annotations

from argosy.brains.likings import better
from argosy.games.maracaibo.brain.traits import CARD_WORTH, net_worth
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    CARD_COST,
    FLAG_ANNEX,
    HOMES,
    POINTS_BASE,
    PRESTIGE_COST,
    ROUNDS,
)
from argosy.games.maracaibo.rules.city import city_acts, village_acts
from argosy.games.maracaibo.rules.common import holds
from argosy.games.maracaibo.rules.fight import fight_value, value_in
from argosy.games.maracaibo.rules.scoring import multiplier
from argosy.games.maracaibo.state import Ask, State
from argosy.kernel import A, Ints, asked, rule, to_act

BIG = 100.0


@rule
def deckhand(v: State, moves: Ints, n: int, event: int) -> int:
    """The move that looks best by rule of thumb, the first of equals; nothing is left to chance."""
    seat, what = to_act(v), asked(v)
    best, most = 0, -1000.0
    for i in range(n):
        liking = appeal(v, seat, what, moves[i])
        if better(liking, most):
            most = liking
            best = i
    return best


@rule
def appeal(v: State, seat: int, what: int, move: int) -> float:
    """How much a move appeals to a deckhand."""
    if Code.CLAIM <= move < Code.INVEST:
        return BIG
    if move == Code.RECRUIT:
        return -2 * BIG
    if Code.PLAN <= move < Code.PAY and what != Ask.FIRST_PLAN and what != Ask.FREE:
        return -5.0
    if what == Ask.SAIL:
        return sail_appeal(v, seat, move)
    if what == Ask.MAIN or what == Ask.CITY:
        return main_appeal(v, seat, move)
    if what == Ask.VILLAGE or what == Ask.PURCHASE:
        return village_appeal(v, seat, move)
    if what == Ask.FIGHT_NATION or what == Ask.FIGHT or what == Ask.NATION:
        return fight_appeal(v, seat, what, move)
    if what == Ask.EXPLORE:
        return 1.0 * (move - Code.EXPLORE) if move >= Code.EXPLORE else -1.0
    return rare_appeal(v, seat, what, move)


@rule
def sail_appeal(v: State, seat: int, move: int) -> float:
    """A near city or quest, or a village after four or seven points."""
    if move < Code.SAIL:
        return 0.0
    place, points = (move - Code.SAIL) // POINTS_BASE, (move - Code.SAIL) % POINTS_BASE
    liking = -0.35 * points
    if city_acts(v, place):
        liking += 2.6 if holds(HOMES, place) else 3.2
    elif village_acts(v, place):
        liking += 2.9 if points >= 7 else 2.3 if points >= 4 else 0.9
    if v.quest_at[place] != 0:
        liking += 0.6
    return liking


@rule
def main_appeal(v: State, seat: int, move: int) -> float:
    """Deliver if possible, fulfil quests, use assistants, otherwise what the place offers."""
    if Code.DELIVER <= move < Code.BUY:
        return 8.0 - 0.1 * net_worth(v, seat, move - Code.DELIVER)
    if Code.QUEST <= move < Code.EXPLORE:
        return 7.0
    if Code.HELPER <= move < Code.QUEST:
        return 6.0
    if move == Code.ACT or move == Code.VILLAGE:
        return 5.0
    return 0.0 if move == Code.PASS or move == Code.DONE else -5.0


@rule
def village_appeal(v: State, seat: int, move: int) -> float:
    """Buy the card that brings most beyond its price; late in the game invest; otherwise take money."""
    if Code.BUY <= move < Code.PLAN:
        early = 0.75 if v.lap == ROUNDS else 1.0
        worth: float = CARD_WORTH[move - Code.BUY]
        return 2.0 + early * worth - CARD_COST[move - Code.BUY]
    if Code.INVEST <= move < Code.DISC:
        return 6.0 - 0.1 * PRESTIGE_COST[move - Code.INVEST] if v.lap >= ROUNDS - 1 else 0.0
    if Code.QUEST <= move < Code.EXPLORE:
        return 5.5
    if Code.WORK <= move < Code.STRIKE or move == Code.LOCKER:
        return 3.0
    if move == Code.POINTS:
        return 2.5
    if move == Code.COIN:
        return 1.2
    if move == Code.DUMP:
        return 1.4 if v.hand_size[seat] <= 2 else 0.6
    return 0.0 if move == Code.DONE else -5.0


@rule
def fight_appeal(v: State, seat: int, what: int, move: int) -> float:
    """Fight for the nation that counts most, take flags, then influence."""
    if Code.NATION <= move < Code.CLAIM:
        nation = move - Code.NATION
        liking = 0.5 * multiplier(v, nation) + 0.2 * v.influence[seat, nation]
        if what == Ask.FIGHT_NATION:
            liking += fight_value(v, v.asks[v.depth - 1, A], nation)
        return liking
    if move == Code.FLEET or move == Code.MINE:
        return 12.0
    if Code.STRIKE <= move < Code.FIGURES:
        return 11.0
    if Code.FLAG <= move < Code.RAID:
        return 8.0 if v.marker[move - Code.FLAG] == 0 else 7.0
    if Code.RAID <= move < Code.MARK:
        return 9.0 if v.marker[move - Code.RAID] == 0 else 3.0
    if move == Code.GAIN:
        return 6.0
    if move == Code.GAIN + 1:
        return 6.5 if value_in(v.asks[v.depth - 1, A]) >= FLAG_ANNEX + 1 else 2.0
    return 1.0 if move == Code.DONE or move == Code.SKIP else -5.0


@rule
def rare_appeal(v: State, seat: int, what: int, move: int) -> float:
    """The questions that are seldom asked."""
    if what == Ask.FIRST_PLAN:
        worth: float = CARD_WORTH[move - Code.PLAN]
        return worth
    if what == Ask.FIRST_DISCARD:
        return -net_worth(v, seat, move - Code.DISCARD)
    if what == Ask.PAY:
        return -net_worth(v, seat, move - Code.PAY)
    if what == Ask.DRAW:
        return 0.5 * net_worth(v, seat, move - Code.TAKE) - 1.5 if move >= Code.TAKE else 1.0
    if what == Ask.DISC:
        return 1.0 if holds(v.half[seat], move - Code.DISC) else 0.5
    if what == Ask.FREE:
        return 1.0 if move == Code.END else 0.0
    if what == Ask.FIGHT_PAY:
        return 1.0 * (Code.FIGURES - move)
    if what == Ask.LAY_FIGURES:
        return 1.0 if move - Code.LAY == 1 else 0.5
    return 0.0 if move == Code.SKIP else 1.0
