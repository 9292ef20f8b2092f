"""What all parts of the board share: the view, the words, and which moves are already drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from argosy.games.maracaibo.face.describing import describe
from argosy.games.maracaibo.state import State
from argosy.kernel.game import Line
from argosy.words import say_line

NATION_TOKENS = ("fr", "sp", "en")
GOOD_ICONS = ("tobacco", "maize", "sugar")
OBJECT_ICONS = ("herbs", "spyglass", "book", "map")
SYNERGY_ICONS = {"anchor": "anchor", "medal": "star", "tools": "hook", "scales": "scales", "lantern": "lantern"}
NAME = "maracaibo"


class Scene:
    """One table as one viewer sees it, in one language."""

    def __init__(self, view: State, moves: Iterable[Any], lang: str, names: Sequence[str]) -> None:
        self.view = view
        self.lang = lang
        self.names = names
        self.codes = [int(getattr(move, "code", move)) for move in moves]
        self.legal = set(self.codes)
        self.drawn: set[int] = set()

    def say(self, key: str, **facts: Any) -> str:
        """A message of the game's words."""
        return say_line(NAME, self.lang, Line(key, facts))

    def tell(self, line: Line) -> str:
        """A line as a sentence."""
        return say_line(NAME, self.lang, line)

    def tell_all(self, lines: Iterable[Line], between: str = "; ") -> str:
        """Several lines one after another."""
        return between.join(self.tell(line) for line in lines)

    def label(self, code: int) -> str:
        """What a click on a target does, in words."""
        return self.tell(describe(code))

    def use(self, code: int) -> bool:
        """Whether a move is legal; if so it is drawn now and needs no button of its own."""
        if code in self.legal:
            self.drawn.add(code)
            return True
        return False

    def name(self, seat: int) -> str:
        """A person, or Jean."""
        if self.view.seats == 1 and seat == 1:
            return self.say("part-jean")
        return self.names[seat] if seat < len(self.names) else self.say("seat", n=seat + 1)
