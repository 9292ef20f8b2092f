"""What a captain of Maracaibo adds to the judgement."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from argosy import bot
from argosy.bots import own_turn, search
from argosy.games.maracaibo import GAME, contract, foresight
from argosy.games.maracaibo.foresight_weights import THEN, WEIGHTS
from argosy.games.maracaibo.judgement import SCRATCH, TABLE, prospects
from argosy.games.maracaibo.traits import COUNT, traits
from argosy.kernel.bind import bind
from argosy.kernel.record import bytes_of

OPTIONS = [int(option.default) for option in GAME.options.values()]


def position(seats: int, decisions: int) -> Any:
    """A position that deckhands reached."""
    s = GAME.start(seats, 4, OPTIONS)
    out = np.zeros(GAME.max_moves, np.int16)
    for number in range(decisions):
        n = GAME.kernels.legal(s, out)
        GAME.kernels.apply(s, out[GAME.kernels.deckhand(s, out, n, number)])
    return s


def corrected(s: Any, seat: int) -> float:
    """What a seat is foreseen to come to."""
    found, x = np.zeros(SCRATCH), np.zeros(foresight.WIDTH)
    prospects(s, TABLE, found)
    foresight.describe(s, seat, found, x)
    fired = np.maximum(x @ foresight.NET[:, 1:], 0.0)
    return float(found[seat] + x @ foresight.NET[:, 0] + fired @ foresight.WHEN_FIRED)


def test_everything_that_is_seen_has_weights_for_every_neuron() -> None:
    assert tuple(WEIGHTS) == foresight.SEEN
    assert all(len(row) == 1 + len(THEN) for row in WEIGHTS.values())


@pytest.mark.parametrize("decisions", [0, 40, 150])
def test_of_two_seats_one_is_ahead_by_what_both_are_foreseen_to_come_to(decisions: int) -> None:
    s = position(2, decisions)
    before = bytes_of(s)
    lead = corrected(s, 0) - corrected(s, 1)
    assert GAME.kernels.foresight(s, 0) == pytest.approx(lead)
    assert GAME.kernels.foresight(s, 1) == pytest.approx(-lead)
    assert bytes_of(s) == before


def test_alone_at_the_table_it_is_the_judgement() -> None:
    s = position(1, 30)
    assert GAME.kernels.foresight(s, 0) == GAME.kernels.value(s, 0)


def test_a_captain_judges_by_foresight_where_a_mate_judges_by_value() -> None:
    assert bind(search, "maracaibo").judged.py_func.__globals__["value"] is contract.foresight
    assert bind(own_turn, "maracaibo").judged.py_func.__globals__["value"] is contract.value


def test_a_seat_is_described_by_its_traits_and_its_place_in_the_race() -> None:
    s = position(3, 100)
    who = int(GAME.kernels.to_act(s))
    found, x, own = np.zeros(SCRATCH), np.zeros(foresight.WIDTH), np.zeros(COUNT)
    prospects(s, TABLE, found)
    found[:3] = 50.0, 70.0, 65.0
    foresight.describe(s, 1, found, x)
    traits(s, 1, own)
    assert x[:COUNT].tolist() == own.tolist()
    assert x[foresight.MARGIN] == pytest.approx((70.0 - 65.0) / foresight.TWENTY)
    assert x[foresight.PROSPECT] == pytest.approx(0.7)
    assert x[foresight.ORDER] == pytest.approx((1 - who) % 3 / 3)
    assert x[foresight.TO_MOVE] == (who == 1)
    assert (x[foresight.TWO], x[foresight.FOUR]) == (0.0, 0.0)


def test_it_is_nearer_to_how_games_of_mates_end() -> None:
    """Forty games of quick mates that the network was not fitted to, judged half-way."""
    judged, foreseen = np.array([halfway(seed) for seed in range(40)]).T
    assert (foreseen**2).mean() < (judged**2).mean()


def halfway(seed: int) -> tuple[float, float]:
    """How far judgement and foresight are off, in points of the lead, in the middle of a game."""
    mate = bot("mate", game=GAME, seed=seed, redeals=1, width=1, depth=6)
    s, out = GAME.start(2, 9000 + seed, OPTIONS), np.zeros(GAME.max_moves, np.int16)
    seen = (0.0, 0.0)
    while (n := int(GAME.kernels.legal(s, out))) > 0:
        if int(s.moves) == 120:
            seen = (float(GAME.kernels.value(s, 0)), float(GAME.kernels.foresight(s, 0)))
        code = out[0] if n == 1 else mate.pick(GAME.view(s, int(GAME.kernels.to_act(s))))
        GAME.kernels.apply(s, np.int16(code))
    points = np.zeros(GAME.seats[-1], np.int16)
    GAME.kernels.scores(s, points)
    lead = float(points[0] - points[1])
    return seen[0] - lead, seen[1] - lead
