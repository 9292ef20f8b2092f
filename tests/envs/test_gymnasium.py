"""The Gymnasium adapter passes the library's own checks; an episode can be played."""

from __future__ import annotations

import pytest

pytest.importorskip("gymnasium", reason="the extra `envs` is not installed")

from gymnasium.utils.env_checker import check_env

import argosy
from argosy.envs import SingleEnv
from argosy.games import find


class Legal(SingleEnv):
    """The library's checker chooses moves at random; here an illegal choice becomes the first legal one."""

    def step(self, action):
        mask = self._info()["action_mask"]
        return super().step(action if mask[action] else int(mask.nonzero()[0][0]))


def opponents(game: str) -> list[str]:
    return ["random"] * max(1, find(game).rules.seats[0] - 1)


@pytest.mark.parametrize("game", argosy.games())
def test_gymnasium_checker(game: str) -> None:
    check_env(Legal(game, opponents(game)), skip_render_check=True)


@pytest.mark.parametrize("game", argosy.games())
def test_an_episode_ends_with_a_reward(game: str) -> None:
    env = SingleEnv(game, opponents(game), reward="rank")
    _, info = env.reset(seed=3)
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].nonzero()[0][-1]))
    assert -1.0 <= reward <= 1.0
