"""What bots need of Maracaibo, under the names that every game shares (see `argosy.brains.anybrain`)."""

from argosy.games.maracaibo.brain.features import features
from argosy.games.maracaibo.brain.judgement import (
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
from argosy.games.maracaibo.brain.thumb import deckhand

playout = deckhand

__all__ = [
    "ALL_ACTIONS", "FIRST_TRAIT", "FORESEEN", "NEXT_SEAT", "SCRATCH", "SEATS", "TABLE",
    "THEN", "TRAITS", "actions_left", "deckhand", "features", "playout", "prospects",
]  # fmt: skip
