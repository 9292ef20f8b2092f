"""Visiting a merchant ship after passing: the main action, claims for four tiles, three other tiles for one."""

from __future__ import annotations

from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.parts import (
    BERTHS,
    BIT,
    CLAIM_TILES,
    COLOURS,
    EXCHANGE,
    FIELD,
    GHOST_SHIP,
    GUARDS,
    PENINSULA,
    PLOTS,
    SHIP_AMOUNT,
    SHIP_MOST,
    SHIP_PAYS,
    TRIPLE,
    TRIPLE_NEEDS,
    Pays,
)
from argosy.games.grog_island.rules.cards import draw_goals, draw_parrot, draw_treasure
from argosy.games.grog_island.rules.claims import claim, list_buildings
from argosy.games.grog_island.rules.sets import first, is_single
from argosy.games.grog_island.state import Ask, At, State
from argosy.kernel import B, Ints, push, rule

CHOICE = -1
TRIPLES_OF_GOODS = len(TRIPLE_NEEDS)


@rule
def other_tiles(s: State, seat: int, good: int) -> int:
    """The tiles a seat has of all other goods."""
    count = -s.goods[seat, good]
    for any_good in range(COLOURS):
        count += s.goods[seat, any_good]
    return count


@rule
def tiles_payable(s: State, seat: int, good: int) -> int:
    """How many tiles of a good a seat can deliver, with three others standing for one."""
    return s.goods[seat, good] + other_tiles(s, seat, good) // EXCHANGE


@rule
def most_tiles(s: State, ship: int) -> int:
    """How many tiles a ship's main action takes: none for a card that is no longer there."""
    most = SHIP_MOST[ship]
    pays = SHIP_PAYS[ship]
    if pays == Pays.TREASURE:
        return min(most, s.treasures_left)
    if pays == Pays.PARROT:
        return min(most, s.parrots_left)
    if pays == Pays.GOAL:
        return min(most, s.goals_left)
    return most


@rule
def can_claim_by_ship(s: State, seat: int, berth: int) -> bool:
    """Four tiles of the demanded good buy a claim on the peninsula where the ship lies."""
    if s.crew_left[seat] == 0 or s.free & PENINSULA[berth] == 0:
        return False
    return tiles_payable(s, seat, berth) >= CLAIM_TILES


@rule
def is_open(s: State, berth: int) -> bool:
    """A ship may be visited that carries no marker and, in the game for two, is not the ghost ship."""
    return bool(s.marker[berth] == 0 and not (s.seats == 2 and s.ships[berth] == GHOST_SHIP))


@rule
def choose_ship(s: State, seat: int) -> None:
    """The seat must visit a ship it can deliver to.

    When it owns not one tile of any good that the open ships demand it may mark any of them, with or without a trade;
    when no open ship would take anything it has, it marks any of them without one.
    """
    usable = 0
    unmarked = 0
    owns_none = True
    for berth in range(BERTHS):
        if not is_open(s, berth):
            continue
        unmarked |= BIT[berth]
        if s.goods[seat, berth] > 0:
            owns_none = False
        main = most_tiles(s, s.ships[berth]) > 0 and tiles_payable(s, seat, berth) > 0
        if main or can_claim_by_ship(s, seat, berth):
            usable |= BIT[berth]
    excused = 1 if owns_none or usable == 0 else 0
    berths = unmarked if excused == 1 else usable
    if is_single(berths):
        visit(s, seat, first(berths), excused)
    else:
        push(s, Ask.SHIP, seat, berths, excused)


@rule
def list_ships(berths: int, out: Ints) -> int:
    """The ships that may be chosen."""
    n = 0
    for berth in range(BERTHS):
        if berths & BIT[berth] != 0:
            out[n] = Code.SHIP + berth
            n += 1
    return n


@rule
def visit(s: State, seat: int, berth: int, excused: int) -> None:
    """The trade marker goes on the ship."""
    s.marker[berth] = seat + 1
    push(s, Ask.DO_SHIP, seat, berth, At.ACTED if excused == 1 else 0)


@rule
def go_on_at_ship(s: State, seat: int, berth: int, done: int) -> None:
    """At least one of the two actions must be done; both may be, and claims as often as one can pay."""
    main = done & At.TRADED == 0 and most_tiles(s, s.ships[berth]) > 0 and tiles_payable(s, seat, berth) > 0
    claims = can_claim_by_ship(s, seat, berth)
    if not main and not claims:
        return
    push(s, Ask.DO_SHIP, seat, berth, done)
    if done & At.ACTED == 0 and not claims:
        only = only_way_to_pay(s, seat, berth)
        if only != CHOICE:
            deliver(s, seat, berth, 0, only)
            return
    push(s, Ask.TRADE, seat, berth, done)


