"""Paying, refusing, and the rewards of the bid row."""

from __future__ import annotations

import itertools
from typing import Any

from argosy.games.grog_island.parts import BUILDING_NAMES
from argosy.games.grog_island.state import Ask

from .tables import can, do, row, table, view, what, who


def won(bid: str, seats: int = 3, **fields: Any) -> Any:
    """Seat 0 has won with this bid and is asked to pay."""
    s = table(seats, **{"coins": [30] * seats, **fields})
    do(s, bid)
    while what(s) != Ask.PAY:
        moves = can(s)
        do(s, "pass" if "pass" in moves else "enough" if "enough" in moves else sorted(moves)[0])
    assert who(s) == 0
    return s


def has(s: Any, seat: int) -> set[str]:
    return {name for b, name in enumerate(BUILDING_NAMES) if s.crew[seat] >> b & 1}


def test_extended_example() -> None:
    """9 paid with 6 coins and a treasure card of 3; yellow sword, gray hat, a point, a lock on the orange hook."""
    s = won(
        "bid yellow+gray-green-orange", coins=[6, 0, 0], treasures={0: "3", 1: "", 2: ""}, parrots={1: "", 2: ""},
        clouds="plain parrot swap point black", crew={1: "orange-sword"},
    )  # fmt: skip
    assert row(s) == "yellow-gray-green-orange"
    do(s, "spend 3", "pay")
    assert s.coins[0] == 0
    assert s.treasures[0] == 0
    assert list(s.treasures_spent) == [0, 0, 1]
    do(s, "claim yellow-sword")
    assert s.points[0] == 1  # the cloud
    assert s.coins[0] == 2  # swords on blue and gray
    do(s, "claim gray-hat")
    assert s.points[0] == 2  # only the third space: the black cloud gives nothing
    assert s.coins[0] == 2
    do(s, "lock orange-hook")
    assert s.locked == 1 << BUILDING_NAMES.index("orange-hook")
    assert s.locks_left == 5
    assert s.points[0] == 2  # nothing for the fifth space
    assert s.auction == 2


def test_coins_and_treasure_cards_may_be_mixed() -> None:
    s = won("bid blue+yellow", coins=[8, 0, 0], treasures={0: "12", 1: "", 2: ""}, parrots={1: "", 2: ""})
    assert can(s) == {"refuse", "spend 1", "spend 2"}  # 8 coins do not pay 9
    do(s, "spend 1", "pay")
    assert s.coins[0] == 0
    assert list(s.treasure[0]) == [0, 1, 0]


def test_what_is_overpaid_goes_on_the_coin_track() -> None:
    s = do(won("bid gray", coins=[8, 0, 0], treasures={0: "33"}), "spend 3", "spend 3", "pay")
    assert s.coins[0] == 8 + 6 - 3


def test_ruling_more_treasure_cards_than_needed_may_be_spent() -> None:
    s = won("bid gray", coins=[8, 0, 0], treasures={0: "11"})
    do(s, "spend 1")
    assert can(s) == {"pay", "spend 1"}
    do(s, "spend 1", "pay")
    assert s.coins[0] == 8 + 2 - 3


def test_treasure_cards_spent_are_shown_and_leave_the_game() -> None:
    s = won("bid gray", coins=[8, 0, 0], treasures={0: "12"})
    do(s, "spend 2")
    assert view(s, 1).treasures_spent.sum() == 0  # laid out, not yet paid
    do(s, "pay")
    assert list(view(s, 1).treasures_spent) == [0, 1, 0]


def test_cards_laid_out_can_always_be_completed_to_the_bid() -> None:
    s = won("bid blue+yellow", coins=[4, 0, 0], treasures={0: "1123", 1: "", 2: ""}, parrots={1: "", 2: ""})
    assert can(s) == {"refuse", "spend 1", "spend 2", "spend 3"}
    do(s, "spend 1", "spend 1")
    assert can(s) == {"spend 2", "spend 3"}  # 4 + 1 + 1 is not yet 9
    do(s, "spend 3")
    assert can(s) == {"pay", "spend 2"}
    s = won("bid blue+yellow", coins=[1, 0, 0], treasures={0: "1123", 1: "", 2: ""}, parrots={1: "", 2: ""})
    assert can(s) == {"refuse"}  # all cards and the coin make 8


