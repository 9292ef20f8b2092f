"""The arithmetic of a wide network for compiled code: sixteen numbers at once, as processors can.

Rules are compiled without looking for such loops (see `kernel.numba_patches`), so the compiler is told here what to
keep in its wide registers. All tables are of `np.float32` without gaps, and their rows are as long as a multiple of
sixteen. In a table of weights made by `in_panels` sixteen neurons stand side by side, each input after the other: so a
product of many rows with all weights reads them in order.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.np.arrayobj import make_array

from argosy.kernel.memory import by_hand

LANES = 16  # numbers in a wide register, or in two or four narrower ones
ROWS = 6  # questions that go through a layer together: as many as leave registers for the weights
SPAN = 8  # registers of neurons that the inputs of one question are added to at once
CALM = 1e-5  # what keeps a row of equal numbers from being divided by nothing
NUMBER = ir.FloatType()
WIDE = ir.VectorType(NUMBER, LANES)
INDEX = ir.IntType(32)
NOTHING = ir.Constant(WIDE, [0.0] * LANES)


def in_panels(weights: Any) -> Any:
    """Weights (inputs, neurons) as `products` reads them: (groups of sixteen neurons, inputs, sixteen)."""
    inputs, neurons = weights.shape
    return np.ascontiguousarray(weights.reshape(inputs, neurons // LANES, LANES).transpose(1, 0, 2), np.float32)


def _arrays(context: Any, builder: Any, signature: Any, arguments: Any, count: int) -> list[Any]:
    """The first arguments, which are arrays."""
    kinds = signature.args[:count]
    return [make_array(kind)(context, builder, given) for kind, given in zip(kinds, arguments, strict=False)]


def _long(number: int) -> Any:
    return ir.Constant(ir.IntType(64), number)


def _load(builder: Any, numbers: Any, first: Any) -> Any:
    """Sixteen numbers from this one on."""
    place = builder.bitcast(builder.gep(numbers, [first]), WIDE.as_pointer())
    return builder.load(place, align=4)


def _store(builder: Any, wide: Any, numbers: Any, first: Any) -> None:
    builder.store(wide, builder.bitcast(builder.gep(numbers, [first]), WIDE.as_pointer()), align=4)


def _everywhere(builder: Any, number: Any) -> Any:
    """The same number in all lanes."""
    one = builder.insert_element(ir.Constant(WIDE, ir.Undefined), number, ir.Constant(INDEX, 0))
    return builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(INDEX, LANES), [0] * LANES))


def _add(builder: Any, place: Any, weights: Any, seen: Any) -> None:
    """Add a product to what is kept there, in one step where the processor can."""
    flags = ("contract",)
    builder.store(builder.fadd(builder.load(place), builder.fmul(weights, seen, flags=flags), flags=flags), place)


def _sum(builder: Any, wide: Any) -> Any:
    """All lanes together: the two halves side by side, again and again."""
    width = LANES
    while width > 1:
        width //= 2
        lower, upper = (ir.Constant(ir.VectorType(INDEX, width), list(range(at, at + width))) for at in (0, width))
        wide = builder.fadd(builder.shuffle_vector(wide, wide, lower), builder.shuffle_vector(wide, wide, upper))
    return builder.extract_element(wide, ir.Constant(INDEX, 0))


def _room(builder: Any, count: int) -> list[Any]:
    """Places for wide numbers, all nothing."""
    places = [cgutils.alloca_once(builder, WIDE) for _ in range(count)]
    for place in places:
        builder.store(NOTHING, place)
    return places


def _add_rows(_: Any, table: Any, which: Any, values: Any, count: Any, out: Any, row: Any) -> Any:
    """How the compiler makes `add_rows`."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        weights, inputs, seen = _arrays(context, builder, signature, arguments, 3)
        target = make_array(out)(context, builder, arguments[4])
        width = builder.extract_value(weights.shape, 1)
        begin = builder.mul(arguments[5], width)
        with cgutils.for_range_slice(builder, _long(0), width, _long(LANES * SPAN), inc=True) as (column, _):
            places = [builder.add(column, _long(LANES * k)) for k in range(SPAN)]
            sums = _room(builder, SPAN)
            with cgutils.for_range(builder, arguments[3]) as each:
                number = builder.load(builder.gep(inputs.data, [each.index]))
                wide = _everywhere(builder, builder.load(builder.gep(seen.data, [each.index])))
                line = builder.mul(number, width)
                for place, total in zip(places, sums, strict=True):
                    _add(builder, total, _load(builder, weights.data, builder.add(line, place)), wide)
            for place, total in zip(places, sums, strict=True):
                there = builder.add(begin, place)
                both = builder.fadd(builder.load(total), _load(builder, target.data, there))
                _store(builder, both, target.data, there)
        return context.get_dummy_value()

    return types.void(table, which, values, types.intp, out, types.intp), generate