@rule
def only_way_to_pay(s: State, seat: int, good: int) -> int:
    """The one move that delivers a tile of this good, if there is only one."""
    own = s.goods[seat, good]
    others = other_tiles(s, seat, good)
    if others < EXCHANGE:
        return Code.DELIVER + good
    if own > 0:
        return CHOICE
    kinds = 0
    for any_good in range(COLOURS):
        if any_good != good and s.goods[seat, any_good] > 0:
            kinds += 1
    if kinds > 1 and others > EXCHANGE:
        return CHOICE
    tiles = guarded_tiles(s, seat, good)
    for triple in range(TRIPLES_OF_GOODS):
        if affords(tiles, triple):
            return Code.REPLACE + triple
    return CHOICE


@rule
def guarded_tiles(s: State, seat: int, good: int) -> int:
    """What a seat has of all goods but one, up to three of each, for `affords`."""
    tiles = GUARDS
    for any_good in range(COLOURS):
        if any_good != good:
            tiles += min(int(s.goods[seat, any_good]), EXCHANGE) << (FIELD * any_good)
    return tiles


@rule
def affords(tiles: int, triple: int) -> bool:
    """Whether these tiles hold three that can stand for one, all five goods compared by a single subtraction.

    Each good has four bits: a guard, which is set, and a count. With the count 1 the field is 1001; less 1 it is 1000,
    and the guard stands; less 2 it is 0111: the field had to borrow its guard, and the good does not suffice.
    """
    return (tiles - TRIPLE_NEEDS[triple]) & GUARDS == GUARDS


@rule
def list_payments(s: State, seat: int, good: int, tiles: int, out: Ints, n: int) -> int:
    """The ways to give one tile so that the others of this number can still be given."""
    own = s.goods[seat, good]
    others = other_tiles(s, seat, good)
    if own > 0:
        out[n] = Code.DELIVER + good
        n += 1
    if others >= EXCHANGE and own + (others - EXCHANGE) // EXCHANGE >= tiles - 1:
        held = guarded_tiles(s, seat, good)
        for triple in range(TRIPLES_OF_GOODS):
            if affords(held, triple):
                out[n] = Code.REPLACE + triple
                n += 1
    return n


@rule
def give_tile(s: State, seat: int, move: int) -> None:
    """One tile of the demanded good, or three others, go back to the supply."""
    if move < Code.REPLACE:
        s.goods[seat, move - Code.DELIVER] -= 1
        return
    for i in range(EXCHANGE):
        s.goods[seat, TRIPLE[move - Code.REPLACE, i]] -= 1


@rule
def list_trade(s: State, seat: int, berth: int, done: int, out: Ints) -> int:
    """The first tile of the main action, a building to claim, or leave when something was done."""
    n = 0
    if done & At.ACTED != 0:
        out[n] = Code.LEAVE
        n += 1
    if done & At.TRADED == 0 and most_tiles(s, s.ships[berth]) > 0:
        n = list_payments(s, seat, berth, 1, out, n)
    if can_claim_by_ship(s, seat, berth):
        n = list_buildings(s.free & PENINSULA[berth], Code.CLAIM, out, n)
    return n


@rule
def deliver(s: State, seat: int, berth: int, before: int, move: int) -> None:
    """One more tile for the main action; all tiles are given before anything is received."""
    give_tile(s, seat, move)
    tiles = before + 1
    if tiles < most_tiles(s, s.ships[berth]) and tiles_payable(s, seat, berth) > 0:
        push(s, Ask.DELIVER, seat, berth, tiles)
    else:
        trade(s, seat, berth, tiles)


@rule
def note_at_ship(s: State, done: int) -> None:
    """What the seat does at its ship is remembered in the row of DO_SHIP, which now lies on top of the stack."""
    s.asks[s.depth - 1, B] |= done


@rule
def trade(s: State, seat: int, berth: int, tiles: int) -> None:
    """The main action: coins or cards for every tile given."""
    note_at_ship(s, At.ACTED | At.TRADED)
    ship = s.ships[berth]
    pays = SHIP_PAYS[ship]
    gain = tiles * SHIP_AMOUNT[ship]
    if pays == Pays.COINS:
        s.coins[seat] += gain
    elif pays == Pays.TREASURE:
        for _ in range(gain):
            draw_treasure(s, seat)
    elif pays == Pays.PARROT:
        for _ in range(gain):
            draw_parrot(s, seat)
    else:
        draw_goals(s, seat, gain)


@rule
def claim_by_ship(s: State, seat: int, building: int) -> None:
    """Choose the building first, then give the four tiles."""
    note_at_ship(s, At.ACTED)
    pay_for_claim(s, seat, building, CLAIM_TILES)


@rule
def pay_for_claim(s: State, seat: int, building: int, tiles: int) -> None:
    """Give the tiles one by one where there is a choice; then the building is claimed."""
    good = building // PLOTS
    while tiles > 0:
        only = only_way_to_pay(s, seat, good)
        if only == CHOICE:
            push(s, Ask.TILES, seat, building, tiles)
            return
        give_tile(s, seat, only)
        tiles -= 1
    claim(s, seat, building)
