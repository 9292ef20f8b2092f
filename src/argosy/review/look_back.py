"""The review of a finished game.

**Chances** of every moment are those of `chances`: by what everybody could see. When the game is over, the winners
share it.

**Loss.** At every decision the legal moves are weighed from the mover's own view. The best one and the one that was
made are then compared in fresh deals, the same for both, so that the best one does not merely look good by the deals
that chose it. A difference smaller than its own standard error counts as nothing, of a larger one only the share that
lasts (see `Curve.share`): without it luck would have to take back what moves gave. The best move loses nothing, so that
nobody gains by moving: what a decision changes is what it gives away, and what the others get of it.

**Luck** is the rest of every change: what cards, dice and the tower brought, what hidden hands turned out to be worth,
and what could not be foreseen. So the parts add up, for every seat: start + luck + own decisions + the others'
decisions = the result. In whole per cent they are rounded together (`sums`), so that a reader can add them.

**Accuracy** says how much of what was at stake a player kept. At stake is what a move chosen blindly gives away on
average: 100 gives nothing away, 0 is no better than choosing blindly.
"""

from __future__ import annotations

import dataclasses
import pathlib
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate, groupby, pairwise
from typing import Any

import numpy as np

from argosy.kernel.position import copy_of
from argosy.play import Match, Record, View, load
from argosy.review.chances import DEALS, given, public, reckoned, shared
from argosy.review.errors import NotFinished, WrongBudget
from argosy.review.estimate import Estimator, Horizon
from argosy.review.findings import Event, Moment, Player, Review, Step, Turning
from argosy.review.reasons import contrast

BUDGET = DEALS  # deals for each position: as many as for a hint
MOST = 10_000
MISTAKE = 0.03
TURNINGS = 6
IN_A_ROUND = 2  # of them
SWING = 0.02  # the smallest stroke of luck that is called a turning point …
GIVEN = 0.01  # … and the smallest loss: a decision can be learned from, luck cannot
STROKES = 3  # turning points that may be luck
EVENTS = 4  # strokes of luck that are named for every player
CERTAIN = 0.01  # a smaller stroke is not worth a word
OTHER_DEALS = 6  # that show whether chance had a hand in a move

Progress = Callable[[int, int], None]


def review(
    source: Match | Record | str | pathlib.Path,
    budget: int = BUDGET,
    progress: Progress = lambda done, total: None,
    cores: int = 1,
    seed: int = 1,
) -> Review:
    """Look back on a finished game: a match, a record or its file. `progress(done, total)` hears how far it is."""
    match = source if isinstance(source, Match) else load(source)
    if not match.over:
        raise NotFinished(made=len(match.made))
    if isinstance(budget, bool) or not isinstance(budget, int) or not 1 <= budget <= MOST:
        raise WrongBudget(budget=str(budget), most=MOST)
    work = _Work(match, budget, progress, max(1, cores), seed)
    moments = work.moments()
    steps = work.steps(moments)
    found = turning_points(moments, steps)
    return Review(
        game=match.game.name,
        budget=budget,
        scores=tuple(match.scores),
        ranks=tuple(match.ranks),
        moments=tuple(moments),
        steps=tuple(steps),
        turnings=tuple(work.explained(found, steps)),
        players=tuple(_player(match, seat, moments, steps) for seat in range(match.seats)),
        match=match,
    )


