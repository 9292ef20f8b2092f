"""The campaign: story cards are laid out and fulfilled; backs are read, the players vote, the next one follows."""

from __future__ import annotations

from argosy.games.maracaibo.parts import (
    C_CARDS,
    FIRST_C,
    FIRST_SITE,
    LEGACIES,
    LEGACY_SPACES,
    QUESTS,
    ROUNDS,
    STORY_AT,
    STORY_CARDS,
    STORY_CHOICE,
    STORY_CLOSE,
    STORY_ENDING,
    STORY_FILLS,
    STORY_IF,
    STORY_INDEX,
    STORY_NEXT,
    STORY_OPEN,
    STORY_ORDERS,
    STORY_QUEST_AT,
    STORY_QUEST_FEWEST,
    STORY_SIDES,
    STORY_TILES,
    TILE_GROUPS,
)
from argosy.games.maracaibo.rules.common import EMPTY, bit, holds
from argosy.games.maracaibo.rules.legacy import bring_all, bring_into_play, take_out
from argosy.games.maracaibo.rules.quests import lay_quest
from argosy.games.maracaibo.state import BATCHES, QUEST_OWNED, Ask, At, State
from argosy.kernel import Ints, push, rule, shuffle

INTO_PILE = 10  # a purpose of chance
FRONT, BACK = 0, 1
COMES, GOES, TO_DECK, TO_DISCARD = 0, 1, 2, 3  # the columns of an order
# what a campaign brings along, behind the options of every game
OPTIONS = 2
CARD, BESIDE, TILES, SITES, SKULLS, C_KEPT = 2, 3, 4, 5, 6, 7
SITE_SHIFT, SKULL_SHIFT = len(TILE_GROUPS[0]), len(TILE_GROUPS[0]) + len(TILE_GROUPS[1])


@rule
def in_campaign(options: Ints) -> bool:
    """Whether a game belongs to a campaign: then more than the usual options are given."""
    return len(options) > OPTIONS


@rule
def begin_story(s: State, options: Ints) -> None:
    """Legacy tiles return to the chart; the fronts of all open cards are carried out, the lowest number first."""
    sites, skulls = EMPTY | options[SITES], EMPTY | options[SKULLS]
    tiles = options[TILES] | sites << SITE_SHIFT | skulls << SKULL_SHIFT
    bring_all(s, tiles)
    cards = EMPTY
    for i in range(len(STORY_SIDES)):
        if holds(options[BESIDE], i):
            cards |= bit(STORY_SIDES[i])
        if holds(options[BESIDE], len(STORY_SIDES) + i):
            s.story_read |= bit(STORY_SIDES[i])
    card = STORY_INDEX[options[CARD]]
    if card < STORY_CARDS:
        cards |= bit(card)
    else:
        s.story = card + 1
        carry_out(s, card, FRONT)
        cards |= STORY_OPEN[card]
    s.story_open = cards
    for k in range(STORY_CARDS):
        if holds(cards, k):
            do_front(s, k)
            lay_beside(s, k)


# --- laying out -------------------------------------------------------------------------------------------------------


@rule
def lay_out(s: State, card: int) -> None:
    """A new card and those it opens; after the final scoring nothing is done before the next game."""
    s.story_open |= bit(card)
    if s.lap <= ROUNDS:
        do_front(s, card)
        lay_beside(s, card)


@rule
def lay_beside(s: State, card: int) -> None:
    """Cards that are taken at once beside this one, unless they lie there or were read before."""
    more = STORY_OPEN[card] & ~(s.story_open | s.story_read)
    s.story_open |= more
    for k in range(STORY_CARDS):
        if holds(more, k):
            do_front(s, k)


@rule
def do_front(s: State, card: int) -> None:
    """Close cards, carry out the front, lay the next story tile and the quests."""
    s.story_open &= ~STORY_CLOSE[card]
    outrank(s, card)
    carry_out(s, card, FRONT)
    if STORY_AT[card] >= 0:
        lay_story_tile(s, card)
    for k in range(STORY_QUEST_AT.shape[1]):
        if STORY_QUEST_AT[card, k] >= 0 and STORY_QUEST_FEWEST[card, k] <= s.sides:
            lay_quest(s, STORY_QUEST_AT[card, k])


@rule
def outrank(s: State, card: int) -> None:
    """Of two cards that speak of the same legacy tile the higher number holds; the lower one leaves the game."""
    for k in range(card):
        if holds(s.story_open, k) and STORY_ORDERS[k, FRONT, COMES] & STORY_ORDERS[card, FRONT, COMES]:
            s.story_open &= ~bit(k)


