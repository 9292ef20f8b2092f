"""Chances to win: the settings around the compiled `outlook`."""

from __future__ import annotations

import functools
import json
import pathlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from argosy.bots import beam, ends
from argosy.bots.memory import lay
from argosy.kernel.bind import bind
from argosy.kernel.game import Game
from argosy.play.first_run import ready
from argosy.review import outlook, standing
from argosy.review.slate import slate_for, trail

BEAM, DEPTH = 3, 12  # how the rest of a turn is searched: positions side by side, decisions ahead
QUICK_GAMES = 24
NARROWEST = 0.4  # points; the curve is never steeper
USUAL = 0.75  # the width of the curve, in spreads, for a game without a fit of its own
FITTED = pathlib.Path(__file__).with_name("curves.json")


@dataclass(frozen=True)
class Weighed:
    """One move as it was weighed: its chance for the seat that acts, and in how many deals it was looked at."""

    code: int
    chance: float
    deals: int


@dataclass(frozen=True)
class Compared:
    """Two moves in the same deals."""

    one: float
    other: float
    error: float  # the standard error of the difference


@dataclass(frozen=True)
class Horizon:
    """How much can still happen."""

    spread: float  # how far the judgement may be wrong, in points
    played: float  # the part of the game that is over


@dataclass(frozen=True)
class Curve:
    """How leads become chances in one game with so many seats. Found by `bench/review_chances.py`."""

    width: float = USUAL  # in spreads, at the end
    early: float = 0.0  # how much wider it is at the start: a judgement says less the more is still to come
    tempo: tuple[float, float] = (0.0, 0.0)  # what it is worth to be to move, in spreads: at the start and at the end
    share: float = 1.0  # of a difference between two moves that lasts to the end (found by `bench/review_share.py`)

    def wide(self, seen: Horizon) -> float:
        """The width of the curve, in points."""
        return max(NARROWEST, self.width * seen.spread * (1 + self.early * (1 - seen.played) ** 2))

    def to_move(self, seen: Horizon) -> float:
        """What it is worth to be to move, in points: without it whoever has moved seems to have gained by it."""
        first, last = self.tempo
        return (first + (last - first) * seen.played) * seen.spread


@functools.cache
def fitted() -> dict[str, dict[str, Curve]]:
    """The curves by game and number of seats."""
    kept = json.loads(FITTED.read_text(encoding="utf-8")) if FITTED.exists() else {}
    return {
        game: {seats: Curve(**{**one, "tempo": tuple(one["tempo"])}) for seats, one in some.items()}
        for game, some in kept.items()
    }


def shares(leads: Any, width: float) -> Any:
    """Leads, a row for every deal, become chances that add up to 1; alone at the table, the chance to win at all."""
    if leads.shape[1] == 1:
        return np.mean(1 / (1 + np.exp(-np.clip(leads / width, -700, 700))), 0)
    raised = np.exp(np.clip((leads - leads.max(1, keepdims=True)) / width, -700, 0))
    return np.mean(raised / raised.sum(1, keepdims=True), 0)


def reviewers_search(game: Game) -> Any:
    """Reviews judge as mates do, note the way to the best end of a turn, and play on by the rule of thumb."""
    return bind(
        outlook,
        game.name,
        value=bind(ends, game.name).by_judgement,
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
        self._out = np.zeros(max(game.rules.seats[-1], 3), np.float64)
        self.look = (
            (outlook.BY_THUMB, game.brain.ahead) if game.brain.ahead else (BEAM, DEPTH)
        )  # how far a judgement looks

    def horizon(self, state: Any, games: int = QUICK_GAMES) -> Horizon:
        """How much can still happen after a view."""
        self._lay(state)
        self.kernels.horizon(self.slate, self.seed, games, self.game.rules.longest, self._out)
        return Horizon(float(self._out[0]), min(1.0, float(self._out[1])))

    def curve(self, seats: int) -> Curve:
        """How leads become chances with so many at the table."""
        return fitted().get(self.game.name, {}).get(str(seats), Curve())

    def leads(self, state: Any, deals: int) -> Any:
        """How far every seat will be ahead, deal by deal: what the curve is fitted to."""
        self._lay(state)
        rows = np.zeros((deals, int(state.seats)))
        for number in range(deals):
            self.kernels.deal(self.slate, self.seed, number)
            self.kernels.copy(self.slate.words, beam.DEAL, beam.BEAM)
            self.kernels.prospect(self.slate, *self.look)
            rows[number] = self.slate.worths[: int(state.seats)]
        return rows

    def own_leads(self, states: Sequence[Any], deals: int) -> Any:
        """How far every seat is ahead in its own eyes, deal by deal; `states` are the views of all seats.

        A seat knows its own hand and thinks too little of the others', who hold what suits them. When everybody judges
        only themselves, nobody is thought too little of.
        """
        return np.stack([self.leads(state, deals)[:, seat] for seat, state in enumerate(states)], 1)

    def chances(self, state: Any, deals: int, width: float) -> list[float]:
        """The chance of every seat, as the seat that views may reckon it."""
        self._lay(state)
        self.kernels.outlook(self.slate, self.seed, deals, *self.look, width, self._out)
        return [float(chance) for chance in self._out[: int(state.seats)]]

    def expected(self, state: Any, move: int, deals: int, width: float) -> list[float]:
        """The chance of every seat after a move, on average over everything that the mover cannot know."""
        self._lay(state)
        self.kernels.expected(self.slate, np.int16(move), self.seed, deals, *self.look, width, self._out)
        return [float(chance) for chance in self._out[: int(state.seats)]]

    def weigh(self, state: Any, legal: Sequence[int], deals: int, width: float) -> list[Weighed]:
        """What the legal moves promise the seat that acts and views, the best first."""
        slate, n = self.slate, len(legal)
        self._lay(state)
        slate.first[:n] = legal
        alive = int(self.kernels.weigh(slate, n, self.seed, deals, *self.look, width))
        found = [
            Weighed(int(slate.first[i]), float(slate.totals[i] / slate.looks[i]), int(slate.looks[i]))
            for i in slate.order[:n]
        ]
        return found[:alive] + sorted(found[alive:], key=lambda one: -one.chance)

    def compare(self, state: Any, one: int, other: int, deals: int, width: float) -> Compared:
        """Two moves in the same deals, other ones than those that `weigh` looked at."""
        self._lay(state)
        self.kernels.compare(
            self.slate, np.int16(one), np.int16(other), self.seed, deals, deals, *self.look, width, self._out
        )
        return Compared(*(float(number) for number in self._out[:3]))

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

    def _lay(self, state: Any) -> None:
        lay(self.slate.words, beam.VIEW, state)
