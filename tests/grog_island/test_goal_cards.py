"""Goal cards as people see them: what they pay now, and that all are turned up at the end."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from argosy.games.grog_island import GAME
from argosy.games.grog_island.face.goals import hand_now, would_add
from argosy.games.grog_island.face.log import ties
from argosy.games.grog_island.parts import GOAL_NAMES, GOALS
from argosy.games.grog_island.rules import contract
from argosy.games.grog_island.rules.scoring import score
from argosy.words import say, say_line

from .tables import sheet, start, table, view
from .test_truly_told import game

LANGUAGES = ("en", "de", "nl")
ON_CARDS = ("peninsulas", "buildings", "goods", "parrots")  # the lines of the sheet that goal cards pay


def faces(s: Any, seat: int) -> list[int]:
    return [int(s.face[back]) for back in range(GOALS) if int(s.held[seat]) >> back & 1]


def paid(goals: str, goods: str) -> list[int]:
    s = table(goals={0: goals}, goods={0: goods})
    cards = faces(s, 0)
    assert sum(hand_now(s, 0, cards)) == sum(sheet(s, 0)[line] for line in ON_CARDS)
    return hand_now(s, 0, cards)


def test_spare_tiles_are_counted_with_one_goods_card_only() -> None:
    assert sorted(paid("good-fish good-map type-hat type-sword", "fish 2 map 1 grog 3 lemon 2")) == [0, 0, 1, 3]


def test_tiles_of_the_other_goods_goal_are_not_spare() -> None:
    assert sorted(paid("good-fish good-map type-hat type-sword", "fish 3 map 3")) == [0, 0, 3, 3]


def test_of_two_equal_goal_cards_the_second_pays_nothing() -> None:
    assert sorted(paid("good-fish good-fish type-hat type-sword", "fish 6")) == [0, 0, 0, 6]


def test_a_drawn_goal_shows_what_it_would_add() -> None:
    s = table(goals={0: "good-fish type-hat type-sword parrot"}, goods={0: "fish 2 map 4"})
    hand = faces(s, 0)
    assert would_add(s, 0, hand, GOAL_NAMES.index("good-map") + 1) == 3  # four maps instead of one for three of them
    assert would_add(s, 0, hand, GOAL_NAMES.index("good-fish") + 1) == 0


@pytest.mark.parametrize("seats", [2, 4])
def test_the_cards_of_every_hand_add_up_to_the_sheet(seats: int) -> None:
    for made, (s, _, _) in enumerate(game(seats, 31, stray=5)):
        if made % 7 == 0:
            for seat in range(seats):
                assert sum(hand_now(s, seat, faces(s, seat))) == sum(sheet(s, seat)[line] for line in ON_CARDS)


@pytest.fixture(scope="module")
def ended() -> Any:
    """A game for three that is over."""
    for _, _, after in game(3, 33, stray=9):
        s = after
    assert s.depth == 0
    return s


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_the_end_the_picture_and_the_terminal_show_everybodys_goals(ended: Any, viewer: int, lang: str) -> None:
    v = view(ended, viewer)
    for seat in range(3):
        panel = GAME.face.fragments(v, (), lang)[f"player-{seat}"]  # type: ignore[misc]
        lines = GAME.face.plain(v, lang, ("Ann", "Bob", "Cem"))  # type: ignore[misc]
        row = next(line for line in lines if line.startswith(("Ann, ", "Bob, ", "Cem, ")[seat]))
        for face in faces(ended, seat):
            words = goal_name(lang, face)
            assert words in re.sub("&amp;", "&", panel)
            assert words in row


def goal_name(lang: str, face: int) -> str:
    return say("grog_island", lang, f"goal-{GOAL_NAMES[face - 1]}")


def test_before_the_end_nobody_sees_the_goals_of_another_seat() -> None:
    s = table(goals={1: "type-hat type-sword parrot good-fish"})
    lines = GAME.face.plain(view(s, 0), "en", ("Ann", "Bob", "Cem"))  # type: ignore[misc]
    assert not any(line.startswith("Bob, ") for line in lines)
    assert any(line.startswith("Ann, ") for line in lines)


def with_scores(points: list[int], coins: list[int]) -> Any:
    """A table where nobody has anything but points and coins, which are no points."""
    s = start(len(points))
    s.held[:] = 0
    s.treasures[:] = 0
    s.goods[:] = 0
    for seat, (wanted, purse) in enumerate(zip(points, coins, strict=True)):
        s.coins[seat] = purse
        s.points[seat] = wanted - purse // 5
        assert score(s, seat) == wanted
    return s


def told_ties(points: list[int], coins: list[int]) -> list[str]:
    return [say_line("grog_island", "en", line) for line in ties(with_scores(points, coins))]


def test_a_tie_is_explained_by_coins() -> None:
    s = with_scores([20, 20, 12], [3, 4, 9])
    out = np.zeros(3, np.int16)
    contract.ranks(s, out)
    assert list(out) == [2, 1, 3]
    assert told_ties([20, 20, 12], [3, 4, 9]) == [
        "Seat 0 and Seat 1 have the same points. Coins decide: Seat 1 has 4 coins and Seat 0 has 3 coins."
    ]


def test_a_tie_in_coins_too_is_shared() -> None:
    told = told_ties([20, 20, 12], [3, 3, 9])
    assert told == ["Seat 0 and Seat 1 have the same points and the same coins, and share the place."]
    assert told_ties([20, 19, 12], [3, 3, 9]) == []
