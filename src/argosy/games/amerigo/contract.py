"""Amerigo's kernels under the names that every game shares."""

from argosy.games.amerigo.features import features
from argosy.games.amerigo.rules.ledger import ledger
from argosy.games.amerigo.rules.play import apply, legal
from argosy.games.amerigo.rules.sailing import MAX_MOVES
from argosy.games.amerigo.rules.scoring import ranks, scores, sheet
from argosy.games.amerigo.rules.setup import setup
from argosy.games.amerigo.secrets import redeal, view
from argosy.games.amerigo.thumb import deckhand
from argosy.kernel import judging, to_act
from argosy.kernel.bind import bind

judged = bind(judging, "amerigo")
judge, value = judged.judge, judged.value
foresight = value
playout = deckhand

__all__ = [
    "MAX_MOVES",
    "apply",
    "deckhand",
    "features",
    "foresight",
    "judge",
    "ledger",
    "legal",
    "playout",
    "ranks",
    "redeal",
    "scores",
    "setup",
    "sheet",
    "to_act",
    "value",
    "view",
]
