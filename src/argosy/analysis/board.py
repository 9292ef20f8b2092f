"""A moment of a game, and what can be said of it: who may win, which moves are good, how a turn may go on."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

import numpy as np

from argosy.kernel.position import copy_of
from argosy.play import Match
from argosy.play.errors import ArgosyError
from argosy.review.chances import Candidate, candidates, chances

PAST = 12  # moves before a moment that the board still tells of
LONGEST = 120  # moves of a line that somebody tries
MOST = 16  # moves whose chances are told


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
class Judged:
    """A moment as it is judged: the chance of every seat, and the moves that come near the best one, the best first."""

    chances: tuple[float, ...]
    moves: tuple[Candidate, ...]

    def of(self, code: int) -> Candidate | None:
        """What is thought of a move; None if it was not worth a second look."""
        return next((one for one in self.moves if one.move.code == code), None)


def judged(match: Match) -> Judged:
    """A position, by the one estimate that hints and reviews say, too."""
    seat = match.to_move
    found = () if seat is None else tuple(candidates(match.view(seat), most=MOST))
    return Judged(tuple(chances(match)), found)
