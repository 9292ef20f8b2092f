"""What lies open on Grog Island's table, in a form that a network can use: one number for each thing that may be.

Here are the question and what it is about, the dice, the peninsulas, and what every seat has. What things are worth to
the viewer follows in `features_worth`.
"""

from __future__ import annotations

from typing import Any

from argosy.games.grog_island.brain import worth
from argosy.games.grog_island.brain.thumb import dice_laid
from argosy.games.grog_island.parts import (
    BIT,
    CLAIM_TILES,
    COINS_A_POINT,
    COLOUR_NAMES,
    COLOURS,
    CREW,
    EXCHANGE,
    FACES,
    GHOST,
    GOOD_NAMES,
    PENINSULA,
    PLOTS,
    SEATS,
    TYPE_NAMES,
    TYPE_OF,
    TYPES,
)
from argosy.games.grog_island.rules.auction import pips, potential
from argosy.games.grog_island.rules.scoring import crew_at, score
from argosy.games.grog_island.rules.winning import offered
from argosy.games.grog_island.state import Ask, At, State
from argosy.kernel import A, B, asked, rule, to_act
from argosy.kernel.stack import WHAT

DELIVERED = 5  # so many tiles, or more
MOST_COINS = 15  # so many, or more
MOST_CREW = int(CREW.max())
MOST_BID = 24  # so many coins, or more
MOST_TILES = 6  # so many of a good, or more
LEADS = ("behind-2+", "behind-1", "level", "ahead-1", "ahead-2+")
LEVELS = len(LEADS)
EVEN = LEADS.index("level")


def up_to(most: int, first: int = 1) -> list[str]:
    """Names of counts; the last stands for more, too."""
    return [*map(str, range(first, most)), f"{most}+"]


_types = [name.replace("_", "-") for name in TYPE_NAMES]
# where the parts of the question begin
EXCUSED = COLOURS
VISITED = EXCUSED + 1
ACTED = VISITED + COLOURS
TRADED = ACTED + 1
GIVEN = TRADED + 1
PAID_ON = GIVEN + DELIVERED
PAID_TYPE = PAID_ON + COLOURS
DUE = PAID_TYPE + TYPES
CLAIMED_ON = DUE + CLAIM_TILES
BARRED = CLAIMED_ON + COLOURS
LOCKED_ON = BARRED + TYPES
HAUNTED = LOCKED_ON + COLOURS
QUESTION_SLOTS = HAUNTED + COLOURS
QUESTION_NAMES = (
    [f"ship_open_{colour}" for colour in COLOUR_NAMES]
    + ["ship_excused"]
    + [f"visited_{colour}" for colour in COLOUR_NAMES]
    + ["visit_acted", "visit_traded"]
    + [f"delivered_{tiles}" for tiles in up_to(DELIVERED)]
    + [f"tiles_for_{colour}" for colour in COLOUR_NAMES]
    + [f"tiles_for_{kind}" for kind in _types]
    + [f"tiles_due_{tiles}" for tiles in range(1, CLAIM_TILES + 1)]
    + [f"claim_on_{colour}" for colour in COLOUR_NAMES]
    + [f"claim_barred_{kind}" for kind in _types]
    + [f"lock_on_{colour}" for colour in COLOUR_NAMES]
    + [f"haunt_{colour}" for colour in COLOUR_NAMES]
)
DICE_NAMES = (
    [f"die_{colour}_{face}" for colour in COLOUR_NAMES for face in range(1, FACES + 1)]
    + [f"turned_{colour}" for colour in COLOUR_NAMES]
    + [f"laid_{colour}" for colour in COLOUR_NAMES]
    + [f"dice_{count}" for count in range(1, COLOURS + 1)]
    + [f"bid_{coins}" for coins in up_to(MOST_BID)]
)
_rows = [f"seat{i}" for i in range(SEATS)] + ["ghost"]
PENINSULA_NAMES = [f"majority_{colour}_{row}" for colour in COLOUR_NAMES for row in _rows] + [
    f"standing_{colour}_{lead}" for colour in COLOUR_NAMES for lead in LEADS
]
COURSE_NAMES = [f"seats_{seats}" for seats in range(2, SEATS + 1)] + ["time_left", "rivals/3", "rivals_over_bid/30"]
OPEN_NAMES = (
    [f"coins_{coins}" for coins in up_to(MOST_COINS, 0)]
    + [f"crew_left_{crew}" for crew in range(MOST_CREW + 1)]
    + ["score/40", "over_bid/30", "may_raise"]
    + [f"claim_by_ship_{colour}" for colour in COLOUR_NAMES]
)
PURSE_NAMES = (
    [f"{good}_{tiles}" for good in GOOD_NAMES for tiles in up_to(MOST_TILES)]
    + [f"coins_beyond_point_{coins}" for coins in range(COINS_A_POINT)]
    + ["purse/30", "purse_over_bid/30", "can_pay", "due/20", "laid_out_enough", "ahead/30"]
)
OPEN_SLOTS = len(OPEN_NAMES)
NAMES = (
    QUESTION_NAMES
    + DICE_NAMES
    + PENINSULA_NAMES
    + COURSE_NAMES
    + [f"seat{i}_{name}" for i in range(SEATS) for name in OPEN_NAMES]
    + [f"own_{name}" for name in PURSE_NAMES]
)


