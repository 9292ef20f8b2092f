"""Jean, the opponent in the solo game: she turns up a card and follows it."""

from __future__ import annotations

from argosy.games.maracaibo.effects import JeanDoes
from argosy.games.maracaibo.parts import (
    BARRIER_BEFORE,
    BARRIERS,
    EMPTY_VALUE,
    HOMES,
    JEAN_CARDS,
    JEAN_DISC,
    JEAN_DISPLAY,
    JEAN_EFFECT,
    JEAN_EFFECTS,
    JEAN_EXPL,
    JEAN_FIGHT,
    JEAN_INF,
    JEAN_NEXT,
    JEAN_QUEST,
    JEAN_ROUTE,
    JEAN_STEPS,
    JEAN_TABLEAU_DISCS,
    JEAN_VP,
    LAST_SPACE,
    NATION_COUNT,
    NEXT_SHORT,
    NO_TILE,
    PLACES,
    PLACES_BY_NUMBER,
    PUERTO_CABEZAS,
    QUEST_SPACES,
    QUESTS,
    RANK,
    TILE_VALUE,
    TOWN_BIT,
)
from argosy.games.maracaibo.rules.cards import fill_display
from argosy.games.maracaibo.rules.city import has_room
from argosy.games.maracaibo.rules.common import bit, gain_points, holds, villages
from argosy.games.maracaibo.rules.explorer import jumped_spaces, reach
from argosy.games.maracaibo.rules.fight import can_flag, take_tile, tile_change, turn_up
from argosy.games.maracaibo.rules.influence import gain_influence, has_marker, lay_marker
from argosy.games.maracaibo.rules.quests import first_quest, lay_quest, next_quest
from argosy.games.maracaibo.rules.sailing import chart, feed_inns
from argosy.games.maracaibo.state import JEAN, QUEST_OWNED, QUEST_TRACK, At, SheetLine, State, Told
from argosy.kernel import rule, shuffle

SHUFFLE_JEAN = 8  # a purpose of chance
HUMAN = 0


@rule
def jean_turn(s: State) -> None:
    """She moves; a quest ends her turn, in a city she delivers or takes a card and follows her card."""
    for i in range(Told.COUNT):
        s.told[i] = 0
    s.jean_turns += 1
    card = turn_up_jean(s)
    s.told[Told.CARD] = card + 1
    s.told[Told.FROM] = s.ship[JEAN]
    move_jean(s, card)
    place = s.ship[JEAN]
    s.told[Told.TO] = place
    feed_inns(s, place)
    quest = first_quest(s, place)
    if quest >= 0:
        s.told[Told.QUEST] = quest + 1
        jean_takes_quest(s, quest, place)
        if place == PUERTO_CABEZAS and s.legacy & TOWN_BIT and quest < QUESTS:
            lay_quest(s, place)
        return
    s.told[Told.EXPLORER_FROM] = s.explorer[JEAN]
    visit_city(s, card, place)
    for k in range(JEAN_EFFECTS):
        if JEAN_EFFECT[card, k, JeanDoes.KIND] >= 0 and holds(JEAN_EFFECT[card, k, JeanDoes.ROUNDS], s.lap):
            follow(s, card, k)
    s.told[Told.EXPLORER_TO] = s.explorer[JEAN]


@rule
def turn_up_jean(s: State) -> int:
    """The next card of her deck; an empty deck is made anew from her discard pile."""
    if s.jean_size == 0:
        n = 0
        for card in range(JEAN_CARDS):
            if holds(s.jean_pile, card):
                s.jean_deck[n] = card
                n += 1
        s.jean_pile = 0
        s.jean_shuffles += 1
        shuffle(s.jean_deck, n, s.seed, SHUFFLE_JEAN, s.jean_shuffles)
        s.jean_size = n
    s.jean_size -= 1
    card = s.jean_deck[s.jean_size]
    s.jean_deck[s.jean_size] = 0
    s.jean_seen |= bit(card)
    s.jean_pile |= bit(card)
    s.reveals += 1
    return card


@rule
def jean_counts(s: State, place: int) -> bool:
    """Only cities and places with a quest are steps for Jean."""
    return s.city[place] > 0 or s.quest_at[place] != 0


@rule
def move_jean(s: State, card: int) -> None:
    """Her ship takes the arm her card shows, ignores villages without a quest and stops at every homeward place."""
    sheet, place, steps = chart(s, JEAN), s.ship[JEAN], JEAN_STEPS[card]
    while steps > 0:
        place = JEAN_NEXT[sheet, place, JEAN_ROUTE[card]]
        if jean_counts(s, place):
            steps -= 1
        if holds(HOMES, place):
            steps = 0
    s.ship[JEAN] = place


@rule
def jean_takes_quest(s: State, quest: int, site: int) -> None:
    """She takes a quest without paying and without its reward."""
    s.quest_at[site] &= ~bit(quest)
    s.quest_at[QUEST_OWNED + JEAN] |= bit(quest)
    s.quests[JEAN] += 1


