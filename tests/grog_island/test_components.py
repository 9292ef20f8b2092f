"""The components: the counts of the box, the island, and clear words for rows that are wrong."""

from __future__ import annotations

import pytest

from argosy.games.grog_island import parts
from argosy.kernel.components import ComponentError, Components


def test_the_box_holds_what_it_says() -> None:
    assert len(parts.GOAL_DECK) == 46
    assert len(parts.TREASURE_DECK) == 32
    assert len(parts.PARROT_DECK) == 28
    assert parts.LOCKS == 6
    assert len(parts.SHIP_NAMES) == 6
    assert len(parts.CLOUD_NAMES) == 5
    assert list(parts.CREW) == [0, 0, 9, 9, 7]


def test_every_goal_card_exists_twice() -> None:
    assert all(copies == 2 for copies in parts.GOAL_COPIES)
    assert len(set(parts.GOAL_NAMES)) == 23


def test_five_peninsulas_have_seven_different_buildings() -> None:
    for colour in range(5):
        types = parts.TYPE_OF[colour * 7 : colour * 7 + 7]
        assert len(set(types)) == 7


def test_the_buildings_that_the_rulebook_names() -> None:
    for name in ("yellow-sword", "blue-sword", "gray-sword", "gray-hat", "orange-hook"):
        assert name in parts.BUILDING_NAMES


def test_goal_points_are_two_three_four_and_six() -> None:
    kinds = [g for g in range(parts.KINDS) if parts.GOAL_SORT[g] == parts.Goal.TYPE]
    assert {int(parts.GOAL_POINTS[g]) for g in kinds} == {2, 3, 4, 6}
    assert parts.GOAL_POINTS[parts.GOAL_NAMES.index("type-anchor")] == 3
    assert parts.GOAL_POINTS[parts.GOAL_NAMES.index("type-pub")] == 6


def test_only_the_black_cloud_takes_the_coins() -> None:
    assert [name for name, coins in zip(parts.CLOUD_NAMES, parts.CLOUD_COINS, strict=True) if not coins] == ["black"]


def changed(table: str, row_id: str, **fields: object) -> Components:
    rows = tuple(row | fields if row["id"] == row_id else row for row in parts.PARTS[table])
    return Components(parts.NAME, {**parts.PARTS.tables, table: rows}, ())


@pytest.mark.parametrize(
    ("table", "row_id", "fields", "says"),
    [
        ("building", "green_hat", {"type": "sword_shop"}, "type must be one of"),
        ("building", "green_hat", {"type": "hook"}, "two buildings of the type hook"),
        ("building", "green_hat", {"peninsula": "blue"}, "needs 7 buildings"),
        ("type", "pub", {"copies": 2}, "says 2 copies, the island has 1"),
        ("goal", "parrot", {"copies": 3}, "46 goal cards, the rows of [[goal]] make 47"),
        ("goal", "type_pub", {"subject": "inn"}, "subject must be one of"),
        ("treasure", "treasure_1", {"value": 4}, "worth 1, 2 and 3"),
        ("parrot", "set_blue", {"sets": "gray"}, "one row for each colour"),
        ("ship", "coin2", {"pays": "gold"}, "pays must be one of coins"),
        ("ship", "coin2", {"ghost": True}, "one ship is the ghost ship"),
        ("cloud", "plain", {"gives": "rain"}, "gives must be one of"),
        ("space", "space_3", {"reward": "lock"}, "the bid row gives"),
        ("crew", "players_4", {"players": 5}, "2, 3 and 4 players"),
    ],
)
def test_a_wrong_row_is_named(table: str, row_id: str, fields: dict[str, object], says: str) -> None:
    with pytest.raises(ComponentError) as caught:
        parts.check(changed(table, row_id, **fields))
    assert says in str(caught.value)