@rule
def table_in_full(v: State, me: int, out: Any, n: int) -> int:
    """Every number of NAMES, in that order, from `n` on; where the next ones begin."""
    question_features(v, out, n)
    n = dice_features(v, out, n + QUESTION_SLOTS)
    n = peninsula_features(v, me, out, n)
    n = course_features(v, me, out, n)
    mine = 0
    most = 0
    for i in range(v.seats):
        seat = (me + i) % v.seats
        points = score(v, seat)
        open_features(v, seat, points, out, n + i * OPEN_SLOTS)
        if i == 0:
            mine = points
        else:
            most = max(most, points)
    return purse_features(v, me, mine - most, out, n + SEATS * OPEN_SLOTS)


@rule
def mark(out: Any, n: int, things: int) -> None:
    """A number for each peninsula, 1 for those of a set."""
    for colour in range(COLOURS):
        if things & BIT[colour] != 0:
            out[n + colour] = 1.0


@rule
def question_features(v: State, out: Any, n: int) -> None:
    """What the question is about, and what waits below it: the ship one is at, the claim still to come."""
    for i in range(v.depth):
        what = v.asks[i, WHAT]
        a = v.asks[i, A]
        b = v.asks[i, B]
        if what == Ask.DO_SHIP or what == Ask.TRADE:
            out[n + VISITED + a] = 1.0
            out[n + ACTED] = 1.0 if b & At.ACTED != 0 else 0.0
            out[n + TRADED] = 1.0 if b & At.TRADED != 0 else 0.0
        elif what == Ask.CLAIM or what == Ask.DO_CLAIMS:
            mark(out, n + CLAIMED_ON, a)
            if b != 0:
                out[n + BARRED + b - 1] = 1.0
        elif what == Ask.SHIP:
            mark(out, n, a)
            out[n + EXCUSED] = b
        elif what == Ask.DELIVER:
            out[n + VISITED + a] = 1.0
            out[n + GIVEN + min(b, DELIVERED) - 1] = 1.0
        elif what == Ask.TILES:
            out[n + PAID_ON + a // PLOTS] = 1.0
            out[n + PAID_TYPE + TYPE_OF[a]] = 1.0
            out[n + DUE + b - 1] = 1.0
        elif what == Ask.LOCK:
            out[n + LOCKED_ON + a] = 1.0
        elif what == Ask.GHOST:
            out[n + HAUNTED + a] = 1.0


@rule
def dice_features(v: State, out: Any, n: int) -> int:
    """What each die shows, which were set by parrots, which lie in the row, and the bid."""
    for colour in range(COLOURS):
        if v.dice[colour] != 0:
            out[n + colour * FACES + pips(v, colour) - 1] = 1.0
        if v.turned[colour] != 0:
            out[n + COLOURS * FACES + colour] = 1.0
    n += COLOURS * FACES + COLOURS
    mark(out, n, v.in_row)
    n += COLOURS
    laid = dice_laid(v)
    if laid > 0:
        out[n + laid - 1] = 1.0
    n += COLOURS
    if v.bid > 0:
        out[n + min(v.bid, MOST_BID) - 1] = 1.0
    return n + MOST_BID


@rule
def peninsula_features(v: State, me: int, out: Any, n: int) -> int:
    """Who has the majority on each peninsula, and how the viewer stands to the strongest other one there."""
    for colour in range(COLOURS):
        mine = crew_at(v, me, colour)
        rivals = crew_at(v, GHOST, colour)
        first = SEATS  # who has most, the ghosts being last
        shared = False
        for i in range(1, v.seats):
            crew = crew_at(v, (me + i) % v.seats, colour)
            if crew > rivals:
                rivals = crew
                first = i
                shared = False
            elif crew == rivals:
                shared = True
        if mine > rivals:
            out[n + colour * (SEATS + 1)] = 1.0
        elif rivals > mine and not shared:
            out[n + colour * (SEATS + 1) + first] = 1.0
        lead = max(-EVEN, min(EVEN, mine - rivals))
        out[n + COLOURS * (SEATS + 1) + colour * LEVELS + EVEN + lead] = 1.0
    return n + COLOURS * (SEATS + 1 + LEVELS)


@rule
def course_features(v: State, me: int, out: Any, n: int) -> int:
    """How many play, how much of the game is left, who can still bid and how much beyond the standing bid."""
    out[n + v.seats - 2] = 1.0
    n += SEATS - 1
    out[n] = worth.time_left(v)
    if v.auction > 0:
        out[n + 1] = rivals_left(v, me) / 3.0
        out[n + 2] = (rivals_purse(v, me) - v.bid) / 30.0
    return n + 3


@rule
def rivals_left(v: State, me: int) -> int:
    """How many others have not passed in this auction."""
    count = 0
    for seat in range(v.seats):
        if seat != me and v.passed & BIT[seat] == 0:
            count += 1
    return count


@rule
def rivals_purse(v: State, me: int) -> int:
    """The most that another seat may bid who has not passed."""
    most = 0
    for seat in range(v.seats):
        if seat != me and v.passed & BIT[seat] == 0:
            most = max(most, potential(v, seat))
    return most


@rule
def open_features(v: State, seat: int, points: int, out: Any, n: int) -> None:
    """Coins, crew, points as far as they are known, the power to bid, and where four tiles are at hand."""
    out[n + min(v.coins[seat], MOST_COINS)] = 1.0
    n += MOST_COINS + 1
    out[n + v.crew_left[seat]] = 1.0
    n += MOST_CREW + 1
    out[n] = points / 40.0
    if v.passed & BIT[seat] == 0:
        over = potential(v, seat) - v.bid
        out[n + 1] = over / 30.0
        out[n + 2] = 1.0 if over > 0 else 0.0
    n += 3
    if v.crew_left[seat] == 0:
        return
    tiles = 0
    for good in range(COLOURS):
        tiles += v.goods[seat, good]
    for good in range(COLOURS):
        mine = v.goods[seat, good]
        if mine + (tiles - mine) // EXCHANGE >= CLAIM_TILES and v.free & PENINSULA[good] != 0:
            out[n + good] = 1.0


@rule
def purse_features(v: State, me: int, ahead: int, out: Any, n: int) -> int:
    """The viewer's goods and what it can truly pay, and how far it is ahead of what is known of the others."""
    for good in range(COLOURS):
        if v.goods[me, good] > 0:
            out[n + good * MOST_TILES + min(v.goods[me, good], MOST_TILES) - 1] = 1.0
    n += COLOURS * MOST_TILES
    out[n + v.coins[me] % COINS_A_POINT] = 1.0
    n += COINS_A_POINT
    purse = worth.real_money(v, me)
    out[n] = purse / 30.0
    if v.bid > 0:
        out[n + 1] = (purse - v.bid) / 30.0
        out[n + 2] = 1.0 if purse >= v.bid else 0.0
    if asked(v) == Ask.PAY and to_act(v) == me:
        due = v.bid - v.coins[me] - offered(v)
        out[n + 3] = due / 20.0
        out[n + 4] = 1.0 if due <= 0 else 0.0
    out[n + 5] = ahead / 30.0
    return n + 6
