"""What all pictures of the table share: the view, the moves that can be clicked, words and names, icons."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from argosy.draw import target_rect
from argosy.games.grog_island.face.describing import describe
from argosy.games.grog_island.face.previews import dice_in_order, price
from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.parts import GOAL_LESSER, GOAL_POINTS, GOAL_SORT, Goal
from argosy.games.grog_island.state import State
from argosy.kernel import to_act
from argosy.kernel.game import Line
from argosy.words import listing, say, say_line

GAME = "grog_island"
GOOD_ICONS = ("coconut", "fish", "grog", "lemon", "map")  # by colour
GOOD_FILLS = ("coconut", "fish", "grog", "lemon", "chart")
TYPE_ICONS = {
    "figurehead": ("figurehead", "ginger"), "fortune": ("fortune", "clove"), "voodoo": ("voodoo", "wood"),
    "hat": ("hat", "pepper"), "anchor": ("anchor", "silver"), "cannonball": ("cannonball", "pepper"),
    "sword": ("sword", "silver"), "coffin": ("coffin", "wood"), "eyepatch": ("eyepatch", "pepper"),
    "hook": ("hook", "silver"), "peg_leg": ("pegleg", "wood"), "pub": ("grog", "grog"),
}  # fmt: skip


@dataclass(frozen=True)
class Scene:
    """What is drawn: the table as a view shows it, the moves that can be clicked, the language, the people's names."""

    view: State
    moves: frozenset[int]
    lang: str
    names: tuple[str, ...]

    @property
    def me(self) -> int:
        """Whose hold is shown: the viewer's own; for everybody else that of the seat that acts."""
        return int(self.view.viewer) - 1 if self.view.viewer > 0 else max(0, self.acting)

    @property
    def acting(self) -> int:
        """The seat that decides, -1 when the game is over."""
        return int(to_act(self.view))

    def say(self, key: str, **facts: int | str) -> str:
        """Words of the board."""
        return _said(self.lang, key, tuple(facts.items()))

    def name(self, seat: int) -> str:
        """The person on a seat."""
        return self.names[seat] if seat < len(self.names) else self.say("seat", n=seat + 1)

    def label(self, code: int) -> str:
        """What a target says: the move, and for a bid what it costs."""
        if Code.BID <= code < Code.SHIP:
            row = listing(self.lang, (say_line(GAME, self.lang, die) for die in dice_in_order(self.view, code)))
            return self.say("board-price", n=price(self.view, code), row=row)
        return _described(self.lang, code)

    def target(self, code: int, x: float, y: float, width: float, height: float, *inside: str) -> str:
        """A place that makes a move when it is clicked, if the move is legal."""
        code = int(code)
        return target_rect(x, y, width, height, code, self.label(code), *inside) if code in self.moves else ""


@functools.lru_cache(4096)
def _said(lang: str, key: str, facts: tuple[tuple[str, int | str], ...]) -> str:
    return say(GAME, lang, key, **dict(facts))


@functools.lru_cache(4096)
def _described(lang: str, code: int) -> str:
    return say_line(GAME, lang, describe(code))


def scene_of(view: State, moves: Sequence[Any], lang: str, names: Sequence[str] = ()) -> Scene:
    """A scene from what callers have: moves may be codes or things that have one."""
    return Scene(view, frozenset(int(getattr(move, "code", move)) for move in moves), lang, tuple(names))


def line_of(scene: Scene, line: Line) -> str:
    """A line of the game's words."""
    return say_line(GAME, scene.lang, line)


def supply(scene: Scene) -> str:
    """The cards and the locks that are left."""
    v = scene.view
    decks = {"treasures": int(v.treasures_left), "parrots": int(v.parrots_left), "goals": int(v.goals_left)}
    return f"{scene.say('board-decks', **decks)} · {scene.say('board-locks', n=int(v.locks_left))}"


def goal_terms(scene: Scene, goal: int) -> str:
    """What a goal card pays for what."""
    if GOAL_SORT[goal] == Goal.PENINSULA:
        return scene.say("board-most-else", most=int(GOAL_POINTS[goal]), lesser=int(GOAL_LESSER[goal]))
    return scene.say("board-each", n=int(GOAL_POINTS[goal]))
