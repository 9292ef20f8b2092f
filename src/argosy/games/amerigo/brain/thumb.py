"""How a deckhand plays Amerigo: by rule of thumb, at once, from what the seat sees."""

from __future__ import annotations

from argosy.brains.likings import better
from argosy.games.amerigo.chart import COLUMN_OF, FRAME, NOWHERE, POSTS, ROW_OF, SQUARES
from argosy.games.amerigo.moves import Code
from argosy.games.amerigo.parts import (
    COLOURS,
    KIND_COST,
    KIND_POINTS,
    KIND_SHAPE,
    KINDS,
    ORDER_POINTS,
    PHASES,
    PRODUCT_COST,
    PRODUCT_GOOD,
    PRODUCTS,
    PROGRESS_POINTS,
    ROUNDS,
    SHAPE_SIZE,
    TIME,
    TOKEN_AMOUNT,
    TOKEN_EFFECT,
    TOKENS_BY,
    Action,
    Effect,
)
from argosy.games.amerigo.rules.boards import lies_on
from argosy.games.amerigo.rules.building import covered, posts_on, spots
from argosy.games.amerigo.rules.islands import island_of, post_beside, post_square, resource_at
from argosy.games.amerigo.rules.pirates import strength
from argosy.games.amerigo.rules.purse import bonus_points
from argosy.games.amerigo.rules.sailing import distance, founding_place
from argosy.games.amerigo.rules.tower import cubes_offered, phase_points
from argosy.games.amerigo.rules.tracks import track_room
from argosy.games.amerigo.state import Ask, State
from argosy.kernel import Ints, asked, ints, rule, to_act
from argosy.kernel.stack import A

FAR = 40
LIKED = {
    Effect.BONUS: 5, Effect.FAR_SAILS: 3, Effect.BOLD_PIRATES: 4, Effect.HALF_LOSS: 3, Effect.PRIZE_MONEY: 4,
    Effect.TWO_NEUTRAL: 3, Effect.RED_OR_GREEN: 4, Effect.JUMP: 5, Effect.GOLD: 4, Effect.POST_GOLD: 3,
    Effect.BETTER_CHANGE: 3, Effect.CUBE_POINTS: 6, Effect.POST_POINTS: 4, Effect.POINTS: 7, Effect.GOLD_POINTS: 6,
}  # fmt: skip
TOKEN_LIKED = ints([LIKED[effect] for effect in Effect])


@rule
def deckhand(v: State, moves: Ints, n: int, event: int) -> int:
    """The move that looks best by rule of thumb; the first of equals. Nothing is left to chance."""
    seat = to_act(v)
    what = asked(v)
    a = v.asks[v.depth - 1, A]
    best = 0
    most = -1000.0
    for i in range(n):
        liking = appeal(v, seat, what, a, moves[i])
        if better(liking, most):
            most = liking
            best = i
    return best


@rule
def appeal(v: State, seat: int, what: int, a: int, move: int) -> float:
    """How much a move appeals to a deckhand."""
    if what == Ask.ACTION:
        return action_appeal(v, seat, move)
    if move == Code.DONE or move == Code.CHEST or Code.USE <= move < Code.SHIP:
        return small_appeal(v, seat, what, move)
    if what == Ask.SAIL:
        return sail_appeal(v, seat, a, move - Code.SAIL)
    if what == Ask.PLACE:
        return place_appeal(v, seat, a, move - Code.PLACE)
    if what == Ask.BUILD:
        kind = move - Code.BUILD
        return float(1.0 * KIND_POINTS[kind, 1] + 0.1 * SHAPE_SIZE[KIND_SHAPE[kind]] - gold_needed(v, KIND_COST[kind]))
    if what == Ask.PLAN:
        return plan_appeal(v, seat, move - Code.TAKE)
    if what == Ask.GOODS:
        return product_appeal(v, seat, move - Code.BUY) - 1.5 * gold_needed(v, PRODUCT_COST[move - Code.BUY])
    if what == Ask.TOKEN:
        effect = TOKEN_EFFECT[move - Code.TOKEN]
        return float(1.0 * TOKEN_LIKED[effect] + 0.1 * TOKEN_AMOUNT[move - Code.TOKEN])
    if what == Ask.POST:
        return 1.0 if move == Code.POST else 0.0
    if what == Ask.SHIP:
        return 0.0
    return steps_appeal(v, seat, what, move - Code.STEPS)


@rule
def gold_needed(v: State, cost: int) -> float:
    """Gold that must be paid beside the action points that are left."""
    return float(1.0 * max(0, cost - v.points_left))


@rule
def small_appeal(v: State, seat: int, what: int, move: int) -> float:
    """Stop when nothing better is left; keep treasure; use sails and jumps when there is something to gain."""
    if move == Code.DONE:
        return 0.5
    if what == Ask.SAIL and move >= Code.USE:
        return 5.0 if v.posts_left[seat] > 6 else -1.0
    if what == Ask.ORDER and move >= Code.USE:
        lead = v.order[v.ahead[0]]
        return float(3.0 * (ORDER_POINTS[lead] - ORDER_POINTS[v.order[seat]]) - 2.0)
    return -2.0


