"""Visiting a merchant ship after passing."""

from __future__ import annotations

from typing import Any

import pytest

from argosy.games.grog_island.parts import BUILDING_NAMES, GOAL_NAMES
from argosy.games.grog_island.state import Ask

from .tables import CODES, can, do, empty_deck, owns, table, what, who

AT_YELLOW = "coin2 treasure goal parrot coin4 coin3"


def passed(goods: str, seats: int = 3, opening: str = "bid blue", **fields: Any) -> Any:
    """Seat 0 opens with the blue die; seat 1 passes, which brings a fish, and has these goods before."""
    s = table(seats, goods={1: goods}, **fields)
    return do(s, opening, "pass")


def test_the_rightmost_ship_may_not_be_chosen() -> None:
    s = passed("coconut 9 fish 9 grog 9 lemon 9 map 9")
    assert can(s) == {f"ship {name}" for name in ("green", "blue", "orange", "yellow", "gray")}


def test_a_ship_with_a_marker_may_not_be_chosen() -> None:
    s = table(4, goods={1: "lemon 1 map 1", 2: "lemon 1 map 1"})
    do(s, "bid blue", "pass", "ship yellow")
    assert who(s) == 2
    do(s, "pass")
    assert "ship yellow" not in can(s)
    assert {"ship blue", "ship gray"} <= can(s)


def test_a_ship_that_cannot_be_supplied_may_not_be_chosen() -> None:
    assert can(passed("lemon 1")) == {"ship blue", "ship yellow"}


def test_the_ghost_ship_may_not_be_chosen() -> None:
    s = passed("lemon 5", seats=2, ships="coin2 treasure goal coin3 parrot coin4")
    assert "ship yellow" not in can(s)


def test_at_least_one_action_must_be_done() -> None:
    s = do(passed("lemon 4", ships=AT_YELLOW), "ship yellow")
    assert "leave" not in can(s)


def test_example_one_to_three_lemons_for_as_many_parrots() -> None:
    for tiles in (1, 2, 3):
        s = do(passed("lemon 3", ships=AT_YELLOW), "ship yellow")
        while s.goods[1, 3] > 3 - tiles:
            do(s, "deliver lemon")
        if tiles < 3:
            do(s, "enough")
        assert s.parrots[1] == 1 + tiles
        assert who(s) == 2


def test_example_four_lemons_for_a_claim() -> None:
    s = do(passed("lemon 4", ships=AT_YELLOW), "ship yellow", "claim yellow-hat")
    assert s.crew[1] == 1 << BUILDING_NAMES.index("yellow-hat")
    assert s.goods[1, 3] == 0


def test_example_five_lemons_for_a_claim_and_a_parrot() -> None:
    s = passed("lemon 5", ships=AT_YELLOW, clouds="swap point parrot plain black")
    do(s, "ship yellow", "claim yellow-hat", "deliver lemon")
    assert s.parrots[1] == 2
    assert s.crew_left[1] == 8
    assert who(s) == 2


def test_example_ten_lemons_for_two_claims_and_two_parrots() -> None:
    s = passed("lemon 10", ships=AT_YELLOW, clouds="swap point parrot plain black")
    do(s, "ship yellow", "claim yellow-hat", "claim yellow-sword", "deliver lemon", "deliver lemon")
    assert s.parrots[1] == 3
    assert s.crew_left[1] == 7
    assert s.goods[1, 3] == 0


def test_example_two_fish_and_a_map_stand_for_a_lemon() -> None:
    s = do(passed("fish 1 map 1", ships=AT_YELLOW), "ship yellow")  # the only way to pay is taken at once
    assert s.parrots[1] == 2
    assert owns(s, 1) == ""
    s = do(passed("fish 1 map 1 lemon 1", ships=AT_YELLOW), "ship yellow")
    assert {"deliver lemon", "replace fish+fish+map"} <= can(s)
    do(s, "replace fish+fish+map", "enough")
    assert owns(s, 1) == "lemon 1"
    assert s.parrots[1] == 2


def test_three_tiles_of_the_demanded_good_are_no_replacement() -> None:
    s = do(passed("lemon 6 map 3", ships=AT_YELLOW), "ship yellow")
    assert not any("lemon" in text for text in can(s) if text.startswith("replace"))


@pytest.mark.parametrize(("ship", "tiles", "coins"), [("coin2", 4, 8), ("coin3", 2, 6), ("coin4", 1, 4)])
def test_coin_ships(ship: str, tiles: int, coins: int) -> None:
    others = [name for name in ("coin2", "coin3", "coin4", "treasure", "parrot", "goal") if name != ship]
    s = passed("lemon 9", ships=" ".join([*others[:3], ship, *others[3:]]), coins=[8, 8, 8])
    do(s, "ship yellow")
    for _ in range(tiles):
        do(s, "deliver lemon")
    assert s.goods[1, 3] == 9 - tiles  # more are not taken
    assert s.coins[1] == 8 + coins


