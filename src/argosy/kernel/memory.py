"""Two things that a processor does at once and that Python has no word for: room on the stack, and copying a block.

Bots judge and copy a position for every move that they try. `np.empty` asks the system for memory every time, and a
loop moves the numbers of a position one by one; each of them took a captain a twentieth of its time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import get_itemsize, make_array, populate_array

from argosy.kernel.content import BY_HAND, INTERPRETED


def by_hand(generator: Callable[..., Any], plain: Callable[..., Any], prefer_literal: bool = False) -> Any:
    """What the compiler is to make of a call, written by hand; and the same for the interpreter."""
    if INTERPRETED:
        return plain
    made = intrinsic(prefer_literal=prefer_literal)(generator)
    BY_HAND[id(made)] = plain
    return made


def _stack_room(_: Any, count: Any) -> Any:
    """How the compiler makes `room_for`."""
    made = types.Array(types.float64, 1, "C")

    def generate(context: Any, builder: Any, _: Any, arguments: Any) -> Any:
        room = cgutils.alloca_once(builder, context.get_data_type(types.float64), count.literal_value)
        length = context.get_constant(types.intp, count.literal_value)
        width = context.get_constant(types.intp, get_itemsize(context, made))
        array = make_array(made)(context, builder)
        populate_array(array, room, [length], [width], width, None)
        return array._getvalue()

    return made(count), generate


def _block_copy(_: Any, words: Any, here: Any, there: Any) -> Any:
    """How the compiler makes `copy_row`."""

    def generate(context: Any, builder: Any, _: Any, arguments: Any) -> Any:
        array = make_array(words)(context, builder, arguments[0])
        length = builder.extract_value(array.strides, 0)
        first = builder.bitcast(array.data, cgutils.voidptr_t)
        source = builder.gep(first, [builder.mul(arguments[1], length)])
        target = builder.gep(first, [builder.mul(arguments[2], length)])
        cgutils.raw_memmove(builder, target, source, length, 1)
        return context.get_dummy_value()

    return types.void(words, types.intp, types.intp), generate


def plain_room_for(count: int) -> Any:
    """So many floats, not cleared, which last until the rule that asked for them returns."""
    return np.empty(count)


def plain_copy_row(words: Any, here: int, there: int) -> None:
    """Copy one row of a table without gaps onto another."""
    words[there] = words[here]


room_for = by_hand(_stack_room, plain_room_for, prefer_literal=True)
copy_row = by_hand(_block_copy, plain_copy_row)
