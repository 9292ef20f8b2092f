"""What a sensible player thinks of a position of Goa, in points; the weights were found by self-play."""

from __future__ import annotations

from typing import Any

from argosy.brains.weights import RACE, by_time
from argosy.games.goa.brain import traits as trait
from argosy.games.goa.brain.foresight_weights import THEN
from argosy.games.goa.brain.foresight_weights import WEIGHTS as FORESEEN
from argosy.games.goa.brain.judgement_weights import KNOTS, WEIGHTS
from argosy.games.goa.brain.traits import ALL_ACTIONS, COUNT, TRAITS, actions_left, rounds_left, traits, traits_at
from argosy.games.goa.parts import (
    COLONIES,
    COLONIES_VP,
    COLONY_TILE_ALLOWS,
    DUTY_VP,
    FIELDS,
    FIRST_TOOL,
    FOREMAN_VP,
    REDS,
    ROW_VP,
    SEATS,
    TILE_ALLOWS,
    TILE_AMOUNT,
    TILE_KIND,
    TILE_SLOTS,
    TILE_VP,
    TRACKS,
    Kind,
)
from argosy.games.goa.rules.scoring import founded, plantation_points, symbol_points
from argosy.games.goa.state import EMPTY, Ask, Phase
from argosy.kernel import rule

__all__ = [
    "ALL_ACTIONS",
    "FIRST_TRAIT",
    "FORESEEN",
    "KNOTS",
    "NEXT_SEAT",
    "SCRATCH",
    "SEATS",
    "TABLE",
    "THEN",
    "TRAITS",
    "WEIGHTS",
    "actions_left",
    "hopes",
    "prospects",
    "sure_points",
    "traits",
]

CARD_WORTH = 1.6  # a card that nobody has seen yet
FAVOUR_WORTH = 2.0  # the best of eight tiles
SELLER_LOSES = 2.0  # whoever keeps a lot pays, and goes without the same sum from the bidder
FIRST_TRAIT = 3 * SEATS  # before them in the scratch: points, prizes, and what a ducat is worth
NEXT_SEAT = COUNT + len(RACE)  # after the traits there is room for what `foreseeing` adds
SCRATCH = FIRST_TRAIT + SEATS * NEXT_SEAT
TABLE = by_time(TRAITS, KNOTS, WEIGHTS)


@rule
def prospects(v: Any, table: Any, out: Any) -> None:
    """The points that every seat can expect at the end, with what the lots that are being sold will bring."""
    for p in range(v.seats):
        seen = traits_in(out, p)
        traits_at(v, p, actions_left(v, p), seen)
        out[p] = table_points(v, p) + seen[trait.HAND_POINTS]
    weigh(v, table, out)
    hopes(v, out, out[SEATS:], table)


@rule
def traits_in(out: Any, p: int) -> Any:
    """Where the scratch has the traits of a seat."""
    return out[FIRST_TRAIT + p * NEXT_SEAT : FIRST_TRAIT + p * NEXT_SEAT + COUNT]


@rule
def weigh(v: Any, table: Any, out: Any) -> None:
    """Add what the traits are worth to the points of every seat, the lots that are being sold left aside.

    An addition waits for the one before it. So the four seats are added up side by side, in the time of one; for a seat
    that is not there the last one is added up again.
    """
    last = v.seats - 1
    third = min(2, last)
    weights_0, traits_0, sum_0 = table[actions_left(v, 0)], traits_in(out, 0), out[0]
    weights_1, traits_1, sum_1 = table[actions_left(v, 1)], traits_in(out, 1), out[1]
    weights_2, traits_2, sum_2 = table[actions_left(v, third)], traits_in(out, third), out[third]
    weights_3, traits_3, sum_3 = table[actions_left(v, last)], traits_in(out, last), out[last]
    for i in range(COUNT):
        sum_0 += weights_0[i] * traits_0[i]
        sum_1 += weights_1[i] * traits_1[i]
        sum_2 += weights_2[i] * traits_2[i]
        sum_3 += weights_3[i] * traits_3[i]
    out[0] = sum_0
    out[1] = sum_1
    out[third] = sum_2
    out[last] = sum_3


