"""What bots think of Goa."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from argosy.bots.thinking import judgement
from argosy.games.goa import GAME
from argosy.games.goa.brain.judgement import TABLE, prize
from argosy.games.goa.brain.judgement_weights import KNOTS, WEIGHTS
from argosy.games.goa.brain.traits import ALL_ACTIONS, COUNT, TRAITS, actions_left, traits
from argosy.games.goa.moves import Code
from argosy.games.goa.parts import Track
from argosy.games.goa.state import Ask
from argosy.kernel import asked
from argosy.kernel.position import bytes_of, copy_of

value = judgement(GAME).value


def position(seats: int, seed: int, decisions: int) -> Any:
    """A position that deckhands reached."""
    s, out = GAME.rules.start(seats, seed, [0, 0]), np.zeros(GAME.rules.max_moves, np.int16)
    for number in range(decisions):
        n = GAME.rules.kernels.legal(s, out)
        if n == 0:
            break
        GAME.rules.kernels.apply(s, out[GAME.brain.kernels.deckhand(s, out, n, number)])
    return s


def turn(seats: int = 2) -> Any:
    """A position in which a seat begins its turn."""
    decisions = 60
    while asked(s := position(seats, 4, decisions)) != Ask.TURN:
        decisions += 1
    return s


def changed(s: Any, **fields: Any) -> Any:
    """The same position with more of something for seat 0."""
    other = copy_of(s)
    for name, more in fields.items():
        other[name][0] += more
    return other


def test_every_trait_has_weights_for_every_time() -> None:
    assert set(WEIGHTS) == set(TRAITS)
    assert all(len(row) == len(KNOTS) for row in WEIGHTS.values())
    assert TABLE.shape == (ALL_ACTIONS + 1, COUNT)
    for i, name in enumerate(TRAITS):
        assert [TABLE[left, i] for left in KNOTS] == pytest.approx(WEIGHTS[name])


@pytest.mark.parametrize("decisions", [0, 15, 60, 150, 250])
def test_judging_changes_nothing(decisions: int) -> None:
    s = position(3, 9, decisions)
    before = bytes_of(s)
    for seat in range(3):
        value(s, seat)
    assert bytes_of(s) == before


@pytest.mark.parametrize("decisions", [0, 15, 60, 150, 200])
def test_with_two_players_what_one_gains_the_other_loses(decisions: int) -> None:
    s = position(2, 9, decisions)
    assert value(s, 0) == pytest.approx(-value(s, 1))


@pytest.mark.parametrize("what", ["ducats", "ships", "colonists", "extra", "missions"])
def test_more_is_better(what: str) -> None:
    s = turn()
    more = changed(s, **{what: 1})
    assert value(more, 0) > value(s, 0)
    assert value(more, 1) < value(s, 1)


@pytest.mark.parametrize("track", range(5))
def test_a_step_on_a_track_is_worth_at_least_its_points(track: int) -> None:
    s = turn()
    more = copy_of(s)
    more.rows[0, track] = s.rows[0, track] + 1
    assert value(more, 0) > value(s, 0)


def test_actions_left_count_down_from_24_to_none() -> None:
    s, out = GAME.rules.start(3, 2, [0, 0]), np.zeros(GAME.rules.max_moves, np.int16)
    before = [ALL_ACTIONS] * 3
    while (n := GAME.rules.kernels.legal(s, out)) > 0:
        now = [int(actions_left(s, seat)) for seat in range(3)]
        assert all(0 <= b - a <= 1 for a, b in zip(now, before, strict=True))
        before = now
        GAME.rules.kernels.apply(s, out[GAME.brain.kernels.deckhand(s, out, n, 0)])
    assert [int(actions_left(s, seat)) for seat in range(3)] == [0, 0, 0]


def test_the_reach_of_the_economy_is_bounded_by_the_tracks() -> None:
    s = turn()
    s.ships[0] = 60
    for track in range(5):
        s.rows[0, track] = 4
    s.rows[0, Track.SHIPS] = 3
    out = np.zeros(COUNT)
    traits(s, 0, out)
    assert out[TRAITS.index("fleet")] <= 4  # one step of four points is all that is left


def test_a_plantation_of_a_new_spice_is_dearer_than_another_of_the_same() -> None:
    s = position(2, 9, 0)
    lot = 1
    s.lot = lot
    new, same = 0, 0
    for tile in range(5):  # the small plantations of half A, one of each spice
        s.marker[lot] = int(np.flatnonzero(s.grid >= 0)[0])
        s.grid[s.marker[lot]] = tile
        s.field[0, 0] = -1
        new += prize(s, 0, lot, TABLE)
        s.field[0, 0] = tile
        same += prize(s, 0, lot, TABLE)
    assert new > same


def test_a_deckhand_throws_no_card_away_and_never_passes_up_a_step() -> None:
    s, out = GAME.rules.start(4, 3, [0, 0]), np.zeros(GAME.rules.max_moves, np.int16)
    steps = 0
    while (n := GAME.rules.kernels.legal(s, out)) > 0:
        code = int(out[GAME.brain.kernels.deckhand(s, out, n, 0)])
        assert not Code.DISCARD <= code < Code.USE
        if asked(s) == Ask.TURN and any(Code.ADVANCE <= out[i] < Code.PLAY for i in range(n)):
            steps += 1
            assert code not in (Code.TAXES, Code.BUILD, Code.PASS)
        GAME.rules.kernels.apply(s, np.int16(code))
    assert steps > 10
