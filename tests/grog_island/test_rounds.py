"""The end of a round, the ghost ship, and the end of the game."""

from __future__ import annotations

from typing import Any

from argosy.games.grog_island.parts import BUILDING_NAMES, GHOST, LAST_ROUND, SHIP_NAMES
from argosy.games.grog_island.state import Ask

from .tables import can, do, table, view, what, who

GHOST_AT_GRAY = "coin2 treasure goal parrot coin3 coin4"


def finish(s: Any, **choices: str) -> Any:
    """Answer whatever is asked until the next round, quietly."""
    auction = s.auction
    while s.depth and s.auction == auction:
        moves = can(s)
        for text in ("pass", "pay", "decline", "enough", "leave"):
            if text in moves:
                break
        else:
            text = sorted(moves)[0]
        do(s, text)
    return s


def test_all_markers_come_back_and_the_ships_move_one_space_to_the_right() -> None:
    s = finish(do(table(), "bid blue"))
    assert list(s.marker) == [0] * 6
    assert [SHIP_NAMES[ship] for ship in s.ships] == ["coin3", "coin2", "parrot", "goal", "treasure", "coin4"]


def test_the_flag_goes_to_the_left_neighbour_whoever_won() -> None:
    s = finish(do(table(), "bid blue"))
    assert s.flag == 1
    assert who(s) == 1
    s = do(table(), "bid green", "bid blue")
    finish(s)
    assert s.flag == 1


def test_new_dice_every_round() -> None:
    rolls = set()
    for seed in range(1, 12):
        s = finish(do(table(seed=seed), "bid blue"))
        rolls.add(tuple(int(die) for die in s.dice))
        assert all(1 <= die <= 6 for die in s.dice)
        assert list(s.row) == [0] * 5
        assert s.bid == 0
    assert len(rolls) > 8


def test_in_the_game_for_two_the_loser_places_a_ghost_at_the_ghost_ship() -> None:
    s = do(table(2, ships=GHOST_AT_GRAY), "bid blue", "pass")
    while what(s) != Ask.PAY:
        do(s, sorted(can(s))[0])
    do(s, "pay", "decline")
    assert what(s) == Ask.GHOST
    assert who(s) == 1
    assert can(s) == {f"ghost {name}" for name in BUILDING_NAMES if name.startswith("gray")}
    do(s, "ghost gray-sword")
    assert s.crew[GHOST] == 1 << BUILDING_NAMES.index("gray-sword")
    assert s.crew_left[GHOST] == 8


def to_the_ghost(s: Any) -> Any:
    """Seat 0 wins and does without its claims."""
    do(s, "bid blue", "pass")
    while what(s) != Ask.PAY:
        do(s, sorted(can(s))[0])
    return do(s, "pay", "decline")


def test_no_ghost_is_placed_on_open_sea() -> None:
    s = to_the_ghost(table(2))
    assert s.auction == 2
    assert s.crew_left[GHOST] == 9


def test_no_ghost_is_placed_when_none_is_left() -> None:
    s = table(2, ships=GHOST_AT_GRAY, crew={GHOST: " ".join(BUILDING_NAMES[:9])})
    assert to_the_ghost(s).auction == 2


def test_ruling_on_a_full_peninsula_no_ghost_is_placed() -> None:
    s = table(2, ships=GHOST_AT_GRAY, crew={1: " ".join(BUILDING_NAMES[28:35])})
    assert to_the_ghost(s).auction == 2
    assert s.crew_left[GHOST] == 9


def test_ruling_a_ghost_brings_no_reward() -> None:
    s = to_the_ghost(table(2, ships=GHOST_AT_GRAY, clouds="plain swap black parrot point"))
    before = (list(s.coins), list(s.points))
    do(s, "ghost gray-sword")
    assert (list(s.coins), list(s.points)) == before


def test_ruling_after_a_refusal_ghost_ships_and_flag_go_on() -> None:
    s = do(table(2, ships=GHOST_AT_GRAY), "bid blue", "pass")
    while what(s) != Ask.PAY:
        do(s, sorted(can(s))[0])
    do(s, "refuse")
    assert what(s) == Ask.GHOST
    assert who(s) == 1
    do(s, "ghost gray-sword")
    assert s.flag == 1
    assert SHIP_NAMES[s.ships[0]] == "coin4"


def test_the_game_ends_after_the_round_in_which_the_last_crew_member_is_placed() -> None:
    s = table(clouds="swap plain point parrot black", crew={0: " ".join(BUILDING_NAMES[14:22])})
    assert s.crew_left[0] == 1
    do(s, "bid blue")
    while what(s) != Ask.PAY:
        moves = can(s)
        do(s, "pass" if "pass" in moves else sorted(moves)[0])
    do(s, "pay", "claim blue-anchor")
    assert s.depth == 0


def test_ruling_a_last_crew_member_placed_by_ship_ends_the_game_only_after_the_round() -> None:
    s = table(
        clouds="swap point parrot plain black", ships="coin2 treasure goal parrot coin4 coin3", goods={1: "lemon 4"},
        crew={1: " ".join(BUILDING_NAMES[:8])},
    )  # fmt: skip
    do(s, "bid blue", "pass", "ship yellow", "claim yellow-hat")
    assert s.ended == 1
    assert who(s) == 2  # the others go on
    assert any(text.startswith("bid") for text in can(s))
    finish(s)
    assert s.depth == 0


def test_ruling_who_has_placed_the_last_crew_member_by_ship_bids_no_more() -> None:
    s = table(
        clouds="swap point parrot plain black", ships="coin2 treasure goal parrot coin4 coin3", goods={1: "lemon 4"},
        crew={1: " ".join(BUILDING_NAMES[:8])},
    )  # fmt: skip
    do(s, "bid blue", "pass", "ship yellow", "claim yellow-hat")
    while s.depth and what(s) == Ask.BID:
        assert who(s) != 1
        do(s, "pass")
    assert s.passed & 2


def test_ruling_in_the_last_round_a_ghost_is_still_placed() -> None:
    s = table(2, ships=GHOST_AT_GRAY, clouds="swap plain point parrot black", crew={0: " ".join(BUILDING_NAMES[14:22])})
    do(s, "bid blue", "pass")
    while what(s) != Ask.PAY:
        do(s, sorted(can(s))[0])
    do(s, "pay", "claim blue-anchor")
    assert what(s) == Ask.GHOST
    do(s, "ghost gray-sword")
    assert s.depth == 0


def test_at_the_end_all_goal_cards_are_turned_up() -> None:
    s = table(clouds="swap plain point parrot black", crew={0: " ".join(BUILDING_NAMES[14:22])})
    assert view(s, -1).face.sum() == 0
    do(s, "bid blue")
    while what(s) != Ask.PAY:
        moves = can(s)
        do(s, "pass" if "pass" in moves else sorted(moves)[0])
    do(s, "pay", "claim blue-anchor")
    shown = view(s, -1)
    for seat in range(3):
        backs = [back for back in range(46) if s.held[seat] >> back & 1]
        assert all(shown.face[back] == s.face[back] != 0 for back in backs)
    deck = [int(back) - 1 for back in s.queue if back]
    assert all(shown.face[back] == 0 for back in deck)


def test_ruling_a_game_without_end_ends_after_the_last_round() -> None:
    s = table()
    s.auction = LAST_ROUND
    finish(do(s, "bid blue"))
    assert s.depth == 0
    assert s.ended == 0
