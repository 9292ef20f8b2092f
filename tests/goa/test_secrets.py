"""What a seat may know, and re-dealing what it may not."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from argosy.games.goa import GAME
from argosy.games.goa.parts import CARD_IDS
from argosy.games.goa.rules.cards import draw, put_away, turn_up
from argosy.games.goa.state import BATCHES, State
from argosy.kernel.position import bytes_of, copy_of

from .table import Desk, auction, card, cards, new_game, no_bids, turn

SPECTATOR = -1


def redealt(view, seed):
    """One full position that agrees with a view."""
    s = copy_of(view)
    GAME.rules.contract.redeal(s, np.uint64(seed))
    return Desk(s)


def even(counts, outcomes, times):
    """Each outcome came up about equally often: within five standard deviations."""
    expected = times / outcomes
    slack = 5 * (times / outcomes * (1 - 1 / outcomes)) ** 0.5
    assert len(counts) == outcomes, f"{len(counts)} of {outcomes} outcomes came up"
    assert all(abs(n - expected) < slack for n in counts.values()), counts


# --- the view -------------------------------------------------------------------------------------


def some_table(**more):
    return turn(
        0,
        seats=3,
        half="B",
        bonanza=True,
        hand={0: ["ships2_1"], 1: ["ducats5_1", "spices2_2"], 2: ["harvest_mix_3"]},
        **more,
    )


def test_a_seat_sees_its_own_hand_and_no_other():
    desk = some_table()
    view = GAME.rules.view(desk.s, 1)
    assert int(view.hand[1]) == cards("ducats5_1", "spices2_2") and view.hand[0] == view.hand[2] == 0


def test_a_spectator_sees_no_hand():
    assert not GAME.rules.view(some_table().s, SPECTATOR).hand.any()


def test_when_the_game_is_over_all_hands_are_shown():
    desk = turn(0, seats=2, half="B", action=3, hand={0: ["ships2_1"], 1: ["ducats5_1", "spices2_1"]})
    desk.s.round_no = 7
    desk.do("taxes", "end turn", "taxes")
    assert not GAME.rules.view(desk.s, 0).hand[1], "not before the last turn has ended"
    desk.do("end turn")
    for seat in (SPECTATOR, 0, 1):
        view = GAME.rules.view(desk.s, seat)
        assert [int(hand) for hand in view.hand[:2]] == [cards("ships2_1"), cards("ducats5_1", "spices2_1")]
        assert not view.deck.any(), "the deck stays hidden"
        again = redealt(view, 3)
        again.check()
        assert again.scores == desk.scores and bytes_of(GAME.rules.view(again.s, seat)) == bytes_of(view)


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_nobody_sees_the_deck_the_bonanza_tiles_or_the_seed(seat):
    view = GAME.rules.view(some_table().s, seat)
    assert not view.deck.any() and not view.under.any() and view.seed == 0


def test_the_number_of_cards_in_hands_and_deck_is_public():
    desk = some_table()
    view = GAME.rules.view(desk.s, SPECTATOR)
    assert list(view.hand_size[:3]) == [1, 2, 1] and view.deck_size == desk.s.deck_size


def test_the_discard_pile_and_the_cards_turned_up_are_public():
    desk = turn(0, deck=["ships2_1", "ducats5_1"]).do("found calicut")
    view = GAME.rules.view(desk.s, 2)
    assert int(view.shown) == cards("ships2_1", "ducats5_1") and view.discard == desk.s.discard


def test_money_is_known_to_who_remembers_every_payment():
    """It is held hidden, but it comes and goes in public."""
    desk = auction("na", "a1", "b1", "c1").do("bid 4", "no bid", "sell")
    assert list(GAME.rules.view(desk.s, 2).ducats[:3]) == [9, 6, 10]


def test_ships_colonists_and_the_tiles_taken_out_are_public():
    desk = some_table()
    view = GAME.rules.view(desk.s, SPECTATOR)
    assert (
        (view.ships == desk.s.ships).all()
        and (view.colonists == desk.s.colonists).all()
        and (view.at == desk.s.at).all()
    )


def test_every_field_that_is_not_secret_is_seen():
    desk = some_table()
    view = GAME.rules.view(desk.s, SPECTATOR)
    for name, field in State.fields.items():
        if name != "viewer":
            seen = np.array_equal(view[name], desk.s[name])
            assert seen or not field.seen, name
    assert [name for name, field in State.fields.items() if not field.seen] == ["seed", "deck", "hand", "under"]


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
def test_what_a_seat_cannot_see_changes_nothing_in_its_view(seat):
    desk = some_table()
    other = desk.copy()
    other.s.seed = 12345
    other._set_deck([int(c) for c in other.s.deck[: other.s.deck_size]][::-1])
    top = int(other.s.deck[other.s.deck_size - 1])
    other.s.deck[other.s.deck_size - 1] = card("ducats5_1")  # seat 1 has another card
    other.s.hand[1] = other.s.hand[1] & ~cards("ducats5_1") | 1 << top
    other.s.under[:] = desk.s.under[::-1]
    other.check()
    assert bytes_of(other.s) != bytes_of(desk.s)
    assert bytes_of(GAME.rules.view(other.s, seat)) == bytes_of(GAME.rules.view(desk.s, seat))


def test_legal_moves_follow_from_the_view_alone():
    desk = some_table(tiles={0: ["b_swap", "b_espionage"]})
    for text in ("taxes", "end turn"):
        assert GAME.rules.legal(GAME.rules.view(desk.s, desk.actor)) == GAME.rules.legal(desk.s)
        desk.do(text)


# --- re-dealing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_a_redealt_position_is_whole_and_looks_the_same(seat):
    view = GAME.rules.view(some_table().s, seat)
    for seed in range(20):
        desk = redealt(view, seed)
        desk.check()
        assert desk.s.viewer == 0 and desk.s.seed == seed
        again = GAME.rules.view(desk.s, seat)
        assert bytes_of(again) == bytes_of(view)


def test_redealing_draws_hands_and_deck_uniformly():
    rest = [name for name in CARD_IDS if name not in ("ships2_1", "ducats5_1", "spices2_1")]
    desk = new_game(seats=2, hand={0: rest, 1: ["ships2_1"]}, deck=["ducats5_1", "spices2_1"])
    view = GAME.rules.view(desk.s, 0)
    counts = Counter()
    for seed in range(1800):
        s = redealt(view, seed).s
        counts[int(s.hand[1]), int(s.deck[0]), int(s.deck[1])] += 1
    even(counts, 6, 1800)


def test_redealing_gives_every_opponent_every_card_equally_often():
    rest = [name for name in CARD_IDS if not name.endswith("_1")]
    desk = new_game(seats=3, hand={0: rest, 1: ["ships2_1", "ducats5_1"], 2: ["spices2_1"]})
    view = GAME.rules.view(desk.s, 0)
    one, two, first = Counter(), Counter(), Counter()
    for seed in range(1500):
        s = redealt(view, seed).s
        one.update(c for c in range(30) if int(s.hand[1]) >> c & 1)
        two.update(c for c in range(30) if int(s.hand[2]) >> c & 1)
        first[int(s.deck[s.deck_size - 1])] += 1
    even(one, 10, 3000)
    even(two, 10, 1500)
    even(first, 10, 1500)


def test_a_card_that_was_seen_is_not_dealt_again():
    desk = turn(0, seats=2, hand={0: ["ships2_1"], 1: ["ducats5_1"]}).do("discard ships2_1")
    view = GAME.rules.view(desk.s, SPECTATOR)
    seen = int(desk.s.discard)
    for seed in range(50):
        s = redealt(view, seed).s
        assert (int(s.hand[1]) | sum(1 << int(c) for c in s.deck[: s.deck_size])) & seen == 0


def test_the_last_unseen_card_is_known():
    """Every card but one has come to light: whoever remembers knows the hand."""
    desk = new_game(seats=3, hand={1: ["ships2_1"]}, only_deck=[])
    for seat in (SPECTATOR, 0, 2):
        assert int(redealt(GAME.rules.view(desk.s, seat), 7).s.hand[1]) == cards("ships2_1")


def test_after_a_shuffle_old_cards_in_hands_stay_old_and_new_ones_new():
    desk = turn(0, seats=3, hand={1: ["ships2_1"]}, only_deck=["ducats5_1"])
    draw(desk.s, 2, 1)  # seat 2 takes the last card of the first deck
    draw(desk.s, 2, 1)  # and one of the new deck
    desk.check()
    assert desk.s.shuffles == 2
    old, new = Counter(), Counter()
    for seed in range(600):
        s = redealt(GAME.rules.view(desk.s, 0), seed).s
        assert int(s.hand[1] | s.hand[2]) & cards("ships2_1", "ducats5_1") == cards("ships2_1", "ducats5_1")
        assert int(s.hand[1]).bit_count() == 1 and int(s.hand[1]) & cards("ships2_1", "ducats5_1")
        old[int(s.hand[1])] += 1
        new[int(s.hand[2]) & ~cards("ships2_1", "ducats5_1")] += 1
    even(old, 2, 600)
    even(new, 28, 600)


def test_ones_own_card_of_an_old_deck_tells_the_others():
    desk = turn(0, seats=3, hand={1: ["ships2_1"]}, only_deck=["ducats5_1"])
    draw(desk.s, 2, 2)
    s = redealt(GAME.rules.view(desk.s, 2), 3).s
    assert int(s.hand[1]) == cards("ships2_1"), "seat 2 holds the only other card of the first deck"


def test_a_card_put_away_leaves_its_batch():
    desk = turn(0, seats=3, hand={1: ["ships2_1"]}, only_deck=["ducats5_1"])
    draw(desk.s, 1, 1)
    draw(desk.s, 1, 1)
    put_away(desk.s, 1, card("ships2_1"))
    desk.check()
    s = redealt(GAME.rules.view(desk.s, 0), 5).s
    assert int(s.hand[1]) & cards("ducats5_1"), "one of two old cards was shown, so the other is known"


def test_more_shuffles_than_batches_keep_the_books():
    desk = new_game(seats=2, starter=0)
    for _ in range(BATCHES + 3):
        draw(desk.s, 1, 1)
        turn_up(desk.s, int(desk.s.deck_size))
        desk.check()
    assert desk.s.shuffles == BATCHES + 3 and desk.s.hand_size[1] == BATCHES + 3
    view = GAME.rules.view(desk.s, 0)
    again = redealt(view, 11)
    again.check()
    assert bytes_of(GAME.rules.view(again.s, 0)) == bytes_of(view)


def test_redealing_lays_the_hidden_bonanza_tiles_uniformly():
    view = GAME.rules.view(new_game(seats=2, bonanza=True).s, 0)
    counts, pairs = [Counter() for _ in range(4)], Counter()
    for seed in range(1200):
        under = [int(bonus) for bonus in redealt(view, seed).s.under]
        assert len(set(under)) == 4
        pairs[under[0], under[3]] += 1
        for corner in range(4):
            counts[corner][under[corner]] += 1
    for corner in range(4):
        even(counts[corner], 8, 1200)
    even(pairs, 56, 1200)


def test_a_bonanza_tile_that_was_taken_is_not_laid_again_in_this_half():
    desk = auction("na", "a1", "b1", seats=2, bonanza=True, grid={"a1": "a_foreman"})
    taken = int(desk.s.under[0])
    no_bids(no_bids(desk))
    view = GAME.rules.view(desk.s, 0)
    for seed in range(60):
        s = redealt(view, seed).s
        assert taken not in s.under[1:] and s.under[0] == 0 and s.covered[0] == 0


def test_planning_draws_from_a_fresh_seed():
    desk = new_game(seed=5)
    view = GAME.rules.view(desk.s, 0)
    decks = {tuple(redealt(view, seed).s.deck) for seed in range(5)}
    assert len(decks) == 5 and tuple(desk.s.deck) not in decks


# --- reveals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "seen"), [("expedition 1", 1), ("found calicut", 2), ("taxes", 0), ("build ships", 0)]
)  # fmt: skip
def test_every_card_somebody_sees_counts_as_a_reveal(move, seen):
    desk = turn(0)
    before = int(desk.s.reveals)
    assert desk.do(move).s.reveals == before + seen


def test_a_bonanza_tile_and_the_second_half_count_as_reveals():
    desk = auction("na", "a1", "b1", seats=2, bonanza=True, grid={"a1": "a_foreman"})
    desk.s.under[0] = 0
    before = int(desk.s.reveals)
    assert no_bids(no_bids(desk)).s.reveals == before + 2 + 1, "two who did not bid, and the tile under the corner"
    late = turn(0, seats=2, action=3)
    late.s.round_no = 3
    assert late.do("taxes", "taxes").s.reveals == 1
