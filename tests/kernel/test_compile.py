"""The compile cache notices every change that could matter, and nothing else; bind makes one module a game."""

from __future__ import annotations

import pathlib
import shutil

import pytest

from argosy.games import find
from argosy.kernel import compile as compiling
from argosy.kernel import loops
from argosy.kernel.bind import bind
from argosy.kernel.compile import INTERPRETED, fingerprint, owner
from argosy.kernel.warm import is_ready, warm

TOY = pathlib.Path(__file__).parent.parent / "toy" / "games" / "toy"


@pytest.fixture
def copy(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """A copy of the toy that may be changed."""
    shutil.copytree(TOY, tmp_path / "copied", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setenv("ARGOSY_GAMES", str(tmp_path))
    monkeypatch.setenv("ARGOSY_COMPONENTS", str(tmp_path / "config"))
    return tmp_path / "copied"


@pytest.mark.parametrize("file", ["rules.py", "state.py", "components/cards.toml", "contract.py"])
def test_a_change_of_rules_or_rows_needs_new_code(copy: pathlib.Path, file: str) -> None:
    before = fingerprint("copied")
    with (copy / file).open("a", encoding="utf-8") as text:
        text.write("\n# changed\n")
    assert fingerprint("copied") != before


@pytest.mark.parametrize("file", ["words/en.ftl", "__init__.py", "board.py"])
def test_a_change_of_words_or_pictures_does_not(copy: pathlib.Path, file: str) -> None:
    before = fingerprint("copied")
    with (copy / file).open("a", encoding="utf-8") as text:
        text.write("\n# changed\n")
    assert fingerprint("copied") == before


def test_an_owners_row_needs_new_code(copy: pathlib.Path, tmp_path: pathlib.Path) -> None:
    before = fingerprint("copied")
    folder = tmp_path / "config" / "components" / "copied"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text('[[crate]]\nid = "silk"\nworth = 5\n')
    assert fingerprint("copied") != before


def test_modules_know_their_game() -> None:
    assert owner("argosy.games.goa.rules.setup") == "goa"
    assert owner("argosy.bound.goa.loops_12345678") == "goa"
    assert owner("argosy.kernel.chance") == "kernel"


def test_a_template_is_bound_once_for_each_game(toy: str) -> None:
    game = find(toy)
    bound = bind(loops, toy)
    assert bind(loops, toy) is bound is game.rules.loops
    assert bound.legal is game.rules.contract.legal
    assert bound.__name__.startswith("argosy.bound.toy.loops_")


def test_only_templates_are_bound() -> None:
    with pytest.raises(ValueError, match="no template"):
        bind(compiling, "toy")


@pytest.mark.skipif(INTERPRETED, reason="interpreted rules are not compiled")
def test_warming_makes_ready(toy: str) -> None:
    told: list[tuple[int, int, str]] = []
    warm(find(toy), lambda done, total, name: told.append((done, total, name)))
    assert is_ready(find(toy))
    assert all(0 <= done <= total for done, total, _ in told)
