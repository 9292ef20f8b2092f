"""Project cards: the hand, the draw pile, the display, the discard pile, planning; paying with cards."""

from __future__ import annotations

from argosy.games.maracaibo.effects import Cost
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    CABIN,
    CARD_GOOD,
    CARD_KINDS,
    CARDS,
    COST,
    DISPLAY,
    DISPLAY_PRICE,
    FIRST_B,
    FIRST_C,
    GOOD_COUNT,
    HAND_LIMIT,
    NEST,
    NEST_PRICE,
    OBJECT_COUNT,
    OBJECT_KINDS,
    OBJECT_MASK,
    PLANNING,
    WIDE_HAND,
)
from argosy.games.maracaibo.rules.common import holds, return_figures
from argosy.games.maracaibo.state import BATCHES, Ask, At, State
from argosy.kernel import A, B, Ints, pop, push, rule, shuffle

SHUFFLE_CARDS = 1  # the purposes of chance
EQUAL = 0  # in an Ask.PAY row: cards of one good, whichever
OWED_BASE = 256  # more than any set of goods and objects: what is owed is number * OWED_BASE + kinds
NO_CARD = -1


@rule
def hand_limit(s: State, seat: int) -> int:
    """Four cards, or six with the ship's cabin."""
    return WIDE_HAND if s.full[seat] & CABIN else HAND_LIMIT


@rule
def display_price(s: State, seat: int) -> int:
    """A card from the display costs a doubloon, unless the ship has its crow's nest."""
    return NEST_PRICE if s.full[seat] & NEST else DISPLAY_PRICE


@rule
def add_to_hand(s: State, seat: int, card: int) -> None:
    """A hand is kept in rising order, so that equal hands are equal records."""
    i = s.hand_size[seat]
    while i > 0 and s.hand[seat, i - 1] > card:
        s.hand[seat, i] = s.hand[seat, i - 1]
        i -= 1
    s.hand[seat, i] = card
    s.hand_size[seat] += 1


@rule
def remove_from_hand(s: State, seat: int, card: int) -> None:
    """A card leaves the hand."""
    last = s.hand_size[seat] - 1
    i = 0
    while s.hand[seat, i] != card:
        i += 1
    while i < last:
        s.hand[seat, i] = s.hand[seat, i + 1]
        i += 1
    s.hand[seat, last] = 0
    s.hand_size[seat] = last


@rule
def dealt_first(s: State, card: int) -> bool:
    """The cards of which first hands are dealt: A cards, and C cards that a campaign brings from its last game."""
    return card < FIRST_B or (card >= FIRST_C and holds(s.c_first, card - FIRST_C))


@rule
def show(s: State, seat: int, card: int, where: int) -> None:
    """A card of a hand comes into the open: what was known about the unseen cards of this hand changes.

    Everybody knows from which shuffle (batch) the unseen cards of a hand come, and of those from before the first one
    how many may be other than A cards (`not_a`): of three such cards with `not_a` 2 a B card is shown, then of the two
    that are left one may be. Cards that came into the pile late are counted alike (`drawn_late`).
    """
    batch = -int(s.place[card])
    if batch >= 0:
        s.held[seat, batch] -= 1
        if batch == 0:
            if not dealt_first(s, card):
                s.not_a[seat] -= 1
            s.not_a[seat] = min(s.not_a[seat], s.held[seat, 0])
        if s.late and batch == s.late_batch:
            s.drawn_late[seat] = min(s.drawn_late[seat], s.held[seat, batch])
    s.place[card] = where


@rule
def discard(s: State, seat: int, card: int) -> None:
    """A card goes from the hand onto the discard pile, face up."""
    remove_from_hand(s, seat, card)
    show(s, seat, card, At.DISCARD)
    s.discard_size += 1


@rule
def discard_hand(s: State, seat: int) -> None:
    """All cards of a hand go onto the discard pile; everybody sees them now."""
    if s.hand_size[seat] > 0:
        s.reveals += 1
    while s.hand_size[seat] > 0:
        discard(s, seat, s.hand[seat, s.hand_size[seat] - 1])


@rule
def can_draw(s: State) -> bool:
    """Whether there is a card on the draw pile or on the discard pile."""
    return s.deck_size + s.discard_size > 0


@rule
def draw(s: State) -> int:
    """The top card of the draw pile; an empty pile is made anew from the discard pile."""
    if s.deck_size == 0:
        s.shuffles += 1
        batch = min(int(s.shuffles), BATCHES - 1)
        n = 0
        for card in range(CARDS):
            if s.place[card] == At.DISCARD:
                s.deck[n] = card
                s.place[card] = -batch
                n += 1
        shuffle(s.deck, n, s.seed, SHUFFLE_CARDS, s.shuffles)
        s.deck_size = n
        s.discard_size = 0
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = 0
    s.reveals += 1
    return card


@rule
def draw_to_hand(s: State, seat: int) -> None:
    """A card that nobody else sees."""
    card = draw(s)
    batch = -int(s.place[card])
    s.held[seat, batch] += 1
    if batch == 0:
        s.not_a[seat] += 1
    if s.late and batch == s.late_batch:
        s.drawn_late[seat] += 1
    add_to_hand(s, seat, card)


