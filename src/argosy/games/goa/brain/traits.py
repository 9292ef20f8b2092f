"""What a seat has, as the numbers that its prospects are judged by (see `judgement`)."""

from __future__ import annotations

from enum import IntEnum

import numpy as np
import numpy.typing as npt

from argosy.games.goa.parts import (
    ACTIONS,
    ALL_SPICES,
    CARD_EFFECT,
    CARDS,
    COLONIES,
    COLONIES_VP,
    COLONY_NEED,
    COLONY_SLOTS,
    COLONY_TILE_ALLOWS,
    FIELDS,
    FIRST_BIT,
    FIRST_TOOL,
    HAND_LIMIT,
    REDS,
    ROUNDS_A_HALF,
    ROW_VP,
    ROWS,
    SPICES,
    STEP_SPICES,
    TILE_ALLOWS,
    TILE_SLOTS,
    TOOLS,
    TRACKS,
    YIELD,
    Effect,
    Kind,
    Track,
    masks,
)
from argosy.games.goa.rules.bits import ones
from argosy.games.goa.rules.scoring import symbol_points
from argosy.games.goa.rules.tableau import lowest_row
from argosy.games.goa.state import EMPTY, Phase, State
from argosy.kernel import Floats, floats, rule, to_act

ALL_ROUNDS = 2 * ROUNDS_A_HALF
ALL_ACTIONS = ALL_ROUNDS * ACTIONS
LAST = ROWS - 1
ENOUGH_SHIPS = 4  # ships, colonists and ducats beyond these are worth less
ENOUGH_COLONISTS = 4
ENOUGH_DUCATS = 10
PLENTY_OF_DUCATS = 20  # and ducats beyond these only serve to have the most
USUAL_HAND = floats([0, 1, 2.3, 3.9, 5.8, 8.0] + [10.0] * (CARDS - 5))  # points of so many cards
SPENT_ON_LOTS = 15  # more ducats do not go into the lots of a round
ACTION_WORTH = 1.2
TRACK_POINTS = TRACKS * int(ROW_VP[LAST])
EFFECTS = len(Effect)


class Trait(IntEnum):
    """Where a trait stands; those of a track, a kind of card or a tile follow the first of them."""

    ONE = 0
    EXTRA = 1
    DUCATS = 2
    DUCATS_BEYOND = 3
    DUCATS_FOR_LOTS = 4
    RICHEST = 5
    SHIPS = 6
    SHIPS_BEYOND = 7
    COLONISTS = 8
    COLONISTS_BEYOND = 9
    SPICES = 10
    KINDS_HELD = 11
    CAPACITY = 12
    KINDS = 13
    ANY_SLOTS = 14
    COVERED = 15
    ROOM = 16
    REAPED = 17
    FLEET = 18
    READY_BEST = 19
    READY_SUM = 20
    SPICED_BEST = 21
    FOUND_BEST = 22
    FOUND_SUM = 23
    FOUNDED = 24
    LOWEST = 25
    LAG = 26
    HAND = 27
    HAND_POINTS = 28
    HAND_TO_COME = 29
    FOUND_GAIN = 30
    HAGGLE = 31
    FLAG = 32
    FIRSTS = 33
    YIELD = 34  # + track
    CARD = YIELD + TRACKS  # + effect
    RED = CARD + EFFECTS  # + tool
    TOOL = RED + REDS  # + tool - REDS


TRAITS: tuple[str, ...] = (
    *(single.name.lower() for single in Trait if single < Trait.YIELD),
    *("yield_ships", "yield_harvest", "yield_taxes", "row_expedition", "yield_colonists"),
    *(f"card_{effect.name.lower()}" for effect in Effect),
    *(f"red_{Kind(FIRST_TOOL + tool).name.lower()[4:]}" for tool in range(REDS)),
    *(f"tool_{Kind(FIRST_TOOL + tool).name.lower()}" for tool in range(REDS, TOOLS)),
)
COUNT = len(TRAITS)