def test_the_treasure_ship_takes_two_tiles() -> None:
    s = do(passed("lemon 3", ships="coin2 coin3 goal treasure coin4 parrot"), "ship yellow", "deliver lemon")
    assert s.treasures[1] == 3
    assert s.goods[1, 3] == 1


def test_the_goal_ship_draws_a_card_a_tile_and_one_is_kept() -> None:
    s = passed("lemon 3", ships="coin2 coin3 parrot goal coin4 treasure")
    left = s.goals_left
    do(s, "ship yellow", "deliver lemon", "deliver lemon")
    assert what(s) == Ask.KEEP
    assert s.goals_left == left - 3
    before = s.held[1]
    do(s, sorted(can(s))[0])
    assert bin(s.held[1] & ~before).count("1") == 1
    assert what(s) == Ask.UNDER  # in which order the others go under the deck
    do(s, sorted(can(s))[0])
    assert s.goals_left == left - 1
    assert who(s) == 2


def test_the_cards_not_kept_go_under_the_deck_in_the_chosen_order() -> None:
    s = passed("lemon 3", ships="coin2 coin3 parrot goal coin4 treasure")
    drawn = [GOAL_NAMES[s.face[s.queue[(s.top + i) % 46] - 1] - 1] for i in range(3)]
    do(s, "ship yellow", "deliver lemon", "deliver lemon", f"keep {drawn[0]}", f"under {drawn[2]}")
    bottom = [GOAL_NAMES[s.face[s.queue[(s.top + s.goals_left - 2 + i) % 46] - 1] - 1] for i in range(2)]
    assert bottom == [drawn[2], drawn[1]]


def test_one_goal_card_drawn_is_kept() -> None:
    s = passed("lemon 1", ships="coin2 coin3 parrot goal coin4 treasure")
    do(s, "ship yellow")
    assert bin(s.held[1]).count("1") == 5
    assert who(s) == 2


def test_all_tiles_are_given_before_a_card_is_seen() -> None:
    s = passed("lemon 3", ships=AT_YELLOW)
    reveals = s.reveals
    do(s, "ship yellow")  # a first tile must be given, and only a lemon will do: this is not asked
    assert s.goods[1, 3] == 2
    do(s, "deliver lemon")
    assert s.reveals == reveals
    assert s.parrots[1] == 1


def test_a_claim_by_ship_is_on_the_ships_peninsula() -> None:
    s = do(passed("lemon 8", ships=AT_YELLOW), "ship yellow")
    claims = {text for text in can(s) if text.startswith("claim")}
    assert claims == {f"claim {name}" for name in BUILDING_NAMES if name.startswith("yellow")}


def test_a_claim_by_ship_takes_the_same_three_steps() -> None:
    s = passed("lemon 4", ships=AT_YELLOW, clouds="swap plain parrot point black", coins=[8, 8, 8])
    do(s, "ship yellow", "claim yellow-sword")
    assert s.points[1] == 1
    assert s.coins[1] == 8 + 3  # swords are free on blue, orange and gray


def test_claims_by_ship_repeat_while_there_is_crew() -> None:
    s = passed("lemon 8", ships=AT_YELLOW, clouds="swap point parrot plain black")
    s.crew_left[1] = 1
    for name in BUILDING_NAMES[:8]:
        s.crew[1] |= 1 << BUILDING_NAMES.index(name)
        s.free &= ~(1 << BUILDING_NAMES.index(name))
    do(s, "ship yellow", "claim yellow-hat")
    assert not any(text.startswith("claim") for text in can(s))


def test_the_tiles_for_a_claim_may_be_replaced_one_by_one() -> None:
    s = passed("lemon 3 map 3 coconut 2", ships=AT_YELLOW, clouds="swap point parrot plain black")
    do(s, "ship yellow", "claim yellow-hat")
    assert what(s) == Ask.TILES
    do(s, "replace map+map+map", "deliver lemon", "deliver lemon", "deliver lemon")
    assert owns(s, 1) == "coconut 2 fish 1"
    assert s.crew_left[1] == 8


def test_where_no_replacement_is_possible_the_tiles_are_taken_without_asking() -> None:
    s = passed("lemon 4", ships=AT_YELLOW, clouds="swap point parrot plain black")
    do(s, "ship yellow", "claim yellow-hat")
    assert owns(s, 1) == "fish 1"
    assert who(s) == 2


