"""A link as a square that cameras read: QR codes of ISO/IEC 18004, byte mode, level M, versions 1 to 9.

That is all a link needs (180 bytes), and small enough to be drawn here.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from itertools import pairwise

Square = list[list[int]]  # 1 is dark

# of every version: error-correcting bytes a block, then the data bytes of each block
BLOCKS = {
    1: (10, [16]), 2: (16, [28]), 3: (26, [44]), 4: (18, [32] * 2), 5: (24, [43] * 2), 6: (16, [27] * 4),
    7: (18, [31] * 4), 8: (22, [38, 38, 39, 39]), 9: (22, [36, 36, 36, 37, 37]),
}  # fmt: skip
CENTRES = {
    1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46],
}  # fmt: skip
MASKS = (
    lambda r, c: (r + c) % 2, lambda r, c: r % 2, lambda r, c: c % 3, lambda r, c: (r + c) % 3,
    lambda r, c: (r // 2 + c // 3) % 2, lambda r, c: r * c % 2 + r * c % 3, lambda r, c: (r * c % 2 + r * c % 3) % 2,
    lambda r, c: ((r + c) % 2 + r * c % 3) % 2,
)  # fmt: skip
QUIET = 4  # modules of white around the square
FINDER_LIKE = ([1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1])


@functools.cache
def _powers() -> tuple[list[int], list[int]]:
    """Powers of two in the field of 256 elements, and their logarithms."""
    powers, logs, x = [0] * 510, [0] * 256, 1
    for i in range(255):
        powers[i] = powers[i + 255] = x
        logs[x] = i
        x = x << 1 ^ (0x11D if x & 0x80 else 0)
    return powers, logs


def _times(a: int, b: int) -> int:
    powers, logs = _powers()
    return powers[logs[a] + logs[b]] if a and b else 0


def correction(data: list[int], count: int) -> list[int]:
    """The bytes that let a camera read a block although parts of it are lost."""
    powers, _ = _powers()
    divisor = [1]
    for i in range(count):
        divisor = [a ^ _times(b, powers[i]) for a, b in zip([*divisor, 0], [0, *divisor], strict=True)]
    rest = [*data, *[0] * count]
    for i in range(len(data)):
        factor = rest[i]
        for k, coefficient in enumerate(divisor):
            rest[i + k] ^= _times(coefficient, factor)
    return rest[len(data) :]


def codewords(text: bytes, version: int) -> list[int]:
    """All bytes of the square in their order: the blocks' data by turns, then their corrections by turns."""
    count, sizes = BLOCKS[version]
    bits = "0100" + format(len(text), "08b") + "".join(format(byte, "08b") for byte in text)
    room = 8 * sum(sizes)
    bits += "0" * min(4, room - len(bits))
    bits += "0" * (-len(bits) % 8)
    data = [int(bits[i : i + 8], 2) for i in range(0, len(bits), 8)]
    data += [(0xEC, 0x11)[i % 2] for i in range(sum(sizes) - len(data))]
    blocks, first = [], 0
    for size in sizes:
        blocks.append(data[first : first + size])
        first += size
    checks = [correction(block, count) for block in blocks]
    mixed = [block[i] for i in range(max(sizes)) for block in blocks if i < len(block)]
    return mixed + [check[i] for i in range(count) for check in checks]


def _remainder(value: int, divisor: int, bits: int) -> int:
    """Check bits of the format and of the version."""
    rest = value << bits
    for i in range(rest.bit_length() - 1, bits - 1, -1):
        if rest >> i & 1:
            rest ^= divisor << i - bits
    return value << bits | rest


def _frame(version: int) -> list[list[int | None]]:
    """Everything that is the same for every text of this version; None where the text goes."""
    size = 17 + 4 * version
    grid: list[list[int | None]] = [[None] * size for _ in range(size)]
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        for r in range(max(0, top - 1), min(size, top + 8)):
            for c in range(max(0, left - 1), min(size, left + 8)):
                away = max(abs(r - top - 3), abs(c - left - 3))
                grid[r][c] = int(away not in (2, 4))
    for r in CENTRES[version]:
        for c in CENTRES[version]:
            if grid[r][c] is None:
                for dr in range(-2, 3):
                    for dc in range(-2, 3):
                        grid[r + dr][c + dc] = int(max(abs(dr), abs(dc)) != 1)
    for i in range(8, size - 8):
        grid[6][i] = grid[i][6] = (i + 1) % 2
    for r, c, bit in _version_bits(version, size):
        grid[r][c] = bit
    for r, c, bit in _format_bits(0, size):  # the places are kept free; the bits come with the mask
        grid[r][c] = bit
    grid[size - 8][8] = 1
    return grid


