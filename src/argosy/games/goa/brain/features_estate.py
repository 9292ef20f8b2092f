"""What every seat has made of its company, and what the viewer's own allows: inputs behind those of `features`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from argosy.games.goa.brain.traits import (
    ALL_ACTIONS,
    EFFECT_CARDS,
    EFFECTS,
    LAST,
    STEP_PRICE,
    actions_left,
    covers,
    reach,
    side_by_side,
)
from argosy.games.goa.moves import PLACE_NAMES
from argosy.games.goa.parts import (
    ALL_SPICES,
    CARD_COLONISTS,
    CARD_EFFECT,
    CARDS,
    COLONIES,
    COLONY_ALIKE,
    COLONY_NAMES,
    COLONY_NEED,
    COLONY_TILE_COLONY,
    COLONY_TILE_IDS,
    COLONY_TILES,
    FIELDS,
    FIRST_BIT,
    HAND_LIMIT,
    PLACES,
    ROW_VP,
    ROWS,
    SEATS,
    SPICE_NAMES,
    SPICES,
    STEP_DUCATS,
    STEP_SHIPS,
    STEP_SPICES,
    SYMBOL_CARDS,
    SYMBOL_NAMES,
    SYMBOLS,
    TILE_SLOTS,
    TRACK_NAMES,
    TRACKS,
    YIELD,
    Effect,
    Track,
    masks,
)
from argosy.games.goa.rules.bits import ones
from argosy.games.goa.rules.colonies import can_found
from argosy.games.goa.rules.ledger import slots_of
from argosy.games.goa.rules.scoring import SMALL_VP, founded, plantation_points, richest, score, symbol_points
from argosy.games.goa.rules.warehouse import allows
from argosy.games.goa.state import BATCHES, EMPTY, Phase, State
from argosy.kernel import Floats, ints, rule

STEPS = ROWS - 1
NEWEST = BATCHES - 1
MOST_SPICE = 3  # spices of one kind, ships, colonists, ducats … told apart up to here; the last is so many or more
MOST_GOODS = 8
MOST_DUCATS = 24
MOST_EXTRA = 3
MOST_ALIKE = 4
MOST_ON_CARD = 3
# a set of spices spread out, eight bits each, so that times a number it counts for each of them
SPREAD: npt.NDArray[np.int64] = np.array(
    [sum((mask >> spice & 1) << 8 * spice for spice in range(SPICES)) for mask in range(1 << SPICES)], np.int64
)
COLONIST_CARDS = masks(
    [card for card in range(CARDS) if CARD_COLONISTS[card] == count + 1] for count in range(MOST_ON_CARD)
)
# places where the viewer's tile says more than that it is there: all fields, and colonies whose tiles differ
_told = [place for place in range(PLACES) if place < FIELDS or not COLONY_ALIKE[place - FIELDS]]
TOLD_PLACE = ints([_told.index(place) if place in _told else -1 for place in range(PLACES)])
TOLD = len(_told)
_choices = [tile for tile in range(COLONY_TILES) if not COLONY_ALIKE[COLONY_TILE_COLONY[tile]]]
CHOICES = ints(_choices)

_SEAT_NAMES = (
    [f"{track}_at_{row + 2}" for track in TRACK_NAMES for row in range(STEPS)]
    + [f"can_{track}" for track in TRACK_NAMES]
    + [f"spice_{spice}/4" for spice in SPICE_NAMES]
    + [f"grows_{spice}/6" for spice in SPICE_NAMES]
    + ["grows_any/4", "spices/12", "slots/12", "room/12", "crop/8", "fields/4", "reach/50"]
    + [f"chance_{colony}" for colony in COLONY_NAMES]
    + ["lag/5", "left/24", "acted", "hand_room/5"]
    + ["points/50", "ahead/20", "plantations/10", "most_money", "money_ahead/20"]
    + [f"holds_{symbol}/3" for symbol in SYMBOL_NAMES]
)
_STEP_NAMES = ["spices", "ships", "ducats", "first", "completes"] + [f"lacks_{spice}" for spice in SPICE_NAMES]
SEATS_NAMES = [f"seat{i}_{name}" for i in range(SEATS) for name in _SEAT_NAMES]
OWN_NAMES = (
    [f"step_{track}_{name}" for track in TRACK_NAMES for name in _STEP_NAMES]
    + [f"own_lag_{count + 1}" for count in range(TRACKS)]
    + [f"own_{spice}_{count + 1}" for spice in SPICE_NAMES for count in range(MOST_SPICE)]
    + [f"wanted_{spice}/5" for spice in SPICE_NAMES]
    + [f"room_{spice}/6" for spice in SPICE_NAMES]
    + [f"own_ducats_{count}" for count in range(MOST_DUCATS + 1)]
    + [f"own_ships_{count}" for count in range(MOST_GOODS + 1)]
    + [f"own_colonists_{count}" for count in range(MOST_GOODS + 1)]
    + [f"own_extra_{count + 1}" for count in range(MOST_EXTRA)]
    + [f"own_founded_{count + 1}" for count in range(COLONIES)]
    + [f"allows_{PLACE_NAMES[place]}_{spice}" for place in _told for spice in SPICE_NAMES]
    + [f"slots_field{field + 1}/3" for field in range(FIELDS)]
    + [f"small_field{field + 1}" for field in range(FIELDS)]
    + [f"taken_{COLONY_TILE_IDS[tile]}" for tile in _choices]
    + [f"chance_alone_{colony}" for colony in COLONY_NAMES]
    + [f"deck_colonists_{count + 1}/10" for count in range(MOST_ON_CARD)]
    + [f"deck_{symbol}/5" for symbol in SYMBOL_NAMES]
    + [f"hand_{symbol}_{count + 1}" for symbol in SYMBOL_NAMES for count in range(MOST_ALIKE)]
    + [f"hand_can_{effect.name.lower()}/2" for effect in Effect]
    + ["hand_points/15"]
    + [f"playing_{effect.name.lower()}" for effect in Effect]
)
SEAT_SLOTS = len(_SEAT_NAMES)
STEP_SLOTS = len(_STEP_NAMES)


@rule
def estate_features(v: State, me: int, out: Floats, n: int) -> int:
    """Every seat, then what only the viewer needs to know so well."""
    deck = deck_pool(v, me)
    colonists = deck_colonists(deck)
    points = score(v, me)
    most = richest(v)
    for i in range(v.seats):
        one_seat(v, me, (me + i) % v.seats, colonists, points, most, out, n + i * SEAT_SLOTS)
    n += SEATS * SEAT_SLOTS
    n = own_steps(v, me, out, n)
    n = own_goods(v, me, out, n)
    n = own_places(v, me, out, n)
    n = own_foundings(v, me, colonists, out, n)
    return own_cards(v, me, deck, out, n)


@rule
def deck_pool(v: State, me: int) -> int:
    """The cards that the viewer may see turned up next, as bits; with no two in the deck also the discarded ones."""
    pool = v.batch[NEWEST] & ~v.hand[me]
    if v.deck_size < 2:
        pool |= v.discard
    return pool


@rule
def deck_colonists(deck: int) -> int:
    """How many of these cards show one colonist, two and three: eight bits each."""
    number = 0
    for count in range(MOST_ON_CARD):
        number |= ones(deck & COLONIST_CARDS[count]) << 8 * count
    return number


@rule
def one_seat(v: State, me: int, seat: int, colonists: int, mine: int, most: int, out: Floats, n: int) -> None:
    """The company of one seat; `colonists` on the cards of the deck, `mine` the viewer's points, `most` ducats."""
    left = actions_left(v, seat)
    n, step = seat_tracks(v, seat, out, n)
    n = seat_warehouse(v, seat, left, step, out, n)
    seat_chances(v, seat, colonists, v.colonists[seat], out, n)
    n += COLONIES
    out[n] = lagging(v, seat) / 5.0
    out[n + 1] = left / float(ALL_ACTIONS)
    if v.phase == Phase.ACTIONS and (seat - v.flag) % v.seats < v.step:
        out[n + 2] = 1.0
    out[n + 3] = (HAND_LIMIT[v.rows[seat, Track.EXPEDITION]] - v.hand_size[seat]) / 5.0
    seat_points(v, me, seat, mine, most, out, n + 4)
    seat_cards(v, me, seat, out, n + 9)


