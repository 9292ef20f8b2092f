"""The law of sight for networks: whatever a seat may know changes the numbers that a network is given.

Gaps are looked for as on a page (see `sight`): one place of one field is changed to what it is in another view of the
game. Numbers are cut where the network cuts them, so that what lies beyond its reach does not count as seen. Of the
question on top, what it is about is tried, too: two that ask the same of different things must not look alike.
"""

from __future__ import annotations

import random
from collections.abc import Collection

import numpy as np
import sight
from sight import EVERYWHERE, changes, groups_of, played

from argosy.brains.learned import REACH
from argosy.kernel.position import copy_of
from argosy.kernel.stack import A, B
from argosy.play import View

TRIES = 40
ENOUGH = 0.25  # of them must change a number: many a field is of no interest while something else is asked


def numbers_of(view: View) -> bytes:
    """What a network is given."""
    out = np.zeros(len(view.game.brain.features), np.float32)
    view.game.brain.kernels.features(view.state, out)
    return np.clip(out, -REACH, REACH).tobytes()


def unseen(name: str, without: Collection[str] = ()) -> set[str]:
    """The places that a network does not see."""
    games = played(name)
    game = games[0][0].game
    found = set()
    for field_name in game.rules.State.fields:
        if field_name in EVERYWHERE or field_name in without:
            continue
        for owner, places in groups_of(field_name, game, 0).items():
            chance = random.Random(f"{name} {field_name} {owner}")
            tried = seen = 0
            for views in games:
                made = changes(views, field_name, places, chance, TRIES - tried)
                for before, after in zip(made, made, strict=True):
                    tried += 1
                    seen += numbers_of(before) != numbers_of(after)
            if tried and seen < ENOUGH * tried:
                found.add(f"{field_name} {owner}".strip())
    return found | unseen_questions(name)


def unseen_questions(name: str) -> set[str]:
    """The questions of which a network does not see what they are about."""
    found = set()
    for views in played(name):
        for place, letter in ((A, "a"), (B, "b")):
            for one in views:
                for other in views:
                    if one.game is other.game and sight.asked(one) == sight.asked(other):
                        found |= _unseen_question(one, other, place, letter)
    return found


def _unseen_question(one: View, other: View, place: int, letter: str) -> set[str]:
    top, their_top = int(one.state.depth) - 1, int(other.state.depth) - 1
    about = int(other.state["asks"][their_top, place])
    if top < 0 or int(one.state["asks"][top, place]) == about:
        return set()
    state = copy_of(one.state)
    state["asks"][top, place] = about
    if numbers_of(View(one.game, state, one.names)) != numbers_of(one):
        return set()
    return {f"question {one.game.rules.asks[sight.asked(one)[0]]} {letter}"}
