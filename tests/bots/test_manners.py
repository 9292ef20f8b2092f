"""What bots leave out because it looks absurd, and how captains play when all is decided."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import argosy
from argosy.bots.captain import Captain, Opinion
from argosy.games.grog_island import GAME
from argosy.games.grog_island.brain.manners import seemly
from argosy.games.grog_island.brain.thumb import price_and_dice
from argosy.games.grog_island.brain.worth import real_money
from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.state import Ask

BOTS = [("mate", {}), ("captain", {"iterations": 20})]


def games_of(name: str, settings: dict[str, Any], seed: int) -> Any:
    """The views and choices in one game of two such bots."""
    match = argosy.new("grog_island", 2, seed=seed)
    bots = [argosy.bot(name, game="grog_island", seed=seat, **settings) for seat in range(2)]
    while (seat := match.to_move) is not None:
        view = match.view(seat)
        move = bots[seat].choose(view)
        yield view, seat, int(move.code)
        match.push(move)


@pytest.mark.parametrize(("name", "settings"), BOTS, ids=["mate", "captain"])
def test_what_is_won_and_can_be_paid_is_paid(name, settings):
    won = 0
    for seed in (900, 903):
        for view, seat, code in games_of(name, settings, seed):
            s = view.state
            what = s.asks[s.depth - 1, 0]
            if what == Ask.PAY:
                won += code == Code.PAY
                assert code != Code.REFUSE or len(view.moves) == 1
            elif what == Ask.BID and (Code.BID <= code < Code.SHIP or code == Code.HOLD):
                least = min(price_and_dice(s, move.code)[0] for move in view.moves if move.code >= Code.BID)
                assert price_and_dice(s, code)[0] <= max(real_money(s, seat), least)
    assert won > 10


def test_a_purse_that_cannot_pay_for_anything_leaves_all_moves():
    match = argosy.new("grog_island", 2, seed=5)
    while match.state.asks[match.state.depth - 1, 0] != Ask.BID:
        match.push(match.moves[0])
    s, seat = match.state, int(match.to_move or 0)
    s.coins[seat] = 0
    s.treasure[seat] = 0
    s.treasure[seat, 0], s.treasures[seat] = 1, 1  # a single coin, though it might be three
    s.parrot[seat], s.parrots[seat] = 0, 0
    s.dice[:] = 3
    moves = np.array(GAME.rules.legal(s), np.int16)
    before = moves.copy()
    assert len(moves) > 1 and min(price_and_dice(s, int(code))[0] for code in moves if code >= Code.BID) == 3
    assert seemly(s, moves, len(moves)) == len(moves) and (moves == before).all()


@pytest.mark.parametrize(("chance", "expected"), [(0.995, 11), (0.005, 11), (0.5, 10)])
def test_a_captain_plays_for_points_when_all_is_decided(monkeypatch, chance, expected):
    """Code 10 was visited most; code 11 is worth two points more to a mate."""
    bot = argosy.bot("captain", game="goa", seed=1, iterations=1)
    assert isinstance(bot, Captain)
    found = {10: Opinion(60, chance + 0.001), 11: Opinion(40, chance)}
    monkeypatch.setattr(bot, "search", lambda state: found)
    bot.thoughts = {10: 3.0, 11: 5.0}
    state = argosy.new("goa", 2, seed=1).view(0).state
    assert bot.pick(state) == expected
