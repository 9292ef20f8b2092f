"""A series of games between bots: who sits where, and playing them on all cores.

Fair by construction: every line-up is played once in every rotation of the seats with the same seed, so that no bot
profits from a good seat or from lucky cards.
"""

from __future__ import annotations

import itertools
import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from argosy.arena.errors import TooFewBots
from argosy.bots import BOTS, bot, own_turn, parse
from argosy.bots.apart import Apart
from argosy.bots.beam import BEAM, PLAYED
from argosy.bots.line import LineBot
from argosy.bots.memory import Memory, memory_for
from argosy.bots.players import Bot, Player
from argosy.bots.python import PythonBot, file_of
from argosy.bots.seeds import drawn, run_secret
from argosy.bots.thinking import mates_search
from argosy.kernel.game import Game
from argosy.kernel.position import blank
from argosy.play import Seen
from argosy.play.first_run import ready
from argosy.play.match import check_options, check_seats, game_of


@dataclass(frozen=True)
class Plan:
    """What is to be played. The same plan gives the same games, as far as its bots count iterations, not seconds."""

    game: str
    bots: tuple[str, ...]  # as written on the command line: mate, captain:iterations=500
    seats: int
    games: int
    seed: int = 1
    options: Mapping[str, int | bool] = field(default_factory=dict)
    secret: str = field(default="", repr=False)  # of whoever runs it; without, the seed tells the deals
    isolated: bool = False  # every bot plays in a process of its own

    def __post_init__(self) -> None:
        found = game_of(self.game)
        check_seats(found, self.seats, None)
        check_options(found, self.options)
        if not self.bots:
            raise TooFewBots(bots=0)
        for text in self.bots:
            name, settings = parse(text)
            if name == PythonBot.name and self.isolated:
                file_of(settings["source"])  # what others wrote is not even loaded here
            else:
                bot(name, found, **settings)

    def seed_of(self, deal: int) -> int:
        """The seed of a deal."""
        return drawn(run_secret(self.seed, self.secret), "deal", deal)

    def dice_of(self, deal: int, seat: int) -> int:
        """The seed of the bot on a seat; nothing in it tells of the deal."""
        return drawn(run_secret(self.seed, self.secret), "dice", deal, seat)

    @property
    def lineups(self) -> list[tuple[str, ...]]:
        """Who plays whom: with too few bots the last one fills the table, with too many all choices of them play."""
        if len(self.bots) <= self.seats:
            return [self.bots + (self.bots[-1],) * (self.seats - len(self.bots))]
        return list(itertools.combinations(self.bots, self.seats))

    def pairings(self) -> Iterator[Pairing]:
        """Every game of the series: whole deals, each in all rotations that differ."""
        played, deal = 0, 0
        while played < self.games:
            for number, lineup in enumerate(self.lineups):
                turned = dict.fromkeys(lineup[turn:] + lineup[:turn] for turn in range(self.seats))
                for turn, seated in enumerate(turned):
                    yield Pairing(deal, number, turn, seated)
                    played += 1
            deal += 1


@dataclass(frozen=True)
class Pairing:
    """One game of a series."""

    deal: int
    lineup: int
    turn: int
    seated: tuple[str, ...]

    @property
    def key(self) -> tuple[int, int, int]:
        """What tells it from the other games of its series."""
        return self.deal, self.lineup, self.turn


@dataclass(frozen=True)
class Outcome:
    """How one game ended."""

    pairing: Pairing
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    moves: tuple[int, ...] = ()  # their codes; none of a game that was kept without them


