"""All the games that are played at once: tables of every size, some with deckhands or an earlier self in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from argosy.envs import CudaVectorEnv, VectorEnv
from argosy.envs.tables import table
from argosy.training.net import SEATS
from argosy.training.settings import Settings

SELF, PAST, DECKHANDS = 0, 1, 2  # who sits in the other seats


@dataclass
class Group:
    """Tables of one size and one company: a part of all rows."""

    env: Any
    part: slice
    seats: int
    company: int


class Fleet:
    """Several vector environments as one: rows of tensors on the learner's device."""

    def __init__(self, game: str, settings: Settings, device: str, on_gpu: bool, seed: int) -> None:
        self.device, self.on_gpu = device, on_gpu
        self.groups: list[Group] = []
        first = 0
        for number, (seats, options, company, count) in enumerate(plan(game, settings)):
            kind: Any = CudaVectorEnv if on_gpu else VectorEnv
            env = kind(game, count, seats=seats, options=options, seed=seed + (number << 40), reward="place+score")
            env.reset()
            self.groups.append(Group(env, slice(first, first + count), seats, company))
            first += count
        self.count = first
        self.game = self.groups[0].env.game
        self.inputs, self.codes = len(self.game.brain.features), len(self.game.rules.notation)
        self.seats = torch.cat([torch.full((len_of(g),), g.seats, device=device) for g in self.groups])
        self.learner = self._learners()  # the seat of the learner; -1 where it plays all of them
        self.past = torch.cat([torch.full((len_of(g),), g.company == PAST, device=device) for g in self.groups])
        self.with_past = self.past.nonzero().squeeze(-1)

    def _learners(self) -> Tensor:
        parts = []
        for group in self.groups:
            number = torch.arange(len_of(group), device=self.device)
            parts.append(number % group.seats if group.company != SELF else torch.full_like(number, -1))
        return torch.cat(parts)

    def look(self, rows: Tensor, mask: Tensor, acting: Tensor) -> None:
        """Write what the seats to move see, which moves are legal, and who they are."""
        for group in self.groups:
            env, part = group.env, group.part
            if self.on_gpu:
                env.observe(rows[part])
                env.mask(mask[part])
            else:
                rows[part] = torch.as_tensor(env.observe())
                mask[part] = torch.as_tensor(env.mask())
            acting[part] = torch.as_tensor(env.acting, device=self.device).long()

    def deckhands(self, moves: Tensor, ours: Tensor) -> None:
        """Where deckhands are to move, put their moves."""
        for group in self.groups:
            if group.company == DECKHANDS:
                theirs = torch.as_tensor(group.env.deckhand_moves(), device=self.device).long()
                moves[group.part] = torch.where(ours[group.part], moves[group.part], theirs)

    def all_deckhands(self, moves: Tensor) -> None:
        """What deckhands would do everywhere."""
        for group in self.groups:
            moves[group.part] = torch.as_tensor(group.env.deckhand_moves(), device=self.device).long()

    def step(self, moves: Tensor, prizes: Tensor, done: Tensor) -> None:
        """Make the moves; write which games ended and what they were worth: prizes, then points, a seat each."""
        short = moves.to(torch.int16)
        for group in self.groups:
            env, part, seats = group.env, group.part, group.seats
            env.step(short[part] if self.on_gpu else short[part].cpu().numpy())
            ended = torch.as_tensor(env.done, device=self.device).bool()
            worth = torch.as_tensor(env.rewards, device=self.device) * ended[:, None]
            done[part] = ended
            prizes[part, :seats] = worth[:, :seats]
            prizes[part, SEATS : SEATS + seats] = worth[:, seats:]


def len_of(group: Group) -> int:
    """How many games a group has."""
    return int(group.part.stop) - int(group.part.start)


def plan(game: str, settings: Settings) -> list[tuple[int, dict[str, Any], int, int]]:
    """Seats, options, company and number of the games of every group."""
    found = []
    for seats, options, share in tables(game, settings):
        for company, part in companies(seats, settings):
            count = round(settings.games * share * part)
            if count:
                found.append((seats, options, company, count))
    return found


def tables(game: str, settings: Settings) -> list[tuple[int, dict[str, Any], float]]:
    """Tables of every size, and their shares of the games; alone at every level of the opponent that there is."""
    rules = table(game, None, None)[0].rules
    others = [seats for seats in rules.seats if seats != 2]
    found: list[tuple[int, dict[str, Any], float]] = [(2, {}, settings.two if others else 1.0)]
    for seats in others:
        share = (1 - settings.two) / len(others)
        levels = [name for name, option in rules.options.items() if seats == 1 and len(option.choices) > 3]
        choices = [{levels[0]: level} for level in rules.options[levels[0]].choices] if levels else [{}]
        found += [(seats, dict(choice), share / len(choices)) for choice in choices]
    return found


def companies(seats: int, settings: Settings) -> list[tuple[int, float]]:
    """Who sits in the other seats, and in which share of the games."""
    if seats == 1:
        return [(SELF, 1.0)]
    known = [(PAST, settings.past), (DECKHANDS, settings.deckhands)]
    return [(SELF, 1 - sum(share for _, share in known)), *known]
