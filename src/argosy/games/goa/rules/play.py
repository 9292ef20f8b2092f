"""The contract's heart: which moves are legal, and what a move does."""

from __future__ import annotations

from typing import Any

from argosy.games.goa.moves import PAIRS, Code
from argosy.games.goa.parts import (
    COLONY_NEED,
    COLONY_TILES,
    COLONY_TILES_OF,
    FIELDS,
    PLACES,
    QUICK_DUCATS,
    SPICE_PRICE,
    SPICES,
    TILES,
)
from argosy.games.goa.rules.actions import act, advance_moves, found_moves, free_moves, is_free, play_free, turn_moves
from argosy.games.goa.rules.auction import bids, flag_places, keep, make_bid, marker_cells, sell
from argosy.games.goa.rules.cards import clear_table
from argosy.games.goa.rules.colonies import add_colonists, attempt, enough, found, give_up, settle
from argosy.games.goa.rules.setup import lay_table
from argosy.games.goa.rules.tableau import advance, move_marker
from argosy.games.goa.rules.tiles import receive
from argosy.games.goa.rules.turns import anything_to_use, go_on
from argosy.games.goa.rules.warehouse import (
    allows,
    fill_fixed,
    fill_place,
    free_slots,
    lay_on,
    pay_spice,
    push_out,
    remove,
    spices_of,
    store,
)
from argosy.games.goa.state import Ask, At, Harvest, Phase, State
from argosy.kernel import A, B, Ints, asked, pop, push, rule
from argosy.kernel.stack import SEAT, WHAT

MAX_MOVES = 256


@rule
def setup(s: State, seats: int, options: Any, seed: Any) -> None:
    """The starting position. Options: quick start, Bonanza."""
    lay_table(s, seats, options, seed)
    settle_stack(s)


@rule
def legal(s: State, out: Ints) -> int:
    """The moves that answer the question on top of the stack."""
    if s.depth == 0:
        return 0
    what = asked(s)
    seat = s.asks[s.depth - 1, SEAT]
    a = s.asks[s.depth - 1, A]
    b = s.asks[s.depth - 1, B]
    if what == Ask.TURN:
        return turn_moves(s, seat, out)
    if what == Ask.BID:
        return bids(s, seat, out)
    if what == Ask.AFTER:
        out[0] = Code.END
        return free_moves(s, seat, what, out, 1)
    if what == Ask.PLACE_MARKER:
        return marker_cells(s, a, out)
    if what == Ask.PLACE_FLAG:
        return flag_places(s, out)
    if what == Ask.SELL_OR_KEEP:
        return choices(out, Code.SELL, 2)
    if what == Ask.HARVEST:
        return harvest_moves(s, seat, b, out)
    if what == Ask.FOUND_ADD:
        return founding_moves(s, seat, a, b, out)
    return rare_moves(s, what, seat, a, b, out)


@rule
def choices(out: Ints, first: int, count: int) -> int:
    """A run of codes, all legal."""
    for i in range(count):
        out[i] = first + i
    return count


@rule
def rare_moves(s: State, what: int, seat: int, a: int, b: int, out: Ints) -> int:
    """The moves of the questions that are seldom asked."""
    if what == Ask.PAY:
        return give_moves(s, seat, a, a + 1, out, 0)
    if what == Ask.GIVE:
        return give_moves(s, seat, 0, SPICES, out, 0)
    if what == Ask.SELL:
        out[0] = Code.STOP
        return free_moves(s, seat, what, out, give_moves(s, seat, 0, SPICES, out, 1))
    if what == Ask.STOCK:
        return fill_moves(s, seat, a, a + 1, out, 0)
    if what == Ask.REFILL:
        return refill_moves(s, seat, out)
    if what == Ask.ADVANCE:
        return advance_moves(s, seat, a, out, 0)
    if what == Ask.FOUND_WHICH:
        return found_moves(s, seat, out, 0)
    if what == Ask.COLONY_TILE:
        return colony_tile_moves(s, a, out)
    if what == Ask.REPLACE:
        return choices(out, Code.REPLACE, FIELDS)
    if what == Ask.FAVOUR:
        return favour_moves(s, out)
    if what == Ask.SUPPLY:
        return choices(out, Code.GAIN_SHIPS, 3 if free_slots(s, seat) > 0 else 2)
    if what == Ask.SHIPS_OR_COLONISTS:
        return choices(out, Code.GAIN_SHIPS, 2)
    return choices(out, Code.QUICK_DUCATS, 1 + len(PAIRS))


@rule
def harvest_moves(s: State, seat: int, mode: int, out: Ints) -> int:
    """A spice onto a free slot; with the cards also stop, or a ship or a colonist instead. Without a slot: stop."""
    n = fill_moves(s, seat, 0, PLACES, out, 0)
    if mode == Harvest.MIX:
        out[n] = Code.GAIN_SHIPS
        out[n + 1] = Code.GAIN_COLONISTS
        n += 2
    elif mode == Harvest.UP_TO or n == 0:
        out[n] = Code.STOP
        n += 1
    return free_moves(s, seat, Ask.HARVEST, out, n)


