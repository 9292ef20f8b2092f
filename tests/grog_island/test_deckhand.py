"""The manners of a deckhand."""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.grog_island.brain import contract as wits
from argosy.games.grog_island.moves import MAX_MOVES, NOTATION
from argosy.games.grog_island.parts import GOALS
from argosy.games.grog_island.rules import contract
from argosy.games.grog_island.state import Ask

from .tables import CODES, start, view, what, who


def choice(s: Any) -> str:
    """What a deckhand does."""
    out = np.zeros(MAX_MOVES, np.int16)
    n = contract.legal(s, out)
    return NOTATION[out[wits.deckhand(view(s, who(s)), out, n, 0)]]


def hand(s: Any, seat: int) -> list[int]:
    return sorted(int(s.face[back]) for back in range(GOALS) if int(s.held[seat]) >> back & 1)


def twice(cards: list[int]) -> int:
    """How many cards of a hand are there a second time."""
    return len(cards) - len(set(cards))


def test_a_deckhand_keeps_no_goal_twice_that_it_can_put_under_the_deck() -> None:
    pairs = 0
    for seed in range(1, 40):
        s = start(4, seed)
        while what(s) == Ask.GOALS:
            seat = who(s)
            dealt = twice(hand(s, seat))
            pairs += dealt
            for _ in range(2):
                contract.apply(s, CODES[choice(s)])
            assert twice(hand(s, seat)) == max(0, dealt - 2)
    assert pairs > 10  # or nothing was tried