@rule
def lay_story_tile(s: State, card: int) -> None:
    """The story tile with the next number goes to the place on the card."""
    for k in range(STORY_TILES):
        if s.story_card[k] == 0:
            s.story_card[k] = card + 1
            s.quest_at[STORY_AT[card]] |= bit(QUESTS + k)
            s.quest_age[QUESTS + k] = s.quests_drawn
            return


@rule
def carry_out(s: State, card: int, side: int) -> None:
    """The orders on one side of a card: tiles leave and come, cards go into the pile or onto the discard pile."""
    for tile in range(LEGACIES):
        if holds(STORY_ORDERS[card, side, GOES] & s.legacy, tile):
            take_out(s, tile)
    for tile in range(LEGACIES):
        if holds(STORY_ORDERS[card, side, COMES] & ~s.legacy, tile):
            bring_into_play(s, tile)
    into_pile(s, STORY_ORDERS[card, side, TO_DECK])
    for k in range(C_CARDS):
        if holds(STORY_ORDERS[card, side, TO_DISCARD], k) and s.place[FIRST_C + k] == At.BOX:
            s.place[FIRST_C + k] = At.DISCARD
            s.discard_size += 1


@rule
def into_pile(s: State, cards: int) -> None:
    """C cards are shuffled into the draw pile; during the game it is noted who can have drawn one since."""
    batch = min(int(s.shuffles), BATCHES - 1)
    added = 0
    for k in range(C_CARDS):
        if holds(cards, k) and s.place[FIRST_C + k] == At.BOX:
            s.place[FIRST_C + k] = -batch
            s.deck[s.deck_size] = FIRST_C + k
            s.deck_size += 1
            added |= 1 << k
    if added == 0:
        return
    shuffle(s.deck, s.deck_size, s.seed, INTO_PILE, s.moves)
    if s.moves > 0:
        s.late |= added
        s.late_batch = batch


# --- reading ----------------------------------------------------------------------------------------------------------


@rule
def taker(s: State, card: int) -> int:
    """Who took the story tile of a card; -1 when nobody did."""
    for k in range(STORY_TILES):
        if s.story_card[k] == card + 1:
            for seat in range(s.sides):
                if holds(s.quest_at[QUEST_OWNED + seat], QUESTS + k):
                    return seat
    return -1


@rule
def reader(s: State, card: int) -> int:
    """Who took the story tile reads the back; for a full site, who ended the round. Jean never reads."""
    seat = taker(s, card)
    if seat < 0:
        seat = s.ender
    return seat if seat < s.seats else 0


@rule
def is_fulfilled(s: State, card: int) -> bool:
    """A card is fulfilled when its story tile was taken, or when its construction site is full."""
    tile = STORY_FILLS[card]
    if tile < 0:
        return taker(s, card) >= 0
    return holds(s.legacy, tile) and s.site[tile - FIRST_SITE] == LEGACY_SPACES[tile]


@rule
def tell_story(s: State, seat: int, voted: int) -> None:
    """At the end of a round all open cards are looked at; of several that are fulfilled the lowest is read first."""
    if voted > 0:
        lead_on(s, voted - 1, count_votes(s, voted - 1))
    for card in range(STORY_CARDS):
        if holds(s.story_open, card) and is_fulfilled(s, card):
            read(s, seat, card)
            return


@rule
def read(s: State, seat: int, card: int) -> None:
    """The back is carried out; then the campaign ends, or the players vote, or the next card follows."""
    s.story_open &= ~bit(card)
    s.story_read |= bit(card)
    s.reveals += 1
    carry_out(s, card, BACK)
    if STORY_CHOICE[card] >= 0:
        push(s, Ask.DO_STORY, seat, card + 1)
        first = reader(s, card)
        for k in range(s.seats):  # the reader votes last
            push(s, Ask.CHOOSE, (first + s.seats - k) % s.seats, STORY_CHOICE[card], 2)
        return
    push(s, Ask.DO_STORY, seat)
    if STORY_ENDING[card] > 0:
        s.ending = STORY_ENDING[card]
    elif STORY_IF[card] >= 0:
        lead_on(s, card, 0 if holds(s.legacy, STORY_IF[card]) else 1)
    else:
        lead_on(s, card, 0)


@rule
def lead_on(s: State, card: int, option: int) -> None:
    """The card that follows is laid out; side cards lead nowhere."""
    if STORY_NEXT[card, option] >= 0:
        lay_out(s, STORY_NEXT[card, option])


@rule
def count_votes(s: State, card: int) -> int:
    """The majority decides; when the votes are equal, the reader does."""
    seconds = 0
    for seat in range(s.seats):
        seconds += s.votes[seat] - 1
    option = 1 if 2 * seconds > s.seats else 0
    if 2 * seconds == s.seats:
        option = s.votes[reader(s, card)] - 1
    for seat in range(s.seats):
        s.votes[seat] = 0
    return option