@rule
def fill_moves(s: State, seat: int, first: int, end: int, out: Ints, n: int) -> int:
    """Every spice that fits onto a free slot of these places."""
    for place in range(first, end):
        if s.room[seat, place] > 0:
            fitting = allows(s, seat, place)
            for spice in range(SPICES):
                if fitting >> spice & 1:
                    out[n] = Code.FILL + place * SPICES + spice
                    n += 1
    return n


@rule
def give_moves(s: State, seat: int, first: int, end: int, out: Ints, n: int) -> int:
    """Every spice of these kinds that the seat can give, by the place it lies on."""
    for place in range(PLACES):
        for spice in range(first, end):
            if s.stock[seat, place, spice] > 0:
                out[n] = Code.GIVE + place * SPICES + spice
                n += 1
    return n


@rule
def founding_moves(s: State, seat: int, colony: int, colonists: int, out: Ints) -> int:
    """Too few colonists came: add one's own if they are enough, or give up; cards and tiles may help."""
    out[0] = Code.DECLINE
    n = 1
    if colonists + s.colonists[seat] >= COLONY_NEED[colony]:
        out[n] = Code.ADD
        n += 1
    return free_moves(s, seat, Ask.FOUND_ADD, out, n)


@rule
def refill_moves(s: State, seat: int, out: Ints) -> int:
    """Any place with a free slot may be filled up; or stop."""
    out[0] = Code.STOP
    n = 1
    for place in range(PLACES):
        if s.room[seat, place] > 0:
            out[n] = Code.REFILL + place
            n += 1
    return free_moves(s, seat, Ask.REFILL, out, n)


@rule
def colony_tile_moves(s: State, colony: int, out: Ints) -> int:
    """The tiles left on the stack of a colony."""
    n = 0
    for tile in range(COLONY_TILES):
        if s.colonies_left & COLONY_TILES_OF[colony] & (1 << tile):
            out[n] = Code.TILE + tile
            n += 1
    return n


@rule
def favour_moves(s: State, out: Ints) -> int:
    """One of the tiles that were taken out of the game."""
    n = 0
    for tile in range(TILES):
        if s.at[tile] == At.REMOVED:
            out[n] = Code.FAVOUR + tile
            n += 1
    return n


@rule
def apply(s: State, move: int) -> None:
    """Answer the question on top of the stack and go on to the next one."""
    move = int(move)  # a 16-bit number would overflow when the interpreter shifts by it
    s.moves += 1
    top = s.depth - 1
    what = s.asks[top, WHAT]
    seat = s.asks[top, SEAT]
    a = s.asks[top, A]
    b = s.asks[top, B]
    pop(s)
    if is_free(move):
        play_free(s, what, seat, a, b, move)
    elif what == Ask.TURN:
        if move == Code.PASS:
            s.passed |= 1 << seat
        else:
            act(s, seat, move)
    elif what == Ask.BID:
        make_bid(s, seat, move - Code.BID)
    elif what == Ask.PLACE_FLAG:
        s.flag_place = move - Code.FLAG
    elif what == Ask.PLACE_MARKER:
        s.marker[a] = move - Code.MARKER
    elif what == Ask.SELL_OR_KEEP:
        if move == Code.SELL:
            sell(s)
        else:
            keep(s)
    elif what == Ask.HARVEST:
        gather(s, seat, a, b, move)
    elif what == Ask.FOUND_ADD:
        if move == Code.ADD:
            add_colonists(s, seat, a, b)
        else:
            give_up(s, seat)
    elif what != Ask.AFTER:
        answer_rare(s, what, seat, a, b, move)
    settle_stack(s)


