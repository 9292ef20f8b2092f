"""How the seats stand in Maracaibo, the round, careers, buildings and what the viewer can afford, as numbers."""

from __future__ import annotations

from argosy.games.maracaibo.brain.judgement import JEAN_BY_PLACE, jean_prospect
from argosy.games.maracaibo.brain.traits import (
    ALL_ACTIONS,
    LAP,
    actions_left,
    lap_left,
    net_worth,
    sure_points,
    turns_left,
)
from argosy.games.maracaibo.effects import GOODS, NATIONS, OBJECTS
from argosy.games.maracaibo.parts import (
    A_CARDS,
    BARRIER_BEFORE,
    CARD_GOOD,
    CARD_IDS,
    CARD_OBJECT,
    CAREER_IDS,
    CAREER_TASKS,
    CAREERS_DEALT,
    COMBAT_IDS,
    COMBAT_TILES,
    DIFFICULTIES,
    DISCARDED_FIRST,
    DISPLAY,
    EMPTIED,
    GOOD_COUNT,
    INCOME_VP,
    JEAN_CARDS,
    JEAN_IDS,
    MARKERS,
    MOVEMENT,
    NATION_COUNT,
    NEXT_RANK,
    PLANNING,
    PRESTIGE_IDS,
    PRESTIGE_IN_GAME,
    PRESTIGE_MOST,
    PRESTIGE_VP,
    RANK,
    ROUNDS,
    SCENARIO_IDS,
    SEATS,
    TASK_EASY,
    TASK_HARD,
    TASK_IDS,
    TASKS_A_CAREER,
)
from argosy.games.maracaibo.rules.careers import (
    BARRIER_TASK,
    COMBAT_TASK,
    ONE_NATION_TASK,
    QUEST_TASK,
    SYNERGY_TASK,
    TWO_NATIONS_TASK,
    UPGRADE_TASK,
    task_met,
)
from argosy.games.maracaibo.rules.common import holds, size
from argosy.games.maracaibo.rules.scoring import multiplier, nation_points, prestige_count, prestige_points
from argosy.games.maracaibo.rules.village import can_buy, can_invest, price_of
from argosy.games.maracaibo.state import JEAN, Ask, State
from argosy.kernel import Floats, rule
from argosy.kernel.stack import WHAT

