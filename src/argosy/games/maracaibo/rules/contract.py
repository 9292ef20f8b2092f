"""Maracaibo's rules under the names that every game shares (see `argosy.kernel.anygame`)."""

from argosy.games.maracaibo.rules.ledger import ledger
from argosy.games.maracaibo.rules.play import apply, legal
from argosy.games.maracaibo.rules.scoring import ranks, scores, sheet
from argosy.games.maracaibo.rules.secrets import redeal, view
from argosy.games.maracaibo.rules.setup import setup
from argosy.kernel import to_act

MAX_MOVES = 96

__all__ = [
    "MAX_MOVES", "apply", "ledger", "legal", "ranks", "redeal", "scores", "setup", "sheet", "to_act", "view",
]  # fmt: skip
