"""How a deckhand plays Grog Island: by rule of thumb, at once, from what the seat sees; no dice set, no bluffs."""

from __future__ import annotations

from argosy.brains.likings import better
from argosy.games.grog_island.brain import worth
from argosy.games.grog_island.moves import BID_ROW, Code
from argosy.games.grog_island.parts import (
    BERTHS,
    BIT,
    CLAIM_TILES,
    COLOURS,
    EXCHANGE,
    GOALS,
    OPEN_SEA,
    SHIP_AMOUNT,
    SHIP_PAYS,
    TREASURE_VALUE,
    TRIPLE,
    Pays,
)
from argosy.games.grog_island.rules.auction import ghost_berth, pips
from argosy.games.grog_island.rules.cards import goal_kinds
from argosy.games.grog_island.rules.trade import is_open, most_tiles
from argosy.games.grog_island.state import Ask, State
from argosy.kernel import A, B, Ints, asked, rule, to_act

LOWEST = -1000.0
VISIT = 0.75  # what a visit to a ship brings beyond its goods, before one knows which
VISIT_LATE = 0.23  # how much of that is left at the end
VISIT_BEST = 0.25  # how much of what the best open ship would bring is counted
THIRD, FIFTH = 1.04, 0.79  # the points of the third and the fifth die
DEAR = 1.52  # three tiles for one
GOAL_LATE, GOAL_EARLY, GOAL_MORE = 1.08, 2.67, 0.48  # a goal card from a ship, early beyond late; each further choice
HOLDING = 0.43  # a holding parrot is worth keeping
SPARE = 1.0  # a goal card that counts nothing goes under the deck before any other


@rule
def deckhand(v: State, moves: Ints, n: int, event: int) -> int:
    """The move that looks best by rule of thumb; the first of equals."""
    seat = to_act(v)
    what = asked(v)
    left = worth.time_left(v)
    kinds = goal_kinds(v, v.held[seat])
    if what == Ask.BID:
        return best_bid(v, seat, moves, n, kinds, left)
    best = 0
    most = LOWEST
    for i in range(n):
        liking = appeal(v, seat, what, moves[i], kinds, left)
        if what == Ask.GOOD:
            liking += 0.01 * ((moves[i] * 7 + event) % COLOURS)
        if better(liking, most):
            most = liking
            best = i
    return best


@rule
def appeal(v: State, seat: int, what: int, move: int, kinds: int, left: float) -> float:
    """How much a move that is not a bid appeals to a deckhand."""
    if what == Ask.SHIP:
        return ship_appeal(v, seat, move - Code.SHIP, kinds, left)
    if what == Ask.TRADE or what == Ask.DELIVER or what == Ask.TILES:
        return trade_appeal(v, seat, what, move, kinds, left)
    if what == Ask.PAY:
        return payment_appeal(v, seat, move)
    if what == Ask.CLAIM:
        return 0.0 if move == Code.DECLINE else worth.building(v, seat, kinds, move - Code.CLAIM, left)
    if what == Ask.LOCK:
        return locking_appeal(v, seat, kinds, move - Code.LOCK, left)
    if what == Ask.GHOST:
        return locking_appeal(v, seat, kinds, move - Code.GHOST, left)
    if what == Ask.GOOD:
        return worth.tile(v, seat, kinds, move - Code.TAKE, left)
    if what == Ask.KEEP:
        which = move - Code.KEEP
        return 0.0 if kinds & BIT[which] != 0 else worth.goal(v, seat, which, left)
    if what != Ask.UNDER and held_twice(v, seat, move - Code.UNDER):
        return SPARE
    return -worth.goal(v, seat, move - Code.UNDER, left)


@rule
def held_twice(v: State, seat: int, goal: int) -> bool:
    """Whether a seat has this goal twice; only one of them counts."""
    copies = 0
    for back in range(GOALS):
        if v.held[seat] & BIT[back] != 0 and v.face[back] == goal + 1:
            copies += 1
    return copies > 1


