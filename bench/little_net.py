"""A network with one layer of neurons, fitted by Adam: what the bots' learned kernels are made of."""

from __future__ import annotations

from typing import Any

import numpy as np

BATCH, RATE = 4096, 3e-3


def fitted(x: Any, y: Any, neurons: int, steps: int, soft: float, decay: float, seed: int) -> tuple[Any, Any]:
    """Weights by input (what it counts by itself, then in each neuron), and what each neuron counts for.

    The first input is 1. Mistakes beyond `soft` count only in proportion; `decay` pulls the weights towards nothing.
    """
    draw = np.random.default_rng(seed)
    scale = np.where(x.std(0) > 0, x.std(0), 1.0)
    weights = [np.zeros(x.shape[1]), draw.normal(0, 0.3, (x.shape[1], neurons)), draw.normal(0, 0.1, neurons)]
    first = [np.zeros_like(w) for w in weights]
    second = [np.zeros_like(w) for w in weights]
    for step in range(1, steps + 1):
        chosen = draw.integers(0, len(x), BATCH)
        rows = x[chosen] / scale
        charge = rows @ weights[1]
        fired = np.maximum(charge, 0.0)
        error = np.clip(rows @ weights[0] + fired @ weights[2] - y[chosen], -soft, soft) / BATCH
        back = np.outer(error, weights[2]) * (charge > 0)
        slopes = (rows.T @ error, rows.T @ back, fired.T @ error)
        rate = RATE * (1 - step / (steps + 1))
        for w, slope, mean, square in zip(weights, slopes, first, second, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            w -= rate * np.sqrt(1 - 0.999**step) / (1 - 0.9**step) * mean / (np.sqrt(square) + 1e-8) + rate * decay * w
    return np.column_stack([weights[0], weights[1]]) / scale[:, None], weights[2]


def foreseen(x: Any, table: Any, neurons: Any) -> Any:
    """What the network answers to many rows."""
    return x @ table[:, 0] + np.maximum(x @ table[:, 1:], 0.0) @ neurons


def written(head: str, names: tuple[str, ...], table: Any, neurons: Any) -> str:
    """A module of weights: `WEIGHTS` by input, and `THEN`, what each neuron counts for."""
    lines = [
        f'"""{head}"""', "", "from __future__ import annotations", "",
        "# by trait: what it counts by itself, then in each neuron", "WEIGHTS: dict[str, tuple[float, ...]] = {",
    ]  # fmt: skip
    for name, row in zip(names, table, strict=True):
        lines += [f'    "{name}": (', *_numbers(row, 8), "    ),"]
    lines += ["}", "", "# what each neuron counts for when it fires", "THEN = (", *_numbers(neurons, 4), ")", ""]
    return "\n".join(lines)


def _numbers(row: Any, margin: int) -> list[str]:
    """Numbers in lines of eight."""
    told = [f"{number:.3f}" for number in row]
    return [f"{' ' * margin}{', '.join(told[at : at + 8])}," for at in range(0, len(told), 8)]
