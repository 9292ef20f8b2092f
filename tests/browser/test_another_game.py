"""A game from another folder is in the lobby, is played at once, and gets its bots when it is compiled."""

from __future__ import annotations

import pathlib
import random
from collections.abc import Callable, Iterator

import pytest

from .conftest import Server
from .people import Person

TOY_GAMES = pathlib.Path(__file__).parents[1] / "toy" / "games"
MOST_CLICKS = 200


@pytest.fixture
def with_toy(tmp_path: pathlib.Path) -> Iterator[Server]:
    """A server that knows the toy with a component row of its owner's, so that nothing of it was ever compiled."""
    rows = tmp_path / "components" / "toy"
    rows.mkdir(parents=True)
    worth = random.SystemRandom().randint(100, 20_000)  # never twice the same
    (rows / "mine.toml").write_text(f'[[crate]]\nid = "silk"\nworth = {worth}\n')
    running = Server(tmp_path)
    running.environment |= {"ARGOSY_GAMES": str(TOY_GAMES), "ARGOSY_COMPONENTS": str(tmp_path)}
    running.start()
    yield running
    running.kill()


def test_the_toy_is_played_in_the_browser_to_its_end(with_toy: Server, visit: Callable[..., Person]) -> None:
    person = visit(url=with_toy.url)
    page = person.page
    page.goto(with_toy.url)
    card = page.locator('[data-game="toy"]')
    assert "Crates" in card.inner_text() and "A tiny game to copy" in card.inner_text()
    assert page.locator('[data-preparing="toy"] progress').count() == 1  # it is being compiled meanwhile
    person.sit("toy", level="deckhand")
    chance, clicks, on_board = random.Random(7), 0, 0
    while not person.over:
        on_board += person.click_move(chance)
        clicks += 1
        assert clicks < MOST_CLICKS
        person.wait()
    assert on_board, "nothing was clicked on the board"
    page.goto(f"{with_toy.url}/rules/toy")
    assert "Two to four captains trade crates" in page.inner_text("main")
    assert page.locator("main figure svg").count() == 4  # drawn by the game itself
    page.click("main a[data-learn]")
    page.wait_for_url("**/learn/toy/first")


def test_a_bot_that_searches_takes_its_seat_when_the_game_is_compiled(
    with_toy: Server, visit: Callable[..., Person]
) -> None:
    person = visit(url=with_toy.url)
    person.page.goto(with_toy.url)
    person.sit("toy", level="captain")
    person.click_move(random.Random(3))
    waiting = person.page.locator("#prompt", has_text="takes the seat when Crates is prepared")
    waiting.wait_for()
    person.page.locator(".prompt--mine").wait_for(timeout=240_000)  # the captain has moved: it is one's own turn again
