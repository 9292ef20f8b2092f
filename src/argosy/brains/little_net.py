"""A network with one layer of neurons, small enough to be asked for every move that is tried.

A row of its table belongs to an input: what that counts by itself, then its weight in each neuron. The compiler is told
to keep all neurons in the wide registers of the processor and to add to them at once: one by one they took a captain
nearly half of its time. An addition waits for the one before it, so four seats asked at once take twice the time of
one; and tables of `np.float32` fill half as many registers.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.np.arrayobj import make_array

from argosy.kernel.memory import by_hand

NEURONS = 16
INDEX = ir.IntType(32)


def _answer(_: Any, x: Any, table: Any, then: Any) -> Any:
    """How the compiler makes `answer`."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        inputs, rows, last = _arrays(context, builder, signature.args, arguments)
        return _answers(context, builder, [inputs.data], rows, last)[0]

    return types.float64(x, table, then), generate


def _answer_four(_: Any, x: Any, a: Any, b: Any, c: Any, d: Any, table: Any, then: Any) -> Any:
    """How the compiler makes `answer_four`."""
    made = types.UniTuple(types.float64, 4)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kinds = signature.args
        inputs, rows, last = _arrays(context, builder, (kinds[0], *kinds[5:]), (arguments[0], *arguments[5:]))
        seats = [builder.gep(inputs.data, [first]) for first in arguments[1:5]]
        return context.make_tuple(builder, made, _answers(context, builder, seats, rows, last))

    return made(x, types.intp, types.intp, types.intp, types.intp, table, then), generate


def _arrays(context: Any, builder: Any, kinds: Any, arguments: Any) -> list[Any]:
    """The arrays among the arguments."""
    return [make_array(kind)(context, builder, given) for kind, given in zip(kinds, arguments, strict=True)]


def _answers(context: Any, builder: Any, seats: Any, rows: Any, last: Any) -> list[Any]:
    """The answers to several rows of inputs, each where it begins."""
    number = rows.data.type.pointee
    nothing = ir.Constant(ir.VectorType(number, NEURONS), [0.0] * NEURONS)
    own = [cgutils.alloca_once_value(builder, ir.Constant(number, 0.0)) for _ in seats]
    charges = [cgutils.alloca_once_value(builder, nothing) for _ in seats]
    width = context.get_constant(types.intp, 1 + NEURONS)
    with cgutils.for_range(builder, builder.extract_value(rows.shape, 0)) as each:
        inputs = [builder.load(builder.gep(x, [each.index])) for x in seats]
        with builder.if_then(_any(builder, inputs)):
            row = builder.gep(rows.data, [builder.mul(each.index, width)])
            alone, layer = builder.load(row), _layer(context, builder, row, 1)
            for wide, mine, charge in zip(inputs, own, charges, strict=True):
                seen = wide if wide.type == number else builder.fptrunc(wide, number)
                _add(builder, mine, alone, seen)
                _add(builder, charge, layer, _everywhere(builder, seen))
    then = _layer(context, builder, last.data, 0)
    return [
        _heard(builder, builder.load(mine), builder.load(charge), nothing, then)
        for mine, charge in zip(own, charges, strict=True)
    ]


def _add(builder: Any, place: Any, weight: Any, seen: Any) -> None:
    """Add a product to what is kept there; narrow numbers in one step, which rounds once."""
    narrow = seen.type in (ir.FloatType(), ir.VectorType(ir.FloatType(), NEURONS))
    flags = ("contract",) if narrow else ()
    builder.store(builder.fadd(builder.load(place), builder.fmul(weight, seen, flags=flags), flags=flags), place)


def _any(builder: Any, inputs: Any) -> Any:
    """Whether one of the inputs is not zero: a third of them are zero for everybody, and add nothing."""
    together = ir.Constant(ir.IntType(64), 0)
    for x in inputs:
        together = builder.or_(together, builder.bitcast(x, ir.IntType(64)))
    return builder.icmp_unsigned("!=", together, ir.Constant(ir.IntType(64), 0))


def _heard(builder: Any, total: Any, charged: Any, nothing: Any, then: Any) -> Any:
    """What counts by itself, and the neurons that fire."""
    fired = builder.select(builder.fcmp_ordered(">", charged, nothing), charged, nothing)
    heard = builder.fmul(fired, then)
    width = NEURONS
    while width > 1:  # the two halves side by side, again and again
        width //= 2
        lower, upper = (ir.Constant(ir.VectorType(INDEX, width), list(range(at, at + width))) for at in (0, width))
        heard = builder.fadd(builder.shuffle_vector(heard, heard, lower), builder.shuffle_vector(heard, heard, upper))
    total = builder.fadd(total, builder.extract_element(heard, ir.Constant(INDEX, 0)))
    return total if total.type == ir.DoubleType() else builder.fpext(total, ir.DoubleType())


def _layer(context: Any, builder: Any, numbers: Any, first: int) -> Any:
    """A number for every neuron, beginning with this one of a row; rows begin anywhere."""
    number = numbers.type.pointee
    begin = builder.gep(numbers, [context.get_constant(types.intp, first)])
    wide = builder.bitcast(begin, ir.VectorType(number, NEURONS).as_pointer())
    return builder.load(wide, align=4 if number == ir.FloatType() else 8)


def _everywhere(builder: Any, number: Any) -> Any:
    """The same number for every neuron."""
    empty = ir.Constant(ir.VectorType(number.type, NEURONS), ir.Undefined)
    one = builder.insert_element(empty, number, ir.Constant(INDEX, 0))
    return builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(INDEX, NEURONS), [0] * NEURONS))


def plain_answer(x: Any, table: Any, then: Any) -> float:
    """What the network says of the inputs: what each counts by itself, and the neurons that fire."""
    x = x[: len(table)].astype(table.dtype)
    return float(x @ table[:, 0] + np.maximum(x @ table[:, 1:], 0.0) @ then)


def plain_answer_four(
    x: Any, a: int, b: int, c: int, d: int, table: Any, then: Any
) -> tuple[float, float, float, float]:
    """The same of four rows of inputs, which begin at these places of `x`."""
    first, second, third, fourth = (plain_answer(x[begin:], table, then) for begin in (a, b, c, d))
    return first, second, third, fourth


answer = by_hand(_answer, plain_answer)
answer_four = by_hand(_answer_four, plain_answer_four)
