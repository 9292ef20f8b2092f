"""What all parts of the board share: the view, the words, and which moves are already drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from argosy import scene
from argosy.draw import group
from argosy.games.maracaibo.face.describing import describe
from argosy.games.maracaibo.state import State
from argosy.kernel.game import Line

NATION_TOKENS = ("fr", "sp", "en")
GOOD_ICONS = ("tobacco", "maize", "sugar")
OBJECT_ICONS = ("herbs", "spyglass", "book", "map")
SYNERGY_ICONS = {"anchor": "anchor", "medal": "medal", "tools": "tools", "scales": "scales", "lantern": "lantern"}
NAME = "maracaibo"


def told(about: str, label: str, *drawn: str, **named: Any) -> str:
    """Something that can be pointed at: the lexicon has a card about it, by this name. Targets may lie inside."""
    return group(*drawn, data_thing=about.lower(), role="group" if label else None, aria_label=label or None, **named)


class Scene(scene.Scene[State]):
    """The table of Maracaibo; notes which moves are already drawn."""

    game = NAME
    describe = staticmethod(describe)

    def tell_all(self, lines: Iterable[Line], between: str = "; ") -> str:
        """Several lines one after another."""
        return between.join(self.line(line) for line in lines)

    def use(self, code: int) -> bool:
        """Whether a move is legal; if so it is drawn now and needs no button of its own."""
        if code in self.moves:
            self.drawn.add(code)
            return True
        return False

    def name(self, seat: int) -> str:
        """A person, or Jean."""
        return self.say("part-jean") if self.view.seats == 1 and seat == 1 else super().name(seat)