class _Work:
    """The positions of one match, judged on one core or on several."""

    def __init__(self, match: Match, budget: int, progress: Progress, cores: int, seed: int) -> None:
        self.match, self.budget, self.progress, self.cores, self.seed = match, budget, progress, cores, seed
        self.count = len(match.made)
        self.total, self.done = 2 * self.count, 0
        self.actors = [_actor(match.view_at(made)) for made in range(self.count)]
        self.questions = match.questions
        self.horizons: list[Horizon] = []
        self._lock = threading.Lock()
        self._own = threading.local()

    def moments(self) -> list[Moment]:
        """The chances at the start and after every move."""
        found = self._each(self._judged)
        self.horizons = [ahead for _, ahead in found]
        chances = [spoken for spoken, _ in found] + [shared(self.match.view())]
        rounds = [_round(self.match.view_at(made)) for made in range(self.count + 1)]
        return [Moment(made, rounds[made], tuple(chances[made])) for made in range(self.count + 1)]

    def steps(self, moments: Sequence[Moment]) -> list[Step]:
        """Every move, weighed."""
        turns = self.turns()

        def step(made: int) -> Step:
            return self._step(made, turns[made], moments[made].chances, moments[made + 1].chances)

        return self._each(step)

    def turns(self) -> list[int]:
        """The number of the turn that each move belongs to. Alone, the same seat has every turn."""
        lap = self.match.game.brain.kernels.turn_number
        found = [(seat, int(lap(self._view(made).state))) for made, seat in enumerate(self.actors)]
        return list(accumulate((one != other for one, other in pairwise(found)), initial=1))

    def explained(self, turnings: Sequence[Turning], steps: Sequence[Step]) -> list[Turning]:
        """The same with what the better line brings and costs."""
        found = []
        for turning in turnings:
            step = steps[turning.number - 1]
            facts: tuple[tuple[int, str, float], ...] = ()
            if step.codes:
                state, judge = self._view(step.number - 1).state, self._estimator()
                facts = contrast(judge, state, step.codes[0], step.code, self.budget)
            found.append(dataclasses.replace(turning, brings=facts))
        return found

    def _judged(self, made: int) -> tuple[list[float], Horizon]:
        return reckoned(self._estimator(), public(self.match.view_at(made)), self.budget)

    def _step(self, made: int, turn: int, before: tuple[float, ...], after: tuple[float, ...]) -> Step:
        view, move = self._view(made), self.match.made[made]
        legal, seat = view.moves.codes, self.actors[made]
        change = tuple(b - a for a, b in zip(before, after, strict=True))
        facts: dict[str, Any] = {"gained": (0.0,) * len(change)}
        if len(legal) > 1:
            facts |= self._better(made, view.state, legal, move.code, before)
        facts |= self._chance(made, view.state, move.code)
        luck = tuple(whole - part for whole, part in zip(change, facts["gained"], strict=True))
        return Step(
            number=made + 1, turn=turn, seat=seat, code=move.code, text=move.text, kind=self.questions[made],
            choices=len(legal), change=change, luck=luck, **facts,
        )  # fmt: skip

    def _better(
        self, made: int, state: Any, legal: Sequence[int], code: int, before: tuple[float, ...]
    ) -> dict[str, Any]:
        """The best move and what the one that was made gave away."""
        judge, ahead, seat = self._estimator(), self.horizons[made], self.actors[made]
        ranked = judge.weigh(state, legal, self.budget, ahead)
        best, chance = ranked[0].code, before[seat]
        blind = sum(one.chance for one in ranked) / len(ranked)
        stake = min(chance, judge.curve(len(before)).share * max(0.0, ranked[0].chance - blind))
        gained = given(judge, state, best, code, self.budget, ahead)
        loss = min(chance, -gained[seat])
        if loss <= 0.0:
            return {"gained": (0.0,) * len(before), "stake": stake, "chance": chance, "best_chance": chance}
        line, notation = judge.line(state, best), self.match.game.rules.notation
        return {
            "gained": tuple(part * loss / -gained[seat] for part in gained), "stake": stake, "loss": loss,
            "best": notation[best], "chance": chance - loss, "best_chance": chance,
            "line": tuple(notation[each] for each in line), "codes": tuple(line),
        }  # fmt: skip

    def _chance(self, made: int, state: Any, code: int) -> dict[str, Any]:
        """Whether chance had a hand in a move, and in which sentences about it."""
        before, after = self.match.view_at(made), self.match.view_at(made + 1)
        if int(before.state.reveals) == int(after.state.reveals):
            return {}
        others = self._other_ends(state, code)
        if len({end.state.tobytes() for end in others}) == 1:
            return {}
        tell = self.match.game.face.tell
        elsewhere = [{repr(line) for line in tell(before.reading, code, end.reading)} for end in others]
        told = [repr(line) for line in tell(before.reading, code, after.reading)]
        struck = [i for i, line in enumerate(told) if not all(line in lines for lines in elsewhere)]
        return {"drawn": True, "by_chance": tuple(struck)}

    def _other_ends(self, state: Any, code: int) -> list[View]:
        """What everybody would see after a move in other deals. A bid shows something new as well, but the same in all
        of them: it is no luck to whoever makes it."""
        game, found = self.match.game, []
        for number in range(OTHER_DEALS):
            dealt = copy_of(state)
            game.rules.kernels.redeal(dealt, np.uint64(number + 1))
            game.rules.kernels.apply(dealt, np.int16(code))
            found.append(View.of(game, dealt, None))
        return found

    def _view(self, made: int) -> View:
        return self.match.view_at(made, self.actors[made])

    def _estimator(self) -> Estimator:
        if not hasattr(self._own, "estimator"):
            self._own.estimator = Estimator(self.match.game, self.seed)
        found: Estimator = self._own.estimator
        return found

    def _each(self, work: Callable[[int], Any]) -> list[Any]:
        """The work for every move, in order, with progress told."""

        def one(made: int) -> Any:
            found = work(made)
            with self._lock:
                self.done += 1
                self.progress(self.done, self.total)
            return found

        if self.cores == 1:
            return [one(made) for made in range(self.count)]
        self._estimator()  # compiled once before several threads need it
        with ThreadPoolExecutor(self.cores) as pool:
            return list(pool.map(one, range(self.count)))