@rule
def gather(s: State, seat: int, left: int, mode: int, move: int) -> None:
    """One spice, ship or colonist of a harvest comes in."""
    if move == Code.STOP:
        stop(s, seat)
        return
    push(s, Ask.HARVEST, seat, left - 1, mode)
    if move == Code.GAIN_SHIPS:
        s.ships[seat] += 1
    elif move == Code.GAIN_COLONISTS:
        s.colonists[seat] += 1
    else:
        i = move - Code.FILL
        store(s, seat, i // SPICES, i % SPICES, 1)


@rule
def stop(s: State, seat: int) -> None:
    """That is all. With every slot full only cards and tiles were left to use: the end of the turn asks for no more."""
    if free_slots(s, seat) == 0 and asked(s) == Ask.AFTER:
        pop(s)


@rule
def answer_rare(s: State, what: int, seat: int, a: int, b: int, move: int) -> None:
    """The answers to questions that are seldom asked."""
    if what == Ask.PAY:
        take_given(s, seat, move)
        pay_spice(s, seat, a, b - 1)
    elif what == Ask.GIVE:
        take_given(s, seat, move)
        push(s, Ask.GIVE, seat, a - 1)
    elif what == Ask.SELL:
        if move != Code.STOP:
            take_given(s, seat, move)
            s.ducats[seat] += SPICE_PRICE
            push(s, Ask.SELL, seat, a - 1)
    elif what == Ask.STOCK:
        store(s, seat, a, (move - Code.FILL) % SPICES, 1)
        fill_place(s, seat, a)
    elif what == Ask.REFILL:
        if move == Code.STOP:
            stop(s, seat)
        else:
            push(s, Ask.REFILL, seat, a - 1)
            fill_place(s, seat, move - Code.REFILL)
    elif what == Ask.ADVANCE:
        advance(s, seat, move - Code.ADVANCE, a)
    elif what == Ask.FOUND_WHICH:
        attempt(s, seat, move - Code.FOUND, a)
    elif what == Ask.COLONY_TILE:
        settle(s, seat, a, move - Code.TILE)
    elif what == Ask.REPLACE:
        push_out(s, seat, move - Code.REPLACE)
        lay_on(s, seat, a, move - Code.REPLACE)
    elif what == Ask.FAVOUR:
        receive(s, seat, move - Code.FAVOUR)
    elif what == Ask.SUPPLY or what == Ask.SHIPS_OR_COLONISTS:
        gain(s, seat, a, move)
    else:
        quick_start(s, seat, move)


@rule
def take_given(s: State, seat: int, move: int) -> None:
    """A spice goes back to the supply."""
    i = move - Code.GIVE
    remove(s, seat, i // SPICES, i % SPICES, 1)


@rule
def gain(s: State, seat: int, amount: int, move: int) -> None:
    """Ships, colonists or spices, as chosen."""
    if move == Code.GAIN_SHIPS:
        s.ships[seat] += amount
    elif move == Code.GAIN_COLONISTS:
        s.colonists[seat] += amount
    else:
        push(s, Ask.HARVEST, seat, amount, Harvest.ALL)


@rule
def quick_start(s: State, seat: int, move: int) -> None:
    """Quick start: two markers into row 2, or ten ducats."""
    if move == Code.QUICK_DUCATS:
        s.ducats[seat] += QUICK_DUCATS
    else:
        for i in range(PAIRS.shape[1]):
            s.rows[seat, PAIRS[move - Code.QUICK_PAIR, i]] += 1


@rule
def settle_stack(s: State) -> None:
    """Do what needs no answer until there is a real question, or the game is over."""
    while True:
        if s.depth == 0 or asked(s) == Ask.TURN or asked(s) == Ask.AFTER:
            clear_table(s)
        if s.depth == 0:
            if s.phase == Phase.OVER:
                return
            go_on(s)
            continue
        top = s.depth - 1
        what = s.asks[top, WHAT]
        seat = s.asks[top, SEAT]
        a = s.asks[top, A]
        if what >= Ask.FIRST_DEED:
            pop(s)
            if what == Ask.DO_ADVANCE:
                move_marker(s, seat, a)
            else:
                s.duties[seat] += 1
        elif what == Ask.FOUND_ADD and enough(s, a):
            pop(s)
            found(s, seat, a)
        elif answered(s, what, seat, a):
            pop(s)
        else:
            return


@rule
def answered(s: State, what: int, seat: int, a: int) -> bool:
    """The question on top has nothing left to decide; what follows without asking is done here."""
    if what == Ask.AFTER:
        return not anything_to_use(s, seat)
    if what == Ask.HARVEST:
        return harvest_done(s, seat, a)
    if what == Ask.GIVE:
        return give_all(s, seat, a)
    if what == Ask.SELL:
        return a == 0 or spices_of(s, seat) == 0
    if what == Ask.REFILL:
        return a == 0 or (free_slots(s, seat) == 0 and not anything_to_use(s, seat))
    return False


@rule
def harvest_done(s: State, seat: int, left: int) -> bool:
    """Nothing more to gather; plain slots that will all be filled are filled without asking.

    With every slot full the rest waits while the seat has anything to use: cards and tiles may make room.
    """
    if left == 0:
        return True
    mode = s.asks[s.depth - 1, B]
    if mode == Harvest.MIX:
        return False
    free = free_slots(s, seat)
    if mode == Harvest.ALL and left >= free:
        fill_fixed(s, seat)
        s.asks[s.depth - 1, A] = left - (free - free_slots(s, seat))
        free = free_slots(s, seat)
    return s.asks[s.depth - 1, A] == 0 or (free == 0 and not anything_to_use(s, seat))


@rule
def give_all(s: State, seat: int, left: int) -> bool:
    """A duty with exactly as many spices as it asks for takes them all."""
    if left > 0 and spices_of(s, seat) == left:
        for place in range(PLACES):
            for spice in range(SPICES):
                if s.stock[seat, place, spice] > 0:
                    remove(s, seat, place, spice, s.stock[seat, place, spice])
        return True
    return left == 0
