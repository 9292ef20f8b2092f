"""Chances to win: what is made of the ends that the compiled `outlook` notes, with the network's help."""

from __future__ import annotations

import functools
import json
import pathlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from argosy.bots import beam
from argosy.bots.memory import lay
from argosy.bots.thinking import captains_choices
from argosy.brains.learned import has_learned, learned
from argosy.brains.quick_net import Expectations
from argosy.kernel.bind import bind
from argosy.kernel.game import Game
from argosy.play.first_run import ready
from argosy.review import outlook, standing
from argosy.review.slate import ends_for, slate_for, trail

BEAM, DEPTH = 3, 12  # how the rest of a turn is searched: positions side by side, decisions ahead
AHEAD = 8  # decisions by rule of thumb, where bots look ahead by it: further on chance hides what a move was worth
QUICK_GAMES = 24
NARROWEST = 0.4  # points; the curve is never steeper
USUAL = 0.75  # the width of the curve, in spreads, for a game without a fit of its own
ROOM = 256  # ends that the network is asked about at once
FEWEST = 2  # moves that are looked at in every deal
PATIENCE = 16
TIMES = (0.0, 0.5, 1.0)  # parts of the game that are over, for which it is known how much is worth what
FITTED = pathlib.Path(__file__).with_name("curves.json")

Knots = tuple[float, float, float]


@dataclass(frozen=True)
class Weighed:
    """One move as it was weighed: its chance for the seat that acts, and in how many deals it was looked at."""

    code: int
    chance: float
    deals: int


@dataclass(frozen=True)
class Compared:
    """Two moves in the same deals: the chances of the seat that acts."""

    one: float
    other: float
    error: float  # the standard error of the difference
    gained: tuple[float, ...]  # what every seat has more after the other one: together nothing


@dataclass(frozen=True)
class Horizon:
    """How much can still happen."""

    spread: float  # how far the judgement may be wrong, in points
    played: float  # the part of the game that is over


@dataclass(frozen=True)
class Curve:
    """How leads and prizes become chances in one game with so many seats. Found by `bench/review_chances.py`.

    Each counts so much at the start, in the middle and at the end of the game: early a judgement says less.
    """

    lead: Knots = (1 / USUAL, 1 / USUAL, 1 / USUAL)  # a lead of one spread, by what captains foresee
    prize: Knots = (0.0, 0.0, 0.0)  # what the network expects; nothing where it knows no better
    tempo: tuple[float, float] = (0.0, 0.0)  # what it is worth to be to move, at the start and at the end
    share: float = 1.0  # of a difference between two moves that lasts to the end (found by `bench/review_share.py`)

    @property
    def asks(self) -> bool:
        """Whether the network is asked at all."""
        return any(self.prize)

    def strength(self, leads: Any, prizes: Any, seen: Horizon) -> Any:
        """How strong seats stand: what is raised to become chances."""
        lead = min(float(np.interp(seen.played, TIMES, self.lead)) / max(seen.spread, NARROWEST), 1 / NARROWEST)
        found = lead * leads
        return found + float(np.interp(seen.played, TIMES, self.prize)) * prizes if self.asks else found

    def to_move(self, seen: Horizon) -> float:
        """What it is worth to be to move: without it whoever has moved seems to have gained by it."""
        return float(np.interp(seen.played, (0.0, 1.0), self.tempo))


@functools.cache
def fitted() -> dict[str, dict[str, Curve]]:
    """The curves by game and number of seats."""
    kept: dict[str, dict[str, dict[str, Any]]] = json.loads(FITTED.read_text(encoding="utf-8"))
    return {game: {seats: _curve(one) for seats, one in some.items()} for game, some in kept.items()}


def _curve(kept: dict[str, Any]) -> Curve:
    found: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in kept.items()}
    return Curve(**found)


def shares(strengths: Any) -> Any:
    """Strengths become chances that add up to 1; alone at the table, the chance to win at all."""
    if strengths.shape[-1] == 1:
        return 1 / (1 + np.exp(-np.clip(strengths, -700, 700)))
    raised = np.exp(np.clip(strengths - strengths.max(-1, keepdims=True), -700, 0))
    return raised / raised.sum(-1, keepdims=True)


def reviewers_search(game: Game) -> Any:
    """Reviews judge as captains do, note the way to the best end of a turn, and play on by the rule of thumb."""
    return bind(
        outlook,
        game.name,
        value=captains_choices(game)["value"],
        ended=bind(standing, game.name).outright,
        follow=trail,
        thumb=game.brain.contract.deckhand,
    )


