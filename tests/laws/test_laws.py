"""One suite of laws, for every game that `argosy.games()` lists (see laws.py and secrecy.py)."""

from __future__ import annotations

import pytest
from cases import Case

from laws import LAWS

# What a game still breaks, with the reason; the day it holds, this list must be shortened.
BROKEN = {
    ("maracaibo", "knowing_follows_from_knowing_and_seeing"): "an offered quest tells which goods a hand holds",
    ("maracaibo", "moves_offered_together_read_differently"): "cards of one name are bought with the same words",
}


def test_law(law: str, case: Case) -> None:
    """Every law is tried on every case (see conftest.py)."""
    try:
        LAWS[law](case)
    except AssertionError:
        if (case.game.name, law) in BROKEN:
            pytest.xfail(BROKEN[case.game.name, law])
        raise
