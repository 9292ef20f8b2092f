"""The green action: where tiles may lie, what they score, and complete islands."""

from __future__ import annotations

import numpy as np
import pytest

from argosy.games.amerigo.chart import SQUARES, WIDTH
from argosy.games.amerigo.moves import NOTATION, square_name
from argosy.games.amerigo.parts import (
    GOOD_NAMES,
    KIND_COST,
    KIND_NAMES,
    KIND_POINTS,
    KIND_SHAPE,
    NEUTRALS,
    SHAPE_NAMES,
    SHAPE_SIZE,
    SHAPE_TURNS,
    SQUARE_COLUMN,
    SQUARE_ROW,
    TURNS,
)
from argosy.games.amerigo.rules import contract
from argosy.games.amerigo.rules.sailing import founding_place, post_square
from argosy.games.amerigo.state import Ask, SheetLine

from .table import new_game, square, turn
from .test_setup import land_of


def builder(*stock, posts=("f1",), others=(), cubes=6, **more):
    """Seat 0 is about to build with these tiles."""
    return turn(0, cubes={"green": cubes}, posts={0: list(posts), 1: list(others)}, stock={0: list(stock)}, **more)


def covered(desk, *names):
    return all(not desk.free(name) for name in names)


def test_example_a_pair_and_two_villages():
    """Rulebook: a neutral tile of 2 and villages of 3 and 4 squares need 4 action points; a big island: 10 points."""
    desk = builder("pair", "village-line4", "village-line3", cubes=4, posts=["g5"])
    desk.do("choose building", "build pair", "place f5-90", "build village-line3", "place e4-0")
    assert desk.s.points_left == 1
    desk.do("build village-line4")  # b6 to e6 is the only place
    assert desk.s.turn != 0 or desk.s.phase != 0, "no points are left: the turn is over"
    assert covered(desk, "f5", "f6", "e4", "f4", "g4", "b6", "c6", "d6", "e6")
    assert desk.line(0, SheetLine.BUILDINGS) == 10 == 6 + 2 + 2


def test_costs_and_points_of_every_kind():
    for kind, name in enumerate(KIND_NAMES):
        size = SHAPE_SIZE[SHAPE_NAMES.index(name.removeprefix("village-"))]
        if name.startswith("village"):
            assert KIND_COST[kind] == 1 and list(KIND_POINTS[kind]) == [1, 2]
        else:
            assert KIND_COST[kind] == size and list(KIND_POINTS[kind]) == [2 * size, 3 * size]


def test_small_islands_score_the_smaller_value():
    desk = builder("single", posts=["i2"]).do("choose building", "build single")
    assert desk.line(0, SheetLine.BUILDINGS) == 2


def test_example_no_part_may_lie_in_the_water():
    desk = builder("line3", posts=["j6"]).do("choose building")
    assert desk.can("build line3")
    desk.do("build line3")  # j5 is the only free neighbour; i5 j5 k5 is the only line of three on this island
    assert covered(desk, "i5", "j5", "k5")


def test_example_a_tile_must_touch_the_post_orthogonally():
    desk = builder("single", posts=["g5"]).do("choose building", "build single")
    assert set(desk.offers) == {"place f5-0", "place g4-0"}


def test_only_on_islands_with_an_own_post():
    desk = builder("single", posts=["i2"], others=["f1"]).do("choose building", "build single")
    assert covered(desk, "i1") and desk.free("f2")


def test_a_place_is_not_asked_for_when_there_is_only_one():
    desk = builder("pair", posts=["f1"]).do("choose building", "build pair")
    assert desk.asked == Ask.ACTION and covered(desk, "f2", "f3")


def test_example_a_chain_leads_to_the_post():
    """Rulebook: tiles of 3, 2 and 4 squares one after the other, each joined to the post by those before it."""
    desk = builder("village-line3", "pair", "village-line4", posts=["f1"], cubes=4)
    desk.do("choose building", "build village-line3", "build pair", "place f5-90", "build village-line4", "place b6-0")
    assert covered(desk, "f2", "f3", "f4", "f5", "f6", "b6", "c6", "d6", "e6")
    assert desk.line(0, SheetLine.BUILDINGS) == 2 + 6 + 2


def test_anothers_village_is_no_chain():
    desk = turn(1, cubes={"green": 6}, posts={0: ["g5"], 1: ["g4"]}, stock={1: ["village-pair"], 0: ["pair"]})
    desk.do("choose building", "build village-pair", "place f4-90")  # f4 f5, beside g5
    desk.books = False
    desk.s.stock[0, 0] = 1
    assert not desk.can("choose building"), "g5 is shut in by a village and a post of seat 1"