OVER = ROUNDS + 1  # the lap of a finished game
FAR = 2.0  # whoever is further ahead or behind is no better or worse off
_TABLE = (
    [f"lap_{lap + 1}" for lap in range(OVER)]
    + [f"players_{k + 1}" for k in range(SEATS)]
    + [f"setup_{name}" for name in SCENARIO_IDS]
    + ["setup_campaign"]
    + [f"jean_level_{k}" for k in range(len(DIFFICULTIES))]
    + ["setting_up", f"phase_a/{MOVEMENT}", f"lap_left/{LAP}", f"time_left/{ALL_ACTIONS}", "ahead/50"]
    + [f"multiplier_{nation}/9" for nation in NATIONS]
    + [f"majority_{nation}" for nation in NATIONS]
    + [f"marker_counts_{nation}" for nation in NATIONS]
    + [f"turned_up_{name}" for name in COMBAT_IDS]
    + [f"jean_pile_{name}" for name in JEAN_IDS]
)
_SEAT = (
    ["turn", "ended_round", "standing/200", "nation_points/50", "prestige_points/30", "income_marks/10"]
    + ["turns_left/8", "plans/3", "plan_price/20", "plan_worth/20"]
    + [f"rank_{nation}/6" for nation in NATIONS]
    + [f"career_{name}" for name in CAREER_IDS]
)
_OWN = (
    [f"lead_{nation}/8" for nation in NATIONS]
    + [f"to_rank_{nation}/3" for nation in NATIONS]
    + [f"task_{name}" for name in TASK_IDS]
    + [f"task_done_{name}" for name in TASK_IDS]
    + [f"task_well_done_{name}" for name in TASK_IDS]
    + [f"task_share_{name}" for name in TASK_IDS]
    + [f"invested_in_{name}" for name in PRESTIGE_IDS]
    + [f"can_invest_{name}" for name in PRESTIGE_IDS]
    + [f"prestige_worth_{name}/20" for name in PRESTIGE_IDS]
    + [f"in_hand_{kind}/4" for kind in (*GOODS, *OBJECTS)]
    + [f"dealt_{name}" for name in CAREER_IDS]
    + [f"first_choice_{name}" for name in CARD_IDS[:A_CARDS]]  # 1: to be planned, -1: to be discarded
    + [f"afford_{name}" for name in CARD_IDS]  # 1: can be bought now, below 0: the doubloons lacking / 10
)
STANDING = tuple(_TABLE + [f"seat{i}_{name}" for i in range(SEATS) for name in _SEAT] + _OWN)
STANDING_SLOTS = len(STANDING)
TABLE_SLOTS, SEAT_SLOTS = len(_TABLE), len(_SEAT)
LAPS, PLAYERS, SETUP, LEVEL, SETTING_UP, MULTIPLIER, MAJORITY_OF, COUNTS, TURNED_UP, PILE = (
    _TABLE.index(name)
    for name in (
        "lap_1", "players_1", f"setup_{SCENARIO_IDS[0]}", "jean_level_0", "setting_up", "multiplier_FR/9",
        "majority_FR", "marker_counts_FR", f"turned_up_{COMBAT_IDS[0]}", f"jean_pile_{JEAN_IDS[0]}",
    )
)  # fmt: skip
CAMPAIGN, AHEAD = _TABLE.index("setup_campaign"), _TABLE.index("ahead/50")
PLANS, RANKS, CAREER = _SEAT.index("plans/3"), _SEAT.index("rank_FR/6"), _SEAT.index(f"career_{CAREER_IDS[0]}")
LEADS, TO_RANK, TASK, DONE, WELL_DONE, SHARE, INVESTED, CAN_INVEST, WORTH, IN_HAND, DEALT_OUT, FIRST, AFFORD = (
    _OWN.index(name)
    for name in (
        "lead_FR/8", "to_rank_FR/3", f"task_{TASK_IDS[0]}", f"task_done_{TASK_IDS[0]}", f"task_well_done_{TASK_IDS[0]}",
        f"task_share_{TASK_IDS[0]}", f"invested_in_{PRESTIGE_IDS[0]}", f"can_invest_{PRESTIGE_IDS[0]}",
        f"prestige_worth_{PRESTIGE_IDS[0]}/20", f"in_hand_{GOODS[0]}/4", f"dealt_{CAREER_IDS[0]}",
        f"first_choice_{CARD_IDS[0]}", f"afford_{CARD_IDS[0]}",
    )
)  # fmt: skip


@rule
def standing_features(v: State, me: int, out: Floats, n: int) -> None:
    """Every number of STANDING, in that order."""
    round_features(v, out, n)
    nation_features(v, out, n)
    mine, best = 0.0, -1000.0
    for i in range(v.sides):
        points = seat_standing(v, (me + i) % v.sides, out, n + TABLE_SLOTS + i * SEAT_SLOTS)
        if i == 0:
            mine = points
        else:
            best = max(best, points)
    out[n + AHEAD] = min(max((mine - best) / 50.0, -FAR), FAR)
    n += TABLE_SLOTS + SEATS * SEAT_SLOTS
    own_nations(v, me, out, n)
    own_tasks(v, me, out, n)
    own_buildings(v, me, out, n)
    if v.viewer > 0:
        own_cards(v, me, out, n)
        if v.setting_up:
            first_choices(v, me, out, n)


