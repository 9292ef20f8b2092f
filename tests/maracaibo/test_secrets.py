"""What a seat may know: own cards, what everybody saw, and fair re-deals of the rest."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import numpy as np
import pytest

from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.face.board import portrait
from argosy.games.maracaibo.face.describing import card_line
from argosy.games.maracaibo.face.log import tell
from argosy.games.maracaibo.parts import CARD_IDS, FIRST_B, JEAN_LETTER
from argosy.games.maracaibo.state import At, State
from argosy.kernel.position import bytes_of, copy_of
from argosy.words import say_line

from .table import Desk

CONTRACT = GAME.rules.contract


def redealt(view: Any, seed: int) -> Any:
    """A full position that agrees with a view."""
    other = copy_of(view)
    CONTRACT.redeal(other, np.uint64(seed))
    return other


def played(seats: int, seed: int, moves: int, setup: int = 75) -> Any:
    """A position after some moves by chance."""
    s, chance = GAME.rules.start(seats, seed, [setup, 3]), random.Random(seed)
    for _ in range(moves):
        if legal := GAME.rules.legal(s):
            CONTRACT.apply(s, np.int16(chance.choice(legal)))
    return s


@pytest.mark.parametrize(("seats", "moves"), [(1, 40), (2, 9), (3, 120), (4, 200)])
def test_a_view_shows_the_own_hand_and_nothing_else_that_is_hidden(seats: int, moves: int) -> None:
    s = played(seats, 5, moves)
    for seat in range(-1, seats):
        view = GAME.rules.view(s, seat)
        assert (
            view.seed == 0
            and not view.deck.any()
            and not view.stack.any()
            and not view.prestige.any()
            and not view.jean_deck.any()
        )
        for other in range(seats):
            assert other == seat or not view.hand[other].any()


@pytest.mark.parametrize(("seats", "moves"), [(1, 40), (2, 3), (2, 9), (3, 17), (3, 120), (4, 250)])
def test_a_redeal_agrees_with_the_view_and_keeps_the_books(seats: int, moves: int) -> None:
    s = played(seats, 6, moves, 76)
    for seat in range(-1, seats):
        view = GAME.rules.view(s, seat)
        for seed in range(5):
            other = redealt(view, seed)
            assert CONTRACT.ledger(other) == 0
            assert bytes_of(GAME.rules.view(other, seat)) == bytes_of(view)


@pytest.mark.parametrize("moves", [30, 120, 250])
def test_the_sheet_of_a_person_shows_their_open_cards_and_none_of_their_hand(moves: int) -> None:
    s = played(3, 5, moves)
    for seat, eyes in ((seat, eyes) for seat in range(3) for eyes in range(-1, 3)):
        view = GAME.rules.view(s, eyes)
        drawn = portrait(view, f"person-{seat}", "en", ())
        shown = set(re.findall(r'data-thing="card-(\w+)"', drawn))
        planned = {int(number) - 1 for number in s.plan[seat] if number > 0}
        opened = planned | {n for n in range(len(CARD_IDS)) if s.place[n] == At.OWNED + seat}
        assert shown == {CARD_IDS[number].lower() for number in opened}
        assert drawn.count(f'data-thing="area-{seat}-') == (0 if seat == eyes else 12), (
            "one's own ship lies in the dock"
        )
        assert "data-move" not in drawn and not re.search(r'\bid="', drawn), "the table has them already"
    for thing in ("person-3", "person-", "person-x", "person--1", "card-pa01", ""):
        assert portrait(GAME.rules.view(s, 0), thing, "en", ()) == ""


def test_a_card_taken_from_the_display_is_known_to_all() -> None:
    desk = (
        Desk()
        .unplan(0)
        .arrive(0, "7", hand=["PA01", "PA02", "PA03"], doubloons=5)
        .show_card(0, "PB001")
        .do("pass", "end turn", "take PB001")
    )
    view = GAME.rules.view(desk.s, 1)
    assert view.place[CARD_IDS.index("PB001")] == At.HAND + 0
    assert all(CARD_IDS.index("PB001") in list(redealt(view, seed).hand[0]) for seed in range(5))


def test_first_hands_hold_a_cards_only() -> None:
    view = GAME.rules.view(Desk(3).s, 0)
    for seed in range(20):
        other = redealt(view, seed)
        assert all(int(card) < FIRST_B for p in (1, 2) for card in other.hand[p][: other.hand_size[p]])


def test_a_drawn_card_may_be_any_unseen_card_at_its_fair_frequency() -> None:
    desk = Desk().unplan(1).arrive(1, "7", hand=[], doubloons=0).do("pass")  # four cards from the pile
    view = GAME.rules.view(desk.s, 0)
    unseen = [
        c for c in range(len(CARD_IDS)) if view.place[c] == 0 and c not in list(view.hand[0][: view.hand_size[0]])
    ]
    seen: Counter[int] = Counter()
    times = 1500
    for seed in range(times):
        other = redealt(view, seed)
        seen.update(int(c) for c in other.hand[1][: other.hand_size[1]])
    a_cards = [c for c in unseen if c < FIRST_B]
    b_cards = [c for c in unseen if FIRST_B <= c < FIRST_B + 101]
    in_pile = len(a_cards) + len(b_cards) - 61
    fair_a = times * 4 / in_pile
    fair_b = times * 4 * (len(b_cards) - 61) / len(b_cards) / in_pile
    share_a = sum(seen[c] for c in a_cards) / len(a_cards)
    share_b = sum(seen[c] for c in b_cards) / len(b_cards)
    assert abs(share_a - fair_a) < 0.12 * fair_a and abs(share_b - fair_b) < 0.12 * fair_b
    assert max(seen.values()) < 2.5 * fair_a


def test_jeans_unseen_cards_have_the_right_letters_and_are_known_after_a_shuffle() -> None:
    s = GAME.rules.start(1, 3, [75, 3])
    seen: Counter[int] = Counter()
    for seed in range(300):
        other = redealt(GAME.rules.view(s, 0), seed)
        cards = [int(c) for c in other.jean_deck[: other.jean_size]]
        assert sorted(int(JEAN_LETTER[c]) for c in cards) == [0, 0, 0, 0, 1, 1, 2]
        seen.update(cards)
    assert len(seen) == 15  # any card can be in it
    desk = Desk(1)
    desk.s.jean_shuffles, desk.s.jean_seen, desk.s.jean_pile = 1, 0b10111, 0b00010
    desk.s.jean_size = 3
    other = redealt(GAME.rules.view(desk.s, 0), 1)
    assert sorted(int(c) for c in other.jean_deck[:3]) == [0, 2, 4]


def test_first_choices_are_hidden_until_all_have_chosen() -> None:
    s, other = GAME.rules.start(2, 4, [75, 2]), GAME.rules.start(2, 4, [75, 2])
    for k in range(5):
        CONTRACT.apply(s, np.int16(GAME.rules.legal(s)[0]))
        CONTRACT.apply(other, np.int16(GAME.rules.legal(other)[-1]))
        assert bytes_of(GAME.rules.view(s, 1)) == bytes_of(GAME.rules.view(other, 1)), k
        assert bytes_of(GAME.rules.view(s, -1)) == bytes_of(GAME.rules.view(other, -1))


def test_the_log_names_only_cards_that_the_viewer_saw() -> None:
    s = GAME.rules.start(2, 4, [75, 2])
    before, move = GAME.rules.view(s, 1), GAME.rules.legal(s)[0]
    CONTRACT.apply(s, np.int16(move))
    said = [say_line("maracaibo", "en", line) for line in tell(before, move, GAME.rules.view(s, 1))]
    assert said == ["Seat 0 has chosen, face down."]
    desk = Desk().unplan(0).arrive(0, "7", hand=["PA01", "PA02", "PA03"], doubloons=0).do("pass")
    before = GAME.rules.view(desk.s, 1)
    desk.do("end turn")
    said = [
        say_line("maracaibo", "en", line)
        for line in tell(before, GAME.rules.codes["end turn"], GAME.rules.view(desk.s, 1))
    ]
    assert "Seat 0 draws a card." in said and not any("You draw" in line for line in said)


def test_legal_moves_follow_from_the_view_alone() -> None:
    for seed in range(4):
        s = played(3, seed, 150)
        if s.depth:
            seat = int(CONTRACT.to_act(s))
            assert GAME.rules.legal(s) == GAME.rules.legal(GAME.rules.view(s, seat))


def test_the_record_has_a_size_that_can_be_copied_often() -> None:
    assert State.dtype.itemsize <= 2400


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_when_the_game_is_over_all_hands_are_shown(seats: int) -> None:
    s = played(seats, 8, 0)
    chance, before, legal = random.Random(8), s, GAME.rules.legal(s)
    while legal:
        before = copy_of(s)
        move = chance.choice(legal)
        CONTRACT.apply(s, np.int16(move))
        legal = GAME.rules.legal(s)
    assert s.reveals > before.reveals  # so the last move cannot be taken back
    seen = GAME.rules.view(s, -1)
    for seat in range(seats):
        left = [int(card) for card in s.hand[seat][: s.hand_size[seat]]]
        assert [card for card in range(len(CARD_IDS)) if seen.place[card] == At.HAND + seat] == left
        said = [say_line("maracaibo", "en", line) for line in tell(GAME.rules.view(before, -1), move, seen)]
        names = [say_line("maracaibo", "en", card_line(card)) for card in left]
        assert not left or any(all(name in line for name in names) for line in said)
        assert bytes_of(GAME.rules.view(redealt(GAME.rules.view(s, seat), 5), seat)) == bytes_of(
            GAME.rules.view(s, seat)
        )


def test_undo_stops_at_everything_that_somebody_saw() -> None:
    """A card drawn, a tile turned up, a quest shown, a hand laid open, a shuffle: each counts; plain moves do not."""
    desk = Desk().unplan(0)
    desk.arrive(0, "11", hand=["PA01", "PA02"], doubloons=5)
    counts = [int(desk.s.reveals)]
    for move in ("act", "stack left"):
        desk.do(move)
        counts.append(int(desk.s.reveals))
    assert counts[1] == counts[0] and counts[2] == counts[1] + 1  # only the tile is news
    desk = Desk().village(0, 2, hand=["PA01", "PA02"])
    before = int(desk.s.reveals)
    assert int(desk.do("coin").s.reveals) == before
    assert int(desk.do("dump").s.reveals) > before
    desk = Desk().village(0, 1, hand=["PA56"], doubloons=9)  # lays out a quest and shows the next one of the pile
    before = int(desk.s.reveals)
    assert int(desk.do("buy PA56").s.reveals) > before
