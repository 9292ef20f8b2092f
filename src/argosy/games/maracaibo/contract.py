"""The kernels of Maracaibo under the names that every game offers (see `argosy.kernel.anygame`)."""

from argosy.games.maracaibo.features import features
from argosy.games.maracaibo.judgement import deckhand, value
from argosy.games.maracaibo.rules.ledger import ledger
from argosy.games.maracaibo.rules.play import apply, legal
from argosy.games.maracaibo.rules.scoring import ranks, scores, sheet
from argosy.games.maracaibo.rules.setup import setup
from argosy.games.maracaibo.secrets import redeal, view
from argosy.kernel import to_act

MAX_MOVES = 96

__all__ = [
    "MAX_MOVES", "apply", "deckhand", "features", "ledger", "legal", "ranks", "redeal", "scores", "setup", "sheet",
    "to_act", "value", "view",
]  # fmt: skip
