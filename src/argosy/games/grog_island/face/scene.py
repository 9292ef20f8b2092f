"""What all pictures of the table share: the view, the moves that can be clicked, words and names, icons."""

from __future__ import annotations

from argosy import scene
from argosy.draw import target_rect
from argosy.games.grog_island.face.describing import describe
from argosy.games.grog_island.face.lexicon import name_of
from argosy.games.grog_island.face.previews import dice_in_order, price
from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.parts import GOAL_LESSER, GOAL_POINTS, GOAL_SORT, Goal
from argosy.games.grog_island.state import State
from argosy.words import listing

GAME = "grog_island"
GOOD_ICONS = ("coconut", "fish", "grog", "lemon", "map")  # by colour
GOOD_FILLS = ("coconut", "fish", "grog", "lemon", "chart")
TYPE_ICONS = {
    "figurehead": ("figurehead", "ginger"), "fortune": ("fortune", "clove"), "voodoo": ("voodoo", "wood"),
    "hat": ("hat", "pepper"), "anchor": ("anchor", "silver"), "cannonball": ("cannonball", "pepper"),
    "sword": ("sword", "silver"), "coffin": ("coffin", "wood"), "eyepatch": ("eyepatch", "pepper"),
    "hook": ("hook", "silver"), "peg_leg": ("pegleg", "wood"), "pub": ("grog", "grog"),
}  # fmt: skip


class Scene(scene.Scene[State]):
    """The table of Grog Island."""

    game = GAME
    describe = staticmethod(describe)

    def called(self, thing: str) -> str:
        """The name of a thing that has a card in the lexicon."""
        return self.line(name_of(thing))

    def label(self, code: int) -> str:
        """What a target says: the move, and for a bid what it costs."""
        if Code.BID <= code < Code.SHIP:
            row = listing(self.lang, (self.line(die) for die in dice_in_order(self.view, code)))
            return self.say("board-price", n=price(self.view, code), row=row)
        return super().label(code)

    def target(self, code: int, x: float, y: float, width: float, height: float, *inside: str) -> str:
        """A place that makes a move when it is clicked, if the move is legal."""
        code = int(code)
        return target_rect(x, y, width, height, code, self.label(code), *inside) if code in self.moves else ""


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
