"""The law of what may be used when can be broken: a wrong table is found out by a position."""

from __future__ import annotations

from typing import Any

import any_time
import pytest
from cases import cases_of
from tests.goa.table import turn

GOA = cases_of("goa")[1]


def with_a_card() -> Any:
    """Somebody in turn with an expedition card, and no swap."""
    return turn(0, seats=3, hand={0: ["ships2_1"]}).s


def has_cards(s: Any, seat: int) -> bool:
    return bool(s.hand_size[seat] > 0)


def test_the_true_table_passes() -> None:
    any_time.check(GOA, with_a_card(), any_time.TABLE["goa"])


def test_what_is_offered_at_another_time_is_found() -> None:
    with pytest.raises(AssertionError, match="“discard” is offered with the question turn"):
        any_time.check(GOA, with_a_card(), {"discard": any_time.use("after")})


def test_what_is_had_and_not_offered_is_found() -> None:
    with pytest.raises(AssertionError, match="“swap” is not offered with the question turn"):
        any_time.check(GOA, with_a_card(), {"swap": any_time.use("turn", has_cards)})