@rule
def seat_tracks(v: State, seat: int, out: Floats, n: int) -> tuple[int, float]:
    """The markers and the steps that the seat can pay; the place behind them and the points of a usual step."""
    spices = side_by_side(v, seat)
    gain = 0
    ways = 0
    for track in range(TRACKS):
        row = v.rows[seat, track]
        if row > 0:
            out[n + track * STEPS + row - 1] = 1.0
        if row < LAST:
            gain += ROW_VP[row + 1] - ROW_VP[row]
            ways += 1
            if v.ships[seat] >= STEP_SHIPS[row] and covers(spices, STEP_PRICE[track, row]):
                out[n + TRACKS * STEPS + track] = 1.0
    return n + TRACKS * STEPS + TRACKS, gain / ways if ways > 0 else 0.0


@rule
def seat_warehouse(v: State, seat: int, left: int, step: float, out: Floats, n: int) -> int:
    """Spices by kind, slots by the spices they are for, and how far both carry."""
    grown = 0
    anything = 0
    slots = 0
    room = 0
    fields = 0
    for place in range(PLACES):
        size = slots_of(v, seat, place)
        if size > 0:
            slots += size
            room += v.room[seat, place]
            fitting = allows(v, seat, place)
            if fitting == ALL_SPICES:
                anything += size
            else:
                grown += SPREAD[fitting] * size
            if place < FIELDS:
                fields += 1
    spices = 0
    for spice in range(SPICES):
        spices += v.spices[seat, spice]
        out[n + spice] = v.spices[seat, spice] / 4.0
        out[n + SPICES + spice] = (grown >> 8 * spice & 255) / 6.0
    n += 2 * SPICES
    out[n] = anything / 4.0
    out[n + 1] = spices / 12.0
    out[n + 2] = slots / 12.0
    out[n + 3] = room / 12.0
    out[n + 4] = min(room, YIELD[Track.HARVEST, v.rows[seat, Track.HARVEST]]) / 8.0
    out[n + 5] = fields / 4.0
    if step > 0.0:
        out[n + 6] = reach(v, seat, left, float(spices), float(slots), step) / 50.0
    return n + 7