# the chance that two cards turned up show at least so many colonists (each card 1, 2 or 3, equally likely)
_sums = [one + other for one in (1, 2, 3) for other in (1, 2, 3)]
CHANCE = floats([sum(total >= need for total in _sums) / len(_sums) for need in range(8)])
MOST_MISSING = len(CHANCE) - 1  # and any more are as hopeless

EFFECT_CARDS = masks([card for card in range(CARDS) if CARD_EFFECT[card] == effect] for effect in Effect)

# the spices of a step side by side, eight bits each (see `side_by_side`)
STEP_PRICE: npt.NDArray[np.int64] = np.array(
    [[sum(int(n) << 8 * spice for spice, n in enumerate(row)) for row in track] for track in STEP_SPICES], np.int64
)
BUILD_PRICE = floats(1.0 / YIELD[Track.SHIPS].astype(np.float64))  # actions for a ship
LENT = sum(0x80 << 8 * spice for spice in range(SPICES))


@rule
def actions_left(v: State, seat: int) -> int:
    """The normal actions that a seat still has, the one it is just beginning included."""
    if v.phase == Phase.OVER:
        return 0
    later = (ALL_ROUNDS - 1 - v.round_no) * ACTIONS
    if v.phase == Phase.EXTRA:
        return later
    if v.phase != Phase.ACTIONS:
        return later + ACTIONS
    had = (seat - v.flag) % v.seats < v.step and not (v.acted == 0 and to_act(v) == seat)
    return later + ACTIONS - v.action - (1 if had else 0)


@rule
def rounds_left(v: State) -> int:
    """The rounds to come, this one not counted."""
    return ALL_ROUNDS - 1 - v.round_no if v.round_no < ALL_ROUNDS else 0


@rule
def traits(v: State, seat: int, out: Floats) -> None:
    """All traits of a seat, in the order of TRAITS."""
    traits_at(v, seat, actions_left(v, seat), out)


@rule
def traits_at(v: State, seat: int, left: int, out: Floats) -> None:
    """The same for whoever knows the actions that are left: a search judges millions of positions."""
    out[Trait.ONE] = 1.0
    out[Trait.EXTRA] = v.extra[seat]
    purse(v, seat, left, out)
    out[Trait.SHIPS] = min(v.ships[seat], ENOUGH_SHIPS)
    out[Trait.SHIPS_BEYOND] = v.ships[seat] - min(v.ships[seat], ENOUGH_SHIPS)
    out[Trait.COLONISTS] = min(v.colonists[seat], ENOUGH_COLONISTS)
    out[Trait.COLONISTS_BEYOND] = v.colonists[seat] - min(v.colonists[seat], ENOUGH_COLONISTS)
    warehouse(v, seat, out)
    tableau(v, seat, left, out)
    founding(v, seat, out)
    cards(v, seat, left, out)
    out[Trait.HAGGLE] = 0.0  # only lots have it
    out[Trait.FLAG] = 1.0 if v.flag == seat else 0.0
    later = rounds_left(v)
    for tool in range(REDS):
        out[Trait.RED + tool] = v.reds[seat, tool] * later + v.tools[seat, tool]
    for tool in range(REDS, TOOLS):
        out[Trait.TOOL + tool - REDS] = v.tools[seat, tool]


@rule
def purse(v: State, seat: int, left: int, out: Floats) -> None:
    """Money: the first ten ducats, what is beyond, what could be spent on the lots to come, and the lead."""
    ducats = v.ducats[seat]
    out[Trait.DUCATS] = min(ducats, ENOUGH_DUCATS)
    out[Trait.DUCATS_BEYOND] = min(ducats, PLENTY_OF_DUCATS) - min(ducats, ENOUGH_DUCATS)
    out[Trait.DUCATS_FOR_LOTS] = 0.0
    if v.phase == Phase.MARKERS or v.phase == Phase.AUCTION:
        lots = v.seats + 1 - (v.lot if v.phase == Phase.AUCTION else 0)
        out[Trait.DUCATS_FOR_LOTS] = min(ducats, SPENT_ON_LOTS) * lots / (v.seats + 1.0)
    out[Trait.RICHEST] = chance_of_most(v, seat, left)


