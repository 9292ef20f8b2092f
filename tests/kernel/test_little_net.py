"""The little network."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from argosy.brains.little_net import NEURONS, answer, answer_four
from argosy.kernel import rule


@rule
def asked(x: Any, table: Any, then: Any) -> float:
    """The network as rules ask it."""
    return answer(x, table, then)


@rule
def asked_four(x: Any, a: int, b: int, c: int, d: int, table: Any, then: Any) -> Any:
    """Four rows of inputs at once."""
    return answer_four(x, a, b, c, d, table, then)


def test_it_adds_what_counts_by_itself_and_the_neurons_that_fire() -> None:
    table, then = np.zeros((2, 1 + NEURONS)), np.zeros(NEURONS)
    table[:, 0] = 0.5, 0.25
    table[:, 1] = 1.0, 0.5  # fires
    table[:, NEURONS] = -1.0, 0.25  # does not
    then[[0, NEURONS - 1]] = 3.0, 100.0
    assert asked(np.array([1.0, 2.0]), table, then) == pytest.approx(0.5 + 2 * 0.25 + 3.0 * (1.0 + 2 * 0.5))


@pytest.mark.parametrize("inputs", [1, 7, 57])
def test_it_says_what_arithmetic_says(inputs: int) -> None:
    draw = np.random.default_rng(inputs)
    x, table, then = draw.normal(size=inputs), draw.normal(size=(inputs, 1 + NEURONS)), draw.normal(size=NEURONS)
    said = x @ table[:, 0] + np.maximum(x @ table[:, 1:], 0.0) @ then
    assert asked(x, table, then) == pytest.approx(said)


def test_inputs_may_stand_in_the_middle_of_other_numbers() -> None:
    draw = np.random.default_rng(3)
    many, table, then = draw.normal(size=30), draw.normal(size=(5, 1 + NEURONS)), draw.normal(size=NEURONS)
    assert asked(many[11:16], table, then) == asked(many[11:16].copy(), table, then)


@pytest.mark.parametrize("number", [np.float64, np.float32])
def test_four_rows_are_answered_as_one_after_the_other(number: Any) -> None:
    draw = np.random.default_rng(4)
    many = draw.normal(size=60)
    table, then = draw.normal(size=(9, 1 + NEURONS)).astype(number), draw.normal(size=NEURONS).astype(number)
    begins = (2, 11, 30, 30)
    singly = [asked(many[begin : begin + 9], table, then) for begin in begins]
    assert list(asked_four(many, *begins, table, then)) == singly


def test_narrow_numbers_say_nearly_the_same() -> None:
    draw = np.random.default_rng(5)
    x, table, then = draw.normal(size=57), draw.normal(size=(57, 1 + NEURONS)), draw.normal(size=NEURONS)
    narrow = asked(x, table.astype(np.float32), then.astype(np.float32))
    assert narrow == pytest.approx(asked(x, table, then), abs=1e-3)
