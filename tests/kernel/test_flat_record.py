"""The record: declared once, flat, and copied as memory."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from argosy.kernel import ASK_WIDTH, NOBODY, Ints, Longs, Position, asked, pop, public, push, secret, to_act
from argosy.kernel.position import blank, bytes_of, copy_of, public_copier, words_of


class Small(Position):
    """A record for these tests."""

    asks: Ints = public(6, ASK_WIDTH)
    coins: Ints = public(3)
    mask: Longs = secret(2, kind="i8")
    deck: Ints = secret(5)


def test_fields_are_named_and_shaped() -> None:
    s = blank(Small)
    s.coins[1] = 7
    s.mask[0] = 2**62
    assert s.coins.tolist() == [0, 7, 0]
    assert int(s.mask[0]) == 2**62
    assert list(Small.fields)[:2] == ["seed", "depth"]
    assert not Small.fields["deck"].seen and Small.fields["coins"].seen


def test_no_padding_hides_in_a_position() -> None:
    used = sum(int(np.prod(field.shape)) * int(field.kind[1]) for field in Small.fields.values())
    assert Small.dtype.itemsize % 8 == 0
    assert 0 <= Small.dtype.itemsize - used < 8


@pytest.mark.parametrize("kind", ["i1", "u1", "f4", "u2", "int"])
def test_small_kinds_are_refused(kind: str) -> None:
    with pytest.raises(ValueError, match="use i2, i4, i8 or u8"):
        public(3, kind=kind)


def test_a_copy_is_independent() -> None:
    s = blank(Small)
    there = copy_of(s)
    there.coins[0] = 5
    assert s.coins[0] == 0
    s.coins[0] = 5
    assert bytes_of(s) == bytes_of(there)


def test_words_are_the_same_memory() -> None:
    games = blank(Small, 3)
    words = words_of(games)
    assert words.shape == (3, Small.dtype.itemsize // 8)
    games[1].coins[0] = 9
    words[2] = words[1]
    assert games[2].coins[0] == 9


def test_copy_public_copies_exactly_what_is_public() -> None:
    names: dict[str, object] = {}
    exec(public_copier(Small), names)
    s, out = blank(Small), blank(Small)
    for name, field in Small.fields.items():
        if field.shape:
            s[name][...] = 3
        else:
            s[name] = 3
    names["copy_public"](s, out)  # type: ignore[operator]
    for name, field in Small.fields.items():
        assert bool(np.all(np.asarray(out[name]) == (3 if field.seen else 0))), name


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 3), st.integers(-5, 5), st.integers(-5, 5)), max_size=6))
def test_the_stack_asks_the_last_first_and_wipes_what_is_answered(rows: list[tuple[int, int, int, int]]) -> None:
    s = blank(Small)
    empty = bytes_of(s)
    assert asked(s) == to_act(s) == NOBODY
    for row in rows:
        push(s, *row)
    for row in reversed(rows):
        assert (asked(s), to_act(s)) == row[:2]
        assert s.asks[s.depth - 1].tolist() == list(row)
        pop(s)
    assert bytes_of(s) == empty
