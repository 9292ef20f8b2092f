"""What happened at the table, told from what one viewer saw before and after a move.

Everything here is read from the two views (and from the move only where the viewer could see it made), so the log
cannot say what the viewer did not see: their own cards are named, those of the others are counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from argosy.games.grog_island.face.describing import building_line, die_line, goal_line, good_line, peninsula_line
from argosy.games.grog_island.face.prompts import (
    amount,
    bits,
    goods_line,
    parrots_line,
    seat_line,
    ship_line,
    top,
    treasures_line,
)
from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.parts import (
    BUILDINGS,
    COLOURS,
    FACES,
    GHOST,
    GHOST_SHIP,
    GOALS,
    HOLD,
    OPEN_SEA,
    PARROT_KINDS,
    SHIPS,
    VALUES,
)
from argosy.games.grog_island.rules.scoring import score
from argosy.games.grog_island.state import Ask, State
from argosy.kernel.game import Line


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
        yield from self.on_the_island()
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
        elif self.what in (Ask.GOALS, Ask.SWAP, Ask.UNDER):
            yield self.line("under-own", goal=goal_line(self.move - Code.UNDER)) if self.own else self.line("under")
        elif self.what == Ask.KEEP:
            yield self.line("keep-own", goal=goal_line(self.move - Code.KEEP)) if self.own else self.line("keep")
        elif self.what == Ask.GOOD:
            yield self.line("take", good=good_line(self.move - Code.TAKE))
        elif self.what == Ask.PAY:
            yield from self.paying()
        elif self.move == Code.DECLINE:
            yield self.line("decline")

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
        """The price and the treasure cards shown for it."""
        if self.move == Code.REFUSE:
            yield self.line("refuse", n=int(self.before.bid))
        elif self.move == Code.PAY:
            shown = [int(self.after.treasures_spent[v] - self.before.treasures_spent[v]) for v in range(VALUES)]
            cards = treasures_line(shown)
            price = amount("coins", self.before.bid)
            yield self.line("pay-cards", price=price, cards=cards) if cards else self.line("pay", price=price)
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
        if any(n > 0 for n in given) and self.what != Ask.GOOD:
            yield self.line("give", seat, goods=goods_line([max(n, 0) for n in given]))
        for building in bits(self.after.crew[seat] & ~self.before.crew[seat], BUILDINGS):
            yield self.line("claim", seat, building=building_line(building))
        yield from self.gained(seat)

    def passed_now(self, seat: int) -> bool:
        """Whether the seat left the auction with this move, by choice or because it could only pass."""
        if self.what == Ask.BID and seat == self.seat and self.move == Code.PASS:
            return True
        return bool(self.same_round and self.after.passed & ~self.before.passed & (1 << seat))

    def visited(self, seat: int) -> Iterator[Line]:
        """A trade marker that was not there before."""
        for berth in range(SHIPS if self.same_round else 0):
            if self.after.marker[berth] == seat + 1 != self.before.marker[berth]:
                yield self.line("ship", seat, ship=ship_line(self.after.ships[berth]), peninsula=peninsula_line(berth))

    def gained(self, seat: int) -> Iterator[Line]:
        """Coins, points and cards that came in; the viewer's own cards by name."""
        b, a = self.before, self.after
        coins = int(a.coins[seat] - b.coins[seat])
        if coins > 0 and self.move != Code.PAY:
            yield self.line("coins", seat, coins=amount("coins", coins))
        if a.points[seat] > b.points[seat]:
            yield self.line("points", seat, points=amount("points", a.points[seat] - b.points[seat]))
        mine = a.viewer in (0, seat + 1)
        if a.treasures[seat] > b.treasures[seat]:
            cards = treasures_line([max(int(a.treasure[seat, v] - b.treasure[seat, v]), 0) for v in range(VALUES)])
            number = amount("treasures", a.treasures[seat] - b.treasures[seat])
            yield self.line("draw", seat, cards=cards if mine else number)
        if a.parrots[seat] > b.parrots[seat]:
            cards = parrots_line([max(int(a.parrot[seat, k] - b.parrot[seat, k]), 0) for k in range(PARROT_KINDS)])
            number = amount("parrots", a.parrots[seat] - b.parrots[seat])
            yield self.line("draw", seat, cards=cards if mine else number)
        new = bits((a.held[seat] | (a.drawn if seat == self.seat else 0)) & ~(b.held[seat] | b.drawn), GOALS)
        if new and self.what != Ask.GOALS:
            goals = [goal_line(int(a.face[back]) - 1) for back in new] if mine else amount("goals", len(new))
            yield self.line("draw", seat, cards=goals)

    # ---- the island and the round ----

    def on_the_island(self) -> Iterator[Line]:
        """Locks and ghosts."""
        for building in bits(self.after.locked & ~self.before.locked, BUILDINGS):
            yield self.line("lock", building=building_line(building))
        for building in bits(self.after.crew[GHOST] & ~self.before.crew[GHOST], BUILDINGS):
            yield self.line("ghost", building=building_line(building))

    def turn_of_the_round(self) -> Iterator[Line]:
        """A new round with its dice, or the end of the game with its points."""
        a = self.after
        if a.depth == 0:
            yield Line("log-end")
            for seat in range(int(a.seats)):
                yield self.line("score", seat, points=amount("points", score(a, seat)))
        elif a.auction > self.before.auction:
            dice = [Line("part-die", {"die": die_line(colour), "n": int(a.dice[colour])}) for colour in range(COLOURS)]
            yield self.line("round", int(a.flag), n=int(a.auction), dice=dice)
