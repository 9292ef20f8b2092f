"""The vector environment: the same games as one by one, rewards at the end, fresh games after it."""

from __future__ import annotations

import numpy as np
import pytest

import argosy
from argosy.envs import VectorEnv
from argosy.envs.rewards import rewards_of
from argosy.kernel.record import bytes_of
from argosy.play import new


@pytest.mark.parametrize("game", argosy.games())
def test_stepping_many_equals_stepping_one(game: str) -> None:
    env = VectorEnv(game, 3, seed=11)
    env.reset()
    alone = [new(game, env.seats, 11 + i) for i in range(3)]
    for _ in range(60):
        moves = env.random_moves().copy()
        env.step(moves)
        for i, match in enumerate(alone):
            match.push(int(moves[i]))
            if env.done[i]:
                assert match.over
                assert env.rewards[i].tolist() == pytest.approx(rewards_of(match, "rank"))
                alone[i] = new(game, env.seats, int(env.seeds[i]))
            assert bytes_of(env.games[i]) == bytes_of(alone[i].state)
            assert sorted(env.legal[i, : env.counts[i]]) == sorted(alone[i].moves.codes)


@pytest.mark.parametrize("game", argosy.games())
@pytest.mark.parametrize("reward", ["rank", "margin", "score"])
def test_rewards_of_finished_games(game: str, reward: str) -> None:
    env = VectorEnv(game, 2, seed=3, reward=reward)
    env.reset()
    alone = [new(game, env.seats, 3 + i) for i in range(2)]
    while not env.done.any():
        moves = env.random_moves().copy()
        env.step(moves)
        for i, match in enumerate(alone):
            match.push(int(moves[i]))
    ended = int(env.done.argmax())
    assert env.rewards[ended].tolist() == pytest.approx(rewards_of(alone[ended], reward))


@pytest.mark.parametrize("game", argosy.games())
def test_observations_are_the_features_of_the_acting_seat(game: str) -> None:
    env = VectorEnv(game, 2, seed=5, cores=2)
    env.reset()
    for _ in range(20):
        env.step(env.random_moves())
    rows, masks = env.observe(), env.mask()
    for i in range(2):
        seat = int(env.acting[i])
        expected = np.zeros(env.observation_size, np.float32)
        env.game.kernels.features(env.game.view(env.games[i], seat), expected)
        assert (rows[i] == expected).all()
        assert set(masks[i].nonzero()[0]) == set(env.legal[i, : env.counts[i]].tolist())


def test_an_unknown_reward_is_named() -> None:
    with pytest.raises(ValueError, match="rank, margin, score"):
        VectorEnv("goa", 1, reward="glory")
