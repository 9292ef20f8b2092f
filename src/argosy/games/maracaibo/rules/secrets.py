"""What a seat may know, and positions that agree with what it knows."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from argosy.games.maracaibo.parts import (
    B_IN_BOX,
    BUILDINGS,
    CARDS,
    CAREERS,
    CAREERS_DEALT,
    COMBAT_TILES,
    DEALT,
    DISCARDED_FIRST,
    FIRST_B,
    FIRST_C,
    JEAN_CARDS,
    JEAN_DECKS,
    JEAN_LETTER,
    PRESTIGE_IN_GAME,
    QUESTS,
    SEATS,
)
from argosy.games.maracaibo.rules.cards import EQUAL, NO_CARD, add_to_hand, dealt_first, matching, most_equal
from argosy.games.maracaibo.rules.common import holds
from argosy.games.maracaibo.state import BATCHES, Ask, At, State
from argosy.kernel import A, B, below, rule, shuffle, to_act
from argosy.kernel.bind import public_copy
from argosy.kernel.stack import SEAT, WHAT

copy_public = public_copy(State, "maracaibo")
Pool = npt.NDArray[np.int16]  # what is still to be dealt

# the purposes of chance in re-dealing; the seed is fresh, so they may be numbered anew
TILES, QUEST_TILES, PRESTIGE, CAREER_CARDS, CHOSEN, JEAN_CARDS_UP, CARDS_UP, COUNTS = 1, 2, 3, 4, 5, 6, 7, 8
FINE = 1 << 30
EVENTS, MOST_TRIES = 16, 1000  # further events when the unseen cards are dealt once more
# ways to choose k of n, as floats
WAYS = np.ones((CARDS + 1, DEALT + 1))
for _n in range(CARDS + 1):
    for _k in range(1, DEALT + 1):
        WAYS[_n, _k] = WAYS[_n, _k - 1] * max(0, _n - _k + 1) / _k


@rule
def view(s: State, seat: int, out: State) -> None:
    """Everything public, the own hand, and during set-up the own choices."""
    copy_public(s, out)
    out.viewer = seat + 1 if seat >= 0 else -1
    if seat < 0:
        return
    for i in range(s.hand_size[seat]):
        out.hand[seat, i] = s.hand[seat, i]
    out.first_plan[seat] = s.first_plan[seat]
    out.first_career[seat] = s.first_career[seat]
    for i in range(DISCARDED_FIRST):
        out.first_discard[seat, i] = s.first_discard[seat, i]
    for k in range(CAREERS_DEALT):
        out.careers[seat, k] = s.careers[seat, k]


@rule
def redeal(v: State, seed: Any) -> None:
    """Deal everything unseen anew, uniformly among the positions that agree with the view."""
    me = v.viewer - 1 if v.viewer > 0 else -1
    v.seed = seed
    v.viewer = 0
    redeal_tiles(v)
    redeal_prestige(v)
    if v.setting_up:
        redeal_careers(v, me)
    if v.seats == 1:
        redeal_jean(v)
    redeal_cards(v, me)


@rule
def redeal_tiles(v: State) -> None:
    """Combat tiles that were never turned up, and the quest pile below its open tile."""
    pool = np.empty(COMBAT_TILES, np.int16)
    n = 0
    for tile in range(COMBAT_TILES):
        if not holds(v.tiles_out, tile):
            pool[n] = tile
            n += 1
    shuffle(pool, n, v.seed, TILES, 0)
    for stack in range(2):
        for i in range(v.stack_size[stack]):
            n -= 1
            v.stack[stack, i] = pool[n]
    n = 0
    for quest in range(QUESTS):
        if v.quest_age[quest] == 0 and quest != v.quest_top - 1:
            pool[n] = quest
            n += 1
    shuffle(pool, n, v.seed, QUEST_TILES, 0)
    if v.quest_top > 0:
        v.quest_pile[v.quests_drawn] = v.quest_top - 1
    for i in range(n):
        v.quest_pile[v.quests_drawn + 1 + i] = pool[i]


@rule
def redeal_prestige(v: State) -> None:
    """The buildings that are still face down."""
    pool = np.empty(BUILDINGS, np.int16)
    n = 0
    for building in range(BUILDINGS):
        unseen = True
        for k in range(PRESTIGE_IN_GAME):
            unseen = unseen and v.prestige_open[k] != building + 1
        if unseen:
            pool[n] = building
            n += 1
    shuffle(pool, n, v.seed, PRESTIGE, 0)
    for k in range(PRESTIGE_IN_GAME):
        if v.prestige_open[k] == 0:
            n -= 1
            v.prestige[k] = pool[n]


@rule
def redeal_careers(v: State, me: int) -> None:
    """During set-up: the career cards of the others, and which one those have chosen whose turn is over."""
    pool = np.empty(CAREERS, np.int16)
    n = 0
    for career in range(CAREERS):
        mine = False
        for k in range(CAREERS_DEALT):
            mine = mine or (me >= 0 and v.careers[me, k] == career)
        if not mine:
            pool[n] = career
            n += 1
    shuffle(pool, n, v.seed, CAREER_CARDS, 0)
    for seat in range(v.seats):
        if seat != me:
            for k in range(CAREERS_DEALT):
                n -= 1
                v.careers[seat, k] = pool[n]
            if seat < to_act(v):
                v.first_career[seat] = v.careers[seat, below(v.seed, CHOSEN, seat, CAREERS_DEALT)] + 1


@rule
def redeal_jean(v: State) -> None:
    """The rest of Jean's deck: any cards of the right letters at first, the known ones after its first shuffle."""
    pool = np.empty(JEAN_CARDS, np.int16)
    size = 0
    for letter in range(JEAN_DECKS.shape[1]):
        n, seen = 0, 0
        for card in range(JEAN_CARDS):
            if JEAN_LETTER[card] == letter:
                if v.jean_shuffles > 0:
                    if holds(v.jean_seen & ~v.jean_pile, card):
                        v.jean_deck[size] = card
                        size += 1
                elif holds(v.jean_seen, card):
                    seen += 1
                else:
                    pool[n] = card
                    n += 1
        if v.jean_shuffles == 0:
            shuffle(pool, n, v.seed, JEAN_CARDS_UP, 1 + letter)
            for i in range(JEAN_DECKS[v.difficulty, letter] - seen):
                v.jean_deck[size] = pool[i]
                size += 1
    shuffle(v.jean_deck, size, v.seed, JEAN_CARDS_UP, 0)


