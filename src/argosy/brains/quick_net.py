"""The network of a game's admirals for compiled code, which asks it many questions at once (see `learned`).

It says what `Learned` says, up to rounding. Of a position most inputs are zero, so the first layer adds the rows of the
others only; and of the moves only the legal ones are asked about.
"""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np

from argosy.brains.learned import REACH, SEATS, Learned
from argosy.brains.wide import LANES, ROWS, SPAN, add_rows, dot, fire, in_panels, products
from argosy.kernel.compile import rule

AT_ONCE = 48  # questions of a thread, so also games that it plays in step


class QuickNet(NamedTuple):
    """The weights, laid out for reading in order."""

    first: Any  # by input
    biases: Any  # of the three layers
    calm: Any  # of the three layers
    second: Any  # in panels, as the third
    third: Any
    policy: Any  # by move code
    policy_bias: Any
    prizes: Any  # by seat, counted from the one who looks
    prizes_bias: Any


class Slate(NamedTuple):
    """Room for the questions of one thread."""

    seen: Any  # the inputs of one question,
    which: Any  # the numbers of those that are not zero,
    values: Any  # and what they are
    first: Any  # what the layers say, a row for every question
    second: Any


@functools.cache
def quick(net: Learned) -> QuickNet:
    """The same network for compiled code, laid out once in a process."""
    width = net.layers[0][0].shape[1]
    if width % (LANES * SPAN):
        raise ValueError(f"a layer of {width} neurons is no multiple of {LANES * SPAN}")
    return QuickNet(
        first=net.layers[0][0],
        biases=np.array([bias for _, bias in net.layers], np.float32),
        calm=np.array(net.calm, np.float32),
        second=in_panels(net.layers[1][0]),
        third=in_panels(net.layers[2][0]),
        policy=np.ascontiguousarray(net.policy.T),
        policy_bias=net.policy_bias,
        prizes=np.ascontiguousarray(net.prospects[:, :SEATS].T),
        prizes_bias=net.prospects_bias[:SEATS],
    )


def slate_for(net: QuickNet, questions: int) -> Slate:
    """Room for so many questions at once."""
    inputs, width = net.first.shape
    rows = -(-questions // ROWS) * ROWS
    return Slate(
        seen=np.zeros(inputs, np.float32),
        which=np.zeros(inputs, np.int64),
        values=np.zeros(inputs, np.float32),
        first=np.zeros((rows, width), np.float32),
        second=np.zeros((rows, width), np.float32),
    )


@rule
def see(net: QuickNet, k: Slate, row: int) -> None:
    """The first layer of the question whose inputs are in `k.seen`."""
    count = 0
    for i in range(len(k.seen)):
        if k.seen[i] != 0:
            k.which[count] = i
            k.values[count] = min(max(k.seen[i], np.float32(-REACH)), np.float32(REACH))
            count += 1
    begin(net.biases, 0, k.first, row)
    add_rows(net.first, k.which, k.values, count, k.first, row)
    fire(k.first, row, net.calm[0])


@rule
def begin(biases: Any, layer: int, out: Any, row: int) -> None:
    """A row of neurons that nobody has spoken to."""
    for i in range(biases.shape[1]):
        out[row, i] = biases[layer, i]


@rule
def think(net: QuickNet, k: Slate, count: int) -> None:
    """The other two layers of so many questions: what the last one says is in `k.first` again."""
    rows = (count + ROWS - 1) // ROWS * ROWS
    for row in range(rows):
        begin(net.biases, 1, k.second, row)
    products(k.first, net.second, k.second, rows)
    for row in range(rows):
        fire(k.second, row, net.calm[1])
        begin(net.biases, 2, k.first, row)
    products(k.second, net.third, k.first, rows)
    for row in range(count):
        fire(k.first, row, net.calm[2])


@rule
def liking(net: QuickNet, k: Slate, row: int, code: int) -> float:
    """How much a move is liked."""
    return float(dot(k.first, row, net.policy, code) + net.policy_bias[code])


@rule
def prize(net: QuickNet, k: Slate, row: int, seat: int) -> float:
    """The prize that a seat can expect, counted from the one who looks."""
    return float(dot(k.first, row, net.prizes, seat) + net.prizes_bias[seat])


@rule
def expect_all(net: QuickNet, k: Slate, rows: Any, out: Any) -> None:
    """The prizes of all seats for every row of inputs."""
    room = k.first.shape[0]
    for first in range(0, rows.shape[0], room):
        count = min(room, rows.shape[0] - first)
        for row in range(count):
            for i in range(len(k.seen)):
                k.seen[i] = rows[first + row, i]
            see(net, k, row)
        think(net, k, count)
        for row in range(count):
            for seat in range(SEATS):
                out[first + row, seat] = prize(net, k, row, seat)


class Expectations:
    """What a network expects, for one thread: unlike NumPy's products it takes no further cores."""

    def __init__(self, net: Learned) -> None:
        self.net = quick(net)
        self.slate = slate_for(self.net, AT_ONCE)

    def prizes(self, rows: Any) -> Any:
        """The prizes of all seats, counted from the one who looks, a row for each row of inputs."""
        out = np.zeros((len(rows), SEATS), np.float32)
        expect_all(self.net, self.slate, rows, out)
        return out