@rule
def round_features(v: State, out: Floats, n: int) -> None:
    """The round and what is left of it, the set-up, combat tiles that were turned up, Jean's discard pile."""
    out[n + LAPS + min(max(v.lap, 1), OVER) - 1] = 1.0
    out[n + PLAYERS + v.seats - 1] = 1.0
    out[n + (CAMPAIGN if v.story else SETUP + v.scenario)] = 1.0
    if v.seats == 1:
        out[n + LEVEL + v.difficulty] = 1.0
        for k in range(JEAN_CARDS):
            if holds(v.jean_pile, k):
                out[n + PILE + k] = 1.0
    out[n + SETTING_UP] = 1.0 * v.setting_up
    out[n + SETTING_UP + 1] = v.phase_a / (1.0 * MOVEMENT)
    out[n + SETTING_UP + 2] = lap_left(v) / (1.0 * LAP)
    out[n + SETTING_UP + 3] = actions_left(v, 0) / (1.0 * ALL_ACTIONS)
    for tile in range(COMBAT_TILES):
        if holds(v.tiles_out, tile):
            out[n + TURNED_UP + tile] = 1.0


@rule
def nation_features(v: State, out: Floats, n: int) -> None:
    """What a noble rank counts with every nation, who has the most markers, whether the next marker raises it."""
    for nation in range(NATION_COUNT):
        times, taken = multiplier(v, nation), v.taken[nation]
        out[n + MULTIPLIER + nation] = times / 9.0
        out[n + MAJORITY_OF + nation] = (times - EMPTIED[taken]) / 2.0
        if taken < MARKERS and EMPTIED[taken + 1] > EMPTIED[taken]:
            out[n + COUNTS + nation] = 1.0


@rule
def seat_standing(v: State, seat: int, out: Floats, n: int) -> float:
    """How one seat stands: points as if the game ended now, time, plans, ranks, career; the points."""
    out[n] = 1.0 if v.turn == seat else 0.0
    out[n + 1] = 1.0 if v.ender == seat and (v.lap > 1 or in_scoring(v)) else 0.0
    points = points_now(v, seat)
    out[n + 2] = points / 200.0
    out[n + 3] = nation_points(v, seat) / 50.0
    out[n + 4] = prestige_points(v, seat) / 30.0
    out[n + 5] = INCOME_VP[v.income_d[seat]] / 10.0
    out[n + 6] = turns_left(v, seat) / 8.0
    for k in range(PLANNING):
        if v.plan[seat, k] > 0:
            out[n + PLANS] += 1.0 / PLANNING
            out[n + PLANS + 1] += price_of(v, seat, v.plan[seat, k] - 1) / 20.0
            out[n + PLANS + 2] += net_worth(v, seat, v.plan[seat, k] - 1) / 20.0
    for nation in range(NATION_COUNT):
        out[n + RANKS + nation] = RANK[v.influence[seat, nation]] / 6.0
    chosen = max(v.career[seat], v.first_career[seat])
    if chosen > 0:
        out[n + CAREER + chosen - 1] = 1.0
    return points


@rule
def in_scoring(v: State) -> bool:
    """Whether a round has just ended."""
    return v.depth > 0 and v.asks[0, WHAT] == Ask.DO_INCOME


@rule
def points_now(v: State, seat: int) -> float:
    """The points of a seat if nothing more happened."""
    if v.lap > ROUNDS:
        return 1.0 * v.points[seat]
    if v.seats == 1 and seat == JEAN:
        return jean_prospect(v) - JEAN_BY_PLACE * actions_left(v, JEAN)
    return sure_points(v, seat)


@rule
def own_nations(v: State, me: int, out: Floats, n: int) -> None:
    """The viewer's lead with every nation, and the steps to the next rank."""
    for nation in range(NATION_COUNT):
        mine, most = v.influence[me, nation], 0
        for other in range(v.sides):
            if other != me:
                most = max(most, v.influence[other, nation])
        out[n + LEADS + nation] = (mine - most) / 8.0
        out[n + TO_RANK + nation] = (NEXT_RANK[mine] - mine) / 3.0


