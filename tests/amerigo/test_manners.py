"""How bots behave: a tile that fits nowhere is not taken and not counted on."""

from __future__ import annotations

import numpy as np
import pytest

from argosy.games.amerigo import GAME
from argosy.games.amerigo.brain import contract as wits
from argosy.games.amerigo.brain.traits import COUNT, TRAITS, traits
from argosy.games.amerigo.moves import Code
from argosy.games.amerigo.parts import KIND_SHAPE
from argosy.games.amerigo.rules import contract
from argosy.games.amerigo.rules.building import spots

from .table import new_game, turn


@pytest.mark.parametrize("seats", [2, 4])
def test_a_deckhand_takes_no_tile_that_fits_nowhere(seats):
    desk = new_game(seats, 3 * seats)
    taken = 0
    while moves := GAME.rules.legal(desk.s):
        code = moves[wits.deckhand(desk.s, np.array(moves, np.int16), len(moves), 0)]
        if Code.TAKE <= code < Code.BUILD:
            taken += 1
            assert spots(desk.s, desk.actor, KIND_SHAPE[code - Code.TAKE], 1) > 0
        contract.apply(desk.s, code)
    assert taken > 0


def traits_of(*stock):
    out = np.zeros(COUNT)
    desk = turn(0, posts={0: ["c1"]}, stock={0: list(stock)})  # an island of 6 squares, no two rows of three on it
    traits(desk.s, 0, out)
    return dict(zip(TRAITS, out, strict=True))


def test_a_judgement_does_not_count_on_a_tile_that_fits_nowhere():
    with_block = traits_of("pair", "block")
    assert with_block["stock_points"] == traits_of("pair")["stock_points"] > 0
    assert with_block["crowded"] == traits_of("pair")["crowded"] + 6
