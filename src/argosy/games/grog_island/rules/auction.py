"""The dice auction: opening, raising, holding, passing.

A bid is one move. Parrot cards are laid out before it, one move each; nobody else sees them until the bid is made.
"""

from __future__ import annotations

from argosy.games.grog_island.moves import (
    BID_DICE,
    BID_LOOKS_AT,
    BID_MUST,
    BID_ROW,
    BIDS_FROM,
    CLAIMING,
    GRAY_DIE,
    GRAY_SUBSET,
    SUBSETS,
    Code,
)
from argosy.games.grog_island.parts import BEST_TREASURE, BIT, COLOURS, FACES, GHOST_SHIP, HOLD, OPEN_SEA
from argosy.games.grog_island.rules.cards import spend_parrot
from argosy.games.grog_island.rules.trade import choose_ship
from argosy.games.grog_island.state import Ask, State
from argosy.kernel import Ints, below, push, rule

ROLL = 1  # purpose of chance; the event is the round and the die
ROLLS_A_ROUND = 8  # events kept for each round
MOST = COLOURS * FACES  # no bid can be higher
NO_DIE = -1


@rule
def roll_dice(s: State) -> None:
    """Whoever holds the flag rolls the five dice and puts each on its goods space."""
    for colour in range(COLOURS):
        s.dice[colour] = 1 + below(s.seed, ROLL, s.auction * ROLLS_A_ROUND + colour, FACES)
        s.row[colour] = 0
    s.in_row = 0
    s.bid = 0
    s.bidder = 0
    s.reveals += 1


@rule
def potential(s: State, seat: int) -> int:
    """The most a seat might have: its coins, and every treasure card as if it were the best."""
    return s.coins[seat] + BEST_TREASURE * s.treasures[seat]


@rule
def pips(s: State, colour: int) -> int:
    """What a die shows to who is making a bid."""
    return s.turned[colour] if s.turned[colour] != 0 else s.dice[colour]


@rule
def sums_allowed(s: State, seat: int) -> int:
    """The bids a seat may make, as bits: above the standing bid (equal to it when holding), within its potential.

    Bit n stands for a bid of n coins: 0b111000 when 2 is bid and the seat might have 5.
    """
    limit = min(potential(s, seat), MOST)
    first = s.bid if s.holding == 1 else s.bid + 1
    last = s.bid if s.holding == 1 else limit
    if first > limit or first > last:
        return 0
    up_to_last = BIT[last] * 2 - 1
    below_first = BIT[first] - 1
    return up_to_last & ~below_first


@rule
def with_die(sums: int, value: int) -> int:
    """The sums that can be made when one more die may be added.

    Sums are bits, as in `sums_allowed`: without a die only 0 can be made, 0b1; with a die that shows 3 also 3, 0b1001;
    with one more that shows 2 it is 0, 2, 3 or 5, 0b101101. Adding a die to all of them is one shift.
    """
    return sums | (sums << int(value))


@rule
def with_any_die(sums: int) -> int:
    """The sums that can be made when one more die may be added and a parrot can set it to anything from 1 to 6.

    Shifts by 1, 2 and 3, each of them or not, add everything from 0 to 6.
    """
    sums |= sums << 1
    sums |= sums << 2
    return sums | (sums << 3)


@rule
def can_bid_plainly(s: State, seat: int) -> bool:
    """Whether the dice as they lie allow any bid."""
    sums = 1
    for colour in range(COLOURS):
        sums = with_die(sums, s.dice[colour])
    return sums & sums_allowed(s, seat) != 0


@rule
def turn(s: State, seat: int) -> None:
    """It is this seat's turn: it bids or passes. Who openly can only pass does so at once.

    Not so before the first bid: everybody sees the roll before anything follows from it.
    """
    if s.bid != 0 and s.parrots[seat] == 0 and not can_bid_plainly(s, seat):
        pass_auction(s, seat)
    else:
        push(s, Ask.BID, seat)


