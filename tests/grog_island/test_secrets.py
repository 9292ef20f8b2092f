"""What a seat may know, and what it may not."""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.grog_island.parts import BIT, GOAL_NAMES
from argosy.games.grog_island.rules import contract
from argosy.games.grog_island.state import Ask
from argosy.kernel.position import bytes_of, copy_of

from .tables import can, do, start, table, view, what, who

AT_YELLOW = "coin2 coin3 parrot goal coin4 treasure"


def redealt(v: Any, seed: int) -> Any:
    s = copy_of(v)
    contract.redeal(s, np.uint64(seed))
    return s


def test_counts_of_cards_are_public_their_faces_are_not() -> None:
    s = table(treasures={0: "123"}, parrots={0: "hold set-green"})
    other = view(s, 1)
    assert other.treasures[0] == 3
    assert other.parrots[0] == 2
    assert other.treasure[0].sum() == 0
    assert other.parrot[0].sum() == 0
    own = view(s, 0)
    assert list(own.treasure[0]) == [1, 1, 1]
    assert own.parrot[0].sum() == 2


def test_the_decks_are_hidden_from_all() -> None:
    s = table()
    for seat in (-1, 0, 1, 2):
        assert view(s, seat).treasure_deck.sum() == 0
        assert view(s, seat).parrot_deck.sum() == 0
        assert view(s, seat).seed == 0


