"""What a person does at the pages: makes a table, clicks moves, waits for the others."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

FIRST_MOVE = 900_000  # the rules may have to be compiled first
ASK = """async ([method, path, body]) => {
  const token = document.querySelector('meta[name=argosy-token]').content;
  const answer = await fetch(path, { method, headers: { 'Content-Type': 'application/json', 'X-Argosy-Token': token },
    body: body === null ? undefined : JSON.stringify(body) });
  const data = await answer.json();
  if (!answer.ok) throw new Error(data.message);
  return data;
}"""
LEAD = """async ([table, moves]) => {
  const token = document.querySelector('meta[name=argosy-token]').content;
  const headers = { 'Content-Type': 'application/json', 'X-Argosy-Token': token };
  const seat = `/api/tables/${table}/seats/0`, send = (path, body) => fetch(path, { method: 'POST', headers, body });
  await send(`${seat}/bot`, JSON.stringify({ level: 'deckhand' }));
  for (let made = 0; made < moves; ) made = (await (await fetch(`/api/tables/${table}`)).json()).moves_made;
  await send(`${seat}/person`);
}"""  # asked without a pause: bots that wait for nobody play a short game in a moment
READY = """() => { const now = document.querySelector('main[data-number]');
  return now && !document.body.classList.contains('is-busy')
    && (now.dataset.mine || now.dataset.nod || document.querySelector('.over, .handover')); }"""
CHANGED = """(seen) => { const now = document.querySelector('main[data-number]');
  return now && now.dataset.number !== seen && !document.body.classList.contains('is-busy'); }"""


class Person:
    """Somebody at a browser."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.lost: list[str] = []  # what the page said after clicks on the board that no new page followed

    def goto(self, path: str) -> Person:
        """Open a page of the server."""
        self.page.goto(self.url + path, timeout=FIRST_MOVE)
        return self

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Use the API with this browser's own key."""
        return self.page.evaluate(ASK, [method, path, body])

    def make(self, game: str, seats: list[dict[str, str]], **wish: Any) -> dict[str, Any]:
        """A new table, without opening its page."""
        if self.page.url == "about:blank":
            self.goto("/")
        made: dict[str, Any] = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **wish})
        return made

    def sit(self, game: str, bots: int = 1, level: str = "deckhand", **wish: Any) -> str:
        """A table against bots, and its page; the game's name of the table."""
        seats = [{"kind": "me", "name": "Mara"}] + [{"kind": "bot", "level": level} for _ in range(bots)]
        table = str(self.make(game, seats, **wish)["id"])
        self.goto(f"/t/{table}").wait(FIRST_MOVE)
        return table

    def accept(self, made: dict[str, Any], seat: int = 1) -> Person:
        """Open the invitation to a seat and sit down, under the name that this browser has."""
        self.goto(made["invitations"][seat])
        self.page.locator("#sit-form button[type=submit]").click()
        self.page.wait_for_selector("main.table[data-number]", timeout=FIRST_MOVE)
        return self

    def wait(self, most: int = 300_000) -> None:
        """Until it is one's turn, or the screen must be handed over, or the game is over."""
        self.page.wait_for_function(READY, timeout=most)
        while self.page.locator("#do-confirm").count():  # a turn ends when its player says so
            self.page.locator("#do-confirm").click()
            self.page.wait_for_function(READY, timeout=most)

    @property
    def number(self) -> str:
        """How many events the page has seen."""
        return str(self.page.get_attribute("main[data-number]", "data-number"))

    @property
    def over(self) -> bool:
        """Whether the page shows a finished game."""
        return self.page.locator(".over").count() > 0

    def prompt(self) -> str:
        """The question."""
        return self.page.locator(".prompt__text b").inner_text()

    def changed(self, seen: str, most: int = 120_000) -> None:
        """Until the page shows something newer."""
        self.page.wait_for_function(CHANGED, arg=seen, timeout=FIRST_MOVE if int(seen) < 3 else most)

    def click_move(self, chance: random.Random) -> bool:
        """Click any legal move, on the board if it can be; whether it was on the board."""
        seen, on_board = self.number, False
        picture = self.page.locator("#board g[data-move]:visible, #mine g[data-move]:visible")
        count = picture.count()
        if count and chance.random() < 0.7:
            try:
                picture.nth(chance.randrange(count)).click(timeout=1500)
                on_board = True
            except TooLate:
                pass  # covered by another target: the button does the same
        if on_board and self.heard(seen):
            return True
        self.click_button(chance)
        self.changed(seen)
        return False

    def heard(self, seen: str) -> bool:
        """Whether a click on the board was followed by a new page; it may have fallen between two of them."""
        try:
            self.changed(seen, 30_000)
        except TooLate:
            self.lost.append(f"{self.prompt()} {self.page.locator('#toast').text_content()}")
            return False
        return True

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait for something on the page (the page itself may not evaluate strings)."""
        for _ in range(600):
            if holds():
                return
            self.page.wait_for_timeout(100)
        raise AssertionError("it did not come about within a minute")

    def click_button(self, chance: random.Random) -> None:
        """Click any move of the bar, rather one that ends something."""
        ends = self.page.locator(".actions .btn--end")
        if ends.count() and chance.random() < 0.5:
            ends.first.click()
            return
        folds = self.page.locator(".actions details:not([open]) > summary")
        for _ in range(folds.count()):  # an opened one leaves the list, and may close another
            folds.first.click()
        buttons = self.page.locator(".actions [data-move]:visible")
        buttons.nth(chance.randrange(buttons.count())).click()

    def lead_by_bots(self, table: str, moves: int) -> None:
        """Let a bot play one's seat until so many moves are made; then one sits there again, and is asked."""
        self.page.evaluate(LEAD, [table, moves])
        self.goto(f"/t/{table}").wait()

    def finish_by_bots(self, table: str) -> None:
        """Let a bot play one's seat to the end."""
        self.ask("POST", f"/api/tables/{table}/seats/0/bot", {"level": "deckhand"})
        self.page.wait_for_selector(".over", timeout=240_000)
