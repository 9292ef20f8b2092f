"""Backups of one moment, first starts side by side, private files, and a database that fails and recovers."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import pathlib
import sqlite3
import stat
import subprocess
import threading
import time

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import event, text
from typer.testing import CliRunner

from argosy.cli import app as cli
from argosy.table import database as databases
from argosy.table.app import Settings, make_app
from argosy.table.backup import backup, restore
from argosy.table.command import opened
from argosy.table.database import HostTrouble, TooNew, Unwell
from argosy.table.house import House
from argosy.table.migrate import upgrade
from argosy.table.store import Store
from argosy.words import LANGUAGES

from .conftest import Browser, empty, two_people
from .test_house import play, play_out

SENTENCES = {
    "full": "database or disk is full",
    "read-only": "attempt to write a readonly database",
    "locked": "database is locked",
    "damaged": "database disk image is malformed",
    "disk": "disk I/O error",
    "away": "unable to open database file",
    "other": "something else",
}


# one moment


def test_a_backup_under_writes_is_one_moment(house: House, tmp_path: pathlib.Path) -> None:
    tables = [two_people(house) for _ in range(4)]
    stop = threading.Event()

    def keep_playing(table_id: str) -> None:
        while not stop.is_set():
            play(house, table_id, 1)
            house.say(table_id, 0, "Ann", "ahoy")

    players = [threading.Thread(target=keep_playing, args=(table_id,)) for table_id in tables]
    for player in players:
        player.start()
    files = [tmp_path / f"{number}.backup" for number in range(6)]
    try:
        for file in files:
            time.sleep(0.2)
            backup(house.store, file)
    finally:
        stop.set()
        for player in players:
            player.join()
    moved = set()
    for file in files:
        there = Store(f"sqlite:///{file}.sqlite3")
        restore(there, file)
        other = House(there)
        for table_id in tables:
            events = there.events(table_id)
            assert [event.number for event in events] == list(range(1, len(events) + 1))
            if events:  # table and events are written together, so they are backed up together
                assert there.table(table_id).changed == events[-1].at
            assert other.table(table_id).number == len(events)
            moved.add(len(events))
        there.close()
    assert len(moved) > 3, "nothing was written meanwhile"


def test_a_restored_house_goes_on(house: House, database: str, tmp_path: pathlib.Path) -> None:
    """PostgreSQL counts the lines of talk by itself, and must go on after those that came from the file."""
    table_id = two_people(house)
    play(house, table_id, 3)
    for line in ("ahoy", "avast"):
        house.say(table_id, 0, "Ann", line)
    file = tmp_path / "house.backup"
    backup(house.store, file)
    house.store.close()
    if database.startswith("sqlite"):
        database = f"sqlite:///{tmp_path / 'other.sqlite3'}"
    else:
        empty(database)
    there = Store(database)
    restore(there, file)
    other = House(there)
    other.say(table_id, 1, "Bob", "aye")
    play(other, table_id, 2)
    assert [line.text for line in there.chat(table_id)] == ["ahoy", "avast", "aye"]
    there.close()


# first starts and forms


def _start(url: str, gate, answers) -> None:
    store = Store(url)
    gate.wait()
    try:
        upgrade(store.engine)
        answers.put("fine")
    except Exception as error:
        answers.put(repr(error)[:300])


def test_first_starts_side_by_side(database: str) -> None:
    fresh = multiprocessing.get_context("spawn")
    gate, answers = fresh.Barrier(5), fresh.Queue()
    starts = [fresh.Process(target=_start, args=(database, gate, answers)) for _ in range(5)]
    for start in starts:
        start.start()
    said = [answers.get(timeout=120) for _ in starts]
    for start in starts:
        start.join()
    assert said == ["fine"] * 5


def test_a_migration_keeps_every_row(database: str, tmp_path: pathlib.Path) -> None:
    """From the first form to today's, with tables, seats and talk in it; children stay when their table is rebuilt."""
    from alembic import command
    from alembic.config import Config

    from argosy.table.migrate import FOLDER

    with opened(f"sqlite:///{tmp_path / 'new.sqlite3'}") as new:
        begun = new.table(two_people(House(new)))  # by the rules of today
    store = Store(database)
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER))
    with store.write() as link:
        settings.attributes["connection"] = link
        command.upgrade(settings, "0001")
        salt_less = hashlib.sha256(b"old-table:7").hexdigest()
        link.execute(text(
            "insert into tables (id, game, rules, components, options, seed, seed_hash, pace, status, listed, hints,"
            " watch, made, changed, turn_began) values ('old-table', 'goa', :rules, :parts, :options, '7', :hash,"
            " :pace, 'running', 0, 1, 'w', 1, 1, 1)"
        ), {"hash": salt_less, "pace": begun.pace, "rules": begun.rules, "parts": begun.components,
            "options": begun.options})  # fmt: skip
        for seat in (0, 1):
            link.execute(text(
                "insert into seats (table_id, seat, kind, level, name, key, spent, seen, note)"
                " values ('old-table', :seat, 'person', '', :name, :name, 0, 0, '')"
            ), {"seat": seat, "name": f"N{seat}"})  # fmt: skip
    upgrade(store.engine)
    house = House(store)
    assert len(store.seats("old-table")) == 2 and store.seats("old-table")[0].muted == 0
    play_out(house, "old-table")
    assert store.table("old-table").seed_salt is None
    if database.startswith("sqlite"):
        with store.engine.connect() as link:
            assert link.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


