"""A wheel is built, installed into an empty environment, and played from: nothing that a game needs is left behind."""

from __future__ import annotations

import os
import pathlib
import shutil
import site
import subprocess
import sys
import sysconfig
import zipfile

import pytest

import argosy

ROOT = pathlib.Path(__file__).parents[2]
BUILT_FROM = ("pyproject.toml", "README.md", "LICENSE", "src")

GAME = """
import argosy, pathlib, sys
assert pathlib.Path(argosy.__file__).is_relative_to(sys.prefix), argosy.__file__
match = argosy.new("goa", seats=2, seed=5)
bots = [argosy.bot("deckhand", game="goa", seed=seat) for seat in range(2)]
while not match.over:
    match.push(bots[match.to_move].choose(match.view(match.to_move)))
for lang in ("en", "de", "nl"):
    assert match.log(0, lang) and match.svg(0, lang).startswith("<svg")
assert argosy.load(match.record()) == match
print(sorted(match.ranks))
"""

PAGES = """
from fastapi.testclient import TestClient
from argosy.table.app import Settings, make_app
with TestClient(make_app(Settings(database="sqlite:///tables.sqlite3"))) as client:
    for page in ("/", "/api/health"):
        assert client.get(page).status_code == 200, page
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """Built from a copy, so that nothing that lies about in the checkout gets in."""
    folder = tmp_path_factory.mktemp("wheel")
    for name in BUILT_FROM:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            shutil.copy(ROOT / name, folder / name)
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    built = subprocess.run([*pip, "--wheel-dir", "out", "."], cwd=folder, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr[-3000:]
    (found,) = (folder / "out").glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: pathlib.Path, tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """An environment of its own with nothing but the wheel; other packages are borrowed from the one that runs this."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, str(wheel)], check=True)
    home = sysconfig.get_path("purelib", vars={"base": str(folder)})
    borrowed = [path for path in sys.path if path in site.getsitepackages() or path.endswith("site-packages")]
    (pathlib.Path(home) / "borrowed.pth").write_text("\n".join(borrowed) + "\n", encoding="utf-8")
    return folder


def run(installed: pathlib.Path, tmp_path: pathlib.Path, *command: str) -> str:
    """Run something of the environment, far from the checkout, with the rules interpreted."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "ARGOSY_GAMES")}
    folders = {"ARGOSY_DATA": str(tmp_path / "data"), "ARGOSY_COMPONENTS": str(tmp_path / "own")}
    done = subprocess.run(
        [str(installed / "bin" / command[0]), *command[1:]], cwd=tmp_path, capture_output=True, text=True, check=False,
        env=kept | folders | {"NUMBA_DISABLE_JIT": "1"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_every_file_of_the_source_is_in_the_wheel(wheel: pathlib.Path) -> None:
    source = ROOT / "src"
    ours = {
        path.relative_to(source).as_posix()
        for path in (source / "argosy").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert len(ours) > 100
    assert ours - set(zipfile.ZipFile(wheel).namelist()) == set()


def test_the_command_line_answers(installed: pathlib.Path, tmp_path: pathlib.Path) -> None:
    assert run(installed, tmp_path, "argosy", "--version") == f"argosy {argosy.__version__}\n"
    listed = run(installed, tmp_path, "argosy", "games")
    assert all(name in listed for name in ("amerigo", "goa", "grog_island", "maracaibo"))
    for name in ("amerigo", "goa", "grog_island", "maracaibo"):
        run(installed, tmp_path, "argosy", "components", name, "--check")


def test_a_game_is_played_to_its_end(installed: pathlib.Path, tmp_path: pathlib.Path) -> None:
    assert run(installed, tmp_path, "python", "-c", GAME).strip() in ("[1, 2]", "[1, 1]")


def test_the_lobby_opens(installed: pathlib.Path, tmp_path: pathlib.Path) -> None:
    run(installed, tmp_path, "python", "-c", PAGES)
