"""How well it plays meanwhile: whole games against deckhands or another network, always the favourite move."""

from __future__ import annotations

import math
from typing import Any

import torch

from argosy.envs import CudaVectorEnv, VectorEnv
from argosy.training.fleet import fill, sheets
from argosy.training.net import Net, chances


@torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
def against(
    net: Net, game: str, seats: int, count: int, device: str, on_gpu: bool, other: Net | None = None
) -> dict[str, float]:  # fmt: skip
    """The share of games won (a shared victory counts its share) and its 95 % interval; each seat in turn.

    All other seats are played by another network, or by deckhands.
    """
    kind: Any = CudaVectorEnv if on_gpu else VectorEnv
    env = kind(game, count, seats=seats, seed=1 << 60, reward="rank")
    env.reset()
    me = torch.arange(count, device=device) % seats
    won = torch.full((count,), math.nan, device=device)
    rows, mask = sheets(env, on_gpu)
    for _ in range(env.game.rules.longest):
        fill(env, rows, mask)
        acting = torch.as_tensor(env.acting, device=device).long()
        best = chances(net(rows.float())[0], mask).argmax(-1)
        moves = best
        if seats > 1:
            theirs = (
                torch.as_tensor(env.deckhand_moves(), device=device).long()
                if other is None
                else (chances(other(rows.float())[0], mask).argmax(-1))
            )
            moves = torch.where(acting == me, best, theirs)
        short = moves.to(torch.int16)
        env.step(short if on_gpu else short.numpy())
        done = torch.as_tensor(env.done, device=device).bool()
        first = torch.as_tensor(env.rewards, device=device) >= 1.0
        mine = first.gather(1, me[:, None]).squeeze(-1).float() / first.sum(-1).clamp(1)
        won = torch.where(done & won.isnan(), mine, won)
        if not won.isnan().any():
            break
    played = won[~won.isnan()]
    return {"won": played.mean().item(), "error": 1.96 * played.std().item() / math.sqrt(max(1, len(played)))}
