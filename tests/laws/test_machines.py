"""Interpreted, compiled, on one core, on all cores: the same results byte for byte."""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys

import numpy as np
import pytest
from cases import cases_of
from prints import all_prints

from argosy.games import find
from argosy.kernel.batch import Batch
from argosy.kernel.compile import INTERPRETED

HERE = pathlib.Path(__file__).parent
MOST = 400  # positions of each game


@pytest.mark.skipif(INTERPRETED, reason="the rules run interpreted here, so there is nothing to compare with")
def test_interpreted_and_compiled_agree(name: str) -> None:
    """Every position, legal moves, views, re-deals, points and choices of a few games of every case."""
    command = [sys.executable, str(HERE / "prints.py"), name, "1", str(MOST)]
    run = subprocess.run(
        command, env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr[-2000:]
    interpreted = json.loads(run.stdout)
    compiled = all_prints(name, 1, MOST)
    assert interpreted.keys() == compiled.keys()
    for game, lines in compiled.items():
        for number, (ours, theirs) in enumerate(zip(lines, interpreted[game], strict=True)):
            assert ours == theirs, f"{game}: position {number} differs"


def test_one_core_and_all_cores_agree(name: str) -> None:
    """How the work is divided makes no difference."""
    case = cases_of(name)[0]
    count = 4 if INTERPRETED else 200
    ends = []
    for cores in (1, 3):
        batch = Batch(find(name), count, case.seats, [value for _, value in case.options], cores)
        decisions = batch.playouts(5)
        ends.append((decisions, np.asarray(batch.games).tobytes(), batch.lengths.tobytes()))
    assert ends[0] == ends[1]


def test_stepping_and_playouts_agree(name: str) -> None:
    """Stepping move by move leads where the playout leads when it makes the same moves."""
    case = cases_of(name)[-1]
    batch = Batch(find(name), 3, case.seats, [value for _, value in case.options], 2)
    batch.begin(9)
    alone = [case.start(9 + i) for i in range(3)]
    for turn in range(20 if INTERPRETED else 2000):
        if not batch.counts.any():
            break
        moves = np.array([batch.legal[i, (turn * 7 + i) % max(1, batch.counts[i])] for i in range(3)], np.int16)
        for i in range(3):
            if batch.counts[i]:
                case.game.rules.kernels.apply(alone[i], int(moves[i]))
        batch.step(moves)
    assert [np.asarray(s).tobytes() for s in alone] == [np.asarray(batch.games[i]).tobytes() for i in range(3)]
