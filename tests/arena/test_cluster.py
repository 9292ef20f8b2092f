"""A series on Ray: the same games as here, stop and resume, and clear words when there is no Ray."""

from __future__ import annotations

import builtins
import json
import pathlib
from typing import Any

import pytest
from typer.testing import CliRunner

from argosy.arena import cluster
from argosy.arena.cluster import run_on_ray
from argosy.arena.command import app
from argosy.arena.errors import RayMissing
from argosy.arena.series import Outcome, Plan, run

runner = CliRunner()


def test_a_worker_plays_what_is_played_here(toy: str) -> None:
    plan = Plan(toy, ("deckhand", "random"), 2, 6, seed=3, options={"long": 1})
    assert [cluster.play_one(plan, pairing) for pairing in plan.pairings()] == run(plan, cores=1)


def test_without_ray_the_command_says_what_to_install(toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name == "ray":
            raise ImportError(name)
        return known(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(RayMissing):
        cluster.reach("auto")
    done = runner.invoke(app, [toy, "--bots", "deckhand,random", "--games", "2", "--ray", "auto"])
    assert done.exit_code == 2
    assert "argosy[ray]" in done.output


@pytest.mark.slow
def test_a_series_on_ray_is_the_series_played_here(toy: str, tmp_path: pathlib.Path) -> None:
    pytest.importorskip("ray", reason="Ray is an extra: argosy[ray]")
    plan = Plan(toy, ("deckhand", "random"), 2, 12)
    here = run(plan, cores=1)
    told: list[Outcome] = []
    done = {outcome.pairing.key: outcome for outcome in here[:5]}
    assert run_on_ray(plan, cluster.HERE, done, told.append) == here
    assert len(told) == 7  # what was done is not played again

    file = tmp_path / "games.jsonl"
    command = [toy, "--bots", "deckhand,random", "--games", "12", "--ray", "local", "--json", "--keep", str(file)]
    found = json.loads(runner.invoke(app, command).stdout)
    assert found["games"] == 12
    assert len(file.read_text().splitlines()) == 1 + 12
