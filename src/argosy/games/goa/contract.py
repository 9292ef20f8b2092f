"""Goa's kernels under the names that every game shares."""

from argosy.games.goa.features import features
from argosy.games.goa.rules.ledger import ledger
from argosy.games.goa.rules.play import MAX_MOVES, apply, legal, setup
from argosy.games.goa.rules.scoring import ranks, scores, sheet
from argosy.games.goa.secrets import redeal, view
from argosy.games.goa.thumb import deckhand
from argosy.kernel import foreseeing, judging, to_act
from argosy.kernel.bind import bind

judged = bind(judging, "goa")
judge, value = judged.judge, judged.value
foresight = bind(foreseeing, "goa").foresight
playout = deckhand

__all__ = [
    "MAX_MOVES", "apply", "deckhand", "features", "foresight", "judge", "ledger", "legal", "playout", "ranks", "redeal",
    "scores", "setup", "sheet", "to_act", "value", "view",
]  # fmt: skip