class Estimator:
    """Judges views of one game. The same seed and the same views give the same chances."""

    def __init__(self, game: Game, seed: int = 1) -> None:
        ready(game)
        self.game = game
        self.seed = np.uint64(int(seed))
        self.kernels = reviewers_search(game)
        self.slate = slate_for(game, BEAM, DEPTH)
        self.net = Expectations(learned(game.name)) if has_learned(game.name) else None
        self.room = max(ROOM, game.rules.max_moves)
        self.ends = ends_for(game, self.room, len(game.brain.features) if self.net else 0)
        self._out = np.zeros(2)
        self.look = (outlook.BY_THUMB, AHEAD) if game.brain.ahead else (BEAM, DEPTH)  # how far a judgement looks

    def horizon(self, state: Any, games: int = QUICK_GAMES) -> Horizon:
        """How much can still happen after a view."""
        self._lay(state)
        self.kernels.horizon(self.slate, self.seed, games, self.game.rules.longest, self._out)
        return Horizon(float(self._out[0]), min(1.0, float(self._out[1])))

    def curve(self, seats: int) -> Curve:
        """How leads become chances with so many at the table."""
        return fitted().get(self.game.name, {}).get(str(seats), Curve())

    def prospects(self, state: Any, deals: int) -> tuple[Any, Any]:
        """How far every seat will be ahead, and the prize that the network expects, deal by deal."""
        self._lay(state)
        seats, ends = int(state.seats), []
        turns = 1 if self.look[0] == outlook.BY_THUMB else seats
        at_once = self.room // turns
        for first in range(0, deals, at_once):
            count = min(at_once, deals - first)
            self.kernels.ends_of_turns(self.slate, self.ends, self.seed, first, count, *self.look)
            ends.append(np.array(self._heard(count * turns, seats)).reshape(2, count, turns, seats).mean(2))
        leads, prizes = np.concatenate(ends, 1)
        return leads, prizes

    def chances(self, state: Any, deals: int, seen: Horizon) -> list[float]:
        """The chance of every seat, as the seat that views may reckon it."""
        curve, who = self.curve(int(state.seats)), int(self.game.rules.kernels.to_act(state))
        strengths = curve.strength(*self.prospects(state, deals), seen)
        strengths[:, who] += curve.to_move(seen)
        found: list[float] = shares(strengths).mean(0).tolist()
        return found

    def weigh(self, state: Any, legal: Sequence[int], deals: int, seen: Horizon) -> list[Weighed]:
        """What the legal moves promise the seat that acts and views, the best first.

        Moves that look poor in the first deals are not looked at again.
        """
        self._lay(state)
        seat, totals, looks = (
            int(self.game.rules.kernels.to_act(state)),
            np.zeros(len(legal)),
            np.zeros(len(legal), int),
        )
        alive, done = list(range(len(legal))), 0
        while done < deals:
            more = min(done or self.patience, deals - done)
            found = self._after(state, [legal[i] for i in alive], done, more, seen)
            totals[alive] += found[:, :, seat].sum(0)
            looks[alive] += more
            done += more
            alive.sort(key=lambda i: -totals[i])
            if done < deals:
                alive = alive[: max(FEWEST, len(alive) // 2)]
        chances = totals / looks
        rest = sorted(set(range(len(legal))) - set(alive), key=lambda i: (-chances[i], i))
        return [Weighed(int(legal[i]), float(chances[i]), int(looks[i])) for i in (*alive, *rest)]

    def compare(self, state: Any, one: int, other: int, deals: int, seen: Horizon) -> Compared:
        """Two moves in the same deals, other ones than those that `weigh` looked at."""
        self._lay(state)
        found = self._after(state, [one, other], deals, deals, seen)
        seat = int(self.game.rules.kernels.to_act(state))
        better = found[:, 0, seat] - found[:, 1, seat]
        mean = found.mean(0)
        return Compared(
            one=float(mean[0, seat]),
            other=float(mean[1, seat]),
            error=float(better.std() / np.sqrt(max(1, deals - 1))),
            gained=tuple((mean[1] - mean[0]).tolist()),
        )

    def line(self, state: Any, move: int) -> list[int]:
        """A move and how its turn may go on, as far as nothing new is seen on the way."""
        slate, kernels = self.slate, self.kernels
        self._lay(state)
        kernels.deal(slate, self.seed, 0)
        kernels.copy(slate.words, beam.DEAL, beam.BEAM)
        self.game.rules.kernels.apply(slate.states[beam.BEAM], np.int16(move))
        kernels.copy(slate.words, beam.BEAM, beam.DEAL)
        s, known = slate.states[beam.DEAL], int(state.reveals)
        codes = [int(move)]
        if int(s.reveals) != known or int(self.game.rules.kernels.to_act(s)) != int(
            self.game.rules.kernels.to_act(state)
        ):
            return codes
        kernels.settle(slate, BEAM, DEPTH)
        for code in slate.trails[beam.BEST, : int(slate.lengths[beam.BEST])].tolist():
            codes.append(int(code))
            self.game.rules.kernels.apply(s, np.int16(code))
            if int(s.reveals) != known:
                break
        return codes

    @property
    def patience(self) -> int:
        """Deals before any move is left out: a single game by rule of thumb says little."""
        return PATIENCE if self.look[0] == outlook.BY_THUMB else 1

    def _after(self, state: Any, moves: Sequence[int], first: int, deals: int, seen: Horizon) -> Any:
        """The chances of every seat after each of the moves, in each of the deals."""
        n, seats, curve = len(moves), int(state.seats), self.curve(int(state.seats))
        self.slate.first[:n] = moves
        at_once, found = max(1, self.room // n), []
        for begin in range(first, first + deals, at_once):
            count = min(at_once, first + deals - begin)
            self.kernels.ends_of_moves(self.slate, self.ends, n, self.seed, begin, count, *self.look, outlook.LAPS)
            leads, prizes = self._heard(count * n, seats)
            over = self.ends.over[: count * n, None] != 0
            strengths = np.where(over, leads, curve.strength(leads, prizes, seen))
            found.append(shares(strengths).reshape(count, n, seats))
        return np.concatenate(found)

    def _heard(self, count: int, seats: int) -> tuple[Any, Any]:
        """The leads and prizes of all seats at the ends that were noted. The network sees seats from the one that acts
        on; what it expects for all of them together says nothing, and alone nobody asks it."""
        e = self.ends
        alive = np.flatnonzero(e.asked[:count] >= 0)
        if self.net is not None and seats > 1 and len(alive):
            told = self.net.prizes(e.rows[alive])[:, :seats]
            turned = (np.arange(seats) - e.asked[alive, None]) % seats
            e.prizes[alive, :seats] = np.take_along_axis(told, turned, 1)
        prizes = e.prizes[:count, :seats]
        return e.leads[:count, :seats].copy(), prizes - prizes.mean(1, keepdims=True)

    def _lay(self, state: Any) -> None:
        lay(self.slate.words, beam.VIEW, state)
