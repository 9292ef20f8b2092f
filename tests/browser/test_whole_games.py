"""Every game of the house is played to its end through clicks, against a bot, at a desk and on a phone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import argosy

from .people import Person

MOST_CLICKS = 3000


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", argosy.games())
def test_a_whole_game_through_clicks(game: str, phone: bool, visit: Callable[..., Person]) -> None:
    person = visit(phone=phone)
    table = person.sit(game)
    chance = random.Random(f"{game} {phone}")
    clicks = on_board = 0
    while not person.over:
        on_board += person.click_move(chance)
        clicks += 1
        assert clicks < MOST_CLICKS, "the game does not end"
        person.wait()
    assert len(person.lost) <= 2, f"clicks on the board were not heard: {person.lost}"
    assert on_board > clicks / 10, f"only {on_board} of {clicks} clicks could be made on the board"
    kept = person.ask("GET", f"/api/tables/{table}")
    assert kept["status"] == "over"
    totals = person.page.locator(".breakdown tfoot td").all_inner_texts()
    assert [int(total) for total in totals] == kept["scores"]
