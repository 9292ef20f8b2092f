"""Expedition cards: drawing, turning up, discarding, shuffling again.

Hands are bit masks. Cards that went into the deck with the same shuffle form a batch: everybody knows which cards a
batch holds and how many of them lie in each hand, because every card that leaves a hand is seen.

All thirty cards are the first batch. When the deck runs out, say with two of them in the hand of seat 0 and the others
discarded, those two are all that is unseen of it (`held` says that seat 0 has two of the first batch), and the
discarded ones, shuffled, are the second batch: no card of the new deck can be one of the two.
"""

from __future__ import annotations

from argosy.games.goa.parts import CARD_COLONISTS, CARDS, MOST_DRAWN
from argosy.games.goa.rules.bits import ones
from argosy.games.goa.state import BATCHES, State
from argosy.kernel import rule, shuffle

DECK = 1  # the purpose of shuffling the expedition cards; the event is the number of the shuffle


@rule
def available(s: State) -> int:
    """How many cards could still be drawn, the discard pile shuffled in."""
    if s.deck_size >= MOST_DRAWN:  # nobody draws more at once
        return s.deck_size
    return s.deck_size + ones(s.discard)


@rule
def shuffle_discards(s: State) -> None:
    """When the deck is empty the discard pile is shuffled and becomes the deck: a new batch."""
    make_room_for_batch(s)
    newest = BATCHES - 1
    count = 0
    for card in range(CARDS):
        if s.discard >> card & 1:
            s.deck[count] = card
            count += 1
    s.batch[newest] = s.discard
    s.discard = 0
    s.deck_size = count
    shuffle(s.deck, count, s.seed, DECK, s.shuffles)
    s.shuffles += 1


@rule
def make_room_for_batch(s: State) -> None:
    """The newest batch has the last row. Older ones move to the front; those of which nothing is hidden vanish."""
    kept = 0
    for old in range(BATCHES):
        if s.batch[old] == 0:
            continue
        if kept == BATCHES - 1:
            merge_batch(s, old)
        else:
            if kept != old:
                move_batch(s, old, kept)
            kept += 1
    for row in range(kept, BATCHES):
        wipe_batch(s, row)


@rule
def move_batch(s: State, old: int, new: int) -> None:
    """Renumber a batch."""
    s.batch[new] = s.batch[old]
    for seat in range(s.seats):
        s.held[seat, new] = s.held[seat, old]


@rule
def merge_batch(s: State, old: int) -> None:
    """More batches than can be told apart: the newest of the old ones are thrown together."""
    s.batch[BATCHES - 2] |= s.batch[old]
    for seat in range(s.seats):
        s.held[seat, BATCHES - 2] += s.held[seat, old]


@rule
def wipe_batch(s: State, row: int) -> None:
    """Nothing is hidden in this batch."""
    s.batch[row] = 0
    for seat in range(s.seats):
        s.held[seat, row] = 0


@rule
def top_card(s: State) -> int:
    """Take the top card of the deck; -1 when there is none even after shuffling."""
    if s.deck_size == 0:
        if s.discard == 0:
            return -1
        shuffle_discards(s)
    s.deck_size -= 1
    card = int(s.deck[s.deck_size])  # a 16-bit number would overflow when the interpreter shifts by it
    s.deck[s.deck_size] = 0
    return card


@rule
def draw(s: State, seat: int, count: int) -> None:
    """The seat takes cards from the deck into its hand, unseen by the others."""
    for _ in range(count):
        card = top_card(s)
        if card < 0:
            return
        s.hand[seat] |= 1 << card
        s.hand_size[seat] += 1
        s.held[seat, BATCHES - 1] += 1
        s.reveals += 1


@rule
def turn_up(s: State, count: int) -> int:
    """Turn up cards for everybody to see, then discard them; the sum of their colonists."""
    colonists = 0
    s.shown = 0
    for _ in range(count):
        card = top_card(s)  # the cards already turned up lie on the table: a shuffle does not bring them back
        if card < 0:
            break
        colonists += CARD_COLONISTS[card]
        s.shown |= 1 << card
        come_to_light(s, card)
        s.reveals += 1
    s.discard |= s.shown
    return colonists


@rule
def see(s: State, card: int) -> None:
    """A card comes to light and goes to the discard pile."""
    s.discard |= 1 << card
    come_to_light(s, card)


@rule
def come_to_light(s: State, card: int) -> None:
    """Everybody has seen this card: it is no longer among the unseen ones of its batch."""
    for row in range(BATCHES):
        s.batch[row] &= ~(1 << card)


@rule
def put_away(s: State, seat: int, card: int) -> None:
    """A card leaves the hand for the discard pile."""
    leave_hand(s, seat, card)
    s.discard |= 1 << card


@rule
def lay_down(s: State, seat: int, card: int) -> None:
    """The one card of a turn is played: it lies on the table until what it does is done."""
    leave_hand(s, seat, card)
    s.card_played = 1
    s.in_use = card + 1


@rule
def clear_table(s: State) -> None:
    """What the played card does is done: it is discarded. No shuffle meanwhile could bring it back."""
    if s.in_use != 0:
        s.discard |= 1 << int(s.in_use - 1)
        s.in_use = 0


@rule
def leave_hand(s: State, seat: int, card: int) -> None:
    """A card leaves the hand, seen by all: there is no way back."""
    s.reveals += 1
    for row in range(BATCHES):
        if s.batch[row] >> card & 1:
            s.held[seat, row] -= 1
    s.hand[seat] &= ~(1 << card)
    s.hand_size[seat] -= 1
    come_to_light(s, card)
