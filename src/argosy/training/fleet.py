"""All the games that are played at once: tables of every size, some with deckhands or other networks in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from argosy.envs import CudaVectorEnv, VectorEnv
from argosy.envs.tables import table
from argosy.training.net import SEATS
from argosy.training.settings import Settings

SELF, PAST, LEAGUE, DECKHANDS = 0, 1, 2, 3  # who sits in the other seats; the games of a table lie in this order
CHUNKS = 16  # of the games of a table, which begin one after the other


@dataclass
class Group:
    """Tables of one size: a part of all rows, with what its games tell as tensors that are always the same memory."""

    env: Any
    part: slice
    seats: int
    counts: tuple[int, ...]  # games by company
    acting: Tensor
    done: Tensor
    rewards: Tensor
    seen: Tensor  # what the seats to move see, and which moves are legal; on a GPU column by column
    legal: Tensor
    stream: Any  # of PyTorch; None on a CPU

    def company(self) -> Tensor:
        """Who sits in the other seats of each game."""
        kinds = torch.tensor([SELF, PAST, LEAGUE, DECKHANDS], device=self.acting.device)
        return kinds.repeat_interleave(torch.tensor(self.counts, device=self.acting.device))


class Fleet:
    """Several vector environments as one: rows of tensors on the learner's device.

    On a GPU every table size has a stream of its own: a step takes as long as its slowest game, whether there are a
    thousand or ten thousand of them, so that tables side by side take little longer than one.
    """

    def __init__(self, game: str, settings: Settings, device: str, on_gpu: bool, seed: int) -> None:
        self.device, self.on_gpu = device, on_gpu
        self.groups: list[Group] = []
        first = 0
        for number, (seats, options, counts) in enumerate(plan(game, settings)):
            self.groups.append(self._group(game, seats, options, counts, first, seed + (number << 40)))
            first += sum(counts)
        self.count = first
        self.game = self.groups[0].env.game
        self.inputs, self.codes = len(self.game.brain.features), len(self.game.rules.notation)
        self.seats = torch.cat([torch.full((sum(g.counts),), g.seats, device=device) for g in self.groups])
        self.learner = self._learners()  # the seat of the learner; -1 where it plays all of them
        company = torch.cat([group.company() for group in self.groups])
        self.with_past = (company == PAST).nonzero().squeeze(-1)
        self.with_league = (company == LEAGUE).nonzero().squeeze(-1)
        self.spread(settings.apart)

    def _group(
        self, game: str, seats: int, options: dict[str, Any], counts: tuple[int, ...], first: int, seed: int
    ) -> Group:  # fmt: skip
        kind: Any = CudaVectorEnv if self.on_gpu else VectorEnv
        env = kind(game, sum(counts), seats=seats, options=options, seed=seed, reward="place+score")
        env.reset()
        stream = None
        if self.on_gpu:
            from numba import cuda

            torch.cuda.synchronize()
            stream = torch.cuda.Stream()
            env.stream = cuda.external_stream(stream.cuda_stream)
        acting, done, rewards = (
            torch.as_tensor(array, device=self.device) for array in (env.acting, env.done, env.rewards)
        )
        seen, legal = sheets(env, self.on_gpu)
        part = slice(first, first + sum(counts))
        return Group(env, part, seats, counts, acting, done, rewards, seen, legal, stream)

    def _learners(self) -> Tensor:
        parts = []
        for group in self.groups:
            number = torch.arange(sum(group.counts), device=self.device)
            parts.append(torch.where(group.company() == SELF, -1, number % group.seats))
        return torch.cat(parts)

    def _fork(self) -> None:
        """The games go on when everything is done that was asked for so far."""
        for group in self.groups:
            if group.stream is not None:
                group.stream.wait_stream(torch.cuda.current_stream())

    def _join(self) -> None:
        """Everything else goes on when the games are done."""
        for group in self.groups:
            if group.stream is not None:
                torch.cuda.current_stream().wait_stream(group.stream)

    def spread(self, moves: int) -> None:
        """Deckhands play on, and games begin anew a few at a time: games that march in step teach one phase a round."""
        for group in self.groups:
            env, count = group.env, sum(group.counts)
            for chunk in range(1, CHUNKS if moves else 0):
                for _ in range(moves // CHUNKS):
                    env.step(env.deckhand_moves())
                part = slice(count * chunk // CHUNKS, count * (chunk + 1) // CHUNKS)
                if part.start < part.stop:
                    env.begin_again(part)
        if self.on_gpu:
            torch.cuda.synchronize()

    def look(self, rows: Tensor, mask: Tensor, acting: Tensor) -> None:
        """Write what the seats to move see, which moves are legal, and who they are."""
        self._fork()
        for group in self.groups:
            fill(group.env, group.seen, group.legal)
        self._join()
        for group in self.groups:
            rows[group.part], mask[group.part] = group.seen, group.legal
            acting[group.part] = group.acting.long()

    def deckhands(self, moves: Tensor, ours: Tensor) -> None:
        """Where deckhands are to move, put their moves."""
        theirs = self._asked([sum(group.counts[:DECKHANDS]) for group in self.groups])
        for group, asked in zip(self.groups, theirs, strict=True):
            part = slice(group.part.stop - group.counts[DECKHANDS], group.part.stop)
            some = asked[sum(group.counts[:DECKHANDS]) :].long()
            moves[part] = torch.where(ours[part], moves[part], some)

    def all_deckhands(self, moves: Tensor) -> None:
        """What deckhands would do everywhere."""
        for group, asked in zip(self.groups, self._asked([0] * len(self.groups)), strict=True):
            moves[group.part] = asked.long()

    def _asked(self, firsts: list[int]) -> list[Tensor]:
        """What deckhands would do, in every group from one of its games on."""
        self._fork()
        found = []
        for group, first in zip(self.groups, firsts, strict=True):
            found.append(torch.as_tensor(group.env.deckhand_moves(first), device=self.device))
        self._join()
        return found

    def step(self, moves: Tensor, prizes: Tensor, done: Tensor) -> None:
        """Make the moves; write which games ended and what they were worth: prizes, then points, a seat each."""
        short = moves.to(torch.int16)
        self._fork()
        for group in self.groups:
            group.env.step(short[group.part] if self.on_gpu else short[group.part].cpu().numpy())
        self._join()
        for group in self.groups:
            part, seats = group.part, group.seats
            ended = group.done.bool()
            worth = group.rewards * ended[:, None]
            done[part] = ended
            prizes[part, :seats] = worth[:, :seats]
            prizes[part, SEATS : SEATS + seats] = worth[:, seats:]


def sheets(env: Any, on_gpu: bool) -> tuple[Tensor, Tensor]:
    """Where games write what is seen and what is legal: on a CPU their own arrays, on a GPU column by column."""
    if not on_gpu:
        return torch.as_tensor(env.observe()), torch.as_tensor(env.mask())
    inputs, codes = len(env.game.brain.features), len(env.game.rules.notation)
    seen = torch.zeros(inputs, env.count, dtype=torch.float16, device="cuda").t()
    return seen, torch.zeros(codes, env.count, dtype=torch.int8, device="cuda").t()


def fill(env: Any, seen: Tensor, legal: Tensor) -> None:
    """Have the games write on their sheets."""
    if seen.is_cuda:
        env.observe(seen)
        env.mask(legal)
    else:
        env.observe()
        env.mask()


def plan(game: str, settings: Settings) -> list[tuple[int, dict[str, Any], tuple[int, ...]]]:
    """Seats, options and the number of games by company, of every group."""
    found = []
    for seats, options, share in tables(game, settings):
        shares = companies(seats, settings)
        counts = tuple(round(settings.games * share * part) for part in shares)
        if sum(counts):
            found.append((seats, options, counts))
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
