"""Components are data with a source: rows in TOML files, each saying where it comes from.

Every file holds arrays of tables. A row carries a unique `id` within its table and a `source`: `rulebook`, `public` or
`argosy` (our reconstruction). An owner of the printed game lays TOML files of the same names into a folder of their
own; rows with the same table and id replace ours field by field, with the source `owner`.
"""

from __future__ import annotations

import hashlib
import json
import pathlib
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from argosy.kernel.compile import home, override_folder

SOURCES = ("rulebook", "public", "argosy", "owner")


class ComponentError(ValueError):
    """A component row is wrong; the message says which one, what is wrong and what would be right."""


@dataclass(frozen=True)
class Components:
    """All component rows of one game."""

    game: str
    tables: Mapping[str, tuple[Mapping[str, Any], ...]]
    overridden: tuple[str, ...]  # the rows that an owner replaced

    def __getitem__(self, table: str) -> tuple[Mapping[str, Any], ...]:
        if table not in self.tables:
            raise ComponentError(f"{self.game}: there is no table [[{table}]] in components/; it is needed")
        return self.tables[table]

    def rows(self) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """Every row with the name of its table."""
        for table, rows in self.tables.items():
            for row in rows:
                yield table, row

    @property
    def hash(self) -> str:
        """The name of this component set: records carry it."""
        text = json.dumps({k: list(v) for k, v in sorted(self.tables.items())}, sort_keys=True, default=str)
        return hashlib.sha256(text.encode()).hexdigest()[:12]


def read(game: str, check: Any = None) -> Components:
    """The rows of a game with the owner's replacements; `check(components)` raises what is wrong with them."""
    tables: dict[str, dict[str, dict[str, Any]]] = {}
    for path in sorted((home(game) / "components").glob("*.toml")):
        for table, row in _rows(path):
            if row["id"] in tables.setdefault(table, {}):
                raise ComponentError(f"{path.name}: [[{table}]] has two rows with the id {row['id']!r}")
            tables[table][row["id"]] = row
    replaced = []
    folder = override_folder(game)
    for path in sorted(folder.glob("*.toml")) if folder else []:
        for table, row in _rows(path, owner=True):
            _replace(tables, table, row, path)
            replaced.append(f"{table}.{row['id']}")
    found = Components(game, {table: tuple(rows.values()) for table, rows in tables.items()}, tuple(replaced))
    if check is not None:
        check(found)
    return found


def _replace(tables: dict[str, dict[str, dict[str, Any]]], table: str, row: dict[str, Any], path: pathlib.Path) -> None:
    if table not in tables:
        raise ComponentError(f"{path}: there is no table [[{table}]]; there are {', '.join(sorted(tables))}")
    old = tables[table].get(row["id"])
    if old is None:
        known = ", ".join(sorted(map(str, tables[table])))
        raise ComponentError(f"{path}: [[{table}]] has no row {row['id']!r} to replace; there are {known}")
    for name, value in row.items():
        if name not in old:
            raise ComponentError(f"{path}: [[{table}]] {row['id']!r} has no field {name!r}; it has {', '.join(old)}")
        if type(value) is not type(old[name]):
            wanted = type(old[name]).__name__
            raise ComponentError(f"{path}: [[{table}]] {row['id']!r}: {name} must be a {wanted}, not {value!r}")
    tables[table][row["id"]] = old | row


def _rows(path: pathlib.Path, owner: bool = False) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ComponentError(f"{path}: this is not a TOML file ({error})") from error
    for table, rows in content.items():
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise ComponentError(f"{path}: write [[{table}]] with double brackets; each row is a table of its own")
        for number, row in enumerate(rows, 1):
            if owner:
                row = row | {"source": "owner"}
            if "id" not in row:
                raise ComponentError(f"{path}: row {number} of [[{table}]] has no id")
            if row.get("source") not in SOURCES:
                raise ComponentError(
                    f"{path}: [[{table}]] {row['id']!r} must say its source: {', '.join(SOURCES)}"
                    f" (it says {row.get('source')!r})"
                )
            yield table, row