@rule
def locking_appeal(v: State, seat: int, kinds: int, which: int, left: float) -> float:
    """A lock or a ghost goes where it hurts the others more than oneself."""
    return worth.to_rivals(v, seat, which) - worth.building(v, seat, kinds, which, left)


@rule
def best_bid(v: State, seat: int, moves: Ints, n: int, kinds: int, left: float) -> int:
    """The bid that appeals most, or passing; the first of equals."""
    claims = all_claims(v, seat, kinds, left)
    money = worth.real_money(v, seat)
    best = 0
    most = LOWEST
    for i in range(n):
        if moves[i] == Code.PASS:
            liking = pass_worth(v, seat, kinds, left)
        else:
            liking = bid_appeal(v, seat, moves[i], claims, money, left)
        if better(liking, most):
            most = liking
            best = i
    return best


@rule
def all_claims(v: State, seat: int, kinds: int, left: float) -> tuple[worth.Claim, ...]:
    """The best claim on each peninsula, and after them none; an array would be slower, and GPUs do not make any."""
    return (
        worth.claim(v, seat, kinds, 0, left),
        worth.claim(v, seat, kinds, 1, left),
        worth.claim(v, seat, kinds, 2, left),
        worth.claim(v, seat, kinds, 3, left),
        worth.claim(v, seat, kinds, 4, left),
        worth.NO_CLAIM,
    )


@rule
def bid_appeal(v: State, seat: int, move: int, claims: tuple[worth.Claim, ...], money: int, left: float) -> float:
    """The claims and points of a row against its price; `claims` by peninsula, the last one is none."""
    if move == Code.HOLD:
        if v.bid > money:
            return LOWEST
        return row_worth(v, seat, claims[v.row[0] - 1], claims[v.row[1] - 1], dice_laid(v), v.bid, left) - HOLDING
    if move < Code.BID:
        return LOWEST + 1.0
    bid = move - Code.BID
    price, dice = price_and_dice(v, move)
    if price > money:
        return LOWEST + 2.0 - 0.01 * price
    return row_worth(v, seat, claims[BID_ROW[bid, 0]], claims[BID_ROW[bid, 1]], dice, price, left)


@rule
def price_and_dice(v: State, move: int) -> tuple[int, int]:
    """What a bid with dice costs, and how many it lays; to hold costs what stands."""
    if move == Code.HOLD:
        return v.bid + 0, dice_laid(v)
    price = 0
    dice = 0
    while dice < COLOURS and BID_ROW[move - Code.BID, dice] >= 0:
        price += pips(v, BID_ROW[move - Code.BID, dice])
        dice += 1
    return price, dice


@rule
def dice_laid(v: State) -> int:
    """The number of dice in the row."""
    dice = 0
    while dice < COLOURS and v.row[dice] != 0:
        dice += 1
    return dice


@rule
def row_worth(v: State, seat: int, one: worth.Claim, other: worth.Claim, dice: int, price: int, left: float) -> float:
    """Two claims, a point each for the third and fifth die, a lock, less the coins."""
    points = worth.two_claims(v, seat, one, other)
    if dice > 2:
        points += THIRD
    if dice > 3:
        points += worth.LOCKING
    if dice > 4:
        points += FIFTH
    return points - price * worth.coin(left)


@rule
def pass_worth(v: State, seat: int, kinds: int, left: float) -> float:
    """The goods for the empty spaces, with two players that of the ghost ship, and a visit to a ship."""
    points = VISIT * (VISIT_LATE + (1.0 - VISIT_LATE) * left)
    points += VISIT_BEST * best_visit(v, seat, kinds, left)
    for good in range(COLOURS):
        if v.in_row & BIT[good] != 0:
            points += worth.tile(v, seat, kinds, good, left)
    if v.seats == 2:
        ghost = ghost_berth(v)
        if ghost != OPEN_SEA:
            points += worth.tile(v, seat, kinds, ghost, left)
    return points


