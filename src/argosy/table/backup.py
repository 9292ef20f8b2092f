"""Backup and restore, for any database: one file of JSON lines, a row each.

A backup is read in one transaction that sees one moment, while others go on writing. Restoring goes into an empty
database only. The file holds every seed and what people said, so only its owner may read it.
"""

from __future__ import annotations

import json
import os
import pathlib
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, func, insert, select, text

from argosy.play.errors import ArgosyError
from argosy.table.database import PRIVATE_FILE
from argosy.table.migrate import form_of, upgrade
from argosy.table.shelves import campaigns
from argosy.table.store import PASSING, Store, metadata

FORMAT = "argosy backup"
VERSION = 1
CHUNK = 500
KEPT = [table for table in metadata.sorted_tables if table.name not in PASSING]
assert campaigns in KEPT  # those of `shelves` are known here, too


class BrokenBackup(ArgosyError, ValueError):
    """The file is no backup, or not a whole one."""

    key = "table-error-broken-backup"


class NotEmpty(ArgosyError, ValueError):
    """There are tables in the database already."""

    key = "table-error-not-empty"


def backup(store: Store, path: pathlib.Path) -> int:
    """Write everything into a file; the number of rows. The file is there whole or not at all."""
    partial = path.with_name(path.name + ".partial")
    upgrade(store.engine)
    partial.unlink(missing_ok=True)
    try:
        with open(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE_FILE), "w", encoding="utf-8") as file:
            rows = _write(store, file)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise NoBackup(file=str(path), why=error.strerror or str(error)) from error
    return rows


class NoBackup(ArgosyError, OSError):
    """The file cannot be written."""

    key = "table-error-no-backup"


def _write(store: Store, file: Any) -> int:
    rows = 0
    moment = {} if store.url.startswith("sqlite") else {"isolation_level": "REPEATABLE READ"}
    with store.engine.connect().execution_options(**moment) as link, link.begin():
        file.write(json.dumps({"format": FORMAT, "version": VERSION, "form": form_of(link)}) + "\n")
        for table in KEPT:
            for row in link.execute(select(table)):
                file.write(json.dumps({"table": table.name, "row": dict(row._mapping)}, ensure_ascii=False) + "\n")
                rows += 1
        file.write(json.dumps({"rows": rows}) + "\n")
    return rows


def restore(store: Store, path: pathlib.Path) -> int:
    """Read a backup into an empty database, all of it or nothing; the number of rows."""
    kept = _read(path)
    return fill(store, kept, str(path))


def fill(store: Store, kept: Mapping[str, Sequence[Mapping[str, Any]]], source: str) -> int:
    """Rows by the names of their tables into an empty database; how many."""
    upgrade(store.engine)
    with store.write() as link:
        if link.execute(select(func.count()).select_from(metadata.tables["tables"])).scalar():
            raise NotEmpty(file=source)
        for table in KEPT:
            rows = list(kept.get(table.name, ()))
            for first in range(0, len(rows), CHUNK):
                link.execute(insert(table), rows[first : first + CHUNK])
        _count_on(link)
    return sum(len(rows) for rows in kept.values())


def _count_on(link: Connection) -> None:
    """PostgreSQL numbers rows by counters of its own, which do not notice rows that bring their numbers along."""
    if link.dialect.name != "postgresql":
        return
    for table in KEPT:
        for column in table.primary_key:
            if column.autoincrement is True:
                counter = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
                last = f"(select coalesce(max({column.name}), 0) + 1 from {table.name})"
                link.execute(text(f"select setval({counter}, {last}, false)"))


def _read(path: pathlib.Path) -> dict[str, list[dict[str, Any]]]:
    try:
        with path.open(encoding="utf-8", newline="\n") as file:  # texts may hold what others take for the end of a line
            lines = [json.loads(line) for line in file]
    except (OSError, ValueError, RecursionError) as error:
        raise BrokenBackup(file=str(path), why=str(error)) from error
    if not lines or not all(isinstance(line, dict) for line in lines) or lines[0].get("format") != FORMAT:
        raise BrokenBackup(file=str(path), why="its first line is not that of a backup")
    if lines[0].get("version") != VERSION:
        raise BrokenBackup(file=str(path), why=f"it is of version {lines[0].get('version')}, we read {VERSION}")
    if len(lines) < 2 or lines[-1].get("rows") != len(lines) - 2:
        raise BrokenBackup(file=str(path), why="its end is missing")
    found: dict[str, list[dict[str, Any]]] = {table.name: [] for table in KEPT}
    for line in lines[1:-1]:
        table = metadata.tables.get(line.get("table")) if line.get("table") in found else None
        unknown = set(line.get("row", ())) - set(table.c.keys()) if table is not None else {"?"}
        if table is None or unknown:
            why = f"it holds what this version does not know ({line.get('table')}: {', '.join(sorted(unknown))})"
            raise BrokenBackup(file=str(path), why=why)
        found[table.name].append(line["row"])
    return found