@rule
def in_own_hands(v: State, me: int, card: int) -> bool:
    """Whether the viewer holds a card or has set it aside."""
    if me < 0:
        return False
    for i in range(v.hand_size[me]):
        if v.hand[me, i] == card:
            return True
    for i in range(DISCARDED_FIRST):
        if v.first_discard[me, i] == card + 1:
            return True
    return v.first_plan[me] == card + 1


@rule
def gather(v: State, me: int, batch: int, first: int, end: int, pool: Pool, n: int) -> int:
    """Add the unseen cards of one shuffle, out of a range of cards, to a pool."""
    for card in range(first, end):
        if v.place[card] == -batch and not in_own_hands(v, me, card):
            pool[n] = card
            n += 1
    return n


@rule
def redeal_cards(v: State, me: int) -> None:
    """The unseen cards; once more while a hand cannot be: it cannot pay what it is paying, or drew a card too early."""
    deal_unseen(v, me, 0)
    tries = 0
    while (cannot_pay(v, me) or (v.late and drawn_too_early(v, me))) and tries < MOST_TRIES:
        tries += 1
        deal_unseen(v, me, EVENTS * tries)


@rule
def cannot_pay(v: State, me: int) -> bool:
    """Whether somebody is to discard cards for a price and does not hold them."""
    for row in range(v.depth):
        seat = v.asks[row, SEAT]
        if v.asks[row, WHAT] == Ask.PAY and seat != me:
            kinds, n = v.asks[row, A], v.asks[row, B]
            if (most_equal(v, seat) if kinds == EQUAL else matching(v, seat, kinds, NO_CARD)) < n:
                return True
    return False


@rule
def drawn_too_early(v: State, me: int) -> bool:
    """Whether somebody holds a late card without having drawn since it came."""
    for seat in range(v.seats):
        if seat != me and v.drawn_late[seat] == 0:
            for i in range(v.hand_size[seat]):
                card = v.hand[seat, i]
                if card >= FIRST_C and holds(v.late, card - FIRST_C) and v.place[card] == -v.late_batch:
                    return True
    return False


@rule
def deal_unseen(v: State, me: int, event: int) -> None:
    """The hands of the others and the draw pile, batch by batch: a card is in the batch of its last shuffle."""
    now = min(int(v.shuffles), BATCHES - 1)
    pool = np.empty(CARDS, np.int16)
    for seat in range(v.seats):
        if seat != me:
            known_to_hand(v, seat)
    for batch in range(1, now + 1):
        n = gather(v, me, batch, 0, CARDS, pool, 0)
        shuffle(pool, n, v.seed, CARDS_UP, event + batch)
        for seat in range(v.seats):
            if seat != me:
                for _ in range(v.held[seat, batch]):
                    n -= 1
                    add_to_hand(v, seat, pool[n])
        if batch == now:
            for i in range(n):
                v.deck[i] = pool[i]
    redeal_first_batch(v, me, now == 0, event)


@rule
def known_to_hand(v: State, seat: int) -> None:
    """Cards that everybody saw being taken; the rest of the hand is dealt."""
    v.hand_size[seat] = 0
    for i in range(DEALT):
        v.hand[seat, i] = 0
    for card in range(CARDS):
        if v.place[card] == At.HAND + seat:
            add_to_hand(v, seat, card)


