"""One suite of laws, for every game that `argosy.games()` lists (see laws.py and secrecy.py)."""

from __future__ import annotations

from cases import Case

from laws import LAWS


def test_law(law: str, case: Case) -> None:
    """Every law is tried on every case (see conftest.py)."""
    LAWS[law](case)
