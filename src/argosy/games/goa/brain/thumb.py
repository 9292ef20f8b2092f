"""How a deckhand plays Goa: by rule of thumb, at once, from what the seat sees."""

from __future__ import annotations

from argosy.brains.likings import better
from argosy.games.goa.brain.traits import actions_left, rounds_left
from argosy.games.goa.moves import Code
from argosy.games.goa.parts import (
    CARD_EFFECT,
    COLONY_NEED,
    FIRST_TOOL,
    HAND_LIMIT,
    SPICES,
    STEP_SPICES,
    TILE_ALLOWS,
    TILE_KIND,
    TILE_SLOTS,
    TRACKS,
    YIELD,
    Effect,
    Kind,
    Track,
)
from argosy.games.goa.rules.actions import is_free
from argosy.games.goa.rules.warehouse import allows, free_slots, kinds_grown
from argosy.games.goa.state import EMPTY, Ask, State
from argosy.kernel import Ints, asked, ints, rule, to_act

USUAL_REVEAL = 4  # colonists on two cards turned up, on average
PRICES = {
    Kind.PLANTATION: 4, Kind.CROP_ROTATION: 4, Kind.FOREMAN: 3, Kind.MISSION: 4, Kind.SHIPS: 4, Kind.COLONISTS: 4,
    Kind.SHIPS_OR_COLONISTS: 4, Kind.SETTLEMENT: 5, Kind.EXTRA_ACTIONS: 6, Kind.EXPEDITIONS: 5, Kind.FAVOUR: 4,
    Kind.RED_SHIP: 7, Kind.RED_COLONIST: 6, Kind.RED_DUCATS: 6, Kind.RED_SPICE: 5, Kind.RED_EXPEDITION: 6,
    Kind.EXTRA_HARVEST: 4, Kind.SUPPLY: 4, Kind.VICEROY: 6, Kind.DUTY: 5, Kind.ESPIONAGE: 4, Kind.SWAP: 3,
}  # what a tile of each kind may cost, in ducats  # fmt: skip
KIND_PRICE = ints([PRICES[kind] for kind in Kind])
FLAG_PRICE = 5


@rule
def deckhand(v: State, moves: Ints, n: int, event: int) -> int:
    """The move that looks best by rule of thumb, the first of equals; nothing is left to chance."""
    seat = to_act(v)
    what = asked(v)
    best = 0
    most = -1000.0
    for i in range(n):
        liking = appeal(v, seat, what, moves[i])
        if better(liking, most):
            most = liking
            best = i
    return best


@rule
def appeal(v: State, seat: int, what: int, move: int) -> float:
    """How much a move appeals to a deckhand."""
    if is_free(move):
        return free_appeal(v, seat, what, move)
    if what == Ask.TURN:
        return action_appeal(v, seat, move)
    if what == Ask.BID:
        return bid_appeal(v, seat, move - Code.BID)
    if what == Ask.SELL_OR_KEEP:
        keep = fair_price(v, seat, v.lot) >= 2 * v.bid - 1
        return 1.0 if keep == (move == Code.KEEP) else 0.0
    if what == Ask.PLACE_MARKER:
        return float(tile_price(v, seat, v.grid[move - Code.MARKER]))
    if what == Ask.HARVEST or what == Ask.STOCK:
        return fill_appeal(v, seat, move)
    if what == Ask.ADVANCE:
        return step_appeal(v, seat, move - Code.ADVANCE)
    if what == Ask.PAY or what == Ask.GIVE:
        return give_appeal(v, seat, move)
    return rare_appeal(v, seat, what, move)


@rule
def rare_appeal(v: State, seat: int, what: int, move: int) -> float:
    """The questions that are seldom asked."""
    if what == Ask.FOUND_ADD:
        return 1.0 if move == Code.ADD else 0.0
    if what == Ask.REFILL:
        return 0.0 if move == Code.STOP else float(v.room[seat, move - Code.REFILL])
    if what == Ask.SELL:
        return 0.5 if move == Code.STOP else give_appeal(v, seat, move)
    if what == Ask.FOUND_WHICH:
        return found_appeal(v, seat, move - Code.FOUND, 2)
    if what == Ask.FAVOUR:
        return float(tile_price(v, seat, move - Code.FAVOUR))
    if what == Ask.REPLACE:
        return -float(TILE_SLOTS[v.field[seat, move - Code.REPLACE]])
    if what == Ask.QUICK_START:
        return 1.0 if move == Code.QUICK_PAIR else 0.0
    if move == Code.GAIN_SHIPS:
        return 4.0 - v.ships[seat]
    if move == Code.GAIN_COLONISTS:
        return 3.0 - v.colonists[seat]
    return 0.0


@rule
def action_appeal(v: State, seat: int, move: int) -> float:
    """Step forward if possible, found when it will likely work, otherwise gather what a step is missing."""
    left = actions_left(v, seat)
    if move == Code.PASS:
        return 0.2
    if move == Code.BUILD:
        lack = next_step(v, seat) - v.ships[seat]
        return 2.0 if lack > 0 else 0.3
    if move == Code.HARVEST:
        return 1.0 + min(free_slots(v, seat), YIELD[Track.HARVEST, v.rows[seat, Track.HARVEST]]) * 0.4
    if move == Code.TAXES:
        return 2.2 if v.ducats[seat] < 4 and left > 3 else 0.5
    if move < Code.FOUND:
        drawn = move - Code.EXPEDITION
        return 0.9 * drawn + (0.6 if left <= 3 else 0.2)
    if move < Code.ADVANCE:
        return found_appeal(v, seat, move - Code.FOUND, 0)
    return step_appeal(v, seat, move - Code.ADVANCE) + 3.0


