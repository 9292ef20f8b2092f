"""Setting the table, and what every seat chooses before the first auction."""

from __future__ import annotations

from typing import Any

from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.parts import (
    ALL_BUILDINGS,
    BIT,
    COLOURS,
    CREW,
    GHOST,
    GHOST_CREW,
    GOAL_DECK,
    GOALS,
    GOALS_DEALT,
    GOALS_KEPT,
    LOCKS,
    PARROT_DECK,
    PARROTS,
    SHIPS,
    START_COINS,
    START_GOODS,
    START_PARROTS,
    START_TREASURES,
    TREASURE_DECK,
    TREASURES,
)
from argosy.games.grog_island.rules.cards import draw_parrot, draw_treasure, give_goal_under
from argosy.games.grog_island.rules.rounds import begin_round
from argosy.games.grog_island.state import Ask, State
from argosy.kernel import Ints, below, push, rule, shuffle

GOALS_SHUFFLE = 2  # purposes of chance
TREASURE_SHUFFLE = 3
PARROT_SHUFFLE = 4
SHIPS_SHUFFLE = 5
CLOUDS_SHUFFLE = 6
FLAG_DRAW = 7


@rule
def setup(s: State, seats: int, options: Any, seed: Any) -> None:
    """Everything up to the first decision."""
    s.seed = seed
    s.seats = seats
    s.free = ALL_BUILDINGS
    s.locks_left = LOCKS
    s.crew_left[GHOST] = GHOST_CREW[seats]
    lay_decks(s)
    for space in range(SHIPS):
        s.ships[space] = space
    shuffle(s.ships, SHIPS, s.seed, SHIPS_SHUFFLE, 0)
    for colour in range(COLOURS):
        s.clouds[colour] = colour
    shuffle(s.clouds, COLOURS, s.seed, CLOUDS_SHUFFLE, 0)
    s.flag = below(s.seed, FLAG_DRAW, 0, seats)
    for seat in range(seats):
        equip(s, seat)
    ask_goals(s, s.flag)


@rule
def lay_decks(s: State) -> None:
    """Shuffle the three decks; the first goal cards are the ones that will be dealt."""
    for i in range(GOALS):
        s.face[i] = GOAL_DECK[i]
    shuffle(s.face, GOALS, s.seed, GOALS_SHUFFLE, 0)
    for i in range(TREASURES):
        s.treasure_deck[i] = TREASURE_DECK[i]
    shuffle(s.treasure_deck, TREASURES, s.seed, TREASURE_SHUFFLE, 0)
    s.treasures_left = TREASURES
    for i in range(PARROTS):
        s.parrot_deck[i] = PARROT_DECK[i]
    shuffle(s.parrot_deck, PARROTS, s.seed, PARROT_SHUFFLE, 0)
    s.parrots_left = PARROTS
    dealt = GOALS_DEALT * s.seats
    for i in range(dealt, GOALS):
        s.queue[i - dealt] = i + 1
    s.goals_left = GOALS - dealt


@rule
def equip(s: State, seat: int) -> None:
    """Crew, coins, one treasure card, one parrot card, six goal cards to choose from."""
    s.crew_left[seat] = CREW[s.seats]
    s.coins[seat] = START_COINS
    for _ in range(START_TREASURES):
        draw_treasure(s, seat)
    for _ in range(START_PARROTS):
        draw_parrot(s, seat)
    for i in range(GOALS_DEALT):
        s.held[seat] |= BIT[seat * GOALS_DEALT + i]
    s.knows[seat] = s.held[seat]


@rule
def ask_goals(s: State, seat: int) -> None:
    """The seat puts goal cards under the deck until it has kept four."""
    push(s, Ask.GOALS, seat, seat * GOALS_DEALT + GOALS_DEALT - 1)


@rule
def put_dealt_goal_under(s: State, seat: int, back: int, goal: int) -> None:
    """One of the dealt goal cards goes under the deck; then the next one, the next seat, or the goods tiles."""
    give_goal_under(s, seat, back, goal)
    following = (seat + 1) % s.seats
    if back > seat * GOALS_DEALT + GOALS_KEPT:
        push(s, Ask.GOALS, seat, back - 1)
    elif following != s.flag:
        ask_goals(s, following)
    else:
        push(s, Ask.GOOD, s.flag)


@rule
def list_goods(out: Ints) -> int:
    """Any good may be chosen."""
    for good in range(COLOURS):
        out[good] = Code.TAKE + good
    return COLOURS


@rule
def take_first_good(s: State, seat: int, good: int) -> None:
    """Every seat begins with a goods tile of its choice, in turn from the flag."""
    s.goods[seat, good] += START_GOODS
    following = (seat + 1) % s.seats
    if following != s.flag:
        push(s, Ask.GOOD, following)
    else:
        begin_round(s)
