"""Look through a database for damage, name it, and save what can be read into a new one.

Nothing is changed in what is looked at. A table counts as whole when its rows are there, its events have no gaps, and
all of them can be played.
"""

from __future__ import annotations

import json
import pathlib
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from argosy.play import Match, new, position
from argosy.table import keys
from argosy.table.backup import KEPT, fill
from argosy.table.database import PRIVATE_FILE, file_of, make_private, private_folder
from argosy.table.store import Store, metadata

Row = dict[str, Any]
WHOLE, PART, LOST = "whole", "part", "lost"
MOST_FAULTS = 50  # lines that SQLite's own check prints
OWNED = {  # rows that go with their table; all others can do without one, or have none
    kept.name for kept in KEPT for key in kept.foreign_keys
    if key.column.table.name == "tables" and key.ondelete == "CASCADE"
}  # fmt: skip


@dataclass
class Found:
    """One table of the house: its rows, how far it can be played, and what is wrong."""

    row: Row
    seats: list[Row] = field(default_factory=list)
    events: list[Row] = field(default_factory=list)
    more: dict[str, list[Row]] = field(default_factory=dict)  # holders, talk and whatever else belongs to it
    match: Match | None = None
    played: int = 0  # events that can be played
    faults: list[str] = field(default_factory=list)

    @property
    def state(self) -> str:
        """Whole, in part, or lost."""
        return LOST if self.match is None else WHOLE if self.played == len(self.events) and not self.faults else PART