@rule
def seat_chances(v: State, seat: int, colonists: int, added: int, out: Floats, n: int) -> None:
    """How likely each colony that the seat may found is founded at once with so many colonists of its own."""
    own = YIELD[Track.COLONISTS, v.rows[seat, Track.COLONISTS]] + added
    for colony in range(COLONIES):
        if can_found(v, seat, colony):
            out[n + colony] = chance_of(colonists, COLONY_NEED[colony] - own)


@rule
def chance_of(colonists: int, need: int) -> float:
    """The chance that two of the cards that are counted here (see `deck_colonists`) show at least so many."""
    with_one = colonists & 255
    with_two = colonists >> 8 & 255
    with_three = colonists >> 16 & 255
    cards = with_one + with_two + with_three
    pairs = cards * (cards - 1) / 2.0
    if need <= 2 or pairs == 0.0:
        return 1.0 if need <= 2 else 0.0
    if need == 3:
        return 1.0 - with_one * (with_one - 1) / 2.0 / pairs
    if need == 4:
        return 1.0 - (with_one * (with_one - 1) / 2.0 + with_one * with_two) / pairs
    if need == 5:
        return (with_two * with_three + with_three * (with_three - 1) / 2.0) / pairs
    return with_three * (with_three - 1) / 2.0 / pairs if need == 6 else 0.0


@rule
def lagging(v: State, seat: int) -> int:
    """How many markers must step until the seat gets the next extra-action card for a complete row."""
    if v.complete[seat] == LAST:
        return 0
    count = 0
    for track in range(TRACKS):
        if v.rows[seat, track] <= v.complete[seat]:
            count += 1
    return count


@rule
def seat_points(v: State, me: int, seat: int, mine: int, most: int, out: Floats, n: int) -> None:
    """The points of a seat if the game ended now, hands that are not seen left aside; and its money."""
    points = mine if seat == me else score(v, seat)
    out[n] = points / 50.0
    out[n + 1] = (points - mine) / 20.0
    out[n + 2] = plantation_points(v, seat) / 10.0
    if v.ducats[seat] == most:
        out[n + 3] = 1.0
    rival = 0
    for other in range(v.seats):
        if other != seat:
            rival = max(rival, v.ducats[other])
    out[n + 4] = max(min(v.ducats[seat] - rival, 20), -20) / 20.0


@rule
def seat_cards(v: State, me: int, seat: int, out: Floats, n: int) -> None:
    """The symbols that a seat must hold on average, by what is known of cards drawn before the last shuffle."""
    if v.hand_size[seat] == 0:
        return
    if seat == me:
        for symbol in range(SYMBOLS):
            out[n + symbol] = ones(v.hand[me] & SYMBOL_CARDS[symbol]) / 3.0
        return
    for symbol in range(SYMBOLS):
        number = 0.0
        for batch in range(NEWEST):
            if v.held[seat, batch] > 0:
                pool = v.batch[batch] & ~v.hand[me]
                if pool != 0:
                    number += v.held[seat, batch] * ones(pool & SYMBOL_CARDS[symbol]) / float(ones(pool))
        out[n + symbol] = number / 3.0


