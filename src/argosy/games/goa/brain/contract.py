"""What bots need of Goa, under the names that every game shares (see `argosy.brains.anybrain`)."""

from argosy.brains.manners import anything as seemly
from argosy.brains.turns import by_seat as turn_number
from argosy.games.goa.brain.features import features
from argosy.games.goa.brain.foresight_weights import THEN
from argosy.games.goa.brain.foresight_weights import WEIGHTS as FORESEEN
from argosy.games.goa.brain.judgement import FIRST_TRAIT, NEXT_SEAT, SCRATCH, TABLE, prospects
from argosy.games.goa.brain.thumb import deckhand
from argosy.games.goa.brain.traits import ALL_ACTIONS, TRAITS, actions_left
from argosy.games.goa.parts import SEATS

playout = deckhand

__all__ = [
    "ALL_ACTIONS", "FIRST_TRAIT", "FORESEEN", "NEXT_SEAT", "SCRATCH", "SEATS", "TABLE",
    "THEN", "TRAITS", "actions_left", "deckhand", "features", "playout", "prospects", "seemly", "turn_number",
]  # fmt: skip
