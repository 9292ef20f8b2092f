"""The kernels of Grog Island under the names of `argosy.kernel.anygame`."""

from __future__ import annotations

from argosy.games.grog_island.features import features
from argosy.games.grog_island.judgement import deckhand, value
from argosy.games.grog_island.moves import MAX_MOVES
from argosy.games.grog_island.rules.ledger import ledger
from argosy.games.grog_island.rules.play import apply, legal
from argosy.games.grog_island.rules.scoring import ranks, scores, sheet
from argosy.games.grog_island.rules.setup import setup
from argosy.games.grog_island.secrets import redeal, view
from argosy.kernel import to_act

__all__ = [
    "MAX_MOVES", "apply", "deckhand", "features", "ledger", "legal", "ranks", "redeal", "scores", "setup", "sheet",
    "to_act", "value", "view",
]  # fmt: skip
