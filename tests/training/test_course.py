"""Learning itself, in very small: courses that go on where they stopped, and networks that bots can ask."""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed (extra train): nothing can learn here")

from argosy.brains.learned import Learned
from argosy.envs import VectorEnv
from argosy.training.course import Course
from argosy.training.evaluate import against_deckhands
from argosy.training.export import export
from argosy.training.fleet import Fleet
from argosy.training.net import Net
from argosy.training.ppo import present, turned
from argosy.training.settings import BadSettings, Settings

SMALL = Settings(games=24, steps=6, width=16, batch=64, two=0.5, past=0.25, deckhands=0.25, remember=2, imitate=1)
pytestmark = pytest.mark.usefixtures("toy")


def course(folder: pathlib.Path, settings: Settings = SMALL) -> Course:
    """A course of the toy game."""
    return Course("toy", settings, folder, "cpu", False)


def weights(net: Net) -> list[float]:
    """All numbers of a network."""
    return [float(number) for weight in net.parameters() for number in weight.detach().flatten()]


def test_a_course_goes_on_where_it_stopped(tmp_path: pathlib.Path) -> None:
    first = course(tmp_path)
    for _ in range(2):
        first.round()
    first.look(4)
    first.save()
    second = course(tmp_path)
    assert weights(second.net) == weights(first.net)
    assert (second.decisions, second.rounds, second.curve) == (first.decisions, first.rounds, first.curve)
    assert json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))["decisions"] == first.decisions
    second.round()
    assert second.decisions == first.decisions // 2 * 3
    assert weights(second.net) != weights(first.net)


def test_going_on_repeats_itself(tmp_path: pathlib.Path) -> None:
    """From the same checkpoint, with the same seed, the same is learned."""
    begun = course(tmp_path)
    begun.round()
    begun.save()
    ends = []
    for _ in range(2):
        again = course(tmp_path)
        again.round()
        ends.append(weights(again.net))
    assert ends[0] == ends[1]


def test_a_checkpoint_of_something_else_is_refused(tmp_path: pathlib.Path) -> None:
    course(tmp_path).save()
    with pytest.raises(BadSettings, match=r"width 16.*choose another folder"):
        course(tmp_path, Settings(games=24, steps=6, width=8, batch=64))


def test_bots_are_told_the_same_as_the_learner(tmp_path: pathlib.Path) -> None:
    """What is exported says, asked with NumPy, what the network says that learned."""
    learner = course(tmp_path)
    for _ in range(2):
        learner.round()
    with torch.no_grad():
        learner.net.policy.weight.normal_(generator=torch.manual_seed(3))  # opinions to tell
    learner.save()
    said = export(tmp_path / "net.pt", tmp_path / "learned.npz")
    assert "toy" in said
    read = Learned(tmp_path / "learned.npz")
    env = VectorEnv("toy", 8, seats=3, seed=2)
    env.reset()
    for _ in range(5):
        env.step(env.random_moves())
    rows = env.observe().copy()
    rows[0, 0] = 99.0  # beyond what is listened to
    hidden = read.hidden(rows)
    with torch.no_grad():
        preferences, prospects = learner.net(torch.as_tensor(rows))
    # weights are kept in half precision: eleven bits
    assert read.likings(hidden) == pytest.approx(preferences.numpy(), abs=2e-2 * float(preferences.abs().max()))
    assert read.prizes(hidden) == pytest.approx(prospects.numpy()[:, :4], abs=2e-2)
    assert read.points(hidden) / 100 == pytest.approx(prospects.numpy()[:, 4:], abs=2e-2)
    assert read.card["decisions"] == learner.decisions


def test_it_first_does_as_deckhands_do_and_then_better(tmp_path: pathlib.Path) -> None:
    settings = Settings(games=96, steps=16, width=32, batch=512, rate=3e-3, deckhands=0.3, imitate=12)
    learner = course(tmp_path, settings)
    told = [learner.round() for _ in range(settings.imitate)]
    assert told[-1]["imitation"] < told[0]["imitation"] / 2
    alike = against_deckhands(learner.net, "toy", 2, 300, "cpu", False)
    assert abs(alike["won"] - 0.5) < 0.15
    for _ in range(12):
        learner.round()
    better = against_deckhands(learner.net, "toy", 2, 300, "cpu", False)
    assert better["won"] - better["error"] > alike["won"] + alike["error"]


def test_seats_are_turned_to_the_table_and_back() -> None:
    acting, seats = torch.tensor([2, 0, 1]), torch.tensor([3, 2, 4])
    seen = torch.arange(24.0).reshape(3, 8)
    there = seen.gather(1, turned(acting, seats))
    assert torch.equal(there.gather(1, turned(acting, seats, back=True)), seen)
    assert there[0].tolist() == [1, 2, 0, 3, 5, 6, 4, 7]  # who looks is seat 2: the next in turn order is seat 0
    assert present(seats)[1].tolist() == [1, 1, 0, 0, 1, 1, 0, 0]


TOGETHER = """
import json, os, pathlib, sys
import torch
from argosy.training.course import Course
from argosy.training.settings import Settings

torch.distributed.init_process_group("gloo")
folder = pathlib.Path(sys.argv[1])
settings = Settings(games=24, steps=4, width=8, batch=20, past=0.25, deckhands=0.25, imitate=1)
course = Course("toy", settings, folder, "cpu", False)
begun = course.fleet.groups[0].env.seeds.tolist()
course.run(0.5 if course.rank == 0 else 0.0, 100.0, 2)  # the clocks differ
weights = [float(number) for weight in course.net.parameters() for number in weight.detach().flatten()]
told = {"weights": weights, "rounds": course.rounds, "decisions": course.decisions, "games": begun}
(folder / f"{course.rank}.json").write_text(json.dumps(told))
torch.distributed.destroy_process_group()
"""


def test_two_processes_learn_one_network(tmp_path: pathlib.Path) -> None:
    """By torchrun, each with games of its own: both stop after the same round with the same weights."""
    (tmp_path / "together.py").write_text(TOGETHER, encoding="utf-8")
    runner = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc-per-node", "2"]
    done = subprocess.run(
        [*runner, str(tmp_path / "together.py"), str(tmp_path)],
        capture_output=True, text=True, timeout=240, env={**os.environ, "OMP_NUM_THREADS": "1"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    one, other = (json.loads((tmp_path / f"{rank}.json").read_text(encoding="utf-8")) for rank in (0, 1))
    assert one["games"] != other["games"]
    assert one["rounds"] == other["rounds"] >= 1
    assert one["weights"] == pytest.approx(other["weights"], rel=1e-6)
    alone = Fleet("toy", Settings(games=24, past=0.25, deckhands=0.25), "cpu", False, 1).count
    assert one["decisions"] == one["rounds"] * 2 * 4 * alone