# ---- the choice of an action ---------------------------------------------------------------------------------------


@rule
def action_appeal(v: State, seat: int, move: int) -> float:
    """The points that an action promises."""
    if move == Code.GOLD:
        return 1.0 * ((cubes_offered(v) + 2) // 3)
    if move >= Code.CHOOSE + COLOURS:
        cubes = move >= Code.USE and TOKEN_EFFECT[move - Code.USE] == Effect.CUBE_POINTS
        return 1.0 * cubes_offered(v) - 2.0 if cubes else -5.0
    action = move - Code.CHOOSE
    points = phase_points(v) + bonus_points(v, seat, action)
    if action == Action.SAILING:
        return sailing_promise(v, seat, points)
    if action == Action.CANNONS:
        return cannons_promise(v, seat, points)
    if action == Action.PLANNING:
        return planning_promise(v, seat, points)
    if action == Action.PROGRESS:
        return progress_promise(v, seat, points)
    if action == Action.BUILDING:
        return building_promise(v, seat, points)
    if action == Action.GOODS:
        return goods_promise(v, seat, points)
    return order_promise(v, seat, points)


@rule
def phases_left(v: State) -> int:
    """Phases to come, this one included."""
    return ROUNDS * PHASES - int(v.round_no) * PHASES - int(v.phase)


@rule
def open_posts(v: State) -> int:
    """Post spaces where a post can be founded."""
    count = 0
    for post in range(POSTS):
        square = post_square(v, post)
        if square >= 0 and lies_on(v.free, square):
            count += 1
    return count


@rule
def room_to_build(v: State, seat: int) -> int:
    """Free squares on islands with an own post."""
    room = 0
    seen = 0
    for post in range(POSTS):
        if v.post[post] == seat + 1:
            island = island_of(v, post_square(v, post))
            if (seen >> island) & 1 == 0:
                seen |= 1 << island
                room += v.open_land[island]
    return room


@rule
def stock_area(v: State, seat: int) -> int:
    """Squares of the tiles that wait to be built."""
    area = 0
    for kind in range(KINDS):
        area += v.stock[seat, kind] * SHAPE_SIZE[KIND_SHAPE[kind]]
    return area


@rule
def sailing_promise(v: State, seat: int, points: int) -> float:
    """New posts early, and always when there is no room left to build."""
    if v.posts_left[seat] == 0 or phases_left(v) < 4:
        return 0.0
    spaces = open_posts(v)
    if spaces == 0:
        return 0.0
    if v.ships[seat, 0] == NOWHERE:
        return 12.0
    need = 6.0 if room_to_build(v, seat) < 10 else 2.0
    return (need + 0.6 * points) * min(1.0, spaces / 8.0) * min(1.0, phases_left(v) / 14.0)


@rule
def cannons_promise(v: State, seat: int, points: int) -> float:
    """The loss that is turned away; half of it while there is still time in this round."""
    pirates = strength(v, seat)
    missing = pirates - v.cannons[seat]
    if missing <= 0:
        return 0.4 * min(points, track_room(v, seat, Action.CANNONS)) if v.round_no < ROUNDS - 1 else 0.0
    if missing > points + v.gold[seat]:
        return 0.5 * points
    late = 1.0 if v.phase >= 4 else 0.7
    return float(late * (pirates + 0.5 * max(0, points - missing)))


@rule
def planning_promise(v: State, seat: int, points: int) -> float:
    """Tiles that can still be built: there must be room and time."""
    room = room_to_build(v, seat) - stock_area(v, seat)
    if phases_left(v) < 3:
        return 0.0
    return 1.2 * min(points, room) * min(1.0, phases_left(v) / 8.0) - 0.3 * stock_area(v, seat)


@rule
def progress_promise(v: State, seat: int, points: int) -> float:
    """Points of the track and tokens that will be reached."""
    before = v.progress[seat]
    room = track_room(v, seat, Action.PROGRESS)
    after = before + min(points, room)
    tokens = TOKENS_BY[after] - TOKENS_BY[before]
    gain = 1.0 * (PROGRESS_POINTS[after] - PROGRESS_POINTS[before]) + 5.0 * tokens * min(1.0, phases_left(v) / 18.0)
    return float(0.4 * (after - before) + 0.8 * gain + (1.0 if points > room else 0.0))


@rule
def building_promise(v: State, seat: int, points: int) -> float:
    """The points of the tiles in stock that the action points pay for, the best ones first."""
    total = 0.0
    left = points
    for kind in range(KINDS - 1, -1, -1):
        for _ in range(v.stock[seat, kind]):
            if KIND_COST[kind] <= left:
                left -= KIND_COST[kind]
                total += 0.5 * (KIND_POINTS[kind, 0] + KIND_POINTS[kind, 1]) + 0.4 * SHAPE_SIZE[KIND_SHAPE[kind]]
    return total


@rule
def product_appeal(v: State, seat: int, product: int) -> float:
    """A production token is worth the resources of its good, and some that may still come."""
    hope = 1.0 * phases_left(v) / (ROUNDS * PHASES)
    return float(v.resources[seat, PRODUCT_GOOD[product]] + hope - 0.1 * PRODUCT_COST[product])


@rule
def goods_promise(v: State, seat: int, points: int) -> float:
    """The best production tokens for the points."""
    best = 0.0
    for product in range(PRODUCTS):
        if v.market[product] > 0 and PRODUCT_COST[product] <= points:
            copies = min(int(v.market[product]), points // int(PRODUCT_COST[product]))
            best = max(best, copies * product_appeal(v, seat, product))
    return 1.3 * best


@rule
def order_promise(v: State, seat: int, points: int) -> float:
    """Points of the track, and a better place in the order."""
    before = v.order[seat]
    after = before + min(points, track_room(v, seat, Action.ORDER))
    return float(0.5 * (after - before) + 0.8 * (ORDER_POINTS[after] - ORDER_POINTS[before]))


# ---- how an action is carried out -----------------------------------------------------------------------------------


@rule
def sail_appeal(v: State, seat: int, ship: int, place: int) -> float:
    """To an anchor where a post can be founded, on a new island if possible; otherwise near one. Gold is dear."""
    steps = distance(v, v.ships[seat, ship], place) if v.gold[seat] > 0 else 0
    price = 1.5 * max(0, steps - v.points_left)
    post = founding_place(v, seat, place)
    if post >= 0:
        island = island_of(v, post_square(v, post))
        new = 3.0 if (v.discovered >> island) & 1 == 0 else 0.0
        first = 2.0 if posts_on(v, seat, island) == 0 else 1.0
        return float(10.0 + new + first + 0.1 * min(20, v.open_land[island]) - price)
    if place >= FRAME:
        return float(-0.3 * FAR - price)
    return float(-0.3 * nearest_post(v, place) - price - (0.2 if post_beside(v, place) >= 0 else 0.0))


@rule
def nearest_post(v: State, square: int) -> int:
    """How far, as the gull flies, the nearest empty post space is."""
    best = FAR
    for post in range(POSTS):
        there = post_square(v, post)
        if there >= 0 and lies_on(v.free, there):
            rows = abs(ROW_OF[there] - ROW_OF[square])
            best = min(best, rows + abs(COLUMN_OF[there] - COLUMN_OF[square]))
    return best


@rule
def plan_appeal(v: State, seat: int, kind: int) -> float:
    """The largest neutral tile that fits the room, then villages while there is time to build them."""
    size = SHAPE_SIZE[KIND_SHAPE[kind]]
    if stock_area(v, seat) + size > room_to_build(v, seat) or phases_left(v) < 3:
        return 0.0
    if spots(v, seat, KIND_SHAPE[kind], 1) == 0:  # it fits nowhere
        return 0.0
    return float(
        0.5 * (KIND_POINTS[kind, 0] + KIND_POINTS[kind, 1]) + 0.2 * size - 2.0 * gold_needed(v, KIND_COST[kind])
    )


@rule
def place_appeal(v: State, seat: int, kind: int, where: int) -> float:
    """Over resources of which there are production tokens, on big islands, and so that islands are completed."""
    position = where // SQUARES
    first = where % SQUARES
    shape = KIND_SHAPE[kind]
    island = island_of(v, first)
    liking = 1.0 * KIND_POINTS[kind, (v.big >> island) & 1]
    for k in range(SHAPE_SIZE[shape]):
        good = resource_at(v, covered(shape, position, first, k))
        if good > 0:
            liking += 1.5 + v.products[seat, good - 1]
    if v.open_land[island] == SHAPE_SIZE[shape]:
        liking += 3.0 + posts_on(v, seat, island) * TIME[v.round_no]
    return float(liking)


@rule
def steps_appeal(v: State, seat: int, what: int, steps: int) -> float:
    """All points that cost nothing; gold only for a token within reach or to turn the pirates away."""
    paid = max(0, steps - v.points_left)
    liking = 0.3 * steps - 1.5 * paid
    if what == Ask.CANNONS:
        missing = strength(v, seat) - v.cannons[seat]
        if missing > 0 and steps >= missing:
            liking += 0.8 * strength(v, seat)
    elif what == Ask.PROGRESS:
        after = min(v.progress[seat] + steps, len(TOKENS_BY) - 1)
        liking += 4.0 * (TOKENS_BY[after] - TOKENS_BY[v.progress[seat]])
    else:
        after = min(v.order[seat] + steps, len(ORDER_POINTS) - 1)
        liking += 1.0 * (ORDER_POINTS[after] - ORDER_POINTS[v.order[seat]])
    return float(liking)
