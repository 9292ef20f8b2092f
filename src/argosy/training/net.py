"""The network that learns: what a seat sees, to preferences for moves and what every seat can expect."""

from __future__ import annotations

import torch
from torch import Tensor, nn

SEATS = 4  # the most; seats are counted in turn order from the one who looks
REACH = 4.0  # inputs beyond this are cut: a few count things that are seldom many
NEVER = -1e9  # the preference for an illegal move


class Net(nn.Module):  # type: ignore[misc,unused-ignore]  # where PyTorch is not installed
    """Three layers, then preferences for all move codes, and for every seat its prize and its points."""

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
        hidden = rows.clamp(-REACH, REACH)
        for layer, calm in zip((self.first, self.second, self.third), self.calm, strict=True):
            hidden = torch.relu(calm(layer(hidden)))
        with torch.autocast(hidden.device.type, enabled=False):  # gains are small differences of these
            prospects = self.prospects(hidden.float())
        return self.policy(hidden), prospects


def chances(preferences: Tensor, mask: Tensor) -> Tensor:
    """Logarithms of the chances of all moves; the illegal ones have none."""
    return preferences.float().masked_fill(mask == 0, NEVER).log_softmax(-1)
