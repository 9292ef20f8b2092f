"""Amerigo's rules under the names that every game shares (see `argosy.kernel.anygame`)."""

from argosy.games.amerigo.rules.ledger import ledger
from argosy.games.amerigo.rules.play import apply, legal
from argosy.games.amerigo.rules.sailing import MAX_MOVES
from argosy.games.amerigo.rules.scoring import ranks, scores, sheet
from argosy.games.amerigo.rules.secrets import redeal, view
from argosy.games.amerigo.rules.setup import setup
from argosy.kernel import to_act

__all__ = [
    "MAX_MOVES", "apply", "ledger", "legal", "ranks", "redeal", "scores", "setup", "sheet", "to_act", "view",
]  # fmt: skip
