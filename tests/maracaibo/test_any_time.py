"""What may be used when: recruiting at any time, planning and claiming in all of phase B and in no other."""

from __future__ import annotations

import numpy as np
import pytest
from tests.maracaibo.table import Desk

from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.effects import Op, Trait
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import AT, BOOK, CAREER_TASKS, LEGACY, PLACES, TASK_IDS
from argosy.games.maracaibo.rules.common import begin, villages
from argosy.games.maracaibo.rules.influence import lay_marker
from argosy.games.maracaibo.rules.play import goes_on
from argosy.games.maracaibo.rules.scoring import begin_scoring
from argosy.games.maracaibo.state import Ask, Choice
from argosy.kernel import push

OFFER = next((row[1], row[2]) for row in BOOK.program if row[0] == Op.OFFER)
IN_PHASE_B = (Ask.SITE, Ask.MAIN, Ask.CITY, Ask.VILLAGE, Ask.FREE, Ask.FIGHT_NATION, Ask.FIGHT, Ask.OFFER, Ask.QUEST)
ALWAYS = (*IN_PHASE_B, Ask.SAIL, Ask.DRAW, Ask.PURCHASE, Ask.NATION, Ask.EXPLORE, Ask.STACK, Ask.LAY_FIGURES)
ROWS = {
    Ask.SITE: (LEGACY["L14"], 0), Ask.VILLAGE: (1, 0), Ask.FIGHT: (3, 0), Ask.OFFER: OFFER, Ask.SAIL: (7, 0),
    Ask.NATION: (1, Choice.STEPS), Ask.EXPLORE: (2, 0), Ask.LAY_FIGURES: (2, 0),
    Ask.FIGHT_PAY: (2, 0),
}  # fmt: skip


def at(ask: Ask) -> Desk:
    """A seat that owns the recruiter, a figure, a card and a task to claim stands before this question."""
    desk = Desk(2)
    desk.s.traits[0, Trait.RECRUITER] = 2
    desk.have(0, hand=["PA01", "PA05"], figures=1, combat=0, doubloons=3, tiles=4, influence=(6, 6, 6))
    desk.unplan(0)
    a, b = ROWS.get(ask, (0, 0))
    return desk.ask(0, ask, a, b)


@pytest.mark.parametrize("ask", ALWAYS, ids=lambda ask: ask.name)
def test_a_figure_becomes_combat_points_at_any_time(ask: Ask) -> None:
    desk = at(ask)
    assert desk.asked == ask
    desk.apply("recruit")
    assert desk.s.combat[0] == 2 and desk.s.figures[0] == 0 and desk.asked == ask


@pytest.mark.parametrize("ask", IN_PHASE_B, ids=lambda ask: ask.name)
def test_cards_are_planned_and_tasks_claimed_during_phase_b(ask: Ask) -> None:
    assert at(ask).can("plan") == ["plan PA01", "plan PA05"]
    desk = at(ask)
    desk.s.career[0] = 1
    assert desk.can("claim"), desk.legal()


@pytest.mark.parametrize("ask", [Ask.VILLAGE, Ask.FIGHT, Ask.OFFER], ids=lambda ask: ask.name)
def test_in_a_scoring_nothing_is_planned_and_claimed(ask: Ask) -> None:
    desk = at(ask)
    row = desk.s.asks[desk.s.depth - 1].copy()
    desk.clear()
    begin_scoring(desk.s, 0)
    desk.s.asks[desk.s.depth] = row
    desk.s.depth += 1
    assert desk.asked == ask and not desk.can("plan") and not desk.can("claim") and desk.can("recruit")


def test_a_recruiter_raises_the_combat_points_before_the_construction_site() -> None:
    desk = Desk(2).legacy("L14").turn(0, "7", figures=1, combat=0)
    desk.s.traits[0, Trait.RECRUITER] = 2
    desk.do("sail 8 1")
    assert desk.asked == Ask.SITE and "accept" not in desk.legal()
    desk.do("recruit", "accept")
    assert desk.s.combat[0] == 0 and desk.asked == Ask.NATION


def test_a_site_nobody_can_pay_is_not_asked_about() -> None:
    desk = Desk(2).legacy("L14").turn(0, "7", combat=0)
    desk.do("sail 8 1")
    assert desk.asked == Ask.MAIN


def test_a_task_claimed_before_the_further_movement_pays_the_toll() -> None:
    """An assistant sails the ship on from 18; at 19 lies the toll chain, and two doubloons are lacking."""
    desk = Desk(2).legacy("L17").turn(0, "18", doubloons=0, tiles=6)
    career = next(k for k, tasks in enumerate(CAREER_TASKS.tolist()) if TASK_IDS.index("combat_tiles") in tasks)
    desk.s.career[0] = career + 1
    desk.s.asks[desk.s.depth - 1] = 0
    desk.s.depth -= 1
    push(desk.s, Ask.SAIL, 0, 3, 1)
    assert desk.can("sail") == ["sail 19 1"]
    desk.do("claim combat_tiles")
    assert desk.asked == Ask.SAIL and desk.can("sail") == ["sail 19 1", "sail 20 2"]
    had = int(desk.s.doubloons[0])
    desk.do("sail 20 2")
    assert desk.s.doubloons[0] == had - 2 and desk.s.ship[0] == AT["20"]


def test_in_phase_a_nothing_is_claimed_and_planned() -> None:
    desk = at(Ask.SAIL)
    assert desk.can("sail") and not desk.can("claim") and not desk.can("plan")


def governor(desk: Desk) -> Desk:
    """The reward of the Governor is being taken."""
    desk.arrive(0, "7", influence=(0, 0, 0))
    begin(desk.s, 0, next(n for rows, n in BOOK.known.items() if rows == ((Op.MARKER, 1, 1),)), 0)
    while goes_on(desk.s):
        pass
    return desk


def test_the_governor_brings_the_rank_when_every_village_has_a_marker() -> None:
    desk = Desk(2)
    for place in range(PLACES):
        if int(villages(desk.s)) >> place & 1 and desk.s.marker[place] == 0:
            lay_marker(desk.s, place, place % 3)
    markers = desk.s.marker.copy()
    governor(desk).do("nation sp")
    assert desk.s.influence[0, 1] > 0 and (desk.s.marker == markers).all()


def test_the_marker_of_the_governor_may_be_left_out_for_the_rank() -> None:
    desk = governor(Desk(2)).do("nation en", "skip")
    assert desk.s.influence[0, 2] > 0 and desk.s.on_chart[2] == Desk(2).s.on_chart[2]


@pytest.mark.parametrize("ask", [*ALWAYS, Ask.DISC, Ask.FIGHT_PAY], ids=lambda ask: ask.name)
def test_a_deckhand_who_may_recruit_still_answers_the_question(ask: Ask) -> None:
    desk = at(ask)
    desk.s.combat[0] = 2
    desk.s.claimed[0] = 0b111
    desk.s.supply[0] -= 3
    legal = GAME.rules.legal(desk.s)
    chosen = legal[int(GAME.brain.contract.deckhand(GAME.rules.view(desk.s, 0), np.array(legal), len(legal), 0))]
    assert Code.RECRUIT in legal and chosen != Code.RECRUIT and not Code.PLAN <= chosen < Code.PAY
