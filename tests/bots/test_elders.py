"""Bots of earlier releases play in the program of their release, and only where it plays by the same rules."""

from __future__ import annotations

import pathlib
import sys

import pytest

import argosy
from argosy.bots import elders, parse
from argosy.bots.errors import NoRelease, OtherRelease

SOURCES = pathlib.Path(argosy.__file__).parent.parent


@pytest.fixture
def releases(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """A folder with one release: this one, under an old number."""
    monkeypatch.setenv(elders.FOLDER, str(tmp_path))
    elders._told.cache_clear()
    install(tmp_path, "0.0.7", f'[ "$1" = -I ] || exit 3; shift; PYTHONPATH={SOURCES} exec {sys.executable} "$@"')
    return tmp_path


def install(folder: pathlib.Path, release: str, script: str) -> None:
    """What stands in for the program of a release."""
    python = folder / release / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    python.chmod(0o755)


def test_an_elder_decides_as_its_release_does(toy: str, releases: pathlib.Path) -> None:
    match = argosy.new(toy, seats=2, seed=3)
    old = argosy.bot("mate@0.0.7", game=toy, seed=5, strength=0.5)
    now = argosy.bot("mate", game=toy, seed=5, strength=0.5)
    while not match.over:
        assert match.to_move is not None
        view = match.view(match.to_move)
        move = old.choose(view)
        assert move == now.choose(view)
        match.push(move)


def test_a_release_that_is_not_there_is_named(toy: str, releases: pathlib.Path) -> None:
    for release in ("0.0.8", "", "../0.0.7"):
        with pytest.raises(NoRelease, match=elders.FOLDER):
            argosy.bot(f"mate@{release}", game=toy)


def test_a_release_of_other_rules_is_refused(toy: str, releases: pathlib.Path) -> None:
    install(releases, "0.0.5", """echo '{"rules": 0, "kept": "otherwise"}'""")
    install(releases, "0.0.4", "echo what?; exit 1")
    for release in ("0.0.5", "0.0.4"):
        with pytest.raises(OtherRelease, match=f"Argosy {release} plays it by other rules"):
            argosy.bot(f"mate@{release}", game=toy)


def test_elders_are_written_like_other_bots() -> None:
    assert parse("mate@0.2.0:strength=0.5") == ("mate@0.2.0", {"strength": 0.5})
