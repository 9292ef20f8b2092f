"""Set-up, and the first choices of the players."""

from __future__ import annotations

from typing import Any

from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    A_CARDS,
    ALL_FIGURES,
    B_CARDS,
    B_IN_GAME,
    BUILDINGS,
    CARDS,
    CAREER_FIGURES,
    CAREERS,
    CAREERS_DEALT,
    CITY_TILES,
    COMBAT_TILES,
    DEALT,
    DISCARDED_FIRST,
    FIRST_B,
    FIRST_C,
    FIRST_INCOME,
    FIRST_STACK,
    JEAN_CARDS,
    JEAN_DECKS,
    JEAN_LETTER,
    OTHER_TILE,
    OVERLAY,
    PRESTIGE_IN_GAME,
    PRINTED_AT,
    PRINTED_CITY,
    QUEST_SPACES,
    QUESTS,
    RANDOM_TILES,
    SCENARIO_C_CARDS,
    SCENARIO_IDS,
    SCENARIO_LEGACY,
    START_COMBAT,
    START_DOUBLOONS,
    START_FIGURES,
    START_MARKER_AT,
    START_MARKER_NATION,
    TILE_FITS,
    TILE_SLOTS,
    WHEEL_TILE,
)
from argosy.games.maracaibo.rules.cards import add_plan, add_to_hand, fill_display, remove_from_hand
from argosy.games.maracaibo.rules.common import holds
from argosy.games.maracaibo.rules.influence import lay_marker
from argosy.games.maracaibo.rules.legacy import FEW, bring_all
from argosy.games.maracaibo.rules.quests import lay_quest, lay_quests
from argosy.games.maracaibo.rules.story import C_KEPT, begin_story, in_campaign
from argosy.games.maracaibo.state import QUEST_TRACK, Ask, At, State
from argosy.kernel import A, Ints, pop, push, rule, shuffle

# the purposes of chance; 1 is the shuffling of discarded cards, 9 the recovery of Cartagena
DEAL_A, DEAL_B, DEAL_DECK, DEAL_CAREERS, DEAL_TILES, DEAL_JEAN = 2, 3, 4, 5, 6, 7
STACKS, QUEST_PILE, PRESTIGE_ROW, CITY_ROW = 0, 1, 2, 3  # events of DEAL_TILES
FIRST_SCENARIO = int(SCENARIO_IDS[0])


@rule
def setup(s: State, seats: int, options: Ints, seed: Any) -> None:
    """The starting position: options are the set-up card and Jean's difficulty, and what a campaign brings along."""
    s.seed = seed
    s.seats = seats
    s.sides = max(seats, FEW)
    if in_campaign(options):
        s.story = 1
        s.c_first = options[C_KEPT]
    else:
        s.scenario = options[0] - FIRST_SCENARIO
    s.difficulty = options[1] if seats == 1 else 0
    s.lap = 1
    lay_tiles(s)
    lay_cities(s)
    deal_cards(s)
    equip_players(s)
    if s.sides == FEW:
        for k in range(len(START_MARKER_AT)):
            lay_marker(s, START_MARKER_AT[k], START_MARKER_NATION[k])
    if seats == 1:
        deal_jean(s)
    if s.story:
        begin_story(s, options)
    else:
        bring_all(s, SCENARIO_LEGACY[s.scenario])
        lay_quests(s, 0)
    s.reveals = 0
    ask_first_choices(s)


