"""The toy's rules under the names that every game shares (see `argosy.kernel.anygame`)."""

from argosy.games.toy.rules.play import apply, ledger, legal, ranks, scores, setup, sheet
from argosy.games.toy.rules.secrets import redeal, view
from argosy.kernel import to_act

MAX_MOVES = 4

__all__ = [
    "MAX_MOVES", "apply", "ledger", "legal", "ranks", "redeal", "scores", "setup", "sheet", "to_act", "view",
]  # fmt: skip
