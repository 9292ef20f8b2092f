"""The review of a finished game.

**Chances.** After every move each seat's chance is reckoned from what this very seat could see: what it could not see
is dealt anew `budget` times, the seat that acts finishes its turn as well as a narrow search finds, and the game's
judgement of what is there becomes a chance by a curve that was fitted to self-play (see `outlook` and `curve`). The
chances of all seats are then made to add up to 1. When the game is over, the winners share it.

**Loss.** At every decision the legal moves are weighed the same way from the mover's view. The best one and the one
that was made are then compared in fresh deals, the same for both, so that the best one does not merely look good by the
deals that chose it. A difference smaller than its own standard error counts as nothing.

**Accuracy** is 100 for a move that gives nothing away and falls with the loss as lichess has it for chess:
103.1668 · exp(−4.354 · loss) − 3.1669, between 0 and 100. A player's accuracy is the mean over all decisions with more
than one legal move.

**Luck.** When a move showed somebody something new (a card, a die), its change is divided. The chances that the mover
reckons once it is seen, less those to be expected from the move before it was seen (the mean over the deals that agree
with the mover's view), are luck; so luck favours nobody in the long run. The rest of the change is the decision. The
parts add up: start + luck + own decisions + the others' decisions = the result.
"""

from __future__ import annotations

import math
import pathlib
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from typing import Any

import numpy as np

from argosy.kernel.chance import bits
from argosy.play import Match, Record, View, load
from argosy.review.errors import NotFinished, WrongBudget
from argosy.review.estimate import Estimator, shares
from argosy.review.findings import Moment, Player, Review, Step, Turning

BUDGET = 8  # deals for each position
MOST = 10_000
SMOOTH = 4  # neighbours on each side over which the spread is averaged
MISTAKE = 0.05
TURNINGS = 5
SWING = 0.06  # the smallest swing that is called a turning point
MATTERS = 0.8  # the mover's own swing is told if it is this much of the largest

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
    return Review(
        game=match.game.name,
        budget=budget,
        scores=tuple(match.scores),
        ranks=tuple(match.ranks),
        moments=tuple(moments),
        steps=tuple(steps),
        turnings=tuple(turning_points(moments, steps)),
        players=tuple(_player(match, seat, moments, steps) for seat in range(match.seats)),
        match=match,
    )


class _Work:
    """The positions of one match, judged on one core or on several."""

    def __init__(self, match: Match, budget: int, progress: Progress, cores: int, seed: int) -> None:
        self.match, self.budget, self.progress, self.cores = match, budget, progress, cores
        self.seed = bits(np.uint64(match.seed), seed, 0, 0)  # other deals for every game, the same for the same game
        self.count = len(match.made)
        self.total, self.done = 3 * self.count, 0
        self.actors = [_actor(match.view_at(made)) for made in range(self.count)]
        self.widths: list[float] = []
        self._lock = threading.Lock()
        self._own = threading.local()

    def moments(self) -> list[Moment]:
        """The chances at the start and after every move."""
        spreads = self._each(self._spread)
        around = [spreads[max(0, k - SMOOTH) : k + SMOOTH + 1] for k in range(self.count)]
        seats = self.match.seats
        self.widths = [self._estimator().width(sum(some) / len(some), seats) for some in around]
        found = self._each(self._chances)
        found.append(_result(self.match.ranks))
        rounds = [_round(self.match.view_at(made)) for made in range(self.count + 1)]
        return [Moment(made, rounds[made], tuple(found[made])) for made in range(self.count + 1)]

    def steps(self, moments: Sequence[Moment]) -> list[Step]:
        """Every move, weighed."""
        turns = _turns(self.actors)

        def step(made: int) -> Step:
            return self._step(made, turns[made], moments[made].chances, moments[made + 1].chances)

        return self._each(step)

    def _spread(self, made: int) -> float:
        return self._estimator().spread(self._view(made).state)

    def _chances(self, made: int) -> list[float]:
        """The chance of every seat by how far it is ahead in its own eyes."""
        views = [self.match.view_at(made, seat).state for seat in range(self.match.seats)]
        found: list[float] = shares(self._estimator().own_leads(views, self.budget), self.widths[made]).tolist()
        return found

    def _step(self, made: int, turn: int, before: tuple[float, ...], after: tuple[float, ...]) -> Step:
        view, move = self._view(made), self.match.made[made]
        legal, width, judge = view.moves.codes, self.widths[made], self._estimator()
        change = tuple(b - a for a, b in zip(before, after, strict=True))
        luck = (0.0,) * len(change)
        if int(self.match.view_at(made + 1).state.reveals) != int(view.state.reveals):
            usual = judge.expected(view.state, move.code, self.budget, width)
            luck = tuple(real - mean for real, mean in zip(self._seen_after(made, judge), usual, strict=True))
        facts: dict[str, Any] = {
            "number": made + 1, "turn": turn, "seat": self.actors[made], "code": move.code, "text": move.text,
            "choices": len(legal), "change": change, "luck": luck,
        }  # fmt: skip
        if len(legal) > 1:
            facts |= self._better(judge, view.state, legal, move.code, width)
        return Step(**facts)

    def _seen_after(self, made: int, judge: Estimator) -> Sequence[float]:
        """The chances after a move as the mover reckons them, who has now seen what it brought."""
        if made + 1 == self.count:
            return _result(self.match.ranks)
        seen = self.match.view_at(made + 1, self.actors[made]).state
        return judge.chances(seen, self.budget, self.widths[made])

    def _better(self, judge: Estimator, state: Any, legal: Sequence[int], code: int, width: float) -> dict[str, Any]:
        """The best move and what the one that was made gave away."""
        best = judge.weigh(state, legal, self.budget, width)[0].code
        found = judge.compare(state, best, code, self.budget, width)
        loss = found.one - found.other
        if best == code or loss <= found.error:
            return {"chance": found.other, "best_chance": found.other}
        line = judge.line(state, best)
        notation = self.match.game.rules.notation
        return {
            "loss": loss, "best": notation[best], "chance": found.other, "best_chance": found.one,
            "line": tuple(notation[each] for each in line), "codes": tuple(line),
        }  # fmt: skip

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


