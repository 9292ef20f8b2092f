"""Career cards: tasks that are claimed as a free action."""

from __future__ import annotations

from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    ALL_TASKS_D,
    ALL_TASKS_VP,
    BARRIER_BEFORE,
    CAREER_TASKS,
    NATION_COUNT,
    TASK_D,
    TASK_EASY,
    TASK_HARD,
    TASK_IDS,
    TASK_VP,
    TASKS_A_CAREER,
)
from argosy.games.maracaibo.rules.common import bit, gain_points, holds, size
from argosy.games.maracaibo.state import SheetLine, State
from argosy.kernel import Ints, rule

COMBAT_TASK = TASK_IDS.index("combat_tiles")
QUEST_TASK = TASK_IDS.index("quests")
ONE_NATION_TASK = TASK_IDS.index("influence_1")
TWO_NATIONS_TASK = TASK_IDS.index("influence_2")
UPGRADE_TASK = TASK_IDS.index("upgrades")
BARRIER_TASK = TASK_IDS.index("barrier")
SYNERGY_TASK = TASK_IDS.index("synergies")
ALL_CLAIMED = (1 << TASKS_A_CAREER) - 1


@rule
def task_met(s: State, seat: int, task: int, need: int) -> bool:
    """Whether a player has done what a line of a task asks for."""
    if task == BARRIER_TASK:
        return s.explorer[seat] >= BARRIER_BEFORE[need]
    if task == COMBAT_TASK:
        return s.tiles[seat] >= need
    if task == QUEST_TASK:
        return s.quests[seat] >= need
    if task in (ONE_NATION_TASK, TWO_NATIONS_TASK):
        nations = 0
        for nation in range(NATION_COUNT):
            if s.influence[seat, nation] >= need:
                nations += 1
        return nations >= (1 if task == ONE_NATION_TASK else 2)
    if task == UPGRADE_TASK:
        return size(s.full[seat]) >= need
    if task == SYNERGY_TASK:
        return size(s.synergies[seat]) >= need
    return size(s.helpers[seat]) >= need


@rule
def can_claim_task(s: State, seat: int, k: int) -> bool:
    """A task that is not done yet and whose easier line is met."""
    task = CAREER_TASKS[s.career[seat] - 1, k]
    return not holds(s.claimed[seat], k) and task_met(s, seat, task, TASK_EASY[task])


@rule
def can_claim(s: State, seat: int) -> bool:
    """Whether a player can claim any task."""
    if s.claimed[seat] != ALL_CLAIMED:
        for k in range(TASKS_A_CAREER):
            if can_claim_task(s, seat, k):
                return True
    return False


@rule
def legal_claims(s: State, seat: int, out: Ints, n: int) -> int:
    """The tasks that can be claimed."""
    if s.claimed[seat] != ALL_CLAIMED:
        for k in range(TASKS_A_CAREER):
            if can_claim_task(s, seat, k):
                out[n] = Code.CLAIM + CAREER_TASKS[s.career[seat] - 1, k]
                n += 1
    return n


@rule
def claim(s: State, seat: int, task: int) -> None:
    """A figure and doubloons, points for the harder line, and a reward when all three tasks are done."""
    k = 0
    while CAREER_TASKS[s.career[seat] - 1, k] != task:
        k += 1
    s.claimed[seat] |= bit(k)
    s.figures[seat] += 1
    s.doubloons[seat] += TASK_D[task]
    if task_met(s, seat, task, TASK_HARD[task]):
        gain_points(s, seat, TASK_VP[task], SheetLine.VOYAGE)
    if s.claimed[seat] == ALL_CLAIMED:
        s.doubloons[seat] += ALL_TASKS_D
        gain_points(s, seat, ALL_TASKS_VP, SheetLine.VOYAGE)
