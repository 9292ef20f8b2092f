"""Quests: tiles come into play, are fulfilled and lie on the quest row of a ship board."""

from __future__ import annotations

from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    ALL_QUESTS,
    LATER_QUEST_VP,
    QUEST_CARD,
    QUEST_CARD_COUNT,
    QUEST_COST,
    QUEST_FEWEST,
    QUEST_PLACES,
    QUEST_PROGRAM,
    QUEST_ROW_VP,
    QUESTS,
    STORY_COST,
    STORY_PROGRAM,
)
from argosy.games.maracaibo.rules.cards import NO_CARD, can_pay, pay
from argosy.games.maracaibo.rules.common import begin, bit, gain_points, holds
from argosy.games.maracaibo.rules.free import do_free
from argosy.games.maracaibo.state import QUEST_ON_CARDS, QUEST_OWNED, Ask, At, SheetLine, State
from argosy.kernel import A, B, Ints, pop, push, rule


@rule
def next_quest(s: State) -> int:
    """Take the open tile from the pile and show the next one; -1 when the pile is empty."""
    quest = s.quest_top - 1
    if quest < 0:
        return quest
    s.quest_pile[s.quests_drawn] = 0
    s.quests_drawn += 1
    s.quest_age[quest] = s.quests_drawn
    s.quest_top = 0
    if s.quests_drawn < QUESTS:
        s.quest_top = s.quest_pile[s.quests_drawn] + 1
        s.reveals += 1
    return quest


@rule
def story_of(s: State, quest: int) -> int:
    """The story card that a story tile stands for; -1 for every other quest."""
    return s.story_card[quest - QUESTS] - 1 if quest >= QUESTS else -1


@rule
def quest_cost(s: State, quest: int) -> int:
    """The price of a quest; a story tile has that of its card."""
    card = story_of(s, quest)
    return STORY_COST[card] if card >= 0 else QUEST_COST[quest]


@rule
def quest_program(s: State, quest: int) -> int:
    """The reward of a quest; a story tile has that of its card."""
    card = story_of(s, quest)
    return STORY_PROGRAM[card] if card >= 0 else QUEST_PROGRAM[quest]


@rule
def lay_quest(s: State, site: int) -> None:
    """The next quest tile goes to a site, as long as there are tiles."""
    quest = next_quest(s)
    if quest >= 0:
        s.quest_at[site] |= bit(quest)


@rule
def lay_quests(s: State, when: int) -> None:
    """The set-up card names the places for new quests, by the round and the number of players."""
    for k in range(QUEST_PLACES.shape[2]):
        place = QUEST_PLACES[s.scenario, when, k]
        if place >= 0 and QUEST_FEWEST[s.scenario, when, k] <= s.sides:
            lay_quest(s, place)


@rule
def first_quest(s: State, site: int, end: int = ALL_QUESTS) -> int:
    """The oldest quest tile at a site; -1 when there is none. Story tiles count unless the end says otherwise."""
    found = -1
    if s.quest_at[site] != 0:
        for quest in range(end):
            if holds(s.quest_at[site], quest) and (found < 0 or s.quest_age[quest] < s.quest_age[found]):
                found = quest
    return found


@rule
def legal_quests(s: State, seat: int, site: int, out: Ints, n: int, first: int = 0) -> int:
    """The quests at a site whose price the seat can pay."""
    if s.quest_at[site] != 0:
        for quest in range(first, ALL_QUESTS):
            if holds(s.quest_at[site], quest) and can_pay(s, seat, quest_cost(s, quest), NO_CARD):
                out[n] = Code.QUEST + quest
                n += 1
    return n


@rule
def legal_card_quests(s: State, seat: int, out: Ints, n: int) -> int:
    """The quests on the seat's own cards."""
    for k in range(QUEST_CARD_COUNT):
        if s.quest_at[QUEST_ON_CARDS + k] != 0 and s.place[QUEST_CARD[k]] == At.OWNED + seat:
            n = legal_quests(s, seat, QUEST_ON_CARDS + k, out, n)
    return n


@rule
def fulfil(s: State, seat: int, quest: int, site: int) -> None:
    """Pay, take the reward, then lay the tile onto the quest row."""
    s.quest_at[site] &= ~bit(quest)
    s.quest_at[QUEST_OWNED + seat] |= bit(quest)
    push(s, Ask.DO_TAKE_QUEST, seat, quest)
    begin(s, seat, quest_program(s, quest), 0)
    pay(s, seat, quest_cost(s, quest))


@rule
def fulfil_card_quest(s: State, seat: int, quest: int) -> None:
    """The quest on a card is fulfilled."""
    for k in range(QUEST_CARD_COUNT):
        if holds(s.quest_at[QUEST_ON_CARDS + k], quest):
            fulfil(s, seat, quest, QUEST_ON_CARDS + k)


@rule
def take_quest(s: State, seat: int) -> None:
    """The fourth quest brings 3 points, every later one 2."""
    row = s.quests[seat]
    s.quests[seat] += 1
    gain_points(s, seat, QUEST_ROW_VP[row] if row < len(QUEST_ROW_VP) else LATER_QUEST_VP, SheetLine.QUESTS)


@rule
def do_quest(s: State, seat: int, move: int) -> None:
    """A quest on the explorer track or in the town is fulfilled or left."""
    if do_free(s, seat, move):
        return
    row = s.depth - 1
    quest, site = s.asks[row, A], s.asks[row, B]
    pop(s)
    if move != Code.SKIP:
        fulfil(s, seat, quest, site)
