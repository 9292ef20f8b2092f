"""The little network."""

from __future__ import annotations

import numpy as np
import pytest

from argosy.kernel.little_net import answer


def test_it_adds_what_counts_by_itself_and_the_neurons_that_fire() -> None:
    x = np.array([1.0, 2.0])
    table = np.array([[0.5, 1.0, -1.0], [0.25, 0.5, 0.25]])
    neurons = np.array([3.0, 100.0])
    assert answer(x, table, neurons) == pytest.approx(0.5 + 2 * 0.25 + 3.0 * (1.0 + 2 * 0.5))


def test_without_neurons_it_is_a_sum() -> None:
    assert answer(np.array([1.0, 4.0]), np.array([[2.0], [0.5]]), np.zeros(0)) == pytest.approx(4.0)