@rule
def chance_of_most(v: State, seat: int, left: int) -> float:
    """How likely the seat will have the most money at the end; an early lead says little."""
    most = -1000
    for other in range(v.seats):
        if other != seat:
            most = max(most, v.ducats[other])
    lead = (v.ducats[seat] - most + 0.5) / (1.5 + left)
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


@rule
def warehouse(v: State, seat: int, out: Floats) -> None:
    """Slots, the spices they can bear, and what lies on them."""
    kinds = 0
    slots = 0
    anything = 0
    for field in range(FIELDS):
        tile = v.field[seat, field]
        if tile != EMPTY:
            slots += TILE_SLOTS[tile]
            if TILE_ALLOWS[tile] == ALL_SPICES:
                anything += TILE_SLOTS[tile]
            else:
                kinds |= TILE_ALLOWS[tile]
    for colony in range(COLONIES):
        tile = v.colony[seat, colony]
        if tile != EMPTY:
            slots += COLONY_SLOTS[colony]
            if COLONY_TILE_ALLOWS[tile] == ALL_SPICES:
                anything += COLONY_SLOTS[colony]
            else:
                kinds |= COLONY_TILE_ALLOWS[tile]
    held = 0
    kinds_held = 0
    for spice in range(SPICES):
        held += v.spices[seat, spice]
        kinds_held += 1 if v.spices[seat, spice] > 0 else 0
    free = slots - held
    out[Trait.SPICES] = held
    out[Trait.KINDS_HELD] = kinds_held
    out[Trait.CAPACITY] = slots
    out[Trait.KINDS] = ones(kinds)
    out[Trait.ANY_SLOTS] = anything
    out[Trait.COVERED] = min(ones(kinds) + anything, SPICES)
    out[Trait.ROOM] = free
    out[Trait.REAPED] = min(free, YIELD[Track.HARVEST, v.rows[seat, Track.HARVEST]])


@rule
def side_by_side(v: State, seat: int) -> int:
    """The spices of a seat as one number, eight bits each, to be compared with a price all at once.

    The highest bit of the eight is lent: two gingers (the lowest eight bits) and no pepper are 0x8082. Less the price
    of a ginger and a pepper, 0x0101, that is 0x7f81: the pepper had to borrow what was lent (0x7f), so it is missing.
    """
    spices = LENT
    for spice in range(SPICES):
        spices |= int(v.spices[seat, spice]) << 8 * spice
    return spices


@rule
def covers(spices: int, price: int) -> bool:
    """Spices side by side are enough for a price: none of them has to borrow what was lent."""
    return (spices - price) & LENT == LENT


@rule
def tableau(v: State, seat: int, left: int, out: Floats) -> None:
    """What the tracks bring, the steps that could be made at once, and how far the economy will carry."""
    steps = 0
    ways = 0
    lowest = lowest_row(v, seat)
    points = 0
    lag = 0
    firsts = 0
    spiced = 0
    ready = 0
    ready_sum = 0
    spices = side_by_side(v, seat)
    for track in range(TRACKS):
        row = v.rows[seat, track]
        points += ROW_VP[row]
        out[Trait.YIELD + track] = row if track == Track.EXPEDITION else YIELD[track, row]
        lag += 1 if row == lowest else 0
        if row == LAST:
            continue
        gain = row + 1
        steps += gain
        ways += 1
        bit = FIRST_BIT[track, row + 1]
        if bit != 0 and v.firsts & bit == 0:
            firsts += 1
        if covers(spices, STEP_PRICE[track, row]):
            spiced = max(spiced, gain)
            if v.ships[seat] > row:
                ready = max(ready, gain)
                ready_sum += gain
    out[Trait.LAG] = lag
    out[Trait.FIRSTS] = firsts
    out[Trait.SPICED_BEST] = spiced
    out[Trait.READY_BEST] = ready
    out[Trait.READY_SUM] = ready_sum
    out[Trait.LOWEST] = lowest
    out[Trait.FLEET] = 0.0
    if ways > 0:
        far = reach(v, seat, left, out[Trait.SPICES], out[Trait.CAPACITY], steps / ways)
        out[Trait.FLEET] = min(far, 1.0 * (TRACK_POINTS - points))