class Workplace:
    """What one thread needs to play games of a plan: its own bots and their memory."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game = game_of(plan.game)
        self.options = np.array([int(value) for value in check_options(self.game, plan.options).values()], np.int16)
        self.bots: dict[tuple[str, int], Bot] = {}
        self.memory: Memory | None = None

    def play(self, pairing: Pairing) -> Outcome:
        """One game from its start to its end."""
        seed = np.uint64(self.plan.seed_of(pairing.deal))
        seated = [self._seated(text, seat, pairing.deal) for seat, text in enumerate(pairing.seated)]
        if all(isinstance(each, Player) for each in seated):
            s, made = self._compiled(seated, seed)
        else:
            s, made = self._step_by_step(seated, seed)
        numbers = np.zeros(self.game.rules.seats[-1], np.int16)
        self.game.rules.kernels.scores(s, numbers)
        points = tuple(int(number) for number in numbers[: self.plan.seats])
        self.game.rules.kernels.ranks(s, numbers)
        places = tuple(int(number) for number in numbers[: self.plan.seats])
        return Outcome(pairing, points, places, len(made), tuple(made))

    def _seated(self, text: str, seat: int, deal: int) -> Bot:
        if (text, seat) not in self.bots:
            name, settings = parse(text)
            apart = self.plan.isolated and name != LineBot.name  # those are apart anyway
            self.bots[text, seat] = (
                Apart(self.game, text, remembers=_remembers(name)) if apart else bot(name, self.game, **settings)
            )
        found = self.bots[text, seat]
        found.seed = np.uint64(self.plan.dice_of(deal, seat))
        return found

    def _compiled(self, seated: Sequence[Any], seed: Any) -> tuple[Any, list[int]]:
        """The whole game in one compiled loop; move for move what `choose` would do."""
        width = max(int(each.settings[own_turn.WIDTH]) for each in seated)
        if self.memory is None or len(self.memory.states) < BEAM + 2 * width:
            self.memory = memory_for(self.game, width)
        made = np.zeros(self.game.rules.longest, np.int16)
        decisions = mates_search(self.game).play(
            self.memory,
            np.array([each.level for each in seated], np.int64),
            np.stack([each.settings for each in seated]),
            np.array([each.seed for each in seated], np.uint64),
            self.plan.seats,
            self.options,
            seed,
            made,
        )
        return self.memory.states[PLAYED], made[: int(decisions)].tolist()

    def _step_by_step(self, seated: Sequence[Bot], seed: Any) -> tuple[Any, list[int]]:
        """The same from Python, for bots that the compiled loop does not know."""
        kernels, made = self.game.rules.kernels, list[int]()
        s = self.game.rules.start(self.plan.seats, int(seed), self.options.tolist())
        pasts: dict[int, list[Seen]] = {seat: [] for seat, each in enumerate(seated) if each.remembers}
        while (seat := int(kernels.to_act(s))) >= 0:
            legal = self.game.rules.legal(s)
            seated[seat].past = pasts.get(seat, ())
            code = legal[0] if len(legal) == 1 else seated[seat].pick(self._view(s, seat))
            if code in self.game.brain.open_moves:
                for other, past in pasts.items():
                    past.append(Seen(self._view(s, other), int(code)))
            kernels.apply(s, np.int16(code))
            made.append(int(code))
        return s, made

    def _view(self, s: Any, seat: int) -> Any:
        out = blank(self.game.rules.State)
        self.game.rules.kernels.view(s, seat, out)
        return out


def _remembers(name: str) -> bool:
    return name in BOTS and BOTS[name].remembers


def run(
    plan: Plan,
    cores: int = 0,
    done: Mapping[tuple[int, int, int], Outcome] | None = None,
    tell: Callable[[Outcome], None] = lambda outcome: None,
    stop: threading.Event | None = None,
) -> list[Outcome]:
    """Play what is not yet done, on all cores; `tell` hears of every game as it ends, `stop` ends the series early."""
    ready(game_of(plan.game))
    outcomes = dict(done or {})
    left = [pairing for pairing in plan.pairings() if pairing.key not in outcomes]
    places = threading.local()
    halted = stop or threading.Event()

    def work(pairing: Pairing) -> Outcome | None:
        if halted.is_set():
            return None
        if not hasattr(places, "work"):
            places.work = Workplace(plan)
        outcome: Outcome = places.work.play(pairing)
        return outcome

    with ThreadPoolExecutor(cores or os.cpu_count() or 1) as pool:
        waiting = [pool.submit(work, pairing) for pairing in left]
        try:
            for future in as_completed(waiting):
                outcome = future.result()
                if outcome is not None:
                    outcomes[outcome.pairing.key] = outcome
                    tell(outcome)
        except BaseException:
            halted.set()
            raise
    return [outcomes[key] for key in sorted(outcomes)]
