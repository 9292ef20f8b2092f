"""The settings of a course of learning: read, changed, refused with a sentence. They need no PyTorch."""

from __future__ import annotations

import pathlib
import subprocess
import sys

import pytest

from argosy.training.settings import BadSettings, Settings, as_toml, read


def test_a_file_and_what_is_given_beside_it(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "course.toml"
    file.write_text("games = 64\nrate = 1\n", encoding="utf-8")
    found = read(file, games=128, seed=None)
    assert (found.games, found.rate, found.seed) == (128, 1.0, Settings().seed)
    assert isinstance(found.rate, float)


def test_settings_can_be_written_and_read_again(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "course.toml"
    asked = Settings(games=12, width=24, entropy=0.5, imitate=3)
    file.write_text(as_toml(asked), encoding="utf-8")
    assert read(file) == asked


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("gamse = 3", "no setting 'gamse'; there are games"),
        ("games = 'many'", "games must be a number"),
        ("games = true", "games must be a number"),
        ("games = 0", "games must be at least 1, not 0"),
        ("past = 1.5", "past is a share between 0 and 1"),
        ("league = -0.1", "league is a share between 0 and 1"),
        ("two = 0.7\nalone = 0.5", "two and alone together are at most 1"),
        ("sink = -1", "sink must be at least 0"),
        ("games", "cannot be read"),
    ],
)
def test_what_cannot_be_used_is_named(tmp_path: pathlib.Path, text: str, said: str) -> None:
    file = tmp_path / "course.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadSettings, match=said):
        read(file)


def test_shares_that_leave_nothing_to_play_against_oneself_are_refused() -> None:
    with pytest.raises(BadSettings, match="past, league and deckhands together"):
        Settings(past=0.7, deckhands=0.5)


def test_without_pytorch_the_command_says_what_to_install(tmp_path: pathlib.Path) -> None:
    blocked = "import sys; sys.modules['torch'] = None; sys.argv = ['x', 'learn', 'goa']\n"
    code = blocked + "from argosy.training.__main__ import main; sys.exit(main())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 2
    assert "pip install 'argosy[train]'" in done.stderr
    assert not list(tmp_path.iterdir())
