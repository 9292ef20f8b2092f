"""Setting the table."""

from __future__ import annotations

import pytest

from argosy.games.grog_island.parts import GHOST, GHOST_SHIP
from argosy.games.grog_island.state import Ask

from .tables import can, do, legal_codes, start, table, what, who


@pytest.mark.parametrize(("seats", "crew", "ghosts"), [(2, 9, 9), (3, 9, 0), (4, 7, 0)])
def test_crew_by_number_of_players(seats: int, crew: int, ghosts: int) -> None:
    s = start(seats)
    assert list(s.crew_left[:seats]) == [crew] * seats
    assert s.crew_left[GHOST] == ghosts


def test_everybody_starts_with_8_coins_a_treasure_card_and_a_parrot_card() -> None:
    s = start(4)
    assert list(s.coins) == [8] * 4
    assert list(s.points) == [0] * 4
    assert list(s.treasures) == [1] * 4
    assert list(s.parrots) == [1] * 4
    assert s.treasures_left == 28
    assert s.parrots_left == 24


def test_of_six_goal_cards_four_are_kept_and_two_go_under_the_deck() -> None:
    s = start(3)
    first = who(s)
    assert first == s.flag
    assert what(s) == Ask.GOALS
    assert bin(s.held[first]).count("1") == 6
    left = s.goals_left
    put = [sorted(can(s))[0]]
    do(s, put[0])
    put.append(sorted(can(s))[0])
    do(s, put[1])
    assert bin(s.held[first]).count("1") == 4
    assert s.goals_left == left + 2
    faces = [int(s.face[s.queue[(s.top + s.goals_left - 2 + i) % 46] - 1]) for i in range(2)]
    from argosy.games.grog_island.moves import Code

    from .tables import CODES

    assert faces == [CODES[text] - Code.UNDER + 1 for text in put]
    assert who(s) == (first + 1) % 3


def test_ruling_everybody_chooses_one_goods_tile_in_turn_from_the_flag() -> None:
    s = start(3)
    while what(s) == Ask.GOALS:
        do(s, sorted(can(s))[0])
    order = []
    while what(s) == Ask.GOOD:
        assert can(s) == {"take coconut", "take fish", "take grog", "take lemon", "take map"}
        order.append(who(s))
        do(s, "take lemon")
    assert order == [(s.flag + i) % 3 for i in range(3)]
    assert all(s.goods[seat, 3] == 1 and s.goods[seat].sum() == 1 for seat in range(3))


def test_ruling_the_flag_goes_to_a_random_seat() -> None:
    assert {int(start(4, seed).flag) for seed in range(1, 40)} == {0, 1, 2, 3}


def test_ships_and_clouds_lie_at_random_one_of_each() -> None:
    seen = set()
    for seed in range(1, 20):
        s = start(2, seed)
        assert sorted(s.ships) == list(range(6))
        assert sorted(s.clouds) == list(range(5))
        seen.add(tuple(int(ship) for ship in s.ships))
    assert len(seen) > 10


def test_in_the_game_for_two_the_three_coin_ship_is_the_ghost_ship() -> None:
    s = table(2, ships="coin2 parrot coin3 treasure coin4 goal", goods={1: "grog 3"})
    assert s.ships[2] == GHOST_SHIP
    do(s, "bid blue", "pass")
    assert "ship orange" not in can(s)


def test_the_first_round_begins_with_five_dice_rolled() -> None:
    s = start(3)
    while what(s) != Ask.BID:
        from argosy.games.grog_island import contract

        contract.apply(s, legal_codes(s)[0])
    assert s.auction == 1
    assert all(1 <= die <= 6 for die in s.dice)
    assert who(s) == s.flag
