"""The books: every piece is accounted for."""

from __future__ import annotations

from argosy.games.maracaibo.parts import (
    ALL_FIGURES,
    B_IN_BOX,
    CARD_VP,
    CARDS,
    CAREER_FIGURES,
    COMBAT_TILES,
    DISCARDED_FIRST,
    DISPLAY,
    FIRST_SITE,
    LAST_COMBAT,
    LAST_INCOME,
    LAST_INFLUENCE,
    LEGACY_SPACES,
    MARKER_SITES,
    MARKERS,
    NATION_COUNT,
    PLACES,
    PLANNING,
    QUESTS,
    SITE_COUNT,
    STORY_TILES,
    WRAP_AT,
)
from argosy.games.maracaibo.rules.cards import dealt_first
from argosy.games.maracaibo.rules.common import EMPTY, bit, size
from argosy.games.maracaibo.state import BATCHES, JEAN, QUEST_SITES, At, SheetLine, State
from argosy.kernel import rule

LEDGERS = ("cards", "hands", "figures", "discs", "markers", "quests", "combat tiles", "tracks", "points")
WORD = 64  # cards are more than the bits of a set, so three sets hold those that were found
PILE = -1  # who holds the cards of the draw pile, where seats hold those of their hands


@rule
def cards_wrong(s: State) -> bool:
    """Every card is in one place: pile, hand, set aside, planned, display, discard pile, bought, box."""
    seen_0, seen_1, seen_2 = EMPTY, EMPTY, EMPTY
    total = 0
    for holder in range(PILE, s.seats):
        for i in range(s.deck_size if holder == PILE else s.hand_size[holder]):
            card = s.deck[i] if holder == PILE else s.hand[holder, i]
            if card < WORD:
                again, seen_0 = seen_0 & bit(card), seen_0 | bit(card)
            elif card < 2 * WORD:
                again, seen_1 = seen_1 & bit(card - WORD), seen_1 | bit(card - WORD)
            else:
                again, seen_2 = seen_2 & bit(card - 2 * WORD), seen_2 | bit(card - 2 * WORD)
            if again or (s.place[card] > 0 and (holder == PILE or s.place[card] != At.HAND + holder)):
                return True
            total += 1
    open_cards, discards = 0, 0
    for card in range(CARDS):
        if s.place[card] > 0 and not At.HAND <= s.place[card] < At.PLAN:
            open_cards += 1
        if s.place[card] == At.DISCARD:
            discards += 1
    for seat in range(s.seats):
        if s.first_plan[seat] > 0:
            total += 1
        for i in range(DISCARDED_FIRST):
            if s.first_discard[seat, i] > 0:
                total += 1
    return discards != s.discard_size or total + open_cards + B_IN_BOX != CARDS


@rule
def hands_wrong(s: State) -> bool:
    """What is publicly known about the unseen cards of a hand is true; planned and open cards are where they say."""
    for seat in range(s.seats):
        for batch in range(BATCHES):
            count, not_a = 0, 0
            for i in range(s.hand_size[seat]):
                if s.place[s.hand[seat, i]] == -batch:
                    count += 1
                    if not dealt_first(s, s.hand[seat, i]):
                        not_a += 1
            if count != s.held[seat, batch] or (batch == 0 and not_a > s.not_a[seat]):
                return True
        for i in range(PLANNING):
            if s.plan[seat, i] > 0 and s.place[s.plan[seat, i] - 1] != At.PLAN + seat:
                return True
    wrong = False
    for i in range(DISPLAY):
        wrong = wrong or (s.display[i] > 0 and s.place[s.display[i] - 1] != At.DISPLAY)
    return wrong


@rule
def figures_wrong(s: State) -> bool:
    """Eight figures each: supplies, career card, assistants, figures on cards."""
    for seat in range(s.seats):
        on_career = CAREER_FIGURES - size(s.claimed[seat])
        if s.figures[seat] + s.supply[seat] + on_career + size(s.helpers[seat]) + s.laid[seat] != ALL_FIGURES:
            return True
        if s.figures[seat] < 0 or s.supply[seat] < 0:
            return True
    return False


