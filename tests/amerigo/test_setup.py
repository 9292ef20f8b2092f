"""The starting position: islands by both layout rules, sheets, central board, order and gold."""

from __future__ import annotations

import numpy as np
import pytest

from argosy.games.amerigo.chart import FRAME_COUNT, NOWHERE, TILE, WIDTH
from argosy.games.amerigo.parts import COLUMNS, PARTS, PIRATE_STRENGTH, ROWS, quarter_turns
from argosy.games.amerigo.rules import contract
from argosy.games.amerigo.rules.islands import island_of, name_islands, post_square
from argosy.games.amerigo.state import State
from argosy.kernel.position import blank

from .table import new_game


def land_of(s):
    """The map as rows of True for land, read off the printed faces and not off the record's boards."""
    columns, rows = int(COLUMNS[s.seats]), int(ROWS[s.seats])
    land = [[False] * (TILE * columns) for _ in range(TILE * rows)]
    for slot in range(columns * rows):
        face = quarter_turns(PARTS["tile"][int(s.tile[slot]) - 1]["rows"])[int(s.turned[slot])]
        for r in range(TILE):
            for c in range(TILE):
                land[slot // columns * TILE + r][slot % columns * TILE + c] = face[r][c] not in ".a"
    return land


def flooded(squares, starts):
    """Everything that hangs together with the starts."""
    seen, wave = set(), list(starts)
    while wave:
        r, c = wave.pop()
        if (r, c) in seen or (r, c) not in squares:
            continue
        seen.add((r, c))
        wave += [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
    return seen


def breaks_layout_rules(land):
    """What is wrong with a layout; nothing if both rules hold."""
    height, width = len(land), len(land[0])
    water = {(r, c) for r in range(height) for c in range(width) if not land[r][c]}
    rim = [(r, c) for r, c in water if r in (0, height - 1) or c in (0, width - 1)]
    if flooded(water, rim) != water:
        return "a lake"
    for r in range(height - 1):
        for c in range(width - 1):
            a, b, d, e = land[r][c], land[r][c + 1], land[r + 1][c], land[r + 1][c + 1]
            if a == e and b == d and a != b:
                return "land touches by a corner alone"
    return ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_layouts_obey_both_rules(seats):
    for seed in range(1, 61):
        assert breaks_layout_rules(land_of(new_game(seats, seed).s)) == ""


FACES = np.array([
    [[[sign not in ".a" for sign in line] for line in face] for face in quarter_turns(row["rows"])]
    for row in PARTS["tile"]
])  # fmt: skip


def quickly_land_of(s):
    """The same map as an array, for many of them."""
    columns, rows = int(COLUMNS[s.seats]), int(ROWS[s.seats])
    tiles = FACES[np.array(s.tile[: columns * rows]) - 1, np.array(s.turned[: columns * rows])]
    return tiles.reshape(rows, columns, TILE, TILE).swapaxes(1, 2).reshape(TILE * rows, TILE * columns)


def quickly_breaks_layout_rules(land):
    """The same two rules by whole arrays: water spreads from the rim until it stands still."""
    a, b, d, e = land[:-1, :-1], land[:-1, 1:], land[1:, :-1], land[1:, 1:]
    if ((a == e) & (b == d) & (a != b)).any():
        return "land touches by a corner alone"
    sea = np.pad(~land, 1, constant_values=True)
    wet = np.zeros_like(sea)
    wet[0] = wet[-1] = wet[:, 0] = wet[:, -1] = True
    count = 0
    while count != wet.sum():
        count = wet.sum()
        for _ in range(6):
            wet[1:] |= wet[:-1]
            wet &= sea
            wet[:-1] |= wet[1:]
            wet &= sea
            wet[:, 1:] |= wet[:, :-1]
            wet &= sea
            wet[:, :-1] |= wet[:, 1:]
            wet &= sea
    return "" if (wet == sea).all() else "a lake"


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_thousand_layouts_obey_both_rules(seats):
    options = np.array([0], np.int16)
    for seed in range(1, 10_001):
        s = blank(State)
        contract.setup(s, seats, options, np.uint64(seed))
        assert quickly_breaks_layout_rules(quickly_land_of(s)) == "", f"seed {seed}"


def test_the_quick_check_of_layouts_is_the_plain_one():
    rng = np.random.default_rng(1)
    found = set()
    for _ in range(300):
        land = rng.random((6, 7)) < rng.choice([0.15, 0.3, 0.5])
        plain = breaks_layout_rules(land.tolist())
        assert bool(quickly_breaks_layout_rules(land)) == bool(plain)
        found.add(plain)
    s = new_game(3, 8).s
    assert quickly_land_of(s).tolist() == land_of(s)
    assert len(found) == 3


def test_the_check_of_layouts_finds_what_is_wrong():
    lake = [[True] * 3, [True, False, True], [True] * 3]
    corner = [[True, False], [False, True]]
    assert breaks_layout_rules(lake) == "a lake"
    assert breaks_layout_rules(corner) == "land touches by a corner alone"


def test_the_boards_of_the_record_are_the_printed_faces():
    for seats in (2, 3, 4):
        s = new_game(seats, 11).s
        for r, row in enumerate(land_of(s)):
            assert int(s.land[r + 1]) == sum(1 << (c + 1) for c, land in enumerate(row) if land)
        assert list(s.free) == list(s.land)


@pytest.mark.parametrize(("seats", "columns", "rows", "frames"), [(2, 3, 3, 12), (3, 4, 3, 14), (4, 4, 4, 16)])
def test_tiles_and_frame_by_players(seats, columns, rows, frames):
    s = new_game(seats).s
    used = [int(tile) for tile in s.tile if tile]
    assert len(used) == len(set(used)) == columns * rows
    assert FRAME_COUNT[seats] == frames


def test_islands_are_orthogonally_connected_and_told_apart():
    for seed in range(1, 20):
        s = new_game(4, seed).s
        land = land_of(s)
        squares = {(r, c) for r in range(16) for c in range(16) if land[r][c]}
        sizes = {}
        while squares:
            island = flooded(squares, [min(squares)])
            names = {island_of(s, (r + 1) * WIDTH + c + 1) for r, c in island}
            assert len(names) == 1
            sizes[names.pop()] = len(island)
            squares -= island
        assert len(sizes) == s.islands
        assert sizes == {i: int(s.open_land[i]) for i in range(1, s.islands + 1)}
        big = {i for i, size in sizes.items() if size >= 20}
        assert {i for i in range(1, s.islands + 1) if int(s.big) >> i & 1} == big
        assert int(s.chests_laid) == int(s.big)


def test_every_island_has_a_post_space():
    for seats in (2, 3, 4):
        s = new_game(seats, 3).s
        reached = {island_of(s, post_square(s, p)) for p in range(len(s.post)) if post_square(s, p) >= 0}
        assert reached == set(range(1, s.islands + 1))


def test_every_seat_gets_posts_ships_and_villages():
    s = new_game(3).s
    for seat in range(3):
        assert s.posts_left[seat] == 12
        assert list(s.ships[seat]) == [NOWHERE, NOWHERE]
        assert s.villages[seat].sum() == 16
        assert s.progress[seat] == s.cannons[seat] == s.order[seat] == 0
    assert s.neutrals.sum() == 37


def test_one_of_five_pirates_is_open():
    s = new_game(2).s
    assert s.pirates_open == 1
    assert sorted(PIRATE_STRENGTH[t] for t in s.pirate) == [0, 0, 1, 2, 3, 4]


def test_eight_progress_tokens_are_on_display():
    s = new_game(2).s
    shown = [int(t) for t in [*s.left, *s.right]]
    assert len(set(shown)) == 8 and min(shown) >= 1
    assert s.tokens_dealt == 8


@pytest.mark.parametrize(("seats", "used"), [(2, 30), (3, 40), (4, 50)])
def test_production_tokens_by_players(seats, used):
    s = new_game(seats).s
    assert np.count_nonzero(s.product) == used
    assert s.market.sum() == used // 5


def test_gold_for_everybody_who_is_ahead():
    """The rulebook's example: the four seats begin with 0, 1, 2 and 3 gold, in the order of play."""
    s = new_game(4, 5).s
    assert [int(s.gold[seat]) for seat in s.ahead] == [0, 1, 2, 3]
    assert sorted(int(seat) for seat in s.ahead) == [0, 1, 2, 3]


def test_every_order_of_seats_comes_up():
    orders = {tuple(int(p) for p in new_game(3, seed).s.ahead[:3]) for seed in range(1, 80)}
    assert len(orders) == 6


def test_chests_lie_on_big_islands_while_there_are_some():
    """Ruling: there are five chests; a sixth big island, in reading order, gets none and is still big."""
    s = blank(State)
    s.seats = 4
    for top in (1, 7):
        for row in range(top, top + 5):
            s.land[row] = sum(0b1111 << left for left in (1, 6, 11))
    name_islands(s)
    assert s.islands == 6
    assert int(s.big) == 0b1111110 and int(s.chests_laid) == 0b0111110
