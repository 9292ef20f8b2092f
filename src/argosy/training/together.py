"""Several processes that learn one network (torchrun): what they must agree on. One alone agrees with itself."""

from __future__ import annotations

import torch
from torch import Tensor, nn


def together() -> bool:
    """Whether there are others."""
    return bool(torch.distributed.is_available() and torch.distributed.is_initialized())


def same_weights(net: nn.Module) -> None:
    """Everybody begins with the weights of the first."""
    if together():
        for weight in net.state_dict().values():
            torch.distributed.broadcast(weight, 0)


def share_gradients(net: nn.Module) -> None:
    """Everybody learns from the mean of all gradients."""
    if not together():
        return
    for weight in net.parameters():
        if weight.grad is not None:
            torch.distributed.all_reduce(weight.grad)
            weight.grad /= torch.distributed.get_world_size()


def as_the_first_says(go_on: bool, device: str) -> bool:
    """Clocks differ, but all stop after the same round."""
    if not together():
        return go_on
    said: Tensor = torch.tensor([int(go_on)], device=device)
    torch.distributed.broadcast(said, 0)
    return bool(said.item())