def _version_bits(version: int, size: int) -> Iterator[tuple[int, int, int]]:
    if version >= 7:
        bits = _remainder(version, 0x1F25, 12)
        for i in range(18):
            yield i // 3, size - 11 + i % 3, bits >> i & 1
            yield size - 11 + i % 3, i // 3, bits >> i & 1


def _format_bits(mask: int, size: int) -> Iterator[tuple[int, int, int]]:
    bits = _remainder(mask, 0x537, 10) ^ 0x5412  # level M is 00
    along = [0, 1, 2, 3, 4, 5, 7, 8]
    for i in range(15):
        bit = bits >> i & 1
        yield (along[i], 8, bit) if i < 8 else (8, [7, 5, 4, 3, 2, 1, 0][i - 8], bit)
        yield (8, size - 1 - i, bit) if i < 8 else (size - 15 + i, 8, bit)


def _path(size: int) -> Iterator[tuple[int, int]]:
    """The way of the text through the square: pairs of columns from the right, up and down by turns."""
    up = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for r in range(size - 1, -1, -1) if up else range(size):
            yield from ((r, right), (r, right - 1))
        up = not up


def square(text: str) -> Square | None:
    """The square for a text; None when it is too long for it."""
    raw = text.encode()
    version = next((v for v, (_, sizes) in BLOCKS.items() if len(raw) + 2 <= sum(sizes)), None)
    if version is None:
        return None
    frame, bytes_ = _frame(version), codewords(raw, version)
    bits = iter([byte >> i & 1 for byte in bytes_ for i in range(7, -1, -1)])
    places = [(r, c) for r, c in _path(len(frame)) if frame[r][c] is None]
    filled = [(r, c, next(bits, 0)) for r, c in places]
    return min((_masked(frame, filled, mask) for mask in range(8)), key=penalty)


def _masked(frame: list[list[int | None]], filled: list[tuple[int, int, int]], mask: int) -> Square:
    grid = [[int(cell or 0) for cell in row] for row in frame]
    for r, c, bit in filled:
        grid[r][c] = bit ^ int(MASKS[mask](r, c) == 0)
    for r, c, bit in _format_bits(mask, len(grid)):
        grid[r][c] = bit
    return grid


def penalty(grid: Square) -> int:
    """How hard a square is to read: long runs, blocks, false corners, too much dark or light."""
    size, points = len(grid), 0
    for line in (*grid, *(list(column) for column in zip(*grid, strict=True))):
        run = 1
        for before, cell in pairwise([*line, -1]):
            if before == cell:
                run += 1
                continue
            points += run - 2 if run >= 5 else 0
            run = 1
        points += 40 * sum(line[i : i + 11] in FINDER_LIKE for i in range(size - 10))
    for r in range(size - 1):
        for c in range(size - 1):
            points += 3 * (grid[r][c] == grid[r][c + 1] == grid[r + 1][c] == grid[r + 1][c + 1])
    dark = 100 * sum(map(sum, grid)) / size**2
    return points + 10 * int(abs(dark - 50) / 5)


def qr_svg(text: str) -> str:
    """The square as a picture, on white in both themes; empty when the text is too long."""
    grid = square(text)
    if grid is None:
        return ""
    whole = len(grid) + 2 * QUIET
    dots = "".join(
        f"M{c + QUIET} {r + QUIET}h1v1h-1z" for r, row in enumerate(grid) for c, cell in enumerate(row) if cell
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" shape-rendering="crispEdges"'
        f' aria-hidden="true"><rect width="{whole}" height="{whole}" fill="#FFFFFF"/>'
        f'<path d="{dots}" fill="#14212a"/></svg>'
    )
