"""Room on the stack and copies of whole rows, as rules use them."""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.kernel import rule
from argosy.kernel.memory import copy_row, room_for

COUNT = 12


@rule
def squares(out: Any) -> None:
    """Writes into room of its own, and then from there to the caller."""
    room = room_for(COUNT)
    for i in range(len(room)):
        room[i] = 1.0 * i * i
    for i in range(len(room)):
        out[i] = room[i]


@rule
def copied(words: Any, here: int, there: int) -> None:
    """One row onto another."""
    copy_row(words, here, there)


def test_room_holds_what_was_asked_for() -> None:
    out = np.zeros(COUNT)
    squares(out)
    assert out.tolist() == [float(i * i) for i in range(COUNT)]


def test_a_row_is_copied_and_no_other_changes() -> None:
    words = np.arange(5 * 7, dtype=np.uint64).reshape(5, 7)
    wanted = words.copy()
    wanted[3] = words[1]
    copied(words, 1, 3)
    assert (words == wanted).all()
    copied(words, 2, 2)
    assert (words == wanted).all()
