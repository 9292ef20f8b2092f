"""The PettingZoo adapter passes the library's own tests."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

from pettingzoo.test import api_test, seed_test

import argosy
from argosy.envs import AECGame


@pytest.mark.parametrize("game", argosy.games())
def test_pettingzoo_api(game: str) -> None:
    api_test(AECGame(game), num_cycles=200, verbose_progress=False)


@pytest.mark.parametrize("game", argosy.games())
def test_pettingzoo_seeds(game: str) -> None:
    seed_test(lambda: AECGame(game), num_cycles=30)


@pytest.mark.parametrize("game", argosy.games())
def test_rewards_come_at_the_end_and_only_there(game: str) -> None:
    env = AECGame(game, reward="rank")
    env.reset(seed=5)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(mask.nonzero()[0][0]))
    alone = env.seats == 1  # against the game's own opponent one can lose
    assert max(env.rewards.values()) == 1.0 or (alone and min(env.rewards.values()) == -1.0)
