"""The three decks. Treasure and parrot cards leave the game when played; goal cards go back under their deck.

Goal cards have anonymous backs that everybody at the table follows by eye: in the deck, in a hand, under the deck
again. Whoever chooses a card in secret mixes the backs it was chosen from, so the others lose track of exactly those.
"""

from __future__ import annotations

from typing import Any

from argosy.games.grog_island.parts import BIT, GOALS, NUMBER
from argosy.games.grog_island.state import Ask
from argosy.kernel import push, rule

NO_BACK = -1
BITS = len(NUMBER)


@rule
def draw_treasure(s: Any, seat: int) -> None:
    """One treasure card into the hand, if there is one left."""
    if s.treasures_left == 0:
        return
    s.treasures_left -= 1
    card = s.treasure_deck[s.treasures_left]
    s.treasure_deck[s.treasures_left] = 0
    s.treasure[seat, card - 1] += 1
    s.treasures[seat] += 1
    s.reveals += 1


@rule
def draw_parrot(s: Any, seat: int) -> None:
    """One parrot card into the hand, if there is one left."""
    if s.parrots_left == 0:
        return
    s.parrots_left -= 1
    card = s.parrot_deck[s.parrots_left]
    s.parrot_deck[s.parrots_left] = 0
    s.parrot[seat, card - 1] += 1
    s.parrots[seat] += 1
    s.reveals += 1


@rule
def spend_parrot(s: Any, seat: int, kind: int) -> None:
    """A played parrot card leaves the game."""
    s.parrot[seat, kind] -= 1
    s.parrots[seat] -= 1
    s.parrots_spent[kind] += 1


@rule
def take_goal(s: Any, seat: int) -> int:
    """The back on top of the goal deck is taken and looked at by this seat."""
    back = s.queue[s.top] - 1
    s.queue[s.top] = 0
    s.top = (s.top + 1) % GOALS
    s.goals_left -= 1
    s.knows[seat] |= BIT[back]
    s.reveals += 1
    return back


@rule
def put_under(s: Any, back: int) -> None:
    """A goal card goes face down under the deck."""
    s.queue[(s.top + s.goals_left) % GOALS] = back + 1
    s.goals_left += 1


@rule
def back_of(s: Any, backs: int, goal: int) -> int:
    """The first of these backs with this goal on its face."""
    for back in range(GOALS):
        if backs & BIT[back] != 0 and s.face[back] == goal + 1:
            return back
    return NO_BACK


@rule
def lowest(backs: int) -> int:
    """The first back of a set."""
    back = 0
    while backs & BIT[back] == 0:
        back += 1
    return back


@rule
def exchange_faces(s: Any, one: int, other: int) -> None:
    """What nobody else can tell apart is put where it belongs."""
    kept = s.face[one]
    s.face[one] = s.face[other]
    s.face[other] = kept


@rule
def mix_backs(s: Any, seat: int, backs: int) -> None:
    """The seat chose among these backs in secret: all others lose track of them."""
    for other in range(s.seats):
        if other != seat:
            s.knows[other] &= ~backs


@rule
def give_goal_under(s: Any, seat: int, back: int, goal: int) -> None:
    """Of the hand the seat puts this goal under the deck; for the others just some card left the hand."""
    exchange_faces(s, back, back_of(s, s.held[seat], goal))
    mix_backs(s, seat, s.held[seat])
    s.held[seat] &= ~BIT[back]
    put_under(s, back)


@rule
def swap_goal(s: Any, seat: int) -> None:
    """The swapping cloud: draw one goal card into the hand, then put any one of the hand under the deck."""
    if s.goals_left == 0:
        return
    back = take_goal(s, seat)
    s.held[seat] |= BIT[back]
    push(s, Ask.SWAP, seat, back)


@rule
def draw_goals(s: Any, seat: int, count: int) -> None:
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
def keep_goal(s: Any, seat: int, goal: int) -> None:
    """One drawn goal joins the hand; the others go under the deck in any order."""
    mix_backs(s, seat, s.drawn)
    back = lowest(s.drawn)
    exchange_faces(s, back, back_of(s, s.drawn, goal))
    s.held[seat] |= BIT[back]
    s.drawn &= ~BIT[back]
    lay_rest_under(s, seat)


@rule
def lay_under(s: Any, seat: int, goal: int) -> None:
    """The next of the drawn cards that were not kept goes under the deck."""
    back = lowest(s.drawn)
    exchange_faces(s, back, back_of(s, s.drawn, goal))
    s.drawn &= ~BIT[back]
    put_under(s, back)
    lay_rest_under(s, seat)


@rule
def lay_rest_under(s: Any, seat: int) -> None:
    """The last card needs no question; two or more are always asked about, alike or not, or the silence would tell."""
    if s.drawn & (s.drawn - 1) == 0:
        put_under(s, lowest(s.drawn))
        s.drawn = 0
    else:
        push(s, Ask.UNDER, seat)


@rule
def list_goals(s: Any, backs: int, first: int, out: Any) -> int:
    """The moves for each different goal among these backs."""
    seen = 0
    n = 0
    for back in range(GOALS):
        if backs & BIT[back] != 0 and seen & BIT[s.face[back]] == 0:
            seen |= BIT[s.face[back]]
            out[n] = first + s.face[back] - 1
            n += 1
    return n


@rule
def goal_kinds(s: Any, backs: int) -> int:
    """The different goals among these backs, as bits; a goal held twice counts once."""
    kinds = 0
    while backs != 0:
        face = s.face[NUMBER[(backs & -backs) % BITS]]
        backs &= backs - 1
        if face != 0:
            kinds |= BIT[face - 1]
    return kinds
