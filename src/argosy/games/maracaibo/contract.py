"""The kernels of Maracaibo under the names that every game offers (see `argosy.kernel.anygame`)."""

from argosy.games.maracaibo.features import features
from argosy.games.maracaibo.rules.ledger import ledger
from argosy.games.maracaibo.rules.play import apply, legal
from argosy.games.maracaibo.rules.scoring import ranks, scores, sheet
from argosy.games.maracaibo.rules.setup import setup
from argosy.games.maracaibo.secrets import redeal, view
from argosy.games.maracaibo.thumb import deckhand
from argosy.kernel import foreseeing, judging, to_act
from argosy.kernel.bind import bind

MAX_MOVES = 96

judged = bind(judging, "maracaibo")
judge, value = judged.judge, judged.value
foresight = bind(foreseeing, "maracaibo").foresight
playout = deckhand

__all__ = [
    "MAX_MOVES", "apply", "deckhand", "features", "foresight", "judge", "ledger", "legal", "playout", "ranks", "redeal",
    "scores", "setup", "sheet", "to_act", "value", "view",
]  # fmt: skip