def test_treasure_cards_may_be_laid_out_in_any_order() -> None:
    orders = []
    for cards in itertools.permutations(("spend 1", "spend 2", "spend 3")):
        s = won("bid blue+yellow", coins=[4, 0, 0], treasures={0: "1123", 1: "", 2: ""}, parrots={1: "", 2: ""})
        orders.append(do(s, *cards, "pay").tobytes())
    assert len(set(orders)) == 1


def test_who_cannot_pay_gets_nothing_and_gives_nothing() -> None:
    s = won("bid blue+yellow", coins=[6, 0, 0], treasures={0: "1", 1: "", 2: ""}, parrots={1: "", 2: ""})
    assert can(s) == {"refuse"}
    do(s, "refuse")
    assert s.coins[0] == 6
    assert s.treasures[0] == 1
    assert has(s, 0) == set()
    assert s.points[0] == 0
    assert s.auction == 2


def test_ruling_a_winner_who_could_pay_may_refuse() -> None:
    s = do(won("bid blue"), "refuse")
    assert s.coins[0] == 30
    assert s.auction == 2


def test_a_claim_for_each_of_the_first_two_dice() -> None:
    s = do(won("bid blue+yellow"), "pay")
    peninsulas = {text.split()[1].split("-")[0] for text in can(s) if text.startswith("claim")}
    assert peninsulas == {"blue", "yellow"}


def test_claims_come_in_either_order() -> None:
    s = do(won("bid blue+yellow"), "pay", "claim blue-anchor")
    assert {text.split()[1].split("-")[0] for text in can(s) if text.startswith("claim")} == {"yellow"}
    s = do(won("bid blue+yellow", clouds="swap plain point parrot black"), "pay", "claim yellow-hat")
    assert {text.split()[1].split("-")[0] for text in can(s) if text.startswith("claim")} == {"blue"}


def test_example_the_two_buildings_must_be_of_different_types() -> None:
    s = do(won("bid yellow+gray", clouds="swap point parrot plain black"), "pay", "claim yellow-sword")
    assert "claim gray-sword" not in can(s)
    assert "claim gray-hook" in can(s)


def test_one_die_gives_one_claim() -> None:
    s = do(won("bid blue", clouds="swap plain point parrot black"), "pay", "claim blue-anchor")
    assert s.auction == 2


def test_the_last_crew_member_gives_one_claim() -> None:
    s = won("bid blue+yellow", clouds="swap plain point parrot black")
    s.crew_left[0] = 1
    for name in BUILDING_NAMES[:7] + BUILDING_NAMES[14:15]:
        s.crew[0] |= 1 << BUILDING_NAMES.index(name)
        s.free &= ~(1 << BUILDING_NAMES.index(name))
    do(s, "pay", "claim blue-anchor")
    assert s.depth == 0  # that was the last one: the game is over after this round


def test_a_full_peninsula_forfeits_the_claim() -> None:
    s = won("bid blue", crew={1: " ".join(BUILDING_NAMES[7:14])})
    do(s, "pay")
    assert s.auction == 2
    assert has(s, 0) == set()


def test_ruling_a_claim_may_be_declined() -> None:
    s = do(won("bid blue+yellow"), "pay", "decline")
    assert has(s, 0) == set()
    assert s.auction == 2
    s = do(won("bid blue+yellow", clouds="swap plain point parrot black"), "pay", "claim yellow-hat", "decline")
    assert has(s, 0) == {"yellow-hat"}


def test_ruling_the_second_claim_is_lost_when_only_the_same_type_is_left_there() -> None:
    gray = [name for name in BUILDING_NAMES if name.startswith("gray") and name != "gray-sword"]
    s = won("bid yellow+gray", crew={1: " ".join(gray)}, clouds="swap point parrot plain black")
    do(s, "pay", "claim yellow-sword")
    assert s.auction == 2  # the sword on gray is barred
    s = won("bid yellow+gray", crew={1: " ".join(gray)}, clouds="swap point parrot plain black")
    do(s, "pay", "claim gray-sword", "claim yellow-hat")  # or in the other order with another choice
    assert has(s, 0) == {"gray-sword", "yellow-hat"}


def test_the_point_cloud() -> None:
    s = do(won("bid blue", clouds="swap point plain parrot black"), "pay", "claim blue-anchor")
    assert s.points[0] == 1


def test_the_parrot_cloud() -> None:
    s = do(won("bid blue", clouds="swap parrot plain point black", parrots={0: ""}), "pay", "claim blue-anchor")
    assert s.parrots[0] == 1


