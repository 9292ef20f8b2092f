"""The example client plays a whole game through the JSON API of a real server."""

from __future__ import annotations

import pathlib
import subprocess
import sys

from .conftest import Server

CLIENT = pathlib.Path(__file__).parents[2] / "examples" / "table_client.py"


def test_the_example_client_plays_a_game_to_its_end(server: Server) -> None:
    command = [sys.executable, str(CLIENT), "goa", "--bots", "deckhand", "--server", server.url]
    played = subprocess.run(command, capture_output=True, text=True, timeout=900, check=False)
    assert played.returncode == 0, played.stderr
    assert "1. " in played.stdout and "2. " in played.stdout
