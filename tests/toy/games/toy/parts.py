"""The crates as constant tables. Crates are numbered from 1; 0 is no crate."""

from __future__ import annotations

import numpy as np

from argosy.kernel.components import ComponentError, Components, read

CRATES = 15


def check(components: Components) -> None:
    """There are fifteen crates."""
    total = sum(row["copies"] for row in components["crate"])
    if total != CRATES:
        raise ComponentError(f"the copies of [[crate]] must add up to {CRATES}, not {total}")


def components() -> Components:
    """The component set of the toy."""
    return read("toy", check)


_rows = [row for row in components()["crate"] for _ in range(row["copies"])]
NAMES = ("", *(row["id"] for row in _rows))
WORTH = np.array([0, *(row["worth"] for row in _rows)], np.int16)
