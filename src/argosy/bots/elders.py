"""Bots of earlier releases, as fixed opponents: `mate@0.2.0` is the mate that Argosy 0.2.0 shipped.

A bot is more than its weights: the search, the judgement, the rule of thumb and the dice all make its moves. So an old
one is played by its own program. `ARGOSY_RELEASES` names a folder of virtual environments, one a release; the bot runs
in the one of its release, is sent views and answers with moves (see `apart`). Where that release plays by other rules,
or keeps a position otherwise, it is refused: its moves would mean something else.
"""

from __future__ import annotations

import functools
import json
import os
import pathlib
import subprocess
from typing import Any

from argosy.bots.apart import STANDING, Apart, standing
from argosy.bots.errors import NoRelease, OtherRelease
from argosy.kernel.game import Game

FOLDER = "ARGOSY_RELEASES"
PATIENCE = 300.0  # seconds until a release says what it plays


class Elder(Apart):
    """A bot of an earlier release; `text` is as on the command line: ``mate@0.2.0:strength=0.5``."""

    name = "elder"

    def __init__(self, game: Game, text: str, seed: int | None = None) -> None:
        name, *settings = text.split(":")
        kind, _, release = name.partition("@")
        python = python_of(release)
        if _told(python, game.name) != standing(game):
            raise OtherRelease(bot=text, game=game.title, release=release)
        super().__init__(game, ":".join([kind, *settings]), seed, python)


def python_of(release: str) -> str:
    """The program of a release."""
    folder = os.environ.get(FOLDER, "")
    python = pathlib.Path(folder, release, "bin", "python")
    if not folder or not release or os.sep in release or not python.is_file():
        raise NoRelease(release=release, folder=folder or FOLDER, variable=FOLDER)
    return str(python)


@functools.cache
def _told(python: str, game: str) -> dict[str, Any] | None:
    """What a release says of its rules; None if it cannot say."""
    asked = [python, "-I", "-m", "argosy.bots.apart", game, STANDING]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=PATIENCE, check=False)
    try:
        found: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        return None
    return found
