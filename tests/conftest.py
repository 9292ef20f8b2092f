"""What all tests share."""

from __future__ import annotations

import os
import pathlib

import pytest
from hypothesis import settings

settings.register_profile("argosy", deadline=None)  # the first example may have to compile a rule
settings.load_profile("argosy")

TOY_GAMES = pathlib.Path(__file__).parent / "toy" / "games"


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of the toy game, which is there while the test runs."""
    further = [os.environ.get("ARGOSY_GAMES", ""), str(TOY_GAMES)]
    monkeypatch.setenv("ARGOSY_GAMES", os.pathsep.join(folder for folder in further if folder))
    return "toy"


SLOW_SECONDS = 1800  # what a slow test may take; the others have `timeout` of pyproject.toml


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A slow test gets more time before it counts as hanging."""
    for item in items:
        if item.get_closest_marker("slow") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SLOW_SECONDS))
