"""Goa's rules under the names that every game shares (see `argosy.kernel.anygame`)."""

from argosy.games.goa.rules.ledger import ledger
from argosy.games.goa.rules.play import MAX_MOVES, apply, legal, setup
from argosy.games.goa.rules.scoring import ranks, scores, sheet
from argosy.games.goa.rules.secrets import redeal, view
from argosy.kernel import to_act

__all__ = [
    "MAX_MOVES", "apply", "ledger", "legal", "ranks", "redeal", "scores", "setup", "sheet", "to_act", "view",
]  # fmt: skip
