"""What bots need of Amerigo, under the names that every game shares (see `argosy.brains.anybrain`)."""

from argosy.brains.manners import anything as seemly
from argosy.brains.turns import by_seat as turn_number
from argosy.games.amerigo.brain.features import features
from argosy.games.amerigo.brain.judgement import (
    SCRATCH,
    TABLE,
    prospects,
)
from argosy.games.amerigo.brain.thumb import deckhand

playout = deckhand

__all__ = [
    "SCRATCH", "TABLE", "deckhand", "features", "playout", "prospects", "seemly", "turn_number",
]  # fmt: skip
