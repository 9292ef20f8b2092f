"""No question ever stands without a legal move: every effect is run, and games are played on, at the limits.

A limit is what a long or odd game can bring: the last disc, no figure, empty piles, full hands, all markers taken. Each
keeps the books right, so that what follows is a position of the game.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.maracaibo.table import CONTRACT, Desk

from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.effects import Op, Trait
from argosy.games.maracaibo.moves import NOTATION
from argosy.games.maracaibo.parts import (
    AREAS,
    BOOK,
    FIRST_SITE,
    LAST_COMBAT,
    LAST_INCOME,
    LAST_INFLUENCE,
    LAST_SPACE,
    LEGACIES,
    MARKERS,
    NATION_COUNT,
    PLACES,
    QUEST_SPACES,
    QUESTS,
    SITES,
    SYNERGIES,
)
from argosy.games.maracaibo.rules.cards import add_to_hand
from argosy.games.maracaibo.rules.common import begin, villages
from argosy.games.maracaibo.rules.influence import lay_marker
from argosy.games.maracaibo.rules.legacy import bring_into_play
from argosy.games.maracaibo.rules.play import goes_on
from argosy.games.maracaibo.state import QUEST_OWNED, QUEST_TRACK, Ask, At

Limit = Callable[[Any, int], None]
FULL_HAND = 6


def books_right(s: Any) -> None:
    """The ledger says which account is wrong."""
    wrong = CONTRACT.ledger(s)
    assert wrong == 0, f"{GAME.rules.ledgers[wrong - 1]} is wrong"


def discs_left(s: Any, seat: int, discs: int) -> None:
    """So many discs on the ship board; the others have left the game."""
    before = int(s.half[seat]).bit_count() + 2 * int(s.full[seat]).bit_count()
    away = 2 * AREAS - discs
    s.full[seat] = (1 << away // 2) - 1
    s.half[seat] = 1 << away // 2 if away % 2 else 0
    s.gone += away - before


def no_disc(s: Any, seat: int) -> None:
    discs_left(s, seat, 0)


def last_disc(s: Any, seat: int) -> None:
    discs_left(s, seat, 1)


def two_discs(s: Any, seat: int) -> None:
    discs_left(s, seat, 2)


def no_figure(s: Any, seat: int) -> None:
    s.laid[seat] += s.figures[seat] + s.supply[seat]
    s.figures[seat] = s.supply[seat] = 0


def all_figures(s: Any, seat: int) -> None:
    s.figures[seat] += s.supply[seat]
    s.supply[seat] = 0


def no_money(s: Any, seat: int) -> None:
    s.doubloons[seat] = 0
    s.combat[seat] = 0


def full_tracks(s: Any, seat: int) -> None:
    s.combat[seat] = LAST_COMBAT
    s.income_d[seat] = LAST_INCOME
    s.income_vp[seat] = 19
    s.influence[seat] = LAST_INFLUENCE


def recruiter(s: Any, seat: int) -> None:
    s.traits[seat, Trait.RECRUITER] = 2


def no_cards(s: Any, seat: int) -> None:
    """Nothing to draw: pile and discard pile are in the box."""
    for card in range(len(s.place)):
        if s.place[card] == At.DISCARD:
            s.place[card] = At.BOX
    for card in s.deck[: s.deck_size]:
        s.place[card] = At.BOX
    s.deck[:] = 0
    s.deck_size = s.discard_size = 0


def empty_hand(s: Any, seat: int) -> None:
    for card in s.hand[seat][: s.hand_size[seat]]:
        s.place[card] = At.BOX
    s.hand[seat] = 0
    s.hand_size[seat] = 0
    s.held[seat] = 0
    s.not_a[seat] = 0
    s.drawn_late[seat] = 0


def full_hand(s: Any, seat: int) -> None:
    while s.hand_size[seat] < FULL_HAND and s.deck_size > 0:
        s.deck_size -= 1
        card = int(s.deck[s.deck_size])
        s.deck[s.deck_size] = 0
        s.place[card] = At.HAND + seat
        add_to_hand(s, seat, card)


def no_marker(s: Any, seat: int) -> None:
    s.taken[:] = MARKERS


def last_marker(s: Any, seat: int) -> None:
    s.taken[:NATION_COUNT] = np.maximum(s.on_chart[:NATION_COUNT], MARKERS - 1)


def no_free_village(s: Any, seat: int) -> None:
    for place in range(PLACES):
        nation = place % NATION_COUNT
        if s.marker[place] == 0 and int(villages(s)) >> place & 1 and s.taken[nation] < MARKERS:
            lay_marker(s, place, nation)
    for place in range(PLACES):  # of the nations that have markers left
        free = [n for n in range(NATION_COUNT) if s.taken[n] < MARKERS]
        if s.marker[place] == 0 and int(villages(s)) >> place & 1 and free:
            lay_marker(s, place, free[0])


def no_quests(s: Any, seat: int) -> None:
    """The pile is empty, and the quests of the explorer track were taken."""
    for quest in range(QUESTS):
        if quest in s.quest_pile[s.quests_drawn :] and s.quests_drawn < QUESTS:
            s.quest_at[QUEST_OWNED + seat] |= 1 << quest
    s.quest_pile[:] = 0
    s.quests_drawn = QUESTS
    s.quest_top = 0
    for k in range(len(QUEST_SPACES)):
        s.quest_at[QUEST_OWNED + seat] |= s.quest_at[QUEST_TRACK + k]
        s.quest_at[QUEST_TRACK + k] = 0


def no_tiles(s: Any, seat: int) -> None:
    for stack in range(2):
        for i in range(int(s.stack_size[stack])):
            s.tiles_out |= 1 << int(s.stack[stack, i])
        s.stack[stack] = 0
        s.stack_size[stack] = 0


def far_explorer(s: Any, seat: int) -> None:
    s.explorer[seat] = LAST_SPACE - 1


def explorer_at_end(s: Any, seat: int) -> None:
    s.explorer[seat] = LAST_SPACE


def all_synergies(s: Any, seat: int) -> None:
    s.synergies[seat] = (1 << SYNERGIES) - 1


def all_legacy_tiles(s: Any, seat: int) -> None:
    for tile in range(LEGACIES):
        if not int(s.legacy) >> tile & 1:
            bring_into_play(s, tile)


def full_sites(s: Any, seat: int) -> None:
    for tile in range(LEGACIES):
        if int(SITES) >> tile & 1 and int(s.legacy) >> tile & 1 and s.site[tile - FIRST_SITE] < 2:
            s.site[tile - FIRST_SITE] += 1
            s.extra_discs += 1


LIMITS: tuple[Limit, ...] = (
    no_disc, last_disc, two_discs, no_figure, all_figures, no_money, full_tracks, recruiter, no_cards, empty_hand,
    full_hand, no_marker, last_marker, no_free_village, no_quests, no_tiles, far_explorer, explorer_at_end,
    all_synergies, all_legacy_tiles, full_sites,
)  # fmt: skip
BEYOND_A_STORY = {"all_legacy_tiles", "no_quests"}  # the story says which tiles and quests there are
OF_A_CAMPAIGN = tuple(limit for limit in LIMITS if limit.__name__ not in BEYOND_A_STORY)
PROGRAMS = tuple(number for rows, number in BOOK.known.items() if rows)


def move_by_chance(s: Any, chance: random.Random) -> None:
    """One legal move; there must be one while a question stands."""
    legal = GAME.rules.legal(s)
    asked = Ask(int(s.asks[s.depth - 1, 0])).name
    assert legal, f"the question {asked} stands without a legal move"
    move = chance.choice(legal)
    CONTRACT.apply(s, np.int16(move))
    assert CONTRACT.ledger(s) == 0, f"after {NOTATION[move]!r} of {asked}: {GAME.rules.ledgers[CONTRACT.ledger(s) - 1]}"


@pytest.mark.parametrize("limit", LIMITS, ids=lambda limit: limit.__name__)
def test_every_effect_can_be_carried_out_at_a_limit(limit: Limit) -> None:
    chance = random.Random(limit.__name__)
    start = Desk(2, setup=77).arrive(0, "7", points=4)
    limit(start.s, 0)
    books_right(start.s)
    for program in PROGRAMS:
        desk = start.copy()
        below = int(desk.s.depth)
        begin(desk.s, 0, program, chance.randrange(NATION_COUNT))
        while goes_on(desk.s):
            pass
        for _ in range(40):
            if desk.s.depth <= below:
                break
            move_by_chance(desk.s, chance)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_pushed_to_limits_are_played_on(seats: int) -> None:
    chance = random.Random(seats)
    for seed in range(4):
        s: Any = GAME.rules.start(seats, seed, [chance.choice((75, 76, 77)), chance.randrange(5)])
        while s.setting_up:
            move_by_chance(s, chance)
        for _ in range(400):
            if s.depth == 0:
                break
            if chance.random() < 0.04 and s.asks[s.depth - 1, 0] in (Ask.MAIN, Ask.SAIL):
                chance.choice(LIMITS)(s, chance.randrange(seats))
                books_right(s)
            move_by_chance(s, chance)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_of_a_campaign_pushed_to_limits_are_played_on(seats: int) -> None:
    """Every chapter as its games begin: story tiles, construction sites, votes; and what has run out."""
    chance = random.Random(100 + seats)
    assert GAME.story is not None
    for chapter, carried in GAME.story.chapters.items():
        options = GAME.chosen({"setup": 77, "jean": chance.randrange(5)} | dict(carried))
        s: Any = GAME.rules.start(seats, 31 * chapter, [int(value) for value in options.values()])
        for _ in range(220):
            if s.depth == 0:
                break
            asked = s.asks[s.depth - 1, 0]
            if not s.setting_up and chance.random() < 0.05 and asked in (Ask.MAIN, Ask.SAIL):
                chance.choice(OF_A_CAMPAIGN)(s, chance.randrange(seats))
                books_right(s)
            move_by_chance(s, chance)


def test_a_reward_of_two_discs_takes_as_many_as_there_are() -> None:
    two = next(number for rows, number in BOOK.known.items() if rows == ((Op.DISC, 2, 0),))
    for left, taken in ((0, 0), (1, 1), (2, 2), (4, 2)):
        desk = Desk(2).arrive(0, "7")
        discs_left(desk.s, 0, left)
        gone = int(desk.s.gone)
        begin(desk.s, 0, two, 0)
        while goes_on(desk.s):
            pass
        while desk.asked == Ask.DISC:
            desk.apply(desk.legal()[0])
        assert int(desk.s.gone) - gone == taken, f"{left} discs were left"
