"""Every game of the house is played to its end through clicks, against a bot, at a desk and on a phone; whatever is
asked, the player has in view what is needed to decide, and the board stays where it is."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import argosy

from .in_view import Watch
from .people import Person

MOST_CLICKS = 3000
DESKS = ((1440, 900), (1280, 800))  # a game at a desk is looked at on both, and answered on either
PHONES = ((390, 844),)
LANGUAGES = ("en", "de", "nl")  # each game has two of them


BOTS, MOMENTS = 3, (0, 40)  # a full table, at its beginning and when much lies there: of each game in every suite
READABLE = 9.5  # pixels; deals differ from run to run: rare letters a little smaller than eleven are for `make slow`


@pytest.mark.parametrize("game", argosy.games())
def test_what_matters_is_in_view_at_a_full_table(game: str, visit: Callable[..., Person]) -> None:
    person = visit(lang=LANGUAGES[argosy.games().index(game) % 2 + 1])
    table = person.sit(game, bots=BOTS)
    watch = Watch(person, game, (*DESKS, *PHONES), READABLE)
    for moment in MOMENTS:
        if moment:
            person.lead_by_bots(table, moment)
        watch.asked = 0
        watch.look()
    assert not watch.faults, "\n".join(sorted(watch.faults))
    assert all(len(boards) == 1 for boards in watch.boards.values()), f"the board moves: {watch.boards}"


# deals differ from run to run, and a look at every question finds rare crowded ones: that is for `make slow`
LOOKS = [False, pytest.param(True, marks=pytest.mark.slow)]


@pytest.mark.parametrize("looked_at", LOOKS, ids=["played", "looked at"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", argosy.games())
def test_a_whole_game_through_clicks(game: str, phone: bool, looked_at: bool, visit: Callable[..., Person]) -> None:
    lang = LANGUAGES[(argosy.games().index(game) + 2 * phone) % 3]
    person = visit(phone=phone, lang=lang)
    table = person.sit(game)
    watch = Watch(person, game, PHONES if phone else DESKS)
    chance = random.Random(f"{game} {phone}")
    clicks = on_board = 0
    while not person.over:
        if looked_at:
            watch.look()
        on_board += person.click_move(chance)
        clicks += 1
        assert clicks < MOST_CLICKS, "the game does not end"
        person.wait()
    assert not watch.faults, "\n".join(sorted(watch.faults))
    for screen, boards in watch.boards.items():
        assert len(boards) == int(looked_at), f"the board moves between questions: {boards} at {screen}"
    assert len(person.lost) <= 2, f"clicks on the board were not heard: {person.lost}"
    assert on_board > clicks / 10, f"only {on_board} of {clicks} clicks could be made on the board"
    kept = person.ask("GET", f"/api/tables/{table}")
    assert kept["status"] == "over"
    totals = person.page.locator(".breakdown tfoot td").all_inner_texts()
    assert [int(total) for total in totals] == kept["scores"]