def accuracy(loss: float) -> float:
    """How good a move was, from 0 to 100, by the chance it gave away."""
    return min(100.0, max(0.0, 103.1668 * math.exp(-4.354 * loss) - 3.1669))


def turning_points(moments: Sequence[Moment], steps: Sequence[Step]) -> list[Turning]:
    """The turns with the largest swings, in the order of play."""
    found = []
    for turn, group in groupby(steps, key=lambda step: step.turn):
        moves = list(group)
        before, after = moments[moves[0].number - 1].chances, moments[moves[-1].number].chances
        swings = [b - a for a, b in zip(before, after, strict=True)]
        who = max(range(len(swings)), key=lambda seat: abs(swings[seat]))
        mover = moves[0].seat
        if abs(swings[mover]) >= MATTERS * abs(swings[who]):
            who = mover
        if abs(swings[who]) < SWING:
            continue
        sign = math.copysign(1, swings[who])
        key = max(moves, key=lambda step: sign * step.change[who])
        luck = sum(step.luck[who] for step in moves)
        found.append(Turning(key.number, turn, mover, who, swings[who], luck))
    largest = sorted(found, key=lambda one: -abs(one.swing))[:TURNINGS]
    return sorted(largest, key=lambda one: one.number)


def _player(match: Match, seat: int, moments: Sequence[Moment], steps: Sequence[Step]) -> Player:
    mine = [step for step in steps if step.seat == seat and step.choices > 1]
    theirs = [step for step in steps if step.seat != seat]
    own = [step for step in steps if step.seat == seat]
    return Player(
        seat=seat,
        name=match.name(seat),
        accuracy=sum(accuracy(step.loss) for step in mine) / len(mine) if mine else None,
        decisions=len(mine),
        mistakes=sum(step.loss >= MISTAKE for step in mine),
        lost=sum(step.loss for step in mine),
        start=moments[0].chances[seat],
        luck=sum(step.luck[seat] for step in steps),
        own=sum(step.change[seat] - step.luck[seat] for step in own),
        others=sum(step.change[seat] - step.luck[seat] for step in theirs),
        result=moments[-1].chances[seat],
    )


def _actor(view: View) -> int:
    seat = view.to_move
    assert seat is not None
    return seat


def _turns(actors: Sequence[int]) -> list[int]:
    """The number of the turn that each move belongs to."""
    turns, number = [], 0
    for made, seat in enumerate(actors):
        number += made == 0 or seat != actors[made - 1]
        turns.append(number)
    return turns


def _result(ranks: Sequence[int]) -> list[float]:
    winners = sum(rank == 1 for rank in ranks)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]


def _round(view: View) -> int | None:
    return int(view.game.face.progress(view.state)[0]) if view.game.face.progress else None
