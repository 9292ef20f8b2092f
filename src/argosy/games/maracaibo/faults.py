"""Where faults in a set of components are noted; the checks themselves stand in `checks`, by subject beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from argosy.kernel.components import Components

Row = Mapping[str, Any]


class Faults:
    """Collects what is wrong."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.found: list[str] = []
        self.numbers = {row["id"]: row for row in parts["numbers"]}
        self.places = {row["id"]: row for row in parts["location"]}
        self.legacy = {row["id"]: row for row in parts["legacy"]}
        self.synergies = {row["id"] for row in parts["synergy"]}
        self.spaces = {row["id"]: row for row in parts["explorer_space"]}

    def need(self, ok: bool, text: str) -> None:
        """Note a fault."""
        if not ok:
            self.found.append(text)

    def same(self, got: Any, want: Any, what: str) -> None:
        """Note a difference."""
        self.need(got == want, f"{what} must be {want!r}, not {got!r}")
