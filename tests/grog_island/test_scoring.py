"""The final scoring."""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.grog_island.rules import contract

from .tables import GHOST, sheet, table


def scores(s: Any) -> list[int]:
    out = np.zeros(s.seats, np.int16)
    contract.scores(s, out)
    return [int(points) for points in out]


def ranks(s: Any) -> list[int]:
    out = np.zeros(s.seats, np.int16)
    contract.ranks(s, out)
    return [int(rank) for rank in out]


def test_example_final_scoring_of_28() -> None:
    s = table(
        coins=[7, 0, 0], treasures={0: "123"}, goods={0: "fish 3 coconut 1 lemon 2"},
        goals={0: "peninsula-orange peninsula-yellow type-anchor type-fortune type-pub good-fish"},
        crew={0: "orange-pub orange-anchor yellow-anchor", 1: "yellow-hat orange-hat"},
    )  # fmt: skip
    assert sheet(s, 0) == {
        "track": 0, "treasures": 3, "coins": 1, "peninsulas": 6 + 2, "buildings": 6 + 0 + 6, "goods": 4, "parrots": 0,
    }  # fmt: skip
    assert scores(s)[0] == 28


def lonely(goal: str, seats: int = 3, **fields: Any) -> int:
    """The points of one goal, beside three that bring nothing."""
    spare = [g for g in ("type-voodoo", "type-coffin", "type-eyepatch", "type-cannonball") if g != goal][:3]
    s = table(seats, coins=[0] * seats, treasures={0: ""}, goals={0: " ".join([goal, *spare])}, **fields)
    return sum(sheet(s, 0).values())


def test_a_point_for_every_treasure_card() -> None:
    s = table(coins=[0, 0, 0], treasures={0: "1123"})
    assert sheet(s, 0)["treasures"] == 4


def test_a_point_for_every_five_coins() -> None:
    for coins, points in ((4, 0), (5, 1), (9, 1), (10, 2), (34, 6)):
        assert sheet(table(coins=[coins, 0, 0]), 0)["coins"] == points


def test_peninsula_majority_six_presence_two() -> None:
    assert lonely("peninsula-green") == 0
    assert lonely("peninsula-green", crew={0: "green-hat"}) == 6
    assert lonely("peninsula-green", crew={0: "green-hat", 1: "green-hook green-peg-leg"}) == 2


def test_ruling_a_tie_is_no_majority() -> None:
    assert lonely("peninsula-green", crew={0: "green-hat", 1: "green-hook"}) == 2


def test_ghosts_count_as_a_third_colour() -> None:
    assert lonely("peninsula-green", 2, crew={0: "green-hat", GHOST: "green-hook"}) == 2
    assert lonely("peninsula-green", 2, crew={0: "green-hat green-peg-leg", GHOST: "green-hook"}) == 6


def test_locks_do_not_count_for_the_majority() -> None:
    assert lonely("peninsula-green", crew={0: "green-hat"}, locks="green-hook green-peg-leg") == 6


def test_points_for_every_building_of_a_type() -> None:
    assert lonely("type-sword", crew={0: "blue-sword yellow-sword"}) == 4
    assert lonely("type-anchor", crew={0: "blue-anchor yellow-anchor"}) == 6
    assert lonely("type-figurehead", crew={0: "green-figurehead"}) == 4
    assert lonely("type-pub", crew={0: "orange-pub"}) == 6


def test_a_point_for_every_tile_of_a_good() -> None:
    assert lonely("good-fish", goods={0: "fish 5"}) == 5


def test_goods_without_a_goal_count_nothing_alone() -> None:
    assert lonely("type-sword", goods={0: "fish 9 map 9"}) == 0


def test_ruling_three_to_one_counts_all_spare_tiles_together_once() -> None:
    assert lonely("good-fish", goods={0: "fish 1 map 2 lemon 2 grog 1"}) == 1 + 1
    assert lonely("good-fish", goods={0: "fish 1 map 2 lemon 2 grog 2"}) == 1 + 2
    s = table(
        coins=[0] * 3, treasures={0: ""}, goods={0: "fish 2 map 4 lemon 1"},
        goals={0: "good-fish good-map type-voodoo type-coffin"},
    )  # fmt: skip
    assert sheet(s, 0)["goods"] == 6  # the maps have their own goal and are not spare; one lemon is too few


def test_a_point_for_every_parrot_card() -> None:
    assert lonely("parrot", parrots={0: "hold hold set-green"}) == 3
    assert lonely("type-sword", parrots={0: "hold hold set-green"}) == 0


def test_the_same_goal_twice_counts_once() -> None:
    s = table(
        coins=[0] * 3, treasures={0: ""}, crew={0: "blue-sword"}, goods={0: "fish 2"},
        goals={0: "type-sword type-sword good-fish good-fish"},
    )  # fmt: skip
    assert sheet(s, 0)["buildings"] == 2
    assert sheet(s, 0)["goods"] == 2


def test_points_on_the_track_count() -> None:
    s = table(coins=[0] * 3)
    s.points[0] = 7
    assert sheet(s, 0)["track"] == 7


def even(coins: list[int], points: list[int]) -> Any:
    s = table(coins=coins, treasures=dict.fromkeys(range(3), ""), goods={}, goals={
        0: "type-sword type-hat type-hook type-anchor", 1: "type-sword type-hat type-hook type-anchor",
        2: "type-voodoo type-coffin type-pub type-fortune",
    })  # fmt: skip
    s.points[:3] = points
    return s


def test_most_points_win() -> None:
    s = even([0, 0, 0], [3, 5, 4])
    assert scores(s) == [3, 5, 4]
    assert ranks(s) == [3, 1, 2]


def test_a_tie_goes_to_who_has_more_coins_on_the_track() -> None:
    assert ranks(even([1, 3, 0], [5, 5, 2])) == [2, 1, 3]


def test_a_tie_in_points_and_coins_is_shared() -> None:
    assert ranks(even([2, 2, 0], [5, 5, 2])) == [1, 1, 3]
