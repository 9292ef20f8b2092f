"""A network with one layer of neurons, small enough to be asked for every move that is tried.

A row of its table belongs to an input: what that counts by itself, then its weight in each neuron. The compiler is told
to keep all neurons in the wide registers of the processor and to add to them at once: one by one they took a captain
nearly half of its time.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

from argosy.kernel.compile import INTERPRETED

NEURONS = 16
NUMBER = ir.DoubleType()
LAYER = ir.VectorType(NUMBER, NEURONS)
ALIGNED = 8  # bytes: rows begin anywhere
NOTHING = ir.Constant(LAYER, [0.0] * NEURONS)


def _answer(_: Any, x: Any, table: Any, then: Any) -> Any:
    """How the compiler makes `answer`."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        inputs, rows, last = (
            make_array(kind)(context, builder, argument)
            for kind, argument in zip(signature.args, arguments, strict=True)
        )
        own = cgutils.alloca_once_value(builder, ir.Constant(NUMBER, 0.0))
        charges = cgutils.alloca_once_value(builder, NOTHING)
        width = context.get_constant(types.intp, 1 + NEURONS)
        with cgutils.for_range(builder, builder.extract_value(rows.shape, 0)) as each:
            seen = builder.load(builder.gep(inputs.data, [each.index]))
            row = builder.gep(rows.data, [builder.mul(each.index, width)])
            builder.store(builder.fadd(builder.load(own), builder.fmul(builder.load(row), seen)), own)
            added = builder.fmul(_layer(context, builder, row, 1), _everywhere(builder, seen))
            builder.store(builder.fadd(builder.load(charges), added), charges)
        charged = builder.load(charges)
        fired = builder.select(builder.fcmp_ordered(">", charged, NOTHING), charged, NOTHING)
        heard = builder.fmul(fired, _layer(context, builder, last.data, 0))
        total = builder.load(own)
        for k in range(NEURONS):
            total = builder.fadd(total, builder.extract_element(heard, ir.Constant(ir.IntType(32), k)))
        return total

    return types.float64(x, table, then), generate


def _layer(context: Any, builder: Any, numbers: Any, first: int) -> Any:
    """A number for every neuron, beginning with this one of a row."""
    begin = builder.gep(numbers, [context.get_constant(types.intp, first)])
    return builder.load(builder.bitcast(begin, LAYER.as_pointer()), align=ALIGNED)


def _everywhere(builder: Any, number: Any) -> Any:
    """The same number for every neuron."""
    one = builder.insert_element(ir.Constant(LAYER, ir.Undefined), number, ir.Constant(ir.IntType(32), 0))
    return builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(ir.IntType(32), NEURONS), [0] * NEURONS))


if INTERPRETED:

    def answer(x: Any, table: Any, then: Any) -> float:
        """What the network says of the inputs: what each counts by itself, and the neurons that fire."""
        return float(x @ table[:, 0] + np.maximum(x @ table[:, 1:], 0.0) @ then)

else:
    answer = intrinsic(_answer)
