"""A network with one layer of neurons, small enough to be asked for every move that is tried."""

from __future__ import annotations

from typing import Any

from argosy.kernel.compile import rule


@rule
def answer(x: Any, table: Any, neurons: Any) -> float:
    """What the network says of the inputs: what each counts by itself, and the neurons that fire.

    A row of the table belongs to an input: its own weight, then that in every neuron.
    """
    total = 0.0
    for i in range(len(table)):
        total += table[i, 0] * x[i]
    for k in range(len(neurons)):
        charge = 0.0
        for i in range(len(table)):
            charge += table[i, k + 1] * x[i]
        if charge > 0.0:
            total += neurons[k] * charge
    return total
