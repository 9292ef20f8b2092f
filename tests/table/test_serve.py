"""The table on the command line."""

from __future__ import annotations

import pathlib
import re
import socket
import threading

import pytest
from typer.testing import CliRunner

from argosy.cli import app as cli
from argosy.table import bus
from argosy.table.app import Settings
from argosy.table.command import serve
from argosy.table.errors import PortTaken
from argosy.words import LANGUAGES

ROOT = pathlib.Path(__file__).parents[2]
SOURCE, DOCS = ROOT / "src" / "argosy", ROOT / "docs"


def test_a_port_that_is_taken_is_named_and_another_one_proposed() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortTaken) as refused:
            serve("127.0.0.1", port, browser=False, settings=Settings(database="sqlite://"))
    for lang in LANGUAGES:
        said = refused.value.say(lang)
        assert str(port) in said and f"--port {port + 1}" in said


WRONG = {
    "ARGOSY_RATE": ("abc", "0", "nan", "-1"), "ARGOSY_BURST": ("3", "inf"), "ARGOSY_HSTS": ("1y",),
    "ARGOSY_REDIS": ("127.0.0.1:6379",), "ARGOSY_URL": ("games.example.org",), "ARGOSY_LOG": ("/nowhere/argosy.log",),
    "ARGOSY_SMTP": ("mail.example.org",),
}  # fmt: skip


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_a_setting_that_cannot_be_meant_is_told_in_a_sentence(
    name: str, value: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARGOSY_URL", "https://games.example.org")
    monkeypatch.setenv(name, value)
    started = CliRunner().invoke(
        cli, ["--no-browser", "--port", "1", "--database", f"sqlite:///{tmp_path / 'tables.sqlite3'}"]
    )
    assert started.exit_code == 1 and isinstance(started.exception, SystemExit)
    assert value in started.output and "Traceback" not in started.output


def test_every_setting_is_in_the_guide_for_hosts() -> None:
    read: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        read |= set(re.findall(r"ARGOSY_[A-Z_]+", file.read_text(encoding="utf-8")))
    told = set(re.findall(r"ARGOSY_[A-Z_]+", (DOCS / "hosts.md").read_text(encoding="utf-8")))
    elsewhere = {"ARGOSY_SECRET", "ARGOSY_RELEASES"}  # of arenas and old bots
    assert len(read) > 20 and read - told == elsewhere


def test_a_path_is_a_path_with_or_without_its_strokes(monkeypatch: pytest.MonkeyPatch) -> None:
    for said in ("argosy", "/argosy", "/argosy/"):
        monkeypatch.setenv("ARGOSY_ROOT", said)
        assert Settings.from_environment().root == "/argosy"


def test_nobodys_move_waits_for_a_redis_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("redis")
    monkeypatch.setattr(bus, "PATIENCE", 0.2)
    told: list[str] = []
    monkeypatch.setattr(bus.LocalBus, "publish", lambda self, table_id, number=None: told.append(table_id))
    with socket.socket() as silent:  # it takes every connection and says nothing
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        away = bus.bus_for(f"redis://127.0.0.1:{silent.getsockname()[1]}/0")
        telling = threading.Thread(target=away.publish, args=("malabar-22222222", 1), daemon=True)
        telling.start()
        telling.join(30)
        assert told == ["malabar-22222222"]  # those who listen here were told all the same
