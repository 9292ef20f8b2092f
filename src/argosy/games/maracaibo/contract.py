"""The kernels of Maracaibo under the names that every game offers (see `argosy.kernel.anygame`)."""

from argosy.games.maracaibo.features import features
from argosy.games.maracaibo.judgement import deckhand
from argosy.games.maracaibo.rules.ledger import ledger
from argosy.games.maracaibo.rules.play import apply, legal
from argosy.games.maracaibo.rules.scoring import ranks, scores, sheet
from argosy.games.maracaibo.rules.setup import setup
from argosy.games.maracaibo.secrets import redeal, view
from argosy.kernel import judging, to_act
from argosy.kernel.bind import bind

MAX_MOVES = 96

judged = bind(judging, "maracaibo")
judge, value = judged.judge, judged.value

__all__ = [
    "MAX_MOVES", "apply", "deckhand", "features", "judge", "ledger", "legal", "ranks", "redeal", "scores", "setup",
    "sheet", "to_act", "value", "view",
]  # fmt: skip
