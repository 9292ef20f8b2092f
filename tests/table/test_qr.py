"""The square that cameras read, read back by other means than it was made: bit by bit from the picture."""

from __future__ import annotations

import re

import pytest

from argosy.table.qr import BLOCKS, qr_svg, square

MASKS = [
    lambda i, j: (i + j) % 2 == 0, lambda i, j: i % 2 == 0, lambda i, j: j % 3 == 0, lambda i, j: (i + j) % 3 == 0,
    lambda i, j: (i // 2 + j // 3) % 2 == 0, lambda i, j: (i * j) % 2 + (i * j) % 3 == 0,
    lambda i, j: ((i * j) % 2 + (i * j) % 3) % 2 == 0, lambda i, j: ((i + j) % 2 + (i * j) % 3) % 2 == 0,
]  # fmt: skip
# the fifteen bits of the format for level M and masks 0 to 7, as the standard prints them
FORMATS = ["101010000010010", "101000100100101", "101111001111100", "101101101001011",
           "100010111111001", "100000011001110", "100111110010111", "100101010100000"]  # fmt: skip
# the eighteen bits of the versions 7 to 9
VERSIONS = {7: "000111110010010100", 8: "001000010110111100", 9: "001001101010011001"}


def read(grid: list[list[int]]) -> str:
    """The text of a square, with every fixed part of it checked."""
    size = len(grid)
    version = (size - 17) // 4
    around = [grid[8][c] for c in (0, 1, 2, 3, 4, 5, 7, 8)] + [grid[r][8] for r in (7, 5, 4, 3, 2, 1, 0)]
    mask = FORMATS.index("".join(map(str, around)))
    below = [grid[r][8] for r in range(size - 1, size - 8, -1)] + [grid[8][c] for c in range(size - 8, size)]
    assert "".join(map(str, below)) == FORMATS[mask] and grid[size - 8][8] == 1
    assert [grid[6][c] for c in range(8, size - 8)] == [(c + 1) % 2 for c in range(8, size - 8)]
    if version >= 7:
        bits = "".join(str(grid[5 - i // 3][size - 9 - i % 3]) for i in range(18))
        assert bits == VERSIONS[version] == "".join(str(grid[size - 9 - i % 3][5 - i // 3]) for i in range(18))
    free = [[True] * size for _ in range(size)]
    for top, left, tall, wide in fixed(version, size):
        for r in range(top, top + tall):
            for c in range(left, left + wide):
                free[r][c] = False
    bits, up, right = [], True, size - 1
    while right > 0:
        right -= right == 6
        for r in range(size - 1, -1, -1) if up else range(size):
            bits += [grid[r][c] ^ MASKS[mask](r, c) for c in (right, right - 1) if free[r][c]]
        up, right = not up, right - 2
    words = [int("".join(str(int(b)) for b in bits[i : i + 8]), 2) for i in range(0, len(bits) // 8 * 8, 8)]
    return text_of(words, version)


def fixed(version: int, size: int) -> list[tuple[int, int, int, int]]:
    """The rectangles that hold no text: corners with the format, timing, alignment, version."""
    found = [(0, 0, 9, 9), (0, size - 8, 9, 8), (size - 8, 0, 8, 9), (6, 0, 1, size), (0, 6, size, 1)]
    middle = {7: [22], 8: [24], 9: [26]}.get(version, [])
    last = size - 7
    centres = [6, *middle, last] if version > 1 else []
    for r in centres:
        for c in centres:
            if (r, c) not in ((6, 6), (6, last), (last, 6)):
                found.append((r - 2, c - 2, 5, 5))
    return found + ([(0, size - 11, 6, 3), (size - 11, 0, 3, 6)] if version >= 7 else [])


def text_of(words: list[int], version: int) -> str:
    count, sizes = BLOCKS[version]
    blocks: list[list[int]] = [[] for _ in sizes]
    rest = iter(words)
    for i in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if i < size:
                block.append(next(rest))
    for _ in range(count):
        for block in blocks:
            block.append(next(rest))
    assert next(rest, None) is None
    for block in blocks:  # a true block is a multiple of the polynomial: zero at every one of its roots
        for power in range(count):
            assert not value_at(block, power)
    data = [word for block, size in zip(blocks, sizes, strict=True) for word in block[:size]]
    bits = "".join(format(word, "08b") for word in data)
    assert bits[:4] == "0100"
    length = int(bits[4:12], 2)
    return bytes(int(bits[12 + 8 * i : 20 + 8 * i], 2) for i in range(length)).decode()


def value_at(block: list[int], power: int) -> int:
    """A polynomial at a power of two, in the field of 256 elements, by schoolbook multiplication."""
    root = 1
    for _ in range(power):
        root = product(root, 2)
    total = 0
    for word in block:
        total = product(total, root) ^ word
    return total


def product(a: int, b: int) -> int:
    result = 0
    while b:
        result ^= a * (b & 1)
        a, b = (a << 1) ^ (0x11D if a & 0x80 else 0), b >> 1
    return result


@pytest.mark.parametrize("length", [1, 14, 15, 26, 27, 42, 62, 84, 106, 107, 122, 150, 152, 153, 180])
def test_a_text_of_any_length_can_be_read_back(length: int) -> None:
    text = ("https://games.example.org/argosy/s/" + "aZ9_-" * 40)[:length]
    grid = square(text)
    assert grid is not None and read(grid) == text


def test_letters_of_any_script_can_be_read_back() -> None:
    grid = square("https://jürgen.example/s/ü")
    assert grid is not None and read(grid) == "https://jürgen.example/s/ü"


def test_a_text_that_is_too_long_has_no_square() -> None:
    assert square("x" * 181) is None and qr_svg("x" * 181) == ""


def test_the_picture_shows_the_square_with_white_around_it() -> None:
    picture, grid = qr_svg("https://example.org/s/k"), square("https://example.org/s/k")
    assert grid is not None and 'fill="#FFFFFF"' in picture
    dots = {(int(r) - 4, int(c) - 4) for c, r in re.findall(r"M(\d+) (\d+)h1v1h-1z", picture)}
    assert dots == {(r, c) for r, row in enumerate(grid) for c, dark in enumerate(row) if dark}