@rule
def next_turn(s: State, seat: int) -> None:
    """Clockwise to the next seat that has not passed; who is left alone with a bid has won."""
    left = s.seats
    for other in range(s.seats):
        if s.passed & BIT[other] != 0:
            left -= 1
    if left == 0:
        push(s, Ask.DO_GHOST, s.flag)  # nobody could bid: no winner, and who holds the flag places the ghost
        return
    if left == 1 and s.bidder != 0:
        winner = s.bidder - 1
        push(s, Ask.DO_GHOST, (winner + 1) % s.seats)
        push(s, Ask.PAY, winner)
        return
    following = (seat + 1) % s.seats
    while s.passed & BIT[following] != 0:
        following = (following + 1) % s.seats
    turn(s, following)


@rule
def pass_auction(s: State, seat: int) -> None:
    """Take a tile for every empty goods space, in the game for two also one from the ghost ship, then visit a ship."""
    s.passed |= BIT[seat]
    for colour in range(COLOURS):
        if s.in_row & BIT[colour] != 0:
            s.goods[seat, colour] += 1
    ghost = ghost_berth(s)
    if ghost != OPEN_SEA:
        s.goods[seat, ghost] += 1
    push(s, Ask.DO_TURN, seat)
    choose_ship(s, seat)


@rule
def ghost_berth(s: State) -> int:
    """Where the ghost ship of the game for two lies; open sea when there is none."""
    if s.seats == 2:
        for berth in range(OPEN_SEA):
            if s.ships[berth] == GHOST_SHIP:
                return berth
    return OPEN_SEA


@rule
def make_bid(s: State, seat: int, bid: int) -> None:
    """The dice are laid into the row, the parrots played for it leave the game, and the bid stands."""
    if s.holding == 1:
        spend_parrot(s, seat, HOLD)
        s.holding = 0
    for colour in range(COLOURS):
        if s.turned[colour] != 0:
            spend_parrot(s, seat, 1 + colour)
            s.dice[colour] = s.turned[colour]
            s.turned[colour] = 0
    s.drafted = 0
    s.in_row = BID_DICE[bid]
    s.bid = 0
    for space in range(COLOURS):
        colour = BID_ROW[bid, space]
        s.row[space] = colour + 1
        if colour >= 0:
            s.bid += s.dice[colour]
    if s.row[1] != 0 and s.dice[s.row[1] - 1] > s.dice[s.row[0] - 1]:  # the higher claiming die lies first
        first = s.row[0]
        s.row[0] = s.row[1]
        s.row[1] = first
    s.bidder = seat + 1
    s.reveals += 1  # a bid that is made stands
    push(s, Ask.DO_TURN, seat)


