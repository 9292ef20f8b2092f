"""Positions pushed to every limit: no question stands without an answer, the books stay right, the game ends."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from argosy.games.grog_island.parts import BUILDING_NAMES, GHOST
from argosy.games.grog_island.rules import contract
from argosy.games.grog_island.rules.ledger import LEDGERS
from argosy.kernel.chance import below

from .tables import (
    empty_deck,
    lay_coins,
    lay_crew,
    lay_goods,
    lay_locks,
    lay_parrots,
    lay_treasures,
    legal_codes,
    table,
)

FUZZ = 77  # purpose of chance
ENOUGH = 80  # moves to play on


def no_money(s: Any) -> None:
    lay_coins(s, [0] * s.seats)
    lay_treasures(s, dict.fromkeys(range(s.seats), ""))


def no_parrots(s: Any) -> None:
    lay_parrots(s, dict.fromkeys(range(s.seats), ""))


def empty_decks(s: Any) -> None:
    empty_deck(s, "treasure")
    empty_deck(s, "parrot")


def last_cards(s: Any) -> None:
    empty_deck(s, "treasure", 1)
    empty_deck(s, "parrot", 1)


def empty_goal_deck(s: Any) -> None:
    """The last seat holds every goal card that is not in another hand."""
    while s.goals_left:
        back = int(s.queue[s.top]) - 1
        s.queue[s.top] = 0
        s.top = (s.top + 1) % len(s.queue)
        s.goals_left -= 1
        s.held[s.seats - 1] |= 1 << back
        s.knows[s.seats - 1] |= 1 << back


def last_crew(s: Any) -> None:
    """Everybody has one crew member left, and a good many buildings are taken."""
    for seat in range(s.seats):
        free = [name for i, name in enumerate(BUILDING_NAMES) if int(s.free) >> i & 1]
        lay_crew(s, {seat: " ".join(free[seat::3][: int(s.crew_left[seat]) - 1])})


def no_locks(s: Any) -> None:
    free = [name for i, name in enumerate(BUILDING_NAMES) if int(s.free) >> i & 1]
    lay_locks(s, " ".join(free[-6:]))


def no_ghosts(s: Any) -> None:
    if s.seats == 2:
        free = [name for i, name in enumerate(BUILDING_NAMES) if int(s.free) >> i & 1]
        lay_crew(s, {GHOST: " ".join(free[: int(s.crew_left[GHOST])])})


def full_holds(s: Any) -> None:
    lay_goods(s, dict.fromkeys(range(s.seats), "coconut 9 fish 9 grog 9 lemon 9 map 9"))


def one_good(s: Any) -> None:
    lay_goods(s, {seat: "coconut 1" if seat % 2 else "map 3" for seat in range(s.seats)})


def many_parrots(s: Any) -> None:
    lay_parrots(s, {0: "hold set-green set-blue set-orange set-yellow set-gray", 1: "hold hold set-gray set-gray"})


def rich(s: Any) -> None:
    lay_coins(s, [40] * s.seats)


LIMITS = (no_money, no_parrots, empty_decks, last_cards, empty_goal_deck, last_crew, no_locks, no_ghosts, full_holds,
          one_good, many_parrots, rich)  # fmt: skip
TOGETHER = (
    (no_money, no_parrots), (no_money, no_parrots, one_good), (no_money, many_parrots), (rich, many_parrots),
    (empty_decks, full_holds), (last_cards, full_holds), (empty_goal_deck, full_holds), (last_crew, no_locks, rich),
    (no_ghosts, rich, no_parrots), (empty_decks, empty_goal_deck, full_holds, last_crew),
    (no_money, no_parrots, empty_decks, full_holds),
)  # fmt: skip


def play_on(s: Any, seed: int) -> None:
    """Random moves; every question has an answer, and every account is right."""
    for made in range(ENOUGH):
        codes = legal_codes(s)
        if not codes:
            assert s.depth == 0, f"nobody can answer question {s.asks[s.depth - 1]}"
            return
        contract.apply(s, codes[below(np.uint64(seed), FUZZ, made, len(codes))])
        wrong = contract.ledger(s)
        assert wrong == 0, f"the account {LEDGERS[wrong - 1]!r} is wrong"


@pytest.mark.parametrize(
    "limits", [*((one,) for one in LIMITS), *TOGETHER], ids=lambda ones: "-".join(o.__name__ for o in ones)
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_question_stands_without_an_answer(seats: int, limits: tuple[Any, ...]) -> None:
    s = table(seats, seats, dice=("66666", "16161")[seats % 2])
    for limit in limits:
        limit(s)
    assert contract.ledger(s) == 0, "the limit is laid wrongly"
    play_on(s, seats)
