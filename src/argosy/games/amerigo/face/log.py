"""What happened at the table, told from what one viewer saw before and after a move.

Everything here is read from the two views and the move, so the log cannot say what the viewer did not see.
"""

from __future__ import annotations

from collections.abc import Iterator

from argosy.games.amerigo.chart import FRAME, SPOTS, SQUARES
from argosy.games.amerigo.face.describing import good_line, kind_line
from argosy.games.amerigo.face.prompts import amount, colour_line, cubes_line, goods_line, seat_line, top
from argosy.games.amerigo.moves import Code, square_name
from argosy.games.amerigo.parts import (
    ACTION_NAMES,
    CHEST_GOLD,
    COLOURS,
    GOODS,
    OVERFLOW_GOLD,
    PHASES,
    PRODUCT_COST,
    PRODUCT_GOOD,
    ROUNDS,
    TOKEN_NAMES,
    Action,
)
from argosy.games.amerigo.rules.islands import post_square
from argosy.games.amerigo.rules.pirates import strength
from argosy.games.amerigo.rules.purse import bonus_points
from argosy.games.amerigo.rules.scoring import score
from argosy.games.amerigo.rules.tower import phase_points
from argosy.games.amerigo.rules.tracks import track_room
from argosy.games.amerigo.state import Ask, State
from argosy.games.amerigo.state import SheetLine as Sheet
from argosy.kernel.game import Line

PAID_IN_PASSING = (Ask.SAIL, Ask.PLAN, Ask.BUILD, Ask.PLACE, Ask.GOODS)
TRACKS = {Ask.CANNONS: Action.CANNONS, Ask.PROGRESS: Action.PROGRESS, Ask.ORDER: Action.ORDER}


def tell(before: State, move: int, after: State) -> list[Line]:
    """The sentences of the log for one move."""
    return list(Telling(before, int(move), after).lines())


def sailing_line(seat: Line, place: int) -> Line:
    """A ship sails to a square or to a space of the frame."""
    if place >= FRAME:
        return Line("log-sail-frame", {"seat": seat, "n": place - FRAME + 1})
    return Line("log-sail", {"seat": seat, "square": square_name(place)})