def test_a_seat_knows_its_own_goals_and_the_two_it_put_under_the_deck() -> None:
    s = table()
    for seat in range(3):
        known = view(s, seat)
        assert sum(face != 0 for face in known.face) == 6
        assert all((known.face[back] != 0) == (back // 6 == seat) for back in range(46))
    assert view(s, -1).face.sum() == 0


def test_a_seat_still_knows_a_card_it_put_under_the_deck_when_another_seat_draws_it() -> None:
    s = table(ships=AT_YELLOW, goods={1: "lemon 1"})
    mine = [back for back in range(46) if s.knows[2] & BIT[back] and not s.held[2] & BIT[back]]
    order = [int(back) - 1 for back in np.roll(s.queue, -int(s.top))[: s.goals_left]]
    order.remove(mine[0])
    s.queue[:] = 0
    s.queue[: s.goals_left] = [mine[0] + 1, *(back + 1 for back in order)]
    s.top = 0
    do(s, "bid blue", "pass", "ship yellow")  # one tile: the card on top is drawn and kept
    assert s.held[1] & BIT[mine[0]]
    assert view(s, 2).face[mine[0]] == s.face[mine[0]]  # seat 2 put it there
    assert view(s, 1).face[mine[0]] == s.face[mine[0]]  # seat 1 drew it
    assert view(s, 0).face[mine[0]] == 0


def test_who_chooses_in_secret_is_lost_track_of() -> None:
    s = table(ships=AT_YELLOW, goods={1: "lemon 2"})
    mine = [back for back in range(46) if s.knows[2] & BIT[back] and not s.held[2] & BIT[back]]
    order = [int(back) - 1 for back in np.roll(s.queue, -int(s.top))[: s.goals_left]]
    order.remove(mine[0])
    s.queue[:] = 0
    s.queue[: s.goals_left] = [mine[0] + 1, *(back + 1 for back in order)]
    s.top = 0
    do(s, "bid blue", "pass", "ship yellow", "deliver lemon")
    assert what(s) == Ask.KEEP
    assert view(s, 2).face[mine[0]] != 0  # it lies among the two drawn cards
    do(s, sorted(can(s))[0])
    assert view(s, 2).face[mine[0]] == 0  # kept or under the deck: who can tell


def test_which_card_left_the_hand_cannot_be_seen() -> None:
    """Whatever a seat puts under the deck, the view of the others is the same."""
    s = start(3)
    views = []
    for text in sorted(can(s)):
        after = do(copy_of(s), text)
        views.append([bytes_of(view(after, seat)) for seat in range(-1, 3) if seat != who(s)])
    assert len(views) > 3
    assert all(seen == views[0] for seen in views)


def test_treasure_cards_shown_when_paying_are_remembered() -> None:
    s = do(table(coins=[0, 0, 0], treasures={0: "3"}), "bid green")
    while what(s) != Ask.PAY:
        do(s, "pass" if "pass" in can(s) else sorted(can(s))[0])
    do(s, "spend 3", "pay")
    assert list(view(s, 2).treasures_spent) == [0, 0, 1]
    for seed in range(20):
        dealt = redealt(view(s, 2), seed)
        assert dealt.treasure[:, 2].sum() + (dealt.treasure_deck == 3).sum() == 9


def test_laid_out_treasure_is_seen_only_by_who_pays() -> None:
    s = do(table(coins=[0, 0, 0], treasures={0: "13"}), "bid green")
    while what(s) != Ask.PAY:
        do(s, "pass" if "pass" in can(s) else sorted(can(s))[0])
    before = view(s, 1)
    do(s, "spend 3")
    assert bytes_of(view(s, 1)) == bytes_of(before)
    assert view(s, 0).offer[2] == 1


def test_a_re_deal_agrees_with_the_view_and_keeps_the_books() -> None:
    for seats in (2, 3, 4):
        s = table(seats, goods={0: "lemon 5", 1: "fish 5"})
        for seat in range(-1, seats):
            v = view(s, seat)
            for seed in range(3):
                dealt = redealt(v, seed)
                assert contract.ledger(dealt) == 0
                assert bytes_of(view(dealt, seat)) == bytes_of(v)


def test_hidden_hands_get_every_card_at_its_fair_frequency() -> None:
    """Seat 1's one treasure card, seen from seat 0, which holds a 3: 10, 12 and 9 of 31 cards."""
    v = view(table(treasures={0: "3"}), 0)
    counts = np.zeros(3)
    for seed in range(3000):
        counts += redealt(v, seed).treasure[1]
    for value, copies in enumerate((10, 12, 9)):
        expected = 3000 * copies / 31
        assert abs(counts[value] - expected) < 5 * expected**0.5


def test_hidden_goals_are_dealt_evenly() -> None:
    """A kind that the viewer holds once is half as likely elsewhere as one it does not hold."""
    v = view(table(goals={0: "type-sword type-hat good-fish parrot"}), 0)
    sword, other = GOAL_NAMES.index("type-sword") + 1, GOAL_NAMES.index("type-pub") + 1
    known = [int(face) for face in v.face if face]
    swords = pubs = 0
    for seed in range(2000):
        dealt = redealt(v, seed)
        hand = [int(dealt.face[back]) for back in range(46) if dealt.held[1] & BIT[back]]
        swords += hand.count(sword)
        pubs += hand.count(other)
    hidden = 46 - len(known)
    for found, copies in ((swords, 2 - known.count(sword)), (pubs, 2 - known.count(other))):
        expected = 2000 * 4 * copies / hidden
        assert abs(found - expected) < 5 * expected**0.5 + 1


def test_a_re_deal_may_let_the_acting_seat_have_laid_out_something() -> None:
    """What another seat lays out is hidden, so both are possible; what it could not play is never laid out."""
    s = do(table(parrots={1: "hold set-yellow"}), "bid green+yellow-orange")
    v = view(s, 0)
    drafts = [redealt(v, seed) for seed in range(200)]
    assert any(d.drafted for d in drafts) and any(not d.drafted for d in drafts)
    for dealt in drafts:
        assert contract.ledger(dealt) == 0
        assert bytes_of(view(dealt, 0)) == bytes_of(v)
        assert can(dealt)
        for colour in range(5):
            assert not dealt.turned[colour] or dealt.parrot[1, 1 + colour]
    assert all(not redealt(view(s, 1), seed).drafted for seed in range(20))  # who acts knows
