"""What a seat may know, and dealing the rest anew."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from argosy.games.amerigo.moves import NOTATION
from argosy.games.amerigo.rules import contract
from argosy.games.amerigo.state import State
from argosy.kernel.position import blank, bytes_of, copy_of

from .table import new_game


def view(s, seat):
    v = blank(State)
    contract.view(s, seat, v)
    return v


def redealt(v, seed):
    s = copy_of(v)
    contract.redeal(s, np.uint64(seed))
    return s


def wander(seats, seed, moves):
    desk = new_game(seats, seed)
    rng = np.random.default_rng(seed)
    for _ in range(moves):
        offers = desk.offers
        if not offers:
            break
        contract.apply(desk.s, NOTATION.index(offers[rng.integers(len(offers))]))
    return desk


def test_a_view_shows_what_was_turned_up_and_no_more():
    s = wander(3, 4, 120).s
    v = view(s, 1)
    assert v.seed == 0 and v.viewer == 2
    for pile, seen in (("pirate", s.pirates_open), ("token", s.tokens_dealt), ("product", s.products_dealt)):
        assert list(v[pile][:seen]) == list(s[pile][:seen])
        assert not v[pile][seen:].any()


def test_a_spectator_sees_what_the_seats_see():
    s = wander(2, 4, 60).s
    a, b = view(s, -1), view(s, 0)
    assert a.viewer == -1
    a.viewer = b.viewer = 0
    assert bytes_of(a) == bytes_of(b)


def test_unseen_piles_change_no_view_and_no_legal_move():
    desk = wander(4, 9, 100)
    other = desk.copy()
    s = other.s
    s.token[s.tokens_dealt :] = s.token[s.tokens_dealt :][::-1].copy()
    s.product[s.products_dealt :] = s.product[s.products_dealt :][::-1].copy()
    s.pirate[s.pirates_open :] = s.pirate[s.pirates_open :][::-1].copy()
    s.seed = 77
    assert bytes_of(view(desk.s, 2)) == bytes_of(view(s, 2))
    assert desk.offers == other.offers


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_redealt_view_gives_the_same_view(seats):
    for moves in (0, 50, 150, 400):
        s = wander(seats, moves + 1, moves).s
        for seat in (-1, 0, seats - 1):
            v = view(s, seat)
            again = redealt(v, 5)
            assert again.seed == 5 and again.viewer == 0
            assert bytes_of(view(again, seat)) == bytes_of(v)
            assert contract.ledger(again) == 0


def test_every_unseen_piece_comes_to_every_place_equally_often():
    v = view(new_game(2, 3).s, 0)
    deals = 1500
    pirates, tokens, products = Counter(), Counter(), Counter()
    for seed in range(1, deals + 1):
        s = redealt(v, seed)
        pirates[int(s.pirate[1])] += 1
        tokens[int(s.token[23])] += 1
        products[int(s.product[29])] += 1
    assert len(pirates) == 5 and len(tokens) == 16
    for counts, among in ((pirates, 5), (tokens, 16)):
        for count in counts.values():
            assert abs(count - deals / among) < 5 * (deals / among) ** 0.5
    left = np.array([2] * 15) - np.array(v.market)
    for product, copies in enumerate(left, 1):
        expected = deals * copies / 24
        assert abs(products[product] - expected) <= 5 * max(expected, 1) ** 0.5


def test_the_books_hold_in_whole_games():
    for seats in (2, 3, 4):
        desk = wander(seats, seats, 0)
        rng = np.random.default_rng(seats)
        while offers := desk.offers:
            desk.do(offers[rng.integers(len(offers))])
