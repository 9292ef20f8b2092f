"""The blue action: where ships can go, posts and discoveries."""

from __future__ import annotations

import pytest

from argosy.games.amerigo.chart import FRAME, TILE, WIDTH, frame_edges
from argosy.games.amerigo.moves import Code, place_name
from argosy.games.amerigo.parts import COLUMNS, ROWS
from argosy.games.amerigo.rules import contract
from argosy.games.amerigo.rules.sailing import distance
from argosy.games.amerigo.state import Ask, SheetLine

from .table import new_game, square, turn
from .test_setup import land_of


def chart_of(s):
    """Every place with the places beside it, worked out from the printed faces: the rules' own boards are not used."""
    land = land_of(s)
    near = {}
    water = {(r, c) for r, row in enumerate(land, 1) for c, is_land in enumerate(row, 1) if not is_land}
    for r, c in water:
        around = [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
        near[r * WIDTH + c] = {y * WIDTH + x for y, x in around if (y, x) in water}
    edges = frame_edges(int(COLUMNS[s.seats]), int(ROWS[s.seats]))
    for f, (r, c, dr, dc) in enumerate(edges):
        place = FRAME + f
        near.setdefault(place, set()).update({FRAME + (f + 1) % len(edges), FRAME + (f - 1) % len(edges)})
        for k in range(TILE):
            y, x = r + k * dr, c + k * dc
            inner = (y + (not dr) * (1 if y == 0 else -1), x + (not dc) * (1 if x == 0 else -1))
            if inner in water:
                near[place].add(inner[0] * WIDTH + inner[1])
                near[inner[0] * WIDTH + inner[1]].add(place)
    return near


def steps_from(near, starts):
    """The distance of every place from the nearest of the starts."""
    found = dict.fromkeys(starts, 0)
    wave = list(starts)
    for place in wave:
        for other in near[place]:
            if other not in found:
                found[other] = found[place] + 1
                wave.append(other)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_distances_at_sea(seats):
    """The rules' wave of bits measures what a plain search over neighbours finds, for every pair of places tried."""
    for seed in (1, 2):
        s = new_game(seats, seed).s
        near = chart_of(s)
        places = sorted(near)
        for start in places[:: len(places) // 5]:
            exact = steps_from(near, [start])
            assert set(exact) == set(places), "all water hangs together"
            for goal in places[::7]:
                assert distance(s, start, goal) == exact[goal], (place_name(start), place_name(goal))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_place_within_the_points_is_offered(seats):
    desk = new_game(seats, 5)
    near = chart_of(desk.s)
    s = desk.s
    seat = desk.actor
    s.gold[:] = 0
    desk.lay_cubes({"blue": 3})
    contract.apply(s, int(Code.CHOOSE))
    exact = steps_from(near, [p for p in near if p >= FRAME])
    assert set(desk.offers) == {f"sail {place_name(p)}" for p, steps in exact.items() if steps <= 3}
    s.ships[seat, 0] = min(near)
    exact = steps_from(near, [min(near)])
    assert set(desk.offers) == {f"sail {place_name(p)}" for p, steps in exact.items() if steps <= 3}


def test_both_ships_enter_anywhere_on_the_frame_the_first_time():
    desk = turn(0, cubes={"blue": 1}).do("choose sailing")
    assert [text for text in desk.offers if "frame" in text] == [f"sail frame{n}" for n in range(1, 13)]
    assert desk.can("sail g1") and not desk.can("sail g2"), "entering is free, sailing on costs points"
    desk.do("sail frame1")
    assert desk.asked == Ask.SAIL and desk.s.asks[0, 2] == 1, "then the second ship enters"


def test_example_first_sailing_with_4_points():
    """A ship enters, sails 3 of 4 steps to an anchor and founds a post for 3 points; then the other sails 4 steps."""
    desk = turn(0, cubes={"blue": 4}).do("choose sailing")
    assert distance(desk.s, -1, square("h4")) == 4 and distance(desk.s, -1, square("e7")) > 4
    desk.do("sail b3")  # two to three steps from the left side of the frame
    assert desk.asked == Ask.POST
    desk.do("post")
    assert desk.line(0, SheetLine.DISCOVERIES) == 3 and desk.s.posts_left[0] == 11
    assert desk.asked == Ask.SAIL
    assert desk.can("sail h4")
    desk.do("sail h4", "no-post")
    assert desk.s.ships[0, 1] == square("h4") and desk.actor == 1


def test_example_a_second_post_on_an_island_is_no_discovery():
    desk = turn(0, cubes={"blue": 5}, ships={0: ["g1", "frame7"]}, posts={0: ["f1"]})
    desk.do("choose sailing", "ship 1", "sail h4", "post", "sail frame7")
    assert desk.line(0, SheetLine.DISCOVERIES) == 0
    assert desk.s.posts_left[0] == 10


def test_discovery_points_only_for_the_very_first_post():
    desk = turn(0, cubes={"blue": 2}, ships={0: ["g1", "frame7"]}, posts={1: ["g4"]})
    desk.do("choose sailing", "ship 1", "sail g1", "post", "sail frame7")
    assert desk.line(0, SheetLine.DISCOVERIES) == 0


def test_each_ship_has_all_the_points():
    desk = turn(0, cubes={"blue": 2}, ships={0: ["e1", "h12"]}).do("choose sailing", "ship 1")
    assert desk.can("sail h2") is False
    desk.do("sail h1" if desk.can("sail h1") else "sail e2")
    assert desk.asked == Ask.SAIL and desk.s.points_left == 2


def test_either_ship_may_sail_first():
    desk = turn(0, ships={0: ["e1", "h12"]}).do("choose sailing")
    assert desk.offers == ["ship 1", "ship 2"]
    desk.do("ship 2", "sail h12")
    assert desk.asked == Ask.SAIL and desk.s.asks[desk.s.depth - 1, 2] == 0


def test_ships_at_the_same_place_need_no_choice():
    desk = turn(0, ships={0: ["frame3", "frame3"]}).do("choose sailing")
    assert desk.asked == Ask.SAIL


def test_one_ship_on_a_square_between_the_islands():
    desk = turn(0, cubes={"blue": 3}, ships={0: ["e1", "h12"], 1: ["d1", "e2"]}).do("choose sailing", "ship 1")
    assert not desk.can("sail d1") and not desk.can("sail e2")
    assert desk.can("sail e1"), "it may stay where it is"


def test_any_number_of_ships_on_a_frame_space():
    desk = turn(0, cubes={"blue": 3}, ships={0: ["e1", "frame2"], 1: ["frame2", "frame2"]})
    desk.do("choose sailing", "ship 1", "sail frame2", "sail frame2")
    assert desk.s.ships[0, 0] == desk.s.ships[1, 1]


def test_ships_do_not_bar_the_way():
    """e1 to d2 leads through d1 or e2 only; both are taken."""
    desk = turn(0, cubes={"blue": 2}, ships={0: ["e1", "h12"], 1: ["d1", "e2"]}).do("choose sailing", "ship 1")
    assert desk.can("sail d2")


def test_a_ship_that_stays_on_an_anchor_may_found_a_post():
    desk = turn(0, ships={0: ["g1", "h12"]}).do("choose sailing", "ship 1", "sail g1")
    assert desk.asked == Ask.POST


def test_founding_is_a_choice():
    desk = turn(0, ships={0: ["g1", "h12"]}).do("choose sailing", "ship 1", "sail g1", "no-post")
    assert desk.s.posts_left[0] == 12 and desk.free("f1")


def test_no_post_on_a_space_that_is_taken_or_built_over():
    desk = turn(0, ships={0: ["g1", "h12"]}, posts={1: ["f1"]}).do("choose sailing", "ship 1", "sail g1")
    assert desk.asked == Ask.SAIL
    desk = turn(0, ships={0: ["g1", "h12"]})
    desk.fill(0, "f1")
    desk.do("choose sailing", "ship 1", "sail g1")
    assert desk.asked == Ask.SAIL


def test_no_post_when_all_twelve_are_founded():
    desk = turn(0, ships={0: ["g1", "h12"]})
    desk.books = False
    desk.s.posts_left[0] = 0
    desk.do("choose sailing", "ship 1", "sail g1")
    assert desk.asked == Ask.SAIL


def test_an_anchor_belongs_to_one_post_space():
    """i8 is the anchor of j8, although j9 lies near by; h8 is that of g8."""
    desk = turn(0, cubes={"blue": 1}, ships={0: ["i8", "h8"]})
    desk.do("choose sailing", "ship 1", "sail i8", "post", "sail h8", "post")
    assert not desk.free("j8") and not desk.free("g8") and desk.free("j9")


def test_bought_points_count_for_both_ships():
    desk = turn(0, cubes={"blue": 1}, ships={0: ["frame1", "frame7"]}, gold={0: 2}).do("choose sailing", "ship 1")
    assert desk.can("sail frame4") and not desk.can("sail frame5")
    desk.do("sail frame4")
    assert desk.s.gold[0] == 0 and desk.s.points_left == 3
    assert desk.can("sail frame10") and not desk.can("sail frame11")


def test_points_within_reach_cost_no_gold():
    desk = turn(0, cubes={"blue": 2}, ships={0: ["frame1", "frame7"]}, gold={0: 2})
    desk.do("choose sailing", "ship 1", "sail frame3", "sail frame9")
    assert desk.s.gold[0] == 2


def test_a_post_can_complete_an_island():
    """The last free square is a post space; the post completes the island and scores with the time marker."""
    desk = turn(0, round_no=3, ships={0: ["g1", "h12"]}, posts={1: ["g4"]})
    desk.fill(1, "f1", "f1")
    desk.do("choose sailing", "ship 1", "sail g1", "post")
    assert desk.line(0, SheetLine.COMPLETIONS) == 3 and desk.s.chests[0] == 1
    assert desk.line(0, SheetLine.POSTS) == desk.line(1, SheetLine.POSTS) == 1 * 3
