"""PettingZoo: a game as an agent-environment cycle with action masks.

>>> from argosy.envs import AECGame
>>> env = AECGame("goa", seats=2)
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(int(observation["action_mask"].nonzero()[0][0]))
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from argosy.envs.rewards import check_reward, rewards_of
from argosy.play import Match, new
from argosy.play.match import check_seats, game_of


class AECGame(AECEnv):  # type: ignore[misc]
    """One game for several agents. Agents are called seat_0, seat_1 …; actions are the game's move codes."""

    metadata = {"name": "argosy_v0", "render_modes": ["ansi", "svg"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, int | bool] | None = None,
        reward: str = "rank", render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.game = game_of(game)
        self.seats = self.game.rules.seats[0] if seats is None else seats
        check_seats(self.game, self.seats, None)
        self.options = options
        self.reward = check_reward(reward)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._random, _ = seeding.np_random(None)
        self.match: Match | None = None

    @functools.cache  # noqa: B019 - the library demands the same object every time
    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """The numbers of `game.brain.features`, and the mask of legal moves."""
        size = len(self.game.brain.features)
        return Dict({
            "observation": Box(-np.inf, np.inf, (size,), np.float32),
            "action_mask": MultiBinary(len(self.game.rules.notation)),
        })  # fmt: skip

    @functools.cache  # noqa: B019 - as above
    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """The move codes."""
        return Discrete(len(self.game.rules.notation))

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        drawn = int(self._random.integers(1, 2**63 - 1))
        self.match = new(self.game.name, self.seats, drawn, self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do if it is its turn."""
        assert self.match is not None
        seat = self.possible_agents.index(agent)
        view = self.match.view(seat)
        numbers = np.zeros(len(self.game.brain.features), np.float32)
        self.game.brain.kernels.features(view.state, numbers)
        mask = np.zeros(len(self.game.rules.notation), np.int8)
        mask[list(view.moves.codes)] = 1
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make a move; an illegal one raises what would be legal (TerminateIllegalWrapper turns that into a loss)."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert self.match is not None and action is not None
        self._cumulative_rewards[self.agent_selection] = 0
        self.match.push(int(action))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.match.over:
            for seat, value in enumerate(rewards_of(self.match, self.reward)):
                self.rewards[self.possible_agents[seat]] = value
            self.terminations = dict.fromkeys(self.agents, True)
        self._choose_agent()
        self._accumulate_rewards()

    def _choose_agent(self) -> None:
        assert self.match is not None
        seat = self.match.to_move
        self.agent_selection = self.possible_agents[seat] if seat is not None else self.agents[0]

    def render(self) -> str | None:
        """The table as text or as a picture."""
        assert self.match is not None
        if self.render_mode == "svg":
            return self.match.svg()
        return repr(self.match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