@rule
def best_visit(v: State, seat: int, kinds: int, left: float) -> float:
    """The best trade that is open to a seat if it passes now, with the goods it gets for that."""
    best = 0.0
    for berth in range(BERTHS):
        own = v.goods[seat, berth] + (1 if v.in_row & BIT[berth] != 0 else 0)
        if own > 0 and is_open(v, berth):
            keep = worth.tile(v, seat, kinds, berth, left)
            ship = v.ships[berth]
            for tiles in range(1, min(own, most_tiles(v, ship)) + 1):
                best = max(best, ship_gain(v, seat, ship, kinds, tiles, left) - keep * tiles)
            if own >= CLAIM_TILES and v.crew_left[seat] > 0:
                best = max(best, worth.claim(v, seat, kinds, berth, left)[worth.POINTS] - keep * CLAIM_TILES)
    return best


@rule
def ship_gain(v: State, seat: int, ship: int, kinds: int, tiles: int, left: float) -> float:
    """What the main action of a ship brings for so many tiles."""
    pays = SHIP_PAYS[ship]
    if pays == Pays.COINS:
        return worth.coin(left) * SHIP_AMOUNT[ship] * tiles
    if pays == Pays.TREASURE:
        return (1.0 + worth.TREASURE_EARLY * left) * tiles
    if pays == Pays.PARROT:
        return worth.parrot(kinds, left) * tiles
    return 0.0 if tiles == 0 else (GOAL_LATE + GOAL_EARLY * left) + GOAL_MORE * left * (tiles - 1)


@rule
def ship_appeal(v: State, seat: int, berth: int, kinds: int, left: float) -> float:
    """The best number of tiles to bring to a ship, or a claim if there are enough."""
    own = v.goods[seat, berth]
    keep = worth.tile(v, seat, kinds, berth, left)
    best = LOWEST if own > 0 else -DEAR  # three tiles for one are dear
    for tiles in range(1, min(own, most_tiles(v, v.ships[berth])) + 1):
        best = max(best, ship_gain(v, seat, v.ships[berth], kinds, tiles, left) - keep * tiles)
    if own >= CLAIM_TILES and v.crew_left[seat] > 0:
        found = worth.claim(v, seat, kinds, berth, left)
        if found[worth.TYPE] != worth.NOTHING:
            best = max(best, found[worth.POINTS] - keep * CLAIM_TILES)
    return best


@rule
def trade_appeal(v: State, seat: int, what: int, move: int, kinds: int, left: float) -> float:
    """Another tile, a claim, or enough: what it brings against what it costs."""
    if move == Code.LEAVE or move == Code.ENOUGH:
        return 0.0
    berth = v.asks[v.depth - 1, A]
    if move >= Code.CLAIM and move < Code.DECLINE:
        keep = worth.tile(v, seat, kinds, berth, left)
        short = max(CLAIM_TILES - v.goods[seat, berth], 0)
        return worth.building(v, seat, kinds, move - Code.CLAIM, left) - keep * (CLAIM_TILES + 2 * short)
    cost = 0.0
    if move < Code.REPLACE:
        cost = worth.tile(v, seat, kinds, move - Code.DELIVER, left)
    else:
        for i in range(EXCHANGE):
            cost += worth.tile(v, seat, kinds, TRIPLE[move - Code.REPLACE, i], left)
    if what == Ask.TILES:
        return -cost
    before = v.asks[v.depth - 1, B] if what == Ask.DELIVER else 0
    ship = v.ships[berth]
    return ship_gain(v, seat, ship, kinds, before + 1, left) - ship_gain(v, seat, ship, kinds, before, left) - cost


@rule
def payment_appeal(v: State, seat: int, move: int) -> float:
    """Pay with coins if they suffice, else with as few cards as possible."""
    if move == Code.PAY:
        return 10.0
    if move == Code.REFUSE:
        return 0.0
    return 1.0 * TREASURE_VALUE[move - Code.SPEND]
