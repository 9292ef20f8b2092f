"""A template (see `kernel.bind`), part of others: everybody plays on by rule of thumb."""

from __future__ import annotations

from argosy.bots.workspace import Workspace
from argosy.brains.given import thumb
from argosy.kernel.anygame import apply, legal
from argosy.kernel.compile import rule
from argosy.kernel.position import Position

BY_MOVE = -1  # as event: chance differs from move to move


@rule
def play_by_thumb(m: Workspace, s: Position, decisions: int, event: int) -> None:
    """So many decisions, or to the end of the game; the event decides what is left to chance."""
    for _ in range(decisions):
        n = legal(s, m.moves)
        if n == 0:
            return
        apply(s, m.moves[thumb(s, m.moves, n, s.moves if event == BY_MOVE else event)])
        m.tries[0] += 1
