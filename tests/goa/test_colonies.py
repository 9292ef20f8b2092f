"""Founding colonies."""

from __future__ import annotations

import pytest

from argosy.games.goa.state import Ask

from .table import turn

LOW = ["ships2_1", "ducats5_1"]  # 1 + 1 colonists
HIGH = ["ships2_3", "ducats5_3"]  # 3 + 3


@pytest.mark.parametrize(("colony", "need"), [("quilon", 6), ("cochin", 8), ("madras", 10), ("calicut", 12)])
def test_each_colony_needs_its_number_of_colonists(colony, need):
    desk = turn(0, deck=LOW, colonists={0: need - 2}).do(f"found {colony}")
    assert desk.can("add colonists")
    short = turn(0, deck=LOW, colonists={0: need - 3}).do(f"found {colony}")
    assert not short.can("add colonists")


@pytest.mark.parametrize(("row", "own"), [(1, 0), (2, 2), (3, 4), (4, 5), (5, 6)])
def test_the_colonists_of_the_tableau_count_in_every_founding(row, own):
    desk = turn(0, rows={0: {"colonists": row}}, deck=LOW, colonists={0: 12}).do("found calicut", "add colonists")
    assert desk.s.colonists[0] == own + 2
    assert desk.row(0, "colonists") == row, "they are not used up"


def test_two_cards_are_turned_up_and_discarded():
    desk = turn(0, deck=[*LOW, "spices2_1"]).do("found calicut")
    assert desk.discarded("ships2_1") and desk.discarded("ducats5_1") and not desk.discarded("spices2_1")


def test_enough_colonists_found_the_colony_at_once():
    desk = turn(0, deck=HIGH).do("found quilon")
    assert desk.asked == Ask.COLONY_TILE and desk.s.colonists[0] == 2, "no colonist card is given"


def test_missing_colonists_come_from_ones_own_cards():
    desk = turn(0, deck=HIGH, colonists={0: 5}).do("found cochin", "add colonists")
    assert desk.s.colonists[0] == 3 and desk.s.colony[0, 1] >= 0


def test_a_founding_that_falls_short_brings_one_colonist():
    desk = turn(0, deck=LOW).do("found quilon", "give up founding")
    assert desk.s.colonists[0] == 3 and desk.s.colony[0, 0] < 0 and desk.actor == 1


def test_a_founding_may_be_given_up_although_the_colonists_are_there():
    desk = turn(0, deck=LOW, colonists={0: 9}).do("found quilon")
    assert desk.can("add colonists")
    desk.do("give up founding")
    assert desk.s.colonists[0] == 10 and desk.s.colony[0, 0] < 0


def test_a_colony_that_one_has_cannot_be_named_again():
    desk = turn(0, colonies={0: {"madras_pepper_nutmeg": []}})
    assert desk.offers_of("found") == ["found quilon", "found cochin", "found calicut"]


def test_others_may_found_the_same_colony():
    assert turn(0, colonies={1: {"madras_pepper_nutmeg": []}}).can("found madras")


@pytest.mark.parametrize("colony", ["quilon", "madras"])
def test_quilon_and_madras_let_the_founder_choose_among_five_tiles(colony):
    desk = turn(0, deck=LOW, colonists={0: 12}).do(f"found {colony}", "add colonists")
    assert len(desk.offers) == 5 and all(text.startswith(f"choose {colony}_") for text in desk.offers)


def test_a_colony_tile_that_is_gone_cannot_be_chosen():
    desk = turn(0, deck=HIGH, colonies={1: {"quilon_pepper_nutmeg": []}}).do("found quilon")
    assert len(desk.offers) == 4 and not desk.can("choose quilon_pepper_nutmeg")


@pytest.mark.parametrize("colony", ["cochin", "calicut"])
def test_cochin_and_calicut_tiles_are_all_alike(colony):
    desk = turn(0, deck=LOW, colonists={0: 12}).do(f"found {colony}", "add colonists")
    assert desk.asked == Ask.STOCK


def test_quilon_is_filled_with_one_of_its_two_spices():
    desk = turn(0, deck=HIGH).do("found quilon", "choose quilon_ginger_cinnamon")
    assert desk.offers == ["fill quilon ginger", "fill quilon cinnamon"]
    desk.do("fill quilon cinnamon")
    assert desk.on(0, "quilon") == {"cinnamon": 1} and desk.actor == 1


def test_cochin_is_filled_with_any_spice():
    desk = turn(0, deck=HIGH, colonists={0: 2}).do("found cochin", "add colonists")
    assert len(desk.offers) == 5
    assert desk.do("fill cochin clove").on(0, "cochin") == {"clove": 1}


def test_madras_is_filled_with_two_spices_in_any_mix():
    desk = turn(0, deck=HIGH, colonists={0: 4}).do("found madras", "add colonists", "choose madras_pepper_nutmeg")
    both = desk.copy().do("fill madras pepper", "fill madras nutmeg")
    twice = desk.do("fill madras nutmeg", "fill madras nutmeg")
    assert both.on(0, "madras") == {"pepper": 1, "nutmeg": 1} and twice.on(0, "madras") == {"nutmeg": 2}


def test_calicut_is_filled_with_two_spices_of_any_kind():
    desk = turn(0, deck=HIGH, colonists={0: 6}).do(
        "found calicut", "add colonists", "fill calicut ginger", "fill calicut clove"
    )
    assert desk.on(0, "calicut") == {"ginger": 1, "clove": 1} and desk.s.colonists[0] == 0


def test_tiles_help_a_founding_under_way():
    desk = turn(0, tiles={0: ["a_red_colonist"]}, deck=["ships2_1", "ducats5_2"], colonists={0: 2}).do("found quilon")
    assert not desk.can("add colonists")
    desk.do("use red_colonist", "add colonists")
    assert desk.s.colonists[0] == 0


def test_colony_tiles_never_run_out():
    desk = turn(3, seats=4, deck=HIGH, colonists={3: 6}, colonies={
        0: {"calicut_1": [], "quilon_ginger_cinnamon": []},
        1: {"calicut_2": [], "quilon_cinnamon_pepper": []},
        2: {"calicut_3": [], "quilon_pepper_nutmeg": []},
    })  # fmt: skip
    assert len(desk.copy().do("found quilon").offers) == 2
    assert desk.do("found calicut", "add colonists").asked == Ask.STOCK