@rule
def reach(v: State, seat: int, left: int, spices: float, slots: float, step: float) -> float:
    """How many points on the tracks the seat could buy with all its actions, building and harvesting as it can now.

    A step of n points costs n ships, n spices and one action; both goods come by actions too.
    """
    actions = float(left + v.extra[seat])
    ships = float(v.ships[seat])
    build = BUILD_PRICE[v.rows[seat, Track.SHIPS]]
    crop = min(float(YIELD[Track.HARVEST, v.rows[seat, Track.HARVEST]]), slots)
    reap = 1.0 / max(crop, 0.5)
    price = 1.0 / step
    less = min(ships, spices)
    more = max(ships, spices)
    if actions <= less * price:
        return actions * step
    actions -= less * price
    dear = price + (build if ships < spices else reap)
    if actions <= (more - less) * dear:
        return less + actions / dear
    actions -= (more - less) * dear
    return more + actions / (price + build + reap)


@rule
def founding(v: State, seat: int, out: Floats) -> None:
    """The chance to found the colonies that are still missing, at once."""
    own = YIELD[Track.COLONISTS, v.rows[seat, Track.COLONISTS]] + v.colonists[seat]
    number = 0
    best = 0.0
    total = 0.0
    for colony in range(COLONIES):
        if v.colony[seat, colony] != EMPTY:
            number += 1
            continue
        chance = CHANCE[min(max(COLONY_NEED[colony] - own, 0), MOST_MISSING)]
        best = max(best, chance)
        total += chance
    out[Trait.FOUNDED] = number
    out[Trait.FOUND_BEST] = best
    out[Trait.FOUND_SUM] = total
    out[Trait.FOUND_GAIN] = 0.0
    if number < COLONIES:
        out[Trait.FOUND_GAIN] = best * (COLONIES_VP[number + 1] - COLONIES_VP[number])


@rule
def hand_to_come(v: State, seat: int, left: int, points: float) -> float:
    """What a hand filled up at the very end would bring beyond the present one, less the actions for it."""
    row = v.rows[seat, Track.EXPEDITION]
    missing = HAND_LIMIT[row] - v.hand_size[seat]
    if missing <= 0:
        return 0.0
    actions = (missing + YIELD[Track.EXPEDITION, row] - 1) // YIELD[Track.EXPEDITION, row]
    actions = min(actions, left + v.extra[seat])
    cards = min(HAND_LIMIT[row], v.hand_size[seat] + actions * YIELD[Track.EXPEDITION, row])
    return max(USUAL_HAND[cards] - max(points, USUAL_HAND[v.hand_size[seat]]) - ACTION_WORTH * actions, 0.0)


@rule
def cards(v: State, seat: int, left: int, out: Floats) -> None:
    """The cards in hand, by what they do."""
    hand = v.hand[seat]
    points = symbol_points(hand) if hand != 0 else 0
    out[Trait.HAND] = v.hand_size[seat]
    out[Trait.HAND_POINTS] = points
    out[Trait.HAND_TO_COME] = hand_to_come(v, seat, left, float(points))
    for effect in range(EFFECTS):
        out[Trait.CARD + effect] = ones(hand & EFFECT_CARDS[effect])