def test_a_database_of_a_later_version_is_left_alone(database: str) -> None:
    store = Store(database)
    upgrade(store.engine)
    with store.write() as link:
        link.execute(text("delete from alembic_version"))
        link.execute(text("insert into alembic_version values ('9999_future')"))
    with pytest.raises(TooNew) as refused:
        upgrade(store.engine)
    store.close()
    for lang in LANGUAGES:
        assert "9999_future" in refused.value.say(lang)


# private files


def test_files_are_for_the_host_alone(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    old = os.umask(0o000)
    try:
        store = Store()
        upgrade(store.engine)
        file = tmp_path / "house.backup"
        backup(store, file)
    finally:
        os.umask(old)
    folder = tmp_path / "argosy"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    kept = [*folder.iterdir(), file]
    assert len(kept) >= 2
    for each in kept:
        assert stat.S_IMODE(each.stat().st_mode) == 0o600, each
    store.close()
    for each in folder.glob("tables*"):
        each.chmod(0o644)
    again = Store()  # made by an earlier version: closed to others now
    upgrade(again.engine)
    assert stat.S_IMODE((folder / "tables.sqlite3").stat().st_mode) == 0o600
    again.close()


# what was fixed before the first move


def test_the_published_hash_is_salted_and_can_be_checked(browser: Browser) -> None:
    made = browser.make("bot", "bot", "me")
    table = browser.table(made["id"])
    assert table["seed"] is None and table["seed_salt"] is None and table["seed_text"] is None
    house = browser.client.app.state.house
    house.hand_to_bot(made["id"], 2, "deckhand")
    until = time.monotonic() + 120
    while (now := browser.table(made["id"]))["status"] != "over" and time.monotonic() < until:
        time.sleep(0.2)
    assert now["seed_hash"] == table["seed_hash"] == hashlib.sha256(now["seed_text"].encode()).hexdigest()
    assert now["seed_text"] == f"{made['id']}:{now['seed']}:{now['seed_salt']}"
    assert len(bytes.fromhex(now["seed_salt"])) == 32
    assert now["seed_text"] in browser.get(f"/t/{made['id']}").text
    with house.store.write() as link:  # as a table of old was kept
        old = hashlib.sha256(f"{made['id']}:{now['seed']}".encode()).hexdigest()
        link.execute(text("update tables set seed_salt = null, seed_hash = :hash"), {"hash": old})
    now = browser.table(made["id"])
    assert now["seed_hash"] == hashlib.sha256(now["seed_text"].encode()).hexdigest()


# a database that fails


class Failing(sqlite3.Connection):
    """The driver, which says what it is told to say instead of writing."""

    says: str | None = None
    reads: bool = False  # it cannot even be read

    def cursor(self, *more):
        return super().cursor(FailingCursor)


class FailingCursor(sqlite3.Cursor):
    def execute(self, sql, *more):
        begins = ("INSERT", "UPDATE", "BEGIN IMMEDIATE", *(("SELECT",) if Failing.reads else ()))
        if Failing.says and sql.lstrip().upper().startswith(begins):
            kind = sqlite3.DatabaseError if "malformed" in Failing.says else sqlite3.OperationalError
            raise kind(Failing.says)
        return super().execute(sql, *more)


@pytest.fixture
def failing(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch):
    known = databases.create_engine

    def engine(url, connect_args=None, **more):
        return known(url, connect_args={**(connect_args or {}), "factory": Failing}, **more)

    monkeypatch.setattr(databases, "create_engine", engine)
    monkeypatch.setattr(Failing, "says", None)
    monkeypatch.setattr(Failing, "reads", False)
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    made = make_app(Settings(database=url, bot_pause=0, rate=1e6, burst=1e6))
    with TestClient(made):
        yield Browser(TestClient(made))


@pytest.mark.parametrize("kind", SENTENCES)
def test_a_database_that_fails_says_so_and_play_goes_on(failing: Browser, kind: str, monkeypatch) -> None:
    made = failing.make("me", "me")
    assert failing.move(made["id"]).status_code == 200
    monkeypatch.setattr(Failing, "says", SENTENCES[kind])
    before = failing.table(made["id"])["number"]
    said = set()
    for lang in LANGUAGES:
        now = failing.table(made["id"])
        answer = failing.post(
            f"/api/tables/{made['id']}/moves",
            {"move": now["moves"][0]["code"], "number": now["number"]}, params={"lang": lang},
        )  # fmt: skip
        assert answer.status_code == 503 and answer.headers["retry-after"]
        assert "Traceback" not in answer.text and "sqlite" not in answer.text
        said.add(answer.json()["message"])
    assert len(said) == 3
    health = failing.get("/api/health")
    assert (health.status_code, health.json()["ok"], health.json()["error"]) == (503, False, kind)
    monkeypatch.setattr(Failing, "says", None)
    assert failing.get("/api/health").status_code == 200
    assert failing.table(made["id"])["number"] == before
    assert failing.move(made["id"]).status_code == 200
    assert failing.table(made["id"])["number"] == before + 1


def test_a_page_says_so_too(failing: Browser, monkeypatch) -> None:
    made = failing.make("me", "open", listed=True)
    monkeypatch.setattr(Failing, "says", SENTENCES["damaged"])
    monkeypatch.setattr(Failing, "reads", True)
    for path in (f"/t/{made['id']}", "/"):
        page = failing.get(path, headers={"Accept-Language": "de"})
        assert page.status_code == 503 and "beschädigt" in page.text and page.headers["retry-after"]


@pytest.fixture
def small_disk(tmp_path: pathlib.Path):
    """A real disk of one and a half megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1536k", "tmpfs", str(folder)], capture_output=True)
    if done.returncode:
        pytest.skip("no disk can be mounted here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_disk_that_is_really_full(small_disk: pathlib.Path) -> None:
    made = make_app(Settings(database=f"sqlite:///{small_disk / 'tables.sqlite3'}", bot_pause=0, rate=1e6, burst=1e6))
    with TestClient(made):
        browser = Browser(TestClient(made))
        table_id = browser.make("me", "me")["id"]
        ballast = small_disk / "ballast"
        with ballast.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(b"x" * 4096)
            except OSError:
                pass
        answers = [browser.move(table_id) for _ in range(40)]
        assert answers[-1].status_code == 503
        assert all(answer.status_code in (200, 503) for answer in answers)
        assert browser.get("/api/health").status_code == 503
        ballast.unlink()
        assert browser.get("/api/health").status_code == 200
        before = browser.table(table_id)["number"]
        assert before == sum(answer.status_code == 200 for answer in answers)
        assert browser.move(table_id).status_code == 200


def test_another_programs_lock_is_waited_for_and_then_named(tmp_path: pathlib.Path, monkeypatch) -> None:
    monkeypatch.setattr(databases, "PATIENCE", 0.3)
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with opened(url) as store:
        house = House(store)
        table_id = two_people(house)
        other = sqlite3.connect(tmp_path / "tables.sqlite3")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unwell) as refused:
            house.say(table_id, 0, "Ann", "ahoy")
        assert refused.value.kind == "locked"
        other.rollback()
        house.say(table_id, 0, "Ann", "ahoy")


# starting


def garbage(folder: pathlib.Path) -> str:
    (folder / "tables.sqlite3").write_bytes(b"this is no database at all " * 400)
    return f"sqlite:///{folder / 'tables.sqlite3'}"


STARTS = {
    "damaged": (garbage, "damaged"),
    "no folder": (lambda folder: f"sqlite:///{folder}/none/tables.sqlite3", "cannot be reached"),
    "no server": (lambda folder: "postgresql+psycopg://argosy:hunter2@127.0.0.1:1/argosy", "cannot be reached"),
    "no url": (lambda folder: "tables.sqlite3", "no database that Argosy can use"),
    "no driver": (lambda folder: "postgresql+nodriver://x@y/z", "no database that Argosy can use"),
}


@pytest.mark.parametrize("trouble", STARTS)
@pytest.mark.parametrize("command", [["--no-browser", "--port", "1"], ["backup", "x.backup"], ["restore", "x.backup"]])
def test_a_start_that_cannot_be_is_told_in_a_sentence(
    tmp_path: pathlib.Path, trouble: str, command: list[str], monkeypatch
) -> None:
    monkeypatch.chdir(tmp_path)
    make, words = STARTS[trouble]
    done = CliRunner().invoke(cli, [*command, "--database", make(tmp_path)])
    assert done.exit_code == 1 and isinstance(done.exception, SystemExit)
    said = " ".join(done.output.split())
    assert words in said and "Traceback" not in said and "hunter2" not in said and len(said) < 800
    assert "is ready" not in said  # nobody waits for the compiler to read this


def test_every_trouble_speaks_every_language() -> None:
    for kind in SENTENCES:
        for lang in LANGUAGES:
            assert "x.sqlite3" in HostTrouble(kind, "x.sqlite3", "why").say(lang)
            assert Unwell(kind=kind).say(lang)
    with pytest.raises(Unwell):  # it is one of the library's errors, too, for whoever catches those
        raise Unwell(kind="full")


def test_nothing_of_a_question_is_in_an_error(failing: Browser, monkeypatch, caplog) -> None:
    """Parameters are keys and what people wrote; they do not belong into logs."""
    made = failing.make("me", "me")
    store = failing.client.app.state.house.store

    @event.listens_for(store.engine, "before_cursor_execute")
    def _seen(link, cursor, sql, *more) -> None:
        if sql.startswith("INSERT INTO chat"):
            monkeypatch.setattr(Failing, "says", "database or disk is full")

    with pytest.raises(Unwell) as refused:
        store.add_chat(made["id"], 0, "Ann", "my secret", 0.0)
    assert "my secret" not in str(refused.value) + caplog.text
