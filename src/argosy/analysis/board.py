"""A moment of a game, and what can be said of it: who may win, which moves are good, how a turn may go on."""

from __future__ import annotations

import functools
import secrets
import threading
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from argosy.kernel.game import Game
from argosy.kernel.position import copy_of
from argosy.play import Match
from argosy.play.errors import ArgosyError
from argosy.play.match import game_of
from argosy.review.estimate import Estimator, shares

PAST = 12  # moves before a moment that the board still tells of
LONGEST = 120  # moves of a line that somebody tries
DEALS = 16  # in which every move is looked at
LINES = 3  # best moves that are told with how the turn may go on
LARGEST = 10**6  # no game has such a number


class NoMoment(ArgosyError, ValueError):
    """An address names no moment of this game."""

    key = "analysis-no-moment"


class LongLine(ArgosyError, ValueError):
    """Somebody tries more moves in a row than are kept."""

    key = "analysis-long-line"


@dataclass(frozen=True)
class Moment:
    """After the first `at` moves of the record, and then those that somebody tried: `228.17.4` as text."""

    at: int
    line: tuple[int, ...] = ()

    @classmethod
    def read(cls, text: str) -> Moment:
        """A moment from its text."""
        parts = text.split(".")
        if len(parts) > LONGEST + 1:
            raise LongLine(most=LONGEST)
        if not all(part.isascii() and part.isdigit() and len(part) < 7 for part in parts):
            raise NoMoment
        at, *line = (int(part) for part in parts)
        return cls(at, tuple(line))

    def __str__(self) -> str:
        return ".".join(str(part) for part in (self.at, *self.line))

    @property
    def tried(self) -> str:
        """The line alone, as text."""
        return ".".join(str(code) for code in self.line)

    @property
    def before(self) -> Moment | None:
        """One move back; None at the very beginning."""
        if self.line:
            return Moment(self.at, self.line[:-1])
        return Moment(self.at - 1) if self.at else None

    def after(self, whole: Match, code: int) -> Moment:
        """The moment after a move: the record goes on as long as the same moves are made."""
        if not self.line and self.at < len(whole.made) and whole.made[self.at].code == code:
            return Moment(self.at + 1)
        if len(self.line) >= LONGEST:
            raise LongLine(most=LONGEST)
        return Moment(self.at, (*self.line, code))


def reached(whole: Match, moment: Moment) -> Match:
    """The match at a moment, with a little of its past."""
    if moment.at > len(whole.made):
        raise NoMoment
    first = max(0, moment.at - PAST)
    match = whole.at(first)
    for code in (*(move.code for move in whole.made[first : moment.at]), *moment.line):
        match.push(code)
    return match


def dealt_anew(match: Match, seat: int) -> Match:
    """The same for the eyes of a seat, but what it cannot see is dealt anew: who knows the old deal knows nothing."""
    s = copy_of(match.view(seat).state)
    match.game.rules.kernels.redeal(s, np.uint64(secrets.randbits(64)))
    return Match(match.game, s, match.options, match.names, placed=True)


@dataclass(frozen=True)
class Candidate:
    """A move, the chance of the seat that makes it, and how its turn may go on."""

    code: int
    chance: float
    line: tuple[int, ...] = ()


@dataclass(frozen=True)
class Judged:
    """A moment as it is judged: the chance of every seat, and the moves, the best first."""

    chances: tuple[float, ...]
    moves: tuple[Candidate, ...]

    def of(self, code: int) -> Candidate | None:
        """What is thought of a move."""
        return next((one for one in self.moves if one.code == code), None)


class Judge:
    """Judges positions of one game; one at a time."""

    def __init__(self, game: Game) -> None:
        self.estimator = Estimator(game)
        self.lock = threading.Lock()

    def judge(self, match: Match, lines_of: Sequence[int] = (), deals: int = DEALS) -> Judged:
        """A position, by what its seats can see; the best moves and `lines_of` are told with their lines."""
        if match.over:
            winners = match.ranks.count(1)
            return Judged(tuple(1 / winners if rank == 1 else 0.0 for rank in match.ranks), ())
        with self.lock:
            return self._judge(match, lines_of, deals)

    def _judge(self, match: Match, lines_of: Sequence[int], deals: int) -> Judged:
        seat, estimator = match.to_move, self.estimator
        assert seat is not None
        view = match.view(seat)
        width = estimator.width(estimator.spread(view.state), match.seats)
        views = [match.view(each).state for each in range(match.seats)]
        chances = tuple(float(one) for one in shares(estimator.own_leads(views, deals), width))
        weighed = estimator.weigh(view.state, view.moves.codes, deals, width)
        told = {one.code for one in weighed[:LINES]} | set(lines_of)
        moves = tuple(
            Candidate(one.code, one.chance, tuple(estimator.line(view.state, one.code)) if one.code in told else ())
            for one in weighed
        )
        return Judged(chances, moves)


@functools.cache
def judge_of(game: str) -> Judge:
    """The judge of a game, made once."""
    return Judge(game_of(game))
