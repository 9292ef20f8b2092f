"""What a network is given of a position: looked up by name, on tables that are laid out for it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from argosy.games.amerigo import GAME
from argosy.games.amerigo.parts import TOKEN_NAMES
from argosy.games.amerigo.rules.islands import post_beside
from argosy.games.amerigo.state import Ask

from .table import Desk, new_game, square, turn

INPUTS = {name: place for place, name in enumerate(GAME.brain.features)}


def seen_by(desk: Desk, seat: int | None = None) -> Callable[[str], float]:
    """The inputs of a seat, by default of the one that decides, by name."""
    view = GAME.rules.view(desk.s, desk.actor if seat is None else seat)
    before = view.tobytes()
    out = np.full(len(INPUTS), np.nan, np.float32)
    GAME.brain.kernels.features(view, out)
    assert np.isfinite(out).all()
    assert view.tobytes() == before, "the scratch is left as it was found"
    return lambda name: float(out[INPUTS[name]])


def lit(desk: Desk, stem: str, end: str = "", seat: int | None = None) -> dict[str, float]:
    """The inputs with this beginning and end that are not zero, by what stands between."""
    seen = seen_by(desk, seat)
    names = [name for name in INPUTS if name.startswith(stem) and name.endswith(end) and seen(name) != 0]
    return {name[len(stem) : len(name) - len(end)]: pytest.approx(seen(name), abs=1e-5) for name in names}


def worth(desk: Desk) -> dict[str, float]:
    """The worth of every square, in points."""
    return {name: pytest.approx(8 * value.expected, abs=1e-4) for name, value in lit(desk, "worth_at_", "/8").items()}


def test_every_name_is_there_once():
    assert len(INPUTS) == len(GAME.brain.features)


# --- ships -----------------------------------------------------------------------------------------------------------


def test_ships_lie_on_the_squares_of_the_chart():
    desk = turn(0, cubes={"blue": 2}, ships={0: ["d2", "frame3"], 1: ["h4", "frame1"]})
    assert lit(desk, "ship_at_") == {"d2": 0.5, "h4": -0.5}
    assert lit(desk, "own_ship_at_") == {"frame3": 0.5} and lit(desk, "others_ships_at_") == {"frame1/4": 0.25}
    assert lit(desk, "ship_at_", seat=1) == {"d2": -0.5, "h4": 0.5}
    assert lit(desk, "own_ship_at_", seat=1) == {"frame1": 0.5}
    desk.do("choose sailing", "ship 1")
    assert lit(desk, "ship_at_") == {"d2": 1, "h4": -0.5}, "the one that sails now stands out"
    assert lit(desk, "asked_ship") == {"1": 1} and seen_by(desk)("other_ship_follows") == 1
    desk.do("sail d3")
    assert lit(desk, "asked_ship") == {"2": 1} and seen_by(desk)("other_ship_follows") == 0
    assert lit(desk, "ship_at_") == {"d3": 0.5, "h4": -0.5} and lit(desk, "own_ship_at_") == {"frame3": 1}


def sailor(blue=2, **more):
    """Seat 0 has a ship on d2: 1 step from the anchor d1, 3 from b3 and 4 from a3; its other ship is far away."""
    ships = more.pop("ships", {})
    return turn(0, cubes={"blue": blue}, ships={0: ["d2", "frame6"], **ships}, **more)


def test_anchors_in_reach_are_worth_more():
    """Islands of 6, 6 and 2 squares that nobody has seen: 3 points, and one for a first post, and some land."""
    small, tiny = 3 + 1 + 0.6, 3 + 1 + 0.2
    desk = sailor(gold={0: 1})
    first = seen_by(desk)
    assert first("landing_ship1/8") == pytest.approx(small / 8) and first("landings_ship1/10") == pytest.approx(0.1)
    assert worth(desk)["a3"] == small, "before a ship sails the price is open"
    desk.do("choose sailing", "ship 1")
    found = worth(desk)
    assert (found["d1"], found["b3"], found["a3"]) == (small, tiny - 1, small / 4)
    chart = [f"{column}{row}" for row in range(1, 13) for column in "abcdefghijkl"]
    assert set(found) == {n for n in chart if not desk.free(n) and post_beside(desk.s, square(n)) >= 0}


def test_a_ship_of_another_bars_an_anchor():
    desk = sailor(ships={1: ["d1", "l1"]})
    assert seen_by(desk)("landings_ship1/10") == 0
    assert worth(desk.do("choose sailing", "ship 1"))["d1"] == 4.6 / 4


def test_the_post_that_is_asked_about():
    desk = sailor(posts={0: ["a2"]}).do("choose sailing", "ship 1", "sail d1")
    assert desk.asked == Ask.POST
    assert worth(desk) == {"d1": 2}, "the second post of an island adds two points to the first"
    assert lit(desk, "post_") == {"own/6": 1 / 6, "room/30": 5 / 30}
    desk = sailor(4).do("choose sailing", "ship 1", "sail g1")
    assert lit(desk, "post_") == {"undiscovered": 1, "room/30": 50 / 30, "big": 1}


# --- islands ---------------------------------------------------------------------------------------------------------


def builder(**more):
    """Seat 0 has a post on the island a1, of six squares with coffee and cotton, in the first round."""
    return turn(0, cubes={"green": 4}, posts={0: ["c1"]}, stock={0: ["pair", "village-single"]}, **more)


def test_land_is_worth_its_resource_and_a_share_of_the_island():
    desk = builder().do("choose building", "build pair")
    share = (3 + 5) / 5  # the last square brings three points, and the post one times five
    assert lit(desk, "asked_kind_") == {"pair": 1}
    assert worth(desk) == {"a1": share, "b1": share + 1, "a2": share, "b2": share, "c2": share + 1}
    desk.s.products[0, 4] = 2
    assert worth(desk)["b1"] == share + 3, "coffee counts three times"


def test_what_others_would_score_is_taken_off():
    desk = turn(0, cubes={"green": 4}, posts={0: ["c1"], 1: ["a2"]}, stock={0: ["pair"]})
    assert worth(desk.do("choose building", "build pair"))["a1"] == (3 + 5 - 5) / 4


def test_islands_that_are_nearly_complete():
    desk = turn(0, posts={0: ["b4", "c1"], 1: ["l2", "i2"]}, round_no=2)
    assert lit(desk, "own_short_of_") == {"1/30": (3 + 4) / 30, "5/30": (3 + 4) / 30}
    assert lit(desk, "others_short_of_") == {"1/30": 4 / 30, "3/30": 4 / 30}
    seen = seen_by(desk)
    assert seen("seat0_room/80") == pytest.approx(6 / 80) and seen("seat1_room/80") == pytest.approx(4 / 80)
    assert seen("seat0_pending/60") == pytest.approx(8 / 60) and seen("seat0_islands/6") == pytest.approx(2 / 6)


def test_a_chest_is_part_of_the_prize():
    desk = builder(round_no=5)
    desk.fill(0, "a1", "a1")
    without = lit(desk, "own_short_of_")
    desk.s.chests_laid |= 1 << desk.island("a1")
    assert without == {"1/30": 4 / 30} and lit(desk, "own_short_of_") == {"1/30": 7 / 30}


def test_where_the_goods_lie():
    desk = builder()
    assert lit(desk, "tile_a1_") == {"cotton/2": 0.5, "sugar/2": 0.5, "coffee/2": 0.5}
    assert lit(desk, "own_islands_") == {"cotton/8": 0.125, "coffee/8": 0.125}
    desk.do("choose building", "build pair", "place a1-0")
    assert lit(desk, "tile_a1_") == {"cotton/2": 0.5, "sugar/2": 0.5}, "the pair lies on the coffee"


def test_only_shapes_that_fit_are_shown():
    desk = turn(0, cubes={"red": 4}, posts={0: ["b4"]}).do("choose planning")
    assert lit(desk, "fits_") == {"single": 1}
    desk = turn(0, cubes={"red": 4}, posts={0: ["l2"]})
    assert set(lit(desk, "fits_")) == {"single", "pair"}
    assert lit(builder(), "builds_") == {"now/20": 6.5 / 20}


# --- points and tracks -----------------------------------------------------------------------------------------------


def test_points_for_the_actions_at_hand():
    desk = turn(
        0, cubes={"blue": 2, "white": 3}, order={0: 4, 1: 0}, tokens={0: ["two-red"]}, phase="white", gold={0: 5}
    )
    assert lit(desk, "points_for_") == {"sailing/7": 3 / 7, "planning/7": 5 / 7, "order/7": 3 / 7}
    assert lit(desk, "gold_") == {"5": 1, "for_cubes/5": 2 / 5}
    assert lit(desk, "order_at_") == {"4": 1}
    assert lit(desk, "phase_") == {"white": 1} and lit(desk, "round_") == {"1": 1}
    assert lit(desk, "points_", seat=1).keys() >= {"3"}
    desk.do("choose planning")
    assert seen_by(desk)("points_5") == 1 and seen_by(desk)("points_3") == 0


def test_tokens_within_reach_and_due():
    desk = turn(0, cubes={"brown": 6}, progress={0: 3})
    assert lit(desk, "seat0_next_token_in_") == {"1": 1} and lit(desk, "seat1_next_token_in_") == {"4": 1}
    desk.books = False
    desk.do("choose progress", "steps 5")
    assert desk.asked == Ask.TOKEN
    assert lit(desk, "tokens_due_") == {"2": 1} and lit(desk, "seat0_token_space_") == {"1": 1, "2": 1}
    shown = [text for text in desk.offers if text != "token five-gold"]
    desk.do(shown[0])
    assert lit(desk, "tokens_due_") == {"1": 1}
    desk.do(shown[1])
    assert desk.asked == Ask.PROGRESS and seen_by(desk)("going_on") == 1


def test_the_pirates_at_the_gate():
    desk = turn(0, cannons={0: 1, 1: 6})
    desk.s.points[:, 0] = 30
    desk.pirates(4, 0)
    assert lit(desk, "cannons_") == {"missing_3": 1} and lit(desk, "cannons_", seat=1) == {"spare_2": 1}
    assert seen_by(desk)("seat0_pirate_loss/8") == 0.5 and seen_by(desk)("seat1_pirate_loss/8") == 0
    assert lit(desk, "pirates_to_come_") == {"0/2": 0.5, "1/2": 0.5, "2/2": 0.5, "3/2": 0.5}


def test_what_a_purchase_would_bring():
    desk = turn(0, cubes={"yellow": 5}, resources={0: {"cotton": 3, "sugar": 1}})
    desk.market("cotton-2", "cotton-2", "cotton-3", "sugar-4", "coffee-2")
    assert lit(desk, "purchase_") == {"cotton/8": 6 / 8, "sugar/8": 1 / 8}
    assert seen_by(desk)("seat0_final/100") == pytest.approx(0.04) and seen_by(desk)("lead/50") == pytest.approx(0.08)
    assert seen_by(desk)("seat0_goods/60") == pytest.approx(4 / 60) and seen_by(desk, 1)("lead/50") < 0


def test_neutral_tiles_that_may_still_be_taken():
    desk = turn(0, cubes={"red": 4}, tokens={0: ["two-neutral"]}).do("choose planning")
    assert seen_by(desk)("neutrals_allowed/2") == 1
    assert seen_by(desk.do("take pair"))("neutrals_allowed/2") == 0.5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_still_lies_face_down(seats):
    desk = new_game(seats)
    later = {TOKEN_NAMES[token - 1] for token in desk.s.token[desk.s.tokens_dealt :]}
    assert set(lit(desk, "to_come_")) == later and len(later) == 16
    rest = {2: 24, 3: 32, 4: 40}[seats]
    assert sum(value.expected for value in lit(desk, "products_to_come_").values()) == pytest.approx(rest / 8)
    waits = [seen_by(desk)(f"seat{i}_waits/3") for i in range(4)]
    assert sorted(waits) == pytest.approx(sorted([*(i / 3 for i in range(seats)), *[0.0] * (4 - seats)]))
