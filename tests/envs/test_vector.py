"""The vector environment: the same games as one by one, rewards at the end, fresh games after it."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

import argosy
from argosy.envs import VectorEnv
from argosy.envs.rewards import rewards_of
from argosy.kernel.position import bytes_of
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
        env.game.brain.kernels.features(env.game.rules.view(env.games[i], seat), expected)
        assert (rows[i] == expected).all()
        assert set(masks[i].nonzero()[0]) == set(env.legal[i, : env.counts[i]].tolist())


def test_an_unknown_reward_is_named() -> None:
    with pytest.raises(ValueError, match="rank, margin, score"):
        VectorEnv("goa", 1, reward="glory")


def test_the_games_are_the_same_on_any_number_of_cores() -> None:
    alone, together = VectorEnv("goa", 7, seats=3, seed=2), VectorEnv("goa", 7, seats=3, seed=2, cores=3)
    alone.reset()
    together.reset()
    for number in range(50):
        name = "deckhand_moves" if number % 5 == 0 else "random_moves"
        alone.step(getattr(alone, name)())
        together.step(getattr(together, name)())
    assert np.asarray(alone.games).tobytes() == np.asarray(together.games).tobytes()


def test_deckhand_moves_are_what_the_bot_chooses() -> None:
    env = VectorEnv("goa", 2, seats=2, seed=4)
    env.reset()
    deckhand = argosy.bot("deckhand", game="goa", seed=1)
    match = new("goa", 2, 4)
    for _ in range(60):
        moves = env.deckhand_moves().copy()
        assert moves[0] == deckhand.choose(match.view(match.to_move)).code
        env.step(moves)
        match.push(int(moves[0]))


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"game": "chess"}, "goa"), ({"seats": 9}, "2"), ({"options": {"glory": True}}, "bonanza"),
        ({"count": 0}, "at least 1"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(wrong: dict, named: str) -> None:
    with pytest.raises((ValueError, LookupError), match=named):
        VectorEnv(**({"game": "goa", "count": 1, "seats": 2} | wrong))


def test_a_move_for_every_game() -> None:
    env = VectorEnv("goa", 3)
    env.reset()
    with pytest.raises(ValueError, match="3 in all"):
        env.step(np.zeros(2, np.int16))


def test_only_the_rules_are_needed() -> None:
    """A training machine has NumPy and Numba, but not the libraries of the pages, of the words and of the terminal."""
    absent = "fluent", "fluent.runtime", "rich", "typer", "fastapi", "openskill", "sqlalchemy"
    program = (
        f"import sys; sys.modules.update(dict.fromkeys({absent}));"
        "from argosy.envs import VectorEnv; env = VectorEnv('goa', 2); env.reset(); env.step(env.random_moves());"
        "print(env.counts.min() > 0)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "True"


def test_tables_of_different_sizes_can_be_stepped_together() -> None:
    """Each game is the one that it would be among its like; scores stand behind the places of the largest table."""
    many = [2, 4, 3, 2, 4, 3]
    mixed = VectorEnv("grog_island", 6, seats=many, seed=5, reward="place+score")
    alone = [VectorEnv("grog_island", 1, seats=seats, seed=5 + i, reward="place+score") for i, seats in enumerate(many)]
    for env in (mixed, *alone):
        env.reset()
    going = set(range(6))
    for _ in range(2000):
        moves = mixed.random_moves().copy()
        mixed.step(moves)
        for i in sorted(going):
            env, seats = alone[i], many[i]
            env.step(moves[i : i + 1])
            assert mixed.done[i] == env.done[0]
            if not mixed.done[i]:
                assert mixed.games[i].tobytes() == env.games[0].tobytes()
                continue
            going.remove(i)  # the next game of this row has another seed than that of a row alone
            assert mixed.rewards[i, :seats].tolist() == env.rewards[0, :seats].tolist()
            assert mixed.rewards[i, 4 : 4 + seats].tolist() == env.rewards[0, seats:].tolist()
            assert not mixed.rewards[i, seats:4].any()
    assert not going


def test_tables_are_given_for_every_game_or_for_all() -> None:
    with pytest.raises(ValueError, match="seats are given for 2 games, but there are 3"):
        VectorEnv("goa", 3, seats=[2, 3])
    mixed = VectorEnv("maracaibo", 3, seats=[1, 1, 2], options=[{"jean": 0}, {"jean": 4}, {}])
    mixed.reset()
    assert [int(game.difficulty) for game in mixed.games[:2]] == [0, 4]
    assert [int(game.seats) for game in mixed.games] == [1, 1, 2]
