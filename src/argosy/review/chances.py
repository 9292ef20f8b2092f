"""One estimate of every seat's chance to win, which hints, reviews, the analysis board and puzzles all say.

    chances(match)             # of every seat, by what everybody can see; they add up to 1
    chances(view)              # the same numbers, whoever looks
    candidates(view)           # the moves of the seat that acts and looks, best first: move, chance, line

**What everybody can see** is the only thing that the chances of a position may depend on. A seat's own number must not
tell it what others hide, and the numbers of all seats have to add up to 1 whatever each of them holds; then none of
them can depend on a hand. So hidden things are dealt anew for all seats alike (see `outlook`), and every seat, every
spectator and every later review reckons the same.

**What a move is worth** is judged by the seat that makes it, with its own hand: what it gives away against the best
move, in the same deals. The best move keeps the chance of the position; another one has that much less, at most all of
it. A difference smaller than its own standard error is none; of a larger one only a share lasts (see `Curve.share`).

Both are the same for the same view: deals depend on nothing but the number of the move.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from argosy.bots.errors import NotToMove
from argosy.kernel.game import Game
from argosy.play import Match, Move, View
from argosy.play.view import numbers
from argosy.review.estimate import Estimator, Horizon

DEALS = 32  # in which a position is judged
SEED = 1
SHOWN = 8  # moves that are weighed again, in fresh deals
_lock = threading.Lock()
_idle: dict[str, list[Estimator]] = {}  # estimators have one slate each: who judges takes one


@dataclass(frozen=True)
class Candidate:
    """A move that was thought of."""

    move: Move
    chance: float  # of the seat that acts, when it makes this move
    line: tuple[int, ...] = ()  # codes: the move and how its turn may go on, as far as nothing new is seen

    @property
    def words(self) -> str:
        """The line in English, for those who look at it in a notebook."""
        return self.told("en")

    def told(self, lang: str) -> str:
        """The line in words."""
        return " → ".join(Move(self.move.game, code, self.move.names).words(lang) for code in self.line)


@contextmanager
def estimator(game: Game) -> Iterator[Estimator]:
    """An estimator of a game that nobody else uses meanwhile."""
    with _lock:
        free = _idle.setdefault(game.name, [])
        found = free.pop() if free else None
    try:
        found = found or Estimator(game, SEED)
        yield found
    finally:
        if found is not None:
            with _lock:
                _idle.setdefault(game.name, []).append(found)


def public(view: View) -> Any:
    """What everybody can see of it."""
    return view.state if view.seat is None else view.game.rules.view(view.state, -1)


def chances(position: Match | View, deals: int = DEALS) -> list[float]:
    """The chance of every seat; of a game that is over, its share of the victory. Alone: the chance to win at all."""
    view = position.view() if isinstance(position, Match) else position
    if view.over:
        return shared(view)
    with estimator(view.game) as judge:
        return reckoned(judge, public(view), deals)[0]


def shared(view: View) -> list[float]:
    """The victory, shared by the winners."""
    first = [rank == 1 for rank in numbers(view.game, view.game.rules.kernels.ranks, view.state)]
    return [won / max(1, sum(first)) for won in first]


def reckoned(judge: Estimator, seen: Any, deals: int) -> tuple[list[float], Horizon]:
    """The chances by a view that everybody has, and how much can still happen."""
    ahead = judge.horizon(seen)
    return judge.chances(seen, deals, ahead), ahead


def candidates(view: View, deals: int = DEALS, most: int = SHOWN) -> list[Candidate]:
    """The best moves of the seat that acts and looks, the best first; the first one's chance is that of the position.

    Moves beyond `most`, and those that looked poor at once, are left out.
    """
    legal = view.moves
    if not len(legal):
        raise NotToMove(bot="review")
    seat = view.to_move
    assert seat is not None
    with estimator(view.game) as judge:
        spoken, ahead = reckoned(judge, public(view), deals)
        chance = spoken[seat]
        if len(legal) == 1:
            return [Candidate(legal[0], chance, tuple(judge.line(view.state, legal[0].code)))]
        ranked = judge.weigh(view.state, legal.codes, deals, ahead)
        best = ranked[0].code
        found = []
        for one in ranked[:most]:
            lost = loss_of(judge, view.state, best, one.code, deals, ahead)
            line = tuple(judge.line(view.state, one.code))
            found.append(Candidate(legal.find(one.code), max(0.0, chance - lost), line))
    return found[:1] + sorted(found[1:], key=lambda one: -one.chance)


def loss_of(judge: Estimator, state: Any, best: int, code: int, deals: int, ahead: Horizon) -> float:
    """What a move gives away against the best one, in deals that did not choose the best: the share of the difference
    two turns later that lasts to the end of the game."""
    return -given(judge, state, best, code, deals, ahead)[int(judge.game.rules.kernels.to_act(state))]


def given(judge: Estimator, state: Any, best: int, code: int, deals: int, ahead: Horizon) -> tuple[float, ...]:
    """The same for every seat: what who moves loses, and who gets it. Together it is nothing, alone it is the loss."""
    seats = int(state.seats)
    if code != best:
        found = judge.compare(state, best, code, deals, ahead)
        if found.one - found.other > found.error:
            share = judge.curve(seats).share
            return tuple(share * part for part in found.gained)
    return (0.0,) * seats
