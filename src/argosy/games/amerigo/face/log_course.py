"""The course of the game as the log tells it: from the end of a turn to the next question.

Seats that could only take gold took it, phases ended or were skipped, pirates came, displays were filled. All of it is
done again on a copy of what the viewer saw; what chance brought is read from what they saw afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from argosy.games.amerigo.face.describing import token_line
from argosy.games.amerigo.face.prompts import amount, colour_line, cubes_line, products_line, seat_line
from argosy.games.amerigo.face.trying import Difference
from argosy.games.amerigo.parts import PHASES, PIRATE_STRENGTH, ROUNDS
from argosy.games.amerigo.rules.pirates import fight, prepare_round, strength
from argosy.games.amerigo.rules.scoring import SHEET, ranks, score, sheet
from argosy.games.amerigo.rules.turns import take_gold
from argosy.games.amerigo.state import LINES, SCORED, State
from argosy.games.amerigo.state import SheetLine as Sheet
from argosy.kernel.game import Line
from argosy.kernel.plain import plain
from argosy.kernel.position import copy_of


def opening(start: State) -> list[Line]:
    """How the game begins: what happened before the first question."""
    s = copy_of(start)
    s.phase = 0
    s.gold[:] = 0  # gold that was taken unasked is counted anew
    course = Course(s, start)
    return [*course.round_begins(), *course.phase_begins(), *course.phases_pass()]


def clock(v: State) -> int:
    """The phases that are over."""
    return int(v.round_no) * PHASES + int(v.phase)


class Course:
    """What happens by itself between a turn and the next question, step by step on a copy."""

    def __init__(self, done: State, after: State) -> None:
        self.s, self.after = copy_of(done), after
        for pile in ("pirate", "token", "product"):
            self.s[pile][:] = after[pile]  # type: ignore[index]

    def lines(self) -> Iterator[Line]:
        """Everything that happened."""
        yield from self.others_take_gold(int(self.s.turn) + 1)
        yield from self.phases_pass()

    # ---- phases ----------------------------------------------------------------------------------------------------

    def others_take_gold(self, first: int) -> Iterator[Line]:
        """From this place in turn order on, seats took gold until one had something to decide."""
        asked = int(self.after.turn) if clock(self.s) == clock(self.after) else int(self.s.seats)
        for seat in (int(self.s.in_turn[i]) for i in range(first, asked)):
            before = copy_of(self.s)
            plain(take_gold)(self.s, seat)
            gold = amount("gold", Difference(before, self.s).gold(seat))
            yield Line("log-gold-unasked", {"seat": seat_line(seat), "gold": gold})
            yield from self.surplus(before, seat)

    def surplus(self, before: State, seat: int) -> Iterator[Line]:
        """Points for gold that found no room."""
        points = Difference(before, self.s).scored(seat, Sheet.SURPLUS_GOLD)
        if points:
            yield Line("log-surplus", {"seat": seat_line(seat), "points": amount("points", points)})

    def phases_pass(self) -> Iterator[Line]:
        """Phase after phase, up to the one in which somebody is asked."""
        while clock(self.s) < clock(self.after):
            self.s.phase += 1
            if self.s.phase == PHASES:
                yield from self.round_ends()
            if self.s.round_no < ROUNDS:
                yield from self.phase_begins()

    def phase_begins(self) -> Iterator[Line]:
        """A throw; or no cubes, and nobody has a turn."""
        s, after = self.s, self.after
        s.in_turn[:] = s.ahead
        s.offered[:] = after.offered if clock(s) == clock(after) else after.passed[s.phase]
        colour = colour_line(s.phase)
        if not s.offered.any():
            yield Line("log-skipped", {"colour": colour})
        else:
            yield Line("log-throw", {"colour": colour, "cubes": cubes_line(s.offered)})
            yield from self.others_take_gold(0)

    # ---- rounds ----------------------------------------------------------------------------------------------------

    def round_ends(self) -> Iterator[Line]:
        """The pirates attack; a new round is prepared, or the game is over."""
        s = self.s
        for seat in range(int(s.seats)):
            yield from self.attack(seat)
        s.phase = 0
        s.round_no += 1
        if s.round_no < ROUNDS:
            leaving = [token_line(int(token) - 1) for token in s.right if token > 0]
            plain(prepare_round)(s)
            yield from self.round_begins()
            yield from self.displays_filled(leaving)
        else:
            yield Line("log-end")
            yield from final_scoring(self.after)

    def attack(self, seat: int) -> Iterator[Line]:
        """The pirates came to a seat."""
        before = copy_of(self.s)
        pirates = int(strength(before, seat))
        plain(fight)(self.s, seat, pirates)
        change = Difference(before, self.s)
        facts = {"seat": seat_line(seat), "n": pirates}
        if before.cannons[seat] >= pirates:
            yield Line("log-repelled", facts)
        else:
            lost = {"cannons": -change.of("cannons", seat), "points": -change.scored(seat, Sheet.PIRATES)}
            goods = [amount(what, n) for what, n in lost.items() if n]
            yield Line("log-plundered", facts | {"goods": goods}) if goods else Line("log-nothing-to-lose", facts)
        if change.gold(seat):
            yield Line("log-prize", {"seat": seat_line(seat), "gold": amount("gold", change.gold(seat))})
            yield from self.surplus(before, seat)

    def round_begins(self) -> Iterator[Line]:
        """Who lies foremost, and which pirates have come."""
        yield Line("log-round", {"n": int(self.s.round_no) + 1, "seat": seat_line(self.s.ahead[0])})
        yield Line("log-pirate", {"n": int(PIRATE_STRENGTH[self.s.pirate[self.s.pirates_open - 1]])})

    def displays_filled(self, leaving: list[Line]) -> Iterator[Line]:
        """Progress tokens left and came, production tokens were replaced."""
        if leaving:
            yield Line("log-leave", {"tokens": leaving})
        yield Line("log-display", {"tokens": [token_line(int(token) - 1) for token in self.s.left]})
        yield Line("log-market", {"products": products_line(self.s.market)})


# ---- the end --------------------------------------------------------------------------------------------------------


def final_scoring(over: State) -> Iterator[Line]:
    """What the end of the game brings every seat, the result, and who wins a tie."""
    for seat in range(int(over.seats)):
        out = np.zeros(LINES, np.int16)
        plain(sheet)(over, seat, out)
        brought = [Line(f"final-{SHEET[line]}", {"n": int(out[line])}) for line in range(SCORED, LINES) if out[line]]
        if brought:
            yield Line("log-final", {"seat": seat_line(seat), "points": brought})
        yield Line("log-result", {"seat": seat_line(seat), "points": amount("points", score(over, seat))})
    yield from _tie(over)


def _tie(over: State) -> Iterator[Line]:
    """Of equals the one further ahead on the order track has won."""
    seats = [int(seat) for seat in over.ahead[: over.seats]]
    out = np.zeros(len(seats), np.int16)
    plain(ranks)(over, out)
    best = max(score(over, seat) for seat in seats)
    equals = [seat for seat in seats if score(over, seat) == best]
    if len(equals) > 1:
        winner = next(seat for seat in equals if out[seat] == 1)
        others = [seat_line(seat) for seat in equals if seat != winner]
        yield Line("log-tie", {"seat": seat_line(winner), "others": others, "points": amount("points", best)})
