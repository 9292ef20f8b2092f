"""OpenSpiel: the games as Python games of `pyspiel`, for its algorithms.

>>> import pyspiel, argosy.envs.openspiel
>>> game = pyspiel.load_game("argosy_goa(players=2)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)

The first node is chance: it chooses the seed (an outcome a seed, `seeds` of them). After it the true state is
deterministic, so a planner that clones states would see the future; planners for hidden information must use
`resample_from_infostate`, which re-deals everything that a player cannot see and draws fresh chance.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from argosy.envs.rewards import rewards_of
from argosy.games import find
from argosy.games import names as game_names
from argosy.kernel.chance import bits
from argosy.kernel.position import copy_of
from argosy.play import Match, new

SEEDS = 4096
PURPOSE = 0x0593  # the purpose of chance by which an outcome becomes a seed


class ArgosyState(pyspiel.State):  # type: ignore[misc]
    """A state of one of our games."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._game = game
        self._match: Match | None = None

    # whose turn, and what can be done

    def current_player(self) -> int:
        """The seat to move, chance before the seed is chosen, terminal at the end."""
        if self._match is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self._match.to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed is equally likely."""
        return [(outcome, 1.0 / self._game.seeds) for outcome in range(self._game.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self._match is not None
        return sorted(self._match.moves.codes)

    def _apply_action(self, action: int) -> None:
        if self._match is None:
            seed = int(bits(np.uint64(self._game.first_seed), PURPOSE, action, 0))
            self._match = new(self._game.argosy.name, self._game.num_players(), seed)
        else:
            self._match.push(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return str(self._game.argosy.rules.notation[action])

    # the end

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._match is not None and self._match.over

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the last, nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self._game.num_players()
        assert self._match is not None
        return rewards_of(self._match, self._game.reward)

    # what a player knows

    def information_state_string(self, player: int | None = None) -> str:
        """What a player with perfect memory knows, as text."""
        if self._match is None:
            return "before the seed"
        return self._match.view(self.current_player() if player is None else player).text()

    def observation_string(self, player: int | None = None) -> str:
        """The same: our views remember."""
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> ArgosyState:
        """Another state that this player cannot tell from this one, with fresh chance."""
        assert self._match is not None
        seed = int(sampler() * 2**53) + 1
        dealt = self._match.view(player).state
        self._game.argosy.rules.kernels.redeal(dealt, np.uint64(seed))
        other: ArgosyState = self.clone()
        other._match = Match(self._game.argosy, dealt, self._match.options, placed=True)
        return other

    def __str__(self) -> str:
        if self._match is None:
            return "before the seed"
        return self._match.text()

    @property
    def position(self) -> Any:
        """The record of the position (a copy)."""
        assert self._match is not None
        return copy_of(self._match.state)


class Observer:
    """Named observation tensors: one flat vector under the name of every feature group."""

    def __init__(self, game: Any) -> None:
        self.game = game
        names = game.argosy.brain.features
        self.tensor = np.zeros(len(names), np.float32)
        self.names = list(names)
        self.dict = {"features": self.tensor}

    def set_from(self, state: ArgosyState, player: int) -> None:
        """Fill the tensors with what a player sees."""
        self.tensor.fill(0)
        if state._match is not None:
            self.game.argosy.brain.kernels.features(state._match.view(player).state, self.tensor)

    def string_from(self, state: ArgosyState, player: int) -> str:
        """The same as text."""
        return state.information_state_string(player)


def make_game(name: str) -> type[Any]:
    """The class of one game, and its registration with OpenSpiel."""
    argosy = find(name)
    kind = pyspiel.GameType(
        short_name=f"argosy_{name}",
        long_name=argosy.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=argosy.rules.seats[-1],
        min_num_players=argosy.rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": argosy.rules.seats[0], "seeds": SEEDS, "first_seed": 1},
    )

    class ArgosyGame(pyspiel.Game):  # type: ignore[misc]
        """One of our games as a game of OpenSpiel."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            params = params or {}
            self.argosy = argosy
            self.reward = "rank"
            self.seeds = int(params.get("seeds", SEEDS))
            self.first_seed = int(params.get("first_seed", 1))
            players = int(params.get("players", argosy.rules.seats[0]))
            info = pyspiel.GameInfo(
                num_distinct_actions=len(argosy.rules.notation),
                max_chance_outcomes=self.seeds,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=argosy.rules.longest,
            )
            super().__init__(kind, info, params)

        def __deepcopy__(self, memo: Any) -> Any:
            return self  # states share their game

        def new_initial_state(self) -> ArgosyState:
            """Before the seed is chosen."""
            return ArgosyState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            """Observations as named tensors."""
            return Observer(self)

        def observation_tensor_shape(self) -> list[int]:
            """The number of features."""
            return [len(argosy.brain.features)]

    pyspiel.register_game(kind, ArgosyGame)
    return ArgosyGame


GAMES = {name: make_game(name) for name in game_names()}
