"""Gymnasium: one seat is the agent, bots play the others.

>>> import gymnasium, argosy.envs.single
>>> env = argosy.envs.single.SingleEnv("goa", opponents=["deckhand"])
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].nonzero()[0][0]))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from argosy.bots import bot
from argosy.envs.rewards import check_reward, rewards_of
from argosy.play import Match, new
from argosy.play.match import check_seats, game_of


class SingleEnv(gymnasium.Env[Any, Any]):  # type: ignore[misc]
    """A game against bots. `info["action_mask"]` tells which moves are legal; an illegal one raises an error."""

    metadata = {"render_modes": ["ansi", "svg"]}  # noqa: RUF012

    def __init__(
        self, game: str, opponents: Sequence[str] = ("deckhand",), options: Mapping[str, int | bool] | None = None,
        reward: str = "rank", render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self.game = game_of(game)
        self.opponents = [bot(name, game) for name in opponents]
        self.seats = len(opponents) + 1
        check_seats(self.game, self.seats, None)
        self.options = options
        self.reward = check_reward(reward)
        self.render_mode = render_mode
        self.observation_space = Box(-np.inf, np.inf, (len(self.game.brain.features),), np.float32)
        self.action_space = Discrete(len(self.game.rules.notation))
        self.match: Match | None = None
        self.seat = 0

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game; the agent sits on a random seat."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1, 2**63 - 1))
        self.seat = int(self.np_random.integers(self.seats))
        self.match = new(self.game.name, self.seats, drawn, self.options)
        self._others_move()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The agent's move, then the bots' until it is the agent's turn again."""
        assert self.match is not None
        self.match.push(int(action))
        self._others_move()
        over = self.match.over
        worth = rewards_of(self.match, self.reward)[self.seat] if over else 0.0
        return self._observation(), worth, over, False, self._info()

    def _others_move(self) -> None:
        assert self.match is not None
        while not self.match.over and self.match.to_move != self.seat:
            seat = self.match.to_move
            assert seat is not None
            player = self.opponents[(seat - self.seat) % self.seats - 1]
            self.match.push(int(player.choose(self.match.view(seat))))

    def _observation(self) -> Any:
        assert self.match is not None
        numbers = np.zeros(len(self.game.brain.features), np.float32)
        self.game.brain.kernels.features(self.match.view(self.seat).state, numbers)
        return numbers

    def _info(self) -> dict[str, Any]:
        assert self.match is not None
        mask = np.zeros(len(self.game.rules.notation), np.int8)
        mask[list(self.match.view(self.seat).moves.codes)] = 1
        return {"action_mask": mask, "scores": self.match.scores, "seat": self.seat}

    def render(self) -> Any:
        """The table as text or as a picture."""
        assert self.match is not None
        if self.render_mode == "svg":
            return self.match.svg(self.seat)
        return repr(self.match) if self.render_mode == "ansi" else None
