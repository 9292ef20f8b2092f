"""What happened at the table, told from what one viewer saw before and after a move.

Everything here is read from the two views and the move, so the log cannot say what the viewer did not see. The deed is
done again on the first view by the rules themselves; what follows when a turn is over stands in `log_course`.
"""

from __future__ import annotations

from collections.abc import Iterator

from argosy.games.amerigo.chart import FRAME, NOWHERE, SPOTS, SQUARES
from argosy.games.amerigo.face.describing import good_line, kind_line, token_line
from argosy.games.amerigo.face.log_course import Course, opening
from argosy.games.amerigo.face.prompts import amount, goods_line, seat_line, top
from argosy.games.amerigo.face.trying import Difference, tried
from argosy.games.amerigo.moves import Code, place_name, square_name
from argosy.games.amerigo.parts import (
    ACTION_NAMES,
    CHEST_GOLD,
    EFFECT_TOKENS,
    PRODUCT_COST,
    PRODUCT_GOOD,
    TOKENS,
    Action,
    Effect,
)
from argosy.games.amerigo.rules.islands import post_square
from argosy.games.amerigo.state import Ask, State
from argosy.games.amerigo.state import SheetLine as Sheet
from argosy.kernel.game import Line

__all__ = ["TRACKS", "opening", "tell"]

TRACKS = {Ask.CANNONS: Action.CANNONS, Ask.PROGRESS: Action.PROGRESS, Ask.ORDER: Action.ORDER}
DISCS = {Action.CANNONS: "cannons", Action.PROGRESS: "progress", Action.ORDER: "order"}


def tell(before: State, move: int, after: State) -> list[Line]:
    """The sentences of the log for one move."""
    told = opening(before) if before.moves == 0 else []
    deed = Deed(before, int(move))
    told += deed.lines()
    if deed.after.depth == 0:
        told += Course(deed.after, after).lines()
    return told


