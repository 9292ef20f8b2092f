"""What bots need of Grog Island, under the names that every game shares (see `argosy.brains.anybrain`)."""

from argosy.brains.turns import by_seat as turn_number
from argosy.games.grog_island.brain.bidding import playout
from argosy.games.grog_island.brain.features import features
from argosy.games.grog_island.brain.judgement import (
    SCRATCH,
    TABLE,
    prospects,
)
from argosy.games.grog_island.brain.thumb import deckhand

__all__ = [
    "SCRATCH", "TABLE", "deckhand", "features", "playout", "prospects", "turn_number",
]  # fmt: skip