def accuracy(steps: Sequence[Step]) -> float | None:
    """How much of what was at stake was kept, from 0 to 100; None when nothing was."""
    stake = sum(step.stake for step in steps)
    if stake <= 0.0:
        return None
    return 100.0 * min(1.0, max(0.0, 1.0 - sum(step.loss for step in steps) / stake))


def turning_points(moments: Sequence[Moment], steps: Sequence[Step]) -> list[Turning]:
    """The turns in which most was given away and the largest strokes of luck, in the order of play."""
    found = []
    for turn, group in groupby(steps, key=lambda step: step.turn):
        moves = list(group)
        worst = max(moves, key=lambda step: step.loss)
        struck = max(moves, key=lambda step: _stroke(step)[1])
        lucky, luck = _stroke(struck)
        if worst.loss >= max(GIVEN, luck / 4):
            at = moments[worst.number - 1].round
            found.append(Turning(worst.number, turn, worst.seat, worst.seat, -worst.loss, 0.0, at))
        elif luck >= SWING:
            at, swing = moments[struck.number - 1].round, struck.luck[lucky]
            found.append(Turning(struck.number, turn, struck.seat, lucky, swing, swing, at))
    return sorted(_spread(found), key=lambda one: one.number)


def _stroke(step: Step) -> tuple[int, float]:
    """Whose chance luck changed most at a step, and by how much; only what chance shows is a stroke of luck."""
    who = max(range(len(step.luck)), key=lambda seat: abs(step.luck[seat]))
    return who, abs(step.luck[who]) if step.drawn else 0.0


def _spread(found: Sequence[Turning]) -> list[Turning]:
    """The largest, few of one round (a game is not decided in its last round alone) and not luck alone."""
    chosen: list[Turning] = []
    for one in sorted(found, key=lambda one: -abs(one.swing)):
        same = [other for other in chosen if one.round is not None and other.round == one.round]
        lucky = bool(one.luck) and sum(bool(other.luck) for other in chosen) >= STROKES
        if len(chosen) < TURNINGS and len(same) < IN_A_ROUND and not lucky:
            chosen.append(one)
    return chosen


def _player(match: Match, seat: int, moments: Sequence[Moment], steps: Sequence[Step]) -> Player:
    mine = [step for step in steps if step.seat == seat and step.choices > 1]
    by = [sum(step.gained[seat] for step in steps if step.seat == each) for each in range(match.seats)]
    drawn = [step for step in steps[:-1] if step.drawn]  # what the end unveils is no stroke of luck
    strokes = sorted(drawn, key=lambda step: -abs(step.luck[seat]))[:EVENTS]
    events = [Event(one.number, moments[one.number - 1].round, one.luck[seat]) for one in strokes]
    return Player(
        seat=seat,
        name=match.name(seat),
        accuracy=accuracy(mine),
        decisions=len(mine),
        mistakes=sum(step.loss >= MISTAKE for step in mine),
        lost=sum(step.loss for step in mine),
        start=moments[0].chances[seat],
        luck=sum(step.luck[seat] for step in steps),
        own=by[seat],
        others=sum(by) - by[seat],
        by=tuple(by),
        result=moments[-1].chances[seat],
        events=tuple(one for one in events if abs(one.luck) >= CERTAIN),
        drawn=sum(step.luck[seat] for step in drawn),
    )


def _actor(view: View) -> int:
    seat = view.to_move
    assert seat is not None
    return seat


def _round(view: View) -> int | None:
    return int(view.game.face.progress(view.state)[0]) if view.game.face.progress else None
