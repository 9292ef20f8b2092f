"""All the games that are played at once: tables of every size, some with deckhands or other networks in them."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import torch
from torch import Tensor

from argosy.envs import CudaVectorEnv, VectorEnv
from argosy.envs.tables import table
from argosy.training.net import REACH, SEATS, filled_up
from argosy.training.settings import Settings

SELF, PAST, LEAGUE, DECKHANDS = 0, 1, 2, 3  # who sits in the other seats
CHUNKS = 16  # of the games, which begin one after the other


class Place(NamedTuple):
    """One of the games: its table, who sits in the other seats, and the learner's seat, -1 where it plays all."""

    seats: int
    options: dict[str, Any]
    company: int
    learner: int


class Watch:
    """What the games of an environment show to a network, on the learner's device.

    On a GPU it lies column by column: threads side by side, a game each, write that quickest, and products of matrices
    read it as it is.
    """

    def __init__(self, env: Any, on_gpu: bool) -> None:
        self.env, self.on_gpu = env, on_gpu
        self.inputs, self.codes = filled_up(len(env.game.brain.features)), filled_up(len(env.game.rules.notation))
        self.sheet = torch.zeros(self.inputs, env.count, dtype=torch.float16, device="cuda").t() if on_gpu else None

    def rows(self, moments: int) -> Tensor:
        """Room for what is seen at so many moments."""
        kind, device = (torch.bfloat16, "cuda") if self.on_gpu else (torch.float32, "cpu")
        return torch.zeros(moments, self.inputs, self.env.count, dtype=kind, device=device).transpose(1, 2)

    def masks(self, moments: int) -> Tensor:
        """Room for what is legal at so many moments."""
        device = "cuda" if self.on_gpu else "cpu"
        return torch.zeros(moments, self.env.count, self.codes, dtype=torch.int8, device=device)

    def look(self, rows: Tensor, mask: Tensor) -> None:
        """Write what the seats to move see, cut to the reach of a network, and which moves are legal."""
        if self.sheet is not None:
            self.env.observe(self.sheet)
            rows.copy_(self.sheet.clamp_(-REACH, REACH))
            self.env.mask(mask)
            return
        seen, legal = torch.as_tensor(self.env.observe()), torch.as_tensor(self.env.mask())
        rows[:, : seen.shape[1]] = seen.clamp(-REACH, REACH)
        mask[:, : legal.shape[1]] = legal


class Fleet:
    """One environment with tables of every size, mixed, so that any part of it is like the whole."""

    def __init__(self, game: str, settings: Settings, device: str, on_gpu: bool, seed: int) -> None:
        self.device, self.on_gpu = device, on_gpu
        places = plan(game, settings)
        random.Random(settings.seed).shuffle(places)
        self.count = len(places)
        kind: Any = CudaVectorEnv if on_gpu else VectorEnv
        many, options = [place.seats for place in places], [place.options for place in places]
        self.env = kind(game, self.count, seats=many, options=options, seed=seed, reward="place+score")
        self.env.reset()
        self.game = self.env.game
        self.watch = Watch(self.env, on_gpu)
        self.seats = torch.tensor(many, device=device)
        self.learner = torch.tensor([place.learner for place in places], device=device)
        self.company = torch.tensor([place.company for place in places], device=device)
        self.with_past, self.with_league, with_deckhands = (
            (self.company == kind).nonzero().squeeze(-1) for kind in (PAST, LEAGUE, DECKHANDS)
        )
        self.with_deckhands = with_deckhands.int()
        self.acting, self.done, self.rewards = (
            torch.as_tensor(array, device=device) for array in (self.env.acting, self.env.done, self.env.rewards)
        )
        self.spread(settings.apart)

    def spread(self, moves: int) -> None:
        """Deckhands play on, and games begin anew a few at a time: games that march in step teach one phase a round."""
        for chunk in range(1, CHUNKS if moves else 0):
            for _ in range(moves // CHUNKS):
                self.env.step(self.env.deckhand_moves())
            part = slice(self.count * chunk // CHUNKS, self.count * (chunk + 1) // CHUNKS)
            if part.start < part.stop:
                self.env.begin_again(part)

    def look(self, rows: Tensor, mask: Tensor, acting: Tensor) -> None:
        """Write what the seats to move see, which moves are legal, and who they are."""
        self.watch.look(rows, mask)
        acting.copy_(self.acting)

    def deckhands(self, moves: Tensor, ours: Tensor) -> None:
        """Where deckhands are to move, put their moves."""
        some = self.with_deckhands
        theirs = self._asked(some)[some].long()
        moves[some] = torch.where(ours[some], moves[some], theirs)

    def all_deckhands(self, moves: Tensor) -> None:
        """What deckhands would do everywhere."""
        moves.copy_(self._asked(None))

    def _asked(self, which: Tensor | None) -> Tensor:
        return torch.as_tensor(self.env.deckhand_moves(which), device=self.device)

    def step(self, moves: Tensor, prizes: Tensor, done: Tensor) -> None:
        """Make the moves; write which games ended and what they were worth: prizes, then points, a seat each."""
        short = moves.to(torch.int16)
        self.env.step(short if self.on_gpu else short.numpy())
        done.copy_(self.done)
        worth, most = self.rewards * done[:, None], self.env.seats
        prizes[:, :most], prizes[:, SEATS : SEATS + most] = worth[:, :most], worth[:, most:]


def plan(game: str, settings: Settings) -> list[Place]:
    """All the games: so many of every table and company, with the learner in every seat in turn.

    As many as were asked for, not one more or less for a rounded share: matrices of even sizes are multiplied quickest.
    """
    found: list[Place] = []
    until = 0.0
    for seats, options, share in tables(game, settings):
        for company, part in enumerate(companies(seats, settings)):
            until += settings.games * share * part
            for number in range(round(until) - len(found)):
                found.append(Place(seats, options, company, -1 if company == SELF else number % seats))
    return found


def tables(game: str, settings: Settings) -> list[tuple[int, dict[str, Any], float]]:
    """Tables of every size, and their shares of the games; alone at every level of the opponent that there is."""
    rules = table(game, None, None)[0].rules
    larger = [seats for seats in rules.seats if seats > 2]
    alone = settings.alone if 1 in rules.seats else 0.0
    two = settings.two if larger else 1 - alone
    found: list[tuple[int, dict[str, Any], float]] = [(2, {}, two)]
    found += [(seats, {}, (1 - two - alone) / len(larger)) for seats in larger]
    if alone:
        levels = [name for name, option in rules.options.items() if len(option.choices) > 3]
        choices = [{levels[0]: level} for level in rules.options[levels[0]].choices] if levels else [{}]
        found += [(1, dict(choice), alone / len(choices)) for choice in choices]
    return found


def companies(seats: int, settings: Settings) -> tuple[float, ...]:
    """The shares of the games in which the others are itself, an earlier self, the league, and deckhands."""
    others = (settings.past, settings.league, settings.deckhands)
    if seats == 1:
        return (1.0 if sum(others) < 1 else 0.0, 0.0, 0.0, 0.0)
    return (1 - sum(others), *others)
