"""The kernels of the toy game, by the names of the contract."""

from argosy.games.toy.judgement import deckhand, features, judge, value
from argosy.games.toy.rules import apply, ledger, legal, ranks, scores, setup, sheet
from argosy.games.toy.secrets import redeal, view
from argosy.kernel import to_act

MAX_MOVES = 4
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
