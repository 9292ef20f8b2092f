"""Games on a GPU are stepped, observed and rewarded exactly as on the CPU, and their arrays are shared, not copied."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import argosy
from argosy.kernel.cuda import why_not

pytestmark = [pytest.mark.cuda, pytest.mark.skipif(why_not() is not None, reason=str(why_not()))]

GAMES_AT_ONCE = 512
STEPS = 400
PLAYED = 4096


@pytest.mark.parametrize("game", argosy.games())
def test_gpu_steps_equal_cpu(game: str) -> None:
    from argosy.envs import CudaVectorEnv, VectorEnv

    for reward in ("rank", "margin"):
        here = VectorEnv(game, GAMES_AT_ONCE, seed=7, reward=reward, cores=0)
        there = CudaVectorEnv(game, GAMES_AT_ONCE, seed=7, reward=reward)
        here.reset()
        there.reset()
        for number in range(STEPS):
            name = "deckhand_moves" if number % 3 == 0 else "random_moves"
            moves = getattr(here, name)()
            other = getattr(there, name)()
            unequal = np.flatnonzero(moves != other.copy_to_host())
            assert not len(unequal), f"step {number}, {name}: games {unequal[:5]} of {len(unequal)} differ"
            here.step(moves)
            there.step(other)
        assert there.games.copy_to_host().tobytes() == np.asarray(here.games).tobytes()
        assert (there.rewards.copy_to_host() == here.rewards).all()
        assert (there.mask().copy_to_host() == here.mask()).all()
        assert np.allclose(there.observe().copy_to_host(), here.observe(), rtol=1e-6)


@pytest.mark.parametrize("name", argosy.games())
def test_gpu_playouts_equal_cpu_at_every_player_count(name: str) -> None:
    from argosy.kernel.batch import Batch
    from argosy.kernel.cuda import CudaBatch
    from argosy.play.match import game_of

    game = game_of(name)
    for seats in game.rules.seats:
        here, there = Batch(game, PLAYED, seats, cores=0), CudaBatch(game, PLAYED, seats)
        here.playouts(1)
        for played in (there.playouts_in_pools, there.playouts_in_waves):
            there.clear()
            played(1)
            assert there.fetch().tobytes() == np.asarray(here.games).tobytes(), f"{seats} seats, {played.__name__}"


@pytest.fixture
def env() -> Any:
    from argosy.envs import CudaVectorEnv

    made = CudaVectorEnv("grog_island", 64, seed=1)
    made.reset()
    return made


def test_torch_shares_the_arrays(env: Any) -> None:
    torch = pytest.importorskip("torch")
    rows = env.observe()
    tensor = torch.as_tensor(rows, device="cuda")
    assert tensor.data_ptr() == rows.__cuda_array_interface__["data"][0]
    before = tensor.clone()
    env.step(env.random_moves())
    env.observe()
    torch.cuda.synchronize()
    assert not torch.equal(before, tensor), "the tensor shows the new observation without being asked again"


def test_torch_moves_are_taken_as_they_are(env: Any) -> None:
    torch = pytest.importorskip("torch")
    moves = torch.as_tensor(env.legal, device="cuda")[:, 0].contiguous()
    env.step(moves)
    assert (env.counts.copy_to_host() > 0).all()


def test_jax_shares_the_arrays(env: Any) -> None:
    jax = pytest.importorskip("jax")
    cupy = pytest.importorskip("cupy")
    if not any(device.platform == "gpu" for device in jax.devices()):
        pytest.skip("JAX sees no GPU")
    rows = env.observe()
    array = jax.dlpack.from_dlpack(cupy.asarray(rows))
    assert array.unsafe_buffer_pointer() == rows.__cuda_array_interface__["data"][0]
    assert np.array_equal(np.asarray(array), rows.copy_to_host())
