"""Grog Island's rules under the names that every game shares (see `argosy.kernel.anygame`)."""

from argosy.games.grog_island.moves import MAX_MOVES
from argosy.games.grog_island.rules.ledger import ledger
from argosy.games.grog_island.rules.play import apply, legal
from argosy.games.grog_island.rules.scoring import ranks, scores, sheet
from argosy.games.grog_island.rules.secrets import redeal, view
from argosy.games.grog_island.rules.setup import setup
from argosy.kernel import to_act

__all__ = [
    "MAX_MOVES", "apply", "ledger", "legal", "ranks", "redeal", "scores", "setup", "sheet", "to_act", "view",
]  # fmt: skip
