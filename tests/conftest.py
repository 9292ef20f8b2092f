"""What all tests share."""

from __future__ import annotations

import os
import pathlib
import re

import pytest
from hypothesis import settings

settings.register_profile("argosy", deadline=None)  # the first example may have to compile a rule
settings.load_profile("argosy")

HERE = pathlib.Path(__file__).parent
TOY_GAMES = HERE / "toy" / "games"
GAMES = (HERE.parent / "src" / "argosy" / "games", TOY_GAMES)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of the toy game, which is there while the test runs."""
    further = [os.environ.get("ARGOSY_GAMES", ""), str(TOY_GAMES)]
    monkeypatch.setenv("ARGOSY_GAMES", os.pathsep.join(folder for folder in further if folder))
    return "toy"


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--game goa`: of the tests that are there for every game only those of this one."""
    parser.addoption("--game", help="of what is tested for every game, only this one")


SLOW_SECONDS = 1800  # what a slow test may take; the others have `timeout` of pyproject.toml


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A slow test gets more time before it counts as hanging; `--game` leaves other games out."""
    wanted = config.getoption("--game")
    if wanted:
        others = {game.name for folder in GAMES for game in folder.iterdir() if (game / "rules").is_dir()} - {wanted}
        items[:] = [item for item in items if not speaks_of(item, others)]
    for item in items:
        if item.get_closest_marker("slow") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SLOW_SECONDS))


def speaks_of(item: pytest.Item, games: set[str]) -> bool:
    """Whether a test is about one of these games, by its parameters."""
    chosen = getattr(item, "callspec", None)
    return chosen is not None and any(
        word in games for word in re.split(r"[-\[\]/.]", chosen.id.replace("grog_island_", "grog_island-"))
    )
