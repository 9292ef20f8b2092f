"""`argosy check` finds damage, names it, and saves what can be read."""

from __future__ import annotations

import pathlib
import sqlite3
import stat

import pytest
from sqlalchemy import delete, insert, select, update
from typer.testing import CliRunner

from argosy.cli import app as cli
from argosy.play import load
from argosy.table import check
from argosy.table.check import examine, salvage, save_leftovers
from argosy.table.house import House
from argosy.table.migrate import upgrade
from argosy.table.shelves import campaigns, legs, outbox, studies, study_lines
from argosy.table.store import Store, events, seats, tables

from .conftest import two_people
from .test_house import play, play_out

PAGE = 4096


def filled(house: House) -> list[str]:
    """A finished game and three that go on."""
    found = [two_people(house) for _ in range(4)]
    play_out(house, found[0])
    for table_id in found[1:]:
        play(house, table_id, 40)
        house.say(table_id, 0, "Ann", "ahoy")
    return found


def taken_back(house: House) -> None:
    """A table where somebody took something back."""
    table_id = two_people(house)
    for _ in range(60):
        play(house, table_id, 1)
        table = house.table(table_id)
        for seat in (0, 1):
            if table.match.can_undo(seat):
                house.undo(table_id, seat, table.number)
                return
    raise AssertionError("nobody may take back anything")


def test_a_sound_house_is_said_to_be_well(house: House) -> None:
    filled(house)
    taken_back(house)
    report = examine(house.store)
    assert report.well, list(report.lines())
    assert [line.split(", ")[0] for line in report.lines()] == ["5 tables"]


