"""How everybody is thought to bid in a captain's playouts of Grog Island."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from argosy.games.grog_island import GAME
from argosy.games.grog_island.brain import bidding, worth
from argosy.games.grog_island.brain.bidding_weights import THEN, WEIGHTS
from argosy.games.grog_island.brain.thumb import pass_worth
from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.rules.cards import goal_kinds
from argosy.games.grog_island.state import Ask
from argosy.kernel import asked
from argosy.kernel.position import bytes_of

OPTIONS = [int(option.default) for option in GAME.rules.options.values()]


def positions(seats: int, seed: int) -> Any:
    """Every position of a game between deckhands in which there is a choice, as the seat to move sees it."""
    s, out = GAME.rules.start(seats, seed, OPTIONS), np.zeros(GAME.rules.max_moves, np.int16)
    while (n := int(GAME.rules.kernels.legal(s, out))) > 0:
        view = GAME.rules.view(s, int(GAME.rules.kernels.to_act(s)))
        if n > 1:
            yield view, out[:n].copy()
        GAME.rules.kernels.apply(s, out[GAME.brain.kernels.deckhand(view, out, n, int(s.moves))])


def auctions(seats: int, seed: int) -> Any:
    """Those in which a seat may bid or pass, and can pay for a bid."""
    for view, moves in positions(seats, seed):
        if asked(view) == Ask.BID and Code.PASS in moves and raised(view, moves)[1] > bidding.OUT_OF_REACH:
            yield view, moves


def raised(view: Any, moves: Any) -> tuple[int, float]:
    """The best bid by rule of thumb, and how much it appeals."""
    seat = int(GAME.rules.kernels.to_act(view))
    kinds = goal_kinds(view, view.held[seat])
    place, appeal = bidding.best_raise(view, seat, moves, len(moves), kinds, worth.time_left(view))
    return int(place), float(appeal)


def seen(view: Any, moves: Any, trait: str) -> float:
    """One trait of the best bid."""
    seat, left, x = int(GAME.rules.kernels.to_act(view)), worth.time_left(view), np.zeros(bidding.COUNT)
    place, appeal = raised(view, moves)
    passing = pass_worth(view, seat, goal_kinds(view, view.held[seat]), left)
    bidding.describe(view, seat, moves[place], appeal, passing, left, x)
    return float(x[bidding.TRAITS.index(trait)])


def test_every_trait_has_weights_for_every_neuron() -> None:
    assert tuple(WEIGHTS) == bidding.TRAITS
    assert all(len(row) == 1 + len(THEN) for row in WEIGHTS.values())


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_whoever_does_not_bid_follows_the_rule_of_thumb(seats: int) -> None:
    others = [(view, moves) for view, moves in positions(seats, 3) if asked(view) != Ask.BID]
    assert others
    for view, moves in others:
        thumb = GAME.brain.kernels.deckhand(view, moves, len(moves), 7)
        assert GAME.brain.kernels.playout(view, moves, len(moves), 7) == thumb


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_whoever_bids_takes_the_best_bid_or_passes_and_changes_nothing(seats: int) -> None:
    chosen = set()
    for view, moves in auctions(seats, 5):
        before = bytes_of(view)
        place = int(GAME.brain.kernels.playout(view, moves, len(moves), 0))
        assert bytes_of(view) == before
        passes = moves[place] == Code.PASS
        assert passes or place == raised(view, moves)[0]
        chosen.add(bool(passes))
    assert chosen == {True, False}


def test_who_can_pay_for_nothing_passes() -> None:
    view, moves = next(auctions(2, 5))
    seat = int(GAME.rules.kernels.to_act(view))
    view.coins[seat] = 0
    view.treasure[seat] = 0
    assert moves[int(GAME.brain.kernels.playout(view, moves, len(moves), 0))] == Code.PASS


def test_traits_tell_the_purse_the_price_and_the_rivals() -> None:
    view, moves = next(auctions(3, 5))
    seat = int(GAME.rules.kernels.to_act(view))
    assert seen(view, moves, "money") == pytest.approx(0.1 * worth.real_money(view, seat))
    assert 0.1 * view.bid < seen(view, moves, "price") <= seen(view, moves, "money")
    assert (seen(view, moves, "two"), seen(view, moves, "four")) == (0.0, 0.0)
    assert seen(view, moves, "standing") == pytest.approx(0.1 * view.bid)
    still = [other for other in range(3) if other != seat and not view.passed >> other & 1]
    assert seen(view, moves, "rivals") == len(still)
    view.coins[still[0]] += 40
    assert seen(view, moves, "rival_money") >= 4.0


def test_bidding_so_beats_the_rule_of_thumb() -> None:
    """One seat of two bids by the network: 600 games, the same deals from both seats."""
    wits, kernels, out, won = GAME.brain.kernels, GAME.rules.kernels, np.zeros(GAME.rules.max_moves, np.int16), 0.0
    for game in range(600):
        s, places = GAME.rules.start(2, 100 + game // 2, OPTIONS), np.zeros(GAME.rules.seats[-1], np.int16)
        while (n := int(kernels.legal(s, out))) > 0:
            seat = int(kernels.to_act(s))
            rule = wits.playout if seat == game % 2 else wits.deckhand
            kernels.apply(s, out[rule(GAME.rules.view(s, seat), out, n, int(s.moves)) if n > 1 else 0])
        kernels.ranks(s, places)
        won += (places[game % 2] == 1) / np.count_nonzero(places[:2] == 1)
    assert won > 300
