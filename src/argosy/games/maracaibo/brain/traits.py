"""What a seat has, as the numbers that its prospects are judged by (see `judgement`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from argosy.games.maracaibo.effects import Trait
from argosy.games.maracaibo.parts import (
    AHEAD,
    BARRIER_BEFORE,
    BARRIERS,
    CARD_COST,
    CAREER_TASKS,
    HOME_1,
    INCOME_VP,
    NATION_COUNT,
    NEXT_RANK,
    OBJECT_KINDS,
    PARTS,
    PLANNING,
    RANK,
    ROUNDS,
    SYNERGIES,
    TASK_D,
    TASK_HARD,
    TASK_VP,
    TASKS_A_CAREER,
)
from argosy.games.maracaibo.rules.careers import can_claim_task, task_met
from argosy.games.maracaibo.rules.common import holds, size
from argosy.games.maracaibo.rules.scoring import most_influence, multiplier, nation_points, prestige_points
from argosy.games.maracaibo.state import State
from argosy.kernel import Floats, ints, rule

LAP = 16  # the places of a lap that count as time
ALL_ACTIONS = LAP * ROUNDS
ENOUGH_DOUBLOONS = 12  # what is beyond is worth less
ENOUGH_COMBAT = 4

TRAITS = (
    "one", "turns", "lead", "doubloons", "doubloons_beyond", "combat", "combat_beyond", "figures", "supply", "income_d",
    "influence", "ranks", "near_rank", "spread", "helpers", "ready_helpers", "half_discs", "areas", "rigging",
    "cabin", "nest",
    "landing", "guns", "cargo", "locker", "synergies", "waiting_d", "waiting_vp", "compass", "discount", "drill",
    "guide", "thief",
    "inn", "recruiter", "ally", "boarding", "objects", "works", "strikes", "explorer", "barrier_near", "hand",
    "hand_worth", "plans",
    "plan_worth", "quests", "tiles", "claimable", "task_near",
)  # fmt: skip
COUNT = len(TRAITS)
(
    ONE, TURNS, LEADING, DOUBLOONS, DOUBLOONS_BEYOND, COMBAT, COMBAT_BEYOND, FIGURES, SUPPLY, INCOME_D,
    INFLUENCE, RANKS, NEAR_RANK, SPREAD, HELPERS, READY_HELPERS, HALF_DISCS, CLEARED, RIGGED, CABIN_OF, NEST_OF,
    LANDING_OF, GUNS, CARGO, LOCKER_OF, SYNERGY, WAITING_D, WAITING_VP, COMPASS, DISCOUNT, DRILL, GUIDE, THIEF,
    INN, RECRUITER, ALLY, BOARDING, OBJECTS, WORKS_OF, STRIKES_OF, EXPLORER, BARRIER_NEAR, HAND, HAND_WORTH, PLANS,
    PLAN_WORTH, QUESTS_OF, TILES_OF, CLAIMABLE, TASK_NEAR,
) = range(COUNT)  # fmt: skip
LASTING_AREAS = ints([0, 1, 2, 6, 7, 8, 9])  # the areas that go on working, in the order of the traits

# ---- what a card is worth --------------------------------------------------------------------------------------------

ATOMS = {
    "D": 0.9, "VP": 1.0, "CP": 1.0, "FIG": 1.8, "INF": 2.4, "DISC": 2.8, "VA": 1.5, "EXPL": 1.7, "FIGHT": 5.0,
    "SAIL": 1.2,
    "MARKER": 1.5, "MARKER_RANK": 7.0, "SYNERGY": 1.5, "ANY_SYNERGY": 1.8, "QUEST_ON_CARD": 3.5, "LAY_FIGURES": 1.5,
}  # fmt: skip
USUAL = {"compass": 1.6, "combat_tile": 3.0, "assistant": 2.2, "quest": 2.5, "synergy": 2.2, "nation3": 1.8}
LASTING = {
    "P1": 2.2, "P2": 3.5, "P3": 2.2, "P4": 2.4, "P5": 2.6, "P6": 0.8, "P7": 3.0, "P8": 1.5, "P9": 1.8, "P10": 2.0,
    "PV1": 3.0,
    "PV2": 3.0, "PV3": 4.0, "PV4": 3.0, "PC1": 6.0, "PC2": 6.0,
}  # fmt: skip
INCOME_USE = (2.3, 3.2)  # scorings still to come for a card bought early: doubloons, points
ASSISTANT_USE = 2.0


def _atom_worth(steps: Sequence[Mapping[str, Any]], number: int) -> float:
    total = 0.0
    for step in steps:
        if "pay" in step:
            total += 0.6 * _atom_worth(step["gain"], number)
        elif "options" in step:
            total += max(_atom_worth(option, number) for option in step["options"])
        else:
            total += ATOMS[step["kind"]] * (step["n"] or number) * USUAL.get(step.get("per", ""), 1.0)
    return total


def _worth(row: Mapping[str, Any]) -> float:
    """What a card brings to a player who buys it in the middle of the game, in points, its printed points included."""
    effects = {effect["id"]: effect for effect in PARTS["effect"]}
    total = float(row["vp"])
    for effect in row["effects"]:
        kind, n = effects[effect["id"]], effect.get("n", 1)
        if effect["id"] == "INC1":
            total += 0.9 * n * INCOME_USE[0]
        elif effect["id"] == "INC2":
            total += n * INCOME_USE[1]
        elif effect["id"] == "INC3":
            total += 0.6 * n * (INCOME_USE[1] if effect["unit"] == "VP" else 0.9 * INCOME_USE[0])
        elif kind["scroll"] == "beige":
            total += _atom_worth(kind["steps"], n)
        elif kind["scroll"] == "blue":
            total += ASSISTANT_USE * _atom_worth(kind["steps"], n)
        else:
            total += LASTING[effect["id"]]
    return total - 1.8 * len(row.get("conditions", [])) - 1.5 * ("assistant_at" in row)


CARD_WORTH = np.array([_worth(row) for row in PARTS["project"]])


def _to_home() -> list[int]:
    """The fewest places from each place to the first homeward place."""
    arrows: dict[str, list[str]] = {}
    for row in PARTS["arrow"]:
        arrows.setdefault(row["from"], []).append(row["to"])
    names = [row["id"] for row in PARTS["location"]]
    found = dict.fromkeys(names, 0)
    for _ in names:
        for name in names:
            if AHEAD[names.index(name)] >> HOME_1 & 1:
                found[name] = 1 + min(found[there] for there in arrows[name])
    return [found[name] for name in names]


TO_HOME = ints(_to_home())
USUAL_SPEED = 3.0

# ---- traits ----------------------------------------------------------------------------------------------------------


@rule
def lap_left(v: State) -> int:
    """How many places the leading ship has before the round ends."""
    least = LAP - 1
    for seat in range(v.sides):
        least = min(least, TO_HOME[v.ship[seat]])
    return least


@rule
def actions_left(v: State, seat: int) -> int:
    """The time that is left, in places of the leading ship."""
    return max(0, ROUNDS - v.lap) * LAP + (lap_left(v) if v.lap <= ROUNDS else 0)


@rule
def turns_left(v: State, seat: int) -> float:
    """About how many more turns a seat has in this round: the others sail on at the usual speed."""
    mine = 1.0 * TO_HOME[v.ship[seat]]
    others = 99.0
    for other in range(v.sides):
        if other != seat:
            others = min(others, TO_HOME[v.ship[other]] / USUAL_SPEED)
    return min(mine / 1.5, others)


@rule
def turn_number(v: State) -> int:
    """Alone at the table a turn is over when Jean has moved, or with the round; among others when the next decides."""
    return v.jean_turns + v.lap if v.seats == 1 else 0


@rule
def sure_points(v: State, seat: int) -> float:
    """The points that a seat would have if nothing more happened."""
    points = (
        1.0 * v.points[seat]
        + v.card_vp[seat]
        + prestige_points(v, seat)
        + nation_points(v, seat)
        + most_influence(v, seat)
    )
    return points + INCOME_VP[v.income_d[seat]] + v.income_vp[seat] * max(0, ROUNDS + 1 - v.lap)


@rule
def traits(v: State, seat: int, out: Floats) -> None:
    """All traits of a seat, in the order of TRAITS."""
    for i in range(COUNT):
        out[i] = 0.0
    laps = ROUNDS - v.lap + lap_left(v) / (1.0 * LAP)
    out[ONE] = 1.0
    out[TURNS] = turns_left(v, seat)
    out[LEADING] = TO_HOME[v.ship[seat]] - lap_left(v)
    out[DOUBLOONS] = min(v.doubloons[seat], ENOUGH_DOUBLOONS)
    out[DOUBLOONS_BEYOND] = v.doubloons[seat] - out[DOUBLOONS]
    out[COMBAT] = min(v.combat[seat], ENOUGH_COMBAT)
    out[COMBAT_BEYOND] = v.combat[seat] - out[COMBAT]
    out[FIGURES] = v.figures[seat]
    out[SUPPLY] = v.supply[seat]
    out[INCOME_D] = v.income_d[seat] * max(0, ROUNDS - v.lap)
    nations(v, seat, out)
    board(v, seat, laps, out)
    lasting(v, seat, laps, out)
    path(v, seat, out)
    cards(v, seat, out)
    career(v, seat, out)


@rule
def nations(v: State, seat: int, out: Floats) -> None:
    """Influence: steps, ranks, how near the next rank is, how many nations one has a rank with."""
    for nation in range(NATION_COUNT):
        at = v.influence[seat, nation]
        out[INFLUENCE] += at
        out[RANKS] += RANK[at]
        if RANK[at] > 0:
            out[SPREAD] += 1.0
        step = NEXT_RANK[at] - at
        if step > 0:
            out[NEAR_RANK] += (1.0 + multiplier(v, nation)) / (1.0 + step)


@rule
def board(v: State, seat: int, laps: float, out: Floats) -> None:
    """The ship board, assistants, synergies."""
    out[HELPERS] = size(v.helpers[seat]) * laps
    out[READY_HELPERS] = size(v.helpers[seat] & ~v.spent[seat])
    out[HALF_DISCS] = size(v.half[seat])
    out[CLEARED] = min(size(v.full[seat]), 6)
    for k in range(len(LASTING_AREAS)):
        if holds(v.full[seat], LASTING_AREAS[k]):
            out[RIGGED + k] = laps
    out[SYNERGY] = size(v.synergies[seat])
    for kind in range(SYNERGIES):
        out[WAITING_D] += v.waiting_d[seat, kind] * max(0, ROUNDS - v.lap)
        out[WAITING_VP] += v.waiting_vp[seat, kind] * max(0, ROUNDS + 1 - v.lap)


@rule
def lasting(v: State, seat: int, laps: float, out: Floats) -> None:
    """Lasting advantages, by the laps that they can still be used."""
    out[COMPASS] = v.traits[seat, Trait.COMPASS] * laps
    out[DISCOUNT] = v.traits[seat, Trait.DISCOUNT] * laps
    out[DRILL] = v.traits[seat, Trait.DRILL] * laps
    out[GUIDE] = v.traits[seat, Trait.GUIDE] * laps
    out[THIEF] = v.traits[seat, Trait.THIEF] * laps
    out[INN] = (
        (v.traits[seat, Trait.INN_POINTS] + v.traits[seat, Trait.INN_DOUBLOONS]) * (1 + size(v.helpers[seat])) * laps
    )
    out[RECRUITER] = v.traits[seat, Trait.RECRUITER] * laps
    for nation in range(NATION_COUNT):
        out[ALLY] += v.traits[seat, Trait.ALLY + nation] * laps
    out[BOARDING] = v.traits[seat, Trait.BOARDING] * laps
    for k in range(OBJECT_KINDS):
        out[OBJECTS] += v.objects[seat, k] * laps
    out[WORKS_OF] = size(v.works[seat]) * laps
    out[STRIKES_OF] = size(v.strikes[seat]) * laps


@rule
def path(v: State, seat: int, out: Floats) -> None:
    """The explorer: how far it is, and how near a barrier."""
    out[EXPLORER] = v.explorer[seat]
    for k in range(BARRIERS):
        gap = BARRIER_BEFORE[k] - v.explorer[seat]
        if gap > 0:
            out[BARRIER_NEAR] += 1.0 / (1.0 + gap)
    out[QUESTS_OF] = v.quests[seat]
    out[TILES_OF] = v.tiles[seat]


@rule
def net_worth(v: State, seat: int, card: int) -> float:
    """What a card brings beyond its price, never below nothing."""
    price = max(0, CARD_COST[card] - v.traits[seat, Trait.DISCOUNT])
    worth: float = CARD_WORTH[card]
    return max(0.0, worth - 0.9 * price - 1.5)


@rule
def cards(v: State, seat: int, out: Floats) -> None:
    """The hand and the plans: how many, and how good."""
    out[HAND] = v.hand_size[seat]
    for i in range(v.hand_size[seat]):
        out[HAND_WORTH] += net_worth(v, seat, v.hand[seat, i])
    for i in range(PLANNING):
        if v.plan[seat, i] > 0:
            out[PLANS] += 1.0
            out[PLAN_WORTH] += net_worth(v, seat, v.plan[seat, i] - 1)


@rule
def career(v: State, seat: int, out: Floats) -> None:
    """Tasks that can be claimed, in doubloons and points; and how many are not yet met."""
    if v.career[seat] == 0:
        return
    for k in range(TASKS_A_CAREER):
        task = CAREER_TASKS[v.career[seat] - 1, k]
        if can_claim_task(v, seat, k):
            out[CLAIMABLE] += TASK_D[task] + 2.0
            if task_met(v, seat, task, TASK_HARD[task]) and v.lap == ROUNDS:
                out[CLAIMABLE] += 0.5 * TASK_VP[task]
        elif not holds(v.claimed[seat], k):
            out[TASK_NEAR] += 1.0
