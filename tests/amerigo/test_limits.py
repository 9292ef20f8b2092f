"""Positions pushed to their limits and played on at random: no question without an answer, no track overrun."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from argosy.games.amerigo import GAME
from argosy.games.amerigo.chart import FRAME, NOWHERE
from argosy.games.amerigo.parts import CANNONS_END, COLOURS, GOLD_END, KINDS, ORDER_END, PROGRESS_END, ROUNDS, TOKENS
from argosy.games.amerigo.rules import contract
from argosy.games.amerigo.state import Ask

from .table import Desk, new_game
from .test_truly_told import check

CASES = 60
PLAYED_ON = 24


def some_way_into(seats: int, rng: np.random.Generator) -> Desk:
    """A position in which somebody chooses an action."""
    desk = new_game(seats, int(rng.integers(1, 10**6)), int(rng.integers(2)))
    for _ in range(int(rng.integers(0, 30))):
        moves = GAME.rules.legal(desk.s)
        contract.apply(desk.s, moves[rng.integers(len(moves))])
    while desk.asked != Ask.ACTION:
        moves = GAME.rules.legal(desk.s)
        contract.apply(desk.s, moves[rng.integers(len(moves))])
    return desk


def push_to_limits(s: Any, rng: np.random.Generator) -> None:
    """The last piece, the end of a track, an empty display: each with an even chance, independently."""
    for seat in range(s.seats):
        for field, ends in (
            (s.posts_left, (0, 1)), (s.gold, (0, 1, GOLD_END)), (s.cannons, (0, CANNONS_END - 1, CANNONS_END)),
            (s.progress, (PROGRESS_END - 1, PROGRESS_END)), (s.order, (0, ORDER_END - 1, ORDER_END)),
            (s.chests, (0, 1, 5)),
        ):  # fmt: skip
            if rng.integers(2):
                field[seat] = rng.choice(ends)
        if rng.integers(2):
            s.villages[seat] = 0
        if rng.integers(2):
            s.ships[seat] = rng.choice([NOWHERE, FRAME, FRAME + 3])
        s.stock[seat] = rng.integers(0, 2, KINDS) * rng.integers(2)
        give_tokens(s, seat, rng)
    s.ahead[: s.seats] = sorted(range(s.seats), key=lambda seat: -int(s.order[seat]))
    empty_displays(s, rng)
    for colour in range(COLOURS):  # few kinds of cubes on offer, so that few actions are
        if rng.integers(3):
            s.stored[colour] += s.offered[colour]
            s.offered[colour] = 0
    if not s.offered.any():
        s.offered[rng.integers(COLOURS)] = rng.integers(1, 8)
    if rng.integers(2):
        s.round_no = ROUNDS - 1


def give_tokens(s: Any, seat: int, rng: np.random.Generator) -> None:
    """Tokens that were on display belong to a seat, some of them turned over."""
    for token in s.token[: s.tokens_dealt]:
        if rng.integers(3) == 0 and not (s.tokens[: s.seats] >> int(token) - 1 & 1).any():
            s.tokens[seat] |= 1 << int(token) - 1
            s.left[s.left == token] = s.right[s.right == token] = 0
    s.used[seat] = s.tokens[seat] & int(rng.integers(1 << TOKENS))


def empty_displays(s: Any, rng: np.random.Generator) -> None:
    """Stacks and displays that are used up, or nearly."""
    if rng.integers(2):
        s.neutrals[:] = 0
    if rng.integers(2):
        s.market[:] = 0
    if rng.integers(2):
        s.left[:] = s.right[:] = 0
    elif rng.integers(2):
        s.left[:] = s.right[1:] = 0


def check_limits(s: Any) -> None:
    """Nothing is overrun."""
    for field, end in ((s.gold, GOLD_END), (s.cannons, CANNONS_END), (s.progress, PROGRESS_END), (s.order, ORDER_END)):
        assert (field >= 0).all() and (field <= end).all()
    for field in (s.posts_left, s.chests, s.stock, s.villages, s.neutrals, s.market, s.points.sum(axis=1)):
        assert (field >= 0).all()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_question_stands_without_a_legal_move(seats):
    rng = np.random.default_rng(seats)
    asked = set()
    for case in range(CASES // 3):
        desk = some_way_into(seats, rng)
        push_to_limits(desk.s, rng)
        before = GAME.rules.view(desk.s, 0)
        for _ in range(PLAYED_ON):
            if desk.asked is None:
                break
            asked.add(desk.asked)
            moves = GAME.rules.legal(desk.s)
            assert moves, f"nothing can be done: {desk.asked!r}"
            assert len(set(moves)) == len(moves)
            code = moves[rng.integers(len(moves))]
            contract.apply(desk.s, code)
            check_limits(desk.s)
            if case % 3 == 0:  # the log holds at the limits, too
                after = GAME.rules.view(desk.s, 0)
                check(before, code, after)
                before = after
    assert {Ask.ACTION, Ask.SAIL, Ask.CANNONS, Ask.PROGRESS, Ask.ORDER} <= asked
