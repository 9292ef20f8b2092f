"""The network for compiled code says what the network says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import argosy
from argosy.bots.crows_nest import DEALT, GAMES, VIEW, Course, nest_for
from argosy.bots.memory import lay
from argosy.bots.racing import SPREAD, Race, behind, compared, still
from argosy.brains import quick_net, wide
from argosy.brains.learned import has_learned, learned
from argosy.brains.quick_net import AT_ONCE, Expectations
from argosy.kernel.position import copy_of
from argosy.play.match import game_of

LEARNED = [game for game in argosy.games() if has_learned(game)]


def seen_in_a_game(name: str, count: int) -> tuple[list[Any], Any]:
    """What is seen now and then in a game of deckhands, and the same as inputs."""
    match, hand, views = argosy.new(name, seats=3, seed=5), argosy.bot("deckhand", game=name, seed=2), []
    while not match.over and len(views) < count:
        view = match.view(match.to_move)
        if len(match.made) % 7 == 0 and len(view.moves) > 1:
            views.append(view.state)
        match.push(hand.choose(view))
    rows = np.zeros((len(views), len(match.game.brain.features)), np.float32)
    for row, state in zip(rows, views, strict=True):
        match.game.brain.kernels.features(state, row)
    return views, rows


@pytest.mark.parametrize("name", LEARNED)
def test_sparse_questions_about_legal_moves_have_the_same_answers(name: str) -> None:
    game, net = game_of(name), learned(name)
    quick = quick_net.quick(net)
    views, rows = seen_in_a_game(name, 20)
    rows[0, :5] = [9.0, -9.0, 4.5, 0.5, -0.5]  # inputs that are cut
    k = quick_net.slate_for(quick, len(rows))
    for number, row in enumerate(rows):
        k.seen[:] = row
        quick_net.see(quick, k, number)
    quick_net.think(quick, k, len(rows))
    hidden = net.hidden(rows)
    likings, prizes = net.likings(hidden), net.prizes(hidden)
    assert np.abs(likings).max() > 1
    for number, state in enumerate(views):
        for code in game.rules.legal(state):
            assert quick_net.liking(quick, k, number, int(code)) == pytest.approx(likings[number, code], abs=1e-4)
        for seat in range(4):
            assert quick_net.prize(quick, k, number, seat) == pytest.approx(prizes[number, seat], abs=1e-4)


def test_what_is_generated_by_hand_is_what_its_plain_form_says() -> None:
    """Also while a game runs interpreted."""
    if isinstance(wide.products, type(wide.plain_products)):
        pytest.skip("interpreted: there is only the plain form")
    from argosy.kernel.compile import rule

    lots = np.random.default_rng(3)
    width, inputs, rows = 2 * wide.LANES * wide.SPAN, 37, 2 * wide.ROWS
    table, x, square = (lots.normal(size=size).astype(np.float32) for size in
                        ((inputs, width), (rows, width), (width, width)))  # fmt: skip
    which, values = np.array([3, 30, 0], np.int64), np.array([1.5, -2.0, 0.25], np.float32)
    calm, panels = lots.normal(size=(2, width)).astype(np.float32), wide.in_panels(square)

    def all_of_it(table: Any, which: Any, values: Any, x: Any, panels: Any, calm: Any, out: Any) -> Any:
        add_rows(table, which, values, 2, out, 1)  # noqa: F821  # given below
        products(x, panels, out, ROWS)  # noqa: F821
        fire(out, 2, calm)  # noqa: F821
        return dot(out, 2, x, 3)  # noqa: F821

    found = []
    for names in (
        {name: getattr(wide, name) for name in NAMES},
        {name: getattr(wide, f"plain_{name}") for name in NAMES},
    ):
        made = type(all_of_it)(all_of_it.__code__, {**names, "ROWS": wide.ROWS}, "all_of_it")
        made.__module__ = __name__
        out = np.ones((rows, width), np.float32)
        said = (rule(made) if names["dot"] is wide.dot else made)(table, which, values, x, panels, calm, out)
        found.append((said, out))
    assert found[0][0] == pytest.approx(float(found[1][0]), abs=1e-2)
    assert np.allclose(found[0][1], found[1][1], atol=1e-3)
    assert (found[0][1][wide.ROWS :] == 1).all(), "only so many rows as were asked for"


NAMES = ("add_rows", "products", "dot", "fire")


@pytest.mark.parametrize("name", LEARNED)
def test_games_played_on_in_step_are_games_played_on_one_by_one(name: str) -> None:
    """By the rules, everybody by the own view and by the favourite move, and judged where they end: by what I expect at
    my own last decisions, and if there are none by what the last one who acts expects for me."""
    game, net = game_of(name), learned(name)
    kernels, seed = game.rules.kernels, np.uint64(3)
    state = seen_in_a_game(name, 4)[0][-1]
    codes = np.array(game.rules.legal(state)[:2], int)
    race = Race(game, 1)
    race.lay(state)
    nest, deals, ahead, tail = race.nests[0], 3, 9, 6
    race.kernels.look_out(nest, race.net, race.slates[0], codes, 4, deals, seed, Course(ahead, tail, 1.0, 1.0))
    me = int(kernels.to_act(state))
    row = np.zeros((1, len(game.brain.features)), np.float32)
    for i in range(len(codes) * deals):
        s = copy_of(state)
        kernels.redeal(s, np.uint64(race.kernels.bits(seed, race.kernels.REDEAL, int(state.moves), 4 + i % deals)))
        kernels.apply(s, codes[i // deals])
        mine, theirs = [], []
        for step in range(ahead + 1):
            while len(legal := game.rules.legal(s)) == 1:
                kernels.apply(s, legal[0])
            assert len(legal), "the game goes on that long"
            acting = int(kernels.to_act(s))
            game.brain.kernels.features(game.rules.view(s, acting), row[0])
            hidden = net.hidden(row)
            if step > ahead - tail:
                prize = float(net.prizes(hidden)[0, (me - acting) % int(s.seats)])
                (mine if acting == me else theirs).append(prize)
            if step < ahead:
                kernels.apply(s, max(legal, key=lambda code: float(net.likings(hidden)[0, code])))
        assert nest.worths[i] == pytest.approx(np.mean(mine or theirs[-1:]), abs=1e-4)


def test_a_game_that_ends_on_the_way_is_worth_what_it_brought(toy: str) -> None:
    game = game_of(toy)
    match = argosy.new(toy, seats=2, seed=8)
    race = Race(game, 1)
    race.lay(match.view(match.to_move).state)
    codes = np.array([int(code) for code in match.moves.codes])
    race.kernels.look_out(race.nests[0], race.net, race.slates[0], codes, 0, 2, np.uint64(1), Course(1000, 4, 1.0, 1.0))
    me = match.to_move
    for i in range(2 * len(codes)):
        s = race.nests[0].states[GAMES + i]
        assert s.depth == 0
        numbers = np.zeros(game.rules.seats[-1], np.int16)
        assert race.nests[0].worths[i] == race.kernels.place(s, me, numbers)


def test_likely_deals_are_dealt_from(toy: str) -> None:
    nest = nest_for(game_of(toy), AT_ONCE)
    assert len(nest.states) == GAMES + AT_ONCE and DEALT > VIEW
    state = argosy.new(toy, seats=2, seed=8).view(0).state
    race = Race(game_of(toy), 2)
    race.lay(state)
    assert all((nest.deals == VIEW).all() for nest in race.nests)
    order = np.arange(len(nest.deals)) % 2
    race.lay_deals([state, state], order)
    lay(nest.words, DEALT, state)
    for one in race.nests:
        assert (one.deals == DEALT + order).all()
        assert (one.words[DEALT] == nest.words[DEALT]).all()


def test_who_is_clearly_behind_in_the_same_deals_is_dropped() -> None:
    luck = np.random.default_rng(2).normal(size=64)
    near = luck + np.random.default_rng(3).normal(0.0, 1.0, 64)
    racing = np.array([4, 7, 9])
    assert still(racing, [luck, near, luck - 0.1], 8, 0.0).tolist() == [4, 7]
    assert still(racing[:2], [luck[:8], luck[:8] - 0.1], 8, 0.0).tolist() == [4, 7], "too few deals to tell"
    many, order = np.arange(8), np.random.default_rng(4).normal(size=(8, 8))
    assert len(still(many, list(order), 8, 0.0)) == 8
    assert len(still(many, list(order), 8, 1 / 3)) == 4
    assert len(still(many, list(order), 8, 1.0)) == 2


def test_a_lead_by_luck_hardly_counts_and_a_sure_one_does() -> None:
    """Both moves are as far behind; of one that differs wildly from deal to deal nobody knows that it is."""
    leader = np.zeros(100)
    wild = np.where(np.arange(100) % 2 == 0, 0.92, -1.0)  # -0.04 on the average
    sure = np.full(100, -0.04)
    assert wild.mean() == pytest.approx(sure.mean())
    lost = behind([leader, sure, wild])
    assert lost[:2] == pytest.approx([0.0, 0.04])
    error = wild.var(ddof=1) / 100
    assert lost[2] == pytest.approx(0.04 * SPREAD**2 / (SPREAD**2 + error)) and lost[2] < 0.01
    assert behind([leader[:1], sure[:1]]) == pytest.approx([0.0, 0.0]), "of one deal nothing is known"
    assert behind([leader, sure[:10]]) == pytest.approx([0.0, 0.04]), "one that was dropped early, in the deals it had"


def test_a_move_that_was_dropped_early_is_compared_in_the_deals_that_it_had() -> None:
    leader, early = np.array([0.9, 0.7, 0.1, 0.1]), np.array([0.8, 0.6])
    assert compared([leader, early]) == pytest.approx([0.45, 0.35])


@pytest.mark.parametrize("name", LEARNED)
def test_expectations_are_those_of_the_whole_network(name: str) -> None:
    """For more rows than are asked at once."""
    net, game = learned(name), game_of(name)
    rows = np.zeros((50, len(game.brain.features)), np.float32)
    states = seen_in_a_game(name, 3)[0]
    for row in range(50):
        game.brain.kernels.features(states[row % len(states)], rows[row])
    assert np.allclose(Expectations(net).prizes(rows), net.prizes(net.hidden(rows)), atol=1e-4)
