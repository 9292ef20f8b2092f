"""The kernels of Grog Island under the names of `argosy.kernel.anygame`."""

from __future__ import annotations

from argosy.games.grog_island.bidding import playout
from argosy.games.grog_island.features import features
from argosy.games.grog_island.moves import MAX_MOVES
from argosy.games.grog_island.rules.ledger import ledger
from argosy.games.grog_island.rules.play import apply, legal
from argosy.games.grog_island.rules.scoring import ranks, scores, sheet
from argosy.games.grog_island.rules.setup import setup
from argosy.games.grog_island.secrets import redeal, view
from argosy.games.grog_island.thumb import deckhand
from argosy.kernel import judging, to_act
from argosy.kernel.bind import bind

judged = bind(judging, "grog_island")
judge, value = judged.judge, judged.value
foresight = value

__all__ = [
    "MAX_MOVES", "apply", "deckhand", "features", "foresight", "judge", "ledger", "legal", "playout", "ranks", "redeal",
    "scores", "setup", "sheet", "to_act", "value", "view",
]  # fmt: skip
