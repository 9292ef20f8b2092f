"""A game is played at once, and goes on compiled when another process has compiled it."""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys
import time

import pytest

from argosy.games import find
from argosy.kernel.content import INTERPRETED
from argosy.preparing import Foreman

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled here")

TOY_GAMES = pathlib.Path(__file__).parent.parent / "toy" / "games"

PLAYED = """
import json, sys, time
import argosy
from argosy.kernel.compile import RULES
from argosy.kernel.plain import is_interpreted
from argosy.games import find
from argosy.preparing import Foreman

came = []
foreman = Foreman([find("toy")], on_ready=came.append)
foreman.start()
said = {"before": foreman.standing("toy").ready, "interpreted": is_interpreted("toy")}
match = argosy.new("toy", 3, seed=4)
bots = [argosy.bot("deckhand", game="toy", seed=seat) for seat in range(3)]
for _ in range(4):
    match.push(bots[match.to_move].choose(match.view(match.to_move)))
said["compiled_at_first"] = sum(bool(rule.overloads) for rules in RULES.values() for rule in rules)
said["came"] = foreman.wait("toy", 250)
said["after"] = is_interpreted("toy")
while not match.over:
    match.push(bots[match.to_move].choose(match.view(match.to_move)))
said["compiled_at_last"] = sum(bool(rule.overloads) for rules in RULES.values() for rule in rules)
said["told"], said["scores"] = came, match.scores
print(json.dumps(said))
"""


def python(code: str, cache: pathlib.Path, **more: str) -> dict[str, object]:
    """What a fresh process says, with a cache of its own."""
    environment = os.environ | {"ARGOSY_GAMES": str(TOY_GAMES), "ARGOSY_CACHE": str(cache)} | more
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    found: dict[str, object] = json.loads(run.stdout.splitlines()[-1])
    return found


def test_a_game_is_played_at_once_and_goes_on_compiled(tmp_path: pathlib.Path) -> None:
    first = python(PLAYED, tmp_path)
    assert first["before"] is False and first["interpreted"] is True and first["compiled_at_first"] == 0
    assert first["came"] is True and first["after"] is False and first["told"] == ["toy"]
    assert first["compiled_at_last"]
    again = python(PLAYED, tmp_path)
    assert again["before"] is True and again["interpreted"] is False  # what was compiled is there from the start
    assert again["scores"] == first["scores"]


def test_a_game_that_cannot_be_compiled_stays_interpreted_and_says_why(
    toy: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARGOSY_CACHE", str(tmp_path))
    monkeypatch.setattr(sys, "executable", "/bin/false")
    foreman = Foreman([find(toy)])
    foreman.start()
    try:
        assert foreman.wait(toy, 30) is False
        assert "code 1" in foreman.standing(toy).trouble
    finally:
        foreman.stop()
        from argosy.kernel.plain import run_compiled

        run_compiled(toy)


def test_what_somebody_opens_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [find(name) for name in ("goa", "amerigo", "maracaibo")]
    foreman = Foreman(games, cores=1, loads=False)
    begun: list[str] = []
    monkeypatch.setattr("argosy.preparing.foreman.is_ready", lambda game, parts: False)
    monkeypatch.setattr(foreman, "_prepare", begun.append)
    monkeypatch.setattr(foreman, "_work", lambda: None)
    foreman.start()
    assert not foreman.standing("goa").ready and foreman.standing("another").ready
    foreman.want("goa")
    foreman.want("goa")
    for _ in range(200):
        time.sleep(0.01)
        if begun:
            break
    assert foreman._waiting[0] == "goa" and begun == ["goa"]
