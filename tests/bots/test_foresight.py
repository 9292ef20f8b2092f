"""What captains add to the judgement."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np
import pytest

from argosy import bot
from argosy.bots import foreseeing
from argosy.bots.thinking import captains_search, foresight, judgement, mates_search
from argosy.brains.little_net import NEURONS
from argosy.games import find
from argosy.kernel.bind import bind
from argosy.kernel.game import Game
from argosy.kernel.plain import plain
from argosy.kernel.position import bytes_of

LEARNED = ("goa", "maracaibo")
HALF_WAY = 120  # decisions of a game of Maracaibo for two


def options(game: Game) -> list[int]:
    """As the game is usually played."""
    return [int(option.default) for option in game.rules.options.values()]


def position(game: Game, seats: int, decisions: int) -> Any:
    """A position that deckhands reached."""
    s = game.rules.start(seats, 4, options(game))
    out = np.zeros(game.rules.max_moves, np.int16)
    for number in range(decisions):
        n = game.rules.kernels.legal(s, out)
        game.rules.kernels.apply(s, out[game.brain.kernels.deckhand(s, out, n, number)])
    return s


def described(name: str, s: Any, seat: int) -> tuple[Any, Any]:
    """What is judged of everybody, and what the network sees of a seat."""
    judgement, template = importlib.import_module(f"argosy.games.{name}.brain.judgement"), bind(foreseeing, name)
    found = np.zeros(judgement.SCRATCH)
    judgement.prospects(s, judgement.TABLE, found)
    template.describe(s, seat, found)
    begin = template.place(seat)
    return found, found[begin : begin + template.SEEN]


def corrected(name: str, s: Any, seat: int) -> float:
    """What a seat is foreseen to come to, in plain arithmetic."""
    found, x = described(name, s, seat)
    template = bind(foreseeing, name)
    fired = np.maximum(x @ template.NET[:, 1:], 0.0)
    return float(found[seat] + x @ template.NET[:, 0] + fired @ template.WHEN_FIRED)


@pytest.mark.parametrize("name", LEARNED)
def test_everything_that_is_seen_has_weights_for_every_neuron(name: str) -> None:
    judgement, template = importlib.import_module(f"argosy.games.{name}.brain.contract"), bind(foreseeing, name)
    assert tuple(judgement.FORESEEN) == (*judgement.TRAITS, *template.RACE)
    assert template.NET.shape == (template.SEEN, 1 + NEURONS)
    assert template.WHEN_FIRED.shape == (NEURONS,)


@pytest.mark.parametrize("decisions", [0, 40, 150])
@pytest.mark.parametrize("name", LEARNED)
def test_of_two_seats_one_is_ahead_by_what_both_are_foreseen_to_come_to(name: str, decisions: int) -> None:
    game = find(name)
    s = position(game, 2, decisions)
    before = bytes_of(s)
    lead = corrected(name, s, 0) - corrected(name, s, 1)
    assert foresight(game)(s, 0) == pytest.approx(lead, abs=1e-3)
    assert foresight(game)(s, 1) == pytest.approx(-lead, abs=1e-3)
    assert bytes_of(s) == before


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("name", LEARNED)
def test_of_several_half_of_the_best_other_counts_and_half_of_the_average(name: str, seats: int) -> None:
    game = find(name)
    s = position(game, seats, 60)
    points = [corrected(name, s, p) for p in range(seats)]
    for seat in range(seats):
        others = points[:seat] + points[seat + 1 :]
        lead = points[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)
        assert foresight(game)(s, seat) == pytest.approx(lead, abs=1e-3)


def test_alone_at_the_table_it_is_the_judgement() -> None:
    game = find("maracaibo")
    s = position(game, 1, 30)
    assert foresight(game)(s, 0) == judgement(game).value(s, 0)


@pytest.mark.parametrize("name", ["goa", "amerigo", "maracaibo"])
def test_a_captain_judges_by_foresight_where_a_mate_judges_by_value(name: str) -> None:
    game = find(name)
    values = []
    for search in (mates_search(game), captains_search(game)):
        through = plain(search).thought_through if hasattr(search, "thought_through") else plain(plain(search).play_on)
        judged = plain(through.__globals__.get("judged") or through.__globals__["best_end"].__globals__["judged"])
        values.append(judged.__globals__["value"].__name__)
    assert values == ["by_judgement", "by_foresight" if game.brain.foresees else "by_judgement"]


def test_a_game_without_a_network_foresees_what_it_judges() -> None:
    game = find("amerigo")
    assert foresight(game) is judgement(game).value


@pytest.mark.parametrize("name", LEARNED)
def test_a_seat_is_described_by_its_traits_and_its_place_in_the_race(name: str) -> None:
    game, template = find(name), bind(foreseeing, name)
    judgement = importlib.import_module(f"argosy.games.{name}.brain.judgement")
    s = position(game, 3, 100)
    who = int(game.rules.kernels.to_act(s))
    found, x = described(name, s, 1)
    own = np.zeros(template.COUNT)
    judgement.traits(s, 1, own)
    assert x[: template.COUNT].tolist() == own.tolist()
    found[:3] = 50.0, 70.0, 65.0
    template.describe(s, 1, found)
    assert x[template.MARGIN] == pytest.approx((70.0 - 65.0) / template.TWENTY)
    assert x[template.PROSPECT] == pytest.approx(0.7)
    assert x[template.ORDER] == pytest.approx((1 - who) % 3 / 3)
    assert x[template.TO_MOVE] == (who == 1)
    assert (x[template.TWO], x[template.FOUR]) == (0.0, 0.0)


@pytest.mark.parametrize("name", LEARNED)
def test_describing_one_seat_leaves_the_others_as_they_are(name: str) -> None:
    template = bind(foreseeing, name)
    s = position(find(name), 4, 60)
    found, _ = described(name, s, 2)
    before = found.copy()
    template.describe(s, 1, found)
    begin = template.place(1)
    found[begin : begin + template.SEEN] = before[begin : begin + template.SEEN]
    assert (found == before).all()


def test_it_is_nearer_to_how_games_of_mates_end() -> None:
    """Forty games of quick mates that the network was not fitted to, judged half-way."""
    judged, foreseen = np.array([halfway(find("maracaibo"), seed) for seed in range(40)]).T
    assert (foreseen**2).mean() < (judged**2).mean()


def halfway(game: Game, seed: int) -> tuple[float, float]:
    """How far judgement and foresight are off, in points of the lead, in the middle of a game."""
    mate = bot("mate", game=game, seed=seed, redeals=1, width=1, depth=6)
    s, out = game.rules.start(2, 9000 + seed, options(game)), np.zeros(game.rules.max_moves, np.int16)
    seen = (0.0, 0.0)
    while (n := int(game.rules.kernels.legal(s, out))) > 0:
        if int(s.moves) == HALF_WAY:
            seen = (float(judgement(game).value(s, 0)), float(foresight(game)(s, 0)))
        code = out[0] if n == 1 else mate.pick(game.rules.view(s, int(game.rules.kernels.to_act(s))))
        game.rules.kernels.apply(s, np.int16(code))
    points = np.zeros(game.rules.seats[-1], np.int16)
    game.rules.kernels.scores(s, points)
    lead = float(points[0] - points[1])
    return seen[0] - lead, seen[1] - lead