class Telling:
    """One move as one viewer saw it: first the deed, then what followed from it, in the order of the rules."""

    def __init__(self, before: State, move: int, after: State) -> None:
        self.before, self.move, self.after = before, move, after
        self.what, self.seat, self.a, _ = top(before)
        self.who = seat_line(self.seat)
        self.phases = self.clock(after) - self.clock(before)

    @staticmethod
    def clock(v: State) -> int:
        """The phases that are over."""
        return int(v.round_no) * PHASES + int(v.phase)

    def gold_gained(self, seat: int) -> int:
        """How much more gold a seat has than before."""
        return int(self.after.gold[seat]) - int(self.before.gold[seat])

    def scored(self, seat: int, line: Sheet) -> int:
        """The points a seat got in one line of the sheet."""
        return int(self.after.points[seat, line]) - int(self.before.points[seat, line])

    def lines(self) -> Iterator[Line]:
        """Everything that happened."""
        if self.before.moves == 0:
            yield Line("log-round", {"n": 1, "seat": seat_line(self.before.ahead[0])})
            yield self.throw(self.before)
        yield from self.deed()
        yield from self.posts_founded()
        yield from self.tiles_laid()
        yield from self.islands_completed()
        yield from self.tokens_taken()
        if self.phases:
            yield from self.end_of_phase()
        else:
            yield from self.gold_unasked()

    # ---- the deed --------------------------------------------------------------------------------------------------

    def deed(self) -> Iterator[Line]:
        """What the move says by itself."""
        what, move, who = self.what, self.move, self.who
        if move == Code.CHEST:
            yield Line("log-chest", {"seat": who, "gold": amount("gold", CHEST_GOLD)})
        elif Code.USE <= move < Code.SHIP:
            yield Line("log-use", {"seat": who, "token": Line(f"part-{TOKEN_NAMES[move - Code.USE]}")})
        elif move == Code.DONE:
            yield Line("log-done", {"seat": who})
        elif what == Ask.ACTION:
            yield from self.action()
        elif what == Ask.SAIL:
            yield sailing_line(who, move - Code.SAIL)
        elif what in TRACKS:
            yield from self.steps(TRACKS[what], move - Code.STEPS)
        elif what == Ask.PLAN:
            yield Line("log-take", {"seat": who, "tile": kind_line(move - Code.TAKE)})
        elif what == Ask.GOODS:
            product = move - Code.BUY
            points = amount("action-points", PRODUCT_COST[product])
            yield Line("log-buy", {"seat": who, "good": good_line(PRODUCT_GOOD[product]), "points": points})
        if what in PAID_IN_PASSING and not Code.USE <= move < Code.SHIP:
            yield from self.gold_paid()

    def action(self) -> Iterator[Line]:
        """An action was chosen, or gold instead of one."""
        if self.move == Code.GOLD:
            gold = self.gold_gained(self.seat) + self.scored(self.seat, Sheet.SURPLUS_GOLD)
            yield Line("log-gold", {"seat": self.who, "gold": amount("gold", gold)})
            return
        action = self.move - Code.CHOOSE
        yield Line("log-choose", {"seat": self.who, "action": Line(f"part-{ACTION_NAMES[action]}")})
        asked_on = self.after.depth > 0 and top(self.after)[1] == self.seat and not self.phases
        if action in TRACKS.values() and not asked_on:  # a single possible step is made without asking
            yield from self.steps(action, phase_points(self.before) + bonus_points(self.before, self.seat, action))

    def steps(self, action: int, points: int) -> Iterator[Line]:
        """A disc moved on its track; surplus points at its end brought gold."""
        track = ACTION_NAMES[action]
        room = int(track_room(self.before, self.seat, action))
        yield Line(f"log-{track}", {"seat": self.who, "n": min(points, room)})
        if self.what in TRACKS and points > self.before.points_left:
            gold = amount("gold", points - int(self.before.points_left))
            yield Line("log-paid", {"seat": self.who, "gold": gold})
        if points > room:
            yield Line("log-gains-gold", {"seat": self.who, "gold": amount("gold", OVERFLOW_GOLD)})

    def gold_paid(self) -> Iterator[Line]:
        """Action points that were bought."""
        paid = -self.gold_gained(self.seat)
        if paid > 0 and self.after.round_no == self.before.round_no:
            yield Line("log-paid", {"seat": self.who, "gold": amount("gold", paid)})

    # ---- what followed ---------------------------------------------------------------------------------------------

    def posts_founded(self) -> Iterator[Line]:
        """A post was founded, perhaps on a new island."""
        if self.move != Code.POST:
            return
        yield Line("log-post", {"seat": self.who, "square": square_name(post_square(self.before, self.a))})
        points = self.scored(self.seat, Sheet.DISCOVERIES)
        if points:
            yield Line("log-discovery", {"seat": self.who, "points": amount("points", points)})

    def tiles_laid(self) -> Iterator[Line]:
        """A tile was laid and scored, resources were taken."""
        if self.after.laid_count == self.before.laid_count:
            return
        laid = int(self.after.laid[self.before.laid_count])
        points = amount("points", self.scored(self.seat, Sheet.BUILDINGS))
        facts = {"tile": kind_line(laid // SPOTS), "square": square_name(laid % SQUARES), "points": points}
        yield Line("log-build", {"seat": self.who} | facts)
        taken = [int(self.after.resources[self.seat, g] - self.before.resources[self.seat, g]) for g in range(GOODS)]
        if any(taken):
            yield Line("log-resources", {"seat": self.who, "goods": goods_line(taken)})

    def islands_completed(self) -> Iterator[Line]:
        """An island was completed."""
        points = self.scored(self.seat, Sheet.COMPLETIONS)
        if points:
            yield Line("log-complete", {"seat": self.who, "points": amount("points", points)})
        for seat in range(int(self.after.seats)):
            points = self.scored(seat, Sheet.POSTS)
            if points:
                yield Line("log-post-points", {"seat": seat_line(seat), "points": amount("points", points)})
        if self.after.chests[self.seat] > self.before.chests[self.seat]:
            yield Line("log-wins-chest", {"seat": self.who})

    def tokens_taken(self) -> Iterator[Line]:
        """Progress tokens that came to the seat."""
        new = int(self.after.tokens[self.seat]) & ~int(self.before.tokens[self.seat])
        for token, name in enumerate(TOKEN_NAMES):
            if new >> token & 1:
                yield Line("log-token", {"seat": self.who, "token": Line(f"part-{name}")})

    def gold_unasked(self) -> Iterator[Line]:
        """Seats that could do nothing else took gold."""
        for seat in range(int(self.after.seats)):
            gold = self.gold_gained(seat) + self.scored(seat, Sheet.SURPLUS_GOLD)
            if seat != self.seat and gold > 0:
                yield Line("log-gains-gold", {"seat": seat_line(seat), "gold": amount("gold", gold)})

    # ---- the end of phases, rounds and the game --------------------------------------------------------------------

    def end_of_phase(self) -> Iterator[Line]:
        """Phases that were skipped, the attack of the pirates, the next throw."""
        yield from self.gold_unasked()
        clock = self.clock(self.before)
        for phase in range(clock + 1, self.clock(self.after) + 1):
            if phase % PHASES == 0:
                yield from self.attack()
                if phase < ROUNDS * PHASES:
                    first = seat_line(self.after.ahead[0])
                    yield Line("log-round", {"n": phase // PHASES + 1, "seat": first})
            if phase < self.clock(self.after):
                yield Line("log-skipped", {"colour": colour_line(phase % PHASES)})
        if self.after.round_no < ROUNDS:
            yield self.throw(self.after)
        else:
            yield from self.result()

    @staticmethod
    def throw(v: State) -> Line:
        """What came out of the tower."""
        return Line("log-throw", {"colour": colour_line(v.phase), "cubes": cubes_line(v.offered[:COLOURS])})

    def attack(self) -> Iterator[Line]:
        """The pirates came."""
        for seat in range(int(self.after.seats)):
            pirates = int(strength(self.before, seat))
            facts = {"seat": seat_line(seat), "n": pirates}
            lost = -self.scored(seat, Sheet.PIRATES)
            cannons = int(self.before.cannons[seat])
            if seat == self.seat and self.what == Ask.CANNONS:
                cannons += max(self.move - Code.STEPS, 0)
            if lost > 0:
                yield Line("log-plundered", facts | {"points": amount("points", lost)})
            elif cannons >= pirates:
                yield Line("log-repelled", facts)
            else:
                yield Line("log-nothing-to-lose", facts)

    def result(self) -> Iterator[Line]:
        """The final score of every seat."""
        for seat in range(int(self.after.seats)):
            yield Line("log-result", {"seat": seat_line(seat), "points": amount("points", score(self.after, seat))})
