"""How bots play alone against Jean, and what they think of their careers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import argosy
from argosy.bots import beam
from argosy.bots import company as company_template
from argosy.bots.captain import Captain
from argosy.bots.company import BEAMS, MATES
from argosy.bots.memory import lay
from argosy.bots.thinking import captains_choices
from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.brain.contract import turn_number
from argosy.games.maracaibo.brain.traits import CLAIMABLE, COUNT, career
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import CAREER_TASKS, ROUNDS, TASK_D, TASK_EASY, TASK_HARD, TASK_VP
from argosy.games.maracaibo.rules.careers import COMBAT_TASK
from argosy.games.maracaibo.state import Ask
from argosy.kernel.bind import bind

from .table import Desk


def by_deckhands(seats: int, seed: int) -> Any:
    """The positions of a game by rule of thumb."""
    s = GAME.rules.start(seats, seed, [77, 2])
    out = np.zeros(GAME.rules.max_moves, np.int16)
    while True:
        yield s
        n = GAME.rules.kernels.legal(s, out)
        if n == 0:
            return
        GAME.rules.kernels.apply(s, out[GAME.brain.kernels.deckhand(s, out, n, int(s.moves))])


def test_alone_a_turn_is_over_when_jean_has_moved() -> None:
    seen: dict[int, tuple[int, int]] = {}
    for s in by_deckhands(1, 3):
        moment = int(s.jean_turns), int(s.lap)
        assert seen.setdefault(int(turn_number(s)), moment) == moment, "two turns have one number"
    assert len(seen) > 15
    assert {int(turn_number(s)) for s in by_deckhands(2, 3)} == {0}, "among others the next seat ends a turn"


@pytest.mark.parametrize("company", [BEAMS, MATES])
def test_alone_a_search_ends_with_the_turn(company: int) -> None:
    bot = argosy.bot("captain", game="maracaibo", seed=1, iterations=1)
    assert isinstance(bot, Captain)
    kernels = bind(company_template, "maracaibo", **captains_choices(GAME))
    tried = 0
    for s in by_deckhands(1, 5):
        if s.depth == 0 or s.asks[s.depth - 1, 0] != Ask.SAIL or s.setting_up:
            continue
        lay(bot.desks[0].words, beam.DEAL, s)
        kernels.play_turn(bot.desks[0], bot.others[0], 3, company, np.uint64(4))
        after = bot.desks[0].states[beam.DEAL]
        turns = int(turn_number(after)) - int(turn_number(s))
        assert 0 <= turns <= 1 + (after.lap > s.lap), "the turn was left behind"
        tried += turns > 0
    assert tried >= 5, "too few turns were played to their end"


def test_mates_do_not_pass_for_nothing_against_jean() -> None:
    mains = passes = 0
    for seed in (1003, 1008):  # deals in which they did: six times
        match, mate = argosy.new("maracaibo", 1, seed), argosy.bot("mate", game="maracaibo", seed=0)
        while not match.over:
            s, move = match.state, mate.choose(match.view(0))
            if s.asks[s.depth - 1, 0] == Ask.MAIN and len(match.moves) > 1:
                mains += 1
                passes += move.code == Code.PASS
            match.push(move)
    assert mains > 25 and passes <= 1, f"{passes} of {mains} main actions were passed"


def test_points_of_a_task_count_when_its_harder_line_is_met() -> None:
    """A fighter with as many tiles as the easier line asks for expects the doubloons, not the points."""
    chosen = next(k for k, tasks in enumerate(CAREER_TASKS) if COMBAT_TASK in tasks)
    desk = Desk(2).arrive(0, "7")
    desk.s.lap = ROUNDS
    desk.s.career[0] = chosen + 1
    found = []
    for tiles in (TASK_EASY[COMBAT_TASK], TASK_HARD[COMBAT_TASK]):
        desk.s.tiles[0] = tiles
        out = np.zeros(COUNT)
        career(desk.s, 0, out)
        found.append(out[CLAIMABLE])
    assert TASK_HARD[COMBAT_TASK] > TASK_EASY[COMBAT_TASK] >= 1
    assert found[0] == pytest.approx(TASK_D[COMBAT_TASK] + 2.0)
    assert found[1] == pytest.approx(found[0] + 0.5 * TASK_VP[COMBAT_TASK])