class Deed:
    """What a move does by itself, and what follows from it at once, in the order of the rules."""

    def __init__(self, before: State, move: int) -> None:
        self.before, self.move, self.after = before, move, tried(before, move)
        self.change = Difference(before, self.after)
        self.what, self.seat, self.a, _ = top(before)
        self.who = seat_line(self.seat)

    def lines(self) -> Iterator[Line]:
        """Everything that the move did."""
        yield from self.deed()
        paid = self.paid()
        if paid:
            yield Line("log-paid", {"seat": self.who, "gold": amount("gold", paid)})
        yield from self.post_founded()
        yield from self.tile_laid()
        yield from self.gold_gained(self.change.gold(self.seat) + paid)
        yield from self.island_completed()
        yield from self.tokens_taken()

    # ---- the deed --------------------------------------------------------------------------------------------------

    def deed(self) -> Iterator[Line]:
        """What the move says by itself."""
        what, move, who = self.what, self.move, self.who
        if move == Code.CHEST:
            yield Line("log-chest", {"seat": who, "gold": amount("gold", CHEST_GOLD)})
        elif Code.USE <= move < Code.SHIP:
            yield from self.token_used(move - Code.USE)
        elif move == Code.DONE:
            yield Line("log-done", {"seat": who})
        elif move == Code.GOLD:
            yield Line("log-gold", {"seat": who, "gold": amount("gold", self.change.gold(self.seat))})
        elif what == Ask.ACTION:
            yield from self.action(move - Code.CHOOSE)
        elif what == Ask.SAIL:
            yield self.sailing(move - Code.SAIL)
        elif what in TRACKS:
            yield self.steps(TRACKS[what])
        elif what == Ask.PLAN:
            yield Line("log-take", {"seat": who, "tile": kind_line(move - Code.TAKE)})
        elif what == Ask.GOODS:
            product = move - Code.BUY
            points = amount("action-points", PRODUCT_COST[product])
            yield Line("log-buy", {"seat": who, "good": good_line(PRODUCT_GOOD[product]), "points": points})

    def action(self, action: int) -> Iterator[Line]:
        """An action was chosen; where only one way of doing it is left, it is done without asking."""
        yield Line("log-choose", {"seat": self.who, "action": Line(f"part-{ACTION_NAMES[action]}")})
        if action in TRACKS.values() and (self.after.depth == 0 or self.change.of(DISCS[Action(action)], self.seat)):
            yield self.steps(Action(action))

    def steps(self, action: Action) -> Line:
        """A disc moved on its track."""
        disc = DISCS[action]
        return Line(f"log-{disc}", {"seat": self.who, "n": self.change.of(disc, self.seat)})

    def token_used(self, token: int) -> Iterator[Line]:
        """A progress token was turned over: the points for cubes and the jump work at once."""
        yield Line("log-use", {"seat": self.who, "token": token_line(token)})
        points = self.change.scored(self.seat, Sheet.CUBES)
        if points:
            yield Line("log-cube-points", {"seat": self.who, "points": amount("points", points)})
        if EFFECT_TOKENS[Effect.JUMP] >> token & 1:
            yield Line("log-jump", {"seat": self.who, "n": self.change.of("order", self.seat)})

    def sailing(self, place: int) -> Line:
        """A ship sailed to a square or to a space of the frame, or stayed."""
        start = int(self.before.ships[self.seat, self.a])
        name = "log-stay" if place == start else "log-sail"
        facts = {"seat": self.who, "start": "" if start == NOWHERE else place_name(start), "place": place_name(place)}
        if place >= FRAME:
            return Line(f"{name}-frame", facts | {"n": place - FRAME + 1})
        return Line(name, facts | {"square": square_name(place)})

    # ---- gold ------------------------------------------------------------------------------------------------------

    def paid(self) -> int:
        """Gold for action points that were missing. A track may bring gold in the same move, so its steps are asked."""
        if self.what in TRACKS and self.move >= Code.STEPS:
            return max(0, self.move - Code.STEPS - int(self.before.points_left))
        return max(0, -self.change.of("gold", self.seat))

    def gold_gained(self, gold: int) -> Iterator[Line]:
        """Gold that came with the deed, and points for what found no room."""
        if gold and self.move not in (Code.GOLD, Code.CHEST):
            yield Line(self.reason_for_gold(), {"seat": self.who, "gold": amount("gold", gold)})
        points = self.change.scored(self.seat, Sheet.SURPLUS_GOLD)
        if points:
            yield Line("log-surplus", {"seat": self.who, "points": amount("points", points)})

    def reason_for_gold(self) -> str:
        """A token that was turned over, a post, or points to spare at the end of a track."""
        if Code.USE <= self.move < Code.SHIP:
            return "log-gains-gold"
        return "log-gold-post" if self.move == Code.POST else "log-gold-track"

    # ---- what followed ---------------------------------------------------------------------------------------------

    def post_founded(self) -> Iterator[Line]:
        """A post was founded, perhaps on a new island."""
        if self.move != Code.POST:
            return
        yield Line("log-post", {"seat": self.who, "square": square_name(post_square(self.before, self.a))})
        points = self.change.scored(self.seat, Sheet.DISCOVERIES)
        if points:
            yield Line("log-discovery", {"seat": self.who, "points": amount("points", points)})

    def tile_laid(self) -> Iterator[Line]:
        """A tile was laid and scored, resources were taken."""
        if self.after.laid_count == self.before.laid_count:
            return
        laid = int(self.after.laid[self.before.laid_count])
        points = amount("points", self.change.scored(self.seat, Sheet.BUILDINGS))
        facts = {"tile": kind_line(laid // SPOTS), "square": square_name(laid % SQUARES), "points": points}
        yield Line("log-build", {"seat": self.who} | facts)
        taken = self.change.each("resources", self.seat)
        if any(taken):
            yield Line("log-resources", {"seat": self.who, "goods": goods_line(taken)})

    def island_completed(self) -> Iterator[Line]:
        """An island was completed."""
        points = self.change.scored(self.seat, Sheet.COMPLETIONS)
        if points:
            yield Line("log-complete", {"seat": self.who, "points": amount("points", points)})
        for seat in range(int(self.after.seats)):
            points = self.change.scored(seat, Sheet.POSTS)
            if points:
                yield Line("log-post-points", {"seat": seat_line(seat), "points": amount("points", points)})
        if self.change.of("chests", self.seat) > 0:
            yield Line("log-wins-chest", {"seat": self.who})

    def tokens_taken(self) -> Iterator[Line]:
        """Progress tokens that came to the seat."""
        new = int(self.after.tokens[self.seat]) & ~int(self.before.tokens[self.seat])
        for token in range(TOKENS):
            if new >> token & 1:
                yield Line("log-token", {"seat": self.who, "token": token_line(token)})