@rule
def fill_display(s: State) -> None:
    """Four cards lie open, as far as there are cards."""
    for i in range(DISPLAY):
        if s.display[i] == 0 and can_draw(s):
            card = draw(s)
            s.place[card] = At.DISPLAY
            s.display[i] = card + 1


@rule
def clear_display(s: State) -> None:
    """After a round the display is discarded."""
    for i in range(DISPLAY):
        if s.display[i] > 0:
            s.place[s.display[i] - 1] = At.DISCARD
            s.display[i] = 0
            s.discard_size += 1


@rule
def legal_draw(s: State, seat: int, out: Ints) -> int:
    """Draw from the pile, or take a card from the display for its price."""
    n = 0
    if can_draw(s):
        out[n] = Code.DRAW
        n += 1
    else:
        out[n] = Code.DONE
        n += 1
    if s.doubloons[seat] >= display_price(s, seat):
        for i in range(DISPLAY):
            if s.display[i] > 0:
                out[n] = Code.TAKE + s.display[i] - 1
                n += 1
    return n


@rule
def take_from_display(s: State, seat: int, card: int) -> None:
    """A card of the display comes to the hand; everybody saw which."""
    s.doubloons[seat] -= display_price(s, seat)
    for i in range(DISPLAY):
        if s.display[i] == card + 1:
            s.display[i] = 0
    s.place[card] = At.HAND + seat
    add_to_hand(s, seat, card)


@rule
def do_draw(s: State, seat: int, move: int) -> None:
    """One card of phase C; the question stays until the limit is reached."""
    if move == Code.DONE:
        pop(s)
    elif move == Code.DRAW:
        draw_to_hand(s, seat)
    else:
        take_from_display(s, seat, move - Code.TAKE)


@rule
def draws_without_asking(s: State, seat: int) -> bool:
    """Phase C ends at the limit; who cannot pay for the display just draws. True when something was done."""
    if s.hand_size[seat] >= hand_limit(s, seat):
        pop(s)
        return True
    buys = False
    if s.doubloons[seat] >= display_price(s, seat):
        for i in range(DISPLAY):
            buys = buys or s.display[i] > 0
    if buys:
        return False
    if can_draw(s):
        draw_to_hand(s, seat)
    else:
        pop(s)
    return True


@rule
def legal_plans(s: State, seat: int, out: Ints, n: int) -> int:
    """Free action: a hand card onto a free planning space."""
    if s.plan[seat, PLANNING - 1] == 0:
        for i in range(s.hand_size[seat]):
            out[n] = Code.PLAN + s.hand[seat, i]
            n += 1
    return n


@rule
def plan_card(s: State, seat: int, card: int) -> None:
    """The card lies open above the ship board; it is no hand card any more."""
    remove_from_hand(s, seat, card)
    show(s, seat, card, At.PLAN + seat)
    add_plan(s, seat, card)


@rule
def add_plan(s: State, seat: int, card: int) -> None:
    """Planned cards are kept in rising order, free spaces last."""
    i = 0
    while s.plan[seat, i] != 0:
        i += 1
    while i > 0 and s.plan[seat, i - 1] > card + 1:
        s.plan[seat, i] = s.plan[seat, i - 1]
        i -= 1
    s.plan[seat, i] = card + 1


@rule
def remove_plan(s: State, seat: int, card: int) -> None:
    """A planned card was bought."""
    i = 0
    while s.plan[seat, i] != card + 1:
        i += 1
    while i < PLANNING - 1:
        s.plan[seat, i] = s.plan[seat, i + 1]
        i += 1
    s.plan[seat, PLANNING - 1] = 0


# --- paying -----------------------------------------------------------------------------------------------------------


@rule
def matching(s: State, seat: int, kinds: int, but: int) -> int:
    """How many hand cards show one of these goods or objects, without counting one card."""
    count = 0
    for i in range(s.hand_size[seat]):
        card = s.hand[seat, i]
        if card != but and CARD_KINDS[card] & kinds:
            count += 1
    return count


@rule
def lasting(s: State, seat: int, yes: int, no: int) -> int:
    """How many lasting objects count as one kind and not as another."""
    count = 0
    for k in range(OBJECT_KINDS):
        if OBJECT_MASK[k] & yes and not OBJECT_MASK[k] & no:
            count += s.objects[seat, k]
    return count


