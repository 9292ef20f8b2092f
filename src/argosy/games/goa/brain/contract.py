"""What bots need of Goa, under the names that every game shares (see `argosy.brains.anybrain`)."""

from argosy.games.goa.brain.features import features
from argosy.games.goa.brain.judgement import (
    ALL_ACTIONS,
    FIRST_TRAIT,
    FORESEEN,
    NEXT_SEAT,
    SCRATCH,
    SEATS,
    TABLE,
    THEN,
    TRAITS,
    actions_left,
    prospects,
)
from argosy.games.goa.brain.thumb import deckhand

playout = deckhand

__all__ = [
    "ALL_ACTIONS", "FIRST_TRAIT", "FORESEEN", "NEXT_SEAT", "SCRATCH", "SEATS", "TABLE",
    "THEN", "TRAITS", "actions_left", "deckhand", "features", "playout", "prospects",
]  # fmt: skip
