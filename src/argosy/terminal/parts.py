"""What `argosy components` prints."""

from __future__ import annotations

import os
import pathlib
from collections import Counter

import platformdirs
from rich.console import Group, RenderableType
from rich.table import Table as Listing

from argosy.kernel.components import SOURCES, Components


def own_folder(game: str) -> pathlib.Path:
    """Where an owner of the printed game lays their rows."""
    root = os.environ.get("ARGOSY_COMPONENTS") or platformdirs.user_config_dir("argosy")
    return pathlib.Path(root) / "components" / game


def summary(found: Components) -> RenderableType:
    """How many rows of each table come from where."""
    table = Listing("table", "rows", *SOURCES, title=f"{found.game}: component set {found.hash}")
    for name, rows in found.tables.items():
        counts = Counter(str(row["source"]) for row in rows)
        table.add_row(name, str(len(rows)), *(str(counts[source] or "") for source in SOURCES))
    total = Counter(str(row["source"]) for _, row in found.rows())
    table.add_section()
    table.add_row("all", str(sum(total.values())), *(str(total[source] or "") for source in SOURCES), style="bold")
    return Group(table, f"Your own rows go into {own_folder(found.game)} (see docs/components.md).")


def listed(found: Components) -> Listing:
    """Every row: where it comes from and what it says."""
    table = Listing("table", "id", "source", "says", title=f"{found.game}: component set {found.hash}")
    for name, row in found.rows():
        says = ", ".join(f"{key} {value}" for key, value in row.items() if key not in ("id", "source"))
        table.add_row(name, str(row["id"]), str(row["source"]), says)
    return table


def checked(found: Components) -> str:
    """One line when everything is right."""
    rows = sum(1 for _ in found.rows())
    replaced = f", {len(found.overridden)} of them yours: {', '.join(found.overridden)}" if found.overridden else ""
    return f"{found.game}: {rows} rows are right{replaced}. Component set {found.hash}."