@rule
def own_steps(v: State, me: int, out: Floats, n: int) -> int:
    """For each track what the next step still wants, and what it would bring besides its points."""
    lag = lagging(v, me)
    for track in range(TRACKS):
        row = v.rows[me, track]
        if row < LAST:
            lacking = 0
            for spice in range(SPICES):
                if v.spices[me, spice] < STEP_SPICES[track, row, spice]:
                    lacking += 1
                    out[n + 5 + spice] = 1.0
            out[n] = 1.0 if lacking == 0 else 0.0
            out[n + 1] = 1.0 if v.ships[me] >= STEP_SHIPS[row] else 0.0
            out[n + 2] = 1.0 if v.ducats[me] >= STEP_DUCATS[row] else 0.0
            bit = FIRST_BIT[track, row + 1]
            out[n + 3] = 1.0 if bit != 0 and v.firsts & bit == 0 else 0.0
            out[n + 4] = 1.0 if lag == 1 and row <= v.complete[me] else 0.0
        n += STEP_SLOTS
    if lag > 0:
        out[n + lag - 1] = 1.0
    return n + TRACKS


@rule
def own_goods(v: State, me: int, out: Floats, n: int) -> int:
    """Spices, ducats, ships, colonists and extra actions by number, and which spices the next steps want."""
    wanted = 0
    for track in range(TRACKS):
        if v.rows[me, track] < LAST:
            wanted += STEP_PRICE[track, v.rows[me, track]]
    free = 0
    for place in range(PLACES):
        if v.room[me, place] > 0:
            free += SPREAD[allows(v, me, place)] * v.room[me, place]
    for spice in range(SPICES):
        if v.spices[me, spice] > 0:
            out[n + spice * MOST_SPICE + min(v.spices[me, spice], MOST_SPICE) - 1] = 1.0
        out[n + SPICES * MOST_SPICE + spice] = (wanted >> 8 * spice & 255) / 5.0
        out[n + SPICES * (MOST_SPICE + 1) + spice] = (free >> 8 * spice & 255) / 6.0
    n += SPICES * (MOST_SPICE + 2)
    out[n + min(v.ducats[me], MOST_DUCATS)] = 1.0
    n += MOST_DUCATS + 1
    out[n + min(v.ships[me], MOST_GOODS)] = 1.0
    n += MOST_GOODS + 1
    out[n + min(v.colonists[me], MOST_GOODS)] = 1.0
    n += MOST_GOODS + 1
    if v.extra[me] > 0:
        out[n + min(v.extra[me], MOST_EXTRA) - 1] = 1.0
    n += MOST_EXTRA
    if founded(v, me) > 0:
        out[n + founded(v, me) - 1] = 1.0
    return n + COLONIES


@rule
def own_places(v: State, me: int, out: Floats, n: int) -> int:
    """What each field and colony of the viewer can bear, the size of each field, and the fields that count a point."""
    for place in range(PLACES):
        if TOLD_PLACE[place] >= 0:
            fitting = allows(v, me, place)
            for spice in range(SPICES):
                if fitting >> spice & 1:
                    out[n + TOLD_PLACE[place] * SPICES + spice] = 1.0
    n += TOLD * SPICES
    for field in range(FIELDS):
        tile = v.field[me, field]
        if tile != EMPTY:
            out[n + field] = TILE_SLOTS[tile] / 3.0
            out[n + FIELDS + field] = SMALL_VP[tile]
    return n + 2 * FIELDS


@rule
def own_foundings(v: State, me: int, colonists: int, out: Floats, n: int) -> int:
    """The colony tiles that are gone, the chances without colonists of one's own, and the colonists in the deck."""
    for i in range(len(CHOICES)):
        if v.colonies_left >> CHOICES[i] & 1 == 0:
            out[n + i] = 1.0
    n += len(CHOICES)
    seat_chances(v, me, colonists, 0, out, n)
    n += COLONIES
    for count in range(MOST_ON_CARD):
        out[n + count] = (colonists >> 8 * count & 255) / 10.0
    return n + MOST_ON_CARD


@rule
def own_cards(v: State, me: int, deck: int, out: Floats, n: int) -> int:
    """The symbols that may still be drawn; those in hand and what they bring; what the cards can do; the one in use."""
    hand = v.hand[me]
    for symbol in range(SYMBOLS):
        out[n + symbol] = ones(deck & SYMBOL_CARDS[symbol]) / 5.0
    n += SYMBOLS
    if hand != 0:
        for symbol in range(SYMBOLS):
            count = ones(hand & SYMBOL_CARDS[symbol])
            if count > 0:
                out[n + symbol * MOST_ALIKE + min(count, MOST_ALIKE) - 1] = 1.0
        for effect in range(EFFECTS):
            out[n + SYMBOLS * MOST_ALIKE + effect] = ones(hand & EFFECT_CARDS[effect]) / 2.0
        out[n + SYMBOLS * MOST_ALIKE + EFFECTS] = symbol_points(hand) / 15.0
    n += SYMBOLS * MOST_ALIKE + EFFECTS + 1
    if v.in_use > 0:
        out[n + CARD_EFFECT[v.in_use - 1]] = 1.0
    return n + EFFECTS