def test_anyones_neutral_tiles_are_a_chain():
    desk = turn(1, cubes={"green": 6}, posts={0: ["g5"], 1: ["g4"]}, stock={1: ["pair"], 0: ["single"]})
    desk.do("choose building", "build pair", "place f4-90")  # f4 f5, beside g5
    desk.do("choose building", "build single")
    assert set(desk.offers) == {"place f3-0", "place e4-0", "place e5-0", "place f6-0"}


def test_a_neutral_tile_that_does_not_reach_the_post_is_no_chain():
    desk = turn(1, cubes={"green": 6}, posts={0: ["g5"], 1: ["f1"]}, stock={1: ["line3"], 0: ["pair"]})
    desk.do("choose building", "build line3")  # f2 f3 f4: g5 is only a corner away
    desk.do("choose building", "build pair")
    assert set(desk.offers) == {"place f5-90", "place e5-0", "place g3-90"}


def test_example_resources_are_taken():
    """Rulebook: a tile over two resources of different kinds brings both."""
    desk = builder("line3", posts=["e6"]).do("choose building", "build line3", "place e3-90")
    assert [int(n) for n in desk.s.resources[0]] == [int(name in ("tobacco", "cotton")) for name in GOOD_NAMES]


def test_posts_are_not_built_over_but_empty_post_spaces_are():
    desk = builder("single", posts=["g5"], others=["e6"]).do("choose building", "build single", "place g4-0")
    assert covered(desk, "g4")
    assert founding_place(desk.s, 1, square("h4")) == -1, "no post can be founded there any more"
    desk = builder("line4", posts=["f1"], others=["b6"])
    assert "place b6-0" not in desk.do("choose building", "build line4").offers


def test_several_tiles_on_several_islands():
    desk = builder("single", "village-single", posts=["i2", "g8"]).do("choose building", "build single")
    assert set(desk.offers) == {"place i1-0", "place f8-0"}
    desk.do("place i1-0", "build village-single")
    assert covered(desk, "i1", "f8")


def test_building_may_stop_early():
    desk = builder("single", "pair", posts=["g5"]).do("choose building", "build single", "place g4-0", "done")
    assert desk.stock(0) == {"pair": 1} and desk.asked == Ask.ACTION and desk.s.points_left == 0


def test_missing_points_are_bought():
    desk = builder("pair", posts=["g5"], cubes=1, gold={0: 1}).do("choose building", "build pair", "place f5-90")
    assert desk.s.gold[0] == 0
    assert not builder("pair", posts=["g5"], cubes=1).can("choose building")


def test_building_is_not_offered_when_nothing_can_be_built():
    assert not builder(posts=["g5"]).can("choose building"), "no tile"
    assert not builder("single", posts=[]).can("choose building"), "no post"
    assert not builder("block", posts=["i2"]).can("choose building"), "no room"


def test_example_a_complete_big_island():
    """Rulebook: round 2, the last squares of a big island: 2 + 3 + 3 x 4 = 17 points, a chest, and 4 for blue."""
    desk = builder("village-pair", posts=["f1", "g4"], others=["g5"], round_no=2)
    desk.fill(0, "f1", "f2", "f3")
    desk.do("choose building", "build village-pair")
    assert desk.line(0, SheetLine.BUILDINGS) == 2
    assert desk.line(0, SheetLine.COMPLETIONS) == 3
    assert desk.line(0, SheetLine.POSTS) == 12
    assert desk.points(0) == 17 and desk.s.chests[0] == 1
    assert desk.points(1) == 4 == desk.line(1, SheetLine.POSTS)


def test_a_complete_small_island():
    desk = builder("single", posts=["i2"], round_no=1).do("choose building", "build single")
    assert desk.line(0, SheetLine.COMPLETIONS) == 3 and desk.line(0, SheetLine.POSTS) == 1 * 5
    assert desk.s.chests[0] == 0


def test_who_completes_an_island_is_whoever_covers_the_last_square():
    desk = turn(0, cubes={"green": 6}, posts={0: ["g4"], 1: ["f1", "g5"]}, stock={0: ["single"]}, round_no=5)
    desk.fill(0, "f1", "f3")
    desk.do("choose building", "build single")
    assert desk.line(0, SheetLine.COMPLETIONS) == 3 and desk.line(1, SheetLine.COMPLETIONS) == 0
    assert desk.line(0, SheetLine.POSTS) == 1 and desk.line(1, SheetLine.POSTS) == 3


