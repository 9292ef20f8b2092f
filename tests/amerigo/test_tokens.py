"""All 24 progress tokens."""

from __future__ import annotations

import numpy as np
import pytest

from argosy.games.amerigo.brain.traits import TRAITS, traits
from argosy.games.amerigo.parts import ACTION_NAMES, COLOUR_NAMES, PARTS, TOKEN_NAMES
from argosy.games.amerigo.rules.pirates import attack, strength
from argosy.games.amerigo.rules.purse import bonus_points
from argosy.games.amerigo.state import SheetLine

from .table import turn

TWO = [f"two-{colour}" for colour in COLOUR_NAMES[:6]]
PAIRS = ["one-blue-red", "one-black-brown", "one-green-yellow"]


def test_there_are_24_tokens_of_17_kinds():
    assert len(TOKEN_NAMES) == len(set(TOKEN_NAMES)) == 24
    kinds = {
        (row["effect"], row["amount"]) if row["effect"] in ("bonus", "gold") else row["effect"]
        for row in PARTS["progress"]
    }
    assert len(kinds) == 17


@pytest.mark.parametrize("name", TWO + PAIRS)
def test_bonus_tokens(name):
    """Two more points for the one action shown, or one more for either of the two."""
    shown = name.split("-")[1:]
    desk = turn(0, tokens={0: [name]})
    for action, colour in enumerate(COLOUR_NAMES):
        wanted = 0 if colour not in shown else 2 if name in TWO else 1
        assert bonus_points(desk.s, 0, action) == wanted, ACTION_NAMES[action]
        assert bonus_points(desk.s, 1, action) == 0


def test_bonus_tokens_add_up():
    desk = turn(0, cubes={"red": 3}, tokens={0: ["two-red", "one-blue-red"]}).do("choose planning")
    assert desk.s.points_left == 6


def test_far_sails_give_8_points_to_both_ships_once():
    desk = turn(0, cubes={"blue": 1}, tokens={0: ["far-sails"]}, ships={0: ["frame1", "frame4"]})
    desk.do("choose sailing", "ship 1", "use far-sails")
    assert desk.s.points_left == 9 and not desk.can("use far-sails")
    desk.do("sail frame7")
    assert desk.can("sail frame10"), "the second ship has the 9 points too"
    desk.do("sail frame10")
    assert desk.tokens(0) == set()


def test_bold_pirates_make_pirates_stronger_for_all_others():
    desk = turn(0, tokens={0: ["bold-pirates"]})
    desk.pirates(1, 2)
    assert strength(desk.s, 0) == 3 and strength(desk.s, 1) == 5


def test_half_loss_halves_the_loss_rounded_up():
    desk = turn(0, tokens={0: ["half-loss"], 1: ["bold-pirates"]}, cannons={0: 4, 1: 0})
    desk.pirates(1, 2)  # 3, and 2 more for seat 0
    desk.s.points[0, SheetLine.DISCOVERIES] = 30
    desk.s.cannons[0] = 4
    attack(desk.s)
    assert desk.line(0, SheetLine.PIRATES) == -3 and desk.s.cannons[0] == 0


def test_prize_money_for_repelling_the_pirates():
    desk = turn(0, tokens={0: ["prize-money"]}, cannons={0: 3})
    desk.pirates(3)
    attack(desk.s)
    assert desk.s.gold[0] == 2 and desk.s.cannons[0] == 0
    attack(desk.s)
    assert desk.s.gold[0] == 2, "none when they are not repelled"


def test_prize_money_also_at_strength_0():
    desk = turn(0, tokens={0: ["prize-money"]})
    desk.pirates(0)
    attack(desk.s)
    assert desk.s.gold[0] == 2


def test_two_neutral_is_two_in_all_not_two_more():
    desk = turn(0, cubes={"red": 7}, tokens={0: ["two-neutral"]}).do("choose planning", "take single", "take single")
    assert not desk.can("take single")


def test_red_or_green_swaps_planning_and_building():
    more = {"posts": {0: ["f1"]}, "stock": {0: ["single"]}}
    assert turn(0, cubes={"green": 3}, **more).offers_of("choose") == ["choose building"]
    with_token = {"tokens": {0: ["red-or-green"]}, **more}
    assert turn(0, cubes={"green": 3}, **with_token).offers_of("choose") == ["choose planning", "choose building"]
    assert turn(0, cubes={"red": 3}, **with_token).offers_of("choose") == ["choose planning", "choose building"]
    assert turn(0, cubes={"black": 3}, **with_token).offers_of("choose") == ["choose cannons"]


def test_red_or_green_does_not_work_on_white_cubes_that_turned_red():
    """Ruling: the token looks at the cubes that lie there."""
    desk = turn(
        0, cubes={"white": 3}, order={0: 4}, tokens={0: ["red-or-green"]}, posts={0: ["f1"]}, stock={0: ["single"]}
    )
    assert desk.offers_of("choose") == ["choose planning", "choose order"]


def test_jump_lays_the_disc_on_that_of_the_foremost():
    desk = turn(0, cubes={"white": 1}, order={0: 1, 1: 12}, tokens={0: ["jump"]}).do("choose order", "use jump")
    assert desk.s.order[0] == 12 and [int(p) for p in desk.s.ahead[:2]] == [0, 1]
    assert desk.tokens(0) == set() and desk.s.points_left == 0


