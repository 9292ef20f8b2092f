"""What happened at the table, told from what one viewer saw before and after a move.

Everything here is read from the two views (and from the move only where the viewer could see it made), so the log
cannot say what the viewer did not see: their own cards are named, those of the others are counted. Amounts stand in
the lines as numbers; what they add up to is what changed (`tests/grog_island/test_truly_told.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from argosy.games.grog_island.face.describing import building_line, die_line, goal_line, good_line, peninsula_line
from argosy.games.grog_island.face.goals import hand_now
from argosy.games.grog_island.face.prompts import (
    amount,
    bits,
    goals_line,
    goods_line,
    parrots_line,
    payment,
    seat_line,
    ship_line,
    top,
    treasures_line,
)
from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.parts import (
    BUILDINGS,
    CLOUD_AMOUNT,
    CLOUD_GIVES,
    COLOURS,
    FACES,
    GHOST,
    GHOST_SHIP,
    GOALS,
    HOLD,
    OPEN_SEA,
    PARROT_KINDS,
    PLOTS,
    SHIPS,
    VALUES,
    Cloud,
)
from argosy.games.grog_island.rules.auction import pass_auction
from argosy.games.grog_island.rules.scoring import score
from argosy.games.grog_island.state import Ask, State
from argosy.kernel.game import Line
from argosy.kernel.position import copy_of


def tell(before: State, move: int, after: State) -> list[Line]:
    """The sentences of the log for one move."""
    return list(Telling(before, int(move), after).lines())


def goods_of_row(table: State) -> list[int]:
    """The tiles that passing brings now: those of the row, and that of the ghost ship."""
    came = [int(table.in_row) >> colour & 1 for colour in range(COLOURS)]
    if table.seats == 2:
        berth = [int(ship) for ship in table.ships].index(GHOST_SHIP)
        if berth != OPEN_SEA:
            came[berth] += 1
    return came


class Telling:
    """One move as one viewer saw it: first the deed, then what followed for every seat, then the round."""

    def __init__(self, before: State, move: int, after: State) -> None:
        self.before, self.move, self.after = before, move, after
        self.what, self.seat, _, _ = top(before)
        self.same_round = before.auction == after.auction and after.depth > 0

    def lines(self) -> Iterator[Line]:
        """The deed and its consequences."""
        yield from self.deed()
        for i in range(int(self.before.seats)):
            yield from self.followed((self.seat + i) % int(self.before.seats))
        yield from self.row_rewards()
        yield from self.haunted()
        yield from self.turn_of_the_round()

    def line(self, key: str, seat: int | None = None, **facts: Any) -> Line:
        """A sentence about a seat, by default the one that moved."""
        return Line(f"log-{key}", {"seat": seat_line(self.seat if seat is None else seat), **facts})

    @property
    def own(self) -> bool:
        """Whether the viewer sees what the acting seat does in secret."""
        return bool(self.before.viewer in (0, self.seat + 1))

    # ---- the deed ----

    def deed(self) -> Iterator[Line]:
        """What the acting seat did, where it does not follow from the table."""
        if self.what == Ask.BID:
            yield from self.bidding()
        elif self.what in (Ask.GOALS, Ask.SWAP):
            yield self.put_under([self.move - Code.UNDER + 1], 1)
        elif self.what in (Ask.KEEP, Ask.UNDER):
            yield from self.sorting_goals()
        elif self.what == Ask.GOOD:
            yield self.line("take", good=good_line(self.move - Code.TAKE))
        elif self.what == Ask.PAY:
            yield from self.paying()
        elif self.move == Code.DECLINE:
            yield self.line("decline")

    def put_under(self, faces: list[int], n: int) -> Line:
        """Goal cards under the deck: their faces for who may know them, else their number."""
        if self.own:
            return self.line("under-own", n=n, goals=goals_line(faces))
        return self.line("under", cards=amount("goals", n))

    def sorting_goals(self) -> Iterator[Line]:
        """Of the drawn goal cards one is kept; the others go under the deck, the last one without a question."""
        left = [int(self.before.face[back]) for back in bits(self.before.drawn, GOALS)]
        under = len(left) - len(bits(self.after.drawn, GOALS))
        if self.what == Ask.KEEP:
            goal, under = self.move - Code.KEEP, under - 1
            yield self.line("keep-own", goal=goal_line(goal)) if self.own else self.line("keep")
        else:
            goal = self.move - Code.UNDER
        if not under:
            return
        last = [face for i, face in enumerate(left) if face != goal + 1 or goal + 1 in left[:i]]
        if self.what == Ask.UNDER:
            last = [goal + 1, *last][:under]
        yield self.put_under(last, under)

    def bidding(self) -> Iterator[Line]:
        """A bid with the parrots played for it; what is laid out before it only the acting seat reads."""
        if self.move == Code.PASS:
            return
        if self.move < Code.BID:
            if self.own and self.move == Code.HOLD:
                yield self.line("lay-hold")
            elif self.own:
                colour, value = divmod(self.move - Code.SET, FACES)
                yield self.line("lay-set", die=die_line(colour), n=value + 1)
            return
        a, b = self.after, self.before
        for colour in range(COLOURS):
            if a.parrots_spent[1 + colour] > b.parrots_spent[1 + colour]:
                yield self.line("set", die=die_line(colour), n=int(a.dice[colour]))
        dice = [die_line(int(die) - 1) for die in a.row if die]
        key = "hold" if a.parrots_spent[HOLD] > b.parrots_spent[HOLD] else "bid"
        yield self.line(key, n=int(a.bid), dice=dice)

    def paying(self) -> Iterator[Line]:
        """The price, the treasure cards shown for it, and what they were too much."""
        bid = int(self.before.bid)
        if self.move == Code.REFUSE:
            yield self.line("refuse", n=bid)
        elif self.move == Code.PAY:
            shown = [int(self.after.treasures_spent[v] - self.before.treasures_spent[v]) for v in range(VALUES)]
            means, change = payment(bid, shown)
            price = amount("coins", bid)
            yield self.line("pay-cards", price=price, means=means) if any(shown) else self.line("pay", price=price)
            if change:
                yield self.line("change", coins=amount("coins", change))
        elif self.own:
            laid = [int(Code.SPEND + value == self.move) for value in range(VALUES)]
            yield self.line("lay-treasure", card=treasures_line(laid))

    # ---- what followed ----

    def followed(self, seat: int) -> Iterator[Line]:
        """What changed before one seat."""
        came = [0] * COLOURS
        if self.passed_now(seat):
            came = goods_of_row(self.after if self.same_round else self.before)
            yield self.line("pass", seat, goods=goods_line(came))
        yield from self.visited(seat)
        given = [int(self.before.goods[seat, g]) + came[g] - int(self.after.goods[seat, g]) for g in range(COLOURS)]
        if any(n > 0 for n in given):
            yield self.line("give", seat, goods=goods_line([max(n, 0) for n in given]))
        claimed = self.claimed(seat)
        for building in claimed:
            yield self.line("claim", seat, building=building_line(building))
        if self.cloud_points(seat):
            yield self.line("points-cloud", seat, points=amount("points", self.cloud_points(seat)))
        yield from self.drew(seat)
        coins = int(self.after.coins[seat] - self.before.coins[seat])
        if coins > 0 and self.what != Ask.PAY:
            yield self.line("coins-type" if claimed else "coins", seat, coins=amount("coins", coins))

    def claimed(self, seat: int) -> list[int]:
        """The buildings that a seat has claimed with this move."""
        return bits(self.after.crew[seat] & ~self.before.crew[seat], BUILDINGS)

    def cloud_points(self, seat: int) -> int:
        """The points of the clouds over what was claimed."""
        clouds = [int(self.before.clouds[building // PLOTS]) for building in self.claimed(seat)]
        return sum(int(CLOUD_AMOUNT[cloud]) for cloud in clouds if CLOUD_GIVES[cloud] == Cloud.POINTS)

    def passed_now(self, seat: int) -> bool:
        """Whether the seat left the auction with this move, by choice or because it could only pass."""
        if self.what == Ask.BID and seat == self.seat and self.move == Code.PASS:
            return True
        return bool(self.same_round and self.after.passed & ~self.before.passed & (1 << seat))

    def visited(self, seat: int) -> Iterator[Line]:
        """The ship on which a seat has put its trade marker."""
        for berth in self.berths(seat):
            yield self.line("ship", seat, ship=ship_line(self.before.ships[berth]), peninsula=peninsula_line(berth))

    def berths(self, seat: int) -> list[int]:
        """Where a new trade marker lies; where the round is over and it has come back, where it must have lain."""
        if self.what == Ask.SHIP and seat == self.seat:
            return [self.move - Code.SHIP]
        after = self.after
        if not self.same_round:
            if not self.passed_now(seat):
                return []
            after = copy_of(self.before)
            pass_auction(after, seat)
        return [berth for berth in range(SHIPS) if after.marker[berth] == seat + 1 != self.before.marker[berth]]

    def drew(self, seat: int) -> Iterator[Line]:
        """Cards that came in; the viewer's own cards by name."""
        b, a = self.before, self.after
        mine = a.viewer in (0, seat + 1)
        if a.treasures[seat] > b.treasures[seat]:
            cards = treasures_line([max(int(a.treasure[seat, v] - b.treasure[seat, v]), 0) for v in range(VALUES)])
            number = amount("treasures", a.treasures[seat] - b.treasures[seat])
            yield self.line("draw", seat, cards=cards if mine else number)
        if a.parrots[seat] > b.parrots[seat]:
            cards = parrots_line([max(int(a.parrot[seat, k] - b.parrot[seat, k]), 0) for k in range(PARROT_KINDS)])
            number = amount("parrots", a.parrots[seat] - b.parrots[seat])
            yield self.line("draw", seat, cards=cards if mine else number)
        new = a.held[seat] & ~b.held[seat]
        if seat == self.seat:
            new = (new | a.drawn) & ~b.drawn
        backs = bits(new, GOALS)
        if backs and mine:
            goals = goals_line([int(a.face[back]) for back in backs])
            yield self.line("draw-goals", seat, n=len(backs), goals=goals)
        elif backs:
            yield self.line("draw", seat, cards=amount("goals", len(backs)))

    # ---- the island and the round ----

    def row_rewards(self) -> Iterator[Line]:
        """The point for the third die, the lock, the point for the fifth die."""
        points = int(self.after.points[self.seat] - self.before.points[self.seat]) - self.cloud_points(self.seat)
        third = points == 2 or (points == 1 and self.what != Ask.LOCK)
        if third:
            yield self.line("points-third", points=amount("points", 1))
        for building in bits(self.after.locked & ~self.before.locked, BUILDINGS):
            yield self.line("lock", building=building_line(building))
        if points - third:
            yield self.line("points-fifth", points=amount("points", 1))

    def haunted(self) -> Iterator[Line]:
        """A ghost, placed by who did not win; without a winner by who holds the flag."""
        host = int(self.before.bidder) % 2 if self.before.bidder else int(self.before.flag)
        for building in bits(self.after.crew[GHOST] & ~self.before.crew[GHOST], BUILDINGS):
            yield self.line("ghost", host, building=building_line(building))

    def turn_of_the_round(self) -> Iterator[Line]:
        """A new round with its dice, or the end of the game with its points."""
        a = self.after
        if self.before.auction > 0 and not self.same_round and not self.before.bidder:
            yield Line("log-nobody")
        if a.depth == 0:
            yield Line("log-end")
            yield from self.turned_up()
            yield from ties(a)
        elif a.auction > self.before.auction:
            dice = [Line("part-die", {"die": die_line(colour), "n": int(a.dice[colour])}) for colour in range(COLOURS)]
            yield self.line("round", int(a.flag), n=int(a.auction), dice=dice)

    def turned_up(self) -> Iterator[Line]:
        """Everybody's goal cards with what they pay, and all points."""
        a = self.after
        for seat in range(int(a.seats)):
            faces = [int(a.face[back]) for back in bits(a.held[seat], GOALS)]
            paid = Counter(zip(faces, hand_now(a, seat, faces), strict=True))
            goals = [
                Line("part-goal-pays", {"goal": goal_line(face - 1), "n": n, "count": count})
                for (face, n), count in paid.items()
            ]
            yield self.line("goals", seat, n=len(faces), goals=goals)
            yield self.line("score", seat, points=amount("points", score(a, seat)))


def ties(table: State) -> Iterator[Line]:
    """Who has as many points as somebody else, and how the coins decide between them."""
    scores = [int(score(table, seat)) for seat in range(int(table.seats))]
    for points in sorted({n for n in scores if scores.count(n) > 1}, reverse=True):
        seats = [seat for seat, n in enumerate(scores) if n == points]
        people = [seat_line(seat) for seat in seats]
        coins = [int(table.coins[seat]) for seat in seats]
        if len(set(coins)) == 1:
            yield Line("log-tie-shared", {"seats": people})
        else:
            purses = [
                Line("part-purse", {"seat": seat_line(seat), "coins": amount("coins", n)})
                for seat, n in sorted(zip(seats, coins, strict=True), key=lambda pair: -pair[1])
            ]
            yield Line("log-tie", {"seats": people, "purses": purses})
