"""What a player has in view when asked: question, own hand, targets, and a board that stays where it was."""

from __future__ import annotations

import pathlib
from collections.abc import Sequence
from typing import Any

from .people import Person

HANDS = {"goa": "#part-hand", "maracaibo": "#part-hand", "amerigo": "#part-sheet", "grog_island": "#part-hold"}

HERE = pathlib.Path(__file__).parent
LOOK = (HERE / "in_view.js").read_text(encoding="utf-8")
CUT = (HERE / "cut_off.js").read_text(encoding="utf-8")
FRAMES = """() => new Promise((done) => {
  const after = (n) => requestAnimationFrame(() => (n ? after(n - 1) : done()));
  after(3); })"""  # what was drawn anew has found its place
Size = tuple[int, int]
LEAST = 10.9  # letters on pictures, in pixels: eleven, as one rounds
SMALLER = (  # names in one long word on a fifth of the hold, a plot or a ship: two lines would need a hyphen they lack
    "Kokosnehrung", "Waarzegster", "spookschip",
)  # fmt: skip


class Watch:
    """Looks at every question of a game on screens of several sizes, and keeps what it found."""

    def __init__(self, person: Person, game: str, screens: Sequence[Size], least: float = LEAST) -> None:
        self.person, self.least = person, least
        self.screens = list(screens)
        self.hand = HANDS.get(game, "#mine, #docked")
        self.faults: set[str] = set()
        self.boards: dict[Size, set[tuple[int, ...]]] = {screen: set() for screen in screens}
        self.asked = 0

    def look(self) -> None:
        """At the question that is asked now; the screen on which the last look was stays."""
        for screen in self.screens:
            self._look_at(screen)
        self.screens.reverse()
        self.asked += 1

    def _look_at(self, screen: Size) -> None:
        page = self.person.page
        if page.viewport_size != {"width": screen[0], "height": screen[1]}:
            page.set_viewport_size({"width": screen[0], "height": screen[1]})
        page.evaluate(FRAMES)
        found: dict[str, Any] = page.evaluate(LOOK, self.hand)
        faults = found["faults"]
        if self.asked % 4 == 0:
            faults += [f"hard to read in {words}" for words in page.evaluate(CUT, [self.least, SMALLER])]
        self.faults |= {f"{screen[0]}: {fault}" for fault in faults}
        self.boards[screen].add(tuple(found["board"]))