def test_jump_is_of_no_use_to_the_foremost():
    desk = turn(0, cubes={"white": 3}, order={0: 5, 1: 1}, tokens={0: ["jump"]}).do("choose order")
    assert not desk.can("use jump")


def test_jump_needs_the_white_action():
    desk = turn(0, cubes={"black": 3}, order={0: 1, 1: 12}, tokens={0: ["jump"]})
    assert not desk.can("use jump")
    assert not desk.do("choose cannons").can("use jump")


@pytest.mark.parametrize(("name", "gold"), [("three-gold", 3), ("five-gold", 5)])
def test_gold_tokens(name, gold):
    desk = turn(0, cubes={"black": 3}, tokens={0: [name]})
    assert desk.do(f"use {name}").s.gold[0] == gold
    assert not desk.can(f"use {name}") and desk.actor == 0, "it takes no action"


def test_post_gold_for_every_post_from_now_on():
    desk = turn(0, ships={0: ["g1", "frame7"]}, posts={0: ["i2"]}, tokens={0: ["post-gold"]})
    assert desk.s.gold[0] == 0, "not for earlier posts"
    desk.do("choose sailing", "ship 1", "sail g1", "post")
    assert desk.s.gold[0] == 1


@pytest.mark.parametrize(("cubes", "plain", "better"), [(7, 3, 4), (6, 2, 3), (10, 4, 5)])
def test_better_change(cubes, plain, better):
    offered = {"blue": min(cubes, 7), "red": cubes - min(cubes, 7)}
    assert turn(0, cubes=offered).do("gold").s.gold[0] == plain
    assert turn(0, cubes=offered, tokens={0: ["better-change"]}).do("gold").s.gold[0] == better


def test_cube_points_instead_of_an_action_once():
    desk = turn(0, cubes={"blue": 4, "green": 2, "white": 3}, tokens={0: ["cube-points"]}).do("use cube-points")
    assert desk.line(0, SheetLine.CUBES) == 9 and desk.actor == 1
    assert desk.tokens(0) == set()


def test_cube_points_are_worthless_at_the_end():
    desk = turn(0, tokens={0: ["cube-points"]})
    assert desk.line(0, SheetLine.TOKENS) == 0


def test_post_points():
    desk = turn(0, tokens={0: ["post-points"]}, posts={0: ["f1", "i2", "g8"], 1: ["g4"]})
    assert desk.line(0, SheetLine.TOKENS) == 3


def test_seven_points():
    assert turn(0, tokens={0: ["seven-points"]}).line(0, SheetLine.TOKENS) == 7


def test_gold_points_count_gold_once_more_but_12_at_most():
    """The Dutch text says two points a gold: it counts the usual one in."""
    desk = turn(0, tokens={0: ["gold-points"]}, gold={0: 9})
    assert desk.line(0, SheetLine.TOKENS) == 9 and desk.line(0, SheetLine.GOLD) == 9
    desk = turn(0, tokens={0: ["gold-points"]}, gold={0: 10}, chests={0: 2})
    assert desk.line(0, SheetLine.TOKENS) == 12 and desk.line(0, SheetLine.GOLD) == 16


@pytest.mark.parametrize("row", PARTS["progress"], ids=TOKEN_NAMES)
def test_bots_see_a_token_under_its_own_name(row):
    """A bonus counts by its amount; gold and plain points are in the score, so no trait stands for them."""
    s = turn(0, tokens={0: [row["id"]]}).s
    seen = traits_of(s)
    s.used[0] = s.tokens[0]
    seen -= traits_of(s)  # turned over it counts nothing
    own = {} if row["effect"] in ("gold", "points", "gold_points") else {row["effect"]: 1}
    if row["effect"] == "bonus":
        own = {"bonus": row["amount"]}
    assert {name: change for name, change in zip(TRAITS, seen, strict=True) if change} == own


def traits_of(s):
    """The traits of the first seat."""
    found = np.zeros(len(TRAITS))
    traits(s, 0, found)
    return found


@pytest.mark.parametrize(
    ("colour", "action"),
    [("blue", "sailing"), ("black", "cannons"), ("red", "planning"), ("brown", "progress"), ("green", "building"),
     ("yellow", "goods"), ("white", "order")],
)  # fmt: skip
def test_treasure_can_be_opened_before_an_action_and_within_it_whenever_gold_can_be_spent(colour, action):
    desk = turn(0, cubes={colour: 3}, chests={0: 1}, tokens={0: ["five-gold"]}, posts={0: ["f1"]}, stock={0: ["pair"]})
    desk.books = False
    assert desk.can("chest") and desk.can("use five-gold")
    desk.do(f"choose {action}")
    assert desk.can("chest") and desk.can("use five-gold")
    desk.do("chest")
    assert desk.can("use five-gold") and desk.s.gold[0] == 3


@pytest.mark.parametrize("gold", [0, 5, 8, 12])
def test_treasure_opened_in_either_order_is_worth_the_same(gold):
    ends = []
    for order in (("chest", "use five-gold"), ("use five-gold", "chest")):
        desk = turn(0, gold={0: gold}, chests={0: 1}, tokens={0: ["five-gold"]})
        desk.books = False
        ends.append(desk.do(*order).s.tobytes())
    assert ends[0] == ends[1]