@dataclass
class Report:
    """What a look at a database found."""

    tables: list[Found] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)  # of the database as a whole
    strays: list[tuple[str, Row]] = field(default_factory=list)  # rows whose table is gone
    shared: list[tuple[str, Row]] = field(default_factory=list)  # rows that belong to no table

    @property
    def well(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults and not self.strays and all(table.state == WHOLE for table in self.tables)

    def lines(self) -> Iterator[str]:
        """What is wrong, a line each, and at the end how much there is."""
        yield from self.faults
        for table in self.tables:
            for fault in table.faults:
                yield f"{table.row['id']}: {fault}"
        if self.strays:
            yield f"{len(self.strays)} rows belong to tables that are not there"
        states = [table.state for table in self.tables]
        events = sum(table.played for table in self.tables)
        yield (
            f"{len(states)} tables, {events} events: {states.count(WHOLE)} whole, {states.count(PART)} in part, "
            f"{states.count(LOST)} lost"
        )


def examine(store: Store) -> Report:
    """Read everything that can be read, and play every game."""
    report = Report()
    rows = _rows(store, report)
    parents = Parents(rows)
    found = {row["id"]: Found(row) for row in rows.pop("tables", [])}
    for name, its in rows.items():
        for row in its:
            table = found.get(row.get("table_id"))
            if name not in OWNED:
                here = report.shared if parents.there(name, row) else report.strays
                here.append((name, row))
            elif table is None:
                report.strays.append((name, row))
            elif name in ("seats", "events"):
                getattr(table, name).append(row)
            else:
                table.more.setdefault(name, []).append(row)
    for table in found.values():
        _judge(table)
    report.tables = list(found.values())
    return report


class Parents:
    """What rows belong to beside tables: a line that was tried to its board, a game to its campaign."""

    def __init__(self, rows: dict[str, list[Row]]) -> None:
        self.rows = rows
        self.known: dict[tuple[str, str], set[Any]] = {}

    def there(self, name: str, row: Row) -> bool:
        """Whether everything is there that a row must belong to."""
        keys = [key for key in metadata.tables[name].foreign_keys if key.ondelete == "CASCADE"]
        return all(row[key.parent.name] in self._those(key.column.table.name, key.column.name) for key in keys)

    def _those(self, name: str, column: str) -> set[Any]:
        if (name, column) not in self.known:
            self.known[name, column] = {row[column] for row in self.rows.get(name, ())}
        return self.known[name, column]


def _judge(table: Found) -> None:
    """Play a table and note what is wrong with it."""
    table.seats.sort(key=lambda row: row["seat"])
    table.events.sort(key=lambda row: row["number"])
    row = table.row
    if not table.seats or [seat["seat"] for seat in table.seats] != list(range(len(table.seats))):
        table.faults.append("seats are missing")
        return
    try:
        options = json.loads(row["options"])
        json.loads(row["pace"])
        begun = position(row["start"]) if row["start"] else new(row["game"], len(table.seats), _seed(row), options)
    except Exception as error:  # whatever stands there, the other tables shall be looked at, too
        table.faults.append(f"cannot be set up: {_short(error)}")
        return
    table.match = begun
    _play(table, begun)
    over = row["status"] == "over"
    if table.played == len(table.events) and over != begun.over and row["status"] in ("running", "over"):
        table.faults.append(f"is said to be {row['status']}, but the game is {'over' if begun.over else 'not over'}")
    if row["seed"] and keys.seed_hash(row["seed"], row["id"], row.get("seed_salt")) != row["seed_hash"]:
        table.faults.append("its seed is not the one whose fingerprint was published")


def _seed(row: Row) -> int:
    """The seed; a table that has not begun may have none yet."""
    return int(row["seed"] or 0)


def _play(table: Found, match: Match) -> None:
    for expected, event in enumerate(table.events, 1):
        if event["number"] != expected:
            later = len(table.events) - table.played
            table.faults.append(f"event {expected} is missing; {later} later ones cannot be used")
            return
        try:
            if event["kind"] == "undo":
                match.pop()
            else:
                match.push(event["move"])
        except Exception as error:
            table.faults.append(f"event {expected} ({event['kind']} {event['move']}) cannot be played: {_short(error)}")
            return
        table.played = expected


def _short(error: BaseException) -> str:
    return " ".join(str(error).split())[:160]


# reading what may be damaged


def _rows(store: Store, report: Report) -> dict[str, list[Row]]:
    file = file_of(store.url)
    if file is not None:
        return _from_file(file, report)
    rows: dict[str, list[Row]] = {}
    with store.engine.connect().execution_options(isolation_level="REPEATABLE READ") as link:  # one moment
        for table in KEPT:
            try:
                with link.begin_nested():
                    rows[table.name] = [dict(row._mapping) for row in link.execute(select(table))]
            except SQLAlchemyError as error:
                report.faults.append(f"the rows of {table.name} cannot be read: {_short(error)}")
    return rows


def _from_file(file: pathlib.Path, report: Report) -> dict[str, list[Row]]:
    """SQLite's own check, and then every row, around the pages that cannot be read."""
    rows: dict[str, list[Row]] = {}
    if not file.exists():
        report.faults.append(f"there is no file {file}")
        return rows
    link = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
    link.row_factory = sqlite3.Row
    try:
        with suppress(sqlite3.Error):
            link.execute("BEGIN")  # one moment, while a server may go on
        if _check_file(link, report):
            for table in KEPT:
                rows[table.name] = _readable(link, table.name, report)
    finally:
        link.close()
    return rows


def _check_file(link: sqlite3.Connection, report: Report) -> bool:
    """SQLite's own opinion; whether it is worth to read on."""
    try:
        link.execute("SELECT name FROM sqlite_master").fetchall()
    except sqlite3.Error as error:
        report.faults.append(f"SQLite: {_short(error)}; nothing can be read from it")
        return False
    try:
        said = [row[0] for row in link.execute(f"PRAGMA integrity_check({MOST_FAULTS})")]
        report.faults += [f"SQLite: {' '.join(line.split())}" for line in said if line != "ok"]
    except sqlite3.Error as error:
        report.faults.append(f"SQLite: {_short(error)}")
    return True


def _readable(link: sqlite3.Connection, name: str, report: Report) -> list[Row]:
    """All rows of a table that can be read: in ever smaller pieces around those that cannot. Indexes may be damaged
    where rows are not, so none is used."""
    try:
        last = link.execute(f"SELECT max(rowid) FROM {name} NOT INDEXED").fetchone()[0] or 0
    except sqlite3.Error as error:
        if "no such table" in str(error):
            report.faults.append(f"there is no part “{name}”")
            return []
        last = _last_row(link, name)
    found: list[Row] = []
    unread = 0
    pieces = [(1, last)] if last else []
    while pieces:
        first, end = pieces.pop()
        try:
            asked = f"SELECT * FROM {name} NOT INDEXED WHERE rowid BETWEEN ? AND ?"
            found += [dict(row) for row in link.execute(asked, (first, end)).fetchall()]
        except (sqlite3.Error, UnicodeDecodeError):
            if first == end:
                unread += 1
                continue
            middle = (first + end) // 2
            pieces += [(middle + 1, end), (first, middle)]
    if unread:
        report.faults.append(f"up to {unread} rows of {name} cannot be read")
    return found


def _last_row(link: sqlite3.Connection, name: str) -> int:
    """Where to stop looking when the last row itself cannot be read: so many of the smallest rows fill the file."""
    pages = link.execute("PRAGMA page_count").fetchone()[0]
    size = link.execute("PRAGMA page_size").fetchone()[0]
    return int(pages * size // 16)


# saving it


def salvage(report: Report, there: Store) -> tuple[int, int]:
    """Put what can be used into an empty database: tables that are whole, and others as far as they can be played. How
    many tables, and how many rows could not be used."""
    kept: dict[str, list[Row]] = {table.name: [] for table in KEPT}
    usable = {table.row["id"] for table in report.tables if table.match is not None}
    for name, row in report.shared:
        kept[name].append(row | _without(name, row, usable))
    unused = len(report.strays)
    saved = 0
    for table in report.tables:
        if table.match is None:
            unused += len(_all_rows(table))
            continue
        saved += 1
        status = table.row["status"]
        if status in ("running", "over"):
            status = "over" if table.match.over else "running"
        awaited = {"due": 0.0} if "due" in table.row and status == "running" else {}  # look at it at once
        kept["tables"].append({**table.row, "status": status, **awaited})
        kept["seats"] += table.seats
        kept["events"] += table.events[: table.played]
        unused += len(table.events) - table.played
        for name, rows in table.more.items():
            kept[name] += rows
    fill(there, kept, there.url)
    return saved, unused


def _without(name: str, row: Row, usable: set[Any]) -> Row:
    """What changes in a row that can do without its table, where that cannot be saved."""
    keys = [key for key in metadata.tables[name].foreign_keys if key.ondelete == "SET NULL"]
    return {key.parent.name: None for key in keys if row[key.parent.name] not in usable}


def _all_rows(table: Found) -> list[tuple[str, Row]]:
    more = [(name, row) for name, rows in table.more.items() for row in rows]
    return [("tables", table.row), *(("seats", row) for row in table.seats), *(("events", row) for row in table.events),
            *more]  # fmt: skip


def save_records(report: Report, folder: pathlib.Path) -> int:
    """A record file for every game that can be played, as far as it can; the number of files."""
    private_folder(folder)
    saved = 0
    for table in report.tables:
        if table.match is not None:
            file = folder / f"{table.row['id']}.json"
            table.match.record().save(file)
            file.chmod(PRIVATE_FILE)  # a record tells every card, also of games that go on
            saved += 1
    return saved


def save_leftovers(report: Report, file: pathlib.Path) -> int:
    """Rows that no game can be made of, as JSON lines, for whoever wants to look at them by hand; their number."""
    rows = list(report.strays)
    for table in report.tables:
        rows += _all_rows(table) if table.match is None else [("events", row) for row in table.events[table.played :]]
    if rows:
        make_private(file)
        lines = (json.dumps({"table": name, "row": row}, ensure_ascii=False, default=repr) for name, row in rows)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return len(rows)
