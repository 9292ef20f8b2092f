"""How well it plays meanwhile: whole games against deckhands or another network, always the favourite move."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from argosy.envs import CudaVectorEnv, VectorEnv
from argosy.training.fleet import Watch
from argosy.training.net import Net, chances

BETWEEN_LOOKS = 8  # moves after which it is asked whether all games have ended


@torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
def against(
    net: Net, game: str, tables: Sequence[int], count: int, device: str, on_gpu: bool, other: Net | None = None
) -> dict[int, list[float]]:  # fmt: skip
    """For tables of each of these sizes the share of games won and its 95 % interval; each seat in turn.

    So many games of each size are played, all at once; a shared victory counts its share. All other seats are played by
    another network, or by deckhands.
    """
    kind: Any = CudaVectorEnv if on_gpu else VectorEnv
    seats = [size for size in tables for _ in range(count)]
    env = kind(game, len(seats), seats=seats, seed=1 << 60, reward="rank")
    env.reset()
    watch = Watch(env, on_gpu)
    rows, mask = watch.rows(1)[0], watch.masks(1)[0]
    size = torch.tensor(seats, device=device)
    me = torch.arange(len(seats), device=device) % size
    won = torch.full((len(seats),), math.nan, device=device)
    acting, done, rewards = (torch.as_tensor(array, device=device) for array in (env.acting, env.done, env.rewards))
    there = torch.arange(env.seats, device=device)[None] < size[:, None]

    def favourites(player: Net) -> Tensor:
        return chances(player(rows)[0], mask).argmax(-1)

    for step in range(env.game.rules.longest):
        watch.look(rows, mask)
        moves = favourites(net)
        if env.seats > 1:
            theirs = torch.as_tensor(env.deckhand_moves(), device=device).long() if other is None else favourites(other)
            moves = torch.where(acting == me, moves, theirs)
        short = moves.to(torch.int16)
        env.step(short if on_gpu else short.numpy())
        first = (rewards >= 1.0) & there
        mine = first.gather(1, me[:, None]).squeeze(-1).float() / first.sum(-1).clamp(1)
        won = torch.where(done.bool() & won.isnan(), mine, won)
        if step % BETWEEN_LOOKS == 0 and not won.isnan().any():
            break
    return {number: _share(won[size == number]) for number in tables}


def _share(won: Tensor) -> list[float]:
    """The mean of what is known, and the half-width of its interval."""
    played = won[~won.isnan()]
    return [round(played.mean().item(), 4), round(1.96 * played.std().item() / math.sqrt(max(1, len(played))), 4)]
