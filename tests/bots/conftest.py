"""The toy game of these tests has admirals: a network that nobody trained likes and expects something, too."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Iterator

import numpy as np
import pytest

from argosy.brains import learned
from argosy.play.match import game_of

WIDTH = 128


@pytest.fixture
def toy(toy: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The toy game, learned."""
    path = tmp_path / learned.FILE
    write_net(path, toy)
    usual = learned.path_of
    monkeypatch.setattr(learned, "path_of", lambda game: path if game == toy else usual(game))
    learned.learned.cache_clear()
    yield toy
    learned.learned.cache_clear()


def write_net(path: pathlib.Path, name: str) -> None:
    """A file as `argosy.training` writes it, with weights by lot."""
    game = game_of(name)
    lots = np.random.default_rng(5)
    sizes = {
        "first": (len(game.brain.features), WIDTH), "second": (WIDTH, WIDTH), "third": (WIDTH, WIDTH),
        "policy": (WIDTH, len(game.rules.notation)), "prospects": (WIDTH, 2 * learned.SEATS),
    }  # fmt: skip
    arrays = {layer: lots.normal(size=size).astype(np.float16) for layer, size in sizes.items()}
    arrays |= {f"{layer}_bias": lots.normal(size=size[1]).astype(np.float32) for layer, size in sizes.items()}
    arrays |= {f"calm{n}": lots.normal(1.0, 0.1, size=(2, WIDTH)).astype(np.float32) for n in range(3)}
    card = {"game": name, "rules": game.rules.version, "decisions": 0, "seconds": 0.0, "curve": [], "settings": {}}
    np.savez(path, card=np.array(json.dumps(card)), **arrays)  # type: ignore[arg-type]