FAULTS = {
    "a gap": (delete(events).where(events.c.number == 7), "event 7 is missing; 33 later ones cannot be used"),
    "no move": (update(events).where(events.c.number == 9).values(move="fly"), "event 9 (move fly) cannot be played"),
    "no game": (update(tables).values(game="chess"), "cannot be set up"),
    "no options": (update(tables).values(options="{"), "cannot be set up"),
    "no seat": (delete(seats).where(seats.c.seat == 0), "seats are missing"),
    "no end": (update(tables).values(status="over"), "is said to be over, but the game is not over"),
    "other seed": (update(tables).values(seed_hash="0" * 64), "its seed is not the one"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_every_kind_of_damage_is_named(house: House, fault: str) -> None:
    table_id = two_people(house)
    play(house, table_id, 40)
    change, words = FAULTS[fault]
    with house.store.write() as link:
        link.execute(change)
    report = examine(house.store)
    assert not report.well
    assert any(line.startswith(f"{table_id}: ") and words in line for line in report.lines()), list(report.lines())


def test_what_belongs_to_no_table_is_kept(house: House, tmp_path: pathlib.Path) -> None:
    two_people(house)
    report = examine(house.store)
    assert report.well and not report.strays
    report.shared.append(("chat", {"id": 1, "table_id": report.tables[0].row["id"], "seat": 0, "name": "Ann",
                                   "text": "ahoy", "at": 1.0}))  # fmt: skip
    there = Store(f"sqlite:///{tmp_path / 'saved.sqlite3'}")
    salvage(report, there)
    assert [line.text for line in there.chat(report.tables[0].row["id"])] == ["ahoy"]
    there.close()


def test_boards_and_campaigns_that_were_brought_along_are_sound_and_saved(house: House, tmp_path: pathlib.Path) -> None:
    """Some rows can do without a table: they are no damage, and are not lost with one that is."""
    table_id, gone = two_people(house), two_people(house)
    board = {"id": "b", "person": "p", "table_id": None, "game": "goa", "seat": None, "record": "{}", "made": 1.0}
    voyage = {"id": "c", "game": "maracaibo", "name": "Atlas", "start": "{}", "options": "{}", "pace": "{}", "hints": 1}
    asked = {"person": "", "table_id": "an address", "kind": "confirm", "mark": "x", "seat": -1, "at": 1.0, "due": 0.0}
    with house.store.write() as link:
        link.execute(
            insert(studies), [board | {"changed": 1.0}, board | {"id": "d", "table_id": "gone", "changed": 1.0}]
        )
        link.execute(insert(study_lines), {"study_id": "b", "at": 1, "line": "2.3"})
        link.execute(insert(campaigns), voyage | {"gone": 0, "lang": "en", "made": 1.0, "changed": 1.0})
        link.execute(
            insert(legs), [{"campaign_id": "c", "number": n, "table_id": on} for n, on in ((1, None), (2, gone))]
        )
        link.execute(insert(outbox), asked)
    report = examine(house.store)
    assert report.well, list(report.lines())
    with house.store.write() as link:
        link.execute(delete(seats).where(seats.c.table_id == gone))
    there = Store(f"sqlite:///{tmp_path / 'saved.sqlite3'}")
    salvage(examine(house.store), there)
    assert House(there).table(table_id)
    assert [row.id for row in there._all(select(studies))] == ["b", "d"] and there._one(
        select(study_lines)
    ).line == "2.3"
    assert [(row.number, row.table_id) for row in there._all(select(legs))] == [(1, None), (2, None)]
    there.close()


def test_a_server_that_goes_on_meanwhile_is_no_damage(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = two_people(house)
    play(house, table_id, 12)

    class Meanwhile(list):
        """The names of what is read; when the tables are read and their rows are not, one is deleted."""

        def __iter__(self):
            for kept in super().__iter__():
                yield kept
                if kept.name == "tables":
                    with house.store.write() as link:
                        link.execute(delete(tables).where(tables.c.id == table_id))

    monkeypatch.setattr(check, "KEPT", Meanwhile(check.KEPT))
    report = examine(house.store)
    assert report.well and report.tables[0].played == 12, list(report.lines())


def test_what_can_be_played_is_saved_and_goes_on(house: House, tmp_path: pathlib.Path) -> None:
    found = filled(house)
    with house.store.write() as link:
        link.execute(delete(events).where(events.c.table_id == found[1], events.c.number == 21))
        link.execute(delete(seats).where(seats.c.table_id == found[2]))
    report = examine(house.store)
    there = Store(f"sqlite:///{tmp_path / 'saved.sqlite3'}")
    saved, unused = salvage(report, there)
    assert saved == 3 and unused == 19 + 1 + 40 + 1 + len(house.store.held_seats(found[2]))
    other = House(there)
    assert other.table(found[0]).row.status == "over"
    assert other.table(found[1]).number == 20 and other.table(found[3]).number == 40
    play(other, found[1], 5)
    assert other.table(found[1]).number == 25
    assert save_leftovers(report, tmp_path / "lost.jsonl") == unused
    assert stat.S_IMODE((tmp_path / "lost.jsonl").stat().st_mode) == 0o600
    assert examine(there).well
    there.close()


@pytest.fixture
def file(tmp_path: pathlib.Path) -> pathlib.Path:
    """An SQLite file with eight games in it, written out and let go of."""
    found = tmp_path / "tables.sqlite3"
    store = Store(f"sqlite:///{found}")
    upgrade(store.engine)
    filled(House(store))
    filled(House(store))
    store.close()
    link = sqlite3.connect(found)
    link.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    link.close()
    return found


def pages_of(file: pathlib.Path, table: str) -> list[int]:
    """The leaves of a table in an SQLite file: pages of table leaves that hold what only this table holds."""
    data = file.read_bytes()
    return [
        number for number in range(1, len(data) // PAGE)
        if data[number * PAGE] == 13 and table.encode() in data[number * PAGE : (number + 1) * PAGE]
    ]  # fmt: skip


def test_a_damaged_page_costs_what_was_on_it_and_no_more(file: pathlib.Path, tmp_path: pathlib.Path) -> None:
    leaves = pages_of(file, "move")
    before = sum(len(table.events) for table in examine(Store(f"sqlite:///{file}")).tables)
    data = bytearray(file.read_bytes())
    hurt = leaves[len(leaves) // 2]
    data[hurt * PAGE : (hurt + 1) * PAGE] = b"\xff" * PAGE
    file.write_bytes(data)
    url, saved = f"sqlite:///{file}", tmp_path / "saved.sqlite3"
    records = tmp_path / "records"
    done = CliRunner().invoke(cli, ["check", "--database", url, "--salvage", str(saved), "--records", str(records)])
    assert done.exit_code == 1, done.output
    assert "rows of events cannot be read" in done.output and "SQLite: " in done.output
    assert file.read_bytes() == data  # nothing was changed
    report = examine(Store(f"sqlite:///{saved}"))
    assert report.well and len(report.tables) == 8
    after = sum(len(table.events) for table in report.tables)
    assert 0 < after < before
    states = [table.state for table in examine(Store(url)).tables]
    assert "whole" in states and "part" in states and "lost" not in states
    for table in report.tables:
        game = load(records / f"{table.row['id']}.json")
        assert game == table.match
        assert stat.S_IMODE((records / f"{table.row['id']}.json").stat().st_mode) == 0o600
    other = House(Store(f"sqlite:///{saved}"))
    running = [table.row["id"] for table in report.tables if table.row["status"] == "running"]
    play(other, running[0], 3)


def test_a_file_that_is_none_says_so(tmp_path: pathlib.Path) -> None:
    for content in (None, b"no database " * 1000):
        file = tmp_path / "tables.sqlite3"
        if content:
            file.write_bytes(content)
        done = CliRunner().invoke(cli, ["check", "--database", f"sqlite:///{file}"])
        assert done.exit_code == 1 and "Traceback" not in done.output
        assert ("not a database" if content else "there is no file") in done.output
        assert content or not file.exists()
