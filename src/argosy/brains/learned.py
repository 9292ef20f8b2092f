"""What a game's admirals have learned: a network of three layers, asked with NumPy.

The file `brain/learned.npz` of a game holds the weights in half precision and a card that says where they come from
(`argosy.training` writes it). Seats are counted in turn order from the one who looks.
"""

from __future__ import annotations

import functools
import json
import pathlib
from typing import Any

import numpy as np
import numpy.typing as npt

from argosy.kernel.compile import home

FILE = "learned.npz"
SEATS = 4  # the most
REACH = 4.0  # inputs beyond this are cut
LAYERS = ("first", "second", "third")

Rows = npt.NDArray[np.float32]


class Learned:
    """Weights in memory; `answer` may be asked by several threads at once."""

    def __init__(self, path: pathlib.Path) -> None:
        with np.load(path) as file:
            self.card: dict[str, Any] = json.loads(str(file["card"]))
            self.layers = [(_wide(file[name]), _wide(file[f"{name}_bias"])) for name in LAYERS]
            self.calm = [_wide(file[f"calm{number}"]) for number in range(len(LAYERS))]
            self.policy, self.policy_bias = _wide(file["policy"]), _wide(file["policy_bias"])
            self.prospects, self.prospects_bias = _wide(file["prospects"]), _wide(file["prospects_bias"])

    def hidden(self, rows: Rows) -> Rows:
        """What the last layer of neurons says."""
        found: Rows = np.clip(rows, -REACH, REACH)
        for (weights, bias), calm in zip(self.layers, self.calm, strict=True):
            found = found @ weights + bias
            found -= found.mean(1, keepdims=True)
            found /= np.sqrt(np.square(found).mean(1, keepdims=True) + 1e-5)
            found = np.maximum(found * calm[0] + calm[1], 0)
        return found

    def likings(self, hidden: Rows) -> Rows:
        """How much each move code is liked, legal or not."""
        found: Rows = hidden @ self.policy + self.policy_bias
        return found

    def prizes(self, hidden: Rows) -> Rows:
        """The prize that every seat can expect (see `prizes.place`)."""
        found: Rows = (hidden @ self.prospects[:, :SEATS]) + self.prospects_bias[:SEATS]
        return found

    def points(self, hidden: Rows) -> Rows:
        """The points that every seat can expect."""
        found: Rows = 100.0 * ((hidden @ self.prospects[:, SEATS:]) + self.prospects_bias[SEATS:])
        return found


def _wide(array: Any) -> Rows:
    return np.ascontiguousarray(array, np.float32)


def path_of(game: str) -> pathlib.Path:
    """Where a game keeps what its admirals have learned."""
    return home(game) / "brain" / FILE


def has_learned(game: str) -> bool:
    """Whether a game has admirals."""
    return path_of(game).is_file()


@functools.cache
def learned(game: str) -> Learned:
    """What the admirals of a game have learned, read once in a process."""
    return Learned(path_of(game))
