"""What bots need of Grog Island, under the names that every game shares (see `argosy.brains.anybrain`)."""

from argosy.brains.turns import by_seat as turn_number
from argosy.games.grog_island.brain.bidding import playout
from argosy.games.grog_island.brain.features import features
from argosy.games.grog_island.brain.guesses import HOLDINGS, holdings, recall, suppose
from argosy.games.grog_island.brain.judgement import (
    SCRATCH,
    TABLE,
    prospects,
)
from argosy.games.grog_island.brain.manners import seemly
from argosy.games.grog_island.brain.thumb import deckhand

__all__ = [
    "HOLDINGS", "SCRATCH", "TABLE", "deckhand", "features", "holdings", "playout", "prospects", "recall", "seemly",
    "suppose", "turn_number",
]  # fmt: skip
