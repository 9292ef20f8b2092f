"""What a sensible player thinks of a position of Goa, in points; the weights were found by self-play."""

from __future__ import annotations

from argosy.brains.weights import RACE, by_time
from argosy.games.goa.brain.judgement_weights import KNOTS, WEIGHTS
from argosy.games.goa.brain.traits import (
    ALL_ACTIONS,
    COUNT,
    ENOUGH_COLONISTS,
    ENOUGH_DUCATS,
    ENOUGH_SHIPS,
    SPENT_ON_LOTS,
    TRAITS,
    Trait,
    actions_left,
    rounds_left,
    traits,
    traits_at,
)
from argosy.games.goa.parts import (
    COLONIES,
    COLONIES_VP,
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
from argosy.games.goa.rules.warehouse import kinds_grown
from argosy.games.goa.state import EMPTY, Ask, Phase, State
from argosy.kernel import FloatGrid, Floats, rule
from argosy.kernel.stack import WHAT

# besides the kernels of this module, tuning takes these from here
__all__ = [
    "ALL_ACTIONS", "FIRST_TRAIT", "KNOTS", "NEXT_SEAT", "SCRATCH", "TABLE", "TRAITS", "WEIGHTS", "actions_left",
    "hopes", "prospects", "sure_points", "traits",
]  # fmt: skip

CARD_WORTH = 1.6  # a card that nobody has seen yet
FAVOUR_WORTH = 2.0  # the best of eight tiles
SELLER_LOSES = 2.0  # whoever keeps a lot pays, and goes without the same sum from the bidder
FIRST_TRAIT = 3 * SEATS  # before them in the scratch: points, prizes, and what a ducat is worth
NEXT_SEAT = COUNT + len(RACE)  # after the traits there is room for what `foreseeing` adds
SCRATCH = FIRST_TRAIT + SEATS * NEXT_SEAT
TABLE = by_time(TRAITS, KNOTS, WEIGHTS)


@rule
def prospects(v: State, table: FloatGrid, out: Floats) -> None:
    """The points that every seat can expect at the end, with what the lots that are being sold will bring."""
    for seat in range(v.seats):
        seen = traits_in(out, seat)
        traits_at(v, seat, actions_left(v, seat), seen)
        out[seat] = table_points(v, seat) + seen[Trait.HAND_POINTS]
    weigh(v, table, out)
    hopes(v, out, out[SEATS:], table)


@rule
def traits_in(out: Floats, seat: int) -> Floats:
    """Where the scratch has the traits of a seat."""
    return out[FIRST_TRAIT + seat * NEXT_SEAT : FIRST_TRAIT + seat * NEXT_SEAT + COUNT]


@rule
def weigh(v: State, table: FloatGrid, out: Floats) -> None:
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
def table_points(v: State, seat: int) -> int:
    """The points on the table, without the money."""
    points = COLONIES_VP[founded(v, seat)] + plantation_points(v, seat) + DUTY_VP * v.duties[seat] + v.missions[seat]
    for track in range(TRACKS):
        points += ROW_VP[v.rows[seat, track]]
    return points


@rule
def sure_points(v: State, seat: int) -> int:
    """The points on the table and in the hand, without the money."""
    return table_points(v, seat) + symbol_points(v.hand[seat])


@rule
def hopes(v: State, totals: Floats, prizes: Floats, table: FloatGrid) -> None:
    """Add what every seat will gain from the lots that are marked and not yet sold; `prizes` is scratch."""
    if v.phase != Phase.MARKERS and v.phase != Phase.AUCTION:
        return
    coins = prizes[SEATS:]
    for seat in range(v.seats):
        coins[seat] = ducat(v, seat, table)
    first = v.lot if v.phase == Phase.AUCTION else 0
    for lot in range(first, v.seats + 1):
        if (lot == 0 and v.flag_place != EMPTY) or (lot > 0 and v.marker[lot] != EMPTY):
            for seat in range(v.seats):
                prizes[seat] = prize(v, seat, lot, table)
            settle_lot(v, lot, totals, prizes, coins)


@rule
def ducat(v: State, seat: int, table: FloatGrid) -> float:
    """What a ducat is worth to a seat."""
    weights = table[actions_left(v, seat)]
    rare = Trait.DUCATS if v.ducats[seat] <= ENOUGH_DUCATS else Trait.DUCATS_BEYOND
    lots = 0.5 * weights[Trait.DUCATS_FOR_LOTS] if v.ducats[seat] < SPENT_ON_LOTS else 0.0
    return max(weights[rare] + lots, 0.04)


@rule
def settle_lot(v: State, lot: int, totals: Floats, prizes: Floats, coins: Floats) -> None:
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
def seat_after(v: State, seat: int, i: int) -> int:
    """The i-th seat after another, going round; a remainder takes the processor longer."""
    return seat + i if seat + i < v.seats else seat + i - v.seats


@rule
def under_the_hammer(v: State) -> bool:
    """A lot is being sold right now."""
    if v.phase != Phase.AUCTION or v.depth == 0:
        return False
    what = v.asks[v.depth - 1, WHAT]
    return what == Ask.BID or what == Ask.SELL_OR_KEEP


@rule
def bidders_from(v: State, is_open: bool) -> int:
    """The first bidder, counted from the auctioneer, who may still raise."""
    if not is_open:
        return 1
    return v.step if v.asks[v.depth - 1, WHAT] == Ask.BID else v.seats


@rule
def prize(v: State, seat: int, lot: int, table: FloatGrid) -> float:
    """What a lot is worth to a seat, in points."""
    weights = table[actions_left(v, seat)]
    if lot == 0:
        return max(weights[Trait.EXTRA] + (weights[Trait.FLAG] if v.flag != seat else 0.0), 0.0)
    tile = v.grid[v.marker[lot]]
    if tile == EMPTY:
        return 0.0
    return max(tile_worth(v, seat, tile, weights) * weights[Trait.HAGGLE], 0.0)


@rule
def tile_worth(v: State, seat: int, tile: int, weights: Floats) -> float:
    """What an auction tile is worth to a seat, in points."""
    kind = TILE_KIND[tile]
    amount = TILE_AMOUNT[tile]
    if TILE_ALLOWS[tile] != 0:
        return plantation_worth(v, seat, tile, weights)
    if kind == Kind.FOREMAN:
        return (FOREMAN_VP - 1.0) * (plantation_points(v, seat) + min(rounds_left(v), 2))
    if kind == Kind.MISSION:
        return 1.0 * TILE_VP[tile]
    if kind >= FIRST_TOOL + REDS:
        return weights[Trait.TOOL + kind - FIRST_TOOL - REDS]
    if kind >= FIRST_TOOL:
        return weights[Trait.RED + kind - FIRST_TOOL] * (1 + rounds_left(v))
    if kind == Kind.SETTLEMENT:
        return amount * (weights[Trait.EXTRA] + ship(v, seat, weights) + colonist(v, seat, weights))
    if kind == Kind.SHIPS:
        return amount * ship(v, seat, weights)
    if kind == Kind.COLONISTS:
        return amount * colonist(v, seat, weights)
    if kind == Kind.SHIPS_OR_COLONISTS:
        return amount * max(ship(v, seat, weights), colonist(v, seat, weights))
    if kind == Kind.EXTRA_ACTIONS:
        return amount * weights[Trait.EXTRA]
    if kind == Kind.EXPEDITIONS:
        return amount * CARD_WORTH
    return FAVOUR_WORTH


@rule
def ship(v: State, seat: int, weights: Floats) -> float:
    """What another ship is worth; how far it carries is in the reach of the economy."""
    few = v.ships[seat] < ENOUGH_SHIPS
    return weights[Trait.SHIPS if few else Trait.SHIPS_BEYOND] + 0.4 * weights[Trait.FLEET]


@rule
def colonist(v: State, seat: int, weights: Floats) -> float:
    """What another colonist is worth."""
    few = v.colonists[seat] < ENOUGH_COLONISTS
    missing = 1.0 - founded(v, seat) / COLONIES
    part = 0.2 * weights[Trait.FOUND_BEST] + 0.4 * weights[Trait.FOUND_SUM]
    return (weights[Trait.COLONISTS if few else Trait.COLONISTS_BEYOND] + part) * missing


@rule
def plantation_worth(v: State, seat: int, tile: int, weights: Floats) -> float:
    """Slots, the spices on them, and a kind that the seat could not grow before; a full warehouse loses a field."""
    fields = 0
    for field in range(FIELDS):
        if v.field[seat, field] != EMPTY:
            fields += 1
    slots = 1.0 * TILE_SLOTS[tile]
    points = slots * (weights[Trait.CAPACITY] + weights[Trait.SPICES] + 0.3 * weights[Trait.FLEET])
    points += TILE_VP[tile] * (FOREMAN_VP if v.foreman[seat] == 1 else 1)
    if TILE_ALLOWS[tile] & ~kinds_grown(v, seat) != 0:
        points += weights[Trait.KINDS] + weights[Trait.COVERED]
    if TILE_KIND[tile] == Kind.CROP_ROTATION:
        points += weights[Trait.ANY_SLOTS]
    points += weights[Trait.KINDS_HELD]
    if fields == FIELDS:
        points -= 1.5 * weights[Trait.CAPACITY] + weights[Trait.SPICES]
    return points