@rule
def next_step(v: State, seat: int) -> int:
    """The ships for a middling next step."""
    rows = 0
    for track in range(TRACKS):
        rows += v.rows[seat, track]
    return rows // TRACKS + 2


@rule
def step_appeal(v: State, seat: int, track: int) -> float:
    """High steps bring more points; early on the fleet and the harvest come first."""
    early = actions_left(v, seat) > 12
    likes = 0.6 if early and (track == Track.SHIPS or track == Track.HARVEST or track == Track.COLONISTS) else 0.0
    return float(v.rows[seat, track] + 1) + likes


@rule
def found_appeal(v: State, seat: int, colony: int, more: int) -> float:
    """Name the dearest colony that will likely succeed."""
    own = YIELD[Track.COLONISTS, v.rows[seat, Track.COLONISTS]] + v.colonists[seat]
    spare = own + USUAL_REVEAL + more - COLONY_NEED[colony]
    return 3.6 + 0.2 * colony if spare >= 0 else -0.5 + 0.1 * spare


@rule
def free_appeal(v: State, seat: int, what: int, move: int) -> float:
    """Use tiles as soon as they help; play cards that bring goods now, keep pairs of symbols, throw nothing away."""
    if move < Code.DISCARD:
        return card_appeal(v, seat, what, CARD_EFFECT[move - Code.PLAY])
    if move < Code.USE:
        return -40.0
    if move < Code.SPY:
        kind = move - Code.USE + FIRST_TOOL
        if kind == Kind.EXTRA_HARVEST:
            return 9.0 if free_slots(v, seat) >= 4 else -1.0
        return 9.0
    if move < Code.SWAP:
        return 8.0 if what == Ask.FOUND_ADD else 0.1
    return float(tile_price(v, seat, v.grid[move - Code.SWAP])) - 3.0


@rule
def card_appeal(v: State, seat: int, what: int, effect: int) -> float:
    """A full hand, or the last round, is the time for cards; those that save a price are played when it is due."""
    full = v.hand_size[seat] >= HAND_LIMIT[v.rows[seat, Track.EXPEDITION]]
    if effect == Effect.ADVANCE_NO_SPICES or effect == Effect.ADVANCE_NO_SHIPS or effect == Effect.ADVANCE_FOR_DUCATS:
        return 4.5
    if effect == Effect.EXTRA_COLONIST_DRAW:
        return 1.0
    if effect == Effect.SELL_SPICES or effect == Effect.HARVEST_MIX:
        return -1.0
    return 4.0 if full and actions_left(v, seat) > 2 else -1.0


@rule
def fill_appeal(v: State, seat: int, move: int) -> float:
    """The spice that the seat has least of."""
    if move == Code.GAIN_SHIPS:
        return 2.0 - v.ships[seat]
    if move == Code.GAIN_COLONISTS:
        return 1.5 - v.colonists[seat]
    if move == Code.STOP:
        return -20.0 if free_slots(v, seat) > 0 else 0.0
    spice = (move - Code.FILL) % SPICES
    wanted = 0
    for track in range(TRACKS):
        row = v.rows[seat, track]
        if row < STEP_SPICES.shape[1]:
            wanted += STEP_SPICES[track, row, spice]
    return 0.2 * wanted - v.spices[seat, spice]


@rule
def give_appeal(v: State, seat: int, move: int) -> float:
    """From where it grows again easily: the spice that the seat has most of, from a place for that spice alone."""
    i = move - Code.GIVE
    mask = allows(v, seat, i // SPICES)
    return 0.3 * v.spices[seat, i % SPICES] - (0.5 if mask & (mask - 1) != 0 else 0.0)


@rule
def bid_appeal(v: State, seat: int, amount: int) -> float:
    """Bid just more than the last bid, but about half of what the lot is worth, and never above that."""
    if amount == 0:
        return 0.5
    worth = min(fair_price(v, seat, v.lot), v.ducats[seat] - 1 if rounds_left(v) > 0 else v.ducats[seat])
    wanted = max(v.bid + 1, (worth + 1) // 2)
    return 1.0 if amount == wanted and amount <= worth else 0.0


@rule
def fair_price(v: State, seat: int, lot: int) -> int:
    """What a deckhand thinks that a lot may cost."""
    return FLAG_PRICE if lot == 0 else tile_price(v, seat, v.grid[v.marker[lot]])


@rule
def tile_price(v: State, seat: int, tile: int) -> int:
    """A price for every kind of tile; a spice that one cannot grow yet is worth more."""
    if tile == EMPTY:
        return 0
    price = int(KIND_PRICE[TILE_KIND[tile]])
    if TILE_ALLOWS[tile] == 0:
        return price
    return price + (2 if TILE_ALLOWS[tile] & ~kinds_grown(v, seat) != 0 else -2)