@rule
def visit_city(s: State, card: int, place: int) -> None:
    """She delivers a disc if the market has room, otherwise she takes a card from the display."""
    if has_room(s, place) and s.jean_discs < JEAN_TABLEAU_DISCS:
        s.jean_discs += 1
        s.stored[place] += 1
        s.told[Told.DELIVERED] = 1
        return
    taken = s.display[JEAN_DISPLAY[card]]
    if taken > 0:
        s.display[JEAN_DISPLAY[card]] = 0
        s.place[taken - 1] = At.OWNED + JEAN
        s.jean_cards += 1
        s.told[Told.TOOK] = taken
        fill_display(s)


@rule
def jean_points(s: State, n: int) -> None:
    """Points on her card."""
    gain_points(s, JEAN, n, SheetLine.VOYAGE)
    s.told[Told.POINTS] += n


@rule
def follow(s: State, card: int, k: int) -> None:
    """One instruction of her card."""
    kind, n, which = (
        JEAN_EFFECT[card, k, JeanDoes.KIND],
        JEAN_EFFECT[card, k, JeanDoes.N],
        JEAN_EFFECT[card, k, JeanDoes.WITH],
    )
    if kind == JEAN_VP:
        jean_points(s, n)
    elif kind == JEAN_INF:
        gain_influence(s, JEAN, which, n)
        s.told[Told.NATION] = which
    elif kind == JEAN_DISC:
        if s.jean_discs < JEAN_TABLEAU_DISCS:
            s.jean_discs += 1
            s.gone += 1
            s.told[Told.DISCS] = 1
    elif kind == JEAN_EXPL:
        jean_explores(s, n)
    elif kind == JEAN_QUEST:
        quest = next_quest(s)
        if quest >= 0:
            s.quest_at[QUEST_OWNED + JEAN] |= bit(quest)
            s.quests[JEAN] += 1
            s.told[Told.PILE_QUEST] = quest + 1
    elif kind == JEAN_FIGHT:
        jean_fights(s, which, JEAN_EFFECT[card, k, JeanDoes.POINTS], JEAN_EFFECT[card, k, JeanDoes.VILLAGE])


@rule
def jean_explores(s: State, steps: int) -> None:
    """To a quest within reach, which she takes; otherwise all steps on the shortest way."""
    here = s.explorer[JEAN]
    if here == LAST_SPACE:
        return
    can = reach(s, JEAN, steps)
    for k in range(len(QUEST_SPACES)):
        if holds(can, QUEST_SPACES[k]):
            quest = first_quest(s, QUEST_TRACK + k)
            s.explorer[JEAN] = QUEST_SPACES[k]
            s.told[Told.QUEST] = quest + 1
            jean_takes_quest(s, quest, QUEST_TRACK + k)
            jean_crosses(s, here)
            return
    jumped = jumped_spaces(s, JEAN)
    space = here
    while steps > 0 and space < LAST_SPACE:
        space = NEXT_SHORT[space]
        if not holds(jumped, space):
            steps -= 1
    s.explorer[JEAN] = space
    jean_crosses(s, here)


@rule
def jean_crosses(s: State, here: int) -> None:
    """She gets nothing for barriers and the end of the track, but she may be first there."""
    for k in range(BARRIERS):
        if here < BARRIER_BEFORE[k] <= s.explorer[JEAN]:
            s.crossed[k] += 1
    if s.explorer[JEAN] == LAST_SPACE:
        s.arrived += 1


@rule
def jean_nation(s: State, tile: int) -> int:
    """The nation with the highest value plus her rank minus the human's; ties by the printed value, then in order."""
    best, best_value, best_printed = 0, -99, -99
    for nation in range(NATION_COUNT):
        printed = EMPTY_VALUE if tile == NO_TILE else TILE_VALUE[tile, nation]
        value = printed + RANK[s.influence[JEAN, nation]] - RANK[s.influence[HUMAN, nation]]
        if tile != NO_TILE:
            value += tile_change(s, tile, nation)
        if value > best_value or (value == best_value and printed > best_printed):
            best, best_value, best_printed = nation, value, printed
    return best


@rule
def jean_fights(s: State, influence: int, points: int, extra_village: int) -> None:
    """Her fight: a tile, the nation, an empty city (or village), influence and perhaps points."""
    tile = NO_TILE
    if s.stack_size[0] > 0:
        tile = turn_up(s, 0)
    elif s.stack_size[1] > 0:
        tile = turn_up(s, 1)
    nation = jean_nation(s, tile)
    s.told[Told.TILE] = tile + 1
    s.told[Told.NATION] = nation
    s.told[Told.TARGET] = jean_conquers(s, nation, True) + 1
    if extra_village:
        s.told[Told.VILLAGE] = jean_conquers(s, nation, False) + 1
    gain_influence(s, JEAN, nation, influence)
    jean_points(s, points)
    take_tile(s, JEAN, tile)


@rule
def jean_conquers(s: State, nation: int, city: bool) -> int:
    """The empty city with the lowest number, then the empty village; without either the marker leaves the game."""
    if not has_marker(s, nation):
        return -1
    if city:
        for i in range(PLACES):
            place = PLACES_BY_NUMBER[i]
            if s.marker[place] == 0 and can_flag(s, JEAN, place):
                lay_marker(s, place, nation)
                return place
    open_villages = villages(s)
    for i in range(PLACES):
        place = PLACES_BY_NUMBER[i]
        if s.marker[place] == 0 and holds(open_villages, place):
            lay_marker(s, place, nation)
            return place
    s.taken[nation] += 1
    return -1