@rule
def set_die(s: State, seat: int, setting: int) -> None:
    """Lay out a parrot that sets a die; the others see it with the bid."""
    s.turned[setting // FACES] = setting % FACES + 1
    s.drafted += 1
    push(s, Ask.BID, seat)


@rule
def hold(s: State, seat: int) -> None:
    """Lay out a holding parrot: the bid will equal the standing one."""
    s.holding = 1
    s.drafted += 1
    push(s, Ask.BID, seat)


@rule
def must_open(s: State, seat: int) -> bool:
    """Without a bid on the table, who can afford a single die must open."""
    if s.bid != 0:
        return False
    least = FACES
    for colour in range(COLOURS):
        least = min(least, s.dice[colour])
    return least <= potential(s, seat)


@rule
def comparisons(s: State) -> int:
    """Which die shows at least as much as which other one: bit `one * COLOURS + other` for every pair of dice."""
    found = 0
    for one in range(1, COLOURS):
        here = pips(s, one)
        for other in range(one):
            there = pips(s, other)
            if here >= there:
                found |= BIT[one * COLOURS + other]
            if there >= here:
                found |= BIT[other * COLOURS + one]
    return found


@rule
def list_bids(s: State, allowed: int, out: Ints, n: int) -> int:
    """Every arrangement of the dice with a sum that is allowed and values that never rise.

    All 31 choices of dice are gone through in the order of a Gray code, in which each differs from the one before by
    a single die that comes or goes: green; green and blue; blue; blue and orange; ... So the sum is kept at hand by
    adding or taking away one die. The arrangements of the same dice have neighbouring numbers, and they differ in
    what they ask of the order of the dice: with green 1, blue 5, orange 1 and gray 3, blue and gray may claim with
    green third, for blue and gray show at least what green shows; green and blue may not claim with gray third.
    One mask decides: of the comparisons that an arrangement looks at, those that it asks for must hold, and no other.
    (It looks at one that must not hold where third, lock and fifth may be tied: third and fifth both give a point, so
    to exchange them means nothing, and only one of the two is a move.)
    """
    order = comparisons(s)
    total = 0
    for i in range(1, SUBSETS):
        die = GRAY_DIE[i]
        subset = GRAY_SUBSET[i]
        if subset & BIT[die] != 0:
            total += pips(s, die)
        else:
            total -= pips(s, die)
        if allowed & BIT[total] != 0:
            for bid in range(BIDS_FROM[subset], BIDS_FROM[subset + 1]):
                if order & BID_LOOKS_AT[bid] == BID_MUST[bid]:
                    out[n] = Code.BID + bid
                    n += 1
    return n


@rule
def may_turn(s: State, seat: int, colour: int) -> bool:
    """Whether a seat has a parrot for this die and has not laid it out yet."""
    return bool(s.turned[colour] == 0 and s.parrot[seat, 1 + colour] > 0)


@rule
def sums_of_others(s: State, seat: int, colour: int) -> int:
    """The sums of all dice but one; those that a further parrot may set count as any value, the others as they lie."""
    sums = 1
    for other in range(COLOURS):
        if other != colour:
            sums = with_any_die(sums) if may_turn(s, seat, other) else with_die(sums, pips(s, other))
    return sums


@rule
def list_settings(s: State, seat: int, allowed: int, out: Ints, n: int) -> int:
    """Parrots that set a die, in any order, as long as a bid can still be made with what may be laid out after it."""
    for colour in range(COLOURS):
        if not may_turn(s, seat, colour):
            continue
        others = sums_of_others(s, seat, colour)
        for value in range(1, FACES + 1):
            if value != s.dice[colour] and with_die(others, value) & allowed != 0:
                out[n] = Code.SET + colour * FACES + value - 1
                n += 1
    return n


@rule
def may_hold(s: State, seat: int) -> bool:
    """Whether a seat has a holding parrot that it can still lay out: there is a bid within its potential."""
    return bool(s.holding == 0 and s.bid != 0 and s.parrot[seat, HOLD] > 0 and s.bid <= potential(s, seat))


@rule
def list_parrots(s: State, seat: int, allowed: int, out: Ints, n: int) -> int:
    """Lay out a holding parrot, or one that sets a die; also a die for a bid that only the holding parrot allows."""
    if may_hold(s, seat):
        if sums_of_others(s, seat, NO_DIE) & BIT[s.bid] != 0:
            out[n] = Code.HOLD
            n += 1
        allowed |= BIT[s.bid]
    return list_settings(s, seat, allowed, out, n)


@rule
def list_turn(s: State, seat: int, out: Ints) -> int:
    """Bid, play parrots for a bid, or pass."""
    n = 0
    if s.drafted == 0 and not must_open(s, seat):
        out[n] = Code.PASS
        n += 1
    allowed = sums_allowed(s, seat)
    if s.parrots[seat] > 0:
        n = list_parrots(s, seat, allowed, out, n)
    if allowed != 0:
        n = list_bids(s, allowed, out, n)
    return n


@rule
def claiming_peninsulas(s: State) -> int:
    """The peninsulas of the dice on the claiming spaces, as bits."""
    open_claims = 0
    for space in range(CLAIMING):
        if s.row[space] != 0:
            open_claims |= BIT[s.row[space] - 1]
    return open_claims