@rule
def redeal_first_batch(v: State, me: int, deck_too: bool, event: int) -> None:
    """Cards that were never seen: first hands hold A cards (and C cards of a campaign), 61 B cards are in the box.

    How many of the unseen cards of a hand may be B or C cards is known; their numbers are drawn first, each in
    proportion to the number of ways in which the cards can lie.
    """
    a_cards, others = np.empty(CARDS, np.int16), np.empty(CARDS, np.int16)
    n_a = gather(v, me, 0, 0, FIRST_B, a_cards, 0)
    for card in range(FIRST_C, CARDS):
        if dealt_first(v, card):
            n_a = gather(v, me, 0, card, card + 1, a_cards, n_a)
    n_b = gather(v, me, 0, FIRST_B, FIRST_C, others, 0)
    shuffle(a_cards, n_a, v.seed, CARDS_UP, event + BATCHES)
    shuffle(others, n_b, v.seed, CARDS_UP, event + BATCHES + 1)
    n_b -= B_IN_BOX
    for card in range(FIRST_C, CARDS):
        if not dealt_first(v, card):
            n_b = gather(v, me, 0, card, card + 1, others, n_b)
    shuffle(others, n_b, v.seed, CARDS_UP, event + BATCHES + 2)
    if v.setting_up:
        n_a = redeal_set_aside(v, me, a_cards, n_a)
    counts = draw_counts(v, me, n_a, n_b, deck_too, event)
    for seat in range(v.seats):
        if seat != me:
            from_others = counts % (DEALT + 1)
            counts //= DEALT + 1
            for i in range(v.held[seat, 0]):
                if i < from_others:
                    n_b -= 1
                    add_to_hand(v, seat, others[n_b])
                else:
                    n_a -= 1
                    add_to_hand(v, seat, a_cards[n_a])
    if deck_too:
        for i in range(n_a):
            v.deck[i] = a_cards[i]
        for i in range(n_b):
            v.deck[n_a + i] = others[i]
        shuffle(v.deck, n_a + n_b, v.seed, CARDS_UP, event)


@rule
def redeal_set_aside(v: State, me: int, a_cards: Pool, n_a: int) -> int:
    """During set-up: the cards that others have planned or discarded face down; how many A cards are left."""
    for seat in range(v.seats):
        if seat != me:
            aside = DEALT - v.held[seat, 0]
            if aside > 0:
                n_a -= 1
                v.first_plan[seat] = a_cards[n_a] + 1
            for k in range(aside - 1):
                n_a -= 1
                i = k
                while i > 0 and v.first_discard[seat, i - 1] > a_cards[n_a] + 1:
                    v.first_discard[seat, i] = v.first_discard[seat, i - 1]
                    i -= 1
                v.first_discard[seat, i] = a_cards[n_a] + 1
    return n_a


@rule
def draw_counts(v: State, me: int, n_a: int, n_b: int, deck_too: bool, event: int) -> int:
    """How many B and C cards each of the others holds from the first batch, as digits of one number.

    The numbers for up to four others (w, x, y, z; in base DEALT + 1) are drawn in proportion to the ways in which
    cards can lie so. With 5 A cards and 3 others unseen, somebody who holds 2, of which 1 may be no A card, holds two
    A cards in 10 ways and one of each in 3 * 5 = 15: so the digit is 0 in two of five deals and 1 in three. When the
    draw pile is from a later shuffle (`deck_too` is false), all of them lie in the hands.
    """
    held, most = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    k = 0
    for seat in range(v.seats):
        if seat != me:
            held[k] = v.held[seat, 0]
            most[k] = min(v.held[seat, 0], v.not_a[seat])
            k += 1
    total = np.float64(0)
    for step in range(2):
        # first all ways are counted, then one is picked
        left = total * below(v.seed, COUNTS, event, FINE) / FINE
        total = np.float64(0)
        for w in range(most[0] + 1):
            for x in range(most[1] + 1):
                for y in range(most[2] + 1):
                    for z in range(most[3] + 1):
                        if not deck_too and w + x + y + z != n_b:
                            continue
                        ways = WAYS[n_b, w] * WAYS[n_a, held[0] - w]
                        ways *= ways_of(n_b - w, x) * ways_of(n_a - held[0] + w, held[1] - x)
                        ways *= ways_of(n_b - w - x, y) * ways_of(n_a - held[0] - held[1] + w + x, held[2] - y)
                        rest = n_a - held[0] - held[1] - held[2] + w + x + y
                        ways *= ways_of(n_b - w - x - y, z) * ways_of(rest, held[3] - z)
                        total += ways
                        if step == 1 and total > left:
                            base = DEALT + 1
                            return w + base * (x + base * (y + base * z))
    return 0


@rule
def ways_of(n: int, k: int) -> float:
    """In how many ways k of n things can be chosen."""
    return WAYS[n, k] if n >= 0 else 0.0