@pytest.mark.parametrize("posts", [1, 2, 3, 4, 5, 6, 7])
def test_the_table_of_posts(posts):
    """1, 3, 6, 10, 15, 21; ruling: more than six posts count as six."""
    mine = ["f1", "g4", "g5", "b6", "e6", "c7", "a9"][:posts]
    desk = builder("single", posts=mine, round_no=4)
    desk.fill(0, "f1", "f2")
    desk.do("choose building", "build single")
    assert desk.line(0, SheetLine.POSTS) == [1, 3, 6, 10, 15, 21, 21][posts - 1] * 2


def test_a_chest_can_be_spent_in_the_same_action():
    """The single completes the big island; its chest pays for one more tile."""
    desk = builder("single", "village-single", posts=["f1", "i2"], cubes=1)
    desk.fill(0, "f1", "f2")
    desk.do("choose building", "build single", "place f2-0")
    assert desk.offers == ["chest", "done"]
    desk.do("chest", "build village-single")
    assert desk.s.gold[0] == 2 and covered(desk, "i1")


def test_every_shape_has_its_different_positions():
    turns = dict(zip(SHAPE_NAMES, (int(n) for n in SHAPE_TURNS), strict=True))
    assert turns == {
        "single": 1, "pair": 2, "line3": 2, "corner": 4, "line4": 2, "square": 1, "horseshoe": 4, "block": 2,
    }  # fmt: skip


def plain_places(s, seat, shape):
    """Every place of a shape, found square by square from the tiles and posts on the islands."""
    land = land_of(s)
    free = {(r + 1, c + 1) for r, row in enumerate(land) for c, is_land in enumerate(row) if is_land}
    chain, linked = set(), set()
    for i in range(s.laid_count):
        kind, rest = divmod(int(s.laid[i]), TURNS * SQUARES)
        position, first = divmod(rest, SQUARES)
        form = KIND_SHAPE[kind]
        row, column = first // WIDTH, first % WIDTH - SQUARE_COLUMN[form, position, 0]
        cells = {
            (row + int(SQUARE_ROW[form, position, k]), column + int(SQUARE_COLUMN[form, position, k]))
            for k in range(SHAPE_SIZE[form])
        }
        assert cells <= free
        free -= cells
        mine = kind < NEUTRALS or s.passable[seat, first // WIDTH] >> first % WIDTH & 1
        chain |= cells if mine else set()
    for post in range(len(s.post)):
        if s.post[post] > 0:
            where = divmod(post_square(s, post), WIDTH)
            free.discard(where)
            if s.post[post] == seat + 1:
                linked.add(where)
    wave = list(linked)
    while wave:
        r, c = wave.pop()
        for near in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if near in chain and near not in linked:
                linked.add(near)
                wave.append(near)
    edge = {(r + a, c + b) for r, c in linked for a, b in ((-1, 0), (1, 0), (0, -1), (0, 1))} & free
    found = set()
    for position in range(SHAPE_TURNS[shape]):
        for r in range(1, 17):
            for c in range(-3, 17):
                cells = [
                    (r + int(SQUARE_ROW[shape, position, k]), c + int(SQUARE_COLUMN[shape, position, k]))
                    for k in range(SHAPE_SIZE[shape])
                ]
                if set(cells) <= free and set(cells) & edge:
                    found.add(f"place {square_name(cells[0][0] * WIDTH + cells[0][1])}-{position * 90}")
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_places_found_with_bits_are_those_found_square_by_square(seats):
    compared = 0
    rng = np.random.default_rng(seats)
    for seed in range(1, 12):
        desk = new_game(seats, seed)
        while desk.s.depth:
            offers = desk.offers
            if desk.asked == Ask.PLACE:
                shape = int(KIND_SHAPE[desk.s.asks[desk.s.depth - 1, 2]])
                assert set(offers) == plain_places(desk.s, desk.actor, shape)
                assert len(offers) == len(set(offers))
                compared += 1
            eager = [text for text in offers if text in ("choose building", "choose sailing", "post")]
            text = eager[0] if eager and rng.random() < 0.7 else offers[rng.integers(len(offers))]
            contract.apply(desk.s, NOTATION.index(text))
    assert compared > 20
