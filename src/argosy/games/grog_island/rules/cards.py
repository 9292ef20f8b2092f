"""The three decks. Treasure and parrot cards leave the game when played; goal cards go back under their deck.

Goal cards have anonymous backs that everybody at the table follows by eye: in the deck, in a hand, under the deck
again. Whoever chooses a card in secret mixes the backs it was chosen from, so the others lose track of exactly those.
"""

from __future__ import annotations

from argosy.games.grog_island.parts import BIT, GOALS
from argosy.games.grog_island.rules.sets import first, is_single
from argosy.games.grog_island.state import Ask, State
from argosy.kernel import Grid, Ints, push, rule

NO_BACK = -1


@rule
def draw_treasure(s: State, seat: int) -> None:
    """One treasure card into the hand, if there is one left."""
    if s.treasures_left > 0:
        s.treasures_left -= 1
        take_card(s, seat, s.treasure_deck, s.treasures_left, s.treasure, s.treasures)


@rule
def draw_parrot(s: State, seat: int) -> None:
    """One parrot card into the hand, if there is one left."""
    if s.parrots_left > 0:
        s.parrots_left -= 1
        take_card(s, seat, s.parrot_deck, s.parrots_left, s.parrot, s.parrots)


@rule
def take_card(s: State, seat: int, deck: Ints, place: int, hands: Grid, counts: Ints) -> None:
    """A card leaves its place in a deck for a hand; everybody sees how many cards the seat has."""
    hands[seat, deck[place] - 1] += 1
    deck[place] = 0
    counts[seat] += 1
    s.reveals += 1


@rule
def spend_parrot(s: State, seat: int, kind: int) -> None:
    """A played parrot card leaves the game."""
    s.parrot[seat, kind] -= 1
    s.parrots[seat] -= 1
    s.parrots_spent[kind] += 1


@rule
def take_goal(s: State, seat: int) -> int:
    """The back on top of the goal deck is taken and looked at by this seat."""
    back = s.queue[s.top] - 1
    s.queue[s.top] = 0
    s.top = (s.top + 1) % GOALS
    s.goals_left -= 1
    s.knows[seat] |= BIT[back]
    s.reveals += 1
    return back


@rule
def put_under(s: State, back: int) -> None:
    """A goal card goes face down under the deck."""
    s.queue[(s.top + s.goals_left) % GOALS] = back + 1
    s.goals_left += 1


@rule
def back_of(s: State, backs: int, goal: int) -> int:
    """The first of these backs with this goal on its face."""
    for back in range(GOALS):
        if backs & BIT[back] != 0 and s.face[back] == goal + 1:
            return back
    return NO_BACK


@rule
def exchange_faces(s: State, one: int, other: int) -> None:
    """What nobody else can tell apart is put where it belongs."""
    kept = s.face[one]
    s.face[one] = s.face[other]
    s.face[other] = kept


@rule
def mix_backs(s: State, seat: int, backs: int) -> None:
    """The seat chose among these backs in secret: all others lose track of them."""
    for other in range(s.seats):
        if other != seat:
            s.knows[other] &= ~backs


@rule
def give_goal_under(s: State, seat: int, back: int, goal: int) -> None:
    """Of the hand the seat puts this goal under the deck; for the others just some card left the hand."""
    exchange_faces(s, back, back_of(s, s.held[seat], goal))
    mix_backs(s, seat, s.held[seat])
    s.held[seat] &= ~BIT[back]
    put_under(s, back)


@rule
def swap_goal(s: State, seat: int) -> None:
    """The swapping cloud: draw one goal card into the hand, then put any one of the hand under the deck."""
    if s.goals_left == 0:
        return
    back = take_goal(s, seat)
    s.held[seat] |= BIT[back]
    push(s, Ask.SWAP, seat, back)


@rule
def draw_goals(s: State, seat: int, count: int) -> None:
    """The goal ship: draw one card a tile; only one of them is kept."""
    drawn = min(count, s.goals_left)
    for _ in range(drawn):
        s.drawn |= BIT[take_goal(s, seat)]
    if drawn == 1:
        s.held[seat] |= s.drawn
        s.drawn = 0
    elif drawn > 1:
        push(s, Ask.KEEP, seat, drawn)


@rule
def keep_goal(s: State, seat: int, goal: int) -> None:
    """One drawn goal joins the hand; the others go under the deck in any order."""
    mix_backs(s, seat, s.drawn)
    back = first(s.drawn)
    exchange_faces(s, back, back_of(s, s.drawn, goal))
    s.held[seat] |= BIT[back]
    s.drawn &= ~BIT[back]
    lay_rest_under(s, seat)


@rule
def lay_under(s: State, seat: int, goal: int) -> None:
    """The next of the drawn cards that were not kept goes under the deck."""
    back = first(s.drawn)
    exchange_faces(s, back, back_of(s, s.drawn, goal))
    s.drawn &= ~BIT[back]
    put_under(s, back)
    lay_rest_under(s, seat)


@rule
def lay_rest_under(s: State, seat: int) -> None:
    """The last card needs no question; two or more are always asked about, alike or not, or the silence would tell."""
    if is_single(s.drawn):
        put_under(s, first(s.drawn))
        s.drawn = 0
    else:
        push(s, Ask.UNDER, seat)


@rule
def list_goals(s: State, backs: int, code: int, out: Ints) -> int:
    """The moves for each different goal among these backs; `code` is that of the first goal."""
    seen = 0
    n = 0
    for back in range(GOALS):
        if backs & BIT[back] != 0 and seen & BIT[s.face[back]] == 0:
            seen |= BIT[s.face[back]]
            out[n] = code + s.face[back] - 1
            n += 1
    return n


@rule
def goal_kinds(s: State, backs: int) -> int:
    """The different goals among these backs, as bits; a goal held twice counts once."""
    kinds = 0
    while backs != 0:
        face = s.face[first(backs)]
        backs &= backs - 1
        if face != 0:
            kinds |= BIT[face - 1]
    return kinds