def _products(_: Any, x: Any, panels: Any, out: Any, count: Any) -> Any:
    """How the compiler makes `products`."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        rows, weights, target = _arrays(context, builder, signature, arguments, 3)
        groups, inputs = builder.extract_value(weights.shape, 0), builder.extract_value(weights.shape, 1)
        neurons = builder.mul(groups, _long(LANES))
        with cgutils.for_range(builder, groups) as group:
            panel = builder.gep(weights.data, [builder.mul(group.index, builder.mul(inputs, _long(LANES)))])
            with cgutils.for_range_slice(builder, _long(0), arguments[3], _long(ROWS), inc=True) as (first, _):
                lines = [builder.add(first, _long(k)) for k in range(ROWS)]
                seen = [builder.gep(rows.data, [builder.mul(line, inputs)]) for line in lines]
                sums = _room(builder, ROWS)
                with cgutils.for_range(builder, inputs) as each:
                    wide = _load(builder, panel, builder.mul(each.index, _long(LANES)))
                    for x_row, total in zip(seen, sums, strict=True):
                        _add(builder, total, wide, _everywhere(builder, builder.load(builder.gep(x_row, [each.index]))))
                for line, total in zip(lines, sums, strict=True):
                    there = builder.add(builder.mul(line, neurons), builder.mul(group.index, _long(LANES)))
                    both = builder.fadd(builder.load(total), _load(builder, target.data, there))
                    _store(builder, both, target.data, there)
        return context.get_dummy_value()

    return types.void(x, panels, out, types.intp), generate


def _dot(_: Any, a: Any, i: Any, b: Any, j: Any) -> Any:
    """How the compiler makes `dot`."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        one = make_array(a)(context, builder, arguments[0])
        two = make_array(b)(context, builder, arguments[2])
        width = builder.extract_value(one.shape, 1)
        mine = builder.gep(one.data, [builder.mul(arguments[1], width)])
        other = builder.gep(two.data, [builder.mul(arguments[3], width)])
        step = 2 * LANES
        sums = _room(builder, 2)
        with cgutils.for_range_slice(builder, _long(0), width, _long(step), inc=True) as (first, _):
            for k, total in enumerate(sums):
                place = builder.add(first, _long(LANES * k))
                _add(builder, total, _load(builder, mine, place), _load(builder, other, place))
        return _sum(builder, builder.fadd(*(builder.load(total) for total in sums)))

    return types.float32(a, types.intp, b, types.intp), generate


def _fire(_: Any, x: Any, row: Any, calm: Any) -> Any:
    """How the compiler makes `fire`."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        table = make_array(x)(context, builder, arguments[0])
        scale = make_array(calm)(context, builder, arguments[2])
        width = builder.extract_value(table.shape, 1)
        numbers = builder.gep(table.data, [builder.mul(arguments[1], width)])
        shares = builder.fdiv(ir.Constant(NUMBER, 1.0), builder.sitofp(width, NUMBER))

        def every() -> Any:
            return cgutils.for_range_slice(builder, _long(0), width, _long(LANES), inc=True)

        total, squares = _room(builder, 2)
        one = _everywhere(builder, ir.Constant(NUMBER, 1.0))
        with every() as (first, _):
            _add(builder, total, _load(builder, numbers, first), one)
        mean = _everywhere(builder, builder.fmul(_sum(builder, builder.load(total)), shares))
        with every() as (first, _):
            apart = builder.fsub(_load(builder, numbers, first), mean)
            _add(builder, squares, apart, apart)
        spread = builder.fmul(_sum(builder, builder.load(squares)), shares)
        root = builder.module.declare_intrinsic("llvm.sqrt", [NUMBER])
        width_of = builder.call(root, [builder.fadd(spread, ir.Constant(NUMBER, CALM))])
        unit = _everywhere(builder, builder.fdiv(ir.Constant(NUMBER, 1.0), width_of))
        with every() as (first, _):
            even = builder.fmul(builder.fsub(_load(builder, numbers, first), mean), unit)
            charged = builder.fadd(
                builder.fmul(even, _load(builder, scale.data, first)),
                _load(builder, scale.data, builder.add(width, first)),
            )
            fired = builder.select(builder.fcmp_ordered(">", charged, NOTHING), charged, NOTHING)
            _store(builder, fired, numbers, first)
        return context.get_dummy_value()

    return types.void(x, types.intp, calm), generate


def plain_add_rows(table: Any, which: Any, values: Any, count: int, out: Any, row: int) -> None:
    """Add to a row of `out` the rows of the table that `which` names, each as often as its value says."""
    out[row] += values[:count] @ table[which[:count]]


def plain_products(x: Any, panels: Any, out: Any, count: int) -> None:
    """Add to every row of `out` the same row of `x` times the weights; up to `count`, a multiple of `ROWS`."""
    for group, panel in enumerate(panels):
        out[:count, group * LANES : (group + 1) * LANES] += x[:count] @ panel


def plain_dot(a: Any, i: int, b: Any, j: int) -> Any:
    """The product of a row of one table and a row of another."""
    return np.dot(a[i], b[j])


def plain_fire(x: Any, row: int, calm: Any) -> None:
    """Calm a row (its mean nothing, its spread one, then as the two rows of `calm` say); what is negative is silent."""
    even = x[row] - x[row].mean()
    even /= np.sqrt(np.square(even).mean() + np.float32(CALM))
    x[row] = np.maximum(even * calm[0] + calm[1], 0)


add_rows = by_hand(_add_rows, plain_add_rows)
products = by_hand(_products, plain_products)
dot = by_hand(_dot, plain_dot)
fire = by_hand(_fire, plain_fire)
