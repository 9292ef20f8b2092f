"""Games on a GPU are stepped, observed and rewarded exactly as on the CPU."""

from __future__ import annotations

import numpy as np
import pytest

import argosy
from argosy.kernel.cuda import why_not

pytestmark = [pytest.mark.cuda, pytest.mark.skipif(why_not() is not None, reason=str(why_not()))]

GAMES_AT_ONCE = 512
STEPS = 400


@pytest.mark.parametrize("game", argosy.games())
@pytest.mark.parametrize("reward", ["rank", "margin"])
def test_gpu_equals_cpu(game: str, reward: str) -> None:
    from argosy.envs import CudaVectorEnv, VectorEnv

    here = VectorEnv(game, GAMES_AT_ONCE, seed=7, reward=reward, cores=0)
    there = CudaVectorEnv(game, GAMES_AT_ONCE, seed=7, reward=reward)
    here.reset()
    there.reset()
    for number in range(STEPS):
        name = "deckhand_moves" if number % 3 == 0 else "random_moves"
        moves = getattr(here, name)()
        other = getattr(there, name)()
        assert (moves == other.copy_to_host()).all()
        here.step(moves)
        there.step(other)
    assert there.games.copy_to_host().tobytes() == np.asarray(here.games).tobytes()
    assert (there.rewards.copy_to_host() == here.rewards).all()
    assert (there.mask().copy_to_host() == here.mask()).all()
    assert np.allclose(there.observe().copy_to_host(), here.observe(), rtol=1e-6)