def test_special_case_no_demanded_good_at_all() -> None:
    s = table(4, ships="coin2 treasure goal parrot coin4 coin3", goods={})
    do(s, "bid blue", "pass")  # seat 1 visits the only ship it can supply
    assert s.marker[1] == 2
    do(s, "pass")
    # seat 2 owns a fish, and the ship that wants fish is taken
    assert can(s) == {"ship green", "ship orange", "ship yellow", "ship gray"}
    do(s, "ship gray")
    assert owns(s, 2) == "fish 1"
    assert s.marker[4] == 3
    assert who(s) == 3


def test_ruling_in_the_special_case_one_may_trade_three_to_one_or_just_place_the_marker() -> None:
    s = table(4, ships="coin2 treasure goal parrot coin4 coin3", goods={2: "fish 3"})
    do(s, "bid blue", "pass", "pass", "ship gray")
    assert can(s) == {"leave", "replace fish+fish+fish"}
    do(s, "replace fish+fish+fish")
    assert s.coins[2] == 8 + 4
    assert owns(s, 2) == "fish 1"


def test_ruling_a_ship_only_reachable_by_replacement_may_be_chosen() -> None:
    s = passed("lemon 3", ships=AT_YELLOW)
    assert "ship gray" in can(s)
    do(s, "ship gray", "replace lemon+lemon+lemon")
    assert s.coins[1] == 12


def test_ruling_a_demanded_tile_that_one_owns_may_be_replaced_too() -> None:
    s = do(passed("lemon 1 map 3", ships=AT_YELLOW), "ship yellow", "replace map+map+map", "enough")
    assert owns(s, 1) == "fish 1 lemon 1"


def test_ruling_no_tile_is_given_for_a_card_that_is_not_there() -> None:
    s = table(goods={1: "lemon 2"}, ships=AT_YELLOW)
    empty_deck(s, "parrot", leave=1)
    do(s, "bid blue", "pass", "ship yellow")
    assert s.parrots[1] == 2
    assert owns(s, 1) == "fish 1 lemon 1"
    assert who(s) == 2


def test_ruling_a_ship_whose_deck_is_empty_cannot_be_chosen_for_it() -> None:
    s = table(goods={1: "lemon 2"}, ships=AT_YELLOW)
    empty_deck(s, "parrot")
    do(s, "bid blue", "pass")
    assert can(s) == {"ship green", "ship blue", "ship orange", "ship gray"}  # fish, or three tiles for one


def test_a_single_ship_to_choose_is_not_asked() -> None:
    s = do(table(), "bid blue", "pass")
    assert s.marker[1] == 2
    assert what(s) == Ask.BID


def test_ruling_without_any_effective_action_the_marker_is_placed_without_trade() -> None:
    s = table(goods={1: ""}, ships="coin2 parrot goal treasure coin4 coin3")
    empty_deck(s, "parrot")
    do(s, "bid blue", "pass")
    assert owns(s, 1) == "fish 1"
    assert can(s) == {f"ship {name}" for name in ("green", "blue", "orange", "yellow", "gray")}
    do(s, "ship blue")
    assert owns(s, 1) == "fish 1"
    assert who(s) == 2


def test_ruling_the_goal_deck_gives_what_is_there() -> None:
    s = passed("lemon 5", ships="coin2 coin3 parrot goal coin4 treasure")
    while s.goals_left > 2:  # the others hold them all
        s.held[2] |= 1 << int(s.queue[s.top] - 1)
        s.queue[s.top] = 0
        s.top = (s.top + 1) % 46
        s.goals_left -= 1
    do(s, "ship yellow")
    assert what(s) == Ask.TRADE  # there are lemons for a claim too
    do(s, "deliver lemon", "deliver lemon")
    assert what(s) == Ask.KEEP
    assert owns(s, 1) == "fish 1 lemon 3"


def test_ruling_of_the_drawn_goals_exactly_one_is_kept() -> None:
    s = passed("lemon 2", ships="coin2 coin3 parrot goal coin4 treasure")
    do(s, "ship yellow", "deliver lemon")
    assert all(text.startswith("keep ") for text in can(s))
    before = s.held[1]
    do(s, sorted(can(s))[0])
    assert bin(s.held[1]).count("1") == bin(before).count("1") + 1


def test_ruling_goods_are_unlimited() -> None:
    s = table(goods={0: "fish 15", 1: "fish 15", 2: "fish 15"})
    do(s, "bid blue", "pass")
    assert s.goods[1, 1] == 16


def test_ruling_two_claims_by_ship_are_never_of_the_same_type() -> None:
    s = passed("lemon 8", ships=AT_YELLOW, clouds="swap point parrot plain black")
    do(s, "ship yellow", "claim yellow-hat")
    assert len({text for text in can(s) if text.startswith("claim")}) == 6  # all but the one just taken


def test_trade_codes_exist() -> None:
    assert CODES["replace fish+fish+map"] > CODES["deliver map"]
