"""The dice auction: opening, raising, the limit, parrots, passing."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from argosy.games.grog_island.moves import ARRANGEMENTS, BIDS, Code
from argosy.games.grog_island.rules import contract
from argosy.games.grog_island.state import Ask
from argosy.kernel.position import copy_of

from .tables import CODES, can, can_bid, do, legal_codes, owns, row, table, view, what, who


def test_example_the_opening_bid_of_6() -> None:
    s = do(table(), "bid green+yellow-orange")
    assert s.bid == 6
    assert row(s) == "yellow-green-orange"  # the highest of them must be on the first space
    assert who(s) == 1


def test_example_the_raise_to_8() -> None:
    s = do(table(), "bid green+yellow-orange", "bid yellow+gray-green")
    assert s.bid == 8
    assert row(s) == "yellow-gray-green"
    assert s.bidder == 2


def test_example_passing_for_green_yellow_and_gray() -> None:
    s = table(ships="coin2 treasure goal parrot coin4 coin3")
    do(s, "bid green+yellow-orange", "bid yellow+gray-green", "pass")
    assert owns(s, 2) == "coconut 1 lemon 1 map 1"
    assert who(s) == 2
    assert {"ship green", "ship yellow", "ship gray"} <= can(s)


def test_example_in_the_game_for_two_the_ghost_at_gray_gives_a_second_gray_tile() -> None:
    s = table(2, ships="coin2 treasure goal parrot coin3 coin4")
    do(s, "bid green+yellow-orange", "bid yellow+gray-green", "pass")
    assert owns(s, 0) == "coconut 1 lemon 1 map 2"


def test_the_ghost_on_open_sea_gives_no_tile() -> None:
    s = do(table(2), "bid green+yellow-orange", "bid yellow+gray-green", "pass")
    assert owns(s, 0) == "coconut 1 lemon 1 map 1"


def test_example_6_coins_and_2_treasure_cards_allow_12() -> None:
    s = table(dice="66111", coins=[6, 9, 9], treasures={0: "11"})
    sums = bid_sums(s)
    assert max(sums) == 12
    assert 13 not in sums


def laid(s: Any) -> list[tuple[int, ...]]:
    """The rows that may be bid."""
    return [ARRANGEMENTS[code - Code.BID] for code in legal_codes(s) if Code.BID <= code < Code.SHIP]


def bid_sums(s: Any) -> set[int]:
    return {sum(int(s.dice[colour]) for colour in dice) for dice in laid(s)}


def test_dice_lie_in_falling_order() -> None:
    s = table(dice="12345", coins=[20, 8, 8])
    for dice in laid(s):
        values = [colour + 1 for colour in dice]
        assert values[2:] == sorted(values[2:], reverse=True)
        assert min(values[:2]) >= max(values[2:], default=0)
    assert len(can_bid(s)) == 31  # unequal dice: every subset can lie in one way only


def test_tied_dice_lie_in_any_order() -> None:
    s = table(dice="22222", coins=[20, 8, 8])
    bids = can_bid(s)
    assert {"green+blue-orange-yellow", "green+blue-yellow-orange", "yellow+gray-blue-green-orange"} <= bids
    # five tied dice: each choice of claims, lock and points once
    assert len(bids) == 5 + 10 + 10 * 3 + 10 * 3 * 2 + 10 * 3


def brute_force(values: tuple[int, ...], lowest: int, highest: int) -> set[tuple[object, ...]]:
    """Every row that the rules allow, by what it means: who claims, who is third or fifth, who locks."""
    found = set()
    for count in range(1, 6):
        for dice in itertools.permutations(range(5), count):
            shown = [values[c] for c in dice]
            if shown == sorted(shown, reverse=True) and lowest <= sum(shown) <= highest:
                found.add((frozenset(dice[:2]), frozenset(dice[2:3] + dice[4:5]), dice[3:4]))
    return found


def test_every_meaning_of_a_row_is_one_move() -> None:
    random = np.random.default_rng(5)
    s = table()
    for _ in range(60):
        values = tuple(int(v) for v in random.integers(1, 7, 5))
        s.dice[:] = values
        s.coins[0] = random.integers(0, 30)
        wanted = brute_force(values, 1, int(s.coins[0]) + 3)
        rows = laid(s)
        meanings = [(frozenset(r[:2]), frozenset(r[2:3] + r[4:5]), r[3:4]) for r in rows]
        assert len(meanings) == len(set(meanings))
        assert set(meanings) == wanted


def test_there_are_165_arrangements() -> None:
    assert BIDS == 165


def test_a_raise_must_be_higher() -> None:
    s = do(table(), "bid green+yellow-orange")
    assert min(bid_sums(s)) == 7


def test_a_raise_may_rearrange_all_dice() -> None:
    s = do(table(), "bid green+yellow-orange")
    assert "blue+gray" in can_bid(s)  # every die of the standing bid goes back


def test_nobody_bids_above_the_potential_supply() -> None:
    s = do(table(coins=[8, 4, 8], treasures={1: "1"}), "bid green+yellow-orange")
    assert bid_sums(s) == {7}


def test_a_bid_above_the_real_money_is_allowed() -> None:
    s = table(coins=[0, 8, 8], treasures={0: "1"})
    assert max(bid_sums(s)) == 3


def test_play_goes_clockwise_past_those_who_have_passed() -> None:
    s = do(table(4, coins=[20] * 4), "bid green", "bid gray", "pass")
    while what(s) != Ask.BID:
        do(s, sorted(can(s))[0])
    assert who(s) == 3
    do(s, "bid yellow", "bid blue", "bid green+blue")
    assert who(s) == 3


def test_the_last_one_left_wins_with_the_bid_unchanged() -> None:
    s = do(table(2), "bid green+yellow-orange", "pass")
    while what(s) not in (Ask.PAY, Ask.BID):
        do(s, sorted(can(s))[0])
    assert what(s) == Ask.PAY
    assert who(s) == 0
    assert s.bid == 6


# rulings on the opening


def test_ruling_who_cannot_afford_a_single_die_passes_and_the_next_seat_opens() -> None:
    s = table(dice="66666", coins=[2, 8, 8], treasures={0: "3"}, parrots={0: "set-green"}, goods={0: "lemon 1 fish 1"})
    assert "pass" in can(s)
    do(s, "pass")
    assert owns(s, 0) == "fish 1 lemon 1"  # nothing is in the row
    assert what(s) == Ask.SHIP  # but the ship is visited
    do(s, "ship yellow")
    assert who(s) == 1
    assert "pass" not in can(s)  # this seat must open now


def test_ruling_in_the_game_for_two_such_a_pass_still_gives_the_ghosts_good() -> None:
    ships = "coin2 coin3 goal parrot coin4 treasure"
    s = table(2, dice="66666", coins=[0, 8], treasures={0: ""}, parrots={0: "set-green"}, ships=ships)
    do(s, "pass")
    assert owns(s, 0) == "fish 1"


def test_ruling_opening_is_mandatory_for_who_can_afford_a_die() -> None:
    assert "pass" not in can(table())


def test_ruling_the_last_seat_opens_and_wins_at_once_when_all_others_passed_before_any_bid() -> None:
    s = table(2, dice="66666", coins=[0, 8], treasures={0: "", 1: "1"}, parrots={0: "", 1: ""})
    assert can(s) == {"pass"}
    do(s, "pass", "ship yellow")
    assert who(s) == 1
    assert "pass" not in can(s)
    do(s, "bid blue")
    assert what(s) == Ask.PAY
    assert who(s) == 1


def test_ruling_when_nobody_can_open_the_round_has_no_winner() -> None:
    s = table(2, dice="66666", coins=[0, 0], treasures={0: "", 1: ""}, parrots={0: "", 1: ""})
    while s.auction == 1:
        assert what(s) != Ask.BID or can(s) == {"pass"}
        do(s, sorted(can(s))[0])
    assert s.auction == 2
    assert s.flag == 1


def test_ruling_without_a_winner_the_holder_of_the_flag_places_the_ghost() -> None:
    ships = "coin2 coin3 goal parrot coin4 treasure"
    s = table(2, dice="66666", coins=[0, 0], treasures={0: "", 1: ""}, parrots={0: "", 1: ""}, ships=ships)
    while what(s) != Ask.GHOST:
        do(s, sorted(can(s))[0])
    assert who(s) == s.flag == 0


def test_ruling_a_parrot_need_not_be_used_to_make_the_opening_affordable_but_may() -> None:
    s = table(dice="66666", coins=[3, 8, 8], treasures={0: ""}, parrots={0: "set-green"})
    assert can(s) == {"pass", "set green 1", "set green 2", "set green 3"}
    do(s, "set green 2")
    assert can(s) == {"bid green"}


# parrots


def test_ruling_there_is_nothing_to_hold_at_the_opening() -> None:
    assert "hold" not in can(table(parrots={0: "hold"}))


def test_ruling_hold_without_moving_a_die() -> None:
    s = do(table(parrots={1: "hold"}), "bid green+yellow-orange", "hold", "bid green+yellow-orange")
    assert s.bid == 6
    assert s.bidder == 2
    assert s.parrots[1] == 0


def test_hold_may_rearrange_the_dice_to_the_same_sum() -> None:
    s = do(table(parrots={1: "hold"}), "bid green+yellow-orange", "hold")
    assert bid_sums(s) == {6}
    assert "green+blue" in can_bid(s)
    assert "pass" not in can(s)


def test_set_a_die_before_the_bid() -> None:
    s = do(table(parrots={1: "set-gray"}), "bid green+yellow-orange", "set gray 6")
    do(s, "bid green+gray")
    assert s.bid == 7
    assert row(s) == "gray-green"


def test_all_rules_of_bids_still_hold_after_a_die_was_set() -> None:
    s = do(table(parrots={1: "set-gray"}), "bid green+yellow-orange", "set gray 2")
    assert min(bid_sums_set(s, gray=2)) == 7
    assert "yellow+gray" not in can_bid(s)  # 4 + 2 does not raise 6


def bid_sums_set(s: Any, gray: int) -> set[int]:
    values = [int(die) for die in s.dice]
    values[4] = gray
    return {sum(values[colour] for colour in dice) for dice in laid(s)}


def test_several_parrots_at_once() -> None:
    s = do(table(dice="11111", coins=[5, 20, 8], parrots={1: "set-green set-gray"}), "bid green+blue")
    do(s, "set green 6", "set gray 6", "bid green+gray")
    assert s.bid == 12
    assert s.parrots[1] == 0
    assert list(s.parrots_spent) == [0, 1, 0, 0, 0, 1]


def test_ruling_hold_and_set_together_compare_with_the_bid_as_it_was() -> None:
    s = do(table(parrots={1: "hold set-yellow"}), "bid green+yellow-orange", "hold", "set yellow 5", "bid green+yellow")
    assert s.bid == 6  # 5 + 1; the row would now be worth 7 as it lay
    assert s.bidder == 2


def ends_of(s: Any) -> set[bytes]:
    """Every position that bids of the acting seat can lead to, whatever it lays out before them."""
    found = set()
    for text in can(s):
        after = do(copy_of(s), text)
        if text.startswith(("set", "hold")):
            found |= ends_of(after)
        elif text.startswith("bid"):
            after.moves = 0
            found.add(after.tobytes())
    return found


def test_parrots_may_be_laid_out_in_any_order() -> None:
    hand = {1: "hold set-green set-gray"}
    one = do(table(parrots=hand), "bid green+yellow-orange")
    other = copy_of(one)
    do(one, "hold", "set green 3", "set gray 2")
    do(other, "set gray 2", "set green 3", "hold")
    assert one.tobytes() == other.tobytes()
    for first in ("set gray 2", "set green 3", "hold"):
        s = do(table(parrots=hand), "bid green+yellow-orange", first)
        kinds = {"hold", "set green", "set gray"} - {first.rsplit(" ", 1)[0], first}
        assert kinds <= {text.rsplit(" ", 1)[0] if text.startswith("set") else text for text in can(s)}


def test_whatever_is_laid_out_first_the_same_bids_can_be_made() -> None:
    """Of every two parrots the one may be laid out before the other and the other before the one."""
    s = do(table(coins=[6, 9, 8], treasures={1: ""}, parrots={1: "hold set-blue set-gray"}), "bid green+yellow-orange")
    for one in sorted(can(s)):
        if not one.startswith(("set", "hold")):
            continue
        then = do(copy_of(s), one)
        for other in sorted(can(then)):
            if other.startswith(("set", "hold")):
                back = do(copy_of(s), other, one)
                assert back.tobytes() == do(copy_of(then), other).tobytes()
                assert ends_of(back)


def test_a_die_may_be_set_for_a_bid_that_only_a_hold_allows() -> None:
    """With 6 coins a standing bid of 6 can only be matched; the die may be set before the holding parrot is shown."""
    s = do(table(coins=[8, 6, 8], treasures={1: ""}, parrots={1: "hold set-yellow"}), "bid green+yellow-orange")
    do(s, "set yellow 5")
    assert can(s) == {"hold"}
    do(s, "hold", "bid green+yellow")
    assert s.bid == 6
    assert s.parrots[1] == 0


def test_a_hold_is_laid_out_only_when_the_bid_can_be_matched() -> None:
    s = do(table(dice="66666", coins=[20] * 3, parrots={1: "hold set-green"}), "bid green+blue", "set green 1")
    assert "hold" in can(s)  # two other dice
    s = do(table(dice="12222", coins=[20] * 3, parrots={1: "hold set-green"}), "bid green", "set green 3")
    assert "hold" not in can(s)  # no die shows 1 any more


def test_ruling_a_hold_above_the_own_potential_is_illegal() -> None:
    s = do(table(coins=[8, 2, 8], treasures={1: "1"}, parrots={1: "hold"}), "bid green+yellow-orange")
    assert can(s) == {"pass"}


def test_ruling_a_set_die_keeps_its_value_for_the_rest_of_the_round() -> None:
    s = do(table(coins=[20] * 3, parrots={1: "set-gray"}), "bid green+yellow-orange", "set gray 6", "bid green+gray")
    assert s.dice[4] == 6
    do(s, "bid blue+gray")
    assert s.bid == 11


def test_ruling_a_die_may_be_set_and_not_used() -> None:
    s = do(table(coins=[20] * 3, parrots={1: "set-gray"}), "bid green+yellow-orange", "set gray 1", "bid blue+yellow")
    assert s.bid == 9
    assert s.dice[4] == 1
    assert s.parrots[1] == 0


def test_a_parrot_is_laid_out_only_when_a_bid_can_follow() -> None:
    s = do(table(dice="11116", coins=[20, 7, 8], treasures={1: ""}, parrots={1: "set-green"}), "bid gray")
    assert {text for text in can(s) if text.startswith("set")} == {f"set green {v}" for v in range(2, 7)}
    # a 7 is the only sum allowed; green is useless at 6 without others, but 6 + 1 makes 7
    s = do(table(dice="66666", coins=[20, 13, 8], treasures={1: ""}, parrots={1: "set-green"}), "bid green+blue")
    assert {text for text in can(s) if text.startswith("set")} == {"set green 1"}


def test_two_parrots_may_be_needed_together() -> None:
    s = table(dice="66111", coins=[20, 13, 8], treasures={1: ""}, parrots={1: "set-green set-blue"})
    do(s, "bid green+blue")
    assert "set green 3" not in can(s)  # 3 + 6 + 1 + 1 + 1 is not enough
    assert "set green 4" in can(s)
    s = table(dice="66666", coins=[20, 5, 8], treasures={0: "", 1: ""}, parrots={0: "set-green set-blue", 1: ""})
    s.coins[0] = 3
    assert "set green 5" in can(s)  # useless alone, but blue can still be set
    do(s, "set green 5")
    assert can(s) == {"set blue 1", "set blue 2", "set blue 3"}


def test_parrots_are_played_only_while_making_a_bid() -> None:
    s = do(table(2, parrots={0: "hold", 1: "set-green"}), "bid green", "pass")
    while what(s) != Ask.PAY:
        assert not any(text.startswith(("hold", "set")) for text in can(s))
        do(s, sorted(can(s))[0])


def test_nothing_is_shown_until_the_bid_is_made() -> None:
    s = do(table(parrots={1: "hold set-yellow"}), "bid green+yellow-orange")
    reveals = s.reveals
    before = view(s, 0)
    do(s, "hold", "set yellow 5")
    assert s.reveals == reveals
    assert view(s, 0).tobytes() == before.tobytes()
    assert view(s, 1).turned[3] == 5
    do(s, "bid green+yellow")
    assert s.reveals > reveals
    assert view(s, 0).dice[3] == 5


def test_a_bid_that_is_made_stands() -> None:
    s = table()
    reveals = s.reveals
    do(s, "bid green")
    assert s.reveals == reveals + 1


def test_who_openly_can_only_pass_is_not_asked() -> None:
    s = do(table(coins=[8, 0, 8], treasures={1: ""}, parrots={1: ""}, goods={1: "fish 1"}), "bid green+yellow-orange")
    assert what(s) == Ask.SHIP
    assert who(s) == 1
    assert contract.to_act(s) == 1


def test_before_a_bid_lies_a_forced_pass_is_asked_so_that_the_roll_is_seen_first() -> None:
    s = table(2, dice="66666", coins=[0, 0], treasures={0: "", 1: ""}, parrots={0: "", 1: ""}, goods={0: "lemon 1"})
    do(s, "pass")
    while who(s) == 0:
        do(s, sorted(can(s))[0])
    assert what(s) == Ask.BID
    assert can(s) == {"pass"}
    while s.auction == 1:
        do(s, sorted(can(s))[0])
    assert what(s) == Ask.BID
    assert who(s) == s.flag == 1


def test_who_has_parrots_is_asked_even_if_only_a_pass_is_left() -> None:
    s = do(table(coins=[8, 0, 8], treasures={1: ""}, parrots={1: "set-green"}), "bid green+yellow-orange")
    assert can(s) == {"pass"}


def test_codes_and_notation_are_one_to_one() -> None:
    assert len(CODES) == int(Code.COUNT)
