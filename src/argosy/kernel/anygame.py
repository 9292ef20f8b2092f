"""The contract of a game, as templates see it (see `bind`): every game's ``contract.py`` offers these names."""

from __future__ import annotations

from typing import Any

MAX_MOVES = 0
"""The most legal moves that any decision of the game can offer."""


def setup(s: Any, seats: int, options: Any, seed: Any) -> None:
    """Turn a zeroed record into the starting position."""
    raise NotImplementedError


def legal(s: Any, out: Any) -> int:
    """Write the legal moves of the decision on top of the stack; none means that the game is over."""
    raise NotImplementedError


def apply(s: Any, move: int) -> None:
    """Perform a legal move: chance is drawn, follow-up decisions are pushed."""
    raise NotImplementedError


def to_act(s: Any) -> int:
    """The seat that decides; -1 when the game is over."""
    raise NotImplementedError


def scores(s: Any, out: Any) -> None:
    """The points of every seat."""
    raise NotImplementedError


def ranks(s: Any, out: Any) -> None:
    """The place of every seat, 1 for the winner, after the game's tie-breaks."""
    raise NotImplementedError


def sheet(s: Any, seat: int, out: Any) -> None:
    """The points of one seat line by line; they add up to its score."""
    raise NotImplementedError


def ledger(s: Any) -> int:
    """0 when every piece is accounted for, else the number of the first account that is wrong, counted from 1."""
    raise NotImplementedError


def view(s: Any, seat: int, out: Any) -> None:
    """The record as this seat may see it, into a zeroed record; seat -1 is a spectator."""
    raise NotImplementedError


def redeal(v: Any, seed: Any) -> None:
    """Turn a view, in place, into a full position drawn uniformly among those that agree with it."""
    raise NotImplementedError


def features(v: Any, out: Any) -> None:
    """What a view says, as numbers for learning, seen from the seat that views."""
    raise NotImplementedError


def judge(v: Any, out: Any) -> None:
    """How far every seat will be ahead of the others at the end, in points: what the bots' search looks at."""
    raise NotImplementedError


def value(v: Any, seat: int) -> float:
    """The same for one seat: what `judge` says of it."""
    raise NotImplementedError


def foresight(v: Any, seat: int) -> float:
    """The same as captains see it, who have learned more: what their search judges by."""
    raise NotImplementedError


def deckhand(v: Any, moves: Any, n: int, event: int) -> int:
    """A sensible move by rule of thumb: the index into the legal moves."""
    raise NotImplementedError


def playout(v: Any, moves: Any, n: int, event: int) -> int:
    """What anybody is thought to do further on in a captain's search: the best quick rule that the game has."""
    raise NotImplementedError
