"""The cube tower: what is thrown, what comes out, and the statistics of both models."""

from __future__ import annotations

import numpy as np
import pytest

from argosy.games.amerigo.parts import COLOUR_NAMES, STUCK_OF, STUCK_OUT, TOWER_NAMES
from argosy.games.amerigo.rules import contract
from argosy.games.amerigo.rules.tower import cubes_offered, fill_tower, phase_points, store_cubes, throw_cubes
from argosy.games.amerigo.rules.turns import end_phase
from argosy.games.amerigo.state import Ask, State
from argosy.kernel.position import blank

from .table import new_game, turn

# the set-up of the rulebook's example: what stayed in the tower
INSIDE = {"red": 2, "yellow": 2, "blue": 3, "black": 3, "green": 3, "brown": 4, "white": 4}


def with_inside(inside, seed=1, tower=0):
    """A game before its first throw with these cubes in the tower."""
    desk = new_game(2, seed, tower)
    for colour, name in enumerate(COLOUR_NAMES):
        desk.s.tower[colour] = inside.get(name, 0)
        desk.s.stored[colour] = 7 - inside.get(name, 0)
        desk.s.offered[colour] = 0
    return desk.s


def test_the_setup_throw_divides_all_cubes():
    s = new_game(2, 4).s
    assert (s.tower + s.stored + s.offered == 7).all()


def test_example_four_blue_cubes_are_thrown():
    """With 3 blue cubes inside, 4 are stored; all of them go into the tower."""
    s = with_inside(INSIDE)
    assert s.stored[0] == 4
    inside = s.tower.sum()
    out = throw_cubes(s)
    assert s.stored[0] == 0
    assert inside + 4 == s.tower.sum() + out
    assert out == cubes_offered(s)


def test_example_the_largest_colour_gives_the_points():
    """4 blue, 1 black, 1 red and 2 green: four actions can be chosen, each with 4 action points."""
    desk = turn(0, cubes={"blue": 4, "black": 1, "red": 1, "green": 2}, posts={0: ["f1"]}, stock={0: ["single"]})
    assert phase_points(desk.s) == 4
    assert desk.offers_of("choose") == ["choose sailing", "choose cannons", "choose planning", "choose building"]
    desk.do("choose planning")
    assert desk.s.points_left == 4


def test_cubes_go_back_to_their_storage_spaces():
    desk = turn(0, cubes={"blue": 4, "green": 2})
    store_cubes(desk.s)
    assert desk.s.offered.sum() == 0 and (desk.s.stored == 7).all()


def test_a_phase_without_stored_cubes_is_skipped():
    desk = turn(0, cubes={"red": 1})
    desk.s.tower[1], desk.s.stored[1] = 7, 0  # all black cubes are inside
    desk.do("gold", "gold")
    assert desk.s.phase == 2, "after blue comes red, because black has nothing to throw"
    assert desk.asked == Ask.ACTION


def test_a_phase_is_skipped_when_nothing_comes_out():
    skipped = 0
    for seed in range(1, 25):
        s = with_inside({}, seed)
        s.depth, s.turn, s.phase = 0, 2, 6
        s.stored[:] = [1, 7, 7, 7, 7, 7, 0]
        end_phase(s)  # the round ends; then a single blue cube is thrown into the empty tower
        if s.offered.sum() == 0:
            skipped += 1
            assert s.turn == s.seats, "nobody has a turn"
            assert s.tower[0] == 1, "the cube stays in the tower"
        else:
            assert s.turn == 0
    assert 2 <= skipped <= 16, "one in three"


def play_throws(tower, games):
    """35 throws a game without players: cubes inside after set-up, mid-game, and what came out by phase."""
    stay, inside, outs, points = [], [], [], []
    for seed in range(1, games + 1):
        s = new_game(2, seed, tower).s
        s.offered[:] = 0
        s.tower[:] = 0
        s.stored[:] = 0
        fill_tower(s)
        stay.append(int(s.tower.sum()))
        for round_no in range(5):
            for phase in range(7):
                s.round_no, s.phase = round_no, phase
                out = throw_cubes(s)
                outs.append(out)
                points.append(phase_points(s))
                store_cubes(s)
                if 1 <= round_no <= 3:
                    inside.append(int(s.tower.sum()))
    return np.array(stay), np.array(inside), np.array(outs), np.array(points)


@pytest.mark.parametrize(("tower", "stay", "mid", "points"), [(0, 16.3, 6.8, 4.56), (1, 17.2, 6.2, 4.46)])
def test_statistics_of_the_tower(tower, stay, mid, points):
    """The figures of the dossier's simulation, and its observations of real throws."""
    stays, inside, outs, ap = play_throws(tower, 150)
    assert abs(stays.mean() - stay) < 4 * 3.3 / 150**0.5
    assert stays.min() <= 15 and stays.max() >= 21, "set-up throws that kept 15 and 21 cubes have been seen"
    assert abs(inside.mean() - mid) < 0.8
    assert abs(ap.mean() - points) < 0.15
    assert 0.82 < ((outs >= 4) & (outs <= 9)).mean() < 0.92, "most throws bring 4 to 9 cubes"
    assert outs.max() >= 10, "the gold example has 10 cubes in the action space"


def test_the_two_models_differ_as_described():
    steady, knocks = (TOWER_NAMES.index(name) for name in ("steady", "knocks"))
    assert STUCK_OUT[steady, 1] / STUCK_OF[steady] == STUCK_OUT[steady, 7] / STUCK_OF[steady] == pytest.approx(1 / 3)
    assert STUCK_OUT[knocks, 4] / STUCK_OF[knocks] == pytest.approx(1 - 0.93**4, abs=1e-6)
    assert STUCK_OUT[knocks, 7] > STUCK_OUT[knocks, 1]


def test_the_content_of_the_tower_is_public():
    s = new_game(3, 6).s
    for seat in (-1, 0, 2):
        v = blank(State)
        contract.view(s, seat, v)
        assert list(v.tower) == list(s.tower)