@rule
def lay_tiles(s: State) -> None:
    """Combat tiles in two stacks, the quest pile and three quests on the explorer track, prestige buildings."""
    for i in range(COMBAT_TILES):
        s.place[i] = i
    shuffle(s.place, COMBAT_TILES, s.seed, DEAL_TILES, STACKS)
    for i in range(COMBAT_TILES):
        s.stack[i // FIRST_STACK, i % FIRST_STACK] = s.place[i]
    s.stack_size[0] = FIRST_STACK
    s.stack_size[1] = COMBAT_TILES - FIRST_STACK
    for i in range(QUESTS):
        s.quest_pile[i] = i
    shuffle(s.quest_pile, QUESTS, s.seed, DEAL_TILES, QUEST_PILE)
    s.quest_top = s.quest_pile[0] + 1
    for k in range(len(QUEST_SPACES)):
        lay_quest(s, QUEST_TRACK + k)
    for i in range(BUILDINGS):
        s.place[i] = i
    shuffle(s.place, BUILDINGS, s.seed, DEAL_TILES, PRESTIGE_ROW)
    for i in range(PRESTIGE_IN_GAME):
        s.prestige[i] = s.place[i]
    open_prestige(s, 0)


@rule
def open_prestige(s: State, k: int) -> None:
    """Turn up the prestige building of a round."""
    s.prestige_open[k] = s.prestige[k] + 1
    s.prestige[k] = 0


@rule
def lay_cities(s: State) -> None:
    """Printed cities; with few players the overlay of Maracaibo; two tiles with the wheel and two others by chance."""
    for k in range(len(PRINTED_AT)):
        s.city[PRINTED_AT[k]] = PRINTED_CITY[k] + 1
    if s.sides == FEW:
        s.city[PRINTED_AT[0]] = OVERLAY + 1
    n = 0
    for tile in range(CITY_TILES):
        if TILE_FITS[s.sides, tile] == OTHER_TILE:
            s.place[n] = tile
            n += 1
    shuffle(s.place, n, s.seed, DEAL_TILES, CITY_ROW)
    n = RANDOM_TILES
    for tile in range(CITY_TILES):
        if TILE_FITS[s.sides, tile] == WHEEL_TILE:
            s.place[n] = tile
            n += 1
    shuffle(s.place, n, s.seed, DEAL_TILES, CITY_ROW + 1)
    for k in range(len(TILE_SLOTS)):
        s.city[TILE_SLOTS[k]] = s.place[k] + 1


@rule
def deal_cards(s: State) -> None:
    """Eight A cards each (or C cards of a campaign); the rest, 40 B cards and perhaps the C cards are the draw pile."""
    for i in range(CAREERS):
        s.place[i] = i
    shuffle(s.place, CAREERS, s.seed, DEAL_CAREERS, 0)
    for seat in range(s.seats):
        for k in range(CAREERS_DEALT):
            s.careers[seat, k] = s.place[seat * CAREERS_DEALT + k]
    for i in range(B_CARDS):
        s.place[i] = FIRST_B + i
    shuffle(s.place, B_CARDS, s.seed, DEAL_B, 0)
    for i in range(A_CARDS):
        s.deck[i] = i
    n = A_CARDS
    for card in range(FIRST_C, CARDS):
        if holds(s.c_first, card - FIRST_C):
            s.deck[n] = card
            n += 1
    shuffle(s.deck, n, s.seed, DEAL_A, 0)
    for seat in range(s.seats):
        for _ in range(DEALT):
            n -= 1
            add_to_hand(s, seat, s.deck[n])
        s.held[seat, 0] = DEALT
    for i in range(B_IN_GAME):
        s.deck[n] = s.place[i]
        n += 1
    for card in range(CARDS):
        s.place[card] = At.HIDDEN
    for card in range(FIRST_C, CARDS):
        if SCENARIO_C_CARDS[s.scenario]:
            s.deck[n] = card
            n += 1
        elif not holds(s.c_first, card - FIRST_C):
            s.place[card] = At.BOX
    for i in range(n, len(s.deck)):
        s.deck[i] = 0
    shuffle(s.deck, n, s.seed, DEAL_DECK, 0)
    s.deck_size = n
    fill_display(s)


@rule
def equip_players(s: State) -> None:
    """Doubloons in turn order, figures, combat points, income."""
    for seat in range(s.seats):
        s.doubloons[seat] = START_DOUBLOONS[seat]
        s.combat[seat] = START_COMBAT
        s.figures[seat] = START_FIGURES
        s.supply[seat] = ALL_FIGURES - START_FIGURES - CAREER_FIGURES
        s.income_d[seat] = FIRST_INCOME


@rule
def deal_jean(s: State) -> None:
    """Jean's deck: so many cards of each letter, by the difficulty."""
    size = 0
    for letter in range(JEAN_DECKS.shape[1]):
        n = 0
        for card in range(JEAN_CARDS):
            if JEAN_LETTER[card] == letter:
                s.told[n] = card
                n += 1
        shuffle(s.told, n, s.seed, DEAL_JEAN, 1 + letter)
        for i in range(JEAN_DECKS[s.difficulty, letter]):
            s.jean_deck[size] = s.told[i]
            size += 1
    for i in range(len(s.told)):
        s.told[i] = 0
    shuffle(s.jean_deck, size, s.seed, DEAL_JEAN, 0)
    s.jean_size = size


@rule
def ask_first_choices(s: State) -> None:
    """Everyone plans a card, discards three and chooses a career; the choices are shown when all have chosen."""
    s.setting_up = 1
    push(s, Ask.DO_REVEAL_CHOICES, 0)
    for k in range(s.seats):
        seat = s.seats - 1 - k
        push(s, Ask.CAREER, seat)
        push(s, Ask.FIRST_DISCARD, seat, DISCARDED_FIRST)
        push(s, Ask.FIRST_PLAN, seat)


@rule
def legal_first(s: State, seat: int, first: int, out: Ints) -> int:
    """Any card of the hand."""
    for i in range(s.hand_size[seat]):
        out[i] = first + s.hand[seat, i]
    return s.hand_size[seat]


@rule
def legal_career(s: State, seat: int, out: Ints) -> int:
    """One of the two career cards."""
    for k in range(CAREERS_DEALT):
        out[k] = Code.CAREER + s.careers[seat, k]
    return CAREERS_DEALT


@rule
def do_first_plan(s: State, seat: int, card: int) -> None:
    """One card is planned, still face down."""
    pop(s)
    remove_from_hand(s, seat, card)
    s.held[seat, 0] -= 1
    s.first_plan[seat] = card + 1


@rule
def do_first_discard(s: State, seat: int, card: int) -> None:
    """Three cards are discarded, still face down."""
    row = s.depth - 1
    s.asks[row, A] -= 1
    left = s.asks[row, A]
    remove_from_hand(s, seat, card)
    s.held[seat, 0] -= 1
    i = DISCARDED_FIRST - 1 - left
    while i > 0 and s.first_discard[seat, i - 1] > card + 1:
        s.first_discard[seat, i] = s.first_discard[seat, i - 1]
        i -= 1
    s.first_discard[seat, i] = card + 1
    if left == 0:
        pop(s)


@rule
def do_career(s: State, seat: int, career: int) -> None:
    """A career is chosen, still face down."""
    pop(s)
    s.first_career[seat] = career + 1


@rule
def reveal_choices(s: State) -> None:
    """All first choices are shown at once; what was not chosen goes back into the box."""
    for seat in range(s.seats):
        s.place[s.first_plan[seat] - 1] = At.PLAN + seat
        add_plan(s, seat, s.first_plan[seat] - 1)
        s.first_plan[seat] = 0
        for i in range(DISCARDED_FIRST):
            s.place[s.first_discard[seat, i] - 1] = At.DISCARD
            s.first_discard[seat, i] = 0
            s.discard_size += 1
        s.career[seat] = s.first_career[seat]
        s.first_career[seat] = 0
        for k in range(CAREERS_DEALT):
            s.careers[seat, k] = 0
    s.setting_up = 0
    s.reveals += 1