@rule
def task_count(v: State, me: int, task: int) -> int:
    """What a task counts."""
    if task == COMBAT_TASK:
        return v.tiles[me]
    if task == QUEST_TASK:
        return v.quests[me]
    if task == UPGRADE_TASK:
        return size(v.full[me])
    if task == SYNERGY_TASK:
        return size(v.synergies[me])
    if task == BARRIER_TASK:
        return v.explorer[me]
    if task in (ONE_NATION_TASK, TWO_NATIONS_TASK):
        most, second = 0, 0
        for nation in range(NATION_COUNT):
            at = v.influence[me, nation]
            second = max(second, min(most, at))
            most = max(most, at)
        return most if task == ONE_NATION_TASK else second
    return size(v.helpers[me])


@rule
def own_tasks(v: State, me: int, out: Floats, n: int) -> None:
    """The tasks of the viewer's career that are not claimed: whether and how well they are done, and what share."""
    for k in range(TASKS_A_CAREER if v.career[me] > 0 else 0):
        if not holds(v.claimed[me], k):
            task = CAREER_TASKS[v.career[me] - 1, k]
            out[n + TASK + task] = 1.0
            if task_met(v, me, task, TASK_EASY[task]):
                out[n + DONE + task] = 1.0
            if task_met(v, me, task, TASK_HARD[task]):
                out[n + WELL_DONE + task] = 1.0
            need = BARRIER_BEFORE[TASK_HARD[task]] if task == BARRIER_TASK else TASK_HARD[task]
            out[n + SHARE + task] = min(1.0, task_count(v, me, task) / (1.0 * need))


@rule
def own_buildings(v: State, me: int, out: Floats, n: int) -> None:
    """The open prestige buildings: what each is worth to the viewer, who invested or can."""
    for k in range(PRESTIGE_IN_GAME):
        building = v.prestige_open[k] - 1
        if building >= 0:
            worth = min(PRESTIGE_VP[building] * prestige_count(v, me, building), PRESTIGE_MOST[building])
            out[n + WORTH + building] = worth / 20.0
            if holds(v.investors[k], me):
                out[n + INVESTED + building] = 1.0
            elif can_invest(v, me, k):
                out[n + CAN_INVEST + building] = 1.0


@rule
def own_cards(v: State, me: int, out: Floats, n: int) -> None:
    """Goods and objects in hand; what the cards in hand, in plans and on display lack."""
    for i in range(v.hand_size[me]):
        card = v.hand[me, i]
        out[n + IN_HAND + CARD_GOOD[card]] += 0.25
        out[n + IN_HAND + GOOD_COUNT + CARD_OBJECT[card]] += 0.25
        out[n + AFFORD + card] = affordable(v, me, card)
    for k in range(PLANNING):
        if v.plan[me, k] > 0:
            out[n + AFFORD + v.plan[me, k] - 1] = affordable(v, me, v.plan[me, k] - 1)
    for k in range(DISPLAY):
        if v.display[k] > 0:
            out[n + AFFORD + v.display[k] - 1] = affordable(v, me, v.display[k] - 1)


@rule
def affordable(v: State, me: int, card: int) -> float:
    """1 for a card that can be bought now; below 0 what is lacking, in tens of doubloons."""
    if can_buy(v, me, card):
        return 1.0
    lacking = price_of(v, me, card) - v.doubloons[me]
    return -min(max(lacking, 1), 10) / 10.0


@rule
def first_choices(v: State, me: int, out: Floats, n: int) -> None:
    """The viewer's career cards, the card to be planned, those to be discarded."""
    for k in range(CAREERS_DEALT):
        out[n + DEALT_OUT + v.careers[me, k]] = 1.0
    if 0 < v.first_plan[me] <= A_CARDS:
        out[n + FIRST + v.first_plan[me] - 1] = 1.0
    for k in range(DISCARDED_FIRST):
        if 0 < v.first_discard[me, k] <= A_CARDS:
            out[n + FIRST + v.first_discard[me, k] - 1] = -1.0