@rule
def owed_objects(s: State, seat: int, cost: int, which: int) -> int:
    """What is still to be discarded for the objects of a price: number * OWED_BASE + kinds; `which` is 0 or 1.

    A price names one object several times (then 1 owes nothing), or two objects once each (0 is the first, 1 the
    second). A lasting object saves one card. For a book and a map:
    - with nothing lasting, 0 owes a book and 1 a map;
    - with a lasting book, only 1 owes a card, a map;
    - with a lasting object that counts as either, 0 owes one card with a book or a map, as the player likes.
    """
    one, two, n = 0, 0, 0
    for k in range(OBJECT_COUNT):
        need = COST[cost, Cost.OBJECT + k]
        if need > 0:
            n = need
            if one == 0:
                one = 1 << k
            else:
                two = 1 << k
    if two == 0:
        left = max(0, n - lasting(s, seat, one, 0)) if which == 0 else 0
        return left * OWED_BASE + (one << GOOD_COUNT)
    either = lasting(s, seat, one, 0) - lasting(s, seat, one, two)
    first = 0 if lasting(s, seat, one, two) > 0 else 1
    second = 0 if lasting(s, seat, two, one) > 0 else 1
    if first + second <= either:
        first, second = 0, 0
    elif first + second == 2 and either == 1:
        return OWED_BASE + ((one | two) << GOOD_COUNT) if which == 0 else 0
    if which == 0:
        return first * OWED_BASE + (one << GOOD_COUNT)
    return second * OWED_BASE + (two << GOOD_COUNT)


@rule
def most_equal(s: State, seat: int) -> int:
    """The most hand cards with the same good."""
    most = 0
    for good in range(GOOD_COUNT):
        most = max(most, matching(s, seat, 1 << good, NO_CARD))
    return most


@rule
def can_pay(s: State, seat: int, cost: int, but: int) -> bool:
    """Whether a seat can pay a price; one card (the one being bought) cannot be used for it."""
    if cost == 0:
        return True
    if s.doubloons[seat] < COST[cost, Cost.DOUBLOONS] or s.combat[seat] < COST[cost, Cost.COMBAT]:
        return False
    if s.figures[seat] < COST[cost, Cost.FIGURES] or s.phase_a < COST[cost, Cost.POINTS_SAILED]:
        return False
    if COST[cost, Cost.HAND] > 0 and s.hand_size[seat] == 0:
        return False
    if COST[cost, Cost.EQUAL] > 0 and most_equal(s, seat) < COST[cost, Cost.EQUAL]:
        return False
    for good in range(GOOD_COUNT):
        need = COST[cost, Cost.GOOD + good]
        if need > 0 and matching(s, seat, 1 << good, but) < need:
            return False
    for which in range(2):
        owed = owed_objects(s, seat, cost, which)
        if owed >= OWED_BASE and matching(s, seat, owed % OWED_BASE, but) < owed // OWED_BASE:
            return False
    return True


@rule
def uses_cards(cost: int) -> bool:
    """Whether a price is paid with hand cards of certain goods or objects."""
    found = False
    for column in range(Cost.EQUAL, Cost.COUNT):
        found = found or COST[cost, column] > 0
    return found


@rule
def may_pay(s: State, seat: int, cost: int) -> bool:
    """Whether a seat can pay as far as everybody can tell: who holds cards is asked, so that silence says nothing."""
    if s.hand_size[seat] > 0 and uses_cards(cost):
        return s.doubloons[seat] >= COST[cost, Cost.DOUBLOONS] and s.combat[seat] >= COST[cost, Cost.COMBAT]
    return can_pay(s, seat, cost, NO_CARD)


@rule
def pay(s: State, seat: int, cost: int) -> None:
    """Pay a price; which cards are discarded for it is asked next."""
    if cost == 0:
        return
    s.doubloons[seat] -= COST[cost, Cost.DOUBLOONS]
    s.combat[seat] -= COST[cost, Cost.COMBAT]
    return_figures(s, seat, COST[cost, Cost.FIGURES])
    if COST[cost, Cost.HAND] > 0:
        discard_hand(s, seat)
    if COST[cost, Cost.EQUAL] > 0:
        push(s, Ask.PAY, seat, EQUAL, COST[cost, Cost.EQUAL])
    for good in range(GOOD_COUNT):
        if COST[cost, Cost.GOOD + good] > 0:
            push(s, Ask.PAY, seat, 1 << good, COST[cost, Cost.GOOD + good])
    for which in range(2):
        owed = owed_objects(s, seat, cost, which)
        if owed >= OWED_BASE:
            push(s, Ask.PAY, seat, owed % OWED_BASE, owed // OWED_BASE)


@rule
def will_do(s: State, seat: int, card: int, kinds: int, n: int) -> bool:
    """Whether a hand card can be discarded for what is asked."""
    if kinds == EQUAL:
        return matching(s, seat, 1 << CARD_GOOD[card], NO_CARD) >= n
    return CARD_KINDS[card] & kinds != 0


@rule
def legal_pay(s: State, seat: int, out: Ints) -> int:
    """The hand cards that show what is to be paid."""
    row = s.depth - 1
    n = 0
    for i in range(s.hand_size[seat]):
        if will_do(s, seat, s.hand[seat, i], s.asks[row, A], s.asks[row, B]):
            out[n] = Code.PAY + s.hand[seat, i]
            n += 1
    return n


@rule
def do_pay(s: State, seat: int, card: int) -> None:
    """Discard one card; the question stays until all are paid. The first of equal goods fixes the good."""
    row = s.depth - 1
    if s.asks[row, A] == EQUAL:
        s.asks[row, A] = 1 << CARD_GOOD[card]
    s.asks[row, B] -= 1
    discard(s, seat, card)
    if s.asks[row, B] == 0:
        pop(s)