@rule
def table_points(v: Any, p: int) -> int:
    """The points on the table, without the money."""
    points = COLONIES_VP[founded(v, p)] + plantation_points(v, p) + DUTY_VP * v.duties[p] + v.missions[p]
    for track in range(TRACKS):
        points += ROW_VP[v.rows[p, track]]
    return points


@rule
def sure_points(v: Any, p: int) -> int:
    """The points on the table and in the hand, without the money."""
    return table_points(v, p) + symbol_points(v.hand[p])


@rule
def hopes(v: Any, totals: Any, prizes: Any, table: Any) -> None:
    """Add what every seat will gain from the lots that are marked and not yet sold; `prizes` is scratch."""
    if v.phase != Phase.MARKERS and v.phase != Phase.AUCTION:
        return
    coins = prizes[SEATS:]
    for p in range(v.seats):
        coins[p] = ducat(v, p, table)
    first = v.lot if v.phase == Phase.AUCTION else 0
    for lot in range(first, v.seats + 1):
        if (lot == 0 and v.flag_place != EMPTY) or (lot > 0 and v.marker[lot] != EMPTY):
            for p in range(v.seats):
                prizes[p] = prize(v, p, lot, table)
            settle_lot(v, lot, totals, prizes, coins)


@rule
def ducat(v: Any, p: int, table: Any) -> float:
    """What a ducat is worth to a seat."""
    weights = table[actions_left(v, p)]
    rare = trait.DUCATS if v.ducats[p] <= trait.ENOUGH_DUCATS else trait.DUCATS_BEYOND
    lots = 0.5 * weights[trait.DUCATS_FOR_LOTS] if v.ducats[p] < 15 else 0.0
    return max(weights[rare] + lots, 0.04)


@rule
def settle_lot(v: Any, lot: int, totals: Any, prizes: Any, coins: Any) -> None:
    """Sell a lot as reasonable people would, and add what it brings to the seats; `coins`: what a ducat is worth.

    The bidder who wants it most offers just more than the others would and than makes the auctioneer sell; the
    auctioneer keeps what is worth twice the bid.
    """
    seller = seat_after(v, v.starter, lot)
    is_open = lot == v.lot and under_the_hammer(v)
    price = 1.0 * v.bid if is_open else 0.0
    buyer = v.bidder if is_open and v.bid > 0 else -1
    best = 0.0
    second = price
    eager = -1
    for i in range(bidders_from(v, is_open), v.seats):
        other = seat_after(v, seller, i)
        most = min(prizes[other] / coins[other], 1.0 * v.ducats[other])
        if most > best:
            second = max(second, best)
            best = most
            eager = other
        elif most > second:
            second = most
    coin = coins[seller]
    worth = prizes[seller] / coin
    if eager >= 0 and best > price:
        price = min(best, max(second + 1.0, (worth + 1.0) / SELLER_LOSES))
        buyer = eager
    if buyer < 0:
        totals[seller] += prizes[seller]
    elif worth > SELLER_LOSES * price - 1.0 and v.ducats[seller] >= price - 1.0:
        totals[seller] += prizes[seller] - coin * (price - 1.0)
    else:
        totals[seller] += coin * price
        totals[buyer] += prizes[buyer] - coins[buyer] * price


@rule
def seat_after(v: Any, p: int, i: int) -> int:
    """The i-th seat after another, going round; a remainder takes the processor longer."""
    return p + i if p + i < v.seats else p + i - v.seats


@rule
def under_the_hammer(v: Any) -> bool:
    """A lot is being sold right now."""
    if v.phase != Phase.AUCTION or v.depth == 0:
        return False
    what = v.asks[v.depth - 1, 0]
    return what == Ask.BID or what == Ask.SELL_OR_KEEP


@rule
def bidders_from(v: Any, is_open: bool) -> int:
    """The first bidder, counted from the auctioneer, who may still raise."""
    if not is_open:
        return 1
    return v.step if v.asks[v.depth - 1, 0] == Ask.BID else v.seats