def test_the_swapping_cloud_draws_a_goal_and_puts_any_one_under_the_deck() -> None:
    s = won("bid blue", clouds="point swap plain parrot black")
    hand, left = s.held[0], s.goals_left + 0
    drawn = int(s.queue[s.top] - 1)
    do(s, "pay", "claim blue-anchor")
    assert what(s) == Ask.SWAP
    assert s.held[0] == hand | (1 << drawn)
    do(s, sorted(can(s))[0])
    assert bin(s.held[0]).count("1") == bin(hand).count("1")
    assert s.goals_left == left


def test_the_card_just_drawn_may_go_under_the_deck_again() -> None:
    from argosy.games.grog_island.parts import GOAL_NAMES

    s = won("bid blue", clouds="point swap plain parrot black")
    drawn = GOAL_NAMES[s.face[s.queue[s.top] - 1] - 1]
    do(s, "pay", "claim blue-anchor")
    assert f"under {drawn}" in can(s)


def test_the_plain_cloud_gives_nothing_but_the_coins_come() -> None:
    s = do(won("bid blue", clouds="swap plain point parrot black", parrots={0: ""}), "pay", "claim blue-anchor")
    assert (s.points[0], s.parrots[0]) == (0, 0)
    assert s.coins[0] == 30 - 5 + 2  # anchors on orange and yellow


def test_a_coin_for_every_other_free_building_of_the_type() -> None:
    s = won("bid blue", clouds="swap plain point parrot black", crew={1: "orange-sword"}, locks="gray-sword")
    do(s, "pay", "claim blue-sword")
    assert s.coins[0] == 30 - 5 + 1  # only yellow's is free


def test_no_coins_under_the_black_cloud() -> None:
    s = do(won("bid blue", clouds="swap black point parrot plain"), "pay", "claim blue-sword")
    assert s.coins[0] == 25


def test_a_point_each_for_the_third_and_the_fifth_space() -> None:
    s = won("bid blue+yellow-gray-green-orange", clouds="swap plain parrot black point")
    do(s, "pay", "claim blue-anchor", "claim yellow-hat", "lock green-hat")
    assert s.points[0] == 2


def test_the_lock_is_mandatory_and_bars_the_building() -> None:
    s = won("bid blue+yellow-gray-green", clouds="swap plain parrot black point")
    do(s, "pay", "decline")
    assert what(s) == Ask.LOCK
    assert can(s) == {f"lock {name}" for name in BUILDING_NAMES if name.startswith("green")}
    do(s, "lock green-hat")
    assert not s.free >> BUILDING_NAMES.index("green-hat") & 1


def test_no_lock_without_a_free_building() -> None:
    s = won("bid blue+yellow-gray-green", crew={1: " ".join(BUILDING_NAMES[:7])})
    do(s, "pay", "decline")
    assert s.locks_left == 6
    assert s.auction == 2


def test_no_lock_without_locks_in_the_supply() -> None:
    s = won("bid blue+yellow-gray-green", locks=" ".join(BUILDING_NAMES[28:34]))
    do(s, "pay", "decline")
    assert s.locks_left == 0
    assert s.auction == 2


def test_ruling_rewards_come_from_left_to_right_so_the_own_lock_costs_no_coins() -> None:
    s = won("bid blue+yellow-gray-green-orange", clouds="swap plain parrot black point")
    do(s, "pay", "claim blue-hook")
    assert s.coins[0] == 30 - 14 + 3  # green, orange and gray hooks are still free
    do(s, "decline")
    assert what(s) == Ask.LOCK


def test_ruling_claims_by_ship_and_by_bid_never_meet_in_one_round() -> None:
    s = do(won("bid blue"), "pay")
    assert 1 not in s.marker  # the winner has visited no ship


def test_coins_are_counted_beyond_20() -> None:
    s = won("bid blue", coins=[37, 0, 0], parrots={1: "", 2: ""}, treasures={1: "", 2: ""})
    do(s, "pay")
    assert s.coins[0] == 32


def test_ruling_with_an_empty_goal_deck_the_exchanging_cloud_does_nothing() -> None:
    s = won("bid blue", clouds="point swap plain parrot black")
    while s.goals_left > 0:  # another seat holds them all
        s.held[2] |= 1 << int(s.queue[s.top] - 1)
        s.queue[s.top] = 0
        s.top = (s.top + 1) % 46
        s.goals_left -= 1
    hand = s.held[0]
    do(s, "pay", "claim blue-anchor")
    assert s.held[0] == hand
    assert s.auction == 2