@rule
def discs_wrong(s: State) -> bool:
    """Every disc taken from a board is in a storage, on a site or gone."""
    away = s.jean_discs + s.extra_discs
    for seat in range(s.seats):
        away += size(s.half[seat]) + 2 * size(s.full[seat])
    found = s.gone
    for place in range(PLACES):
        found += s.stored[place]
    for k in range(SITE_COUNT):
        found += s.site[k]
        if s.site[k] > LEGACY_SPACES[FIRST_SITE + k]:
            return True
    return away != found


@rule
def markers_wrong(s: State) -> bool:
    """A nation's markers on the chart are counted right, and none was taken that is not there."""
    for nation in range(NATION_COUNT):
        count = 0
        for site in range(MARKER_SITES):
            if s.marker[site] == nation + 1:
                count += 1
        if count != s.on_chart[nation] or count > s.taken[nation] or s.taken[nation] > MARKERS:
            return True
    return False


@rule
def quests_wrong(s: State) -> bool:
    """Every quest tile that was drawn, and in a campaign every story tile in play, lies at one site."""
    seen, count = EMPTY, 0
    for site in range(QUEST_SITES):
        tiles = EMPTY | s.quest_at[site]
        if seen & tiles:
            return True
        seen |= tiles
        count += size(tiles & (bit(QUESTS) - 1))
    laid = 0
    for k in range(STORY_TILES):
        if s.story_card[k] > 0:
            laid += 1
    return count != s.quests_drawn or (s.story > 0 and size(seen >> QUESTS) != laid)


@rule
def tiles_wrong(s: State) -> bool:
    """Every combat tile is in a stack or was turned up, and nobody owns one that was not."""
    owned, count = EMPTY, 0
    for seat in range(s.sides):
        owned |= s.tiles_of[seat]
        count += s.tiles[seat]
    if count != size(owned) or owned & ~s.tiles_out:
        return True
    return s.stack_size[0] + s.stack_size[1] + size(s.tiles_out) != COMBAT_TILES


@rule
def tracks_wrong(s: State) -> bool:
    """No marker is off its track."""
    for seat in range(s.sides):
        if (
            not 0 <= s.combat[seat] <= LAST_COMBAT
            or not 0 <= s.income_vp[seat] < WRAP_AT
            or s.income_d[seat] > LAST_INCOME
        ):
            return True
        if s.doubloons[seat] < 0 or s.points[seat] < 0 or (s.seats == 1 and seat == JEAN and s.doubloons[seat] > 0):
            return True
        for nation in range(NATION_COUNT):
            if not 0 <= s.influence[seat, nation] <= LAST_INFLUENCE:
                return True
    return False


@rule
def points_wrong(s: State) -> bool:
    """The lines of every score sheet add up, and the points on bought cards are counted right."""
    for seat in range(s.sides):
        total, printed = 0, 0
        for card in range(CARDS):
            if s.place[card] == At.OWNED + seat:
                printed += CARD_VP[card]
        if seat < s.seats and printed != s.card_vp[seat]:
            return True
        for line in range(SheetLine.COUNT):
            total += s.lines[seat, line]
        if total != s.points[seat]:
            return True
    return False


@rule
def ledger(s: State) -> int:
    """0 when all accounts are right, else the number of the first wrong one, counted from 1."""
    if cards_wrong(s):
        return 1
    if hands_wrong(s):
        return 2
    if figures_wrong(s):
        return 3
    if discs_wrong(s):
        return 4
    if markers_wrong(s):
        return 5
    if quests_wrong(s):
        return 6
    if tiles_wrong(s):
        return 7
    if tracks_wrong(s):
        return 8
    return 9 if points_wrong(s) else 0
