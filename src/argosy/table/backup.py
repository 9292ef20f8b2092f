"""Backup and restore, for any database: one file of JSON lines, a row each.

A backup is taken in one transaction, so it shows one moment. Restoring goes into an empty database only.
"""

from __future__ import annotations

import json
import pathlib
from typing import Any

from sqlalchemy import func, insert, select

from argosy.play.errors import ArgosyError
from argosy.table.migrate import upgrade
from argosy.table.store import Store, metadata

FORMAT = "argosy backup"
VERSION = 1
CHUNK = 500


class BrokenBackup(ArgosyError, ValueError):
    """The file is no backup, or not a whole one."""

    key = "table-error-broken-backup"


class NotEmpty(ArgosyError, ValueError):
    """There are tables in the database already."""

    key = "table-error-not-empty"


def backup(store: Store, path: pathlib.Path) -> int:
    """Write everything into a file; the number of rows. The file is there whole or not at all."""
    partial = path.with_name(path.name + ".partial")
    rows = 0
    upgrade(store.engine)
    isolation = {} if store.url.startswith("sqlite") else {"isolation_level": "REPEATABLE READ"}
    link = store.engine.connect().execution_options(**isolation)
    with link, link.begin(), partial.open("w", encoding="utf-8") as file:
        file.write(json.dumps({"format": FORMAT, "version": VERSION}) + "\n")
        for table in metadata.sorted_tables:
            for row in link.execute(select(table)):
                file.write(json.dumps({"table": table.name, "row": dict(row._mapping)}, ensure_ascii=False) + "\n")
                rows += 1
        file.write(json.dumps({"rows": rows}) + "\n")
    partial.replace(path)
    return rows


def restore(store: Store, path: pathlib.Path) -> int:
    """Read a backup into an empty database, all of it or nothing; the number of rows."""
    kept = _read(path)
    upgrade(store.engine)
    with store.write() as link:
        if link.execute(select(func.count()).select_from(metadata.tables["tables"])).scalar():
            raise NotEmpty(file=str(path))
        for table in metadata.sorted_tables:
            rows = [line["row"] for line in kept if line["table"] == table.name]
            for first in range(0, len(rows), CHUNK):
                link.execute(insert(table), rows[first : first + CHUNK])
    return len(kept)


def _read(path: pathlib.Path) -> list[dict[str, Any]]:
    try:
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    except (OSError, ValueError) as error:
        raise BrokenBackup(file=str(path), why=str(error)) from error
    if not lines or lines[0].get("format") != FORMAT or lines[0].get("version") != VERSION:
        raise BrokenBackup(file=str(path), why="its first line is not that of a backup")
    if len(lines) < 2 or lines[-1].get("rows") != len(lines) - 2:
        raise BrokenBackup(file=str(path), why="its end is missing")
    return lines[1:-1]