@rule
def prize(v: Any, p: int, lot: int, table: Any) -> float:
    """What a lot is worth to a seat, in points."""
    weights = table[actions_left(v, p)]
    if lot == 0:
        return max(weights[trait.EXTRA] + (weights[trait.FLAG] if v.flag != p else 0.0), 0.0)
    tile = v.grid[v.marker[lot]]
    if tile == EMPTY:
        return 0.0
    return max(tile_worth(v, p, tile, weights) * weights[trait.HAGGLE], 0.0)


@rule
def tile_worth(v: Any, p: int, tile: int, weights: Any) -> float:
    """What an auction tile is worth to a seat, in points."""
    kind = TILE_KIND[tile]
    amount = TILE_AMOUNT[tile]
    if kind <= Kind.CROP_ROTATION:
        return plantation_worth(v, p, tile, weights)
    if kind == Kind.FOREMAN:
        return (FOREMAN_VP - 1.0) * (plantation_points(v, p) + min(rounds_left(v), 2))
    if kind == Kind.MISSION:
        return 1.0 * TILE_VP[tile]
    if kind >= FIRST_TOOL + REDS:
        return weights[trait.TOOL + kind - FIRST_TOOL - REDS]
    if kind >= FIRST_TOOL:
        return weights[trait.RED + kind - FIRST_TOOL] * (1 + rounds_left(v))
    if kind == Kind.SETTLEMENT:
        return amount * (weights[trait.EXTRA] + ship(v, p, weights) + colonist(v, p, weights))
    if kind == Kind.SHIPS:
        return amount * ship(v, p, weights)
    if kind == Kind.COLONISTS:
        return amount * colonist(v, p, weights)
    if kind == Kind.SHIPS_OR_COLONISTS:
        return amount * max(ship(v, p, weights), colonist(v, p, weights))
    if kind == Kind.EXTRA_ACTIONS:
        return amount * weights[trait.EXTRA]
    if kind == Kind.EXPEDITIONS:
        return amount * CARD_WORTH
    return FAVOUR_WORTH


@rule
def ship(v: Any, p: int, weights: Any) -> float:
    """What another ship is worth; how far it carries is in the reach of the economy."""
    few = v.ships[p] < trait.ENOUGH_SHIPS
    return weights[trait.SHIPS if few else trait.SHIPS_BEYOND] + 0.4 * weights[trait.FLEET]


@rule
def colonist(v: Any, p: int, weights: Any) -> float:
    """What another colonist is worth."""
    few = v.colonists[p] < trait.ENOUGH_COLONISTS
    rest = 4.0 - founded(v, p)
    part = 0.2 * weights[trait.FOUND_BEST] + 0.4 * weights[trait.FOUND_SUM]
    return (weights[trait.COLONISTS if few else trait.COLONISTS_BEYOND] + part) * (0.25 * rest)


@rule
def plantation_worth(v: Any, p: int, tile: int, weights: Any) -> float:
    """Slots, the spices on them, and a kind that the seat could not grow before; a full warehouse loses a field."""
    kinds = 0
    fields = 0
    for field in range(FIELDS):
        if v.field[p, field] != EMPTY:
            kinds |= TILE_ALLOWS[v.field[p, field]]
            fields += 1
    for colony in range(COLONIES):
        if v.colony[p, colony] != EMPTY:
            kinds |= COLONY_TILE_ALLOWS[v.colony[p, colony]]
    slots = 1.0 * TILE_SLOTS[tile]
    points = slots * (weights[trait.CAPACITY] + weights[trait.SPICES_HELD] + 0.3 * weights[trait.FLEET])
    points += TILE_VP[tile] * (FOREMAN_VP if v.foreman[p] == 1 else 1)
    if TILE_ALLOWS[tile] & ~kinds != 0:
        points += weights[trait.KINDS] + weights[trait.COVERED]
    if TILE_KIND[tile] == Kind.CROP_ROTATION:
        points += weights[trait.ANY_SLOTS]
    points += weights[trait.KINDS_HELD]
    if fields == FIELDS:
        points -= 1.5 * weights[trait.CAPACITY] + weights[trait.SPICES_HELD]
    return points
