"""The network that learns: what a seat sees, to preferences for moves and what every seat can expect."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

SEATS = 4  # the most; seats are counted in turn order from the one who looks
REACH = 4.0  # inputs beyond this are cut: a few count things that are seldom many
NEVER = -1e9  # the preference for an illegal move
PANEL = 64  # inputs and move codes are filled up to a multiple of this: matrices of such sizes are multiplied quickest


class Net(nn.Module):  # type: ignore[misc,unused-ignore]  # where PyTorch is not installed
    """Three layers, then preferences for all move codes, and for every seat its prize and its points.

    It computes in the precision of what it is shown: in half on a GPU.
    """

    def __init__(self, inputs: int, codes: int, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.second = nn.Linear(width, width)
        self.third = nn.Linear(width, width)
        self.calm = nn.ModuleList(nn.LayerNorm(width) for _ in range(3))
        self.policy = nn.Linear(width, codes)
        self.prospects = nn.Linear(width, 2 * SEATS)
        nn.init.zeros_(self.policy.weight)  # begin with no opinion: every legal move is as good as the other
        nn.init.zeros_(self.policy.bias)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Preferences for all move codes (legal or not), and the prospects: prizes, then points / 100, a seat each."""
        hidden = rows
        for layer, calm in zip((self.first, self.second, self.third), self.calm, strict=True):
            charged = said(layer, hidden)
            scale, shift = calm.weight.to(charged.dtype), calm.bias.to(charged.dtype)
            hidden = torch.relu_(functional.layer_norm(charged, calm.normalized_shape, scale, shift, calm.eps))
        return said(self.policy, hidden), self.prospects(hidden.float())  # gains are small differences of prospects


def said(layer: nn.Linear, heard: Tensor) -> Tensor:
    """What a layer says in the precision of what it hears."""
    return functional.linear(heard, layer.weight.to(heard.dtype), layer.bias.to(heard.dtype))


def filled_up(count: int) -> int:
    """So many inputs or codes, and unused ones behind them."""
    return -(-count // PANEL) * PANEL


def fitted(weights: dict[str, Tensor], inputs: int, codes: int) -> dict[str, Tensor]:
    """The weights of a network for so many inputs and codes: what was not there when it learned counts nothing."""
    return {
        **{name: weight.float() for name, weight in weights.items()},
        "first.weight": _fit(weights["first.weight"].float(), 1, inputs),
        "policy.weight": _fit(weights["policy.weight"].float(), 0, codes),
        "policy.bias": _fit(weights["policy.bias"].float(), 0, codes),
    }


def _fit(weight: Tensor, side: int, size: int) -> Tensor:
    there = weight.narrow(side, 0, min(size, weight.shape[side]))
    missing = list(weight.shape)
    missing[side] = size - there.shape[side]
    return torch.cat([there, weight.new_zeros(missing)], side)


def chances(preferences: Tensor, mask: Tensor) -> Tensor:
    """Logarithms of the chances of all moves; the illegal ones have none."""
    return torch.where(mask == 0, NEVER, preferences.float()).log_softmax(-1)


class Choice(torch.autograd.Function):  # type: ignore[misc,unused-ignore]
    """The logarithm of a move's chance, and how open the choice was (its entropy), from preferences and a mask.

    There are many move codes, and what their chances come to is read and written more often than anything else when
    PyTorch finds the gradients by itself. Here they are written down: with p the chances and H the entropy that of the
    logarithm for a preference is (1 if the move is made) - p, and that of the entropy -p (log p + H).
    """

    @staticmethod
    def forward(ctx: Any, preferences: Tensor, mask: Tensor, moves: Tensor) -> tuple[Tensor, Tensor]:
        logs = chances(preferences, mask)
        shares = logs.exp()
        entropy = -torch.linalg.vecdot(shares, logs)
        ctx.save_for_backward(logs, shares, entropy, moves)
        ctx.kind = preferences.dtype
        return logs.gather(1, moves[:, None]).squeeze(-1), entropy

    @staticmethod
    def backward(ctx: Any, by_chance: Tensor, by_entropy: Tensor) -> tuple[Tensor, None, None]:
        logs, shares, entropy, moves = ctx.saved_tensors
        slope = torch.addcmul((by_chance + by_entropy * entropy)[:, None], logs, by_entropy[:, None])
        slope.mul_(shares).neg_()
        slope.scatter_add_(1, moves[:, None], by_chance[:, None])
        return slope.to(ctx.kind), None, None


def drawn(logs: Tensor) -> Tensor:
    """A move by its chances: the first to ring of clocks that run as fast as their move is likely."""
    return logs.exp().div_(torch.empty_like(logs).exponential_()).argmax(-1)
