"""A template (see `kernel.bind`): earlier moments as those saw them who moved, if they held what is supposed now."""

from __future__ import annotations

from typing import Any

from argosy.bots.workspace import copy, wipe
from argosy.brains.anybrain import features, recall
from argosy.kernel.anygame import legal, to_act, view
from argosy.kernel.chance import bits
from argosy.kernel.compile import rule

RECALL = 0x52454341  # a purpose of chance
DEALT, LOOKED, SUPPOSED, MOMENTS = 0, 1, 2, 3  # rows of the memory; what was seen before each move follows


@rule
def recollect(words: Any, states: Any, count: int, seed: Any, rows: Any, mask: Any, moves: Any) -> None:
    """For each of `count` moments write what the mover saw and which moves it had, in the light of the supposed row.

    What is dealt beside that is the same in all suppositions, so that they are compared by the same cards.
    """
    for moment in range(count):
        copy(words, MOMENTS + moment, DEALT)
        recall(states[DEALT], states[SUPPOSED], bits(seed, RECALL, moment, 0))
        wipe(words, LOOKED)
        view(states[DEALT], to_act(states[DEALT]), states[LOOKED])
        features(states[LOOKED], rows[moment])
        n = legal(states[LOOKED], moves)
        for i in range(n):
            mask[moment, moves[i]] = 1
